"""Nothing in any state of the table is in the way of people who use a keyboard or a reader."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from labdriver import Notebook
from playwright.sync_api import Locator
from tablestates import SETUP, STAGE, STATES, put_on_stage

from unoflip_widgets.teaching import locales

THEMES = ("JupyterLab Light", "JupyterLab Dark")
LOCALES = tuple(locales())

AXE = """async root => {
    const found = await axe.run(root, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"],
        resultTypes: ["violations"],
    });
    return found.violations.map(rule =>
        rule.id + ": " + rule.help + "\\n  " + rule.nodes.map(node => node.html).join("\\n  "));
}"""


@pytest.fixture(scope="module")
def stage(lab: Any, root: Path) -> Iterator[Notebook]:
    """A notebook with an empty box, and axe in its page."""
    page = lab.new_page()
    page.add_script_tag(path=root / "js" / "node_modules" / "axe-core" / "axe.min.js")
    notebook = lab.open([SETUP, STAGE], page=page)
    yield notebook
    notebook.close()


def findings(shown: Locator) -> list[str]:
    found: list[str] = shown.evaluate(AXE)
    return found


# Each state once in some language and theme; all of them together take longer.
@pytest.mark.parametrize("name", STATES)
def test_a_state_is_open_to_everybody(stage: Notebook, name: str) -> None:
    number = list(STATES).index(name)
    stage.command("apputils:change-theme", theme=THEMES[number % 2])
    shown = put_on_stage(stage, name, LOCALES[number % len(LOCALES)])
    assert findings(shown) == []
    assert stage.problems == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_state_is_open_to_everybody(stage: Notebook, locale: str, theme: str) -> None:
    stage.command("apputils:change-theme", theme=theme)
    found = {name: findings(put_on_stage(stage, name, locale)) for name in STATES}
    assert {name: said for name, said in found.items() if said} == {}


def test_axe_would_notice(stage: Notebook) -> None:
    shown = put_on_stage(stage, "start", "en")
    shown.evaluate(
        """root => {
            const button = root.querySelector("[data-testid=read]");
            for (const name of ["aria-label", "title"]) button.removeAttribute(name);
        }"""
    )
    assert [said for said in findings(shown) if said.startswith("button-name")]
