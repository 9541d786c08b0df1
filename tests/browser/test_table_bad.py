"""What cannot be shown is said in its place, and never an empty box."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tablestates import SETUP, STAGE, each_locale, put_on_stage
from test_table_play import WAIT_MS, table_of

from unoflip_widgets.teaching import locales, text


@each_locale
def test_what_cannot_be_shown_is_said(notebook, locale):
    nb = notebook([SETUP, STAGE])
    for state, said in {
        "empty-replay": "ui-problem-empty-replay",
        "newer": "ui-problem-newer",
    }.items():
        root = put_on_stage(nb, state, locale)
        expect(root.get_by_role("alert")).to_contain_text(text(said, locale=locale))
        # The language can be changed here too.
        other = next(name for name in locales() if name != locale)
        root.get_by_test_id(f"locale-{other}").click()
        expect(root.get_by_role("alert")).to_contain_text(text(said, locale=other))


def test_a_table_without_a_state_and_a_foreign_language_is_no_empty_box(notebook):
    nb = notebook([SETUP, STAGE, "shown = dealt()"])
    nb.execute("shown.set_trait('state', {})\nstage.children = [shown]")
    expect(nb.element.get_by_test_id("problem-empty")).to_be_visible(timeout=WAIT_MS)
    # As a saved notebook of a later version might hold it.
    nb.execute("shown = dealt()\nshown._trait_values['locale'] = 'xx'\nstage.children = [shown]")
    expect(table_of(nb)).to_have_attribute("lang", "en")


def test_a_wrong_value_is_refused_and_the_old_one_stays_in_sight(notebook):
    nb = notebook([SETUP, "shown = dealt()\nshown"])
    table = table_of(nb)
    for trait, value, allowed in [
        ("locale", "xx", "'en', 'ru' or 'pl'"),
        ("pace", -1, "0 or more"),
        ("mode", "fast", "'flow', 'step' or 'ask'"),
        ("viewer", "Zoe", "'You', 'Bo', 'Cy' or None"),
        ("visibility", "some", "'physical', 'hidden' or 'open'"),
    ]:
        nb.execute(
            f"try:\n    shown.{trait} = {value!r}\nexcept Exception as e:\n    said = str(e)"
        )
        assert allowed in nb.python("said")
    expect(table).to_have_attribute("lang", "en")
    expect(table.get_by_test_id("hand-card")).to_have_count(7)
    # The browser's own wrong values are put right by the kernel, and it says so.
    nb.execute("shown.set_state({'pace': -5})")
    expect(table.get_by_test_id("explained")).to_be_visible(timeout=WAIT_MS)
    expect(table.get_by_test_id("player-pace")).to_have_value("1")


def test_a_finished_round_shows_its_result_and_takes_no_more(notebook):
    nb = notebook([SETUP, STAGE])
    root = put_on_stage(nb, "round-over")
    root.get_by_test_id("round-over-close").click()
    table = root.get_by_test_id("table")
    expect(table.locator('[data-testid^="action-"]')).to_have_count(0)
    before = nb.python("len(shown.round.actions)")
    table.focus()
    nb.page.keyboard.press("d")
    table.get_by_test_id("draw-pile").dispatch_event("click")
    assert nb.python("len(shown.round.actions)") == before
    nb.execute("shown._heard(shown, {'type': 'intent', 'seq': shown._seq, 'verb': 'draw'}, [])")
    expect(table.get_by_test_id("explained")).to_be_visible(timeout=WAIT_MS)


@pytest.mark.parametrize(
    "bundle",
    [
        "this is no script",
        pytest.param("throw new Error('broken')", marks=pytest.mark.slow),
        pytest.param("export default { render() { nobody() } }", marks=pytest.mark.slow),
    ],
)
@each_locale
def test_where_the_bundle_fails_it_is_said_and_the_last_table_is_a_picture(
    notebook, bundle, locale
):
    code = f"class Broken(Table):\n    _esm = {bundle!r}"
    nb = notebook([SETUP, code, f"Broken(locale={locale!r})"])
    picture = nb.element.locator('[src*="unoflip-still"]')
    expect(picture).to_be_visible(timeout=WAIT_MS)
    assert "hand%20You%3A" in (picture.get_attribute("src") or "")
    said = nb.element.locator(f'.unoflip-still[lang="{locale}"]')
    expect(said).to_be_visible(timeout=WAIT_MS)
    assert said.inner_text() == text("apology", locale=locale)
    # It stands where the table would, above its picture.
    assert said.bounding_box()["y"] < picture.bounding_box()["y"]


@pytest.mark.parametrize(
    "make",
    [
        "Quiz(n=2, seed=1)",
        *(pytest.param(make, marks=pytest.mark.slow) for make in ("Explorer()", "Lesson('flip')")),
    ],
)
def test_every_widget_whose_bundle_fails_says_so(notebook, make):
    name = make.partition("(")[0]
    code = f"import unoflip_widgets as u\nclass Broken(u.{name}):\n    _esm = 'this is no script'"
    nb = notebook([code, make.replace(name, "Broken")])
    expect(nb.element.locator("p.unoflip-still")).to_be_visible(timeout=WAIT_MS)


@pytest.mark.slow
def test_no_apology_is_seen_beside_a_table_that_is_drawn(notebook, lab):
    nb = notebook([SETUP, "1"])
    nb.page.evaluate(
        """() => {
            window.seen = 0;
            const look = () => {
                const said = document.querySelector("p.unoflip-still");
                if (said?.checkVisibility({visibilityProperty: true})) window.seen += 1;
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    nb._call("panel.content.widgets[1].model.sharedModel.setSource(arg)", "shown = dealt()\nshown")
    nb.run_cell(1)
    table_of(nb)
    said = nb.element.locator("p.unoflip-still")
    expect(said).to_have_count(1)
    nb.page.wait_for_timeout(4500)
    expect(said).to_be_hidden()
    assert nb.page.evaluate("window.seen") == 0, "it flashed before the table was there"
    # Without a kernel and without the state of the widget there is nothing to draw.
    nb.save()
    path = nb.path
    nb.kill_kernel()
    again = notebook(path, page=lab.new_page(), run=False)
    expect(again.element.locator("p.unoflip-still")).to_be_visible(timeout=WAIT_MS)


def test_a_table_that_breaks_while_it_is_drawn_says_so(notebook):
    nb = notebook([SETUP, STAGE, "shown = dealt()"])
    nb.execute(
        "seats = {**shown.state['snapshot'], 'seats': [None]}\n"
        "shown.set_trait('state', {**shown.state, 'snapshot': seats})\nstage.children = [shown]"
    )
    expect(nb.element.get_by_test_id("problem-broken")).to_contain_text("Reload the page")
