"""A Skip answered with the identical Skip hands the lost turn on (H-ESCS-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import SYMBOLS, Symbol
from ._hooks import HouseRule

if TYPE_CHECKING:
    from .._engine import Engine
    from ..ruleset import RuleSet
    from ..state import Pending

__all__ = ["EscapeSkip"]

SKIP = SYMBOLS.index(Symbol.SKIP)


class EscapeSkip(HouseRule):
    """The victim of a Skip escapes by laying a Skip of the same color."""

    name = "skip"
    answer_rules = ("H-ESCS-1",)

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.escape_skip

    def holds(self, engine: Engine, symbol: int) -> bool:
        return symbol == SKIP

    def answers(self, engine: Engine, pending: Pending) -> int:
        if pending.symbol != SKIP:
            return 0
        deck, state = engine.deck, engine.state
        return deck.symbol_sets[state.side][SKIP] & deck.color_sets[state.side][state.color]
