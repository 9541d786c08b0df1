"""Nothing that a seat cannot know reaches its browser.

Two rounds are twins for a seat if it sees the same in both, at every moment, as the rules core
tells it (`Round.view`), while hidden cards and the generator differ. Whatever a table sends and
saves has to be the same for twins, byte for byte. A table with a leak fails the same comparison.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from unoflip_widgets import Replay, Table
from unoflip_widgets.rules import FLIP, Action, Card, Position, Round, RuleSet, UnoFlipError
from unoflip_widgets.widgets.frames import Watcher
from unoflip_widgets.widgets.tokens import Held, Tokens

from .rounds import NAMES, RULES, random_action

STEPS = 14
OWN = ("state", "notice", "locale", "pace", "mode", "hotseat", "selected", "recording")


def script(rules: RuleSet, players: int, seed: int) -> tuple[Position, list[Action]]:
    """A round to begin with, and what is done in it."""
    round_ = Round.from_position(Round.deal(NAMES[:players], rules, seed).position(), rules)
    start, chance = round_.position(), Random(seed)
    actions = []
    while len(actions) < STEPS and round_.outcome is None:
        actions.append(random_action(round_, chance, slips=False))
        round_.apply(actions[-1])
    return start, actions


def seen(
    start: Position, rules: RuleSet, actions: list[Action], viewer: str | None, how: str, seed: int
) -> list[object] | None:
    """What the rules core lets the seat see on the way; None if it could not happen like that."""
    try:
        round_ = Round.from_position(start, rules, seed)
        looks: list[object] = [round_.view(viewer, how)]
        for action in actions:
            events = round_.apply(action)
            told = [(event.kind, event.player, event.rules) for event in events]
            looks.append((told, round_.view(viewer, how)))
    except UnoFlipError:
        return None
    return looks


def sent(
    start: Position, rules: RuleSet, actions: list[Action], viewer: str | None, how: str, seed: int
) -> list[str]:
    """Everything the browser gets: messages, and the saved state after each of them."""
    table = Table(
        Round.from_position(start, rules, seed), viewer=viewer, visibility=how, hotseat=False
    )
    wire: list[str] = []
    table._send = lambda message, buffers=None: wire.append(dense(message))
    wire.append(saved(table))
    for action in actions:
        table.apply(action)
        wire.append(saved(table))
    table._heard(table, {"type": "intent", "seq": table.state["seq"] - 1, "verb": "draw"}, [])
    wire.append(saved(Replay(table.round, viewer=viewer, visibility=how)))
    for token in range(0, 90, 3):
        table._heard(table, {"type": "behind", "token": token}, [])
    wire += map(dense, table._picture().values())
    return wire


def saved(widget: Any) -> str:
    return dense({name: value for name, value in widget.get_state().items() if name in OWN})


def dense(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def twins(
    start: Position, rules: RuleSet, actions: list[Action], viewer: str | None, how: str, seed: int
) -> Iterator[Position]:
    """Starts that differ where the seat cannot see it, and lead to the same sights."""
    chance = Random(seed)
    looks = seen(start, rules, actions, viewer, how, seed=0)
    assert looks is not None
    for _ in range(40):
        twin = shuffled(start, viewer, how, chance)
        if str(twin) != str(start) and seen(twin, rules, actions, viewer, how, 99) == looks:
            yield twin


def shuffled(start: Position, viewer: str | None, how: str, chance: Random) -> Position:
    """Exchange cards whose visible side is the same, in other hands and in the draw pile."""
    other = {"light": "dark", "dark": "light"}[start.side]
    hands = {name: list(cards) for name, cards in start.hands.items()}
    draw = list(start.draw)
    below = [("", place) for place in range(len(draw))]
    held = [(name, place) for name, hand in hands.items() for place in range(len(hand))]

    def pile(cell: tuple[str, int]) -> list[Card]:
        return hands[cell[0]] if cell[0] else draw

    def shows(cell: tuple[str, int], card: Card) -> str:
        name, place = cell
        if name and (name == viewer or how == "open"):
            return str(card.face(start.side))
        visible = bool(name) or place == 0
        return str(card.face(other)) if visible and how != "hidden" and card.dark else ""

    for _ in range(chance.randrange(1, 4)):
        one = chance.choice(held if chance.random() < 0.7 else below)
        first = pile(one)[one[1]]
        like = []
        for two in (*held, *below):
            second = pile(two)[two[1]]
            if shows(one, first) == shows(one, second) and shows(two, first) == shows(two, second):
                like.append(two)
        two = chance.choice(like)
        pile(one)[one[1]], pile(two)[two[1]] = pile(two)[two[1]], first
    fixed = {name: tuple(cards) for name, cards in hands.items()}
    return replace(start, hands=fixed, draw=tuple(draw))


def cases() -> Iterator[tuple[str, int, str | None, str]]:
    for name in RULES:
        yield name, 3, "Ann", "physical"
        yield name, 4, "Bo", "hidden"
    yield "flip", 2, None, "physical"
    yield "flip", 10, "Ann", "physical"
    yield "flip", 3, None, "open"
    yield "flip-house", 3, None, "hidden"


@pytest.mark.parametrize(("name", "players", "viewer", "how"), list(cases()))
def test_twins_look_the_same_to_the_browser(
    name: str, players: int, viewer: str | None, how: str
) -> None:
    compared = 0
    for seed in range(8):
        start, actions = script(RULES[name], players, seed)
        told = sent(start, RULES[name], actions, viewer, how, seed=0)
        for twin in twins(start, RULES[name], actions, viewer, how, seed):
            assert sent(twin, RULES[name], actions, viewer, how, seed=99) == told
            compared += 1
            if compared == 10:
                return
            if compared % 2 == 0:
                break
    assert compared >= 6, "too few twins to say anything"


def leak_a_face(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Watcher._hand_face
    monkeypatch.setattr(
        Watcher,
        "_hand_face",
        lambda self, held, owner: honest(self, held, owner) or f"l{held.card.light}",
    )


def leak_the_back_of_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watcher, "_next", lambda self: [1, f"l{self._tokens.next.card.light}"])


def leak_by_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Tokens, "new", lambda self, card: Held(sum(map(ord, str(card))) * 1000 + id(card), card)
    )


def leak_by_order(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Tokens.renew

    def renew(self: Tokens, position: Position) -> None:
        hands = {name: tuple(sorted(hand, key=str)) for name, hand in position.hands.items()}
        honest(self, replace(position, hands=hands))

    monkeypatch.setattr(Tokens, "renew", renew)


def leak_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table._state
    monkeypatch.setattr(
        Table, "_state", lambda self, frames: {**honest(self, frames), "v": self.round.seed}
    )


def leak_the_history(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table._state
    monkeypatch.setattr(
        Table, "_state", lambda self, frames: {**honest(self, frames), "v": self.round.record()}
    )


@pytest.mark.parametrize(
    "leak",
    [
        leak_a_face,
        leak_the_back_of_the_next_card,
        leak_by_tokens,
        leak_by_order,
        leak_the_seed,
        leak_the_history,
    ],
)
def test_a_leak_is_noticed(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    how = "hidden" if leak is leak_a_face else "physical"
    for seed in range(8):
        start, actions = script(FLIP, 3, seed)
        told = sent(start, FLIP, actions, "Ann", how, seed=0)
        for twin in twins(start, FLIP, actions, "Ann", how, seed):
            if sent(twin, FLIP, actions, "Ann", how, seed=99) != told:
                return
    pytest.fail("the comparison does not notice this leak")
