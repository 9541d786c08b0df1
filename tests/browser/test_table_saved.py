"""A replay without its kernel: from a notebook whose widget state was saved, and as a page."""

from __future__ import annotations

from pathlib import Path

from labdriver import new_context
from playwright.sync_api import Browser, expect
from test_table_play import WAIT_MS, table_of

from unoflip_widgets import Replay
from unoflip_widgets.rules import Round

PLAYED = """
from unoflip_widgets import Replay, Table
from unoflip_widgets.rules import Round
table = Table(Round.deal(["You", "Bo", "Cy"], seed=2), bots="steady")
_ = table.play_to_end()
Replay(table.round, locale="pl")
"""


def test_a_replay_is_looked_through_without_its_kernel(lab, notebook):
    nb = notebook([PLAYED])
    actions = nb.python("len(table.round.actions)")
    table_of(nb)
    assert nb.save(widgets=True)["metadata"]["widgets"]
    nb.kill_kernel()
    again = notebook(nb.path, page=lab.new_page(), run=False)
    shown = table_of(again)
    expect(shown).to_have_attribute("lang", "pl")
    expect(again.element.locator('[src*="unoflip-still"]')).to_be_hidden()
    slider = shown.get_by_test_id("player-slider")
    slider.focus()
    slider.press("End")
    expect(shown).to_have_attribute("data-phase", "round_over", timeout=WAIT_MS)
    expect(shown).to_have_attribute("data-seq", str(actions))
    slider.press("Home")
    expect(shown).to_have_attribute("data-index", "0", timeout=WAIT_MS)
    expect(shown.get_by_test_id("lost")).to_have_count(0)
    shown.get_by_test_id("locale-ru").click()
    expect(shown).to_have_attribute("lang", "ru")
    assert again.problems == []


def test_a_page_is_looked_through_with_nothing_behind_it(chromium: Browser, tmp_path: Path) -> None:
    round_ = Round.deal(["Ann", "<b>Bo</b>"], seed=1, dealer="Ann")
    round_.apply(round_.legal_actions()[0])
    path = Replay(round_, mode="step").save_page(tmp_path / "round.html", "One move")
    foreign: list[str] = []
    problems: list[str] = []
    context = new_context(chromium, foreign, offline=True)
    page = context.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(path.as_uri())
    shown = page.get_by_test_id("table")
    expect(shown).to_have_attribute("data-index", "0")
    page.get_by_test_id("player-step").click()
    expect(shown).not_to_have_attribute("data-index", "0")
    page.get_by_test_id("locale-pl").click()
    expect(shown).to_have_attribute("lang", "pl")
    expect(page.get_by_text("<b>Bo</b>").first).to_be_visible()
    assert (foreign, problems) == ([], [])
    context.close()
