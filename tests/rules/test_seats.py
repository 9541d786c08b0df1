"""A table has no first seat, a deck no first card: whatever is listed first is like the rest."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace

import pytest

from unoflip_widgets.rules import (
    CLASSIC,
    FLIP,
    Action,
    Event,
    Position,
    Round,
    RuleSet,
    classic_deck,
    flip_deck,
    parse_card,
    parse_cards,
)

PENALTIES = {"misplay_penalty": 2, "false_uno_penalty": 1, "false_catch_penalty": 3}
MISPLAYS = FLIP.replace(misplay_penalty=2)
TABLES = {
    "flip": FLIP.replace(hand_size=3),
    "flip, penalties": FLIP.replace(hand_size=2, **PENALTIES),
    "flip, house": FLIP.replace(
        hand_size=3,
        **dict.fromkeys(("jump_in", "seven_swap", "five_swap", "politeness", "escape_skip"), True),
        challenge_take_back=True,
    ),
    "flip, strict": FLIP.replace(hand_size=2, restricted_wilds="strict", stack="pass"),
    "classic": CLASSIC.replace(hand_size=2, **PENALTIES),
    "classic, house": CLASSIC.replace(
        hand_size=3,
        stack="sum",
        **dict.fromkeys(("stack_wild4", "answer_wild4", "zero_rotate", "politeness"), True),
    ),
}


def turned(position: Position, by: int) -> Position:
    return replace(position, players=position.players[by:] + position.players[:by])


def seatless(position: Position) -> Position:
    """The same position whatever the order in which its players are listed."""
    return replace(
        position,
        players=tuple(sorted(position.players)),
        uno_called=tuple(sorted(position.uno_called)),
    )


def wanted(round_: Round, chance: random.Random) -> Action:
    """Every kind of action as often as the others, slips too, so that odd things happen."""
    legal = set(round_.legal_actions())
    kinds: dict[str, list[Action]] = defaultdict(list)
    for action in round_.legal_actions():
        kinds[action.verb].append(action)
    slips = [Action(name, "uno") for name in round_.players]
    slips += [Action(n, "catch", target=m) for n in round_.players for m in round_.players]
    slips += [Action(round_.turn, "play", card=card) for card in round_.hand(round_.turn or "")]
    for action in slips:
        if action not in legal and round_.check(action):
            kinds[f"wrong {action.verb}"].append(action)
    return chance.choice(kinds[chance.choice(list(kinds))])


def told(events: list[Event]) -> list[Event]:
    """Events without the order of seats in them."""
    return [
        replace(event, details={**event.details, "players": sorted(event.details["players"])})
        if "players" in event.details
        else event
        for event in events
    ]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_it_makes_no_difference_where_the_list_of_players_begins(rules: RuleSet, seed: int) -> None:
    chance = random.Random(seed)
    start = Round.deal(["Ann", "Bo", "Cy"], rules, seed).position()
    rounds = [Round.from_position(turned(start, by), rules, seed) for by in range(3)]
    for _ in range(80):
        first = rounds[0]
        if first.outcome is not None:
            break
        line = str(wanted(first, chance))
        events = [told(list(round_.apply(line))) for round_ in rounds]
        assert events[1] == events[0] == events[2]
        positions = [seatless(round_.position()) for round_ in rounds]
        assert positions[1] == positions[0] == positions[2]
        legal = [set(round_.legal_actions()) for round_ in rounds]
        assert legal[1] == legal[0] == legal[2]
        assert [round_.outcome for round_ in rounds] == [first.outcome] * 3


def test_the_first_card_of_the_deck_is_a_card_like_the_others() -> None:
    first = "B1/Ve"
    assert str(flip_deck().cards[0]) == first
    text = "hand A: {} G4/T9; hand B: R5/P2 Y3/V1; discard: B7/O3; draw: {} G5/O7"
    held = Round.from_position(text.format(first, "B3/T2"))
    assert str(held.check(f"A play {first}").details["card"]) == "B1"
    assert held.apply(f"A play {first} uno")[0]["card"] == parse_card(first)
    assert str(held.check("A catch B").details["top"]) == "B1"
    drawn = Round.from_position(text.format("R1/P3", first))
    drawn.apply("A draw")
    assert (drawn.phase, str(drawn.view("A").drawn)) == ("drawn", "B1")
    assert Round.from_position(drawn.position()).position() == drawn.position()
    assert f"A play {first}" in map(str, drawn.legal_actions())
    wrong = Round.from_position(text.format(first, "B3/T2").replace("B7/O3", "R2/Or"), MISPLAYS)
    assert wrong.apply(f"A play {first}")[0]["card"] == parse_card(first)


def test_the_first_card_of_the_deck_can_be_given_and_received() -> None:
    """H-FIVE-1."""
    assert str(classic_deck().cards[0]) == "R0"
    text = "hand A: R5 {} Y1; hand B: {} Y2; discard: R3; draw: G1"
    rules = CLASSIC.replace(five_swap=True)
    gives = Round.from_position(text.format("R0", "G9"), rules)
    gives.apply("A play R5 swap B give R0")
    assert str(gives.view("B").phase) == "give"
    gives.apply("B give G9")
    gets = Round.from_position(text.format("G9", "R0"), rules)
    asked = gets.copy()
    gets.apply("A play R5 swap B give G9 receive R0")
    asked.apply("A play R5 swap B give G9")
    asked.apply("B give R0")
    for round_, a, b in ((gives, "Y1 G9", "Y2 R0"), (gets, "Y1 R0", "Y2 G9")):
        assert round_.hand("A") == parse_cards(a)
        assert round_.hand("B") == parse_cards(b)
        assert round_.turn == "B"
    assert asked.position() == gets.position()


def test_of_equal_cards_in_two_hands_a_position_means_the_one_in_the_right_hand() -> None:
    hands = "hand A: B1/Ve G4/T9; hand B: B1/Ve R5/P2 Y3/V1; discard: B7/O3; draw: B3/T2"
    drawn = Round.from_position(f"{hands}; turn: B; phase: drawn; drawn: B1/Ve")
    assert [str(action) for action in drawn.legal_actions()] == ["B play B1/Ve", "B keep"]
    drawn.apply("B play B1/Ve")
    assert drawn.hand("A") == parse_cards("B1/Ve G4/T9")
    assert drawn.hand("B") == parse_cards("R5/P2 Y3/V1")
    offered = Round.from_position(f"{hands}; turn: A; phase: give; offer: B A B1/Ve")
    offered.apply("A give G4/T9")
    assert offered.hand("A") == parse_cards("B1/Ve B1/Ve")
    assert offered.hand("B") == parse_cards("R5/P2 Y3/V1 G4/T9")
