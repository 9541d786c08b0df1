"""Other places where a notebook is shown: an environment, a page, a folder served as a site."""

import contextlib
import os
import sys
from pathlib import Path

import labdriver
import pytest


@pytest.fixture(scope="session")
def hosts(root):
    """The environment that holds the other hosts; `make test-all` creates it."""
    folder = root / ".venv-hosts"
    assert (folder / "bin" / "python").is_file(), "make test-all creates the environment"
    return folder


@pytest.fixture(scope="session")
def modules(root):
    """The npm packages that a host would fetch from the network."""
    folder = root / "tests" / "hosts" / "node_modules"
    assert folder.is_dir(), "make test-all installs them"
    return folder


@pytest.fixture
def foreign():
    """Addresses outside loopback that the page asked for."""
    return []


@pytest.fixture
def page(chromium, foreign):
    """A page in a browser context of its own."""
    context = labdriver.new_context(chromium, foreign)
    yield context.new_page()
    context.close()


@pytest.fixture
def start(tmp_path):
    """Start a server of another host with folders of its own; stopped after the test."""
    with contextlib.ExitStack() as stack:

        def start(command, ready, cwd=tmp_path):
            environment = {**os.environ, **labdriver.own_folders(tmp_path / "own")}
            server = labdriver.Server(
                command, ready=ready, cwd=cwd, env=environment, log=tmp_path / "server.log"
            )
            stack.callback(server.stop)
            return server

        yield start


@pytest.fixture
def serve(start):
    """Serve a folder as a static site and return its address."""

    def serve(folder: Path) -> str:
        def command(port):
            return [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]

        return start(command, "/", cwd=folder).origin

    return serve
