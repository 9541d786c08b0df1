"""The levels a bot can be asked for by name."""

from __future__ import annotations

from unoflip_widgets.rules.round import check_seed
from unoflip_widgets.rules.ruleset import FLIP, RuleSet

from .bots import Bot, BotError
from .hasty import Hasty
from .sly import Sly
from .steady import Steady

__all__ = ["BOTS", "make_bot"]

_LEVELS: dict[str, type[Bot]] = {"hasty": Hasty, "steady": Steady, "sly": Sly}

BOTS = tuple(_LEVELS)
"""The names of the levels, the weakest first."""


def make_bot(level: str, seed: int = 0, rules: RuleSet = FLIP) -> Bot:
    """Make a bot of a level.

    Parameters
    ----------
    level : {"hasty", "steady", "sly"}
        Plays at random, plays what fits, thinks.
    seed : int
        Where the chances of the bot come from.
    rules : RuleSet
        What is played; everybody at the table knows it.

    Raises
    ------
    BotError
        If there is no such level; it names those there are.
    NotationError
        If the seed cannot be used.

    Examples
    --------
    >>> make_bot("sly", seed=7)
    <sly bot>
    >>> make_bot("genius", seed=7)
    Traceback (most recent call last):
        ...
    unoflip_widgets.players.bots.BotError: there is no bot 'genius'; the bots are hasty, steady, sly
    """
    if not isinstance(level, str) or level not in _LEVELS:
        raise BotError(f"there is no bot {str(level)[:40]!r}; the bots are {', '.join(BOTS)}")
    return _LEVELS[level](check_seed(seed), rules)
