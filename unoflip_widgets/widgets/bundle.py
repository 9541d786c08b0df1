"""Where the built front end is."""

from __future__ import annotations

from pathlib import Path

__all__ = ["bundled"]

_STATIC = Path(__file__).parent.parent / "static"


def bundled(name: str) -> Path:
    """Return a file of the front end.

    Parameters
    ----------
    name : str
        ``"widget.js"`` (tables and replays), ``"study.js"`` (all widgets) or ``"widget.css"``.

    Raises
    ------
    ImportError
        If the front end was never built.

    Examples
    --------
    >>> bundled("widget.js").name
    'widget.js'
    """
    path = _STATIC / name
    if not path.is_file():
        raise ImportError(
            f"the front end of unoflip_widgets is not built: {path} is missing.\n"
            "Install the package (pip install .) or, in a clone, run: python hatch_build.py"
        )
    return path
