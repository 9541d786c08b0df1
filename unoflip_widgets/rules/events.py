"""What happened, in the order in which people at the table see it.

The round writes its log as plain tuples, which costs next to nothing; `Events`
turns them into `Event` objects when somebody looks.  Every event names the rules it
rests on, and carries enough to rebuild the position from the one before
(`unoflip_widgets.rules.replay`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, overload

from .cards import RESTRICTED, SYMBOLS, Symbol
from .decks import Deck
from .position import PendingPenalty
from .verdicts import ACCEPTED

__all__ = ["EVENT_KINDS", "Event", "Events", "Reader"]

Raw = tuple[Any, ...]
_Read = tuple[dict[str, Any], tuple[str, ...]]
"""The details of an event, and the keys of `_RULES` that it rests on."""


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
    Symbol.REVERSE: ("F-LITE-2", "C-ACT-2"),
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
    "play:reverse:dark": ("F-DARK-2", ""),
    "jump": ("H-JUMP-1 H-JUMP-2", "H-JUMP-1 H-JUMP-2"),
    "misplay": ("H-FALSE-1", "C-ERR-1 H-FALSE-1"),
    "draw:turn": ("F-DRAW-1", "C-TURN-2"),
    "draw:challenge_lost": ("F-CHAL-6", "C-CHAL-3"),
    "draw:challenge_lost:color": ("F-CHAL-8", ""),
    "draw:challenge_lost:extra": ("F-CHAL-8", ""),
    "draw:challenge_won": ("F-CHAL-5", "C-CHAL-2"),
    "draw:challenge_won:color": ("F-CHAL-7", ""),
    "draw:uno": ("F-UNO-3", "C-UNO-1"),
    "draw:misplay": ("H-FALSE-1", "C-ERR-1 H-FALSE-1"),
    "draw:false_uno": ("H-FALSE-1", "H-FALSE-1"),
    "draw:false_catch": ("H-FALSE-1", "H-FALSE-1"),
    "draw:opening": ("F-INIT-2", "C-INIT-1"),
    "draw:nothing": ("F-PILE-4", "C-PILE-1"),
    "fits": ("F-DRAW-2 F-DRAW-4", "C-TURN-3"),
    "reshuffle": ("F-PILE-1 F-PILE-2 F-PILE-3", "C-PILE-1"),
    "color": ("F-WILD-2", "C-ACT-4"),
    "direction": ("F-LITE-2", "C-ACT-2"),
    "direction:dark": ("F-DARK-2", ""),
    "direction:opening": ("F-INIT-3", "C-INIT-2"),
    "direction:two": ("F-TWO-1", "C-TWO-1"),
    "skip:opening": ("F-INIT-4", "C-INIT-2"),
    "skip:opening_draw": ("F-INIT-2", "C-INIT-1"),
    "skip:everyone": ("F-DARK-3", ""),
    "skip:two": ("F-TWO-2", "C-TWO-1"),
    "skip:two:penalty": ("F-TWO-3", "C-TWO-2"),
    "flip_discard": ("F-FLIP-2 F-FLIP-3", ""),
    "flip_draw": ("F-FLIP-4", ""),
    "flip_hands": ("F-FLIP-5 F-FLIP-9", ""),
    "exposed": ("F-FLIP-6 F-FLIP-8", ""),
    "choose_color": ("F-FLIP-7", ""),
    "choose_color:opening": ("F-INIT-5", "C-INIT-3"),
    "choose_color:opening:dark": ("F-INIT-7", ""),
    "respond:wild": ("F-CHAL-1 F-CHAL-2", "C-ACT-5 C-CHAL-1"),
    **{f"{kind}:{what}": both for kind in ("respond", "accept") for what, both in ACCEPTED.items()},
    "challenge": ("F-CHAL-2 F-CHAL-3", "C-CHAL-1"),
    "reveal": ("F-CHAL-4", "C-CHAL-1"),
    "verdict:guilty": ("F-CHAL-3 F-CHAL-9", "C-CHAL-1 C-CHAL-2"),
    "verdict:guilty:back": ("F-CHAL-3 H-BACK-1", "C-CHAL-1 H-BACK-1"),
    "verdict:innocent": ("F-CHAL-3", "C-CHAL-1 C-CHAL-3"),
    "take_back": ("H-BACK-1", "H-BACK-1"),
    "keep": ("F-DRAW-2", "C-TURN-3"),
    "uno": ("F-UNO-1 F-UNO-5", "C-UNO-1"),
    "uno_window": ("F-UNO-1 F-UNO-2", "C-UNO-1"),
    "uno_closed": ("F-UNO-2", "C-UNO-1"),
    "uno_lapsed": ("F-UNO-1", "C-UNO-1"),
    "catch": ("F-UNO-2", "C-UNO-1"),
    "false_catch": ("H-FALSE-1", "H-FALSE-1"),
    "false_uno": ("H-FALSE-1", "H-FALSE-1"),
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
    _to_color = ":color" if _symbol is Symbol.WILD_DRAW_COLOR else ""
    _RULES[f"draw:{_symbol}{_to_color}"] = _both
    _RULES[f"skip:{_symbol}"] = _both

_TABLE = {
    (key, deck): tuple(ids.split())
    for key, both in _RULES.items()
    for deck, ids in zip(("flip", "classic"), both, strict=True)
}


class Reader:
    """Turns the numbers of a table's raw events into names, and keeps what comes again and again.

    Parameters
    ----------
    players : sequence of str
        Who plays.
    deck : Deck
        With what.
    """

    def __init__(self, players: Sequence[str], deck: Deck) -> None:
        # -1 stands for nobody, for no card and (as the number after the four) for no color
        self.players = tuple(players)
        self.names = (*players, None)
        self.deck = deck
        self.faces = (*deck.cards, None)
        self.colors = [(*deck.colors_of(side), None) for side in deck.sides]
        self._known: dict[Raw, Event] = {}
        self._rules: dict[tuple[str, ...], tuple[str, ...]] = {}

    def cards(self, numbers: Sequence[int]) -> tuple[Any, ...]:
        """Return the cards that have some numbers."""
        return tuple(map(self.faces.__getitem__, numbers))

    def rules(self, keys: tuple[str, ...]) -> tuple[str, ...]:
        """Return the rule ids that some keys of `_RULES` stand for, each once."""
        rules = self._rules.get(keys)
        if rules is None:
            kind = self.deck.kind
            named = [rule for key in keys for rule in _TABLE[key, kind]]
            rules = self._rules[keys] = tuple(dict.fromkeys(named))
        return rules

    def events(self, log: Sequence[Raw]) -> list[Event]:
        """Return the events that a log tells of."""
        known = self._known
        found = []
        for raw in log:
            kind = raw[0]
            if kind in _PASSING or (kind == "draw" and len(raw[2]) > 1):
                found.append(self._event(raw))
                continue
            event = known.get(raw)
            if event is None:
                event = self._event(raw)
                if len(known) < _MOST_KNOWN:
                    known[raw] = event
            found.append(event)
        return found

    def _event(self, raw: Raw) -> Event:
        kind, seat, *payload = raw
        details, keys = _READ[kind](self, seat, *payload)
        return Event(kind, self.names[seat], _Details(details), self.rules(keys))


def _play(r: Reader, seat: int, card: int, side: int, color: int, uno: bool, jump: bool) -> _Read:
    symbol = SYMBOLS[r.deck.symbols[side][card]]
    key = "jump" if jump else "play"
    keys = (key,) if symbol.is_number else (key, f"play:{symbol}")
    if symbol is Symbol.REVERSE and side:
        keys = (key, "play:reverse:dark")
    called = r.colors[side][color] if symbol.is_wild else None
    details = {"card": r.faces[card], "color": called, "uno": uno, "jump": jump}
    return {**details, "side": r.deck.sides[side]}, keys


def _draw(r: Reader, seat: int, cards: Sequence[int], cause: str, missing: int) -> _Read:
    keys = (f"draw:{cause}", "draw:nothing") if missing else (f"draw:{cause}",)
    cause, _, part = cause.partition(":")
    details = {"cards": r.cards(cards), "count": len(cards), "cause": cause, "part": part}
    return {**details, "missing": missing}, keys


def _skip(r: Reader, seat: int, seats: Sequence[int], why: str) -> _Read:
    keys: tuple[str, ...] = (f"skip:{why}",)
    if len(r.players) == 2 and not why.startswith("opening"):
        keys += ("skip:two" if why in ("skip", "everyone") else "skip:two:penalty",)
    return {"players": tuple(r.players[seat] for seat in seats)}, keys


def _respond(
    r: Reader, seat: int, pending: Any, side: int, awaited: str, answerable: bool
) -> _Read:
    symbol = SYMBOLS[pending.symbol]
    challengeable = pending.symbol in RESTRICTED
    by = r.players[pending.by]
    held = r.cards(r.deck.numbers(pending.held))
    before = r.colors[side][pending.before]
    details = {
        "target": by,
        "symbol": symbol,
        "count": pending.count,
        "challengeable": challengeable,
        "answerable": answerable,
        "penalty": PendingPenalty(
            symbol, pending.count, by, r.players[seat], held, before, pending.last
        ),
    }
    return details, ("respond:wild" if challengeable else f"respond:{awaited}",)


_SHOWN: dict[str, Callable[[Reader, Any], Any]] = {
    "target": lambda r, seat: r.names[seat],
    "after": lambda r, seat: r.names[seat],
    "players": lambda r, seats: tuple(r.players[seat] for seat in seats),
    "card": lambda r, card: r.faces[card],
    "given": lambda r, card: r.faces[card],
    "received": lambda r, card: r.faces[card],
    "cards": Reader.cards,
    "draw": Reader.cards,
}


def _simple(kind: str, *names: str, keyed: bool = False) -> Callable[..., _Read]:
    """Read payloads that need no thought: a name and how to show it.

    The last value of a ``keyed`` kind tells its key.
    """
    shown = [(name, _SHOWN.get(name)) for name in names]
    plain = (kind,)

    def read(r: Reader, seat: int, *values: Any) -> _Read:
        details = {
            name: value if show is None else show(r, value)
            for (name, show), value in zip(shown, values, strict=not keyed)
        }
        return details, (f"{kind}:{values[-1]}",) if keyed and values[-1] else plain

    return read


def _deal(r: Reader, seat: int, hands: Sequence[Sequence[int]], draw: Sequence[int]) -> _Read:
    dealt = {r.players[i]: r.cards(hand) for i, hand in enumerate(hands)}
    return {"hands": dealt, "draw": r.cards(draw), "count": len(hands[0])}, ("deal",)


def _colored(kind: str) -> Callable[..., _Read]:
    """Read a card on top and the color that is in force with it."""

    def read(r: Reader, seat: int, card: int, side: int, color: int) -> _Read:
        shown = r.deck.sides[side]
        return {"card": r.faces[card], "side": shown, "color": r.colors[side][color]}, (kind,)

    return read


def _color(r: Reader, seat: int, side: int, color: int) -> _Read:
    return {"color": r.colors[side][color]}, ("color",)


def _verdict(r: Reader, seat: int, by: int, guilty: bool, back: bool) -> _Read:
    key = "verdict:guilty:back" if back else "verdict:guilty" if guilty else "verdict:innocent"
    return {"target": r.players[by], "guilty": guilty}, (key,)


def _round_over(r: Reader, seat: int, points: Sequence[int], score: int) -> _Read:
    return {"points": dict(zip(r.players, points, strict=True)), "score": score}, ("round_over",)


_READ: dict[str, Callable[..., _Read]] = {
    "deal": _deal,
    "play": _play,
    "draw": _draw,
    "respond": _respond,
    "exposed": _colored("exposed"),
    "color": _color,
    "take_back": _colored("take_back"),
    "verdict": _verdict,
    "round_over": _round_over,
    "draw_for_deal": _simple("draw_for_deal", "card"),
    "dealer": _simple("dealer"),
    "open": _simple("open", "card"),
    "return_card": _simple("return_card", "card", "draw", keyed=True),
    "misplay": _simple("misplay", "card", "side"),
    "fits": _simple("fits", "card"),
    "reshuffle": _simple("reshuffle", "draw"),
    "direction": _simple("direction", "direction", keyed=True),
    "skip": _skip,
    "flip_discard": _simple("flip_discard", "card", "side"),
    "flip_draw": _simple("flip_draw", "card", "count"),
    "flip_hands": _simple("flip_hands", "side"),
    "choose_color": _simple("choose_color", "after", keyed=True),
    "accept": _simple("accept", keyed=True),
    "challenge": _simple("challenge", "target"),
    "reveal": _simple("reveal", "target", "cards", "side"),
    "keep": _simple("keep"),
    "uno": _simple("uno"),
    "uno_window": _simple("uno_window"),
    "uno_closed": _simple("uno_closed"),
    "uno_lapsed": _simple("uno_lapsed"),
    "catch": _simple("catch", "target"),
    "false_catch": _simple("false_catch", "target"),
    "false_uno": _simple("false_uno"),
    "swap_hands": _simple("swap_hands", "target"),
    "rotate_hands": _simple("rotate_hands", "direction"),
    "offer": _simple("offer", "target", "card"),
    "swap_cards": _simple("swap_cards", "target", "given", "received"),
    "await_ready": _simple("await_ready", "after"),
    "ready": _simple("ready"),
    "turn": _simple("turn", keyed=True),
    "void": _simple("void"),
}

_PASSING = frozenset(
    {"deal", "return_card", "reshuffle", "respond", "reveal", "round_over", "flip_draw"}
)
"""Kinds that hardly ever come again with the same details."""
_MOST_KNOWN = 10_000

EVENT_KINDS = tuple(sorted(_READ))
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

    __slots__ = ("_events", "_log", "_reader")

    def __init__(self, log: list[Raw], reader: Reader) -> None:
        self._log = log
        self._reader = reader
        self._events: list[Event] | None = None

    def _all(self) -> list[Event]:
        events = self._events
        if events is None:
            events = self._events = self._reader.events(self._log)
        return events

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Event]:
        events = self._events
        return iter(self._all() if events is None else events)

    def __len__(self) -> int:
        return len(self._log)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._all())
