"""The rules of UNO Flip, of classic UNO and of house rules, with a reason for every answer.

Standard library only.  A `Round` says what may be done and why, does it, tells what followed, and
goes back; a `Series` keeps the account; nothing here knows a widget or a sentence for players.
"""

from __future__ import annotations

from .actions import VERBS, Action
from .cards import (
    DARK_COLORS,
    LIGHT_COLORS,
    Card,
    Color,
    Face,
    Symbol,
    parse_card,
    parse_cards,
    parse_face,
)
from .dealing import choose_dealer
from .decks import Deck, classic_deck, flip_deck, points_of
from .errors import (
    BadPlayerCount,
    IllegalAction,
    NotationError,
    PositionError,
    RecordError,
    RuleSetError,
    UnoFlipError,
)
from .events import EVENT_KINDS, Event, Events
from .position import Position
from .replay import follow, settle
from .round import Outcome, Round, deck_of
from .ruleset import CLASSIC, FLIP, RuleSet
from .series import Booking, Series, book
from .verdicts import ERROR_CODES, REASONS, Verdict
from .views import View

__all__ = [
    "CLASSIC",
    "DARK_COLORS",
    "ERROR_CODES",
    "EVENT_KINDS",
    "FLIP",
    "LIGHT_COLORS",
    "REASONS",
    "VERBS",
    "Action",
    "BadPlayerCount",
    "Booking",
    "Card",
    "Color",
    "Deck",
    "Event",
    "Events",
    "Face",
    "IllegalAction",
    "NotationError",
    "Outcome",
    "Position",
    "PositionError",
    "RecordError",
    "Round",
    "RuleSet",
    "RuleSetError",
    "Series",
    "Symbol",
    "UnoFlipError",
    "Verdict",
    "View",
    "book",
    "choose_dealer",
    "classic_deck",
    "deck_of",
    "flip_deck",
    "follow",
    "parse_card",
    "parse_cards",
    "parse_face",
    "points_of",
    "settle",
]
