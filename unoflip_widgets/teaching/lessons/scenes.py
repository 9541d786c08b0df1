"""The table of a step: a position, what is shown on it first, and the question's round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from unoflip_widgets.rules import Event, Position, Round, RuleSet

__all__ = ["Scene", "Stage", "Trial"]


@dataclass(frozen=True, kw_only=True)
class Stage:
    """How the table of a step is laid.

    Attributes
    ----------
    position : Position or None
        Where everything lies; ``None`` if the cards are dealt.
    name : str
        What the lesson calls this position; empty if it has no name.
    deal : tuple of str
        Who plays a freshly dealt round; the last of them deals.
    seed : int
        Where the chances come from.
    options : Mapping of str to value
        The options of the RuleSet that differ.
    viewer : str or None
        Who "you" are; the first player if left out.
    visibility : str
        How much is shown.
    setup, before : tuple of str
        Actions done beforehand, unseen, and those that are shown.
    spread : tuple of str
        Piles that are laid open, ``"discard"`` and ``"draw"``.
    totals : Mapping of str to int
        The points before this round.
    """

    position: Position | None = None
    name: str = ""
    deal: tuple[str, ...] = ()
    seed: int = 0
    options: Mapping[str, str | int | bool | None] = field(default_factory=dict)
    viewer: str | None = None
    visibility: str = "physical"
    setup: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    spread: tuple[str, ...] = ()
    totals: Mapping[str, int] = field(default_factory=dict)

    def rules(self, base: RuleSet) -> RuleSet:
        """Return the rules that are played here.

        Parameters
        ----------
        base : RuleSet
            What is played where the step says nothing else.
        """
        return base.replace(**self.options)


@dataclass(frozen=True)
class Trial:
    """What would follow from some actions.

    Attributes
    ----------
    before, after : Position
        The positions around them.
    events : list of Event
        What happens.
    round : Round
        A round in which they have been done.
    starts : tuple of int
        Where in the events each action begins.
    """

    before: Position
    events: list[Event]
    after: Position
    round: Round
    starts: tuple[int, ...]


class Scene:
    """A laid table with a question.

    Parameters
    ----------
    stage : Stage
        How it is laid.
    base : RuleSet
        What is played where the stage says nothing else.

    Attributes
    ----------
    start : Round
        What is shown first.
    round : Round
        What the question is about; it never changes.
    viewer : str
        Who "you" are.

    Raises
    ------
    UnoFlipError
        If the position or an action is impossible under these rules.

    Examples
    --------
    >>> from unoflip_widgets.rules import FLIP
    >>> text = "hand A: B2/O8; hand B: R5/P2 G4/T9; discard: B7/O3; draw: Y4/Vf R4/Of"
    >>> scene = Scene(Stage(position=Position.parse(text), before=("A draw",)), FLIP)
    >>> scene.start.turn, scene.round.turn, scene.trial(["B draw"]).after.turn
    ('A', 'B', 'A')
    """

    def __init__(self, stage: Stage, base: RuleSet) -> None:
        rules = stage.rules(base)
        if stage.position is None:
            round_ = Round.deal(stage.deal, rules, stage.seed, dealer=stage.deal[-1])
        else:
            round_ = Round.from_position(stage.position, rules, stage.seed)
        for line in stage.setup:
            round_.apply(line)
        self.stage = stage
        self.rules = rules
        self.start = round_
        self.round = round_.copy()
        for line in stage.before:
            self.round.apply(line)
        self.viewer = stage.viewer or round_.players[0]
        for name in (self.viewer, *stage.totals):
            round_.hand(name)  # refuses whoever does not play

    @property
    def position(self) -> Position:
        """The position that the question is about."""
        return self.round.position()

    def trial(self, actions: tuple[str, ...] | list[str]) -> Trial:
        """Try some actions without doing them.

        Raises
        ------
        UnoFlipError
            If the rules refuse one of them.
        """
        twin = self.round.copy()
        before = twin.position()
        events: list[Event] = []
        starts = []
        for line in actions:
            starts.append(len(events))
            events += twin.apply(line)
        return Trial(before, events, twin.position(), twin, tuple(starts))
