"""Runs scenario files against the rules core, exactly as they are written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from unoflip_widgets.rules import (
    Action,
    BadPlayerCount,
    Card,
    Event,
    Face,
    IllegalAction,
    Round,
    RuleSet,
    Series,
    book,
    choose_dealer,
    deck_of,
    parse_card,
    parse_cards,
    points_of,
)
from unoflip_widgets.rules.actions import split_line

KEYS = {
    *("id", "title", "rules", "why", "ruleset", "options", "kind", "players", "decision"),
    *("side", "direction", "color", "turn", "dealer", "hands", "discard", "draw", "opening_top"),
    *("actions", "expect", "face", "draw_for_deal", "totals_before", "held", "round_winner"),
}
POSITION_KEYS = ("side", "direction", "color", "turn", "dealer", "discard", "draw", "opening_top")


def rules_of(scenario: Mapping[str, Any]) -> RuleSet:
    options = dict(scenario.get("options") or {})
    if options.get("target") == "none":  # the rulebook's word for a single round
        options["target"] = None
    return RuleSet(deck=scenario["ruleset"]).replace(**options)


def players_of(scenario: Mapping[str, Any]) -> list[str]:
    players = scenario["players"]
    if isinstance(players, str):
        return [name for name, _ in split_line(players)]
    return [str(name) for name in players]


def load(scenario: Mapping[str, Any]) -> Round:
    position = {key: scenario[key] for key in POSITION_KEYS if scenario.get(key) is not None}
    position["players"] = players_of(scenario)
    hands = scenario.get("hands") or {}
    position["hands"] = {name: text or "" for name, text in hands.items()}
    if scenario["kind"] == "setup":
        position["phase"] = "opening"
    return Round.from_position(position, rules_of(scenario))


class Played:
    """A round after its actions, with what the scenario asks about on the way."""

    def __init__(self, scenario: Mapping[str, Any]) -> None:
        self.round = load(scenario)
        self.players = players_of(scenario)
        self.drawn: Counter[str] = Counter()
        self.revealed: list[str] = []
        self.error: dict[str, Any] | None = None
        for number, line in enumerate(scenario.get("actions") or [], 1):
            assert self.error is None, "a refused action has to be the last one"
            before = self.round.position()
            refused = None
            events: Sequence[Event] = ()
            try:
                events = self.round.apply(line)
            except IllegalAction as refusal:
                refused = refusal
            if refused is not None:
                assert self.round.position() == before, "a refused action changed something"
                assert refused.verdict.rules, "a refusal names its rules"
                self.error = {"action": number, "code": refused.code}
            for event in events:
                assert event.rules, f"the event {event.kind} names no rule"
                if event.kind == "draw" and event.player is not None and event["count"]:
                    self.drawn[event.player] += event["count"]
                if event.kind == "reveal" and event.player is not None:
                    self.revealed.append(event.player)

    def faces(self, player: str) -> list[str]:
        return sorted(str(card.face(self.round.side)) for card in self.round.hand(player))

    def points(self, player: str) -> int:
        cards = self.round.hand(player)
        return sum(points_of(card.face(self.round.side), self.round.rules.deck) for card in cards)


def sorted_cards(text: str) -> list[str]:
    return sorted(map(str, parse_cards(text or "")))


def check_round(played: Played, key: str, value: Any) -> None:
    """Compare one key of ``expect`` with the round."""
    round_, position = played.round, played.round.position()
    match key:
        case "next":
            assert round_.turn == value
        case "phase":
            assert round_.phase == value
        case "side":
            assert round_.side == value
        case "direction":
            assert round_.direction == value
        case "color":
            assert round_.color == value
        case "top":
            assert str(round_.top) == value
        case "top_face":
            assert position.face_on_top() == value
        case "drawn":
            assert played.drawn == Counter(value or {})
        case "hand_sizes":
            assert {name: round_.hand_size(name) for name in value} == value
        case "hands":
            for name, cards in value.items():
                assert sorted(map(str, round_.hand(name))) == sorted_cards(cards)
        case "faces":
            for name, faces in value.items():
                assert played.faces(name) == sorted((faces or "").split())
        case "discard":
            assert list(map(str, position.discard)) == (value or "").split()
        case "draw":
            assert list(map(str, position.draw)) == (value or "").split()
        case "draw_pile_size":
            assert round_.draw_size == value
        case "discard_size":
            assert round_.discard_size == value
        case "draw_pile_contains":
            assert not Counter(parse_cards(value or "")) - Counter(position.draw)
        case "legal_plays":
            plays = {
                str(action.card)
                for action in round_.legal_actions()
                if action.verb == "play" and action.player == round_.turn
            }
            assert sorted(plays) == sorted(set(sorted_cards(value)))
        case "error":
            assert played.error == value
        case "points":
            assert {name: played.points(name) for name in value} == value
        case "round_winner":
            assert (round_.outcome.winner if round_.outcome else None) == value
        case "round_points":
            outcome = round_.outcome
            void = outcome is not None and outcome.winner is None  # nobody scores: 0, or nothing
            assert (outcome.score if outcome else None) == value or (void and value is None)
        case "revealed_to":
            assert played.revealed == (value or [])
        case _:
            pytest.fail(f"the runner does not know the key {key!r}")


def symbols_named(key: str) -> list[str]:
    """Read a key of ``per_color``: a symbol, or a run of numbers such as ``1..9 (each)``."""
    first, dots, last = key.removesuffix("(each)").strip().partition("..")
    return [str(number) for number in range(int(first), int(last) + 1)] if dots else [first]


def check_deck(scenario: Mapping[str, Any], key: str, value: Any) -> None:
    cards = list(deck_of(rules_of(scenario)).cards)
    which = scenario.get("face") or "light"
    faces = [card.face("dark" if which == "dark" else "light") for card in cards]
    lights = [card.light for card in cards]
    symbols = Counter(face.symbol.code for face in faces)

    def names(found: list[Face]) -> set[str]:
        return {str(face) for face in found}

    def back(card: Card) -> Face:
        assert card.dark is not None
        return card.dark

    match key:
        case "total" | "cards":
            assert len(cards) == value
        case "colors":
            assert sorted({face.color.value for face in faces if face.color}) == sorted(value)
        case "per_color":
            for color in {face.color for face in faces if face.color}:
                mine = Counter(face.symbol.code for face in faces if face.color == color)
                listed: Counter[str] = Counter()
                for symbol, count in value.items():
                    listed.update(dict.fromkeys(symbols_named(str(symbol)), count))
                assert mine == +listed
        case "W" | "W+2" | "W+c" | "W+4":
            assert symbols[key] == value
        case "wild_on_both_faces":
            assert sum(not card.light.color and not back(card).color for card in cards) == value
        case "flip_on_both_faces":
            assert sum(card.light.symbol == back(card).symbol == "flip" for card in cards) == value
        case "number_number":
            both = [
                card
                for card in cards
                if card.light.symbol.is_number and back(card).symbol.is_number
            ]
            assert len(both) == value
        case "duplicate_pairs":
            found = {str(card): count for card, count in Counter(cards).items() if count > 1}
            assert found == value
        case "light_flip_backs":
            backs = names([back(card) for card in cards if card.light.symbol == "flip"])
            assert backs == set(value.split())
        case "light_faces_with_wild_back":
            assert names([c.light for c in cards if back(c).symbol == "wild"]) == set(value.split())
        case "light_faces_with_wild_draw_color_back":
            found_faces = [c.light for c in cards if back(c).symbol == "wild_draw_color"]
            assert names(found_faces) == set(value.split())
        case _:
            pytest.fail(f"the runner does not know the key {key!r} of a deck")
    assert lights


def check_deal(scenario: Mapping[str, Any], key: str, value: Any) -> None:
    rules, players = rules_of(scenario), players_of(scenario)
    round_ = next(
        round_
        for seed in range(1000)
        if (round_ := Round.deal(players, rules, seed)).top and round_.top.light.symbol.is_number
    )
    names = [f"P{number}" for number in range(20)]
    match key:
        case "hand_size":
            assert {round_.hand_size(name) for name in players} == {value}
        case "draw_pile_before_opening":
            deal = next(event for event in round_.opening_events if event.kind == "deal")
            assert len(deal["draw"]) == value
        case "draw_pile_after_number_opening":
            assert round_.draw_size == value
        case "discard_size":
            assert round_.discard_size == value
        case "allowed":
            for count in value:
                assert len(Round.deal(names[:count], rules, 1).players) == count
        case "refused":
            for count in value:
                with pytest.raises(BadPlayerCount):
                    Round.deal(names[:count], rules, 1)
        case "error_code":
            with pytest.raises(BadPlayerCount) as refusal:
                Round.deal(names[:11], rules, 1)
            assert refusal.value.code == value
        case _:
            pytest.fail(f"the runner does not know the key {key!r} of a deal")


def check_dealer(scenario: Mapping[str, Any], key: str, value: Any) -> None:
    draws = [
        {name: parse_card(card) for name, card in drawn.items()}
        for drawn in scenario["draw_for_deal"]
    ]
    dealer, rounds, redrawn = choose_dealer(draws)
    players = players_of(scenario)
    match key:
        case "dealer":
            assert dealer == value
        case "first_player":
            assert players[(players.index(dealer) + 1) % len(players)] == value
        case "redraw_by":
            assert redrawn == (value or [])
        case "rounds_needed":
            assert rounds == value
        case _:
            pytest.fail(f"the runner does not know the key {key!r} of choosing the dealer")


def check_series(scenario: Mapping[str, Any], key: str, value: Any) -> None:
    rules, players = rules_of(scenario), players_of(scenario)
    booking = book(scenario["totals_before"], scenario["held"], scenario.get("round_winner"), rules)
    match key:
        case "totals":
            assert dict(booking.totals) == value
        case "series_over":
            assert booking.over == value
        case "series_winners":
            assert sorted(booking.winners) == sorted(value or [])
        case "series_losers":
            assert sorted(booking.losers) == sorted(value or [])
        case "next_dealer":
            assert Series.next_dealer(players, scenario["dealer"]) == value
        case _:
            pytest.fail(f"the runner does not know the key {key!r} of a series")


def check_view(scenario: Mapping[str, Any], key: str, value: Any) -> None:
    view = Played(scenario).round.view(scenario["expect"].get("viewer"))
    seats = {seat.name: seat for seat in view.seats}

    def shown(name: str) -> list[str]:
        return sorted(str(face) for face in seats[name].faces if face is not None)

    match key:
        case "viewer":
            assert view.viewer == value
        case "own_active":
            assert shown(view.viewer or "") == sorted((value or "").split())
        case "others_inactive":
            assert {name: shown(name) for name in value} == {
                name: sorted((faces or "").split()) for name, faces in value.items()
            }
        case "hand_counts":
            assert {name: seats[name].count for name in value} == value
        case "draw_top_inactive":
            assert (str(view.next) if view.next else None) == (value or None)
        case "top_active":
            assert str(view.top) == value
        case _:
            pytest.fail(f"the runner does not know the key {key!r} of a view")


def check_score(scenario: Mapping[str, Any], key: str, value: Any) -> None:
    assert key == "points", f"the runner does not know the key {key!r} of a score"
    side = scenario.get("side") or "light"
    for name, points in value.items():
        cards = parse_cards((scenario.get("hands") or {}).get(name) or "")
        assert sum(points_of(card.face(side), scenario["ruleset"]) for card in cards) == points


CHECKS = {
    "deck": check_deck,
    "deal": check_deal,
    "dealer": check_dealer,
    "series": check_series,
    "view": check_view,
    "score": check_score,
}


def test_scenario(scenario: Mapping[str, Any]) -> None:
    unknown = set(scenario) - KEYS
    assert not unknown, f"the runner does not know the keys {sorted(unknown)}"
    kind = scenario["kind"]
    expect = scenario["expect"]
    if kind in CHECKS:
        for key, value in expect.items():
            CHECKS[kind](scenario, key, value)
        return
    assert kind in ("play", "setup"), f"the runner does not know the kind {kind!r}"
    for line in scenario.get("actions") or []:
        assert str(Action.parse(str(Action.parse(line)))) == str(Action.parse(line))
    played = Played(scenario)
    for key, value in expect.items():
        check_round(played, key, value)
    if "error" not in expect:
        assert played.error is None, f"refused: {played.error}"
