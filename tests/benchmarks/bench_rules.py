"""How fast the rules core plays: run `python tests/benchmarks/bench_rules.py`.

Prints one JSON line for each figure: rounds and actions per second of CPU time, the best and the
median of several runs.  It judges nothing; compare lines of one run on one machine.

To compare with the UNO of rlcard, the best-known Python engine, give rlcard an environment of
its own and name its interpreter::

    python -m venv rl
    rl/bin/pip install "rlcard==1.2.0" "numpy<3"
    python tests/benchmarks/bench_rules.py --rlcard rl/bin/python

Both then play in turn, run after run, so that a busy machine slows both down alike, and every
line says how many times as many rounds were played here.  What is compared: rlcard's game without
its environment and observations (`UnoGame.step`), classic cards, nobody says UNO or challenges,
a round of some 46 steps; and here `Round.deal`, `legal_actions` and `apply` with every rule of
UNO Flip, challenges, calls of UNO and catching, undo at any time, and events with reasons.  A
random round of UNO Flip takes longer than one of classic UNO: some 75 actions with the same habits.

The habits of the random players:

``one_card``
    Any fitting card alike, then any way to lay it (color, with or without saying UNO); draw only
    if nothing fits, as rlcard's random player does; challenge or accept, catch or let it pass,
    as chance has it.  This is the figure to quote.
``one_way``
    The same with any way alike, so that a wild is laid four times as often.  rlcard lists its
    wilds like that too, but a drawing wild only if nothing else fits.
``anything``
    Any legal action alike, drawing included: very long rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from math import floor

from unoflip_widgets.rules import FLIP, Action, Round

RUNS = 7
SECONDS = 1.0
CAP = 5_000
LAST_RESORT = frozenset({"draw", "keep", "uno"})

Policy = Callable[[Sequence[Action], Callable[[], float]], Action]

RLCARD = """
import random, sys, time
from rlcard.games.uno.game import UnoGame
for line in sys.stdin:
    seed, games = map(int, line.split())
    chance, game = random.Random(seed), UnoGame(num_players=2)
    game.np_random.seed(seed)
    start = time.process_time()
    for _ in range(games):
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(chance.choice(state["legal_actions"]))
    print(games / (time.process_time() - start), flush=True)
"""


def one_card(actions: Sequence[Action], choose: Callable[[], float]) -> Action:
    """Choose any card alike, then any way to lay it; draw only if nothing fits."""
    while True:
        pick = actions[floor(choose() * len(actions))]
        verb = pick.verb
        if verb == "play":
            # each of the four colors of a wild comes up like a card of its own
            if pick.color is None or choose() < 0.25:
                return pick
        elif verb not in LAST_RESORT or pick is actions[0] or _corrects(pick, actions):
            return pick


def one_way(actions: Sequence[Action], choose: Callable[[], float]) -> Action:
    """Choose any way to lay a card alike; draw only if nothing fits."""
    while True:
        pick = actions[floor(choose() * len(actions))]
        if pick.verb not in LAST_RESORT or pick is actions[0] or _corrects(pick, actions):
            return pick


def anything(actions: Sequence[Action], choose: Callable[[], float]) -> Action:
    """Choose among all legal actions alike."""
    return actions[floor(choose() * len(actions))]


def _corrects(pick: Action, actions: Sequence[Action]) -> bool:
    """Whether somebody who forgot UNO says it now; the first action is of who has to act."""
    return pick.verb == "uno" and pick.player != actions[0].player


def play(rounds: int, seed: int, players: int, policy: Policy, look: bool) -> tuple[int, int]:
    """Play rounds to their end; return how many, and how many actions that took."""
    choose = random.Random(seed).random
    names = [f"P{number}" for number in range(players)]
    actions = 0
    for number in range(rounds):
        round_ = Round.deal(names, FLIP, seed * 1_000_003 + number, dealer=names[0])
        legal_actions, apply = round_.legal_actions, round_.apply
        legal = legal_actions()
        while legal and actions < CAP * (number + 1):
            events = apply(policy(legal, choose))
            if look:
                list(events)
            actions += 1
            legal = legal_actions()
    return rounds, actions


class Rival:
    """rlcard in a process of its own, playing when asked."""

    def __init__(self, interpreter: str) -> None:
        self.process = subprocess.Popen(
            [interpreter, "-W", "ignore", "-c", RLCARD],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.games = 200
        self.games = max(200, int(self.play(0) * SECONDS))

    def play(self, seed: int) -> float:
        """Return games per second of CPU time."""
        assert self.process.stdin
        assert self.process.stdout
        print(seed, self.games, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def measure(
    policy: Policy, players: int = 2, look: bool = False, rival: Rival | None = None
) -> float:
    """Calibrate, run several times, print a line; return the CPU time of an action."""
    rounds = 100
    while True:
        start = time.process_time()
        play(rounds, 0, players, policy, look)
        spent = time.process_time() - start
        if spent > SECONDS / 2:
            break
        rounds *= 2
    rounds = max(20, int(rounds * SECONDS / spent))
    rates, action_rates, ratios, per_round = [], [], [], 0.0
    for run in range(RUNS):
        other = rival.play(run) if rival else 0.0
        start = time.process_time()
        done, actions = play(rounds, run + 1, players, policy, look)
        spent = time.process_time() - start
        rates.append(done / spent)
        action_rates.append(actions / spent)
        per_round = actions / done
        if rival:
            ratios.append(done / spent / other)
    line = {
        "name": policy.__name__ + (", events read" if look else ""),
        "players": players,
        "rounds_per_cpu_s": round(max(rates)),
        "median": round(statistics.median(rates)),
        "actions_per_cpu_s": round(max(action_rates)),
        "actions_per_round": round(per_round, 1),
    }
    if rival:
        line["times_rlcard"] = round(statistics.median(ratios), 2)
    print(json.dumps(line), flush=True)
    return 1 / max(action_rates)


def import_time() -> None:
    """Print the CPU time of importing the rules core as an installed package, compiled before."""
    code = "import time; t = time.process_time(); import unoflip_widgets.rules"
    probe = f"{code}; print(time.process_time() - t)"
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        found = [
            float(
                subprocess.run([sys.executable, "-c", probe], capture_output=True, env=env).stdout
            )
            for _ in range(11)
        ]
    # the first one compiled
    print(json.dumps({"name": "import", "cpu_ms": round(1000 * statistics.median(found[1:]), 1)}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rlcard", metavar="PYTHON", help="an interpreter that has rlcard 1.2.0")
    interpreter = parser.parse_args().rlcard
    import_time()
    rival = Rival(interpreter) if interpreter else None
    two = measure(one_card, rival=rival)
    ten = measure(one_card, players=10)
    print(
        json.dumps({"name": "an action of ten players to one of two", "times": round(ten / two, 2)})
    )
    measure(one_card, look=True, rival=rival)
    measure(one_way, rival=rival)
    measure(anything, rival=rival)
