"""Lessons in the browser: every step answered by clicks, and what is said to it."""

from __future__ import annotations

import time
from typing import Any

import pytest
from lessonclicks import (
    ANSWERS,
    Clicks,
    Keys,
    answer,
    at_step,
    axe_finds,
    lesson_cells,
    panel_of,
    play_on,
    said_right,
)
from playwright.sync_api import Locator, expect
from test_table_play import rest

from unoflip_widgets.teaching import text
from unoflip_widgets.teaching.lessons import builtin_lessons

NAMES = list(builtin_lessons())
MANY = [name for name in NAMES if name != "round"]


def on(panel: Locator, step: int, steps: list[dict[str, Any]]) -> None:
    if step + 1 < len(steps):
        panel.get_by_test_id("next").click()
        at_step(panel, step + 1)


def play_round(nb: Any, panel: Locator) -> None:
    table = panel.get_by_test_id("table")
    seq = rest(nb, table)
    for _ in range(200):
        if table.get_attribute("data-phase") == "round_over":
            return
        play_on(panel)
        seq = rest(nb, table, seq)
    raise AssertionError("the round does not end")


def walk_right(nb: Any, panel: Locator, steps: list[dict[str, Any]], by: Clicks) -> None:
    for number, step in enumerate(steps):
        at_step(panel, number)
        if step["kind"] == "play":
            play_round(nb, panel)
        elif step["kind"]:
            assert panel.locator('[data-state="ok"], [data-state="bluff"]').count() == 0
            answer(panel, by, step["kind"], step["right"])
        if step["kind"]:
            said_right(panel, True)
        on(panel, number, steps)
    expect(panel.get_by_test_id("lesson-end")).to_be_visible()
    assert nb.python("lesson.progress") == 1
    marks = nb.python("lesson.course.marks")
    assert marks == ["right" if step["kind"] else "seen" for step in steps]


def walk_quiz(nb: Any, panel: Locator, by: Clicks, wrong: tuple[int, ...] = ()) -> None:
    """Answer the quiz that is open, some questions wrongly, and go on by the letter."""
    nb.execute(ANSWERS.replace("quiz.questions", "lesson.course.quiz.questions"))
    last = nb.python("len(lesson.course.lesson.steps)")
    answers = nb.python("answers")
    for number, (kind, right, other) in enumerate(answers):
        at_step(panel, last + number)
        answer(panel, by, kind, other if number in wrong else right)
        said_right(panel, number not in wrong)
        assert panel.evaluate("panel => panel.contains(document.activeElement)")
        nb.page.keyboard.press("n")
    end = panel.get_by_test_id("quiz-end")
    expect(end).to_contain_text(f"{len(answers) - len(wrong)} / {len(answers)}")


def test_a_lesson_ends_with_a_quiz(notebook):
    nb = notebook(lesson_cells("challenge"))
    panel = panel_of(nb)
    nb.execute("lesson.goto(11)")
    at_step(panel, 11)
    panel.get_by_test_id("head").focus()
    nb.page.keyboard.press("n")
    walk_quiz(nb, panel, Keys(nb.page), wrong=(1,))
    panel.get_by_test_id("again-mistakes").click()
    walk_quiz(nb, panel, Clicks())
    marks = "lesson.results['quiz']['marks']"
    assert nb.python(marks) == ["right"]
    # Whoever comes back finds everything as it was.
    nb.execute("lesson = Lesson('challenge', results=lesson.results)")
    assert nb.python(marks) == ["right"]
    assert nb.python("lesson.lesson['quiz']['shown']['number']") == 1
    assert nb.problems == []


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("locale", ["en", "ru", "pl"])
def test_every_quiz_is_answered_by_keyboard_and_axe_finds_nothing(notebook, name, locale):
    nb = notebook(lesson_cells(name, locale=locale))
    panel = panel_of(nb)
    nb.execute("lesson.goto(lesson.course.last)")
    walk_quiz(nb, panel, Keys(nb.page), wrong=(0, 2))
    assert axe_finds(panel) == []
    panel.get_by_test_id("look-again").first.click()
    at_step(panel, nb.python("len(lesson.course.lesson.steps)"))
    said_right(panel, False)
    assert axe_finds(panel) == []
    assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    assert nb.problems == []


@pytest.mark.parametrize("part", [0, 1])
def test_every_lesson_is_walked_with_right_answers(notebook, part):
    names = MANY[part::2]
    nb = notebook(lesson_cells(*names), run=False)
    nb.run_cell(0)
    for cell, name in enumerate(names, 1):
        nb.run_cell(cell)
        walk_right(nb, panel_of(nb, cell), nb.python(f"plan({name!r})"), Clicks())
    assert nb.problems == []


@pytest.mark.slow
def test_the_first_whole_round_is_played_with_a_coach(notebook):
    nb = notebook(lesson_cells("round"))
    panel = panel_of(nb)
    nb.execute("lesson.goto(2)")
    at_step(panel, 2)
    panel.get_by_test_id("hint").click()
    expect(panel.get_by_test_id("hints").locator("li").first).to_be_visible()
    play_round(nb, panel)
    said_right(panel, True)
    assert nb.python("lesson.course.marks[2]") == "right"
    assert nb.problems == []


@pytest.mark.slow
def test_all_whole_rounds_are_played(notebook):
    nb = notebook(lesson_cells("round"))
    walk_right(nb, panel_of(nb), nb.python("plan('round')"), Clicks())


def shown_first(nb: Any) -> None:
    """Wait until what a step shows before it asks has been shown."""
    until = time.monotonic() + 20
    while not nb.python("lesson._demonstrated"):
        assert time.monotonic() < until, "the step never came to its question"
        nb.page.wait_for_timeout(100)


def walk_wrong(nb: Any, panel: Locator, steps: list[dict[str, Any]]) -> None:
    for number, step in enumerate(steps):
        at_step(panel, number)
        if step["kind"] not in (None, "play") and step["wrong"] is not None:
            table = panel.get_by_test_id("table")
            shown_first(nb)
            before = str(nb.python("lesson.state['seq']"))
            expect(table).to_have_attribute("data-seq", before)
            answer(panel, Clicks(), step["kind"], step["wrong"])
            said_right(panel, False)
            feedback = panel.get_by_test_id("feedback")
            assert len(feedback.locator("p").all()) > 1
            assert str(nb.python("lesson.state['seq']")) == before
            expect(table).to_have_attribute("data-seq", before)
            expect(panel.get_by_test_id("dot").nth(number)).to_have_attribute("data-mark", "tried")
            feedback.get_by_test_id("feedback-why").click()
            expect(feedback.get_by_test_id("rules")).to_be_visible()
            # A wrong answer blocks nothing, and the right one is still to be found.
            if number % 3 == 0:
                answer(panel, Clicks(), step["kind"], step["right"])
                said_right(panel, True)
        on(panel, number, steps)
    assert nb.problems == []


QUICK = ["flip", "challenge"]
REST = [name for name in NAMES if name not in QUICK]
SLOW = [pytest.param(name, marks=pytest.mark.slow) for name in REST]


@pytest.mark.parametrize("name", ["flip", *SLOW, pytest.param("challenge", marks=pytest.mark.slow)])
def test_a_wrong_answer_is_explained_and_blocks_nothing(notebook, name):
    nb = notebook(lesson_cells(name))
    walk_wrong(nb, panel_of(nb), nb.python(f"plan({name!r})"))


@pytest.mark.parametrize("name", ["scoring", *[p for p in SLOW if p.values[0] != "scoring"]])
def test_hints_alone_lead_to_the_answer(notebook, name):
    nb = notebook(lesson_cells(name))
    panel = panel_of(nb)
    steps = nb.python(f"plan({name!r})")
    for number, step in enumerate(steps):
        at_step(panel, number)
        if step["kind"] not in (None, "play"):
            for asked in range(1, 12):
                panel.get_by_test_id("hint").click()
                nb.execute("")  # the hint, or the answer, has come
                at_step(panel, number)
                if asked == 1:
                    expect(panel.get_by_test_id("hints").locator("li")).to_have_count(1)
                if panel.get_attribute("data-done") is not None:
                    break
            assert nb.python("lesson.course.marks")[number] == "shown"
            said_right(panel, True)
        on(panel, number, steps)
    assert nb.problems == []


@pytest.mark.parametrize("name", ["challenge", *[p for p in SLOW if p.values[0] != "round"]])
def test_a_lesson_is_walked_by_the_keyboard(notebook, name):
    nb = notebook(lesson_cells(name))
    panel = panel_of(nb)
    steps = nb.python(f"plan({name!r})")
    by = Keys(nb.page)
    shape = nb.shape()
    for number, step in enumerate(steps):
        at_step(panel, number)
        if step["kind"] is None:
            panel.get_by_test_id("head").focus()
        else:
            answer(panel, by, step["kind"], step["right"])
            said_right(panel, True)
        # The focus stays in the lesson, so that a letter leads on.
        assert panel.evaluate("panel => panel.contains(document.activeElement)")
        if number + 1 < len(steps):
            nb.page.keyboard.press("n")
            at_step(panel, number + 1)
            assert panel.get_by_test_id("head").evaluate("h => h === document.activeElement")
    assert nb.shape() == shape
    assert nb.problems == []


@pytest.mark.parametrize(
    ("name", "locale"),
    [
        ("uno", "pl"),
        *[
            pytest.param(name, locale, marks=pytest.mark.slow)
            for name in NAMES
            if name != "round"
            for locale in ("ru", "pl")
            if (name, locale) != ("uno", "pl")
        ],
    ],
)
def test_a_lesson_is_walked_in_another_language(notebook, name, locale):
    nb = notebook(lesson_cells(name, locale=locale))
    panel = panel_of(nb)
    title = nb.python("lesson.lesson['title']")
    assert len(set(title.values())) > 1
    expect(panel.locator(".uf-title")).to_have_text(title[locale])
    expect(panel).to_have_attribute("lang", locale)
    walk_right(nb, panel, nb.python(f"plan({name!r})"), Clicks())
    assert nb.problems == []


def test_axe_finds_nothing_and_nothing_scrolls_sideways(lab, notebook):
    nb = notebook(lesson_cells("challenge", "flip"), page=lab.new_page())
    for theme in ("JupyterLab Light", "JupyterLab Dark"):
        nb.command("apputils:change-theme", theme=theme)
        for cell, step in ((1, 6), (2, 1), (2, 4)):
            nb.run_cell(cell)
            panel = panel_of(nb, cell)
            nb.execute(f"lesson.goto({step})")
            at_step(panel, step)
            assert axe_finds(panel) == []
            panel.get_by_test_id("hint").click()
            expect(panel.get_by_test_id("hints").locator("li").first).to_be_visible()
            assert axe_finds(panel) == []
            assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")


def test_cards_of_the_hand_are_chosen_in_the_hand(notebook):
    nb = notebook(lesson_cells("flip"))
    panel = panel_of(nb)
    nb.execute("lesson.goto(9)")
    at_step(panel, 9)
    step = nb.python("plan('flip')")[9]
    assert step["kind"] == "choose"
    for key in step["right"]:
        token = nb.python(
            f"[o['token'] for o in lesson.lesson['task']['options'] if o['key'] == {key!r}][0]"
        )
        card = panel.locator(f'[data-testid="hand-card"][data-token="{token}"]')
        Clicks().lay(card)
        expect(card).to_have_attribute("aria-pressed", "true")
    panel.get_by_test_id("check").click()
    said_right(panel, True)


def test_a_lesson_goes_on_after_a_reload_and_in_two_views(lab, notebook):
    nb = notebook([*lesson_cells("flip"), "lesson"], page=lab.new_page())
    panel, other = panel_of(nb), panel_of(nb, 2)
    answer(panel, Clicks(), "move", nb.python("plan('flip')")[0]["right"])
    said_right(panel, True)
    said_right(other, True)
    panel.get_by_test_id("next").click()
    at_step(other, 1)
    nb.save()
    nb.reload()
    again = panel_of(nb)
    at_step(again, 1)
    expect(again.get_by_test_id("dot").first).to_have_attribute("data-mark", "right")
    again.get_by_test_id("back").click()
    at_step(again, 0)
    said_right(again, True)


def test_two_clicks_answer_once_and_a_step_begins_anew(notebook):
    nb = notebook(lesson_cells("scoring"))
    panel = panel_of(nb)
    panel.get_by_test_id("number").fill("3")
    panel.get_by_test_id("check").evaluate("button => { button.click(); button.click(); }")
    said_right(panel, False)
    assert nb.python("lesson.results['steps'][0]['answers']") == [3]
    answer(panel, Clicks(), "count", nb.python("plan('scoring')")[0]["right"])
    said_right(panel, True)
    panel.get_by_test_id("again").click()
    expect(panel.get_by_test_id("number")).to_have_value("")
    expect(panel.get_by_test_id("check")).to_be_disabled()


def test_a_lesson_that_cannot_be_read_is_a_sentence(notebook):
    nb = notebook(lesson_cells("juggling", locale="pl"))
    problem = nb.cell(1).get_by_test_id("lesson-problem")
    expect(problem).to_contain_text("juggling", timeout=20_000)
    assert nb.python("lesson.problem") in (problem.text_content() or "")
    problem.get_by_test_id("locale-ru").click()
    expect(problem).to_contain_text(nb.python("lesson.lesson['problem']['ru']"))
    assert nb.problems == []


def test_without_a_kernel_the_lesson_says_so(notebook):
    nb = notebook([*lesson_cells("scoring"), "lesson.on_msg(lesson._heard, remove=True)"])
    panel = panel_of(nb)
    panel.get_by_test_id("hint").click()
    expect(panel.get_by_test_id("lost")).to_have_text(text("ui-lost"), timeout=20_000)
