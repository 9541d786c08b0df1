"""Grammar: names of faces and colors in every case, and counts, against tables written by hand."""

from __future__ import annotations

import pytest

from unoflip_widgets.rules import Color, Symbol, classic_deck, flip_deck
from unoflip_widgets.teaching import color_name, face_name, text, wire_face

CASES = ("nom", "acc", "gen", "ins")

# Russian: adjective with a feminine noun, then with "ноль" and as the name of a color.
RU_COLORS = {
    "red": ("красная красную красной красной", "красный красный красного красным"),
    "yellow": ("жёлтая жёлтую жёлтой жёлтой", "жёлтый жёлтый жёлтого жёлтым"),
    "green": ("зелёная зелёную зелёной зелёной", "зелёный зелёный зелёного зелёным"),
    "blue": ("синяя синюю синей синей", "синий синий синего синим"),
    "pink": ("розовая розовую розовой розовой", "розовый розовый розового розовым"),
    "teal": ("бирюзовая бирюзовую бирюзовой бирюзовой", "бирюзовый бирюзовый бирюзового бирюзовым"),
    "orange": (
        "оранжевая оранжевую оранжевой оранжевой",
        "оранжевый оранжевый оранжевого оранжевым",
    ),
    "purple": (
        "фиолетовая фиолетовую фиолетовой фиолетовой",
        "фиолетовый фиолетовый фиолетового фиолетовым",
    ),
}
RU_NOUNS = {
    "0": "ноль ноль нуля нулём",
    "1": "единица единицу единицы единицей",
    "2": "двойка двойку двойки двойкой",
    "3": "тройка тройку тройки тройкой",
    "4": "четвёрка четвёрку четвёрки четвёркой",
    "5": "пятёрка пятёрку пятёрки пятёркой",
    "6": "шестёрка шестёрку шестёрки шестёркой",
    "7": "семёрка семёрку семёрки семёркой",
    "8": "восьмёрка восьмёрку восьмёрки восьмёркой",
    "9": "девятка девятку девятки девяткой",
}
RU_CARD = "карта карту карты картой"
RU_SYMBOLS = {
    "draw_one": "«Возьмите одну»",
    "draw_two": "«Возьмите две»",
    "draw_five": "«Возьмите пять»",
    "reverse": "«Смените направление»",
    "skip": "«Пропустите ход»",
    "skip_everyone": "«Все пропускают ход»",
    "flip": "«Переверните»",
}
# Polish: adjective with a feminine noun, with "zero", and as the name of a color.
PL_COLORS = {
    color: (
        f"{stem}a {stem}ą {gen}ej {stem}ą",
        f"{neuter} {neuter} {gen}ego {masculine}m",
        f"{masculine} {masculine} {gen}ego {masculine}m",
    )
    for color, stem, gen, masculine, neuter in (
        ("red", "czerwon", "czerwon", "czerwony", "czerwone"),
        ("yellow", "żółt", "żółt", "żółty", "żółte"),
        ("green", "zielon", "zielon", "zielony", "zielone"),
        ("blue", "niebiesk", "niebieski", "niebieski", "niebieskie"),
        ("pink", "różow", "różow", "różowy", "różowe"),
        ("teal", "turkusow", "turkusow", "turkusowy", "turkusowe"),
        ("orange", "pomarańczow", "pomarańczow", "pomarańczowy", "pomarańczowe"),
        ("purple", "fioletow", "fioletow", "fioletowy", "fioletowe"),
    )
}
PL_NOUNS = {
    "0": "zero zero zera zerem",
    "1": "jedynka jedynkę jedynki jedynką",
    "2": "dwójka dwójkę dwójki dwójką",
    "3": "trójka trójkę trójki trójką",
    "4": "czwórka czwórkę czwórki czwórką",
    "5": "piątka piątkę piątki piątką",
    "6": "szóstka szóstkę szóstki szóstką",
    "7": "siódemka siódemkę siódemki siódemką",
    "8": "ósemka ósemkę ósemki ósemką",
    "9": "dziewiątka dziewiątkę dziewiątki dziewiątką",
}
PL_CARD = "karta kartę karty kartą"
PL_SYMBOLS = {
    "draw_one": "„Weź jedną”",
    "draw_two": "„Weź dwie”",
    "draw_five": "„Weź pięć”",
    "reverse": "„Zmiana kierunku”",
    "skip": "„Postój”",
    "skip_everyone": "„Postój dla wszystkich”",
    "flip": "„Odwróć”",
}
PL_WILDS = {
    "wild": "„Wybierz kolor”",
    "wild_draw_two": "„Wybierz kolor + weź dwie”",
    "wild_draw_color": "„Wybierz kolor + weź w tym kolorze”",
    "wild_draw_four": "„Wybierz kolor + weź cztery”",
}
RU_WILDS = {
    "wild": "дикая карта|дикую карту|дикой карты|дикой картой",
    "wild_draw_two": "|".join(
        f"{form} «Возьмите две»"
        for form in ("дикая карта", "дикую карту", "дикой карты", "дикой картой")
    ),
    "wild_draw_color": "|".join(
        f"{form} «Берите, пока не вытянете нужный цвет»"
        for form in ("дикая карта", "дикую карту", "дикой карты", "дикой картой")
    ),
    "wild_draw_four": "|".join(
        f"{form} цвета «+4»" for form in ("смена", "смену", "смены", "сменой")
    ),
}
FACES = sorted(
    {
        wire_face(card, side)
        for deck in (flip_deck(None), classic_deck())
        for card in deck.cards
        for side in deck.sides
    }
)


def _parts(face: str) -> tuple[str | None, str]:
    from unoflip_widgets.rules import parse_face

    parsed = parse_face(face[1:])
    return parsed.color, parsed.symbol


def _expected(locale: str, face: str, case: int) -> str:
    color, symbol = _parts(face)
    if color is None:
        if locale == "ru":
            return RU_WILDS[symbol].split("|")[case]
        return f"{PL_CARD.split()[case]} {PL_WILDS[symbol]}"
    russian = locale == "ru"
    forms = RU_COLORS[color] if russian else PL_COLORS[color][:2]
    nouns, symbols = (RU_NOUNS, RU_SYMBOLS) if russian else (PL_NOUNS, PL_SYMBOLS)
    card = RU_CARD if russian else PL_CARD
    adjective = forms[symbol == "0"].split()[case]
    if symbol in nouns:
        return f"{adjective} {nouns[symbol].split()[case]}"
    return f"{adjective} {card.split()[case]} {symbols[symbol]}"


def test_the_decks_show_every_face() -> None:
    # 4 colors with 13 symbols and 2 wilds on each side of UNO Flip; the same in classic UNO
    assert len(FACES) == 3 * (4 * 13 + 2)
    assert {_parts(face)[1] for face in FACES} == set(Symbol)


@pytest.mark.parametrize("locale", ["ru", "pl"])
@pytest.mark.parametrize("case", range(4), ids=CASES)
def test_a_face_agrees_in_gender_and_case(locale: str, case: int) -> None:
    for face in FACES:
        assert face_name(face, locale, CASES[case]) == _expected(locale, face, case), face


def test_english_faces_are_a_color_and_a_symbol() -> None:
    for face in FACES:
        color, symbol = _parts(face)
        words = symbol if symbol.isdigit() else symbol.replace("_", " ").title()
        expected = words if color is None else f"{color} {words}"
        assert {face_name(face, "en", case) for case in CASES} == {expected}


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en", ["hidden card"] * 4),
        ("ru", ["скрытая карта", "скрытую карту", "скрытой карты", "скрытой картой"]),
        ("pl", ["zakryta karta", "zakrytą kartę", "zakrytej karty", "zakrytą kartą"]),
    ],
)
def test_a_card_from_behind_has_a_name(locale: str, names: list[str]) -> None:
    assert [face_name("", locale, case) for case in CASES] == names


@pytest.mark.parametrize("color", list(Color))
def test_colors_alone_are_masculine(color: Color) -> None:
    for number, case in enumerate(CASES):
        assert color_name(color, "ru", case) == RU_COLORS[color][1].split()[number]
        assert color_name(color, "pl", case) == PL_COLORS[color][2].split()[number]
        assert color_name(color, "en", case) == color


def test_no_color_can_be_said() -> None:
    said = {color_name("none", locale, case) for locale in ("en", "ru", "pl") for case in CASES}
    assert said == {"no color", "без цвета", "bez koloru"}


@pytest.mark.parametrize(
    ("count", "ru", "pl"),
    [
        (0, "ноль карт", "zero kart"),
        (1, "1 карту", "1 kartę"),
        (2, "2 карты", "2 karty"),
        (3, "3 карты", "3 karty"),
        (4, "4 карты", "4 karty"),
        (5, "5 карт", "5 kart"),
        (10, "10 карт", "10 kart"),
        (11, "11 карт", "11 kart"),
        (12, "12 карт", "12 kart"),
        (14, "14 карт", "14 kart"),
        (20, "20 карт", "20 kart"),
        (21, "21 карту", "21 kart"),
        (22, "22 карты", "22 karty"),
        (25, "25 карт", "25 kart"),
        (101, "101 карту", "101 kart"),
        (102, "102 карты", "102 karty"),
        (111, "111 карт", "111 kart"),
        (112, "112 карт", "112 kart"),
    ],
)
def test_cards_are_counted_in_the_accusative(count: int, ru: str, pl: str) -> None:
    args = {
        "player": "Bo",
        "you": "no",
        "count": count,
        "part": "no",
        "cause": "turn",
        "missing": 0,
    }
    assert text("event-draw", args, "ru") == f"Bo берёт {ru}."
    assert text("event-draw", args, "pl") == f"Bo bierze {pl}."
    english = "no cards" if count == 0 else f"{count} card{'s' if count > 1 else ''}"
    assert text("event-draw", args) == f"Bo draws {english}."


@pytest.mark.parametrize(
    ("count", "ru", "pl"),
    [
        (1, "1 карта", "1 karta"),
        (2, "2 карты", "2 karty"),
        (5, "5 карт", "5 kart"),
        (21, "21 карта", "21 kart"),
        (64, "64 карты", "64 karty"),
    ],
)
def test_cards_are_counted_in_the_nominative(count: int, ru: str, pl: str) -> None:
    assert f"({ru})" in text("event-flip-draw", {"count": count}, "ru")
    assert f"({pl})" in text("event-flip-draw", {"count": count}, "pl")


@pytest.mark.parametrize(
    ("points", "ru", "pl", "en"),
    [
        (1, "1 очко", "1 punkt", "1 point"),
        (3, "3 очка", "3 punkty", "3 points"),
        (11, "11 очков", "11 punktów", "11 points"),
        (42, "42 очка", "42 punkty", "42 points"),
        (1234, "1234 очка", "1234 punkty", "1234 points"),
    ],
)
def test_points_are_counted(points: int, ru: str, pl: str, en: str) -> None:
    args = {"player": "Bo", "you": "no", "points": points}
    for locale, words in (("ru", ru), ("pl", pl), ("en", en)):
        assert words in text("event-round-over", args, locale)
