"""Who deals: everybody draws, the highest number wins, ties draw again (F-DEAL-2, F-DEAL-3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from .cards import SYMBOLS, Card
from .randomness import shuffle

if TYPE_CHECKING:
    from ._engine import Engine

__all__ = ["choose_dealer", "draw_for_deal", "leaders"]


def leaders(drawn: Mapping[str, Card]) -> list[str]:
    """Return who drew the highest number; symbols and wilds count 0.

    Parameters
    ----------
    drawn : Mapping of str to Card
        What each player drew; only light faces count.

    Examples
    --------
    >>> from unoflip_widgets.rules import parse_card
    >>> leaders({"A": parse_card("B8/T4"), "B": parse_card("R8/Vr"), "C": parse_card("Gs/V4")})
    ['A', 'B']
    """
    values = {
        name: int(card.light.symbol) if card.light.symbol.is_number else 0
        for name, card in drawn.items()
    }
    best = max(values.values())
    return [name for name, value in values.items() if value == best]


def choose_dealer(draws: Sequence[Mapping[str, Card]]) -> tuple[str, int, list[list[str]]]:
    """Follow drawing rounds until somebody is highest.

    Parameters
    ----------
    draws : sequence of Mapping of str to Card
        One mapping for each drawing round.

    Returns
    -------
    dealer : str
        Who deals.
    rounds : int
        How many drawing rounds it took.
    redrawn : list of list of str
        Who drew again, each time.

    Raises
    ------
    ValueError
        If the draws end in a tie, or somebody else than the tied players draws again.

    Examples
    --------
    >>> from unoflip_widgets.rules import parse_card
    >>> choose_dealer([{"A": parse_card("B8/T4"), "B": parse_card("G9/Pr")}])
    ('B', 1, [])
    """
    redrawn: list[list[str]] = []
    for number, drawn in enumerate(draws, 1):
        if redrawn and sorted(drawn) != sorted(redrawn[-1]):
            raise ValueError(f"only {', '.join(redrawn[-1])} draw again, not {', '.join(drawn)}")
        tied = leaders(drawn)
        if len(tied) == 1:
            return tied[0], number, redrawn
        redrawn.append(tied)
    raise ValueError("the draws end in a tie; the tied players draw again")


def draw_for_deal(engine: Engine, generator: Random) -> int:
    """Let everybody draw for the deal, write it down, and return the dealer's seat."""
    deck = engine.deck
    waiting = list(range(engine.seats))
    while True:
        cards = list(range(len(deck.cards)))
        shuffle(cards, generator)
        values = []
        for seat, card in zip(waiting, cards, strict=False):
            symbol = SYMBOLS[deck.symbols[0][card]]
            values.append(int(symbol) if symbol.is_number else 0)
            engine.log.append(("draw_for_deal", seat, card))
        best = max(values)
        waiting = [seat for seat, value in zip(waiting, values, strict=True) if value == best]
        if len(waiting) == 1:
            engine.log.append(("dealer", waiting[0]))
            return waiting[0]
