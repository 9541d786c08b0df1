"""A record that cannot be loaded is refused with the line of the fault and what it is."""

from __future__ import annotations

import pytest

from unoflip_widgets.rules import FLIP, RecordError, Round

START = "hand A: B2/O8 G4/T9; hand B: R5/P2 Y3/V1; discard: B7/O3; draw: Y4/Vf G5/O7"
RULES = FLIP.replace(jump_in=True, target=None)


def dealt() -> str:
    round_ = Round.deal(["Ann", "Bo"], FLIP.replace(pairing="random"), 5, dealer="Bo")
    round_.apply(round_.legal_actions()[0])
    return round_.record()


def placed() -> Round:
    round_ = Round.from_position(START, RULES, seed=3)
    round_.apply("A draw")
    round_.apply("B draw")
    return round_


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        Round.from_record(text)
    return refusal.value


def test_the_lines_of_a_record_stand_where_the_other_tests_expect_them() -> None:
    assert [line.partition(":")[0] for line in placed().record().split("\n")] == [
        *("unoflip record 1", "players", "options", "seed", "position", "actions", ""),
        *("A draw", "B draw", "", "result", "check", ""),
    ]
    assert [line.partition(":")[0] for line in dealt().split("\n")][:7] == [
        *("unoflip record 1", "players", "options", "seed", "pairing_seed", "dealer", "actions"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("unoflip record 1", "unoflip record", 1, "this is no record of a round"),
        ("unoflip record 1", "unoflip record one", 1, "'one' is no version"),
        ("unoflip record 1", "unoflip record 0", 1, "there is no version 0"),
        ("unoflip record 1", "unoflip record 2", 1, "version 2, this package reads up to 1"),
        ("options: ", "options: fast ", 3, "'fast' is no option=value"),
        ("options: ", "options: tea=green ", 3, "there is no option 'tea'"),
        ("jump_in=true", "jump_in=7", 3, "jump_in must be True or False"),
        ("seed: 3", "seed: -3", 4, "seed is a whole number, not '-3'"),
        ("seed: 3", "seed: " + "3" * 21, 4, "seed is a whole number"),
        ("seed: 3", "seed: " + "9" * 20, 5, "the round cannot begin: a seed is a whole number"),
        ("seed: 3", "seed: 3\nseed: 3", 5, "'seed: 3' does not belong here"),
        ("seed: 3", "seed: 3\nnonsense", 5, "'nonsense' does not belong here"),
        ("hand A: B2/O8 G4/T9", "hand A: B2/O8 G4/T8", 5, "no card G4/T8"),
        ("actions: 2", "actions: 3", 6, "announces 3 actions and holds 2"),
        ("actions: 2", "actions: two", 6, "actions is a whole number, not 'two'"),
        ("A draw\n", "", 6, "announces 2 actions and holds 1"),
        ("A draw", "A fold", 8, "'fold' is no action"),
        ("A draw", "A keep", 8, "this action is not possible here"),
        ("B draw", "A draw", 9, "this action is not possible here"),
        ("result: unfinished", "result: void", 11, "says 'void', its actions give 'unfinished'"),
        ("check: ", "check: 0", 12, "do not lead to the position"),
        ("check: ", "chalk: ", 13, "its result and check are missing"),
    ],
)
def test_a_fault_in_a_text_is_named_with_its_line(
    old: str, new: str, line: int, words: str
) -> None:
    text = placed().record()
    assert old in text
    error = refused(text.replace(old, new, 1))
    assert error.line == line
    assert words in str(error)
    assert str(error).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("players: Ann Bo", 'players: Ann "Bo', 2, "quote"),
        ("players: Ann Bo", "players: Ann", 2, "the round cannot begin: 2 to 10 players"),
        ("dealer: Bo", "dealer: Cy", 2, "'Cy' does not play"),
        ("pairing_seed: 5", "pairing_seed: five", 5, "pairing_seed is a whole number"),
    ],
)
def test_a_fault_in_a_dealt_round_is_named_with_its_line(
    old: str, new: str, line: int, words: str
) -> None:
    error = refused(dealt().replace(old, new, 1))
    assert error.line == line
    assert words in str(error)


def test_a_dealt_round_keeps_its_dealer_and_its_pairing() -> None:
    text = dealt()
    loaded = Round.from_record(text)
    assert (loaded.dealer, loaded.record()) == ("Bo", text)
    with pytest.raises(RecordError):
        Round.from_record(text.replace("pairing_seed: 5", "pairing_seed: 6"))


@pytest.mark.parametrize("name", ["Anna Maria", 'say "hi"', "a: b", "Анна"])
def test_a_dealer_of_any_name_is_kept(name: str) -> None:
    round_ = Round.deal([name, "Bo"], seed=1, dealer=name)
    for text in (round_.record(), round_.record_json()):
        assert Round.from_record(text).dealer == name


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('"format"', "format", 2, "this is no JSON"),
        ('"unoflip record"', '"chess"', 1, 'it would have "format": "unoflip record"'),
        ('"version": 1', '"version": 2', 1, "this package reads up to 1"),
        ('"version": 1', '"version": 0', 1, "there is no version 0"),
        ('"A draw"', '"A fold"', 15, "'fold' is no action"),
        ('"B draw"', '"A draw"', 16, "this action is not possible here"),
        ('"actions": [', '"actions": [3, ', None, '"actions" is a list of lines'),
        ('"options": {', '"options": 3, "was": {', None, '"options" is a mapping'),
        ('"players"', '"names"', None, "the record has no 'players'"),
        ('"seed"', '"seat"', None, "the record has no 'seed'"),
        ('"result"', '"end"', None, "the record has no 'result'"),
        ('"check"', '"chalk"', None, "the record has no 'check'"),
        ('"jump_in": true', '"jump_in": 7', None, "jump_in must be True or False"),
        ('"result": "unfinished"', '"result": "void"', None, "its actions give 'unfinished'"),
        ('"check": "', '"check": "0', None, "do not lead to the position"),
    ],
)
def test_a_fault_in_json_is_named_with_its_line_where_there_is_one(
    old: str, new: str, line: int | None, words: str
) -> None:
    text = placed().record_json()
    assert old in text
    error = refused(text.replace(old, new, 1))
    assert (error.line, words in str(error)) == (line, True), error


def test_a_record_forgives_blanks_and_blank_lines_around_its_parts() -> None:
    text = placed().record()
    spread = text.replace("\n\n", "\n\n\n").replace("A draw", "  A draw  ").replace("\n", "\r\n")
    assert Round.from_record(spread).record() == text
    assert Round.from_record("\n " + placed().record_json()).record() == text


def test_a_record_says_how_the_round_ended() -> None:
    won = Round.from_position("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf")
    won.apply("A play B2/O8")
    assert "result: A 5\n" in won.record()
    blocked = Round.from_position("hand A: G4/T9; hand B: R5/P2; discard: B7/O3; draw:")
    blocked.apply("A draw")
    blocked.apply("B draw")
    assert "result: void\n" in blocked.record()
    for round_ in (won, blocked):
        assert Round.from_record(round_.record()).position() == round_.position()


def test_a_record_may_be_as_long_as_is_said_and_no_longer() -> None:
    text = placed().record()
    assert Round.from_record(text.ljust(2_000_000)).record() == text
    assert "at most 2000000 characters" in str(refused(text.ljust(2_000_001)))
