"""Whatever comes in: a clear error, and nothing changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unoflip_widgets.rules import (
    CLASSIC,
    FLIP,
    Action,
    BadPlayerCount,
    IllegalAction,
    NotationError,
    Position,
    PositionError,
    RecordError,
    Round,
    RuleSet,
    RuleSetError,
    Series,
    Symbol,
    UnoFlipError,
    parse_card,
    parse_cards,
    parse_face,
)
from unoflip_widgets.rules.position import Offer, PendingPenalty, Revealed

START = "hand A: B2/O8 G4/T9 W/P5; hand B: R5/P2 Gs/O9; discard: B7/O3; draw: Y4/Vf G5/O7"


@pytest.fixture
def round_() -> Round:
    return Round.from_position(START)


def refused_code(round_: Round, line: str) -> str:
    before, done = round_.position(), round_.actions
    with pytest.raises(IllegalAction) as refusal:
        round_.apply(line)
    assert round_.position() == before
    assert round_.actions == done
    assert refusal.value.verdict.rules
    return refusal.value.code


@pytest.mark.parametrize(
    "line",
    [
        "",
        "A",
        "A fold",
        "A play",
        "A play X9",
        "A play B7/",
        "A play B7/O3/V1",
        "A color mauve",
        "A draw B2/O8",
        "A catch",
        "A play B2/O8 blue green",
        "A play B2/O8 uno uno",
        "A play B2/O8 swap",
        'A play "B2',
        '"A draw',
        "open A",
        "A open",
        "A play B2/O8 give B2/O8",
        "A " + "draw " * 400,
        "Z draw",
        "A catch Z",
        "A play B1/P1",
        "A play B7",
        "A play B0",
    ],
)
def test_what_is_no_action_is_named_as_such(round_: Round, line: str) -> None:
    before = round_.position()
    for do in (round_.check, round_.apply):
        with pytest.raises(NotationError) as refusal:
            do(line)
        assert str(refusal.value)
    assert round_.position() == before


@pytest.mark.parametrize("thing", [None, 7, 1.5, b"A draw", ["A draw"], object(), {"verb": "draw"}])
def test_what_is_neither_text_nor_action_is_refused(round_: Round, thing: Any) -> None:
    with pytest.raises(NotationError, match="line of text or an Action"):
        round_.apply(thing)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("B draw", "not_your_turn"),
        ("A keep", "wrong_phase"),
        ("A accept", "wrong_phase"),
        ("A ready", "wrong_phase"),
        ("A give G4/T9", "wrong_phase"),
        ("A color red", "wrong_phase"),
        ("open", "wrong_phase"),
        ("A play R5/P2", "card_not_in_hand"),
        ("A play G4/T9", "not_playable"),
        ("A play W/P5", "color_required"),
        ("A play W/P5 teal", "bad_color"),
        ("A play B2/O8 blue", "bad_color"),
        ("A play B2/O8 swap B", "bad_target"),
        ("A challenge", "not_challengeable"),
        ("B catch A", "no_catch"),
        ("A catch A", "bad_target"),
        ("A uno", "uno_not_applicable"),
        ("B jump B2/O8", "jump_disabled"),
    ],
)
def test_refusals_have_their_code_and_change_nothing(round_: Round, line: str, code: str) -> None:
    assert refused_code(round_, line) == code


def test_a_second_draw_and_another_card_are_refused_after_a_fitting_draw() -> None:
    round_ = Round.from_position("hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: B3/T2")
    round_.apply("A draw")
    assert refused_code(round_, "A draw") == "already_drew"
    assert refused_code(round_, "A play B2/O8") == "only_drawn_card"


def test_while_a_wild_waits_for_its_answer_nothing_else_is_taken() -> None:
    round_ = Round.from_position(
        "hand A: W+2/O4 B2/O8; hand B: R5/P2 B4/V1; hand C: Y3/V1; discard: B7/O3; "
        "draw: G5/O7 Y9/T5"
    )
    round_.apply("A play W+2/O4 red")
    assert refused_code(round_, "B draw") == "must_respond"
    assert refused_code(round_, "B play R5/P2") == "must_respond"
    assert refused_code(round_, "C challenge") == "not_challenger"
    assert refused_code(round_, "C accept") == "not_your_turn"


def test_house_rules_have_their_own_refusals() -> None:
    rules = CLASSIC.replace(seven_swap=True, jump_in=True, stack="sum", five_swap=True)
    text = "hand A: R7 R5 R+2 R1; hand B: R9 W+4; hand C: R+2 R3; discard: R3; draw: G1 G2 G3 G4 G5"
    round_ = Round.from_position(text, rules)
    assert refused_code(round_, "A play R7") == "target_required"
    assert refused_code(round_, "A play R7 swap A") == "bad_target"
    assert refused_code(round_, "A play R5 swap B") == "bad_target"
    assert refused_code(round_, "A play R5 swap B give R9") == "card_not_in_hand"
    assert refused_code(round_, "A play R5 swap B give R5") == "card_not_in_hand"
    assert refused_code(round_, "B jump R9") == "jump_not_identical"
    round_.apply("A play R+2")
    assert refused_code(round_, "B play R9") == "invalid_response"
    assert refused_code(round_, "B jump W+4 red") == "jump_forbidden"
    fresh = Round.from_position(
        {"hands": {"A": "R5", "B": "R3"}, "discard": "R3", "draw": "G1", "opening_top": True}, rules
    )
    assert refused_code(fresh, "B jump R3") == "jump_on_initial"


def test_after_the_end_everything_is_refused() -> None:
    round_ = Round.from_position("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf")
    round_.apply("A play B2/O8")
    assert round_.legal_actions() == ()
    for line in ("A draw", "B draw", "B catch A", "A uno", "B challenge", "open", "B jump R5/P2"):
        assert refused_code(round_, line) == "round_over"


def test_nothing_to_take_back_is_said() -> None:
    with pytest.raises(UnoFlipError, match="no action to take back"):
        Round.from_position(START).undo()


@pytest.mark.parametrize("count", [0, 1, 11])
def test_player_counts_that_cannot_play(count: int) -> None:
    names = [f"P{number}" for number in range(count)]
    for make in (Round.deal, Series):
        with pytest.raises(BadPlayerCount, match="2 to 10 players play"):
            make(names)


@pytest.mark.parametrize(
    "names",
    [
        ["A", "A"],
        ["A", ""],
        ["A", "  "],
        ["A", " B"],
        ["A", "B\n"],
        ["A", "x" * 41],
        ["A", "half \ud83e"],
        ["A", "\u202elive"],
        ["A", "open \u2066end"],
        ["A", 7],
        "AB",
        None,
        ["A", "\x00"],
        ["A", "\x9b31mred"],
    ],
)
def test_names_that_cannot_be_used(names: Any) -> None:
    with pytest.raises(NotationError):
        Round.deal(names)


@pytest.mark.parametrize(
    "name",
    [
        "open",
        "position",
        "hands",
        "player",
        "draw",
        "swap",
        "uno",
        "Анна Мария",
        "مريم",
        "👩‍🎓",
        'say "hi"',
        "back\\slash",
        "<b>x</b>",
        "x" * 40,
        "a;b:c",
        "self",
    ],
)
def test_names_that_look_like_something_else_play_a_whole_round(name: str) -> None:
    round_ = Round.deal([name, "B"], FLIP.replace(jump_in=True, seven_swap=True), 3)
    for _ in range(60):
        legal = round_.legal_actions()
        if not legal:
            break
        action = legal[len(round_.actions) % len(legal)]
        assert Action.parse(str(action)) == action
        round_.apply(str(action))
    position = round_.position()
    assert Position.parse(str(position)) == position
    assert Position.parse(position.one_line()) == position
    assert Round.from_record(round_.record()).position() == position
    assert Round.from_record(round_.record_json()).position() == position


@pytest.mark.parametrize("seed", ["7", 1.0, True, -1, 1 << 64, [1]])
def test_seeds_of_a_wrong_kind_are_refused(seed: Any) -> None:
    with pytest.raises(NotationError, match="a seed is a whole number"):
        Round.deal(["A", "B"], seed=seed)


def test_a_dealer_who_does_not_play_and_rules_that_are_none() -> None:
    with pytest.raises(NotationError, match="does not play"):
        Round.deal(["A", "B"], seed=1, dealer="C")
    wrong: Any = "flip"
    with pytest.raises(NotationError, match="RuleSet"):
        Round.deal(["A", "B"], wrong, 1)
    with pytest.raises(NotationError, match="does not play"):
        Round.deal(["A", "B"], seed=1).hand("C")
    with pytest.raises(NotationError, match="visibility is one of"):
        Round.deal(["A", "B"], seed=1).view("A", "x-ray")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"deck": "classic", "pairing": "random"}, ("deck='classic'", "pairing='random'")),
        (
            {"deck": "classic", "initial_flip": "ignore"},
            ("deck='classic'", "initial_flip='ignore'"),
        ),
        ({"deck": "classic", "final_flip": "ignore"}, ("deck='classic'", "final_flip='ignore'")),
        ({"zero_rotate": True}, ("deck='flip'", "zero_rotate=True")),
        ({"stack": "sum", "stack_wild4": True}, ("deck='flip'", "stack_wild4=True")),
        ({"answer_wild4": True}, ("deck='flip'", "answer_wild4=True")),
        ({"deck": "classic", "stack_wild4": True}, ("stack_wild4=True", "stack='none'")),
        ({"scoring": "loser", "target": None}, ("scoring='loser'", "target=None")),
        (
            {"restricted_wilds": "strict", "challenge_take_back": True},
            ("restricted_wilds='strict'", "challenge_take_back=True"),
        ),
    ],
)
def test_options_that_contradict_each_other_are_both_named(
    options: dict[str, Any], words: tuple[str, str]
) -> None:
    with pytest.raises(RuleSetError) as refusal:
        RuleSet(**options)
    for word in words:
        assert word in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deck", "tarot"),
        ("hand_size", 0),
        ("hand_size", 11),
        ("hand_size", True),
        ("hand_size", "7"),
        ("uno_penalty", -1),
        ("misplay_penalty", 11),
        ("target", 0),
        ("target", 1.5),
        ("jump_in", 1),
        ("stack", None),
        ("pairing", ["random"]),
        ("no_such_option", 1),
    ],
)
def test_options_out_of_range_are_refused(name: str, value: Any) -> None:
    with pytest.raises(RuleSetError, match=name):
        FLIP.replace(**{name: value})


HUGE = 10**5000
DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    "value",
    [HUGE, DEEP, "x" * 50_000, [], 1.5, float("nan"), "\ud800"],
    ids=("huge", "deep", "long", "list", "fraction", "nan", "surrogate"),
)
def test_whatever_is_given_is_refused_with_a_short_sentence(round_: Round, value: Any) -> None:
    """Also where Python itself cannot write the value: thousands of digits, nested as deep."""
    position = {"hands": {"A": "B2/O8", "B": "R5/P2"}, "discard": "B7/O3", "draw": "Y4/Vf"}
    parts: tuple[str, ...] = (
        "side",
        "color",
        "turn",
        "phase",
        "drawn",
        "idle",
        "uno_said",
        "opening_top",
        "hands",
    )
    if value == []:
        parts = tuple(part for part in parts if part not in ("drawn", "uno_said"))  # as left out
    gives: list[Callable[[], object]] = [
        lambda: FLIP.replace(stack=value),
        lambda: FLIP.replace(jump_in=value),
        lambda: FLIP.replace(hand_size=value),
        lambda: Action("A", value),
        lambda: Round.deal(["A", "B"], dealer=value),
        lambda: Round.deal(["A", "B"], seed=value),
        lambda: round_.hand(value),
        lambda: round_.view(value),
        lambda: round_.view("A", value),
        lambda: round_.check(Action("A", "play", card=value)),
        lambda: round_.check(Action("A", "play", card=parse_card("B2/O8"), target=value)),
        *(partial(Round.from_position, {**position, part: value}) for part in parts),
    ]
    for give in gives:
        with pytest.raises(UnoFlipError) as refusal:
            give()
        assert len(str(refusal.value)) < 400
        assert str(refusal.value).encode()


def test_numbers_too_long_for_python_are_refused_like_others() -> None:
    with pytest.raises(PositionError, match="idle is a number from 0 to 9"):
        Position.parse("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; idle: " + "9" * 5000)
    with pytest.raises(RecordError, match="no version"):
        Round.from_record("unoflip record " + "0" * 5000)


def test_things_of_another_kind_are_refused() -> None:
    wrong: Any = None
    with pytest.raises(NotationError, match="cards are written as text, not NoneType"):
        parse_cards(wrong)
    for options in (None, ["stack"], {1: 2}):
        with pytest.raises(RuleSetError, match="a mapping from names to values"):
            RuleSet.from_options(options)  # type: ignore[arg-type]
    with pytest.raises(PositionError, match="drawn: one card was drawn, not 2"):
        Position.parse("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; drawn: B2/O8 B2/O8")
    red: Any = "red"
    assert str(Action("A", "color", color=red)) == "A color red"


def test_every_defect_of_a_position_is_named_at_once() -> None:
    with pytest.raises(PositionError) as refusal:
        Round.from_position(
            {
                "players": "A B C",
                "hands": {"A": "B1/Ve B1/Ve B1/Ve", "B": "B1/V1 R5/P2", "C": ""},
                "discard": "W/P5",
                "draw": "R7",
                "color": "teal",
            }
        )
    text = str(refusal.value)
    assert len(refusal.value.defects) == 5, refusal.value.defects
    for words in (
        "B1/Ve is there 3 times; it exists 2 times",
        "no card B1/V1",
        "no card R7",
        "teal is no color of the light side",
        "C has no cards",
    ):
        assert words in text


def test_unreadable_parts_of_a_position_are_all_named() -> None:
    with pytest.raises(PositionError) as refusal:
        Position.parse(
            "hand A: B2/XX; hand B: R5/P2; discard: nope; side: left; turn: Z; "
            "idle: many; pending: x"
        )
    assert len(refusal.value.defects) == 6, refusal.value.defects


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "hand A: B2/O8",
        "hand A: B2/O8; hand A: R5/P2; hand B: R1/P3",
        "hand: B2/O8",
        "x: y",
        "hand A: B2/O8; hand B: R5/P2; draw: G5/O7 B4/V1; discard:; phase: turn",
        "y" * 30_000,
        "hand A: B2/O8; hand B: R5/P2; discard: W/P5; draw: G5/O7",
        "hand A: B2/O8; hand B: R5/P2; discard: B7/O3; color: red",
        "hand A: B2/O8; hand B: R5/P2; discard: B7/O3; phase: respond",
        "hand A: B2/O8; hand B: R5/P2; discard: B7/O3; phase: drawn; drawn: G5/O7",
        "hand A: B2/O8; hand B: R5/P2; phase: opening; discard:; draw: W+2/O4 W+2/O7",
        "hand A: B2/O8; hand B: R5/P2; discard: B7/O3; uno_owed: Z",
    ],
)
def test_positions_that_cannot_be(text: str) -> None:
    with pytest.raises(PositionError):
        Round.from_position(text)


@pytest.mark.parametrize("initial_flip", ["apply", "ignore", "redraw"])
def test_a_flip_may_open_unless_it_is_drawn_anew(initial_flip: str) -> None:
    """F-INIT-7: a pile of nothing but Flips would otherwise be turned over for ever."""
    text = "phase: opening; dealer: A; hand A: B2/O8; hand B: R5/P2; draw: Gf/T3 Rf/P8"
    rules = FLIP.replace(initial_flip=initial_flip)
    if initial_flip == "redraw":
        with pytest.raises(PositionError, match="no card of the draw pile may be the opening card"):
            Round.from_position(text, rules)
    else:
        assert Round.from_position(text, rules).apply("open")[0].kind == "open"


@pytest.mark.parametrize(
    ("changes", "defect"),
    [
        ({"players": ("A",)}, "2 to 10 players play, not 1"),
        ({"players": ("A", "B", "C")}, "hands: the players are A, B, C, and each has a hand"),
        ({"hands": {"A": ()}}, "hands: the players are A, B, and each has a hand"),
        ({"turn": "Z"}, "turn: 'Z' is not among the players"),
        ({"turn": None}, "turn: somebody has to act in phase turn"),
        ({"dealer": "Z"}, "dealer: 'Z' is not among the players"),
        ({"phase": "lunch"}, "phase is one of turn, drawn, respond"),
        ({"direction": "up"}, "direction is one of clockwise, counterclockwise, not 'up'"),
        ({"side": "left"}, "side is one of light, dark, not 'left'"),
        ({"uno_called": ("Z",)}, "uno_called: 'Z' is not among the players"),
        ({"revealed": Revealed("A", "Z", ())}, "revealed: 'Z' is not among the players"),
        ({"offer": Offer("Z", "B", parse_card("R5/P2"))}, "offer: 'Z' is not among the players"),
        (
            {"pending": PendingPenalty(Symbol.SKIP, 0, "A", "Z")},
            "pending: 'Z' is not among the players",
        ),
    ],
)
def test_a_position_put_together_by_hand_is_looked_at_too(
    changes: dict[str, Any], defect: str
) -> None:
    with pytest.raises(PositionError) as refusal:
        Round.from_position(replace(Position.parse(START), **changes))
    assert refusal.value.defects[0].startswith(defect)
    assert Round.from_position(replace(Position.parse(START), dealer="")).position().dealer == "B"


def test_a_position_with_more_cards_than_the_deck() -> None:
    whole = Round.deal(["A", "B"], seed=1)
    position = whole.position()
    values = {
        "hands": {"A": position.hands["A"], "B": position.hands["B"]},
        "discard": position.discard,
        "draw": (*position.draw, parse_card("W/P5")),
    }
    with pytest.raises(PositionError, match="there are 113 cards; the deck has 112"):
        Round.from_position(values)


def test_a_random_pairing_keeps_the_counts_of_each_side() -> None:
    rules = FLIP.replace(pairing="random")
    fine = Round.from_position("hand A: B2/P1; hand B: R5/V9; discard: B7/Tf; draw: W/O1", rules)
    assert fine.turn == "A"
    with pytest.raises(PositionError, match="the light face B2 is there 3 times"):
        Round.from_position("hand A: B2/P1 B2/P2; hand B: B2/V9; discard: B7/Tf; draw: W/O1", rules)


def test_classic_cards_have_no_dark_side() -> None:
    with pytest.raises(PositionError, match="no dark side"):
        Round.from_position("side: dark; hand A: B2; hand B: R5; discard: B7; draw: Y4", CLASSIC)


class TestRecords:
    """Saved rounds that are damaged, foreign, truncated or too new."""

    @pytest.fixture
    def text(self) -> str:
        round_ = Round.deal(["Ann", "Bo"], seed=5)
        for _ in range(12):
            round_.apply(round_.legal_actions()[0])
        return round_.record()

    def refused(self, text: str) -> RecordError:
        with pytest.raises(RecordError) as refusal:
            Round.from_record(text)
        return refusal.value

    def test_a_foreign_text_is_told_from_a_record(self, text: str) -> None:
        assert self.refused("1. e4 e5 2. Nf3").line == 1
        assert self.refused("").line == 1
        assert "format" in str(self.refused('{"a": 1}'))

    def test_a_newer_record_asks_for_an_update(self, text: str) -> None:
        error = self.refused(text.replace("unoflip record 1", "unoflip record 2"))
        assert error.line == 1
        assert "update" in str(error)

    def test_a_truncated_record_is_noticed(self, text: str) -> None:
        lines = text.split("\n")
        for kept in range(len(lines) - 2):
            self.refused("\n".join(lines[:kept]))

    def test_a_changed_action_names_its_line(self, text: str) -> None:
        lines = text.split("\n")
        place = next(n for n, line in enumerate(lines) if line.startswith(("Ann ", "Bo ")))
        changed = [*lines[:place], "Ann fold", *lines[place + 1 :]]
        assert self.refused("\n".join(changed)).line == place + 1
        changed[place] = "Ann ready"
        assert self.refused("\n".join(changed)).line == place + 1

    def test_a_changed_header_or_end_is_noticed(self, text: str) -> None:
        assert self.refused(text.replace("seed: 5", "seed: 6"))
        assert self.refused(text.replace("seed: 5", "seed: six")).line == 4
        assert self.refused(text.replace("deck=flip", "deck=tarot")).line == 3
        assert self.refused(text.replace("result: unfinished", "result: Ann 50"))
        assert self.refused(text.replace("players: Ann Bo", "players: Ann"))
        assert self.refused(text.replace("check: ", "check: 0"))

    def test_a_huge_or_nested_file_is_refused(self) -> None:
        assert "at most" in str(self.refused("x" * 3_000_000))
        assert self.refused("{" * 100_000)
        assert self.refused('{"a":' * 50_000)
        wrong: Any = 7
        assert "not int" in str(self.refused(wrong))

    def test_json_of_a_wrong_shape_is_refused(self, text: str) -> None:
        json_text = Round.from_record(text).record_json()
        for old, new in (
            ('"version": 1', '"version": 9'),
            ('"version": 1', '"version": "one"'),
            ('"seed": 5', '"seed": "five"'),
            ('"seed": 5', '"seed": null'),
            ('"options": {}', '"options": []'),
            ('"options": {}', '"options": {"jump_in": 3}'),
            ('"players": [', '"players": 3, "x": ['),
            ('"actions": [', '"actions": 3, "x": ['),
            ('"result": "unfinished"', '"result": 3'),
            ("}", ""),
        ):
            assert old in json_text
            self.refused(json_text.replace(old, new))


@given(st.text(max_size=60))
def test_parsers_answer_any_text_with_a_value_or_a_clear_error(text: str) -> None:
    for parse in (parse_face, parse_card, Action.parse, Position.parse, Round.from_record):
        with suppress(UnoFlipError):
            parse(text)


WORDS = [
    "A",
    "B",
    "play",
    "draw",
    "jump",
    "color",
    "uno",
    "swap",
    "give",
    "receive",
    "catch",
    "B2/O8",
    "W/P5",
    "red",
    "teal",
    '"',
    ";",
    ":",
    "hand A",
    "hand B",
    "discard",
    "pending",
    "wild_draw_two",
    "2",
    "offer",
    "revealed",
    "\n",
]


@given(st.lists(st.sampled_from(WORDS), max_size=12))
def test_parsers_answer_jumbled_notation_with_a_value_or_a_clear_error(words: list[str]) -> None:
    text = " ".join(words)
    for parse in (Action.parse, Position.parse):
        try:
            found = parse(text)
        except UnoFlipError:
            continue
        assert parse(str(found)) == found


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
        ),
        max_leaves=8,
    )
)
def test_positions_from_any_mapping_give_a_value_or_a_clear_error(value: Any) -> None:
    names = (
        "hands",
        "players",
        "discard",
        "draw",
        "color",
        "turn",
        "pending",
        "offer",
        "idle",
        "revealed",
        "uno_called",
    )
    for key in names:
        for source in ({key: value}, {"hands": {"A": "B2/O8", "B": "R5/P2"}, key: value}):
            with suppress(UnoFlipError):
                Round.from_position(source)


def test_the_rules_core_needs_nothing_but_the_standard_library() -> None:
    code = (
        "import sys\n"
        "before = set(sys.modules)\n"
        "import unoflip_widgets.rules\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print(sorted(new - set(sys.stdlib_module_names) - {'unoflip_widgets'}))\n"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
