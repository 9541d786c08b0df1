"""Cells run again, outputs closed, pages reloaded, kernels restarted: what is left is right."""

from __future__ import annotations

import pytest
from labdriver import Notebook
from playwright.sync_api import Page, expect
from tablestates import SETUP
from test_table_play import WAIT_MS, rest, table_of

TABLE = (
    "table = at('hand You: R5/P2 B2/O8 B4/V1; hand Bo: R8/T7 G4/T9;"
    " discard: B7/O3; draw: Y4/Vf G1/O5 G2/Te Y8/P1')"
)

# Timers that have been set and neither rung nor been cleared; a frame of the page is one too.
TIMERS = """
window.waitingTimers = new Set();
for (const [set, clear, again] of [["setTimeout", "clearTimeout", false],
        ["setInterval", "clearInterval", true],
        ["requestAnimationFrame", "cancelAnimationFrame", false]]) {
    const usual = window[set], undo = window[clear];
    window[set] = (call, ...more) => {
        const key = {set, id: null, from: new Error().stack};
        key.id = usual(typeof call !== "function" ? call : (...all) => {
            if (!again) window.waitingTimers.delete(key);
            return call(...all);
        }, ...more);
        window.waitingTimers.add(key);
        return key.id;
    };
    window[clear] = id => {
        for (const key of window.waitingTimers)
            if (key.set === set && key.id === id) window.waitingTimers.delete(key);
        return undo(id);
    };
}
"""


def counts(page: Page) -> dict[str, int]:
    """What the browser holds after its garbage is gone: nodes, listeners, timers."""
    session = page.context.new_cdp_session(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    found: dict[str, int] = session.send("Memory.getDOMCounters")
    session.detach()
    found["timers"] = page.evaluate("window.waitingTimers.size")
    return found


def show_and_close(nb: Notebook, times: int) -> None:
    for _ in range(times):
        nb.execute("box.children = [table]")
        nb.element.get_by_test_id("table").wait_for()
        nb.execute("box.children = []")
        expect(nb.element.get_by_test_id("table")).to_have_count(0)


@pytest.mark.slow
def test_fifty_displays_leave_nothing_behind(lab, notebook):
    context = lab.new_context(reduced_motion="no-preference")
    context.add_init_script(TIMERS)
    page = context.new_page()
    lab.load(page)
    nb = notebook([SETUP, f"{TABLE}\nbox = ipywidgets.VBox()\nbox"], page=page)
    show_and_close(nb, 5)
    # What we left behind would add up in every batch; JupyterLab opens a thing of its own now and
    # then. A single view is hundreds of nodes and dozens of listeners.
    batches = []
    for _ in range(3):
        before = counts(nb.page)
        show_and_close(nb, 50)
        page.wait_for_timeout(1500)
        after = counts(nb.page)
        batches.append((before, after))
        grown = {name: after[name] - before[name] for name in before}
        if grown["nodes"] < 500 and grown["jsEventListeners"] < 50 and grown["timers"] < 20:
            break
    else:
        pytest.fail(f"each batch of 50 displays left something behind: {batches}")
    assert nb.problems == []


def test_a_cell_run_again_shows_the_round_as_it_stands(notebook):
    nb = notebook([SETUP, TABLE, "table"])
    table = table_of(nb)
    rest(nb, table)
    table.get_by_test_id("action-draw").click()
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    nb.run_cell(2)
    table = table_of(nb)
    expect(nb.element.get_by_test_id("table")).to_have_count(1)
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    # A new table in the place of the old one.
    nb.run_all()
    expect(nb.element.get_by_test_id("table")).to_have_count(1)
    expect(table).to_have_attribute("data-seq", "0", timeout=WAIT_MS)
    assert nb.problems == []


def test_a_closed_output_closes_and_the_table_lives_on(notebook):
    nb = notebook([SETUP, TABLE, "table", "table"])
    views = nb.element.get_by_test_id("table")
    expect(views).to_have_count(2)
    nb.in_cell(2, "notebook:clear-cell-output")
    expect(views).to_have_count(1)
    views.first.get_by_test_id("action-draw").click()
    expect(views.first).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    nb.run_cell(2)
    expect(views).to_have_count(2)
    expect(views.first).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    assert nb.problems == []


def test_bots_wait_for_somebody_who_looks(notebook):
    unseen = "unseen = at('hand You: R5/P2 B2/O8; hand Bo: B4/V1 G4/T9; discard: B7/O3; turn: Bo;"
    unseen += " draw: Y4/Vf G1/O5', bots='steady')\nbox = ipywidgets.VBox()\nbox"
    nb = notebook([SETUP, unseen, TABLE, "table"])
    table = table_of(nb)
    table.get_by_test_id("action-draw").click()
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    # The browser has known the other table for as long.
    assert nb.python("unseen.state['seq']") == 0
    nb.execute("box.children = [unseen]")
    expect(nb.element.get_by_test_id("table")).to_have_count(2)
    expect(table_of(nb)).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    assert nb.python("unseen.round.turn") == "You"


def test_a_page_loaded_anew_shows_the_table_and_it_can_be_played(lab, notebook):
    nb = notebook([SETUP, TABLE, "table"], page=lab.new_page())
    table = table_of(nb)
    table.get_by_test_id("action-draw").click()
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    nb.save()
    nb.reload()
    table = table_of(nb)
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    # The kernel goes on meanwhile, and answers the new page.
    nb.execute("if table.round.turn == 'Bo': _ = table.apply('Bo draw')")
    seq = nb.python("table.state['seq']")
    expect(table).to_have_attribute("data-seq", str(seq), timeout=WAIT_MS)
    rest(nb, table)
    expect(table.get_by_test_id("lost")).to_have_count(0)
    table.locator('[data-testid^="action-"]').first.click()
    expect(table).not_to_have_attribute("data-seq", str(seq), timeout=WAIT_MS)


def test_after_a_restart_the_cells_make_a_new_table(notebook):
    nb = notebook([SETUP, TABLE, "table"])
    table = table_of(nb)
    table.get_by_test_id("action-draw").click()
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    nb.restart_kernel()
    expect(table.get_by_test_id("lost")).to_be_visible(timeout=WAIT_MS)
    # Nothing is offered that nobody would answer.
    expect(table.get_by_test_id("action-draw")).to_have_count(0)
    nb.run_all()
    expect(nb.element.get_by_test_id("table")).to_have_count(1)
    table = table_of(nb)
    expect(table.get_by_test_id("lost")).to_have_count(0)
    table.get_by_test_id("action-draw").click()
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)


@pytest.mark.parametrize("saved", [pytest.param(False, marks=pytest.mark.slow), True])
def test_a_saved_notebook_is_opened_again(lab, notebook, saved):
    nb = notebook([SETUP, TABLE, "table"], page=lab.new_page())
    table = table_of(nb)
    table.get_by_test_id("action-draw").click()
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    nb.execute("_ = table.advance()")
    content = nb.save(widgets=saved)
    assert ("widgets" in content["metadata"]) is saved
    path = nb.path
    nb.kill_kernel()
    again = notebook(path, page=lab.new_page(), run=False)
    if saved:
        table = table_of(again)
        expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
        expect(table.get_by_test_id("lost")).to_be_visible(timeout=WAIT_MS)
    else:
        picture = again.element.locator('[src*="unoflip-still"]')
        expect(picture).to_be_visible(timeout=WAIT_MS)
    again.run_all()
    expect(again.element.get_by_test_id("table")).to_have_count(1)
    expect(table_of(again)).to_have_attribute("data-seq", "0", timeout=WAIT_MS)
