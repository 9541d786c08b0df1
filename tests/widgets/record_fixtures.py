"""Records the states that the tests of both languages check: tests/fixtures/frames/*.json.

Run ``python -m tests.widgets.record_fixtures`` from the project's folder after the wire format
has changed on purpose, and read the difference.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from unoflip_widgets import Table
from unoflip_widgets.rules import CLASSIC, FLIP, Action, Round, RuleSet

from .rounds import NAMES, random_action

FOLDER = Path(__file__).parent.parent / "fixtures" / "frames"

SCENES: dict[str, tuple[str, RuleSet, str | None, list[str]]] = {
    "uno-caught": (
        "hand Ann: B2/O8 B1/Ve; hand Bo: R5/P2 R8/T7; hand Cy: R9/V5; discard: B7/O3;"
        "draw: Y4/Vf G1/O5 G2/Te Y8/P1",
        FLIP,
        "Ann",
        ["Ann play B2/O8", "Bo catch Ann", "Bo draw", "Bo keep", "Cy draw"],
    ),
    "challenge-won": (
        "hand Ann: W+2/O4 B4/V1 R1/P3; hand Bo: R5/P2 R8/T7; discard: B7/O3;"
        "draw: Y4/Vf G1/O5 G2/Te Y8/P1",
        FLIP,
        "Bo",
        ["Ann play W+2/O4 red", "Bo challenge", "Bo play R5/P2 uno", "Ann draw"],
    ),
    "challenge-lost": (
        "hand Ann: Y1/W Rf/P8 G6/W+c; hand Bo: R5/P2 R8/T7 G4/T9; discard: B7/O3 Rr/V3;"
        "draw: Y4/Vf G1/O5 G2/Te Y8/P1 B4/V1 B3/T2 B9/O5; side: dark; color: purple",
        FLIP,
        "Bo",
        ["Ann play G6/W+c teal", "Bo challenge"],
    ),
    "flip-exposes-a-wild": (
        "hand Ann: Rf/P8 B4/V1 R1/P3; hand Bo: R5/P2 R8/T7; discard: Y1/W R2/Or;"
        "draw: Y4/Vf G1/O5 G2/Te Y8/P1",
        FLIP,
        "Ann",
        ["Ann play Rf/P8", "Ann color teal", "Bo play R8/T7"],
    ),
    "reshuffle": (
        "hand Ann: R1/P3 R9/V5; hand Bo: R5/P2 R8/T7 R6/O9; discard: Y1/W R2/Or G4/T9 B+1/P6;"
        "draw: Y4/Vf",
        FLIP,
        "Ann",
        ["Ann draw", "Bo draw", "Ann draw"],
    ),
    "hands-change-owners": (
        "hand Ann: B7 B0 R1 R2; hand Bo: R5 R8 B9; hand Cy: Y2 Y3; discard: B3; draw: Y4 G1 G2",
        CLASSIC.replace(seven_swap=True, zero_rotate=True),
        "Ann",
        ["Ann play B7 swap Cy", "Bo play B9", "Cy play B0"],
    ),
    "cards-change-owners": (
        "hand Ann: B5/Or R1/P3 G4/T9; hand Bo: R5/P2 R8/T7; discard: B3/V8; draw: Y4/Vf G1/O5",
        FLIP.replace(five_swap=True, politeness=True),
        None,
        ["Ann play B5/Or swap Bo give G4/T9", "Bo give R5/P2"],
    ),
    "stacked-and-jumped": (
        "hand Ann: B+1/P6 R1/P3 G4/T9; hand Bo: R+1/P3 R8/T7 B1/Ve; hand Cy: R+1/P4 R6/O9;"
        "discard: B3/V8; draw: Y4/Vf G1/O5 G2/Te Y8/P1",
        FLIP.replace(stack="sum", jump_in=True),
        "Cy",
        ["Ann play B+1/P6", "Bo play R+1/P3", "Cy play R+1/P4", "Ann accept", "Bo draw"],
    ),
    "penalties": (
        "hand Ann: B2/O8 G4/T9 R1/P3; hand Bo: R5/P2 R8/T7; discard: B7/O3;"
        "draw: Y4/Vf G1/O5 G2/Te Y8/P1 B4/V1 B3/T2 B9/O5",
        FLIP.replace(misplay_penalty=2, false_uno_penalty=2, false_catch_penalty=1),
        "Ann",
        ["Ann uno", "Bo catch Ann", "Ann play G4/T9"],
    ),
    "won-by-a-flip": (
        "hand Ann: Rf/P8; hand Bo: R5/P2 R8/T7; discard: Y1/W R2/Or; draw: Y4/Vf G1/O5",
        FLIP,
        "Bo",
        ["Ann play Rf/P8"],
    ),
}


def scene(name: str) -> dict[str, Any]:
    """One of the scenes as a table sends it."""
    position, rules, viewer, lines = SCENES[name]
    table = Table(Round.from_position(position, rules), viewer=viewer, hotseat=False)
    return record(name, table, iter(lines))


def ten_players_flip() -> dict[str, Any]:
    """The largest message: a Flip with ten players."""
    for seed in range(1000):
        round_ = Round.deal(NAMES, FLIP, seed)
        first = [action for action in round_.legal_actions() if action.verb == "play"]
        flips = [a for a in first if a.card and a.card.face(round_.side).symbol == "flip"]
        if flips:
            table = Table(round_, viewer="Ann", hotseat=False)
            return record("ten-players-flip", table, iter(flips[:1]))
    raise AssertionError("no seed begins with a Flip")


def whole_round() -> dict[str, Any]:
    """A short round of three from the deal to the count."""
    for seed in range(1000):
        table = Table(Round.deal(NAMES[:3], FLIP, seed), viewer="Ann", hotseat=False)
        chance = Random(seed)
        states = [table.state]
        while table.round.outcome is None and len(states) < 32:
            table.apply(random_action(table.round, chance, slips=False))
            states.append(table.state)
        if table.round.outcome is not None:
            return {"name": "whole-round", "states": states}
    raise AssertionError("no seed ends soon")


def record(name: str, table: Table, actions: Iterator[Action | str]) -> dict[str, Any]:
    """Apply actions and keep every state."""
    states = [table.state]
    for action in actions:
        table.apply(action)
        states.append(table.state)
    return {"name": name, "states": states}


def everything() -> Iterator[dict[str, Any]]:
    """All recordings."""
    for name in SCENES:
        yield scene(name)
    yield ten_players_flip()
    yield whole_round()


def written(recording: dict[str, Any]) -> str:
    """A recording as it stands in its file: one state a line, so that changes can be read."""
    states = ",\n".join(
        json.dumps(state, ensure_ascii=False, separators=(",", ":"))
        for state in recording["states"]
    )
    return f'{{"name":"{recording["name"]}","states":[\n{states}\n]}}\n'


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for recording in everything():
        (FOLDER / f"{recording['name']}.json").write_text(written(recording), encoding="utf-8")


if __name__ == "__main__":
    main()
