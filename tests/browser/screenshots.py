"""Takes pictures of the agreed states in a real JupyterLab into ``screenshots/``.

``make screenshots`` runs it; look at the pictures. ``make screenshots ARGS="start dark"`` takes
those whose name contains one of the given words; ``ARGS="--readme"`` renews the pictures that
the README shows: the table, and the Flip that moves.
"""

from __future__ import annotations

import sys
import tempfile
import time
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import labdriver
from labdriver import Lab, LabServer, Notebook
from PIL import Image
from playwright.sync_api import Locator
from tablestates import SETUP, STAGE, STATES, own_card, put_on_stage

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "screenshots"
README_TABLE = ROOT / "docs" / "table.png"
README_FLIP = ROOT / "docs" / "flip.webp"

NARROW = {"viewport": {"width": 720, "height": 900}}
PHONE = {"viewport": {"width": 664, "height": 1000}}
TALL = {"viewport": {"width": 1280, "height": 1100}}
PROJECTOR = {"viewport": {"width": 1920, "height": 1080}}


@dataclass(frozen=True)
class Setting:
    """Where states are looked at: a language, a theme and a size of the window."""

    states: tuple[str, ...]
    locale: str = "en"
    theme: str = "Light"
    page: dict[str, Any] = field(default_factory=dict)
    width: str = ""
    """The width of the widget, where it is not that of the cell."""


SETTINGS = {
    "": Setting(tuple(STATES), page=TALL),
    "ru": Setting(("start", "challenge", "dark-color-chooser", "round-over", "replay"), "ru"),
    "pl": Setting(("start", "challenge", "dark-color-chooser", "round-over", "replay"), "pl"),
    "dark-theme": Setting(
        ("start", "dark-side", "round-over", "challenge", "why-not", "history", "empty-replay"),
        theme="Dark",
    ),
    "narrow": Setting(
        ("start", "ten-players", "dark-side", "challenge", "round-over", "color-chooser"),
        page=NARROW,
    ),
    "phone": Setting(
        (
            "start",
            "ten-players",
            "dark-ten-players",
            "challenge",
            "color-chooser",
            "why-not",
            "backs",
            "round-over",
            "replay",
            "uno-to-say",
        ),
        "ru",
        page=PHONE,
        width="360px",
    ),
    "projector": Setting(("start", "dark-ten-players"), page=PROJECTOR),
}

# The film is taken in slow motion, as pictures take their time.
SLOWER = 40
FILM_MS = {"first": 900, "last": 2200}
# However many pictures there was time for: a film of more of them would be too large.
SHORTEST_MS = 100
SLOW_TIMERS = """
const usual = window.setTimeout;
window.slower = 1;
window.setTimeout = (call, ms = 0, ...more) => usual(call, ms * window.slower, ...more);
"""


def stage(lab: Lab, setting: Setting, **options: Any) -> Notebook:
    """Open a notebook with an empty box."""
    page = lab.new_page(**{**setting.page, **options})
    if setting.theme == "Dark":
        page.evaluate(
            "window.jupyterapp.commands.execute('apputils:change-theme',"
            " {theme: 'JupyterLab Dark'}).then(() => null)"
        )
    page.evaluate("window.jupyterapp.shell.collapseLeft()")
    return lab.open([SETUP, STAGE], page=page)


def pictures(lab: Lab, words: list[str]) -> None:
    """Take the pictures whose name contains one of the words, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name, setting in SETTINGS.items():
        files = {
            state: f"{state}-{name}" if name else state
            for state in setting.states
            if not words or any(word in f"{state}-{name}" for word in words)
        }
        if not files:
            continue
        notebook = stage(lab, setting, device_scale_factor=1.5)
        if setting.width:
            notebook.execute(f"stage.layout.width = {setting.width!r}")
        for state, file in files.items():
            root = put_on_stage(notebook, state, setting.locale)
            notebook.page.wait_for_timeout(250)
            root.screenshot(path=FOLDER / f"{file}.png")
            print(FOLDER / f"{file}.png", flush=True)
        notebook.close()


def readme_table(lab: Lab) -> None:
    """Renew the picture of a table."""
    notebook = stage(lab, Setting(("start",)), device_scale_factor=1)
    put_on_stage(notebook, "start").screenshot(path=README_TABLE)
    print(README_TABLE)
    notebook.close()


def film(lab: Lab) -> list[tuple[Image.Image, int]]:
    """Play a Flip and look at it again and again: pictures, and how long each stays."""
    context = lab.new_context(
        reduced_motion="no-preference", viewport={"width": 1280, "height": 900}
    )
    context.add_init_script(SLOW_TIMERS)
    page = context.new_page()
    lab.load(page)
    notebook = lab.open([SETUP, STAGE], page=page)
    notebook.execute("stage.layout.width = '600px'")
    root = put_on_stage(notebook, "start")
    table = root.get_by_test_id("table")
    page.wait_for_timeout(500)
    shots = [(shot(root), FILM_MS["first"])]
    page.evaluate("factor => { window.slower = factor; }", SLOWER)
    page.context.new_cdp_session(page).send(
        "Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER}
    )
    own_card(table, "lGf").dispatch_event("click")
    table.and_(page.locator("[data-running]")).wait_for()
    running, began = True, time.monotonic()
    while running:
        running = page.evaluate(
            "() => { const table = document.querySelector('[data-testid=table]');"
            " return 'running' in table.dataset || table.dataset.turn === '0'; }"
        )
        picture = shot(root)
        ended = time.monotonic()
        shots.append((picture, round((ended - began) * 1000 / SLOWER)))
        began = ended
    shots[-1] = (shots[-1][0], FILM_MS["last"])
    notebook.close()
    return shots


def thinned(shots: list[tuple[Image.Image, int]]) -> list[tuple[Image.Image, int]]:
    """Leave out pictures that would be seen too shortly; those before them stay for longer."""
    kept: list[tuple[Image.Image, int]] = []
    for picture, ms in shots:
        if kept and kept[-1][1] < SHORTEST_MS:
            kept[-1] = (kept[-1][0], kept[-1][1] + ms)
        else:
            kept.append((picture, ms))
    return kept


def shot(root: Locator) -> Image.Image:
    """A picture of the table without the controls of the player under it."""
    box = root.locator(".uf-felt").bounding_box()
    outer = root.bounding_box()
    assert box is not None
    assert outer is not None
    picture = Image.open(BytesIO(root.screenshot()))
    return picture.crop((0, 0, picture.width, round(box["y"] + box["height"] - outer["y"])))


def readme_flip(lab: Lab) -> None:
    """Renew the moving picture of a Flip."""
    first, *rest = thinned(film(lab))
    first[0].save(
        README_FLIP,
        save_all=True,
        append_images=[picture for picture, _ in rest],
        duration=[first[1], *(ms for _, ms in rest)],
        loop=0,
        quality=70,
        method=6,
    )
    print(README_FLIP, README_FLIP.stat().st_size // 1000, "kB")


def main(words: list[str]) -> None:
    """Take the pictures that are asked for."""
    with tempfile.TemporaryDirectory() as folder, labdriver.chromium() as browser:
        server = LabServer(Path(folder))
        try:
            lab = Lab(server, browser)
            if "--readme" in words:
                readme_table(lab)
                readme_flip(lab)
            else:
                pictures(lab, words)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
