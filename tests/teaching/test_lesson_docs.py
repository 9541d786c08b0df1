"""The chapter on own lessons says what is true: its lessons are sound, its lists complete."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from unoflip_widgets.teaching.lessons import LessonError, check_lesson, files, read_lesson
from unoflip_widgets.teaching.lessons.moves import GOALS
from unoflip_widgets.teaching.lessons.predictions import ASKS
from unoflip_widgets.teaching.questions import TOPICS

CHAPTER = Path(__file__).parents[2] / "docs" / "own-lessons.md"
TEXT = CHAPTER.read_text("utf-8")
LESSONS = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("source", LESSONS)
def test_the_lessons_in_it_are_sound(source: str) -> None:
    assert check_lesson(source) == []


def test_the_complaint_in_it_is_the_real_one() -> None:
    with pytest.raises(LessonError, match="there is no rule 'F-LITE-33'; a rule id looks like"):
        read_lesson(LESSONS[0].replace("F-LITE-3", "F-LITE-33", 1))


def test_its_snippets_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(CHAPTER), module_relative=False, encoding="utf-8")
    assert result.attempted >= 4
    assert result.failed == 0


def test_its_tables_name_everything() -> None:
    keys = {*files.HEAD_KEYS, *files.STEP_KEYS, *files.KINDS, *ASKS, *GOALS, *TOPICS}
    keys -= {"step", "positions"}
    missing = {key for key in keys if f"`{key}`" not in TEXT and f"`{key}:" not in TEXT}
    assert missing == set()
