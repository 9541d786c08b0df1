"""The hooks through which a house rule takes part in a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..ruleset import RuleSet

if TYPE_CHECKING:
    from .._catalog import Bound
    from .._engine import Engine
    from ..actions import Action
    from ..state import Pending

__all__ = ["HouseRule"]


class HouseRule:
    """A house rule that changes nothing; each real one overrides what it needs.

    Parameters
    ----------
    rules : RuleSet
        The options of the table.
    """

    name: ClassVar[str] = ""
    """What a penalty is called in `ACCEPTED` that waits because of the rule (see `holds`)."""
    out_of_turn: ClassVar[bool] = False
    """Whether the rule lets people lay cards out of turn."""
    answer_rules: tuple[str, ...] = ()
    """The rule ids behind the answers it allows."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    @classmethod
    def is_on(cls, rules: RuleSet) -> bool:
        """Whether a RuleSet asks for this rule."""
        raise TypeError(f"{cls.__name__} does not say when it is on")

    def holds(self, engine: Engine, symbol: int) -> bool:
        """Whether the effect of a symbol waits for its victim instead of acting at once."""
        return False

    def answers(self, engine: Engine, pending: Pending) -> int:
        """The cards, whoever holds them, that may be laid in answer to a penalty."""
        return 0

    def carries(self, engine: Engine, pending: Pending, symbol: int) -> int:
        """How many cards of an answered penalty are added to the new one."""
        return 0

    def refuses(self, engine: Engine, card: int) -> str | None:
        """Why a card may not be laid out of turn, as an error code."""
        return None

    def asks(self, engine: Engine, bound: Bound) -> str | None:
        """Judge the target of a card: an error code, ``""`` for fine, ``None`` for not my card."""
        return None

    def ways(self, engine: Engine, action: Action) -> list[Action] | None:
        """The complete actions for laying a card that needs a target; ``None`` for not my card."""
        return None

    def follows(self, engine: Engine, seat: int, card: int, bound: Bound) -> bool:
        """Let something follow a laid card; true if the round now waits for somebody."""
        return False

    def waits(self, engine: Engine, symbol: int) -> bool:
        """Whether play waits for a "ready" after the penalty of a symbol was drawn."""
        return False
