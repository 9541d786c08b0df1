"""Taking a position apart: editing it, sharing it, and seeing what an option changes in it.

Examples
--------
>>> from unoflip_widgets.rules import FLIP, Position
>>> position, rules = read_share_line(
...     "hand A: B2/O8; hand B: R5/P2; discard: B7/O3; rules: stack=sum"
... )
>>> rules.stack, share_line(position, rules).endswith("; rules: stack=sum")
('sum', True)
"""

from .drafts import Draft, Field, Problem
from .effects import Change, Effect, effect_between, effect_of
from .lines import read_share_line, share_line
from .pasted import problems_of
from .switches import OPTION_RULES, Switch, switches

__all__ = [
    "OPTION_RULES",
    "Change",
    "Draft",
    "Effect",
    "Field",
    "Problem",
    "Switch",
    "effect_between",
    "effect_of",
    "problems_of",
    "read_share_line",
    "share_line",
    "switches",
]
