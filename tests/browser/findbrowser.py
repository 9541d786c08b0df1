"""Finds the Chromium that the browser tests drive.

Looked for, in this order: ``UNOFLIP_BROWSER``, then Chromium, Chrome or Edge on the PATH, then
the one that Playwright downloaded. With ``CI=true`` and none found, the system's Chromium is
installed. Run as a script it prints the browser's path, or one sentence that says what to do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
# Where Chrome and Edge live on systems that do not put them on the PATH.
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
MISSING = (
    "The browser tests need Chromium, Chrome or Edge and found none: install one "
    "(for example: apt-get install chromium, or: .venv/bin/playwright install chromium) "
    "or put its path into UNOFLIP_BROWSER."
)


class NoBrowser(Exception):
    """There is no browser to drive; the text says what to do."""


def find() -> str | None:
    """Return the browser's path, or None."""
    named = os.environ.get("UNOFLIP_BROWSER")
    if named:
        found = shutil.which(named)
        if not found:
            raise NoBrowser(f"UNOFLIP_BROWSER is {named!r}, and there is no such program.")
        return found
    for name in (*NAMES, *PLACES):
        found = shutil.which(name)
        if found:
            return found
    return playwrights_own()


def playwrights_own() -> str | None:
    """Return the path of the browser that Playwright downloaded, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def require() -> str:
    """Return the browser's path; install it in CI, else raise if there is none."""
    found = find()
    if found is None and os.environ.get("CI") == "true" and shutil.which("apt-get"):
        as_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
            done = subprocess.run(
                [*as_root, "apt-get", *command],
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
            )
            if done.returncode:
                raise NoBrowser(f"{MISSING}\napt-get {command[0]} failed:\n{done.stderr[-2000:]}")
        found = find()
    if found is None:
        raise NoBrowser(MISSING)
    return found


if __name__ == "__main__":
    try:
        print(f"browser: {require()}")
    except NoBrowser as error:
        sys.exit(str(error))
