"""A position and its options as one line of text."""

from __future__ import annotations

import re
from collections.abc import Iterable

from unoflip_widgets.rules import FLIP, NotationError, Position, RuleSet, RuleSetError

__all__ = ["option_words", "read_options", "read_share_line", "share_line"]

# Names stand in quotes if they hold a semicolon's company (a blank), so the last one is ours.
_RULES = re.compile(r"(?:^|[;\n])[ \t]*rules:([^;\n]*)[;\s]*$")
_WORDS: dict[str, object] = {"yes": True, "no": False, "none": None}
_NONE_IS_A_WORD = frozenset({"stack"})


def share_line(position: Position, rules: RuleSet) -> str:
    """Write a position and the options that are not as usual as one line.

    Parameters
    ----------
    position : Position
        The position.
    rules : RuleSet
        The options.
    """
    words = []
    for name, value in rules.options().items():
        word = {True: "yes", False: "no", None: "none"}.get(value, value)  # type: ignore[arg-type]
        words.append(f"{name}={value if type(value) is int else word}")
    rest = [f"rules: {' '.join(words)}"] if words else []
    return "; ".join([position.one_line(), *rest])


def read_share_line(text: str, rules: RuleSet = FLIP) -> tuple[Position, RuleSet]:
    """Read a position, and options if the text names any.

    Parameters
    ----------
    text : str
        A position in notation, in one line or several, and perhaps ``rules: stack=sum``.
    rules : RuleSet
        The options if the text names none.

    Raises
    ------
    NotationError, RuleSetError, PositionError
        If it cannot be read.

    Examples
    --------
    >>> read_share_line("hand A: B2; hand B: R5; discard: B7; rules: deck=classic target=none")[1]
    RuleSet(deck='classic', target=None)
    """
    if not isinstance(text, str):
        raise NotationError(f"a position is written as text, not {type(text).__name__}")
    match = _RULES.search(text)
    if match is None:
        return Position.parse(text), rules
    return Position.parse(text[: match.start()]), read_options(match[1].split())


def option_words(text: str) -> list[tuple[str, int]]:
    """Find the words after ``rules:``, each with its place in the text."""
    match = _RULES.search(text)
    if match is None:
        return []
    return [(word[0], match.start(1) + word.start()) for word in re.finditer(r"\S+", match[1])]


def read_options(words: Iterable[str]) -> RuleSet:
    """Read options, written ``name=value``.

    Raises
    ------
    NotationError, RuleSetError
        If they cannot be read, or do not go together.
    """
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise NotationError(f"{word[:40]!r} is no option; options are written name=value")
        if value.isdecimal() and len(value) < 10:
            options[name] = int(value)
        elif name in _NONE_IS_A_WORD:
            options[name] = value
        else:
            options[name] = _WORDS.get(value, value)
    return _made(options)


def _made(options: dict[str, object]) -> RuleSet:
    try:
        return RuleSet.from_options(options)
    except TypeError as error:
        raise RuleSetError(str(error)) from None
