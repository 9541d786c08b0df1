"""The command ``python -m unoflip_widgets.teaching.lessons check FOLDER``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from .checks import check_folder
from .files import LessonError


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a folder of lessons, and say what is wrong with them.

    Parameters
    ----------
    arguments : sequence of str, optional
        The command line; that of the process if left out.

    Returns
    -------
    int
        0 if all is well, 1 if a lesson is at fault, 2 if there is nothing to check.
    """
    parser = argparse.ArgumentParser(prog="python -m unoflip_widgets.teaching.lessons")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="look through all lesson files of a folder")
    check.add_argument("folder", help="where the .toml files are")
    folder = parser.parse_args(arguments).folder
    try:
        lessons, faults = check_folder(folder)
    except LessonError as error:
        print(error, file=sys.stderr)
        return 2
    for fault in faults:
        print(fault, file=sys.stderr)
    bad = len({fault.file for fault in faults})
    print(f"{len(lessons)} lessons checked, {bad} with faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
