"""Records what quizzes and the explorer are sent: tests/fixtures/{quiz,explorer}/*.json.

Run ``python -m tests.widgets.record_study_fixtures`` from the project's folder after the wire
format or a text has changed on purpose, and read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from unoflip_widgets import Explorer, Quiz
from unoflip_widgets.teaching.questions import Question, stream

FOLDER = Path(__file__).parent.parent / "fixtures"

# Kind of question -> a topic in which it comes up, and whether with a table.
KINDS = {
    "predict": ("flip", True),
    "choose": ("match", True),
    "order": ("flip", True),
    "count": ("deck", False),
}
POSITION = (
    "hand Ann: W+2/O4 B2/O8 R9/Tr; hand Bo: R5/P2 Y9/T5 G+1/T6; hand Cy: G2/Te R8/T7; "
    "discard: B7/O3; draw: Y4/Vf R1/P3 G4/T9 Y8/P1"
)


def wrong_answer(question: Question) -> Any:
    """An answer to a question that is not right."""
    keys, right = [option.key for option in question.options], question.answer
    if isinstance(right, int):
        return right + 1
    if question.kind == "predict":
        return next(key for key in keys if key != right)
    if question.kind == "order":
        return list(right)[::-1]
    return [] if right else keys[:1]


def quiz_with(kind: str) -> dict[str, Any]:
    topic, table = KINDS[kind]
    question = next(q for q in stream(topic, seed=5) if (q.kind, q.table) == (kind, table))
    quiz = Quiz(questions=[question, question], seed=5)
    recording = {"name": kind, "asked": quiz.quiz}
    quiz.give(wrong_answer(question))
    recording["wrong"] = quiz.quiz
    quiz.go(1)
    quiz.give(question.answer)
    recording["right"] = quiz.quiz
    quiz.go(2)
    return recording | {"end": quiz.quiz}


def shown(explorer: Explorer) -> dict[str, Any]:
    return {name: getattr(explorer, name) for name in ("explorer", "palette", "switched")}


def branches() -> dict[str, Any]:
    """Something is done, and beside it something else."""
    explorer = Explorer(POSITION)
    recording = {"name": "branches", "start": shown(explorer)}
    explorer.apply("Ann play W+2/O4 red")
    recording["applied"] = shown(explorer)
    explorer.fork()
    explorer.apply("Bo challenge")
    recording["forked"] = shown(explorer)
    explorer.back()
    return recording | {"back": shown(explorer)}


def switched() -> dict[str, Any]:
    """Another rule: something becomes legal, something no longer, something leads elsewhere."""
    explorer = Explorer(POSITION)
    explorer.switch("restricted_wilds", "strict")
    recording = {"name": "switched", "illegal": shown(explorer)}
    explorer.switch("restricted_wilds", "bluff")
    recording["legal"] = shown(explorer)
    explorer.switch("two_player_reverse", "noop")
    recording["none"] = shown(explorer)
    explorer = Explorer(POSITION.replace("R9/Tr", "B+1/P6"))
    explorer.switch("stack", "sum")
    recording["changed"] = shown(explorer)
    explorer = Explorer(POSITION)
    explorer.apply("Ann play W+2/O4 red")
    explorer.switch("restricted_wilds", "strict")
    return recording | {"undone": shown(explorer)}


def impossible() -> dict[str, Any]:
    """Everything that is wrong stands beside the field it concerns."""
    explorer = Explorer(POSITION)
    explorer.edit("hand Ann", "W+2/O4 X9 B2/O8 nonsense")
    recording = {"name": "impossible", "nonsense": shown(explorer)}
    explorer.edit("hand Ann", "W+2/O4 B2/O8 B2/O8 B2/O8")
    explorer.edit("discard", "")
    explorer.edit("color", "teal")
    recording["defects"] = shown(explorer)
    explorer.discard_draft()
    for stage, asked in {
        "typed": {"type": "apply", "branch": 0, "line": "Ann play G4/T9"},
        "pasted": {"type": "paste", "value": "hand Ann: B2/O8 X9; hand Bo: R5/P2; sun; turn: Zed"},
    }.items():
        explorer._heard(explorer, {"seq": explorer.explorer["seq"], **asked}, [])
        recording[stage] = shown(explorer)
    return recording


def everything() -> dict[str, dict[str, Any]]:
    """By file name without its ending, below the folder."""
    quizzes = {f"quiz/{kind}": quiz_with(kind) for kind in KINDS}
    seen = (branches(), switched(), impossible())
    return quizzes | {f"explorer/{recording['name']}": recording for recording in seen}


def written(recording: dict[str, Any]) -> str:
    return json.dumps(recording, ensure_ascii=False, separators=(",", ":")) + "\n"


def record() -> None:
    """Write all files anew."""
    for name, found in everything().items():
        path = FOLDER / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(found), encoding="utf-8")


if __name__ == "__main__":
    record()
