"""The recorded panels are what the code says today; the front end is tested by the same files."""

from __future__ import annotations

import pytest

from .record_lesson_fixtures import FOLDER, everything
from .record_study_fixtures import written

RECORDINGS = {recording["name"]: recording for recording in everything()}


def test_there_is_a_file_for_each_recording_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(RECORDINGS)


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_recording_is_up_to_date(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert kept == written(RECORDINGS[name])
