"""Questions: right answers, every rule, every language, no ambiguity, and bad input."""

from __future__ import annotations

import json
from itertools import islice
from random import Random

import pytest

from unoflip_widgets.rules import CLASSIC, FLIP, Round, RuleSet
from unoflip_widgets.teaching import text
from unoflip_widgets.teaching.questions import (
    DIFFICULTIES,
    TOPICS,
    Paper,
    Question,
    QuestionError,
    questions,
    stream,
)
from unoflip_widgets.teaching.questions.build import TEMPLATES
from unoflip_widgets.teaching.questions.walks import Scene, moments

from .checker import TRUTH, check
from .data import LOCALES, RULES

# What no question is about: a rule without text, and one that a program cannot enforce.
EXEMPT = {"H-SILENT-1", "C-ERR-2"}
BY_TOPIC: dict[str, list[Question]] = {}


def asked(topic: str) -> list[Question]:
    if topic not in BY_TOPIC:
        BY_TOPIC[topic] = questions(topic, n=150, seed=11)
    return BY_TOPIC[topic]


@pytest.mark.parametrize("topic", TOPICS)
def test_answers_are_right_when_the_actions_are_tried(topic: str) -> None:
    assert check(asked(topic)) == 150


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("topic", TOPICS)
def test_ten_thousand_answers_are_right(topic: str) -> None:
    assert check(islice(stream(topic, seed=2), 10_000)) == 10_000


def test_every_rule_is_asked_about() -> None:
    taught = {rule for entry in TEMPLATES for rule in entry.rules}
    assert set(RULES) - taught == EXEMPT
    assert not taught - set(RULES)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_kind_of_question_comes_up_and_teaches_its_rules(topic: str) -> None:
    found = {question.template: question for question in asked(topic)}
    entries = {entry.name: entry for entry in TEMPLATES if entry.topic == topic}
    assert set(found) == set(entries)
    for name, question in found.items():
        assert set(entries[name].rules) <= set(question.rules)


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_topic_has_every_difficulty(topic: str, difficulty: str) -> None:
    found = questions(topic, n=3, seed=4, difficulty=difficulty)
    assert [question.difficulty for question in found] == [difficulty] * 3


@pytest.mark.parametrize("topic", TOPICS)
def test_texts_are_there_in_every_language_and_options_differ(topic: str) -> None:
    for question in asked(topic)[::4]:
        for locale in LOCALES:
            assert question.text(locale)
            labels = [option.label(locale) for option in question.options if option.card is None]
            assert len(set(labels)) == len(labels)
            for message in (*question.say, *(o.why for o in question.options if o.why)):
                assert text(message, locale=locale)


def test_the_same_seed_asks_the_same_questions_and_another_one_others() -> None:
    first, again, other = (
        [question.as_dict() for question in questions("flip", n=12, seed=seed)]
        for seed in (5, 5, 6)
    )
    assert first == again != other


def test_a_question_is_plain_data_with_its_answer() -> None:
    for topic in TOPICS:
        data = asked(topic)[0].as_dict("pl")
        assert json.loads(json.dumps(data)) == data


def test_lawfulness_and_playability_are_asked_separately() -> None:
    asked_about = {question.about["what"] for question in asked("wild")}
    assert {"lawful", "possible"} <= asked_about
    bluffs = [q for q in asked("wild") if q.template == "possible" and q.answer == "yes-bluff"]
    assert bluffs, "a bluff can be laid, although it is not within the rules"


@pytest.mark.parametrize("name", ["top", "top-of-a-pile", "exposed-acts", "wild-names"])
def test_the_bottom_of_the_discard_pile_is_told_where_it_was_seen(name: str) -> None:
    found = [question for question in asked("flip") if question.template == name]
    for question in found:
        told = [message for message in question.tell if "top" in message["args"]]
        assert [message["id"] in ("tell-opening-card", "tell-flip-below") for message in told] == [
            True
        ]
        bottom = question.position.discard[0]
        other = "dark" if question.position.side == "light" else "light"
        assert told[0]["args"]["top"] == f"{other[0]}{bottom.face(other)}"


def test_the_other_face_of_the_bottom_card_was_seen_by_everybody() -> None:
    """After a shuffle nobody has seen it, unless a Flip was laid since."""
    kinds = {
        message["id"]: question
        for question in asked("flip")
        for message in question.tell
        if message["id"] in ("tell-opening-card", "tell-flip-below")
    }
    assert set(kinds) == {"tell-opening-card", "tell-flip-below"}
    below = kinds["tell-flip-below"].position
    other = "dark" if below.side == "light" else "light"
    assert str(below.discard[0].face(other)).endswith("f")


def test_after_a_shuffle_the_opening_card_lies_at_the_bottom_no_more() -> None:
    """Also where the new draw pile is drawn at once, and no larger than the old one was."""
    scene = Scene(FLIP.replace(hand_size=10), (9, 10), ("hoarder", "hoarder", "hasty"), 110)
    opening = None
    checked = 0
    for m in islice(moments(scene, Random(3)), 4000):
        if m.first:
            opening = m.round.top
        if m.bottom == "opening":
            assert m.position.discard[0] == opening
        checked += m.bottom is None
    assert checked > 100


def test_questions_that_were_given_are_gone_on_with() -> None:
    own = questions("score", n=3, seed=5)
    first = Paper(questions=own)
    first.give(own[1].answer, 1)
    again = Paper(questions=own)
    again.resume(json.loads(json.dumps(first.results)))
    assert (again.questions, again.answers, again.score) == (own, first.answers, first.score)
    with pytest.raises(QuestionError, match="other questions"):
        Paper("score", n=3, seed=5).resume(first.results)
    made = Paper("score", n=3, seed=5)
    made.give(made.questions[0].answer)
    again.resume(made.results)
    assert (again.questions, again.answers) == (made.questions, made.answers)
    again.resume(first.results)
    assert again.questions == own


def test_house_rules_are_told() -> None:
    for question in asked("house"):
        if question.ruleset.jump_in:
            assert question.tell[0]["id"] == "tell-option-jump-in"


def test_rules_can_be_given() -> None:
    strict = FLIP.replace(restricted_wilds="strict")
    for question in questions("wild", n=20, seed=1, rules=strict):
        assert question.ruleset.restricted_wilds == "strict"
        assert question.tell[0]["id"] == "tell-option-restricted-wilds"
    assert check(questions("wild", n=40, seed=3, rules=strict)) == 40
    assert {q.ruleset.deck for q in questions("classic", n=5, rules=CLASSIC)} == {"classic"}


@pytest.mark.parametrize(
    "rules",
    [
        FLIP.replace(jump_in=True, stack="sum"),
        FLIP.replace(misplay_penalty=3, false_catch_penalty=3, false_uno_penalty=1),
        FLIP.replace(restricted_wilds="strict", misplay_penalty=2, initial_flip="redraw"),
        FLIP.replace(challenge_take_back=True, failed_challenge_extra=0, uno_penalty=4),
        FLIP.replace(two_player_reverse="noop", final_flip="ignore"),
        FLIP.replace(seven_swap=True, five_swap=True, scoring="loser", hand_size=2),
        CLASSIC.replace(stack="sum", stack_wild4=True, escape_skip=True, politeness=True),
    ],
    ids=str,
)  # fmt: skip
def test_answers_are_right_under_other_rules(rules: RuleSet) -> None:
    fitting = [t for t in TOPICS if (t in ("classic", "house")) or rules.deck == "flip"]
    for topic in fitting:
        if topic != "classic" or rules.deck == "classic":
            assert check(questions(topic, n=6, seed=8, rules=rules)) == 6


def test_a_wrong_choice_is_explained_card_by_card() -> None:
    question = next(q for q in asked("match") if q.template == "playable" and q.answer)
    wrong = [option.key for option in question.options if option.key not in question.answer]
    feedback = question.grade(wrong)
    assert not feedback.right
    assert {feedback.marks[key] for key in wrong} <= {"wrong"}
    assert all(feedback.marks[key] == "missed" for key in question.answer)  # type: ignore[union-attr]
    assert len(feedback.say) > len(question.say)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"topic": "chess"}, "there is no topic 'chess'"),
        ({"topic": ""}, "there is no topic ''"),
        ({"topic": None}, "there is no topic 'None'"),
        ({"topic": "flip", "n": 0}, "n is a whole number from 1"),
        ({"topic": "flip", "n": -3}, "n is a whole number from 1"),
        ({"topic": "flip", "n": 10**9}, "n is a whole number from 1"),
        ({"topic": "flip", "n": True}, "n is a whole number from 1"),
        ({"topic": "flip", "n": 2.5}, "n is a whole number from 1"),
        ({"topic": "flip", "difficulty": "brutal"}, "difficulty is one of easy, medium, hard"),
        ({"topic": "flip", "seed": -1}, "a seed is a whole number"),
        ({"topic": "flip", "rules": "house"}, "rules are a RuleSet"),
        ({"topic": "flip", "rules": CLASSIC}, "it needs the cards of UNO Flip"),
        ({"topic": "classic", "rules": FLIP}, "it needs the cards of classic UNO"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_sentence(
    arguments: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        questions(**arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("count", "five"), ("count", -1), ("count", True), ("count", 1.0), ("count", 10**9),
        ("predict", "nonsense"), ("predict", ["yes"]), ("predict", None),
        ("choose", "Ann"), ("choose", ["nonsense"]), ("choose", 3), ("choose", [[]]),
        ("order", ["laid"]), ("order", []), ("order", ["laid", "laid"]),
    ],
)  # fmt: skip
def test_what_is_no_answer_is_refused_with_a_sentence(kind: str, answer: object) -> None:
    question = next(q for topic in TOPICS for q in asked(topic) if q.kind == kind)
    with pytest.raises(QuestionError):
        question.grade(answer)


def test_the_checker_knows_every_kind_of_question_and_no_other() -> None:
    assert {q.about["what"] for topic in TOPICS for q in asked(topic)} == set(TRUTH)


def test_what_happened_is_never_the_only_reason() -> None:
    bare = {"event-turn", "event-respond", "event-uno", "event-swap-hands"}
    for topic in TOPICS:
        for question in asked(topic):
            ids = {message["id"] for message in question.say}
            assert not ids or ids - bare, (topic, question.template)
            assert ids & {"event-uno", "event-uno-window"} != {"event-uno", "event-uno-window"}


def test_a_bluff_is_spoken_of_only_where_one_is_possible() -> None:
    for question in questions("match", n=60, seed=2):
        if question.about["what"] == "playable":
            able = any(o.why and o.why["id"] == "why-restricted-bluff" for o in question.options)
            assert question.ask["id"].endswith("-bluff") is able


def named(topic: str, *templates: str) -> list[Question]:
    """The questions of some kinds, of which there are always some."""
    found = [question for question in asked(topic) if question.template in templates]
    assert {question.template for question in found} == set(templates)
    return found


@pytest.mark.parametrize(
    ("topic", "template", "rule"),
    [
        ("light", "pass-on-draw-one", "F-PEN-1"),
        ("dark", "pass-on-draw-five", "F-PEN-1"),
        ("dark", "wild-draw-color-lay-found", "F-DARK-5"),
        ("challenge", "too-late", "F-CHAL-2"),
        ("challenge", "exposed", "F-CHAL-1"),
        ("house", "last-seven", "H-70-3"),
        ("end", "last-who-draws", "F-END-2"),
        ("turn", "how-many", "F-DRAW-1"),
        ("two", "number", "F-TURN-1"),
    ],
)
def test_the_rule_that_decides_is_said_and_not_only_named(
    topic: str, template: str, rule: str
) -> None:
    for question in named(topic, template):
        assert f"rule-{rule}" in {message["id"] for message in question.say}


def test_no_rule_is_taught_that_does_not_hold_where_it_is_asked() -> None:
    """A slip that costs cards is none that costs nothing; where a bluff is refused none stands."""
    free = {"F-ERR-1", "F-UNO-6"}
    for topic in ("turn", "uno", "house"):
        for question in asked(topic):
            assert "H-FALSE-1" not in question.rules or not free & set(question.rules)
    assert all("F-WILD-6" not in question.rules for question in named("wild", "possible-strict"))
    for question in named("two", "number"):
        assert "F-TWO-2" not in question.rules
    for question in named("challenge", "next-innocent", "next-innocent-color"):
        draws = question.actions[0].card.face(question.position.side).symbol  # type: ignore[union-attr]
        other = "F-CHAL-8" if draws == "wild_draw_two" else "F-CHAL-6"
        assert other not in question.rules


def test_a_wild_that_is_drawn_on_the_way_is_really_on_the_way() -> None:
    for question in named("dark", "wild-draw-color-wild-drawn"):
        round_ = Round.from_position(question.position, question.ruleset)
        events = [event for action in question.actions for event in round_.apply(action)]
        drawn = [card for event in events if event.kind == "draw" for card in event["cards"]]
        assert any(card.dark.color is None for card in drawn)


def test_the_moment_for_uno_is_one_in_which_a_card_can_be_played() -> None:
    for question in named("uno", "say-before"):
        round_ = Round.from_position(question.position, question.ruleset)
        able = any(action.verb == "play" for action in round_.legal_actions())
        assert able or len(round_.hand(round_.turn or "")) != 2


def test_out_of_turn_is_asked_of_those_whose_turn_it_is_not() -> None:
    for question in named("house", "jump", "jump-opening", "jump-forbidden"):
        if question.position.phase != "respond":
            turn = question.position.turn
            assert turn not in question.answer
            assert not question.about.get("action", "").startswith(f"{turn} ")


def test_a_bluff_is_no_card_that_may_be_played_for_a_reason() -> None:
    for question in named("match", "reason"):
        assert "why-restricted-bluff" not in {message["id"] for message in question.say}


def test_nobody_is_said_to_draw_a_card_where_none_is_left() -> None:
    for question in named("piles", "none-left", "none-left-next"):
        told = [message["id"] for message in question.tell]
        assert "tell-draws" not in told
        assert "tell-wants-to-draw" in told


@pytest.mark.parametrize("locale", LOCALES)
def test_of_the_answers_about_a_wrong_card_only_one_is_true(locale: str) -> None:
    """Where cards are drawn for it the turn is over as well, so the other answer denies them."""
    over, drawn = (text(f"option-back-{key}", locale=locale) for key in ("turn-over", "2"))
    ends = {"en": "the turn is over", "ru": "ход окончен", "pl": "kolejka się kończy"}[locale]
    none = {"en": "no card is drawn", "ru": "карт не берут", "pl": "nie bierze się kart"}[locale]
    assert ends in over
    assert none in over
    assert ends in drawn


def test_only_what_rests_on_known_rules_is_asked() -> None:
    known = {"F-TURN-1", "F-DRAW-1", "F-DRAW-3", "F-DRAW-6"}
    asked_now = Paper("turn", n=4, seed=1, known=known).questions
    assert all(set(question.rules) <= known for question in asked_now)
    with pytest.raises(QuestionError, match="nothing can be asked about 'uno'"):
        Paper("uno", n=1, seed=1, known=known)


def test_the_hand_in_front_shows_the_side_in_play() -> None:
    for topic in TOPICS:
        for question in asked(topic):
            watched = question.table and question.visibility == "physical"
            assert not watched or question.viewer in question.position.players, question.template


def test_what_the_wrong_idea_would_give_is_not_the_answer() -> None:
    """Called colors differ from the color before, and hands that go round in size."""
    found = set()
    kinds = (("house", None), ("challenge", "hard"), ("light", "easy"), ("wild", "easy"))
    for topic, level in kinds:
        for question in questions(topic, n=120, seed=5, difficulty=level):
            called = [action.color for action in question.actions if action.color]
            if question.about["what"] == "color" and called:
                assert called[0] != question.position.color, question.template
                found.add(question.template)
            if question.template == "rotate-hands":
                player = question.about["player"]
                laid = player == question.position.turn
                assert question.answer != len(question.position.hands[player]) - laid
                found.add(question.template)
    assert found == {"taken-back", "color-stays", "wild-color", "color-after", "rotate-hands"}


def test_no_reason_is_given_twice() -> None:
    """A wrong card whose reason is already told adds nothing to it."""
    for question in questions("match", n=60, seed=5):
        if question.kind == "choose":
            for answer in ([], [option.key for option in question.options]):
                said = [repr(message) for message in question.grade(answer).say]
                assert len(said) == len(set(said)), said
