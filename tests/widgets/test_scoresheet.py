"""The score sheet: counted card by card, booked in every way, exported."""

from __future__ import annotations

import csv
import json
from typing import Any

import pytest

from unoflip_widgets import ScoreSheet
from unoflip_widgets.players import make_bot, next_action
from unoflip_widgets.rules import CLASSIC, FLIP, Round, RuleSet, Series, UnoFlipError

HANDS = {"Ann": "", "Bo": "R7/V5 B7/Oe G6/W+c", "Cy": "Y9/T5 Rf/P8"}
NAMES = ["Ann", "Bo", "Cy"]


def play(round_: Round) -> None:
    crew = {name: make_bot("steady", seat) for seat, name in enumerate(round_.players)}
    while (action := next_action(round_, crew)) is not None:
        round_.apply(action)


def sheet_of(rules: RuleSet = FLIP, rounds: int = 1) -> ScoreSheet:
    sheet = ScoreSheet(NAMES, rules=rules)
    for _ in range(rounds):
        sheet.add_hands(HANDS, side="dark")
    return sheet


def test_hands_are_counted_on_the_side_on_which_the_round_ended() -> None:
    dark = sheet_of().sheet["rounds"][0]
    assert dark["counts"] == [
        [],
        [["dV5", 5], ["dOe", 30], ["dW+c", 60]],
        [["dT5", 5], ["dP8", 8]],
    ]
    assert dark["points"] == [0, 95, 13]
    assert dark["score"] == 108
    sheet = ScoreSheet(NAMES)
    sheet.add_hands(HANDS, side="light")
    assert sheet.sheet["rounds"][0]["points"] == [0, 20, 29]


@pytest.mark.parametrize(
    ("rules", "booked", "totals", "winners", "losers"),
    [
        (FLIP, [108, 0, 0], [540, 0, 0], [0], [1, 2]),
        (FLIP.replace(target=300), [108, 0, 0], [324, 0, 0], [0], [1, 2]),
        (FLIP.replace(scoring="lowest", target=400), [0, 95, 13], [0, 475, 65], [0], [1, 2]),
        (FLIP.replace(scoring="loser", target=200), [0, 95, 13], [0, 285, 39], [0, 2], [1]),
        (FLIP.replace(target=None), [108, 0, 0], [108, 0, 0], [0], [1, 2]),
    ],
)
def test_every_way_of_scoring(
    rules: RuleSet, booked: list[int], totals: list[int], winners: list[int], losers: list[int]
) -> None:
    sheet = ScoreSheet(NAMES, rules=rules)
    while not sheet.sheet["over"]:
        sheet.add_hands(HANDS, side="dark")
        assert len(sheet.sheet["rounds"]) < 20
    assert sheet.sheet["rounds"][0]["booked"] == booked
    assert sheet.sheet["totals"] == totals
    assert sheet.sheet["rounds"][-1]["totals"] == totals
    assert sheet.sheet["winners"] == winners
    assert sheet.sheet["losers"] == losers
    assert sheet.sheet["target"] == rules.target
    with pytest.raises(UnoFlipError, match="over"):
        sheet.add_hands(HANDS, side="dark")


def test_a_series_is_followed() -> None:
    series = Series(NAMES, seed=5)
    sheet = ScoreSheet(series)
    assert sheet.sheet["rounds"] == []
    for _ in range(2):
        play(series.round)
        sheet.refresh()
        series.next_round()
    sheet.refresh()
    assert [row["number"] for row in sheet.sheet["rounds"]] == [1, 2]
    assert sheet.totals == series.totals
    for row in sheet.sheet["rounds"]:
        for counted, points in zip(row["counts"], row["points"], strict=True):
            assert sum(value for _, value in counted) == points


def test_cards_that_are_gone_are_not_made_up() -> None:
    series = Series(NAMES, seed=5)
    play(series.round)
    series.next_round()
    row = ScoreSheet(series).sheet["rounds"][0]
    assert row["counts"] == [None, None, None]
    assert sum(row["points"]) == row["score"] > 0


def test_finished_rounds_are_added() -> None:
    sheet = ScoreSheet(["A", "B"])
    round_ = Round.deal(["A", "B"], seed=2)
    with pytest.raises(UnoFlipError, match="not over"):
        sheet.add(round_)
    play(round_)
    sheet.add(round_)
    assert round_.outcome is not None
    assert sheet.totals[str(round_.outcome.winner)] == round_.outcome.score
    other = Round.deal(["A", "C"], seed=2)
    play(other)
    with pytest.raises(UnoFlipError, match="A, B"):
        sheet.add(other)


def test_a_void_round_books_nothing() -> None:
    position = "hand A: B2/O8; hand B: R5/P2; discard: G9/Pr; draw:; idle: 1"
    round_ = Round.from_position(position)
    round_.apply("A draw")
    sheet = ScoreSheet(["A", "B"])
    sheet.add(round_)
    row = sheet.sheet["rounds"][0]
    assert row["void"]
    assert row["winner"] is None
    assert row["counts"] == [[], []]
    assert row["booked"] == row["totals"] == [0, 0]


def test_classic_cards_count_as_classic_cards() -> None:
    sheet = ScoreSheet(["A", "B"], rules=CLASSIC)
    sheet.add_hands({"B": "W R0 Gs"}, side="light")
    assert sheet.totals == {"A": 70, "B": 0}
    assert sheet.sheet["deck"] == "classic"


@pytest.mark.parametrize(
    ("hands", "side", "winner", "reason"),
    [
        ({"Zed": ""}, "light", None, "'Zed' does not play"),
        (HANDS, "dim", None, "side is one of"),
        ({"Bo": "R7/V5"}, "light", None, "say who it is"),
        (HANDS, "dark", "Bo", "say who it is"),
        ({**HANDS, "Bo": "R7/V6 nonsense"}, "dark", None, "nonsense"),
        ({**HANDS, "Bo": "R7"}, "dark", None, "another deck"),
    ],
)
def test_hands_that_cannot_be_are_refused(hands: Any, side: str, winner: Any, reason: str) -> None:
    sheet = sheet_of()
    before = json.dumps(sheet.sheet)
    with pytest.raises(UnoFlipError, match=reason):
        sheet.add_hands(hands, side, winner)
    assert json.dumps(sheet.sheet) == before


def test_the_export_can_be_read_back() -> None:
    names = ["Ann, the first", "=1+1", 'B"o']
    sheet = ScoreSheet(names)
    sheet.add_hands({"=1+1": "R7/V5", 'B"o': "B2/O8"}, side="light")
    rows = list(csv.reader(sheet.to_csv().splitlines()))
    assert rows[0][:3] == ["round", "side", "winner"]
    assert rows[0][3:6] == ["Ann, the first hand", "'=1+1 hand", 'B"o hand']
    assert rows[1] == ["1", "light", "Ann, the first", "0", "7", "2", "9", "0", "0", "9", "0", "0"]
    assert sheet.sheet["csv"] == sheet.to_csv()


def test_the_browser_sets_the_language_only() -> None:
    sheet = sheet_of()
    before = json.dumps(sheet.sheet)
    sheet.set_state({"sheet": {}, "locale": "pl"})
    assert json.dumps(sheet.sheet) == before
    assert sheet.locale == "pl"
    sheet.set_state({"locale": "de"})
    assert sheet.locale == "pl"


def test_what_cannot_be_a_sheet() -> None:
    with pytest.raises(ValueError, match="own rules"):
        ScoreSheet(Series(NAMES), rules=FLIP.replace(target=100))
    with pytest.raises(UnoFlipError):
        ScoreSheet(["A"])
    series = ScoreSheet(Series(["Ann", "Bo"]))
    with pytest.raises(UnoFlipError, match="by themselves"):
        series.add_hands({"Bo": "R7/V5"}, "light")
