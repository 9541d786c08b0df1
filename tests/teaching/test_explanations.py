"""Explanations of real rounds: each event and verdict can be said, and says no secrets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from unoflip_widgets.rules import (
    CLASSIC,
    EVENT_KINDS,
    FLIP,
    REASONS,
    Event,
    Round,
    RuleSet,
    Verdict,
)
from unoflip_widgets.teaching import (
    TextError,
    challenge_forecast,
    explain,
    explain_challenge,
    explain_hand,
    hand_verdicts,
    message_for,
    text,
    wire_face,
)

from . import data

NAMES = ["Ann", "Bo", "Cy"]
RULES = {
    "flip": FLIP,
    "flip, house rules": FLIP.replace(
        jump_in=True, seven_swap=True, five_swap=True, stack="sum", escape_skip=True
    ),
    "flip, strict": FLIP.replace(
        restricted_wilds="strict",
        misplay_penalty=2,
        false_uno_penalty=2,
        false_catch_penalty=2,
        initial_flip="redraw",
    ),
    "classic": CLASSIC,
    "classic, house rules": CLASSIC.replace(
        zero_rotate=True, politeness=True, challenge_take_back=True, answer_wild4=True
    ),
}


def _steps(rules: RuleSet, seed: int, steps: int = 120) -> Iterator[tuple[str, Event]]:
    """Play at random, slips included, and give every event with the side it happened on."""
    chance = Random(seed)
    round_ = Round.deal(NAMES[: chance.randint(2, 3)], rules, seed=seed)
    yield from (("light", event) for event in round_.opening_events)
    for _ in range(steps):
        actions: list[object] = list(round_.legal_actions())
        if not actions:
            return
        if rules.misplay_penalty and chance.random() < 0.2:
            players = round_.players
            actions += [f"{players[0]} uno", f"{players[0]} catch {players[1]}"]
            if round_.turn is not None:
                actions += [f"{round_.turn} play {card}" for card in round_.hand(round_.turn)]
            actions = [action for action in actions if round_.check(action).ok]  # type: ignore[arg-type]
        side = round_.side
        for event in round_.apply(chance.choice(actions)):  # type: ignore[arg-type]
            if event.kind == "flip_discard":
                side = "dark" if side == "light" else "light"
            yield side, event


@cache
def _played() -> tuple[tuple[str, Event], ...]:
    return tuple(
        step for rules in RULES.values() for seed in range(14) for step in _steps(rules, seed)
    )


@pytest.mark.parametrize("locale", data.LOCALES)
def test_every_event_of_a_round_can_be_said_to_everybody(locale: str) -> None:
    said: dict[str, set[str]] = {}
    for side, event in _played()[::3]:
        for viewer in (None, *NAMES):
            said.setdefault(event.kind, set()).add(explain(event, locale, viewer, side))
    assert all("{" not in sentence for sentences in said.values() for sentence in sentences)


def test_random_rounds_bring_nearly_every_kind_of_event() -> None:
    rare = {"void", "draw_for_deal", "dealer"}
    assert {event.kind for _, event in _played()} >= {*EVENT_KINDS} - rare


def test_every_kind_and_reason_is_known() -> None:
    samples = {
        "void": Event("void", None),
        "uno_lapsed": Event("uno_lapsed", "Bo"),
        "offer": Event("offer", "Ann", {"target": "Bo"}),
    }
    for kind, event in samples.items():
        assert message_for(event)["id"] == f"event-{kind.replace('_', '-')}"
    for reason in REASONS:
        details = {
            "card": Round.deal(NAMES, seed=1).hand("Ann")[0].light,
            "top": Round.deal(NAMES, seed=1).hand("Bo")[0].light,
            "force": "red",
            "target": "Bo",
        }
        message = message_for(Verdict(False, False, reason, (), details))
        assert text(message)


def test_messages_travel_as_json_and_hold_only_what_the_texts_take() -> None:
    for side, event in _played()[::5]:
        message = message_for(event, "Ann", side)
        assert json.loads(json.dumps(message)) == message
        assert type(message["id"]) is str
        for value in message["args"].values():
            assert type(value) in (str, int, list)


def test_a_shown_hand_is_in_the_message_of_the_challenger_only() -> None:
    shown = [(side, event) for side, event in _played() if event.kind == "reveal"]
    assert shown
    for side, event in shown:
        for viewer in (None, *NAMES):
            args = message_for(event, viewer, side)["args"]
            assert ("cards" in args) == (viewer == event.player)


def test_a_verdict_speaks_of_the_color_before_and_not_of_the_called_one() -> None:
    """The color named last is the called one, so "that color" would be the wrong one."""
    words = {"en": "of the previous color.", "ru": "прежнего цвета.", "pl": "poprzedniego koloru."}
    for guilty in (True, False):
        verdict = Event("verdict", "Bo", {"target": "Ann", "guilty": guilty})
        for viewer in (None, "Ann", "Bo"):
            for locale, ending in words.items():
                assert explain(verdict, locale, viewer).endswith(ending)


def test_the_reader_who_loses_a_turn_is_called_you() -> None:
    skip = Event("skip", None, {"players": ("Ann", "Cy")})
    assert explain(skip) == "Ann and Cy lose a turn."
    assert explain(skip, viewer="Bo") == "Ann and Cy lose a turn."
    assert explain(skip, viewer="Cy") == "You and Ann lose a turn."
    args = {"players": ["Ann"], "count": 2, "you": "player"}
    assert message_for(skip, "Cy")["args"] == args


def test_hidden_cards_are_in_no_message() -> None:
    for side, event in _played():
        if event.kind in ("draw", "fits", "offer", "swap_cards", "deal", "reshuffle"):
            assert not {"card", "cards"} & set(message_for(event, "Ann", side)["args"])


def test_the_side_of_a_card_has_to_be_known() -> None:
    position = "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    card = Round.from_position(position).hand("A")[0]
    event = Event("misplay", "A", {"card": card})
    with pytest.raises(TextError, match="which side"):
        explain(event)
    assert explain(event, side="dark").startswith("A plays the orange 8")
    told = Event("misplay", "A", {"card": card, "side": "light"})
    assert explain(told, side="dark").startswith("A plays the blue 2")
    exposed = Event("exposed", None, {"card": card, "color": "orange"})
    assert message_for(exposed)["args"] == {"card": "dO8", "color": "orange", "symbol": "number"}


def test_of_an_exposed_number_nothing_is_said_not_to_be_carried_out() -> None:
    position = "hand A: B2/O8 G9/O+5; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    number, action = Round.from_position(position).hand("A")
    told = [
        explain(Event("exposed", None, {"card": card, "color": color}))
        for card, color in ((number, "orange"), (action, "orange"))
    ]
    assert told[0] == "The orange 8 on top counts by its color and number."
    assert "is not carried out" in told[1]


def test_a_flip_in_its_parts() -> None:
    round_ = Round.from_position(
        "hand Ann: Bf/V6 G4/T9 R3/W+c; hand Bo: R5/P2 B1/Ve; discard: Y1/W B9/Vf; draw: Y4/Vf G7/O6"
    )
    said = []
    side = "light"
    for event in round_.apply("Ann play Bf/V6"):
        side = "dark" if event.kind == "flip_discard" else side
        said.append(explain(event, viewer="Ann", side=side))
    assert said == [
        "You play the blue Flip.",
        "The discard pile turns over as a block. On top now: Wild.",
        "The draw pile turns over (2 cards). What was at the bottom is drawn next.",
        "Everybody turns the hand. The dark side is in play.",
        "The Wild on top is not carried out: it has no color yet.",
        "Call a color.",
    ]


# -- hands ---------------------------------------------------------------------------------

HAND = (
    "hand Ann: B2/O8 G7/O6 R5/P2 W/P5 W+2/O4; hand Bo: B6/Te B1/Ve Y1/W; "
    "discard: B7/O3; draw: Y4/Vf"
)


def test_every_card_of_a_hand_says_why() -> None:
    said = dict(explain_hand(Round.from_position(HAND), "Ann"))
    assert [str(card) for card in said] == ["B2/O8", "G7/O6", "R5/P2", "W/P5", "W+2/O4"]
    assert list(said.values()) == [
        "The blue 2 fits: blue is the color in force.",
        "The green 7 fits: it has the same number as the blue 7 on top.",
        "The red 5 does not fit on the blue 7: it is not blue and has no number or symbol in "
        "common with it.",
        "A plain Wild may be played in any turn of your own, even if another card fits.",
        "There is another blue card in the hand, so the Wild Draw Two is a bluff. "
        "It stands unless it is challenged.",
    ]


def test_strict_rules_refuse_the_bluff() -> None:
    round_ = Round.from_position(HAND, FLIP.replace(restricted_wilds="strict"))
    assert hand_verdicts(round_, "Ann")[-1][1].code == "illegal_wild"


def test_out_of_turn_only_a_jump_in_may_be_played() -> None:
    reasons = [verdict.reason for _, verdict in hand_verdicts(Round.from_position(HAND), "Bo")]
    assert reasons == ["not_your_turn"] * 3
    round_ = Round.from_position(HAND.replace("B6/Te", "B2/P6"), FLIP.replace(jump_in=True))
    round_.apply("Ann play B2/O8")
    round_.apply("Bo draw")
    reasons = [verdict.reason for _, verdict in hand_verdicts(round_, "Bo")]
    assert reasons == ["jump", "not_your_turn", "not_your_turn", "not_your_turn"]


def test_a_card_that_needs_a_player_is_judged_with_one() -> None:
    round_ = Round.from_position(HAND, FLIP.replace(seven_swap=True))
    assert hand_verdicts(round_, "Ann")[1][1].reason == "matches_number"


def test_every_hand_of_every_round_can_be_explained() -> None:
    for number, rules in enumerate(RULES.values()):
        chance = Random(number)
        round_ = Round.deal(NAMES, rules, seed=number)
        for _ in range(40):
            for name in NAMES:
                for locale in data.LOCALES:
                    assert len(explain_hand(round_, name, locale)) == round_.hand_size(name)
            actions = round_.legal_actions()
            if not actions:
                break
            legal = {
                (action.player, action.card)
                for action in actions
                if action.verb in ("play", "jump")
            }
            for name in NAMES:
                for card, verdict in hand_verdicts(round_, name):
                    assert (
                        verdict.ok == ((name, card) in legal) or verdict.reason == "misplay_penalty"
                    )
            round_.apply(chance.choice(actions))


# -- challenges ----------------------------------------------------------------------------


def _challenged(hand: str, rules: RuleSet = FLIP) -> Round:
    round_ = Round.from_position(
        f"hand Ann: W+2/O4 {hand}; hand Bo: R5/P2 B1/Ve; discard: B7/O3; draw: Y4/Vf G7/O6", rules
    )
    round_.apply("Ann play W+2/O4 red")
    return round_


def test_a_challenge_is_foretold() -> None:
    assert explain_challenge(_challenged("G4/T9 R3/W+c")).splitlines() == [
        "The test: did Ann hold another blue card when playing the wild? Nothing else counts.",
        "If you accept: you draw 2 cards and lose the turn.",
        "If you challenge and are right: Ann must draw 2 cards. "
        "You draw nothing and it is your turn.",
        "If you challenge and are wrong: you draw 2 cards, then 2 more, and lose the turn.",
    ]


def test_the_forecast_does_not_depend_on_the_hand() -> None:
    assert challenge_forecast(_challenged("G4/T9 R3/W+c")) == challenge_forecast(
        _challenged("B2/O8 B3/V8")
    )


def test_the_forecast_of_a_draw_to_color() -> None:
    round_ = Round.from_position(
        "hand Ann: R3/W+c G4/T9 B2/O8; hand Bo: R5/P2 B1/Ve; side: dark; discard: B7/O3; "
        "draw: Y4/Vf G7/O6"
    )
    round_.apply("Ann play R3/W+c teal")
    for locale, words in (
        ("en", "draw until the called color comes, then 2 more"),
        ("ru", "брать карты до названного цвета, потом ещё 2"),
        ("pl", "brać karty aż do wybranego koloru, potem jeszcze 2"),
    ):
        assert words in explain_challenge(round_, locale)


LOST = (
    "hand Ann: R3/W+c G4/T9 B1/Ve; hand Bo: R5/P2 Y4/Vf; side: dark; discard: B7/O3; "
    "draw: R1/P3 G7/T2 Y9/T5 G9/O+5"
)
WON = LOST.replace("G4/T9", "B2/O8")


@pytest.mark.parametrize(
    ("position", "locale", "said"),
    [
        (
            LOST,
            "en",
            [
                "Bo draws 2 cards, up to the called color (the challenge failed).",
                "Bo draws 2 cards more (the challenge failed).",
            ],
        ),
        (
            LOST,
            "ru",
            [
                "Bo берёт 2 карты, до названного цвета (оспаривание не удалось).",
                "Bo берёт 2 карты вдобавок (оспаривание не удалось).",
            ],
        ),
        (
            LOST,
            "pl",
            [
                "Bo bierze 2 karty, aż do wybranego koloru (wyzwanie się nie udało).",
                "Bo bierze 2 karty dodatkowo (wyzwanie się nie udało).",
            ],
        ),
        (WON, "en", ["Ann draws 2 cards, up to the called color (the challenge succeeded)."]),
        (WON, "ru", ["Ann берёт 2 карты, до названного цвета (оспаривание удалось)."]),
        (WON, "pl", ["Ann bierze 2 karty, aż do wybranego koloru (wyzwanie się udało)."]),
    ],
)
def test_what_a_challenge_of_a_draw_to_color_costs_is_told_card_by_card(
    position: str, locale: str, said: list[str]
) -> None:
    """F-CHAL-7, F-CHAL-8: first until the color comes, and only then two more."""
    round_ = Round.from_position(position)
    round_.apply("Ann play R3/W+c teal")
    events = round_.apply("Bo challenge")
    assert [explain(event, locale) for event in events if event.kind == "draw"] == said


def test_cards_that_are_not_there_are_said_to_come_neither_to_a_color_nor_on_top() -> None:
    round_ = Round.from_position(LOST.replace(" G9/O+5", ""))
    round_.apply("Ann play R3/W+c teal")
    events = round_.apply("Bo challenge")
    assert [explain(event) for event in events if event.kind == "draw"][1:] == [
        "Bo draws 1 card more (the challenge failed).",
        "Bo draws 1 card more (the challenge failed).",
    ]
    round_ = Round.from_position(LOST.replace(" Y9/T5 G9/O+5", ""))
    round_.apply("Ann play R3/W+c teal")
    events = round_.apply("Bo challenge")
    assert [explain(event) for event in events if event.kind == "draw"][1:] == [
        "Bo draws 1 card more (the challenge failed).",
        "Bo draws no cards (the challenge failed): nothing more is left.",
    ]


def test_a_failed_challenge_may_cost_nothing_more() -> None:
    round_ = _challenged("G4/T9 R3/W+c", FLIP.replace(failed_challenge_extra=0))
    last = explain_challenge(round_).splitlines()[-1]
    assert last == "If you challenge and are wrong: you draw 2 cards and lose the turn."


def test_the_last_card_cannot_be_challenged_with_success() -> None:
    lines = challenge_forecast(_challenged(""))
    assert [line["id"] for line in lines][-1] == "rule-F-END-4"


def test_there_is_no_forecast_without_a_wild() -> None:
    round_ = Round.from_position(HAND)
    assert challenge_forecast(round_) == []
    assert explain_challenge(round_) == ""


CLASSIC_DRAWS = "hand Ann: R+2 W+4 R1 Y8; hand Bo: B5 G6; hand Cy: G8 Y9; discard: R3; draw: Y4 B9"


@pytest.mark.parametrize(
    ("rules", "play", "said"),
    [
        ({"jump_in": True}, "Ann play R+2", "draw 2 cards."),
        ({"stack": "pass"}, "Ann play R+2", "draw 2 cards or play a card in answer."),
        (
            {"stack": "sum", "jump_in": True},
            "Ann play R+2",
            "draw 2 cards or play a card in answer.",
        ),
        ({}, "Ann play W+4 blue", "draw 4 cards or challenge."),
        ({"jump_in": True}, "Ann play W+4 blue", "draw 4 cards or challenge."),
        (
            {"answer_wild4": True},
            "Ann play W+4 blue",
            "draw 4 cards or challenge or play a card in answer.",
        ),
    ],
)
def test_an_asked_player_is_told_every_answer_there_is_and_no_other(
    rules: dict[str, object], play: str, said: str
) -> None:
    """K-07: with jump-in alone a penalty waits for those who jump, not for an answer."""
    round_ = Round.from_position(CLASSIC_DRAWS, CLASSIC.replace(**rules))
    (respond,) = [event for event in round_.apply(play) if event.kind == "respond"]
    for viewer in (None, "Bo"):
        assert explain(respond, viewer=viewer).endswith(said)
    for locale, words in (("ru", "положить карту в ответ"), ("pl", "położyć kartę w odpowiedzi")):
        assert (words in explain(respond, locale)) == ("play a card" in said)
    # Where only one thing can be done, it is not said that it may be done.
    assert "można" not in explain(respond, "pl")


def test_faces_of_every_deck_can_travel() -> None:
    for rules, sides in ((FLIP, ("light", "dark")), (CLASSIC, ("light",))):
        for card in Round.deal(NAMES, rules, seed=3).deck.cards:
            for side in sides:
                assert wire_face(card, side)[1:] == str(card.face(side))
                assert wire_face(card.face(side), side)[0] in "ld"
