"""A bot that plays what fits, as a person who knows the rules and does not count cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from unoflip_widgets.rules.cards import Color, Face, Symbol
from unoflip_widgets.rules.decks import points_of
from unoflip_widgets.rules.views import View

from .bots import Bot, Option, own_seat

__all__ = ["Steady"]

_ALWAYS = {"catch": "catch", "uno": "uno"}


class Steady(Bot):
    """Plays what fits, stays with the color it holds most of, saves wilds, never bluffs.

    It says UNO in time, notices when others do not, and never challenges.

    Examples
    --------
    >>> from unoflip_widgets.players import legal_for
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position("hand A: W/P5 B9/O5 R1/P3; hand B: R5/P2; discard: B7/O3")
    >>> bot = Steady()
    >>> bot.choose(round_.view("A"), legal_for(round_, "A")), bot.reason
    (Action('A play B9/O5'), {'id': 'bot-reason-fits', 'args': {'card': 'lB9'}})
    """

    level = "steady"

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        """Play what fits; draw if nothing does."""
        by_verb: dict[str, list[Option]] = {}
        for option in options:
            by_verb.setdefault(option.verb, []).append(option)
        if "catch" in by_verb:
            return self._always(by_verb["catch"][0])
        if "color" in by_verb:
            return self._name_color(view, by_verb["color"])
        if "give" in by_verb:
            return self._give(by_verb["give"])
        plays = by_verb.get("play", []) + by_verb.get("jump", [])
        chosen = self._play(view, plays) if plays else None
        if chosen is not None:
            return chosen
        for verb, reason in (("accept", "accept"), ("draw", "nothing-fits"), ("keep", "keep-wild")):
            if verb in by_verb:
                self.because(reason)
                return by_verb[verb][0]
        return self._always(options[0])

    def interrupt(self, view: View, options: Sequence[Option]) -> Option | None:
        """Say UNO, catch others, jump in."""
        for verb in ("uno", "catch"):
            for option in options:
                if option.verb == verb:
                    return self._always(option)
        jumps = [option for option in options if option.verb == "jump"]
        return self._play(view, jumps) if jumps else None

    def _always(self, option: Option) -> Option:
        args = {"target": option.target} if option.verb == "catch" else {}
        self.because(_ALWAYS.get(option.verb, "only"), **args)
        return option

    def _play(self, view: View, plays: Sequence[Option]) -> Option | None:
        """Pick the card, then the way to lay it; ``None`` if no card should be laid."""
        hand = own_seat(view).faces
        colors = held_colors(hand)
        faces = list(dict.fromkeys(option.face for option in plays if option.face))
        colored = [face for face in faces if face.color is not None]
        if colored:
            face = max(colored, key=lambda face: (colors[face.color], self._points(face)))
            self.because("fits", card=self.wire(face, view))
        else:
            lawful = [face for face in faces if self._lawful(view, face, colors)]
            if not lawful:
                return None
            # Any reason to part with a wild holds most for the plain one.
            face = min(lawful, key=lambda face: face.symbol is not Symbol.WILD)
            self.because("wild-needed", card=self.wire(face, view))
        ways = [option for option in plays if option.face == face]
        return best_way(view, ways, colors, self._points)

    def _lawful(self, view: View, face: Face, colors: Counter[Color | None]) -> bool:
        before = view.color if view.pending is None else None
        return not face.symbol.is_restricted or before is None or not colors[before]

    def _points(self, face: Face) -> int:
        return points_of(face, self.rules.deck)

    def _name_color(self, view: View, options: Sequence[Option]) -> Option:
        colors = held_colors(own_seat(view).faces)
        option = max(options, key=lambda option: colors[option.color])
        self.because("color-most", color=str(option.color))
        return option

    def _give(self, options: Sequence[Option]) -> Option:
        self.because("lose-points")
        return max(options, key=lambda option: self._points(option.face) if option.face else 0)


def held_colors(hand: Sequence[Face | None]) -> Counter[Color | None]:
    """Count the colors of a hand, wilds left out."""
    return Counter(face.color for face in hand if face is not None and face.color is not None)


def best_way(
    view: View,
    ways: Sequence[Option],
    colors: Counter[Color | None],
    points: Callable[[Face], int],
) -> Option:
    """Pick the way to lay a card: call the color held most, say UNO, swap with the right one.

    Parameters
    ----------
    view : View
        What the seat sees.
    ways : sequence of Option
        The ways to lay one card.
    colors : Counter
        How many cards of each color are held.
    points : callable
        What a face counts.
    """
    sizes = {seat.name: seat.count for seat in view.seats}

    def worth(option: Option) -> tuple[int, int, bool, int]:
        size = 0 if option.target is None else sizes[option.target]
        # A five is best swapped for anything if the card that goes is dear.
        gain = points(option.give) - 10 if option.give is not None else 0
        swap = gain if option.give is not None else -size
        return (colors[option.color], swap, option.uno, -size)

    return max(ways, key=worth)
