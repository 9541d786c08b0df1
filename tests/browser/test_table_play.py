"""A round in the browser: played by clicks alone, and what is seen is what Python says."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tableclicks import click_card

WAIT_MS = 20_000

# Notes down what the table shows for each sequence number, until the next one comes.
WATCH = """table => {
    const root = table.closest(".unoflip");
    const shown = window.shownTables = {};
    const note = () => {
        const cards = {}, hand = {};
        for (const card of root.querySelectorAll("[data-testid=card]"))
            cards[card.dataset.token] = [card.dataset.spot, card.dataset.face];
        for (const card of root.querySelectorAll("[data-testid=hand-card]"))
            hand[card.dataset.token] = card.dataset.ok;
        shown[table.dataset.seq] = {
            side: table.dataset.side, phase: table.dataset.phase, turn: table.dataset.turn,
            color: table.dataset.color, cards, hand,
            actions: [...root.querySelectorAll("[data-testid^=action-]")]
                .map(button => button.dataset.testid.slice(7)),
            draw: root.querySelector("[data-testid=pile-draw]").dataset.count,
            discard: root.querySelector("[data-testid=pile-discard]").dataset.count,
            over: !!root.querySelector("[data-testid=round-over]"),
        };
    };
    note();
    new MutationObserver(note).observe(root,
        {subtree: true, childList: true, attributes: true, characterData: true});
}"""

RESTS = """([table, seq]) => Number(table.dataset.seq) > seq && !("awaiting" in table.dataset)
    && !("running" in table.dataset) && table.dataset.seq === table.dataset.newest
    && (table.dataset.turn === "0" || table.dataset.phase === "round_over")"""

LOG = """
states = [table.state]
_ = table.observe(lambda change: states.append(change.new), "state")
"""


def table_of(nb: Any) -> Locator:
    table: Locator = nb.element.get_by_test_id("table").first
    expect(table).to_be_visible(timeout=WAIT_MS)
    return table


def rest(nb: Any, table: Locator, after: int = -1) -> int:
    """Wait until the table has shown everything and waits for the person; return its number."""
    nb.page.wait_for_function(RESTS, arg=[table.element_handle(), after], timeout=WAIT_MS)
    return int(table.get_attribute("data-seq") or 0)


def act(table: Locator) -> None:
    """Do something that is offered, by clicking: lay a card if one fits, else whatever there is."""
    playable = table.locator('[data-testid="hand-card"][data-ok="true"]')
    if table.get_by_test_id("color-chooser").count():
        table.locator('[data-testid^="color-"]:is(button)').first.click()
    elif playable.count():
        uno = table.get_by_test_id("action-uno")
        if uno.count() and uno.get_attribute("aria-pressed") == "false":
            uno.click()
        click_card(playable.first)
        if table.get_by_test_id("color-chooser").count():
            table.locator('[data-testid^="color-"]:is(button)').last.click()
    else:
        for name in ("keep", "challenge", "accept", "draw"):
            button = table.get_by_test_id(f"action-{name}")
            if button.count():
                button.click()
                return


def expected(snapshot: dict[str, Any]) -> dict[str, Any]:
    """What the browser has to show for a snapshot."""
    cards = {
        str(token): [str(seat), face]
        for seat, owner in enumerate(snapshot["seats"])
        for token, face in owner["cards"]
    }
    for spot, name in (("discard", "top"), ("draw", "next")):
        if snapshot[name]:
            cards[str(snapshot[name][0])] = [spot, snapshot[name][1]]
    actions = snapshot["actions"]
    own = snapshot["seats"][snapshot["viewer"]]["cards"]
    ok = actions["cards"] if actions else {}
    return {
        "side": snapshot["side"],
        "phase": snapshot["phase"],
        "turn": "" if snapshot["turn"] is None else str(snapshot["turn"]),
        "color": snapshot["color"] or "",
        "cards": cards,
        "hand": {str(token): str(ok[str(token)]["ok"]).lower() for token, _ in own if ok},
        "draw": str(snapshot["draw"]),
        "discard": str(snapshot["discard"]),
        "over": snapshot["result"] is not None,
    }


def test_the_first_notebook_is_played_to_the_end_by_clicking(notebook, root):
    nb = notebook(root / "examples" / "01-first-round.ipynb")
    table = table_of(nb)
    nb.execute(LOG)
    table.evaluate(WATCH)
    seq = rest(nb, table)
    clicks = 0
    while table.get_attribute("data-phase") != "round_over":
        assert clicks < 300, "the round does not end"
        act(table)
        seq = rest(nb, table, seq)
        clicks += 1
    states = nb.python("states")
    shown = nb.page.evaluate("window.shownTables")
    first = states[0]["seq"]
    assert [state["seq"] for state in states] == list(range(first, first + len(states)))
    assert seq == states[-1]["seq"]
    assert {state["seq"] for state in states[1:]} <= {int(number) for number in shown}
    for state in states:
        seen = dict(shown.get(str(state["seq"]), {}))
        if not seen:
            continue
        buttons = seen.pop("actions")
        wanted = expected(state["snapshot"])
        hand = seen["hand"] if state["snapshot"]["actions"] else {}
        assert seen | {"hand": hand} == wanted, f"state {state['seq']}"
        offered = state["snapshot"]["actions"] or {}
        allowed = {verb for verb in offered if verb not in ("cards", "colors", "choose")}
        assert {name.split("-")[0] for name in buttons} <= allowed | {"uno", "catch"}
    result = states[-1]["snapshot"]["result"]
    assert result["winner"] is not None
    assert nb.python("table.round.outcome.winner") == ["You", "Bo", "Cy"][result["winner"]]
    table.get_by_test_id("new-round").click()
    expect(table).to_have_attribute("data-seq", str(seq + 1), timeout=WAIT_MS)
    assert nb.python("table.round.outcome") is None
    assert nb.problems == []


PLAIN = """
from unoflip_widgets import Table
from unoflip_widgets.rules import Round
table = Table(Round.from_position('''
hand You: B2/O8 B1/Ve G4/T9 R1/P3
hand Bo: R5/P2 R8/T7 R9/V5
discard: B7/O3
draw: Y4/Vf G1/O5 G2/Te Y8/P1
'''), viewer="You")
"""


def test_without_the_handler_in_python_nothing_moves(notebook):
    nb = notebook([PLAIN, "table.on_msg(table._heard, remove=True)", "table"])
    table = table_of(nb)
    table.evaluate(WATCH)
    before = nb.page.evaluate("window.shownTables[0]")
    click_card(table.locator('[data-testid="hand-card"][data-ok="true"]').first)
    nb.execute("")
    nb.page.wait_for_timeout(500)
    assert table.get_attribute("data-seq") == "0"
    assert nb.page.evaluate("window.shownTables[0].cards") == before["cards"]
    assert nb.python("table.state['seq']") == 0
    expect(table.get_by_test_id("lost")).to_be_visible(timeout=WAIT_MS)


def test_two_clicks_lay_one_card(notebook):
    nb = notebook([PLAIN, "table"])
    table = table_of(nb)
    cards = table.locator('[data-testid="hand-card"][data-ok="true"]')
    assert cards.count() == 2
    cards.first.evaluate("card => { card.click(); card.click(); }")
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    nb.execute("")
    assert nb.python("[table.state['seq'], len(table.round.hand('You'))]") == [1, 3]
    assert nb.python("len(table.round.actions)") == 1


@pytest.mark.parametrize(
    "name",
    [
        "<img src=x onerror='window.harm=1'>",
        "<script>window.harm=1</script>",
        "Александра <b>М.</b> 🦊",
        "שרה & دانا",
    ],
)
def test_a_name_is_text_and_nothing_else(notebook, name):
    code = (
        PLAIN
        + f"""
name = {name!r}
table = Table(Round.deal(["You", name, "Cy"], seed=5), viewer="You")
"""
    )
    nb = notebook([code, "table"])
    table = table_of(nb)
    seat = table.locator('[data-testid="seat"][data-seat="1"] .uf-name')
    expect(seat).to_have_text(name)
    table.get_by_test_id("seat").first.click()
    assert table.locator("img, script, b:text-is('М.')").count() == 0
    assert nb.page.evaluate("window.harm") is None
    assert nb.problems == []


def test_the_last_table_is_a_picture_where_no_widget_runs(notebook, lab):
    nb = notebook([PLAIN, "table"])
    table = table_of(nb)
    stills = nb.element.locator('[src*="unoflip-still"]')
    expect(stills).to_have_count(1)
    expect(stills).to_be_hidden()
    rest(nb, table)
    table.get_by_test_id("action-draw").click()
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    nb.execute("_ = table.apply('Bo draw')")
    expect(table).to_have_attribute("data-seq", "2", timeout=WAIT_MS)
    nb.wait_idle()
    outputs = nb.save()["cells"][1]["outputs"]
    assert [sorted(output["data"]) for output in outputs] == [
        ["application/vnd.jupyter.widget-view+json", "text/plain"],
        ["text/html", "text/plain"],
        ["image/svg+xml", "text/plain"],
    ]
    said = "".join(outputs[2]["data"]["text/plain"])
    assert "hand You: B2 B1 G4 R1 Y4 (5) <- turn" in said
    path = nb.path
    nb.kill_kernel()
    page = lab.new_page()
    again = notebook(path, page=page, run=False)
    picture = again.element.locator('[src*="unoflip-still"]')
    expect(picture).to_be_visible(timeout=WAIT_MS)
    assert "hand%20You%3A%20B2%20B1%20G4%20R1%20Y4" in (picture.get_attribute("src") or "")
