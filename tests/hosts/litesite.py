"""Builds a JupyterLite site that needs no network: our wheel, Pyodide from npm, pinned wheels.

Nothing is installed when a notebook runs. What the kernel needs stands in the site's own
``pyodide-lock.json`` and is loaded when Pyodide starts, so a notebook runs there unchanged.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

from packaging.markers import Marker
from packaging.utils import canonicalize_name, parse_wheel_filename

KERNEL = "@jupyterlite/pyodide-kernel-extension"
BROWSER = {
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "os_name": "posix",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
}


def run(*command: object, cwd: Path) -> None:
    """Run a command; show what it said if it fails."""
    done = subprocess.run([str(c) for c in command], cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command}\n{done.stdout}\n{done.stderr}")


def build(root: Path, hosts: Path, folder: Path) -> Path:
    """Build the site and return its folder.

    Parameters
    ----------
    root
        The project.
    hosts
        The environment that holds JupyterLite.
    folder
        An empty folder to work in.
    """
    wheels = folder / "wheels"
    wheels.mkdir()
    python = hosts / "bin" / "python"
    own = ["--no-deps", "--no-build-isolation", "--quiet", "--wheel-dir", wheels]
    run(python, "-m", "pip", "wheel", *own, root, cwd=folder)
    download(root / "requirements" / "lite.txt", python, wheels, folder)
    extension = hosts / "share" / "jupyter" / "labextensions" / KERNEL
    for wheel in (extension / "static" / "pypi").glob("*.whl"):
        if not wheel.name.startswith("widgetsnbextension-3"):
            name = parse_wheel_filename(wheel.name)[0]
            for other in wheels.glob(f"{name.replace('-', '_')}-*.whl"):
                other.unlink()  # JupyterLite's own stand-in goes before the real one
            shutil.copy(wheel, wheels)

    contents = folder / "contents"
    contents.mkdir()
    for notebook in (root / "examples").glob("*.ipynb"):
        content = json.loads(notebook.read_text())
        content["metadata"]["kernelspec"]["name"] = "python"
        (contents / notebook.name).write_text(json.dumps(content))

    packages = sorted(canonicalize_name(parse_wheel_filename(w.name)[0]) for w in wheels.iterdir())
    settings = {
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": packages},
    }
    lite = folder / "lite"
    lite.mkdir()
    (lite / "jupyter-lite.json").write_text(
        json.dumps(
            {
                "jupyter-lite-schema-version": 0,
                "jupyter-config-data": {
                    "exposeAppInBrowser": True,
                    "disabledExtensions": ["@jupyterlab/apputils-extension:announcements"],
                    "litePluginSettings": {f"{KERNEL}:kernel": settings},
                },
            }
        )
    )
    site = folder / "site"
    jupyter = hosts / "bin" / "jupyter-lite"
    run(
        jupyter, "build", "--lite-dir", lite, "--contents", contents, "--output-dir", site,
        cwd=folder,
    )  # fmt: skip
    pyodide = site / "static" / "pyodide"
    shutil.copytree(root / "tests" / "hosts" / "node_modules" / "pyodide", pyodide)
    for wheel in wheels.iterdir():
        shutil.copy(wheel, pyodide)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text())
    lock["packages"] = {}
    for wheel in sorted(wheels.iterdir()):
        entry = describe(wheel)
        lock["packages"][canonicalize_name(entry["name"])] = entry
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock))
    return site


def download(pins: Path, python: Path, wheels: Path, folder: Path) -> None:
    """Get the pinned wheels, those that are pure and that a browser needs."""
    chosen = []
    for line in re.split(r"\n(?=\S)", pins.read_text()):
        head, _, hashes = line.partition("\\\n")
        pin, _, marker = head.strip().partition(" ; ")
        if not marker or Marker(marker).evaluate({**BROWSER, "python_version": "3.14"}):
            chosen.append(f"{pin} \\\n{hashes}")
    file = folder / "lite.txt"
    file.write_text("\n".join(chosen))
    run(
        python, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes",
        "--only-binary", ":all:", "--implementation", "py", "--abi", "none", "--platform", "any",
        "--python-version", "3.14", "--requirement", file, "--dest", wheels,
        cwd=folder,
    )  # fmt: skip


def describe(wheel: Path) -> dict[str, object]:
    """Describe a wheel as ``pyodide-lock.json`` does."""
    name, version, _, _ = parse_wheel_filename(wheel.name)
    with zipfile.ZipFile(wheel) as archive:
        tops = {n.split("/")[0] for n in archive.namelist() if n.endswith(".py")}
    return {
        "name": name,
        "version": str(version),
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "imports": sorted(t.removesuffix(".py") for t in tops if not t.endswith(".dist-info")),
        "depends": [],
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }


def environment() -> dict[str, str]:
    """Return the environment for the hosts' own processes."""
    return {k: v for k, v in os.environ.items() if k != "VIRTUAL_ENV"}
