"""What a seat cannot know is nowhere in its browser: not on the wire, in the page, in the file.

Two rounds differ only in what the person cannot see. Played alike, everything that the browser
receives, shows and saves has to be the same.
"""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable
from typing import Any

import pytest
from labdriver import Lab, Notebook
from playwright.sync_api import Page, WebSocket, expect
from tablestates import SETUP, WAIT_MS

# The own blue 4 has another back, the other's purple 7 another front, and so has the pile below.
TWINS = (
    "hand You: B4/V1 G4/T9 R1/P3; hand Bo: W/V7 R8/T7; discard: B7/O3;"
    "draw: Y4/Vf G1/O5 G2/Te B4/T+5 Bf/V7",
    "hand You: B4/T+5 G4/T9 R1/P3; hand Bo: Bf/V7 R8/T7; discard: B7/O3;"
    "draw: Y4/Vf G1/O5 G2/Te B4/V1 W/V7",
)
LEAK = """
honest = Table._state
Table._state = lambda self, frames: {**honest(self, frames), "hint": f"seed {self.round.seed}"}
"""
TOLD = {"comm_open", "comm_msg", "display_data", "update_display_data", "stream"}
# JupyterLab asks a new kernel for widgets before there are any, and hears that there are none.
NOISE = "No such comm"


def parts(message: bytes) -> list[bytes]:
    """Take a message of the kernel's channel apart: channel, header, parent, metadata, content."""
    (count,) = struct.unpack_from("<Q", message)
    places = struct.unpack_from(f"<{count}Q", message, 8)
    return [message[a:b] for a, b in zip(places, (*places[1:], len(message)), strict=True)]


class Wire:
    """Everything about widgets and outputs that a page is told by the kernel."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        if "/channels" in socket.url:
            socket.on("framereceived", self._received)

    def _received(self, message: Any) -> None:
        if isinstance(message, str):
            return
        _, header, _, metadata, content, *buffers = parts(message)
        kind = json.loads(header)["msg_type"]
        if kind in TOLD:
            text = b" ".join([metadata, content, *buffers]).decode("utf8", "replace")
            if NOISE not in text:
                self.heard.append(f"{kind} {text}")


def plain(text: str) -> str:
    """Give identities numbers by their first appearance, so that two runs can be compared."""
    seen: dict[str, str] = {}
    pattern = r"[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}"
    text = re.sub(pattern, lambda found: seen.setdefault(found[0], f"<{len(seen)}>"), text)
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "<date>", text)


def played(
    lab: Lab, notebook: Callable[..., Notebook], twin: int, before: str = ""
) -> dict[str, str]:
    """Play a twin by clicking; return what the browser received, showed and saved."""
    page = lab.new_page()
    wire = Wire(page)
    nb = notebook([SETUP, "shown = Table(hidden, viewer='You')\nshown"], page=page, run=False)
    nb.execute(SETUP + before)
    # Not in a cell: what the cells say is no secret.
    nb.execute(f"hidden = Round.from_position({TWINS[twin]!r}, FLIP, seed={100 + twin})")
    wire.heard.clear()
    nb.run_all()
    table = nb.element.get_by_test_id("table")
    expect(table).to_be_visible(timeout=WAIT_MS)
    seen = []

    def look() -> None:
        seq = nb.python("shown.state['seq']")
        expect(table).to_have_attribute("data-seq", str(seq), timeout=WAIT_MS)
        nb.page.mouse.move(0, 0)
        root, before = nb.element.locator(".unoflip"), ""
        # What still moves or fades is at another point each time.
        while (now := root.evaluate("root => root.outerHTML")) != before:
            before = now
            nb.page.wait_for_timeout(200)
        seen.append(now)

    look()
    table.get_by_test_id("seat").first.click()
    table.get_by_test_id("back").first.click()
    expect(table.get_by_test_id("back-answer")).to_be_visible(timeout=WAIT_MS)
    look()
    table.get_by_test_id("action-draw").click()
    expect(table).not_to_have_attribute("data-seq", "0", timeout=WAIT_MS)
    look()
    nb.execute("_ = shown.apply('Bo draw')")
    look()
    saved = nb.save(widgets=True)
    cells = [[cell["source"], cell["outputs"]] for cell in saved["cells"]]
    kept = saved["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    models = sorted(plain(json.dumps(model, sort_keys=True)) for model in kept.values())
    return {
        "wire": plain("\n".join(wire.heard)),
        "page": plain("\n".join(seen)),
        "file": "\n".join([plain(json.dumps(cells)), *models]),
    }


@pytest.mark.slow
def test_twins_cannot_be_told_apart_in_the_browser(lab, notebook):
    first = played(lab, notebook, 0)
    second = played(lab, notebook, 1)
    for where, text in first.items():
        assert "dV7" in text, f"nothing was caught: {where}"
        assert second[where] == text, where
    leaky = played(lab, notebook, 0, LEAK)
    assert "seed 100" in leaky["wire"]
    assert "seed 100" in leaky["file"]
