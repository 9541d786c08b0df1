"""Many rounds at once: who wins, and what happens how often.

`simulate` plays rounds or whole series between bots and counts.  Every round has a seed of its
own, derived from the seed of the run, so the result is the same whoever computes which part of
it, and any round can be played again for a closer look (`SimulationResult.replay`).
"""

from __future__ import annotations

import operator
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import partial
from typing import Any

from unoflip_widgets.rules.actions import Action, check_players
from unoflip_widgets.rules.cards import Card, Symbol
from unoflip_widgets.rules.decks import points_of
from unoflip_widgets.rules.errors import UnoFlipError
from unoflip_widgets.rules.events import Event
from unoflip_widgets.rules.round import Round, check_seed
from unoflip_widgets.rules.ruleset import FLIP, RuleSet
from unoflip_widgets.rules.series import Series

from .bots import Bot, BotError
from .columns import Columns
from .levels import BOTS, make_bot
from .order import next_action

__all__ = ["BotFailed", "Failure", "SimulationError", "SimulationResult", "simulate"]

BotMaker = Callable[[int, RuleSet], Any]
Row = Counter[str]

_CHUNK_ROUNDS, _CHUNK_SERIES = 50, 5
# Chunks that wait or run at the same time: enough for any pool, and a bound on what is held.
_IN_FLIGHT = 64
# From here on a run is worth a progress bar.
_LONG_ROUNDS, _LONG_SERIES = 1000, 50
# A record is some thousand characters; a bot that always fails must not fill the memory.
_RECORDS_KEPT = 20
# Blocked rounds book nothing, so a series of them would never end.
_LONGEST_SERIES = 1000

_ALWAYS = (
    "challenge_lost",
    "challenge_won",
    "uno",
    "misplay",
    "false_uno",
    "false_catch",
    "opening",
)
_CAUSES = {
    "flip": ("turn", "draw_one", "draw_five", "wild_draw_two", "wild_draw_color", *_ALWAYS),
    "classic": ("turn", "draw_two", "wild_draw_four", *_ALWAYS),
}
_SYMBOLS = {
    "flip": [
        Symbol.DRAW_ONE,
        Symbol.DRAW_FIVE,
        Symbol.REVERSE,
        Symbol.SKIP,
        Symbol.SKIP_EVERYONE,
        Symbol.FLIP,
        Symbol.WILD,
        Symbol.WILD_DRAW_TWO,
        Symbol.WILD_DRAW_COLOR,
    ],
    "classic": [
        Symbol.DRAW_TWO,
        Symbol.REVERSE,
        Symbol.SKIP,
        Symbol.WILD,
        Symbol.WILD_DRAW_FOUR,
    ],
}
_SIDES = ("light", "dark")
# Looking at events takes time. A card that was laid, what it does and whose turn it is are so many
# events, and none of them is counted.
_USUAL = {Symbol.WILD: 2, Symbol.REVERSE: 3, Symbol.SKIP: 3, Symbol.SKIP_EVERYONE: 3}


class SimulationError(UnoFlipError):
    """A run that cannot be done, or could not go on.

    Attributes
    ----------
    result : SimulationResult or None
        What was done before.
    """

    def __init__(self, message: str, result: SimulationResult | None = None) -> None:
        super().__init__(message)
        self.result = result


class BotFailed(SimulationError):
    """A bot raised, or answered with something it was not offered, and the run stopped.

    Attributes
    ----------
    failure : Failure
        The round, its seed and its record.
    """

    def __init__(self, failure: Failure, result: SimulationResult) -> None:
        super().__init__(
            f"round {failure.row} (seed {failure.seed}) could not go on: {failure.error}", result
        )
        self.failure = failure


@dataclass(frozen=True, slots=True)
class Failure:
    """A round in which a bot failed.

    Attributes
    ----------
    row : int
        The row of the round in the columns.
    seed : int
        The seed of the round.
    player : str or None
        Whose bot failed.
    error : str
        What it did.
    record : str or None
        The record of the round up to there; kept for the first failures only.
    """

    row: int
    seed: int
    player: str | None
    error: str
    record: str | None


@dataclass(frozen=True)
class _Plan:
    """What is to be played; it travels to the workers."""

    players: tuple[str, ...]
    bots: tuple[str | BotMaker, ...]
    rules: RuleSet
    seed: int
    series: bool
    max_actions: int
    rotate: bool
    go_on: bool

    @property
    def columns(self) -> Columns:
        """A table with the columns of this run, still empty."""
        deck = self.rules.deck
        names = ["series", "number"] if self.series else []
        names += ["seed", "dealer", "winner", "score", "side", "actions", "flips", "flips_helped"]
        names += ["reshuffles", *(f"drawn_{cause}" for cause in _CAUSES[deck])]
        names += [f"laid_{symbol}" for symbol in _SYMBOLS[deck]]
        names += [f"accepted_{symbol}" for symbol in _SYMBOLS[deck] if symbol.is_restricted]
        names += ["bluffs", "challenges", "challenges_won", "challenges_lost"]
        names += ["uno_forgotten", "uno_corrected", "uno_caught", "void", "capped", "failed"]
        kinds = ["cards", "points", "drawn", "flips", "bluffs", "bluffs_caught"]
        if self.series:
            names.append("series_over")
            kinds.append("total")
        names += [f"{kind}_{player}" for player in self.players for kind in kinds]
        return Columns(names, wide=["seed"])

    def seating(self, unit: int) -> tuple[str, ...]:
        """Who sits where, clockwise."""
        first = unit % len(self.players) if self.rotate else 0
        return self.players[first:] + self.players[:first]

    def make_bots(self, seed: int) -> dict[str, Bot]:
        """Make the bots of one round."""
        made = {}
        for seat, (name, bot) in enumerate(zip(self.players, self.bots, strict=True), start=1):
            own = _mix(seed, seat)
            try:
                made[name] = (
                    make_bot(bot, own, self.rules) if isinstance(bot, str) else bot(own, self.rules)
                )
            except Exception as error:
                raise BotError(
                    f"the bot of {name} could not be made: {type(error).__name__}: {error}", name
                ) from error
        return made

    def play(self, unit: int) -> Iterator[tuple[Round, Row, BotError | None]]:
        """Play one round, or one series round by round."""
        players, seed = self.seating(unit), _mix(self.seed, unit)
        if not self.series:
            round_ = Round.deal(players, self.rules, seed)
            yield round_, *self._finish(round_)
            return
        series = Series(players, self.rules, seed)
        while True:
            row, error = self._finish(series.round)
            row["series"], row["number"] = unit, series.number
            row["series_over"] = series.over
            for name, total in series.totals.items():
                row[f"total_{name}"] = total
            yield series.round, row, error
            ended = series.round.outcome is not None
            if series.over or not ended or series.number >= _LONGEST_SERIES:
                return
            series.next_round()

    def _finish(self, round_: Round) -> tuple[Row, BotError | None]:
        """Play a round to its end, and count."""
        tally = _Tally(round_, self.players)
        failed = None
        try:
            bots = self.make_bots(round_.seed)
            for _ in range(self.max_actions):
                action = next_action(round_, bots)
                if action is None:
                    break
                tally.apply(action)
            else:
                tally.row["capped"] = round_.outcome is None
        except BotError as error:
            failed = error
        return tally.close(failed is not None), failed


class _Tally:
    """Counts what happens in one round.

    The counts rest on the whole round, also on what no player sees: whether a wild was a bluff,
    and whether a Flip helped.
    """

    def __init__(self, round_: Round, players: tuple[str, ...]) -> None:
        self.row: Row = Counter()
        self._round = round_
        self._players = players
        self._owes: str | None = None
        self._asked = Symbol.WILD
        self._count(round_.opening_events)

    def apply(self, action: Action) -> None:
        """Do an action, and count what follows."""
        round_, row = self._round, self.row
        row["actions"] += 1
        card = action.card
        if action.verb == "draw":
            left = round_.draw_size
            events = round_.apply(action)
            if len(events) == 2 and round_.draw_size == left - 1:
                row["drawn_turn"] += 1
                row[f"drawn_{action.player}"] += 1
            else:
                self._count(events)
            return
        if card is None or action.verb == "give":
            self._count(round_.apply(action))
            return
        symbol = card.face(round_.side).symbol
        if not symbol.is_number:
            row[f"laid_{symbol}"] += 1
            self._asked = symbol
        if symbol is not Symbol.FLIP:
            events = round_.apply(action)
            if len(events) > _USUAL.get(symbol, 2 if symbol.is_number else 0):
                self._count(events)
            return
        name = action.player or ""
        before = self._lead(name, card)
        self._count(round_.apply(action))
        row[f"flips_{name}"] += 1
        row["flips_helped"] += self._lead(name) > before

    def _lead(self, player: str, without: Card | None = None) -> float:
        """By how many points the others' hands are worse, on the average."""
        side, deck = self._round.side, self._round.deck.kind
        own = others = 0
        for name in self._players:
            worth = sum(points_of(card.face(side), deck) for card in self._round.hand(name))
            if name == player:
                own = worth - (points_of(without.face(side), deck) if without else 0)
            else:
                others += worth
        return others / (len(self._players) - 1) - own

    def _count(self, events: Sequence[Event]) -> None:
        row = self.row
        for event in events:
            kind = event.kind
            if kind == "draw":
                row[f"drawn_{event['cause']}"] += event["count"]
                row[f"drawn_{event.player}"] += event["count"]
            elif kind == "reshuffle":
                row["reshuffles"] += 1
            elif kind == "flip_hands":
                row["flips"] += 1
            elif kind == "uno_window":
                row["uno_forgotten"] += 1
                self._owes = event.player
            elif kind == "uno":
                row["uno_corrected"] += self._owes == event.player
                self._owes = None
            elif kind == "catch":
                row["uno_caught"] += 1
                self._owes = None
            elif kind == "uno_closed":
                self._owes = None
            elif kind == "respond":
                penalty = event["penalty"]
                side = self._round.side
                if penalty.before and any(
                    card.face(side).color == penalty.before for card in penalty.held
                ):
                    row["bluffs"] += event["challengeable"]
                    row[f"bluffs_{penalty.by}"] += event["challengeable"]
            elif kind == "accept":
                if self._asked.is_restricted:
                    row[f"accepted_{self._asked}"] += 1
            elif kind == "verdict":
                row["challenges"] += 1
                row["challenges_won" if event["guilty"] else "challenges_lost"] += 1
                if event["guilty"]:
                    row[f"bluffs_caught_{event['target']}"] += 1
            elif kind == "void":
                row["void"] = 1

    def close(self, failed: bool) -> Row:
        """Note how the round stands at the end."""
        round_, row, players = self._round, self.row, self._players
        outcome = round_.outcome
        row["seed"] = round_.seed
        row["dealer"] = players.index(round_.dealer)
        row["side"] = _SIDES.index(round_.side)
        row["failed"] = failed
        winner = None if outcome is None else outcome.winner
        row["winner"] = -1 if winner is None else players.index(winner)
        row["score"] = 0 if outcome is None else outcome.score
        side, deck = round_.side, round_.deck.kind
        for name in players:
            hand = round_.hand(name)
            row[f"cards_{name}"] = len(hand)
            row[f"points_{name}"] = sum(points_of(card.face(side), deck) for card in hand)
        return row


@dataclass
class _Part:
    """The rows of some rounds or series; it travels back from the workers."""

    columns: Columns
    failures: list[Failure]
    stopped: bool = False


def _run(plan: _Plan, start: int, stop: int) -> _Part:
    """Play a part of a run; what a worker does."""
    part = _Part(plan.columns, [])
    _fill(part, plan, start, stop)
    return part


def _fill(part: _Part, plan: _Plan, start: int, stop: int) -> None:
    for unit in range(start, stop):
        for round_, row, error in plan.play(unit):
            if error is not None:
                kept = len(part.failures) < _RECORDS_KEPT
                record = round_.record() if kept else None
                part.failures.append(
                    Failure(len(part.columns), round_.seed, error.player, str(error), record)
                )
            part.columns.append(row)
            if error is not None and not plan.go_on:
                part.stopped = True
                return


def _mix(seed: int, number: int) -> int:
    """Derive a seed from a seed and a number (SplitMix64), the same everywhere.

    Examples
    --------
    >>> _mix(7, 0), _mix(7, 1)
    (3511274219185729, 151215513962380)
    """
    mask = (1 << 64) - 1
    value = (seed + (number + 1) * 0x9E3779B97F4A7C15) & mask
    value = ((value ^ value >> 30) * 0xBF58476D1CE4E5B9) & mask
    value = ((value ^ value >> 27) * 0x94D049BB133111EB) & mask
    # 53 bits, so that no table program rounds a seed
    return (value ^ value >> 31) >> 11


class SimulationResult:
    """What came out: one row a round, in columns.

    Attributes
    ----------
    players : tuple of str
        Who played, as seated in the first round.
    bots : tuple of str
        The names of their bots.
    rules : RuleSet
        What was played.
    seed : int
        The seed of the run.
    complete : bool
        Whether everything that was asked for has been played.
    failures : list of Failure
        The rounds in which a bot failed.

    Examples
    --------
    >>> result = simulate(20, bots=["steady", "hasty"], seed=1)
    >>> len(result), result.wins
    (20, {'A': 18, 'B': 2})
    >>> result["winner"][:3], result.total("actions") > 400
    (['A', 'A', 'A'], True)
    """

    def __init__(self, plan: _Plan) -> None:
        self._plan = plan
        self._columns = plan.columns
        self.players = plan.players
        self.bots = tuple(map(_name_of, plan.bots))
        self.rules = plan.rules
        self.seed = plan.seed
        self.complete = False
        self.failures: list[Failure] = []

    # -- looking -------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns."""
        return self._columns.names

    @property
    def columns(self) -> dict[str, list[Any]]:
        """All columns as plain lists."""
        return {name: self[name] for name in self.names}

    @property
    def wins(self) -> dict[str, int]:
        """How many rounds each has won."""
        counts = Counter(self._columns["winner"])
        return {name: counts[seat] for seat, name in enumerate(self.players)}

    @property
    def size(self) -> int:
        """How many bytes the columns take."""
        return self._columns.size

    def total(self, name: str) -> int:
        """Add up a column of numbers.

        Examples
        --------
        >>> simulate(5, seed=1).total("capped")
        0
        """
        return sum(self._column(name))

    def per_player(self) -> dict[str, list[Any]]:
        """Return one row a player, in columns: rounds won, their score, what is left over.

        Examples
        --------
        >>> table = simulate(20, bots=["steady", "hasty"], seed=1).per_player()
        >>> table["player"], table["bot"], table["won"]
        (['A', 'B'], ['steady', 'hasty'], [18, 2])
        """
        score: Counter[int] = Counter()
        for seat, points in zip(self._columns["winner"], self._columns["score"], strict=True):
            score[seat] += points
        kinds = ("drawn", "flips", "bluffs", "bluffs_caught", "cards", "points")
        return {
            "player": list(self.players),
            "bot": list(self.bots),
            "won": list(self.wins.values()),
            "score": [score[seat] for seat in range(len(self.players))],
            **{kind: [self.total(f"{kind}_{name}") for name in self.players] for kind in kinds},
        }

    def to_pandas(self) -> Any:
        """Return the columns as a ``pandas.DataFrame``.

        Raises
        ------
        SimulationError
            If pandas is not installed.
        """
        try:
            import pandas as pd
        except ImportError:
            raise SimulationError(
                "to_pandas needs pandas, which is not installed; the plain columns are in .columns"
            ) from None
        return pd.DataFrame(
            {
                name: self[name] if name in _NAMED else pd.Series(self._column(name))
                for name in self.names
            }
        )

    def replay(self, row: int) -> Round:
        """Play the round of a row again, for a closer look.

        Parameters
        ----------
        row : int
            The row, from 0.

        Returns
        -------
        Round
            The finished round, with its actions and its record.

        Examples
        --------
        >>> result = simulate(5, seed=1)
        >>> len(result.replay(3).actions) == result["actions"][3]
        True
        """
        if not 0 <= row < len(self):
            raise SimulationError(f"there is no row {row}; the rows are 0 to {len(self) - 1}")
        unit = self._columns["series"][row] if self._plan.series else row
        for round_, counts, _ in self._plan.play(unit):
            if not self._plan.series or counts["number"] == self._columns["number"][row]:
                return round_
        raise AssertionError("a round that was played can be played again")

    def _column(self, name: str) -> Any:
        if name not in self.names:
            raise SimulationError(
                f"there is no column {str(name)[:40]!r}; the columns are {', '.join(self.names)}"
            )
        return self._columns[name]

    def __getitem__(self, name: str) -> list[Any]:
        column = self._column(name)
        if name in ("dealer", "winner"):
            return [None if seat < 0 else self.players[seat] for seat in column]
        if name == "side":
            return [_SIDES[side] for side in column]
        found: list[Any] = column.tolist()
        return found

    def __len__(self) -> int:
        return len(self._columns)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SimulationResult) and (
            self.columns,
            self.failures,
            self.complete,
        ) == (other.columns, other.failures, other.complete)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        rounds = len(self)
        who = ", ".join(
            f"{name} ({bot}) won {won:,}" + (f" = {won / rounds:.1%}" if rounds else "")
            for name, bot, won in zip(self.players, self.bots, self.wins.values(), strict=True)
        )
        parts = [f"{rounds:,} rounds: {who}"]
        if rounds:
            parts.append(f"{self.total('actions') / rounds:.1f} actions a round")
        for name, what in (
            ("void", "blocked"),
            ("capped", f"cut off at {self._plan.max_actions:,} actions"),
            ("failed", "failed"),
        ):
            if self.total(name):
                parts.append(f"{self.total(name):,} {what}")
        if not self.complete:
            parts.append("not complete")
        return f"<{'; '.join(parts)}>"


_NAMED = ("dealer", "winner", "side")


def simulate(
    n: int,
    *,
    players: int | Sequence[str] | None = None,
    bots: str | BotMaker | Sequence[str | BotMaker] | Mapping[str, str | BotMaker] = "steady",
    rules: RuleSet = FLIP,
    seed: int = 0,
    series: bool = False,
    rotate: bool = False,
    executor: Executor | None = None,
    on_error: str = "stop",
    max_actions: int = 5000,
    progress: bool | Callable[[int, int], object] | None = None,
) -> SimulationResult:
    """Play many rounds between bots, and count.

    Parameters
    ----------
    n : int
        How many rounds; with ``series`` how many series.
    players : int or sequence of str
        How many play, or their names, clockwise; as many as there are bots if left out.
    bots : str, callable, sequence or mapping
        A level of `make_bot` for everybody, one a seat, or by name.  A bot of your own is
        given as its class, or anything else that makes one from a seed and a RuleSet.
    rules : RuleSet
        The options; `FLIP` if left out.
    seed : int
        Where all chances come from.
    series : bool
        Whether to play whole series, up to the target of the rules.
    rotate : bool
        Whether everybody moves on by one seat after each round (or series).
    executor : concurrent.futures.Executor or None
        Who computes: a process pool, the executor of a Dask client, or nobody else.  The
        result does not depend on it.
    on_error : {"stop", "go on"}
        What to do when a bot raises or answers with something it was not offered.
    max_actions : int
        Where a round is cut off; players who never lay a card could go on for ever (K-17).
    progress : bool, callable or None
        Whether to show a bar, by tqdm if it is installed; on long runs if left out.  A callable
        is told how many rounds are done, and how many there are in all.

    Returns
    -------
    SimulationResult
        One row a round.  Interrupted (Ctrl-C, "interrupt kernel"), it holds what is done.

    Raises
    ------
    SimulationError
        If something is asked for that cannot be done, or the executor fails.
    BotFailed
        If a bot failed and the run had to stop; it tells the round, its seed and its record.

    Examples
    --------
    >>> result = simulate(50, bots=["sly", "hasty"], seed=3)
    >>> result.wins["A"] > 40
    True
    >>> simulate(0)
    Traceback (most recent call last):
        ...
    unoflip_widgets.players.simulation.SimulationError: n is a whole number of 1 or more, not 0
    """
    units = _count_of("n", n)
    names, makers = _check_table(players, bots)
    if not isinstance(rules, RuleSet):
        raise SimulationError(f"rules are a RuleSet such as FLIP, not {type(rules).__name__}")
    if executor is not None and not isinstance(executor, Executor):
        raise SimulationError(
            "executor is a concurrent.futures.Executor, such as a ProcessPoolExecutor or what "
            f"client.get_executor() of Dask returns, not {type(executor).__name__}"
        )
    if on_error not in ("stop", "go on"):
        raise SimulationError(f"on_error is 'stop' or 'go on', not {str(on_error)[:40]!r}")
    plan = _Plan(
        players=names,
        bots=makers,
        rules=rules,
        seed=check_seed(seed),
        series=bool(series),
        max_actions=_count_of("max_actions", max_actions),
        rotate=bool(rotate),
        go_on=on_error == "go on",
    )
    result = SimulationResult(plan)
    size = _CHUNK_SERIES if plan.series else _CHUNK_ROUNDS
    chunks = ((start, min(start + size, units)) for start in range(0, units, size))
    show = _progress(progress, units, plan.series)
    try:
        if executor is None:
            done = _play_here(plan, chunks, result, show)
        else:
            done = _play_there(plan, chunks, result, show, executor)
        result.complete = done
    except KeyboardInterrupt:
        result._columns.trim()
        result.failures = [f for f in result.failures if f.row < len(result)]
    finally:
        show(None)
    if result.failures and not plan.go_on:
        raise BotFailed(result.failures[-1], result)
    return result


def _play_here(
    plan: _Plan,
    chunks: Iterable[tuple[int, int]],
    result: SimulationResult,
    show: Callable[[int | None], object],
) -> bool:
    for start, stop in chunks:
        part = _Part(result._columns, result.failures)
        _fill(part, plan, start, stop)
        show(stop)
        if part.stopped:
            return False
    return True


def _play_there(
    plan: _Plan,
    chunks: Iterable[tuple[int, int]],
    result: SimulationResult,
    show: Callable[[int | None], object],
    executor: Executor,
) -> bool:
    """Hand out the chunks, and take them back in order."""
    waiting: deque[tuple[int, Future[_Part]]] = deque()
    following = iter(chunks)
    try:
        while True:
            while len(waiting) < _IN_FLIGHT:
                chunk = next(following, None)
                if chunk is None:
                    break
                waiting.append((chunk[1], executor.submit(_run, plan, *chunk)))
            if not waiting:
                return True
            stop, future = waiting.popleft()
            try:
                part = future.result()
            except Exception as error:
                raise SimulationError(
                    f"the executor failed after {len(result):,} rounds: "
                    f"{type(error).__name__}: {error}",
                    result,
                ) from error
            _take(part, result)
            show(stop)
            if part.stopped:
                return False
    finally:
        for _, future in waiting:
            future.cancel()


def _take(part: _Part, result: SimulationResult) -> None:
    before = len(result)
    for failure in part.failures:
        kept = len(result.failures) < _RECORDS_KEPT
        result.failures.append(
            Failure(
                before + failure.row,
                failure.seed,
                failure.player,
                failure.error,
                failure.record if kept else None,
            )
        )
    result._columns.extend(part.columns)


def _count_of(name: str, value: object) -> int:
    try:
        if isinstance(value, bool):
            raise TypeError
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        number = 0
    if number < 1:
        raise SimulationError(f"{name} is a whole number of 1 or more, not {str(value)[:40]}")
    return number


def _check_table(
    players: int | Sequence[str] | None,
    bots: str | BotMaker | Sequence[str | BotMaker] | Mapping[str, str | BotMaker],
) -> tuple[tuple[str, ...], tuple[str | BotMaker, ...]]:
    """Work out who plays, and with which bot."""
    each = isinstance(bots, str) or callable(bots)
    if players is None and isinstance(bots, Mapping):
        players = tuple(bots)
    elif players is None:
        players = 2 if each else _length(bots)
    if isinstance(players, bool) or not isinstance(players, int | Sequence):
        raise SimulationError(
            f"players is a number or a list of names, not {type(players).__name__}"
        )
    if isinstance(players, int):
        if not 2 <= players <= 10:
            raise SimulationError(f"2 to 10 can play, not {players}")
        players = tuple("ABCDEFGHIJ"[:players])
    names = check_players(players)
    makers: list[str | BotMaker]
    if isinstance(bots, Mapping):
        if set(bots) != set(names):
            raise SimulationError(
                f"everybody needs a bot: the players are {', '.join(names)}, "
                f"there are bots for {', '.join(map(str, bots)) or 'nobody'}"
            )
        makers = [bots[name] for name in names]
    elif isinstance(bots, str) or callable(bots):
        makers = [bots] * len(names)
    else:
        if _length(bots) != len(names):
            raise SimulationError(f"there are {len(names)} players and {len(bots)} bots")
        makers = list(bots)
    for maker in makers:
        if isinstance(maker, str):
            make_bot(maker)
        elif not callable(maker):
            raise SimulationError(
                f"a bot is one of {', '.join(BOTS)}, or a class of your own, "
                f"not {type(maker).__name__}"
            )
    return names, tuple(makers)


def _name_of(bot: object) -> str:
    """Name a bot as it was asked for."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, partial):
        given = [*map(repr, bot.args), *(f"{key}={value!r}" for key, value in bot.keywords.items())]
        return f"{_name_of(bot.func)}({', '.join(given)})"
    return getattr(bot, "__name__", type(bot).__name__)


def _length(bots: object) -> int:
    if not isinstance(bots, Sequence):
        raise SimulationError(
            f"bots are a name, a list of names or a mapping, not {type(bots).__name__}"
        )
    return len(bots)


def _progress(
    progress: bool | Callable[[int, int], object] | None, units: int, series: bool
) -> Callable[[int | None], object]:
    """Return what is called with the number of units done, and with ``None`` at the end."""
    if callable(progress):
        tell = progress
        return lambda done: done is not None and tell(done, units)
    long = units >= (_LONG_SERIES if series else _LONG_ROUNDS)
    if progress is False or (progress is None and not long):
        return _quiet
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return _quiet
    # A run that turns out to be short shows no bar unless it was asked for.
    bar = tqdm(total=units, unit=" series" if series else " rounds", delay=0 if progress else 2)

    def show(done: int | None) -> None:
        if done is None:
            bar.close()
        else:
            bar.update(done - bar.n)

    return show


def _quiet(done: int | None) -> None:
    """Show nothing."""
