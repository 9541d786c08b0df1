"""A position of a round: everything that lies on the table, as a value.

A position is written as short lines (``hand A: B7/O3 G4/T9``), which may also stand in one line,
divided by semicolons, or as a mapping with the same keys.  Cards not listed do not exist, so a
partial deck is a legal position.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from .actions import check_players, split_line
from .actions import quote as quote_in_line
from .cards import DARK_COLORS, LIGHT_COLORS, Card, Color, Symbol, parse_card, parse_cards
from .decks import Deck
from .errors import NotationError, PositionError, UnoFlipError, brief
from .ruleset import RuleSet
from .state import PHASES as PHASE_NAMES

__all__ = [
    "DIRECTIONS",
    "PHASE_NAMES",
    "Offer",
    "PendingPenalty",
    "Position",
    "Revealed",
    "deck_for",
]

DIRECTIONS = ("clockwise", "counterclockwise")
_LONGEST = 20_000
_ONE_NAME = ("turn", "dealer", "after", "uno_owed", "uno_said", "winner")
_ONE_OF = {"side": ("light", "dark"), "direction": DIRECTIONS, "phase": PHASE_NAMES}

# What one of each card costs that can ask for an answer; 0 where no number says it.
_PENALTIES = {
    Symbol.DRAW_ONE: 1,
    Symbol.DRAW_TWO: 2,
    Symbol.DRAW_FIVE: 5,
    Symbol.SKIP: 0,
    Symbol.WILD_DRAW_TWO: 2,
    Symbol.WILD_DRAW_COLOR: 0,
    Symbol.WILD_DRAW_FOUR: 4,
}
_COLORS = {"light": LIGHT_COLORS, "dark": DARK_COLORS}


@dataclass(frozen=True, slots=True)
class PendingPenalty:
    """A penalty that waits for its victim's answer.

    Attributes
    ----------
    symbol : Symbol
        The card that asks.
    count : int
        Cards to draw; 0 for Skip, and for Wild Draw Color, which counts by color.
    by, victim : str
        Who laid it and whom it hits.
    held : tuple of Card
        The hand of ``by`` when it was laid (D-35).
    before : Color or None
        The color in force before it.
    last : bool
        Whether it was the last card of a hand (K-08).
    """

    symbol: Symbol
    count: int
    by: str
    victim: str
    held: tuple[Card, ...] = ()
    before: Color | None = None
    last: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """A five-swap under way: who offers which card to whom."""

    player: str
    target: str
    card: Card


@dataclass(frozen=True, slots=True)
class Revealed:
    """A hand that a challenger is being shown."""

    to: str
    whose: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Everything that lies on the table.

    Attributes
    ----------
    players : tuple of str
        Clockwise; the left neighbor is the next one.
    hands : Mapping of str to tuple of Card
        In the order in which the cards came.
    discard : tuple of Card
        From bottom to top.
    draw : tuple of Card
        The next card first.
    side : {"light", "dark"}
        The active side.
    direction : {"clockwise", "counterclockwise"}
        The direction of play.
    color : Color or None
        The color in force.
    turn : str or None
        Who has to act.
    dealer : str
        Who dealt; the last player if left out.
    phase : str
        One of ``turn``, ``drawn``, ``respond``, ``choose_color``, ``give``, ``await_ready``,
        ``opening`` and ``round_over``.
    drawn : Card or None
        The fitting card just drawn.
    pending, offer, revealed
        A penalty, a five-swap or a shown hand, if there is one.
    after : str or None
        Who moves after a color choice or a "ready".
    uno_owed, uno_said : str or None
        Who can be caught; who said UNO before laying.
    uno_called : tuple of str
        Who said UNO and still holds that one card.
    opening_top : bool
        Whether no card has been laid on the opening card yet.
    idle : int
        Ordinary draws in a row that found nothing.
    winner : str or None
        Who won, once the round is over.

    Examples
    --------
    >>> position = Position.parse("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf")
    >>> position.turn, position.color
    ('A', <Color.BLUE: 'blue'>)
    >>> Position.parse(str(position)) == position
    True
    """

    players: tuple[str, ...]
    hands: Mapping[str, tuple[Card, ...]]
    discard: tuple[Card, ...] = ()
    draw: tuple[Card, ...] = ()
    side: str = "light"
    direction: str = "clockwise"
    color: Color | None = None
    turn: str | None = None
    dealer: str = ""
    phase: str = "turn"
    drawn: Card | None = None
    pending: PendingPenalty | None = None
    offer: Offer | None = None
    revealed: Revealed | None = None
    after: str | None = None
    uno_owed: str | None = None
    uno_said: str | None = None
    uno_called: tuple[str, ...] = ()
    opening_top: bool = False
    idle: int = 0
    winner: str | None = None

    def face_on_top(self) -> str | None:
        """Return the visible face of the discard pile in notation, ``None`` if it is empty."""
        return str(self.discard[-1].face(self.side)) if self.discard else None

    @classmethod
    def parse(cls, source: Position | str | Mapping[str, Any]) -> Position:
        """Read a position from text or from a mapping with the same keys.

        Parameters
        ----------
        source : str or Mapping
            Lines ``key: value``.  In a mapping ``hands`` maps players to cards.  What is left
            out has its usual value: the light side, clockwise, the color of the top face, the
            first player's turn.

        Raises
        ------
        PositionError
            With every part that cannot be read.

        Examples
        --------
        >>> Position.parse({"hands": {"A": "B2", "B": "R5"}, "discard": "B7", "draw": ""}).side
        'light'
        """
        if isinstance(source, Position):
            return source
        if isinstance(source, Mapping):
            values = dict(source)
        elif isinstance(source, str):
            values = _split(source)
        else:
            raise PositionError(
                [
                    "a position is text or a mapping such as {'hands': ...}, "
                    f"not {type(source).__name__}"
                ]
            )
        return _Builder(values).build()

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def one_line(self) -> str:
        """Return the position as a single line of text.

        Examples
        --------
        >>> position = Position.parse("hand A: B2; hand B: R5; discard: B7; draw: Y4")
        >>> position.one_line()
        'players: A B; hand A: B2; hand B: R5; discard: B7; draw: Y4; color: blue; turn: A; \
dealer: B'
        """
        return "; ".join(self._lines())

    def _repr_html_(self) -> str:
        from .pictures import position_html

        return position_html(self)

    def _lines(self) -> list[str]:
        lines = [f"players: {' '.join(map(quote, self.players))}"]
        lines += [
            f"hand {quote(name)}: {_cards(self.hands[name])}".rstrip() for name in self.players
        ]
        lines.append(f"discard: {_cards(self.discard)}".rstrip())
        lines.append(f"draw: {_cards(self.draw)}".rstrip())
        for item in fields(self)[4:]:
            value = getattr(self, item.name)
            if value is None or value == item.default or (item.name == "idle" and not value):
                continue
            if item.name == "pending":
                text = _pending_text(value)
            elif item.name == "offer":
                text = f"{quote(value.player)} {quote(value.target)} {value.card}"
            elif item.name == "revealed":
                text = f"{quote(value.to)} {quote(value.whose)} {_cards(value.cards)}".rstrip()
            elif item.name == "uno_called":
                text = " ".join(map(quote, value))
            elif item.name in _ONE_NAME:
                text = quote(value)
            else:
                text = "yes" if value is True else str(value)
            lines.append(f"{item.name}: {text}")
        return lines


def quote(name: str) -> str:
    """Write a name as actions do, and in quotes too where it would look like a divider here."""
    divider = ";" in name or ":" in name
    return json.dumps(name, ensure_ascii=False) if divider else quote_in_line(name)


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))


def _pending_text(pending: PendingPenalty) -> str:
    words = [pending.symbol.value, str(pending.count), quote(pending.by), quote(pending.victim)]
    if pending.before:
        words.append(pending.before.value)
    if pending.last:
        words.append("last")
    return " ".join([*words, *map(str, pending.held)])


def _split(text: str) -> dict[str, Any]:
    """Split the text form into its keys; hands come together under ``hands``."""
    if len(text) > _LONGEST:
        raise PositionError(
            [f"a position has at most {_LONGEST} characters, this text has {len(text)}"]
        )
    values: dict[str, Any] = {}
    hands: dict[str, str] = {}
    defects = []
    for number, line in enumerate(_pieces(text), 1):
        if not line.strip():
            continue
        key, colon, value = _at_colon(line)
        if not colon:
            defects.append(f"part {number}: {line.strip()[:40]!r} is no 'key: value'")
            continue
        try:
            words = [word for word, _ in split_line(key)]
        except NotationError as error:
            defects.append(f"part {number}: {error}")
            continue
        if len(words) == 2 and words[0] == "hand":
            if words[1] in hands:
                defects.append(f"part {number}: the hand of {words[1]} stands twice")
            hands[words[1]] = value.strip()
        elif len(words) != 1 or words[0] in values or words[0] == "hands":
            what = (
                "stands twice"
                if len(words) == 1 and words[0] in values
                else "is no part of a position"
            )
            defects.append(f"part {number}: {key.strip()[:40]!r} {what}")
        else:
            values[words[0]] = value.strip()
    if defects:
        raise PositionError(defects)
    if hands:
        values["hands"] = hands
    return values


def _pieces(text: str) -> list[str]:
    """Cut at line ends and at semicolons outside quotes."""
    pieces = [""]
    quoted = escaped = False
    for char in text:
        if not quoted and char in ";\n":
            pieces.append("")
            continue
        if char == '"' and not escaped:
            quoted = not quoted
        escaped = char == "\\" and not escaped
        pieces[-1] += char
    return pieces


def _at_colon(line: str) -> tuple[str, str, str]:
    quoted = escaped = False
    for place, char in enumerate(line):
        if char == ":" and not quoted:
            return line[:place], ":", line[place + 1 :]
        if char == '"' and not escaped:
            quoted = not quoted
        escaped = char == "\\" and not escaped
    return line, "", ""


class _Builder:
    """Reads the parts of a position and collects every defect on the way."""

    def __init__(self, values: Mapping[Any, Any]) -> None:
        self.values = values
        self.defects: list[str] = []
        self.players: tuple[str, ...] = ()

    def build(self) -> Position:
        known = {item.name for item in fields(Position)}
        for key in self.values:
            if key not in known:
                self.defects.append(f"{brief(key)} is no part of a position")
        hands = self.values.get("hands")
        if not isinstance(hands, Mapping):
            self.defects.append("there are no hands")
            hands = {}
        self._read_players(hands)
        parts: dict[str, Any] = {"players": self.players}
        for name in hands:
            if name not in self.players:
                self.defects.append(f"{brief(name)} has a hand but is not among the players")
        parts["hands"] = {
            name: self._card_list(f"hand {name}", hands.get(name, "")) for name in self.players
        }
        for key in ("discard", "draw"):
            parts[key] = self._card_list(key, self.values.get(key, ""))
        for key, allowed in _ONE_OF.items():
            self._choice(parts, key, allowed)
        for key in _ONE_NAME:
            if self.values.get(key) not in (None, ""):
                parts[key] = self._player(key, self.values[key])
        self._read_rest(parts)
        if self.defects:
            raise PositionError(self.defects)
        return _with_defaults(parts, "color" in self.values)

    def _read_players(self, hands: Mapping[Any, Any]) -> None:
        given = self.values.get("players", list(hands))
        try:
            names = (
                [word for word, _ in split_line(given)] if isinstance(given, str) else list(given)
            )
            self.players = check_players(names)
        except (UnoFlipError, TypeError) as error:
            self.defects.append(str(error))

    def _card_list(self, what: str, value: Any) -> tuple[Card, ...]:
        try:
            if isinstance(value, str):
                return parse_cards(value)
            return tuple(
                card if isinstance(card, Card) else parse_card(card) for card in value or ()
            )
        except (NotationError, TypeError) as error:
            self.defects.append(f"{what}: {error}")
            return ()

    def _choice(self, parts: dict[str, Any], key: str, allowed: tuple[str, ...]) -> None:
        value = self.values.get(key)
        if value is None:
            return
        value = value.strip() if isinstance(value, str) else value
        if value in allowed:
            parts[key] = value
        else:
            self.defects.append(f"{key} is one of {', '.join(allowed)}, not {brief(value)}")

    def _player(self, key: str, value: Any) -> str:
        words = self._words(key, value)
        if len(words) == 1 and words[0] in self.players:
            return words[0]
        self.defects.append(f"{key}: {brief(value)} is not among the players")
        return ""

    def _words(self, key: str, value: Any) -> list[str]:
        if isinstance(value, str) and value in self.players:
            return [value]
        try:
            return [word for word, _ in split_line(value)]
        except NotationError as error:
            self.defects.append(f"{key}: {error}")
            return []

    def _read_rest(self, parts: dict[str, Any]) -> None:
        values = self.values
        if values.get("color") not in (None, ""):
            parts["color"] = self._color("color", _as_text(values["color"]))
        if values.get("drawn") not in (None, ""):
            cards = self._card_list("drawn", _as_text(values["drawn"]))
            if len(cards) == 1:
                parts["drawn"] = cards[0]
            elif cards:
                self.defects.append(f"drawn: one card was drawn, not {len(cards)}")
        if values.get("opening_top") is not None:
            value = values["opening_top"]
            value = value.strip() if isinstance(value, str) else value
            parts["opening_top"] = value in (True, "yes", "true")
            if value not in (True, "yes", "true", False, "no", "false", ""):
                self.defects.append(f"opening_top is yes or no, not {brief(value)}")
        if values.get("idle") is not None:
            text = _as_text(values["idle"])
            if len(text) == 1 and text.isdecimal():
                parts["idle"] = int(text)
            else:
                self.defects.append(f"idle is a number from 0 to 9, not {text[:40]!r}")
        if values.get("uno_called"):
            names = values["uno_called"]
            listed = isinstance(names, (list, tuple))
            words = list(names) if listed else self._words("uno_called", names)
            parts["uno_called"] = tuple(self._player("uno_called", name) for name in words)
        if values.get("pending"):
            parts["pending"] = self._pending(values["pending"])
        if values.get("offer"):
            names, cards = self._names_then_cards("offer", values["offer"], 2)
            if len(cards) == 1:
                parts["offer"] = Offer(names[0], names[1], cards[0])
            else:
                self.defects.append("offer is written: offer: A B B3/T2")
        if values.get("revealed"):
            names, cards = self._names_then_cards("revealed", values["revealed"], 2)
            parts["revealed"] = Revealed(names[0], names[1], cards)

    def _color(self, key: str, text: str) -> Color | None:
        try:
            return Color(text)
        except ValueError:
            self.defects.append(
                f"{key}: {text[:40]!r} is no color; the colors are {', '.join(Color)}"
            )
            return None

    def _names_then_cards(
        self, key: str, value: Any, count: int
    ) -> tuple[list[str], tuple[Card, ...]]:
        words = self._words(key, value)
        names = [self._player(key, word) for word in words[:count]]
        names += [""] * (count - len(names))
        return names, self._card_list(key, " ".join(words[count:]))

    def _pending(self, value: Any) -> PendingPenalty | None:
        words = self._words("pending", value)
        try:
            symbol, count = Symbol(words[0]), int(words[1])
            by, victim = (self._player("pending", word) for word in words[2:4])
        except (ValueError, IndexError):
            self.defects.append("pending is written: pending: wild_draw_two 2 A B blue G4/T9 R7/V5")
            return None
        rest = words[4:]
        before = self._color("pending", rest.pop(0)) if rest and rest[0] in set(Color) else None
        last = bool(rest) and rest[0] == "last"
        held = self._card_list("pending", " ".join(rest[last:]))
        return PendingPenalty(symbol, count, by, victim, held, before, last)


def _as_text(value: object) -> str:
    try:
        return str(value).strip()
    except (ValueError, RecursionError):  # thousands of digits, or nested as deep
        return brief(value)


def _with_defaults(parts: dict[str, Any], color_given: bool) -> Position:
    """Fill in what a position leaves unsaid."""
    players = parts["players"]
    parts.setdefault("dealer", players[-1])
    phase = parts.get("phase", "turn")
    if not parts["discard"] and "phase" not in parts:
        phase = parts["phase"] = "opening"
    if phase in ("opening", "round_over"):
        parts.pop("turn", None)
    else:
        parts.setdefault("turn", players[0])
    if parts["discard"] and not color_given and phase != "choose_color":
        parts["color"] = parts["discard"][-1].face(parts.get("side", "light")).color
    return Position(**parts)


def deck_for(position: Position, rules: RuleSet, full: Deck) -> Deck:
    """Return the deck whose cards a position shows.

    With ``pairing="random"`` only the position tells which faces belong together.

    Parameters
    ----------
    position : Position
        The position.
    rules : RuleSet
        The options; the deck and the pairing matter here.
    full : Deck
        The whole deck of these rules.
    """
    if rules.pairing == "published" or rules.deck == "classic":
        return full
    listed = all_cards(position)
    if not Counter(listed) - full.counts():
        return full
    return Deck("flip", sorted((card for card in listed if card.dark), key=str))


def all_cards(position: Position) -> list[Card]:
    """List every card that lies anywhere."""
    cards = [*position.discard, *position.draw]
    for hand in position.hands.values():
        cards += hand
    return cards


def defects_of(position: Position, rules: RuleSet, deck: Deck, full: Deck) -> list[str]:
    """List everything that is wrong with a position under some rules.

    Parameters
    ----------
    position : Position
        The position.
    rules : RuleSet
        The options.
    deck, full : Deck
        The deck in use and the whole deck of the rules; they differ for a random pairing.
    """
    defects = _table_defects(position)
    if defects:
        return defects
    defects = _card_defects(position, rules, deck, full)
    if position.phase != "opening" and not position.discard:
        defects.append("the discard pile is empty")
    colors = deck.colors_of(position.side if position.side in deck.sides else "light")
    if position.side not in deck.sides:
        defects.append("classic cards have no dark side")
    elif position.color is not None and position.color not in colors:
        defects.append(f"{position.color} is no color of the {position.side} side")
    if position.discard and position.phase not in ("opening", "choose_color", "round_over"):
        top = position.discard[-1].face(position.side)
        if position.color is None:
            defects.append(f"the top card {top} has no color; say which color is in force")
        elif top.color is not None and top.color != position.color:
            defects.append(f"the top card is {top.color}, so {position.color} cannot be in force")
    return defects + _phase_defects(position, rules)


def _table_defects(position: Position) -> list[str]:
    """What can be wrong with a position that was put together and not read."""
    try:
        names = check_players(position.players)
    except UnoFlipError as error:
        return [str(error)]
    defects = []
    if set(position.hands) != set(names):
        defects.append(f"hands: the players are {', '.join(names)}, and each has a hand")
    pending, offer, revealed = position.pending, position.offer, position.revealed
    named = [
        *((part, getattr(position, part)) for part in _ONE_NAME),
        *(("uno_called", name) for name in position.uno_called),
        *(("pending", name) for name in (pending and (pending.by, pending.victim)) or ()),
        *(("offer", name) for name in (offer and (offer.player, offer.target)) or ()),
        *(("revealed", name) for name in (revealed and (revealed.to, revealed.whose)) or ()),
    ]
    defects += [
        f"{part}: {brief(name)} is not among the players"
        for part, name in named
        if name is not None and name not in names and (part, name) != ("dealer", "")
    ]
    for part, allowed in _ONE_OF.items():
        value = getattr(position, part)
        if value not in allowed:
            defects.append(f"{part} is one of {', '.join(allowed)}, not {brief(value)}")
    if position.turn is None and position.phase not in ("opening", "round_over"):
        defects.append(f"turn: somebody has to act in phase {position.phase}")
    return defects


def _card_defects(position: Position, rules: RuleSet, deck: Deck, full: Deck) -> list[str]:
    defects = []
    listed = Counter(all_cards(position))
    total = sum(listed.values())
    if total > len(full.cards):
        defects.append(f"there are {total} cards; the deck has {len(full.cards)}")
    if rules.pairing == "random" and rules.deck == "flip" and deck is not full:
        for side in ("light", "dark"):
            there = Counter(str(card.face(side)) for card in full.cards)
            for face, count in Counter(str(card.face(side)) for card in listed.elements()).items():
                if count > there[face]:
                    defects.append(
                        f"the {side} face {face} is there {count} times, not {there[face]} at most"
                    )
        defects += [f"there is no card {card} in UNO Flip" for card in listed if card.dark is None]
        return defects
    counts = full.counts()
    for card, count in listed.items():
        if not counts[card]:
            defects.append(f"there is no card {card} in this deck")
        elif count > counts[card]:
            times = "once" if counts[card] == 1 else f"{counts[card]} times"
            defects.append(f"{card} is there {count} times; it exists {times}")
    return defects


def _phase_defects(position: Position, rules: RuleSet) -> list[str]:
    defects = []
    phase = position.phase
    wants = {
        "drawn": ("drawn", position.drawn),
        "respond": ("pending", position.pending),
        "choose_color": ("after", position.after),
        "await_ready": ("after", position.after),
        "give": ("offer", position.offer),
    }
    if phase in wants and wants[phase][1] is None:
        defects.append(f"in phase {phase} the part {wants[phase][0]!r} is needed")
    if phase == "opening" and not position.draw:
        defects.append("there is no card to open with")
    if phase == "opening" and position.discard:
        defects.append("discard: before the opening card is turned no card lies there")
    if phase == "choose_color" and position.discard:
        top = position.discard[-1].face(position.side)
        if top.color is not None:
            defects.append(f"phase: no color can be named for the top card {top}")
    defects += _drawn_defects(position) + _pending_defects(position, rules)
    defects += _offer_defects(position)
    for name in filter(None, (position.uno_owed, *position.uno_called)):
        if len(position.hands.get(name, ())) != 1:
            defects.append(f"UNO concerns {name}, who does not hold exactly one card")
    if position.uno_owed and phase in ("opening", "round_over"):
        defects.append(f"uno_owed: nobody can be caught in phase {phase}")
    if phase in ("turn", "drawn", "choose_color", "give", "await_ready"):
        empty = [name for name in position.players if not position.hands[name]]
        if empty:
            defects.append(f"{', '.join(empty)} has no cards, so the round would be over")
    if position.winner and phase != "round_over":
        defects.append(f"winner: {position.winner} cannot have won yet")
    elif position.winner and position.hands[position.winner] and not _drew_after(position, rules):
        defects.append(f"winner: {position.winner} still holds cards")
    return defects


def _drew_after(position: Position, rules: RuleSet) -> bool:
    """Whether who laid the last card may hold cards: drawn for a false call while it waited."""
    top = position.discard[-1].face(position.side) if position.discard else None
    costs = rules.false_uno_penalty or rules.false_catch_penalty
    return bool(costs and top and top.symbol.is_restricted)


def _stray(part: str, phase: str) -> list[str]:
    """Refuse a part in a phase that knows nothing of it."""
    return [f"{part}: this belongs to phase {phase} only"]


def _drawn_defects(position: Position) -> list[str]:
    drawn = position.drawn
    if drawn is None:
        return []
    if drawn not in position.hands.get(position.turn or "", ()):
        return [f"{drawn} was drawn but is not in the hand of {position.turn}"]
    return [] if position.phase == "drawn" else _stray("drawn", "drawn")


def _offer_defects(position: Position) -> list[str]:
    offer = position.offer
    if offer is None:
        return []
    if offer.card not in position.hands.get(offer.player, ()):
        return [f"{offer.card} is offered but not in the hand of {offer.player}"]
    if offer.player == offer.target:
        return ["offer: nobody swaps with the own hand"]
    if position.phase == "give" and position.turn != offer.target:
        return [f"offer: it is for {offer.target} to answer, not for {position.turn}"]
    return [] if position.phase == "give" else _stray("offer", "give")


def _pending_defects(position: Position, rules: RuleSet) -> list[str]:
    """What is wrong with a penalty that waits: its card, its size, its color, its people."""
    pending = position.pending
    if pending is None:
        return []
    if position.phase != "respond":
        return _stray("pending", "respond")
    defects = []
    one = _PENALTIES.get(pending.symbol)
    if one is None:
        defects.append(f"pending: a {pending.symbol} asks nobody for an answer")
    elif pending.count < one or (pending.count % one if one else pending.count):
        defects.append(f"pending: a {pending.symbol} cannot cost {pending.count} cards")
    if pending.before and pending.before not in _COLORS[position.side]:
        defects.append(f"pending: {pending.before} is no color of the {position.side} side")
    if pending.by == pending.victim:
        defects.append("pending: nobody answers an own card")
    elif position.turn != pending.victim:
        defects.append(f"pending: {pending.victim} has to answer, not {position.turn}")
    last = not position.hands.get(pending.by)
    if pending.last and not last and not _drew_after(position, rules):
        defects.append(f"pending: {pending.by} still holds cards, so it was not the last")
    for name in position.players:
        if not position.hands[name] and (name != pending.by or not pending.last):
            defects.append(f"{name} has no cards, so the round would be over")
    return defects
