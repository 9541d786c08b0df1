"""The answer to "may this be done, and why?"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["ACCEPTED", "ERROR_CODES", "REASONS", "Verdict", "rules_for"]

# Reason -> rule ids in UNO Flip, in classic UNO.
_FLIP_AND_CLASSIC: dict[str, tuple[str, str]] = {
    "matches_color": ("F-MATCH-1 F-MATCH-5", "C-TURN-1"),
    "matches_number": ("F-MATCH-2 F-MATCH-5", "C-TURN-1"),
    "matches_symbol": ("F-MATCH-3 F-MATCH-5", "C-TURN-1"),
    "wild": ("F-WILD-1", "C-ACT-4"),
    "restricted_lawful": ("F-WILD-3 F-WILD-4", "C-ACT-5"),
    "restricted_bluff": ("F-WILD-3 F-WILD-6", "C-ACT-5"),
    "draw": ("F-DRAW-1 F-DRAW-3", "C-TURN-2"),
    "keep": ("F-DRAW-2", "C-TURN-3"),
    "color": ("F-WILD-2", "C-ACT-4"),
    "accept": ("F-LITE-4 F-DARK-4", "C-ACT-5"),
    "challenge": ("F-CHAL-2 F-CHAL-3", "C-CHAL-1"),
    "uno": ("F-UNO-1 F-UNO-4", "C-UNO-1 C-UNO-2"),
    "catch": ("F-UNO-2 F-UNO-3", "C-UNO-1"),
    "ready": ("H-READY-1", "H-READY-1"),
    "give": ("H-FIVE-1", "H-FIVE-1"),
    "jump": ("H-JUMP-1 H-JUMP-3", "H-JUMP-1 H-JUMP-3"),
    "open": ("F-DEAL-7 F-INIT-1", "C-DEAL-2"),
    "answer": ("H-STACK-1", "H-STACK-1"),
    "misplay_penalty": ("H-FALSE-1", "C-ERR-1 H-FALSE-1"),
    "false_uno_penalty": ("H-FALSE-1", "H-FALSE-1"),
    "false_catch_penalty": ("H-FALSE-1", "H-FALSE-1"),
    "not_your_turn": ("F-TURN-2", "C-TURN-1"),
    "wrong_phase": ("F-TURN-1 F-TURN-3", "C-TURN-1"),
    "card_not_in_hand": ("F-TURN-2", "C-TURN-1"),
    "not_playable": ("F-MATCH-1 F-MATCH-2 F-MATCH-3 F-MATCH-4", "C-TURN-1"),
    "only_drawn_card": ("F-DRAW-4", "C-TURN-3"),
    "already_drew": ("F-DRAW-6", "C-TURN-3"),
    "color_required": ("F-WILD-2", "C-ACT-4"),
    "bad_color": ("F-WILD-2 F-MATCH-5", "C-ACT-4"),
    "illegal_wild": ("F-WILD-3", "C-ACT-5"),
    "must_respond": ("F-PEN-1", "C-PEN-1"),
    "invalid_response": ("H-STACK-1 H-STACK-6", "H-STACK-1 H-STACK-6"),
    "not_challengeable": ("F-CHAL-1", "C-CHAL-1"),
    "not_challenger": ("F-CHAL-2", "C-CHAL-1"),
    "no_catch": ("F-UNO-2", "C-UNO-1"),
    "uno_not_applicable": ("F-UNO-1 F-UNO-6", "C-UNO-1"),
    "target_required": ("H-70-2", "H-70-2"),
    "bad_target": ("H-70-2 H-FIVE-1", "H-70-2 H-FIVE-1"),
    "jump_disabled": ("F-TURN-2", "C-TURN-1"),
    "jump_on_initial": ("H-JUMP-5", "H-JUMP-5"),
    "jump_forbidden": ("H-JUMP-4", "H-JUMP-4"),
    "jump_not_identical": ("H-JUMP-3", "H-JUMP-3"),
    "round_over": ("F-END-1", "C-END-1"),
    "bad_player_count": ("F-DECK-6", "C-DEAL-1"),
}
ACCEPTED = {
    "wild_draw_two": ("F-LITE-4", ""),
    "wild_draw_color": ("F-DARK-4", ""),
    "wild_draw_four": ("", "C-ACT-5"),
    "skip": ("H-ESCS-1", "H-ESCS-1"),
    "stack": ("H-STACK-1", "H-STACK-1"),
    "pass": ("H-ESC2-1", "H-ESC2-1"),
    "jump": ("H-JUMP-1", "H-JUMP-1"),
}
"""What an accepted penalty rests on, by what has to be accepted."""

# The same reason rests on other rules in other places.
_PLACES = {
    **{f"accept:{symbol}": both for symbol, both in ACCEPTED.items()},
    "color:opening": ("F-WILD-2 F-INIT-5", "C-INIT-3"),
    "color:opening:dark": ("F-WILD-2 F-INIT-7", ""),
    "color:flip": ("F-WILD-2 F-FLIP-7", ""),
    "not_playable:number": ("F-MATCH-1 F-MATCH-2", "C-TURN-1"),
    "not_playable:symbol": ("F-MATCH-1 F-MATCH-3", "C-TURN-1"),
    "not_playable:wild": ("F-MATCH-4", "C-TURN-1"),
}
_RULES = {
    (reason, deck): tuple(ids.split())
    for reason, both in (_FLIP_AND_CLASSIC | _PLACES).items()
    for deck, ids in zip(("flip", "classic"), both, strict=True)
}

REASONS = tuple(_FLIP_AND_CLASSIC)
"""Every reason a verdict can give."""

ERROR_CODES = REASONS[REASONS.index("not_your_turn") :]
"""The reasons that refuse."""


def rules_for(reason: str, deck: str) -> tuple[str, ...]:
    """Return the rule ids that a reason rests on, perhaps in a certain place.

    Examples
    --------
    >>> rules_for("only_drawn_card", "flip")
    ('F-DRAW-4',)
    >>> rules_for("accept:wild_draw_color", "flip")
    ('F-DARK-4',)
    """
    return _RULES[reason, deck]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an action may be done, whether it is within the rules, and why.

    Attributes
    ----------
    ok : bool
        The round would carry it out.
    lawful : bool
        It is within the rules.  A bluffed wild and a penalized slip are ``ok`` but not
        ``lawful``; that a wild was a bluff is known to others only through a challenge.
    reason : str
        One of `REASONS`.
    rules : tuple of str
        The rule ids it rests on.
    details : Mapping
        What the reason speaks of, as far as there is such a thing: ``phase``, ``player``,
        ``turn`` (who has to act), ``card`` and ``top`` (faces), ``force`` (the color in force),
        ``color``, ``target``, and ``symbol`` (of a penalty that waits).

    Examples
    --------
    >>> Verdict(False, False, "not_playable").code
    'not_playable'
    """

    ok: bool
    lawful: bool
    reason: str
    rules: tuple[str, ...] = ()
    details: Mapping[str, Any] = field(default_factory=dict)

    @property
    def code(self) -> str | None:
        """The error code, or ``None`` if the action may be done."""
        return None if self.ok else self.reason

    def __bool__(self) -> bool:
        return self.ok
