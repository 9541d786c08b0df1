"""Mutation testing of the rules core: `make mutation` (ARGS="--sample 50 --seed 1").

Each mutant is one small change to one file of `unoflip_widgets/rules`: another comparison, a
number off by one, a dropped `not`, a dropped statement.  The rule tests run against it in a process
of their own, the quickest killers first; a mutant that no test notices survives and is printed with
its place.  A seeded sample gives a figure in minutes; `--sample 0` tries everything, and
`--at _engine.py:123` the mutants of one line.

Not mutated, because no test could or should notice: annotations and what only type checkers read,
docstrings, decorators, the words of a refusal (`raise`), `assert` and `zip(strict=True)`, which
only assert what holds anyway, and `__repr__`.

What survives for a good reason: a memo that is not kept or has another size (`events.py`,
`_catalog.py`), a short way that is not taken where the long one gives the same (`Round.apply`,
`Engine.look_ahead`, `certainly_legal`), a first value that is always overwritten, and another
threshold or step where no value lies between (a direction is 1 or -1; of arrivals only the order
counts).
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import io
import math
import os
import random
import resource
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import ModuleType

# Loaded here, before the first fork, so that it is not loaded for each mutant anew.
import hypothesis
import hypothesis.strategies
import pytest
import yaml  # noqa: F401

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "unoflip_widgets" / "rules"
OPTIONS = ["-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header"]
OPTIONS += ["--override-ini=addopts=--import-mode=importlib --doctest-modules"]
OPTIONS += ["--deselect=tests/rules/test_golden.py::test_another_process_with_another_hash_seed"]
OPTIONS += ["--ignore=tests/rules/test_rule_ids.py"]
OPTIONS += ["--deselect=tests/rules/test_bad_input.py::test_the_rules_core_needs_nothing_but"]
"""Left out: what starts a process of its own, for it would meet the unchanged rules there, and
what looks at the tests instead of the rules."""
STAGES = (
    ["tests/rules/test_golden.py", "tests/rules/test_series.py", "tests/rules/test_copies.py"],
    [f"tests/rules/test_{name}.py" for name in ("notation", "record_lines", "reasons", "seats")],
    ["tests/scenarios/test_scenarios.py", "tests/rules/test_perft.py"],
    ["unoflip_widgets/rules", "tests/rules", "--ignore=tests/rules/test_conformance.py"],
    ["tests/rules/test_conformance.py"],
)
"""The tests in the order in which they run: what notices most in the least time comes first."""
MEMORY = 4 << 30

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
        if isinstance(node, (ast.Raise, ast.Assert)) or _is_text(node) or _is_for_types(node):
            continue
        if isinstance(node, ast.keyword) and node.arg == "strict":
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
            if field not in ("annotation", "returns", "decorator_list")
            for child in (value if isinstance(value, list) else [value])
            if isinstance(child, ast.AST)
        ]


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


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


def run_tests(mutant: Mutant | None, stage: int, longest: int) -> int:
    """Run some tests against a mutant, in this process; 0 if they notice nothing."""
    resource.setrlimit(resource.RLIMIT_CPU, (longest, longest))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if mutant is not None:
        sys.meta_path.insert(0, Finder(mutant))
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        importlib.import_module("unoflip_widgets.rules")  # a mutant may fail here already
        return int(pytest.main([*OPTIONS, *STAGES[stage]]))


def noticed(mutant: Mutant | None, stage: int, longest: int) -> bool:
    """Whether a test fails, or takes more seconds of the processor than it may."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = run_tests(mutant, stage, longest)
        finally:
            os._exit(min(code, 100))
    return os.waitpid(child, 0)[1] != 0


def limits() -> list[int]:
    """Seconds each stage may take: several times what the unchanged rules need, which must pass."""
    found = []
    for stage, tests in enumerate(STAGES):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        if noticed(None, stage, 600):
            sys.exit(f"the unchanged rules fail in {tests}")
        found.append(5 + 4 * int(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before))
    return found


def interval(part: int, of: int) -> str:
    """The 95 % interval (Wilson) of a share, in percent."""
    share, z = part / of, 1.96
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return f"{100 * (middle - half):.1f} to {100 * (middle + half):.1f} %"


def main() -> None:
    """Try a sample and print the figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=200, help="how many mutants; 0 for all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", default="", help="only files whose name contains this")
    parser.add_argument("--at", action="append", help="only this place, such as _engine.py:123")
    chosen = parser.parse_args()
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None)
    hypothesis.settings.load_profile("mutants")
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    every = mutants([file for file in sorted(RULES.rglob("*.py")) if chosen.file in file.name])
    some = every
    if chosen.at:
        some = [
            (file, number)
            for file, number in every
            if f"{file.name}:{make(file, number).line}" in chosen.at
        ]
    elif chosen.sample and chosen.sample < len(every):
        some = random.Random(chosen.seed).sample(every, chosen.sample)
    allowed = limits()
    by_stage = [0] * len(STAGES)
    for count, (file, number) in enumerate(some, 1):
        mutant = make(file, number)
        for stage, longest in enumerate(allowed):
            if noticed(mutant, stage, longest):
                by_stage[stage] += 1
                break
        else:
            print(f"survived  {mutant}", flush=True)
        if count % 20 == 0:
            print(f"{count} of {len(some)} tried, {count - sum(by_stage)} survived", flush=True)
    killed = sum(by_stage)
    share = f"{100 * killed / len(some):.1f} %, 95 % interval {interval(killed, len(some))}"
    print(f"{killed} of {len(some)} mutants noticed ({share}), {len(every)} in all")
    print(f"noticed by stage: {by_stage}")


if __name__ == "__main__":
    main()
