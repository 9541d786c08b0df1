"""What is recorded of quizzes and the explorer is what the code says today.

The front end is tested by the same files.
"""

from __future__ import annotations

import pytest

from .record_study_fixtures import FOLDER, everything, written

RECORDINGS = everything()


def test_there_is_a_file_for_each_recording_and_no_other() -> None:
    kept = {
        str(path.relative_to(FOLDER).with_suffix("").as_posix())
        for folder in ("quiz", "explorer")
        for path in (FOLDER / folder).glob("*.json")
    }
    assert kept == set(RECORDINGS)


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_recording_is_up_to_date(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert kept == written(RECORDINGS[name])
