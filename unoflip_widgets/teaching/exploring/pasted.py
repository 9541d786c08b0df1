"""What is wrong with a position that somebody pasted, with every place in the text marked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields

from unoflip_widgets.rules import (
    FLIP,
    NotationError,
    Position,
    RuleSet,
    UnoFlipError,
)
from unoflip_widgets.rules.actions import quote, split_line

from .drafts import Draft, Problem, problem_says
from .lines import option_words, read_options
from .switches import Switch, switches

__all__ = ["problems_of"]

_PARTS = re.compile(r'(?:[^;\n"]|"(?:[^"\\]|\\.)*"?)+')
_KEY = re.compile(r'\s*((?:[^:"]|"(?:[^"\\]|\\.)*")*?)\s*:\s*')
_KEYS = frozenset(part.name for part in fields(Position)) - {"hands"}


def problems_of(text: str, rules: RuleSet = FLIP) -> list[Problem]:
    """Find everything that is wrong with a share line or a position in notation.

    Parameters
    ----------
    text : str
        What was pasted.
    rules : RuleSet
        The options if the text names none.

    Returns
    -------
    list of Problem
        In the order of the text; ``start`` and ``end`` are places in it.  Empty if nothing is
        wrong.

    Examples
    --------
    >>> [one] = problems_of("hand A: B2/O8 X9; hand B: R5/P2; discard: B7/O3")
    >>> one.say["id"], one.start, one.end
    ('explorer-problem-card', 14, 16)
    """
    options = option_words(text)
    found = _option_problems(options)
    if found:
        return found
    if options:
        rules = read_options(word for word, _ in options)
    text = re.sub(r"[;\n]\s*rules:[^;\n]*$", lambda found: " " * len(found[0]), text)
    values: dict[str, str] = {}
    places: dict[str, int] = {}
    for part in _PARTS.finditer(text):
        words = part[0].strip()
        if not words:
            continue
        start = part.start() + part[0].index(words)
        whole = Problem(problem_says("part", text=words[:40]), start, start + len(words))
        match = _KEY.match(part[0])
        key = None if match is None else _key_of(match[1])
        if match is None or key is None:
            found.append(whole)
        elif key in values:
            say = problem_says("part-twice", text=match[1][:40])
            found.append(Problem(say, start, start + len(match[1])))
        else:
            values[key] = part[0][match.end() :].rstrip()
            places[key] = part.start() + match.end()
    draft = Draft.of(values, rules)
    for key, own in draft.fields.items():
        offset = places.get(key)
        for one in own.problems:
            if offset is None or one.start is None or one.end is None:
                found.append(Problem(one.say))
            else:
                found.append(Problem(one.say, offset + one.start, offset + one.end))
    found += draft.problems
    return sorted(found, key=lambda one: len(text) if one.start is None else one.start)


def _option_problems(words: list[tuple[str, int]]) -> list[Problem]:
    """Find what is wrong with the options, each word for itself and then together."""
    known = {switch.option: switch for switch in switches(FLIP)}
    found = []
    for word, start in words:
        name, _, value = word.partition("=")
        if name not in known:
            say = problem_says("choice", text=word[:40])
        elif not _can_be(known[name], value):
            say = problem_says("written", text=_how(known[name]))
        else:
            continue
        found.append(Problem(say, start, start + len(word)))
    if found or _together(word for word, _ in words):
        return found
    # Each can be; without one of these they would go together.
    say = {"id": "explorer-switch-conflict", "args": {}}
    for own, start in words:
        if _together(word for word, _ in words if word != own):
            found.append(Problem(say, start, start + len(own)))
    (_, first), (last, start) = words[0], words[-1]
    return found or [Problem(say, first, start + len(last))]


def _together(words: Iterable[str]) -> bool:
    try:
        read_options(words)
    except UnoFlipError:
        return False
    return True


def _can_be(switch: Switch, value: str) -> bool:
    if switch.kind == "choice":
        return value in switch.values
    if switch.kind == "bool":
        return value in ("yes", "no")
    if switch.optional and value == "none":
        return True
    # Points have no upper end here, as a switch has.
    most = None if switch.optional else switch.most
    number = int(value) if value.isdecimal() and len(value) < 10 else -1
    return number >= switch.least and (most is None or number <= most)


def _how(switch: Switch) -> str:
    """How an option is written."""
    values: Iterable[object] = switch.values or ("yes", "no")
    if switch.optional:
        values = (500, "none")
    elif switch.kind == "number":
        values = (f"{switch.least}…{switch.most}",)
    return ", ".join(f"{switch.option}={value}" for value in values)


def _key_of(written: str) -> str | None:
    """The key of a field, as drafts call it; ``None`` if there is no such part."""
    try:
        words = [word for word, _ in split_line(written)]
    except NotationError:
        return None
    if len(words) == 2 and words[0] == "hand":
        return f"hand {quote(words[1])}"
    return words[0] if len(words) == 1 and words[0] in _KEYS else None
