"""Laying an identical card out of turn (H-JUMP), also one's own second one (H-DOUBLE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..decks import NO_COLOR
from ._hooks import HouseRule
from .stacking import COLORED

if TYPE_CHECKING:
    from .._engine import Engine
    from ..ruleset import RuleSet

__all__ = ["JumpIn"]


class JumpIn(HouseRule):
    """Whoever holds exactly the card on top may lay it; play goes on from there."""

    name = "jump"
    out_of_turn = True

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.jump_in

    def holds(self, engine: Engine, symbol: int) -> bool:
        # a penalty already drawn could not be replaced by the identical card (D-21)
        return symbol in COLORED

    def refuses(self, engine: Engine, card: int) -> str | None:
        deck, state = engine.deck, engine.state
        side = state.side
        if deck.restricted[side] >> card & 1:
            return "jump_forbidden"
        if not self.identical(engine) >> card & 1:
            return "jump_not_identical"
        if state.pending is not None and state.pending.last:
            return "jump_forbidden"
        return None

    @staticmethod
    def identical(engine: Engine) -> int:
        """The cards, whoever holds them, whose active face equals the top one."""
        deck, state = engine.deck, engine.state
        side, top = state.side, state.discard[-1]
        color = deck.colors[side][top]
        if color == NO_COLOR:
            return deck.symbol_sets[side][deck.symbols[side][top]] & ~deck.restricted[side]
        return deck.symbol_sets[side][deck.symbols[side][top]] & deck.color_sets[side][color]
