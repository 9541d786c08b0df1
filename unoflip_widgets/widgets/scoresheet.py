"""The score sheet: how hands are counted card by card, and how a series stands.

It counts what is left in the hands on the side on which a round ended, and books it as the rules
of the series say; the points come from the rules core.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

import traitlets

from unoflip_widgets.rules import (
    FLIP,
    Card,
    Outcome,
    Round,
    RuleSet,
    Series,
    UnoFlipError,
    book,
    parse_cards,
    points_of,
)
from unoflip_widgets.rules.actions import check_players
from unoflip_widgets.teaching import wire_face

from .base import BaseWidget
from .bundle import bundled

__all__ = ["SHEET_VERSION", "ScoreSheet", "Sheet", "SheetRound"]

SHEET_VERSION = 1
"""The version of the `sheet` trait."""

Counted = list[list[Any]]
"""``[face, points]`` for each card of a hand."""


class SheetRound(TypedDict):
    """One round as it is counted and booked; lists are by seat."""

    number: int
    side: str
    winner: int | None
    void: bool
    counts: list[Counted | None]
    points: list[int]
    score: int
    booked: list[int]
    totals: list[int]


class Sheet(TypedDict):
    """The whole sheet as it travels to the browser."""

    v: int
    deck: str
    scoring: str
    target: int | None
    players: list[str]
    rounds: list[SheetRound]
    totals: list[int]
    over: bool
    winners: list[int]
    losers: list[int]
    csv: NotRequired[str]


class ScoreSheet(BaseWidget):
    """A score sheet for a series, or for rounds that are added one by one.

    Parameters
    ----------
    source : Series or sequence of str
        A series, whose rounds are counted as they end, or the names of the players.
    rules : RuleSet
        How it is scored; that of the series if there is one.
    locale : {"en", "ru", "pl"}
        The language.

    Attributes
    ----------
    sheet : dict
        Everything that is shown.  Synced, read-only.
    locale : str
        As above.  Synced both ways.

    Examples
    --------
    >>> sheet = ScoreSheet(["Ann", "Bo"])
    >>> sheet.add_hands({"Ann": "", "Bo": "R7/V5 W/P5"}, side="dark")
    >>> sheet.sheet["rounds"][0]["counts"][1]
    [['dV5', 5], ['dP5', 5]]
    >>> sheet.totals
    {'Ann': 10, 'Bo': 0}
    >>> print(sheet.to_csv().splitlines()[1])
    1,dark,Ann,0,10,10,0,10,0
    """

    _esm = bundled("study.js")

    sheet = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(
        self,
        source: Series | Sequence[str],
        *,
        rules: RuleSet | None = None,
        locale: str = "en",
    ) -> None:
        self._series = source if isinstance(source, Series) else None
        if isinstance(source, Series):
            if rules is not None and rules != source.rules:
                raise ValueError("a series is scored by its own rules; leave rules out")
            players, rules = source.players, source.rules
        else:
            players = check_players(source)
        self.players = tuple(players)
        self.rules = rules or FLIP
        self._rounds: list[tuple[Outcome, list[Counted | None]]] = []
        self.set_trait("sheet", self._drawn_up())
        super().__init__(locale=locale)
        if self._series is not None:
            self.refresh()

    # -- what a notebook uses ----------------------------------------------------------

    @property
    def totals(self) -> dict[str, int]:
        """The points so far."""
        return dict(zip(self.players, self.sheet["totals"], strict=True))

    def add(self, round_: Round) -> None:
        """Count a round that is over.

        Raises
        ------
        UnoFlipError
            If the round goes on, or other people play it, or the series is over.
        """
        if round_.outcome is None:
            raise UnoFlipError("the round is not over yet, so there is nothing to count")
        if round_.players != self.players:
            raise UnoFlipError(f"this sheet is for {', '.join(self.players)}")
        self._add(round_.outcome, _counts(round_))

    def add_hands(
        self, hands: Mapping[str, str | Sequence[Card]], side: str, winner: str | None = None
    ) -> None:
        """Count hands as they lie on the table after a round.

        Parameters
        ----------
        hands : Mapping of str to str or sequence of Card
            The cards that are left, in notation; players left out have none.
        side : {"light", "dark"}
            The side on which the round ended.
        winner : str or None
            Who won; left out, the one player without cards.

        Raises
        ------
        UnoFlipError
            If a name, a card or a side is unknown, or nobody, or more than one, has no cards.
        """
        wrong = [name for name in hands if name not in self.players]
        if wrong:
            raise UnoFlipError(f"{wrong[0]!r} does not play; here are {', '.join(self.players)}")
        sides = ("light",) if self.rules.deck == "classic" else ("light", "dark")
        if side not in sides:
            raise UnoFlipError(f"side is one of {', '.join(sides)}, not {str(side)[:40]!r}")
        cards = {
            name: parse_cards(hand) if isinstance(hand := hands.get(name, ""), str) else tuple(hand)
            for name in self.players
        }
        empty = [name for name in self.players if not cards[name]]
        if winner is None and len(empty) == 1:
            winner = empty[0]
        if winner not in empty:
            raise UnoFlipError("the winner is the one player without cards; say who it is")
        for name, hand in cards.items():
            if any((card.dark is None) == (self.rules.deck == "flip") for card in hand):
                raise UnoFlipError(f"{name} has a card of another deck")
        counts = [_counted(cards[name], side, self.rules.deck) for name in self.players]
        points = {
            name: sum(card[1] for card in hand)
            for name, hand in zip(self.players, counts, strict=True)
        }
        self._add(Outcome(winner, points, sum(points.values()), side), list(counts))

    def refresh(self) -> None:
        """Look at the series again; a round whose cards are still there is counted card by card."""
        series = self._series
        if series is None:
            return
        known = {number: counts for number, (_, counts) in enumerate(self._rounds)}
        outcomes = list(series.outcomes)
        if series.round.outcome is not None:
            known[len(outcomes)] = _counts(series.round)
            outcomes.append(series.round.outcome)
        unknown: list[Counted | None] = [None] * len(self.players)
        self._rounds = [(o, known.get(number, unknown)) for number, o in enumerate(outcomes)]
        self.set_trait("sheet", self._drawn_up())

    def to_csv(self) -> str:
        """Return the sheet as comma-separated values, one line a round.

        Returns
        -------
        str
            With a header line; for every player the points of the hand, what was booked, and
            the total.
        """
        return _csv(self.sheet)

    # -- inside --------------------------------------------------------------------------

    def _add(self, outcome: Outcome, counts: list[Counted | None]) -> None:
        if self._series is not None:
            raise UnoFlipError("this sheet follows a series; its rounds come by themselves")
        if self.sheet["over"]:
            raise UnoFlipError("the series is over; start a new sheet")
        self._rounds.append((outcome, counts))
        self.set_trait("sheet", self._drawn_up())

    def _drawn_up(self) -> Sheet:
        totals = dict.fromkeys(self.players, 0)
        rounds: list[SheetRound] = []
        over = False
        winners: tuple[str, ...] = ()
        losers: tuple[str, ...] = ()
        for number, (outcome, counts) in enumerate(self._rounds, 1):
            account = book(totals, outcome.points, outcome.winner, self.rules)
            after = dict(account.totals)
            rounds.append(
                {
                    "number": number,
                    "side": outcome.side,
                    "winner": None
                    if outcome.winner is None
                    else self.players.index(outcome.winner),
                    "void": outcome.void,
                    "counts": counts,
                    "points": [outcome.points[name] for name in self.players],
                    "score": outcome.score,
                    "booked": [after[name] - totals[name] for name in self.players],
                    "totals": [after[name] for name in self.players],
                }
            )
            totals, over = after, account.over
            winners, losers = account.winners, account.losers
        sheet: Sheet = {
            "v": SHEET_VERSION,
            "deck": self.rules.deck,
            "scoring": self.rules.scoring,
            "target": self.rules.target,
            "players": list(self.players),
            "rounds": rounds,
            "totals": list(totals.values()),
            "over": over,
            "winners": [self.players.index(name) for name in winners],
            "losers": [self.players.index(name) for name in losers],
        }
        return {**sheet, "csv": _csv(sheet)}

    def __repr__(self) -> str:
        totals = ", ".join(f"{name} {total}" for name, total in self.totals.items())
        return f"<ScoreSheet, {len(self._rounds)} rounds: {totals}>"


def _counts(round_: Round) -> list[Counted | None]:
    kind, side = round_.deck.kind, round_.side
    if round_.outcome is not None and round_.outcome.void:
        return [[] for _ in round_.players]
    return [_counted(round_.hand(name), side, kind) for name in round_.players]


def _counted(cards: Sequence[Card], side: str, kind: str) -> Counted:
    return [[wire_face(card, side), points_of(card.face(side), kind)] for card in cards]


def _csv(sheet: Mapping[str, Any] | Sheet) -> str:
    players = sheet["players"]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    head = ["round", "side", "winner"]
    for what in ("hand", "booked", "total"):
        head += [f"{_plain(name)} {what}" for name in players]
    writer.writerow(head)
    for played in sheet["rounds"]:
        winner = "" if played["winner"] is None else _plain(players[played["winner"]])
        lists = [*played["points"], *played["booked"], *played["totals"]]
        writer.writerow([played["number"], played["side"], winner, *lists])
    return out.getvalue()


def _plain(name: str) -> str:
    """Keep spreadsheets from taking a name for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name
