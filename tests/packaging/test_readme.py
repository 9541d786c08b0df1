"""The snippets in the README and the other pages run as they stand."""

import os
import re
import subprocess
import sys

import pytest


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_snippets_run(page, root, tmp_path):
    """All Python snippets of a page, one after the other, in a fresh interpreter."""
    snippets = re.findall(r"^```python\n(.*?)^```", (root / page).read_text(), re.M | re.S)
    if page == "README.md":
        assert snippets, "the README shows at least one snippet"
    script = tmp_path / "snippets.py"
    script.write_text("\n".join(snippets))
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONWARNINGS": "error::DeprecationWarning:__main__"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def test_the_readme_names_every_dependency(root):
    import tomllib

    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    readme = (root / "README.md").read_text()
    for requirement in project["dependencies"]:
        name = re.match(r"[A-Za-z0-9._-]+", requirement).group()
        assert name in readme
    for extra in project["optional-dependencies"]:
        assert f"[{extra}]" in readme
