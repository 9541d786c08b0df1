"""Columns of whole numbers that stay small, however many rows they get."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence

__all__ = ["Columns"]


class Columns:
    """A table of whole numbers by columns, two bytes a number where that is enough.

    Parameters
    ----------
    names : sequence of str
        The columns.
    wide : iterable of str
        Those whose numbers are big from the start.

    Examples
    --------
    >>> columns = Columns(["a", "b"])
    >>> columns.append({"a": 1, "b": 70_000})
    >>> columns.append({"a": -2})
    >>> columns["b"].tolist(), columns.size
    ([70000, 0], 12)
    """

    def __init__(self, names: Sequence[str], wide: Iterable[str] = ()) -> None:
        self._arrays: dict[str, array[int]] = {name: array("h") for name in names}
        for name in wide:
            self._arrays[name] = array("q")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(self._arrays)

    @property
    def size(self) -> int:
        """How many bytes the numbers take."""
        return sum(len(column) * column.itemsize for column in self._arrays.values())

    def append(self, row: Mapping[str, int]) -> None:
        """Add a row; what it leaves out is 0."""
        for name, column in self._arrays.items():
            value = row.get(name, 0)
            try:
                column.append(value)
            except OverflowError:
                wider = self._widen(name, "i" if -(1 << 31) <= value < 1 << 31 else "q")
                wider.append(value)

    def extend(self, other: Columns) -> None:
        """Add the rows of another table with the same columns."""
        for name, column in self._arrays.items():
            added = other._arrays[name]
            if added.itemsize > column.itemsize:
                column = self._widen(name, added.typecode)
            if added.typecode != column.typecode:
                added = array(column.typecode, added)
            column.extend(added)

    def trim(self, rows: int | None = None) -> None:
        """Drop what goes beyond a number of rows, or beyond the shortest column."""
        if rows is None:
            rows = min(len(column) for column in self._arrays.values())
        for column in self._arrays.values():
            del column[rows:]

    def _widen(self, name: str, typecode: str) -> array[int]:
        column = self._arrays[name] = array(typecode, self._arrays[name])
        return column

    def __getitem__(self, name: str) -> array[int]:
        return self._arrays[name]

    def __len__(self) -> int:
        return len(next(iter(self._arrays.values())))
