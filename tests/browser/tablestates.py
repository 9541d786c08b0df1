"""The agreed states of a table: each is looked at by a person, by axe, and by the tests.

A state is code that makes a widget called ``shown`` in the kernel, and what is then done in the
browser until the state can be seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tableclicks import click_card

from unoflip_widgets.teaching import locales

WAIT_MS = 30_000

# English at once, the other languages with what takes longer.
each_locale = pytest.mark.parametrize(
    "locale",
    [name if name == "en" else pytest.param(name, marks=pytest.mark.slow) for name in locales()],
)

SETUP = """
import ipywidgets
from unoflip_widgets import Replay, Table
from unoflip_widgets.rules import CLASSIC, FLIP, Round

NAMES = ["You", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo"]

def dealt(players=3, seed=48, **options):
    names = NAMES[:players]
    return Table(Round.deal(names, seed=seed), **{"viewer": "You", **options})

def at(position, rules=FLIP, **options):
    return Table(Round.from_position(position, rules), **{"viewer": "You", **options})

def played(players=3, seed=2, viewer="You"):
    table = dealt(players, seed)
    table.play_to_end()
    table.viewer = viewer
    return table

def flipped(position):
    table = at(position)
    table.apply("You play Rf/P8")
    return table
"""
STAGE = "stage = ipywidgets.VBox()\nstage"

CHALLENGE = (
    "hand You: R5/P2 R8/T7 G4/T9; hand Bo: Y8/P1 Br/O4; hand Cy: W+2/O4 B4/V1 R1/P3 Gr/P7;"
    "discard: B7/O3; turn: Cy; draw: Y4/Vf G1/O5 G2/Te B3/T2"
)
WILD = (
    "hand You: W/P5 B3/T2 Y8/P1; hand Bo: R5/P2 R8/T7; hand Cy: Br/O4 G2/Te;"
    "discard: B7/O3; draw: Y4/Vf G1/O5"
)

FLIPPED = (
    "hand You: Rf/P8 B4/V1 R1/P3 Bs/T1 G8/Pr; discard: Y2/T1 R2/Or; draw: Y4/Vf G1/O5 G2/Te;"
    "hand Bo: R5/P2 R8/T7 W/Pf Y1/Pe"
)
OTHERS = "".join(
    f"; hand {name}: {cards}"
    for name, cards in {
        "Cy": "Gs/O9 Y3/P+5 B5/Or",
        "Dee": "Y9/V4 B1/Ve R4/Of G5/T4 B8/Tr",
        "Eli": "G1/Of Br/W",
        "Fay": "Gr/P7 Rs/O+5 R7/V5 B6/Te Y5/T8",
        "Gus": "Y6/W+c W/V7 G7/T2",
        "Hal": "G2/T+5 Bf/V7 R3/P7 Rr/T7",
        "Ida": "R6/Pe B9/Vf",
        "Jo": "Ys/O3 R9/V5 B2/P6 G9/Pr",
    }.items()
)


def nothing(table: Locator) -> None:
    """Take the state as it comes."""


def clicks(*names: str) -> Callable[[Locator], None]:
    """Click one thing after the other, each once it is there."""

    def do(table: Locator) -> None:
        for name in names:
            table.get_by_test_id(name).first.click()

    return do


def lay(face: str) -> Callable[[Locator], None]:
    """Choose an own card by its face."""

    def do(table: Locator) -> None:
        click_card(own_card(table, face))

    return do


def own_card(table: Locator, face: str) -> Locator:
    """The button of an own card, found by the face of the card that lies there."""
    token = table.locator(f'[data-testid="card"][data-face="{face}"]').first.get_attribute(
        "data-token"
    )
    return table.locator(f'[data-testid="hand-card"][data-token="{token}"]')


def then(*steps: Callable[[Locator], None]) -> Callable[[Locator], None]:
    """Do several things one after the other."""

    def do(table: Locator) -> None:
        for step in steps:
            step(table)

    return do


def scrub(part: float) -> Callable[[Locator], None]:
    """Put the slider to a part of its length."""

    def do(table: Locator) -> None:
        table.get_by_test_id("player-slider").evaluate(
            """(slider, part) => {
                slider.value = Math.round(slider.max * part);
                slider.dispatchEvent(new Event("input", {bubbles: true}));
            }""",
            part,
        )

    return do


def shown(index: int) -> Callable[[Locator], None]:
    """Wait until everything has been shown up to that step."""

    def do(table: Locator) -> None:
        expect(table).to_have_attribute("data-index", str(index), timeout=WAIT_MS)

    return do


def side(name: str) -> Callable[[Locator], None]:
    """Wait until that side is in play."""

    def do(table: Locator) -> None:
        expect(table).to_have_attribute("data-side", name, timeout=WAIT_MS)

    return do


@dataclass(frozen=True)
class State:
    """One of the agreed states."""

    code: str
    do: Callable[[Locator], None] = nothing
    """What is done in the browser until it is there."""
    seen: str = "table"
    """The test id of what makes it this state."""


STATES: dict[str, State] = {
    "start": State("shown = dealt()"),
    "two-players": State("shown = dealt(2)"),
    "ten-players": State("shown = dealt(10)"),
    "dark-side": State("shown = dealt(); _ = shown.apply('You play Gf/W+c')", side("dark")),
    "dark-two-players": State(f"shown = flipped({FLIPPED!r})", side("dark")),
    "dark-ten-players": State(f"shown = flipped({FLIPPED + OTHERS!r})", side("dark")),
    "long-names": State(
        "shown = Table(Round.deal(['You', 'Maximilian-Alexander von Hohenlohe-Bayer', 'שרה',"
        " '<b>Łucja</b> 🦊', 'Анна-Мария Константинопольская'], seed=5), viewer='You')"
    ),
    "waiting": State("shown = dealt(seed=48); _ = shown.apply('You play G2/T+5')"),
    "why-not": State("shown = dealt()", lay("lYr"), "explained"),
    "rule": State(
        "shown = at('hand You: R5/P2 B2/O8 B4/V1; hand Bo: R8/T7 G4/T9; discard: B7/O3;'"
        " ' draw: Y4/Vf G1/O5'); _ = shown.apply('You play B2/O8')",
        then(shown(2), clicks("why")),
        "rules",
    ),
    "drawn": State(
        "shown = at('hand You: R5/P2 G4/T9; hand Bo: R8/T7; hand Cy: Y8/P1;"
        " discard: B7/O3; draw: B3/T2 Y4/Vf')",
        clicks("action-draw"),
        "action-keep",
    ),
    "challenge": State(
        f"shown = at({CHALLENGE!r}); _ = shown.apply('Cy play W+2/O4 red')", seen="forecast"
    ),
    "revealed": State(
        f"shown = at({CHALLENGE!r}); _ = shown.apply('Cy play W+2/O4 red')",
        clicks("action-challenge"),
        "revealed",
    ),
    "color-chooser": State(f"shown = at({WILD!r})", lay("lW"), "color-chooser"),
    "dark-color-chooser": State(
        "shown = at('hand You: Rf/P8 B4/V1 R1/P3; hand Bo: R5/P2 R8/T7; hand Cy: Br/O4;"
        " discard: Y1/W R2/Or; draw: Y4/Vf G1/O5 G2/Te')",
        lay("lRf"),
        "color-chooser",
    ),
    "uno-to-say": State(
        "shown = at('hand You: B3/T2 G4/T9; hand Bo: R5/P2; hand Cy: Br/O4 Y8/P1;"
        " discard: B7/O3; draw: Y4/Vf G1/O5; uno_owed: Bo')",
        seen="action-uno",
    ),
    "target-chooser": State(
        "shown = at('hand You: R7 B2 G1; hand Bo: R5 R8; hand Cy: G3 Y1; discard: R9; draw: Y4',"
        " CLASSIC.replace(seven_swap=True))",
        lay("cR7"),
        "target-chooser",
    ),
    "classic": State("shown = Table(Round.deal(NAMES[:4], CLASSIC, 5), viewer='You')"),
    "backs": State("shown = dealt()", clicks("seat", "back"), "back-answer"),
    "draw-pile-back": State("shown = dealt()", clicks("draw-count"), "back-answer"),
    "own-backs": State("shown = dealt()", clicks("own-plate", "back"), "back-answer"),
    "history": State(
        "shown = dealt(seed=2)\nfor _ in range(4): shown.apply(shown.round.legal_actions()[0])",
        clicks("history-toggle"),
        "history",
    ),
    "looking-back": State(
        "shown = dealt(seed=2); _ = shown.apply(shown.round.legal_actions()[0])",
        clicks("player-back"),
        "behind",
    ),
    "step-mode": State("shown = dealt(mode='step')", lay("lGf"), "behind"),
    "ask-mode": State("shown = dealt(mode='ask')", lay("lGf"), "ask"),
    "hot-seat-cover": State("shown = dealt(viewer='You', hotseat=True)", seen="cover"),
    "onlooker": State("shown = dealt(4, viewer=None)"),
    "open-hands": State("shown = dealt(4, visibility='open')"),
    "round-over": State("shown = played()", seen="round-over"),
    "round-over-ten": State("shown = played(10, 5)", seen="round-over"),
    "replay": State("shown = Replay(played().round)", scrub(0.6)),
    "replay-one-seat": State("shown = Replay(played().round, viewer='Bo')", scrub(0.4)),
    "empty-replay": State("shown = Replay(Round.deal(['Al', 'Bo'], seed=1))", seen="problem-empty"),
    "newer": State(
        "shown = dealt(); shown.set_trait('state', {**shown.state, 'v': 99})", seen="problem-newer"
    ),
}


def put_on_stage(notebook: Any, name: str, locale: str = "en") -> Locator:
    """Show a state in the box of a notebook of `SETUP` and `STAGE`; return the widget's root."""
    state = STATES[name]
    notebook.execute(
        f"stage.children = []\n{state.code}\nshown.locale = {locale!r}\nstage.children = [shown]"
    )
    root: Locator = notebook.element.locator(".unoflip")
    expect(root).to_have_count(1, timeout=WAIT_MS)
    state.do(root.get_by_test_id("table"))
    expect(root.get_by_test_id(state.seen).first).to_be_visible(timeout=WAIT_MS)
    return root
