"""The options of a game as switches: what each can be, and what stands against a change."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache

from unoflip_widgets.rules import RuleSet, RuleSetError
from unoflip_widgets.rules.ruleset import _CHOICES, _RANGES

__all__ = ["OPTION_RULES", "Switch", "Value", "switches"]

Value = str | int | bool | None

OPTION_RULES: dict[str, tuple[str, ...]] = {
    "deck": ("F-DECK-1", "C-DECK-1"),
    "pairing": ("F-DECK-5",),
    "hand_size": ("F-DEAL-4",),
    "initial_flip": ("F-INIT-7",),
    "two_player_reverse": ("F-TWO-1",),
    "restricted_wilds": ("F-WILD-3", "F-WILD-6"),
    "failed_challenge_extra": ("F-CHAL-6", "F-CHAL-8"),
    "challenge_take_back": ("H-BACK-1", "F-CHAL-9"),
    "final_flip": ("F-END-5",),
    "uno_penalty": ("F-UNO-3",),
    "false_uno_penalty": ("H-FALSE-1", "F-UNO-6"),
    "false_catch_penalty": ("H-FALSE-1", "F-UNO-6"),
    "misplay_penalty": ("H-FALSE-1", "F-ERR-1"),
    "scoring": ("F-SERIES-1", "F-SERIES-2", "H-PTS-1"),
    "target": ("F-SERIES-1", "F-SERIES-4", "H-PTS-2"),
    "stack": ("H-STACK-1", "H-ESC2-1"),
    "stack_wild4": ("H-STACK-2",),
    "answer_wild4": ("H-ANS4-1",),
    "escape_skip": ("H-ESCS-1",),
    "jump_in": ("H-JUMP-1", "H-DOUBLE-1"),
    "seven_swap": ("H-70-2",),
    "zero_rotate": ("H-70-1",),
    "five_swap": ("H-FIVE-1",),
    "politeness": ("H-READY-1",),
}
"""The rules that each option is about."""

_MOST_POINTS = 1000


@dataclass(frozen=True, slots=True)
class Switch:
    """One option.

    Attributes
    ----------
    option : str
        Its name.
    kind : {"bool", "choice", "number"}
        What it can be; a number may also be ``None`` where ``optional``.
    value : bool, str, int or None
        What it is now.
    values : tuple
        For a choice, everything it can be.
    least, most : int
        For a number.
    optional : bool
        Whether a number may be left out.
    allowed : bool
        Whether any other value goes together with the other options.
    rules : tuple of str
        The rules it is about.
    """

    option: str
    kind: str
    value: Value
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    optional: bool = False
    allowed: bool = True
    rules: tuple[str, ...] = ()


@lru_cache(maxsize=64)
def switches(rules: RuleSet) -> tuple[Switch, ...]:
    """Return every option of a game as a switch.

    Parameters
    ----------
    rules : RuleSet
        The options as they are.

    Examples
    --------
    >>> from unoflip_widgets.rules import FLIP
    >>> by_name = {switch.option: switch for switch in switches(FLIP)}
    >>> by_name["stack"].values, by_name["zero_rotate"].allowed
    (('none', 'sum', 'pass'), False)
    """
    # To learn whether a switch goes together with the others, every one of them is tried.
    return tuple(_switch(rules, field.name) for field in fields(rules))


def _switch(rules: RuleSet, option: str) -> Switch:
    value: Value = getattr(rules, option)
    about = OPTION_RULES[option]
    if option in _CHOICES:
        values = _CHOICES[option]
        allowed = any(_goes(rules, option, other) for other in values if other != value)
        return Switch(option, "choice", value, values, allowed=allowed, rules=about)
    if option in _RANGES:
        least, most = _RANGES[option]
        return Switch(option, "number", value, least=least, most=most, rules=about)
    if option == "target":
        return Switch(
            option, "number", value, least=1, most=_MOST_POINTS, optional=True, rules=about
        )
    return Switch(option, "bool", value, allowed=_goes(rules, option, not value), rules=about)


def _goes(rules: RuleSet, option: str, value: Value) -> bool:
    try:
        rules.replace(**{option: value})
    except RuleSetError:
        return False
    return True
