"""Counted action trees: run `python tests/rules/perft.py` to write the golden numbers anew."""

from __future__ import annotations

import json
from pathlib import Path

from unoflip_widgets.rules import CLASSIC, FLIP, Round, RuleSet

GOLDEN = Path(__file__).with_name("perft.json")

LIGHT = """
players: A B C
hand A: Bf/V6 W+2/O4 B2/O8 R7/V5
hand B: Gf/T3 R5/P2 W/P5
hand C: Y3/V1 Bs/P9 B+1/P6
discard: Br/W B7/O3
draw: G5/O7 Br/O4 W+2/O7 Y6/Oe G6/W+c B4/T+5
"""
DARK = """
players: A B
side: dark
hand A: R3/W+c Y6/Oe B4/T+5
hand B: Y9/T5 G3/Pf G9/O+5
discard: W/P5 G5/O7
draw: Y5/V9 B8/T4 Br/W R4/Of
"""
LAST = """
players: A B C
hand A: W+2/O4 B2/O8
hand B: B2/P6
hand C: R2/Or Y2/T1
discard: B7/O3
draw: G5/O7 B4/V1 Yf/O8
"""
CLASSIC_TABLE = """
players: A B C
hand A: R5 R7 W+4 R+2
hand B: R5 G+2 W+4
hand C: R0 Rs G7
discard: R3
draw: G1 G2 G3 B1 B5 W B9 Y1 Rs
"""

TREES: dict[str, tuple[RuleSet, str, int]] = {
    "flip": (FLIP, LIGHT, 8),
    "flip, dark side, two players": (FLIP, DARK, 8),
    "flip, last cards": (FLIP, LAST, 8),
    "flip, strict": (FLIP.replace(restricted_wilds="strict"), LIGHT, 8),
    "flip, penalties add up": (FLIP.replace(stack="sum"), LIGHT, 7),
    "flip, jump in": (FLIP.replace(jump_in=True), LAST, 7),
    "flip, seven and five": (FLIP.replace(seven_swap=True, five_swap=True), LIGHT, 6),
    "flip, take back": (FLIP.replace(challenge_take_back=True), DARK, 8),
    "flip, two-player reverse does nothing": (FLIP.replace(two_player_reverse="noop"), DARK, 8),
    "classic": (CLASSIC, CLASSIC_TABLE, 6),
    "classic, every answer": (
        CLASSIC.replace(stack="sum", stack_wild4=True, answer_wild4=True, escape_skip=True),
        CLASSIC_TABLE,
        6,
    ),
    "classic, pass on": (CLASSIC.replace(stack="pass"), CLASSIC_TABLE, 6),
    "classic, seven-zero, five, jump": (
        CLASSIC.replace(seven_swap=True, zero_rotate=True, five_swap=True, jump_in=True),
        CLASSIC_TABLE,
        5,
    ),
    "classic, politeness": (CLASSIC.replace(politeness=True), CLASSIC_TABLE, 6),
}


def count(round_: Round, depth: int) -> int:
    """Count the ways in which play can go on for some actions."""
    if depth == 0:
        return 1
    total = 0
    for action in round_.legal_actions():
        round_.apply(action)
        total += count(round_, depth - 1)
        round_.undo()
    return total


def counts(name: str) -> list[int]:
    """Count a tree, one number a depth."""
    rules, position, depth = TREES[name]
    return [count(Round.from_position(position, rules), d) for d in range(1, depth + 1)]


if __name__ == "__main__":
    numbers = {name: counts(name) for name in TREES}
    lines = [f" {json.dumps(name)}: {json.dumps(found)}" for name, found in numbers.items()]
    GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(GOLDEN.read_text(encoding="utf-8"))
