"""The state of a round as plain numbers, and nothing that decides.

Every value is replaced and never changed in place, but for the lists `hands`, of which a snapshot
takes a copy, `discard` and `arrival`, see there.  So a tuple of the attributes is a full snapshot,
undo is putting them back, and two rounds never share anything that could change under them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from .decks import NO_COLOR

__all__ = [
    "AWAIT_READY",
    "CHOOSE_COLOR",
    "DRAWN",
    "GIVE",
    "NOBODY",
    "OPENING",
    "PHASES",
    "RESPOND",
    "ROUND_OVER",
    "TURN",
    "Pending",
    "State",
]

NOBODY = -1
PHASES = (
    "turn",
    "drawn",
    "respond",
    "choose_color",
    "give",
    "await_ready",
    "opening",
    "round_over",
)
TURN, DRAWN, RESPOND, CHOOSE_COLOR, GIVE, AWAIT_READY, OPENING, ROUND_OVER = range(8)


class Pending(NamedTuple):
    """A penalty that waits for its victim's answer."""

    symbol: int
    count: int  # type: ignore[assignment]  # a tuple's own count() is not needed here
    """Cards to draw; 0 for Skip and for Wild Draw Color, which counts by color."""
    by: int
    victim: int
    held: int
    """The hand of the player who laid it, as it was then (D-35)."""
    before: int
    """The color in force before it."""
    last: bool
    """Whether it was the last card of a hand (K-08)."""


class State:
    """Everything that changes during a round."""

    __slots__ = (
        "after",
        "arrival",
        "called",
        "clock",
        "color",
        "dealer",
        "direction",
        "discard",
        "drawn",
        "fitting",
        "generator",
        "hands",
        "idle",
        "laid",
        "left",
        "menu",
        "offer",
        "owed",
        "pending",
        "phase",
        "pile",
        "points",
        "revealed",
        "said",
        "side",
        "turn",
        "winner",
    )

    def __init__(self, players: int, cards: int, generator: Random) -> None:
        self.hands: list[int] = [0] * players
        """By seat, a set of card numbers."""
        self.pile: tuple[int, ...] = ()
        self.left = 0
        """How many cards of `pile` are still there; the next one is ``pile[left - 1]``."""
        self.discard: list[int] = []
        """The top card last.  Laying and taking that back again write into this list, everything
        else replaces it; a snapshot remembers how much of it was there."""
        self.side = 0
        self.direction = 1
        self.color = NO_COLOR
        self.turn = NOBODY
        self.phase = OPENING
        self.dealer = players - 1
        self.drawn = NOBODY
        """The fitting card just drawn, in phase ``drawn``."""
        self.pending: Pending | None = None
        self.owed = NOBODY
        """Who has laid down to one card without saying UNO, while that can be caught."""
        self.said = NOBODY
        """Who has said UNO in the own turn before laying."""
        self.called = 0
        """The seats (a set) that said UNO and still hold that one card."""
        self.laid = False
        """Whether a card has been laid since the opening card."""
        self.idle = 0
        """Ordinary draws in a row that found nothing (K-17)."""
        self.after = NOBODY
        """Who moves after a color choice or a "ready"."""
        self.offer: tuple[int, int, int] | None = None
        """A five-swap under way: who offers, to whom, which card."""
        self.revealed: tuple[int, int, int] | None = None
        """A hand shown after a challenge: to whom, whose, which cards."""
        self.points: tuple[int, ...] | None = None
        """Once the round is over: what each hand is worth."""
        self.winner = NOBODY
        self.arrival: list[int] = [0] * cards
        """By card, when it came into a hand.  Drawing writes into this list, which is safe:
        the card is in no hand of an older snapshot unless the discard pile was shuffled in
        between, and that (like an exchange of cards) replaces the list."""
        self.clock = 0
        self.generator = generator
        """Once the cards are dealt never used in place: a shuffle goes on with a copy."""
        self.menu: Sequence[Mapping[int, Sequence[Any]]] | None = None
        """By seat and set of cards that may be laid: the ready-made answers of
        `Round.legal_actions`.  Only there while the short way is open (`Engine.look_ahead`)."""
        self.fitting = 0
        """While `menu` is there: the cards, whoever holds them, that may be laid now."""

    def score(self) -> int:
        """Once the round is over: what the cards left with the others are worth (F-SCORE-1).

        The winner may hold cards as well, drawn as a penalty after the last card.
        """
        points = self.points or ()
        return sum(own for seat, own in enumerate(points) if seat != self.winner)

    def save(self) -> tuple[Any, ...]:
        """Return a full snapshot.  Spelled out, because it is taken so often."""
        return (
            self.after,
            self.arrival,
            self.called,
            self.clock,
            self.color,
            self.dealer,
            self.direction,
            self.discard,
            len(self.discard),
            self.drawn,
            self.fitting,
            self.generator,
            tuple(self.hands),
            self.idle,
            self.laid,
            self.left,
            self.menu,
            self.offer,
            self.owed,
            self.pending,
            self.phase,
            self.pile,
            self.points,
            self.revealed,
            self.said,
            self.side,
            self.turn,
            self.winner,
        )

    def restore(self, saved: tuple[Any, ...]) -> None:
        """Go back to a snapshot."""
        (
            self.after,
            self.arrival,
            self.called,
            self.clock,
            self.color,
            self.dealer,
            self.direction,
            discard,
            laid,
            self.drawn,
            self.fitting,
            self.generator,
            hands,
            self.idle,
            self.laid,
            self.left,
            self.menu,
            self.offer,
            self.owed,
            self.pending,
            self.phase,
            self.pile,
            self.points,
            self.revealed,
            self.said,
            self.side,
            self.turn,
            self.winner,
        ) = saved
        self.hands = list(hands)
        self.discard = discard[:laid]

    def copy(self) -> State:
        """Return a state of its own with the same values."""
        twin = State.__new__(State)
        twin.restore(self.save())
        twin.arrival = self.arrival.copy()
        return twin
