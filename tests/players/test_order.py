"""Who is asked, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from unoflip_widgets.players import Bot, BotError, Option, acting, make_bot, next_action
from unoflip_widgets.rules import FLIP, Action, Round, View

FORGOTTEN = "hand A: B2/O8 R4/Of; hand B: R5/P2 G9/Pr; hand C: R6/Pe; discard: B7/O3; draw: Y4/Vf"


class Scripted(Bot):
    """Does what it is told, and notes that it was asked."""

    def __init__(self, name: str, asked: list[str], speaks: bool = False) -> None:
        super().__init__()
        self.name = name
        self.asked = asked
        self.speaks = speaks

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        self.asked.append(self.name)
        return options[0]

    def interrupt(self, view: View, options: Sequence[Option]) -> Option | None:
        self.asked.append(self.name)
        return options[0] if self.speaks else None


@pytest.mark.parametrize(
    ("direction", "speaker", "asked"),
    [
        ("clockwise", None, ["A", "C", "B"]),
        ("clockwise", "C", ["A", "C"]),
        ("clockwise", "A", ["A"]),
        ("counterclockwise", None, ["A", "B", "C"]),
    ],
)
def test_who_forgot_uno_is_asked_first_and_who_is_next_last(
    direction: str, speaker: str | None, asked: list[str]
) -> None:
    round_ = Round.from_position(f"{FORGOTTEN}; direction: {direction}")
    round_.apply("A play B2/O8")
    assert acting(round_) == tuple(["A", "C", "B"] if direction == "clockwise" else ["A", "B", "C"])
    order: list[str] = []
    action = next_action(round_, {name: Scripted(name, order, name == speaker) for name in "ABC"})
    assert order == asked
    assert action is not None
    assert action.player == asked[-1]


def test_a_person_is_waited_for() -> None:
    round_ = Round.from_position(FORGOTTEN)
    assert next_action(round_, {"B": make_bot("sly")}) is None
    round_.apply("A play B2/O8")
    assert str(next_action(round_, {"C": make_bot("sly")})) == "C catch A"
    assert next_action(round_, {"C": make_bot("sly")}, out_of_turn=False) is None
    assert str(next_action(round_, {"B": make_bot("sly")})) == "B catch A"
    quiet = next_action(round_, {"B": make_bot("sly")}, out_of_turn=False)
    assert quiet is not None
    assert quiet.verb == "draw"


def test_nobody_acts_when_the_round_is_over() -> None:
    round_ = Round.from_position("hand A: B2/O8; hand B: R5/P2; discard: B7/O3")
    round_.apply("A play B2/O8")
    assert round_.outcome is not None
    assert acting(round_) == ()
    assert next_action(round_, {}) is None


def test_the_opening_card_needs_nobody() -> None:
    text = "hand A: B2/O8; hand B: R5/P2; draw: Y4/Vf R6/Pe; phase: opening; dealer: A"
    assert str(next_action(Round.from_position(text), {})) == "open"


def test_bots_jump_in() -> None:
    rules = FLIP.replace(jump_in=True)
    round_ = Round.from_position(
        "hand A: B2/O8 R4/Of Y9/V4; hand B: R5/P2 G9/Pr; hand C: B2/P6 R6/Pe G1/Of; "
        "discard: B7/O3; draw: Y4/Vf",
        rules,
    )
    round_.apply("A play B2/O8")
    bots = {name: make_bot("sly", rules=rules) for name in "BC"}
    assert str(next_action(round_, bots)).startswith("C jump B2/P6")


class Other(Bot):
    """Answers with anything."""

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.answer = answer

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Action.parse("A play R4/Of"), "the bot of A answered 'A play R4/Of', which it was not"),
        (Action.parse("B draw"), "the bot of A answered 'B draw', which it was not offered"),
        (None, "the bot of A answered 'None', which it was not offered"),
        ("A draw", "the bot of A answered"),
        (ZeroDivisionError("by zero"), "the bot of A raised ZeroDivisionError: by zero"),
    ],
)
def test_a_bot_is_held_to_what_it_was_offered(answer: object, said: str) -> None:
    if answer == "A draw":
        answer = ["A draw"]
    round_ = Round.from_position(FORGOTTEN)
    before = round_.position()
    with pytest.raises(BotError, match=said.replace("(", r"\(")) as error:
        next_action(round_, {"A": Other(answer)})
    assert error.value.player == "A"
    assert round_.position() == before
