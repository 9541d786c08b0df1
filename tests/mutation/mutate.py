"""Mutation testing of the rules core: `make mutation` (ARGS="--sample 50 --seed 1").

Each mutant is one small change to one file of `unoflip_widgets/rules`: another comparison, a
number off by one, a dropped `not`, a dropped statement.  The rule tests run against it in a process
of their own; a mutant that no test notices survives and is printed with its place.  A seeded sample
gives a figure in minutes; `--sample 0` tries everything.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import io
import os
import random
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "unoflip_widgets" / "rules"
LONGEST = 90
"""Seconds after which a mutant that does not come to an end counts as noticed."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
LEFT_ALONE = ("__repr__", "_clip")
"""Functions whose exact words are no promise."""


class Mutant:
    """A changed module: where, what, and its code."""

    def __init__(self, file: Path, line: int, what: str, tree: ast.Module) -> None:
        self.file = file
        self.line = line
        self.what = what
        self.tree = tree

    @property
    def module(self) -> str:
        """The dotted name of the changed module."""
        parts = self.file.relative_to(ROOT).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.what}"


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Find what can be changed: a node, how, and for a list which of its elements."""
    pending: list[ast.AST] = [tree]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.FunctionDef) and node.name in LEFT_ALONE:
            continue
        if isinstance(node, (ast.AnnAssign, ast.Raise, ast.Assert)) or _is_text(node):
            continue
        if isinstance(node, ast.Compare):
            for place, op in enumerate(node.ops):
                if type(op) in SWAPS:
                    yield node, "compare", place
        elif isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp)) and type(node.op) in SWAPS:
            yield node, "operator", None
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, "drop not", None
        elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
            yield node, "constant", None
        elif isinstance(node, ast.If):
            yield node, "never", None
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list) and not isinstance(node, (ast.Module, ast.ClassDef)):
                for place, statement in enumerate(block):
                    if isinstance(
                        statement, (ast.Expr, ast.Assign, ast.AugAssign)
                    ) and not _is_text(statement):
                        yield node, f"drop {name}", place
        pending += [
            child
            for field, value in ast.iter_fields(node)
            if field not in ("annotation", "returns", "decorator_list", "args")
            for child in (value if isinstance(value, list) else [value])
            if isinstance(child, ast.AST)
        ]


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def change(node: ast.AST, how: str, place: int | None) -> str:
    """Change a node in place and say what was done."""
    before = ast.unparse(node).split("\n")[0][:60]
    if how == "compare":
        assert isinstance(node, ast.Compare)
        assert place is not None
        node.ops[place] = SWAPS[type(node.ops[place])]()  # type: ignore[call-overload]
    elif how == "operator":
        assert isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp))
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif how == "drop not":
        assert isinstance(node, ast.UnaryOp)
        node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
    elif how == "constant":
        assert isinstance(node, ast.Constant)
        value = node.value
        node.value = not value if isinstance(value, bool) else int(value) + 1  # type: ignore[arg-type]
    elif how == "never":
        assert isinstance(node, ast.If)
        node.test = ast.Constant(value=False)
    else:
        assert place is not None
        block = getattr(node, how.removeprefix("drop "))
        before = ast.unparse(block[place]).split("\n")[0][:60]
        block[place] = ast.Pass()
        return f"dropped `{before}`"
    return f"`{before}` became `{ast.unparse(node).split(chr(10))[0][:60]}`"


def mutants(files: Sequence[Path]) -> list[tuple[Path, int]]:
    """Count the places of each file: pairs of a file and the number of a place in it."""
    found = []
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found += [(file, number) for number, _ in enumerate(places(tree))]
    return found


def make(file: Path, number: int) -> Mutant:
    """Make one mutant."""
    tree = copy.deepcopy(ast.parse(file.read_text(encoding="utf-8")))
    node, how, place = list(places(tree))[number]
    line = getattr(node, "lineno", 0)
    if how.startswith("drop ") and place is not None:
        line = getattr(node, how.removeprefix("drop "))[place].lineno
    what = change(node, how, place)
    return Mutant(file, line, what, ast.fix_missing_locations(tree))


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the interpreter the changed module instead of the one on the disk."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: object = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Answer for the one changed module."""
        if name != self.mutant.module:
            return None
        package = self.mutant.file.name == "__init__.py"
        spec = importlib.machinery.ModuleSpec(
            name, self, origin=str(self.mutant.file), is_package=package
        )
        spec.has_location = True
        if package:
            spec.submodule_search_locations = [str(self.mutant.file.parent)]
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code."""
        exec(compile(self.mutant.tree, str(self.mutant.file), "exec"), module.__dict__)


def run_tests(mutant: Mutant) -> int:
    """Run the rule tests against a mutant, in this process; 0 if they notice nothing."""
    import pytest

    sys.meta_path.insert(0, Finder(mutant))
    arguments = [
        "-x",
        "-q",
        "-m",
        "not slow",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--no-header",
    ]
    arguments += ["--override-ini=addopts=--import-mode=importlib --doctest-modules"]
    arguments += ["tests/scenarios", "unoflip_widgets/rules", "tests/rules"]
    arguments += ["--deselect=tests/rules/test_bad_input.py::test_the_rules_core_needs_nothing_but"]
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        return int(pytest.main(arguments))


def noticed(mutant: Mutant) -> bool:
    """Whether a test fails on a mutant."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = run_tests(mutant)
        finally:
            os._exit(min(code, 100))
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status != 0
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def main() -> None:
    """Try a sample and print the figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=200, help="how many mutants; 0 for all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", help="only files whose name contains this")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    files = [
        file for file in sorted(RULES.rglob("*.py")) if not chosen.file or chosen.file in file.name
    ]
    every = mutants(files)
    some = every
    if chosen.sample and chosen.sample < len(every):
        some = random.Random(chosen.seed).sample(every, chosen.sample)
    survivors = []
    for count, (file, number) in enumerate(some, 1):
        mutant = make(file, number)
        if not noticed(mutant):
            survivors.append(mutant)
            print(f"survived  {mutant}", flush=True)
        if count % 20 == 0:
            print(f"{count} of {len(some)} tried, {len(survivors)} survived", flush=True)
    killed = len(some) - len(survivors)
    share = 100 * killed / len(some)
    print(f"{killed} of {len(some)} mutants noticed ({share:.1f} %), {len(every)} in all")


if __name__ == "__main__":
    main()
