"""Binder, replayed without Docker.

repo2docker says what it would do; the same steps then run in a clean environment, as a user
who is not root and has another home, and the first notebook is played there behind a base URL.
"""

import importlib.util
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from labdriver import Lab, LabServer
from tableclicks import click_and_wait

pytestmark = pytest.mark.slow

NOTEBOOK = "examples/01-first-round.ipynb"


@pytest.fixture(scope="module")
def pin(root):
    spec = importlib.util.spec_from_file_location("pin", root / "binder" / "pin.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def repository(root, committed):
    """A copy of the committed files where any user may read it."""
    folder = Path(tempfile.mkdtemp(prefix="binder-"))
    folder.chmod(0o755)
    copy = folder / "home" / "repository"
    for file in committed:
        target = copy / file.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    yield copy
    shutil.rmtree(folder)


def test_the_pins_are_those_of_make_lab(root, pin):
    assert (root / "binder" / "requirements.txt").read_text() == pin.pins("3.13")


def test_the_dockerfile_names_our_files(root, repository):
    tool = root / ".venv-hosts" / "bin" / "jupyter-repo2docker"
    done = subprocess.run(
        [tool, "--no-build", "--debug", repository], capture_output=True, text=True, check=True
    )
    text = done.stdout + done.stderr
    version = (root / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    assert f"Building conda environment for python={version}" in text
    assert re.search(r"RUN \S*pip install \S* ?-r \"binder/requirements.txt\"", text)
    assert "RUN ./binder/postBuild" in text


@pytest.fixture(scope="module")
def visitor():
    """The id of a user who is not root; None if the tests themselves are not root."""
    return pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None


@pytest.fixture(scope="module")
def python(root, repository, visitor):
    """A Python that the visitor may run: Binder's version where there is one."""
    names = ["python3.13", "python3.14", "python3.12", "python3.11", "python3"]
    found = [shutil.which(n, path=p) for n in names for p in (os.environ["PATH"], "/usr/bin")]
    for candidate in [f for f in found if f]:
        if runs(candidate, visitor):
            return candidate
    # None is readable to others (all of them in one person's home): lend a copy.
    copy = repository.parent.parent / "python"
    shutil.copytree(sys.base_prefix, copy, symlinks=True)
    return str(copy / "bin" / "python3")


def runs(python, user):
    code = "import sys, venv; sys.exit(sys.version_info < (3, 11))"
    try:
        done = subprocess.run(
            [python, "-c", code], cwd="/", user=user, group=user, capture_output=True
        )
    except OSError:
        return False
    return done.returncode == 0


def test_the_first_notebook_is_played_as_on_binder(
    root, repository, visitor, python, pin, chromium
):
    home = repository.parent
    environment = home.parent / "environment"
    for path in (home.parent, *home.parent.rglob("*")):
        if visitor is not None:
            os.chown(path, visitor, visitor, follow_symlinks=False)
    uv = home.parent / "uv"
    shutil.copy(root / ".venv" / "bin" / "uv", uv)
    uv.chmod(0o755)
    keep = {k: v for k, v in os.environ.items() if not k.startswith(("VIRTUAL_ENV", "JUPYTER"))}
    env = {**keep, "HOME": str(home), "UV_CACHE_DIR": str(home / ".cache" / "uv"), "TMPDIR": "/tmp"}
    env["PATH"] = os.pathsep.join([str(environment / "bin"), "/usr/local/bin", "/usr/bin", "/bin"])

    def run(*command, cwd):
        done = subprocess.run(
            command,
            cwd=cwd,
            env=env,
            user=visitor,
            group=visitor,
            extra_groups=[] if visitor is not None else None,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    run(uv, "venv", "--quiet", "--seed", "--python", python, environment, cwd=home)
    own = environment / "bin" / "python"
    version = run(own, "-c", "import sys; print('%d.%d' % sys.version_info[:2])", cwd=home).strip()
    # The committed pins are for Binder's Python; another one here takes the same lock.
    pins = home.parent / "requirements.txt"
    pins.write_text(pin.pins(version))
    pins.chmod(0o644)
    run(uv, "pip", "install", "--quiet", "--python", own, "-r", pins, cwd=home)
    assert "front end installed" in run("./binder/postBuild", cwd=repository)

    server = LabServer(
        home.parent / "server",
        python=str(own),
        base_url="/user/visitor/",
        notebooks=repository,
        env=env,
        user=visitor,
    )
    try:
        lab = Lab(server, chromium)
        try:
            lab.open(NOTEBOOK)
            click_and_wait(lab.page)
            assert lab.foreign == []
        finally:
            lab.close()
    finally:
        server.stop()
