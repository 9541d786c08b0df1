"""What the browser is sent of a quiz: by the quiz widget, and by a lesson that ends with one."""

from __future__ import annotations

from typing import Any

from unoflip_widgets.rules import Round
from unoflip_widgets.teaching import face_name, locales
from unoflip_widgets.teaching.lessons.words import Text, reasons, said
from unoflip_widgets.teaching.questions import Feedback, Option, Paper, Question

from .frames import Snapshot, Watcher

__all__ = ["QUIZ_VERSION", "watcher_of", "wire_paper"]

QUIZ_VERSION = 1
"""The version of what is sent."""

_POINTS = frozenset({"points", "hand_points", "score", "worth", "worth_on", "total"})


def watcher_of(question: Question | None) -> Watcher | None:
    """Look at the table of a question as its viewer does; ``None`` if it has none."""
    if question is None or not question.table:
        return None
    round_ = Round.from_position(question.position, question.ruleset)
    return Watcher(round_, question.viewer, question.visibility)


def wire_paper(paper: Paper, seq: int, watcher: Watcher | None) -> dict[str, Any]:
    """Write down a quiz for the browser, without any answer that has not been given.

    Parameters
    ----------
    paper : Paper
        The quiz.
    seq : int
        The number of what is shown; it never decreases.
    watcher : Watcher or None
        Who looks at the table of the present question; see `watcher_of`.
    """
    return {
        "v": QUIZ_VERSION,
        "seq": seq,
        "title": [{"id": topic, "name": said(f"topic-{topic}")} for topic in paper.topics],
        "number": paper.number,
        "items": [
            {"topic": asked.topic, "name": said(f"topic-{asked.topic}"), "status": status}
            for asked, status in zip(paper.questions, paper.statuses, strict=True)
        ],
        "score": paper.score,
        "question": _question(paper, watcher),
    }


def _question(paper: Paper, watcher: Watcher | None) -> dict[str, Any] | None:
    question = paper.question
    if question is None:
        return None
    tokens = {} if watcher is None else _tokens(question, watcher)
    feedback = paper.feedback[paper.number]
    task: dict[str, Any] = {"kind": question.kind, "ask": said(question.ask)}
    if question.kind == "count":
        task["unit"] = said(_unit(question))
    else:
        task["options"] = [
            _option(option, question, tokens.get(option.key)) for option in question.options
        ]
    return {
        "topic": question.topic,
        "name": said(f"topic-{question.topic}"),
        "difficulty": question.difficulty,
        "snapshot": None if watcher is None else _table(watcher, feedback is not None),
        "tell": [said(message) for message in question.tell],
        "facts": None,
        "spread": None,
        "task": task,
        "given": paper.answers[paper.number],
        "feedback": None if feedback is None else _feedback(feedback),
    }


def _table(watcher: Watcher, answered: bool) -> Snapshot:
    """Look at the table; what has been counted there is often what is asked for."""
    snapshot = watcher.snapshot()
    if not answered:
        snapshot["result"] = None
    return snapshot


def _tokens(question: Question, watcher: Watcher) -> dict[str, int]:
    """The tokens of the cards that are options."""
    free = watcher.hand
    tokens = {}
    for option in question.options:
        held = next((held for held in free if held.card == option.card), None)
        if held is not None:
            free.remove(held)
            tokens[option.key] = held.token
    return tokens


def _unit(question: Question) -> str:
    if question.about["what"] in _POINTS:
        return "unit-points"
    return "unit-players" if question.about["what"] == "more_players" else "unit-cards"


def _option(option: Option, question: Question, token: int | None) -> dict[str, Any]:
    label: Text = {locale: option.label(locale) for locale in locales()}
    wire: dict[str, Any] = {"key": option.key, "label": label}
    if option.face is not None and option.say is None:
        wire["face"] = option.face
        wire["label"] = {locale: face_name(option.face, locale) for locale in locales()}
    if option.color is not None:
        wire["color"] = option.color
    if option.player is not None:
        wire["seat"] = question.position.players.index(option.player)
    if token is not None:
        wire["token"] = token
    return wire


def _feedback(feedback: Feedback) -> dict[str, Any]:
    answer = feedback.answer
    return {
        "right": feedback.right,
        "say": reasons(feedback.say, feedback.rules),
        "rules": list(feedback.rules),
        "marks": dict(feedback.marks),
        "answer": list(answer) if isinstance(answer, tuple) else answer,
    }
