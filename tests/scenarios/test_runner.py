"""The scenario runner itself: what it forgives, and what it must not let pass."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent

SOUND: dict[str, Any] = {
    "ruleset": "flip",
    "options": None,
    "kind": "play",
    "players": ["A", "B"],
    "hands": {"A": "B2/O8 G4/T9 R1/P3", "B": "R5/P2"},
    "discard": "B7/O3",
    "draw": None,
    "turn": "A",
    "actions": ["A play B2/O8"],
    "expect": {"next": "B", "drawn": {"A": 0}, "draw": None, "error": None, "round_points": None},
}
FORGIVEN: dict[str, dict[str, Any]] = {
    "plain": {},
    "no actions": {"actions": None, "expect": {"next": "A", "round_winner": None}},
    "no hands": {"kind": "score", "hands": None, "expect": {"points": {"A": 0}}},
    "plain backs": {
        "ruleset": "classic",
        "kind": "view",
        "hands": {"A": "B2", "B": "R5"},
        "discard": "B7",
        "actions": [],
        "expect": {"viewer": "A", "others_inactive": {"B": None}, "draw_top_inactive": None},
    },
    "void": {
        "kind": "series",
        "totals_before": {"A": 1, "B": 2},
        "held": {"A": 3, "B": 4},
        "round_winner": None,
        "expect": {"totals": {"A": 1, "B": 2}, "series_winners": None},
    },
    "void round": {
        "draw": "",
        "actions": ["A draw", "B draw"],
        "expect": {"next": None, "round_winner": None, "round_points": None},
    },
    "no target": {
        "options": {"target": "none"},
        "kind": "series",
        "totals_before": {"A": 0, "B": 0},
        "held": {"A": 3, "B": 0},
        "round_winner": "B",
        "expect": {"totals": {"A": 0, "B": 3}, "series_over": True},
    },
}
REFUSED: dict[str, dict[str, Any]] = {
    "key": {"hand": "B2/O8"},
    "kind": {"kind": "plays"},
    "expected key": {"expect": {"next": "B", "colour": "blue"}},
    "key of another kind": {"expect": {"totals": {"A": 0}}},
    "view key": {"kind": "view", "expect": {"viewer": "A", "next": "B"}},
    "option": {"options": {"stacking": "sum"}},
    "answer": {"expect": {"next": "A"}},
    "silent refusal": {"actions": ["A play G4/T9"], "expect": {"hand_sizes": {"A": 3}}},
    "refusal that did not come": {"expect": {"error": {"action": 1, "code": "not_playable"}}},
    "refusal in the middle": {
        "actions": ["A play G4/T9", "A play B2/O8"],
        "expect": {"error": {"action": 1, "code": "not_playable"}},
    },
    "action": {"actions": ["A plays B2/O8"]},
    "card": {"actions": ["A play B2/O1"]},
    "points of nobody": {"expect": {"next": "B", "round_points": 0}},
}


def test_the_runner_knows_what_it_knows(tmp_path: Path) -> None:
    scenarios = [
        SOUND | change | {"id": f"{group} {name}".replace(" ", "-")}
        for group, changes in (("forgiven", FORGIVEN), ("refused", REFUSED))
        for name, change in changes.items()
    ]
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "all.yaml").write_text(yaml.safe_dump(scenarios), encoding="utf-8")
    options = ("-q", "-rA", "-p", "no:cacheprovider", "--scenarios", str(tmp_path))
    run = subprocess.run(
        [sys.executable, "-m", "pytest", str(HERE / "test_scenarios.py"), *options],
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    results = {
        line.partition("[")[2].partition("]")[0]: line.split()[0]
        for line in run.stdout.splitlines()
        if line.startswith(("PASSED", "FAILED", "ERROR"))
    }
    assert results == {
        scenario["id"]: "PASSED" if scenario["id"].startswith("forgiven") else "FAILED"
        for scenario in scenarios
    }, run.stdout[-3000:]
