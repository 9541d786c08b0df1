"""A Dask cluster runs a simulation unchanged."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest


@pytest.mark.slow
def test_a_dask_cluster_gives_the_same_result(root: Path, tmp_path: Path) -> None:
    python = root / ".venv-hosts" / "bin" / "python"
    assert python.is_file(), "make test-all creates the environment"
    done = subprocess.run(
        [python, Path(__file__).with_name("dask_run.py")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip() == "the same on the cluster"
