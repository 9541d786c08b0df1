"""Who is asked first: the one place that says in which order bots may act.

Catching a forgotten UNO and jumping in are out of turn, so several may want to act at once.
Bots have no reaction time; they are asked in a fixed order instead, which moves around the
table with the play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from unoflip_widgets.rules.actions import Action
from unoflip_widgets.rules.round import Round
from unoflip_widgets.rules.views import View

from .bots import Bot, BotError, in_hand_order

__all__ = ["acting", "next_action"]


def acting(round_: Round) -> tuple[str, ...]:
    """Return who may act now, in the order in which they are asked.

    Out-of-turn players come first, for once the one to act has acted, their moment may be
    gone: first whoever forgot UNO, who may still correct it, then the others in the direction
    of play.  Last comes the one who has to act.

    Parameters
    ----------
    round_ : Round
        The round.

    Returns
    -------
    tuple of str
        Names; empty once the round is over.

    Examples
    --------
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 R4/Of; hand B: R5/P2; hand C: R6/Pe; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> acting(round_)
    ('A',)
    >>> events = round_.apply("A play B2/O8")
    >>> acting(round_)
    ('A', 'C', 'B')
    """
    return tuple(_sorted(round_, _by_player(round_.legal_actions())))


def next_action(
    round_: Round, bots: Mapping[str, Bot], *, out_of_turn: bool = True
) -> Action | None:
    """Ask the bots what happens next.

    Parameters
    ----------
    round_ : Round
        The round; it is only looked at.
    bots : Mapping of str to Bot
        The bots by the names of their seats; people have none.
    out_of_turn : bool
        Whether bots may catch somebody, and are asked also where it is not their turn.  A table
        for people says no while a person may still say UNO.

    Returns
    -------
    Action or None
        What to apply; ``None`` if a person has to act, or the round is over.

    Raises
    ------
    BotError
        If a bot raises, or answers with something it was not offered.

    Examples
    --------
    >>> from unoflip_widgets.players import make_bot
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 R4/Of; hand B: R5/P2; hand C: R6/Pe; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> events = round_.apply("A play B2/O8")
    >>> bots = {"B": make_bot("steady"), "C": make_bot("steady")}
    >>> next_action(round_, bots), next_action(round_, bots, out_of_turn=False)
    (Action('C catch A'), Action('B draw'))
    """
    legal = round_.legal_actions()
    turn = round_.turn
    if turn is None:
        return legal[0] if legal else None  # the opening card is nobody's decision
    mine = [action for action in legal if action.player == turn]
    if not out_of_turn:
        mine = [action for action in mine if action.verb != "catch"]
    elif len(mine) < len(legal):
        by_player = _by_player(legal)
        for name in _sorted(round_, by_player):
            bot = bots.get(name)
            if name == turn or bot is None:
                continue
            offered = in_hand_order(round_, name, by_player[name])
            action = _ask(bot, round_.view(name), offered, out_of_turn=True)
            if action is not None:
                return action
    bot = bots.get(turn)
    if bot is None:
        return None
    return _ask(bot, round_.view(turn), in_hand_order(round_, turn, mine), out_of_turn=False)


def _ask(bot: Bot, view: View, offered: list[Action], *, out_of_turn: bool) -> Action | None:
    """Ask one bot, and hold it to what it was offered; a bot may be anybody's code."""
    player = view.viewer
    try:
        action = (bot.choose_out_of_turn if out_of_turn else bot.choose)(view, offered)
    except Exception as error:
        raise BotError(
            f"the bot of {player} raised {type(error).__name__}: {error}", player
        ) from error
    if any(action is offer for offer in offered) or action in offered:
        return action
    if action is None and out_of_turn:
        return None
    raise BotError(
        f"the bot of {player} answered {str(action)[:80]!r}, which it was not offered", player
    )


def _by_player(legal: Sequence[Action]) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for action in legal:
        if action.player is not None:
            found.setdefault(action.player, []).append(action)
    return found


def _sorted(round_: Round, by_player: Mapping[str, list[Action]]) -> list[str]:
    players, turn = round_.players, round_.turn
    if turn is None:
        return []
    step = 1 if round_.direction == "clockwise" else -1
    start = players.index(turn)
    around = [players[(start + step * i) % len(players)] for i in range(1, len(players))]
    others = [name for name in around if name in by_player]
    # Nobody but whoever forgot UNO may say it out of turn.
    others.sort(key=lambda name: all(action.verb != "uno" for action in by_player[name]))
    return [*others, *([turn] if turn in by_player else [])]
