"""The lowest versions that pyproject.toml allows: our own tests, and a click in JupyterLab."""

import os
import re
import subprocess
import tomllib

import pytest
from labdriver import Lab, LabServer
from tableclicks import click_and_wait

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def lowest(root):
    """The environment with the lowest versions; `make test-all` creates it."""
    python = root / ".venv-lowest" / "bin" / "python"
    assert python.is_file(), "make test-all creates the environment"
    return python


def test_it_holds_the_lowest_versions(lowest, root):
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    bounds = [*project["dependencies"], *project["optional-dependencies"]["lab"]]
    code = "import sys, importlib.metadata as m; print([m.version(n) for n in sys.argv[1:]])"
    names = [bound.partition(">=")[0] for bound in bounds]
    done = subprocess.run([lowest, "-c", code, *names], capture_output=True, text=True, check=True)
    for version, bound in zip(re.findall(r"'(.+?)'", done.stdout), bounds, strict=True):
        least = bound.partition(">=")[2]
        assert (version + ".").startswith(least + ".") or version.startswith(f"{least}.0"), bound


def test_our_tests_pass(lowest, root, summary):
    """All tests of what stands on the dependencies and needs no browser."""
    folders = ["teaching", "widgets", "notebooks"]
    present = [f"tests/{name}" for name in folders if (root / "tests" / name).is_dir()]
    done = subprocess.run(
        [
            lowest,
            "-m",
            "pytest",
            "-q",
            "-m",
            "not slow and not plots",
            "-p",
            "no:cacheprovider",
            *present,
        ],
        cwd=root,
        env={k: v for k, v in os.environ.items() if not k.startswith("PYTEST")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    summary(f"lowest versions: {done.stdout.strip().splitlines()[-1]}")


def test_the_first_notebook_answers_a_click(lowest, root, chromium, tmp_path):
    server = LabServer(tmp_path, python=str(lowest))
    lab = Lab(server, chromium)
    try:
        lab.open(root / "examples" / "01-first-round.ipynb")
        click_and_wait(lab.page)
    finally:
        lab.close()
        server.stop()
