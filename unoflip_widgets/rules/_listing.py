"""Which actions may be done now."""

from __future__ import annotations

from collections.abc import Sequence

from ._catalog import ACCEPT, CHALLENGE, DRAW, KEEP, READY, UNO
from ._engine import Engine
from ._judge import may_say_uno
from .actions import Action
from .cards import RESTRICTED
from .decks import NO_COLOR
from .house import HouseRule
from .state import AWAIT_READY, CHOOSE_COLOR, DRAWN, GIVE, OPENING, RESPOND, TURN

__all__ = ["legal_actions"]


def legal_actions(engine: Engine) -> Sequence[Action]:
    """List the legal actions of everybody, the player to act first."""
    state, catalog = engine.state, engine.catalog
    phase, seat = state.phase, state.turn
    actions: list[Action] = []
    if phase in (TURN, DRAWN):
        pair = state.hands[seat].bit_count() == 2 and state.said != seat
        cards = 1 << state.drawn if phase == DRAWN else engine.playable(state.hands[seat])
        if engine.plain:
            usual = catalog.menus[pair][phase][state.side][seat][cards]
            if state.owed < 0:
                return usual
            actions += usual
        else:
            actions += _ways(engine, seat, engine.deck.first_of_equals(cards), pair)
            actions.append(catalog.simple[KEEP if phase == DRAWN else DRAW][seat])
            if pair:
                actions.append(catalog.simple[UNO][seat])
    elif phase == RESPOND:
        actions += _responses(engine, seat)
    elif phase == CHOOSE_COLOR:
        actions += catalog.colors(seat, state.side)
    elif phase == GIVE:
        cards = engine.deck.first_of_equals(state.hands[seat])
        actions += [catalog.give(seat, card) for card in engine.deck.numbers(cards)]
    elif phase == AWAIT_READY:
        actions.append(catalog.simple[READY][seat])
    elif phase == OPENING:
        actions.append(catalog.open)
    if state.owed >= 0:
        actions.append(catalog.simple[UNO][state.owed])
        actions += catalog.catches[state.owed]
    if engine.guests and state.laid and phase in (TURN, DRAWN, RESPOND):
        for guest in engine.guests:
            if guest.out_of_turn:
                actions += _jumps(engine, guest)
    return tuple(actions)


def _responses(engine: Engine, seat: int) -> list[Action]:
    state, catalog = engine.state, engine.catalog
    assert state.pending is not None
    actions = [catalog.simple[ACCEPT][seat]]
    if state.pending.symbol in RESTRICTED:
        actions.append(catalog.simple[CHALLENGE][seat])
    if not engine.guests:
        return actions
    hand = state.hands[seat]
    cards = engine.answers() & hand
    if cards:
        restricted = engine.deck.restricted[state.side]
        holds = hand & engine.deck.color_sets[state.side][state.color]
        if engine.rules.restricted_wilds == "strict" and holds:
            cards &= ~restricted
        actions += _ways(engine, seat, engine.deck.first_of_equals(cards), hand.bit_count() == 2)
    if may_say_uno(engine, seat) and state.owed != seat:
        actions.append(catalog.simple[UNO][seat])
    return actions


def _ways(engine: Engine, seat: int, cards: int, pair: bool, jump: bool = False) -> list[Action]:
    """Every complete way to lay the cards of a set."""
    state, catalog = engine.state, engine.catalog
    single = state.hands[seat].bit_count() == 1
    actions: list[Action] = []
    for card in engine.deck.numbers(cards):
        if jump:
            wild = engine.deck.colors[state.side][card] == NO_COLOR
            plain = [
                catalog.lay(seat, card, state.side, color, uno, True)
                for uno in ((False, True) if pair else (False,))
                for color in (range(4) if wild else (NO_COLOR,))
            ]
        else:
            rows = catalog.plays_uno if pair else catalog.plays
            plain = list(rows[state.side][seat][card])
        for action in plain:
            actions += [action] if single else _complete(engine, action)
    return actions


def _complete(engine: Engine, action: Action) -> list[Action]:
    for guest in engine.guests:
        ways = guest.ways(engine, action)
        if ways is not None:
            return ways
    return [action]


def _jumps(engine: Engine, guest: HouseRule) -> list[Action]:
    state = engine.state
    actions: list[Action] = []
    for seat in range(engine.seats):
        hand = state.hands[seat]
        cards = 0
        for card in engine.deck.numbers(engine.deck.first_of_equals(hand)):
            if guest.refuses(engine, card) is None:
                cards |= 1 << card
        if cards:
            actions += _ways(
                engine, seat, cards, hand.bit_count() == 2 and state.said != seat, jump=True
            )
    return actions
