"""Golden rounds as readable records: run `python tests/rules/golden.py` to write them anew.

Read the difference before you commit it: a changed record means that the same seed and the same
choices no longer give the same round.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from unoflip_widgets.rules import CLASSIC, FLIP, Round, RuleSet

FOLDER = Path(__file__).with_name("golden")

ROUNDS: dict[str, tuple[list[str], RuleSet, int]] = {
    "flip-2": (["Ann", "Bo"], FLIP, 1),
    "flip-3": (["Ann", "Bo", "Cy"], FLIP, 7),
    "flip-10": ([f"P{number}" for number in range(1, 11)], FLIP, 3),
    "flip-random-pairing": (["Анна Мария", "Bo", "Łucja"], FLIP.replace(pairing="random"), 5),
    "flip-house": (
        ["Ann", "Bo", "Cy", "Di"],
        FLIP.replace(
            stack="sum", jump_in=True, seven_swap=True, five_swap=True, challenge_take_back=True
        ),
        11,
    ),
    "flip-penalties": (
        ["Ann", "Bo", "Cy"],
        FLIP.replace(misplay_penalty=2, false_uno_penalty=2, false_catch_penalty=2),
        13,
    ),
    "classic-4": (["Ann", "Bo", "Cy", "Di"], CLASSIC, 2),
    "classic-house": (
        ["Ann", "Bo", "Cy"],
        CLASSIC.replace(
            stack="sum",
            stack_wild4=True,
            answer_wild4=True,
            escape_skip=True,
            jump_in=True,
            zero_rotate=True,
            politeness=True,
        ),
        17,
    ),
}


def golden_round(name: str) -> Round:
    """Play a golden round; the choices hang on the seed alone."""
    players, rules, seed = ROUNDS[name]
    chance = random.Random(seed).random
    round_ = Round.deal(players, rules, seed)
    while round_.outcome is None and len(round_.actions) < 500:
        legal = round_.legal_actions()
        cards = [action for action in legal if action.verb in ("play", "jump")]
        choices = cards if cards and chance() < 0.8 else legal
        round_.apply(choices[int(chance() * len(choices))])
    return round_


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.buffer.write(golden_round(sys.argv[1]).record().encode())
    else:
        FOLDER.mkdir(exist_ok=True)
        for name in ROUNDS:
            (FOLDER / f"{name}.txt").write_text(golden_round(name).record(), encoding="utf-8")
