"""What a person does at a table, by clicking, and what lasts when pages and kernels do not."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect
from tableclicks import click_card
from test_table_play import WAIT_MS, rest, table_of

from unoflip_widgets.teaching import text

SETUP = """
from unoflip_widgets import Replay, Table
from unoflip_widgets.rules import FLIP, Round

def at(position, **options):
    return Table(Round.from_position(position), **{"viewer": "You", **options})
"""


def at(position: str, **options: Any) -> list[str]:
    return [SETUP, f"table = at({position!r}, **{options!r})", "table"]


def card(table: Locator, face: str) -> Locator:
    """The button of an own card, found by the face of the card that lies there."""
    token = table.locator(f'[data-testid="card"][data-face="{face}"]').first.get_attribute(
        "data-token"
    )
    return table.locator(f'[data-testid="hand-card"][data-token="{token}"]')


def lay(table: Locator, face: str) -> None:
    click_card(card(table, face))


def reached(table: Locator, seq: int) -> None:
    expect(table).to_have_attribute("data-seq", str(seq), timeout=WAIT_MS)


def test_a_wild_is_called_with_uno_while_the_color_is_chosen(notebook):
    nb = notebook(
        at("hand You: W/P5 G4/T9; hand Bo: R5/P2 R8/T7; discard: B7/O3; draw: Y4/Vf G1/O5")
    )
    table = table_of(nb)
    lay(table, "lW")
    chooser = table.get_by_test_id("color-chooser")
    expect(chooser).to_be_visible()
    assert nb.python("table.state['seq']") == 0
    nb.page.keyboard.press("Escape")
    expect(chooser).to_be_hidden()
    lay(table, "lW")
    chooser.get_by_test_id("action-uno").click()
    chooser.get_by_test_id("color-green").click()
    reached(table, 1)
    assert nb.python("[table.color, table.state['snapshot']['seats'][0]['uno']]") == [
        "green",
        "said",
    ]
    expect(table).to_have_attribute("data-color", "green")


def test_a_forgotten_uno_is_said_later_or_caught(notebook):
    hands = (
        "hand You: B2/O8 G4/T9; hand Bo: B1/Ve R8/T7; discard: B7/O3; draw: Y4/Vf G1/O5 G2/Te Y8/P1"
    )
    nb = notebook(at(hands))
    table = table_of(nb)
    lay(table, "lB2")
    reached(table, 1)
    expect(table.get_by_test_id("own-plate")).to_have_attribute("data-uno", "owed")
    table.get_by_test_id("action-uno").click()
    reached(table, 2)
    expect(table.get_by_test_id("own-plate")).to_have_attribute("data-uno", "said")
    nb.execute("_ = table.apply('Bo play B1/Ve')")
    reached(table, 3)
    table.get_by_test_id("action-catch-1").click()
    reached(table, 4)
    assert nb.python("table.round.hand_size('Bo')") == 3


def test_a_challenge_is_weighed_and_shows_the_hand_until_the_next_action(notebook):
    nb = notebook(
        at(
            "hand You: R5/P2 R8/T7; hand Bo: W+2/O4 B4/V1 R1/P3; discard: B7/O3; turn: Bo;"
            "draw: Y4/Vf G1/O5 G2/Te Y8/P1"
        )
    )
    table = table_of(nb)
    nb.execute("_ = table.apply('Bo play W+2/O4 red')")
    reached(table, 1)
    expect(table.get_by_test_id("forecast").locator("li")).to_have_count(4)
    table.get_by_test_id("action-challenge").click()
    reached(table, 2)
    shown = table.get_by_test_id("revealed")
    expect(shown).to_be_visible()
    assert sorted(nb.python("table.state['snapshot']['revealed']['cards']")) == ["lB4", "lR1"]
    lay(table, "lR5")
    reached(table, 3)
    expect(shown).to_be_hidden()
    assert nb.python("table.state['snapshot']['revealed']") is None


def test_an_exposed_wild_asks_for_a_color(notebook):
    nb = notebook(
        at(
            "hand You: Rf/P8 B4/V1 R1/P3; hand Bo: R5/P2 R8/T7; discard: Y1/W R2/Or;"
            "draw: Y4/Vf G1/O5 G2/Te"
        )
    )
    table = table_of(nb)
    lay(table, "lRf")
    reached(table, 1)
    expect(table).to_have_attribute("data-side", "dark")
    table.get_by_test_id("color-teal").click()
    reached(table, 2)
    expect(table).to_have_attribute("data-color", "teal")
    assert nb.python("[table.side, table.color, table.turn]") == ["dark", "teal", "Bo"]


def test_a_card_that_does_not_fit_says_why_and_stays(notebook):
    nb = notebook(at("hand You: R5/P2 G4/T9; hand Bo: R8/T7; discard: B7/O3; draw: Y4/Vf"))
    table = table_of(nb)
    lay(table, "lG4")
    expect(table.get_by_test_id("explained")).to_contain_text("does not fit")
    assert nb.python("[table.state['seq'], table.notice['n'], len(table.round.actions)]") == [
        0,
        0,
        0,
    ]


def test_the_hand_is_covered_while_the_device_is_passed_on(notebook):
    nb = notebook(
        at(
            "hand Ann: B2/O8 G4/T9 R1/P3; hand Bo: R5/P2 R8/T7; discard: B7/O3; draw: Y4/Vf G1/O5",
            viewer="Ann",
            hotseat=True,
        )
    )
    table = table_of(nb)
    table.get_by_test_id("uncover").click()
    table.get_by_test_id("action-draw").click()
    reached(table, 2)
    assert nb.python("table.viewer") == "Bo"
    assert table.get_by_test_id("hand-card").count() == 0
    faces = table.locator('[data-testid="card"][data-spot="1"]').evaluate_all(
        "cards => cards.map(card => card.dataset.face)"
    )
    assert faces == ["", ""]
    table.get_by_test_id("uncover").click()
    expect(table.get_by_test_id("hand-card")).to_have_count(2)


def test_two_views_stay_in_step_and_a_reloaded_page_shows_the_same(notebook):
    nb = notebook(
        [
            *at("hand You: R5/P2 B2/O8 B4/V1; hand Bo: R8/T7; discard: B7/O3; draw: Y4/Vf G1/O5"),
            "table",
        ]
    )
    views = nb.element.get_by_test_id("table")
    expect(views).to_have_count(2)
    lay(views.nth(1), "lB2")
    for i in range(2):
        reached(views.nth(i), 1)
        expect(views.nth(i).get_by_test_id("hand-card")).to_have_count(2)
    assert nb.python("len(table.round.actions)") == 1
    nb.run_cell(2)
    reached(views.first, 1)
    nb.save()
    nb.reload()
    nb.execute("_ = table.apply('Bo draw')")
    assert nb.python("table.state['seq']") == 2
    assert nb.problems == []


def test_a_lost_kernel_is_said_and_a_language_needs_none(notebook):
    nb = notebook(at("hand You: R5/P2 B2/O8; hand Bo: R8/T7; discard: B7/O3; draw: Y4/Vf"))
    table = table_of(nb)
    nb.restart_kernel()
    expect(table.get_by_test_id("lost")).to_be_visible(timeout=WAIT_MS)
    reached(table, 0)
    table.get_by_test_id("locale-pl").click()
    expect(table).to_have_attribute("lang", "pl")
    expect(table.get_by_test_id("lost")).to_have_text(text("ui-lost", locale="pl"))


def test_a_replay_is_looked_through(notebook):
    nb = notebook(
        [
            SETUP,
            "table = Table(Round.deal(['You', 'Bo', 'Cy'], seed=2), bots='steady')\n"
            "_ = table.play_to_end()",
            "replay = Replay(table.round)\nreplay",
        ]
    )
    table = table_of(nb)
    reached(table, 0)
    assert table.locator('[data-testid="card"][data-face=""]').count() == 0
    table.get_by_test_id("player-step").click()
    expect(table).to_have_attribute("data-index", "1", timeout=WAIT_MS)
    slider = table.get_by_test_id("player-slider")
    slider.focus()
    slider.press("End")
    expect(table).to_have_attribute("data-phase", "round_over", timeout=WAIT_MS)
    last = nb.python("len(table.round.actions)")
    reached(table, last)
    slider.press("Home")
    expect(table).to_have_attribute("data-index", "0", timeout=WAIT_MS)
    assert nb.problems == []


def test_bots_that_play_alone_go_on_by_themselves(notebook):
    nb = notebook(
        [
            SETUP,
            "table = Table(Round.deal(['Al', 'Bo', 'Cy'], seed=2),"
            " viewer=None, visibility='open', bots='steady')",
            "table",
        ]
    )
    table = table_of(nb)
    expect(table).to_have_attribute("data-phase", "round_over", timeout=WAIT_MS)
    assert nb.python("table.round.outcome is not None")
    assert nb.python("table.notice['n']") == 0


def test_everything_is_at_rest_after_many_hasty_clicks(notebook):
    nb = notebook(
        [
            SETUP,
            "table = Table(Round.deal(['You', 'Bo', 'Cy'], seed=2), bots='hasty')",
            "table",
        ]
    )
    table = table_of(nb)
    rest(nb, table)
    table.evaluate(
        """async table => {
            let seed = 7;
            const dice = n => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
            for (let i = 0; i < 200; i++) {
                const buttons = [...table.querySelectorAll("button")].filter(
                    b => !b.closest("[data-testid=player]") && !b.closest(".uf-hud"));
                buttons[dice(buttons.length)].click();
                await new Promise(done => setTimeout(done, 10));
            }
        }"""
    )
    rest(nb, table)
    shown = table.locator('[data-testid="card"]').evaluate_all(
        "cards => cards.map(c => [Number(c.dataset.token), c.dataset.face])"
    )
    now = nb.python("table.state['snapshot']")
    cards = [card for seat in now["seats"] for card in seat["cards"]]
    cards += [card for card in (now["top"], now["next"]) if card]
    assert sorted(map(tuple, shown)) == sorted(map(tuple, cards))
    assert nb.python("table._watcher._position == table.round.position()")
    assert nb.problems == []
