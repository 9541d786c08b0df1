"""A seven swaps hands with a player of one's choice (H-70-2)."""

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

__all__ = ["SevenSwap"]

SEVEN = SYMBOLS.index(Symbol.SEVEN)


class SevenSwap(HouseRule):
    """Whoever lays a seven, but not as the last card, swaps hands."""

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.seven_swap

    def _mine(self, engine: Engine, card: int) -> bool:
        return engine.deck.symbols[engine.state.side][card] == SEVEN

    def asks(self, engine: Engine, bound: Bound) -> str | None:
        _, seat, card, _, _, _, target, give, _ = bound
        if not self._mine(engine, card):
            return None
        if target == NOBODY:
            return "target_required"
        return "bad_target" if target == seat or give != NOBODY else ""

    def ways(self, engine: Engine, action: Action) -> list[Action] | None:
        _, seat, card, color, uno, jump, _, _, _ = action._bound
        if not self._mine(engine, card):
            return None
        ways = []
        for target in range(engine.seats):
            if target != seat:
                # the duty to say UNO concerns the hand after the swap (K-10)
                single = engine.state.hands[target].bit_count() == 1
                for said in (False, True) if single else (False,):
                    ways.append(
                        engine.catalog.lay(seat, card, engine.state.side, color, said, jump, target)
                    )
        return [] if uno else ways

    def follows(self, engine: Engine, seat: int, card: int, bound: Bound) -> bool:
        target = bound[6]
        if self._mine(engine, card) and target != NOBODY:
            hands = engine.state.hands
            engine.move_hands({seat: hands[target], target: hands[seat]})
            engine.log.append(("swap_hands", seat, target))
        return False
