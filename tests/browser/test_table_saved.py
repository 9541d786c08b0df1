"""A replay in a notebook whose widget state was saved, reopened where no kernel knows it."""

from __future__ import annotations

from playwright.sync_api import expect
from test_table_play import WAIT_MS, table_of

PLAYED = """
from unoflip_widgets import Replay, Table
from unoflip_widgets.rules import Round
table = Table(Round.deal(["You", "Bo", "Cy"], seed=2), bots="steady")
_ = table.play_to_end()
Replay(table.round, locale="pl")
"""
SAVE_STATE = "@jupyter-widgets/jupyterlab-manager:saveWidgetState"


def test_a_replay_is_looked_through_without_its_kernel(lab, notebook):
    nb = notebook([PLAYED])
    actions = nb.python("len(table.round.actions)")
    table_of(nb)
    nb.command(SAVE_STATE)
    saved = nb.save()
    nb.command(SAVE_STATE)
    assert saved["metadata"]["widgets"]
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
