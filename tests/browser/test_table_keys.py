"""Everything a person can do at a table, by keyboard alone; the notebook never hears a key."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect
from tablestates import SETUP, STAGE, WILD, put_on_stage
from test_table_play import WAIT_MS, rest, table_of

# What would add, delete, move, run or convert cells, or open something, in the command mode.
NOTEBOOK_KEYS = [
    *"abdd",
    *"xczvmyrsjkhloftui0123456789",
    *["Enter", "Shift+Enter", "Escape", "ArrowUp", "ArrowDown", "Home", "End", "Delete", "Space"],
    *["Shift+A", "Shift+M", "Shift+L", "-", "PageDown"],
]

FOCUSED = """() => {
    let at = document.activeElement;
    while (at && at.shadowRoot) at = at.shadowRoot.activeElement;
    const card = at && at.dataset.token;
    return {id: at && at.dataset.testid || "", token: card || null,
            inside: !!(at && at.closest(".unoflip"))};
}"""


def tab_to(page: Page, name: str, limit: int = 40) -> None:
    """Press Tab until something with that test id has the focus."""
    for _ in range(limit):
        if page.evaluate(FOCUSED)["id"] == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def card_to(page: Page, token: str, limit: int = 30) -> None:
    """Move inside the hand until that card has the focus."""
    page.keyboard.press("Home")
    for _ in range(limit):
        if page.evaluate(FOCUSED)["token"] == token:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not reach card {token}")


def act_by_key(page: Page, table: Locator) -> None:
    """Do something that is offered with keys only: lay a card that fits, else what there is."""
    if table.get_by_test_id("color-chooser").count():
        page.keyboard.press("1")
        return
    playable = table.locator('[data-testid="hand-card"][data-ok="true"]')
    if playable.count():
        uno = table.get_by_test_id("action-uno")
        if uno.count() and uno.get_attribute("aria-pressed") == "false":
            page.keyboard.press("u")
        token = playable.first.get_attribute("data-token") or ""
        tab_to(page, "hand-card")
        card_to(page, token)
        page.keyboard.press("Enter")
        if table.get_by_test_id("color-chooser").count():
            page.keyboard.press("2")
        return
    for name, key in (("keep", "k"), ("challenge", "c"), ("accept", "a"), ("draw", "d")):
        if table.get_by_test_id(f"action-{name}").count():
            page.keyboard.press(key)
            return


def test_a_round_is_played_to_its_end_by_keyboard_alone(notebook):
    nb = notebook(
        [
            SETUP,
            "rules = FLIP.replace(hand_size=4)",
            "table = Table(Round.deal(['You', 'Bo'], rules, 7), bots='hasty')\ntable",
            "print('a cell below')",
        ]
    )
    table = table_of(nb)
    seq = rest(nb, table)
    before = nb.shape()
    table.focus()
    acts = 0
    while table.get_attribute("data-phase") != "round_over":
        assert acts < 200, "the round does not end"
        act_by_key(nb.page, table)
        seq = rest(nb, table, seq)
        acts += 1
    assert nb.python("table.round.outcome is not None")
    nb.page.keyboard.press("n")
    # The bot may already have gone on in the new round.
    expect(table).not_to_have_attribute("data-phase", "round_over", timeout=WAIT_MS)
    assert int(table.get_attribute("data-seq") or 0) > seq
    assert nb.shape() == before
    assert nb.problems == []


# What has the keyboard, and the outline that it is seen by.
OUTLINE = """root => {
    const {activeElement: here} = document, {outline} = getComputedStyle(here);
    const probe = root.appendChild(document.createElement("i"));
    probe.style.color = "var(--uf-gold)";
    const gold = getComputedStyle(probe).color;
    probe.remove();
    return [root.contains(here), here.dataset.testid, outline.startsWith(gold) &&
        parseFloat(getComputedStyle(here).outlineWidth) >= 3];
}"""


def test_what_has_the_keyboard_is_seen_by_its_golden_outline(notebook):
    nb = notebook([SETUP, "shown = dealt(3)\nshown"])
    table = table_of(nb)
    rest(nb, table)
    table.focus()
    met = []
    while True:
        nb.page.keyboard.press("Tab")
        within, name, golden = table.evaluate(OUTLINE)
        if not within:
            break
        met.append(name)
        assert golden, name
    assert {"seat", "why", "action-draw", "hand-card", "player-mode", "locale-ru"} <= set(met)


def test_keys_in_the_widget_leave_the_notebook_alone(notebook):
    nb = notebook([SETUP, "shown = dealt(3)\nshown", "x = 1", "print(x)"])
    table = table_of(nb)
    rest(nb, table)
    before = nb.shape()
    counts = nb._call("panel.content.widgets.map(cell => cell.model.executionCount)", None)
    for where in ("hand-card", "player-mode", "player-slider", "locale-en"):
        for key in NOTEBOOK_KEYS:
            table.get_by_test_id(where).first.focus()
            nb.page.keyboard.press(key)
            if nb.page.get_by_role("dialog").count():
                raise AssertionError(f"{key} on {where} opened a dialog")
        nb.execute("shown.refresh()")
        assert nb.shape() == before, where
    nb.execute("")
    after = nb._call("panel.content.widgets.map(cell => cell.model.executionCount)", None)
    assert after == counts
    # The same keys do change the notebook where they should: the test would notice.
    nb._call("panel.content.activeCellIndex = arg", 3)
    nb.command("notebook:enter-command-mode")
    nb.page.keyboard.press("b")
    nb.page.wait_for_timeout(200)
    assert len(nb.shape()) == len(before) + 1


def test_escape_closes_what_is_open_and_then_leaves(notebook):
    nb = notebook([SETUP, STAGE])
    root = put_on_stage(nb, "color-chooser")
    page: Any = nb.page
    # The chooser took the focus, so that the colors are at hand.
    page.wait_for_function(f"() => ({FOCUSED})().id.startsWith('color-')")
    page.keyboard.press("Escape")
    expect(root.get_by_test_id("color-chooser")).to_have_count(0)
    page.wait_for_function(f"() => ({FOCUSED})().inside")
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => !({FOCUSED})().inside")
    assert nb.python("shown.state['seq']") == 0


def test_choosers_answers_and_the_player_by_keyboard(notebook):
    nb = notebook([SETUP, STAGE])
    page = nb.page
    root = put_on_stage(nb, "challenge")
    table = root.get_by_test_id("table")
    table.focus()
    page.keyboard.press("c")
    expect(root.get_by_test_id("revealed")).to_be_visible(timeout=WAIT_MS)
    page.keyboard.press("w")
    expect(root.get_by_test_id("rules").first).to_be_visible()
    page.keyboard.press("w")
    expect(root.get_by_test_id("rules")).to_have_count(0)
    page.keyboard.press("s")
    expect(root.get_by_test_id("read-out")).to_contain_text("Bo")
    index = int(table.get_attribute("data-index") or 0)
    page.keyboard.press(",")
    expect(table).to_have_attribute("data-index", str(index - 1), timeout=WAIT_MS)
    page.keyboard.press(".")
    expect(table).to_have_attribute("data-index", str(index), timeout=WAIT_MS)

    root = put_on_stage(nb, "target-chooser")
    tab_to(page, "target-2")
    page.keyboard.press("Enter")
    expect(root.get_by_test_id("table")).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    assert nb.python("len(shown.round.hand('Cy'))") == 2

    root = put_on_stage(nb, "uno-to-say")
    root.get_by_test_id("table").focus()
    page.keyboard.press("x")
    expect(root.get_by_test_id("table")).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    assert nb.python("shown.round.hand_size('Bo')") == 3

    root = put_on_stage(nb, "hot-seat-cover")
    tab_to(page, "uncover")
    page.keyboard.press("Enter")
    expect(root.get_by_test_id("hand-card").first).to_be_visible()

    root = put_on_stage(nb, "why-not")
    root.get_by_test_id("table").focus()
    page.keyboard.press("Escape")
    expect(root.get_by_test_id("explained")).to_have_count(0)


def test_a_russian_keyboard_has_the_same_keys(notebook):
    nb = notebook([SETUP, f"shown = at({WILD!r}, locale='ru')\nshown"])
    table = table_of(nb)
    table.focus()
    # The key of D gives another letter there; its place is the same.
    table.dispatch_event("keydown", {"code": "KeyD", "key": "в", "bubbles": True})
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    assert nb.python("shown.round.hand_size('You')") == 4
