"""What all widgets have in common.

What they take from the browser, how they answer it, and what is said where they cannot be shown.
"""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, ClassVar

import anywidget
import traitlets

from unoflip_widgets.teaching import locales, text

from .bundle import bundled
from .frames import Message
from .traits import Choice

__all__ = ["AskedWidget", "BaseWidget", "apology", "notice"]

# The widget takes a moment to come up, and nobody shall read an apology meanwhile.
_APOLOGY = (
    "<style>@keyframes unoflip-late{{from{{position:absolute;visibility:hidden}}}}"
    ".unoflip-late{{animation:unoflip-late 4s step-end}}</style>"
    '<p class="unoflip-still unoflip-late" lang="{locale}">{said}</p>'
)


@cache
def apology(locale: str) -> dict[str, str]:
    """Return the output that says, in the widget's place, that it is not shown there.

    It stands beside the widget in the notebook; the stylesheet hides it wherever the widget is
    drawn, so it is read where the bundle fails to load, and where no widget can run.

    Examples
    --------
    >>> apology("en")["text/plain"]
    'The widget itself does not show here. Run this cell in Jupyter; if you have, reload the page.'
    """
    # One plain sentence: the machinery for all the others would take longer than the widget.
    source = (files("unoflip_widgets") / "locale" / locale / "apology.ftl").read_text("utf-8")
    said = source.rpartition(" = ")[2].strip()
    return {"text/html": _APOLOGY.format(locale=locale, said=escape(said)), "text/plain": said}


def notice(name: str, **args: object) -> Message:
    """Make a message out of the id of a text.

    Examples
    --------
    >>> notice("ui-notice-malformed")
    {'id': 'ui-notice-malformed', 'args': {}}
    """
    return {"id": name, "args": args}


class BaseWidget(anywidget.AnyWidget):
    """A widget that speaks, and takes from the browser only what it may set.

    Attributes
    ----------
    locale : {"en", "ru", "pl"}
        The language.  Synced both ways.
    """

    _css = bundled("widget.css")
    _from_browser: ClassVar[frozenset[str]] = frozenset({"locale"})

    locale = Choice(locales()).tag(sync=True)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take from the browser what it may set, and put right what it may not."""
        allowed = {name: value for name, value in sync_data.items() if name in self._from_browser}
        wrong = [name for name in sync_data if name not in allowed and name in self.keys]
        try:
            super().set_state(allowed)
        except traitlets.TraitError:
            wrong += allowed
        if wrong:
            self.send_state(wrong)
            self._put_right()

    def _put_right(self) -> None:
        """Say that the browser has sent what it may not, if there is a way to say it."""

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """Describe the widget in one line where nothing can be drawn."""
        data, metadata = super()._repr_mimebundle_(**options) or ({}, {})
        return {**data, "text/plain": repr(self)}, metadata

    def _ipython_display_(self) -> None:
        from IPython.display import display

        data, metadata = self._repr_mimebundle_()
        display(data, metadata=metadata, raw=True)
        display(apology(self.locale), raw=True)


class AskedWidget(BaseWidget):
    """A widget that the browser asks things, and that says why it refuses.

    A subclass handles messages in ``_listen`` and refuses with ``_refuse``.

    Attributes
    ----------
    notice : dict
        The last refusal.  Synced, read-only.
    last_error : str
        The last refusal as a sentence.  Not synced.
    """

    notice = traitlets.Dict(read_only=True).tag(sync=True)
    last_error = traitlets.Unicode("", read_only=True)

    def __init__(self, **values: Any) -> None:
        # The first message to the browser already holds it.
        self.set_trait("notice", {"n": 0, "seq": 0, "say": None, "rules": []})
        super().__init__(**values)
        self.on_msg(self._heard)

    def _heard(self, _: object, content: object, __: object) -> None:
        message = content if isinstance(content, dict) else {}
        if message.get("type") == "hello":
            self._greeted()
            self.send({"type": "here"})
        else:
            self._listen(message)

    def _greeted(self) -> None:
        """A view has opened, or asks whether anybody is there."""

    def _listen(self, message: dict[str, Any]) -> None:
        """Do what the browser asks for."""
        raise NotImplementedError

    def _shown_seq(self) -> int:
        """The number of what is shown; it never decreases."""
        raise NotImplementedError

    def _refuse(self, say: Message, rules: tuple[str, ...] = ()) -> None:
        number = self.notice["n"] + 1
        told = {"n": number, "seq": self._shown_seq(), "say": say, "rules": list(rules)}
        self.set_trait("notice", told)
        self.set_trait("last_error", text(say, locale=self.locale))

    def _put_right(self) -> None:
        self._refuse(notice("ui-notice-malformed"))
