"""The better bot beats the weaker."""

from __future__ import annotations

import pytest

from unoflip_widgets.players import simulate

PAIRS = [("steady", "hasty"), ("sly", "steady"), ("sly", "hasty")]


def share(better: str, weaker: str, rounds: int, seed: int) -> float:
    result = simulate(rounds, bots=[better, weaker], seed=seed, rotate=True)
    assert result.total("capped") == result.total("failed") == 0
    return result.wins["A"] / rounds


# With a fixed seed nothing here is left to chance; the margins leave room for other rules of thumb.
@pytest.mark.parametrize(
    ("better", "weaker", "least"), [(*PAIRS[0], 0.65), (*PAIRS[1], 0.5), (*PAIRS[2], 0.65)]
)
def test_the_better_wins_more_often(better: str, weaker: str, least: float) -> None:
    assert share(better, weaker, 200, seed=1) > least


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "weaker", "least"), [(*PAIRS[0], 0.75), (*PAIRS[1], 0.55), (*PAIRS[2], 0.75)]
)
def test_the_better_wins_clearly(better: str, weaker: str, least: float) -> None:
    assert share(better, weaker, 2000, seed=1) > least


@pytest.mark.slow
def test_sly_also_wins_among_four() -> None:
    result = simulate(2000, bots=["sly", "steady", "sly", "steady"], seed=1, rotate=True)
    won = result.wins
    assert won["A"] + won["C"] > won["B"] + won["D"]
