"""The recorded states are what the code says today; the front end is tested by the same files."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from .record_fixtures import FOLDER, everything, written
from .rounds import apply_frames, bare

RECORDINGS = {recording["name"]: recording for recording in everything()}


def test_there_is_a_file_for_each_recording_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(RECORDINGS)


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_recording_is_up_to_date(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert kept == written(RECORDINGS[name])


@pytest.mark.parametrize("name", RECORDINGS)
def test_recorded_frames_lead_from_state_to_state(name: str) -> None:
    states: list[Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["states"]
    assert len(states) > 1
    for before, after in itertools.pairwise(states):
        assert after["seq"] == before["seq"] + 1
        led = apply_frames(before["snapshot"], after["frames"])
        assert bare(led) == bare(after["snapshot"])
