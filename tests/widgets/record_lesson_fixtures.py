"""Records what the lesson panel and the score sheet are sent: tests/fixtures/lessons/*.json.

Run ``python -m tests.widgets.record_lesson_fixtures`` from the project's folder after the wire
format or a text has changed on purpose, and read the difference.  What quizzes and the explorer
are sent is recorded along with it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from unoflip_widgets import Lesson, ScoreSheet
from unoflip_widgets.rules import FLIP

from .record_study_fixtures import record, written, wrong_answer

FOLDER = Path(__file__).parent.parent / "fixtures" / "lessons"

# Name -> lesson, step, a wrong answer.
STEPS: dict[str, tuple[str, int, Any]] = {
    "move": ("flip", 0, "Ann play G3/Pf"),
    "choose-cards": ("challenge", 0, ["R3", "W"]),
    "choose-seats": ("opening", 1, ["Ann"]),
    "predict-a-face": ("flip", 1, "lG4"),
    "predict-a-seat": ("light", 1, "Lou"),
    "predict-a-number": ("challenge", 5, "2"),
    "predict-a-color": ("flip", 2, "red"),
    "order": ("flip", 4, ["play", "flip_hands", "flip_draw", "flip_discard", "turn"]),
    "challenge": (
        "challenge",
        10,
        {"accept": "2", "won": "0", "lost": "color", "decide": "accept"},
    ),
    "count": ("scoring", 5, 400),
}


def sent(lesson: Lesson) -> dict[str, Any]:
    return {"lesson": lesson.lesson, "state": lesson.state}


def recorded(name: str) -> dict[str, Any]:
    lesson_id, step, wrong = STEPS[name]
    lesson = Lesson(lesson_id)
    lesson.goto(step)
    recording = {"name": name, "asked": sent(lesson)}
    lesson.give(wrong)
    recording["wrong"] = sent(lesson)
    lesson.hint()
    recording["hinted"] = sent(lesson)
    assert lesson.course is not None
    task = lesson.course.step_now.task
    assert task is not None
    lesson.give(task.solution(lesson.course.scene))
    recording["right"] = sent(lesson)
    return recording


def closing_quiz() -> dict[str, Any]:
    lesson = Lesson("flip")
    assert lesson.course is not None
    lesson.goto(lesson.course.last)
    paper = lesson.course.quiz
    assert paper is not None
    recording = {"name": "quiz", "asked": sent(lesson)}
    lesson.give(wrong_answer(paper.questions[0]))
    recording["wrong"] = sent(lesson)
    lesson.ask(1)
    recording["without-a-table"] = sent(lesson)
    lesson.give(paper.questions[1].answer)
    recording["right"] = sent(lesson)
    lesson.ask(len(paper.questions))
    recording["end"] = sent(lesson)
    return recording


def sheet() -> dict[str, Any]:
    scores = ScoreSheet(["Ann", "Lou", "Cy"], rules=FLIP.replace(target=200))
    empty = scores.sheet
    scores.add_hands({"Lou": "R7/V5 B7/Oe G6/W+c", "Cy": "Y9/T5 Rf/P8"}, side="dark")
    scores.add_hands({"Ann": "R7/V5 W/P5", "Cy": "Y9/T5 W+2/O4"}, side="light")
    scores.add_hands({"Lou": "R7/V5 W/P5", "Cy": "Y9/T5 W+2/O4"}, side="light")
    return {"name": "sheet", "empty": empty, "over": scores.sheet}


def everything() -> list[dict[str, Any]]:
    problem = {"name": "problem", "asked": sent(Lesson("juggling"))}
    return [*(recorded(name) for name in STEPS), problem, closing_quiz(), sheet()]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for found in everything():
        (FOLDER / f"{found['name']}.json").write_text(written(found), encoding="utf-8")
    record()
