"""The explorer in the browser: a position edited, tried, and judged by other rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from unoflip_widgets.teaching import locales, text

WAIT_MS = 20_000
AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """scope => axe.run(scope).then(result => result.violations.flatMap(
    found => found.nodes.map(node => `${found.id}: ${node.html.slice(0, 200)}`)))"""

LINE = (
    "hand Ann: W+2/O4 B2/O8 R9/Tr B+1/P6; hand Bo: R5/P2 Y9/T5 R+1/P4; hand Cy: G1/O5 R1/P3; "
    "discard: B7/O3; draw: Y4/Vf R2/Or G2/Te Y8/P1 G9/Pr"
)
CELLS = [
    "from unoflip_widgets import Explorer",
    f"explorer = Explorer({LINE!r})\nexplorer",
]


def explorer_of(nb: Any) -> Locator:
    shown: Locator = nb.element.get_by_test_id("explorer").first
    expect(shown).to_be_visible(timeout=WAIT_MS)
    return shown


def field(shown: Locator, key: str) -> Locator:
    return shown.locator(f'[data-testid="field"][data-key="{key}"]')


def branch(shown: Locator, name: str) -> Locator:
    return shown.locator(f'[data-testid="branch"][data-branch="{name}"]')


def deed(shown: Locator, line: str) -> Locator:
    return shown.locator(f'[data-testid="do"][data-line="{line}"]')


def steps(shown: Locator) -> Locator:
    return shown.get_by_test_id("steps").locator("li")


def unfold(shown: Locator, name: str) -> None:
    fold = shown.get_by_test_id(f"{name}-fold")
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()


def answered(nb: Any, shown: Locator) -> None:
    """Wait until the page shows what the kernel has."""
    seq = nb.python("explorer.explorer['seq']")
    expect(shown).to_have_attribute("data-seq", str(seq), timeout=WAIT_MS)


def test_a_position_is_edited_and_nonsense_is_marked(notebook):
    nb = notebook(CELLS)
    shown = explorer_of(nb)
    hand = field(shown, "hand Ann")
    hand.locator("textarea").fill("W+2/O4 X9 B2/O8")
    expect(hand.locator("mark")).to_have_text("X9", timeout=WAIT_MS)
    expect(hand.get_by_test_id("problem")).to_contain_text(
        text({"id": "explorer-problem-card", "args": {"text": "X9"}}, locale="en")
    )
    expect(shown).to_have_attribute("data-sound", "false")
    expect(branch(shown, "A").get_by_test_id("refused").locator("li")).to_have_count(1)
    assert "X9" not in nb.python("explorer.line")
    shown.get_by_test_id("discard-draft").click()
    expect(hand.locator("textarea")).to_have_value("W+2/O4 B2/O8 R9/Tr B+1/P6", timeout=WAIT_MS)
    # By picking: one card more from the palette, one card less from the hand.
    hand.get_by_test_id("add").click()
    shown.get_by_test_id("palette-green").click()
    shown.locator('[data-testid="pick"][data-card="G6/W+c"]').click()
    expect(hand.get_by_test_id("chip")).to_have_count(5, timeout=WAIT_MS)
    hand.locator('[data-testid="chip"][data-card="R9/Tr"]').click()
    expect(hand.get_by_test_id("chip")).to_have_count(4, timeout=WAIT_MS)
    assert nb.python("str(explorer.start).splitlines()[1]") == (
        "hand Ann: W+2/O4 B2/O8 B+1/P6 G6/W+c"
    )
    field(shown, "side").locator("select").select_option("dark")
    expect(shown.get_by_test_id("board")).to_have_attribute("data-side", "dark", timeout=WAIT_MS)
    assert nb.problems == []


def test_an_option_is_switched_and_its_effect_is_shown(notebook):
    nb = notebook(CELLS)
    shown = explorer_of(nb)
    unfold(shown, "options")
    shown.get_by_test_id("switch-restricted_wilds").select_option("strict")
    effect = shown.get_by_test_id("effect")
    expect(effect.get_by_test_id("effect-illegal")).to_contain_text(
        "Ann play W+2/O4 red", timeout=WAIT_MS
    )
    expect(deed(shown, "Ann play W+2/O4 red")).to_have_count(0)
    shown.get_by_test_id("switch-jump_in").check()
    expect(effect).to_be_visible()
    answered(nb, shown)
    assert nb.python("[explorer.rules.jump_in, explorer.rules.restricted_wilds]") == [
        True,
        "strict",
    ]
    # What cannot be changed says so, and cannot be changed.
    expect(shown.get_by_test_id("switch-zero_rotate")).to_be_disabled()


def test_what_if_she_had_challenged(lab, notebook):
    page = lab.new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    nb = notebook(CELLS, page=page)
    shown = explorer_of(nb)
    first = branch(shown, "A")
    deed(first, "Ann play W+2/O4 red").click()
    expect(steps(first)).to_have_count(1, timeout=WAIT_MS)
    first.get_by_test_id("branch-fork").click()
    second = branch(shown, "B")
    expect(second).to_be_visible(timeout=WAIT_MS)
    deed(first, "Bo accept").click()
    expect(steps(first)).to_have_count(2, timeout=WAIT_MS)
    deed(second, "Bo challenge").click()
    expect(steps(second)).to_have_count(2, timeout=WAIT_MS)
    assert nb.python("[len(one.round.hand('Ann')) for one in explorer.branches]") == [3, 5]
    tops = [one.evaluate("node => node.getBoundingClientRect().top") for one in (first, second)]
    assert tops[0] == tops[1], "not side by side"
    second.get_by_test_id("branch-back").click()
    expect(steps(second)).to_have_count(1, timeout=WAIT_MS)
    line = first.get_by_test_id("branch-share").input_value()
    first.get_by_test_id("branch-share-copy").click()
    page.wait_for_function(
        "line => navigator.clipboard.readText().then(text => text === line)", arg=line
    )
    shown.get_by_test_id("paste").fill("hand Ann: B2/O8; nonsense")
    shown.get_by_test_id("paste-take").click()
    wrong = shown.get_by_test_id("editor").get_by_test_id("problem")
    expect(wrong.locator("mark")).to_have_text("nonsense", timeout=WAIT_MS)
    expect(second).to_be_visible()
    shown.get_by_test_id("paste").fill(line)
    shown.get_by_test_id("paste-take").click()
    expect(second).to_have_count(0, timeout=WAIT_MS)
    answered(nb, shown)
    assert nb.python("[explorer.line, len(explorer.branches)]") == [line, 1]
    assert nb.problems == []


def test_everything_by_keyboard(notebook):
    nb = notebook(CELLS)
    shown = explorer_of(nb)
    before = nb.shape()
    keys = nb.page.keyboard

    def press(target: Locator, key: str = "Enter") -> None:
        target.focus()
        keys.press(key)

    hand = field(shown, "hand Bo")
    hand.locator("textarea").focus()
    keys.press("Control+End")
    keys.type(" G4/T9 a")
    expect(hand.locator("mark")).to_have_text("a", timeout=WAIT_MS)
    keys.press("Backspace")
    keys.press("Tab")
    chips = hand.get_by_test_id("chip")
    expect(chips).to_have_count(4, timeout=WAIT_MS)
    expect(chips.first).to_be_focused()
    keys.press("ArrowRight")
    expect(chips.nth(1)).to_be_focused()
    keys.press("Enter")
    expect(chips).to_have_count(3, timeout=WAIT_MS)
    assert nb.python("str(explorer.start).splitlines()[2]") == "hand Bo: R5/P2 R+1/P4 G4/T9"
    first = branch(shown, "A")
    press(deed(first, "Ann play B2/O8"))
    expect(steps(first)).to_have_count(1, timeout=WAIT_MS)
    # The button went with what it did; the next ones are one Tab away.
    expect(first.locator("h3")).to_be_focused()
    press(first.get_by_test_id("branch-fork"))
    second = branch(shown, "B")
    expect(second).to_be_visible(timeout=WAIT_MS)
    second.get_by_test_id("branch-line").focus()
    keys.type("Bo play X")
    keys.press("Enter")
    expect(second.locator("mark")).to_have_text("X", timeout=WAIT_MS)
    keys.press("Control+a")
    keys.type("Bo draw")
    keys.press("Enter")
    expect(steps(second)).to_have_count(2, timeout=WAIT_MS)
    press(second.get_by_test_id("branch-back"))
    expect(steps(second)).to_have_count(1, timeout=WAIT_MS)
    press(second.get_by_test_id("branch-close"))
    expect(second).to_have_count(0, timeout=WAIT_MS)
    press(shown.get_by_test_id("options-fold"))
    press(shown.get_by_test_id("switch-jump_in"), "Space")
    expect(shown.get_by_test_id("effect")).to_be_visible(timeout=WAIT_MS)
    assert nb.python("explorer.rules.jump_in") is True
    assert nb.shape() == before
    assert nb.problems == []


def test_the_round_goes_on_at_a_table_inside(notebook):
    nb = notebook(CELLS)
    shown = explorer_of(nb)
    first = branch(shown, "A")
    first.get_by_test_id("branch-step").click()
    expect(shown.get_by_test_id("step-text")).to_have_value(
        nb.python("explorer.lesson_step()"), timeout=WAIT_MS
    )
    first.get_by_test_id("play").click()
    table = shown.get_by_test_id("play-on").get_by_test_id("table")
    expect(table).to_be_visible(timeout=WAIT_MS)
    # It is the table that stands alone elsewhere, and looks like it.
    colors = "node => getComputedStyle(node).backgroundColor"
    assert table.get_by_test_id("player-mode").evaluate(colors) != shown.get_by_test_id(
        "play-seat"
    ).evaluate(colors)
    table.get_by_test_id("action-draw").click()
    expect(table).not_to_have_attribute("data-seq", "0", timeout=WAIT_MS)
    assert nb.python("len(explorer.table.round.actions)") >= 1
    assert nb.python("explorer.branches[0].steps") == []
    assert nb.problems == []


@pytest.mark.parametrize(
    "theme", [pytest.param("JupyterLab Light", marks=pytest.mark.slow), "JupyterLab Dark"]
)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(lab, notebook, theme):
    nb = notebook(CELLS, page=lab.new_page())
    nb.command("apputils:change-theme", theme=theme)
    shown = explorer_of(nb)
    unfold(shown, "options")
    field(shown, "hand Ann").get_by_test_id("add").click()
    nb.execute("_ = explorer.fork(), explorer.apply('Ann draw'), explorer.switch('stack', 'sum')")
    nb.execute("_ = explorer.edit('draw', 'Y4/Vf nonsense')")
    answered(nb, shown)
    expect(field(shown, "draw").locator("mark")).to_be_visible()
    nb.page.add_script_tag(path=AXE)
    for locale in locales():
        shown.get_by_test_id(f"locale-{locale}").click()
        expect(shown).to_have_attribute("lang", locale)
        assert shown.evaluate(FOUND) == []
        for width in (360, 700, 1200):
            shown.evaluate("(node, width) => { node.style.width = width + 'px' }", width)
            assert shown.evaluate("node => node.scrollWidth <= node.clientWidth"), (locale, width)
        shown.evaluate("node => { node.style.width = '' }")


def test_without_a_kernel_it_says_so_and_still_changes_the_language(notebook):
    nb = notebook(CELLS)
    shown = explorer_of(nb)
    nb.kill_kernel()
    deed(shown, "Ann draw").click()
    expect(shown.get_by_test_id("lost")).to_be_visible(timeout=WAIT_MS)
    shown.get_by_test_id("locale-pl").click()
    title = text({"id": "explorer-title", "args": {}}, locale="pl")
    expect(shown.get_by_role("heading", name=title)).to_be_visible()
