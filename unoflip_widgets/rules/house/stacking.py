"""Draw cards answered with draw cards: summing up (H-STACK) or passing on (H-ESC2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import SYMBOLS, Symbol
from ._hooks import HouseRule

if TYPE_CHECKING:
    from .._engine import Engine
    from ..ruleset import RuleSet
    from ..state import Pending

__all__ = ["PassOn", "SumUp"]

COLORED = frozenset(
    SYMBOLS.index(symbol) for symbol in (Symbol.DRAW_ONE, Symbol.DRAW_TWO, Symbol.DRAW_FIVE)
)


class PassOn(HouseRule):
    """A draw card of any color hands the penalty on; it does not grow."""

    name = "pass"
    answer_rules: tuple[str, ...] = ("H-ESC2-1", "H-ESC2-2")

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.stack == "pass"

    def holds(self, engine: Engine, symbol: int) -> bool:
        return symbol in COLORED

    def answers(self, engine: Engine, pending: Pending) -> int:
        if pending.symbol not in COLORED:
            return 0
        return engine.deck.symbol_sets[engine.state.side][pending.symbol]


class SumUp(PassOn):
    """A draw card of any color hands the penalty on, and the cards add up."""

    name = "stack"
    answer_rules = ("H-STACK-1", "H-STACK-3", "H-STACK-4", "H-STACK-6")

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.stack == "sum"

    def carries(self, engine: Engine, pending: Pending, symbol: int) -> int:
        return pending.count if symbol == pending.symbol and symbol in COLORED else 0
