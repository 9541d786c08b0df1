"""Fixtures for tests in a real JupyterLab and Chromium.

``notebook(content)`` opens a notebook (cells as a list of sources, or the path of a file), runs
it and hands back a `labdriver.Notebook`; it is closed after the test::

    def test_a_click_is_answered(notebook):
        nb = notebook(["from unoflip_widgets import Table", "..."])
        nb.outputs.get_by_role("button", name="Draw").click()
        assert nb.python("table.round.turn") == 1

``lab`` is the session's `labdriver.Lab`, for tests that need a page of their own
(``lab.new_page(color_scheme="dark")``) or look at the server.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from labdriver import Lab, LabServer, Notebook
from playwright.sync_api import Browser, expect

# A busy machine draws late, and lateness is no fault; what never comes still fails.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def lab(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """One JupyterLab and one Chromium for the whole session."""
    server = LabServer(tmp_path_factory.mktemp("lab"))
    driver = Lab(server, chromium)
    try:
        yield driver
    finally:
        driver.close()
        server.stop()


@pytest.fixture
def notebook(lab: Lab) -> Iterator[Callable[..., Notebook]]:
    """Open notebooks; see the module's text. Takes what `Lab.open` takes."""
    opened: list[Notebook] = []

    def open_notebook(*args: Any, **options: Any) -> Notebook:
        opened.append(lab.open(*args, **options))
        return opened[-1]

    yield open_notebook
    for one in reversed(opened):
        one.close()
