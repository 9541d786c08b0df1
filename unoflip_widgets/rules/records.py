"""Saved rounds: headers and one action a line, as people write down a game of chess.

A record holds how the round began and what was done; loading it does everything again and
compares the end with what the record says.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from .actions import quote, split_line
from .errors import IllegalAction, RecordError, UnoFlipError, brief
from .position import Position
from .round import Round
from .ruleset import RuleSet

__all__ = ["FORMAT", "VERSION", "from_text", "to_json", "to_text"]

FORMAT = "unoflip record"
VERSION = 1
_LONGEST = 2_000_000


def _headers(round_: Round) -> dict[str, Any]:
    """What the round began with, in the order in which it is written."""
    headers: dict[str, Any] = {
        "players": list(round_.players),
        "options": round_.rules.options(),
        "seed": round_.seed,
    }
    if round_._pairing_seed is not None:
        headers["pairing_seed"] = round_._pairing_seed
    if round_._start is not None:
        headers["position"] = round_._start.one_line()
    elif round_._given_dealer is not None:
        headers["dealer"] = round_._given_dealer
    return headers


def _result(round_: Round) -> str:
    outcome = round_.outcome
    if outcome is None:
        return "unfinished"
    return "void" if outcome.winner is None else f"{quote(outcome.winner)} {outcome.score}"


def _digest(round_: Round) -> str:
    lines = [*map(str, round_.actions), str(round_.position())]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def to_text(round_: Round) -> str:
    """Write a round as text; see `Round.record`.

    Examples
    --------
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> events = round_.apply("A draw")
    >>> print(to_text(round_))
    unoflip record 1
    players: A B
    options: deck=flip
    seed: 0
    position: players: A B; hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf; \
color: blue; turn: A; dealer: B
    actions: 1
    <BLANKLINE>
    A draw
    <BLANKLINE>
    result: unfinished
    check: 5d9483db59bbe08b
    <BLANKLINE>
    """
    headers = _headers(round_)
    headers["players"] = " ".join(map(quote, headers["players"]))
    options = {"deck": round_.rules.deck, **headers["options"]}
    headers["options"] = " ".join(
        f"{name}={json.dumps(value).strip(chr(34))}" for name, value in options.items()
    )
    if "dealer" in headers:
        headers["dealer"] = quote(headers["dealer"])
    lines = [f"{FORMAT} {VERSION}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"actions: {len(round_.actions)}", "", *map(str, round_.actions), ""]
    lines += [f"result: {_result(round_)}", f"check: {_digest(round_)}", ""]
    return "\n".join(lines)


def to_json(round_: Round) -> str:
    """Write a round as JSON; see `Round.record_json`."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        **_headers(round_),
        "actions": [str(action) for action in round_.actions],
        "result": _result(round_),
        "check": _digest(round_),
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def from_text(text: str) -> Round:
    """Load a record in either form; see `Round.from_record`.

    Raises
    ------
    RecordError
        With the line and the reason.
    """
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {type(text).__name__}")
    if len(text) > _LONGEST:
        raise RecordError(f"a record has at most {_LONGEST} characters, this text has {len(text)}")
    if text.lstrip().startswith("{"):
        return _load_json(text)
    return _load_lines(text.split("\n"))


def _load_lines(lines: list[str]) -> Round:
    first = lines[0].strip()
    if not first.startswith(FORMAT + " "):
        raise RecordError(
            f"this is no record of a round; it would begin with '{FORMAT} {VERSION}'", 1
        )
    _check_version(first.removeprefix(FORMAT + " ").strip(), 1)
    headers: dict[str, str] = {}
    where: dict[str, int] = {}
    actions: list[tuple[str, int]] = []
    part = 0
    for number, line in enumerate(lines[1:], 2):
        line = line.strip()
        if not line:
            # A round without actions has nothing between the two empty lines.
            empty = part == 1 and headers.get("actions") == "0"
            part += bool(headers) and (lines[number - 2].strip() != "" or empty)
        elif part == 1:
            actions.append((line, number))
        else:
            name, colon, value = line.partition(":")
            if not colon or name in headers or part > 2:
                raise RecordError(f"{line[:40]!r} does not belong here", number)
            headers[name] = value.strip()
            where[name] = number
    if not {"result", "check"} <= set(headers):
        raise RecordError("the record breaks off: its result and check are missing", len(lines))
    data: dict[str, Any] = dict(headers)
    try:
        data["players"] = [word for word, _ in split_line(headers.get("players", ""))]
        if "dealer" in headers:
            data["dealer"] = split_line(headers["dealer"])[0][0]
    except (UnoFlipError, IndexError) as error:
        raise RecordError(str(error), where.get("players")) from None
    data["options"] = _options(headers.get("options", ""), where.get("options"))
    for name in ("seed", "pairing_seed", "actions"):
        if name in headers:
            if not headers[name].isdecimal() or len(headers[name]) > 20:
                raise RecordError(
                    f"{name} is a whole number, not {headers[name][:40]!r}", where[name]
                )
            data[name] = int(headers[name])
    if data.get("actions") != len(actions):
        raise RecordError(
            f"the record announces {data.get('actions')} actions and holds {len(actions)}",
            where.get("actions"),
        )
    return _replay(data, actions, where)


def _options(text: str, line: int | None) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise RecordError(f"{word[:40]!r} is no option=value", line)
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def _load_json(text: str) -> Round:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise RecordError(f"this is no JSON: {error}", getattr(error, "lineno", None)) from None
    except RecursionError:
        raise RecordError("the JSON is nested too deeply") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f'this is no record of a round; it would have "format": "{FORMAT}"', 1)
    _check_version(str(data.get("version")), 1)
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(isinstance(line, str) for line in actions):
        raise RecordError('"actions" is a list of lines')
    if not isinstance(data.get("options"), dict):
        raise RecordError('"options" is a mapping of options')
    for name in ("players", "seed", "result", "check"):
        if name not in data:
            raise RecordError(f"the record has no {name!r}")
    lines = text.split("\n")
    first = next((number for number, line in enumerate(lines, 1) if '"actions"' in line), 1)
    return _replay(data, [(line, first + place) for place, line in enumerate(actions, 1)], {})


def _check_version(version: str, line: int) -> None:
    if not version.isdecimal():
        raise RecordError(f"{version[:40]!r} is no version of a record", line)
    number = int(version[:9])
    if number > VERSION:
        raise RecordError(
            f"the record has version {version[:9]}, this package reads up to {VERSION}; update it",
            line,
        )
    if number < 1:
        raise RecordError(f"there is no version {version[:9]} of a record", line)


def _replay(data: dict[str, Any], actions: list[tuple[str, int]], where: dict[str, int]) -> Round:
    try:
        rules = RuleSet.from_options(data["options"])
    except (UnoFlipError, TypeError) as error:
        raise RecordError(str(error), where.get("options")) from None
    try:
        if "position" in data:
            start = Position.parse(data["position"])
            round_ = Round.from_position(start, rules, seed=data.get("seed", 0))
        else:
            round_ = Round.deal(
                data["players"],
                rules,
                data.get("seed", 0),
                dealer=data.get("dealer"),
                pairing_seed=data.get("pairing_seed"),
            )
    except UnoFlipError as error:
        raise RecordError(
            f"the round cannot begin: {error}", where.get("position", where.get("players"))
        ) from None
    for line, number in actions:
        try:
            round_.apply(line)
        except IllegalAction as error:
            raise RecordError(f"this action is not possible here: {error}", number) from None
        except UnoFlipError as error:
            raise RecordError(str(error), number) from None
    if data["result"] != _result(round_):
        raise RecordError(
            f"the record says {brief(data['result'], 60)}, its actions give {_result(round_)!r}",
            where.get("result"),
        )
    if data["check"] != _digest(round_):
        raise RecordError(
            "the actions do not lead to the position the record was made of", where.get("check")
        )
    return round_
