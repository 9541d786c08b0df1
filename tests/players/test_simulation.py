"""Many rounds: the same result whoever computes it, and every count as the records say."""

from __future__ import annotations

import builtins
import pickle
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from unoflip_widgets.players import (
    Bot,
    BotFailed,
    Option,
    SimulationError,
    SimulationResult,
    simulate,
    simulation,
)
from unoflip_widgets.players.steady import Steady
from unoflip_widgets.rules import CLASSIC, FLIP, Action, Round, RuleSet, UnoFlipError, View

SHORT = FLIP.replace(hand_size=2)
TABLE = {"Ann": "sly", "Bo": "steady", "Cy": "hasty"}


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with ProcessPoolExecutor(2) as executor:
        yield executor


class Backwards(Executor):
    """Runs what it was given last first."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.jobs.append((future, fn, args))
        future.result = partial(self._result, future)  # type: ignore[method-assign]
        return future

    def _result(self, future: Future[Any], timeout: float | None = None) -> Any:
        while self.jobs:
            job, fn, args = self.jobs.pop()
            job.set_result(pickle.loads(pickle.dumps(fn(*args))))
        return Future.result(future, timeout)


# -- the same result -------------------------------------------------------------------------


@pytest.mark.parametrize("series", [False, True])
def test_the_result_does_not_depend_on_the_executor(pool: Executor, series: bool) -> None:
    rules = SHORT.replace(target=60)
    run = partial(
        simulate, 12 if series else 120, bots=TABLE, rules=rules, seed=5, series=series, rotate=True
    )
    alone = run()
    assert alone.complete
    assert len(alone) > 60 if not series else len(alone) > 12
    with ThreadPoolExecutor(3) as threads:
        for executor in (pool, threads, Backwards()):
            assert run(executor=executor).columns == alone.columns


def test_nor_on_how_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(40, rules=SHORT, seed=2)
    monkeypatch.setattr(simulation, "_CHUNK_ROUNDS", 7)
    monkeypatch.setattr(simulation, "_IN_FLIGHT", 2)
    assert simulate(40, rules=SHORT, seed=2) == whole
    assert simulate(40, rules=SHORT, seed=2, executor=Backwards()) == whole
    assert simulate(25, rules=SHORT, seed=2)["seed"] == whole["seed"][:25]


def test_another_seed_is_another_result() -> None:
    one, two = (simulate(20, rules=SHORT, seed=seed) for seed in (1, 2))
    assert not set(one["seed"]) & set(two["seed"])
    assert one != two


# -- the counts ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rules",
    [
        FLIP,
        CLASSIC,
        FLIP.replace(jump_in=True, stack="sum", escape_skip=True, false_catch_penalty=3),
    ],
    ids=["flip", "classic", "house"],
)
def test_the_columns_say_what_the_records_say(rules: RuleSet) -> None:
    result = simulate(12, bots=["hasty", "sly", "hasty"], rules=rules, seed=8)
    for row in range(len(result)):
        played = result.replay(row)
        again = Round.from_record(played.record())
        assert again.outcome == played.outcome is not None
        assert result["seed"][row] == played.seed
        assert result["winner"][row] == played.outcome.winner
        assert result["score"][row] == played.outcome.score
        assert result["side"][row] == played.side
        assert result["actions"][row] == len(played.actions)
        counts: Counter[str] = Counter()
        fresh = Round.deal(played.players, rules, played.seed)
        events = list(fresh.opening_events)
        for action in played.actions:
            if action.card and action.verb in ("play", "jump"):
                symbol = action.card.face(fresh.side).symbol
                if not symbol.is_number:
                    counts[f"laid_{symbol}"] += 1
                if symbol.is_restricted:
                    verdict = fresh.check(action)
                    counts["bluffs"] += verdict.ok and not verdict.lawful
            counts["uno_corrected"] += action.verb == "uno" and any(
                seat.name == action.player and seat.uno == "owed" for seat in fresh.view(None).seats
            )
            events += fresh.apply(action)
        for event in events:
            if event.kind == "draw":
                counts[f"drawn_{event['cause']}"] += event["count"]
                counts[f"drawn_{event.player}"] += event["count"]
            counts["flips"] += event.kind == "flip_hands"
            counts["reshuffles"] += event.kind == "reshuffle"
            counts["challenges"] += event.kind == "verdict"
            counts["challenges_won"] += event.kind == "verdict" and event["guilty"]
            counts["uno_forgotten"] += event.kind == "uno_window"
            counts["uno_caught"] += event.kind == "catch"
            if event.kind == "respond":
                asked = event["symbol"]
            elif event.kind == "accept" and asked.is_restricted:
                counts[f"accepted_{asked}"] += 1
        for name in played.players:
            counts[f"cards_{name}"] = played.hand_size(name)
            counts[f"points_{name}"] = played.outcome.points[name]
        for name, count in counts.items():
            assert result[name][row] == count, (row, name)
        rest = [
            name
            for name in result.names
            if name.startswith(("drawn_", "laid_", "accepted_")) and name not in counts
        ]
        assert all(result[name][row] == 0 for name in rest)


def test_columns_add_up() -> None:
    result = simulate(60, bots=["hasty", "sly", "hasty"], seed=3)
    table = result.per_player()
    causes = [name for name in result.names if name.startswith("drawn_") and len(name) > 7]
    assert sum(map(result.total, causes)) == sum(table["drawn"]) > 0
    assert sum(table["won"]) == len(result) - result.total("void") - result.total("capped")
    assert sum(table["score"]) == result.total("score")
    assert sum(table["bluffs"]) == result.total("bluffs")
    assert sum(table["bluffs_caught"]) == result.total("challenges_won")
    assert sum(table["flips"]) == result.total("laid_flip") <= result.total("flips") + 60
    assert 0 < result.total("flips_helped") < result.total("laid_flip")
    assert result.total("challenges") == sum(
        result.total(f"challenges_{how}") for how in ("won", "lost")
    )
    wilds = ("wild_draw_two", "wild_draw_color")
    assert sum(result.total(f"laid_{wild}") for wild in wilds) == result.total("challenges") + sum(
        result.total(f"accepted_{wild}") for wild in wilds
    )


def test_a_series_goes_to_its_target() -> None:
    rules = SHORT.replace(target=80)
    result = simulate(6, bots=["steady", "hasty"], rules=rules, seed=4, series=True)
    assert Counter(result["series_over"]) == {0: len(result) - 6, 1: 6}
    for row, over in enumerate(result["series_over"]):
        best = max(result["total_A"][row], result["total_B"][row])
        assert (best >= 80) == bool(over)
    assert result["number"][0] == 1
    assert result["series"][-1] == 5
    last = len(result) - 1
    assert len(result.replay(last).actions) == result["actions"][last]


def test_everybody_moves_on_by_one_seat() -> None:
    result = simulate(3, bots=TABLE, rules=SHORT, rotate=True)
    seats = [result.replay(row).players for row in range(3)]
    assert seats == [("Ann", "Bo", "Cy"), ("Bo", "Cy", "Ann"), ("Cy", "Ann", "Bo")]
    assert result.players == ("Ann", "Bo", "Cy")


def test_how_a_result_looks() -> None:
    result = simulate(20, bots=["steady", "hasty"], rules=SHORT, seed=1)
    a, b = result.wins.values()
    assert repr(result) == (
        f"<20 rounds: A (steady) won {a} = {a / 20:.1%}, B (hasty) won {b} = {b / 20:.1%}; "
        f"{result.total('actions') / 20:.1f} actions a round>"
    )
    assert list(result.columns) == list(result.names)
    with pytest.raises(SimulationError, match="no column 'wins'; the columns are seed, dealer"):
        result["wins"]
    with pytest.raises(SimulationError, match="no row 20; the rows are 0 to 19"):
        result.replay(20)


def test_pandas_gets_numbers_and_names() -> None:
    result = simulate(10, rules=SHORT, seed=1)
    frame = result.to_pandas()
    assert list(frame.columns) == list(result.names)
    assert frame["winner"].tolist() == result["winner"]
    assert frame["actions"].sum() == result.total("actions")
    assert (frame["seed"] == result["seed"]).all()


def without(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    real = builtins.__import__

    def refuse(module: str, *args: Any, **kwargs: Any) -> Any:
        if module.partition(".")[0] == name:
            raise ImportError(module)
        return real(module, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", refuse)


def test_pandas_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    result = simulate(2, rules=SHORT)
    without(monkeypatch, "pandas")
    with pytest.raises(SimulationError, match="needs pandas, which is not installed"):
        result.to_pandas()


# -- what can go wrong -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"n": 0}, "n is a whole number of 1 or more, not 0"),
        ({"n": -5}, "n is a whole number of 1 or more, not -5"),
        ({"n": 2.5}, "n is a whole number of 1 or more, not 2.5"),
        ({"n": True}, "n is a whole number of 1 or more, not True"),
        ({"max_actions": 0}, "max_actions is a whole number of 1 or more, not 0"),
        ({"bots": "genius"}, "no bot 'genius'; the bots are hasty, steady, sly"),
        ({"bots": ["sly", "genius"]}, "no bot 'genius'; the bots are hasty, steady, sly"),
        ({"bots": [None, "sly"]}, "a bot is one of hasty, steady, sly, or a class of your own"),
        ({"bots": 3}, "bots are a name, a list of names or a mapping, not int"),
        ({"bots": {"A": "sly"}, "players": 2}, "the players are A, B, there are bots for A"),
        ({"bots": ["sly"], "players": 2}, "there are 2 players and 1 bots"),
        ({"players": 1}, "2 to 10 can play, not 1"),
        ({"players": 11}, "2 to 10 can play, not 11"),
        ({"players": 2.0}, "players is a number or a list of names, not float"),
        ({"players": ["A", "A"]}, "A"),
        ({"rules": "flip"}, "rules are a RuleSet such as FLIP, not str"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"executor": 2}, "executor is a concurrent.futures.Executor"),
        ({"on_error": "ignore"}, "on_error is 'stop' or 'go on', not 'ignore'"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_be_done_is_said(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(UnoFlipError, match=said):
        simulate(**{"n": 3, **arguments})


class Clumsy(Steady):
    """Fails in one round of eight, in different ways."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        fate = self.start % 24 if hasattr(self, "start") else self._begin()
        if fate == 0:
            raise ZeroDivisionError("too clever")
        if fate == 8:
            return Action(view.seats[1].name, "keep")
        return super().choose(view, legal)

    def _begin(self) -> int:
        self.start = int(self.chance.random() * 24)
        return self.start


def broken(seed: int, rules: RuleSet) -> Bot:
    if seed % 16 == 0:
        raise LookupError("no head")
    return Steady(seed, rules)


def test_a_run_goes_on_past_a_bot_that_fails(pool: Executor) -> None:
    run = partial(simulate, 150, bots=["steady", Clumsy], rules=SHORT, seed=1, on_error="go on")
    result = run()
    assert result.complete
    assert len(result) == 150
    failed = [row for row in range(150) if result["failed"][row]]
    assert [failure.row for failure in result.failures] == failed
    assert 3 < len(failed) < 75
    for failure in result.failures:
        assert failure.player == "B"
        assert failure.seed == result["seed"][failure.row]
        assert result["winner"][failure.row] is None
    assert {failure.error[:35] for failure in result.failures} == {
        "the bot of B raised ZeroDivisionErr",
        "the bot of B answered 'B keep', whi",
    }
    kept = [failure for failure in result.failures if failure.record]
    assert len(kept) == min(len(failed), 20)
    record = Round.from_record(kept[0].record or "")
    assert record.seed == kept[0].seed
    assert f"{len(failed)} failed" in repr(result)
    assert run(executor=pool) == result


def test_a_run_stops_at_a_bot_that_fails(pool: Executor) -> None:
    all_of_it = simulate(150, bots=["steady", Clumsy], rules=SHORT, seed=1, on_error="go on")
    first = all_of_it.failures[0]
    for executor in (None, pool):
        with pytest.raises(BotFailed, match=rf"round {first.row} \(seed {first.seed}\)") as error:
            simulate(150, bots=["steady", Clumsy], rules=SHORT, seed=1, executor=executor)
        assert error.value.failure == first
        assert error.value.result is not None
        assert not error.value.result.complete
        assert len(error.value.result) == first.row + 1


def test_a_bot_that_cannot_be_made_is_a_bot_that_fails() -> None:
    result = simulate(60, bots=["steady", broken], rules=SHORT, on_error="go on")
    assert result.failures
    assert result.failures[0].error == "the bot of B could not be made: LookupError: no head"


class Hoarder(Bot):
    """Never lays a card."""

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        return next((o for o in options if o.verb in ("draw", "keep", "accept")), options[-1])


def test_rounds_without_an_end_are_cut_off() -> None:
    result = simulate(3, bots=Hoarder, max_actions=90)
    assert result["actions"] == [90, 90, 90]
    assert result["capped"] == [1, 1, 1]
    assert result["winner"] == [None] * 3
    assert "3 cut off at 90 actions" in repr(result)
    series = simulate(2, bots=Hoarder, max_actions=40, series=True)
    assert series["series"] == [0, 1]
    assert series["series_over"] == [0, 0]


def test_blocked_rounds_are_void() -> None:
    result = simulate(2, bots=Hoarder)
    assert result["void"] == [1, 1]
    assert result["capped"] == [0, 0]
    assert "2 blocked" in repr(result)


class Impatient(Steady):
    """Somebody presses Ctrl-C while it thinks."""

    left = 400

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        type(self).left -= 1
        if type(self).left < 0:
            raise KeyboardInterrupt
        return super().decide(view, options)


def test_interrupted_it_returns_what_is_done() -> None:
    Impatient.left = 400
    result = simulate(500, bots=["steady", Impatient], seed=3)
    whole = simulate(len(result), bots=["steady", "steady"], seed=3)
    assert 0 < len(result) < 100
    assert not result.complete
    assert "not complete" in repr(result)
    assert result.columns == whole.columns


def test_a_run_too_long_to_end_begins_at_once() -> None:
    Impatient.left = 100
    result = simulate(10**15, bots=["steady", Impatient], seed=3, progress=False)
    assert (result.complete, len(result) > 0) == (False, True)


class Interrupted(Executor):
    """The third result never comes."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if len(self.futures) < 2:
            future.set_result(fn(*args))
        elif len(self.futures) == 2:
            future.set_exception(KeyboardInterrupt())
        self.futures.append(future)
        return future


def test_interrupted_it_gives_up_what_was_handed_out() -> None:
    executor = Interrupted()
    result = simulate(400, rules=SHORT, executor=executor)
    assert len(result) == 100
    assert not result.complete
    assert all(future.cancelled() for future in executor.futures[3:])
    assert result.columns == simulate(100, rules=SHORT).columns


def test_an_executor_that_fails_is_told(pool: Executor) -> None:
    with pytest.raises(SimulationError, match="the executor failed after 0 rounds") as error:
        simulate(10, bots=lambda seed, rules: Steady(seed, rules), executor=pool)
    assert isinstance(error.value.result, SimulationResult)


# -- progress and size -------------------------------------------------------------------------


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    simulate(120, rules=SHORT, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(50, 120), (100, 120), (120, 120)]


def test_a_bar_is_shown_when_it_is_wanted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate(60, rules=SHORT)
    assert capsys.readouterr().err == ""
    simulate(60, rules=SHORT, progress=True)
    assert "60/60" in capsys.readouterr().err
    bars: list[dict[str, Any]] = []

    class Bar(SimpleNamespace):
        def __init__(self, **given: Any) -> None:
            bars.append(given)
            super().__init__(n=0, update=lambda more: None, close=lambda: None)

    monkeypatch.setitem(sys.modules, "tqdm.auto", SimpleNamespace(tqdm=Bar))
    monkeypatch.setattr(simulation, "_LONG_ROUNDS", 60)
    simulate(60, rules=SHORT, progress=False)
    simulate(59, rules=SHORT)
    assert bars == []
    simulate(60, rules=SHORT)
    assert bars == [{"total": 60, "unit": " rounds", "delay": 2}]


def test_tqdm_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "tqdm")
    assert len(simulate(3, rules=SHORT, progress=True)) == 3


def test_a_row_takes_few_bytes() -> None:
    result = simulate(300, rules=SHORT)
    assert result.size < 150 * len(result)
    assert len(pickle.dumps(simulation._run(result._plan, 0, 50))) < 15_000


class Unlucky(dict[str, int]):
    """A row that is interrupted half-way."""

    def get(self, name: str, default: Any = None) -> Any:
        if name == "actions":
            raise KeyboardInterrupt
        return 1


def test_a_half_written_row_is_dropped() -> None:
    columns = simulate(3, rules=SHORT)._columns
    with pytest.raises(KeyboardInterrupt):
        columns.append(Unlucky())
    columns.trim()
    assert {len(columns[name]) for name in columns.names} == {3}
