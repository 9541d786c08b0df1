"""Writes binder/requirements.txt: the pins of requirements/lab.txt, as repo2docker takes them.

repo2docker installs that file before the repository is copied, so it holds third-party
packages only; postBuild installs the package itself. What only Windows or macOS needs, and what
only serves to build, is left out.
"""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD_ONLY = {"editables", "hatchling", "uv"}
HEAD = (
    "# Written by `make lock` from requirements/lab.txt. postBuild installs the package itself.\n"
)


def pins(python: str) -> str:
    """Return the pins for CPython on Linux, one a line; `python` is its version, as ``3.13``."""
    from packaging.markers import Marker

    environment = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": "linux",
        "platform_system": "Linux",
        "os_name": "posix",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }
    lines = []
    text = (HERE.parent / "requirements" / "lab.txt").read_text()
    for pin, marker in re.findall(r"^(\S+==\S+?)(?: ; (.+?))? \\$", text, re.MULTILINE):
        if pin.partition("==")[0] in BUILD_ONLY:
            continue
        if not marker or Marker(marker).evaluate(environment):
            lines.append(pin)
    return HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    runtime = (HERE / "runtime.txt").read_text().strip().removeprefix("python-")
    (HERE / "requirements.txt").write_text(pins(runtime))
