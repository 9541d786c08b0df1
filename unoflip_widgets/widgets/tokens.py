"""Names for the cards that one viewer can follow.

A token is a number that stands for a card on the way to the browser.  Tokens are given in the
order in which this viewer meets the cards, so they say nothing about the cards themselves.
Only the cards in hands and the top card of each pile have one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from unoflip_widgets.rules import Card, Position

__all__ = ["Held", "Tokens"]


class Held(NamedTuple):
    """A card and the token that stands for it.

    Attributes
    ----------
    token : int
        What the browser calls the card.
    card : Card
        The card; it never leaves Python.
    """

    token: int
    card: Card


class Tokens:
    """Where the cards with a token are, for one viewer.

    Attributes
    ----------
    hands : list of list of Held
        By seat, in the order in which the cards came.
    pile : list of Held or None
        The discard pile, the top card last; ``None`` for cards that were never seen.
    next : Held or None
        The top of the draw pile.

    Examples
    --------
    >>> tokens = Tokens()
    >>> tokens.renew(Position.parse("hand A: B2 G4; hand B: R5; discard: B7; draw: Y4"))
    >>> [[held.token for held in hand] for hand in tokens.hands], tokens.top.token
    ([[1, 2], [3]], 4)
    """

    def __init__(self) -> None:
        self._last = 0
        self.hands: list[list[Held]] = []
        self.pile: list[Held | None] = []
        self.next: Held | None = None

    @property
    def top(self) -> Held | None:
        """The top of the discard pile."""
        return self.pile[-1] if self.pile else None

    def new(self, card: Card) -> Held:
        """Give a card the next token."""
        self._last += 1
        return Held(self._last, card)

    def renew(self, position: Position) -> None:
        """Forget all tokens and give new ones; a number is never used twice."""
        self.hands = [[self.new(card) for card in position.hands[p]] for p in position.players]
        self.pile = [None for _ in position.discard[1:]]
        self.pile += [self.new(card) for card in position.discard[-1:]]
        self.renew_next(position)

    def renew_next(self, position: Position) -> None:
        """Give a new token to the top of the draw pile."""
        self.next = self.new(position.draw[0]) if position.draw else None

    def take(
        self, seat: int, card: Card, looks: Callable[[Held], object], wanted: int | None = None
    ) -> Held:
        """Take a card out of a hand.

        Parameters
        ----------
        seat : int
            Whose hand.
        card : Card
            Which card.
        looks : callable
            What the viewer has seen of a card. Of cards that look the same the one that came
            first leaves: which of them it really was, the viewer cannot tell.
        wanted : int or None
            The token of the card, where its own player is the viewer and has named it.
        """
        hand = self.hands[seat]
        place = next(i for i, held in enumerate(hand) if held.card == card)
        if wanted is None:
            seen = looks(hand[place])
            first = next(i for i, held in enumerate(hand) if looks(held) == seen)
            hand[place] = Held(hand[place].token, hand[first].card)
            return Held(hand.pop(first).token, card)
        named = next((i for i, held in enumerate(hand) if held.token == wanted), place)
        return hand.pop(named)

    def draw(self, seat: int, card: Card) -> Held:
        """Move a card from the draw pile into a hand; the top one keeps its token."""
        held = self.next or self.new(card)
        self.next = None
        self.hands[seat].append(held)
        return held

    def everywhere(self) -> list[Held]:
        """Return all cards that the viewer has met and that were not shuffled away since."""
        cards = [held for hand in self.hands for held in hand]
        return [held for held in (*cards, *self.pile, self.next) if held is not None]

    def find(self, seat: int, token: object) -> Held | None:
        """Return the card of a hand that a token stands for, if there is one."""
        if type(token) is not int:
            return None
        return next((held for held in self.hands[seat] if held.token == token), None)
