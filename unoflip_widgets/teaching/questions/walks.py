"""Where questions come from: moments of rounds that bots play.

A `Scene` says who plays what; `moments` plays one round of it after the other and shows every
moment.  What would follow an action is found by doing it and going back (`Moment.after`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from unoflip_widgets.players import Bot, Option, make_bot, next_action
from unoflip_widgets.rules import (
    Action,
    Card,
    Color,
    Event,
    Events,
    Position,
    Round,
    RuleSet,
    Symbol,
    Verdict,
    View,
)

from ..explanations import message_for, wire_face
from .question import Message

__all__ = ["NAMES", "Moment", "Result", "Scene", "may", "moments"]

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Ida", "Jon", "Kim")
_DECIDING = frozenset({"turn", "respond", "choose_color", "await_ready", "fits"})
_LONGEST = 90


@dataclass(frozen=True, slots=True)
class Scene:
    """Who plays what.

    Attributes
    ----------
    rules : RuleSet
        The options.
    players : tuple of int
        How many play; one of these numbers for each round.
    bots : tuple of str
        What kinds of bots, dealt out at random; ``"hoarder"`` draws whenever it can.
    longest : int
        After how many actions a round is given up.
    """

    rules: RuleSet
    players: tuple[int, ...] = (3, 4)
    bots: tuple[str, ...] = ("hasty", "steady", "steady", "sly")
    longest: int = _LONGEST


class _Hoarder(Bot):
    """Draws whenever it can, so that the piles run out."""

    level = "hoarder"

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        """Draw; or do anything, rarely."""
        if self.chance.random() < 0.85:
            for option in options:
                if option.verb in ("draw", "keep"):
                    return option
        return self.pick(options)


@dataclass(frozen=True, slots=True)
class Result:
    """What followed some actions, read from the events.

    Attributes
    ----------
    events : tuple of Event
        Everything that happened.
    actor : str or None
        Who has to act afterwards.
    waits : str
        The kind of the event that said so, such as ``"turn"`` or ``"choose_color"``.
    drawn : Mapping of str to int
        How many cards each player drew, for those who drew.
    skipped : tuple of str
        Who lost a turn.
    direction, color, side, top : str or Color or None
        As afterwards; ``None`` where nothing changed.
    over : Event or None
        The event that ended the round.
    """

    events: tuple[Event, ...]
    actor: str | None
    waits: str
    drawn: Mapping[str, int]
    skipped: tuple[str, ...]
    direction: str | None
    color: Color | None
    side: str | None
    top: str | None
    over: Event | None

    def of(self, *kinds: str) -> list[Event]:
        """Return the events of some kinds."""
        return [event for event in self.events if event.kind in kinds]

    def say(self, *kinds: str) -> tuple[Message, ...]:
        """Tell the events of some kinds, as messages; not a request that was answered."""
        return tuple(
            message_for(event)
            for event in self.of(*kinds)
            if event.kind != "respond" or (event.player == self.actor and self.waits == "respond")
        )

    def rules(self, *kinds: str) -> tuple[str, ...]:
        """Return the rules that the events of some kinds rest on."""
        return tuple(dict.fromkeys(rule for event in self.of(*kinds) for rule in event.rules))


def read(events: Sequence[Event]) -> Result:
    """Read from events what followed."""
    actor: str | None = None
    waits = ""
    drawn: dict[str, int] = {}
    skipped: list[str] = []
    direction = side = top = None
    color: Color | None = None
    over = None
    for event in events:
        kind = event.kind
        if kind in _DECIDING:
            actor, waits = event.player, kind
        elif kind == "offer":
            actor, waits = event["target"], kind
        elif kind == "draw":
            assert event.player is not None
            drawn[event.player] = drawn.get(event.player, 0) + event["count"]
        elif kind == "skip":
            skipped += event["players"]
        elif kind == "direction":
            direction = "clockwise" if event["direction"] == 1 else "counterclockwise"
        elif kind == "play":
            face = event["card"].face(event["side"])
            color = event["color"] or face.color
            top = wire_face(event["card"], event["side"])
        elif kind == "color":
            color = event["color"]
        elif kind in ("exposed", "take_back"):
            color = event["color"]
            top = wire_face(event["card"], event["side"]) if kind == "exposed" else None
        elif kind == "flip_hands":
            side = event["side"]
        elif kind in ("round_over", "void"):
            actor, waits, over = None, kind, event
    counted = {name: count for name, count in drawn.items() if count}
    return Result(
        tuple(events), actor, waits, counted, tuple(skipped), direction, color, side, top, over
    )


@dataclass
class Moment:
    """A round at one moment, and what a person at the table knows of what went before.

    Attributes
    ----------
    round : Round
        The round; whoever changes it goes back.
    bottom : str or None
        How the other face of the bottom card of the discard pile became known:
        ``"opening"`` (its back lay on the draw pile) or ``"flip"`` (it is a Flip that was laid);
        ``None`` if nobody can know it.
    first : bool
        Whether the round has just been dealt.
    outcomes : list of tuple
        Points and winner of the rounds that ended before, with the same players.
    """

    round: Round
    bottom: str | None
    first: bool = False
    outcomes: list[tuple[Mapping[str, int], str | None]] = field(default_factory=list)

    @property
    def players(self) -> tuple[str, ...]:
        """The names, clockwise."""
        return self.round.players

    @cached_property
    def turn(self) -> str:
        """Who has to act; ``""`` once the round is over."""
        return self.round.turn or ""

    @cached_property
    def phase(self) -> str:
        """What is waited for."""
        return self.round.phase

    @cached_property
    def side(self) -> str:
        """The active side."""
        return self.round.side

    @cached_property
    def rules(self) -> RuleSet:
        """The options."""
        return self.round.rules

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """Everything that may be done now, by anybody."""
        return tuple(self.round.legal_actions())

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The hand of whoever has to act."""
        return self.round.hand(self.turn) if self.turn else ()

    @cached_property
    def lays(self) -> dict[Symbol, list[Action]]:
        """The ways to lay a card in turn, without a word, by the active symbol."""
        found: dict[Symbol, list[Action]] = {}
        for action in self.legal:
            card = action.card
            if action.verb == "play" and card is not None and not action.uno:
                found.setdefault(card.face(self.side).symbol, []).append(action)
        return found

    @cached_property
    def position(self) -> Position:
        """The position."""
        return self.round.position()

    def size(self, player: str) -> int:
        """How many cards a player holds."""
        return self.round.hand_size(player)

    def next_to(self, player: str, steps: int = 1) -> str:
        """Who sits some seats further in the direction of play."""
        step = steps if self.round.direction == "clockwise" else -steps
        return self.players[(self.players.index(player) + step) % len(self.players)]

    @contextmanager
    def having(self, *actions: Action) -> Iterator[Moment]:
        """Do some actions, look at the moment after them, and go back."""
        with self._done(actions):
            yield Moment(self.round, None)

    @contextmanager
    def _done(self, actions: Sequence[Action]) -> Iterator[list[Events]]:
        """Do some actions, see what followed from each, and go back."""
        round_ = self.round
        events: list[Events] = []
        try:
            for action in actions:
                events.append(round_.apply(action))
            yield events
        finally:
            for _ in events:
                round_.undo()

    def after(self, *actions: Action) -> Result:
        """Do some actions, read what follows, and go back."""
        with self._done(actions) as events:
            return read([event for one in events for event in one])

    def suppose(self, *actions: Action) -> tuple[Message, ...]:
        """Tell that some actions are done, without what follows."""
        told: list[Message] = [{"id": "tell-suppose", "args": {}}]
        with self._done(actions) as events:
            for action, followed in zip(actions, events, strict=True):
                told += _act(action, followed)
        return tuple(told)

    def verdict(self, action: Action) -> Verdict:
        """Judge an action."""
        return self.round.check(action)

    def allowed(self, action: Action) -> bool:
        """Whether an action is carried out, and not only its penalty."""
        return may(self.round.check(action))

    def draw(self) -> tuple[Card, ...]:
        """The draw pile, the next card first."""
        return self.position.draw


def _act(action: Action, events: Sequence[Event]) -> list[Message]:
    """Tell what somebody does, and nothing that comes of it."""
    if action.verb == "draw":
        drawn = any(event.kind == "draw" and event["count"] for event in events)
        name = "tell-draws" if drawn else "tell-wants-to-draw"
        return [{"id": name, "args": {"player": action.player}}]
    kind = "play" if action.verb == "jump" else action.verb
    told = [message_for(event) for event in events if event.kind == kind][:1]
    if action.target is not None and action.verb in ("play", "jump"):
        told.append(
            {"id": "tell-chooses", "args": {"player": action.player, "target": action.target}}
        )
    return told


def may(verdict: Verdict) -> bool:
    """Whether a verdict allows what was asked, and not only its penalty."""
    return verdict.ok and not verdict.reason.endswith("_penalty")


def moments(scene: Scene, chance: Random) -> Iterator[Moment]:
    """Play one round after the other and show every moment, for ever.

    A moment holds the living round: look at it before asking for the next one.

    Parameters
    ----------
    scene : Scene
        Who plays what.
    chance : random.Random
        Where seeds come from.
    """
    outcomes: dict[int, list[tuple[Mapping[str, int], str | None]]] = {}
    while True:
        count = scene.players[int(chance.random() * len(scene.players))]
        players = NAMES[:count]
        seed = int(chance.random() * (1 << 32))
        round_ = Round.deal(players, scene.rules, seed)
        bots: dict[str, Bot] = {}
        known = outcomes.setdefault(count, [])
        bottom: str | None = "opening"
        if any(event.kind == "flip_discard" for event in round_.opening_events):
            bottom = "flip"
        yield Moment(round_, bottom, True, known)
        if scene.longest:
            bots = {name: _bot(scene, chance, seat) for seat, name in enumerate(players)}
        for _ in range(scene.longest):
            action = next_action(round_, bots)
            if action is None:
                break
            laid = action.verb in ("play", "jump")
            side, pile = round_.side, round_.discard_size + laid
            round_.apply(action)
            if round_.side != side:
                bottom = "flip"
            elif round_.discard_size < pile:
                bottom = None  # the pile was shuffled
            yield Moment(round_, bottom, False, known)
        outcome = round_.outcome
        if outcome is not None:
            known.append((dict(outcome.points), outcome.winner))
            del known[:-20]


def _bot(scene: Scene, chance: Random, seat: int) -> Bot:
    level = scene.bots[int(chance.random() * len(scene.bots))]
    if level == "hoarder":
        return _Hoarder(seat, scene.rules)
    return make_bot(level, int(chance.random() * 1000), scene.rules)
