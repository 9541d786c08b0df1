"""What a lesson says: the same sentence in every language, ready to be shown.

The texts of the lessons are many and are not part of the front end, so they travel as they are:
a mapping of language to sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from unoflip_widgets.rules import Card, Event, Position, Round, follow, settle

from ..explanations import message_for, wire_face
from ..texts import locales, message_ids, rule_text, text

__all__ = [
    "ANNOUNCED",
    "Text",
    "captions",
    "deeds",
    "face_on_top",
    "hand_keys",
    "joined",
    "known",
    "reasons",
    "rule_says",
    "said",
    "watched",
]

Text = dict[str, str]
"""A text by language."""


def said(message: str | Mapping[str, Any], args: Mapping[str, Any] | None = None) -> Text:
    """Say a message in every language.

    Parameters
    ----------
    message : str or mapping
        The id of a text, or a message with ``id`` and ``args``.
    args : mapping, optional
        The arguments.

    Examples
    --------
    >>> said("side-dark")
    {'en': 'dark side', 'ru': 'тёмная сторона', 'pl': 'ciemna strona'}
    """
    return {locale: text(message, args, locale) for locale in locales()}


def rule_says(rule: str) -> Text:
    """Say what a rule means in every language.

    Examples
    --------
    >>> rule_says("F-DRAW-6")["en"]
    'You draw once, not until something fits.'
    """
    return {locale: rule_text(rule, locale) for locale in locales()}


def reasons(say: Iterable[Mapping[str, Any]], rules: Sequence[str]) -> list[Text]:
    """Say why, in every language; where nobody has a word for it, what the first rules mean.

    Parameters
    ----------
    say : iterable of mapping
        The reasons, as messages.
    rules : sequence of str
        The ids of the rules behind them.

    Examples
    --------
    >>> reasons([], ["F-DRAW-6"])[0]["en"]
    'You draw once, not until something fits.'
    """
    return [said(message) for message in say] or [rule_says(rule) for rule in rules[:2]]


def joined(texts: Iterable[Text], mark: str = " ") -> Text:
    """Put texts one after the other, language by language.

    Examples
    --------
    >>> joined([{"en": "One."}, {"en": "Two."}])
    {'en': 'One. Two.'}
    """
    listed = list(texts)
    spoken = [locale for locale in locales() if all(locale in part for part in listed)]
    return {locale: mark.join(part[locale] for part in listed) for locale in spoken}


def known(message_id: str) -> bool:
    """Whether there is a text of this id.

    Examples
    --------
    >>> known("side-dark"), known("no-such-text")
    (True, False)
    """
    return message_id in _ids()


def _ids() -> frozenset[str]:
    if not _KNOWN:
        _KNOWN.append(frozenset(message_ids()))
    return _KNOWN[0]


_KNOWN: list[frozenset[str]] = []


def watched(start: Position, events: Iterable[Event]) -> list[tuple[Event, Position]]:
    """Pair events with the position after each of them.

    Parameters
    ----------
    start : Position
        The position before the first one.
    events : iterable of Event
        What happened.
    """
    position, seen = settle(start), []
    for event in events:
        position = follow(position, event)
        seen.append((event, position))
    return seen


def captions(start: Position, events: Sequence[Event], viewer: str | None) -> list[Text]:
    """Say what happened, one sentence for each event.

    Parameters
    ----------
    start : Position
        The position before the first one.
    events : sequence of Event
        What happened.
    viewer : str or None
        Who reads it, and is called "you" in it.
    """
    return [
        said(message_for(event, viewer, position.side))
        for event, position in watched(start, events)
    ]


ANNOUNCED = frozenset({"uno", "uno_window", "uno_closed", "uno_lapsed"})
"""The kinds of events around the word UNO, which may come before what a player does."""


def deeds(
    start: Position, events: Sequence[Event], starts: Iterable[int], viewer: str | None
) -> list[Text]:
    """Say what the players do, one sentence for each action, without what follows from it.

    Parameters
    ----------
    start : Position
        The position before the first one.
    events : sequence of Event
        What happened.
    starts : iterable of int
        Where in the events each action begins.
    viewer : str or None
        Who reads it, and is called "you" in it.
    """
    told = captions(start, events, viewer)
    return [
        next(told[i] for i in range(first, len(told)) if events[i].kind not in ANNOUNCED)
        for first in starts
    ]


def face_on_top(position: Position) -> str:
    """Return the visible face of the discard pile as it stands on the wire, or ``"none"``."""
    return wire_face(position.discard[-1], position.side) if position.discard else "none"


def hand_keys(round_: Round, player: str) -> dict[str, Card]:
    """Name the cards of a hand by what their owner sees; equal faces are numbered.

    Examples
    --------
    >>> round_ = Round.from_position("hand A: B1/Ve B1/Ve; hand B: R5/P2; discard: B7/O3; draw:")
    >>> list(hand_keys(round_, "A"))
    ['B1', 'B1 (2)']
    """
    named: dict[str, Card] = {}
    for card in round_.hand(player):
        face = str(card.face(round_.side))
        key, number = face, 1
        while key in named:
            number += 1
            key = f"{face} ({number})"
        named[key] = card
    return named
