"""What is wrong with a position that somebody pasted, with every place in the text marked."""

from __future__ import annotations

import re
from dataclasses import fields

from unoflip_widgets.rules import (
    FLIP,
    NotationError,
    Position,
    PositionError,
    RuleSet,
    UnoFlipError,
)
from unoflip_widgets.rules.actions import quote, split_line

from .drafts import Draft, Problem, problem_says
from .lines import read_share_line

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
    try:
        _, rules = read_share_line(text, rules)
    except PositionError:
        pass
    except UnoFlipError as error:
        start = text.rfind("rules:")
        if start >= 0:
            place = getattr(error, "start", None)
            say = problem_says("options", text=str(error)[:200])
            return [Problem(say, start if place is None else place, len(text.rstrip()))]
    text = re.sub(r"[;\n]\s*rules:[^;\n]*$", lambda found: " " * len(found[0]), text)
    found: list[Problem] = []
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


def _key_of(written: str) -> str | None:
    """The key of a field, as drafts call it; ``None`` if there is no such part."""
    try:
        words = [word for word, _ in split_line(written)]
    except NotationError:
        return None
    if len(words) == 2 and words[0] == "hand":
        return f"hand {quote(words[1])}"
    return words[0] if len(words) == 1 and words[0] in _KEYS else None
