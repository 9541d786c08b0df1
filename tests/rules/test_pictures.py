"""Cards, hands and positions show themselves without a widget."""

from __future__ import annotations

import subprocess
import sys
from xml.etree import ElementTree

import pytest

from unoflip_widgets.rules import CLASSIC, Position, Round, flip_deck, parse_card
from unoflip_widgets.rules.pictures import Hand


@pytest.mark.parametrize(("card", "faces"), [("B7/O3", 2), ("W/P5", 2), ("Y0", 1), ("W+4", 1)])
def test_a_card_shows_all_its_faces(card: str, faces: int) -> None:
    svg = parse_card(card)._repr_svg_()
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert svg.count('<g transform="translate(') >= faces
    assert card in svg


def test_every_card_of_the_deck_can_be_drawn() -> None:
    assert all(ElementTree.fromstring(card._repr_svg_()) is not None for card in flip_deck().cards)


def test_a_hand_is_a_tuple_that_shows_itself() -> None:
    round_ = Round.deal(["Ann", "Bo"], CLASSIC, seed=1)
    hand = round_.hand("Ann")
    assert hand == tuple(hand)
    assert ElementTree.fromstring(hand._repr_svg_()).tag.endswith("svg")
    assert str(hand[0]) in hand._repr_svg_()
    assert "no cards" in Hand()._repr_svg_()


def test_a_position_shows_hands_and_piles_and_runs_no_markup() -> None:
    name = "<script>alert(1)</script>"
    round_ = Round.deal([name, "Bo"], seed=1)
    html = round_._repr_html_()
    assert "<script" not in html
    assert "&lt;script&gt;" in html
    assert html.count("<td") == 4
    assert Position.parse("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw:")._repr_html_()


def test_the_rules_load_the_drawing_only_for_a_picture() -> None:
    code = "import sys, unoflip_widgets.rules; print('unoflip_widgets.art' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
