"""What the widgets without a live table of their own have in common: how they begin and listen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets

from .base import AskedWidget, notice
from .bundle import bundled
from .traits import Pace

__all__ = ["Panel", "notice"]


class Panel(AskedWidget):
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
    _from_browser: ClassVar[frozenset[str]] = frozenset({"locale", "pace"})
    _view = ""

    view = traitlets.Unicode(read_only=True).tag(sync=True)
    pace = Pace().tag(sync=True)

    def __init__(self, *, shown: Mapping[str, Any], **traits: Any) -> None:
        # The first message to the browser already holds all of this.
        self.set_trait("view", self._view)
        for name, value in shown.items():
            self.set_trait(name, value)
        super().__init__(**traits)

    def _listen(self, message: dict[str, Any]) -> None:
        if type(message.get("seq")) is not int or not isinstance(message.get("type"), str):
            self._refuse(notice("ui-notice-malformed"))
        elif message["seq"] == self._seq:
            self._asked(message["type"], message)
        # A second click on what has changed meanwhile changes nothing more.

    @property
    def _seq(self) -> int:
        """The number of what is shown; it never decreases."""
        raise NotImplementedError

    def _shown_seq(self) -> int:
        return self._seq

    def _asked(self, kind: str, message: Mapping[str, Any]) -> None:
        raise NotImplementedError
