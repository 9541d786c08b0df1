"""What all tests share: where the project is, and the front end's count in the summary."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent

FRONT_END = pytest.StashKey[str]()


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


def pytest_configure(config: pytest.Config) -> None:
    """Let the test that runs vitest leave its count here."""
    config.front_end_key = FRONT_END  # type: ignore[attr-defined]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say how many front-end tests stand behind the one test that runs them."""
    line = config.stash.get(FRONT_END, None)
    if line:
        terminalreporter.write_line(line)
