"""What the right answer to a question is, found without the generator's code.

Actions are tried on a copy and positions compared; legality is what a round carries out; counts
and points come from tables written down here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from unoflip_widgets.rules import (
    Action,
    Card,
    Color,
    IllegalAction,
    Position,
    Round,
    parse_card,
)
from unoflip_widgets.teaching.questions import Question

COLORS = {
    "R": "red", "Y": "yellow", "G": "green", "B": "blue",
    "P": "pink", "T": "teal", "O": "orange", "V": "purple",
}  # fmt: skip
POINTS = {
    "flip": {"+1": 10, "+5": 20, "r": 20, "s": 20, "e": 30, "f": 20, "W": 40, "W+2": 50, "W+c": 60},
    "classic": {"+2": 20, "r": 20, "s": 20, "W": 50, "W+4": 50},
}
ON_LIGHT = {*"123456789", "+1", "r", "s", "f"}
ON_DARK = {*"123456789", "+5", "r", "e", "f"}


def symbol(face: str) -> str:
    """The symbol of a face in notation."""
    return face if face.startswith("W") else face[1:]


def points(face: str, deck: str) -> int:
    """What a face counts."""
    own = symbol(face)
    return int(own) if own.isdigit() else POINTS[deck][own]


def copies(face: str, deck: str) -> int:
    """How often a face is in a deck."""
    own = symbol(face)
    return 4 if own.startswith("W") else 1 if own == "0" and deck == "classic" else 2


class Try:
    """A question's position, and the one after its actions."""

    def __init__(self, question: Question) -> None:
        self.q = question
        self.about = question.about
        self.deck = question.ruleset.deck
        self.before = question.position
        self.round = Round.from_position(self.before, question.ruleset)
        for action in question.actions:
            self.round.apply(str(action))
        self.after: Position = self.round.position()
        self.players = self.before.players

    @property
    def player(self) -> str:
        return self.about["player"]

    def face(self, card: Card, side: str | None = None) -> str:
        return str(card.face(side or self.before.side))

    def tried(self, action: str | Action) -> Position | None:
        """The position that an action leads to; ``None`` if it is refused or punished."""
        twin = self.round.copy()
        try:
            twin.apply(str(action))
        except IllegalAction:
            return None
        before, after = self.round.position(), twin.position()
        words = str(action).split()
        name, verb = words[0], words[1]
        if verb in ("play", "jump"):
            card = parse_card(words[2])
            done = after.discard.count(card) > before.discard.count(card)
        elif verb in ("uno", "catch"):
            done = len(after.hands[name]) == len(before.hands[name])
        else:
            done = True
        return after if done else None

    def slipped(self, action: str) -> Position | None:
        """The position that a punished slip leads to; ``None`` if it is refused."""
        twin = self.round.copy()
        try:
            twin.apply(action)
        except IllegalAction:
            return None
        return twin.position()

    def lays(self, player: str, card: Card, verb: str = "play") -> bool:
        """Whether a card can be laid in some way."""
        quoted = [f"{player} {verb} {card}"]
        quoted += [f"{player} {verb} {card} {color}" for color in Color]
        return any(self.tried(line) is not None for line in quoted)

    def grew(self, player: str) -> int:
        """How many cards a player drew."""
        laid = sum(
            a.verb in ("play", "jump") and a.player == player and a.card in self.after.discard
            for a in self.q.actions
        )
        return len(self.after.hands[player]) - len(self.before.hands[player]) + laid

    def guilty(self, action: str) -> bool:
        """Whether laying a drawing wild is refused, or can be challenged with success."""
        if self.tried(action) is None:
            return True
        twin = self.round.copy()
        twin.apply(action)
        by, victim = action.split()[0], twin.turn
        size = twin.hand_size(by)
        twin.apply(f"{victim} challenge")
        return twin.hand_size(by) > size

    def hand_points(self, player: str) -> int:
        side = self.after.side
        return sum(points(self.face(c, side), self.deck) for c in self.after.hands[player])

    def totals(self) -> dict[str, int]:
        before = dict(pair.split("=") for pair in self.about["before"].split())
        totals = {name: int(value) for name, value in before.items()}
        counted = {name: self.hand_points(name) for name in totals}
        if self.q.ruleset.scoring == "winner":
            totals[str(self.after.winner)] += sum(counted.values())
        else:
            totals = {name: totals[name] + counted[name] for name in totals}
        return totals

    def seeing(self, position: Position) -> list[str]:
        """Who sees a certain face of a certain card in a hand."""
        card = next(c for c in position.hands[self.player] if str(c) == self.about["card"])
        place = position.hands[self.player].index(card)
        found = []
        for viewer in self.players:
            view = Round.from_position(position, self.q.ruleset).view(viewer)
            seat = next(seat for seat in view.seats if seat.name == self.player)
            if f"{(seat.side or '')[:1]}{seat.faces[place]}" == self.about["face"]:
                found.append(viewer)
        return found


def names(t: Try, fits: Callable[[str], bool]) -> tuple[str, ...]:
    """The players for whom something is true."""
    return tuple(name for name in t.players if fits(name))


def keys(t: Try, fits: Callable[[Any], bool]) -> tuple[str, ...]:
    """The options for which something is true."""
    return tuple(option.key for option in t.q.options if fits(option))


def yes(value: bool) -> str:
    return "yes" if value else "no"


def drawn_highest(drawn: str) -> list[str]:
    """Who drew the highest number."""
    values = {}
    for pair in drawn.split():
        name, card = pair.split("=")
        own = symbol(card.split("/")[0])
        values[name] = int(own) if own.isdigit() else 0
    return [name for name in values if values[name] == max(values.values())]


def doable(t: Try) -> tuple[str, ...]:
    name, drawn = t.player, t.before.drawn
    hand = t.before.hands[name]
    can = {
        "lay": lambda: any(t.lays(name, card) for card in hand),
        "draw": lambda: t.tried(f"{name} draw") is not None,
        "pass": lambda: t.tried(f"{name} keep") is not None,
        "two-cards": lambda: False,
        "lay-drawn": lambda: drawn is not None and t.lays(name, drawn),
        "lay-other": lambda: any(t.lays(name, card) for card in hand if card != drawn),
        "keep": lambda: t.tried(f"{name} keep") is not None,
        "draw-again": lambda: t.tried(f"{name} draw") is not None,
    }
    return keys(t, lambda option: can[option.key]())


def misplay(t: Try) -> str:
    line = t.about["action"]
    name = line.split()[0]
    after = t.slipped(line)
    if after is None:
        return "back-free"
    assert set(t.before.hands[name]) <= set(after.hands[name])
    assert after.turn != name or len(t.players) == 2
    return f"back-{len(after.hands[name]) - len(t.before.hands[name])}"


def reason(t: Try) -> str:
    card = t.about["action"].split()[2]
    face = card.split("/")[0 if t.before.side == "light" else -1]
    top = t.face(t.before.discard[-1])
    fits = []
    if face.startswith("W"):
        fits.append("fits-wild")
    elif t.before.color is not None and COLORS[face[0]] == t.before.color:
        fits.append("fits-color")
    if not face.startswith("W") and not top.startswith("W") and face[1:] == top[1:]:
        fits.append("fits-number" if face[1:].isdigit() else "fits-symbol")
    assert len(fits) < 2
    return fits[0] if fits else "fits-nothing"


def possible(t: Try) -> str:
    line = t.about["action"]
    if t.tried(line) is None:
        return "no"
    return "yes-bluff" if t.guilty(line) else "yes-lawful"


def forbidding(t: Try) -> tuple[str, ...]:
    def same(option: Any) -> bool:
        face = t.face(option.card)
        return not face.startswith("W") and COLORS[face[0]] == t.before.color

    found = keys(t, same)
    color = "red" if t.before.side == "light" else "pink"
    assert bool(found) is t.guilty(f"{t.player} play {t.about['card']} {color}")
    return found


def losers(t: Try) -> tuple[str, ...]:
    """Those whom the turn passed over."""
    step = 1 if t.after.direction == "clockwise" else -1
    by = next(a.player for a in reversed(t.q.actions) if a.verb in ("play", "jump"))
    place, passed = t.players.index(str(by)), set()
    while True:
        place = (place + step) % len(t.players)
        if t.players[place] == t.after.turn:
            return names(t, passed.__contains__)
        passed.add(t.players[place])


def accusation(t: Try) -> str:
    accuser, _, accused = t.about["action"].split()
    after = t.slipped(t.about["action"])
    if after is None:
        return "nothing"
    for name, key in ((accuser, "accuser"), (accused, "accused")):
        grown = len(after.hands[name]) - len(t.before.hands[name])
        if grown:
            return f"{key}-{grown}"
    return "nothing"


def opened(t: Try) -> bool:
    """Whether the first card stayed as opening card."""
    return t.after.discard == (t.before.draw[0],)


def owes(t: Try) -> str:
    return yes(any(t.tried(f"{o} catch {t.player}") for o in t.players if o != t.player))


def series_over(t: Try) -> str:
    if t.q.ruleset.target is None:
        return "yes"
    return yes(max(t.totals().values()) >= t.q.ruleset.target)


def series_winners(t: Try) -> tuple[str, ...]:
    totals = t.totals()
    if t.q.ruleset.scoring == "loser":
        return names(t, lambda name: totals[name] < (t.q.ruleset.target or 0))
    best = max if t.q.ruleset.scoring == "winner" else min
    return names(t, lambda name: totals[name] == best(totals.values()))


def unseen(t: Try) -> int:
    face = t.about["face"][1:]
    seen = [*t.before.hands[t.player], t.before.discard[-1]]
    return copies(face, t.deck) - [t.face(card) for card in seen].count(face)


def stranger(t: Try) -> str:
    (only,) = [
        option.key
        for option in t.q.options
        if symbol(option.key[1:]) not in (ON_LIGHT if option.key[0] == "l" else ON_DARK)
    ]
    return only


def fronts(t: Try) -> tuple[str, ...]:
    face, side = t.about["face"][1:], t.about["side"]
    other = "dark" if side == "light" else "light"
    pairs = {
        (t.face(card, side), t.face(card, other))
        for card in Round.deal(["A", "B"], t.q.ruleset, 0).deck.cards
    }
    return keys(t, lambda option: (option.key[1:], face) in pairs)


def wire(face: str, deck: str) -> int:
    return points(face[1:], deck)


TRUTH: dict[str, Callable[[Try], object]] = {
    "doable": doable,
    "legal": lambda t: yes(t.tried(t.about["action"]) is not None),
    "misplay": misplay,
    "after_draw": lambda t: "lay-or-keep" if t.after.phase == "drawn" else "turn-over",
    "turn_draw": lambda t: f"draw-{t.grew(t.player)}",
    "next": lambda t: t.after.turn,
    "owner_sees": lambda t: t.after.side[0] + t.face(t.after.hands[t.player][-1], t.after.side),
    "playable": lambda t: keys(t, lambda option: t.lays(t.player, option.card)),
    "reason": reason,
    "colors": lambda t: keys(
        t, lambda o: t.tried(f"{t.player} play {t.about['card']} {o.key}") is not None
    ),
    "colors_now": lambda t: keys(t, lambda o: t.tried(f"{t.player} color {o.key}") is not None),
    "lawful": lambda t: yes(
        t.face(
            next(
                c
                for c in t.before.hands[t.about["action"].split()[0]]
                if str(c) == t.about["action"].split()[2]
            )
        )
        == "W"
        or not t.guilty(t.about["action"])
    ),
    "possible": possible,
    "forbidding": forbidding,
    "color": lambda t: "none-yet" if t.after.color is None else str(t.after.color),
    "drawn": lambda t: t.grew(t.player),
    "drawers": lambda t: names(t, lambda name: t.grew(name) > 0),
    "losers": losers,
    "direction": lambda t: t.after.direction,
    "side": lambda t: t.after.side,
    "top": lambda t: (
        ("c" if t.deck == "classic" else t.after.side[0])
        + t.face(t.after.discard[-1], t.after.side)
    ),
    "order": lambda t: ("laid", "discard", "draw", "hands", "next-turn"),
    "chooser": lambda t: t.after.turn if t.after.phase == "choose_color" else "nobody",
    "draw_place": lambda t: "pile-bottom" if t.after.draw[-1] == t.before.draw[0] else "elsewhere",
    "flip_place": lambda t: (
        "discard-bottom" if t.after.discard[0] == t.q.actions[0].card else "elsewhere"
    ),
    "size": lambda t: len(t.after.hands[t.player]),
    "draw_size": lambda t: len(t.after.draw),
    "discard_size": lambda t: len(t.after.discard),
    "challengers": lambda t: names(t, lambda name: t.tried(f"{name} challenge") is not None),
    "tested": lambda t: str(t.before.color),
    "guilty": lambda t: yes(t.grew(str(t.q.actions[0].player)) > 0),
    "revealed": lambda t: (t.after.revealed.to,) if t.after.revealed else (),
    "owes_uno": owes,
    "catchers": lambda t: names(
        t, lambda name: name != t.player and t.tried(f"{name} catch {t.player}") is not None
    ),
    "accusation": accusation,
    "over": lambda t: yes(t.after.phase == "round_over"),
    "winner": lambda t: t.after.winner,
    "points": lambda t: t.hand_points(t.player),
    "hand_points": lambda t: t.hand_points(t.player),
    "score": lambda t: sum(map(t.hand_points, t.players)),
    "worth": lambda t: wire(t.about["face"], t.deck),
    "worth_on": lambda t: points(
        t.about["card"].split("/")[0 if t.about["side"] == "light" else 1], t.deck
    ),
    "total": lambda t: t.totals()[t.player],
    "series_over": series_over,
    "series_winners": series_winners,
    "copies": lambda t: copies(t.about["face"][1:], t.deck),
    "symbol_copies": lambda t: 8,
    "stranger": stranger,
    "pair": lambda t: (
        f"d{t.about['card'].split('/')[1]}"
        if t.before.side == "light"
        else f"l{t.about['card'].split('/')[0]}"
    ),
    "unseen": unseen,
    "more_players": lambda t: 10 - int(t.about["players"]),
    "dealer": lambda t: (
        highest[0] if len(highest := drawn_highest(t.about["drawn"])) == 1 else "tie"
    ),
    "redraw": lambda t: tuple(drawn_highest(t.about["drawn"])),
    "dealer_after": lambda t: drawn_highest(
        " ".join(
            pair
            for pair in t.about["drawn"].split(" / ")[1].split()
            if pair.split("=")[0] in drawn_highest(t.about["drawn"].split(" / ")[0])
        )
    )[0],
    "dealt": lambda t: 7 * int(t.about["players"]),
    "left_after_opening": lambda t: 112 - 7 * int(t.about["players"]) - 1,
    "next_dealer": lambda t: t.players[(t.players.index(t.player) + 1) % len(t.players)],
    "new_side": lambda t: "light",
    "seen_side": lambda t: (
        t.before.side
        if t.about["player"] == t.about["owner"]
        else "dark"
        if t.before.side == "light"
        else "light"
    ),
    "pile_side": lambda t: "dark",
    "opening_stays": lambda t: yes(opened(t)),
    "opening_then": lambda t: "opening-stays" if opened(t) else "back-another",
    "sees_drawn": lambda t: names(t, lambda name: name != t.player),
    "sees": lambda t: tuple(t.seeing(t.before)),
    "sees_after": lambda t: tuple(t.seeing(t.after)),
    "fronts": fronts,
    "jumpers": lambda t: names(
        t, lambda name: any(t.lays(name, card, "jump") for card in t.before.hands[name])
    ),
}


def check(questions: Iterable[Question]) -> int:
    """Hold questions to the truth; return how many there were."""
    count = 0
    for question in questions:
        count += 1
        truth = TRUTH[question.about["what"]](Try(question))
        where = f"{question.topic}/{question.template}: {question.position.one_line()}"
        assert truth == question.answer, f"{truth} != {question.answer} in {where}"
        options = [option.key for option in question.options]
        assert len(set(options)) == len(options), where
        assert question.grade(question.answer).right, where
        assert bool(options) is (question.kind != "count"), where
    return count
