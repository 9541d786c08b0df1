"""The card pictures: one source of pieces, the same picture from Python and TypeScript."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from unoflip_widgets import art

RECORDED: dict[str, str] = json.loads(
    (Path(__file__).parents[1] / "fixtures" / "art" / "faces.json").read_text(encoding="utf-8")
)


def inside(face: str, color: str | None = None) -> str:
    """Return the picture without the element around it."""
    svg = art.face_svg(face, color=color)
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def test_the_front_end_compares_the_same_faces() -> None:
    assert [name for name in RECORDED if " " not in name] == ["", *art.FACES]


@pytest.mark.parametrize("name", RECORDED)
def test_a_picture_is_the_one_the_browser_draws(name: str) -> None:
    face, _, color = name.partition(" ")
    digest = hashlib.sha256(inside(face, color or None).encode()).hexdigest()
    assert digest[:16] == RECORDED[name]


@pytest.mark.parametrize("face", ["", *art.FACES])
def test_a_picture_is_sound_and_needs_nothing_from_outside(face: str) -> None:
    svg = art.face_svg(face, title='a "card" <b>')
    ElementTree.fromstring(svg)
    assert "{" not in svg
    assert "<text" not in svg
    assert " id=" not in svg
    assert "href" not in svg


def test_every_face_looks_different() -> None:
    pictures = {inside(face) for face in art.FACES}
    assert len(pictures) == len(art.FACES)


def test_a_called_color_shows_on_a_wild() -> None:
    assert inside("lW", "red") != inside("lW", "blue") != inside("lW")


def test_nonsense_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'lB0' is not a face"):
        art.face_svg("lB0")
    with pytest.raises(ValueError, match="'mauve' is not a color"):
        art.face_svg("lW", color="mauve")
