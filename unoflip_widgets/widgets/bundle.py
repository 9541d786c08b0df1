"""Where the built front end is."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

__all__ = ["bundled"]

_STATIC = Path(__file__).parent.parent / "static"


@cache
def bundled(name: str) -> str | Path:
    """Return a file of the front end.

    As its text: of a path anywidget would keep every widget that was ever made, to renew it when
    the file changes.  Only where that is wanted, in development, the path itself is returned.

    Parameters
    ----------
    name : str
        ``"widget.js"`` (tables and replays), ``"study.js"`` (all widgets) or ``"widget.css"``.

    Raises
    ------
    ImportError
        If the front end was never built, or only a part of it is there.

    Examples
    --------
    >>> ".unoflip" in bundled("widget.css")
    True
    """
    path = _STATIC / name
    if not path.is_file() or not path.stat().st_size:
        raise ImportError(
            f"the front end of unoflip_widgets is not built: {path} is missing or empty.\n"
            "Install the package (pip install .) or, in a clone, run: python hatch_build.py"
        )
    return path if os.environ.get("ANYWIDGET_HMR") == "1" else path.read_text("utf-8")
