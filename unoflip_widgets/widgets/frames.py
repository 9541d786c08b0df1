"""What travels between Python and the browser, version 1, and how it is made from a round.

The dictionaries below are the whole format; ``js/src/frames.ts`` describes the same, and both
are tested by the recordings in ``tests/fixtures/frames``.  A *face* is written as the letter of
its side (``l``, ``d``, or ``c`` for classic) and its notation: ``"lB7"``; ``""`` is a plain
back.  A *token* stands for a card (see `unoflip_widgets.widgets.tokens`).  Seats are numbers,
clockwise.  A message is the id of a text in ``unoflip_widgets/locale`` with its arguments.

A `Watcher` follows a round for one viewer.  It knows everything and passes on only what this
viewer sees, so this module is where hidden things stay hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NotRequired, TypedDict

from unoflip_widgets.rules import Booking, Card, Event, Round, follow, points_of, settle
from unoflip_widgets.rules.views import shown_side
from unoflip_widgets.teaching import message_for, wire_face

from .tokens import Held, Tokens

__all__ = [
    "VERSION",
    "YOU",
    "Actions",
    "CardAction",
    "Frame",
    "Message",
    "Notice",
    "Recording",
    "Result",
    "Seat",
    "Snapshot",
    "State",
    "Verb",
    "Watcher",
]

VERSION = 1
"""The version of the format, in every state and recording."""

Face = str
WireCard = list[Any]
"""``[token, face]``"""
Place = int | Literal["draw", "discard"]


class Message(TypedDict):
    """A text to be said, in whatever language."""

    id: str
    args: dict[str, Any]


class Verb(TypedDict):
    """Something that may be done now, and why."""

    why: Message
    rules: list[str]


class CardAction(Verb):
    """What may be done with a card of the viewer, or why nothing."""

    ok: bool
    bluff: bool
    """Playable, but a challenge would succeed."""
    verb: Literal["play", "jump", "give"]
    color: bool
    """A color has to be named."""
    target: bool
    """Another player has to be named."""
    uno: bool
    """It would leave one card, so UNO may be said with it."""
    swap: NotRequired[bool]
    """A player *and* a card to give may be named, or neither."""


class Actions(TypedDict):
    """What the viewer may do now; verbs are there only if they are allowed."""

    cards: dict[str, CardAction]
    """By token, every card of the own hand."""
    draw: NotRequired[Verb]
    keep: NotRequired[Verb]
    accept: NotRequired[Verb]
    challenge: NotRequired[Verb]
    uno: NotRequired[Verb]
    ready: NotRequired[Verb]
    catch: list[int]
    colors: list[str]
    choose: bool
    """A color has to be named now, without a card."""
    forecast: list[Message] | None
    """What a challenge would test, and what each outcome costs."""


class Seat(TypedDict):
    """A player and the hand as the viewer sees it, in the order in which the cards came."""

    name: str
    cards: list[WireCard]
    uno: str
    """``"said"``, ``"owed"`` (may be caught) or ``""``."""
    total: int
    bot: str | None


class Result(TypedDict):
    """How the round ended and how it is counted."""

    winner: int | None
    void: bool
    points: list[int]
    score: int
    totals: list[int]
    series_over: bool
    winners: list[int]
    counts: list[list[list[Any]]]
    """By seat the cards that were left, each ``[face, points]``."""


class Snapshot(TypedDict):
    """The table at one moment."""

    deck: str
    viewer: int | None
    side: str
    direction: int
    dealer: int
    turn: int | None
    phase: str
    color: str | None
    seats: list[Seat]
    top: WireCard | None
    discard: int
    next: WireCard | None
    draw: int
    pending: dict[str, Any] | None
    """``symbol``, ``count``, ``by``, ``victim`` and ``challengeable``."""
    revealed: dict[str, Any] | None
    """``seat`` and ``cards``, for the challenger until the next action."""
    say: Message | None
    rules: list[str]
    actions: Actions | None
    result: Result | None


class Frame(TypedDict):
    """One visible step; what is left out did not change."""

    kind: str
    say: Message | None
    rules: list[str]
    moves: NotRequired[list[list[Any]]]
    """``[token, from, to, face]``; a place is ``"draw"``, ``"discard"`` or a seat."""
    faces: NotRequired[list[WireCard]]
    """Cards of hands that show another face afterwards."""
    top: NotRequired[WireCard | None]
    next: NotRequired[WireCard | None]
    set: NotRequired[dict[str, Any]]
    """Plain values of the snapshot that changed."""
    uno: NotRequired[list[list[Any]]]
    """``[seat, uno]``"""
    hands: NotRequired[list[list[int]]]
    """By seat the tokens, after whole hands changed owners."""


class State(TypedDict):
    """The live table: the frames of the last action and where they led."""

    v: int
    seq: int
    frames: list[Frame]
    snapshot: Snapshot


class Notice(TypedDict):
    """The last refusal or explanation."""

    n: int
    seq: int
    say: Message | None
    rules: list[str]


class Recording(TypedDict):
    """A whole round; on the wire it is a JSON text, which a notebook stores three times smaller."""

    v: int
    start: Snapshot
    frames: list[Frame]
    """Every frame once."""
    actions: list[list[int]]
    """By action the places of its frames in `frames`."""


YOU = frozenset({"you", "вы", "ты", "ty"})
"""How people are called who are called by the word that addresses the reader, in any language."""

_PLAIN = (
    "side",
    "direction",
    "dealer",
    "turn",
    "phase",
    "color",
    "draw",
    "discard",
    "pending",
    "revealed",
)


class Watcher:
    """Follows a round for one viewer.

    Parameters
    ----------
    round_ : Round
        The round as it stands.
    viewer : str or None
        Whose eyes; ``None`` for somebody who only watches.
    visibility : {"physical", "hidden", "open"}
        How much is shown.
    bots : Mapping of str to str
        What kind of bot plays for whom.
    account : Booking or None
        The account of the series, this round included if it is over; nothing booked if left out.

    Examples
    --------
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> watcher = Watcher(round_, "A")
    >>> watcher.snapshot()["seats"][1]["cards"]
    [[3, 'dP2']]
    >>> [frame["kind"] for frame in watcher.follow(round_.apply("A play B2/O8"))]
    ['play', 'uno_window', 'turn']
    """

    def __init__(
        self,
        round_: Round,
        viewer: str | None,
        visibility: str = "physical",
        *,
        bots: Mapping[str, str] | None = None,
        account: Booking | None = None,
    ) -> None:
        self.viewer = viewer
        self.visibility = visibility
        self.bots = dict(bots or {})
        self._tokens = Tokens()
        self.restart(round_, account)

    def restart(self, round_: Round, account: Booking | None = None) -> None:
        """Look at a round anew: all tokens are renewed."""
        self._deck = round_.deck
        self._players = round_.players
        self._winner_scores = round_.rules.scoring == "winner"
        self._readable = round_.deck.kind == "flip" and round_.rules.pairing == "published"
        self._seat = -1 if self.viewer is None else self._players.index(self.viewer)
        self._position = round_.position()
        self._sides = dict.fromkeys(("discard", "draw", "hands"), self._side_number())
        self._tokens.renew(self._position)
        self._seen: dict[int, set[int]] = {}
        self._hand_faces()
        self._top()
        self._next()
        self._totals = [0 if account is None else account.totals[name] for name in self._players]
        outcome = round_.outcome
        self._result = (
            None
            if outcome is None
            else self._result_of(outcome.winner, outcome.points, outcome.score, account)
        )
        self._said = self._opening_said(round_)
        self._plain = self._plain_values()
        self._uno = self._uno_marks()

    def _opening_said(self, round_: Round) -> tuple[Message | None, list[str]]:
        """What the opening card led to, as long as nobody has done anything since."""
        told = [event for event in round_.opening_events if event.kind != "turn"]
        if round_.actions or not told:
            return None, []
        return self._sentence(told[-1], round_.side), list(told[-1].rules)

    def _sentence(self, event: Event, side: str) -> Message:
        """What happened, for the viewer; right also where somebody else is called "You"."""
        reader = self.viewer
        if reader is None:
            # Where nobody in particular watches, the sentence speaks to the one of that name.
            reader = next((name for name in self._players if name.lower() in YOU), None)
            if event.kind == "reveal" and event.player == reader:
                # Only who really looks through these eyes is shown the hand.
                reader = None
        say: Message = message_for(event, reader, side)  # type: ignore[assignment]
        args = say["args"]
        for role in ("player", "target"):
            if isinstance(args.get(role), str):
                args[role] = _named(args[role], reader)
        if "players" in args:
            args["players"] = [_named(name, reader) for name in args["players"]]
        return say

    # -- looking ------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The viewer's seat."""
        return None if self.viewer is None else self._seat

    @property
    def hand(self) -> list[Held]:
        """The viewer's cards with their tokens; none for somebody who only watches."""
        return [] if self.viewer is None else list(self._tokens.hands[self._seat])

    def card_of(self, token: object) -> Card | None:
        """Return the card of the viewer's hand that a token stands for, if there is one."""
        held = None if self.viewer is None else self._tokens.find(self._seat, token)
        return held and held.card

    def behind(self, token: object) -> list[list[Any]] | None:
        """Return what can be on the other side of a card, as far as the viewer can know.

        Parameters
        ----------
        token : int
            A card in a hand or on top of the draw pile.

        Returns
        -------
        list of [face, count] or None
            The faces that its visible side may belong to, without those that lie elsewhere for
            all to see, and how many such cards are left; ``None`` if there is no telling: the
            card is not there, shows a plain back, or nobody knows which faces share a card.

        Examples
        --------
        >>> round_ = Round.deal(["Ann", "Bo"], seed=3, dealer="Bo")
        >>> watcher = Watcher(round_, "Ann")
        >>> token, back = watcher.snapshot()["seats"][1]["cards"][0]
        >>> back, watcher.behind(token)
        ('dV6', [['lBf', 1], ['lY7', 1]])
        """
        known = self._tokens.everywhere()
        held = next((one for one in known if one.token == token), None)
        shown = None if held is None or not self._readable else self._side_shown(held)
        if held is None or shown is None:
            return None
        visible, hidden = self._deck.sides[shown], self._deck.sides[1 - shown]
        if 1 - shown in self._seen.get(held.token, ()):
            return [[wire_face(held.card, hidden), 1]]
        back = held.card.face(visible)
        left = Counter(card.face(hidden) for card in self._deck.cards if card.face(visible) == back)
        total = Counter(card.face(hidden) for card in self._deck.cards)
        for other_card in known:
            looks = self._seen.get(other_card.token, set())
            if other_card is held or 1 - shown not in looks:
                continue
            face = other_card.card.face(hidden)
            total[face] -= 1
            if shown in looks and other_card.card.face(visible) == back:
                left[face] -= 1
        counts = {face: min(count, total[face]) for face, count in left.items()}
        return sorted(
            [wire_face(face, hidden), count] for face, count in counts.items() if count > 0
        )

    def snapshot(self, actions: Actions | None = None) -> Snapshot:
        """Return the table as the viewer sees it now.

        Parameters
        ----------
        actions : Actions or None
            What the viewer may do.
        """
        tokens, say = self._tokens, self._said
        seats: list[Seat] = [
            {
                "name": name,
                "cards": [[held.token, self._hand_face(held, seat)] for held in hand],
                "uno": self._uno[seat],
                "total": self._totals[seat],
                "bot": self.bots.get(name),
            }
            for seat, (name, hand) in enumerate(zip(self._players, tokens.hands, strict=True))
        ]
        return {
            "deck": self._deck.kind,
            "viewer": self.seat,
            **self._plain,  # type: ignore[typeddict-item]
            "seats": seats,
            "top": self._top(),
            "next": self._next(),
            "say": say[0],
            "rules": say[1],
            "actions": actions,
            "result": self._result,
        }

    # -- following ------------------------------------------------------------------

    def follow(
        self, events: Iterable[Event], account: Booking | None = None, token: int | None = None
    ) -> list[Frame]:
        """Turn what happened into frames, one for each event.

        Parameters
        ----------
        events : iterable of Event
            What one action led to.
        account : Booking or None
            The account afterwards, for the frame that ends the round.
        token : int or None
            Which of several equal cards the player meant.
        """
        self._position = settle(self._position)
        return [self._frame(event, account, token) for event in events]

    def _frame(self, event: Event, account: Booking | None, token: int | None) -> Frame:
        before = self._position
        after = self._position = follow(before, event)
        seat = -1 if event.player is None else self._players.index(event.player)
        step = _STEPS.get(event.kind)
        changes = step(self, event, seat, token) if step else {}
        side = self._deck.sides[self._sides["discard"]]
        say = self._sentence(event, side)
        if "cards" in say["args"]:
            # A hand is shown, not in which order it came.
            say["args"]["cards"].sort()
        self._said = (say, list(event.rules))
        frame: Frame = {"kind": event.kind, "say": say, "rules": list(event.rules), **changes}  # type: ignore[typeddict-item]
        plain = self._plain_values()
        values = {name: plain[name] for name in _PLAIN if plain[name] != self._plain[name]}
        self._plain = plain
        if after.phase == "round_over":
            points, score = event.details.get("points", {}), event.details.get("score", 0)
            self._result = self._result_of(event.player, points, score, account)
            self._totals = self._result["totals"]
            values["result"] = self._result
        if values:
            frame["set"] = values
        uno = self._uno_marks()
        if uno != self._uno:
            marks = enumerate(zip(self._uno, uno, strict=True))
            frame["uno"] = [[owner, new] for owner, (old, new) in marks if old != new]
            self._uno = uno
        return frame

    # -- what each kind of event moves -------------------------------------------------

    def _play(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        wanted = token if event.player == self.viewer else None
        held = self._tokens.take(seat, event["card"], self._looks, wanted)
        self._tokens.pile.append(held)
        return {"moves": [[held.token, seat, "discard", self._top_face(held)]]}

    def _draw(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        if not event["cards"]:
            return {}
        moves = []
        for card in event["cards"]:
            held = self._tokens.draw(seat, card)
            moves.append([held.token, "draw", seat, self._hand_face(held, seat)])
        self._tokens.renew_next(self._position)
        return {"moves": moves, "next": self._next()}

    def _open(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        held = self._tokens.next or self._tokens.new(event["card"])
        self._tokens.pile.append(held)
        self._tokens.renew_next(self._position)
        move = [held.token, "draw", "discard", self._top_face(held)]
        return {"moves": [move], "next": self._next()}

    def _shuffled(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        del self._tokens.pile[:-1]
        self._tokens.renew_next(self._position)
        return {"next": self._next()}

    def _return_card(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        self._tokens.pile.pop()
        return {"top": None, **self._shuffled(event, seat, token)}

    def _take_back(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        tokens = self._tokens
        held = tokens.pile.pop()
        assert held is not None
        tokens.hands[seat].append(held)
        self._uncover(self._position.discard[-1])
        move = [held.token, "discard", seat, self._hand_face(held, seat)]
        return {"moves": [move], "top": self._top()}

    def _flip_discard(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        self._sides["discard"] ^= 1
        self._tokens.pile.reverse()
        self._uncover(event["card"])
        return {"top": self._top()}

    def _uncover(self, card: Card) -> None:
        """Give a new token to a card that has come up in the discard pile."""
        tokens = self._tokens
        old, new = tokens.top, tokens.new(card)
        if old is not None and old.token in self._seen:
            self._seen[new.token] = self._seen[old.token]
        tokens.pile[-1] = new

    def _flip_draw(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        self._sides["draw"] ^= 1
        self._tokens.renew_next(self._position)
        return {"next": self._next()}

    def _flip_hands(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        before = self._hand_faces()
        self._sides["hands"] ^= 1
        return self._turned(before)

    def _swap_hands(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        other = self._players.index(event["target"])
        hands = self._tokens.hands.copy()
        hands[seat], hands[other] = hands[other], hands[seat]
        return self._moved(hands)

    def _rotate_hands(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        hands, step = self._tokens.hands, event["direction"]
        return self._moved([hands[(owner - step) % len(hands)] for owner in range(len(hands))])

    def _moved(self, hands: list[list[Held]]) -> dict[str, Any]:
        before = self._hand_faces()
        self._tokens.hands = hands
        owners = [[held.token for held in hand] for hand in hands]
        return {"hands": owners, **self._turned(before)}

    def _swap_cards(self, event: Event, seat: int, token: int | None) -> dict[str, Any]:
        tokens, other = self._tokens, self._players.index(event["target"])
        given = tokens.take(seat, event["given"], self._looks)
        received = tokens.take(other, event["received"], self._looks)
        tokens.hands[seat].append(received)
        tokens.hands[other].append(given)
        return {
            "moves": [
                [given.token, seat, other, self._hand_face(given, other)],
                [received.token, other, seat, self._hand_face(received, seat)],
            ]
        }

    # -- faces and values ----------------------------------------------------------------

    def _side_number(self) -> int:
        return self._deck.sides.index(self._position.side)

    def _shown(self, held: Held, number: int | None) -> Face:
        if number is None:
            return ""
        self._seen.setdefault(held.token, set()).add(number)
        return wire_face(held.card, self._deck.sides[number])

    def _side_shown(self, held: Held) -> int | None:
        """The number of the side of a card that the viewer sees now; not for the discard pile."""
        if held is self._tokens.next:
            return shown_side(self._deck, self._sides["draw"], -1, self._seat, self.visibility)
        owners = (seat for seat, hand in enumerate(self._tokens.hands) if held in hand)
        owner = next(owners, None)
        if owner is None:
            return None
        return shown_side(self._deck, self._sides["hands"], owner, self._seat, self.visibility)

    def _looks(self, held: Held) -> list[Face]:
        """What the viewer has seen of a card so far."""
        seen = self._seen.get(held.token, ())
        return [wire_face(held.card, self._deck.sides[number]) for number in sorted(seen)]

    def _hand_face(self, held: Held, owner: int) -> Face:
        side = self._sides["hands"]
        return self._shown(held, shown_side(self._deck, side, owner, self._seat, self.visibility))

    def _top_face(self, held: Held) -> Face:
        return self._shown(held, self._sides["discard"])

    def _top(self) -> WireCard | None:
        held = self._tokens.top
        return None if held is None else [held.token, self._top_face(held)]

    def _next(self) -> WireCard | None:
        held, side = self._tokens.next, self._sides["draw"]
        if held is None:
            return None
        number = shown_side(self._deck, side, -1, self._seat, self.visibility)
        return [held.token, self._shown(held, number)]

    def _hand_faces(self) -> dict[int, Face]:
        return {
            held.token: self._hand_face(held, owner)
            for owner, hand in enumerate(self._tokens.hands)
            for held in hand
        }

    def _turned(self, before: dict[int, Face]) -> dict[str, Any]:
        after = self._hand_faces()
        faces = [[token, face] for token, face in after.items() if face != before[token]]
        return {"faces": faces} if faces else {}

    def _number(self, player: str | None) -> int | None:
        return None if player is None else self._players.index(player)

    def _plain_values(self) -> dict[str, Any]:
        p = self._position
        pending, revealed = p.pending, p.revealed
        return {
            "side": p.side,
            "direction": 1 if p.direction == "clockwise" else -1,
            "dealer": self._players.index(p.dealer),
            "turn": self._number(p.turn),
            "phase": p.phase,
            "color": None if p.color is None else str(p.color),
            "draw": len(p.draw),
            "discard": len(p.discard),
            "pending": pending
            and {
                "symbol": str(pending.symbol),
                "count": pending.count,
                "by": self._number(pending.by),
                "victim": self._number(pending.victim),
                "challengeable": pending.symbol.is_restricted,
            },
            "revealed": None
            if revealed is None or revealed.to != self.viewer
            else {
                "seat": self._number(revealed.whose),
                "cards": sorted(wire_face(card, p.side) for card in revealed.cards),
            },
        }

    def _uno_marks(self) -> list[str]:
        p = self._position
        return [
            "owed" if name == p.uno_owed else "said" if name in p.uno_called else ""
            for name in self._players
        ]

    def _result_of(
        self, winner: str | None, points: Mapping[str, int], score: int, account: Booking | None
    ) -> Result:
        return {
            "winner": self._number(winner),
            "void": winner is None,
            "points": [points.get(name, 0) for name in self._players],
            # Where everybody books the own hand, the winner scores nothing.
            "score": score if self._winner_scores else 0,
            "totals": self._totals if account is None else list(account.totals.values()),
            "series_over": account is not None and account.over,
            "winners": [self._players.index(name) for name in (account.winners if account else ())],
            "counts": [[] if winner is None else self._counted(name) for name in self._players],
        }

    def _counted(self, name: str) -> list[list[Any]]:
        """The cards left in a hand as they are laid open to be counted, in no telling order."""
        side = self._position.side
        cards = [
            [wire_face(card, side), points_of(card.face(side), self._deck.kind)]
            for card in self._position.hands[name]
        ]
        return sorted(cards)


def _named(name: str, reader: str | None) -> str:
    """Set a name apart that would be read as the word for the reader."""
    return f"“{name}”" if name != reader and name.lower() in YOU else name


_Step = Callable[[Watcher, Event, int, int | None], dict[str, Any]]
_STEPS: Mapping[str, _Step] = {
    "play": Watcher._play,
    "draw": Watcher._draw,
    "open": Watcher._open,
    "return_card": Watcher._return_card,
    "reshuffle": Watcher._shuffled,
    "take_back": Watcher._take_back,
    "flip_discard": Watcher._flip_discard,
    "flip_draw": Watcher._flip_draw,
    "flip_hands": Watcher._flip_hands,
    "swap_hands": Watcher._swap_hands,
    "rotate_hands": Watcher._rotate_hands,
    "swap_cards": Watcher._swap_cards,
}
