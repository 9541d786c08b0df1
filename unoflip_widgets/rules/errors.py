"""What can go wrong, told to the person who called.

`NotationError` and `PositionError` mean that something could not be understood;
`IllegalAction` means that it was understood and the rules refuse it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .verdicts import Verdict

__all__ = [
    "BadPlayerCount",
    "IllegalAction",
    "NotationError",
    "PositionError",
    "RecordError",
    "RuleSetError",
    "UnoFlipError",
    "brief",
]


def brief(value: object, most: int = 40) -> str:
    """Write what somebody gave, short, for the sentence that refuses it.

    Examples
    --------
    >>> brief("red"), brief("x" * 99, 10)
    ("'red'", "'xxxxxx...")
    """
    try:
        text = repr(value[: most + 1] if isinstance(value, str) else value)
    except (ValueError, RecursionError):  # thousands of digits, or nested as deep
        text = f"a {type(value).__name__} too large to show"
    return text if len(text) <= most else text[: most - 3] + "..."


class UnoFlipError(ValueError):
    """Any refusal of the rules core."""


class NotationError(UnoFlipError):
    """A text, card, action or name that cannot be read.

    Attributes
    ----------
    text : str or None
        The text that was read.
    start, end : int or None
        The place of the fault in it, as a slice.
    """

    def __init__(
        self,
        message: str,
        *,
        text: str | None = None,
        start: int | None = None,
        end: int | None = None,
    ) -> None:
        super().__init__(message)
        self.text = text
        self.start = start
        self.end = end if end is not None or text is None else len(text)


class BadPlayerCount(UnoFlipError):
    """Fewer than 2 or more than 10 players (F-DECK-6)."""

    code = "bad_player_count"


class RuleSetError(UnoFlipError):
    """Options that are unknown, out of range or contradict each other."""


class PositionError(UnoFlipError):
    """A position that cannot exist.

    Attributes
    ----------
    defects : tuple of str
        Everything that is wrong with it, one sentence each.
    """

    def __init__(self, defects: Sequence[str]) -> None:
        self.defects = tuple(defects)
        super().__init__("; ".join(self.defects))


class RecordError(UnoFlipError):
    """A saved round that is damaged, foreign, too large or too new.

    Attributes
    ----------
    line : int or None
        The line of the fault, counted from 1.
    """

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line = line


class IllegalAction(UnoFlipError):
    """An action that the rules refuse; nothing has changed.

    Attributes
    ----------
    verdict : Verdict
        The code, the reason and the rules it rests on.
    """

    def __init__(self, message: str, verdict: Verdict) -> None:
        super().__init__(message)
        self.verdict = verdict

    @property
    def code(self) -> str:
        """The error code of the verdict, such as ``"not_playable"``."""
        return self.verdict.code or ""
