"""A series of rounds: totals, who deals next, who has won (F-SERIES)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from .actions import check_players
from .errors import UnoFlipError, brief
from .round import Outcome, Round, check_seed
from .ruleset import FLIP, RuleSet

__all__ = ["Booking", "Series", "book"]


@dataclass(frozen=True, slots=True)
class Booking:
    """The account after a round.

    Attributes
    ----------
    totals : Mapping of str to int
        Points so far.
    over : bool
        Whether the series has ended.
    winners, losers : tuple of str
        Who won and who lost it; empty while it goes on.
    """

    totals: Mapping[str, int]
    over: bool
    winners: tuple[str, ...]
    losers: tuple[str, ...]


def book(
    totals: Mapping[str, int], points: Mapping[str, int], winner: str | None, rules: RuleSet = FLIP
) -> Booking:
    """Book a round and say whether the series is over.

    Parameters
    ----------
    totals : Mapping of str to int
        The points before the round.
    points : Mapping of str to int
        What each hand is worth.
    winner : str or None
        Who won the round; ``None`` for a blocked round, which books nothing (D-30).
    rules : RuleSet
        The options ``scoring`` and ``target`` matter.

    Raises
    ------
    UnoFlipError
        If somebody has points or has won who is not in the account.

    Examples
    --------
    >>> booking = book({"A": 460, "B": 120}, {"A": 0, "B": 55}, "A")
    >>> booking.totals, booking.winners
    ({'A': 515, 'B': 120}, ('A',))
    """
    for name in (*points, winner):
        if name is not None and name not in totals:
            known = ", ".join(map(str, totals))
            raise UnoFlipError(f"{brief(name)} is not among the players of the account: {known}")
    if winner is None:
        return Booking(dict(totals), False, (), ())
    after = dict(totals)
    if rules.scoring == "winner":
        after[winner] += sum(own for name, own in points.items() if name != winner)
    else:
        for name, own in points.items():
            after[name] += own
    over = rules.target is None or max(after.values()) >= rules.target
    if not over:
        return Booking(after, False, (), ())
    if rules.scoring == "loser":
        losers = tuple(name for name, total in after.items() if total >= (rules.target or 0))
        return Booking(after, True, tuple(name for name in after if name not in losers), losers)
    best = max(after.values()) if rules.scoring == "winner" else min(after.values())
    winners = tuple(name for name, total in after.items() if total == best)
    return Booking(after, True, winners, tuple(name for name in after if name not in winners))


class Series:
    """Rounds played one after the other until somebody reaches the target.

    Parameters
    ----------
    players : sequence of str
        2 to 10 different names, clockwise.
    rules : RuleSet
        The options, which never change during a series (F-SERIES-3).
    seed : int or None
        Where all chances come from; a fresh one if left out.

    Raises
    ------
    BadPlayerCount, NotationError
        If the names or the seed cannot be used.

    Attributes
    ----------
    round : Round
        The present round.
    outcomes : list of Outcome
        How the rounds before it ended.

    Examples
    --------
    >>> series = Series(["Ann", "Bo"], rules=FLIP.replace(target=200), seed=7)
    >>> series.totals, series.over, series.number
    ({'Ann': 0, 'Bo': 0}, False, 1)
    """

    def __init__(
        self, players: Sequence[str], rules: RuleSet = FLIP, seed: int | None = None
    ) -> None:
        self.players = check_players(players)
        self.rules = rules
        self.seed = check_seed(seed)
        self._seeds = Random(self.seed)
        self.outcomes: list[Outcome] = []
        self._accounts: list[Booking] = [Booking(dict.fromkeys(self.players, 0), False, (), ())]
        self.round = Round.deal(self.players, rules, self._next_seed(), pairing_seed=self.seed)

    def _next_seed(self) -> int:
        return int(self._seeds.random() * (1 << 48))

    @property
    def number(self) -> int:
        """The number of the present round, from 1."""
        return len(self.outcomes) + 1

    @property
    def account(self) -> Booking:
        """The account, the present round included if it has ended."""
        booked = self._accounts[-1]
        outcome = self.round.outcome
        if outcome is None:
            return booked
        return book(booked.totals, outcome.points, outcome.winner, self.rules)

    @property
    def totals(self) -> dict[str, int]:
        """The points so far."""
        return dict(self.account.totals)

    @property
    def over(self) -> bool:
        """Whether the series has ended."""
        return self.account.over

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won; several share it (D-18), none while the series goes on."""
        return self.account.winners

    @property
    def losers(self) -> tuple[str, ...]:
        """Who lost; none while the series goes on."""
        return self.account.losers

    @property
    def history(self) -> list[dict[str, int]]:
        """The totals at the start and after each round that has ended."""
        ended = [dict(account.totals) for account in self._accounts]
        return ended if self.round.outcome is None else [*ended, self.totals]

    def next_round(self) -> Round:
        """Deal the next round; the deal moves one seat to the left (D-17).

        Raises
        ------
        UnoFlipError
            If the present round goes on, or the series has ended.
        """
        outcome = self.round.outcome
        if outcome is None:
            raise UnoFlipError("the round is not over yet")
        if self.over:
            raise UnoFlipError("the series is over; start a new one")
        self._accounts.append(self.account)
        self.outcomes.append(outcome)
        dealer = self.next_dealer(self.players, self.round.dealer)
        self.round = Round.deal(
            self.players, self.rules, self._next_seed(), dealer=dealer, pairing_seed=self.seed
        )
        return self.round

    @staticmethod
    def next_dealer(players: Sequence[str], dealer: str) -> str:
        """Return who deals after a dealer: one seat to the left (D-17).

        Examples
        --------
        >>> Series.next_dealer(["Ann", "Bo"], "Bo")
        'Ann'
        """
        return players[(players.index(dealer) + 1) % len(players)]

    def __repr__(self) -> str:
        totals = ", ".join(f"{name} {total}" for name, total in self.totals.items())
        return f"<Series, round {self.number}: {totals}{', over' if self.over else ''}>"
