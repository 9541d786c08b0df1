"""The points at a table, whether a whole series is played there or one round after the other."""

from __future__ import annotations

from random import Random

from unoflip_widgets.rules import Booking, Round, Series, UnoFlipError, book

__all__ = ["Account"]


class Account:
    """The present round, and the points of all rounds so far.

    Parameters
    ----------
    game : Round or Series
        What is played.

    Attributes
    ----------
    series : Series or None
        The series, if one is played.

    Examples
    --------
    >>> account = Account(Series(["Ann", "Bo"], seed=1))
    >>> account.booking.totals
    {'Ann': 0, 'Bo': 0}
    """

    def __init__(self, game: Round | Series) -> None:
        self.series = game if isinstance(game, Series) else None
        self._round = game.round if isinstance(game, Series) else game
        self._totals = dict.fromkeys(self._round.players, 0)
        self._seeds = Random(self._round.seed)

    @property
    def round(self) -> Round:
        """The present round."""
        return self._round if self.series is None else self.series.round

    def is_of(self, game: Round | Series) -> bool:
        """Whether it is this very round or series that is played now."""
        return game is (self._round if self.series is None else self.series)

    @property
    def booking(self) -> Booking:
        """The account, the present round included once it is over."""
        if self.series is not None:
            return self.series.account
        outcome = self._round.outcome
        if outcome is None:
            return Booking(self._totals, False, (), ())
        return book(self._totals, outcome.points, outcome.winner, self._round.rules)

    def next_round(self) -> None:
        """Deal another round with the same people; a series that is over begins anew.

        Raises
        ------
        UnoFlipError
            If the present round goes on.
        """
        before = self.round
        if before.outcome is None:
            raise UnoFlipError("the round is not over yet")
        booking = self.booking
        seed = int(self._seeds.random() * (1 << 48))
        if self.series is None:
            totals = booking.totals
            self._totals = {name: 0 if booking.over else totals[name] for name in before.players}
            dealer = Series.next_dealer(before.players, before.dealer)
            self._round = Round.deal(before.players, before.rules, seed, dealer=dealer)
        elif booking.over:
            self.series = Series(before.players, before.rules, seed)
        else:
            self.series.next_round()
