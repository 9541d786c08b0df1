"""What an option changes in a position: found by trying everything under both rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from unoflip_widgets.rules import Action, Event, Position, Round, RuleSet, Verdict

from ..explanations import message_for
from .switches import OPTION_RULES, Value

__all__ = ["Change", "Effect", "Message", "effect_between", "effect_of"]

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Change:
    """An action and what is said about it.

    Attributes
    ----------
    action : Action
        The action.
    verdict : Verdict
        The judgment, under the rules that allow it.
    before, after : tuple of dict
        What follows from it, as messages, under the old and under the new rules.
    """

    action: Action
    verdict: Verdict
    before: tuple[Message, ...] = ()
    after: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Effect:
    """What changes in a position with one option.

    Attributes
    ----------
    option : str
        The option.
    before, after : object
        Its old and new value.
    rules : tuple of str
        The rules it is about.
    legal, illegal : tuple of Change
        What becomes legal, and what no longer is.
    changed : tuple of Change
        What leads to something else.
    """

    option: str
    before: Value
    after: Value
    rules: tuple[str, ...]
    legal: tuple[Change, ...]
    illegal: tuple[Change, ...]
    changed: tuple[Change, ...]

    @property
    def none(self) -> bool:
        """Whether nothing changes in this position."""
        return not (self.legal or self.illegal or self.changed)


def effect_of(position: Position, rules: RuleSet, option: str, value: Value) -> Effect:
    """Try everything that may be done in a position under two values of an option.

    Slips that some rules punish are tried too, and what directly follows: the answer to a
    penalty, the accusation after a forgotten UNO.

    Parameters
    ----------
    position : Position
        The position.
    rules : RuleSet
        The options as they are.
    option : str
        The option to change.
    value : bool, str, int or None
        Its other value.

    Raises
    ------
    RuleSetError
        If the option cannot have this value.
    PositionError
        If the position cannot exist under the new rules.

    Examples
    --------
    >>> from unoflip_widgets.rules import FLIP, Position
    >>> position = Position.parse(
    ...     "hand A: B+1/P6 G4/T9; hand B: R+1/P3 R5/P2 Y9/T5; discard: B7/O3; draw: Y4/Vf R1/P3"
    ... )
    >>> effect = effect_of(position, FLIP, "stack", "sum")
    >>> [str(change.action) for change in effect.changed]
    ['A play B+1/P6', 'A play B+1/P6 uno']
    """
    new = rules.replace(**{option: value})
    return effect_between(
        Round.from_position(position, rules), Round.from_position(position, new), option
    )


def effect_between(old_round: Round, new_round: Round, option: str) -> Effect:
    """Compare two rounds that stand in the same position, and differ in an option; see `effect_of`.

    Parameters
    ----------
    old_round, new_round : Round
        The rounds.  What is tried in them is taken back.
    option : str
        The option in which their rules differ.

    Examples
    --------
    >>> from unoflip_widgets.rules import FLIP
    >>> line = "hand A: B2/O8 G4/T9; hand B: R5/P2 B2/P6; discard: B7/O3; draw: Y4/Vf"
    >>> old, new = (
    ...     Round.from_position(line, FLIP.replace(jump_in=jump)) for jump in (False, True)
    ... )
    >>> effect_between(old, new, "jump_in").none
    True
    """
    old_legal = dict.fromkeys(old_round.legal_actions())
    new_legal = dict.fromkeys(new_round.legal_actions())
    legal = tuple(
        Change(action, new_round.check(action), after=_in_words(_story(new_round, action)))
        for action in new_legal
        if action not in old_legal
    )
    illegal = tuple(
        Change(action, new_round.check(action), before=_in_words(_story(old_round, action)))
        for action in old_legal
        if action not in new_legal
    )
    common = [action for action in old_legal if action in new_legal]
    slips = [slip for slip in _slips(old_round) if slip not in old_legal | new_legal]
    changed = []
    for action in common + slips:
        stories = _story(old_round, action), _story(new_round, action)
        if stories[0] == stories[1]:
            continue
        # Other rules may be behind what reads the same.
        before, after = map(_in_words, stories)
        if before != after:
            changed.append(Change(action, new_round.check(action), before, after))
    return Effect(
        option,
        getattr(old_round.rules, option),
        getattr(new_round.rules, option),
        OPTION_RULES[option],
        legal,
        illegal,
        tuple(changed),
    )


def _slips(round_: Round) -> list[Action]:
    """Wrong cards, calls and accusations of whoever has to act."""
    player = round_.turn
    if player is None:
        return []
    tried = [Action(player, "uno")]
    for card in dict.fromkeys(round_.hand(player)):
        face = card.face(round_.side)
        color = None if face.color else round_.deck.colors_of(round_.side)[0]
        tried.append(Action(player, "play", card=card, color=color))
    tried += [Action(player, "catch", target=name) for name in round_.players if name != player]
    return tried


_Story = tuple[Verdict | Event, ...]


def _story(round_: Round, action: Action) -> _Story:
    """What follows from an action, and from the answers to it; a refusal says why."""
    verdict = round_.check(action)
    if not verdict.ok:
        return (verdict,)
    told: _Story = () if verdict.lawful else (verdict,)
    told += tuple(round_.apply(action))
    victim = round_.turn
    if round_.phase == "respond":
        told += _followed(round_, Action(victim, "accept"))
        told += _followed(round_, Action(victim, "challenge"))
    elif any(one.kind == "uno_window" for one in told if isinstance(one, Event)) and victim:
        accuser = next(name for name in round_.players if name != action.player)
        told += _followed(round_, Action(accuser, "catch", target=action.player))
    round_.undo()
    return told


def _followed(round_: Round, action: Action) -> _Story:
    if not round_.check(action).ok:
        return ()
    told = tuple(round_.apply(action))
    round_.undo()
    return told


def _in_words(story: _Story) -> tuple[Message, ...]:
    return tuple(message_for(one) for one in story)
