"""Every sentence a person reads, resolved from the ``.ftl`` files of `unoflip_widgets.locale`.

A message is an id with arguments, as it travels to the browser:
``{"id": "event-play", "args": {"player": "Bo", "card": "lB7", ...}}``. Some arguments are
recognized by their *name* and expanded before formatting, here and in the browser alike:

=================  ============================  ===========================================
argument           value                         variables it gives (x = the argument)
=================  ============================  ===========================================
``card``, ``top``  face on the wire (``"lB7"``)  ``$x``, ``$x-acc``, ``$x-gen``, ``$x-ins``
``cards``          list of such faces            ``$cards``: their names, joined
``color``,         color or ``"none"``           ``$x`` (masculine), ``$x-acc``, ``$x-gen``,
``force``                                        ``$x-ins``, ``$x-id`` (as given)
``players``        list of names                 ``$players``: joined, "and" before the last
``symbol``         ``"draw_one"``, ``"number"``  ``$symbol`` (as given), ``$symbol-name``
=================  ============================  ===========================================

A face on the wire is the letter of its side (``l``, ``d``, or ``c`` for classic) and its
notation; ``""`` is a card seen from behind. Face names are the messages ``face-nom``,
``face-acc``, ``face-gen`` and ``face-ins`` with ``$color-id`` and ``$symbol-id``, color names
``color-nom`` and so on with ``$color-id``. ``$symbol-id`` is a number for number cards, so
that the files can select on it. Numbers are written without a grouping separator, and an
empty list is a dash. Where ``you`` is ``"player"``, the reader is one of ``players``, comes first
and is called "you".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from unoflip_widgets.rules.cards import Color, parse_face
from unoflip_widgets.rules.errors import NotationError, brief

__all__ = [
    "RULE_IDS",
    "TextError",
    "UnknownText",
    "color_name",
    "face_name",
    "locales",
    "message_ids",
    "rule_text",
    "rule_title",
    "text",
]

_LOCALES = ("en", "ru", "pl")
_CASES = ("nom", "acc", "gen", "ins")
_FACES = ("card", "top")
_COLORS = ("color", "force")
_WORDS = frozenset({*_FACES, *_COLORS, "symbol"})
_COLOR_IDS = frozenset({*Color, "none"})
_EMPTY = "—"


class TextError(ValueError):
    """A text that cannot be written: an argument is missing or makes no sense."""


class UnknownText(KeyError):
    """There is no text, or no rule, of this id."""

    def __str__(self) -> str:
        # KeyError would show the sentence in quotes.
        return str(self.args[0])


def locales() -> tuple[str, ...]:
    """Return the languages there are texts in, the default first.

    Examples
    --------
    >>> locales()
    ('en', 'ru', 'pl')
    """
    return _LOCALES


def text(
    message: str | Mapping[str, Any],
    args: Mapping[str, Any] | None = None,
    locale: str = "en",
) -> str:
    """Write a message in a language.

    Parameters
    ----------
    message : str or mapping
        The id of a text, or a message with ``id`` and ``args``. ``"id.title"`` asks for an
        attribute.
    args : mapping, optional
        The arguments; they override those of the message.
    locale : {"en", "ru", "pl"}
        The language.

    Returns
    -------
    str
        The text, with plain quotes and spaces only.

    Raises
    ------
    ValueError
        For an unknown locale.
    UnknownText
        For an unknown id (a `KeyError`).
    TextError
        If an argument is missing or of the wrong form (a `ValueError`).

    Examples
    --------
    >>> text("why-matches-color", {"card": "lB7", "force": "blue"})
    'The blue 7 fits: blue is the color in force.'
    >>> text("event-deal", {"count": 7}, "pl")
    'Każdy dostaje 7 kart.'
    >>> text({"id": "event-keep", "args": {"player": "Бо", "you": "no"}}, locale="ru")
    'Бо оставляет взятую карту себе.'
    """
    if isinstance(message, str):
        name, given = message, {}
    else:
        name, given = message["id"], dict(message.get("args") or {})
    given.update(args or {})
    _check_locale(locale)
    return _format(name, _expand(name, given, locale), locale)


def face_name(face: str, locale: str = "en", case: str = "nom") -> str:
    """Name a face as seen on the wire.

    Parameters
    ----------
    face : str
        For example ``"lB7"``, ``"dW+c"``, ``"cY0"``; ``""`` for a card seen from behind.
    locale : {"en", "ru", "pl"}
        The language.
    case : {"nom", "acc", "gen", "ins"}
        The grammatical case; English makes no difference.

    Examples
    --------
    >>> face_name("lB7", "ru"), face_name("lB7", "ru", "acc"), face_name("dW+c")
    ('синяя семёрка', 'синюю семёрку', 'Wild Draw Color')
    """
    _check_locale(locale)
    _check_case(case)
    return _face(face, case, locale)


def color_name(color: str, locale: str = "en", case: str = "nom") -> str:
    """Name a color; in Russian and Polish as a masculine adjective.

    Parameters
    ----------
    color : str
        For example ``"red"`` or ``"teal"``; ``"none"`` if no color is in force.
    locale : {"en", "ru", "pl"}
        The language.
    case : {"nom", "acc", "gen", "ins"}
        The grammatical case.

    Examples
    --------
    >>> color_name("blue", "pl"), color_name("blue", "pl", "gen")
    ('niebieski', 'niebieskiego')
    """
    _check_locale(locale)
    _check_case(case)
    return _color(color, case, locale)


def rule_text(rule_id: str, locale: str = "en") -> str:
    """Say what a rule of the rulebook means, for somebody who learns the game.

    Parameters
    ----------
    rule_id : str
        For example ``"F-FLIP-6"``; all of them are in `RULE_IDS`.
    locale : {"en", "ru", "pl"}
        The language.

    Raises
    ------
    UnknownText
        If there is no such rule.

    Examples
    --------
    >>> rule_text("F-DRAW-4")
    'Once you have drawn, no other card may be played in that turn.'
    """
    return text(f"rule-{_check_rule(rule_id)}", locale=locale)


def rule_title(rule_id: str, locale: str = "en") -> str:
    """Name a rule in a few words.

    Parameters
    ----------
    rule_id : str
        For example ``"F-FLIP-6"``.
    locale : {"en", "ru", "pl"}
        The language.

    Raises
    ------
    UnknownText
        If there is no such rule.

    Examples
    --------
    >>> rule_title("F-DRAW-4")
    'Only the drawn card'
    """
    return text(f"rule-{_check_rule(rule_id)}.title", locale=locale)


def message_ids(locale: str = "en") -> tuple[str, ...]:
    """Return the ids of all texts of a language, in the order of the files.

    Examples
    --------
    >>> "event-play" in message_ids("pl")
    True
    """
    _check_locale(locale)
    return tuple(re.findall(r"^([a-zA-Z][\w-]*) *=", _source(locale), re.MULTILINE))


def _source(locale: str) -> str:
    folder = files("unoflip_widgets") / "locale" / locale
    parts = sorted(folder.iterdir(), key=lambda part: part.name)
    return "\n".join(part.read_text("utf-8") for part in parts if part.name.endswith(".ftl"))


def _check_locale(locale: str) -> None:
    if locale not in _LOCALES:
        raise ValueError(f"there are no texts in {locale!r}; the locales are {', '.join(_LOCALES)}")


def _check_case(case: str) -> None:
    if case not in _CASES:
        raise ValueError(f"there is no case {case!r}; the cases are {', '.join(_CASES)}")


def _check_rule(rule_id: str) -> str:
    if not isinstance(rule_id, str) or rule_id not in _RULES:
        raise UnknownText(f"there is no rule {brief(rule_id)}; a rule id looks like F-FLIP-6")
    return rule_id


@cache
def _bundle(locale: str) -> Any:
    # Fluent brings Babel along, which is slow to import: only when a text is asked for.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(_source(locale)))
    return bundle


def _format(name: str, variables: Mapping[str, Any], locale: str) -> str:
    bundle = _bundle(locale)
    message_id, _, attribute = name.partition(".")
    if not bundle.has_message(message_id):
        raise UnknownText(f"there is no text {brief(message_id)} in {locale!r}")
    message = bundle.get_message(message_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise UnknownText(f"there is no text {name!r} in {locale!r}")
    result, errors = bundle.format_pattern(pattern, variables)
    if errors:
        problems = "; ".join(str(error) for error in errors)
        raise TextError(f"cannot write {name!r} in {locale!r}: {problems}")
    return str(result)


def _expand(name: str, args: Mapping[str, Any], locale: str) -> dict[str, Any]:
    """Turn the arguments of a message into the variables of its text."""
    variables: dict[str, Any] = {}
    for key, value in args.items():
        if key in _WORDS and not isinstance(value, str):
            raise TextError(f"{key} of {name!r} is {brief(value)}; it has to be a word")
        if key in _FACES:
            for case in _CASES:
                variables[_cased(key, case)] = _face(value, case, locale)
        elif key in _COLORS:
            variables[f"{key}-id"] = value
            for case in _CASES:
                variables[_cased(key, case)] = _color(value, case, locale)
        elif key == "cards":
            variables[key] = _join(_face(face, "nom", locale) for face in _listed(name, key, value))
        elif key == "players":
            reader = [_format("you", {}, locale)] if args.get("you") == "player" else []
            variables[key] = _join_names([*reader, *map(str, _listed(name, key, value))], locale)
        elif key == "symbol":
            variables[key] = value
            variables["symbol-name"] = _symbol(value, locale)
        elif isinstance(value, bool) or not isinstance(value, str | int | float):
            raise TextError(f"{key} of {name!r} is {brief(value)}; texts take strings and numbers")
        else:
            variables[key] = value if isinstance(value, str) else _number(value)
    return variables


def _cased(key: str, case: str) -> str:
    return key if case == "nom" else f"{key}-{case}"


def _listed(name: str, key: str, value: Any) -> Sequence[Any]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise TextError(f"{key} of {name!r} is {brief(value)}; it has to be a list")
    if key == "cards" and not all(isinstance(face, str) for face in value):
        raise TextError(f"{key} of {name!r} is {brief(value)}; it has to be a list of faces")
    return value


def _join(names: Iterable[str]) -> str:
    return ", ".join(names) or _EMPTY


def _join_names(names: Sequence[str], locale: str) -> str:
    if len(names) < 2:
        return _join(names)
    return f"{_join(names[:-1])} {_format('and', {}, locale)} {names[-1]}"


def _number(value: float) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


@lru_cache(maxsize=4096)
def _face(face: str, case: str, locale: str) -> str:
    if face == "":
        color, symbol = "none", "back"
    else:
        try:
            parsed = parse_face(face[1:])
        except NotationError as error:
            raise TextError(f"{brief(face)} is no face: {error}") from None
        if face[0] not in "ldc":
            raise TextError(f"{face!r} is no face: it has to begin with l, d or c")
        color = parsed.color or "none"
        symbol = parsed.symbol.replace("_", "-")
    variables = {"color-id": str(color), "symbol-id": int(symbol) if symbol.isdigit() else symbol}
    return _format(f"face-{case}", variables, locale)


@lru_cache(maxsize=256)
def _color(color: str, case: str, locale: str) -> str:
    if color not in _COLOR_IDS:
        raise TextError(f"{brief(color)} is no color; the colors are {', '.join(Color)}, or none")
    return _format(f"color-{case}", {"color-id": str(color)}, locale)


@lru_cache(maxsize=256)
def _symbol(symbol: str, locale: str) -> str:
    name = "symbol-number" if symbol.isdigit() else f"symbol-{symbol.replace('_', '-')}"
    return _format(name, {}, locale)


RULE_IDS: tuple[str, ...] = tuple(
    name.removeprefix("rule-") for name in message_ids() if name.startswith("rule-")
)
"""The ids of all rules of the rulebook that have a text."""

_RULES = frozenset(RULE_IDS)
