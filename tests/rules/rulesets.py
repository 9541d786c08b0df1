"""RuleSets that tests run against: the presets, each option alone, and random combinations."""

from __future__ import annotations

import random
from dataclasses import fields

from unoflip_widgets.rules import CLASSIC, FLIP, RuleSet, RuleSetError

VALUES: dict[str, tuple[object, ...]] = {
    "pairing": ("random",),
    "hand_size": (1, 3, 10),
    "initial_flip": ("redraw", "ignore"),
    "two_player_reverse": ("noop",),
    "restricted_wilds": ("strict",),
    "failed_challenge_extra": (0, 5),
    "challenge_take_back": (True,),
    "final_flip": ("ignore",),
    "uno_penalty": (0, 4),
    "false_uno_penalty": (2,),
    "false_catch_penalty": (2,),
    "misplay_penalty": (2,),
    "scoring": ("lowest", "loser"),
    "target": (50, None),
    "stack": ("sum", "pass"),
    "stack_wild4": (True,),
    "answer_wild4": (True,),
    "escape_skip": (True,),
    "jump_in": (True,),
    "seven_swap": (True,),
    "zero_rotate": (True,),
    "five_swap": (True,),
    "politeness": (True,),
}


def _alone() -> list[RuleSet]:
    found = []
    for base in (FLIP, CLASSIC):
        for name, values in VALUES.items():
            for value in values:
                options = {name: value}
                if name == "stack_wild4":
                    options["stack"] = "sum"
                try:
                    found.append(base.replace(**options))
                except RuleSetError:
                    continue
    return found


def _mixed(count: int, seed: int) -> list[RuleSet]:
    chance = random.Random(seed)
    found: list[RuleSet] = []
    while len(found) < count:
        options: dict[str, object] = {"deck": chance.choice(("flip", "classic"))}
        for name, values in VALUES.items():
            if chance.random() < 0.35:
                options[name] = chance.choice(values)
        try:
            found.append(RuleSet().replace(**options))
        except RuleSetError:
            continue
    return found


RULESETS = [FLIP, CLASSIC, *_alone(), *_mixed(36, seed=2024)]


def name_of(rules: RuleSet) -> str:
    """Name a RuleSet as a test does."""
    shown = [f"{key}={value}" for key, value in rules.options().items() if key != "deck"]
    return "-".join([rules.deck, *shown]) or "flip"


def test_every_option_is_varied() -> None:
    assert set(VALUES) == {field.name for field in fields(RuleSet)} - {"deck"}
