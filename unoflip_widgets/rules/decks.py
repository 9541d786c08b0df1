"""The cards of a game: what exists, what belongs together, what it is worth.

Inside the rules core a card is a small integer, its place in `Deck.cards`, and a
set of cards is an integer with one bit a card.  A deck answers in one look-up
which cards have a color, a symbol, or fit on a given top.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from pkgutil import get_data
from random import Random

from .cards import (
    CLASSIC_COLORS,
    DARK_COLORS,
    LIGHT_COLORS,
    SYMBOLS,
    Card,
    Color,
    Face,
    Symbol,
    parse_card,
)
from .randomness import shuffle

__all__ = ["NO_COLOR", "Deck", "classic_deck", "flip_deck", "points_of"]

NO_COLOR = 4
"""The color number of a wild, and of a table on which no color is in force."""

_FLIP_POINTS = {
    Symbol.DRAW_ONE: 10,
    Symbol.DRAW_FIVE: 20,
    Symbol.REVERSE: 20,
    Symbol.SKIP: 20,
    Symbol.SKIP_EVERYONE: 30,
    Symbol.FLIP: 20,
    Symbol.WILD: 40,
    Symbol.WILD_DRAW_TWO: 50,
    Symbol.WILD_DRAW_COLOR: 60,
}
_CLASSIC_POINTS = {
    Symbol.DRAW_TWO: 20,
    Symbol.REVERSE: 20,
    Symbol.SKIP: 20,
    Symbol.WILD: 50,
    Symbol.WILD_DRAW_FOUR: 50,
}


def points_of(face: Face, deck: str = "flip") -> int:
    """Return what a face counts at the end of a round (F-SCORE-3, C-SCORE-1).

    Parameters
    ----------
    face : Face
        The active face.
    deck : {"flip", "classic"}
        The deck; a plain Wild counts 40 in UNO Flip and 50 in classic UNO.

    Examples
    --------
    >>> from unoflip_widgets.rules import parse_face
    >>> wild = parse_face("W")
    >>> points_of(wild), points_of(wild, "classic"), points_of(parse_face("T9"))
    (40, 50, 9)
    """
    if face.symbol.is_number:
        return int(face.symbol)
    return (_FLIP_POINTS if deck == "flip" else _CLASSIC_POINTS)[face.symbol]


class Deck:
    """A fixed set of cards with everything about them worked out in advance.

    Parameters
    ----------
    kind : {"flip", "classic"}
        Which game the cards belong to.
    cards : iterable of Card
        Every card, equal ones next to each other.

    Attributes
    ----------
    kind : str
        ``"flip"`` or ``"classic"``.
    cards : tuple of Card
        A card's number is its place in here.
    sides : tuple of str
        ``("light", "dark")``, or ``("light",)`` for one-faced cards.
    colors, symbols, points : tuple of tuple of int
        By side and card number; colors 0 to 3 (or `NO_COLOR`), symbols as places in `SYMBOLS`.

    Examples
    --------
    >>> deck = flip_deck()
    >>> len(deck.cards), deck.colors_of("dark")[1]
    (112, <Color.TEAL: 'teal'>)
    """

    def __init__(self, kind: str, cards: Iterable[Card]) -> None:
        self.kind = kind
        self.cards = tuple(cards)
        self.sides = ("light", "dark") if kind == "flip" else ("light",)
        self.ids: dict[Card, tuple[int, ...]] = {}
        for number, card in enumerate(self.cards):
            self.ids[card] = (*self.ids.get(card, ()), number)
        self._names = (LIGHT_COLORS, DARK_COLORS) if kind == "flip" else (CLASSIC_COLORS,)
        faces = [[card.face(side) for card in self.cards] for side in self.sides]
        self.colors = tuple(
            tuple(names.index(face.color) if face.color else NO_COLOR for face in side)
            for names, side in zip(self._names, faces, strict=True)
        )
        self.symbols = tuple(tuple(SYMBOLS.index(face.symbol) for face in side) for side in faces)
        self.points = tuple(tuple(points_of(face, kind) for face in side) for side in faces)
        self.color_sets = tuple(
            tuple(_bits(c for c, own in enumerate(side) if own == color) for color in range(5))
            for side in self.colors
        )
        self.symbol_sets = tuple(
            tuple(
                _bits(c for c, own in enumerate(side) if own == symbol)
                for symbol in range(len(SYMBOLS))
            )
            for side in self.symbols
        )
        self.restricted = tuple(
            _bits(c for c, symbol in enumerate(side) if SYMBOLS[symbol].is_restricted)
            for side in self.symbols
        )
        self.fits = tuple(self._fits(side) for side in range(len(self.sides)))
        self.twins = self._twins()
        self.doubles = _bits(number for ids in self.ids.values() if len(ids) > 1 for number in ids)
        self.equals = tuple(
            _bits(number for number in self.ids[card] if number != own)
            for own, card in enumerate(self.cards)
        )

    def _fits(self, side: int) -> tuple[tuple[int, ...], ...]:
        """By color in force and symbol on top: the cards that may be laid (F-MATCH)."""
        wilds = self.color_sets[side][NO_COLOR]
        return tuple(
            tuple(
                wilds
                | (self.color_sets[side][color] if color != NO_COLOR else 0)
                | (0 if SYMBOLS[symbol].is_wild else self.symbol_sets[side][symbol])
                for symbol in range(len(SYMBOLS))
            )
            for color in range(5)
        )

    def _twins(self) -> tuple[tuple[int, int], ...]:
        """Pairs ``(set, shift)``: shifting the held part of the set hits the equal cards behind."""
        by_shift: dict[int, int] = {}
        for numbers in self.ids.values():
            for place, low in enumerate(numbers):
                for high in numbers[place + 1 :]:
                    by_shift[high - low] = by_shift.get(high - low, 0) | 1 << low
        return tuple((mask, shift) for shift, mask in sorted(by_shift.items()))

    def colors_of(self, side: str) -> tuple[Color, ...]:
        """Return the four colors of a side, in the order of their numbers."""
        return self._names[self.sides.index(side)]

    def first_of_equals(self, cards: int) -> int:
        """Return a set of cards without those equal to an earlier one in it."""
        for mask, shift in self.twins:
            cards &= ~((cards & mask) << shift)
        return cards

    def numbers(self, cards: int) -> list[int]:
        """List the numbers of the cards in a set, smallest first."""
        found = []
        while cards:
            number = cards.bit_length() - 1
            found.append(number)
            cards ^= 1 << number
        found.reverse()
        return found

    def counts(self) -> Counter[Card]:
        """Count how many of each card there are."""
        return Counter(self.cards)


def _bits(numbers: Iterable[int]) -> int:
    total = 0
    for number in numbers:
        total |= 1 << number
    return total


@lru_cache(maxsize=1)
def classic_deck() -> Deck:
    """Return the classic deck of 108 cards (C-DECK-1).

    Examples
    --------
    >>> len(classic_deck().cards)
    108
    """
    cards = []
    for color in CLASSIC_COLORS:
        cards.append(Card(Face(color, Symbol.ZERO)))
        for symbol in (*SYMBOLS[1:10], Symbol.DRAW_TWO, Symbol.SKIP, Symbol.REVERSE):
            cards += [Card(Face(color, symbol))] * 2
    for symbol in (Symbol.WILD, Symbol.WILD_DRAW_FOUR):
        cards += [Card(Face(None, symbol))] * 4
    return Deck("classic", cards)


@lru_cache(maxsize=16)
def flip_deck(pairing_seed: int | None = None) -> Deck:
    """Return the UNO Flip deck of 112 two-sided cards (F-DECK-1 to F-DECK-5).

    Parameters
    ----------
    pairing_seed : int or None
        ``None`` for the published pairing; a number for the random pairing that
        belongs to it.  Either way no card is a wild on both faces (K-05).

    Examples
    --------
    >>> str(flip_deck().cards[0]), len(flip_deck(7).cards)
    ('B1/Ve', 112)
    """
    rows = (get_data(__package__, "pairing.tsv") or b"").decode("ascii").split("\n")[1:]
    published = [parse_card(row.replace("\t", "/")) for row in rows if row]
    if pairing_seed is None:
        return Deck("flip", published)
    lights = [card.light for card in published]
    darks = [card.dark for card in published]
    generator = Random(pairing_seed)
    while True:
        shuffle(darks, generator)
        pairs = list(zip(lights, darks, strict=True))
        if not any(light.color is None and dark and dark.color is None for light, dark in pairs):
            return Deck("flip", sorted((Card(*pair) for pair in pairs), key=str))
