"""Which rules are played: the options of a RuleSet, their ranges and their conflicts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from .errors import RuleSetError, brief

__all__ = ["CLASSIC", "FLIP", "RuleSet"]

_CHOICES: dict[str, tuple[str, ...]] = {
    "deck": ("flip", "classic"),
    "pairing": ("published", "random"),
    "initial_flip": ("apply", "redraw", "ignore"),
    "two_player_reverse": ("skip", "noop"),
    "restricted_wilds": ("bluff", "strict"),
    "final_flip": ("execute", "ignore"),
    "scoring": ("winner", "lowest", "loser"),
    "stack": ("none", "sum", "pass"),
}
_RANGES: dict[str, tuple[int, int]] = {
    "hand_size": (1, 10),
    "failed_challenge_extra": (0, 10),
    "uno_penalty": (0, 10),
    "false_uno_penalty": (0, 10),
    "false_catch_penalty": (0, 10),
    "misplay_penalty": (0, 10),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The options of a game; they never change during a series (F-SERIES-3).

    Parameters
    ----------
    deck : {"flip", "classic"}
        Two-sided cards of UNO Flip, or the 108 of classic UNO.
    pairing : {"published", "random"}
        Which faces share a card (D-02).
    hand_size : int
        Cards dealt to each player, 1 to 10 (F-DEAL-4).
    initial_flip : {"apply", "redraw", "ignore"}
        What an opening Flip does (D-03).
    two_player_reverse : {"skip", "noop"}
        Whether a Reverse gives the turn back when two play (D-06).
    restricted_wilds : {"bluff", "strict"}
        Whether an unlawful drawing wild may be laid as a bluff (D-09).
    failed_challenge_extra : int
        Cards added when a challenge fails, 0 to 10 (F-CHAL-6, F-CHAL-8).
    challenge_take_back : bool
        Whether a convicted player takes the wild back (D-22, H-BACK-1).
    final_flip : {"execute", "ignore"}
        Whether a Flip laid as the last card turns everything (D-16).
    uno_penalty : int
        Cards for a forgotten UNO, 0 to 10 (F-UNO-3).
    false_uno_penalty, false_catch_penalty, misplay_penalty : int
        Cards for a false call, a false accusation, a wrong card; 0 refuses instead
        (D-13, D-19, D-20).
    scoring : {"winner", "lowest", "loser"}
        Who books points and who wins the series (F-SERIES, D-27).
    target : int or None
        Points that end the series; ``None`` plays a single round (F-SERIES-4).
    stack : {"none", "sum", "pass"}
        Whether a draw card may be answered by another, summing up or passing on (H-STACK, H-ESC2).
    stack_wild4, answer_wild4, escape_skip : bool
        Answers to a Wild Draw Four and to a Skip (H-STACK-2, H-ANS4, H-ESCS).
    jump_in : bool
        Laying an identical card out of turn, also one's own second one (H-JUMP, H-DOUBLE).
    seven_swap, zero_rotate, five_swap : bool
        Hands or cards change owners (H-70, H-FIVE).
    politeness : bool
        Play waits until whoever drew for a drawing wild says "ready" (H-READY).

    Raises
    ------
    RuleSetError
        If an option is out of range, or two of them contradict each other.

    Examples
    --------
    >>> RuleSet()
    RuleSet(deck='flip')
    >>> FLIP.replace(stack="sum", target=None)
    RuleSet(deck='flip', target=None, stack='sum')
    >>> CLASSIC.replace(initial_flip="redraw")
    Traceback (most recent call last):
        ...
    unoflip_widgets.rules.errors.RuleSetError: deck='classic' and initial_flip='redraw' contradict \
each other: classic cards have no Flip
    """

    deck: str = "flip"
    pairing: str = "published"
    hand_size: int = 7
    initial_flip: str = "apply"
    two_player_reverse: str = "skip"
    restricted_wilds: str = "bluff"
    failed_challenge_extra: int = 2
    challenge_take_back: bool = False
    final_flip: str = "execute"
    uno_penalty: int = 2
    false_uno_penalty: int = 0
    false_catch_penalty: int = 0
    misplay_penalty: int = 0
    scoring: str = "winner"
    target: int | None = 500
    stack: str = "none"
    stack_wild4: bool = False
    answer_wild4: bool = False
    escape_skip: bool = False
    jump_in: bool = False
    seven_swap: bool = False
    zero_rotate: bool = False
    five_swap: bool = False
    politeness: bool = False

    def __post_init__(self) -> None:
        for field in fields(self):
            self._check(field.name, getattr(self, field.name))
        for left, right, why in _conflicts(self):
            raise RuleSetError(
                f"{left}={getattr(self, left)!r} and {right}={getattr(self, right)!r} "
                f"contradict each other: {why}"
            )

    @staticmethod
    def _check(name: str, value: object) -> None:
        if name in _CHOICES:
            if value not in _CHOICES[name] or not isinstance(value, str):
                allowed = ", ".join(map(repr, _CHOICES[name]))
                raise RuleSetError(f"{name} must be one of {allowed}, not {brief(value)}")
        elif name in _RANGES:
            low, high = _RANGES[name]
            if type(value) is not int or not low <= value <= high:
                raise RuleSetError(
                    f"{name} must be a whole number from {low} to {high}, not {brief(value)}"
                )
        elif name == "target":
            if value is not None and (type(value) is not int or value < 1):
                raise RuleSetError(
                    "target must be a whole number of at least 1, or None for a single round, "
                    f"not {brief(value)}"
                )
        elif type(value) is not bool:
            raise RuleSetError(f"{name} must be True or False, not {brief(value)}")

    def replace(self, **options: Any) -> RuleSet:
        """Return a RuleSet that differs in the given options.

        Raises
        ------
        RuleSetError
            If an option is unknown, out of range or contradicts another.
        """
        known = {field.name for field in fields(self)}
        for name in options:
            if name not in known:
                raise RuleSetError(
                    f"there is no option {brief(name)}; the options are {', '.join(sorted(known))}"
                )
        return replace(self, **options)

    def options(self) -> dict[str, str | int | bool | None]:
        """Return the options that differ from the defaults of the deck.

        Examples
        --------
        >>> CLASSIC.replace(stack="sum").options()
        {'deck': 'classic', 'stack': 'sum'}
        """
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }

    @classmethod
    def from_options(cls, options: Mapping[str, Any]) -> RuleSet:
        """Build a RuleSet from the mapping that `options` gives; unknown names are refused."""
        if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
            raise RuleSetError("options are a mapping from names to values, {'stack': 'sum'}")
        return cls().replace(**options)

    def __repr__(self) -> str:
        shown = {"deck": self.deck, **self.options()}
        return f"RuleSet({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


def _conflicts(rules: RuleSet) -> list[tuple[str, str, str]]:
    """Name the pairs of options that cannot be played together."""
    found = []
    if rules.deck == "classic":
        for name in ("pairing", "initial_flip", "final_flip"):
            if getattr(rules, name) != _CHOICES[name][0]:
                found.append(
                    (
                        "deck",
                        name,
                        "classic cards have " + ("one face" if name == "pairing" else "no Flip"),
                    )
                )
    else:
        for name, lacks in (
            ("zero_rotate", "zero"),
            ("stack_wild4", "Wild Draw Four"),
            ("answer_wild4", "Wild Draw Four"),
        ):
            if getattr(rules, name):
                found.append(("deck", name, f"the deck of UNO Flip has no {lacks}"))
    if rules.stack_wild4 and rules.stack != "sum":
        found.append(
            ("stack_wild4", "stack", "Wild Draw Fours can only be piled up where penalties add up")
        )
    if rules.scoring == "loser" and rules.target is None:
        found.append(("scoring", "target", "somebody loses only by reaching a target"))
    if rules.restricted_wilds == "strict" and rules.challenge_take_back:
        found.append(
            (
                "restricted_wilds",
                "challenge_take_back",
                "without a bluff there is nothing to take back",
            )
        )
    return found


FLIP = RuleSet()
"""UNO Flip as on its rule sheet."""

CLASSIC = RuleSet(deck="classic")
"""Classic UNO with 108 cards."""
