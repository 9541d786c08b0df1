"""What all tests share: where the project is, and the counts of other runners."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
# Last, so that no folder of tests hides a package of the same name: what one folder of tests
# lends to another is found whichever of them is collected first.
sys.path.append(str(ROOT / "tests"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT


@pytest.fixture(scope="session")
def committed() -> list[Path]:
    """All files that are, or are about to be, under version control."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="session")
def tool_environment() -> dict[str, str]:
    """Environment in which the tools of this Python environment, npm too, are found."""
    own = str(Path(sys.executable).parent)
    return {**os.environ, "PATH": os.pathsep.join([os.environ.get("PATH", os.defpath), own])}


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Provide the one Chromium of the session (a Playwright ``Browser``)."""
    import labdriver  # here, because most tests need no Playwright

    with labdriver.chromium() as browser:
        yield browser


@pytest.fixture
def summary(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Add a line to the end of the report: what other runners behind a single test counted."""
    return lambda line: request.node.user_properties.append(("summary", line))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what `summary` collected."""
    for report in terminalreporter.getreports("passed"):
        for name, line in report.user_properties:
            if name == "summary":
                terminalreporter.write_line(line)
