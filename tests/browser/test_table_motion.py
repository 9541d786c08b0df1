"""With movement: what is clicked in its midst, and the modes that stop it on purpose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from labdriver import Notebook
from playwright.sync_api import Locator, expect
from tableclicks import click_card
from tablestates import FLIPPED, OTHERS, SETUP, STAGE, WAIT_MS, own_card

PLAIN = (
    "hand You: B2/O8 B1/Ve G4/T9 R1/P3; hand Bo: B4/V1 R8/T7 R9/V5;"
    "discard: B7/O3; draw: Y4/Vf G1/O5 G2/Te Y8/P1"
)
# Nothing moves, nothing is awaited, and the newest table is shown.
AT_REST = """table => {
    const slider = table.querySelector("[data-testid=player-slider]");
    return !("running" in table.dataset) && !("awaiting" in table.dataset)
        && slider.value === slider.max;
}"""
PHASES = ["play", "flip_discard", "flip_draw", "flip_hands", "exposed"]


@pytest.fixture(scope="module")
def moving(lab: Any) -> Iterator[Notebook]:
    """A notebook with an empty box, in a page where cards do move."""
    notebook = lab.open([SETUP, STAGE], page=lab.new_page(reduced_motion="no-preference"))
    yield notebook
    notebook.close()


def show(nb: Notebook, code: str) -> Locator:
    nb.execute(f"stage.children = []\nshown = {code}\nstage.children = [shown]")
    table: Locator = nb.element.get_by_test_id("table")
    expect(table).to_be_visible(timeout=WAIT_MS)
    return table


def shown_cards(table: Locator) -> list[tuple[int, str]]:
    cards: list[list[Any]] = table.locator('[data-testid="card"]').evaluate_all(
        "cards => cards.map(c => [Number(c.dataset.token), c.dataset.face])"
    )
    return sorted((token, face) for token, face in cards)


def known_cards(nb: Notebook) -> list[tuple[int, str]]:
    now = nb.python("shown.state['snapshot']")
    cards = [card for seat in now["seats"] for card in seat["cards"]]
    cards += [card for card in (now["top"], now["next"]) if card]
    return sorted((token, face) for token, face in cards)


def in_agreement(nb: Notebook, table: Locator) -> None:
    """Browser and Python have the same table, once everything has come to rest."""
    seq = nb.python("shown.state['seq']")
    expect(table).to_have_attribute("data-seq", str(seq), timeout=WAIT_MS)
    nb.page.wait_for_function(AT_REST, arg=table.element_handle(), timeout=WAIT_MS)
    assert shown_cards(table) == known_cards(nb)
    now = nb.python("shown.state['snapshot']")
    assert table.get_attribute("data-color") == (now["color"] or "")
    assert table.get_attribute("data-turn") == str(now["turn"])
    assert table.get_attribute("data-side") == now["side"]


def test_a_click_during_an_animation_ends_it_and_counts(moving: Notebook) -> None:
    table = show(moving, f"at({PLAIN!r}, pace=0.1)")
    own_card(table, "lB2").dispatch_event("click")
    running = table.and_(moving.page.locator("[data-running]"))
    running.wait_for()
    # At this pace the card is on its way for seconds; the person is on turn again before.
    moving.execute("_ = shown.apply('Bo play B4/V1')")
    running.wait_for()
    own_card(table, "lB1").dispatch_event("click")
    moving.execute("shown.pace = 4")
    assert moving.python("len(shown.round.actions)") == 3
    in_agreement(moving, table)


def test_a_double_click_during_an_animation_lays_one_card(moving: Notebook) -> None:
    table = show(moving, f"at({PLAIN!r}, pace=0.3)")
    own_card(table, "lB2").evaluate("card => { card.click(); card.click(); }")
    table.and_(moving.page.locator("[data-running]")).wait_for()
    table.get_by_test_id("hand-card").first.evaluate("card => { card.click(); card.click(); }")
    moving.execute("shown.pace = 4")
    in_agreement(moving, table)
    assert moving.python("[shown.state['seq'], len(shown.round.actions)]") == [1, 1]


# The turn stays with whoever plays the Skip.
STAYS = (
    "hand You: Bs/P9 B2/O8 B1/Ve Y8/P1 R1/P3; hand Bo: R5/P2 R8/T7 R9/V5;"
    "discard: R7/O1 B7/O3; draw: Y4/Vf G1/O5 G2/Te B4/V1"
)


def test_a_double_click_lays_one_card_also_where_the_turn_stays(moving: Notebook) -> None:
    table = show(moving, f"at({STAYS!r})")
    click_card(own_card(table, "lBs"))
    # The answer is there, and another blue card lies under the mouse.
    expect(table).to_have_attribute("data-newest", "1", timeout=WAIT_MS)
    expect(table.locator('[data-testid="hand-card"][data-ok="true"]')).to_have_count(2)
    moving.page.mouse.down(click_count=2)
    moving.page.mouse.up(click_count=2)
    in_agreement(moving, table)
    assert moving.python("[str(action) for action in shown.round.actions]") == ["You play Bs/P9"]


def test_a_card_that_was_played_does_not_glow_on_the_pile(moving: Notebook) -> None:
    table = show(moving, f"at({PLAIN!r})")
    glow = re.compile("3px")
    card = table.locator('[data-testid="card"][data-face="lB2"]')
    face = card.locator("> *").first
    expect(face).to_have_css("box-shadow", glow)
    own_card(table, "lB2").dispatch_event("click")
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    in_agreement(moving, table)
    expect(card).to_have_attribute("data-spot", "discard")
    expect(face).not_to_have_css("box-shadow", glow)


def test_a_click_on_an_old_view_changes_nothing(moving: Notebook) -> None:
    table = show(moving, f"at({PLAIN!r}, pace=4)")
    own_card(table, "lB2").dispatch_event("click")
    expect(table).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    moving.execute("_ = shown.apply('Bo play B4/V1')")
    in_agreement(moving, table)
    table.get_by_test_id("player-back").click()
    expect(table.get_by_test_id("behind")).to_be_visible()
    # Someone who looks back sees an old table, and nothing there can be played.
    expect(table.locator('[data-ok="true"]')).to_have_count(0)
    expect(table.locator('[data-testid^="action-"]')).to_have_count(0)
    table.get_by_test_id("hand-card").first.dispatch_event("click")
    assert moving.python("len(shown.round.actions)") == 2
    table.get_by_test_id("dock-live").click()
    in_agreement(moving, table)
    # What was meant for an older table is refused by the kernel too, and said.
    moving.execute("shown._heard(shown, {'type': 'intent', 'seq': 0, 'verb': 'draw'}, [])")
    expect(table.get_by_test_id("explained")).to_be_visible(timeout=WAIT_MS)
    assert moving.python("len(shown.round.actions)") == 2


def test_two_hundred_clicks_in_two_seconds(moving: Notebook) -> None:
    table = show(moving, "dealt(3, seed=4, bots='hasty')")
    table.evaluate(
        """async table => {
            let seed = 11;
            const dice = n => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
            for (let i = 0; i < 200; i++) {
                const buttons = [...table.querySelectorAll("button:not(:disabled), select")];
                buttons[dice(buttons.length)].click();
                await new Promise(done => setTimeout(done, 10));
            }
        }"""
    )
    moving.execute("shown.pace, shown.mode = 0, 'flow'")
    live = table.get_by_test_id("dock-live")
    for _ in range(100):
        moving.execute("")
        if live.count():
            live.first.evaluate("button => button.click()")
        if table.get_attribute("data-turn") == "0" or moving.python("shown.phase") == "round_over":
            break
        moving.page.wait_for_timeout(100)
    in_agreement(moving, table) if moving.python("shown.phase") != "round_over" else None
    assert moving.python("shown._watcher._position == shown.round.position()")
    assert moving.problems == []


def test_the_step_mode_stops_after_each_part_of_a_flip(moving: Notebook) -> None:
    table = show(moving, f"at({FLIPPED + OTHERS!r}, mode='step', pace=4)")
    own_card(table, "lRf").dispatch_event("click")
    sentences = []
    for index, kind in enumerate(PHASES, start=1):
        expect(table).to_have_attribute("data-index", str(index), timeout=WAIT_MS)
        expect(table).not_to_have_attribute("data-running", "", timeout=WAIT_MS)
        # It waits, with the sentence and the rule of this part.
        moving.page.wait_for_timeout(150)
        expect(table).to_have_attribute("data-index", str(index))
        assert moving.python(f"shown.state['frames'][{index - 1}]['kind']") == kind
        sentences.append(table.get_by_test_id("caption").inner_text())
        table.get_by_test_id("why").click()
        expect(table.get_by_test_id("rules").locator("li").first).to_be_visible()
        side = "light" if kind in ("play", "flip_discard", "flip_draw") else "dark"
        expect(table).to_have_attribute("data-side", side)
        table.get_by_test_id("dock-step").click()
    assert len(set(sentences)) == len(PHASES)
    in_agreement(moving, table)


def test_what_happens_next_waits_before_the_consequence(moving: Notebook) -> None:
    code = PLAIN.replace("B2/O8", "B+1/T6")
    table = show(moving, f"at({code!r}, mode='ask', pace=4)")
    own_card(table, "lB+1").dispatch_event("click")
    expect(table.get_by_test_id("ask")).to_be_visible(timeout=WAIT_MS)
    expect(table).to_have_attribute("data-index", "1")
    # Nothing of what comes is to be seen yet.
    assert table.locator('[data-testid="card"][data-spot="1"]').count() == 3
    moving.page.wait_for_timeout(400)
    expect(table.get_by_test_id("ask")).to_be_visible()
    table.get_by_test_id("ask-go").click()
    expect(table.get_by_test_id("ask")).to_have_count(0)
    in_agreement(moving, table)
    assert table.locator('[data-testid="card"][data-spot="1"]').count() == 4


def test_pace_and_mode_travel_both_ways(moving: Notebook) -> None:
    table = show(moving, "dealt()")
    table.get_by_test_id("player-pace").select_option("2")
    table.get_by_test_id("player-mode").select_option("step")
    assert moving.python("[shown.pace, shown.mode]") == [2, "step"]
    moving.execute("shown.pace, shown.mode = 0.5, 'flow'")
    expect(table.get_by_test_id("player-pace")).to_have_value("0.5")
    expect(table.get_by_test_id("player-mode")).to_have_value("flow")


def test_a_forgotten_uno_can_be_said_before_a_bot_accuses(moving: Notebook) -> None:
    table = show(
        moving,
        "at('hand You: B2/O8 G4/T9; hand Bo: R5/P2 R8/T7 Y8/P1; discard: B7/O3;"
        " draw: Y4/Vf G1/O5 G2/Te', bots='sly', pace=0)",
    )
    own_card(table, "lB2").dispatch_event("click")
    uno = table.get_by_test_id("action-uno")
    expect(uno).to_be_visible(timeout=WAIT_MS)
    moving.page.wait_for_timeout(800)
    uno.click()
    moving.execute("")
    said = moving.python("[str(action).split()[:2] for action in shown.round.actions]")
    assert said[:2] == [["You", "play"], ["You", "uno"]]
