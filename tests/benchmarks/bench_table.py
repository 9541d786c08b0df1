"""How fast the table is in a real JupyterLab: run `python tests/benchmarks/bench_table.py`.

Prints one JSON line for each figure, each beside the same thing done by something bare in the
same run: a click that the kernel answers beside an ipywidgets Button and Label, a Flip of all 112
cards beside an idle page, the first drawn table beside a bare anywidget.  It judges nothing.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "browser"))

import labdriver
from labdriver import Lab, LabServer, Notebook
from tablestates import SETUP, STAGE

CLICKS = 30
DRAWS = 9
SLOW_FRAME_MS = 25

BARE = '''
import anywidget, ipywidgets
from unoflip_widgets import Table
from unoflip_widgets.rules import FLIP, Round

class Bare(anywidget.AnyWidget):
    _esm = """export default { render({ el }) {
        const div = document.createElement("div");
        div.className = "bare";
        div.textContent = "bare";
        el.append(div);
    } };"""
'''
BUTTON = """
button, label = ipywidgets.Button(description="count"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
game = Round.from_position(
    "hand You: R5/P2 G4/T9; hand Bo: R8/T7; discard: B7/O3; draw: Y4/Vf G1/O5 G2/Te Y8/P1")
shown = Table(game, viewer="You", pace=0)
stage.children = [button, label, shown]
"""
# Clicks one thing and tells after how long another has changed.
CLICK = """async ([what, where]) => {
    const page = document.querySelector(".jp-NotebookPanel:not(.lm-mod-hidden)");
    const watched = page.querySelector(where);
    const began = performance.now();
    const changed = new Promise(done => {
        const observer = new MutationObserver(() => {
            observer.disconnect();
            done(performance.now());
        });
        observer.observe(watched, {attributes: true, attributeFilter: ["data-seq"],
            ...(where.includes("abel") ? {characterData: true, childList: true, subtree: true}
                : {})});
    });
    page.querySelector(what).click();
    return (await changed) - began;
}"""
# Every frame that the page draws in a while, and every task that held it up.
FRAMES = """async ms => {
    const frames = [], tasks = [];
    const observer = new PerformanceObserver(list => tasks.push(...list.getEntries()));
    observer.observe({type: "longtask"});
    const began = performance.now();
    let last = began;
    await new Promise(done => {
        const frame = now => {
            frames.push(now - last);
            last = now;
            performance.now() - began < ms ? requestAnimationFrame(frame) : done();
        };
        requestAnimationFrame(frame);
    });
    await new Promise(done => setTimeout(done, 100));
    observer.disconnect();
    return {frames: frames.slice(1), tasks: tasks.map(task => task.duration)};
}"""
ALL_CARDS = """
names = ["You", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo"]
def flips(seed):
    game = Round.deal(names, FLIP, seed, dealer="Jo")
    for action in game.legal_actions():
        if action.player == "You" and action.card and str(action.card)[1] == "f":
            return game, action
game, action = next(found for seed in range(500) if (found := flips(seed)))
shown = Table(game, viewer="You")
stage.children = [shown]
"""


def report(name: str, **values: object) -> None:
    """Print one figure."""
    print(json.dumps({"benchmark": name, **values}), flush=True)


def clicks(lab: Lab) -> None:
    """Click, kernel, first change: the table and the bare widgets by turns."""
    nb = lab.open([BARE, "stage = ipywidgets.VBox()\nstage"])
    nb.execute(BUTTON)
    nb.element.get_by_test_id("action-draw").wait_for()
    bare, ours = [], []
    for _ in range(CLICKS):
        bare.append(nb.page.evaluate(CLICK, [".widget-button", ".widget-label"]))
        ours.append(nb.page.evaluate(CLICK, ["[data-testid=action-draw]", "[data-testid=table]"]))
        nb.execute("shown.undo()")
        nb.element.get_by_test_id("action-draw").wait_for()
    a, b = statistics.median(ours), statistics.median(bare)
    report(
        "click to first change", table_ms=round(a, 1), bare_ms=round(b, 1), ratio=round(a / b, 2)
    )
    nb.close()


def frames(lab: Lab) -> None:
    """All cards turn over, beside the same page doing nothing."""
    page = lab.new_page(reduced_motion="no-preference")
    nb = lab.open([SETUP, STAGE], page=page)
    nb.execute(ALL_CARDS)
    nb.element.get_by_test_id("table").wait_for()
    page.wait_for_timeout(1500)
    nb.execute("import threading")
    for name, code in (
        ("idle page", ""),
        ("Flip of 112 cards", "threading.Timer(.3, lambda: shown.apply(action)).start()"),
    ):
        if code:
            nb._call("panel.sessionContext.session.kernel.requestExecute({code: arg}).done", code)
        seen: dict[str, Any] = page.evaluate(FRAMES, 4500)
        slow = sum(ms > SLOW_FRAME_MS for ms in seen["frames"])
        report(
            name,
            frames=len(seen["frames"]),
            slow_percent=round(100 * slow / len(seen["frames"]), 1),
            long_tasks_ms=[round(ms) for ms in seen["tasks"]],
        )
    nb.close()


def first_draw(lab: Lab) -> None:
    """From running a cell to something that is drawn."""
    nb = lab.open([BARE, "Bare()", "Table(Round.deal(['You', 'Bo', 'Cy'], seed=48), viewer='You')"])
    times: dict[str, list[float]] = {".bare": [], "[data-testid=table]": []}
    for _ in range(DRAWS):
        for cell, what in enumerate(times, start=1):
            times[what].append(drawn(nb, cell, what))
    bare, ours = (statistics.median(values[1:]) for values in times.values())
    report("first drawn", table_ms=round(ours), bare_ms=round(bare), ratio=round(ours / bare, 2))
    nb.close()


def drawn(nb: Notebook, cell: int, what: str) -> float:
    """Run a cell anew; return after how many milliseconds its widget is there."""
    nb._call("panel.content.activeCellIndex = arg", cell)
    nb.command("notebook:clear-cell-output")
    ms: float = nb._call(
        """(async () => {
            const cell = panel.content.widgets[arg.cell].node;
            const began = performance.now();
            const there = new Promise(done => {
                const look = () => cell.querySelector(arg.what) && done(performance.now());
                new MutationObserver(look).observe(cell, {childList: true, subtree: true});
            });
            window.jupyterapp.commands.execute("notebook:run-cell");
            return (await there) - began;
        })()""",
        {"cell": cell, "what": what},
    )
    nb.wait_idle()
    return ms


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder, labdriver.chromium() as browser:
        server = LabServer(Path(folder))
        try:
            lab = Lab(server, browser)
            for measure in (clicks, first_draw, frames):
                measure(lab)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
