"""Learn UNO Flip by playing it in a notebook.

The game itself lives in :mod:`unoflip_widgets.rules` and needs nothing but the
standard library. The widgets are loaded only when one of them is asked for, so
``import unoflip_widgets.rules`` works where no Jupyter package is installed.

Examples
--------
>>> import unoflip_widgets
>>> "Table" in dir(unoflip_widgets)
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # what editors and type checkers see; _WIDGETS names the same
    from .widgets.explorer import Explorer as Explorer
    from .widgets.lesson import Lesson as Lesson
    from .widgets.quiz import Quiz as Quiz
    from .widgets.replay import Replay as Replay
    from .widgets.scoresheet import ScoreSheet as ScoreSheet
    from .widgets.table import Table as Table

__version__ = "0.1.0"

# Public name -> the module that holds it.
_WIDGETS: dict[str, str] = {
    "Explorer": "unoflip_widgets.widgets.explorer",
    "Lesson": "unoflip_widgets.widgets.lesson",
    "Quiz": "unoflip_widgets.widgets.quiz",
    "Replay": "unoflip_widgets.widgets.replay",
    "ScoreSheet": "unoflip_widgets.widgets.scoresheet",
    "Table": "unoflip_widgets.widgets.table",
}

__all__ = ["__version__", *sorted(_WIDGETS)]


def __getattr__(name: str) -> Any:
    """Load a widget class when it is asked for the first time."""
    module = _WIDGETS.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(module), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Name everything that can be imported, loaded or not."""
    return sorted({*globals(), *_WIDGETS})
