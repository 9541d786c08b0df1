"""A bot that thinks: it reads backs, weighs penalties and Flips, bluffs and challenges.

Every way to go on gets a worth, counted in cards: how much nearer it brings the bot to an empty
hand, or the others further from one.  The part that weighs most is the reason it gives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from unoflip_widgets.rules.cards import Color, Face, Symbol
from unoflip_widgets.rules.ruleset import FLIP, RuleSet
from unoflip_widgets.rules.views import SeatView, View

from .bots import Option, own_seat
from .deduction import backs_for, chance_of_color, chance_of_no_answer
from .steady import Steady, held_colors

__all__ = ["Sly"]

Part = tuple[float, str, dict[str, Any]]

# Cards that somebody draws; on the average four and a bit until a color comes (112 / 26).
_DRAWS = {
    Symbol.DRAW_ONE: 1.0,
    Symbol.DRAW_TWO: 2.0,
    Symbol.DRAW_FIVE: 5.0,
    Symbol.WILD_DRAW_TWO: 2.0,
    Symbol.WILD_DRAW_COLOR: 4.3,
    Symbol.WILD_DRAW_FOUR: 4.0,
}
# What it is worth to keep somebody with this many cards from laying one.
_DANGER = {0: 0.0, 1: 12.0, 2: 1.0, 3: 2.0}
_DANGER_ELSE = 1.5
# What an extra turn is worth, a card that somebody else draws, a hand of the color in force, and a
# better hand after a Flip.
_TURN = 1.5
_DRAWN = 0.225
_RUN = 0.9
_SKIPPED = 0.4
_OUT = 30.0
_COLOR = 0.75
_FLIP = 1.1
# How much a card does for the hand that holds it.
_STRENGTH = {"number": 0.0, "action": 0.24, "wild": 2.0}
# What a wild is worth as long as it is held, for it always fits.
_WILD_KEPT = 5.0
_DRAW_COSTS = 6.0
_KEEP_COSTS = 8.0
# How often others challenge without knowing, and how often they bluff when they could.
_CHALLENGED = 0.96
_BLUFFED = 0.44


class Sly(Steady):
    """Reads the backs of the others, hits who is about to go out, bluffs and challenges.

    Parameters
    ----------
    seed : int
        Where the chances of the bot come from.
    rules : RuleSet
        What is played; everybody at the table knows it.
    bluffs : bool
        Whether it may lay a drawing wild although it holds the color in force.
    challenges : bool
        Whether it may challenge.

    Examples
    --------
    >>> from unoflip_widgets.players import legal_for
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position(
    ...     "hand A: B9/O5 B+1/P6 R1/P3; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> bot = Sly()
    >>> bot.choose(round_.view("A"), legal_for(round_, "A")), bot.reason["id"]
    (Action('A play B+1/P6'), 'bot-reason-skip')
    """

    level = "sly"

    def __init__(
        self,
        seed: int = 0,
        rules: RuleSet = FLIP,
        *,
        bluffs: bool = True,
        challenges: bool = True,
    ) -> None:
        super().__init__(seed, rules)
        self._bluffs = bluffs
        self._challenges = challenges
        self._backs = backs_for(rules)

    # -- deciding ------------------------------------------------------------------

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        """Weigh every option, and take the best."""
        if len(options) == 1:
            return self._always(options[0])
        for option in options:
            if option.verb == "catch":
                return self._always(option)
        if view.phase == "give":
            return self._give(options)
        table = _Table(view, self)
        best: tuple[float, Option, Part] | None = None
        for option in options:
            if option.verb == "uno" or (not option.uno and option._replace(uno=True) in options):
                continue  # UNO is said with the card, and always
            parts = self._weigh(table, option)
            worth = sum(part[0] for part in parts)
            if best is None or worth > best[0]:
                best = worth, option, max(parts, key=lambda part: part[0])
        if best is None:
            return self._always(options[0])
        _, option, (_, reason, args) = best
        self.because(reason, **args)
        return option

    def _weigh(self, table: _Table, option: Option) -> list[Part]:
        """Say what is good and what is bad about an option."""
        if option.verb in ("play", "jump"):
            return self._weigh_card(table, option)
        if option.verb == "color" and option.color is not None:
            return self._weigh_color(table, option.color, table.hand)
        if option.verb == "challenge":
            return [self._weigh_challenge(table)]
        if option.verb == "accept":
            return [(0.0, "accept", {})]
        if option.verb == "draw":
            return [(-_DRAW_COSTS, "nothing-fits" if not table.fits else "draw", {})]
        if option.verb == "keep":
            return [(-_KEEP_COSTS, "keep-wild", {})]
        return [(0.0, "only", {})]

    def _weigh_card(self, table: _Table, option: Option) -> list[Part]:
        face = option.face
        assert face is not None
        card = self.wire(face, table.view)
        rest = list(table.hand)
        rest.remove(face)
        parts: list[Part] = [(0.02 * self._points(face), "fits", {"card": card})]
        if not rest:
            return [*parts, (50.0, "last-card", {"card": card})]
        symbol = face.symbol
        color = face.color or option.color
        if symbol is Symbol.FLIP:
            parts.append((table.worth_of_flip(rest), "flip", {}))
        else:
            assert color is not None
            parts += self._weigh_color(table, color, rest, symbol)
        parts += self._weigh_effect(table, symbol, color, rest)
        if face.color is None:
            parts.append((-_WILD_KEPT, "wild-needed", {"card": card}))
            if symbol.is_restricted and table.colors[table.view.color]:
                parts.append(self._weigh_bluff(symbol, card))
        if option.target is not None:
            parts.append((table.worth_of_swap(option, rest), "swap", {"target": option.target}))
        return parts

    def _weigh_effect(
        self, table: _Table, symbol: Symbol, color: Color | None, rest: list[Face]
    ) -> list[Part]:
        """Weigh who draws, who misses a turn and who is next."""
        parts: list[Part] = []
        victim = table.after(1)
        drawn = _DRAWS.get(symbol, 0.0)
        if drawn:
            weight = _DRAWN * (1 + _danger(victim.count) / 3)
            hit = {"target": victim.name, "count": victim.count}
            parts.append((drawn * weight, "hit", hit))
        if drawn or symbol is Symbol.SKIP:
            following = table.after(2)
        elif symbol is Symbol.REVERSE:
            two = len(table.view.seats) == 2
            skips = two and self.rules.two_player_reverse == "skip"
            following = table.me if skips else table.after(-1)
        elif symbol is Symbol.SKIP_EVERYONE:
            following = table.me
        else:
            following = victim
        if following.name == table.me.name:
            run = table.run(rest, color, symbol)
            worth = _OUT if run == len(rest) else _TURN * (0.6 + _RUN * run)
            parts.append((worth, "again", {}))
        if following.name != victim.name:
            parts.append((_danger(victim.count) * _SKIPPED, "skip", {"target": victim.name}))
        if following.name != table.me.name and symbol is not Symbol.FLIP:
            stuck = table.stuck(following, color, symbol)
            block = {"target": following.name}
            parts.append((stuck * _danger(following.count), "block", block))
        return parts

    def _weigh_color(
        self, table: _Table, color: Color, rest: Sequence[Face], symbol: Symbol = Symbol.WILD
    ) -> list[Part]:
        """Weigh what color is in force afterwards, for the bot and for whoever is next."""
        own = sum(face.color == color for face in rest)
        parts: list[Part] = [
            (_COLOR * own / max(len(rest), 1), "color-most", {"color": str(color)}),
        ]
        if symbol is Symbol.WILD and table.view.phase == "choose_color":
            following = table.after(1)
            stuck = table.stuck(following, color, symbol)
            block = {"target": following.name}
            parts.append((stuck * _danger(following.count), "block", block))
        return parts

    def _weigh_bluff(self, symbol: Symbol, card: str) -> Part:
        if not self._bluffs:
            return (-1000.0, "bluff", {"card": card})
        return (-_CHALLENGED * (2 * _DRAWS[symbol] * _DRAWN + _TURN), "bluff", {"card": card})

    def _weigh_challenge(self, table: _Table) -> Part:
        """Weigh a challenge against accepting, which is worth nothing more and nothing less."""
        pending = table.view.pending
        assert pending is not None
        args = {"target": pending.by}
        by = table.seat(pending.by)
        if not self._challenges or not by.count:
            return (-1000.0, "challenge", args)
        before = pending.before
        if before is None:
            return (-1000.0, "challenge", args)
        held = chance_of_color(table.cards(by), before)
        # Who holds the color may bluff; who does not holds the wild for nothing else.
        guilty = held * _BLUFFED / (held * _BLUFFED + 1 - held)
        drawn = float(pending.count or _DRAWS[pending.symbol])
        won = drawn * (1 + _danger(by.count) / 4) + _TURN
        lost = float(self.rules.failed_challenge_extra)
        return (guilty * won - (1 - guilty) * lost, "challenge", args)


class _Table:
    """What a bot works out once for all its options."""

    def __init__(self, view: View, bot: Sly) -> None:
        self.view = view
        self.me = own_seat(view)
        self.hand = [face for face in self.me.faces if face is not None]
        self.colors: Counter[Color | None] = held_colors(self.hand)
        self._backs = bot._backs
        self._start = view.seats.index(self.me)
        self._step = 1 if view.direction == "clockwise" else -1
        self._known: dict[str, list[tuple[Face, ...]]] = {}
        self._stuck: dict[object, float] = {}
        two = len(view.seats) == 2
        self._keeps = {Symbol.SKIP_EVERYONE}
        if two:
            self._keeps |= {Symbol.SKIP, *_DRAWS}
            if bot.rules.two_player_reverse == "skip":
                self._keeps.add(Symbol.REVERSE)
        top = view.top
        self.fits = top is not None and any(
            _fits(face, view.color, top.symbol) for face in self.hand
        )

    def after(self, steps: int) -> SeatView:
        """The seat some steps on in the direction of play."""
        seats = self.view.seats
        return seats[(self._start + steps * self._step) % len(seats)]

    def seat(self, name: str) -> SeatView:
        return next(seat for seat in self.view.seats if seat.name == name)

    def cards(self, seat: SeatView) -> list[tuple[Face, ...]]:
        """What each card of somebody can be."""
        known = self._known.get(seat.name)
        if known is None:
            known = self._known[seat.name] = self._backs.hand(seat, self.view.side)
        return known

    def stuck(self, seat: SeatView, color: Color | None, symbol: Symbol) -> float:
        """How likely somebody holds nothing that fits."""
        key = (seat.name, color, symbol)
        found = self._stuck.get(key)
        if found is None:
            found = self._stuck[key] = chance_of_no_answer(self.cards(seat), color, symbol)
        return found

    def run(self, rest: Sequence[Face], color: Color | None, symbol: Symbol) -> int:
        """How many cards can be laid one after the other before anybody else has a turn."""
        longest = 0
        for place, face in enumerate(rest):
            if not _fits(face, color, symbol):
                continue
            length = 1
            if face.symbol in self._keeps and len(rest) > 1:
                left = [*rest[:place], *rest[place + 1 :]]
                calls = [face.color] if face.color else {other.color for other in left} - {None}
                length += max((self.run(left, call, face.symbol) for call in calls), default=0)
            longest = max(longest, length)
            if longest == len(rest):
                break
        return longest

    def worth_of_flip(self, rest: Sequence[Face]) -> float:
        """Compare the hands of now with those after a Flip.

        The backs of the others are their next hands.  The own backs are unknown, so a hand that
        is better than the average is not given up lightly.
        """
        average = 0.2 * len(rest)
        worth = average - sum(map(_strength, rest))
        for seat in self.view.seats:
            if seat.name == self.me.name:
                continue
            share = 0.5 if seat.name == self.after(1).name else 0.25
            if None in seat.faces:
                continue
            now = sum(sum(map(_strength, faces)) / len(faces) for faces in self.cards(seat))
            then = sum(_strength(face) for face in seat.faces if face is not None)
            worth += (now - then) * share
        return worth * _FLIP

    def worth_of_swap(self, option: Option, rest: Sequence[Face]) -> float:
        """Weigh the hand, or the card, that is given for another."""
        assert option.target is not None
        if option.give is not None:
            return _strength(option.give) * -0.2 + 0.01
        return float(len(rest) - self.seat(option.target).count)


def _danger(count: int) -> float:
    return _DANGER.get(count, _DANGER_ELSE)


def _strength(face: Face) -> float:
    if face.color is None:
        return _STRENGTH["wild"]
    return _STRENGTH["number" if face.symbol.is_number else "action"]


def _fits(face: Face, color: Color | None, symbol: Symbol) -> bool:
    return (
        face.color is None or face.color == color or (face.symbol == symbol and not symbol.is_wild)
    )
