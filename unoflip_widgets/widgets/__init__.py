"""The widgets: anywidget classes, the only place that knows traitlets.

`Table` plays a round or a series, `Replay` shows one again.
"""

from .replay import Replay
from .table import Table

__all__ = ["Replay", "Table"]
