"""How a card, a hand and a position show themselves in a notebook, without any widget.

The faces are drawn by `unoflip_widgets.art`, which knows no rules; it is loaded when the first
picture is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from .cards import Card

if TYPE_CHECKING:
    from .position import Position

__all__ = ["Hand", "card_svg", "hand_svg", "position_html"]


def _wire(card: Card) -> list[str]:
    """The faces of a card as the drawing names them, light before dark."""
    if card.dark is None:
        return [f"c{card.light}"]
    return [f"l{card.light}", f"d{card.dark}"]


def card_svg(card: Card) -> str:
    """Draw a card, its light and its dark face side by side.

    Parameters
    ----------
    card : Card
        The card; a classic one has a single face.

    Examples
    --------
    >>> from unoflip_widgets.rules import parse_card
    >>> card_svg(parse_card("B7/O3"))[:4]
    '<svg'
    """
    from .. import art

    return art.hand_svg(_wire(card), title=str(card))


def hand_svg(cards: Sequence[Card], width: float = 60) -> str:
    """Draw cards in a row, each with both its faces.

    Parameters
    ----------
    cards : sequence of Card
        From left to right.
    width : float, optional
        Width of one face in CSS pixels.
    """
    from .. import art

    faces = [face for card in cards for face in _wire(card)]
    return art.hand_svg(faces, width=width, title=" ".join(map(str, cards)) or "no cards")


class Hand(tuple[Card, ...]):
    """Some cards that show themselves as a picture in a notebook; otherwise a tuple.

    Examples
    --------
    >>> from unoflip_widgets.rules import parse_cards
    >>> hand = Hand(parse_cards("B7/O3 G4/T9"))
    >>> len(hand), hand._repr_svg_()[:4]
    (2, '<svg')
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return hand_svg(self)


def position_html(position: Position) -> str:
    """Draw a position: the hands, the piles, and what else its notation says.

    Parameters
    ----------
    position : Position
        The position.
    """
    rows = [(f"hand {name}", position.hands[name]) for name in position.players]
    rows += [("discard", position.discard), ("draw", position.draw)]
    drawn = "".join(
        f"<tr><th style='text-align:left'>{escape(name)}</th>"
        f"<td style='text-align:left'>{_some(cards, name == 'discard')}</td></tr>"
        for name, cards in rows
    )
    told = [line for line in str(position).split("\n") if not _is_drawn(line)]
    return f"<table>{drawn}</table><p>{escape('; '.join(told))}</p>"


def _is_drawn(line: str) -> bool:
    return line.startswith(("hand ", "discard:", "draw:"))


def _some(cards: Sequence[Card], from_the_end: bool, most: int = 7) -> str:
    """Draw the cards that matter of a long pile, and say how many there are."""
    shown = cards[-most:] if from_the_end else cards[:most]
    rest = len(cards) - len(shown)
    more = f" +{rest}" if rest else ""
    return (
        (f"{more} … " if more and from_the_end else "")
        + hand_svg(shown, width=44)
        + (f" …{more}" if more and not from_the_end else "")
    )
