"""Where several house rules are played, a reason names those that speak and no others."""

from __future__ import annotations

import pytest

from unoflip_widgets.rules import CLASSIC, FLIP, IllegalAction, Round, RuleSet

SKIPS = """players: A B C
hand A: Bs R+2 W+4 R1
hand B: Bs B+2 W+4 Y7
hand C: R8 G9
discard: B3
draw: Y4 B9 R4 Y1 Y2 G1 G2 G3 G4
"""
TWOS = "hand A: R+2 R1; hand B: R+2 R5 R6; hand C: R8 G9; discard: R3; draw: Y4 B9 R4 Y1 Y2"
EVERY = CLASSIC.replace(
    stack="sum", stack_wild4=True, answer_wild4=True, escape_skip=True, jump_in=True
)


@pytest.mark.parametrize(
    ("before", "line", "rules"),
    [
        ("A play Bs", "B play Bs", "H-ESCS-1"),
        ("A play Bs", "B play Y7", "H-ESCS-1"),
        ("A play W+4 blue", "B play W+4 red", "H-STACK-2 H-STACK-5 H-STACK-6"),
        ("A play W+4 blue", "B play B+2", "H-ANS4-1 H-ANS4-2"),
        (
            "A play W+4 green",
            "B play B+2",
            "H-STACK-2 H-STACK-5 H-STACK-6 H-ANS4-1 H-ANS4-2",
        ),
    ],
)
def test_an_answer_rests_on_the_rule_that_allows_it(before: str, line: str, rules: str) -> None:
    round_ = Round.from_position(SKIPS, EVERY)
    round_.apply(before)
    assert round_.check(line).rules == tuple(rules.split())


@pytest.mark.parametrize(
    ("rules", "rule"),
    [
        (CLASSIC.replace(stack="sum"), "H-STACK-1"),
        (CLASSIC.replace(stack="pass"), "H-ESC2-1"),
        (CLASSIC.replace(jump_in=True), "H-JUMP-1"),
        (CLASSIC.replace(jump_in=True, stack="pass"), "H-ESC2-1"),
        (CLASSIC.replace(jump_in=True, stack="sum"), "H-STACK-1"),
    ],
)
def test_a_penalty_waits_for_the_sake_of_the_rule_that_holds_it(rules: RuleSet, rule: str) -> None:
    """K-07."""
    round_ = Round.from_position(TWOS, rules)
    (respond,) = [event for event in round_.apply("A play R+2 uno") if event.kind == "respond"]
    assert respond.rules == (rule,)
    assert round_.check("B accept").rules == (rule,)
    (accept,) = [event for event in round_.apply("B accept") if event.kind == "accept"]
    assert accept.rules == (rule,)


def test_who_names_a_color_for_the_back_of_an_opening_flip_follows_its_own_rule() -> None:
    round_ = Round.from_position(
        "phase: opening; dealer: C; players: A B C; hand A: B2/O8; hand B: R5/P2; hand C: Y3/V1; "
        "draw: Gf/W+c B7/O3 G5/O7"
    )
    assert round_.apply("open")[-1].rules == ("F-INIT-7",)


@pytest.mark.parametrize(
    ("back", "rules"), [(False, "F-CHAL-3 F-CHAL-9"), (True, "F-CHAL-3 H-BACK-1")]
)
def test_a_wild_taken_back_does_not_stay(back: bool, rules: str) -> None:
    """D-22: F-CHAL-9 lets the wild and its color stay, H-BACK-1 does not."""
    text = "hand A: W+2/O4 B2/O8; hand B: R5/P2 Y3/V1; discard: B7/O3; draw: Y4/Vf G5/O7"
    round_ = Round.from_position(text, FLIP.replace(challenge_take_back=back))
    round_.apply("A play W+2/O4 red")
    (verdict,) = [event for event in round_.apply("B challenge") if event.kind == "verdict"]
    assert verdict.rules == tuple(rules.split())
    assert round_.color == ("blue" if back else "red")


def test_the_last_card_of_the_discard_pile_is_never_taken_back() -> None:
    """A catch in between may have had everything below the wild shuffled away."""
    round_ = Round.from_position(
        "players: A B C; hand A: W+2/O4 B2/O8; hand B: R5/P2 Y3/V1; hand C: G9/Pr Y8/O2; "
        "discard: G1/O5 B7/O3; draw: Y4/Vf",
        FLIP.replace(challenge_take_back=True),
    )
    round_.apply("A play W+2/O4 red")
    round_.apply("C catch A")
    assert round_.discard_size == 1
    assert "take_back" not in [event.kind for event in round_.apply("B challenge")]
    assert (str(round_.top), round_.color, round_.turn) == ("W+2/O4", "red", "B")


def test_uno_is_said_with_a_zero_where_a_single_card_comes_in() -> None:
    """K-10: the duty concerns the hand that one holds after the rotation."""
    text = "players: A B C; hand A: R0 B2 G4; hand B: {}; hand C: {}; discard: R7; draw: Y4 Y5"
    rules = CLASSIC.replace(zero_rotate=True)

    def zeros(b: str, c: str) -> list[str]:
        legal = Round.from_position(text.format(b, c), rules).legal_actions()
        return [str(action) for action in legal if action.card and str(action.card) == "R0"]

    # Clockwise, the hand of C comes to A.
    assert zeros("R5", "Y3 Y8") == ["A play R0"]
    assert zeros("R5 R8", "Y3") == ["A play R0", "A play R0 uno"]


@pytest.mark.parametrize(
    "line", ["A play R3 swap A", "A play R3 swap B", "A play R3 swap B give R9"]
)
def test_a_last_card_that_never_swaps_takes_no_target(line: str) -> None:
    """H-70-3: only a last seven or five may name somebody, and then nothing moves."""
    text = "hand A: R3; hand B: R5; discard: R1; draw: Y4 Y5"
    for rules in (CLASSIC, CLASSIC.replace(seven_swap=True, five_swap=True)):
        with pytest.raises(IllegalAction, match="bad_target"):
            Round.from_position(text, rules).apply(line)
    seven = Round.from_position(text.replace("R3", "R7"), CLASSIC.replace(seven_swap=True))
    seven.apply("A play R7 swap B")
    assert seven.hand_size("B") == 1
