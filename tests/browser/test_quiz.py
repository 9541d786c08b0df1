"""A quiz and a score sheet in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lessonclicks import ANSWERS, WAIT_MS, Clicks, Keys, answer, axe_finds, said_right
from playwright.sync_api import Locator, expect

QUIZ = """
from unoflip_widgets import Quiz
quiz = Quiz(["flip", "deck", "wild", "score"], n=4, seed=11, pace=0)
quiz
"""


def quiz_of(nb: Any, cell: int = 0) -> Locator:
    panel: Locator = nb.cell(cell).get_by_test_id("quiz")
    expect(panel).to_be_visible(timeout=WAIT_MS)
    return panel


def at_question(panel: Locator, number: int) -> None:
    expect(panel).to_have_attribute("data-at", str(number), timeout=WAIT_MS)


def test_a_quiz_is_answered_and_its_mistakes_are_looked_at_again(notebook):
    nb = notebook([QUIZ])
    panel = quiz_of(nb)
    nb.execute(ANSWERS)
    for number, (kind, right, wrong) in enumerate(nb.python("answers")):
        at_question(panel, number)
        assert "answer" not in nb.python("quiz.quiz['question']['task']")
        good = number % 2 == 0
        answer(panel, Clicks(), kind, right if good else wrong)
        said_right(panel, good)
        expect(panel.get_by_test_id("check")).to_have_count(0)
        panel.get_by_test_id("feedback-why").click()
        expect(panel.get_by_test_id("rules")).to_be_visible()
        panel.get_by_test_id("next").click()
    expect(panel.get_by_test_id("quiz-end")).to_contain_text("2 / 4", timeout=WAIT_MS)
    assert nb.python("quiz.score") == {"right": 2, "answered": 4, "n": 4}
    assert panel.get_by_test_id("look-again").count() == 2
    panel.get_by_test_id("look-again").first.click()
    at_question(panel, 1)
    said_right(panel, False)
    assert panel.locator('.uf-option[data-mark="wrong"], [data-testid="number"]').count() > 0
    panel.get_by_test_id("dot").nth(3).click()
    at_question(panel, 3)
    panel.get_by_test_id("next").click()
    panel.get_by_test_id("again-mistakes").click()
    at_question(panel, 0)
    assert nb.python("len(quiz.questions)") == 2
    nb.execute(ANSWERS)
    for number, (kind, right, _) in enumerate(nb.python("answers")):
        at_question(panel, number)
        answer(panel, Clicks(), kind, right)
        said_right(panel, True)
        panel.get_by_test_id("next").click()
    expect(panel.get_by_test_id("quiz-end")).to_contain_text("2 / 2", timeout=WAIT_MS)
    panel.get_by_test_id("again-new").click()
    at_question(panel, 0)
    expect(panel.get_by_test_id("score")).to_contain_text("0", timeout=WAIT_MS)
    assert nb.problems == []


def test_a_quiz_is_answered_by_the_keyboard_and_questions_are_skipped(notebook):
    nb = notebook([QUIZ])
    panel = quiz_of(nb)
    nb.execute(ANSWERS)
    shape = nb.shape()
    for number, (kind, right, _) in enumerate(nb.python("answers")):
        at_question(panel, number)
        if number == 1:
            panel.get_by_test_id("head").focus()
        else:
            answer(panel, Keys(nb.page), kind, right)
            said_right(panel, True)
        assert panel.evaluate("panel => panel.contains(document.activeElement)")
        nb.page.keyboard.press("n")
    expect(panel.get_by_test_id("quiz-end")).to_contain_text("3 / 4", timeout=WAIT_MS)
    nb.page.keyboard.press("b")
    at_question(panel, 3)
    assert nb.python("quiz.score") == {"right": 3, "answered": 3, "n": 4}
    assert nb.shape() == shape
    assert nb.problems == []


def test_a_quiz_speaks_three_languages_and_axe_finds_nothing(lab, notebook):
    nb = notebook([QUIZ], page=lab.new_page())
    panel = quiz_of(nb)
    for theme in ("JupyterLab Light", "JupyterLab Dark"):
        nb.command("apputils:change-theme", theme=theme)
        for number, locale in enumerate(("ru", "pl", "en")):
            panel.get_by_test_id("dot").nth(number).click()
            at_question(panel, number)
            panel.get_by_test_id(f"locale-{locale}").click()
            ask = nb.python(f"quiz.quiz['question']['task']['ask'][{locale!r}]")
            expect(panel.get_by_test_id("ask-line")).to_have_text(ask)
            assert axe_finds(panel) == []
    nb.execute("quiz.go(4)")
    expect(panel.get_by_test_id("quiz-end")).to_be_visible(timeout=WAIT_MS)
    assert axe_finds(panel) == []
    assert nb.problems == []


SHEET = """
from unoflip_widgets import ScoreSheet
sheet = ScoreSheet(["Ann", "<i>Bo</i>", "Cy"])
sheet.add_hands({"<i>Bo</i>": "R7/V5 W/P5", "Cy": "B2/O8 Gf/T3"}, side="dark", winner="Ann")
sheet
"""


def test_a_score_sheet_counts_draws_and_is_saved(lab, notebook):
    nb = notebook([SHEET], page=lab.new_page(accept_downloads=True))
    sheet = nb.element.get_by_test_id("sheet")
    expect(sheet).to_be_visible(timeout=WAIT_MS)
    faces = sheet.get_by_test_id("round").locator("[data-face]")
    assert faces.evaluate_all("all => all.map(f => f.dataset.face)") == ["dV5", "dP5", "dO8", "dT3"]
    nb.execute("sheet.add_hands({'Ann': 'R7/V5', 'Cy': 'Y4/W+c'}, 'light', '<i>Bo</i>')")
    expect(sheet).to_have_attribute("data-rounds", "2", timeout=WAIT_MS)
    totals = sheet.get_by_test_id("totals").locator("tfoot td").all_text_contents()
    assert totals == [str(total) for total in nb.python("list(sheet.totals.values())")]
    assert sheet.locator("i").count() == 0
    assert sheet.get_by_test_id("chart").locator(".uf-line").count() == 3
    with nb.page.expect_download() as saved:
        sheet.get_by_test_id("csv").click()
    assert saved.value.suggested_filename == "unoflip-scores.csv"
    assert Path(saved.value.path()).read_text() == nb.python("sheet.to_csv()")
    for theme, locale in (("JupyterLab Light", "ru"), ("JupyterLab Dark", "pl")):
        nb.command("apputils:change-theme", theme=theme)
        sheet.get_by_test_id(f"locale-{locale}").click()
        expect(sheet).to_have_attribute("lang", locale)
        assert axe_finds(sheet) == []
        assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    assert nb.python("sheet.locale") == "pl"
    assert nb.problems == []
