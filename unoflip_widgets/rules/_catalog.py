"""Actions with the numbers the engine works with, made once for a set of players and a deck.

A bound action is an `Action` that carries a tuple of plain integers.  The lists of legal
actions are put together from these ready-made objects, so that listing and applying an action
neither parses nor builds anything.
"""

from __future__ import annotations

from functools import lru_cache

from .actions import VERBS, Action
from .cards import Card
from .decks import NO_COLOR, Deck
from .errors import NotationError
from .state import NOBODY

__all__ = ["BAD_COLOR", "Bound", "Catalog", "catalog_for"]

Bound = tuple[int, int, int, int, bool, bool, int, int, int]
"""``(verb, seat, card, color, uno, jump, target, give, receive)``; -1 stands for none."""

_MOST_KEPT = 5_000
"""How many answers of `Catalog.turn_actions` are kept for each side, seat and kind."""

BAD_COLOR = 5
"""The color number of a color that the active side does not have."""

PLAY, JUMP, DRAW, KEEP, COLOR, ACCEPT, CHALLENGE, UNO, CATCH, GIVE, READY, OPEN = range(len(VERBS))


class Catalog:
    """The ready-made actions of some players and a deck.

    Attributes
    ----------
    plays, plays_uno : list
        By side, seat and card number: the ways to lay that card without, and with or
        without, saying UNO.
    simple : dict
        By verb and seat: the actions that need nothing else.
    kept : list
        By side, seat, and whether two cards are held: answers of `turn_actions`.
    """

    def __init__(self, players: tuple[str, ...], deck: Deck) -> None:
        self.players = players
        self.deck = deck
        self.seat_of = {name: seat for seat, name in enumerate(players)}
        seats = range(len(players))
        self.kept: list[list[tuple[dict[int, tuple[Action, ...]], ...]]] = [
            [({}, {}) for _ in players] for _ in deck.sides
        ]
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

    def _make(self, action: Action, bound: Bound, side: int = 0) -> Action:
        action._home = self
        action._bound = bound
        action._side = side
        return action

    def turn_actions(self, side: int, seat: int, cards: int, pair: bool) -> tuple[Action, ...]:
        """What a player may do in an ordinary turn without house rules: lay, draw, say UNO.

        Most turns offer few cards, so the same answers come again and are kept.
        """
        kept = self.kept[side][seat][pair]
        rows = (self.plays_uno if pair else self.plays)[side][seat]
        actions: list[Action] = []
        for card in self.deck.numbers(self.deck.first_of_equals(cards)):
            actions += rows[card]
        actions.append(self.simple[DRAW][seat])
        if pair:
            actions.append(self.simple[UNO][seat])
        if len(kept) < _MOST_KEPT:
            kept[cards] = tuple(actions)
        return tuple(actions)

    def colors(self, seat: int, side: int) -> list[Action]:
        """The four ways to name a color of a side."""
        return [
            self._make(
                Action(self.players[seat], "color", color=color),
                (COLOR, seat, NOBODY, number, False, False, NOBODY, NOBODY, NOBODY),
            )
            for number, color in enumerate(self.deck.colors_of(self.deck.sides[side]))
        ]

    def catch(self, seat: int, target: int) -> Action:
        """Accuse somebody of a forgotten UNO."""
        return self._make(
            Action(self.players[seat], "catch", target=self.players[target]),
            (CATCH, seat, NOBODY, NO_COLOR, False, False, target, NOBODY, NOBODY),
        )

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
        if name not in self.seat_of:
            raise NotationError(
                f"{name!r} does not play; the players are {', '.join(self.players)}"
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
        numbers = self.deck.ids.get(card)
        if numbers is None:
            raise NotationError(f"there is no card {card} in this deck")
        held = [number for number in numbers if seat >= 0 and hands[seat] >> number & 1]
        if card == other and len(held) > 1:
            held = held[1:]
        return held[0] if held else numbers[0]


@lru_cache(maxsize=32)
def catalog_for(players: tuple[str, ...], deck: Deck) -> Catalog:
    """Return the catalog of these players and this deck, made at most once while it is in use."""
    return Catalog(players, deck)
