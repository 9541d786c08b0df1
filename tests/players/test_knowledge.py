"""Bots know what their seat may know, and nothing more."""

from __future__ import annotations

import gc
import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum
from types import ModuleType
from typing import Any

import pytest

from unoflip_widgets.players import BOTS, Bot, Option, legal_for, make_bot, next_action
from unoflip_widgets.rules import (
    CLASSIC,
    FLIP,
    Action,
    Card,
    Face,
    Position,
    Round,
    RuleSet,
    View,
    deck_of,
)
from unoflip_widgets.rules._engine import Engine
from unoflip_widgets.rules.state import State

NAMES = ["Ann", "Bo", "Cy"]
_ALL = deck_of(FLIP).cards
HOUSE = FLIP.replace(stack="sum", jump_in=True, seven_swap=True, five_swap=True)


def positions(rules: RuleSet, seed: int) -> Iterator[tuple[Round, str]]:
    """Moments of a round between bots, and who has to act."""
    round_ = Round.deal(NAMES, rules, seed)
    bots = {name: make_bot(level, seed, rules) for name, level in zip(NAMES, BOTS, strict=True)}
    while (action := next_action(round_, bots)) is not None:
        if round_.turn is not None:
            yield round_, round_.turn
        round_.apply(action)


def disguised(round_: Round, viewer: str, chance: random.Random) -> Position | None:
    """The position with other cards wherever the viewer sees no difference.

    Cards change places if what shows in both places stays the same: the active face of the own
    cards and of the top, the backs of the others' cards and of the next one. Everything else in
    the piles shows nothing.
    """
    position = round_.position()
    side = position.side
    back = "dark" if side == "light" else "light"
    if position.revealed or position.offer:
        return None
    pending = position.pending
    if pending is not None and sorted(map(str, pending.held)) != sorted(
        map(str, position.hands[pending.by])
    ):
        return None
    cards: list[Card] = []
    shows: list[str | None] = []
    names = {card: {side: str(card.face(side)), back: str(card.face(back))} for card in _ALL}
    for name in position.players:
        cards += position.hands[name]
        shows += [side if name == viewer else back] * len(position.hands[name])
    cards += position.discard
    shows += [None] * (len(position.discard) - 1) + [side]
    cards += position.draw
    shows += [back, *[None] * (len(position.draw) - 1)][: len(position.draw)]

    def same(place: int, card: Card) -> bool:
        shown = shows[place]
        return shown is None or names[cards[place]][shown] == names[card][shown]

    drawn = None
    if position.drawn is not None:
        first = sum(
            len(position.hands[name])
            for name in position.players[: position.players.index(position.turn or "")]
        )
        own = position.hands[position.turn or ""]
        drawn = first + len(own) - 1 - own[::-1].index(position.drawn)
    changed = 0
    for one in chance.sample(range(len(cards)), 40):
        others = [
            two
            for two in range(len(cards))
            if cards[one] != cards[two] and same(one, cards[two]) and same(two, cards[one])
        ]
        if others:
            two = chance.choice(others)
            cards[one], cards[two] = cards[two], cards[one]
            changed += 1
    assert changed
    rest = iter(cards)
    hands = {name: tuple(next(rest) for _ in position.hands[name]) for name in position.players}
    return replace(
        position,
        hands=hands,
        discard=tuple(next(rest) for _ in position.discard),
        draw=tuple(rest),
        drawn=None if drawn is None else cards[drawn],
        pending=None if pending is None else replace(pending, held=hands[pending.by]),
    )


def seen(round_: Round, player: str, action: Action) -> tuple[object, ...]:
    """An action as places in the hand, as a person would point at a card."""
    hand = round_.hand(player)
    return (
        action.verb,
        action.card and hand.index(action.card),
        action.color,
        action.uno,
        action.target,
        action.give and hand.index(action.give),
    )


def differences(bot_of: Any, rules: RuleSet, seeds: Sequence[int]) -> tuple[int, int]:
    """How many decisions were compared, and how many came out differently."""
    compared = different = 0
    for seed in seeds:
        chance = random.Random(seed)
        for number, (round_, player) in enumerate(
            itertools.islice(positions(rules, seed), 0, None, 2)
        ):
            other = disguised(round_, player, chance)
            if other is None:
                continue
            twin = Round.from_position(other, rules, seed=chance.randrange(1000))
            view, view_of_twin = round_.view(player), twin.view(player)
            assert view == view_of_twin
            one, two = bot_of(number, rules), bot_of(number, rules)
            first = one.choose(view, legal_for(round_, player))
            second = two.choose(view_of_twin, legal_for(twin, player))
            compared += 1
            different += (seen(round_, player, first), one.reason) != (
                seen(twin, player, second),
                two.reason,
            )
    return compared, different


@pytest.mark.parametrize("rules", [FLIP, HOUSE], ids=["flip", "house"])
@pytest.mark.parametrize("level", BOTS)
def test_what_a_seat_cannot_know_changes_no_choice(level: str, rules: RuleSet) -> None:
    compared, different = differences(
        lambda seed, rules: make_bot(level, seed, rules), rules, range(4)
    )
    assert compared > 40
    assert different == 0


class Cheat(Bot):
    """Looks at the faces that its own cards hide."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        hidden = "dark" if view.side == "light" else "light"
        return max(legal, key=lambda a: str(a.card.face(hidden)) if a.card else "")


def test_a_bot_that_looks_behind_its_own_cards_is_found_out() -> None:
    compared, different = differences(Cheat, FLIP, range(3))
    assert different > compared / 20


def reachable(start: object) -> set[type]:
    """The types of all objects that can be reached from one."""
    found: set[type] = set()
    known = {id(start)}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        found.add(type(thing))
        for other in gc.get_referents(thing):
            if id(other) not in known and not isinstance(other, type | ModuleType | Enum):
                if callable(other) and not hasattr(other, "decide"):
                    continue  # functions lead to their whole module
                known.add(id(other))
                waiting.append(other)
    return found


@pytest.mark.parametrize("rules", [FLIP, CLASSIC], ids=["flip", "classic"])
def test_neither_a_view_nor_a_bot_leads_to_the_round(rules: RuleSet) -> None:
    for round_, player in itertools.islice(positions(rules, 5), 3, None, 8):
        view = round_.view(player)
        assert Face in reachable(view)
        assert not {Round, Engine, State, Action, Card} & reachable(view)
        for level in BOTS:
            bot = make_bot(level, 1, rules)
            bot.choose(view, legal_for(round_, player))
            assert not {Round, Engine, State, Action, View, Card} & reachable(bot)


class Curious(Bot):
    """Keeps what it was shown."""

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        self.options = options
        return options[0]


def test_options_name_visible_faces_once_in_the_order_of_the_hand() -> None:
    rules = FLIP
    for round_, player in positions(rules, 11):
        bot = Curious()
        bot.choose(round_.view(player), legal_for(round_, player))
        assert len(set(bot.options)) == len(bot.options)
        active = [card.face(round_.side) for card in round_.hand(player)]
        laid = [active.index(option.face) for option in bot.options if option.face]
        assert laid == sorted(laid)
        assert not {Action, Card} & reachable(bot)


def test_of_equal_faces_the_one_that_came_first_is_laid() -> None:
    hands = ("B7/O3 B7/Oe R1/P3", "B7/Oe B7/O3 R1/P3")
    laid = []
    for hand in hands:
        text = f"hand A: {hand}; hand B: R5/P2; discard: B2/O8; draw: Y4/Vf"
        round_ = Round.from_position(text)
        action = make_bot("steady").choose(round_.view("A"), legal_for(round_, "A"))
        laid.append(round_.hand("A").index(action.card))
    assert laid == [0, 0]
