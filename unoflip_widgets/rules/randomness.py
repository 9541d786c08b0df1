"""Shuffling that gives the same order on every Python version and platform."""

from __future__ import annotations

from math import floor
from random import Random
from typing import TypeVar

__all__ = ["copy_of", "shuffle"]

T = TypeVar("T")


def shuffle(items: list[T], generator: Random) -> None:
    """Shuffle a list in place with `Random.random`, the one sequence Python guarantees.

    Parameters
    ----------
    items : list
        What to shuffle.
    generator : random.Random
        Where the chances come from; the global generator is never used.

    Examples
    --------
    >>> cards = list("abcdef")
    >>> shuffle(cards, Random(1))
    >>> "".join(cards)
    'bcfdea'
    """
    chance = generator.random
    for last in range(len(items) - 1, 0, -1):
        other = floor(chance() * (last + 1))
        items[last], items[other] = items[other], items[last]


def copy_of(generator: Random) -> Random:
    """Return a generator that goes on exactly where this one stands."""
    twin = Random(0)
    twin.setstate(generator.getstate())
    return twin
