"""Going through a lesson in the browser: what the kernel takes for right, by clicks or keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

WAIT_MS = 30_000

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """scope => axe.run(scope).then(result => result.violations.flatMap(
    found => found.nodes.map(node => `${found.id}: ${node.html.slice(0, 200)}`)))"""

# Works out, with a course of its own, what is right and what is wrong in every step.
PLAN = '''
from unoflip_widgets import Lesson
from unoflip_widgets.rules import Action
from unoflip_widgets.teaching import wire_face
from unoflip_widgets.teaching.lessons import AnswerError, Course

def spelled(line, scene):
    """A line as what has to be clicked."""
    action = Action.parse(line)
    face = lambda card: card and wire_face(card, scene.round.side)
    seat = action.target and list(scene.round.players).index(action.target)
    return {
        "verb": action.verb, "face": face(action.card), "color": action.color and str(action.color),
        "uno": action.uno, "seat": seat, "give": face(action.receive or action.give),
    }

def wrong_move(course, right):
    """A move that is not the right one; None if anything goes."""
    scene, name = course.scene, course.scene.viewer
    offered = {
        "turn": ["draw"],
        "drawn": ["keep"],
        "respond": ["accept", "challenge"],
        "choose_color": [f"color {one}" for one in scene.round.deck.colors_of(scene.round.side)],
    }
    lines = [f"{name} {verb}" for verb in offered.get(scene.round.phase, ())]
    lines = [
        f"{name} play {card}"
        for card in scene.round.hand(name)
        if card.face(scene.round.side).color and scene.round.phase in ("turn", "drawn")
        and str(card) not in right  # a click on it may lay it in the right way
    ] + lines
    for line in lines:
        try:
            if line != right and not course.step_now.task.judge(scene, line).right:
                return line
        except AnswerError:
            pass
    return None

def wrong_answer(task, scene, right):
    asked = task.wire(scene)
    keys = [option["key"] for option in asked.get("options", ())]
    if task.kind == "count":
        return right + 1
    if task.kind == "predict":
        return next(key for key in keys if key != right)
    if task.kind == "choose":
        return sorted(set(keys[:1]) ^ set(right), key=keys.index)
    if task.kind == "order":
        return list(right[1:]) + list(right[:1])
    field = asked["fields"][0]
    other = [option["key"] for option in field["options"] if option["key"] != right[field["key"]]]
    return {**right, field["key"]: other[0]}

def plan(name):
    course, steps = Course(name), []
    for number in range(len(course.lesson.steps)):
        course.goto(number)
        task, scene = course.step_now.task, course.scene
        if task is None or task.kind == "play":
            steps.append({"kind": task and task.kind})
            continue
        right = task.solution(scene)
        if task.kind == "move":
            wrong = wrong_move(course, right)
            right, wrong = spelled(right, scene), wrong and spelled(wrong, scene)
        else:
            wrong = wrong_answer(task, scene, right)
        steps.append({"kind": task.kind, "right": right, "wrong": wrong})
    return steps
'''


# What is right and what is wrong, by question of a quiz.
ANSWERS = """
def other(question):
    keys, right = [option.key for option in question.options], question.answer
    if question.kind == "count":
        return right + 1
    if question.kind == "predict":
        return next(key for key in keys if key != right)
    return sorted(set(keys[:1]) ^ set(right)) if question.kind == "choose" else list(right)[::-1]

answers = [[question.kind, question.answer, other(question)] for question in quiz.questions]
"""


def lesson_cells(*names: str, locale: str = "en") -> list[str]:
    """A notebook with a lesson in each cell but the first."""
    return [PLAN] + [
        f"lesson = Lesson({name!r}, pace=0, locale={locale!r})\nlesson" for name in names
    ]


def panel_of(nb: Any, cell: int = 1) -> Locator:
    """The lesson that a cell shows."""
    panel: Locator = nb.cell(cell).get_by_test_id("lesson")
    expect(panel).to_be_visible(timeout=WAIT_MS)
    return panel


def at_step(panel: Locator, step: int) -> None:
    """Wait until a step is shown and its table rests."""
    panel.page.wait_for_function(
        """([panel, step]) => {
            const table = panel.querySelector("[data-testid=table]");
            if (panel.dataset.at !== String(step) || "awaiting" in panel.dataset) return false;
            return !table || (table.dataset.seq === table.dataset.newest
                && !("running" in table.dataset));
        }""",
        arg=[panel.element_handle(), step],
        timeout=WAIT_MS,
    )


def own_card(panel: Locator, face: str) -> Locator:
    """The button of a card of the own hand."""
    token = panel.locator(
        f'[data-testid="card"][data-face="{face}"]:is([data-token="'
        + '"],[data-token="'.join(
            panel.get_by_test_id("hand-card").evaluate_all("all => all.map(c => c.dataset.token)")
        )
        + '"])'
    ).first.get_attribute("data-token")
    return panel.locator(f'[data-testid="hand-card"][data-token="{token}"]')


class Clicks:
    """Answers by the mouse."""

    def press(self, button: Locator) -> None:
        button.click()

    def lay(self, card: Locator) -> None:
        # Cards overlap and lean: a strip near the left edge is what can be seen of each.
        card.click(position={"x": 14, "y": 70})

    def option(self, scope: Locator, key: str, chosen: bool = True) -> None:
        scope.locator(f'[data-testid="option"][data-key="{key}"] input').set_checked(chosen)

    def up(self, row: Locator, times: int) -> None:
        for _ in range(times):
            row.get_by_test_id("up").click()

    def number(self, field: Locator, value: int) -> None:
        field.fill(str(value))


class Keys(Clicks):
    """Answers by the keyboard alone; what is focused must be reachable by it."""

    def __init__(self, page: Page) -> None:
        self.keyboard = page.keyboard

    def press(self, button: Locator) -> None:
        button.focus()
        self.keyboard.press("Enter")

    def lay(self, card: Locator) -> None:
        card.page.locator(".uf-hit[tabindex='0']").last.focus()
        wanted = card.get_attribute("data-token")
        for _ in range(30):
            if card.page.evaluate("document.activeElement.dataset.token") == wanted:
                break
            self.keyboard.press("ArrowRight")
        self.keyboard.press("Enter")

    def option(self, scope: Locator, key: str, chosen: bool = True) -> None:
        box = scope.locator(f'[data-testid="option"][data-key="{key}"] input')
        if box.is_checked() == chosen:
            return
        box.focus()
        self.keyboard.press("Space")

    def up(self, row: Locator, times: int) -> None:
        if times:
            row.get_by_test_id("up").focus()
        for _ in range(times):
            self.keyboard.press("ArrowUp")

    def number(self, field: Locator, value: int) -> None:
        field.focus()
        self.keyboard.press("Control+a")
        self.keyboard.type(str(value))


def move(panel: Locator, by: Clicks, what: dict[str, Any]) -> None:
    """Make a move at the table."""
    verb = what["verb"]
    if verb in ("play", "jump", "give"):
        if what["uno"]:
            by.press(panel.get_by_test_id("action-uno"))
        by.lay(own_card(panel, what["face"]))
        if what["color"]:
            by.press(panel.get_by_test_id("color-chooser").get_by_test_id(f"color-{what['color']}"))
        if what["seat"] is not None:
            by.press(panel.get_by_test_id(f"target-{what['seat']}"))
        if what["give"]:
            by.lay(own_card(panel, what["give"]))
    elif verb == "color":
        by.press(panel.get_by_test_id("color-chooser").get_by_test_id(f"color-{what['color']}"))
    elif verb == "catch":
        by.press(panel.get_by_test_id(f"action-catch-{what['seat']}"))
    else:
        by.press(panel.get_by_test_id(f"action-{verb}"))


def answer(panel: Locator, by: Clicks, kind: str, value: Any) -> None:
    """Give an answer to the present task of a lesson or a quiz."""
    if kind == "move":
        move(panel, by, value)
        return
    task = panel.get_by_test_id("task")
    if kind == "predict":
        by.option(task, value)
    elif kind == "choose":
        picked = set(value)
        for key in task.get_by_test_id("option").evaluate_all("all => all.map(o => o.dataset.key)"):
            by.option(task, key, key in picked)
    elif kind == "count":
        by.number(task.get_by_test_id("number"), value)
    elif kind == "challenge":
        for field, key in value.items():
            by.option(task.locator(f'[data-field="{field}"]'), key)
    elif kind == "order":
        for place, key in enumerate(value):
            rows = task.locator("[data-testid=order] > li")
            now = rows.evaluate_all("all => all.map(row => row.dataset.key)")
            row = task.locator(f'[data-testid=order] > li[data-key="{key}"]')
            by.up(row, now.index(key) - place)
    by.press(panel.get_by_test_id("check"))


def play_on(panel: Locator) -> None:
    """Do something that is offered in a round: lay a card if one fits, else whatever there is."""
    playable = panel.locator('[data-testid="hand-card"][data-ok="true"]')
    colors = panel.locator('[data-testid="color-chooser"] [data-testid^="color-"]')
    if colors.count():
        colors.first.click()
    elif playable.count():
        uno = panel.get_by_test_id("action-uno")
        if uno.count() and uno.get_attribute("aria-pressed") == "false":
            uno.click()
        Clicks().lay(playable.first)
        if colors.count():
            colors.last.click()
    else:
        panel.locator(
            ", ".join(
                f'[data-testid="action-{name}"]' for name in ("keep", "challenge", "accept", "draw")
            )
        ).first.click()


def said_right(panel: Locator, right: bool) -> None:
    """Wait for what is said to the answer."""
    expect(panel.get_by_test_id("feedback")).to_have_attribute(
        "data-right", str(right).lower(), timeout=WAIT_MS
    )


def axe_finds(panel: Locator) -> list[str]:
    """What axe finds wrong in a widget."""
    if not panel.page.evaluate("'axe' in window"):
        panel.page.add_script_tag(path=AXE)
    found: list[str] = panel.evaluate(FOUND)
    return found
