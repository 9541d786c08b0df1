"""House rules as guests: each is a small file behind the hooks of `HouseRule`.

To add one, write a class in a file of its own, name it in `_GUESTS`, give it an option in
`RuleSet`, its texts and its scenarios.
"""

from __future__ import annotations

from functools import lru_cache

from ..ruleset import RuleSet
from ._hooks import HouseRule
from .escape_skip import EscapeSkip
from .five_swap import FiveSwap
from .jump_in import JumpIn
from .politeness import Politeness
from .seven_swap import SevenSwap
from .stacking import PassOn, SumUp
from .wild4 import AnswerWild4, StackWild4
from .zero_rotate import ZeroRotate

__all__ = ["HouseRule", "guests_of"]

_GUESTS: tuple[type[HouseRule], ...] = (
    SumUp,
    PassOn,
    StackWild4,
    AnswerWild4,
    EscapeSkip,
    JumpIn,
    SevenSwap,
    ZeroRotate,
    FiveSwap,
    Politeness,
)


@lru_cache(maxsize=64)
def guests_of(rules: RuleSet) -> tuple[HouseRule, ...]:
    """Return the house rules that a RuleSet brings.

    Examples
    --------
    >>> from unoflip_widgets.rules import FLIP
    >>> guests_of(FLIP)
    ()
    """
    return tuple(guest(rules) for guest in _GUESTS if guest.is_on(rules))
