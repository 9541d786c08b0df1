"""One conformance test for every RuleSet: random rounds in which everything is checked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from unoflip_widgets.rules import (
    VERBS,
    Action,
    Card,
    Color,
    IllegalAction,
    Position,
    Round,
    RuleSet,
    follow,
    settle,
)
from unoflip_widgets.rules.position import all_cards

from .rulesets import RULESETS, name_of

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo"]
CAP = 400


def pick(round_: Round, chance: random.Random) -> Action:
    """Choose at random, cards four times as likely, so that rounds end and odd things happen."""
    legal = round_.legal_actions()
    cards = [action for action in legal if action.verb in ("play", "jump")]
    return chance.choice(cards if cards and chance.random() < 0.8 else legal)


def universe(round_: Round, chance: random.Random) -> Iterator[Action]:
    """Everything that could be wanted: every player, verb, card and color, and some targets."""
    colors: list[Color | None] = [None, *Color]
    held = {card for name in round_.players for card in round_.hand(name)}
    hands = sorted(held, key=str)
    rest = sorted(set(round_.deck.cards) - held, key=str)
    others = chance.sample(rest, min(3, len(rest)))
    for player in round_.players:
        for verb in VERBS:
            if verb in ("play", "jump"):
                for card in hands + others:
                    for color in chance.sample(colors, 3):
                        uno = chance.random() < 0.3
                        target = chance.choice([None, None, *round_.players])
                        give = chance.choice(hands) if target and uno else None
                        yield Action(
                            player, verb, card=card, color=color, uno=uno, target=target, give=give
                        )
            elif verb == "give":
                for card in hands:
                    yield Action(player, verb, card=card)
            elif verb == "color":
                for named in Color:
                    yield Action(player, verb, color=named)
            elif verb == "catch":
                for target in round_.players:
                    yield Action(player, verb, target=target)
            elif verb != "open":
                yield Action(player, verb)
    yield Action(None, "open")


def synonyms(round_: Round, action: Action) -> Iterator[Action]:
    """The listed action that an accepted one stands for (K-09, and the last card moves nothing)."""
    yield action
    last = action.player is not None and round_.hand_size(action.player) == 1
    for uno in {action.uno, False}:
        yield Action(
            action.player,
            action.verb,
            card=action.card,
            color=action.color,
            uno=uno,
            target=None if last and action.verb != "catch" else action.target,
            give=None if last else action.give,
        )


def check_actions(round_: Round, chance: random.Random) -> None:
    """Legal actions are accepted, everything else is refused and changes nothing."""
    legal = set(round_.legal_actions())
    assert len(legal) == len(round_.legal_actions())
    for action in legal:
        verdict = round_.check(action)
        assert verdict.ok, (action, verdict)
        assert verdict.rules
        assert Action.parse(str(action)) == action
    before = round_.position()
    refused = []
    for action in universe(round_, chance):
        verdict = round_.check(action)
        if verdict.ok and not verdict.reason.endswith("_penalty"):
            assert any(other in legal for other in synonyms(round_, action)), (action, verdict)
        if not verdict.ok:
            assert action not in legal
            refused.append(action)
    for action in chance.sample(refused, min(3, len(refused))):
        with pytest.raises(IllegalAction):
            round_.apply(action)
    assert round_.position() == before


def check_state(round_: Round, cards: Counter[Card]) -> None:
    """Cards are conserved, one person has to act, the position prints and loads."""
    position = round_.position()
    assert Counter(all_cards(position)) == cards
    over = round_.outcome is not None
    assert (round_.turn is None) == over
    assert over == (not round_.legal_actions())
    if not over:
        assert any(action.player == round_.turn for action in round_.legal_actions())
    assert Position.parse(str(position)) == position
    assert Position.parse(position.one_line()) == position
    if round_.rules.pairing == "published":
        loaded = Round.from_position(position, round_.rules)
        assert loaded.position() == position
        assert set(loaded.legal_actions()) == set(round_.legal_actions())


def check_views(round_: Round, chance: random.Random) -> None:
    viewer = chance.choice([None, *round_.players])
    for visibility in ("physical", "hidden", "open"):
        view = round_.view(viewer, visibility)
        assert [seat.count for seat in view.seats] == [round_.hand_size(n) for n in round_.players]
        for seat in view.seats:
            own = seat.name == viewer or visibility == "open"
            cards = round_.hand(seat.name)
            if own:
                assert seat.faces == tuple(card.face(round_.side) for card in cards)
            elif visibility == "hidden" or round_.rules.deck == "classic":
                assert set(seat.faces) <= {None}
            else:
                other = "dark" if round_.side == "light" else "light"
                assert seat.faces == tuple(card.face(other) for card in cards)
        shown = view.shown
        assert shown is None or (round_.position().revealed or shown) is not shown


def play_checked(rules: RuleSet, seed: int, every: int) -> None:
    """Play one round, checking everything at every ``every``-th step."""
    chance = random.Random(seed)
    players = NAMES[: chance.choice((2, 2, 3, 4, 5, 7, 10))]
    round_ = Round.deal(players, rules, seed)
    cards = Counter(round_.deck.cards)
    position = Position(
        players=round_.players,
        hands=dict.fromkeys(players, ()),
        dealer=round_.dealer,
        phase="opening",
    )
    for event in round_.opening_events:
        position = follow(position, event)
    assert position == round_.position()
    positions = [position]
    told = []
    for step in range(CAP):
        if round_.outcome is not None:
            break
        if step % every == 0:
            check_actions(round_, chance)
            check_views(round_, chance)
        if step % 5 == 0:
            check_state(round_, cards)
        action = pick(round_, chance)
        twin = round_.copy() if step % every == 0 else None
        events = round_.apply(action)
        assert events, "every action shows something"
        assert all(event.rules for event in events)
        told.append(list(events))
        position = settle(positions[-1])
        for event in events:
            position = follow(position, event)
        assert position == round_.position(), action
        positions.append(position)
        if twin is not None:
            assert twin.position() == positions[-2], "a copy shares nothing"
            assert list(twin.apply(str(action))) == told[-1]
    check_state(round_, cards)
    done = round_.actions
    check_saved(round_)
    check_undone(round_, positions, told)
    assert round_.actions == done


def check_saved(round_: Round) -> None:
    for text in (round_.record(), round_.record_json()):
        loaded = Round.from_record(text)
        assert loaded.position() == round_.position()
        assert loaded.record() == round_.record()


def check_undone(round_: Round, positions: list[Position], told: list[object]) -> None:
    """Take everything back, step by step, and do it again."""
    actions = round_.actions
    for before in reversed(positions[:-1]):
        round_.undo()
        assert round_.position() == before
    for action, events in zip(actions, told, strict=True):
        assert list(round_.apply(action)) == events
    assert round_.position() == positions[-1]


@pytest.mark.parametrize("rules", RULESETS, ids=name_of)
def test_random_rounds_keep_every_promise(rules: RuleSet) -> None:
    play_checked(rules, seed=31 * RULESETS.index(rules), every=50)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS, ids=name_of)
def test_many_random_rounds_keep_every_promise(rules: RuleSet) -> None:
    for seed in range(100, 115):
        play_checked(rules, seed + 31 * RULESETS.index(rules), every=7)


@pytest.mark.parametrize("rules", RULESETS, ids=name_of)
def test_listed_actions_that_come_too_late_are_judged_like_their_lines(rules: RuleSet) -> None:
    chance = random.Random(11)
    round_ = Round.deal(NAMES[:3], rules, 11)
    listed: list[Action] = []
    for _ in range(60):
        if round_.outcome is not None:
            break
        for action in chance.sample(listed, min(8, len(listed))):
            expected = round_.check(str(action))
            assert round_.check(action) == expected
            twin = round_.copy()
            if expected.ok:
                twin.apply(action)
                assert len(twin.actions) == len(round_.actions) + 1
            else:
                with pytest.raises(IllegalAction):
                    twin.apply(action)
        listed += round_.legal_actions()
        round_.apply(pick(round_, chance))


@pytest.mark.parametrize("rules", RULESETS, ids=name_of)
def test_rounds_end_when_people_lay_what_they_can(rules: RuleSet) -> None:
    chance = random.Random(5)
    for seed in range(2):
        round_ = Round.deal(NAMES[: 2 + seed], rules, seed)
        for _ in range(20_000):
            if round_.outcome is not None:
                break
            legal = round_.legal_actions()
            cards = [action for action in legal if action.verb in ("play", "jump")]
            round_.apply(chance.choice(cards or legal))
        assert round_.outcome is not None
