"""Answers to a Wild Draw Four: another one on top (H-STACK-2), or a Draw Two (H-ANS4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import SYMBOLS, Symbol
from ._hooks import HouseRule

if TYPE_CHECKING:
    from .._engine import Engine
    from ..ruleset import RuleSet
    from ..state import Pending

__all__ = ["AnswerWild4", "StackWild4"]

DRAW_TWO = SYMBOLS.index(Symbol.DRAW_TWO)
WILD_DRAW_FOUR = SYMBOLS.index(Symbol.WILD_DRAW_FOUR)


class StackWild4(HouseRule):
    """A Wild Draw Four may be answered with another; the last player names the color."""

    answer_rules = ("H-STACK-2", "H-STACK-5", "H-STACK-6")

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.stack_wild4

    def answers(self, engine: Engine, pending: Pending) -> int:
        if pending.symbol != WILD_DRAW_FOUR:
            return 0
        return engine.deck.symbol_sets[engine.state.side][WILD_DRAW_FOUR]

    def carries(self, engine: Engine, pending: Pending, symbol: int) -> int:
        return pending.count if symbol == pending.symbol == WILD_DRAW_FOUR else 0


class AnswerWild4(HouseRule):
    """A Draw Two of the color just called escapes the four and starts a penalty of its own."""

    answer_rules = ("H-ANS4-1", "H-ANS4-2")

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.answer_wild4

    def answers(self, engine: Engine, pending: Pending) -> int:
        if pending.symbol != WILD_DRAW_FOUR:
            return 0
        deck, state = engine.deck, engine.state
        return deck.symbol_sets[state.side][DRAW_TWO] & deck.color_sets[state.side][state.color]
