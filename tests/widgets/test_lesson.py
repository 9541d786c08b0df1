"""The lesson widget without a browser: what it shows, what it keeps back, what it takes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from traitlets import TraitError

from unoflip_widgets import Lesson, Table
from unoflip_widgets.rules import FLIP, UnoFlipError
from unoflip_widgets.teaching import locales, rule_text
from unoflip_widgets.teaching.lessons import AnswerError, builtin_lessons
from unoflip_widgets.teaching.questions import Paper

from .record_study_fixtures import wrong_answer


class Wire:
    """The other end: hears what a lesson sends and says what a browser says."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.heard: list[dict[str, Any]] = []
        lesson._send = lambda message, buffers=None: self.heard.append(message)

    @property
    def panel(self) -> dict[str, Any]:
        return dict(self.lesson.lesson)

    @property
    def state(self) -> dict[str, Any]:
        return dict(self.lesson.state)

    def says(self, kind: str, **details: object) -> None:
        self.lesson._handle_custom_msg({"type": kind, **details}, [])

    def asks(self, kind: str, **details: object) -> None:
        self.says(kind, seq=self.panel["seq"], **details)

    def wants(self, verb: str, **details: object) -> None:
        self.says("intent", seq=self.state["seq"], verb=verb, **details)

    def goes_on(self) -> None:
        self.says("continue", seq=self.state["seq"])

    def token(self, face: str) -> int:
        snapshot = self.state["snapshot"]
        hand = snapshot["seats"][snapshot["viewer"]]["cards"]
        return next(token for token, shown in hand if shown == face)

    def solution(self) -> Any:
        course = self.lesson.course
        assert course is not None
        task = course.step_now.task
        assert task is not None
        return task.solution(course.scene)


def lesson_at(name: str, step: int = 0, **options: Any) -> Wire:
    wire = Wire(Lesson(name, **options))
    if step:
        wire.says("goto", step=step)
    return wire


def tells_all(text: dict[str, str]) -> bool:
    return list(text) == list(locales()) and all(text.values())


# -- what it shows -------------------------------------------------------------------------


@pytest.mark.parametrize("name", builtin_lessons())
def test_every_step_can_be_shown_and_answered(name: str) -> None:
    wire = lesson_at(name)
    for step in range(len(wire.panel["marks"])):
        wire.says("goto", step=step)
        panel = wire.panel
        assert panel["step"] == step
        assert panel["table"]
        assert panel["problem"] is None
        assert tells_all(panel["text"])
        assert tells_all(panel["task"]["ask"])
        assert panel["rules"]
        assert json.loads(json.dumps(panel)) == panel
        wire.goes_on()
        task = wire.panel["task"]
        if task["kind"] == "play":
            wire.lesson.play_to_end()
        else:
            before = wire.state["seq"]
            wire.lesson.give(wire.solution())
            assert wire.state["seq"] > before
        panel = wire.panel
        assert panel["done"]
        assert panel["feedback"]["right"]
        assert all(tells_all(text) for text in panel["feedback"]["say"])
        assert panel["marks"][step] == "right"
    assert wire.lesson.progress == 1


def test_the_first_message_holds_the_lesson_and_the_table() -> None:
    saved = Lesson("flip").get_state()
    assert saved["lesson"]["id"] == "flip"
    assert saved["state"]["snapshot"]["seats"][0]["name"] == "Ann"
    assert "results" not in saved
    assert "progress" not in saved


def test_a_lesson_is_small() -> None:
    for name in builtin_lessons():
        wire = lesson_at(name)
        for step in range(len(wire.panel["marks"])):
            wire.says("goto", step=step)
            assert len(json.dumps(wire.panel, ensure_ascii=False).encode()) < 8_000, (name, step)


# -- what it keeps back ---------------------------------------------------------------------


@pytest.mark.parametrize("name", builtin_lessons())
def test_no_answer_is_sent_before_it_was_given(name: str) -> None:
    wire = lesson_at(name)
    for step in range(len(wire.panel["marks"])):
        wire.says("goto", step=step)
        wire.goes_on()
        panel, actions = wire.panel, wire.state["snapshot"]["actions"]
        kind = panel["task"]["kind"]
        assert panel["feedback"] is None
        assert not panel["done"]
        if kind == "move":
            # What may be done says nothing about what is allowed.
            assert all(card["ok"] and not card["bluff"] for card in actions["cards"].values())
            why = [card["why"]["id"] for card in actions["cards"].values()]
            assert set(why) <= {"ui-lesson-try"}
            assert actions["forecast"] is None
        elif kind != "play":
            assert actions is None
        if kind != "play":
            assert wire.state["snapshot"]["result"] is None


def test_nothing_is_counted_before_one_has_counted() -> None:
    wire = lesson_at("scoring", 5)
    seats = wire.state["snapshot"]["seats"]
    assert [seat["total"] for seat in seats] == [390, 120, 465]
    assert "108" not in json.dumps(wire.state)
    wire.asks("answer", value=498)
    result = wire.state["snapshot"]["result"]
    assert result["score"] == 108
    assert result["totals"] == [498, 120, 465]
    first = Lesson("scoring", results=wire.lesson.results)
    assert first.state["snapshot"]["result"]["totals"] == [498, 120, 465]


def test_a_guilty_and_an_innocent_hand_look_the_same() -> None:
    """The two tables of the challenge lesson differ in a hand that nobody may see."""
    guilty, innocent = lesson_at("challenge", 4), lesson_at("challenge", 5)
    for wire in (guilty, innocent):
        assert wire.panel["feedback"] is None
    seats = [wire.state["snapshot"]["seats"][0]["cards"] for wire in (guilty, innocent)]
    assert [face for _, face in seats[0]] == ["dO8", "dT7"]
    assert [face for _, face in seats[1]] == ["dO6", "dT7"]
    texts = [json.dumps(wire.state) for wire in (guilty, innocent)]
    assert "lB2" not in texts[0]
    assert "lG7" not in texts[1]


def test_options_keep_their_order_whatever_is_right() -> None:
    for name in builtin_lessons():
        wire = lesson_at(name)
        for step in range(len(wire.panel["marks"])):
            wire.says("goto", step=step)
            task = wire.panel["task"]
            if task["kind"] == "order":
                keys = [option["key"] for option in task["options"]]
                assert keys != wire.solution()
            if task["kind"] == "predict" and "face" in task["options"][0]:
                keys = [option["key"] for option in task["options"]]
                assert keys == sorted(keys)


# -- what one does ---------------------------------------------------------------------------


def test_a_move_is_made_at_the_table() -> None:
    wire = lesson_at("flip")
    before = wire.state["seq"]
    wire.wants("play", token=wire.token("lG3"))
    assert wire.state["seq"] == before
    assert wire.panel["marks"][0] == "tried"
    assert not wire.panel["feedback"]["right"]
    assert "green 3 does not fit" in wire.panel["feedback"]["say"][0]["en"]
    wire.wants("play", token=wire.token("lBf"))
    assert wire.panel["done"]
    assert wire.state["seq"] == before + 1
    kinds = [frame["kind"] for frame in wire.state["frames"]]
    assert kinds[:4] == ["play", "flip_discard", "flip_draw", "flip_hands"]
    assert wire.state["snapshot"]["actions"] is None
    assert "answer" not in wire.panel["feedback"]


def test_uno_goes_with_the_card_that_is_laid_after_it() -> None:
    wire = lesson_at("uno")
    before = wire.state["seq"]
    wire.wants("uno")
    assert not wire.panel["done"]
    assert wire.state["seq"] == before
    wire.wants("play", token=wire.token("lB2"))
    assert wire.panel["done"]
    assert wire.panel["marks"][0] == "right"
    assert wire.state["snapshot"]["seats"][0]["uno"] == "said"


def test_a_move_is_one_message() -> None:
    wire = lesson_at("flip")
    wire.heard.clear()
    wire.wants("play", token=wire.token("lBf"))
    updates = [message for message in wire.heard if message.get("method") == "update"]
    assert len(updates) == 1
    assert {"state", "lesson"} <= set(updates[0]["state"])


def test_a_demonstration_comes_before_the_question() -> None:
    wire = lesson_at("flip", 8)
    assert wire.state["snapshot"]["side"] == "light"
    assert wire.state["snapshot"]["actions"] is None
    wire.goes_on()
    assert wire.state["snapshot"]["side"] == "dark"
    assert wire.state["frames"][0]["kind"] == "play"
    assert wire.state["snapshot"]["actions"]["choose"]
    wire.goes_on()
    wire.wants("color", color="teal")
    assert wire.panel["done"]
    assert wire.state["snapshot"]["color"] == "teal"


def test_answering_before_the_demonstration_was_shown() -> None:
    wire = lesson_at("challenge", 6)
    value = {"accept": "2", "won": "0", "lost": "4", "decide": "accept"}
    wire.asks("answer", value=value)
    assert wire.panel["done"]
    assert wire.panel["feedback"]["answer"] == value
    assert wire.state["frames"][0]["kind"] == "accept"
    assert not wire.lesson.advance()


@pytest.mark.parametrize(("kind", "told"), [("answer", "feedback"), ("hint", "hints")])
def test_what_is_asked_while_the_table_moves_is_not_lost(kind: str, told: str) -> None:
    wire = lesson_at("house", 2)
    seq = wire.panel["seq"]
    # The table has shown how it began, and goes on just before the click comes.
    wire.goes_on()
    wire.says(kind, seq=seq, value=wire.solution())
    assert wire.panel[told]


def test_advice_asked_for_while_the_bots_play_is_not_lost() -> None:
    wire = lesson_at("round", 2)
    seq = wire.panel["seq"]
    wire.lesson.apply(wire.lesson.round.legal_actions()[0])
    wire.says("hint", seq=seq)
    assert wire.panel["hints"]


def test_a_challenge_is_offered_only_where_one_is_possible() -> None:
    skip = lesson_at("house", 4)
    skip.goes_on()
    assert skip.state["snapshot"]["phase"] == "respond"
    offered = skip.state["snapshot"]["actions"]
    assert "accept" in offered
    assert "challenge" not in offered
    wild = lesson_at("challenge", 6)
    assert wild.state["snapshot"]["actions"] is None
    stacked = lesson_at("house", 1)
    while stacked.lesson.advance():
        pass
    assert "challenge" not in (stacked.state["snapshot"]["actions"] or {})


def test_what_the_draw_pile_shows_is_explained_by_what_holds_on_both_sides() -> None:
    wire = lesson_at("cards", 8)
    wire.asks("answer", value="light")
    feedback = wire.panel["feedback"]
    assert feedback["right"]
    assert [said["en"] for said in feedback["say"]] == [rule_text("F-INFO-3")]


def test_cards_in_the_hand_are_chosen_by_their_tokens() -> None:
    wire = lesson_at("challenge")
    options = {option["key"]: option for option in wire.panel["task"]["options"]}
    assert {key: option["token"] for key, option in options.items()} == {
        key: wire.token(f"l{key}") for key in options
    }
    assert all("place" not in option for option in options.values())
    wire.asks("answer", value=["R3", "W"])
    assert wire.panel["feedback"]["marks"] == {"R3": "wrong", "W": "right"}
    wire.asks("answer", value=["W", "G7", "W+2"])
    assert wire.panel["done"]


def test_hints_then_the_answer() -> None:
    wire = lesson_at("flip", 1)
    wire.asks("show")
    assert not wire.panel["done"]
    left = wire.panel["hints_left"]
    for number in range(left):
        wire.asks("hint")
        assert len(wire.panel["hints"]) == number + 1
    assert wire.panel["can_show"]
    wire.asks("hint")
    assert len(wire.panel["hints"]) == left
    wire.asks("show")
    assert wire.panel["done"]
    assert wire.panel["marks"][1] == "shown"
    assert wire.panel["feedback"]["answer"] == "dT9"
    assert wire.state["snapshot"]["side"] == "dark"
    wire.asks("again")
    assert not wire.panel["done"]
    assert wire.panel["hints"] == []
    assert wire.state["snapshot"]["side"] == "light"


def test_next_and_back() -> None:
    wire = lesson_at("flip")
    assert not wire.lesson.back()
    assert wire.lesson.next()
    assert wire.lesson.next()
    assert wire.panel["step"] == 2
    assert wire.panel["marks"][:4] == ["seen", "seen", "seen", ""]
    assert wire.lesson.back()
    assert wire.lesson.step == 1
    last = len(wire.panel["marks"]) - 1
    wire.says("goto", step=last)
    wire.says("goto", step=last + 1)
    assert wire.panel["quiz"]["shown"]["number"] == 0
    assert not wire.lesson.next()
    wire.says("goto", step=last + 2)
    assert wire.lesson.step == last + 1
    wire.says("goto", step=last)
    assert wire.lesson.step == last
    assert wire.panel["quiz"]["shown"] is None


def test_looking_back_shows_the_answer_and_the_table_after_it() -> None:
    wire = lesson_at("flip")
    wire.wants("play", token=wire.token("lBf"))
    wire.lesson.next()
    assert wire.state["snapshot"]["side"] == "light"
    wire.lesson.back()
    assert wire.panel["done"]
    assert wire.state["snapshot"]["side"] == "dark"
    assert wire.state["frames"] == []


def test_a_whole_round_with_a_coach() -> None:
    wire = lesson_at("round", 2)
    assert wire.lesson.bots
    actions = wire.state["snapshot"]["actions"]
    assert actions is not None
    wire.asks("hint")
    assert len(wire.panel["hints"]) >= 2
    assert wire.panel["hints_left"] == 1
    wire.lesson.play_to_end()
    assert wire.panel["done"]
    assert wire.panel["marks"][2] == "right"
    assert wire.state["snapshot"]["result"] is not None


def test_another_try_at_a_round() -> None:
    wire = lesson_at("round", 2)
    first = wire.lesson.round.position()
    wire.lesson.play_to_end()
    wire.says("new_round", seq=wire.state["seq"])
    assert not wire.panel["done"]
    assert wire.lesson.round.position() == first
    wire.lesson.apply(wire.lesson.round.legal_actions()[0])
    wire.lesson.undo()
    assert wire.lesson.round.position() == first


def test_a_round_that_is_taken_back_from_its_end_goes_on() -> None:
    wire = lesson_at("round", 2)
    wire.lesson.play_to_end()
    assert wire.panel["done"]
    wire.lesson.undo()
    assert wire.lesson.round.outcome is None
    panel = wire.panel
    assert not panel["done"]
    assert (panel["feedback"], panel["hints_left"], panel["marks"][2]) == (None, 1, "right")
    wire.asks("hint")
    assert wire.panel["hints"]
    wire.lesson.undo()
    assert wire.panel["hints"] == []  # they were about another table
    wire.lesson.play_to_end()
    assert wire.panel["done"]
    assert wire.panel["feedback"]["right"]


def test_a_round_that_is_taken_back_from_outside_goes_on_too() -> None:
    wire = lesson_at("round", 2)
    wire.lesson.play_to_end()
    while wire.lesson.round.outcome is not None:
        wire.lesson.round.undo()
    wire.says("hello")
    assert not wire.panel["done"]
    wire.lesson.play_to_end()
    wire.lesson.round.undo()
    wire.lesson.refresh()
    assert not wire.panel["done"]


def test_a_round_that_ends_at_another_table_is_over_in_the_lesson_too() -> None:
    wire = lesson_at("round", 2)
    other = Table(wire.lesson.round, viewer=None)
    other.play_to_end()
    assert wire.state["snapshot"]["result"] is not None
    assert wire.panel["done"]
    assert wire.panel["marks"][2] == "right"


def test_moves_of_other_steps_are_answers() -> None:
    lesson = Lesson("flip")
    with pytest.raises(UnoFlipError, match="use give"):
        lesson.apply("Ann play Bf/V6")
    with pytest.raises(UnoFlipError, match="use give"):
        lesson.play_to_end()
    with pytest.raises(UnoFlipError, match="use again"):
        lesson.undo()


def test_points_are_counted_card_by_card() -> None:
    wire = lesson_at("scoring", 2)
    wire.asks("answer", value=5)
    assert not wire.panel["feedback"]["right"]
    assert "counts" not in wire.panel["feedback"]
    wire.asks("answer", value=wire.solution())
    counts = wire.panel["feedback"]["counts"]
    assert counts[1] == [1, [["dOe", 30], ["dV5", 5], ["dW+c", 60]], 95]


def test_totals_are_told() -> None:
    wire = lesson_at("scoring", 5)
    assert [[one["en"], other["pl"]] for one, other in wire.panel["facts"]] == [
        ["Ann", "390 punktów przed tą rundą"],
        ["Lou", "120 punktów przed tą rundą"],
        ["Cy", "465 punktów przed tą rundą"],
    ]


def test_a_pile_laid_open() -> None:
    wire = lesson_at("flip", 1)
    assert wire.panel["spread"] == {"discard": [["lG4", "dT9"], ["lG1", "dO5"], ["lY1", "dPe"]]}
    # A classic card has no other face.
    wire = lesson_at("classic", 10)
    assert wire.panel["spread"] == {"draw": [["cY4", ""], ["cB9", ""], ["cR4", ""]]}


# -- what it does not take ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        {"type": "goto"},
        {"type": "goto", "step": 99},
        {"type": "goto", "step": "1"},
        {"type": "goto", "step": True},
        {"type": "next"},
        {"type": "answer"},
        {"type": "answer", "seq": 0, "value": "dT9"},
        {"type": "hint"},
        {"type": "show", "seq": "x"},
        {"type": "dance"},
        {"type": "new_round", "seq": 1},
        {},
        "answer",
        None,
    ],
)
def test_nonsense_changes_nothing(message: Any) -> None:
    wire = lesson_at("flip", 1)
    before = wire.panel, wire.state, wire.lesson.results
    wire.lesson._handle_custom_msg(message, [])
    assert (wire.panel, wire.state, wire.lesson.results) == before


@pytest.mark.parametrize("value", [None, 7, "dZ1", [], {}, ["dT9"], "x" * 10_000])
def test_what_is_no_answer_is_refused_with_a_sentence(value: Any) -> None:
    wire = lesson_at("flip", 1)
    before = wire.panel, wire.lesson.results
    wire.asks("answer", value=value)
    assert (wire.panel, wire.lesson.results) == before
    assert wire.lesson.last_error


def test_a_second_click_on_an_old_panel_is_ignored() -> None:
    wire = lesson_at("flip", 1)
    seq = wire.panel["seq"]
    wire.says("answer", seq=seq, value="lG4")
    wire.says("answer", seq=seq, value="lG1")
    assert wire.lesson.results["steps"][1]["answers"] == ["lG4"]


def test_an_intent_where_nothing_is_to_be_moved() -> None:
    wire = lesson_at("flip", 1)
    before = wire.state
    wire.wants("draw")
    wire.wants("play", token=wire.token("lYf"))
    assert wire.state == before
    assert wire.lesson.last_error


def test_the_browser_may_not_set_the_lesson() -> None:
    wire = lesson_at("flip")
    before = wire.panel
    wire.lesson.set_state({"lesson": {"v": 1}, "locale": "ru"})
    assert wire.panel == before
    assert wire.lesson.locale == "ru"
    with pytest.raises(TraitError):
        wire.lesson.lesson = {}


def test_names_with_markup_are_only_names() -> None:
    name = '<b onclick="x">'
    lesson = Lesson(
        {
            "title": "Markup & more",
            "step": [
                {
                    "text": "<script>alert(1)</script>",
                    "position": {
                        "hands": {name: "B2/O8 G4/T9", "Lou": "R5/P2"},
                        "discard": "B7/O3",
                        "draw": "Y4/Vf",
                    },
                    "task": {"kind": "predict", "ask": "next"},
                }
            ],
        }
    )
    assert lesson.lesson["text"]["en"] == "<script>alert(1)</script>"
    assert lesson.lesson["task"]["options"][0]["key"] == name


# -- results and problems ------------------------------------------------------------------------


def test_results_are_plain_and_a_lesson_goes_on_with_them() -> None:
    wire = lesson_at("flip", locale="pl")
    wire.wants("play", token=wire.token("lBf"))
    wire.lesson.next()
    wire.asks("answer", value="lG4")
    saved = json.loads(json.dumps(wire.lesson.results))
    assert saved["steps"][0]["answers"] == ["Ann play Bf/V6"]
    later = Lesson("flip", results=saved)
    assert later.step == 1
    assert later.results == saved
    later.back()
    assert later.lesson["done"]


def test_foreign_results_are_refused() -> None:
    with pytest.raises(ValueError, match="not of 'scoring'"):
        Lesson("scoring", results=Lesson("flip").results)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("juggling", "no such lesson"),
        ("missing.toml", "cannot be read"),
        ({"title": "Empty"}, "1 to 60 steps"),
        ('title = "x"\n[[step]]\ntext = ', "no TOML"),
    ],
)
@pytest.mark.parametrize("locale", locales())
def test_a_bad_lesson_is_a_sentence_never_a_blank(source: Any, reason: str, locale: str) -> None:
    wire = Wire(Lesson(source, locale=locale))
    assert reason in wire.lesson.problem
    assert tells_all(wire.panel["problem"])
    assert not wire.panel["table"]
    assert wire.state == {}
    assert wire.panel["marks"] == []
    for kind in ("goto", "hint", "answer", "show", "again", "continue", "intent"):
        wire.says(kind, seq=wire.panel["seq"], value=1)
    assert reason in repr(wire.lesson)
    with pytest.raises(UnoFlipError):
        wire.lesson.next()


def test_a_problem_is_said_in_the_language_of_now() -> None:
    lesson = Lesson("juggling")
    said = {}
    for locale in locales():
        lesson.locale = locale
        said[locale] = lesson.problem
        assert said[locale] == lesson.lesson["problem"][locale]
    assert len(set(said.values())) == 3
    sound = Lesson("flip")
    sound.locale = "pl"
    assert sound.problem == ""


def test_rules_that_make_a_step_impossible_are_a_sentence() -> None:
    lesson = Lesson("flip", rules=FLIP.replace(deck="classic"))
    assert "Bf/V6" in lesson.problem
    half = Wire(Lesson("house", rules=FLIP.replace(restricted_wilds="strict")))
    half.says("goto", step=10)
    assert half.panel["problem"] is not None
    assert half.panel["step"] == 10
    half.lesson.back()
    assert half.panel["problem"] is None
    assert half.state["snapshot"]


def test_a_lesson_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        'title = "Own"\n[[step]]\ntext = "Look."\n'
        'position = "hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"\n',
        "utf-8",
    )
    lesson = Lesson(path)
    assert lesson.lesson["title"] == {"en": "Own"}
    assert lesson.lesson["task"] is None
    assert repr(lesson) == "<Lesson 'Own', step 1 of 1>"
    assert repr(Lesson(path, locale="pl")) == "<Lesson 'Own', step 1 of 1>"


# -- the quiz at the end ------------------------------------------------------------------------


def quiz_at_end(name: str = "flip", **options: Any) -> tuple[Wire, Paper]:
    wire = lesson_at(name, **options)
    wire.says("goto", step=len(wire.panel["marks"]))
    assert wire.lesson.course is not None
    assert wire.lesson.course.quiz is not None
    return wire, wire.lesson.course.quiz


@pytest.mark.parametrize("name", builtin_lessons())
def test_the_quiz_at_the_end_is_asked_and_tells_no_answer_before(name: str) -> None:
    wire, paper = quiz_at_end(name)
    for number, question in enumerate(paper.questions):
        wire.asks("go", number=number)
        panel = wire.panel
        shown = panel["quiz"]["shown"]["question"]
        assert shown["feedback"] is shown["given"] is None
        assert tells_all(shown["task"]["ask"])
        assert panel["table"] is question.table
        assert panel["task"] is panel["feedback"] is None
        snapshot = wire.state["snapshot"]
        if question.table:
            viewer = snapshot["viewer"]
            assert (None if viewer is None else snapshot["seats"][viewer]["name"]) == (
                question.viewer
            )
            held = {tuple(card) for seat in snapshot["seats"] for card in seat["cards"]}
            for option in shown["task"].get("options", ()):
                assert "token" not in option or (option["token"], option["face"]) in held
        assert snapshot["actions"] is snapshot["result"] is None
        before = wire.state
        wire.asks("answer", number=number, value=wrong_answer(question))
        shown = wire.panel["quiz"]["shown"]["question"]
        assert shown["feedback"]["right"] is False
        right = list(question.answer) if isinstance(question.answer, tuple) else question.answer
        assert shown["feedback"]["answer"] == right
        assert wire.state == before
    wire.asks("go", number=len(paper.questions))
    assert wire.panel["quiz"]["shown"]["question"] is None
    assert wire.panel["table"] is False
    assert wire.panel["quiz"]["score"] == {"right": 0, "answered": 4, "n": 4}
    assert wire.lesson.results["quiz"]["marks"] == ["wrong"] * 4
    wire.asks("again", what="mistakes")
    assert wire.panel["quiz"]["score"] == {"right": 0, "answered": 0, "n": 4}


def test_before_it_is_opened_a_quiz_is_only_offered() -> None:
    wire = lesson_at("flip")
    offered = {"score": {"right": 0, "answered": 0, "n": 4}, "shown": None}
    assert wire.panel["quiz"] == offered
    assert "quiz" not in wire.lesson.results
    wire.asks("go", number=1)
    assert wire.panel["quiz"] == offered
    assert wire.lesson.last_error


def test_in_python_the_quiz_is_answered_like_a_step() -> None:
    lesson = Lesson("uno", locale="pl")
    with pytest.raises(UnoFlipError, match="the quiz is not open"):
        lesson.ask(0)
    assert lesson.course is not None
    lesson.goto(lesson.course.last)
    assert "the quiz after 10" in repr(lesson)
    assert lesson.course.quiz is not None
    question = lesson.course.quiz.questions[0]
    judgement = lesson.give(question.answer)
    assert judgement.right
    assert judgement.say[0]["pl"]
    assert not lesson.next()
    assert lesson.hint() == ""
    assert not lesson.show_answer()
    assert not lesson.advance()
    lesson.ask(4)
    with pytest.raises(AnswerError):
        lesson.give("yes")
    lesson.again()
    assert lesson.course.quiz.score["answered"] == 0
    assert lesson.back()
    assert lesson.state["snapshot"]["viewer"] is not None


def test_a_lesson_resumes_in_its_quiz() -> None:
    wire, paper = quiz_at_end("dark")
    wire.asks("answer", number=0, value=paper.questions[0].answer)
    wire.asks("go", number=1)
    saved = json.loads(json.dumps(wire.lesson.results))
    later = Lesson("dark", results=saved)
    shown = later.lesson["quiz"]["shown"]
    assert shown["number"] == 1
    assert [item["status"] for item in shown["items"]] == ["right", "open", "open", "open"]
    assert shown["question"] == wire.panel["quiz"]["shown"]["question"]
    faces = [
        [[face for _, face in seat["cards"]] for seat in state["snapshot"]["seats"]]
        for state in (later.state, wire.state)
    ]
    assert faces[0] == faces[1]


@pytest.mark.parametrize(
    ("kind", "details"),
    [
        ("answer", {"number": 3, "value": "yes"}),
        ("answer", {"number": 0, "value": {"no": "answer"}}),
        ("answer", {"value": "yes"}),
        ("go", {"number": 99}),
        ("go", {"number": "1"}),
        ("go", {}),
        ("again", {"what": "everything"}),
        ("again", {}),
        ("again", {"what": "mistakes"}),
        ("intent", {"verb": "draw"}),
    ],
)
def test_nonsense_in_the_quiz_changes_nothing(kind: str, details: dict[str, Any]) -> None:
    wire, _ = quiz_at_end()
    before = wire.panel, wire.state, wire.lesson.results
    refused = wire.lesson.notice["n"]
    if kind == "intent":
        wire.says("intent", seq=wire.state["seq"], **details)
    else:
        wire.asks(kind, **details)
    assert (wire.panel, wire.state, wire.lesson.results) == before
    assert wire.lesson.notice["n"] == refused + 1


def test_a_second_click_in_the_quiz_changes_nothing() -> None:
    wire, paper = quiz_at_end()
    seq = wire.panel["seq"]
    wire.asks("answer", number=0, value=paper.questions[0].answer)
    before = wire.panel
    wire.says("go", seq=seq, number=2)
    wire.says("answer", seq=seq, number=0, value=paper.questions[0].answer)
    assert wire.panel == before


def test_a_seed_that_is_none_is_refused() -> None:
    with pytest.raises(UnoFlipError, match="a seed is a whole number"):
        Lesson("flip", seed=-1)
