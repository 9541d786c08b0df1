"""A zero moves all hands one seat in the direction of play (H-70-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import SYMBOLS, Symbol
from ._hooks import HouseRule

if TYPE_CHECKING:
    from .._catalog import Bound
    from .._engine import Engine
    from ..actions import Action
    from ..ruleset import RuleSet

__all__ = ["ZeroRotate"]

ZERO = SYMBOLS.index(Symbol.ZERO)


class ZeroRotate(HouseRule):
    """Whoever lays a zero, but not as the last card, moves all hands on."""

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.zero_rotate

    def ways(self, engine: Engine, action: Action) -> list[Action] | None:
        _, seat, card, color, uno, jump, _, _, _ = action._bound
        if engine.deck.symbols[engine.state.side][card] != ZERO:
            return None
        if uno:
            return []
        # the duty to say UNO concerns the hand after the move (K-10)
        incoming = engine.state.hands[(seat - engine.state.direction) % engine.seats]
        single = incoming.bit_count() == 1
        return [
            engine.catalog.lay(seat, card, engine.state.side, color, said, jump)
            for said in ((False, True) if single else (False,))
        ]

    def follows(self, engine: Engine, seat: int, card: int, bound: Bound) -> bool:
        if engine.deck.symbols[engine.state.side][card] == ZERO:
            hands = engine.state.hands
            engine.move_hands({engine.left_of(owner): hand for owner, hand in enumerate(hands)})
            engine.log.append(("rotate_hands", seat, engine.state.direction))
        return False
