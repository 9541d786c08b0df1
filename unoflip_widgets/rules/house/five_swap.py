"""A five may swap one card with any player (H-FIVE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import SYMBOLS, Symbol
from ..state import NOBODY
from ._hooks import HouseRule

if TYPE_CHECKING:
    from .._catalog import Bound
    from .._engine import Engine
    from ..actions import Action
    from ..ruleset import RuleSet

__all__ = ["FiveSwap"]

FIVE = SYMBOLS.index(Symbol.FIVE)


class FiveSwap(HouseRule):
    """Whoever lays a five, but not as the last card, may offer a card to somebody."""

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.five_swap

    def _mine(self, engine: Engine, card: int) -> bool:
        return engine.deck.symbols[engine.state.side][card] == FIVE

    def asks(self, engine: Engine, bound: Bound) -> str | None:
        _, seat, card, _, _, _, target, give, receive = bound
        if not self._mine(engine, card):
            return None
        if target == NOBODY:
            return ""
        if target == seat or give == NOBODY:
            return "bad_target"
        hands = engine.state.hands
        if give == card or not hands[seat] >> give & 1:
            return "card_not_in_hand"
        if receive != NOBODY and not hands[target] >> receive & 1:
            return "card_not_in_hand"
        return ""

    def ways(self, engine: Engine, action: Action) -> list[Action] | None:
        _, seat, card, color, uno, jump, _, _, _ = action._bound
        if not self._mine(engine, card):
            return None
        state = engine.state
        rest = engine.deck.first_of_equals(state.hands[seat] & ~(1 << card))
        return [
            action,
            *(
                engine.catalog.lay(seat, card, state.side, color, uno, jump, target, give)
                for target in range(engine.seats)
                if target != seat
                for give in engine.deck.numbers(rest)
            ),
        ]

    def follows(self, engine: Engine, seat: int, card: int, bound: Bound) -> bool:
        _, _, _, _, _, _, target, give, receive = bound
        if not self._mine(engine, card) or target == NOBODY:
            return False
        if receive != NOBODY:
            engine.swap_cards(seat, target, give, receive)
            return False
        engine.ask_gift(seat, target, give)
        return True
