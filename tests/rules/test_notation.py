"""What is written is read, part by part, and what cannot be read is named with its place."""

from __future__ import annotations

from typing import Any

import pytest

from unoflip_widgets.rules import (
    CLASSIC,
    FLIP,
    Action,
    IllegalAction,
    NotationError,
    Position,
    PositionError,
    Round,
    RuleSet,
    parse_card,
    parse_cards,
    parse_face,
)

HANDS = "hand A: B2/O8 G4/T9; hand B: R5/P2 B4/V1; hand C: Y3/V1 R1/P3"
TABLE = f"players: A B C; {HANDS}; discard: W/P5 B7/O3; draw: G5/O7 Y9/T5"
ASKED = f"players: A B C; {HANDS}; discard: B7/O3 W+2/O4; draw: G5/O7 Y9/T5 Gs/O9 R2/Or"
ASKED += "; color: red; turn: B; phase: respond"
NAMING = TABLE.replace("W/P5 B7/O3", "B7/O3 W/P5") + "; phase: choose_color"
LAST = ASKED.replace("hand A: B2/O8 G4/T9", "hand A:")
LONE = "players: A B C; hand A: B2/O8; hand B: R5/P2 B4/V1; hand C: Y3/V1; discard: B7/O3; draw:"


def text_of(*parts: str) -> str:
    return "; ".join(parts)


@pytest.mark.parametrize(
    "line",
    [
        "open",
        "A play B7/O3",
        "A play W/P5 green",
        "A play B2/O8 uno",
        "A play Y7 swap C",
        "A play R5 swap B give B3",
        "A play R5 swap B give B3 receive G9",
        "A play R5 swap B give B3 receive G9 uno",
        "A jump B7/O3",
        "A jump W/P5 red uno",
        "A draw",
        "A keep",
        "A color teal",
        "B accept",
        "B challenge",
        "A uno",
        "B catch A",
        '"Anna Maria" catch "say \\"hi\\""',
        "B give G9",
        "B ready",
    ],
)
def test_an_action_is_written_as_it_was_read(line: str) -> None:
    action = Action.parse(line)
    assert str(action) == line
    assert Action.parse(str(action)) == action
    assert hash(Action.parse(line)) == hash(action)


def test_actions_that_differ_in_one_part_are_different() -> None:
    lines = [
        "A play R5",
        "B play R5",
        "A jump R5",
        "A play R6",
        "A play R5 red",
        "A play R5 uno",
        "A play R5 swap B",
        "A play R5 swap B give B3",
        "A play R5 swap B give B4",
        "A play R5 swap B give B3 receive G9",
    ]
    assert len({Action.parse(line) for line in lines}) == len(lines)
    assert Action.parse("A draw") != "A draw"


@pytest.mark.parametrize(
    ("line", "start", "end"),
    [
        ("A", 0, 1),
        ("A fold", 2, 6),
        ("A play X9", 7, 9),
        ("A play B7 mauve", 10, 15),
        ("A play B7 X9 red", 10, 16),
        ("A play B2/O8 blue green", 18, 23),
        ("A play B2/O8 swap", 13, 17),
        ("A play R5 swap B give X3 uno", 22, 24),
        ("A play R5 uno uno", 14, 17),
        ("A draw now", 7, 10),
        ("A catch B C", 10, 11),
        ("A give R5 R6", 10, 12),
        ('A play "B2', 7, 10),
        ('A "\\x"', 2, 6),
    ],
)
def test_the_place_of_what_cannot_be_read_is_told(line: str, start: int, end: int) -> None:
    with pytest.raises(NotationError) as refusal:
        Action.parse(line)
    assert (refusal.value.text, refusal.value.start, refusal.value.end) == (line, start, end)


def test_the_place_of_a_bad_face_and_of_a_bad_card_is_told() -> None:
    with pytest.raises(NotationError) as refusal:
        parse_cards("B7/O3 B7/O3 B7/X3 R5")
    assert (refusal.value.start, refusal.value.end) == (12, 17)
    for text, start in (("X7", 0), ("RX", 1), ("", 0)):
        with pytest.raises(NotationError) as refusal:
            parse_face(text)
        assert (refusal.value.text, refusal.value.start) == (text, start)


@pytest.mark.parametrize(
    "card",
    ["B7/R3", "O3/B7", "O3", "W/W", "W+2/W+c", "B0/O3", "B+2/O3", "Be/O3", "B7/Os", "W+4/O3"],
)
def test_faces_that_no_card_has_together_are_refused(card: str) -> None:
    with pytest.raises(NotationError):
        parse_card(card)


@pytest.mark.parametrize(
    ("text", "part", "value"),
    [
        (text_of(TABLE, "side: dark"), "color", "orange"),
        (text_of(TABLE, "direction: counterclockwise"), "direction", "counterclockwise"),
        (text_of(TABLE, "color: blue"), "color", "blue"),
        (text_of(TABLE, "turn: C"), "turn", "C"),
        (TABLE, "dealer", "C"),
        (text_of(TABLE, "dealer: B"), "dealer", "B"),
        (text_of(TABLE, "phase: drawn; drawn: B2/O8"), "drawn", parse_card("B2/O8")),
        (text_of(NAMING, "turn: B; after: C"), "color", None),
        (text_of(NAMING, "turn: B; after: C"), "after", "C"),
        (text_of(TABLE, "phase: await_ready; turn: B; after: C"), "turn", "B"),
        (text_of(TABLE, "uno_said: A"), "uno_said", "A"),
        (text_of(LONE, "turn: B; uno_owed: A"), "uno_owed", "A"),
        (text_of(LONE, "turn: B; uno_called: A C"), "uno_called", ("A", "C")),
        (text_of(TABLE, "opening_top: yes"), "opening_top", True),
        (TABLE, "opening_top", False),
        (text_of(TABLE, "idle: 9"), "idle", 9),
        (text_of(TABLE, "turn: B; revealed: B A G4/T9 B2/O8"), "phase", "turn"),
        (text_of(TABLE, "phase: give; turn: B; offer: A B G4/T9"), "phase", "give"),
        (text_of(ASKED, "pending: wild_draw_two 2 A B blue B2/O8 G4/T9"), "phase", "respond"),
        (text_of(LAST, "pending: wild_draw_two 2 A B blue last"), "phase", "respond"),
        (text_of(ASKED, "pending: wild_draw_two 4 A B B2/O8"), "phase", "respond"),
        (text_of(LAST, "pending: wild_draw_two 2 A B last B2/O8"), "phase", "respond"),
        (text_of(ASKED, "pending: skip 0 A B"), "phase", "respond"),
    ],
)
def test_every_part_of_a_position_is_read_kept_and_written(
    text: str, part: str, value: Any
) -> None:
    position = Position.parse(text)
    assert getattr(position, part) == value
    assert Position.parse(str(position)) == position
    assert Position.parse(position.one_line()) == position
    written = position.one_line().split("; ")
    assert {line for line in text.split("; ") if line != "phase: turn"} <= set(written)
    assert Round.from_position(position).position() == Position.parse(
        text.replace("revealed: B A G4/T9 B2/O8", "revealed: B A B2/O8 G4/T9")
    )


def test_a_pending_penalty_is_read_word_by_word() -> None:
    pending = Position.parse(text_of(ASKED, "pending: wild_draw_two 2 A B blue B2/O8")).pending
    assert pending is not None
    assert (pending.symbol, pending.count) == ("wild_draw_two", 2)
    assert (pending.by, pending.victim) == ("A", "B")
    assert (pending.before, pending.last, pending.held) == ("blue", False, parse_cards("B2/O8"))
    bare = Position.parse(text_of(ASKED, "pending: wild_draw_two 2 A B last B2/O8")).pending
    assert bare is not None
    assert (bare.before, bare.last, bare.held) == (None, True, parse_cards("B2/O8"))


def test_a_position_goes_on_as_its_parts_say() -> None:
    asked = Round.from_position(text_of(ASKED, "pending: wild_draw_two 2 A B blue B2/O8 G4/T9"))
    asked.apply("B challenge")  # blue was held
    assert (asked.hand_size("A"), asked.hand_size("B"), asked.turn) == (4, 2, "B")
    asked.undo()
    asked.apply("B accept")
    assert (asked.hand_size("A"), asked.hand_size("B"), asked.turn) == (2, 4, "C")
    naming = Round.from_position(text_of(NAMING, "turn: B; after: C"))
    naming.apply("B color red")
    assert (naming.turn, naming.color) == ("C", "red")
    giving = Round.from_position(text_of(TABLE, "phase: give; turn: B; offer: A B G4/T9"))
    giving.apply("B give R5/P2")
    assert giving.hand("A") == parse_cards("B2/O8 R5/P2")
    assert giving.hand("B") == parse_cards("B4/V1 G4/T9")
    idle = Round.from_position(text_of(LONE, "turn: B; idle: 2"))
    assert idle.apply("B draw")[-1].kind == "void"


def test_a_wild_of_which_no_color_before_is_told_was_lawful() -> None:
    """F-CHAL-3: a challenge looks for a color, and other wilds are none (F-WILD-4)."""
    held = ASKED.replace("hand A: B2/O8 G4/T9", "hand A: W/V7")
    round_ = Round.from_position(text_of(held, "pending: wild_draw_two 2 A B W/V7"))
    assert [
        event["guilty"] for event in round_.apply("B challenge") if event.kind == "verdict"
    ] == [False]


def test_a_mapping_may_hold_values_instead_of_text() -> None:
    hands = {"A": [parse_card("B2/O8"), "G4/T9"], "B": "R5/P2"}
    position = Position.parse(
        {
            "players": ["B", "A"],
            "hands": hands,
            "discard": ["B7/O3"],
            "draw": None,
            "side": " dark ",
            "idle": 1,
            "opening_top": True,
            "uno_called": ["B"],
            "color": None,
        }
    )
    assert position.players == ("B", "A")
    assert position.hands["A"] == parse_cards("B2/O8 G4/T9")
    assert (position.side, position.idle, position.opening_top) == ("dark", 1, True)
    assert (position.draw, position.uno_called, position.turn) == ((), ("B",), "B")
    assert Position.parse(position) is position


@pytest.mark.parametrize(
    ("text", "phase", "turn"),
    [
        (f"{HANDS}; draw: B7/O3", "opening", None),
        (f"{HANDS}; discard: B7/O3; draw:", "turn", "A"),
        (f"{HANDS}; discard: B7/O3; draw:; phase: round_over; turn: A", "round_over", None),
    ],
)
def test_what_a_position_leaves_unsaid_has_its_usual_value(
    text: str, phase: str, turn: str | None
) -> None:
    position = Position.parse(text)
    assert (position.phase, position.turn, position.dealer) == (phase, turn, "C")


@pytest.mark.parametrize("name", ["q;r", "q:r", 'q";r', "b\\;c", 'b\\";c', '\\\\":;', "a\\", '"'])
def test_dividers_and_quotes_in_a_name_divide_nothing(name: str) -> None:
    position = Position.parse(
        {"hands": {name: "B2/O8 G4/T9", "B": "R5/P2"}, "discard": "B7/O3", "turn": name}
    )
    assert Position.parse(position.one_line()) == position
    assert position.turn == name


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (text_of(TABLE, "hand A: G5/O7"), "part 7: the hand of A stands twice"),
        (text_of(TABLE, "turn: A; turn: B"), "part 8: 'turn' stands twice"),
        (text_of(TABLE, "", "weather: rain"), "'weather' is no part of a position"),
        (text_of(TABLE, "hands: B2/O8"), "part 7: 'hands' is no part of a position"),
        (text_of(TABLE, "turn of: B"), "part 7: 'turn of' is no part of a position"),
        (text_of(TABLE, "nonsense"), "part 7: 'nonsense' is no 'key: value'"),
        (text_of(TABLE, 'hand "A: B'), "part 7: 'hand \"A: B' is no 'key: value'"),
        (f"{TABLE}\n'x'", "is no 'key: value'"),
        ("players: A B C; hand A: B2/O8; hand D: R5/P2", "'D' has a hand but is not among"),
        ("players: A; hand A: B2/O8", "2 to 10 players"),
        (text_of(TABLE, "side: left"), "side is one of light, dark, not 'left'"),
        (text_of(TABLE, "direction: up"), "direction is one of clockwise, counterclockwise"),
        (text_of(TABLE, "phase: lunch"), "phase is one of turn, drawn"),
        (text_of(TABLE, "turn: Z"), "turn: 'Z' is not among the players"),
        (text_of(TABLE, "turn: A B"), "turn: 'A B' is not among the players"),
        (text_of(TABLE, "color: mauve"), "color: 'mauve' is no color"),
        (text_of(TABLE, "idle: 10"), "idle is a number from 0 to 9, not '10'"),
        (text_of(TABLE, "idle: -1"), "idle is a number from 0 to 9, not '-1'"),
        (text_of(TABLE, "drawn: XX"), "drawn: "),
        (text_of(TABLE, "uno_called: A Z"), "uno_called: 'Z' is not among the players"),
        (text_of(TABLE, "pending: tea 2 A B"), "pending is written: "),
        (text_of(TABLE, "pending: skip 0 A"), "pending is written: "),
        (text_of(TABLE, "pending: skip 0 A Z"), "pending: 'Z' is not among the players"),
        (text_of(TABLE, "pending: skip 0 A B blue XX"), "pending: "),
        (text_of(TABLE, "offer: A B"), "offer is written: offer: A B B3/T2"),
        (text_of(TABLE, "offer: A Z G4/T9"), "offer: 'Z' is not among the players"),
        (text_of(TABLE, "revealed: A Z G4/T9"), "revealed: 'Z' is not among the players"),
        ({"hands": {"A": "B2", "B": "R5"}, 7: "x"}, "7 is no part of a position"),
        ({"hands": ["B2"]}, "there are no hands"),
        ({"hands": {"A": 3, "B": "R5"}}, "hand A: "),
        (7, "a position is text or a mapping"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(source: Any, words: str) -> None:
    with pytest.raises(PositionError) as refusal:
        Position.parse(source)
    assert any(words in defect for defect in refusal.value.defects)


@pytest.mark.parametrize(
    ("text", "rules", "defects"),
    [
        (TABLE.replace("W/P5 B7/O3", ""), FLIP, []),
        (
            TABLE.replace("W/P5 B7/O3", "") + "; phase: turn",
            FLIP,
            ["the discard pile is empty"],
        ),
        (
            text_of(TABLE, "color: red"),
            FLIP,
            ["the top card is blue, so red cannot be in force"],
        ),
        (
            text_of(TABLE, "color: teal"),
            FLIP,
            [
                "teal is no color of the light side",
                "the top card is blue, so teal cannot be in force",
            ],
        ),
        (
            TABLE.replace("W/P5 B7/O3", "B7/O3 W/P5"),
            FLIP,
            ["the top card W has no color; say which color is in force"],
        ),
        (text_of(TABLE.replace("W/P5 B7/O3", "B7/O3 W/P5"), "color: green"), FLIP, []),
        (
            text_of(TABLE, "phase: drawn"),
            FLIP,
            ["in phase drawn the part 'drawn' is needed"],
        ),
        (
            text_of(TABLE, "phase: respond"),
            FLIP,
            ["in phase respond the part 'pending' is needed"],
        ),
        (
            NAMING,
            FLIP,
            ["in phase choose_color the part 'after' is needed"],
        ),
        (
            text_of(TABLE, "phase: await_ready"),
            FLIP,
            ["in phase await_ready the part 'after' is needed"],
        ),
        (text_of(TABLE, "phase: give"), FLIP, ["in phase give the part 'offer' is needed"]),
        (
            text_of(TABLE, "phase: drawn; drawn: R5/P2"),
            FLIP,
            ["R5/P2 was drawn but is not in the hand of A"],
        ),
        (
            text_of(TABLE, "phase: give; turn: B; offer: A B R5/P2"),
            FLIP,
            ["R5/P2 is offered but not in the hand of A"],
        ),
        (
            text_of(TABLE, "uno_owed: B"),
            FLIP,
            ["UNO concerns B, who does not hold exactly one card"],
        ),
        (
            text_of(LONE, "uno_called: A B"),
            FLIP,
            ["UNO concerns B, who does not hold exactly one card"],
        ),
        (
            f"{HANDS}; discard:; draw:; phase: opening",
            FLIP,
            ["there is no card to open with"],
        ),
        (
            "hand A:; hand B:; discard: B7/O3; draw:; turn: B",
            FLIP,
            ["A, B has no cards, so the round would be over"],
        ),
        ("hand A:; hand B: R5/P2; discard: B7/O3; draw:; phase: round_over", FLIP, []),
        (
            f"{HANDS}; discard: B7/O3; draw: G5/O7; phase: opening",
            FLIP,
            ["discard: before the opening card is turned no card lies there"],
        ),
        (
            text_of(TABLE, "phase: choose_color; after: C"),
            FLIP,
            ["phase: no color can be named for the top card B7"],
        ),
        (
            text_of(TABLE, "phase: drawn; drawn: G4/T9"),
            FLIP,
            ["drawn: G4/T9 does not fit, so the turn would be over"],
        ),
        (text_of(TABLE, "drawn: B2/O8"), FLIP, ["drawn: this belongs to phase drawn only"]),
        (text_of(TABLE, "offer: A B G4/T9"), FLIP, ["offer: this belongs to phase give only"]),
        (
            text_of(TABLE, "pending: wild_draw_two 2 B A blue"),
            FLIP,
            ["pending: this belongs to phase respond only"],
        ),
        (
            text_of(TABLE, "phase: give; turn: C; offer: A B G4/T9"),
            FLIP,
            ["offer: it is for B to answer, not for C"],
        ),
        (
            text_of(TABLE, "phase: give; offer: A A G4/T9"),
            FLIP,
            ["offer: nobody swaps with the own hand"],
        ),
        (
            text_of(ASKED, "pending: wild_draw_two 2 A C pink"),
            FLIP,
            [
                "pending: pink is no color of the light side",
                "pending: C has to answer, not B",
            ],
        ),
        (
            text_of(ASKED, "pending: 4 0 B B"),
            FLIP,
            ["pending: a 4 asks nobody for an answer", "pending: nobody answers an own card"],
        ),
        *(
            (
                text_of(ASKED, f"pending: {symbol} {count} A B"),
                FLIP,
                [f"pending: a {symbol} cannot cost {count} cards"],
            )
            for symbol, count in (
                ("wild_draw_two", -2),
                ("wild_draw_two", 3),
                ("draw_five", 0),
                ("skip", 1),
            )
        ),
        (
            text_of(ASKED, "pending: wild_draw_two 2 A B last"),
            FLIP,
            ["pending: A still holds cards, so it was not the last"],
        ),
        (
            text_of(LAST, "pending: wild_draw_two 2 A B"),
            FLIP,
            ["A has no cards, so the round would be over"],
        ),
        (
            text_of(LONE, "phase: round_over; uno_owed: A"),
            FLIP,
            ["uno_owed: nobody can be caught in phase round_over"],
        ),
        (text_of(TABLE, "winner: A"), FLIP, ["winner: A cannot have won yet"]),
        (
            text_of(TABLE, "phase: round_over; winner: A"),
            FLIP,
            ["winner: A still holds cards"],
        ),
        (
            TABLE.replace("W/P5", "B7/O3 B7/O3"),
            FLIP,
            ["B7/O3 is there 3 times; it exists once"],
        ),
        (
            "hand A: R0 R0; hand B: R1 R1 R1; discard: B7; draw:",
            CLASSIC,
            ["R0 is there 2 times; it exists once", "R1 is there 3 times; it exists 2 times"],
        ),
        ("hand A: B2/P1; hand B: R5/V9; discard: B7/Tf", FLIP.replace(pairing="random"), []),
        (
            "hand A: B2/P1 B3/P1; hand B: R5/P1; discard: B7/Tf",
            FLIP.replace(pairing="random"),
            ["the dark face P1 is there 3 times, not 2 at most"],
        ),
    ],
)
def test_a_position_that_cannot_be_has_these_defects_and_no_others(
    text: str, rules: RuleSet, defects: list[str]
) -> None:
    if not defects:
        assert Round.from_position(text, rules).players
        return
    with pytest.raises(PositionError) as refusal:
        Round.from_position(text, rules)
    assert list(refusal.value.defects) == defects


def test_a_card_with_one_face_is_named_where_only_the_position_tells_the_pairing() -> None:
    with pytest.raises(PositionError, match="there is no card B7 in UNO Flip"):
        Round.from_position(
            "hand A: B2/P1 B7; hand B: R5/V9; discard: B7/Tf", FLIP.replace(pairing="random")
        )


@pytest.mark.parametrize("number", [0, 10])
@pytest.mark.parametrize(
    "name",
    [
        "uno_penalty",
        "misplay_penalty",
        "false_uno_penalty",
        "false_catch_penalty",
        "failed_challenge_extra",
    ],
)
def test_penalties_go_from_none_to_ten(name: str, number: int) -> None:
    assert FLIP.replace(**{name: number}).options().get(name, number) == number
    for beyond in (-1, 11):
        with pytest.raises(ValueError, match=name):
            FLIP.replace(**{name: beyond})


@pytest.mark.parametrize("penalty", ["false_uno_penalty", "false_catch_penalty"])
def test_a_finisher_who_draws_for_a_false_call_keeps_a_position_that_can_be_read(
    penalty: str,
) -> None:
    rules = FLIP.replace(**{penalty: 1})
    round_ = Round.from_position(text_of(LAST, "pending: wild_draw_two 2 A B last"), rules)
    for line in ("A uno" if penalty == "false_uno_penalty" else "A catch C", "B accept"):
        round_.apply(line)
        assert round_.hand_size("A") == 1
        again = Round.from_position(str(round_.position()), rules)
        assert again.position() == round_.position()
        assert again.outcome == round_.outcome
    with pytest.raises(PositionError, match="winner: A still holds cards"):
        Round.from_position(str(round_.position()), FLIP)


def test_hands_go_from_one_card_to_ten_and_targets_begin_at_one() -> None:
    assert [FLIP.replace(hand_size=size).hand_size for size in (1, 10)] == [1, 10]
    assert FLIP.replace(target=1).target == 1


def test_text_may_be_as_long_as_is_said_and_no_longer() -> None:
    assert Action.parse("A draw".ljust(1000)).verb == "draw"
    with pytest.raises(NotationError, match="at most 1000 characters, this one 1001"):
        Action.parse("A draw".ljust(1001))
    assert Position.parse(TABLE.ljust(20_000)).turn == "A"
    with pytest.raises(PositionError, match="at most 20000 characters, this text has 20001"):
        Position.parse(TABLE.ljust(20_001))


def test_a_wild_that_was_listed_before_a_flip_is_judged_anew() -> None:
    """F-MATCH-5: only active faces count, whoever kept the list."""
    round_ = Round.from_position(
        "hand A: Rf/V2 Y1/V3; hand B: W/P5 R5/P2; discard: R2/Pr; draw: G5/O7 Y9/T5",
        FLIP.replace(pairing="random"),
    )
    ahead = round_.copy()
    ahead.apply("A draw")
    listed = {str(action): action for action in ahead.legal_actions()}
    stale = listed["B play W/P5 red"]
    round_.apply("A play Rf/V2 uno")
    assert (round_.side, round_.color, round_.turn) == ("dark", "pink", "B")
    with pytest.raises(IllegalAction) as refusal:
        round_.apply(stale)
    assert refusal.value.code == "bad_color"
