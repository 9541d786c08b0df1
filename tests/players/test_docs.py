"""The chapter on bots and simulation: its code runs, and it names what there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import unoflip_widgets.players
from unoflip_widgets.players import BOTS, TELLING_REASONS, simulate
from unoflip_widgets.rules import FLIP


@pytest.fixture(scope="module")
def chapter() -> str:
    folder = Path(__file__).resolve().parents[2]
    return (folder / "docs" / "bots-and-simulation.md").read_text(encoding="utf-8")


def test_the_code_runs(chapter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def few(n: int, **given: Any) -> Any:
        return simulate(min(n, 20), rules=FLIP.replace(hand_size=4), **given)

    monkeypatch.setattr(unoflip_widgets.players, "simulate", few)
    names: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", chapter, re.DOTALL)
    assert len(blocks) >= 5
    for block in blocks:
        exec(compile(block, "docs/bots-and-simulation.md", "exec"), names)
    assert names["bot"].reason["id"] == "bot-reason-skip"
    assert names["text"](names["bot"].reason) == "B should not move now."


def test_every_column_and_level_is_described(chapter: str) -> None:
    for series in (False, True):
        result = simulate(1, bots=["steady", "steady"], rules=FLIP.replace(target=1), series=series)
        for name in result.names:
            head, _, tail = name.partition("_")
            known = (f"`{name}`", f"`{head}_<", f"`{tail}`", f"`{head}_`", f"{head}_<player>")
            owned = name.removesuffix("_A").removesuffix("_B") + "_"
            assert any(word in chapter for word in (*known, f"`{owned}", f"{owned}<")), name
    assert all(f"| `{level}` |" in chapter for level in BOTS)
    assert "TELLING_REASONS" in chapter
    assert TELLING_REASONS
