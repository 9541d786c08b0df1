"""A seat sees what it may see, and nothing else shows through (F-INFO, C-INFO-1)."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace

import pytest

from unoflip_widgets.rules import CLASSIC, FLIP, Card, Position, Round, RuleSet, View


def played(rules: RuleSet, players: int, seed: int, steps: int) -> Round:
    chance = random.Random(seed)
    round_ = Round.deal([f"P{number}" for number in range(players)], rules, seed)
    for _ in range(steps):
        legal = round_.legal_actions()
        if not legal:
            break
        round_.apply(chance.choice(legal))
    return round_


def visible(position: Position, viewer: str | None, owner: str | None, card: Card) -> object:
    """What of a card shows to a viewer: its key for exchanging it with another one."""
    own = owner is not None and owner == viewer
    if card.dark is None:
        return card if own else None
    other = "dark" if position.side == "light" else "light"
    return card.face(position.side if own else other)


def twin_of(position: Position, viewer: str | None, chance: random.Random) -> Position:
    """Another position that looks the same from a seat: hidden faces exchanged at random."""
    rest = list(position.draw[1:]) + list(position.discard[:-1])
    chance.shuffle(rest)
    by_look: dict[object, list[int]] = defaultdict(list)

    def exchange(owner: str | None, card: Card) -> Card:
        by_look.clear()
        for place, other in enumerate(rest):
            by_look[visible(position, viewer, owner, other)].append(place)
        places = by_look[visible(position, viewer, owner, card)]
        if not places:
            return card
        place = chance.choice(places)
        card, rest[place] = rest[place], card
        return card

    hands = {
        name: tuple(exchange(name, card) for card in hand) for name, hand in position.hands.items()
    }
    following = tuple(exchange(None, card) for card in position.draw[:1])
    cut = len(position.draw) - len(following)
    return replace(
        position,
        hands=hands,
        draw=(*following, *rest[:cut]),
        discard=(*rest[cut:], position.discard[-1]),
    )


def pairs(rules: RuleSet) -> list[tuple[Round, Round, str | None]]:
    """Rounds that differ only in what the viewer cannot know."""
    found = []
    for seed in range(60):
        chance = random.Random(seed)
        round_ = played(rules, chance.choice((2, 3, 5)), seed, chance.randrange(70))
        position = round_.position()
        if position.phase != "turn" or position.revealed is not None:
            continue
        viewer = chance.choice([None, *round_.players])
        twin = twin_of(position, viewer, chance)
        if twin == position:
            continue
        found.append(
            (Round.from_position(position, rules), Round.from_position(twin, rules, seed=9), viewer)
        )
    assert len(found) > 20
    return found


@pytest.mark.parametrize("rules", [FLIP, CLASSIC], ids=["flip", "classic"])
@pytest.mark.parametrize("visibility", ["physical", "hidden"])
def test_what_a_seat_cannot_know_does_not_change_its_view(rules: RuleSet, visibility: str) -> None:
    for round_, twin, viewer in pairs(rules):
        assert round_.view(viewer, visibility) == twin.view(viewer, visibility)


@pytest.mark.parametrize("rules", [FLIP, CLASSIC], ids=["flip", "classic"])
def test_the_comparison_finds_a_leak(rules: RuleSet) -> None:
    def leaking(round_: Round, viewer: str | None) -> tuple[View, object]:
        return round_.view(viewer), round_.position().draw[-1:]

    def leaking_order(round_: Round, viewer: str | None) -> tuple[View, object]:
        return round_.view(viewer), {n: sorted(map(str, round_.hand(n))) for n in round_.players}

    for leak in (leaking, leaking_order):
        assert any(leak(one, viewer) != leak(two, viewer) for one, two, viewer in pairs(rules))


def test_an_open_table_shows_the_active_faces_of_all() -> None:
    round_ = Round.from_position("hand A: B7/O3; hand B: R5/P2; discard: R2/Or; draw: B2/O8")
    view = round_.view(None, "open")
    assert [str(face) for seat in view.seats for face in seat.faces] == ["B7", "R5"]
    assert str(view.next) == "O8"


def test_hidden_backs_show_nothing_but_counts() -> None:
    round_ = Round.from_position("hand A: B7/O3; hand B: R5/P2; discard: R2/Or; draw: B2/O8")
    view = round_.view("A", "hidden")
    assert view.seats[1].faces == (None,)
    assert view.seats[1].count == 1
    assert view.next is None


def test_a_shown_hand_is_seen_by_the_challenger_until_the_next_action() -> None:
    round_ = Round.from_position(
        "hand A: W+2/O4 B2/O8 G4/T9; hand B: Y9/T5 R5/P2; hand C: Y3/V1 R1/P3; discard: B7/O3; "
        "draw: G5/O7 B4/V1 Y7/O2"
    )
    round_.apply("A play W+2/O4 red")
    pending = round_.view("C").pending
    assert pending is not None
    assert (pending.by, pending.victim, pending.before) == ("A", "B", "blue")
    round_.apply("B challenge")
    shown = round_.view("B").shown
    assert shown is not None
    assert [str(face) for face in shown.faces] == ["B2", "G4"]
    assert round_.view("C").shown is None
    assert round_.view(None, "open").shown is None
    round_.apply("B draw")
    assert round_.view("B").shown is None


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    round_ = Round.from_position("hand A: G4/T9; hand B: R5/P2; discard: B7/O3; draw: B3/T2 Y4/Vf")
    round_.apply("A draw")
    assert str(round_.view("A").drawn) == "B3"
    assert round_.view("B").drawn is None


def test_a_view_tells_who_said_uno_and_who_still_owes_it() -> None:
    round_ = Round.from_position(
        "hand A: B2/O8 G4/T9; hand B: B4/V1 R5/P2; hand C: Y3/V1 R1/P3; discard: B7/O3; draw: G5/O7"
    )
    round_.apply("A play B2/O8 uno")
    round_.apply("B play B4/V1")
    for viewer in (None, "A", "B", "C"):
        assert [seat.uno for seat in round_.view(viewer).seats] == ["said", "owed", ""]
    round_.apply("B uno")
    assert [seat.uno for seat in round_.view().seats] == ["said", "said", ""]


def test_a_view_tells_what_lies_on_the_table() -> None:
    round_ = Round.from_position(
        "hand A: B2/O8 W+2/O4 Br/W; hand B: B4/V1 R5/P2; hand C: Y3/V1 R1/P3; "
        "discard: G4/T9 B7/O3; draw: G5/O7 B3/T2 Y9/T5; dealer: B; direction: counterclockwise"
    )
    round_.apply("A play W+2/O4 red")
    view = round_.view("A")
    assert (view.viewer, view.turn, view.phase, view.dealer) == ("A", "C", "respond", "B")
    assert (view.side, view.direction, view.color) == ("light", "counterclockwise", "red")
    assert (view.draw_size, view.discard_size) == (3, 3)
    assert (str(view.top), str(view.next)) == ("W+2", "O7")
    assert view.pending is not None
    assert (view.pending.symbol, view.pending.count) == ("wild_draw_two", 2)
    assert (view.pending.by, view.pending.victim) == ("A", "C")
    assert (view.pending.challengeable, view.pending.before) == (True, "blue")
    assert [seat.side for seat in view.seats] == ["light", "dark", "dark"]
    assert [seat.side for seat in round_.view("A", "hidden").seats] == ["light", None, None]
    assert [seat.side for seat in round_.view("A", "open").seats] == ["light"] * 3
    assert view.outcome is None
    assert view.drawn is None
    round_.apply("C accept")
    assert round_.view().pending is None


def test_a_view_without_a_draw_pile_and_at_the_end() -> None:
    round_ = Round.from_position("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw:")
    assert round_.view().next is None
    round_.apply("A play B2/O8")
    view = round_.view("B")
    assert (view.turn, view.phase) == (None, "round_over")
    assert view.outcome is not None
    assert (view.outcome.winner, view.outcome.score, view.outcome.side) == ("A", 5, "light")
    assert dict(view.outcome.points) == {"A": 0, "B": 5}


def test_a_view_before_the_opening_card_has_no_top() -> None:
    round_ = Round.from_position("hand A: B2/O8; hand B: R5/P2; draw: B7/O3")
    assert (round_.view().top, str(round_.view().next)) == (None, "O3")
    assert (round_.turn, round_.top, round_.discard_size) == (None, None, 0)
