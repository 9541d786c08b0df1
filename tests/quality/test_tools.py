"""Lint, types, the import contract and the front end's own tests, each as one test."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent


def run(command, cwd, env):
    done = subprocess.run(
        command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert done.returncode == 0, f"\n{done.stdout[-8000:]}\n{done.stderr[-4000:]}"
    return done.stdout


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["lint-imports", "--no-cache"],
    ],
    ids=["ruff", "ruff-format", "mypy", "import-contract"],
)
def test_python(command, root, tool_environment):
    run([str(BIN / command[0]), *command[1:]], root, tool_environment)


@pytest.mark.parametrize("script", ["lint", "types"])
def test_front_end(script, root, tool_environment):
    run(["npm", "run", "--silent", script], root / "js", tool_environment)


def test_front_end_tests(root, tool_environment, tmp_path, summary):
    report = tmp_path / "vitest.json"
    arguments = ["--reporter=default", "--reporter=json", f"--outputFile.json={report}"]
    run(["npm", "run", "--silent", "test", "--", *arguments], root / "js", tool_environment)
    result = json.loads(report.read_text())
    assert result["numPassedTests"] == result["numTotalTests"] > 0
    summary(f"front end (vitest): {result['numPassedTests']} tests passed")


def test_the_rules_need_only_the_standard_library(root):
    """Without site-packages the rules still import, and they pull in nothing of Jupyter."""
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import unoflip_widgets.rules; "
        "print(sorted({m.partition('.')[0] for m in sys.modules} - set(sys.stdlib_module_names)))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, str(root)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "['__main__', 'unoflip_widgets']"


def test_widgets_are_loaded_only_when_asked_for():
    code = (
        "import sys, unoflip_widgets; "
        "print([m for m in ('anywidget', 'ipywidgets', 'traitlets') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_an_unknown_name_is_refused():
    import unoflip_widgets

    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        _ = unoflip_widgets.Tabel
    for name in unoflip_widgets.__all__:
        assert getattr(unoflip_widgets, name) is not None


def test_editors_see_the_names_that_can_be_imported(root):
    import unoflip_widgets

    tree = ast.parse((root / "unoflip_widgets" / "__init__.py").read_text())
    seen = {
        alias.asname: f"unoflip_widgets.{node.module}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level == 1
        for alias in node.names
    }
    assert seen == unoflip_widgets._WIDGETS
