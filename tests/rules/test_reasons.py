"""A verdict gives the reason, the rule and what it speaks of; an event names the rules it rests on.

The rule ids are those of the rulebook.
"""

from __future__ import annotations

import pytest

from unoflip_widgets.rules import (
    CLASSIC,
    ERROR_CODES,
    EVENT_KINDS,
    FLIP,
    Event,
    Round,
    RuleSet,
)

LIGHT = """players: A B C
hand A: B2/O8 Y7/O2 W/P5 W+2/O4
hand B: R5/P2 B4/V1
hand C: Y3/V1 R1/P3
discard: B7/O3
draw: G5/O7 Y9/T5 Gs/O9 B3/T2
"""
LAWFUL = LIGHT.replace("B2/O8 ", "")
DARK = """side: dark
players: A B C
hand A: G6/W+c B6/Vr B1/Ve B8/T4
hand B: R5/P2 R9/Tr
hand C: Y3/V1 Y8/P1
discard: R7/O1 B3/V8
draw: R3/P7 Y2/T1 Y4/Vf R4/Of G8/T9 G4/T9
"""
HOUSE = CLASSIC.replace(
    **dict.fromkeys(("jump_in", "seven_swap", "five_swap", "zero_rotate", "politeness"), True),
    stack="sum",
)
SKIPS = LIGHT.replace("B7/O3", "Bs/P9").replace("Gs/O9 ", "").replace("Y7/O2", "Gs/O9")
MISPLAY = FLIP.replace(misplay_penalty=2)
FALSE_CATCH = FLIP.replace(false_catch_penalty=2)
STRICT = FLIP.replace(restricted_wilds="strict")
TABLE = """players: A B C
hand A: R7 R5 R+2 W+4 R0
hand B: R9 Y+2 R3
hand C: R+2 Y3 G6
discard: R3
draw: G1 G2 G3 G4 G5 B1 B2 B3 B4 B5
"""


@pytest.mark.parametrize(
    ("position", "rules", "before", "line", "reason", "rule"),
    [
        (LIGHT, FLIP, "", "A play B2/O8", "matches_color", "F-MATCH-1"),
        (LIGHT, FLIP, "", "A play Y7/O2", "matches_number", "F-MATCH-2"),
        (LIGHT, FLIP, "", "A play W/P5 blue", "wild", "F-WILD-1"),
        (LIGHT, FLIP, "", "A play W+2/O4 red", "restricted_bluff", "F-WILD-6"),
        (LAWFUL, FLIP, "", "A play W+2/O4 red", "restricted_lawful", "F-WILD-3"),
        (LIGHT, FLIP, "", "A draw", "draw", "F-DRAW-3"),
        (LIGHT, FLIP, "A play W+2/O4 red", "B accept", "accept", "F-LITE-4"),
        (LIGHT, FLIP, "A play W+2/O4 red", "B challenge", "challenge", "F-CHAL-2"),
        (LIGHT, FLIP, "A play B2/O8", "B uno", "uno", "F-UNO-1"),
        (LIGHT, FLIP, "A play B2/O8\nB play B4/V1", "A catch B", "catch", "F-UNO-3"),
        (
            LIGHT.replace("draw: G5/O7", "draw: B3/T2").replace(" B3/T2\n", "\n"),
            FLIP,
            "A draw",
            "A keep",
            "keep",
            "F-DRAW-2",
        ),
        (
            LIGHT.replace("B7/O3", "Br/W").replace("B2/O8", "Bf/V6"),
            FLIP,
            "A play Bf/V6",
            "A color teal",
            "color",
            "F-FLIP-7",
        ),
        (
            SKIPS,
            FLIP,
            "",
            "A play Gs/O9",
            "matches_symbol",
            "F-MATCH-3",
        ),
        (
            LIGHT,
            FLIP.replace(misplay_penalty=2),
            "A play B2/O8",
            "B play R5/P2",
            "misplay_penalty",
            "H-FALSE-1",
        ),
        (LIGHT, FLIP.replace(false_uno_penalty=2), "", "A uno", "false_uno_penalty", "H-FALSE-1"),
        (
            LIGHT,
            FLIP.replace(false_catch_penalty=2),
            "",
            "B catch A",
            "false_catch_penalty",
            "H-FALSE-1",
        ),
        (TABLE, HOUSE, "", "B jump R3", "jump", "H-JUMP-3"),
        (TABLE, HOUSE, "A play R+2", "B play Y+2", "answer", "H-STACK-1"),
        (TABLE, HOUSE, "A play R5 swap B give R0", "B give Y+2", "give", "H-FIVE-1"),
        (TABLE, HOUSE, "A play W+4 red\nB accept", "B ready", "ready", "H-READY-1"),
        (TABLE, HOUSE, "", "A play R7", "target_required", "H-70-2"),
        (
            LIGHT,
            FLIP.replace(restricted_wilds="strict"),
            "",
            "A play W+2/O4 red",
            "illegal_wild",
            "F-WILD-3",
        ),
    ],
)
def test_a_verdict_gives_its_reason_and_the_rule(
    position: str, rules: RuleSet, before: str, line: str, reason: str, rule: str
) -> None:
    round_ = Round.from_position(position, rules)
    for done in before.split("\n"):
        if done:
            round_.apply(done)
    verdict = round_.check(line)
    assert verdict.reason == reason
    assert rule in verdict.rules
    refused = reason in ERROR_CODES
    assert verdict.ok is bool(verdict) is not refused
    bluff_or_slip = reason == "restricted_bluff" or reason.endswith("_penalty")
    assert verdict.lawful is not (refused or bluff_or_slip)


def _opening(card: str) -> str:
    hands = "phase: opening\ndealer: C\nhand A: B2/O8\nhand B: R5/P2\nhand C: Y3/V1\n"
    return f"{hands}draw: {card} B7/O3 G5/O7"


@pytest.mark.parametrize(
    ("position", "before", "line", "rules"),
    [
        (_opening("W/P5"), "open", "A color red", "F-WILD-2 F-INIT-5"),
        (_opening("Gf/W+c"), "open", "A color pink", "F-WILD-2 F-INIT-7"),
        (LIGHT.replace("discard: ", "discard: Y1/W "), "", "", "F-WILD-2 F-FLIP-7"),
        (LIGHT, "A play W+2/O4 red", "B accept", "F-LITE-4"),
        (DARK, "A play G6/W+c teal", "B accept", "F-DARK-4"),
        (LIGHT, "A play B2/O8", "B play R5/P2", "F-MATCH-1 F-MATCH-2"),
        (DARK, "A play B6/Vr", "C play Y8/P1", "F-MATCH-1 F-MATCH-3"),
        (LIGHT, "A play W/P5 blue", "B play R5/P2", "F-MATCH-4"),
    ],
)
def test_a_verdict_names_no_rule_of_another_place(
    position: str, before: str, line: str, rules: str
) -> None:
    if not line:  # a Flip turns up the wild at the bottom
        position = position.replace("hand A: B2/O8", "hand A: Bf/V6")
        before, line = "A play Bf/V6", "A color teal"
    round_ = Round.from_position(position)
    round_.apply(before)
    assert round_.check(line).rules == tuple(rules.split())


def test_a_verdict_tells_what_it_speaks_of() -> None:
    round_ = Round.from_position(LIGHT)
    details = round_.check("A play W+2/O4 green").details
    assert {name: str(value) for name, value in details.items()} == {
        "phase": "turn",
        "player": "A",
        "card": "W+2",
        "color": "green",
        "top": "B7",
        "force": "blue",
        "turn": "A",
    }
    round_.apply("A play W+2/O4 green")
    details = round_.check("C catch A").details
    assert (details["player"], details["target"], details["turn"]) == ("C", "A", "B")
    assert (details["symbol"], details["phase"]) == ("wild_draw_two", "respond")
    assert "card" not in details
    assert "color" not in details
    round_ = Round.from_position(LIGHT)
    assert "color" not in round_.check("A play W/P5 teal").details


def events_of(position: str, rules: RuleSet, *lines: str) -> list[Event]:
    round_ = Round.from_position(position, rules)
    return [list(round_.apply(line)) for line in lines][-1]


def opened(card: str, rules: RuleSet = FLIP) -> list[Event]:
    deal = "players: A B C; dealer: C; hand A: {0}; hand B: {0}; hand C: {0}; phase: opening; "
    if rules.deck == "classic":
        text = deal.replace("{0}", "{}").format("R1", "R3", "R5") + f"draw: {card} G1 G2 G3"
    else:
        text = deal.replace("{0}", "{}").format("R1/P3", "R5/P2", "Y3/V1")
        text += f"draw: {card} G5/O7 Y9/T5"
    return events_of(text, rules, "open")


def told(events: list[Event]) -> list[tuple[str, str | None, tuple[str, ...]]]:
    return [(event.kind, event.player, event.rules) for event in events]


@pytest.mark.parametrize(
    ("events", "kind", "player", "rule"),
    [
        (opened("B7/O3"), "turn", "A", "F-DEAL-8"),
        (opened("Br/W"), "direction", None, "F-INIT-3"),
        (opened("Br/W"), "turn", "C", "F-INIT-3"),
        (opened("Bs/P9"), "skip", None, "F-INIT-4"),
        (opened("Bs/P9"), "turn", "B", "F-INIT-4"),
        (opened("B+1/P6"), "draw", "A", "F-INIT-2"),
        (opened("B+1/P6"), "skip", None, "F-INIT-2"),
        (opened("B+1/P6"), "turn", "B", "F-INIT-2"),
        (opened("W/P5"), "choose_color", "A", "F-INIT-5"),
        (opened("W+2/O4"), "return_card", "C", "F-INIT-6"),
        (opened("Bf/V6", FLIP.replace(initial_flip="redraw")), "return_card", "C", "F-INIT-7"),
        (opened("Bf/V6"), "flip_discard", None, "F-FLIP-3"),
        (opened("Bf/V6"), "flip_draw", None, "F-FLIP-4"),
        (opened("Bf/V6"), "flip_hands", None, "F-FLIP-5"),
        (opened("Bf/V6"), "exposed", None, "F-FLIP-6"),
        (opened("Bf/V6"), "turn", "A", "F-DEAL-8"),
        (opened("R+2", CLASSIC), "draw", "A", "C-INIT-1"),
        (opened("W", CLASSIC), "choose_color", "A", "C-INIT-3"),
        (opened("W+4", CLASSIC), "return_card", "C", "C-INIT-4"),
        (events_of(LIGHT, FLIP, "A play B2/O8"), "play", "A", "F-TURN-1"),
        (events_of(LIGHT, FLIP, "A play W/P5 red"), "play", "A", "F-WILD-1"),
        (events_of(LIGHT, FLIP, "A play W+2/O4 red"), "respond", "B", "F-CHAL-2"),
        (events_of(LIGHT, FLIP, "A play W+2/O4 red", "B accept"), "accept", "B", "F-LITE-4"),
        (events_of(LIGHT, FLIP, "A play W+2/O4 red", "B accept"), "draw", "B", "F-LITE-4"),
        (events_of(LIGHT, FLIP, "A play W+2/O4 red", "B accept"), "skip", None, "F-LITE-4"),
        (events_of(LIGHT, FLIP, "A play W+2/O4 red", "B challenge"), "reveal", "B", "F-CHAL-4"),
        (events_of(LIGHT, FLIP, "A play W+2/O4 red", "B challenge"), "verdict", "B", "F-CHAL-9"),
        (events_of(LIGHT, FLIP, "A play W+2/O4 red", "B challenge"), "draw", "A", "F-CHAL-5"),
        (events_of(LAWFUL, FLIP, "A play W+2/O4 red", "B challenge"), "verdict", "B", "F-CHAL-3"),
        (events_of(LAWFUL, FLIP, "A play W+2/O4 red", "B challenge"), "draw", "B", "F-CHAL-6"),
        (events_of(LIGHT, FLIP, "A draw"), "draw", "A", "F-DRAW-1"),
        (events_of(TABLE, HOUSE, "B jump R3"), "play", "B", "H-JUMP-1"),
        (events_of(TABLE, HOUSE, "A play R+2"), "respond", "B", "H-STACK-1"),
        (events_of(TABLE, HOUSE, "A play R7 swap B"), "swap_hands", "A", "H-70-2"),
        (events_of(TABLE, HOUSE, "A play R0"), "rotate_hands", "A", "H-70-1"),
        (events_of(TABLE, HOUSE, "A play R5 swap B give R7"), "offer", "A", "H-FIVE-1"),
        (events_of(TABLE, HOUSE, "A play W+4 red", "B accept"), "await_ready", "B", "H-READY-1"),
    ],
)
def test_an_event_names_the_rule_it_rests_on(
    events: list[Event], kind: str, player: str | None, rule: str
) -> None:
    assert any(
        event.kind == kind and event.player == player and rule in event.rules for event in events
    ), told(events)
    assert {event.kind for event in events} <= set(EVENT_KINDS)


# The same without a purple card besides the wild, and both with two players.
DARK_LAWFUL = DARK.replace("B6/Vr B1/Ve ", "")
DARK_TWO = DARK.replace("A B C", "A B").replace("hand C: Y3/V1 Y8/P1\n", "")
TWO = LIGHT.replace("A B C", "A B").replace("hand C: Y3/V1 R1/P3\n", "")
TWO_ACTIONS = TWO.replace("B2/O8", "Bs/P9 Br/O4 B+1/P6")
ESCAPE = """players: A B C
hand A: Bs R1
hand B: Bs Y7
hand C: R8 G9
discard: B3
draw: Y4 B9 R4 Y1 Y2
"""
ESCAPES = CLASSIC.replace(escape_skip=True)


@pytest.mark.parametrize(
    ("events", "kind", "rules"),
    [
        (events_of(DARK, FLIP, "A play G6/W+c teal", "B challenge"), "draw", "F-CHAL-7"),
        (events_of(DARK_LAWFUL, FLIP, "A play G6/W+c teal", "B challenge"), "draw", "F-CHAL-8"),
        (events_of(LIGHT, FLIP, "A play W+2/O4 red", "B challenge"), "draw", "F-CHAL-5"),
        (events_of(LAWFUL, FLIP, "A play W+2/O4 red", "B challenge"), "draw", "F-CHAL-6"),
        (events_of(DARK, FLIP, "A play G6/W+c teal", "B accept"), "accept", "F-DARK-4"),
        (events_of(LIGHT, FLIP, "A play W+2/O4 red", "B accept"), "accept", "F-LITE-4"),
        (events_of(TABLE, HOUSE, "A play W+4 red", "B accept"), "accept", "C-ACT-5"),
        (events_of(TABLE, HOUSE, "A play R+2", "B accept"), "accept", "H-STACK-1"),
        (events_of(ESCAPE, ESCAPES, "A play Bs"), "respond", "H-ESCS-1"),
        (events_of(ESCAPE, ESCAPES, "A play Bs", "B accept"), "accept", "H-ESCS-1"),
        (events_of(DARK, FLIP, "A play B6/Vr"), "play", "F-TURN-1 F-DARK-2"),
        (events_of(DARK, FLIP, "A play B6/Vr"), "direction", "F-DARK-2"),
        (events_of(TWO_ACTIONS, FLIP, "A play Br/O4"), "play", "F-TURN-1 F-LITE-2"),
        (events_of(TWO_ACTIONS, FLIP, "A play Br/O4"), "direction", "F-TWO-1"),
        (events_of(TWO_ACTIONS, FLIP, "A play Bs/P9"), "skip", "F-LITE-3 F-TWO-2"),
        (events_of(TWO_ACTIONS, FLIP, "A play B+1/P6"), "skip", "F-LITE-1 F-TWO-3"),
        (events_of(DARK_TWO, FLIP, "A play B1/Ve"), "skip", "F-DARK-3 F-TWO-2"),
        (
            events_of(DARK_TWO, FLIP, "A play G6/W+c teal", "B accept"),
            "skip",
            "F-DARK-4 F-DARK-5 F-TWO-3",
        ),
    ],
)
def test_an_event_names_no_rule_of_the_other_side_or_card(
    events: list[Event], kind: str, rules: str
) -> None:
    assert {event.rules for event in events if event.kind == kind} == {tuple(rules.split())}, told(
        events
    )
    causes = {event["cause"] for event in events if event.kind == "draw"}
    assert not any(":" in cause for cause in causes)


def test_a_laid_card_is_told_with_what_was_said_with_it() -> None:
    (play, *_) = events_of(LIGHT, FLIP, "A play W/P5 red")
    assert dict(play.details) == {
        "card": Round.from_position(LIGHT).hand("A")[2],
        "color": "red",
        "uno": False,
        "jump": False,
        "side": "light",
    }
    (play, uno, *_) = events_of(LIGHT, FLIP, "A play B2/O8", "B play B4/V1 uno")
    assert (play["color"], play["uno"], uno.kind, uno.player) == (None, True, "uno", "B")
    (jump, *_) = events_of(TABLE, HOUSE, "B jump R3")
    assert jump["jump"] is True


def test_what_could_not_be_drawn_is_told() -> None:
    """F-PILE-4: what there is is drawn, the rest is forgiven."""
    text = "hand A: B+1/P6 R5/P2 Y3/V1; hand B: R1/P3; discard: B7/O3; draw:"
    events = events_of(text, FLIP.replace(uno_penalty=4), "A play B+1/P6")
    draws = [event for event in events if event.kind == "draw"]
    assert [(draw["count"], draw["missing"]) for draw in draws] == [(1, 0)]
    some = "hand A: B2/O8 R5/P2; hand B: R1/P3 Y3/V1; discard: B7/O3; draw: Y4/Vf"
    events = events_of(some, FLIP.replace(uno_penalty=5), "A play B2/O8", "B catch A")
    draws = [event for event in events if event.kind == "draw"]
    assert [(draw["count"], draw["missing"]) for draw in draws] == [(1, 0), (1, 0), (0, 3)]
    bare = "hand A: B+1/P6 R5/P2; hand B: R1/P3 Y3/V1; discard: B7/O3; draw:"
    events = events_of(bare, FLIP, "A play B+1/P6", "B catch A")
    last = events[-1]
    assert (last.kind, last["count"], last["missing"]) == ("draw", 0, 2)
    assert "F-PILE-4" in last.rules


def test_the_draws_of_a_challenge_are_told_apart() -> None:
    """F-CHAL-6, F-CHAL-8: to the color and then two; of a Wild Draw Two all at once."""
    for position, play, parts in (
        (DARK_LAWFUL, "A play G6/W+c teal", ["color", "extra"]),
        (DARK, "A play G6/W+c teal", ["color"]),
        (LAWFUL, "A play W+2/O4 red", [""]),
    ):
        events = events_of(position, FLIP, play, "B challenge")
        draws = [event for event in events if event.kind == "draw"]
        assert [draw["part"] for draw in draws] == parts
        assert len({draw["cause"] for draw in draws}) == 1


@pytest.mark.parametrize(("answer", "missing"), [("B accept", 1), ("B challenge", 3)])
def test_a_color_that_does_not_come_is_missing_with_the_cards_after_it(
    answer: str, missing: int
) -> None:
    """F-CHAL-8, F-PILE-4: no pink card is left, and after it two more were due."""
    text = "side: dark; hand A: R3/W+c B1/Ve; hand B: Y9/T5 G9/O+5; discard: G5/O7; draw: Y5/V9"
    events = events_of(text, FLIP, "A play R3/W+c pink uno", answer)
    draws = [event for event in events if event.kind == "draw"]
    assert [(draw["count"], draw["missing"]) for draw in draws] == [(1, 0), (1, 0), (0, missing)]
    assert {draw.player for draw in draws} == {"B"}


@pytest.mark.parametrize(
    ("before", "slip"),
    [("A play B2/O8", "B play R5/P2"), ("", "A uno"), ("", "B catch A")],
)
def test_where_a_slip_costs_cards_no_rule_is_named_by_which_it_costs_nothing(
    before: str, slip: str
) -> None:
    """H-FALSE-1 against F-ERR-1 and F-UNO-6."""
    rules = FLIP.replace(misplay_penalty=2, false_uno_penalty=2, false_catch_penalty=2)
    round_ = Round.from_position(LIGHT, rules)
    if before:
        round_.apply(before)
    assert round_.check(slip).rules == ("H-FALSE-1",)
    events = [event for event in round_.apply(slip) if event.kind not in ("turn", "uno_closed")]
    assert {event.rules for event in events} == {("H-FALSE-1",)}


def test_details_of_an_event_cannot_be_changed() -> None:
    (event, *_) = events_of(LIGHT, FLIP, "A draw")
    with pytest.raises(TypeError, match="does not change"):
        event.details["count"] = 7  # type: ignore[index]


def test_an_early_uno_lapses_with_the_misplay_and_not_only_with_the_cards_it_costs() -> None:
    events = events_of(
        LIGHT, FLIP.replace(misplay_penalty=2), "A play B2/O8", "B uno", "B play R5/P2"
    )
    assert [event.kind for event in events] == ["misplay", "uno_lapsed", "draw", "turn"]
    blocked = "hand A: G4/T9 R5/P2; hand B: R1/P3 Y3/V1; discard: B7/O3; draw:"
    round_ = Round.from_position(blocked, FLIP.replace(misplay_penalty=2))
    round_.apply("A uno")
    assert round_.position().uno_said == "A"
    round_.apply("A play G4/T9")
    assert (round_.turn, round_.position().uno_said) == ("B", None)
