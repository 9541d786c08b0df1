"""The widgets: anywidget classes, the only place that knows traitlets.

`Table` plays a round or a series, `Replay` shows one again, `Lesson` teaches at a table and
`ScoreSheet` counts.
"""

from .lesson import Lesson
from .replay import Replay
from .scoresheet import ScoreSheet
from .table import Table

__all__ = ["Lesson", "Replay", "ScoreSheet", "Table"]
