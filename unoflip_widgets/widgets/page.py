"""A replay as a page of its own, to be handed out."""

from __future__ import annotations

import json
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any

from .bundle import bundled
from .frames import Snapshot
from .pictures import table_svg

__all__ = ["page_of"]


def page_of(title: str, state: dict[str, Any], last: Snapshot) -> str:
    """Return a web page that shows a widget without a kernel, a server or the network.

    Parameters
    ----------
    title : str
        The heading.
    state : dict
        What the browser knows of the widget.
    last : Snapshot
        The table at the end, drawn where no script may run.

    Examples
    --------
    >>> from unoflip_widgets import Replay
    >>> from unoflip_widgets.rules import Round
    >>> "<h1>A &lt;round&gt;</h1>" in Replay(Round.deal(["Ann", "Bo"], seed=1)).page("A <round>")
    True
    """
    frame = (files("unoflip_widgets") / "widgets" / "page.html").read_text("utf-8")
    return Template(frame).substitute(
        title=escape(title),
        locale=state["locale"],
        style=_text("widget.css"),
        picture=table_svg(last),
        state=_literal(state),
        script=_literal(_text("widget.js")),
    )


def _text(name: str) -> str:
    found = bundled(name)
    return found.read_text("utf-8") if isinstance(found, Path) else found


def _literal(value: object) -> str:
    """Write a value as JavaScript that cannot end the script it stands in."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")
