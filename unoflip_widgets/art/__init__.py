"""Pictures of cards, put together from the same pieces as in the browser.

A *face* is written as on the wire: the letter of the side (``l`` light, ``d`` dark, ``c`` the
one-faced classic deck), then the notation of the face: ``"lB7"``, ``"dW+c"``, ``"cRs"``.
An empty face is a plain back.  The pieces are in ``art.json``, the colors in ``palette.css``;
``js/src/art.ts`` reads both and gives the same picture for every face.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

__all__ = ["FACES", "card_svg", "face_svg", "face_symbol", "hand_svg", "palette"]

_NUMBERS = tuple("123456789")


def _faces() -> tuple[str, ...]:
    light = [f"l{c}{s}" for c in "RYGB" for s in (*_NUMBERS, "+1", "r", "s", "f")]
    dark = [f"d{c}{s}" for c in "PTOV" for s in (*_NUMBERS, "+5", "r", "e", "f")]
    classic = [f"c{c}{s}" for c in "RYGB" for s in ("0", *_NUMBERS, "+2", "r", "s")]
    return (*light, "lW", "lW+2", *dark, "dW", "dW+c", *classic, "cW", "cW+4")


FACES: tuple[str, ...] = _faces()
"""Every face of both decks."""


@cache
def _art() -> dict[str, Any]:
    art: dict[str, Any] = json.loads(
        files(__name__).joinpath("art.json").read_text(encoding="utf-8")
    )
    return art


@cache
def palette() -> Mapping[str, str]:
    """Return the colors of the widgets by name.

    Returns
    -------
    Mapping[str, str]
        Name (``"red"``, ``"red-ink"``, ``"sun"``) to a color as ``#rrggbb``.

    Examples
    --------
    >>> palette()["yellow"]
    '#f9c80e'
    """
    css = files(__name__).joinpath("palette.css").read_text(encoding="utf-8")
    return dict(re.findall(r"--uf-([\w-]+):\s*(#[0-9a-f]{6});", css))


def _inside(face: str, color: str | None, template: str = "card") -> str:
    """Return the picture of a face without the ``<svg>`` around it."""
    parts: dict[str, str] = _art()["parts"]
    colors = palette()
    values: dict[str, str] = {}
    alias: dict[str, str] = {}
    if face:
        if face not in FACES:
            raise ValueError(
                f"{face!r} is not a face: write a side (l, d, c) and the notation, as in 'lB7'"
            )
        side = _art()["sides"][face[0]]
        symbol = face[1:]
        panel = "dark" if side == "dark" else "light"
        alias |= {
            "motif": f"motif-{side}",
            "emblem": f"emblem-{side}",
            "wheel": f"wheel-{panel}",
            "dial": f"dial-{panel}",
            "until-card": "until-colors",
            "mark-place": "mark-place",
        }
        if symbol.startswith("W"):
            name = f"wild-{panel}"
            alias["mark-place"] = "no-mark"
            if color is not None:
                if color not in _art()["colors"].values():
                    raise ValueError(f"{color!r} is not a color of a card")
                values |= {"called": colors[color], "called-ink": colors[f"{color}-ink"]}
                alias |= {
                    "wheel": "wheel-called",
                    "wheel-under": f"wheel-{panel}",
                    "called-mark": f"mark-{color}",
                    "dial": "dial-called",
                    "until-card": "until-called",
                }
        else:
            name = _art()["colors"][symbol[0]]
            alias |= {"mark": f"mark-{name}", "letter": f"letter-{symbol[0]}"}
            symbol = symbol[1:]
        ink = colors[f"{name}-ink"]
        frame = {"light": "paper", "dark": "night", "classic": "frame-classic"}[side]
        alias |= {"center": f"symbol-{symbol}", "index": f"index-{symbol}"}
        values |= {
            "bg": colors[name],
            "ink": ink,
            # The motif moves the panel away from its ink, never towards it.
            "shade": colors["night"] if ink == colors["paper"] else colors["paper"],
            "frame": colors[frame],
            "line": colors[f"line-{side}"],
        }
        if name.startswith("wild"):
            values["shade"] = ink

    def fill(match: re.Match[str]) -> str:
        kind, name = match[1], match[2]
        if kind == "@":
            return _HOLE.sub(fill, parts[alias.get(name, name)])
        return colors[name] if kind == "$" else values[name]

    return _HOLE.sub(fill, parts[template if face else "back"])


_HOLE = re.compile(r"\{([@$]?)([\w+-]+)\}")


def _svg(width: float, height: float, box: str, inside: str, title: str | None) -> str:
    label = (
        f' role="img" aria-label="{escape(title)}"' if title is not None else ' aria-hidden="true"'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}"'
        f' viewBox="{box}"{label}>{inside}</svg>'
    )


def face_svg(
    face: str, *, width: float = 96, color: str | None = None, title: str | None = None
) -> str:
    """Draw one face.

    Parameters
    ----------
    face : str
        The face as on the wire; ``""`` draws a plain back.
    width : float, optional
        Width in CSS pixels; the height is one and a half times as much.
    color : str, optional
        The color called for a wild, shown on the card; other faces do not take one.
    title : str, optional
        What a screen reader says. Without one the picture is decoration.

    Returns
    -------
    str
        One ``<svg>`` element.

    Raises
    ------
    ValueError
        If the face or the color does not exist.

    Examples
    --------
    >>> face_svg("lB7", title="blue 7")[:76]
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="144" viewBox="0 0'
    >>> face_svg("lB0")
    Traceback (most recent call last):
        ...
    ValueError: 'lB0' is not a face: write a side (l, d, c) and the notation, as in 'lB7'
    """
    wide, high = _art()["size"]
    height = width * high / wide
    return _svg(width, height, f"0 0 {wide} {high}", _inside(face, color), title)


def face_symbol(face: str, name: str, *, color: str | None = None) -> str:
    """Draw a lighter face once, for a picture that shows it many times.

    It lacks the motif in the background and the second corner, so that a table with all its
    cards stays small in a saved notebook.

    Parameters
    ----------
    face : str
        The face as on the wire; ``""`` draws a plain back.
    name : str
        The id that ``<use href="#...">`` refers to.
    color : str, optional
        The color called for a wild.

    Returns
    -------
    str
        One ``<symbol>`` element of 100 by 150 units, for the ``<defs>`` of an ``<svg>``.

    Examples
    --------
    >>> face_symbol("lB7", "blue7")[:45]
    '<symbol id="blue7" viewBox="0 0 100 150"><rec'
    """
    wide, high = _art()["size"]
    inside = _inside(face, color, "card-plain")
    return f'<symbol id="{escape(name)}" viewBox="0 0 {wide} {high}">{inside}</symbol>'


def card_svg(light: str, dark: str, *, width: float = 96, title: str | None = None) -> str:
    """Draw both faces of a card side by side.

    Parameters
    ----------
    light, dark : str
        The two faces as on the wire.
    width : float, optional
        Width of one face in CSS pixels.
    title : str, optional
        What a screen reader says.

    Returns
    -------
    str
        One ``<svg>`` element.

    Examples
    --------
    >>> card_svg("lB7", "dO3").count("rotate(180 50 75)")
    2
    """
    return hand_svg([light, dark], width=width, title=title)


def hand_svg(faces: Sequence[str], *, width: float = 96, title: str | None = None) -> str:
    """Draw several faces in a row.

    Parameters
    ----------
    faces : sequence of str
        The faces as on the wire, from left to right.
    width : float, optional
        Width of one face in CSS pixels.
    title : str, optional
        What a screen reader says.

    Returns
    -------
    str
        One ``<svg>`` element; without faces an empty one.

    Examples
    --------
    >>> hand_svg(["lR1", "lR2", ""], width=50)[:79]
    '<svg xmlns="http://www.w3.org/2000/svg" width="166" height="75" viewBox="0 0 33'
    """
    wide, high = _art()["size"]
    gap = 16
    total = max(len(faces) * (wide + gap) - gap, 0)
    inside = "".join(
        f'<g transform="translate({i * (wide + gap)} 0)">{_inside(face, None)}</g>'
        for i, face in enumerate(faces)
    )
    scale = width / wide
    return _svg(total * scale, high * scale, f"0 0 {total} {high}", inside, title)
