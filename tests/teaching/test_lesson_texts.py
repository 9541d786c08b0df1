"""The texts of lessons and their labels: the same ones, with the same variables, everywhere."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from unoflip_widgets.teaching import locales

NAMES = ("lessons", "panel")


class _Uses(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.rules: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        # grammatical forms of one argument are one argument
        self.variables.add(re.sub(r"-(acc|gen|ins|id|name)$", "", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name.startswith("rule-"):
            self.rules.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {key.name for v in node.variants if isinstance(key := v.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def uses(locale: str, name: str) -> dict[str, _Uses]:
    source = (files("unoflip_widgets") / "locale" / locale / f"{name}.ftl").read_text("utf-8")
    found: dict[str, _Uses] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), str(entry.content)[:60]
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = _Uses()
            found[entry.id.name].visit(entry)
    return found


ALL = {(locale, name): uses(locale, name) for locale in locales() for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("locale", ["ru", "pl"])
def test_the_same_texts_in_the_same_order(locale: str, name: str) -> None:
    assert list(ALL[locale, name]) == list(ALL["en", name])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("locale", ["ru", "pl"])
def test_the_same_variables_and_the_same_rules(locale: str, name: str) -> None:
    for message, there in ALL[locale, name].items():
        english = ALL["en", name][message]
        assert there.variables == english.variables, message
        assert there.rules == english.rules, message


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("locale", locales())
def test_the_files_keep_to_their_ids(locale: str, name: str) -> None:
    prefixes = {"lessons": ("lesson-",), "panel": ("ui-lesson-", "ui-sheet", "ui-task-")}[name]
    assert all(message.startswith(prefixes) for message in ALL[locale, name])


@pytest.mark.parametrize("name", ["lessons", "questions", "rules", "events", "verdicts"])
def test_one_thing_has_one_word(name: str) -> None:
    """Cards are played and colors are called; nothing else is meant by other words."""
    english = (files("unoflip_widgets") / "locale" / "en" / f"{name}.ftl").read_text("utf-8")
    said = re.sub(r"(?m)^(#.*|[\w-]+ = )", "", english)
    assert not re.search(r"\b(lays|laying|laid(?! open)|may lay|[Yy]ou lay)\b", said)
    assert not re.search(r"\b([Nn]ames?|naming|named) (a|any|the) (\w+ )?color\b", said)
