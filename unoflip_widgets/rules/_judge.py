"""Whether an action may be done now, and why (not).

Every judgment follows the same order: is the round over, who may act, does the phase
allow it, is the card right (K-02).  Nothing here changes anything.
"""

from __future__ import annotations

from typing import Any

from ._catalog import (
    ACCEPT,
    BAD_COLOR,
    CATCH,
    CHALLENGE,
    COLOR,
    DRAW,
    GIVE,
    JUMP,
    KEEP,
    OPEN,
    PLAY,
    READY,
    UNO,
    Bound,
)
from ._engine import Engine
from .actions import Action
from .cards import RESTRICTED, SYMBOLS, Symbol
from .decks import NO_COLOR
from .state import (
    AWAIT_READY,
    CHOOSE_COLOR,
    DRAWN,
    NOBODY,
    OPENING,
    PHASES,
    RESPOND,
    ROUND_OVER,
    TURN,
)
from .state import (
    GIVE as GIVING,
)
from .verdicts import ERROR_CODES, Verdict, rules_for

__all__ = ["certainly_legal", "judge", "may_say_uno"]

_REFUSALS = frozenset(ERROR_CODES)
_PENALTIES = {"not_playable": "misplay", "illegal_wild": "misplay"}


def certainly_legal(engine: Engine, action: Action) -> bool:
    """Whether a ready-made action is legal beyond doubt; a quick answer for common cases.

    A "no" means only that `judge` has to look.
    """
    state = engine.state
    verb, seat, card, _, _, _, target, _, _ = action._bound
    phase = state.phase
    if verb == PLAY:
        if seat != state.turn or action._side != state.side or engine.guests:
            return False
        if phase == TURN:
            deck, side, pile = engine.deck, state.side, state.discard
            fitting = deck.fits[side][state.color][deck.symbols[side][pile[-1]]]
            if not (state.hands[seat] & fitting) >> card & 1:
                return False
            return not (engine.strict and deck.restricted[side] >> card & 1)
        return phase == DRAWN and card == state.drawn
    if verb == DRAW:
        return phase == TURN and seat == state.turn
    if verb == KEEP:
        return phase == DRAWN and seat == state.turn
    if verb == ACCEPT:
        return phase == RESPOND and seat == state.turn
    if verb == CHALLENGE:
        pending = state.pending
        return pending is not None and seat == pending.victim and pending.symbol in RESTRICTED
    if verb == CATCH:
        return state.owed == target != seat and phase != ROUND_OVER
    if verb == UNO:
        return phase < OPENING and may_say_uno(engine, seat)
    return False


def judge(engine: Engine, bound: Bound) -> Verdict:
    """Judge a bound action in the present state."""
    verb, seat = bound[0], bound[1]
    state = engine.state
    if state.phase == ROUND_OVER:
        return _verdict(engine, "round_over", bound)
    if verb == OPEN:
        return _verdict(engine, "open" if state.phase == OPENING else "wrong_phase", bound)
    if state.phase == OPENING:
        return _verdict(engine, "wrong_phase", bound)
    if verb == UNO:
        return _slip(engine, "uno" if may_say_uno(engine, seat) else "uno_not_applicable", bound)
    if verb == CATCH:
        return _slip(engine, _catch(engine, bound), bound)
    if verb == CHALLENGE:
        return _verdict(engine, _challenge(engine, seat), bound)
    if verb == JUMP:
        return _jump(engine, bound)
    if seat != state.turn:
        return _verdict(engine, "not_your_turn", bound)
    if verb == PLAY:
        return _play(engine, bound)
    if verb == COLOR:
        reason = "wrong_phase" if state.phase != CHOOSE_COLOR else "color"
        return _verdict(
            engine, "bad_color" if reason == "color" and bound[3] == BAD_COLOR else reason, bound
        )
    if verb == GIVE:
        if state.phase != GIVING:
            return _verdict(engine, "wrong_phase", bound)
        held = state.hands[seat] >> bound[2] & 1
        return _verdict(engine, "give" if held else "card_not_in_hand", bound)
    if verb == DRAW:
        reason = {TURN: "draw", DRAWN: "already_drew", RESPOND: "must_respond"}.get(
            state.phase, "wrong_phase"
        )
        return _verdict(engine, reason, bound)
    phase, reason = {
        KEEP: (DRAWN, "keep"),
        ACCEPT: (RESPOND, "accept"),
        READY: (AWAIT_READY, "ready"),
    }[verb]
    return _verdict(engine, reason if state.phase == phase else "wrong_phase", bound)


def may_say_uno(engine: Engine, seat: int) -> bool:
    """Whether a call of UNO apart from a card means something (F-UNO-1, F-UNO-4)."""
    state = engine.state
    if state.owed == seat:
        return True
    return (
        seat == state.turn
        and state.said != seat
        and state.hands[seat].bit_count() == 2
        and (state.phase in (TURN, DRAWN) or (state.phase == RESPOND and bool(engine.answers())))
    )


def _catch(engine: Engine, bound: Bound) -> str:
    _, seat, _, _, _, _, target, _, _ = bound
    if seat == target:
        return "bad_target"
    return "catch" if engine.state.owed == target else "no_catch"


def _challenge(engine: Engine, seat: int) -> str:
    pending = engine.state.pending
    if pending is None or not SYMBOLS[pending.symbol].is_restricted:
        return "not_challengeable"
    return "challenge" if seat == pending.victim else "not_challenger"


def _play(engine: Engine, bound: Bound) -> Verdict:
    _, seat, card, _, _, _, _, _, _ = bound
    state = engine.state
    hand = state.hands[seat]
    held = hand >> card & 1
    if state.phase == RESPOND:
        answers = engine.answers()
        if not answers:
            return _verdict(engine, "must_respond", bound)
        if not held:
            return _verdict(engine, "card_not_in_hand", bound)
        if not answers >> card & 1:
            return _verdict(engine, "invalid_response", bound)
        return _laying(engine, bound, "answer")
    if state.phase not in (TURN, DRAWN):
        return _verdict(engine, "wrong_phase", bound)
    if not held:
        return _verdict(engine, "card_not_in_hand", bound)
    if state.phase == DRAWN and card != state.drawn and not _twins(engine, card, state.drawn):
        return _verdict(engine, "only_drawn_card", bound)
    if not engine.fitting() >> card & 1:
        return _slip(engine, "not_playable", bound)
    return _laying(engine, bound, fitting_reason(engine, card))


def _twins(engine: Engine, card: int, other: int) -> bool:
    return engine.deck.cards[card] == engine.deck.cards[other]


def fitting_reason(engine: Engine, card: int) -> str:
    """Name what makes a fitting card fit."""
    state, deck = engine.state, engine.deck
    side = state.side
    color = deck.colors[side][card]
    symbol = SYMBOLS[deck.symbols[side][card]]
    if color == NO_COLOR:
        return "restricted" if symbol.is_restricted else "wild"
    if color == state.color:
        return "matches_color"
    return "matches_number" if symbol.is_number else "matches_symbol"


def _laying(engine: Engine, bound: Bound, reason: str) -> Verdict:
    """Judge what is left once the card itself may be laid: the bluff, the color, the target."""
    _, seat, card, color, _, _, _, _, _ = bound
    state, deck = engine.state, engine.deck
    wild = deck.colors[state.side][card] == NO_COLOR
    lawful = True
    if deck.restricted[state.side] >> card & 1:
        lawful = not state.hands[seat] & deck.color_sets[state.side][state.color]
        if not lawful and engine.rules.restricted_wilds == "strict":
            return _slip(engine, "illegal_wild", bound)
        if reason == "restricted":
            reason = "restricted_lawful" if lawful else "restricted_bluff"
    if wild and color == NO_COLOR:
        return _verdict(engine, "color_required", bound)
    if color == BAD_COLOR or (color != NO_COLOR and not wild):
        return _verdict(engine, "bad_color", bound)
    refusal = _extras(engine, bound)
    if refusal:
        return _verdict(engine, refusal, bound)
    return _verdict(engine, reason, bound, lawful)


def _extras(engine: Engine, bound: Bound) -> str | None:
    """What is wrong with the target and the cards of a swap, if anything."""
    _, seat, _, _, _, _, target, _, _ = bound
    last = engine.state.hands[seat].bit_count() == 1
    for guest in engine.guests:
        found = guest.asks(engine, bound)
        if found is not None:
            # the last card of a hand moves no cards (H-70-3, D-26)
            return None if last else found or None
    return None if target == NOBODY else "bad_target"


def _jump(engine: Engine, bound: Bound) -> Verdict:
    _, seat, card, _, _, _, _, _, _ = bound
    state = engine.state
    guest = next((guest for guest in engine.guests if guest.out_of_turn), None)
    if guest is None:
        return _verdict(engine, "jump_disabled", bound)
    if state.phase not in (TURN, DRAWN, RESPOND):
        return _verdict(engine, "wrong_phase", bound)
    if not state.laid:
        return _verdict(engine, "jump_on_initial", bound)
    if not state.hands[seat] >> card & 1:
        return _verdict(engine, "card_not_in_hand", bound)
    refusal = guest.refuses(engine, card)
    if refusal:
        return _verdict(engine, refusal, bound)
    return _laying(engine, bound, "jump")


def _slip(engine: Engine, reason: str, bound: Bound) -> Verdict:
    """A refusal that some tables punish instead (D-19, D-20)."""
    rules = engine.rules
    if (
        reason in ("not_playable", "illegal_wild")
        and rules.misplay_penalty
        and engine.state.phase == TURN
    ):
        return _verdict(engine, "misplay_penalty", bound, lawful=False)
    if reason == "uno_not_applicable" and rules.false_uno_penalty:
        return _verdict(engine, "false_uno_penalty", bound, lawful=False)
    if reason == "no_catch" and rules.false_catch_penalty:
        return _verdict(engine, "false_catch_penalty", bound, lawful=False)
    return _verdict(engine, reason, bound)


_PLACED = frozenset({"answer", "invalid_response", "accept", "color", "not_playable"})


def _rules_here(engine: Engine, reason: str, card: int) -> tuple[str, ...]:
    """The rules of a reason that depend on what lies there, or on where a color is named."""
    state = engine.state
    if reason == "accept":
        assert state.pending is not None
        place = engine.awaited(state.pending)
    elif reason == "not_playable":
        top = SYMBOLS[engine.deck.symbols[state.side][state.discard[-1]]]
        place = "number" if top.is_number else "wild" if top.is_wild else "symbol"
    elif reason == "color":
        place = "flip" if state.laid else "opening:dark" if state.side else "opening"
    else:
        assert state.pending is not None
        cards = 1 << card if reason == "answer" else -1
        own = [
            rule
            for guest in engine.guests
            if guest.answers(engine, state.pending) & cards
            for rule in guest.answer_rules
        ]
        return tuple(dict.fromkeys(own))
    return rules_for(f"{reason}:{place}", engine.deck.kind)


def _verdict(engine: Engine, reason: str, bound: Bound, lawful: bool = True) -> Verdict:
    ok = reason not in _REFUSALS
    rules = rules_for(reason, engine.deck.kind)
    if reason in _PLACED:
        rules = _rules_here(engine, reason, bound[2]) or rules
    return Verdict(ok, ok and lawful, reason, rules, _details(engine, bound))


def _details(engine: Engine, bound: Bound) -> dict[str, Any]:
    _, seat, card, color, _, _, target, _, _ = bound
    state, deck = engine.state, engine.deck
    side = deck.sides[state.side]
    details: dict[str, Any] = {"phase": PHASES[state.phase]}
    if seat >= 0:
        details["player"] = engine.players[seat]
    if card >= 0:
        details["card"] = deck.cards[card].face(side)
    if target >= 0:
        details["target"] = engine.players[target]
    if color < NO_COLOR:
        details["color"] = deck.colors_of(side)[color]
    if state.discard:
        details["top"] = deck.cards[state.discard[-1]].face(side)
    if state.color != NO_COLOR:
        details["force"] = deck.colors_of(side)[state.color]
    if state.turn >= 0:
        details["turn"] = engine.players[state.turn]
    if state.pending is not None:
        details["symbol"] = Symbol(SYMBOLS[state.pending.symbol])
    return details
