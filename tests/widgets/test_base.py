"""What all widgets have in common: what they take from the browser, and what stands beside them."""

from __future__ import annotations

import gc
import weakref
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from unoflip_widgets import Explorer, Lesson, Quiz, Replay, ScoreSheet, Table
from unoflip_widgets.rules import Round
from unoflip_widgets.teaching import locales, text
from unoflip_widgets.widgets import bundle
from unoflip_widgets.widgets.base import AskedWidget, BaseWidget, apology

MAKE = {
    "table": lambda locale: Table(Round.deal(["Ann", "Bo"], seed=1), locale=locale),
    "replay": lambda locale: Replay(Round.deal(["Ann", "Bo"], seed=1), locale=locale),
    "lesson": lambda locale: Lesson("flip", locale=locale),
    "quiz": lambda locale: Quiz(n=2, seed=1, locale=locale),
    "explorer": lambda locale: Explorer(locale=locale),
    "sheet": lambda locale: ScoreSheet(["Ann", "Bo"], locale=locale),
}


class Words(HTMLParser):
    """What of a page is read, and in which language."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said = ""
        self.languages: list[str | None] = []
        self._open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open.append(tag)
        self.languages += [value for name, value in attrs if name == "lang"]

    def handle_endtag(self, tag: str) -> None:
        self._open.remove(tag)

    def handle_data(self, data: str) -> None:
        if "style" not in self._open:
            self.said += data


@pytest.mark.parametrize("name", MAKE)
def test_the_browser_sets_only_what_it_may_on_every_widget(name: str) -> None:
    widget: Any = MAKE[name]("en")
    sent: list[Any] = []
    widget._send = lambda message, buffers=None: sent.append(message)
    assert isinstance(widget, BaseWidget)
    widget.set_state({"locale": "pl"})
    assert widget.locale == "pl"
    for wrong in ({"locale": "xx"}, {"_esm": "alert(1)"}, {"notice": {}, "sheet": {}, "_css": ""}):
        before = widget.get_state()
        refusals = widget.notice["n"] if isinstance(widget, AskedWidget) else 0
        sent.clear()
        widget.set_state(wrong)
        after = widget.get_state()
        assert {n: v for n, v in after.items() if n != "notice"} == {
            n: v for n, v in before.items() if n != "notice"
        }
        put_right = set().union(*(message.get("state", {}) for message in sent))
        assert put_right >= set(wrong) & set(widget.keys)
        if isinstance(widget, AskedWidget):
            assert widget.notice["n"] == refusals + 1
            assert widget.last_error == text("ui-notice-malformed", locale="pl")


@pytest.mark.parametrize("name", [name for name in MAKE if name not in ("replay", "sheet")])
def test_every_widget_that_is_asked_gives_a_sign_of_life(name: str) -> None:
    widget: Any = MAKE[name]("en")
    sent: list[Any] = []
    widget._send = lambda message, buffers=None: sent.append(message)
    widget._handle_custom_msg({"type": "hello"}, [])
    assert [message["content"] for message in sent] == [{"type": "here"}]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", MAKE)
def test_beside_a_widget_stands_what_to_do_where_it_is_not_shown(
    name: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[dict[str, str]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, **_: shown.append(data))
    MAKE[name](locale)._ipython_display_()
    assert "application/vnd.jupyter.widget-view+json" in shown[0]
    words = Words(shown[1]["text/html"])
    assert words.said == shown[1]["text/plain"] == text("apology", locale=locale)
    assert words.languages == [locale]
    assert [sorted(data) for data in shown[2:]] in ([], [["image/svg+xml", "text/plain"]])


@pytest.mark.parametrize("name", MAKE)
def test_a_closed_widget_is_let_go(name: str) -> None:
    widget: Any = MAKE[name]("en")
    gone = weakref.ref(widget)
    widget.close()
    del widget
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("content", [None, ""])
def test_a_bundle_that_is_not_there_is_named(
    content: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "_STATIC", tmp_path)
    if content is not None:
        (tmp_path / "lost.js").write_text(content)
    with pytest.raises(ImportError, match=r"lost\.js is missing or empty(?s:.*)pip install"):
        bundle.bundled("lost.js")


def test_the_apology_is_read_without_the_machinery_for_texts() -> None:
    for locale in locales():
        source = (files("unoflip_widgets") / "locale" / locale / "apology.ftl").read_text("utf-8")
        assert source.count(" = ") == 1, "one message, so that it can be read without a parser"
        assert apology(locale)["text/plain"] in source
