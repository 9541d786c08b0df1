"""The table where no widget runs: a picture, and a text in the notation of positions.

Both are made of a snapshot, so they show what the viewer sees and nothing else.  They hold no
sentence, only names and notation, and are the same in every language.
"""

from __future__ import annotations

from html import escape

from unoflip_widgets.art import face_symbol, palette

from .frames import Seat, Snapshot, WireCard

__all__ = ["table_svg", "table_text"]

_WIDTH = 640
_CARD = 56
_SMALL = 26
_FONT = 'font-family="system-ui, sans-serif"'


def table_text(table: Snapshot) -> str:
    """Write a table as lines ``key: value``.

    Parameters
    ----------
    table : Snapshot
        What the viewer sees.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> from unoflip_widgets.widgets.frames import Watcher
    >>> text = "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    >>> print(table_text(Watcher(Round.from_position(text), "A").snapshot()))
    side: light
    color: blue
    discard: B7 (1)
    draw: Vf (1)
    hand A: B2 G4 (2) <- turn
    hand B: P2 (1)
    """
    lines = [f"side: {table['side']}"] if table["deck"] == "flip" else []
    lines.append(f"color: {table['color'] or '-'}")
    for name, card, count in (
        ("discard", table["top"], table["discard"]),
        ("draw", table["next"], table["draw"]),
    ):
        lines.append(f"{name}: {_faces([card] if card else [])} ({count})")
    for number, seat in enumerate(table["seats"]):
        turn = " <- turn" if number == table["turn"] else ""
        uno = " UNO" if seat["uno"] == "said" else ""
        lines.append(
            f"hand {seat['name']}: {_faces(seat['cards'])} ({len(seat['cards'])}){uno}{turn}"
        )
    result = table["result"]
    if result is not None and result["winner"] is not None:
        lines.append(f"winner: {table['seats'][result['winner']]['name']} ({result['score']})")
    return "\n".join(lines)


def _faces(cards: list[WireCard]) -> str:
    return " ".join(face[1:] or "?" for _, face in cards) or "-"


def table_svg(table: Snapshot) -> str:
    """Draw a table.

    Parameters
    ----------
    table : Snapshot
        What the viewer sees.

    Returns
    -------
    str
        One ``<svg>`` element that needs nothing from outside.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> from unoflip_widgets.widgets.frames import Watcher
    >>> round_ = Round.deal(["<b>Ann</b>", "Bo"], seed=1)
    >>> svg = table_svg(Watcher(round_, "Bo").snapshot())
    >>> svg[:4], "<b>" in svg
    ('<svg', False)
    """
    own = table["viewer"] or 0
    around = [(own + step) % len(table["seats"]) for step in range(1, len(table["seats"]))]
    picture = _Picture(table)
    columns = min(len(around), 3)
    row = 0
    for place, seat in enumerate(around):
        row = place // columns
        width = (_WIDTH - 24) / columns
        picture.plate(seat, 12 + place % columns * width, 12 + row * 74, width - 8, _SMALL)
    top = 12 + (row + 1) * 74 + 6
    middle = _WIDTH / 2
    picture.pile(table["next"], table["draw"], middle - _CARD - 12)
    picture.pile(table["top"], table["discard"], middle + 12, table["color"])
    picture.shift(top, 2)
    if table["color"] is not None:
        fill = palette()[table["color"]]
        picture.add(
            f'<circle cx="{middle + _CARD + 36:g}" cy="{top + 42:g}" r="14" fill="{fill}" '
            f'stroke="{palette()["paper"]}" stroke-width="2"/>'
        )
    picture.plate(own, 12, top + 112, _WIDTH - 24, _CARD)
    return picture.svg(top + 112 + 20 + _CARD * 1.5 + 14, table_text(table))


class _Picture:
    """Collects the parts; every face is drawn once and used as often as it lies there."""

    def __init__(self, table: Snapshot) -> None:
        self.table = table
        self.parts: list[str] = []
        self.faces: dict[tuple[str, str | None], str] = {}

    def add(self, part: str) -> None:
        self.parts.append(part)

    def shift(self, down: float, last: int) -> None:
        """Move the last parts down, once it is known how far."""
        moved = "".join(self.parts[-last:])
        self.parts[-last:] = [f'<g transform="translate(0 {down:g})">{moved}</g>']

    def card(self, face: str, x: float, y: float, width: float, color: str | None = None) -> str:
        called = color if face[1:2] == "W" else None
        # Two pictures on one page share their names, so a name stands for one face everywhere.
        name = f"unoflip-{face.replace('+', 'p') or 'back'}{'-' + called if called else ''}"
        self.faces[face, called] = name
        return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{width}" height="{width * 1.5:g}"/>'

    def pile(self, card: WireCard | None, count: int, x: float, color: str | None = None) -> None:
        ink = palette()["paper"]
        drawn = (
            f'<rect x="{x:g}" y="0" width="{_CARD}" height="{_CARD * 1.5:g}" rx="6" fill="none" '
            f'stroke="{ink}" stroke-dasharray="4 4"/>'
            if card is None
            else self.card(card[1], x, 0, _CARD, color)
        )
        self.add(
            f'<g>{drawn}<text x="{x + _CARD / 2:g}" y="{_CARD * 1.5 + 15:g}" fill="{ink}" '
            f'font-size="12" text-anchor="middle" {_FONT}>{count}</text></g>'
        )

    def plate(self, number: int, x: float, y: float, width: float, size: float) -> None:
        """A name, the number of cards, and the cards, closer together where they are many."""
        seat: Seat = self.table["seats"][number]
        cards = seat["cards"]
        ink = palette()["paper"]
        weight = "bold" if number == self.table["turn"] else "normal"
        mark = "\u25b8 " if number == self.table["turn"] else ""
        uno = " UNO" if seat["uno"] == "said" else ""
        self.add(
            f'<text x="{x:g}" y="{y + 12:g}" fill="{ink}" font-size="13" font-weight="{weight}" '
            f"{_FONT}>{mark}{escape(seat['name'])} ({len(cards)}){uno}</text>"
        )
        step = min(size + 4, (width - size) / max(len(cards) - 1, 1))
        for place, (_, face) in enumerate(cards):
            self.add(self.card(face, x + place * step, y + 20, size))

    def svg(self, height: float, title: str) -> str:
        defs = "".join(
            face_symbol(face, name, color=called) for (face, called), name in self.faces.items()
        )
        felt = palette()["night"]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height:g}" '
            f'class="unoflip-still" viewBox="0 0 {_WIDTH} {height:g}" role="img">'
            f"<title>{escape(title)}</title><defs>{defs}</defs>"
            f'<rect width="{_WIDTH}" height="{height:g}" rx="12" fill="{felt}"/>'
            f"{''.join(self.parts)}</svg>"
        )
