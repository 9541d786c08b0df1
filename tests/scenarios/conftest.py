"""Scenario files become tests: one test a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

HERE = Path(__file__).parent
FOLDERS = ("cases", "own")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--scenarios",
        metavar="DIR",
        help="run the scenario files (*.yaml) of this folder instead of the repository's own",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "scenario" not in metafunc.fixturenames:
        return
    given = metafunc.config.getoption("--scenarios", default=None)
    folders = [Path(given)] if given else [HERE / name for name in FOLDERS]
    files = []
    for folder in folders:
        found = sorted([*folder.rglob("*.yaml"), *folder.rglob("*.yml")])
        if not found:
            raise pytest.UsageError(f"there is no scenario file (*.yaml) in {folder}")
        files += found
    scenarios = []
    for file in files:
        for entry in yaml.safe_load(file.read_text(encoding="utf-8")) or []:
            scenarios.append(pytest.param(entry, id=str(entry.get("id", file.stem))))
    metafunc.parametrize("scenario", scenarios)
