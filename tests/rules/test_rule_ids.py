"""Every rule of the rulebook has a test that names it, and every error code occurs in one."""

from __future__ import annotations

from pathlib import Path

import yaml

from unoflip_widgets.rules import ERROR_CODES
from unoflip_widgets.teaching import RULE_IDS

TESTS = Path(__file__).parent.parent
NOT_PLAYED = {"H-SILENT-1", "C-ERR-2"}
"""One has no text, the other cannot be seen by a program."""


def scenarios() -> list[dict[str, object]]:
    found = []
    for file in sorted((TESTS / "scenarios").glob("*/*.yaml")):
        found += yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


def named_in_tests() -> set[str]:
    """The rule ids in the scenarios, and those that a test in this folder names."""
    named = {rule for entry in scenarios() for rule in entry["rules"]}  # type: ignore[attr-defined]
    for file in Path(__file__).parent.glob("test_*.py"):
        if file.name != Path(__file__).name:
            text = file.read_text(encoding="utf-8")
            named |= {rule for rule in RULE_IDS if f"{rule}" in text}
    return {str(rule) for rule in named}


def test_every_rule_is_named_by_a_test() -> None:
    missing = set(RULE_IDS) - NOT_PLAYED - named_in_tests()
    assert not missing, sorted(missing)


def test_scenarios_name_only_rules_that_exist() -> None:
    known = set(RULE_IDS)
    for entry in scenarios():
        assert set(entry["rules"]) <= known, entry["id"]  # type: ignore[call-overload]


def test_every_error_code_occurs_in_a_test() -> None:
    text = "".join(
        file.read_text(encoding="utf-8")
        for file in [*TESTS.glob("scenarios/*/*.yaml"), *TESTS.glob("rules/test_*.py")]
        if file.name != Path(__file__).name
    )
    assert not [code for code in ERROR_CODES if code not in text]
