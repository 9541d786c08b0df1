"""How fast the explorer answers a switch: run `python tests/benchmarks/bench_explorer.py`.

In a real JupyterLab: from a click on an option of the rules until what it changes is shown, beside
an ipywidgets Button and Label in the same run, and what Python spends of it.  Prints one JSON line
for each figure and judges nothing; the limit is 1.5 times the bare button, at the median.

Clicks follow one another with and without rests between them.  How long a rest is decides whether
the last packets on the way are acknowledged at once or 40 ms later, for the bare button as for the
explorer, so a single figure would tell more about the connection than about either.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from bench_table import BARE, CLICK, CLICKS, Lab, LabServer, Notebook, labdriver, report

RESTS_MS = (0, 150, 700)
BUTTON = """
button, label = ipywidgets.Button(description="count"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
shown = Explorer(made)
stage.children = [button, label, shown]
"""
POSITIONS = {
    "a few cards": """
made = ("hand Ann: W+2/O4 B2/O8 R9/Tr B+1/P6; hand Bo: R5/P2 Y9/T5 G+1/T6; hand Cy: G2/Te R8/T7; "
        "discard: B7/O3; draw: Y4/Vf R1/P3 G4/T9 Y8/P1")""",
    "a fresh deal of three": "made = Round.deal(['Ann', 'Bo', 'Cy'], FLIP, 5)",
    "a fresh deal of ten": "made = Round.deal([f'Player {i}' for i in range(10)], FLIP, 5)",
}
PYTHON = """
import time
seconds = []
for turn in range(60):
    began = time.perf_counter()
    shown._handle_custom_msg({"type": "switch", "seq": shown._seq,
                              "option": "jump_in", "value": turn % 2 == 0}, [])
    seconds.append(time.perf_counter() - began)
"""


def clicks(nb: Notebook, way: list[str], rest_ms: int) -> list[float]:
    """Click many times, and tell how long each answer took in ms."""
    took = []
    for _ in range(CLICKS):
        nb.page.wait_for_timeout(rest_ms)
        took.append(nb.page.evaluate(CLICK, way))
    # What is still at work would be paid for by the next one.
    nb.page.wait_for_timeout(1000)
    return took


def switches(lab: Lab) -> None:
    """Press the bare button, then switch an option and back."""
    nb = lab.open(
        [
            BARE + "\nfrom unoflip_widgets import Explorer",
            "stage = ipywidgets.VBox()\nstage",
        ]
    )
    for name, code in POSITIONS.items():
        nb.execute(code + BUTTON)
        explorer = nb.element.get_by_test_id("explorer")
        explorer.wait_for()
        explorer.get_by_test_id("options-fold").click()
        explorer.get_by_test_id("switch-jump_in").wait_for()
        ways = {
            "bare": [".widget-button", ".widget-label"],
            "ours": ["[data-testid=switch-jump_in]", "[data-testid=switches]"],
        }
        nb.execute(PYTHON)
        python_ms = round(1000 * statistics.median(nb.python("seconds")), 1)
        for rest in RESTS_MS:
            took = {who: statistics.median(clicks(nb, way, rest)) for who, way in ways.items()}
            report(
                f"explorer switch, {name}",
                rest_ms=rest,
                explorer_ms=round(took["ours"], 1),
                python_ms=python_ms,
                bare_ms=round(took["bare"], 1),
                ratio=round(took["ours"] / took["bare"], 2),
            )
    nb.close()


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder, labdriver.chromium() as browser:
        server = LabServer(Path(folder))
        try:
            switches(Lab(server, browser))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
