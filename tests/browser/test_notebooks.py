"""The example notebooks in JupyterLab: each draws its widgets, and can be clicked to its end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from lessonclicks import PLAN, Clicks, answer, at_step, said_right
from playwright.sync_api import Locator, expect
from test_table_play import RESTS, WAIT_MS

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
INDEX = EXAMPLES / "00-index.ipynb"
NOTEBOOKS = sorted(path for path in EXAMPLES.glob("*.ipynb") if path != INDEX)
# One with each kind of widget; the others, which run in Python every time, take their turn later.
LOOKED_AT = ("01", "03", "04", "10", "12", "13")
every_notebook = pytest.mark.parametrize(
    "path",
    [
        pytest.param(
            path,
            id=path.stem,
            marks=[] if path.stem.startswith(LOOKED_AT) else pytest.mark.slow,
        )
        for path in NOTEBOOKS
    ],
)

WIDGET = "application/vnd.jupyter.widget-view+json"
# How a widget names itself in plain text, and how its front end does.
SHOWN = {
    "Explorer": "explorer",
    "Lesson": "lesson",
    "Quiz": "quiz",
    "Replay": "table",
    "ScoreSheet": "sheet",
    "Table": "table",
}


def shown_in(nb: Any) -> list[tuple[str, Locator]]:
    """What the cells show, in order: the class of each widget and where it is drawn.

    Nothing failed on the way, every widget is there and none of them is an empty box.
    """
    found = []
    for number, cell in enumerate(nb.save()["cells"]):
        if cell["cell_type"] != "code":
            continue
        place = nb.cell(number)
        for output in cell["outputs"]:
            assert output["output_type"] != "error", output
            said = "".join(output.get("text", "")) if output.get("name") == "stderr" else ""
            assert not said or "font cache" in said
            data = output.get("data", {})
            if WIDGET in data:
                (kind,) = re.findall(r"^<(\w+)", "".join(data["text/plain"]))
                place.scroll_into_view_if_needed()
                drawn = place.locator(".unoflip").get_by_test_id(SHOWN[kind]).first
                expect(drawn).to_be_visible(timeout=WAIT_MS)
                box = drawn.bounding_box()
                assert box is not None
                assert box["width"] > 300
                assert box["height"] > 60
                assert drawn.inner_text().strip()
                expect(drawn.get_by_role("alert")).to_have_count(0)
                found.append((kind, drawn))
            elif "image/png" in data:
                place.scroll_into_view_if_needed()
                assert place.locator("img").first.evaluate("i => i.decode().then(() => i.width)")
        expect(place.locator(".unoflip")).to_have_count(
            sum(WIDGET in output.get("data", {}) for output in cell["outputs"])
        )
    return found


@every_notebook
def test_all_that_it_shows_is_drawn(notebook, path):
    nb = notebook(path)
    kinds = [kind for kind, _ in shown_in(nb)]
    asked = [
        kind
        for cell in nb.shape()
        for kind in re.findall(
            r"^(?:code: )?(Explorer|Lesson|Quiz|Replay|Table)\(", cell, re.MULTILINE
        )
    ]
    assert kinds
    assert set(asked) <= set(kinds)
    assert nb.problems == []


def test_the_index_opens_a_notebook(lab, notebook):
    for path in (*NOTEBOOKS[:1], INDEX):
        lab.write(path, path.name)
    nb = notebook(INDEX.name, run=False)
    nb.element.locator(f'a[href*="{NOTEBOOKS[0].name}"]').first.click()
    tab = nb.page.locator(".lm-TabBar-tab.lm-mod-current", has_text=NOTEBOOKS[0].name)
    expect(tab.first).to_be_visible(timeout=WAIT_MS)
    first = notebook(NOTEBOOKS[0].name, run=False)
    first.element.locator(f'a[href*="{INDEX.name}"]').first.click()
    tab = nb.page.locator(".lm-TabBar-tab.lm-mod-current", has_text=INDEX.name)
    expect(tab.first).to_be_visible(timeout=WAIT_MS)


# ---- to the end, by clicking ------------------------------------------------------------------


PENDING = (
    f"([table, seq]) => !!table.querySelector('[data-testid=ask-go]') || ({RESTS})([table, seq])"
)


# Cards overlap and lean, so there is no one place that is free on all of them.
FREE = """card => {
    const root = card.getRootNode(), box = card.getBoundingClientRect();
    for (let y = box.top + 4; y < box.bottom; y += 8)
        for (let x = box.left + 3; x < box.right; x += 3)
            if (root.elementFromPoint(x, y) === card) return [x, y];
    return null;
}"""


def lay(card: Locator) -> None:
    """Click a card where it can be seen; there must be such a place."""
    card.scroll_into_view_if_needed()
    place = card.evaluate(FREE)
    assert place, f"{card.get_attribute('aria-label')} is covered"
    card.page.mouse.click(*place)


def act(table: Locator) -> None:
    """Do something that is offered: lay a card if one fits, else whatever there is."""
    if table.get_by_test_id("color-chooser").count():
        table.locator('[data-testid^="color-"]:is(button)').first.click()
        return
    playable = table.locator('[data-testid="hand-card"][data-ok="true"]')
    if playable.count():
        uno = table.get_by_test_id("action-uno")
        if uno.count() and uno.get_attribute("aria-pressed") == "false":
            uno.click()
        lay(playable.first)
        for what in ("color", "target"):
            if table.get_by_test_id(f"{what}-chooser").count():
                table.locator(f'[data-testid^="{what}-"]:is(button)').last.click()
        return
    for name in ("keep", "challenge", "accept", "draw"):
        button = table.get_by_test_id(f"action-{name}")
        if button.count():
            button.click()
            return


def play_round(nb: Any, table: Locator) -> None:
    """Play a table to the end of its round: with any house rule, and if it waits before steps."""
    seq = -1
    for _ in range(500):
        nb.page.wait_for_function(PENDING, arg=[table.element_handle(), seq], timeout=WAIT_MS)
        go = table.get_by_test_id("ask-go")
        if go.count():
            go.click()
            continue
        if table.get_attribute("data-phase") == "round_over":
            expect(table.get_by_test_id("round-over")).to_be_visible()
            return
        seq = int(table.get_attribute("data-seq") or 0)
        act(table)
    raise AssertionError("the round does not end")


def finish_lesson(nb: Any, lesson: Locator, made: str) -> None:
    """Answer all steps of ``Lesson(made)``."""
    nb.execute(PLAN)
    nb.execute(f"_Course = Course\nCourse = lambda _: _Course({made})")
    steps = nb.python("plan(None)")
    for number, step in enumerate(steps):
        at_step(lesson, number)
        if step["kind"] == "play":
            play_round(nb, lesson.get_by_test_id("table"))
        elif step["kind"]:
            answer(lesson, Clicks(), step["kind"], step["right"])
        if step["kind"]:
            said_right(lesson, True)
        if number + 1 < len(steps):
            lesson.get_by_test_id("next").click()
    expect(lesson.get_by_test_id("lesson-end")).to_be_visible()


def finish_quiz(nb: Any, quiz: Locator, place: int) -> None:
    """Answer all questions of the quiz that was made as number `place`."""
    nb.execute(
        "from ipywidgets.widgets.widget import _instances as _all\n"
        "_quizzes = [w for w in _all.values() if type(w).__name__ == 'Quiz']"
    )
    questions = nb.python(f"[q.as_dict('en') for q in _quizzes[{place}].questions]")
    for number, question in enumerate(questions):
        expect(quiz).to_have_attribute("data-at", str(number), timeout=WAIT_MS)
        answer(quiz, Clicks(), question["kind"], question["answer"])
        said_right(quiz, True)
        quiz.get_by_test_id("next").click()
    expect(quiz.get_by_test_id("quiz-end")).to_be_visible(timeout=WAIT_MS)
    score = nb.python(f"_quizzes[{place}].score")
    assert score["right"] == score["n"] == len(questions)


def look_through(nb: Any, replay: Locator) -> None:
    slider = replay.get_by_test_id("player-slider")
    slider.focus()
    slider.press("End")
    expect(replay).to_have_attribute("data-phase", "round_over", timeout=WAIT_MS)


def challenge_beside_accept(nb: Any, explorer: Locator) -> None:
    """The third task of the notebook: a bluff, accepted in one branch, challenged in the other."""

    def do(branch: int, line: str) -> None:
        button = explorer.get_by_test_id("branch").nth(branch)
        button.locator(f'[data-testid="do"][data-line="{line}"]').click()

    do(0, "Ann play W+2/O4 red")
    expect(explorer.locator('[data-line="Bo challenge"]')).to_have_count(1, timeout=WAIT_MS)
    explorer.get_by_test_id("branch-fork").click()
    expect(explorer.get_by_test_id("branch")).to_have_count(2, timeout=WAIT_MS)
    do(0, "Bo accept")
    expect(explorer.locator('[data-line="Bo accept"]')).to_have_count(1, timeout=WAIT_MS)
    do(1, "Bo challenge")
    expect(explorer.locator('[data-line="Bo challenge"]')).to_have_count(0, timeout=WAIT_MS)
    hands = nb.python(
        "[[len(b.round.hand(name)) for name in ('Ann', 'Bo', 'Cy')] for b in explorer.branches]"
    )
    assert hands == [[3, 5, 3], [5, 3, 3]]


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS[1:], ids=lambda path: path.stem)
def test_it_is_clicked_through_to_its_end(notebook, path):
    nb = notebook(path)
    shown = shown_in(nb)
    lessons = [
        made
        for cell in nb.shape()
        for made in re.findall(r"^(?:code: |lesson = )?Lesson\((.+)\)$", cell, re.MULTILINE)
    ]
    assert len(lessons) == [kind for kind, _ in shown].count("Lesson")
    quizzes = 0
    for kind, drawn in shown:
        drawn.scroll_into_view_if_needed()
        if kind == "Lesson":
            finish_lesson(nb, drawn, lessons.pop(0))
        elif kind == "Quiz":
            finish_quiz(nb, drawn, quizzes)
            quizzes += 1
        elif kind == "Table":
            play_round(nb, drawn)
        elif kind == "Replay":
            look_through(nb, drawn)
        elif kind == "Explorer" and nb.python("len(explorer.branches)") == 1:
            challenge_beside_accept(nb, drawn)
        elif kind == "ScoreSheet":
            expect(drawn.get_by_test_id("totals")).to_be_visible(timeout=WAIT_MS)
            expect(drawn.get_by_test_id("chart")).to_be_visible()
    assert nb.problems == []
