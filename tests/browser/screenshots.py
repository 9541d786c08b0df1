"""Takes pictures of the agreed states in a real JupyterLab into ``screenshots/``.

``make screenshots`` runs it; look at the pictures. ``make screenshots ARGS="start"`` takes those
whose name contains one of the given words; ``ARGS="--readme"`` renews the picture that the
README shows.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import labdriver
from labdriver import Lab, LabServer, Notebook

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "screenshots"
README = ROOT / "docs" / "table.png"

ROUND = """
from unoflip_widgets import Table
from unoflip_widgets.rules import Round

round_ = Round.deal({names}, seed={seed})
table = Table(round_, viewer="You", bots=dict.fromkeys({names}[1:], "steady"), locale="{locale}")
table
"""
NAMES = ["You", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo"]


def cells(players: int = 3, seed: int = 48, locale: str = "en") -> list[str]:
    """Return the notebook that shows a table."""
    return [ROUND.format(names=NAMES[:players], seed=seed, locale=locale)]


def flip(notebook: Notebook) -> None:
    """Play the Flip that the hand of seed 48 holds, and wait until all has turned."""
    notebook.execute("table.apply('You play Gf/W+c')")
    notebook.page.locator('.unoflip [data-testid=table][data-side="dark"]').wait_for()
    notebook.page.wait_for_timeout(500)


def nothing(notebook: Notebook) -> None:
    """Take the table as it comes."""


def dark_theme(notebook: Notebook) -> None:
    """Switch JupyterLab itself to its dark theme."""
    notebook.command("apputils:change-theme", theme="JupyterLab Dark")
    notebook.page.wait_for_timeout(1500)


def both(*steps: Callable[[Notebook], None]) -> Callable[[Notebook], None]:
    """Do several things one after the other."""

    def all_of_them(notebook: Notebook) -> None:
        for step in steps:
            step(notebook)

    return all_of_them


STATES: dict[str, tuple[list[str], Callable[[Notebook], None], dict[str, Any]]] = {
    "start": (cells(), nothing, {}),
    "start-dark-theme": (cells(), dark_theme, {}),
    "dark-side": (cells(), flip, {}),
    "dark-side-dark-theme": (cells(), both(dark_theme, flip), {}),
    "two-players": (cells(2), nothing, {}),
    "ten-players": (cells(10), nothing, {}),
    "russian": (cells(locale="ru"), nothing, {}),
    "polish": (cells(locale="pl"), nothing, {}),
    "narrow": (cells(), nothing, {"viewport": {"width": 720, "height": 900}}),
    "projector": (cells(), nothing, {"viewport": {"width": 1920, "height": 1080}}),
}


def main(words: list[str]) -> None:
    """Take the pictures whose name contains one of the words, or all."""
    FOLDER.mkdir(exist_ok=True)
    readme = "--readme" in words
    if readme:
        words = ["start"]
    with tempfile.TemporaryDirectory() as folder, labdriver.chromium() as browser:
        server = LabServer(Path(folder))
        try:
            lab = Lab(server, browser)
            for name, (content, step, options) in STATES.items():
                if words and not any(word in name for word in words):
                    continue
                page = lab.new_page(device_scale_factor=1 if readme else 2, **options)
                notebook = lab.open(content, page=page)
                root = page.locator(".unoflip").first
                root.wait_for()
                step(notebook)
                file = README if readme else FOLDER / f"{name}.png"
                root.screenshot(path=file)
                print(file)
                notebook.close()
                if readme:
                    break
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
