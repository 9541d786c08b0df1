"""How much travels and how much is saved: run `python tests/benchmarks/bench_wire.py`.

Prints one JSON line for each figure, in bytes: messages for an action, a Flip of ten players, the
bundle and its texts, and what a replay adds to a saved notebook.  It judges nothing.
"""

from __future__ import annotations

import gzip
import json
import statistics
import subprocess
from pathlib import Path
from typing import Any

from unoflip_widgets import Replay, Table
from unoflip_widgets.rules import FLIP, Round

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["You", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo"]
PACK = """
import { packLocales, TABLE_FILES } from "./locales.mjs";
process.stdout.write(packLocales("../unoflip_widgets/locale", TABLE_FILES));
"""


def report(name: str, **values: object) -> None:
    """Print one figure."""
    print(json.dumps({"benchmark": name, **values}), flush=True)


def dense(value: object) -> bytes:
    """Write a value as it travels."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def messages(players: int, seed: int) -> list[tuple[str, int]]:
    """Play a round; return for each action its verb and the size of its one message."""
    table = Table(Round.deal(NAMES[:players], FLIP, seed), viewer="You")
    sent: list[Any] = []
    table._send = lambda message, buffers=None: sent.append(message)
    sizes = []
    published = table._publish

    def publish(frames: list[Any]) -> None:
        sent.clear()
        published(frames)
        kinds = [frame["kind"] for frame in frames]
        sizes.append(
            ("flip" if "flip_hands" in kinds else "other", sum(len(dense(m)) for m in sent))
        )

    table._publish = publish  # type: ignore[method-assign]
    table.play_to_end()
    return sizes


def main() -> None:
    """Print all figures."""
    for players in (2, 4, 10):
        sizes = [size for seed in range(4) for size in messages(players, seed)]
        flips = [size for kind, size in sizes if kind == "flip"]
        report(
            "message of an action",
            players=players,
            median=statistics.median(size for _, size in sizes),
            largest=max(size for _, size in sizes),
            flip_median=statistics.median(flips) if flips else None,
            flip_largest=max(flips, default=None),
        )

    static = ROOT / "unoflip_widgets" / "static"
    script, style = (
        gzip.compress((static / name).read_bytes(), 9) for name in ("widget.js", "widget.css")
    )
    texts = subprocess.run(
        ["node", "--input-type=module", "--eval", PACK],
        cwd=ROOT / "js",
        check=True,
        capture_output=True,
    ).stdout
    packed = gzip.compress(texts, 9)
    report(
        "bundle gzipped",
        script=len(script),
        style=len(style),
        texts=len(packed),
        code_and_style=len(script) - len(packed) + len(style),
    )

    sizes = []
    for seed in range(8):
        table = Table(Round.deal(NAMES[:4], FLIP, seed), bots="steady")
        table.play_to_end()
        state = Replay(table.round, visibility="open").get_state()
        added = {
            name: value for name, value in state.items() if not name.startswith(("_esm", "_css"))
        }
        sizes.append(len(json.dumps(added, indent=1, ensure_ascii=False).encode()))
    report(
        "replay of four in a saved notebook",
        median=statistics.median(sizes),
        largest=max(sizes),
    )


if __name__ == "__main__":
    main()
