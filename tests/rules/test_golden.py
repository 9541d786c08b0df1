"""The same seed and the same choices give the same round, everywhere."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from unoflip_widgets.rules import Round, follow, settle

from .golden import FOLDER, ROUNDS, golden_round

SCRIPT = Path(__file__).with_name("golden.py")


@pytest.mark.parametrize("name", ROUNDS)
def test_golden_rounds_come_out_as_written(name: str) -> None:
    assert golden_round(name).record() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ROUNDS)
def test_golden_rounds_can_be_followed_from_their_events_and_taken_back(name: str) -> None:
    players, rules, seed = ROUNDS[name]
    round_ = Round.deal(players, rules, seed)
    positions = [round_.position()]
    for action in golden_round(name).actions:
        position = settle(positions[-1])
        for event in round_.apply(str(action)):
            position = follow(position, event)
        assert position == round_.position(), action
        positions.append(position)
    for position in reversed(positions):
        assert round_.position() == position
        if round_.actions:
            round_.undo()


def test_a_blocked_round_is_followed_draw_by_draw() -> None:
    """K-17: as many empty draws in a row as there are players end it."""
    hands = "hand A: G4/T9; hand B: R5/P2; hand C: R1/P3"
    round_ = Round.from_position(f"{hands}; discard: B7/O3; draw:")
    position = round_.position()
    for line, idle in (("A draw", 1), ("B draw", 2), ("C draw", 3)):
        for event in round_.apply(line):
            position = follow(position, event)
        assert position == round_.position()
        assert position.idle == idle
    assert round_.outcome is not None
    assert round_.outcome.void


@pytest.mark.parametrize("name", ROUNDS)
def test_golden_records_load_in_both_forms(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    loaded = Round.from_record(text)
    assert loaded.record() == text
    assert Round.from_record(loaded.record_json()).record() == text


@pytest.mark.parametrize(
    "round_",
    [
        Round.deal(["Ann", "Bo"], seed=1),
        Round.from_position("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"),
    ],
    ids=["dealt", "position"],
)
def test_a_round_without_actions_is_saved_as_well(round_: Round) -> None:
    text = round_.record()
    loaded = Round.from_record(text)
    assert loaded.record() == text
    assert Round.from_record(loaded.record_json()).position() == round_.position()


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_another_process_with_another_hash_seed_plays_the_same_round(hash_seed: str) -> None:
    found = subprocess.run(
        [sys.executable, str(SCRIPT), "flip-house"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    ).stdout.decode()
    assert found == (FOLDER / "flip-house.txt").read_text(encoding="utf-8")


def test_the_global_generator_is_left_alone() -> None:
    random.seed(99)
    before = random.getstate()
    golden_round("flip-2")
    assert random.getstate() == before
