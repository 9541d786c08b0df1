"""The quiz widget: what the browser is sent and may ask, the score, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from unoflip_widgets.rules import CLASSIC
from unoflip_widgets.teaching.lessons import LessonError, read_lesson
from unoflip_widgets.teaching.lessons.files import learned
from unoflip_widgets.teaching.questions import TOPICS, QuestionError, questions
from unoflip_widgets.widgets.quiz import Quiz

LOCALES = {"en", "ru", "pl"}


def say(quiz: Quiz, kind: str, **rest: Any) -> None:
    """Send what a browser would send."""
    message = {"type": kind, "seq": quiz.quiz["seq"], **rest}
    quiz._heard(quiz, json.loads(json.dumps(message)), [])


def answer(quiz: Quiz, value: Any) -> None:
    say(quiz, "answer", number=quiz.quiz["number"], value=value)


def wrong(quiz: Quiz) -> Any:
    """An answer to the present question that is none of the right ones."""
    question = quiz.questions[quiz.number]
    if question.kind == "count":
        return question.answer + 1  # type: ignore[operator]
    if question.kind == "predict":
        return next(o.key for o in question.options if o.key != question.answer)
    if question.kind == "order":
        return list(question.answer)[::-1]  # type: ignore[arg-type]
    keys = [option.key for option in question.options]
    return [] if question.answer else keys[:1]


@pytest.fixture
def quiz() -> Quiz:
    return Quiz(["flip", "match", "score"], n=6, seed=3)


def test_the_first_message_holds_the_first_question(quiz: Quiz) -> None:
    state = quiz.get_state()
    assert state["view"] == "quiz"
    assert state["quiz"]["number"] == 0
    assert set(state["quiz"]["question"]["task"]["ask"]) == LOCALES
    assert [item["status"] for item in state["quiz"]["items"]] == ["open"] * 6


@pytest.mark.parametrize("topic", TOPICS)
def test_nothing_that_is_sent_before_an_answer_tells_it(topic: str) -> None:
    quiz = Quiz(topic, n=12, seed=9)
    for number, question in enumerate(quiz.questions):
        quiz.go(number)
        shown = quiz.quiz["question"]
        assert shown["feedback"] is shown["given"] is None
        if shown["snapshot"] is not None:
            assert _told_by(shown["snapshot"]) == []
        # Two quizzes that differ only in the answer send the same.
        other = Quiz(questions=[_with_another_answer(question)])
        assert other.quiz["question"] == shown


def _told_by(snapshot: dict[str, Any]) -> list[str]:
    """What a table tells beyond the cards on it: consequences, counted points, advice."""
    told = [name for name in ("actions", "say", "rules", "result") if snapshot[name]]
    return told + [seat["name"] for seat in snapshot["seats"] if seat["total"]]


def test_a_counted_round_is_shown_once_the_points_have_been_told() -> None:
    asked = next(q for q in questions("score", n=12, seed=9) if q.about["what"] == "score")
    quiz = Quiz(questions=[asked])
    before: dict[str, Any] = quiz.quiz["question"]["snapshot"]
    quiz.give(asked.answer)
    after: dict[str, Any] = quiz.quiz["question"]["snapshot"]
    assert before["result"] is None
    assert after["result"]["score"] == asked.answer


def _with_another_answer(question: Any) -> Any:
    from dataclasses import replace

    return replace(
        question,
        answer=99 if question.kind == "count" else "",
        say=(),
        rules=(),
        options=tuple(replace(o, why=None, rules=()) for o in question.options),
    )


def test_everything_that_is_sent_is_json_and_small() -> None:
    for topic in TOPICS:
        quiz = Quiz(topic, n=8, seed=1)
        for number in range(9):
            quiz.go(number)
            assert len(json.dumps(quiz.quiz)) < 16_000


def test_right_and_wrong_answers_are_counted_and_explained(quiz: Quiz) -> None:
    answer(quiz, _plain(quiz.questions[0].answer))
    shown = quiz.quiz["question"]
    assert shown["feedback"]["right"]
    assert shown["feedback"]["rules"]
    say(quiz, "go", number=1)
    answer(quiz, wrong(quiz))
    shown = quiz.quiz["question"]
    assert not shown["feedback"]["right"]
    assert shown["feedback"]["answer"] == _plain(quiz.questions[1].answer)
    assert all(set(text) == LOCALES for text in shown["feedback"]["say"])
    assert quiz.score == quiz.quiz["score"] == {"right": 1, "answered": 2, "n": 6}
    assert [item["status"] for item in quiz.quiz["items"]][:3] == ["right", "wrong", "open"]
    assert quiz.mistakes == [1]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def test_of_one_choice_the_other_option_is_the_right_one_and_not_right_too() -> None:
    asked = next(q for q in questions("match", n=12, seed=2) if q.kind == "predict")
    quiz = Quiz(questions=[asked])
    given = wrong(quiz)
    quiz.give(given)
    marks = quiz.quiz["question"]["feedback"]["marks"]
    assert marks == {given: "wrong", asked.answer: "right"}


def test_a_question_is_answered_once(quiz: Quiz) -> None:
    answer(quiz, wrong(quiz))
    before = quiz.quiz
    answer(quiz, _plain(quiz.questions[0].answer))
    assert quiz.quiz == before
    assert quiz.notice["say"]["id"] == "quiz-notice-answered"
    with pytest.raises(QuestionError, match="has been answered already"):
        quiz.give(quiz.questions[0].answer)


def test_a_click_on_what_is_gone_changes_nothing(quiz: Quiz) -> None:
    old = quiz.quiz["seq"]
    say(quiz, "go", number=1)
    before = quiz.quiz
    quiz._heard(quiz, {"type": "answer", "seq": old, "number": 1, "value": "yes"}, [])
    assert quiz.quiz == before


@pytest.mark.parametrize(
    "message",
    [
        {}, {"type": "answer"}, {"type": "answer", "number": 0}, {"type": "go", "number": "1"},
        {"type": "answer", "number": 5, "value": 3}, {"type": "answer", "number": True, "value": 3},
        {"type": "go", "number": 99}, {"type": "go", "number": -1}, {"type": "again"},
        {"type": "again", "what": "harder"}, {"type": "again", "what": []}, {"type": "shout"},
        {"type": "again", "what": "mistakes"}, {"type": "answer", "number": 0, "value": {"a": 1}},
        {"type": "answer", "number": 0, "value": "<b>"}, {"type": ["go"]},
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_with_a_sentence(
    quiz: Quiz, message: dict[str, Any]
) -> None:
    before = quiz.quiz
    quiz._heard(quiz, {"seq": quiz.quiz["seq"], **message}, [])
    assert quiz.quiz == before
    assert quiz.notice["n"] == 1
    assert quiz.last_error


@pytest.mark.parametrize("content", [None, 3, "go", [], {"type": "go", "seq": "1", "number": 1}])
def test_what_is_no_message_is_refused(quiz: Quiz, content: object) -> None:
    quiz._heard(quiz, content, [])
    assert quiz.notice["say"]["id"] == "ui-notice-malformed"


def test_the_browser_sets_nothing_but_language_and_pace(quiz: Quiz) -> None:
    before = quiz.quiz
    quiz.set_state({"quiz": {}, "view": "table", "locale": "pl"})
    assert (quiz.quiz, quiz.view, quiz.locale) == (before, "quiz", "pl")
    quiz.set_state({"locale": "xx"})
    assert quiz.locale == "pl"


def test_a_view_that_asks_is_answered(quiz: Quiz, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[object] = []
    monkeypatch.setattr(quiz, "send", lambda content, buffers=None: sent.append(content))
    say(quiz, "hello")
    assert sent == [{"type": "here"}]


def test_at_the_end_there_is_no_question_and_mistakes_can_be_repeated(quiz: Quiz) -> None:
    for number in range(6):
        quiz.go(number)
        answer(quiz, wrong(quiz) if number in (1, 4) else _plain(quiz.questions[number].answer))
    say(quiz, "go", number=6)
    assert quiz.quiz["question"] is None
    again = [quiz.questions[1], quiz.questions[4]]
    say(quiz, "again", what="mistakes")
    assert quiz.questions == again
    assert quiz.score == {"right": 0, "answered": 0, "n": 2}
    assert quiz.answers == [None, None]


def test_the_same_questions_or_new_ones(quiz: Quiz) -> None:
    first = quiz.questions
    answer(quiz, wrong(quiz))
    say(quiz, "again", what="all")
    assert quiz.questions == first
    assert quiz.score["answered"] == 0
    quiz.again("new", seed=77)
    assert quiz.seed == 77
    assert quiz.questions != first
    assert len(quiz.questions) == 6
    say(quiz, "again", what="new")
    assert quiz.seed != 77


def test_seq_never_decreases(quiz: Quiz) -> None:
    numbers = []
    quiz.observe(lambda change: numbers.append(change["new"]["seq"]), "quiz")
    for what in ("all", "new", "all"):
        say(quiz, "go", number=2)
        say(quiz, "again", what=what)
    assert numbers == sorted(set(numbers))


def test_answers_are_graded_without_being_given(quiz: Quiz) -> None:
    right = [question.answer for question in quiz.questions]
    graded = quiz.grade(right)
    assert graded["right"] == graded["n"] == 6
    assert quiz.score["answered"] == 0
    graded = quiz.grade([None] * 6)
    assert graded["right"] == 0
    assert json.loads(json.dumps(graded)) == graded
    with pytest.raises(QuestionError, match="6 questions but 1 answers"):
        quiz.grade([None])
    with pytest.raises(QuestionError, match="question 0"):
        quiz.grade(["nonsense", *right[1:]])


def test_cards_in_the_hand_can_be_picked_there() -> None:
    quiz = Quiz(questions=[q for q in questions("match", n=30, seed=2) if q.kind == "choose"][:5])
    for number in range(len(quiz.questions)):
        quiz.go(number)
        shown = quiz.quiz["question"]
        hand = shown["snapshot"]["seats"][shown["snapshot"]["viewer"]]["cards"]
        picked = [[option["token"], option["face"]] for option in shown["task"]["options"]]
        assert picked == hand


def test_the_table_shows_what_its_viewer_sees() -> None:
    for question in questions("wild", n=20, seed=2):
        snapshot = Quiz(questions=[question]).quiz["question"]["snapshot"]
        own = question.position.side[0]
        for seat in snapshot["seats"]:
            sides = {face[:1] for _, face in seat["cards"]}
            mine = seat["name"] == question.viewer
            assert sides <= ({own} if mine else {"l", "d"} - {own})


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"topics": []}, "a quiz needs at least one topic"),
        ({"topics": ""}, "there is no topic ''"),
        ({"topics": ["flip", "chess"]}, "there is no topic 'chess'"),
        ({"topics": 5}, "told is its topics, not a number; for 5 questions write n=5"),
        ({"topics": None, "n": None}, "a quiz has 1 to 200 questions, not None"),
        ({"topics": {"flip": 1}}, "topics are the name of a topic or a list of names, not {'flip"),
        ({"topics": [["flip"]]}, "there is no topic"),
        ({"n": 0}, "a quiz has 1 to 200 questions, not 0"),
        ({"n": 10_000}, "a quiz has 1 to 200 questions, not 10000"),
        ({"n": "many"}, "a quiz has 1 to 200 questions"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"difficulty": "brutal"}, "difficulty is one of"),
        ({"topics": "flip", "rules": CLASSIC}, "it needs the cards of UNO Flip"),
        ({"questions": []}, "questions are a list"),
        ({"questions": ["why?"]}, "questions are a list"),
        ({"locale": "de"}, "locale must be one of"),
    ],
)
def test_a_quiz_that_cannot_be_made_is_refused_with_a_sentence(
    arguments: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Exception, match=sentence):
        Quiz(**arguments)


def test_no_answer_goes_without_a_reason() -> None:
    for topic in TOPICS:
        quiz = Quiz(topic, n=12, seed=4)
        for number, question in enumerate(quiz.questions):
            quiz.give(question.answer, number)
            quiz.go(number)
            assert quiz.quiz["question"]["feedback"]["say"], question


def test_after_a_refusal_what_was_there_stays(quiz: Quiz) -> None:
    before = (quiz.quiz, quiz.questions, quiz.seed)
    for refused in (lambda: quiz.again("mistakes"), lambda: quiz.again("new", seed=-1)):
        with pytest.raises(ValueError, match=r"mistakes|seed"):
            refused()
    for number in (7, -1, "x"):
        with pytest.raises(QuestionError, match="one can go to"):
            quiz.go(number)  # type: ignore[arg-type]
    with pytest.raises(QuestionError, match="there are the questions"):
        quiz.give("yes", number=6)
    assert (quiz.quiz, quiz.questions, quiz.seed) == before


def test_after_a_lesson_only_what_was_taught_by_then_is_asked() -> None:
    taught = learned(read_lesson("dark"))
    assert taught is not None
    quiz = Quiz(["flip", "dark", "piles"], n=9, seed=4, after="dark")
    for seed in range(4):
        quiz.again("new", seed)
        assert {rule for question in quiz.questions for rule in question.rules} <= taught
    unlimited = [Quiz("dark", n=9, seed=seed).questions for seed in range(4)]
    assert not {rule for made in unlimited for q in made for rule in q.rules} <= taught
    with pytest.raises(LessonError, match="there is no such lesson"):
        Quiz("dark", after="juggling")
