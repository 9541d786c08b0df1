"""Play waits until whoever drew for a drawing wild says "ready" (H-READY-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import SYMBOLS
from ._hooks import HouseRule

if TYPE_CHECKING:
    from .._engine import Engine
    from ..ruleset import RuleSet

__all__ = ["Politeness"]


class Politeness(HouseRule):
    """The source speaks of Wild Draw Four; in UNO Flip its two drawing wilds take that place."""

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        return rules.politeness

    def waits(self, engine: Engine, symbol: int) -> bool:
        return SYMBOLS[symbol].is_restricted
