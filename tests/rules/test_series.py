"""A series: totals, the deal that moves on, and the three ways to win (F-SERIES, H-PTS)."""

from __future__ import annotations

import random
from dataclasses import FrozenInstanceError
from itertools import pairwise

import pytest

from unoflip_widgets.rules import CLASSIC, FLIP, Round, RuleSet, Series, UnoFlipError, book


def play_round(round_: Round, chance: random.Random) -> None:
    while round_.outcome is None:
        legal = round_.legal_actions()
        cards = [action for action in legal if action.verb in ("play", "jump")]
        round_.apply(chance.choice(cards or legal))


@pytest.mark.parametrize(
    "rules",
    [
        FLIP,
        CLASSIC,
        FLIP.replace(scoring="lowest", target=200),
        CLASSIC.replace(scoring="loser", target=200),
    ],
    ids=["winner", "classic", "lowest", "loser"],
)
def test_a_series_is_played_to_its_end(rules: RuleSet) -> None:
    chance = random.Random(3)
    series = Series(["Ann", "Bo", "Cy"], rules, seed=4)
    dealers = [series.round.dealer]
    while True:
        with pytest.raises(UnoFlipError, match="not over yet"):
            series.next_round()
        play_round(series.round, chance)
        if series.over:
            break
        assert series.winners == () == series.losers
        before = series.totals
        series.next_round()
        assert (
            series.round.side == "light"
            or series.round.opening_events[1]["card"].light.symbol == "flip"
        )
        assert series.totals == before
        dealers.append(series.round.dealer)
    order = ["Ann", "Bo", "Cy"]
    for one, two in pairwise(dealers):
        assert order.index(two) == (order.index(one) + 1) % 3
    target = rules.target or 0
    assert max(series.totals.values()) >= target
    best = {"winner": max, "lowest": min}.get(rules.scoring)
    if best:
        assert set(series.winners) == {
            n for n, t in series.totals.items() if t == best(series.totals.values())
        }
    else:
        assert set(series.losers) == {n for n, t in series.totals.items() if t >= target}
    assert set(series.winners) | set(series.losers) == set(order)
    assert len(series.history) == series.number + 1
    assert "over" in repr(series)
    with pytest.raises(UnoFlipError, match="the series is over"):
        series.next_round()


def test_the_same_seed_gives_the_same_series() -> None:
    one, two = (Series(["Ann", "Bo"], FLIP.replace(pairing="random"), seed=8) for _ in range(2))
    for _ in range(3):
        for series in (one, two):
            play_round(series.round, random.Random(1))
        assert one.round.record() == two.round.record()
        if one.over:
            break
        one.next_round()
        two.next_round()


def test_a_random_pairing_stays_for_the_whole_series() -> None:
    series = Series(["Ann", "Bo"], FLIP.replace(pairing="random"), seed=8)
    deck = series.round.deck
    play_round(series.round, random.Random(1))
    assert series.next_round().deck is deck


def test_one_round_may_be_agreed() -> None:
    """F-SERIES-4: without a target the first round decides."""
    series = Series(["Ann", "Bo"], FLIP.replace(target=None), seed=8)
    play_round(series.round, random.Random(1))
    assert series.over
    assert series.winners == (series.round.outcome.winner,)  # type: ignore[union-attr]


def test_a_blocked_round_books_nothing() -> None:
    """F-PILE-4: when nothing is left to draw and nobody plays, the round is void."""
    round_ = Round.from_position("hand A: G4/T9; hand B: R5/P2; discard: B7/O3; draw:")
    round_.apply("A draw")
    assert round_.outcome is None
    events = round_.apply("B draw")
    assert events[-1].kind == "void"
    assert round_.outcome is not None
    assert round_.outcome.void
    assert (round_.outcome.winner, round_.outcome.score) == (None, 0)
    booking = book({"A": 499, "B": 0}, round_.outcome.points, None)
    assert (dict(booking.totals), booking.over) == ({"A": 499, "B": 0}, False)


@pytest.mark.parametrize(
    ("points", "winner"), [({"A": 0, "Cy": 10}, "A"), ({"A": 0, "B": 5}, "Cy"), ({"Cy": 1}, None)]
)
@pytest.mark.parametrize("scoring", ["winner", "lowest"])
def test_a_stranger_in_an_account_is_refused_by_name(
    points: dict[str, int], winner: str | None, scoring: str
) -> None:
    with pytest.raises(UnoFlipError, match=r"'Cy' is not among the players of the account: A, B"):
        book({"A": 1, "B": 2}, points, winner, FLIP.replace(scoring=scoring))


def test_several_players_over_the_limit_all_lose() -> None:
    """D-27, H-PTS-1."""
    rules = CLASSIC.replace(scoring="loser", target=200)
    booking = book({"A": 190, "B": 199, "C": 0}, {"A": 10, "B": 1, "C": 0}, "C", rules)
    assert booking.losers == ("A", "B")
    assert booking.winners == ("C",)


def test_the_rules_of_a_series_cannot_be_changed() -> None:
    """F-SERIES-3: the method is agreed before the first deal."""
    series = Series(["Ann", "Bo"], seed=1)
    with pytest.raises(FrozenInstanceError):
        series.rules.target = 10  # type: ignore[misc]
