"""Questions at the table are answered in sight, without anything moving for it."""

from __future__ import annotations

import pytest
from labdriver import Notebook
from playwright.sync_api import Locator, expect
from tableclicks import click_card
from tablestates import SETUP, STAGE, each_locale, own_card
from test_table_play import WAIT_MS, rest, table_of

from unoflip_widgets.teaching import text

WHERE = """root => {
    // Where the page is scrolled to does not count.
    const from = root.getBoundingClientRect();
    const place = node => {
        const {x, y, width, height} = node.getBoundingClientRect();
        return [x - from.x, y - from.y, width, height].map(Math.round).join(" ");
    };
    const felt = root.querySelector(".uf-felt").getBoundingClientRect();
    const answer = root.querySelector(".uf-answer")?.getBoundingClientRect();
    return {
        places: [root, ...root.querySelectorAll(
            "[data-testid=card]:not([data-spot='0']), [data-testid=caption-box],"
            + "[data-testid=player], .uf-action")].map(place),
        inside: !answer || (answer.left >= felt.left && answer.right <= felt.right
            && answer.top >= felt.top && answer.bottom <= felt.bottom),
        high: answer ? answer.height : 0,
    };
}"""


def answered(table: Locator, what: str) -> None:
    """Wait for an answer."""
    answer = table.locator(".uf-answer")
    expect(answer.get_by_test_id(what).first).to_be_visible(timeout=WAIT_MS)


@pytest.mark.parametrize("width", ["360px", "1080px"])
@each_locale
def test_nothing_moves_when_a_question_is_answered(notebook, width, locale):
    nb = notebook([SETUP, STAGE, f"shown = dealt(locale={locale!r})"])
    nb.execute(f"stage.layout.width = {width!r}\nstage.children = [shown]")
    table = table_of(nb)
    rest(nb, table)
    before = table.evaluate(WHERE)
    assert before["high"] == 0
    questions = {
        "explained": own_card(table, "lYr"),
        "rules": table.get_by_test_id("why"),
        "look": table.get_by_test_id("seat").first,
        "back-answer": table.get_by_test_id("draw-count"),
        "back": table.get_by_test_id("own-plate"),
    }
    # The table has to have the keyboard for Escape to reach it.
    table.focus()
    for what, asked in questions.items():
        # Also where an answer lies over it.
        asked.evaluate("node => { node.focus({preventScroll: true}); node.click(); }")
        answered(table, what)
        after = table.evaluate(WHERE)
        assert after["places"] == before["places"], what
        assert after["inside"], what
        # One question at a time; the answer before is gone.
        expect(table.locator(".uf-answer")).to_have_count(1)
    nb.page.keyboard.press("Escape")
    expect(table.locator(".uf-answer")).to_have_count(0)
    assert nb.problems == []


def backs(table: Locator) -> list[str]:
    """The faces that the answer shows."""
    faces: list[str] = table.get_by_test_id("back-answer").evaluate(
        "answer => [...answer.querySelectorAll('[data-face]')].map(card => card.dataset.face)"
    )
    return sorted(faces)


def known(nb: Notebook, token: str | None) -> list[str]:
    """The faces that the kernel thinks possible."""
    answer: list[str] = nb.python(f"[face for face, _ in shown._watcher.behind({token}) or []]")
    return sorted(answer)


@each_locale
def test_the_rail_is_one_line_whoever_is_on_turn(notebook, locale):
    nb = notebook([SETUP, STAGE])
    nb.execute(
        "names = ['You', 'Maximilian-Alexander von Hohenlohe-Bayer', 'Cy']\n"
        f"shown = Table(Round.deal(names, seed=2), viewer='You', locale={locale!r}, pace=0)\n"
        "stage.children = [shown]"
    )
    table = table_of(nb)
    rail = table.locator(".uf-hud")
    for width in ("360px", "560px", "640px"):
        nb.execute(f"stage.layout.width = {width!r}")
        expect(rail).to_have_css("width", width)
        heights, turns = set(), set()
        for turn in range(4):
            nb.execute("_ = shown.apply(shown.round.legal_actions()[0])")
            seq = nb.python("shown.state['seq']")
            expect(table).to_have_attribute("data-seq", str(seq), timeout=WAIT_MS)
            turns.add(table.get_attribute("data-turn"))
            heights.add(rail.evaluate("rail => rail.offsetHeight"))
            # Neither the side nor the name is cut short for it, as far as it is the viewer's.
            for what in ("side", "turn"):
                chip = rail.get_by_test_id(what)
                assert chip.evaluate("chip => chip.scrollWidth <= chip.offsetWidth"), (width, turn)
        assert len(turns) > 1
        assert len(heights) == 1, (width, heights)


def test_what_happened_opens_at_its_newest_end(notebook):
    nb = notebook([SETUP, STAGE])
    nb.execute("shown = played()\nstage.children = [shown]")
    table = table_of(nb)
    table.get_by_test_id("history-toggle").click()
    history = table.get_by_test_id("history")
    expect(history.locator("li")).to_have_count(40)
    box, last = history.locator("..").bounding_box(), history.locator("li").last.bounding_box()
    assert box is not None
    assert last is not None
    assert box["y"] <= last["y"]
    assert last["y"] + last["height"] <= box["y"] + box["height"]


def test_every_back_is_asked_by_clicking(notebook):
    nb = notebook([SETUP, STAGE, "shown = dealt()"])
    nb.execute("stage.children = [shown]")
    table = table_of(nb)
    rest(nb, table)
    top = table.locator('[data-testid="card"][data-spot="draw"]').get_attribute("data-token")
    table.get_by_test_id("draw-count").click()
    answered(table, "back-answer")
    assert backs(table) == known(nb, top) != []
    table.get_by_test_id("sheet-close").click()
    for seat in ("own-plate", "seat"):
        table.get_by_test_id(seat).first.click()
        for number in (0, 3):
            card = table.get_by_test_id("back").nth(number)
            card.click()
            expect(card).to_have_attribute("aria-pressed", "true")
            answered(table, "back-answer")
            assert backs(table) == known(nb, card.get_attribute("data-token")) != []
        table.get_by_test_id("sheet-close").click()


def test_every_back_is_asked_by_keys_alone(notebook):
    nb = notebook([SETUP, STAGE, "shown = dealt()"])
    nb.execute("stage.children = [shown]")
    before = nb.shape()
    table = table_of(nb)
    rest(nb, table)
    keys = nb.page.keyboard
    table.locator('[data-testid="hand-card"][tabindex="0"]').focus()
    keys.press("ArrowRight")
    token = table.locator('[data-testid="hand-card"]:focus').get_attribute("data-token")
    keys.press("o")
    answered(table, "back-answer")
    assert backs(table) == known(nb, token)
    # The keyboard is on the card that was asked for, and goes from there to the others.
    expect(table.locator(f'[data-testid="back"][data-token="{token}"]')).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    other = table.locator('[data-testid="back"]:focus').get_attribute("data-token")
    assert other != token
    expect(table.locator(f'[data-testid="back"][data-token="{other}"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    keys.press("Escape")
    expect(table.locator(f'[data-testid="hand-card"][data-token="{token}"]')).to_be_focused()
    table.get_by_test_id("draw-count").focus()
    keys.press("Enter")
    answered(table, "back-answer")
    keys.press("Escape")
    expect(table.get_by_test_id("draw-count")).to_be_focused()
    assert nb.python("shown.state['seq']") == 0
    assert nb.shape() == before


def test_a_replay_and_a_covered_hand_are_not_asked(notebook):
    nb = notebook([SETUP, STAGE])
    nb.execute("shown = Replay(played().round)\nstage.children = [shown]")
    table = table_of(nb)
    table.focus()
    nb.page.keyboard.press("o")
    expect(table.locator("[data-peek]")).to_have_count(0)
    expect(table.locator(".uf-answer")).to_have_count(0)
    nb.execute("shown = dealt(viewer='You', hotseat=True)\nstage.children = [shown]")
    table = table_of(nb)
    expect(table.get_by_test_id("cover")).to_be_visible()
    table.focus()
    nb.page.keyboard.press("o")
    expect(table.locator("[data-peek]")).to_have_count(0)
    expect(table.locator(".uf-answer")).to_have_count(0)
    table.get_by_test_id("uncover").click()
    expect(table.locator("[data-peek]")).to_have_count(2)


MANY = """
shown = at('hand You: R5/P2 B2/O8; hand Bo: Y8/P1 R8/T7; discard: B7/O3; draw: Y4/Vf G1/O5')
position = Round.deal(NAMES[:2], seed=3).position()
from dataclasses import replace
hands = {**position.hands, "You": position.hands["You"] + position.draw[:15]}
shown = Table(Round.from_position(replace(position, hands=hands, draw=position.draw[15:])),
    viewer="You")
stage.layout.width = "420px"
stage.children = [shown]
"""


def test_cards_of_a_large_fan_are_clicked_where_they_are_seen(notebook):
    nb = notebook([SETUP, STAGE])
    nb.execute(MANY)
    table = table_of(nb)
    hand = table.get_by_test_id("hand-card")
    assert hand.count() > 20
    for place in (1, 3, 5):
        token = hand.nth(place).get_attribute("data-token")
        nb.page.evaluate(
            "() => { window.clicked = null; document.addEventListener('click', event => {"
            " window.clicked = event.target.dataset.token; }, {capture: true, once: true}); }"
        )
        # Chosen or explained, but nothing is laid that would change the fan.
        nb.execute("shown._listen = lambda message: None")
        click_card(hand.nth(place))
        assert nb.page.evaluate("window.clicked") == token


@each_locale
def test_a_watched_round_speaks_right_of_a_player_called_you(notebook, locale):
    nb = notebook([SETUP, STAGE])
    nb.execute(
        "game = Round.from_position('hand You: R5/P2 B2/O8; hand Bo: R8/T7; discard: B7/O3;"
        " draw: Y4/Vf G1/O5')\n_ = game.apply('You play B2/O8')\n"
        f"shown = Replay(game, locale={locale!r})\nstage.children = [shown]"
    )
    table = table_of(nb)
    table.get_by_test_id("player-step").click()
    event = {"id": "event-play", "args": {"player": "You", "you": "player", "card": "lB2"}}
    event["args"] |= {"color": "none", "jump": "no"}
    expect(table.get_by_test_id("caption")).to_have_text(text(event, locale=locale))


def test_two_tables_of_one_round_go_together(notebook):
    nb = notebook(
        [
            SETUP,
            "game = Round.from_position('hand You: R5/P2 B2/O8 B4/V1; hand Bo: R8/T7 G4/T9;"
            " discard: B7/O3; draw: Y4/Vf G1/O5 G2/Te Y8/P1')\n"
            "one = Table(game, viewer='You')\none",
            "two = Table(game, viewer='Bo')\ntwo",
        ]
    )
    views = nb.element.get_by_test_id("table")
    expect(views).to_have_count(2)
    first, second = views.nth(0), views.nth(1)
    expect(second).to_have_attribute("data-seq", "0")
    click_card(own_card(first, "lB2"))
    expect(first).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    expect(second).to_have_attribute("data-seq", "1", timeout=WAIT_MS)
    expect(second.get_by_test_id("caption-box")).to_contain_text("“You” plays the blue 2")
    second.get_by_test_id("action-draw").click()
    expect(first).to_have_attribute("data-seq", "2", timeout=WAIT_MS)
    # What a cell does to the round is shown once the table is told, or shown again.
    nb.execute("_ = game.apply(game.legal_actions()[0]); one.refresh()")
    expect(first).to_have_attribute("data-seq", "3", timeout=WAIT_MS)
    expect(second).to_have_attribute("data-seq", "3", timeout=WAIT_MS)
    assert nb.problems == []
