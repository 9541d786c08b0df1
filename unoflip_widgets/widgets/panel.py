"""What the widgets without a live table of their own have in common: how they listen and refuse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from unoflip_widgets.teaching import locales, text

from .bundle import bundled
from .frames import Message
from .traits import Choice, Pace

__all__ = ["Panel", "notice"]

_FROM_BROWSER = frozenset({"locale", "pace"})


def notice(name: str, **args: object) -> Message:
    """Make a message out of the id of a text.

    Examples
    --------
    >>> notice("ui-notice-malformed")
    {'id': 'ui-notice-malformed', 'args': {}}
    """
    return {"id": name, "args": args}


class Panel(anywidget.AnyWidget):
    """A widget that is asked things by the browser and answers by its traits.

    A subclass handles messages in ``_asked`` and refuses with ``_refuse``.

    Parameters
    ----------
    shown : Mapping of str to object
        Read-only traits and what they begin with.
    **traits : object
        Other traits.

    Attributes
    ----------
    view : str
        What the browser shows.  Synced, constant.
    notice : dict
        The last refusal.  Synced, read-only.
    locale, pace : str, float
        The language, and how fast cards move.  Synced both ways.
    last_error : str
        The last refusal as a sentence.  Not synced.
    """

    _esm = bundled("study.js")
    _css = bundled("widget.css")
    _view = ""

    view = traitlets.Unicode(read_only=True).tag(sync=True)
    notice = traitlets.Dict(read_only=True).tag(sync=True)
    locale = Choice(locales()).tag(sync=True)
    pace = Pace().tag(sync=True)
    last_error = traitlets.Unicode("", read_only=True)

    def __init__(self, *, shown: Mapping[str, Any], **traits: Any) -> None:
        # The first message to the browser already holds all of this.
        self.set_trait("view", self._view)
        self.set_trait("notice", {"n": 0, "seq": 0, "say": None, "rules": []})
        for name, value in shown.items():
            self.set_trait(name, value)
        super().__init__(**traits)
        self.on_msg(self._heard)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take from the browser what it may set, and put right what it may not."""
        allowed = {name: value for name, value in sync_data.items() if name in _FROM_BROWSER}
        wrong = [name for name in sync_data if name not in allowed and name in self.keys]
        try:
            super().set_state(allowed)
        except traitlets.TraitError:
            wrong += allowed
        if wrong:
            self.send_state(wrong)
            self._refuse(notice("ui-notice-malformed"))

    def _heard(self, _: object, content: object, __: object) -> None:
        message = content if isinstance(content, dict) else {}
        if message.get("type") == "hello":
            self.send({"type": "here"})
        elif type(message.get("seq")) is not int or not isinstance(message.get("type"), str):
            self._refuse(notice("ui-notice-malformed"))
        elif message["seq"] == self._seq:
            self._asked(message["type"], message)
        # A second click on what has changed meanwhile changes nothing more.

    @property
    def _seq(self) -> int:
        """The number of what is shown; it never decreases."""
        raise NotImplementedError

    def _asked(self, kind: str, message: Mapping[str, Any]) -> None:
        raise NotImplementedError

    def _refuse(self, say: Message, rules: tuple[str, ...] = ()) -> None:
        number = self.notice["n"] + 1
        self.set_trait("notice", {"n": number, "seq": self._seq, "say": say, "rules": list(rules)})
        self.set_trait("last_error", text(say, locale=self.locale))

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """Describe the widget in one line where nothing can be drawn."""
        data, metadata = super()._repr_mimebundle_(**options) or ({}, {})
        return {**data, "text/plain": repr(self)}, metadata
