"""What happened, in the order in which people at the table see it.

The round writes its log as plain tuples, which costs next to nothing; `Events`
turns them into `Event` objects when somebody looks.  Every event names the rules it
rests on, and carries enough to rebuild the position from the one before
(`unoflip_widgets.rules.replay`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, overload

from .cards import SYMBOLS, Symbol
from .decks import NO_COLOR, Deck
from .position import PendingPenalty

__all__ = ["EVENT_KINDS", "Event", "Events"]

Raw = tuple[Any, ...]


class Table(Protocol):
    """Who plays with what: the names for the numbers of a raw event."""

    players: tuple[str, ...]
    deck: Deck
    events: dict[tuple[Any, ...], Event]
    """Events that somebody has looked at; most of them come again and again."""


class _Details(dict[str, Any]):
    """The details of an event, which may be the event of other rounds too: nobody changes them."""

    def _refuse(self, *args: Any, **options: Any) -> Any:
        raise TypeError("an event that has happened does not change; dict(details) is a copy")

    __setitem__ = __delitem__ = __ior__ = _refuse
    update = setdefault = pop = popitem = clear = _refuse

    def __reduce__(self) -> Any:
        return _Details, (dict(self),)


@dataclass(frozen=True, slots=True)
class Event:
    """One visible step.

    Attributes
    ----------
    kind : str
        One of `EVENT_KINDS`.
    player : str or None
        Whose step it is.
    details : Mapping
        What belongs to the kind, such as ``card``, ``cards``, ``color`` or ``target``.
    rules : tuple of str
        The rule ids it rests on.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> [event.kind for event in round_.apply("A play B2/O8")]
    ['play', 'uno_window', 'turn']
    """

    kind: str
    player: str | None
    details: Mapping[str, Any] = field(default_factory=dict)
    rules: tuple[str, ...] = ()

    def __getitem__(self, name: str) -> Any:
        return self.details[name]


_EFFECT_RULES = {
    Symbol.DRAW_ONE: ("F-LITE-1", ""),
    Symbol.DRAW_TWO: ("", "C-ACT-3"),
    Symbol.DRAW_FIVE: ("F-DARK-1", ""),
    Symbol.REVERSE: ("F-LITE-2 F-DARK-2", "C-ACT-2"),
    Symbol.SKIP: ("F-LITE-3", "C-ACT-1"),
    Symbol.SKIP_EVERYONE: ("F-DARK-3", ""),
    Symbol.FLIP: ("F-FLIP-1", ""),
    Symbol.WILD: ("F-WILD-1", "C-ACT-4"),
    Symbol.WILD_DRAW_TWO: ("F-LITE-4", ""),
    Symbol.WILD_DRAW_COLOR: ("F-DARK-4 F-DARK-5", ""),
    Symbol.WILD_DRAW_FOUR: ("", "C-ACT-5"),
}

# Key of an event -> rule ids in UNO Flip, in classic UNO.
_RULES: dict[str, tuple[str, str]] = {
    "draw_for_deal": ("F-DEAL-2", "C-DEAL-1"),
    "dealer": ("F-DEAL-2 F-DEAL-3", "C-DEAL-1"),
    "deal": ("F-DEAL-1 F-DEAL-4 F-DEAL-5 F-DEAL-6", "C-DEAL-1"),
    "open": ("F-DEAL-7 F-INIT-1", "C-DEAL-2"),
    "return_card": ("F-INIT-6", "C-INIT-4"),
    "return_card:flip": ("F-INIT-7", ""),
    "play": ("F-TURN-1", "C-TURN-1"),
    "jump": ("H-JUMP-1 H-JUMP-2", "H-JUMP-1 H-JUMP-2"),
    "misplay": ("F-ERR-1 H-FALSE-1", "C-ERR-1 H-FALSE-1"),
    "draw:turn": ("F-DRAW-1", "C-TURN-2"),
    "draw:challenge_lost": ("F-CHAL-6 F-CHAL-8", "C-CHAL-3"),
    "draw:challenge_won": ("F-CHAL-5 F-CHAL-7", "C-CHAL-2"),
    "draw:uno": ("F-UNO-3", "C-UNO-1"),
    "draw:misplay": ("F-ERR-1 H-FALSE-1", "C-ERR-1 H-FALSE-1"),
    "draw:false_uno": ("F-UNO-6 H-FALSE-1", "H-FALSE-1"),
    "draw:false_catch": ("F-UNO-6 H-FALSE-1", "H-FALSE-1"),
    "draw:opening": ("F-INIT-2", "C-INIT-1"),
    "draw:nothing": ("F-PILE-4", "C-PILE-1"),
    "fits": ("F-DRAW-2 F-DRAW-4", "C-TURN-3"),
    "reshuffle": ("F-PILE-1 F-PILE-2 F-PILE-3", "C-PILE-1"),
    "color": ("F-WILD-2", "C-ACT-4"),
    "direction": ("F-LITE-2 F-DARK-2", "C-ACT-2"),
    "direction:opening": ("F-INIT-3", "C-INIT-2"),
    "direction:two": ("F-TWO-1", "C-TWO-1"),
    "skip:opening": ("F-INIT-4", "C-INIT-2"),
    "skip:opening_draw": ("F-INIT-2", "C-INIT-1"),
    "skip:everyone": ("F-DARK-3", ""),
    "flip_discard": ("F-FLIP-2 F-FLIP-3", ""),
    "flip_draw": ("F-FLIP-4", ""),
    "flip_hands": ("F-FLIP-5 F-FLIP-9", ""),
    "exposed": ("F-FLIP-6 F-FLIP-8", ""),
    "choose_color": ("F-FLIP-7", ""),
    "choose_color:opening": ("F-INIT-5", "C-INIT-3"),
    "respond:wild": ("F-CHAL-1 F-CHAL-2", "C-ACT-5 C-CHAL-1"),
    "respond": ("H-STACK-1", "H-STACK-1"),
    "accept": ("F-LITE-4 F-DARK-4", "C-ACT-5"),
    "challenge": ("F-CHAL-2 F-CHAL-3", "C-CHAL-1"),
    "reveal": ("F-CHAL-4", "C-CHAL-1"),
    "verdict:guilty": ("F-CHAL-3 F-CHAL-9", "C-CHAL-1 C-CHAL-2"),
    "verdict:innocent": ("F-CHAL-3", "C-CHAL-1 C-CHAL-3"),
    "take_back": ("H-BACK-1", "H-BACK-1"),
    "keep": ("F-DRAW-2", "C-TURN-3"),
    "uno": ("F-UNO-1 F-UNO-5", "C-UNO-1"),
    "uno_window": ("F-UNO-1 F-UNO-2", "C-UNO-1"),
    "uno_closed": ("F-UNO-2", "C-UNO-1"),
    "uno_lapsed": ("F-UNO-1", "C-UNO-1"),
    "catch": ("F-UNO-2", "C-UNO-1"),
    "false_catch": ("F-UNO-6 H-FALSE-1", "H-FALSE-1"),
    "false_uno": ("F-UNO-6 H-FALSE-1", "H-FALSE-1"),
    "swap_hands": ("H-70-2", "H-70-2"),
    "rotate_hands": ("", "H-70-1"),
    "offer": ("H-FIVE-1", "H-FIVE-1"),
    "swap_cards": ("H-FIVE-1", "H-FIVE-1"),
    "await_ready": ("H-READY-1", "H-READY-1"),
    "ready": ("H-READY-1", "H-READY-1"),
    "turn": ("F-TURN-1", "C-TURN-1"),
    "turn:first": ("F-DEAL-8", "C-DEAL-2"),
    "turn:opening_reverse": ("F-INIT-3", "C-INIT-2"),
    "turn:opening_skip": ("F-INIT-4", "C-INIT-2"),
    "turn:opening_draw": ("F-INIT-2", "C-INIT-1"),
    "round_over": ("F-END-1 F-END-3 F-SCORE-1 F-SCORE-2", "C-END-1 C-SCORE-1"),
    "void": ("F-PILE-4", "C-PILE-1"),
}
for _symbol, _both in _EFFECT_RULES.items():
    _RULES[f"play:{_symbol}"] = _both
    _RULES[f"draw:{_symbol}"] = _both
    _RULES[f"skip:{_symbol}"] = _both

_TABLE = {
    (key, deck): tuple(ids.split())
    for key, both in _RULES.items()
    for deck, ids in zip(("flip", "classic"), both, strict=True)
}


class _Reader:
    """Names for the numbers in a raw event."""

    def __init__(self, players: Sequence[str], deck: Deck) -> None:
        self.players = players
        self.deck = deck

    def name(self, seat: int | None) -> str | None:
        return None if seat is None or seat < 0 else self.players[seat]

    def cards(self, numbers: Sequence[int]) -> tuple[Any, ...]:
        return tuple(self.deck.cards[number] for number in numbers)

    def card(self, number: int) -> Any:
        return None if number < 0 else self.deck.cards[number]

    def color(self, side: int, color: int) -> Any:
        return None if color == NO_COLOR else self.deck.colors_of(self.deck.sides[side])[color]


def _play(r: _Reader, seat: int, card: int, side: int, color: int, uno: bool, jump: bool) -> Raw:
    symbol = SYMBOLS[r.deck.symbols[side][card]]
    keys = ["jump" if jump else "play"]
    if not symbol.is_number:
        keys.append(f"play:{symbol}")
    called = r.color(side, color) if symbol.is_wild else None
    details = {"card": r.card(card), "color": called, "uno": uno, "jump": jump}
    return {**details, "side": r.deck.sides[side]}, keys


def _draw(r: _Reader, seat: int, cards: Sequence[int], cause: str, missing: int) -> Raw:
    keys = [f"draw:{cause}"] + (["draw:nothing"] if missing else [])
    return {"cards": r.cards(cards), "count": len(cards), "cause": cause, "missing": missing}, keys


def _respond(r: _Reader, seat: int, pending: Any, side: int) -> Raw:
    symbol = SYMBOLS[pending.symbol]
    challengeable = symbol.is_restricted
    by = r.players[pending.by]
    before = r.color(side, pending.before)
    held = r.deck.numbers(pending.held)
    details = {
        "target": by,
        "symbol": symbol,
        "count": pending.count,
        "challengeable": challengeable,
        "penalty": PendingPenalty(
            symbol, pending.count, by, r.players[seat], r.cards(held), before, pending.last
        ),
    }
    return details, ["respond:wild" if challengeable else "respond"]


def _simple(*names: str) -> Callable[..., Raw]:
    """Read payloads that need no thought: a name and how to show it."""

    def read(r: _Reader, kind: str, seat: int, *values: Any) -> Raw:
        details: dict[str, Any] = {}
        key = kind
        for name, value in zip(names, values, strict=True):
            if name in ("target", "after"):
                details[name] = r.name(value)
            elif name in ("card", "given", "received"):
                details[name] = r.card(value)
            elif name in ("cards", "draw"):
                details[name] = r.cards(value)
            elif name == "key":
                key = f"{kind}:{value}" if value else kind
            elif name == "players":
                details[name] = tuple(r.players[seat] for seat in value)
            else:
                details[name] = value
        return details, [key]

    return read


def _deal(r: _Reader, seat: int, hands: Sequence[Sequence[int]], draw: Sequence[int]) -> Raw:
    dealt = {r.players[i]: r.cards(hand) for i, hand in enumerate(hands)}
    return {"hands": dealt, "draw": r.cards(draw), "count": len(hands[0])}, ["deal"]


def _exposed(r: _Reader, seat: int, card: int, side: int, color: int) -> Raw:
    shown = r.deck.sides[side]
    return {"card": r.card(card), "side": shown, "color": r.color(side, color)}, ["exposed"]


def _color(r: _Reader, seat: int, side: int, color: int) -> Raw:
    return {"color": r.color(side, color)}, ["color"]


def _take_back(r: _Reader, seat: int, card: int, side: int, color: int) -> Raw:
    shown = r.deck.sides[side]
    return {"card": r.card(card), "side": shown, "color": r.color(side, color)}, ["take_back"]


def _verdict(r: _Reader, seat: int, by: int, guilty: bool) -> Raw:
    key = "verdict:guilty" if guilty else "verdict:innocent"
    return {"target": r.name(by), "guilty": guilty}, [key]


def _round_over(r: _Reader, seat: int, points: Sequence[int], score: int) -> Raw:
    return {"points": dict(zip(r.players, points, strict=True)), "score": score}, ["round_over"]


_READ: dict[str, Callable[..., Raw]] = {
    "deal": _deal,
    "play": _play,
    "draw": _draw,
    "respond": _respond,
    "exposed": _exposed,
    "color": _color,
    "take_back": _take_back,
    "verdict": _verdict,
    "round_over": _round_over,
}
_SIMPLE: dict[str, Callable[..., Raw]] = {
    "draw_for_deal": _simple("card"),
    "dealer": _simple(),
    "open": _simple("card"),
    "return_card": _simple("card", "draw", "key"),
    "misplay": _simple("card", "side"),
    "fits": _simple("card"),
    "reshuffle": _simple("draw"),
    "direction": _simple("direction", "key"),
    "skip": _simple("players", "key"),
    "flip_discard": _simple("card", "side"),
    "flip_draw": _simple("card", "count"),
    "flip_hands": _simple("side"),
    "choose_color": _simple("after", "key"),
    "accept": _simple(),
    "challenge": _simple("target"),
    "reveal": _simple("target", "cards", "side"),
    "keep": _simple(),
    "uno": _simple(),
    "uno_window": _simple(),
    "uno_closed": _simple(),
    "uno_lapsed": _simple(),
    "catch": _simple("target"),
    "false_catch": _simple("target"),
    "false_uno": _simple(),
    "swap_hands": _simple("target"),
    "rotate_hands": _simple("direction"),
    "offer": _simple("target", "card"),
    "swap_cards": _simple("target", "given", "received"),
    "await_ready": _simple("after"),
    "ready": _simple(),
    "turn": _simple("key"),
    "void": _simple(),
}

_PASSING = frozenset({"deal", "return_card", "reshuffle", "respond", "reveal", "round_over"})
"""Kinds that hardly ever come again with the same details."""
_MOST_KNOWN = 5_000

EVENT_KINDS = tuple(sorted({*_READ, *_SIMPLE}))
"""Every kind of event."""


class Events(Sequence[Event]):
    """The events of one action: a list that is made when somebody looks at it.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> events = round_.apply("A draw")
    >>> len(events), events[0].details["count"]
    (2, 1)
    """

    __slots__ = ("_events", "_raw", "_table")

    def __init__(self, raw: list[Raw], table: Table) -> None:
        self._raw = raw
        self._table = table
        self._events: list[Event] | None = None

    def _all(self) -> list[Event]:
        if self._events is None:
            table = self._table
            reader = _Reader(table.players, table.deck)
            known = table.events
            found = []
            for raw in self._raw:
                if raw[0] in _PASSING or (raw[0] == "draw" and len(raw[2]) > 1):
                    found.append(_event(reader, raw))
                    continue
                event = known.get(raw)
                if event is None:
                    event = _event(reader, raw)
                    if len(known) < _MOST_KNOWN:
                        known[raw] = event
                found.append(event)
            self._events = found
        return self._events

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._raw)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._all())


def _event(reader: _Reader, raw: Raw) -> Event:
    kind, seat, *payload = raw
    if kind in _READ:
        details, keys = _READ[kind](reader, seat, *payload)
    else:
        details, keys = _SIMPLE[kind](reader, kind, seat, *payload)
    rules: dict[str, None] = {}
    for key in keys:
        rules.update(dict.fromkeys(_TABLE[key, reader.deck.kind]))
    return Event(kind, reader.name(seat), _Details(details), tuple(rules))
