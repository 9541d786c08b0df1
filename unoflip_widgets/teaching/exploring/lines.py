"""A position and its options as one line of text."""

from __future__ import annotations

import re

from unoflip_widgets.rules import FLIP, NotationError, Position, RuleSet, RuleSetError

__all__ = ["read_share_line", "share_line"]

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
    options: dict[str, object] = {}
    for word in match[1].split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise NotationError(
                f"{word[:40]!r} is no option; options are written name=value",
                text=text,
                start=text.index(word, match.start(1)),
            )
        if value.isdecimal() and len(value) < 10:
            options[name] = int(value)
        elif name in _NONE_IS_A_WORD:
            options[name] = value
        else:
            options[name] = _WORDS.get(value, value)
    return Position.parse(text[: match.start()]), _made(options)


def _made(options: dict[str, object]) -> RuleSet:
    try:
        return RuleSet.from_options(options)
    except TypeError as error:
        raise RuleSetError(str(error)) from None
