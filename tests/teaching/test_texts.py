"""Every message, with every choice of arguments, is a proper sentence; the resolver is strict."""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from unoflip_widgets.rules import REASONS
from unoflip_widgets.teaching import (
    RULE_IDS,
    TextError,
    UnknownText,
    color_name,
    face_name,
    locales,
    message_ids,
    rule_text,
    rule_title,
    text,
)

from . import data

NOUNS = ("phase-", "symbol-")


def _variants(name: str) -> Iterator[dict[str, Any]]:
    """Arguments for a message, each of its choices tried (pairs of them, where there are two)."""
    yield data.ARGS
    for (first, ones), (second, others) in itertools.combinations(data.CHOICES.items(), 2):
        if first in ("you", "count", "jump", "guilty") or second in ("you", "missing"):
            for one, other in itertools.product(ones, others):
                yield data.ARGS | {first: one, second: other}


def _sentences(name: str, locale: str) -> set[str]:
    return {text(name, args, locale) for args in _variants(name)}


def _tidy(said: str) -> None:
    assert not re.search(r"[{}$]|  |^\s|\s$|\s[.,:;!?]|\.\.|[.,:]{2}|None", said), said
    assert "\n" not in said, said


@pytest.mark.parametrize("locale", data.LOCALES)
@pytest.mark.parametrize("name", data.message_ids())
def test_a_message_is_a_tidy_sentence(name: str, locale: str) -> None:
    for said in _sentences(name, locale):
        _tidy(said)
        if not name.startswith(NOUNS):
            assert said[-1] in ".?", said
            assert re.match(r"[A-ZА-ЯŁŚŻ„«“]", said), said


@pytest.mark.parametrize("name", data.message_ids())
def test_no_two_languages_say_the_same(name: str) -> None:
    args = data.ARGS | {"card": "lB7"}
    assert len({text(name, args, locale) for locale in data.LOCALES}) == 3


@pytest.mark.parametrize("locale", data.LOCALES)
def test_no_two_reasons_say_the_same(locale: str) -> None:
    said = [text(f"why-{reason.replace('_', '-')}", data.ARGS, locale) for reason in REASONS]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("locale", data.LOCALES)
def test_the_reader_is_spoken_to(locale: str) -> None:
    args = data.ARGS | {"you": "player"}
    for kind in ("play", "draw", "keep", "uno", "accept", "round-over"):
        assert "Ann" not in text(f"event-{kind}", args, locale)
    for kind in ("challenge", "catch", "false-catch", "swap-hands", "offer", "verdict"):
        assert "Bo" not in text(f"event-{kind}", data.ARGS | {"you": "target"}, locale)


@pytest.mark.parametrize("locale", data.LOCALES)
def test_each_cause_of_drawing_is_told_apart(locale: str) -> None:
    said = {text("event-draw", data.ARGS | {"cause": cause}, locale) for cause in data.CAUSES}
    assert len(said) == len(data.CAUSES)


def test_samples() -> None:
    args: dict[str, Any] = {
        "player": "Аня",
        "card": "lB+1",
        "color": "none",
        "jump": "no",
        "you": "no",
    }
    assert text("event-play", args, "ru") == "Аня кладёт синюю карту «Возьмите одну»."
    args |= {"card": "dW+c", "color": "teal", "you": "player"}
    assert text("event-play", args) == "You play the Wild Draw Color, calling teal."
    assert (
        text("event-play", args, "pl")
        == "Kładziesz kartę „Wybierz kolor + weź w tym kolorze”, wybierając kolor: turkusowy."
    )
    args = {"card": "lB7", "force": "red", "top": "lR+1"}
    assert (
        text("why-not-playable", args, "pl")
        == "Nie pasuje niebieska siódemka: obowiązujący kolor to czerwony, a z kartą na wierzchu "
        "(czerwona karta „Weź jedną”) nie łączy jej ani numer, ani symbol."
    )


# The browser says the same: js/test/text.test.ts.
@pytest.mark.parametrize(
    ("players", "you", "said"),
    [
        (["Ann"], "no", ("Ann loses a turn.", "Ann пропускает ход.", "Ann traci kolejkę.")),
        (
            ["Ann", "Cy"],
            "no",
            ("Ann and Cy lose a turn.", "Ann и Cy пропускают ход.", "Ann i Cy tracą kolejkę."),
        ),
        (
            ["Ann", "Bo", "Cy"],
            "no",
            (
                "Ann, Bo and Cy lose a turn.",
                "Ann, Bo и Cy пропускают ход.",
                "Ann, Bo i Cy tracą kolejkę.",
            ),
        ),
        ([], "player", ("You lose a turn.", "Вы пропускаете ход.", "Tracisz kolejkę.")),
        (
            ["Cy"],
            "player",
            ("You and Cy lose a turn.", "Вы и Cy пропускаете ход.", "Ty i Cy tracicie kolejkę."),
        ),
        (
            ["Bo", "Cy"],
            "player",
            (
                "You, Bo and Cy lose a turn.",
                "Вы, Bo и Cy пропускаете ход.",
                "Ty, Bo i Cy tracicie kolejkę.",
            ),
        ),
    ],
)
def test_names_are_joined_and_the_reader_comes_first(
    players: list[str], you: str, said: tuple[str, ...]
) -> None:
    args = {"players": players, "count": len(players) + (you == "player"), "you": you}
    assert tuple(text("event-skip", args, locale) for locale in data.LOCALES) == said


def test_a_list_of_nobody_is_a_dash() -> None:
    assert text("ui-series-over", {"players": []}) == "Series over. Winner: —"


@pytest.mark.parametrize("locale", data.LOCALES)
def test_of_an_empty_hand_nothing_is_shown(locale: str) -> None:
    args = {"player": "Ann", "target": "Bo", "cards": [], "count": 0}
    for you in data.CHOICES["you"]:
        said = text("event-reveal", args | {"you": you}, locale)
        assert "—" not in said
        assert ("Bo" in said) == (you != "target")


def test_names_are_written_as_they_are() -> None:
    name = "{ $x } <b>Ann</b> \u202eda"
    assert name in text("event-dealer", {"player": name, "you": "no"}, "ru")


# -- rules ---------------------------------------------------------------------------------


def test_every_rule_of_the_rulebook_has_a_text_and_no_other() -> None:
    assert RULE_IDS == data.RULES


@pytest.mark.parametrize("locale", data.LOCALES)
def test_rule_texts_are_short_tidy_sentences(locale: str) -> None:
    for rule in data.RULES:
        said, title = rule_text(rule, locale), rule_title(rule, locale)
        _tidy(said)
        _tidy(title)
        assert said[-1] in ".?", rule
        assert re.match(r"[A-ZА-ЯŁŚŻ„«“1]", said), rule
        assert len(said) <= 300, rule
        assert title[-1] not in ".:,", rule
        assert len(title) <= 48, rule
        assert re.match(r"[A-ZА-ЯŁŚŻ„«“]", title), rule


def test_no_rule_is_left_untranslated() -> None:
    for rule in data.RULES:
        assert len({rule_text(rule, locale) for locale in data.LOCALES}) == 3, rule
        assert len({rule_title(rule, locale) for locale in data.LOCALES}) >= 2, rule


@pytest.mark.parametrize(
    ("rule", "numbers"),
    [
        ("F-DECK-1", {"112"}),
        ("F-DECK-2", {"1", "9", "4"}),
        ("F-SCORE-3", {"1", "9", "10", "20", "30", "40", "50", "60"}),
        ("F-SERIES-1", {"500"}),
        ("F-DECK-6", {"2", "10"}),
        ("C-DECK-1", {"108", "0", "1", "9", "4"}),
        ("C-SCORE-1", {"0", "9", "20", "50"}),
        ("H-PTS-1", {"200"}),
        ("H-PTS-2", {"300"}),
    ],
)
@pytest.mark.parametrize("locale", data.LOCALES)
def test_rules_name_their_numbers(rule: str, numbers: set[str], locale: str) -> None:
    said = re.sub(r"«\+4»", "", rule_text(rule, locale))
    assert set(re.findall(r"\d+", said)) == numbers


@pytest.mark.parametrize("rule", ["H-SILENT-1", "C-ERR-2"])
def test_what_cannot_be_played_says_so(rule: str) -> None:
    words = {"en": "does not play", "ru": "не играет", "pl": "nie gra"}
    for locale, word in words.items():
        assert word in rule_text(rule, locale)


# -- the resolver --------------------------------------------------------------------------


def test_the_locales() -> None:
    assert locales() == data.LOCALES


@pytest.mark.parametrize("call", [text, rule_text, rule_title])
def test_an_unknown_locale_names_the_known_ones(call: Any) -> None:
    with pytest.raises(ValueError, match=r"'de'.*en, ru, pl"):
        call("why-round-over" if call is text else "F-DECK-1", locale="de")


def test_unknown_names_are_refused() -> None:
    with pytest.raises(UnknownText, match=r"^there is no text 'event-explode' in 'pl'$"):
        text("event-explode", locale="pl")
    with pytest.raises(KeyError):
        text("why-round-over.title")
    with pytest.raises(UnknownText, match="F-FLIP-99"):
        rule_text("F-FLIP-99")
    with pytest.raises(UnknownText, match="no rule"):
        rule_title("")
    with pytest.raises(ValueError, match="nom, acc, gen, ins"):
        face_name("lB7", case="dat")
    with pytest.raises(ValueError, match="nom, acc, gen, ins"):
        color_name("red", case="voc")


def test_a_fine_is_of_as_many_cards_as_were_agreed() -> None:
    """0 to 10 cards can be agreed for each slip, so the rule gives no number as the only one."""
    for locale, usually in (("en", "usually two"), ("ru", "обычно две"), ("pl", "zwykle dwie")):
        assert usually in text("rule-H-FALSE-1", locale=locale)


@pytest.mark.parametrize("locale", data.LOCALES)
def test_a_missing_argument_is_never_printed(locale: str) -> None:
    with pytest.raises(TextError, match="player"):
        text("event-dealer", {}, locale)
    with pytest.raises(TextError, match="event-play"):
        text("event-play", {"player": "Bo"}, locale)
    args = {"player": "Bo", "you": "no", "part": "no", "cause": "turn", "missing": 0}
    with pytest.raises(TextError):
        text("event-draw", args, locale)


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        ({"card": "B7"}, "no face"),
        ({"card": "xB7"}, "begin with l, d or c"),
        ({"card": "lQ7"}, "no face"),
        ({"top": "l"}, "no face"),
        ({"cards": "lB7"}, "has to be a list"),
        ({"players": "Bo"}, "has to be a list"),
        ({"color": "violet"}, "no color"),
        ({"force": "reddish"}, "red, yellow, green, blue"),
        ({"player": None}, "strings and numbers"),
        ({"guilty": True}, "strings and numbers"),
        ({"card": None}, "has to be a word"),
        ({"color": ["red"]}, "has to be a word"),
        ({"symbol": 7}, "has to be a word"),
        ({"cards": ["lB7", None]}, "has to be a list of faces"),
        ({"symbol": "draw_nine"}, "no text 'symbol-draw-nine'"),
    ],
)
def test_a_bad_argument_is_refused(args: dict[str, Any], problem: str) -> None:
    with pytest.raises((TextError, UnknownText), match=problem):
        text("event-void", args)


def test_a_message_can_be_given_as_it_travels() -> None:
    message = {"id": "event-dealer", "args": {"player": "Ann", "you": "no"}}
    assert text(message) == "Ann deals."
    assert text(message, {"player": "Bo", "you": "no"}, "pl") == "Rozdaje Bo."
    assert message["args"] == {"player": "Ann", "you": "no"}
    assert text({"id": "why-round-over"}) == "The round is over."
    assert text("rule-F-DRAW-4.title") == rule_title("F-DRAW-4")


def test_message_ids_lists_the_files() -> None:
    assert {*data.message_ids()} <= {*message_ids("ru")}
    with pytest.raises(ValueError, match="'xx'"):
        message_ids("xx")


def test_fluent_is_loaded_only_when_a_text_is_asked_for() -> None:
    code = (
        "import sys, unoflip_widgets.teaching as t\n"
        "loaded = [name for name in sys.modules if name.split('.')[0] in ('fluent', 'babel')]\n"
        "assert not loaded, loaded\n"
        "t.text('why-round-over')\n"
        "assert 'fluent.runtime' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
