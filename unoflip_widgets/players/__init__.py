"""Who plays, and how often: bots at three levels, and the simulation of many rounds.

A bot is given what its seat may see and what it may do, never the round.

Examples
--------
>>> from unoflip_widgets.rules import Round
>>> round_ = Round.deal(["Ann", "Bo"], seed=1)
>>> bots = {"Ann": make_bot("steady", seed=1), "Bo": make_bot("sly", seed=2)}
>>> while (action := next_action(round_, bots)) is not None:
...     events = round_.apply(action)
>>> round_.outcome.winner in round_.players
True
"""

from __future__ import annotations

from .bots import TELLING_REASONS, Bot, BotError, Option, legal_for, own_seat
from .levels import BOTS, make_bot
from .order import acting, next_action
from .simulation import BotFailed, Failure, SimulationError, SimulationResult, simulate

__all__ = [
    "BOTS",
    "TELLING_REASONS",
    "Bot",
    "BotError",
    "BotFailed",
    "Failure",
    "Option",
    "SimulationError",
    "SimulationResult",
    "acting",
    "legal_for",
    "make_bot",
    "next_action",
    "own_seat",
    "simulate",
]
