"""What every bot has in common: it is given a view and its own options, and can say why.

A bot never meets a round.  `Bot.choose` takes a `View` (what the seat sees) and the legal
actions of the seat.  An action names a whole card, also the face that its owner cannot see;
so before a bot decides, its actions become `Option` objects, which speak of visible faces
only, one for equal faces, in the order of the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from unoflip_widgets.rules.actions import Action
from unoflip_widgets.rules.cards import Color, Face
from unoflip_widgets.rules.errors import UnoFlipError
from unoflip_widgets.rules.round import Round
from unoflip_widgets.rules.ruleset import FLIP, RuleSet
from unoflip_widgets.rules.views import SeatView, View

__all__ = ["TELLING_REASONS", "Bot", "BotError", "Option", "legal_for", "own_seat"]

Message = dict[str, Any]
T = TypeVar("T")

TELLING_REASONS = frozenset(
    {
        "bot-reason-bluff",
        "bot-reason-color-most",
        "bot-reason-keep-wild",
        "bot-reason-lose-points",
        "bot-reason-nothing-fits",
        "bot-reason-wild-needed",
    }
)
"""Reasons that speak of cards in the bot's hand: not for the eyes of an opponent."""


class BotError(UnoFlipError):
    """A bot that is unknown, raises, or answers with something it was not offered.

    Attributes
    ----------
    player : str or None
        Whose bot it is.
    """

    def __init__(self, message: str, player: str | None = None) -> None:
        super().__init__(message)
        self.player = player


class Option(NamedTuple):
    """An action as its player sees it.

    Attributes
    ----------
    verb : str
        As in `Action`.
    face : Face or None
        The active face of the card that is laid or given.
    color : Color or None
        The color that is called.
    uno : bool
        Whether UNO is said with the card.
    target : str or None
        Whose hand or card is wanted, or who is accused.
    give : Face or None
        The active face of the card that is offered in a swap.
    """

    verb: str
    face: Face | None = None
    color: Color | None = None
    uno: bool = False
    target: str | None = None
    give: Face | None = None


def own_seat(view: View) -> SeatView:
    """Return the hand of the viewer.

    Raises
    ------
    BotError
        If the view is nobody's, or that of somebody who only watches.

    Examples
    --------
    >>> own_seat(Round.deal(["Ann", "Bo"], seed=1).view("Bo")).name
    'Bo'
    """
    for seat in view.seats:
        if seat.name == view.viewer:
            return seat
    raise BotError("a bot needs the view of its own seat, not that of somebody who only watches")


def legal_for(round_: Round, player: str) -> list[Action]:
    """List what one player may do now.

    Of cards with the same visible face the one that came first into the hand stands first, so
    that the order of the list tells nothing about the faces their owner cannot see.

    Parameters
    ----------
    round_ : Round
        The round.
    player : str
        Who acts.

    Returns
    -------
    list of Action
        Out-of-turn actions included; empty if there is nothing to do.

    Examples
    --------
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 G4/T9 R1/P3; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> legal_for(round_, "A"), legal_for(round_, "B")
    ([Action('A play B2/O8'), Action('A draw')], [])
    """
    return in_hand_order(round_, player, [a for a in round_.legal_actions() if a.player == player])


def in_hand_order(round_: Round, player: str, actions: list[Action]) -> list[Action]:
    """Put equal faces of a hand in the order in which the cards came."""
    side = round_.side
    cards = {action.card for action in actions if action.card is not None}
    cards.update(action.give for action in actions if action.give is not None)
    if len({card.face(side) for card in cards}) < len(cards):
        hand = round_.hand(player)
        actions.sort(
            key=lambda action: (
                hand.index(action.card) if action.card else -1,
                hand.index(action.give) if action.give else -1,
            )
        )
    return actions


class Bot:
    """A player who sees what a seat sees.

    Make one of the known levels with `make_bot`; for a bot of your own write a subclass with
    `decide` and, if it shall catch others, `interrupt`.

    Parameters
    ----------
    seed : int
        Where the chances of the bot come from.
    rules : RuleSet
        What is played; everybody at the table knows it.

    Attributes
    ----------
    level : str
        The name of the level.
    chance : random.Random
        The bot's own generator.
    reason : dict or None
        Why the bot chose as it did, the last time: a message with ``id`` and ``args``.  Those
        in `TELLING_REASONS` speak of cards that only the bot sees.

    Examples
    --------
    >>> class Lazy(Bot):
    ...     level = "lazy"
    ...
    ...     def decide(self, view, options):
    ...         return next((o for o in options if o.verb in ("draw", "keep")), options[-1])
    >>> round_ = Round.deal(["Ann", "Bo"], seed=1, dealer="Bo")
    >>> Lazy().choose(round_.view("Ann"), legal_for(round_, "Ann"))
    Action('Ann draw')
    """

    level = ""

    def __init__(self, seed: int = 0, rules: RuleSet = FLIP) -> None:
        self.chance = Random(seed)
        self.rules = rules
        self.reason: Message | None = None

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Choose what to do now.

        Parameters
        ----------
        view : View
            What the seat sees.
        legal : sequence of Action
            What the seat may do; see `legal_for`.

        Returns
        -------
        Action
            One of them; `reason` then says why.

        Raises
        ------
        BotError
            If there is nothing to choose from, or the bot decides for something else.
        """
        offers = _offers(view, legal)
        if not offers:
            raise BotError(f"{view.viewer} has nothing to choose from", view.viewer)
        self.reason = None
        option = self.decide(view, [option for option, _ in offers])
        return _taken(offers, option)

    def choose_out_of_turn(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Choose whether to do something although somebody else has to act.

        Parameters
        ----------
        view : View
            What the seat sees.
        legal : sequence of Action
            What the seat may do out of turn: catch somebody, correct itself, jump in.

        Returns
        -------
        Action or None
            One of them, or ``None`` to stay quiet.
        """
        offers = _offers(view, legal)
        if not offers:
            return None
        option = self.interrupt(view, [option for option, _ in offers])
        return None if option is None else _taken(offers, option)

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        """Pick one of the options; called when it is the bot's turn to act.

        Parameters
        ----------
        view : View
            What the seat sees.
        options : sequence of Option
            What it may do, each once, in the order of the hand.
        """
        raise NotImplementedError(f"{type(self).__name__} has no decide")

    def interrupt(self, view: View, options: Sequence[Option]) -> Option | None:
        """Pick one of the options, or ``None``; called when somebody else has to act."""
        return None

    def because(self, reason: str, **args: object) -> None:
        """Note the reason of a choice: the last part of its message id, and its arguments."""
        self.reason = {"id": f"bot-reason-{reason}", "args": args}

    def wire(self, face: Face, view: View) -> str:
        """Write an active face as it stands in messages."""
        return f"{'c' if self.rules.deck == 'classic' else view.side[0]}{face}"

    def pick(self, items: Sequence[T]) -> T:
        """Pick one at random."""
        return items[int(self.chance.random() * len(items))]

    def __repr__(self) -> str:
        return f"<{self.level or type(self).__name__} bot>"


def _offers(view: View, legal: Iterable[Action]) -> list[tuple[Option, Action]]:
    """The actions with what their player sees of them, in the order of the hand."""
    side = view.side
    place: dict[Face | None, int] = {None: -1}
    for number, face in enumerate(own_seat(view).faces):
        place.setdefault(face, number)
    found: dict[tuple[object, ...], tuple[Option, Action]] = {}
    for action in legal:
        face = None if action.card is None else action.card.face(side)
        give = None if action.give is None else action.give.face(side)
        # the places come first, so that the keys sort as the hand does
        key = (
            place.get(face, -1),
            place.get(give, -1),
            action.verb,
            action.color,
            action.uno,
            action.target,
        )
        if key not in found:
            option = Option(action.verb, face, action.color, action.uno, action.target, give)
            found[key] = option, action
    return [found[key] for key in sorted(found, key=_places)]


def _places(key: tuple[Any, ...]) -> tuple[int, int]:
    return key[0], key[1]


def _taken(offers: Sequence[tuple[Option, Action]], option: object) -> Action:
    for offer, action in offers:
        if offer is option:
            return action
    for offer, action in offers:
        if offer == option:
            return action
    raise BotError(f"it decided for {option!r}, which it was not offered")
