"""A bot that acts before it thinks."""

from __future__ import annotations

from collections.abc import Sequence

from unoflip_widgets.rules.cards import Face
from unoflip_widgets.rules.views import View

from .bots import Bot, Option

__all__ = ["Hasty"]

# Who picked quite evenly between drawing and every card would hardly ever get rid of a hand.
_CARDS = 0.8


class Hasty(Bot):
    """Picks anything that is allowed, mostly a card; forgets UNO half of the time.

    Examples
    --------
    >>> from unoflip_widgets.players import legal_for
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position("hand A: B2/O8 B9/O5; hand B: R5/P2; discard: B7/O3")
    >>> Hasty(seed=2).choose(round_.view("A"), legal_for(round_, "A"))
    Action('A play B9/O5')
    """

    level = "hasty"

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        """Pick a card or another thing to do, then one of the ways to do it."""
        ways: dict[tuple[str, Face | None], list[Option]] = {}
        for option in options:
            ways.setdefault((option.verb, option.face), []).append(option)
        self.because("only" if len(options) == 1 else "hasty")
        cards = [key for key in ways if key[0] in ("play", "jump")]
        if cards and self.chance.random() < _CARDS:
            return self.pick(ways[self.pick(cards)])
        return self.pick(self.pick(list(ways.values())))

    def interrupt(self, view: View, options: Sequence[Option]) -> Option | None:
        """Pick something half of the time."""
        if self.chance.random() < 0.5:
            return None
        self.because("hasty")
        return self.pick(options)
