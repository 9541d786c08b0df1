"""Traits that say what they allow when they refuse a value."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from math import isfinite
from typing import Any

from traitlets import TraitError, TraitType

__all__ = ["Choice", "Pace", "listed"]


def listed(values: Iterable[object]) -> str:
    """Write values for a sentence.

    Examples
    --------
    >>> listed(["en", "ru", None])
    "'en', 'ru' or None"
    """
    *first, last = [repr(value) for value in values]
    return f"{', '.join(first)} or {last}" if first else last


class Choice(TraitType[str, str]):
    """One of a few words.

    Parameters
    ----------
    values : iterable of str
        The words; the first is the default.
    """

    def __init__(self, values: Iterable[str], **options: Any) -> None:
        self.values = tuple(values)
        super().__init__(self.values[0], **options)

    def validate(self, obj: Any, value: Any) -> str:
        """Return the value if it is one of the words."""
        if isinstance(value, str) and value in self.values:
            return value
        raise TraitError(
            f"{self.name} must be one of {listed(self.values)}, not {str(value)[:40]!r}"
        )


class Pace(TraitType[float, float]):
    """How fast the table moves: 1 is normal, 2 twice as fast, 0 without movement."""

    default_value = 1.0

    def validate(self, obj: Any, value: Any) -> float:
        """Return the value if it is a number of 0 or more."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            # A whole number may be larger than any float.
            with suppress(OverflowError):
                if isfinite(value) and value >= 0:
                    return float(value)
        raise TraitError(
            f"{self.name} must be a number of 0 or more (1 is normal, 0 without movement), "
            f"not {str(value)[:40]!r}"
        )
