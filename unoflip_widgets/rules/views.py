"""What a seat may see: a function of the round, and nothing else (F-INFO, D-29)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .cards import SYMBOLS, Color, Face, Symbol
from .decks import NO_COLOR
from .errors import NotationError, brief
from .position import DIRECTIONS
from .state import NOBODY, PHASES

if TYPE_CHECKING:
    from .decks import Deck
    from .round import Outcome, Round

__all__ = [
    "VISIBILITIES",
    "PublicPenalty",
    "SeatView",
    "ShownHand",
    "View",
    "shown_side",
    "view_of",
]

VISIBILITIES = ("physical", "hidden", "open")


@dataclass(frozen=True, slots=True)
class SeatView:
    """One hand as the viewer sees it.

    Attributes
    ----------
    name : str
        Whose hand.
    count : int
        How many cards, which everybody knows (F-INFO-2).
    faces : tuple of Face or None
        What shows, in the order in which the cards came; ``None`` for a plain back.
    side : str or None
        On which side these faces are; ``None`` for plain backs.
    uno : str
        ``"said"``, ``"owed"`` (may be caught) or ``""``.
    """

    name: str
    count: int
    faces: tuple[Face | None, ...]
    side: str | None
    uno: str


@dataclass(frozen=True, slots=True)
class PublicPenalty:
    """A penalty that waits, without what only its player knows."""

    symbol: Symbol
    count: int
    by: str
    victim: str
    challengeable: bool
    before: Color | None
    """The color that was in force when it was laid: what a challenge tests (F-CHAL-3)."""


@dataclass(frozen=True, slots=True)
class ShownHand:
    """The hand that this viewer has been shown after a challenge."""

    name: str
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one seat may see at one moment.

    Attributes
    ----------
    viewer : str or None
        Whose view; ``None`` for somebody who only watches.
    seats : tuple of SeatView
        All hands, clockwise.
    top : Face or None
        The visible face of the discard pile.
    next : Face or None
        The visible (inactive) face of the next card of the draw pile (F-INFO-3).
    draw_size, discard_size : int
        How many cards the piles have.
    side, direction, color, turn, phase, dealer
        As in the round.
    drawn : Face or None
        The viewer's own card just drawn, if it may be laid.
    pending : PublicPenalty or None
        A penalty that waits for an answer.
    shown : ShownHand or None
        A hand shown to this viewer only (F-CHAL-4).
    outcome : Outcome or None
        How the round ended.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> text = "hand A: B7/O3 G4/T9; hand B: R5/P2 Gs/O9; discard: R2/Or; draw: B2/O8"
    >>> view = Round.from_position(text).view("A")
    >>> [str(face) for face in view.seats[0].faces], [str(face) for face in view.seats[1].faces]
    (['B7', 'G4'], ['P2', 'O9'])
    >>> str(view.next)
    'O8'
    """

    viewer: str | None
    seats: tuple[SeatView, ...]
    top: Face | None
    next: Face | None
    draw_size: int
    discard_size: int
    side: str
    direction: str
    color: Color | None
    turn: str | None
    phase: str
    dealer: str
    drawn: Face | None
    pending: PublicPenalty | None
    shown: ShownHand | None
    outcome: Outcome | None


def shown_side(deck: Deck, side: int, owner: int, viewer: int, visibility: str) -> int | None:
    """Return the number of the side that shows of a card in a hand, ``None`` for a plain back.

    Parameters
    ----------
    deck : Deck
        The cards.
    side : int
        The number of the active side.
    owner, viewer : int
        Seats; a viewer of -1 only watches, an owner of -1 is the draw pile.
    visibility : {"physical", "hidden", "open"}
        How much is shown.
    """
    if owner == viewer != NOBODY or (visibility == "open" and owner != NOBODY):
        return side
    if visibility == "hidden" or len(deck.sides) == 1:
        return None
    return 1 - side


def view_of(round_: Round, player: str | None, visibility: str = "physical") -> View:
    """Compute a view; see `Round.view`."""
    if visibility not in VISIBILITIES:
        raise NotationError(
            f"visibility is one of {', '.join(VISIBILITIES)}, not {brief(visibility)}"
        )
    viewer = NOBODY if player is None else round_._seat(player)
    state, deck = round_._engine.state, round_.deck
    side = deck.sides[state.side]

    def face(number: int, shown: int | None) -> Face | None:
        return None if shown is None else deck.cards[number].face(deck.sides[shown])

    seats = []
    for seat, name in enumerate(round_.players):
        shown = shown_side(deck, state.side, seat, viewer, visibility)
        numbers = round_._engine.in_order(state.hands[seat])
        uno = "owed" if state.owed == seat else "said" if state.called >> seat & 1 else ""
        faces = tuple(face(number, shown) for number in numbers)
        seats.append(
            SeatView(name, len(numbers), faces, None if shown is None else deck.sides[shown], uno)
        )
    below = shown_side(deck, state.side, NOBODY, viewer, visibility)
    pending = state.pending
    revealed = state.revealed
    return View(
        viewer=player,
        seats=tuple(seats),
        top=face(state.discard[-1], state.side) if state.discard else None,
        next=face(state.pile[state.left - 1], below) if state.left else None,
        draw_size=state.left,
        discard_size=round_.discard_size,
        side=side,
        direction=DIRECTIONS[state.direction < 0],
        color=round_.color,
        turn=round_.turn,
        phase=PHASES[state.phase],
        dealer=round_.dealer,
        drawn=face(state.drawn, state.side) if state.drawn >= 0 and state.turn == viewer else None,
        pending=None
        if pending is None
        else PublicPenalty(
            symbol := SYMBOLS[pending.symbol],
            pending.count,
            round_.players[pending.by],
            round_.players[pending.victim],
            symbol.is_restricted,
            None if pending.before == NO_COLOR else deck.colors_of(side)[pending.before],
        ),
        shown=None
        if revealed is None or revealed[0] != viewer
        else ShownHand(
            round_.players[revealed[1]],
            tuple(deck.cards[number].face(side) for number in round_._engine.in_order(revealed[2])),
        ),
        outcome=round_.outcome,
    )
