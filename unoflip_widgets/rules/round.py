"""A round: ask what may be done, do it, see what followed, go back."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from ._catalog import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    COLOR,
    DRAW,
    GIVE,
    JUMP,
    KEEP,
    OPEN,
    READY,
    UNO,
    Bound,
    Draw,
    Lay,
    catalog_for,
)
from ._engine import Engine
from ._judge import certainly_legal, judge
from ._listing import legal_actions
from .actions import Action, check_players
from .cards import SYMBOLS, Card, Color
from .dealing import draw_for_deal
from .decks import NO_COLOR, Deck, classic_deck, flip_deck
from .errors import IllegalAction, NotationError, PositionError, UnoFlipError, brief
from .events import Events
from .pictures import Hand
from .position import DIRECTIONS, Offer, PendingPenalty, Position, Revealed, deck_for, defects_of
from .randomness import shuffle
from .ruleset import FLIP, RuleSet
from .state import DRAWN, NOBODY, OPENING, PHASES, TURN, Pending, State
from .verdicts import Verdict

if TYPE_CHECKING:
    from .views import View

__all__ = ["Outcome", "Round", "check_seed", "deck_of"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended.

    Attributes
    ----------
    winner : str or None
        Who laid the last card; ``None`` for a blocked round (D-30).
    points : Mapping of str to int
        What each hand is worth on the active side (F-SCORE-2); all 0 for a blocked round.
    score : int
        What the round winner scores: the sum of the other hands (F-SCORE-1).
    side : str
        The side on which the round ended.
    """

    winner: str | None
    points: Mapping[str, int]
    score: int
    side: str

    @property
    def void(self) -> bool:
        """Whether nobody could play on and the round does not count."""
        return self.winner is None


def deck_of(rules: RuleSet, pairing_seed: int | None = None) -> Deck:
    """Return the deck that some rules are played with.

    Parameters
    ----------
    rules : RuleSet
        The options ``deck`` and ``pairing`` matter.
    pairing_seed : int or None
        The seed of a random pairing; 0 if ``None``.

    Examples
    --------
    >>> from unoflip_widgets.rules import CLASSIC
    >>> len(deck_of(CLASSIC).cards)
    108
    """
    if rules.deck == "classic":
        return classic_deck()
    return flip_deck(None if rules.pairing == "published" else pairing_seed or 0)


def check_seed(seed: int | None) -> int:
    """Return a seed, a fresh one for ``None``.

    Raises
    ------
    NotationError
        If it is no whole number of 0 or more (and at most 64 bits).

    Examples
    --------
    >>> check_seed(7)
    7
    """
    if seed is None:
        return int.from_bytes(os.urandom(4), "big")
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise NotationError(f"a seed is a whole number from 0 to 2**64 - 1, not {brief(seed)}")
    return seed


class Round:
    """One round of UNO Flip or classic UNO.

    Make one with `deal` or `from_position`.

    Examples
    --------
    >>> round_ = Round.deal(["Ann", "Bo", "Cy"], seed=4)
    >>> round_.turn, round_.side, str(round_.top)
    ('Ann', 'light', 'W/V7')
    >>> round_.phase
    'choose_color'
    >>> [str(action) for action in round_.legal_actions()]
    ['Ann color red', 'Ann color yellow', 'Ann color green', 'Ann color blue']
    >>> events = round_.apply("Ann color red")
    >>> round_.undo()
    >>> round_.color is None
    True
    """

    def __init__(
        self,
        engine: Engine,
        *,
        seed: int,
        pairing_seed: int | None = None,
        start: Position | None = None,
        dealer: str | None = None,
    ) -> None:
        self._engine = engine
        self._state = engine.state
        self._catalog = engine.catalog
        self._past: list[tuple[Any, ...]] = []
        self._shared = False
        self._opening: list[tuple[Any, ...]] = []
        self._seed = seed
        self._pairing_seed = pairing_seed
        self._start = start
        self._given_dealer = dealer

    # -- making one --------------------------------------------------------------

    @classmethod
    def deal(
        cls,
        players: Sequence[str],
        rules: RuleSet = FLIP,
        seed: int | None = None,
        *,
        dealer: str | None = None,
        pairing_seed: int | None = None,
    ) -> Round:
        """Deal a round and turn the opening card (F-DEAL, F-INIT).

        Parameters
        ----------
        players : sequence of str
            2 to 10 different names, clockwise.
        rules : RuleSet
            The options; `FLIP` if left out.
        seed : int or None
            Where the chances come from; a fresh one if left out.
        dealer : str or None
            Who deals; if left out, everybody draws for it (F-DEAL-2).
        pairing_seed : int or None
            The seed of a random pairing; ``seed`` if left out.

        Raises
        ------
        BadPlayerCount, NotationError
            If the names or the seed cannot be used.

        Examples
        --------
        >>> round_ = Round.deal(["Ann", "Bo"], seed=1, dealer="Bo")
        >>> [event.kind for event in round_.opening_events]
        ['deal', 'open', 'turn']
        """
        names = check_players(players)
        _check_rules(rules)
        seed = check_seed(seed)
        if rules.pairing == "random":
            pairing_seed = seed if pairing_seed is None else check_seed(pairing_seed)
        else:
            pairing_seed = None
        deck = deck_of(rules, pairing_seed)
        if dealer is not None and dealer not in names:
            raise NotationError(
                f"{brief(dealer)} does not play, so cannot deal; the players are {', '.join(names)}"
            )
        generator = Random(seed)
        state = State(len(names), len(deck.cards), generator)
        engine = Engine(catalog_for(names, deck, rules), state)
        if dealer is None:
            state.dealer = draw_for_deal(engine, generator)
        else:
            state.dealer = names.index(dealer)
        cards = list(range(len(deck.cards)))
        shuffle(cards, generator)
        count = len(names)
        size = rules.hand_size
        hands = []
        for seat in range(count):
            # one card at a time around the table, beginning left of the dealer
            dealt = cards[(seat - state.dealer - 1) % count : size * count : count]
            hands.append(dealt)
            state.hands[seat] = sum([1 << card for card in dealt])
            for place, card in enumerate(dealt):
                state.arrival[card] = place
        state.clock = size
        rest = cards[size * count :]
        state.pile = tuple(rest[::-1])
        state.left = len(rest)
        engine.log.append(("deal", state.dealer, hands, rest))
        engine.open()
        round_ = cls(engine, seed=seed, pairing_seed=pairing_seed, dealer=dealer)
        round_._opening = engine.log
        return round_

    @classmethod
    def from_position(
        cls, position: Position | str | Mapping[str, Any], rules: RuleSet = FLIP, seed: int = 0
    ) -> Round:
        """Start from any position, partial decks included.

        Parameters
        ----------
        position : Position, str or Mapping
            See `Position.parse`.
        rules : RuleSet
            The options; `FLIP` if left out.
        seed : int
            Where the chances of a later reshuffle come from.

        Raises
        ------
        PositionError
            With every defect of the position.

        Examples
        --------
        >>> round_ = Round.from_position(
        ...     "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
        ... )
        >>> [str(action) for action in round_.legal_actions()]
        ['A play B2/O8', 'A play B2/O8 uno', 'A draw', 'A uno']
        """
        _check_rules(rules)
        seed = check_seed(seed)
        position = Position.parse(position)
        full = deck_of(rules)
        deck = deck_for(position, rules, full)
        defects = defects_of(position, rules, deck, full)
        if defects:
            raise PositionError(defects)
        engine = Engine(catalog_for(position.players, deck, rules), _state_of(position, deck, seed))
        if position.phase == "opening":
            _check_openable(engine)
        elif position.phase == "drawn":
            _check_fitting(engine)
        return cls(engine, seed=seed, start=position)

    def copy(self) -> Round:
        """Return an independent round in the same position, with the same history.

        Examples
        --------
        >>> round_ = Round.deal(["Ann", "Bo"], seed=1)
        >>> twin = round_.copy()
        >>> events = twin.apply(twin.legal_actions()[0])
        >>> twin.position() == round_.position()
        False
        """
        engine = self._engine
        twin = Round(
            Engine(engine.catalog, engine.state.copy()),
            seed=self._seed,
            pairing_seed=self._pairing_seed,
            start=self._start,
            dealer=self._given_dealer,
        )
        twin._past = self._past.copy()
        self._shared = twin._shared = True
        twin._opening = self._opening
        return twin

    # -- looking -------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """The names, clockwise."""
        return self._engine.players

    @property
    def rules(self) -> RuleSet:
        """The options that are played."""
        return self._engine.rules

    @property
    def deck(self) -> Deck:
        """The cards that are played with."""
        return self._engine.deck

    @property
    def seed(self) -> int:
        """The seed of the round."""
        return self._seed

    @property
    def turn(self) -> str | None:
        """Who has to act; ``None`` once the round is over (or before the opening card)."""
        return self._name(self._engine.state.turn)

    @property
    def phase(self) -> str:
        """What is waited for.

        ``turn``, ``drawn``, ``respond``, ``choose_color``, ``give``, ``await_ready``, ``opening``
        or ``round_over``.
        """
        return PHASES[self._engine.state.phase]

    @property
    def side(self) -> str:
        """The active side, ``"light"`` or ``"dark"``."""
        return self.deck.sides[self._engine.state.side]

    @property
    def direction(self) -> str:
        """``"clockwise"`` or ``"counterclockwise"``."""
        return DIRECTIONS[self._engine.state.direction < 0]

    @property
    def color(self) -> Color | None:
        """The color in force; ``None`` while a wild has none yet."""
        return self._color(self._engine.state.color)

    @property
    def dealer(self) -> str:
        """Who dealt."""
        return self.players[self._engine.state.dealer]

    @property
    def top(self) -> Card | None:
        """The card on top of the discard pile."""
        pile = self._engine.state.discard
        return self.deck.cards[pile[-1]] if pile else None

    @property
    def draw_size(self) -> int:
        """How many cards the draw pile has."""
        return self._engine.state.left

    @property
    def discard_size(self) -> int:
        """How many cards the discard pile has."""
        return len(self._engine.state.discard)

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended; ``None`` while it goes on."""
        state = self._engine.state
        if state.points is None:
            return None
        return Outcome(
            self._name(state.winner),
            dict(zip(self.players, state.points, strict=True)),
            state.score(),
            self.side,
        )

    @property
    def actions(self) -> list[Action]:
        """The actions so far."""
        return [step[0] for step in self._past]

    @property
    def opening_events(self) -> Events:
        """What happened until the opening card lay there."""
        return Events(self._opening, self._catalog.reader)

    def hand(self, player: str) -> Hand:
        """Return the cards of a player in the order in which they came.

        In a notebook the hand shows itself as a picture.

        Raises
        ------
        NotationError
            If there is no such player.
        """
        return Hand(self._cards(self._engine.state.hands[self._seat(player)]))

    def hand_size(self, player: str) -> int:
        """Return how many cards a player holds (F-INFO-2)."""
        return self._engine.state.hands[self._seat(player)].bit_count()

    def legal_actions(self) -> Sequence[Action]:
        """List what may be done now, by anybody.

        Catching a forgotten UNO and jumping in are out of turn.  A slip that the rules carry out
        as its penalty (D-19, D-20) may be done but is not listed.

        Returns
        -------
        sequence of Action
            Each distinct action once; empty once the round is over.

        Examples
        --------
        >>> round_ = Round.from_position(
        ...     "hand A: B2/O8 G4/T9 R1/P3; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
        ... )
        >>> [str(action) for action in round_.legal_actions()]
        ['A play B2/O8', 'A draw']
        """
        state = self._state
        menu = state.menu
        if menu is None:
            return legal_actions(self._engine)
        seat = state.turn
        return menu[seat][state.hands[seat] & state.fitting]

    def check(self, action: Action | str) -> Verdict:
        """Judge an action without doing it.

        Parameters
        ----------
        action : Action or str
            An action, or its line of notation.

        Returns
        -------
        Verdict
            Whether it may be done, whether it is lawful, why, and the rule ids.

        Raises
        ------
        NotationError
            If it is no action of this round at all.

        Examples
        --------
        >>> round_ = Round.from_position(
        ...     "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
        ... )
        >>> round_.check("A play G4/T9").code
        'not_playable'
        """
        return judge(self._engine, self._bind(action)[1])

    # -- acting ----------------------------------------------------------------------

    def apply(self, action: Action | str) -> Events:
        """Do an action.

        Parameters
        ----------
        action : Action or str
            An action, or its line of notation.

        Returns
        -------
        Events
            What happened, in the order in which a person at the table sees it.

        Raises
        ------
        NotationError
            If it is no action of this round at all.
        IllegalAction
            If the rules refuse it.  Either way nothing has changed.

        Examples
        --------
        >>> round_ = Round.from_position(
        ...     "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
        ... )
        >>> round_.apply("A play G4/T9")
        Traceback (most recent call last):
            ...
        unoflip_widgets.rules.errors.IllegalAction: A play G4/T9: not_playable
        """
        state = self._state
        menu = state.menu
        if menu is not None and action.__class__ is Action and action._home is self._catalog:
            # The short way, open in ordinary turns (`Engine.look_ahead`).  Most actions lay a
            # number or draw a card, and what follows hangs on the action and the direction of
            # play alone: the engine works it out once (`_do`), and then it is repeated.
            lay: Lay | None = action._lay
            draw: Draw | None = action._draw
            if lay is not None:
                seat, card, bit, equals, here, there, color, fitting, said, turns, ways = lay
                hands = state.hands
                hand = hands[seat]
                if (
                    (menu is here or menu is there)
                    and seat == state.turn
                    and state.fitting & bit
                    and hand & equals == bit
                ):
                    if ways is None:
                        return self._do(action, action._bound)
                    direction = state.direction
                    way = ways[direction]
                    if way is None:
                        events = self._do(action, action._bound)
                        ways[direction] = state.turn, state.direction, events
                        return events
                    self._past.append((action, state.color, state.fitting, direction, menu))
                    hands[seat] = hand ^ bit
                    state.discard.append(card)
                    state.color = color
                    state.fitting = fitting
                    if said:
                        state.called |= said
                    elif menu is there:
                        state.phase = TURN
                        state.drawn = NOBODY
                    following, state.direction, events = way
                    state.turn = following
                    state.menu = turns[hands[following].bit_count()]
                    return events
            elif draw is not None:
                seat, bits, sides, drawn, known = draw
                left = state.left - 1
                if seat == state.turn and left >= 0 and state.phase == TURN:
                    card = state.pile[left]
                    bit = bits[card]
                    fits = state.fitting & bit
                    direction = state.direction
                    ways = known[0 if fits else direction]
                    way = ways[card]
                    if way is None:
                        events = self._do(action, action._bound)
                        ways[card] = state.turn, direction, events
                        return events
                    self._past.append((action, state.fitting, state.called, menu))
                    state.left = left
                    hands = state.hands
                    hand = hands[seat] = hands[seat] | bit
                    if state.called:
                        state.called &= ~(1 << seat)
                    state.arrival[card] = state.clock
                    state.clock += 1
                    following, _, events = way
                    if fits:
                        state.drawn = card
                        state.phase = DRAWN
                        state.fitting = bit
                        state.menu = None if hand.bit_count() == 2 else drawn[state.side]
                    else:
                        state.turn = following
                        state.menu = sides[state.side][hands[following].bit_count()]
                    return events
        return self._apply(action)

    def _apply(self, action: Action | str) -> Events:
        """Do an action the long way: judge it, then do it."""
        engine = self._engine
        if (
            action.__class__ is Action
            and action._home is self._catalog
            and certainly_legal(engine, action)
        ):
            return self._do(action, action._bound)
        action, bound = self._bind(action)
        verdict = judge(engine, bound)
        if not verdict.ok:
            raise IllegalAction(f"{action}: {verdict.reason}", verdict)
        paid = verdict.reason.removesuffix("_penalty")
        return self._do(action, bound, "" if paid == verdict.reason else paid)

    def _do(self, action: Action, bound: Bound, paid: str = "") -> Events:
        """Do an action that may be done; ``paid`` is the slip that it is punished as."""
        engine = self._engine
        state = self._state
        self._past.append((action, state.save()))
        log = engine.log = []
        state.revealed = None
        verb = bound[0]
        if paid:
            engine.pay(bound[1], paid, bound)
        elif verb <= JUMP:
            engine.lay(bound)
        elif verb == DRAW:
            engine.draw(bound[1])
        else:
            self._carry_out(verb, bound[1], bound)
        engine.look_ahead()
        return Events(log, self._catalog.reader)

    def _carry_out(self, verb: int, seat: int, bound: Bound) -> None:
        engine = self._engine
        if verb == KEEP:
            engine.keep(seat)
        elif verb == ACCEPT:
            engine.accept(seat)
        elif verb == CHALLENGE:
            engine.challenge(seat)
        elif verb == UNO:
            engine.uno(seat)
        elif verb == CATCH:
            engine.catch(seat, bound[6])
        elif verb == COLOR:
            engine.choose_color(seat, bound[3])
        elif verb == GIVE:
            engine.give(seat, bound[2])
        elif verb == READY:
            engine.ready(seat)
        else:
            assert verb == OPEN
            engine.open()

    def undo(self) -> None:
        """Take back the last action, exactly, the random state included.

        Raises
        ------
        UnoFlipError
            If there is nothing to take back.
        """
        if not self._past:
            raise UnoFlipError("there is no action to take back")
        state = self._state
        action, *before = self._past.pop()
        if len(before) == 1:
            state.restore(before[0])
            if self._shared:  # the snapshot may be a copied round's too, so its list stays as it is
                state.arrival = state.arrival.copy()
            return
        verb, seat, card, *_ = action._bound
        state.turn = seat
        state.drawn = NOBODY
        state.phase = TURN
        if verb == DRAW:
            state.fitting, state.called, state.menu = before
            card = state.pile[state.left]
            state.left += 1
            state.clock -= 1
        else:
            state.color, state.fitting, state.direction, state.menu = before
            state.discard.pop()
            if action.uno:
                state.called &= ~(1 << seat)
            if state.menu is self._catalog.drawn[state.side]:
                state.drawn = card
                state.phase = DRAWN
        state.hands[seat] ^= 1 << card

    # -- inside --------------------------------------------------------------------

    def _bind(self, action: Action | str) -> tuple[Action, Bound]:
        if isinstance(action, str):
            action = Action.parse(action)
        elif not isinstance(action, Action):
            raise NotationError(
                f"an action is a line of text or an Action, not {type(action).__name__}"
            )
        state = self._engine.state
        return action, self._catalog.bind(action, state.side, state.hands)

    def _name(self, seat: int) -> str | None:
        return None if seat == NOBODY else self.players[seat]

    def _seat(self, player: str) -> int:
        return self._catalog._seat(player)

    def _color(self, color: int) -> Color | None:
        return None if color == NO_COLOR else self.deck.colors_of(self.side)[color]

    def _cards(self, cards: int) -> tuple[Card, ...]:
        return tuple(self.deck.cards[number] for number in self._engine.in_order(cards))

    def position(self) -> Position:
        """Return the position as a value that can be printed, compared and loaded again.

        Examples
        --------
        >>> text = "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
        >>> Round.from_position(text).position() == Position.parse(text)
        True
        """
        state, cards = self._engine.state, self.deck.cards
        pending = state.pending
        return Position(
            players=self.players,
            hands={
                name: self._cards(hand)
                for name, hand in zip(self.players, state.hands, strict=True)
            },
            discard=tuple(cards[number] for number in state.discard),
            draw=tuple(cards[number] for number in state.pile[: state.left][::-1]),
            side=self.side,
            direction=self.direction,
            color=self.color,
            turn=self.turn,
            dealer=self.dealer,
            phase=self.phase,
            drawn=cards[state.drawn] if state.phase == DRAWN else None,
            pending=None
            if pending is None
            else PendingPenalty(
                SYMBOLS[pending.symbol],
                pending.count,
                self.players[pending.by],
                self.players[pending.victim],
                tuple(cards[number] for number in self.deck.numbers(pending.held)),
                self._color(pending.before),
                pending.last,
            ),
            offer=None
            if state.offer is None
            else Offer(
                self.players[state.offer[0]], self.players[state.offer[1]], cards[state.offer[2]]
            ),
            revealed=None
            if state.revealed is None
            else Revealed(
                self.players[state.revealed[0]],
                self.players[state.revealed[1]],
                self._cards(state.revealed[2]),
            ),
            after=self._name(state.after),
            uno_owed=self._name(state.owed),
            uno_said=self._name(state.said),
            uno_called=tuple(
                name for seat, name in enumerate(self.players) if state.called >> seat & 1
            ),
            opening_top=state.phase != OPENING and not state.laid,
            idle=state.idle,
            winner=self._name(state.winner),
        )

    def view(self, player: str | None = None, visibility: str = "physical") -> View:
        """Return what a seat may see (F-INFO), or the open table.

        Parameters
        ----------
        player : str or None
            Whose view; ``None`` for somebody who only watches.
        visibility : {"physical", "hidden", "open"}
            Inactive faces as at a real table, none of them, or all hands open (D-29).

        Raises
        ------
        NotationError
            If there is no such player or visibility.
        """
        from .views import view_of

        return view_of(self, player, visibility)

    def record(self) -> str:
        """Return the round as a text that a person can read and `from_record` can replay."""
        from .records import to_text

        return to_text(self)

    def record_json(self) -> str:
        """Return the same record as JSON."""
        from .records import to_json

        return to_json(self)

    @classmethod
    def from_record(cls, text: str) -> Round:
        """Replay a saved round, text or JSON, and verify it.

        Raises
        ------
        RecordError
            With the line and the reason if it is damaged, truncated, foreign or too new.

        Examples
        --------
        >>> round_ = Round.deal(["Ann", "Bo"], seed=1)
        >>> events = round_.apply(round_.legal_actions()[0])
        >>> Round.from_record(round_.record()).position() == round_.position()
        True
        """
        from .records import from_text

        return from_text(text)

    def _repr_html_(self) -> str:
        return self.position()._repr_html_()

    def __repr__(self) -> str:
        if self.outcome is not None:
            what = "void" if self.outcome.void else f"won by {self.outcome.winner}"
        else:
            what = f"{self.turn} to act ({self.phase}), {self.side} side"
        return f"<Round of {', '.join(self.players)}: {what}, {len(self._past)} actions>"


def _check_rules(rules: RuleSet) -> None:
    if not isinstance(rules, RuleSet):
        raise NotationError(
            f"rules are a RuleSet such as FLIP or CLASSIC, not {type(rules).__name__}"
        )


def _check_openable(engine: Engine) -> None:
    """Refuse a pile in which no card may open, for turning cards would never end."""
    state, deck = engine.state, engine.deck
    for card in state.pile:
        symbol = SYMBOLS[deck.symbols[state.side][card]]
        redrawn = symbol.value == "flip" and engine.rules.initial_flip == "redraw"
        if not (symbol.is_restricted or redrawn):
            return
    raise PositionError(["no card of the draw pile may be the opening card"])


def _check_fitting(engine: Engine) -> None:
    """Refuse a drawn card that does not fit, for then the turn would be over (F-DRAW-2)."""
    state = engine.state
    if not engine.playable(state.hands[state.turn]) >> state.drawn & 1:
        card = engine.deck.cards[state.drawn]
        raise PositionError([f"drawn: {card} does not fit, so the turn would be over"])


def _state_of(position: Position, deck: Deck, seed: int) -> State:
    """Turn a sound position into numbers."""
    state = State(len(position.players), len(deck.cards), Random(seed))
    free = {card: list(numbers) for card, numbers in deck.ids.items()}
    seat_of = {name: seat for seat, name in enumerate(position.players)}

    def take(card: Card) -> int:
        return free[card].pop(0)

    def seat(name: str | None) -> int:
        return NOBODY if name is None else seat_of[name]

    def color(value: Color | None) -> int:
        return NO_COLOR if value is None else deck.colors_of(position.side).index(value)

    for name in position.players:
        total = 0
        for card in position.hands[name]:
            number = take(card)
            total |= 1 << number
            state.arrival[number] = state.clock
            state.clock += 1
        state.hands[seat_of[name]] = total
    for card in position.discard:
        state.discard.append(take(card))
    state.pile = tuple(take(card) for card in position.draw)[::-1]
    state.left = len(state.pile)
    state.side = deck.sides.index(position.side)
    state.direction = 1 if position.direction == "clockwise" else -1
    state.color = color(position.color)
    state.turn = seat(position.turn)
    state.phase = PHASES.index(position.phase)
    state.dealer = seat(position.dealer or position.players[-1])
    state.after = seat(position.after)
    state.owed = seat(position.uno_owed)
    state.said = seat(position.uno_said)
    state.called = sum(1 << seat_of[name] for name in position.uno_called)
    state.laid = position.phase != "opening" and not position.opening_top
    state.idle = position.idle

    def find(owner: int, card: Card) -> int:
        return next(number for number in deck.ids[card] if state.hands[owner] >> number & 1)

    if position.drawn is not None:
        state.drawn = find(state.turn, position.drawn)
    if position.offer is not None:
        giver = seat(position.offer.player)
        state.offer = (giver, seat(position.offer.target), find(giver, position.offer.card))
    if position.pending is not None:
        pending = position.pending
        by = seat(pending.by)
        state.pending = Pending(
            SYMBOLS.index(pending.symbol),
            pending.count,
            by,
            seat(pending.victim),
            _set_of(pending.held, deck, state.hands[by]),
            color(pending.before),
            pending.last,
        )
    if position.revealed is not None:
        whose = seat(position.revealed.whose)
        cards = _set_of(position.revealed.cards, deck, state.hands[whose])
        state.revealed = (seat(position.revealed.to), whose, cards)
    if position.phase == "round_over":
        state.winner = seat(position.winner)
        points = deck.points[state.side]
        state.points = tuple(
            sum(points[number] for number in deck.numbers(hand)) if position.winner else 0
            for hand in state.hands
        )
    return state


def _set_of(cards: Sequence[Card], deck: Deck, hand: int) -> int:
    """The numbers of some cards, those in the hand before equal ones elsewhere."""
    total = 0
    for card in cards:
        numbers = deck.ids.get(card, ())
        ranked = sorted(numbers, key=lambda number: not hand >> number & 1)
        number = next((number for number in ranked if not total >> number & 1), None)
        if number is not None:
            total |= 1 << number
    return total
