"""The .ftl files: the same texts with the same variables in every language, and no junk."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .data import LOCALES, RULES, message_ids

FILES = ("cards", "events", "verdicts", "rules", "ui")
# Messages that build others and differ with the grammar of a language.
BUILDING = re.compile(
    r"(hue|digit|symbol-of|wild-of|(noun|adj|wild)-(nom|acc|gen|ins)|adj-neuter"
    r"|(face|color|cards)-(nom|acc|gen|ins)|points|penalty|direction-of|and|you)$"
)


class _Uses(Visitor):
    """The variables and messages a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        # grammatical forms of one argument are one argument
        self.variables.add(re.sub(r"-(acc|gen|ins|id|name)$", "", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def _source(locale: str, name: str) -> str:
    return (files("unoflip_widgets") / "locale" / locale / f"{name}.ftl").read_text("utf-8")


def _messages(locale: str) -> dict[str, ast.Message]:
    messages: dict[str, ast.Message] = {}
    for name in FILES:
        for entry in FluentParser().parse(_source(locale, name)).body:
            assert not isinstance(entry, ast.Junk), (
                f"{locale}/{name}.ftl: {str(entry.content)[:60]}"
            )
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{entry.id.name} twice in {locale}"
                messages[entry.id.name] = entry
    return messages


def _variables(messages: dict[str, ast.Message], name: str) -> set[str]:
    uses = _Uses()
    uses.visit(messages[name])
    return uses.variables.union(*(_variables(messages, other) for other in uses.messages))


MESSAGES = {locale: _messages(locale) for locale in LOCALES}
SAID = {
    locale: [name for name in messages if not BUILDING.match(name)]
    for locale, messages in MESSAGES.items()
}


@pytest.mark.parametrize("locale", ["ru", "pl"])
def test_every_text_is_in_every_language_in_the_same_order(locale: str) -> None:
    assert SAID[locale] == SAID["en"]


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_the_rules_core_may_ask_for_is_there_and_nothing_else(locale: str) -> None:
    asked = {*message_ids(), *(f"rule-{rule}" for rule in RULES)}
    asked |= {"side-light", "side-dark", "direction-clockwise", "direction-counterclockwise"}
    assert {name for name in SAID[locale] if not name.startswith("ui-")} == asked


@pytest.mark.parametrize("locale", ["ru", "pl"])
def test_a_text_uses_the_same_arguments_in_every_language(locale: str) -> None:
    for name in SAID["en"]:
        assert _variables(MESSAGES[locale], name) == _variables(MESSAGES["en"], name), name


@pytest.mark.parametrize("locale", LOCALES)
def test_only_rules_have_a_title_and_all_of_them_do(locale: str) -> None:
    for name, message in MESSAGES[locale].items():
        titles = [attribute.id.name for attribute in message.attributes]
        assert titles == (["title"] if name.startswith("rule-") else []), name


@pytest.mark.parametrize("locale", LOCALES)
def test_no_plural_misses_a_form(locale: str) -> None:
    forms = {"en": {"one"}, "ru": {"one", "few"}, "pl": {"one", "few"}}[locale]

    class Plurals(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            keys = {key.name for v in node.variants if isinstance(key := v.key, ast.Identifier)}
            if keys & {"few", "many"}:
                assert keys >= forms
            self.generic_visit(node)

    for message in MESSAGES[locale].values():
        Plurals().visit(message)


def test_who_holds_cards_in_russian_is_named_in_the_nominative() -> None:
    """A name is not inflected, so "у игрока Bo" is a last resort, and here none is needed."""
    folder = files("unoflip_widgets") / "locale" / "ru"
    for part in folder.iterdir():
        if part.name.endswith(".ftl"):
            assert "у игрока {" not in part.read_text("utf-8").lower(), part.name
