"""How fast the rules core plays: run `python tests/benchmarks/bench_rules.py`.

Prints one JSON line for each figure: rounds and actions per second of CPU time, as the median of
several runs.  It judges nothing; compare lines of one run on one machine.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

from unoflip_widgets.rules import FLIP, Action, Round

RUNS = 5
SECONDS = 1.0
CAP = 5_000
LAST_RESORT = frozenset({"draw", "keep"})


def fitting_else_draw(actions: Sequence[Action], choose: Callable[[], float]) -> Action:
    """Choose at random, but draw only if no card fits and say UNO only with a card.

    Other engines' random players do the same; choosing a draw like any card would make the
    rounds ten times as long.
    """
    pick = actions[int(choose() * len(actions))]
    while pick.verb in LAST_RESORT and actions[0] is not pick:
        pick = actions[int(choose() * len(actions))]
    return pick


def uniform(actions: Sequence[Action], choose: Callable[[], float]) -> Action:
    """Choose at random among all legal actions."""
    return actions[int(choose() * len(actions))]


def play(
    rounds: int, seed: int, players: int, policy: Callable[..., Action], look: bool
) -> tuple[int, int]:
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


def measure(name: str, players: int, policy: Callable[..., Action], look: bool) -> None:
    """Calibrate, run several times, print the medians."""
    rounds = 20
    while True:
        start = time.process_time()
        play(rounds, 0, players, policy, look)
        spent = time.process_time() - start
        if spent > SECONDS / 8:
            break
        rounds *= 2
    rounds = max(20, int(rounds * SECONDS / spent))
    rates, action_rates, per_round = [], [], 0.0
    for run in range(RUNS):
        start = time.process_time()
        done, actions = play(rounds, run + 1, players, policy, look)
        spent = time.process_time() - start
        rates.append(done / spent)
        action_rates.append(actions / spent)
        per_round = actions / done
    line = {
        "name": name,
        "players": players,
        "rounds_per_cpu_s": round(statistics.median(rates), 1),
        "spread": [round(min(rates), 1), round(max(rates), 1)],
        "actions_per_cpu_s": round(statistics.median(action_rates)),
        "actions_per_round": round(per_round, 1),
    }
    print(json.dumps(line), flush=True)


def import_time() -> None:
    """Print the CPU time of importing the rules core, the interpreter's own start taken off."""

    def cpu(code: str) -> float:
        probe = f"import time; t = time.process_time(); {code}; print(time.process_time() - t)"
        found = [
            float(subprocess.run([sys.executable, "-c", probe], capture_output=True, check=True).stdout)
            for _ in range(7)
        ]
        return statistics.median(found)

    print(json.dumps({"name": "import", "cpu_ms": round(1000 * cpu("import unoflip_widgets.rules"), 1)}))


if __name__ == "__main__":
    import_time()
    for players in (2, 10):
        measure("fitting cards, else draw", players, fitting_else_draw, look=False)
    measure("fitting cards, else draw, events read", 2, fitting_else_draw, look=True)
    measure("all legal actions alike", 2, uniform, look=False)
