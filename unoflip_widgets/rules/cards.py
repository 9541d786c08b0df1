"""Colors, symbols, faces and cards, and the short notation they are written in.

A face is what one side of a card shows (``R7``, ``T+5``, ``W``); a card has one
face (classic) or two that belong together for ever (``B7/O3``).  Nothing here
knows how many of each card a deck holds (see `unoflip_widgets.rules.decks`) or what a card does.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .errors import NotationError

__all__ = [
    "CLASSIC_COLORS",
    "DARK_COLORS",
    "LIGHT_COLORS",
    "RESTRICTED",
    "SYMBOLS",
    "Card",
    "Color",
    "Face",
    "Symbol",
    "parse_card",
    "parse_cards",
    "parse_face",
]


class Color(StrEnum):
    """One of the eight colors; its value is its English name.

    Examples
    --------
    >>> Color("teal").letter
    'T'
    """

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PINK = "pink"
    TEAL = "teal"
    ORANGE = "orange"
    PURPLE = "purple"

    @property
    def letter(self) -> str:
        """The letter of the notation: the initial, and ``V`` for purple."""
        return "V" if self is Color.PURPLE else self.value[0].upper()


LIGHT_COLORS = (Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE)
DARK_COLORS = (Color.PINK, Color.TEAL, Color.ORANGE, Color.PURPLE)
CLASSIC_COLORS = LIGHT_COLORS


class Symbol(StrEnum):
    """What a face shows besides its color; the value names it as the rule sheet does.

    Examples
    --------
    >>> Symbol.SKIP_EVERYONE.code, Symbol("7").is_number, Symbol.WILD.is_wild
    ('e', True, True)
    """

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    DRAW_ONE = "draw_one"
    DRAW_TWO = "draw_two"
    DRAW_FIVE = "draw_five"
    REVERSE = "reverse"
    SKIP = "skip"
    SKIP_EVERYONE = "skip_everyone"
    FLIP = "flip"
    WILD = "wild"
    WILD_DRAW_TWO = "wild_draw_two"
    WILD_DRAW_COLOR = "wild_draw_color"
    WILD_DRAW_FOUR = "wild_draw_four"

    @property
    def code(self) -> str:
        """How the notation writes the symbol, without a color letter."""
        return _CODES.get(self, self.value)

    @property
    def is_number(self) -> bool:
        """Whether this is a number (0 to 9)."""
        return len(self.value) == 1

    @property
    def is_wild(self) -> bool:
        """Whether this is one of the wilds, which have no color of their own."""
        return self.value.startswith("wild")

    @property
    def is_restricted(self) -> bool:
        """Whether this is a wild that draws, allowed only without the color in force (F-WILD-3)."""
        return self.value.startswith("wild_draw")


_CODES = {
    Symbol.DRAW_ONE: "+1",
    Symbol.DRAW_TWO: "+2",
    Symbol.DRAW_FIVE: "+5",
    Symbol.REVERSE: "r",
    Symbol.SKIP: "s",
    Symbol.SKIP_EVERYONE: "e",
    Symbol.FLIP: "f",
    Symbol.WILD: "W",
    Symbol.WILD_DRAW_TWO: "W+2",
    Symbol.WILD_DRAW_COLOR: "W+c",
    Symbol.WILD_DRAW_FOUR: "W+4",
}

SYMBOLS = tuple(Symbol)
RESTRICTED = frozenset(n for n, symbol in enumerate(SYMBOLS) if symbol.is_restricted)
"""Where the drawing wilds stand in `SYMBOLS`."""
_LETTERS: dict[Color | None, str] = {color: color.letter for color in Color}
_LETTERS[None] = ""
_ALL_CODES = {symbol: symbol.code for symbol in SYMBOLS}
_BY_LETTER = {color.letter: color for color in Color}
_COLORED = {symbol.code: symbol for symbol in SYMBOLS if not symbol.is_wild}
_WILD = {symbol.code: symbol for symbol in SYMBOLS if symbol.is_wild}

_NUMBERS = frozenset(SYMBOLS[1:10])
_LIGHT = _NUMBERS | {Symbol.DRAW_ONE, Symbol.REVERSE, Symbol.SKIP, Symbol.FLIP}
_DARK = _NUMBERS | {Symbol.DRAW_FIVE, Symbol.REVERSE, Symbol.SKIP_EVERYONE, Symbol.FLIP}
_CLASSIC = _NUMBERS | {Symbol.ZERO, Symbol.DRAW_TWO, Symbol.REVERSE, Symbol.SKIP}


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card.

    Parameters
    ----------
    color : Color or None
        ``None`` for a wild.
    symbol : Symbol
        The number or picture.

    Raises
    ------
    NotationError
        If a wild is given a color, or another symbol none.

    Examples
    --------
    >>> Face(Color.RED, Symbol.SEVEN)
    Face('R7')
    """

    color: Color | None
    symbol: Symbol

    def __post_init__(self) -> None:
        if self.symbol.is_wild != (self.color is None):
            what = "has no color" if self.symbol.is_wild else "needs a color"
            raise NotationError(f"a {self.symbol} face {what}")

    def __str__(self) -> str:
        return _LETTERS[self.color] + _ALL_CODES[self.symbol]

    def __repr__(self) -> str:
        return f"Face({str(self)!r})"


@dataclass(frozen=True, slots=True)
class Card:
    """A card: one face, or a light and a dark one (F-DECK-1, F-DECK-5).

    Parameters
    ----------
    light : Face
        The light face, or the only face of a classic card.
    dark : Face or None
        The dark face; ``None`` for a classic card.

    Raises
    ------
    NotationError
        If no card of either game can have these faces.

    Examples
    --------
    >>> card = parse_card("B7/O3")
    >>> str(card.light), str(card.dark), card.face("dark").color
    ('B7', 'O3', <Color.ORANGE: 'orange'>)
    """

    light: Face
    dark: Face | None = None

    def __post_init__(self) -> None:
        light, dark = self.light, self.dark
        if dark is None:
            if not _belongs(light, CLASSIC_COLORS, _CLASSIC, Symbol.WILD_DRAW_FOUR):
                raise NotationError(
                    f"{light} is no classic card; a two-sided card is written light/dark, as B7/O3"
                )
            return
        if not _belongs(light, LIGHT_COLORS, _LIGHT, Symbol.WILD_DRAW_TWO):
            raise NotationError(f"{light} is no light face of UNO Flip")
        if not _belongs(dark, DARK_COLORS, _DARK, Symbol.WILD_DRAW_COLOR):
            raise NotationError(f"{dark} is no dark face of UNO Flip")
        if light.symbol.is_wild and dark.symbol.is_wild:
            raise NotationError(f"{light}/{dark}: no card is a wild on both faces")

    def face(self, side: str) -> Face:
        """Return the face shown on a side.

        Parameters
        ----------
        side : {"light", "dark"}
            The side; a classic card shows its one face on either.
        """
        return self.dark if side == "dark" and self.dark is not None else self.light

    def __str__(self) -> str:
        return f"{self.light}/{self.dark}" if self.dark else str(self.light)

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def _repr_svg_(self) -> str:
        from .pictures import card_svg

        return card_svg(self)


def _belongs(
    face: Face, colors: tuple[Color, ...], symbols: frozenset[Symbol], restricted: Symbol
) -> bool:
    if face.color is None:
        return face.symbol in (Symbol.WILD, restricted)
    return face.color in colors and face.symbol in symbols


def parse_face(text: str) -> Face:
    """Read one face from its notation.

    Parameters
    ----------
    text : str
        For example ``"R7"``, ``"Bs"``, ``"T+5"`` or ``"W+c"``.

    Raises
    ------
    NotationError
        If no face is written like that.

    Examples
    --------
    >>> parse_face("T+5")
    Face('T+5')
    """
    if not isinstance(text, str):
        raise NotationError(f"a face is written as text, for example R7, not {type(text).__name__}")
    if text in _WILD:
        return Face(None, _WILD[text])
    color = _BY_LETTER.get(text[:1])
    symbol = _COLORED.get(text[1:])
    if color is None or symbol is None:
        raise NotationError(
            f"{_clip(text)!r} is no face; a face is a color letter (R Y G B, P T O V) and a number "
            "or one of +1 +2 +5 r s e f, or one of the wilds W W+2 W+c W+4",
            text=text,
            start=0 if color is None else 1,
        )
    return Face(color, symbol)


def parse_card(text: str) -> Card:
    """Read one card: ``light/dark``, or a single face for a classic card.

    Raises
    ------
    NotationError
        If no card is written like that.

    Examples
    --------
    >>> parse_card("W+2/O4"), parse_card("Y0")
    (Card('W+2/O4'), Card('Y0'))
    """
    if not isinstance(text, str):
        kind = type(text).__name__
        raise NotationError(f"a card is written as text, for example B7/O3, not {kind}")
    light, slash, dark = text.partition("/")
    try:
        return Card(parse_face(light), parse_face(dark) if slash else None)
    except NotationError as error:
        raise NotationError(str(error), text=text, start=0) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks.

    Raises
    ------
    NotationError
        With the place of the first card that cannot be read.

    Examples
    --------
    >>> parse_cards("B7/O3 G4/T9")
    (Card('B7/O3'), Card('G4/T9'))
    """
    if not isinstance(text, str):
        raise NotationError(f"cards are written as text, not {type(text).__name__}")
    cards = []
    place = 0
    for word in text.split():
        place = text.index(word, place)
        try:
            cards.append(parse_card(word))
        except NotationError as error:
            raise NotationError(str(error), text=text, start=place, end=place + len(word)) from None
        place += len(word)
    return tuple(cards)


def _clip(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."
