"""Actions with the numbers the engine works with, made once for a set of players and a deck.

A bound action is an `Action` that carries a tuple of plain integers.  The lists of legal
actions are put together from these ready-made objects, so that listing and applying an action
neither parses nor builds anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .actions import VERBS, Action
from .cards import SYMBOLS, Card, Symbol
from .decks import NO_COLOR, Deck
from .errors import NotationError, brief
from .events import Events, Reader
from .house import guests_of
from .ruleset import RuleSet
from .state import NOBODY

__all__ = ["BAD_COLOR", "Bound", "Catalog", "catalog_for"]

Bound = tuple[int, int, int, int, bool, bool, int, int, int]
"""``(verb, seat, card, color, uno, jump, target, give, receive)``; -1 stands for none."""

BAD_COLOR = 5
"""The color number of a color that the active side does not have."""

PLAY, JUMP, DRAW, KEEP, COLOR, ACCEPT, CHALLENGE, UNO, CATCH, GIVE, READY, OPEN = range(len(VERBS))

Way = tuple[int, int, Events]
"""What an action led to: whose turn it is then, the direction of play, and the events."""

_Ways = list[Way | None]

_QUIET = frozenset(
    number
    for number, symbol in enumerate(SYMBOLS)
    if symbol.is_number
    or symbol in (Symbol.WILD, Symbol.REVERSE, Symbol.SKIP, Symbol.SKIP_EVERYONE)
)
"""The symbols that touch neither piles nor hands nor the side."""


class Menu(dict[int, tuple[Action, ...]]):
    """What a player may do in an ordinary turn without house rules, by the cards that fit.

    The answers for no card and for one are ready, longer ones are put together on demand: most of
    them never come again.

    Parameters
    ----------
    deck : Deck
        The cards.
    rows : sequence
        By card: the ways to lay it.
    rest : tuple of Action
        What may be done besides.
    """

    __slots__ = ("_deck", "_rows")

    def __init__(
        self, deck: Deck, rows: Sequence[tuple[Action, ...]], rest: tuple[Action, ...]
    ) -> None:
        super().__init__({1 << card: ways + rest for card, ways in enumerate(rows)})
        self[0] = rest
        self._deck = deck
        # by bit_length() of the card's bit, for a set is read from its top
        self._rows = [(0, ()), *((1 << card, ways) for card, ways in enumerate(rows))]

    def __missing__(self, cards: int) -> tuple[Action, ...]:
        left = self._deck.first_of_equals(cards) if cards & self._deck.doubles else cards
        rows = self._rows
        actions = self[0]
        while left:
            card, ways = rows[left.bit_length()]
            actions = ways + actions
            left ^= card
        return actions


_BySize = tuple[list[Menu] | None, ...]

Lay = tuple[
    int, int, int, int, list[Menu] | None, list[Menu] | None, int, int, int, _BySize, _Ways | None
]
"""What laying a card takes and changes, worked out in advance for the short way of `Round.apply`.

Seat, card, the card as a set, the same with its equals (if the hand holds one of those, the long
way has to see to the order); the menus with which the action may be done, in phase ``TURN`` and
``DRAWN``; the color in force and the cards that fit from then on; the seat as a set if UNO is
said; the next player's menus; and where nothing else hangs on the card, its memory: by direction
of play (-1 is the last place), what the engine made of it.
"""

Draw = tuple[int, list[int], list[_BySize], list[list[Menu]], list[_Ways]]
"""The same for a draw: seat, the set of each card, the next player's menus by side, the menus by
side if the card fits; by direction of play and card its memory, with 0 for a card that fits."""


class Catalog:
    """The ready-made actions of some players, with a deck and a RuleSet.

    Attributes
    ----------
    plays, plays_uno : list
        By side, seat and card number: the ways to lay that card without, and with or
        without, saying UNO.
    simple : dict
        By verb and seat: the actions that need nothing else.
    menus : list
        By whether two cards are held, phase (``TURN`` or ``DRAWN``), side and seat.
    turns, drawn : list
        By side (and for ``turns`` the number of cards held): the menus by seat that the short way
        uses.  Each side, and hands of one and of two cards, have lists of their own, so that a
        list also tells what it is for.
    """

    def __init__(self, players: tuple[str, ...], deck: Deck, rules: RuleSet) -> None:
        self.players = players
        self.deck = deck
        self.rules = rules
        self.guests = guests_of(rules)
        self.reader = Reader(players, deck)
        self.seat_of = {name: seat for seat, name in enumerate(players)}
        seats = range(len(players))
        self.plays: list[list[list[tuple[Action, ...]]]] = []
        self.plays_uno: list[list[list[tuple[Action, ...]]]] = []
        for side, name in enumerate(deck.sides):
            calls = deck.colors_of(name)
            plain, both = [], []
            for seat in seats:
                rows: list[tuple[Action, ...]] = []
                rows_uno: list[tuple[Action, ...]] = []
                for card, own in enumerate(deck.colors[side]):
                    colors = range(4) if own == NO_COLOR else (NO_COLOR,)
                    ways = [
                        self._make(
                            Action(
                                players[seat],
                                "play",
                                card=deck.cards[card],
                                color=None if color == NO_COLOR else calls[color],
                                uno=uno,
                            ),
                            (PLAY, seat, card, color, uno, False, NOBODY, NOBODY, NOBODY),
                            side,
                        )
                        for uno in (False, True)
                        for color in colors
                    ]
                    rows.append(tuple(ways[: len(colors)]))
                    rows_uno.append(tuple(ways))
                plain.append(rows)
                both.append(rows_uno)
            self.plays.append(plain)
            self.plays_uno.append(both)
        self.simple: dict[int, list[Action]] = {
            verb: [
                self._make(
                    Action(name, VERBS[verb]),
                    (verb, seat, NOBODY, NO_COLOR, False, False, NOBODY, NOBODY, NOBODY),
                )
                for seat, name in enumerate(players)
            ]
            for verb in (DRAW, KEEP, ACCEPT, CHALLENGE, UNO, READY)
        }
        self.open = self._make(
            Action(None, "open"),
            (OPEN, NOBODY, NOBODY, NO_COLOR, False, False, NOBODY, NOBODY, NOBODY),
        )
        self.menus = [
            [
                [
                    [
                        Menu(
                            deck,
                            rows[seat],
                            tuple(self.simple[verb][seat] for verb in (last, UNO)[: 1 + pair]),
                        )
                        for seat in seats
                    ]
                    for rows in (self.plays, self.plays_uno)[pair]
                ]
                for last in (DRAW, KEEP)
            ]
            for pair in (False, True)
        ]
        (usual, self.drawn), (two, _) = self.menus
        self.turns: list[_BySize] = [
            (None, list(usual[side]), two[side], *[usual[side]] * len(deck.cards))
            for side in range(len(deck.sides))
        ]
        self.catches = [
            [
                self._make(
                    Action(name, "catch", target=target),
                    (CATCH, seat, NOBODY, NO_COLOR, False, False, other, NOBODY, NOBODY),
                )
                for seat, name in enumerate(players)
                if seat != other
            ]
            for other, target in enumerate(players)
        ]
        self._prepare()

    def _prepare(self) -> None:
        """Prepare laying and drawing for the short way of `Round.apply`."""
        deck = self.deck
        bits = [1 << card for card in range(len(deck.cards))]
        equals = [bit | deck.equals[card] for card, bit in enumerate(bits)]
        for side, by_seat in enumerate(self.plays_uno):
            _, _, two, usual, *_ = self.turns[side]
            for seat, rows in enumerate(by_seat):
                for card, actions in enumerate(rows):
                    symbol = deck.symbols[side][card]
                    for action in actions:
                        own = deck.colors[side][card]
                        color = action._bound[3] if own == NO_COLOR else own
                        ways: _Ways = [None, None, None]
                        lay: Lay = (
                            seat,
                            card,
                            bits[card],
                            equals[card],
                            two if action.uno else usual,
                            two if action.uno else self.drawn[side],
                            color,
                            deck.fits[side][color][symbol],
                            1 << seat if action.uno else 0,
                            self.turns[side],
                            ways if symbol in _QUIET else None,
                        )
                        action._lay = lay
        for seat, action in enumerate(self.simple[DRAW]):
            ways_by_card: list[_Ways] = [[None] * len(bits) for _ in range(3)]
            draw: Draw = (seat, bits, self.turns, self.drawn, ways_by_card)
            action._draw = draw

    def _make(self, action: Action, bound: Bound, side: int = 0) -> Action:
        action._home = self
        action._bound = bound
        action._side = side
        return action

    def colors(self, seat: int, side: int) -> list[Action]:
        """The four ways to name a color of a side."""
        return [
            self._make(
                Action(self.players[seat], "color", color=color),
                (COLOR, seat, NOBODY, number, False, False, NOBODY, NOBODY, NOBODY),
            )
            for number, color in enumerate(self.deck.colors_of(self.deck.sides[side]))
        ]

    def give(self, seat: int, card: int) -> Action:
        """Answer a five-swap."""
        return self._make(
            Action(self.players[seat], "give", card=self.deck.cards[card]),
            (GIVE, seat, card, NO_COLOR, False, False, NOBODY, NOBODY, NOBODY),
        )

    def lay(
        self,
        seat: int,
        card: int,
        side: int,
        color: int = NO_COLOR,
        uno: bool = False,
        jump: bool = False,
        target: int = NOBODY,
        give: int = NOBODY,
    ) -> Action:
        """Lay a card in any of the ways the rules know."""
        names, cards = self.players, self.deck.cards
        return self._make(
            Action(
                names[seat],
                "jump" if jump else "play",
                card=cards[card],
                color=None
                if color == NO_COLOR
                else self.deck.colors_of(self.deck.sides[side])[color],
                uno=uno,
                target=None if target == NOBODY else names[target],
                give=None if give == NOBODY else cards[give],
            ),
            (JUMP if jump else PLAY, seat, card, color, uno, jump, target, give, NOBODY),
            side,
        )

    def bind(self, action: Action, side: int, hands: list[int]) -> Bound:
        """Work out the numbers of an action that came from outside.

        Raises
        ------
        NotationError
            If it names a player who does not play, or a card the deck does not have.
        """
        seat = NOBODY if action.player is None else self._seat(action.player)
        target = NOBODY if action.target is None else self._seat(action.target)
        color = NO_COLOR
        if action.color is not None:
            names = self.deck.colors_of(self.deck.sides[side])
            color = names.index(action.color) if action.color in names else BAD_COLOR
        return (
            VERBS.index(action.verb),
            seat,
            self._number(action.card, hands, seat),
            color,
            action.uno,
            action.verb == "jump",
            target,
            self._number(action.give, hands, seat, action.card),
            self._number(action.receive, hands, target),
        )

    def _seat(self, name: str) -> int:
        if not isinstance(name, str) or name not in self.seat_of:
            raise NotationError(
                f"{brief(name)} does not play; the players are {', '.join(self.players)}"
            )
        return self.seat_of[name]

    def _number(
        self, card: Card | None, hands: list[int], seat: int, other: Card | None = None
    ) -> int:
        """The number of a card: the first equal one in the hand, else the first of all.

        ``other`` is a card that leaves the same hand before this one.
        """
        if card is None:
            return NOBODY
        if not isinstance(card, Card):
            raise NotationError(f"a card is a Card, as parse_card gives it, not {brief(card)}")
        numbers = self.deck.ids.get(card)
        if numbers is None:
            raise NotationError(f"there is no card {card} in this deck")
        held = [number for number in numbers if seat >= 0 and hands[seat] >> number & 1]
        if card == other and len(held) > 1:
            held = held[1:]
        return held[0] if held else numbers[0]


@lru_cache(maxsize=32)
def catalog_for(players: tuple[str, ...], deck: Deck, rules: RuleSet) -> Catalog:
    """Return the catalog of a table, made at most once while it is in use."""
    return Catalog(players, deck, rules)
