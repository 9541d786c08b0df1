"""Looking for a browser: where, in which order, and what is said if there is none."""

import os

import findbrowser
import pytest


@pytest.fixture
def path(tmp_path, monkeypatch):
    """An empty PATH on a machine without any browser."""
    for variable in ("CI", "UNOFLIP_BROWSER"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(findbrowser, "PLACES", ())
    monkeypatch.setattr(findbrowser, "playwrights_own", lambda: None)
    return tmp_path


def program(folder, name, *lines):
    file = folder / name
    file.write_text("\n".join(["#!/bin/sh", *lines]) + "\n")
    file.chmod(0o755)
    return str(file)


def test_the_named_one_comes_first(path, monkeypatch):
    program(path, "chromium")
    named = program(path, "my-browser")
    monkeypatch.setenv("UNOFLIP_BROWSER", named)
    assert findbrowser.require() == named


def test_a_named_one_that_is_not_there_is_said(path, monkeypatch):
    monkeypatch.setenv("UNOFLIP_BROWSER", "/nowhere/chromium")
    with pytest.raises(findbrowser.NoBrowser, match="UNOFLIP_BROWSER is '/nowhere/chromium'"):
        findbrowser.require()


@pytest.mark.parametrize("name", findbrowser.NAMES)
def test_then_the_path(name, path):
    there = program(path, name)
    assert findbrowser.require() == there


def test_then_playwrights_own(path, monkeypatch):
    monkeypatch.setattr(findbrowser, "playwrights_own", lambda: "/cache/chrome")
    assert findbrowser.require() == "/cache/chrome"


def test_without_any_one_sentence_says_what_to_do(path):
    with pytest.raises(findbrowser.NoBrowser) as said:
        findbrowser.require()
    assert len(str(said.value).splitlines()) == 1
    assert "UNOFLIP_BROWSER" in str(said.value)


def test_continuous_integration_installs_the_systems_own(path, monkeypatch):
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    log = path / "log"
    program(
        path,
        "apt-get",
        f'echo "$*" >> {log}',
        f'[ "$1" = install ] && printf "#!/bin/sh\\n" > {path}/chromium',
        f'[ "$1" = install ] && /bin/chmod +x {path}/chromium',
        "exit 0",
    )
    assert findbrowser.require() == str(path / "chromium")
    assert log.read_text().splitlines() == ["update -qq", "install -y -qq chromium"]


def test_a_failed_installation_is_shown(path, monkeypatch):
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    program(path, "apt-get", "echo no such mirror >&2", "exit 100")
    with pytest.raises(findbrowser.NoBrowser, match="no such mirror"):
        findbrowser.require()
