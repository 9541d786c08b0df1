"""How long a simulation takes, how much memory, and what a second process brings.

Run it on an idle machine::

    python tests/benchmarks/bench_simulate.py              # everything, some minutes
    python tests/benchmarks/bench_simulate.py memory 1000 10000
    python tests/benchmarks/bench_simulate.py speed 4000
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from unoflip_widgets.players import BOTS, simulate

SIZES = [1_000, 10_000, 100_000]


def measure(rounds: int) -> None:
    """Play, and print what it took; runs in a process of its own."""
    start = time.perf_counter()
    with ProcessPoolExecutor(2) as pool:
        result = simulate(rounds, seed=1, executor=pool, progress=False)
    # kilobytes on Linux, bytes on macOS
    unit = 1 if sys.platform == "darwin" else 1024
    peak, worker = (
        resource.getrusage(who).ru_maxrss * unit / 1e6
        for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    print(
        json.dumps(
            {
                "rounds": len(result),
                "seconds": round(time.perf_counter() - start, 1),
                "peak_mb": round(peak, 1),
                "worker_peak_mb": round(worker, 1),
                "columns_mb": round(result.size / 1e6, 2),
            }
        )
    )


def memory(sizes: list[int]) -> None:
    """Show the peak for several numbers of rounds, each in a fresh process."""
    for size in sizes:
        done = subprocess.run(
            [sys.executable, __file__, "measure", str(size)],
            check=True,
            capture_output=True,
            text=True,
        )
        found = json.loads(done.stdout)
        print(
            f"{found['rounds']:>8,} rounds: peak {found['peak_mb']:.1f} MB here and "
            f"{found['worker_peak_mb']:.1f} MB in a worker, columns {found['columns_mb']:.2f} MB, "
            f"{found['seconds']:.1f} s on two processes",
            flush=True,
        )


def speed(rounds: int) -> None:
    """Show what a round costs, and the speed-up on two processes (best of three)."""
    for level in BOTS:
        start = time.perf_counter()
        result = simulate(rounds // 4, bots=level, seed=1, progress=False)
        took = time.perf_counter() - start
        print(
            f"{level}: {took / len(result) * 1e3:.2f} ms a round, "
            f"{took / result.total('actions') * 1e6:.0f} microseconds an action"
        )
    with ProcessPoolExecutor(2) as pool:
        simulate(200, executor=pool, progress=False)  # the workers are there, and have imported
        alone, together = [], []
        for _ in range(3):
            start = time.perf_counter()
            first = simulate(rounds, seed=1, progress=False)
            alone.append(time.perf_counter() - start)
            start = time.perf_counter()
            second = simulate(rounds, seed=1, executor=pool, progress=False)
            together.append(time.perf_counter() - start)
            assert first == second
    print(
        f"{rounds:,} rounds: {min(alone):.1f} s alone, {min(together):.1f} s on two processes, "
        f"speed-up {min(alone) / min(together):.2f}"
    )


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "what", nargs="?", choices=("all", "memory", "speed", "measure"), default="all"
    )
    parser.add_argument("rounds", nargs="*", type=int)
    given = parser.parse_args()
    if given.what == "measure":
        measure(given.rounds[0])
        return
    if given.what in ("all", "memory"):
        memory(given.rounds or SIZES)
    if given.what in ("all", "speed"):
        speed(given.rounds[0] if given.what == "speed" and given.rounds else 4_000)


if __name__ == "__main__":
    main()
