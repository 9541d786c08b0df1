"""A picture beside a widget, for places where no widget runs.

A notebook on GitHub or in nbviewer, and one reopened without a kernel, shows a picture of the
last table.  It is an output of its own, so that it can be renewed without drawing the widget
anew; the widget's stylesheet hides it wherever the widget itself is shown.
"""

from __future__ import annotations

from uuid import uuid4

from .base import BaseWidget
from .frames import Snapshot
from .pictures import table_svg, table_text

__all__ = ["Still"]


class Still(BaseWidget):
    """A widget with a picture for where it cannot live."""

    _still: str | None = None
    _drawn: object = None

    def _table(self) -> Snapshot | None:
        """The table to be shown; ``None`` while there is none."""
        raise NotImplementedError(f"{type(self).__name__} has no table")

    def _picture(self) -> dict[str, str]:
        self._drawn = table = self._table()
        if table is None:
            return {}
        return {"image/svg+xml": table_svg(table), "text/plain": table_text(table)}

    def _ipython_display_(self) -> None:
        from IPython.display import display

        super()._ipython_display_()
        picture = self._picture()
        if picture:
            self._still = self._still or uuid4().hex
            display(picture, raw=True, display_id=self._still)

    def _renew_picture(self) -> None:
        """Bring the picture in the notebook up to date, if there is one and it is not."""
        table = self._table()
        if self._still is None or table is None or self._drawn is table:
            return
        from IPython.display import update_display

        update_display(self._picture(), raw=True, display_id=self._still)
