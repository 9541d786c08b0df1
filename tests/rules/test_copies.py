"""Two rounds that came from one never disturb each other, whatever is done and taken back."""

from __future__ import annotations

import random

import pytest

from unoflip_widgets.rules import FLIP, Round, RuleSet
from unoflip_widgets.rules.state import State

HOUSE = FLIP.replace(seven_swap=True, five_swap=True, jump_in=True, stack="sum", politeness=True)


@pytest.mark.parametrize("rules", [FLIP, HOUSE], ids=["flip", "house"])
@pytest.mark.parametrize("seed", range(12))
def test_copies_go_their_own_ways(rules: RuleSet, seed: int) -> None:
    chance = random.Random(seed)
    rounds = [Round.deal(["Ann", "Bo", "Cy"], rules, seed)]
    told = [[rounds[0].position()]]
    for _ in range(150):
        which = chance.randrange(len(rounds))
        round_, positions = rounds[which], told[which]
        assert round_.position() == positions[-1]
        roll = chance.random()
        if roll < 0.1 and len(rounds) < 4:
            rounds.append(round_.copy())
            told.append(positions.copy())
        elif roll < 0.35 and round_.actions:
            round_.undo()
            positions.pop()
        elif round_.outcome is None:
            round_.apply(chance.choice(round_.legal_actions()))
            positions.append(round_.position())
    for round_, positions in zip(rounds, told, strict=True):
        while round_.actions:
            assert round_.position() == positions.pop()
            round_.undo()
        assert round_.position() == positions.pop()


def test_a_snapshot_holds_every_part_of_the_state() -> None:
    """They are spelled out three times, for speed; none may be forgotten or change places."""
    state = State(2, 4, random.Random(1))
    parts = {name: object() for name in State.__slots__} | {
        "hands": [object(), object()],
        "discard": [object(), object()],
        "arrival": [object()],
    }
    for name, part in parts.items():
        setattr(state, name, part)
    restored = State(2, 4, random.Random(2))
    restored.restore(state.save())
    for twin in (restored, state.copy()):
        assert {name: getattr(twin, name) for name in State.__slots__} == parts
