"""Going through every lesson: with right answers, with wrong ones, with hints only."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import Any

import pytest
from widgets.record_study_fixtures import wrong_answer

from unoflip_widgets.players import make_bot, next_action
from unoflip_widgets.rules import CLASSIC, FLIP, Round, RuleSet, UnoFlipError
from unoflip_widgets.teaching import locales
from unoflip_widgets.teaching.lessons import (
    AnswerError,
    Course,
    Judgement,
    ResultsError,
    builtin_lessons,
    read_lesson,
)
from unoflip_widgets.teaching.lessons.files import learned
from unoflip_widgets.teaching.lessons.moves import advice
from unoflip_widgets.teaching.questions import Paper, stream

LESSONS = builtin_lessons()


def task_of(course: Course) -> Any:
    task = course.step_now.task
    assert task is not None
    return task


def right(course: Course) -> Any:
    return task_of(course).solution(course.scene)


def wrong(course: Course) -> list[Any]:
    """All kinds of wrong answers to the present step."""
    task, scene = task_of(course), course.scene
    good = task.solution(scene)
    if task.kind == "move":
        tried = [f"{scene.viewer} play {card}" for card in scene.round.hand(scene.viewer)]
        tried += [str(action) for action in scene.round.legal_actions()]
        tried = [line for line in tried if line.startswith(f"{scene.viewer} ")]
        return [line for line in tried if not task.judge(scene, line).right]
    if task.kind == "count":
        return [good + 1, good - 1] if good else [good + 1]
    if task.kind == "challenge":
        options = [option.key for option in task.options(scene)]
        other = {way: next(key for key in options if key != good[way]) for way in ("won", "lost")}
        return [{**good, **other}, {**good, "accept": other["lost"]}]
    if task.kind == "predict":
        return [option.key for option in task.options(scene) if option.key != good]
    if task.kind == "order":
        return [good[::-1], good[1:] + good[:1]]
    if task.kind == "choose":
        keys = [option.key for option in task.options(scene)]
        return [answer for answer in (keys, [], keys[:1], keys[1:]) if set(answer) != set(good)]
    return []


def play_out(course: Course) -> None:
    round_ = course.scene.round
    crew = {name: make_bot("hasty", seat) for seat, name in enumerate(round_.players)}
    while (action := next_action(round_, crew)) is not None:
        round_.apply(action)


def fine(judgement: Judgement) -> None:
    assert judgement.say
    for text in judgement.say:
        assert list(text) == list(locales())
        for words in text.values():
            assert words
            assert not set("{}$") & set(words)


@pytest.mark.parametrize("name", LESSONS)
def test_with_right_answers(name: str) -> None:
    course = Course(name)
    for step in range(len(course.lesson.steps)):
        assert course.step == step
        task = task_of(course)
        assert not course.done
        question = task.wire(course.scene)
        assert set(question["ask"]) == set(locales())
        if task.kind == "play":
            play_out(course)
        judgement = course.give(right(course))
        assert judgement.right
        fine(judgement)
        assert course.done
        assert course.answer is not None
        with pytest.raises(AnswerError):
            course.give(right(course))
        assert course.next()
    assert course.at_quiz
    assert not course.next()
    assert set(course.marks) == {"right"}
    assert course.progress == 1
    assert json.loads(json.dumps(course.results)) == course.results


@pytest.mark.parametrize("name", LESSONS)
def test_with_wrong_answers(name: str) -> None:
    course = Course(name)
    asked = 0
    for step in range(len(course.lesson.steps)):
        course.goto(step)
        answers = wrong(course)
        for answer in answers:
            judgement = course.give(answer)
            assert not judgement.right
            fine(judgement)
            assert not course.done
            assert course.answer is None
        asked += len(answers)
        assert course.marks[step] == ("tried" if answers else "seen")
        assert course.results["steps"][step]["answers"] == answers
    assert asked >= len(course.lesson.steps) // 2
    assert course.progress == 0
    # Having been wrong does not keep anybody from being right.
    course.goto(0)
    assert course.give(right(course)).right


@pytest.mark.parametrize("name", LESSONS)
def test_with_hints_only(name: str) -> None:
    course = Course(name)
    for step in range(len(course.lesson.steps)):
        course.goto(step)
        if task_of(course).kind == "play":
            while course.scene.round.outcome is None:
                hint = course.hint()
                assert hint is not None
                round_ = course.scene.round
                crew = {player: make_bot("steady", 1) for player in round_.players}
                action = next_action(round_, crew)
                assert action is not None
                round_.apply(action)
            assert course.results["steps"][step]["hints"] > 0
            continue
        assert course.show() is None
        seen = 0
        while (hint := course.hint()) is not None:
            assert set(hint) == set(locales())
            assert all(hint.values())
            seen += 1
        assert seen >= 1
        assert course.can_show
        judgement = course.show()
        assert judgement is not None
        assert judgement.right
        fine(judgement)
        assert course.marks[step] == "shown"
        assert course.show() is None
        course.again()
        assert not course.done
        assert course.give(right(course)).right
        assert course.marks[step] == "right"


def test_a_hint_never_names_the_answer_of_a_prediction() -> None:
    """The rules of what happens are a help, what happens would be the answer."""
    for name in LESSONS:
        course = Course(name)
        for step in range(len(course.lesson.steps)):
            course.goto(step)
            task = task_of(course)
            if task.kind != "predict" or task.about != "top":
                continue
            option = next(o for o in task.options(course.scene) if o.key == right(course))
            for hint in task.reason(course.scene, course.step_now.rules):
                assert option.label["en"] not in hint["en"]


def test_looking_back_shows_what_was_answered() -> None:
    course = Course("challenge")
    first = right(course)
    course.give(first)
    course.goto(5)
    course.goto(0)
    assert course.done
    assert course.answer == first
    course.again()
    assert not course.done
    assert course.marks[0] == "right"


def test_forward_and_back_at_will() -> None:
    course = Course("flip")
    assert not course.back()
    assert course.next()
    assert course.back()
    assert course.step == 0
    for step in (-1, 99):
        with pytest.raises(IndexError):
            course.goto(step)
    course.goto(len(course.lesson.steps) - 1)
    assert course.next()
    assert course.at_quiz
    assert not course.next()
    assert course.back()
    assert not course.at_quiz


@pytest.mark.parametrize("answer", [None, 3, "", [], {}, "dZ9", "Zed", ["dT9"], True])
def test_what_is_no_answer_changes_nothing(answer: Any) -> None:
    for name in ("flip", "challenge", "scoring"):
        course = Course(name)
        for step in range(len(course.lesson.steps)):
            course.goto(step)
            kind = task_of(course).kind
            possible = (kind == "choose" and answer == []) or (kind == "count" and answer == 3)
            if not possible:
                before = course.results
                with pytest.raises(AnswerError):
                    course.give(answer)
                assert course.results == before


# -- results ---------------------------------------------------------------------------------


def test_a_lesson_goes_on_where_it_stopped() -> None:
    course = Course("scoring")
    course.give(1)
    course.give(right(course))
    course.next()
    course.hint()
    saved = json.loads(json.dumps(course.results))
    later = Course("scoring", results=saved)
    assert later.step == 1
    assert later.marks == course.marks
    assert later.results == saved
    assert later.back()
    assert later.done


@pytest.mark.parametrize(
    "change",
    [
        {"v": 2},
        {"lesson": "flip"},
        {"step": 99},
        {"step": "1"},
        {"steps": []},
        {"steps": None},
        {"steps": [{"mark": "perfect", "answers": [], "hints": 0}] * 11},
        {"steps": [{"mark": "right", "answers": [], "hints": None}] * 11},
        {"steps": [{"mark": "right", "answers": 1, "hints": 0}] * 11},
    ],
)
def test_results_that_do_not_fit_are_refused(change: dict[str, Any]) -> None:
    saved = Course("scoring").results
    with pytest.raises(ResultsError):
        Course("scoring", results={**saved, **change})


# -- the quiz at the end ------------------------------------------------------------------------


def quiz_of(course: Course) -> Paper:
    course.goto(course.last)
    assert course.quiz is not None
    return course.quiz


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_ends_with_a_short_quiz_on_its_topics(name: str) -> None:
    course = Course(name)
    paper = quiz_of(course)
    questions = paper.questions
    assert 3 <= len(questions) <= 5
    assert {question.topic for question in questions} == set(course.lesson.quiz)
    for number, question in enumerate(questions):
        paper.go(number)
        judgement = course.give(question.answer)
        assert judgement.right
        fine(judgement)
    assert paper.score == {"right": len(questions), "answered": len(questions), "n": len(questions)}
    # It is extra: nobody has to take it.
    assert course.progress == 0
    assert "right" not in course.marks


@pytest.mark.parametrize("name", LESSONS)
def test_the_quiz_asks_for_nothing_that_was_not_taught(name: str) -> None:
    lesson = read_lesson(name)
    known = {rule for one in LESSONS[: LESSONS.index(name) + 1] for rule in read_lesson(one).rules}
    for seed in range(6):
        for question in quiz_of(Course(name, seed=seed)).questions:
            assert set(question.rules) <= known, (lesson.id, question.template)
            if name not in ("classic", "house"):
                assert not [one for one in question.tell if one["id"].startswith("tell-option-")]
            if "F-FLIP-2" not in known and question.table:
                assert question.position.side == "light"


@pytest.mark.parametrize("name", ["light", "dark", "challenge", "classic", "house"])
def test_no_card_waits_for_an_answer_in_a_quiz_that_was_not_taught(name: str) -> None:
    """With the rules of passing on known, a Wild Draw Two still has to be known itself."""
    known = learned(read_lesson(name))
    assert known is not None
    for topic in read_lesson(name).quiz:
        for question in islice(stream(topic, 3, known=known), 40):
            if question.table and question.position.phase == "respond":
                round_ = Round.from_position(question.position, question.ruleset)
                rules = round_.check(f"{round_.turn} accept").rules
                assert set(rules) <= known, (topic, question.template)


def test_the_coach_speaks_to_the_learner() -> None:
    course = Course("round")
    course.goto(2)
    round_ = course.scene.round
    told = advice(course.scene)
    assert told[1]["en"].startswith(("Play the ", "Draw a card"))
    assert told[1]["pl"].startswith(("Połóż ", "Weź kartę"))
    bots = {name: make_bot("steady", 1, round_.rules) for name in round_.players}
    while (action := next_action(round_, bots)) is not None:
        for text in advice(course.scene):
            assert not re.search(r"\b(I|my)\b", text["en"]), text
            assert not re.search(r"\b(mam|mi|moja|moim)\b", text["pl"]), text
        round_.apply(action)
    assert advice(course.scene) == []


def test_wrong_answers_in_the_quiz_are_explained_and_counted() -> None:
    course = Course("challenge")
    paper = quiz_of(course)
    for number, question in enumerate(paper.questions):
        paper.go(number)
        judgement = course.give(wrong_answer(question))
        assert not judgement.right
        fine(judgement)
        with pytest.raises(AnswerError):
            course.give(question.answer)
    assert paper.mistakes == [0, 1, 2, 3]
    paper.go(4)
    with pytest.raises(AnswerError):
        course.give("anything")
    assert course.results["quiz"]["score"] == {"right": 0, "answered": 4, "n": 4}


def test_the_quiz_comes_from_a_seed() -> None:
    first, same, other = (quiz_of(Course("turn", seed=seed)).questions for seed in (3, 3, 4))
    assert first == same
    assert first != other


@pytest.mark.parametrize("name", ["flip", "house", "classic"])
def test_a_quiz_goes_on_where_it_stopped(name: str) -> None:
    course = Course(name)
    paper = quiz_of(course)
    for number, question in enumerate(paper.questions[:3]):
        paper.go(number)
        course.give(question.answer if number else wrong_answer(question))
    saved = json.loads(json.dumps(course.results))
    assert saved["quiz"]["marks"] == ["wrong", "right", "right", "open"]
    later = Course(name, results=saved)
    assert later.at_quiz
    assert later.results == saved
    paper = quiz_of(later)
    paper.again("mistakes")
    assert Course(name, results=json.loads(json.dumps(later.results))).results == later.results
    paper.again("new")
    again = Course(name, results=json.loads(json.dumps(later.results)))
    assert again.results == later.results
    assert quiz_of(again).questions == paper.questions
    assert len(paper.questions) == 4


@pytest.mark.parametrize(
    "change",
    [
        {"seed": -1},
        {"seed": None, "number": None},
        {"asked": None},
        {"asked": []},
        {"asked": [0, 0, 1, 2]},
        {"asked": [0, 1, 2, 9]},
        {"asked": [0, 1, 2, True]},
        {"answers": [None]},
        {"number": 9},
    ],
)
def test_damaged_results_of_a_quiz_are_refused(change: dict[str, Any]) -> None:
    course = Course("flip")
    quiz_of(course)
    saved = course.results
    with pytest.raises(ResultsError):
        Course("flip", results={**saved, "quiz": {**saved["quiz"], **change}})
    with pytest.raises(ResultsError):
        Course("flip", results={**saved, "quiz": [1]})


def test_an_answer_to_a_question_that_is_gone_is_left_out() -> None:
    course = Course("flip")
    paper = quiz_of(course)
    course.give(paper.questions[0].answer)
    saved = course.results
    saved["quiz"]["answers"][1] = "an answer that nobody offers"
    later = quiz_of(Course("flip", results=saved))
    assert later.statuses == ["right", "open", "open", "open"]


def test_the_quiz_asks_about_what_is_played() -> None:
    own: dict[str, Any] = {
        "title": "Classic",
        "options": {"deck": "classic", "stack": "sum"},
        "quiz": ["classic"],
        "step": [{"text": "Look.", "position": "hand A: B2; hand B: R5; discard: B7; draw: Y4"}],
    }
    assert {question.ruleset.stack for question in quiz_of(Course(own)).questions} == {"sum"}
    changed = Course("flip", FLIP.replace(two_player_reverse="noop"))
    rules = {question.ruleset.two_player_reverse for question in quiz_of(changed).questions}
    assert rules == {"noop"}
    # Where these rules give nothing to ask about, the usual ones of the topic do.
    (step,) = own["step"]
    other = {**own, "options": {}, "step": [{**step, "options": {"deck": "classic"}}]}
    paper = quiz_of(Course(other, FLIP.replace(target=300)))
    assert {question.ruleset.target for question in paper.questions} == {CLASSIC.target}


def test_a_lesson_of_ones_own_may_do_without() -> None:
    own = Course(
        {
            "title": "Short",
            "step": [
                {
                    "text": "Look.",
                    "position": "hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf",
                }
            ],
        }
    )
    assert own.last == 0
    assert not own.next()
    with pytest.raises(IndexError):
        own.goto(1)
    assert "quiz" not in own.results


# -- other rules, other answers ----------------------------------------------------------------

OTHER: list[tuple[str, int, RuleSet, Any, Any]] = [
    ("light", 7, FLIP.replace(two_player_reverse="noop"), "Ann", "Lou"),
    ("challenge", 5, FLIP.replace(failed_challenge_extra=5), "4", "7"),
    ("challenge", 4, FLIP.replace(challenge_take_back=True), "Ann", "Ann"),
    ("scoring", 4, FLIP.replace(final_flip="ignore"), 38, 34),
    ("scoring", 5, FLIP.replace(scoring="lowest"), 498, 390),
    ("scoring", 6, FLIP.replace(target=300), ["none"], ["Ann"]),
    ("uno", 2, FLIP.replace(uno_penalty=4), 3, 5),
    ("cards", 6, FLIP.replace(hand_size=5), 21, 15),
    ("opening", 8, FLIP.replace(initial_flip="ignore"), "dV3", "lRf"),
]


@pytest.mark.parametrize(("name", "step", "rules", "usual", "other"), OTHER)
def test_answers_change_with_the_rules(
    name: str, step: int, rules: RuleSet, usual: Any, other: Any
) -> None:
    course = Course(name)
    course.goto(step)
    assert right(course) == usual
    changed = Course(name, rules)
    changed.goto(step)
    assert right(changed) == other
    assert changed.give(other).right


def test_a_bluff_is_not_a_choice_where_bluffs_are_refused() -> None:
    course = Course("challenge", FLIP.replace(restricted_wilds="strict"))
    course.goto(1)
    assert right(course) == []
    assert course.give([]).right


@pytest.mark.parametrize("name", LESSONS)
def test_every_wrong_answer_is_told_a_rule(name: str) -> None:
    course = Course(name)
    for step in range(len(course.lesson.steps)):
        course.goto(step)
        for answer in wrong(course):
            judgement = course.give(answer)
            assert judgement.rules, (name, step, answer)


def test_hints_on_a_hand_keep_to_what_its_cards_are_judged_by() -> None:
    course = Course("classic")
    assert "C-TURN-3" in course.step_now.shows
    said = " ".join(hint["en"] for hint in iter(course.hint, None) if hint)
    assert "Play one card of the same color" in said
    assert "drawn card" not in said


def test_nobody_may_have_won_yet() -> None:
    course = Course("scoring")
    course.goto(6)
    for answer in ([], ["Cy"], ["Cy", "none"]):
        assert not course.give(answer).right
    judgement = course.give(["none"])
    assert judgement.right
    assert judgement.say[-1]["en"] == "After this round: Ann 498, Lou 120 and Cy 465."


def test_a_hint_names_no_way_of_scoring_that_is_not_played() -> None:
    course = Course("house")
    course.goto(11)
    assert {"H-PTS-1", "H-PTS-2"} <= set(course.step_now.shows)
    said = " ".join(hint["en"] for hint in iter(course.hint, None) if hint)
    assert "Who has 200 or more?" in said
    assert "300" not in said
    wrong_one = course.give(["Ann"])
    assert "300" not in " ".join(words["en"] for words in wrong_one.say)
    assert wrong_one.rules == ("H-PTS-1",)


def test_a_wrong_prediction_is_answered_by_the_rules_of_its_step() -> None:
    for name in LESSONS:
        course = Course(name)
        for number, step in enumerate(course.lesson.steps):
            course.goto(number)
            task = task_of(course)
            if task.kind != "predict" or task.about in ("allowed", "lawful"):
                continue
            for answer in wrong(course):
                judgement = course.give(answer)
                assert set(judgement.rules) <= set(step.named)
                assert judgement.rules


def asked_to_count(**task: Any) -> int:
    step = {
        "text": "Count.",
        "position": "hand A: B2/O8 G4/T9; hand B: R+1/P4; discard: R5/P2; draw: Y4/Vf R4/Of",
        "task": {"kind": "count", **task},
    }
    found = right(Course({"title": "Count", "step": [step]}))
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize(
    ("task", "count"),
    [
        ({"what": "deck", "side": "both", "question": "?"}, 224),
        ({"what": "deck", "side": "light", "symbol": "number", "question": "?"}, 72),
        ({"what": "deck", "side": "both", "symbol": "number", "question": "?"}, 144),
        ({"what": "deck", "side": "both", "symbol": "wild", "question": "?"}, 8),
        (
            {"what": "deck", "side": "dark", "symbol": "number", "color": "teal", "question": "?"},
            18,
        ),
        ({"what": "cards", "where": "hands", "question": "?"}, 3),
        ({"what": "cards", "where": "draw", "question": "?", "action": "A draw"}, 1),
        ({"what": "cards", "where": "A", "action": "A draw"}, 3),
        ({"what": "cards", "where": "B"}, 1),
    ],
)
def test_what_may_be_counted(task: dict[str, Any], count: int) -> None:
    assert asked_to_count(**task) == count


@pytest.mark.parametrize(
    "task",
    [
        {"what": "cards", "where": "hands"},
        {"what": "cards", "where": "draw"},
        {"what": "deck", "side": "both"},
        {"what": "cards", "where": "Zed"},
    ],
)
def test_what_has_no_question_of_its_own_needs_one(task: dict[str, Any]) -> None:
    with pytest.raises(UnoFlipError, match=r"needs a question|where is a player"):
        asked_to_count(**task)


def test_the_question_says_what_is_done_before_one_counts() -> None:
    course = Course("dark")
    asked = task_of(course).ask(course.scene)
    assert asked["en"] == "You play the purple Draw Five. How many cards does Lou hold then?"
    assert asked["pl"].endswith("Ile kart ma Lou potem?")


def test_costs_follow_the_rules() -> None:
    course = Course("challenge", FLIP.replace(failed_challenge_extra=3))
    course.goto(6)
    assert right(course) == {"accept": "2", "won": "0", "lost": "5", "decide": "challenge"}
    course.goto(10)
    assert right(course)["lost"] == "color+3"


# -- what a wrong answer is told is about what was asked --------------------------------------


def told(course: Course, answer: Any) -> str:
    judgement = course.give(answer)
    assert not judgement.right
    return " ".join(words["en"] for words in judgement.say)


@pytest.mark.parametrize(
    ("name", "step", "card"), [("uno", 0, "B2/O8"), ("classic", 7, "B2")], ids=["flip", "classic"]
)
def test_the_word_uno_alone_is_not_the_move(name: str, step: int, card: str) -> None:
    course = Course(name)
    course.goto(step)
    # A good beginning is not called wrong, but the step is not done.
    begun = course.give("Ann uno")
    assert begun.right
    assert "Now play the card" in begun.say[0]["en"]
    assert not course.done
    assert course.marks[step] == "seen"
    # Said is said: the card that is laid next goes with it.
    assert course.give(f"Ann play {card}").right
    assert course.answer == f"Ann play {card} uno"
    later = Course(name, results=json.loads(json.dumps(course.results)))
    assert later.done
    assert later.answer == course.answer
    course.again()
    assert "have not said" in told(course, f"Ann play {card}")
    assert not course.done


def test_the_word_alone_is_the_move_where_the_card_lies_already() -> None:
    course = Course("uno")
    course.goto(4)
    assert course.give("Ann uno").right


@pytest.mark.parametrize(
    ("name", "step", "answer", "words"),
    [
        ("flip", 8, "Ann color orange", "The rules allow it, but you hold no orange card."),
        ("opening", 6, "Ann color green", "The rules allow it, but you hold no green card."),
        ("turn", 6, "Ann draw", "Nothing fitted, and you draw a card."),
    ],
)
def test_a_right_move_is_told_what_it_is_worth(
    name: str, step: int, answer: str, words: str
) -> None:
    course = Course(name)
    course.goto(step)
    judgement = course.give(answer)
    assert judgement.right
    assert words in " ".join(text["en"] for text in judgement.say)


def test_whoever_accepts_never_learns_whether_it_was_a_bluff() -> None:
    course = Course("challenge")
    course.goto(6)
    for decision, silent in (("accept", True), ("challenge", False)):
        judgement = course.give({**right(course), "decide": decision})
        assert ("you never learn" in judgement.say[-1]["en"]) is silent
        course.again()


def test_a_wrong_order_is_told_the_rule_on_what_is_out_of_place() -> None:
    course = Course("flip")
    course.goto(4)
    first, pile, draw, hands, turn = right(course)
    assert told(course, [first, pile, hands, draw, turn]).endswith(
        "Then the draw pile turns: its former bottom card is drawn next. "
        "Then everybody turns the hand."
    )
    assert told(course, [first, pile, draw, turn, hands]).endswith(
        "is different. Then everybody turns the hand."
    )
    for order in ([turn, first, pile, draw, hands], [first, turn, pile, draw, hands]):
        assert "draw one" not in told(course, order)


@pytest.mark.parametrize(
    ("name", "step", "words"),
    [
        ("scoring", 6, "After this round: Ann 498, Lou 120 and Cy 465. The first player with 500"),
        ("scoring", 8, "After this round: Ann 160, Lou 515 and Cy 143. Or everybody books"),
        ("scoring", 9, "whoever wins it has won the game. The round is over when a hand is empty."),
        ("house", 11, "After this round: Ann 120, Lou 214 and Cy 119. Everybody books"),
        ("scoring", 5, "added to the points from before. Count the dark side."),
        ("scoring", 3, "Lou draws 1 card (Draw One). Count the light side."),
        ("challenge", 1, "No bluff: blue Skip, red 3, green 8."),
        ("opening", 1, "action cards and wilds count 0"),
        ("cards", 0, "On one side alone: 112."),
        ("cards", 1, "Of each color: 2."),
        ("cards", 2, "Different ones among them: 13."),
        ("cards", 6, "In each hand: 7 cards."),
        ("cards", 7, "you see yourself"),
        ("cards", 8, "on the pile it faces down"),
        ("dark", 0, "Before that: 3 cards."),
        ("flip", 5, "The purple Draw Five on top is not carried out"),
        ("flip", 7, "the wild on top has no color"),
        ("opening", 7, "It goes back and the pile is shuffled."),
    ],
)
def test_a_wrong_answer_is_told_what_decides(name: str, step: int, words: str) -> None:
    course = Course(name)
    course.goto(step)
    for answer in wrong(course):
        if name != "challenge" or "Bs" in answer:
            assert words in told(course, answer)


@pytest.mark.parametrize(
    ("name", "step", "answer", "words"),
    [
        ("light", 0, "Ann", "A card does not act on whoever plays it."),
        ("light", 0, "Cy", "Play runs clockwise then. Cy comes later."),
        ("light", 1, "Lou", "Lou loses a turn."),
        ("light", 3, "Ann", "You have just moved."),
        ("turn", 3, ["R7"], "Still missing: 3. By its color: 1. By its number: 1. A wild: 1."),
        ("challenge", 0, ["W"], "Still missing: 2. By its number: 1. A restricted wild: 1."),
        ("light", 2, ["Ann", "Lou"], "A card does not act on whoever plays it."),
        ("opening", 0, ["Ann"], "This is what counts: Ann 8. Still missing: 1."),
        ("opening", 2, "Lou", "The dealer only turns the opening card."),
        ("opening", 5, ["Ann", "Cy"], "The dealer only turns the opening card."),
        ("flip", 1, "dO8", "The orange 8 lies at the bottom then."),
        ("flip", 1, "dO5", "The orange 5 lies further down then."),
        ("flip", 1, "lG4", "That is the light side of a card, but the other side is up then."),
        ("flip", 2, "red", "That is a color of the side that is no longer in play."),
        ("flip", 3, "dP3", "The pink 3 lies at the bottom then."),
        ("dark", 4, "2", "Card number 2 of the pile is the pink 7. That is not the called color."),
        ("dark", 7, "2", "The draw pile is used up."),
        ("dark", 8, "dT9", "The teal 9 has been shuffled into the draw pile by then."),
        ("dark", 8, "lG8", "The green 8 is not in that pile then."),
        ("house", 9, "Ann play B5/P9", "you have not chosen whom to swap with"),
        ("scoring", 0, 3, "The blue Skip counts 20 points."),
        ("scoring", 2, 3, "The hand of Lou counts 95 points."),
        ("dark", 9, "4", "There are not that many cards left to draw."),
        ("challenge", 5, "2", "The right number is bigger. That is what accepting would cost."),
        ("challenge", 7, "Lou", "That is the own hand of Lou."),
        ("challenge", 7, "Cy", "Cy has not challenged."),
        ("scoring", 4, 34, "That is what counts on the light side. Count the dark side."),
        ("scoring", 10, "Lou", "Lou does not sit to the left of the dealer."),
        ("scoring", 10, "Cy", "Cy has dealt this round."),
    ],
)
def test_a_wrong_answer_is_told_what_was_overlooked(
    name: str, step: int, answer: Any, words: str
) -> None:
    course = Course(name)
    course.goto(step)
    assert words in told(course, answer)


def test_a_hint_leads_on_and_does_not_say_again_what_the_step_says() -> None:
    for name in LESSONS:
        course = Course(name)
        for number, step in enumerate(course.lesson.steps):
            if step.task is None or step.task.kind == "play":
                continue
            assert step.hints, (name, number)
            course.goto(number)
            for hint in iter(course.hint, None):
                assert hint is not None
                assert hint["en"] not in step.text["en"], (name, number)


def test_a_hint_of_ones_own_lesson_is_followed_by_the_rule_it_has_not_quoted() -> None:
    step = {
        "text": "Blue lies on top.",
        "rules": ["F-MATCH-1"],
        "position": "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf",
        "task": {"kind": "move", "goal": "by:matches_color"},
    }
    rule = "You may play a card of the color in force."
    for text, hints, given in (
        ("Blue lies on top.", ["Look for blue."], ["Look for blue.", rule]),
        (rule, ["Look for blue."], ["Look for blue."]),
        (rule, [], [rule]),
    ):
        course = Course({"title": "Blue", "step": [{**step, "text": text, "hints": hints}]})
        assert [hint["en"] for hint in iter(course.hint, None) if hint] == given


def test_the_classic_lesson_compares_step_by_step() -> None:
    first, *others = read_lesson("classic").steps
    assert "Different:" in first.text["en"]
    for step in others:
        assert step.text["en"].startswith("In Flip: ")
        assert "In classic" in step.text["en"]
        assert "lipie" in step.text["pl"]
        assert "Флип" in step.text["ru"]


def test_whoever_wins_the_only_round_is_named_with_it() -> None:
    course = Course("scoring")
    course.goto(9)
    judgement = course.give(["Ann"])
    assert judgement.say[0]["en"] == "You win the round. Left with the others: 108 points."
    assert judgement.rules == ("F-END-1",)


@pytest.mark.parametrize(
    ("name", "step", "line", "rule"),
    [
        ("opening", 6, "Ann play R7/O1", "F-INIT-5"),
        ("flip", 8, "Ann play R5/P2", "F-FLIP-7"),
        ("house", 4, "Ann play R1", "H-ESCS-1"),
        ("house", 5, "Ann play R1/P3", "H-JUMP-1"),
    ],
)
def test_what_is_untimely_is_told_what_it_is_the_time_for(
    name: str, step: int, line: str, rule: str
) -> None:
    course = Course(name)
    course.goto(step)
    judgement = course.give(line)
    assert len(judgement.say) > 1
    assert rule in judgement.rules


def test_the_other_face_of_a_card_is_asked_and_a_wrong_one_shown_where_it_belongs() -> None:
    course = Course("cards")
    course.goto(4)
    assert right(course) == "dV1"
    options = {option["key"] for option in task_of(course).wire(course.scene)["options"]}
    assert options == {"dV1", "dT9", "dV8", "dPe"}
    assert told(course, "dT9") == "The teal 9 is on the other side of the green 4."
    assert course.give("dV1").say[0]["en"] == "The purple 1 is on the other side of the blue 4."


@pytest.mark.parametrize(
    ("card", "deck"), [("B4", "classic"), ("B4/V1", "classic"), ("B4/O1", "flip"), ("Q", "flip")]
)
def test_a_card_without_another_face_is_not_asked_about(card: str, deck: str) -> None:
    place = "hand A: B2; hand B: R5; discard: B7; draw: Y4"
    two = "hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    step = {
        "text": "Look.",
        "position": place if deck == "classic" else two,
        "task": {"kind": "predict", "ask": "back", "card": card},
    }
    with pytest.raises(UnoFlipError):
        Course({"title": "Back", "options": {"deck": deck}, "step": [step]})


def test_what_counts_after_a_last_flip_lies_before_ones_eyes() -> None:
    course = Course("scoring")
    course.goto(4)
    stage, view = course.scene.stage, course.scene.round.view("Ann", course.scene.stage.visibility)
    assert stage.visibility == "physical"
    seen = sorted(
        str(card.face("dark")) for name in ("Lou", "Cy") for card in course.scene.round.hand(name)
    )
    shown = [str(face) for seat in view.seats if seat.name != "Ann" for face in seat.faces]
    assert sorted(shown) == seen


@pytest.mark.parametrize(
    ("name", "step", "unit"),
    [
        ("cards", 0, "faces"),
        ("cards", 6, "cards"),
        ("classic", 1, "cards"),
        ("scoring", 0, "points"),
    ],
)
def test_a_count_says_what_is_counted(name: str, step: int, unit: str) -> None:
    course = Course(name)
    course.goto(step)
    assert task_of(course).wire(course.scene)["unit"]["en"] == unit
