"""The texts of questions, quiz and explorer: the same in every language, and all of them in use."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import unoflip_widgets
from unoflip_widgets.teaching.questions import TOPICS

from .data import LOCALES

FILES = ("questions", "quiz", "explorer")
PACKAGE = Path(unoflip_widgets.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        # grammatical forms of one argument are one argument
        self.found.add(re.sub(r"-(acc|gen|ins|id|name)$", "", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found |= {"count"} if node.id.name.startswith("cards-") else set()
        self.found |= {"points"} if node.id.name == "points" else set()


def _read(locale: str, name: str) -> dict[str, set[str]]:
    source = (files("unoflip_widgets") / "locale" / locale / f"{name}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), str(entry.content)[:80]
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            uses = _Variables()
            uses.visit(entry)
            found[entry.id.name] = uses.found
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_texts_with_the_same_arguments(name: str, locale: str) -> None:
    texts, english = _read(locale, name), _read("en", name)
    assert list(texts) == list(english)
    assert texts == english


@pytest.mark.parametrize("locale", LOCALES)
def test_no_plural_misses_a_form(locale: str) -> None:
    forms = {"en": {"one"}, "ru": {"one", "few"}, "pl": {"one", "few"}}[locale]

    class Plurals(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            keys = {key.name for v in node.variants if isinstance(key := v.key, ast.Identifier)}
            if keys & {"one", "few", "many"}:
                assert keys >= forms
            self.generic_visit(node)

    for name in FILES:
        path = files("unoflip_widgets") / "locale" / locale / f"{name}.ftl"
        Plurals().visit(FluentParser().parse(path.read_text("utf-8")))


def test_questions_have_no_text_that_nothing_says() -> None:
    code = "".join(path.read_text() for path in (PACKAGE / "teaching" / "questions").glob("*.py"))
    code += "".join((PACKAGE / "widgets" / f"{name}.py").read_text() for name in ("quiz", "papers"))
    for name in _read("en", "questions"):
        if name.startswith("topic-"):
            assert name.removeprefix("topic-") in TOPICS
        elif name.startswith("tell-option-"):
            assert f'"{name.removeprefix("tell-option-").replace("-", "_")}"' in code
        else:
            short = re.sub(r"^option-(part-|fits-)?", "", name)
            assert f'"{name}"' in code or f'"{short}"' in code, name
