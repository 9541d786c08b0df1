"""What the backs of the others' cards say about their faces.

At a table one sees the inactive faces of what the others hold (F-INFO-1), and the published
pairing is public: an orange 3 on the back leaves two cards that it can be.  A pairing drawn at
random is known to nobody, and a classic card has a plain back; then only the composition of the
deck is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from unoflip_widgets.rules.cards import Color, Face, Symbol
from unoflip_widgets.rules.decks import Deck, classic_deck, flip_deck
from unoflip_widgets.rules.ruleset import RuleSet
from unoflip_widgets.rules.views import SeatView

__all__ = ["Backs", "backs_for"]


class Backs:
    """What a back can be the back of.

    Parameters
    ----------
    deck : Deck
        The cards that are played with.
    readable : bool
        Whether it is known which faces share a card.

    Examples
    --------
    >>> from unoflip_widgets.rules import FLIP, parse_face
    >>> backs = backs_for(FLIP)
    >>> [str(face) for face in backs.faces(parse_face("O3"), "light")]
    ['B7', 'Ys']
    """

    def __init__(self, deck: Deck, readable: bool) -> None:
        self._every: dict[str, tuple[Face, ...]] = {
            side: tuple(card.face(side) for card in deck.cards) for side in deck.sides
        }
        self._behind: dict[str, dict[Face, tuple[Face, ...]]] = {side: {} for side in deck.sides}
        if readable:
            for card in deck.cards:
                for side, other in (("light", "dark"), ("dark", "light")):
                    behind = self._behind[side]
                    back = card.face(other)
                    behind[back] = (*behind.get(back, ()), card.face(side))

    def faces(self, back: Face | None, side: str) -> tuple[Face, ...]:
        """Return the faces that a card can have on a side, each as often as there are cards.

        Parameters
        ----------
        back : Face or None
            Its visible back; ``None`` if that is plain.
        side : {"light", "dark"}
            The active side.
        """
        if back is None:
            return self._every[side]
        return self._behind[side].get(back) or self._every[side]

    def hand(self, seat: SeatView, side: str) -> list[tuple[Face, ...]]:
        """Return for every card of somebody else what it can be."""
        return [self.faces(back, side) for back in seat.faces]


@lru_cache(maxsize=8)
def backs_for(rules: RuleSet) -> Backs:
    """Return what is known of the backs under some rules, made once."""
    if rules.deck == "classic":
        return Backs(classic_deck(), readable=False)
    return Backs(flip_deck(), readable=rules.pairing == "published")


def chance_of_color(hand: Sequence[tuple[Face, ...]], color: Color) -> float:
    """Return how likely a hand has a card of a color.

    Examples
    --------
    >>> from unoflip_widgets.rules import parse_face
    >>> blue, red = parse_face("B7"), parse_face("R8")
    >>> chance_of_color([(blue, red), (red,)], blue.color)
    0.5
    """
    without = 1.0
    for faces in hand:
        without *= 1 - _share(faces, color, None, False)
    return 1 - without


def chance_of_no_answer(
    hand: Sequence[tuple[Face, ...]], color: Color | None, symbol: Symbol
) -> float:
    """Return how likely nothing in a hand fits on a face: no such color or symbol, no wild."""
    without = 1.0
    for faces in hand:
        without *= 1 - _share(faces, color, None if symbol.is_wild else symbol, True)
        if not without:
            break
    return without


@lru_cache(maxsize=1 << 14)
def _share(
    faces: tuple[Face, ...], color: Color | None, symbol: Symbol | None, wilds: bool
) -> float:
    """How many of the faces have the color or the symbol, or are wild."""
    good = sum(
        (face.color is None and wilds)
        or (face.color is not None and face.color == color)
        or face.symbol == symbol
        for face in faces
    )
    return good / len(faces)
