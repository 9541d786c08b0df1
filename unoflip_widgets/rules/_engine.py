"""What happens: the one place where the state of a round changes.

`Engine` carries out actions that have been judged (`_judge.py`) and writes the log.  It
knows the base game; house rules come in through the hooks of `house.HouseRule`, and
the engine never asks which of them are there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ._catalog import Bound, Catalog
from .cards import RESTRICTED, SYMBOLS, Symbol
from .decks import NO_COLOR, Deck
from .house import HouseRule
from .randomness import copy_of, shuffle
from .ruleset import RuleSet
from .state import (
    AWAIT_READY,
    CHOOSE_COLOR,
    DRAWN,
    GIVE,
    NOBODY,
    RESPOND,
    ROUND_OVER,
    TURN,
    Pending,
    State,
)

__all__ = ["Engine"]

_INDEX = {symbol: number for number, symbol in enumerate(SYMBOLS)}
REVERSE = _INDEX[Symbol.REVERSE]
SKIP = _INDEX[Symbol.SKIP]
SKIP_EVERYONE = _INDEX[Symbol.SKIP_EVERYONE]
FLIP = _INDEX[Symbol.FLIP]
WILD = _INDEX[Symbol.WILD]
WILD_DRAW_COLOR = _INDEX[Symbol.WILD_DRAW_COLOR]
DRAWS = {
    _INDEX[Symbol.DRAW_ONE]: 1,
    _INDEX[Symbol.DRAW_TWO]: 2,
    _INDEX[Symbol.DRAW_FIVE]: 5,
    _INDEX[Symbol.WILD_DRAW_TWO]: 2,
    _INDEX[Symbol.WILD_DRAW_COLOR]: 0,
    _INDEX[Symbol.WILD_DRAW_FOUR]: 4,
}
NAMES = tuple(symbol.value for symbol in SYMBOLS)
FIRST_ACTION = 10  # SYMBOLS starts with the ten numbers, which do nothing


class Engine:
    """A state, the rules it is played by, and the steps that lead to the next one."""

    def __init__(self, catalog: Catalog, state: State) -> None:
        self.catalog = catalog
        self.players = catalog.players
        self.deck: Deck = catalog.deck
        self.rules: RuleSet = catalog.rules
        self.guests: tuple[HouseRule, ...] = catalog.guests
        self.state = state
        self.seats = len(catalog.players)
        self.strict = self.rules.restricted_wilds == "strict"
        self.plain = not self.guests and not self.strict
        self.log: list[tuple[Any, ...]] = []

    # -- looking ---------------------------------------------------------------

    def look_ahead(self) -> None:
        """Say whether the next action may take the short way of `Round.apply`.

        It may in an ordinary turn when no house rule can step in, no call of UNO is open and no
        shown hand has to be hidden again.
        """
        state = self.state
        state.menu = None
        phase = state.phase
        if (
            self.plain
            and phase <= DRAWN
            and state.owed < 0
            and state.said < 0
            and state.laid
            and not state.idle
            and state.revealed is None
        ):
            size = state.hands[state.turn].bit_count()
            if phase == TURN:
                side, deck = state.side, self.deck
                state.menu = self.catalog.turns[side][size]
                state.fitting = deck.fits[side][state.color][deck.symbols[side][state.discard[-1]]]
            elif size > 2:
                state.menu = self.catalog.drawn[state.side]
                state.fitting = 1 << state.drawn

    def left_of(self, seat: int) -> int:
        """The seat that moves after this one in the direction of play."""
        return (seat + self.state.direction) % self.seats

    def fitting(self) -> int:
        """The cards that fit on the discard pile, whoever holds them."""
        state = self.state
        side = state.side
        return self.deck.fits[side][state.color][self.deck.symbols[side][state.discard[-1]]]

    def playable(self, hand: int) -> int:
        """The cards of a hand that may be laid now on the discard pile."""
        cards = hand & self.fitting()
        if self.strict and self._holds_color(hand):
            cards &= ~self.deck.restricted[self.state.side]
        return cards

    def _holds_color(self, hand: int) -> bool:
        state = self.state
        return state.color != NO_COLOR and bool(
            hand & self.deck.color_sets[state.side][state.color]
        )

    def answers(self) -> int:
        """The cards, whoever holds them, that may be laid in answer to the pending penalty."""
        pending = self.state.pending
        cards = 0
        if pending is not None and not pending.last:
            for guest in self.guests:
                cards |= guest.answers(self, pending)
        return cards

    def awaited(self, pending: Pending) -> str:
        """Name what has to be accepted, as `ACCEPTED` knows it."""
        if pending.symbol in RESTRICTED:
            return NAMES[pending.symbol]
        holding = (guest.name for guest in self.guests if guest.holds(self, pending.symbol))
        return next(holding, "skip" if pending.symbol == SKIP else "stack")

    # -- the opening -----------------------------------------------------------

    def open(self) -> None:
        """Turn the opening card and carry out what it asks for (F-INIT)."""
        state, deck = self.state, self.deck
        while True:
            state.left -= 1
            card = state.pile[state.left]
            symbol = deck.symbols[state.side][card]
            self.log.append(("open", state.dealer, card))
            redraw = symbol == FLIP and self.rules.initial_flip == "redraw"
            if symbol not in RESTRICTED and not redraw:
                break
            state.left += 1
            self._shuffle_in(list(state.pile[: state.left]))
            self.log.append(
                ("return_card", state.dealer, card, state.pile[::-1], "flip" if redraw else "")
            )
        state.discard = [card]
        state.color = deck.colors[state.side][card]
        left = (state.dealer + 1) % self.seats
        if symbol < FIRST_ACTION:
            self._turn(left, "first")
        elif symbol == REVERSE:
            state.direction = -state.direction
            self.log.append(("direction", NOBODY, state.direction, "opening"))
            self._turn(state.dealer, "opening_reverse")
        elif symbol == SKIP:
            self.log.append(("skip", NOBODY, (left,), "opening"))
            self._turn(self.left_of(left), "opening_skip")
        elif symbol in DRAWS:
            self._draw(left, DRAWS[symbol], "opening")
            self.log.append(("skip", NOBODY, (left,), "opening_draw"))
            self._turn(self.left_of(left), "opening_draw")
        elif symbol == FLIP and self.rules.initial_flip == "apply":
            self._flip()
            if state.color == NO_COLOR:
                self._ask_color(left, left, "opening:dark")
            else:
                self._turn(left, "first")
        elif symbol == WILD:
            self._ask_color(left, left, "opening")
        else:
            self._turn(left, "first")

    # -- an ordinary turn ------------------------------------------------------

    def draw(self, seat: int) -> None:
        """The one ordinary draw of a turn (F-DRAW)."""
        state = self.state
        if state.owed >= 0:
            self._close_window()
        if state.said >= 0:
            self._lapse()
        left = state.left
        if left:  # the common case of _draw(seat, 1, "turn"), written out for speed
            left = state.left = left - 1
            card = state.pile[left]
            hand = state.hands[seat] = state.hands[seat] | 1 << card
            if state.called:
                state.called &= ~(1 << seat)
            state.arrival[card] = state.clock
            state.clock += 1
            self.log.append(("draw", seat, (card,), "turn", 0))
        else:
            drawn = self._draw(seat, 1, "turn")
            if not drawn:
                state.idle += 1
                if state.idle >= self.seats:
                    self._void()
                else:
                    self._turn(self.left_of(seat))
                return
            card = drawn[0]
            hand = state.hands[seat]
        state.idle = 0
        if self.playable(hand) >> card & 1:
            state.drawn = card
            state.phase = DRAWN
            self.log.append(("fits", seat, card))
        else:
            following = state.turn = (seat + state.direction) % self.seats
            self.log.append(("turn", following, ""))

    def keep(self, seat: int) -> None:
        """Keep the fitting card just drawn (F-DRAW-2)."""
        if self.state.said >= 0:
            self._lapse()
        self.log.append(("keep", seat))
        self._turn(self.left_of(seat))

    def lay(self, bound: Bound) -> None:
        """Lay a card: from the hand, as an answer, or out of turn."""
        state, deck = self.state, self.deck
        _, seat, card, color, uno, jump, _, _, _ = bound
        side = state.side
        symbol = deck.symbols[side][card]
        own = deck.colors[side][card]
        carried = 0
        if state.pending is not None:
            for guest in self.guests:
                carried += guest.carries(self, state.pending, symbol)
            state.pending = None
        if state.owed >= 0:
            self._close_window()
        if state.said >= 0:
            if state.said == seat:
                uno = True
            else:
                self._lapse()
            state.said = NOBODY
        before = state.color
        hand = state.hands[seat] = state.hands[seat] ^ (1 << card)
        if hand & deck.equals[card]:
            self._leave_first(card, hand)
        state.discard.append(card)
        state.color = color if own == NO_COLOR else own
        state.drawn = NOBODY
        state.laid = True
        state.idle = 0
        state.phase = TURN
        log = self.log
        log.append(("play", seat, card, side, color, uno, jump))
        if self.guests and hand:
            suspended = False
            for guest in self.guests:
                suspended = guest.follows(self, seat, card, bound) or suspended
            hand = state.hands[seat]
            if suspended:
                self._announce(seat, hand, uno)
                return
        if uno or not hand & (hand - 1):
            self._announce(seat, hand, uno)
        if not hand:
            self._last(seat, symbol, before, carried)
        elif symbol < FIRST_ACTION or symbol == WILD:
            following = state.turn = (seat + state.direction) % self.seats
            log.append(("turn", following, ""))
        else:
            self._effect(seat, symbol, hand, before, carried)

    def _announce(self, seat: int, hand: int, uno: bool) -> None:
        """Settle the duty to say UNO for a hand after laying (F-UNO-1, K-09)."""
        state = self.state
        if not hand:
            return
        if hand & (hand - 1):
            if uno:
                self._false_uno(seat)
        elif uno:
            state.called |= 1 << seat
            self.log.append(("uno", seat))
        else:
            state.owed = seat
            self.log.append(("uno_window", seat))

    def _false_uno(self, seat: int) -> None:
        if self.rules.false_uno_penalty:
            self.log.append(("false_uno", seat))
            self._draw(seat, self.rules.false_uno_penalty, "false_uno")

    def _last(self, seat: int, symbol: int, before: int, carried: int) -> None:
        """Close the round, but first let the last card do what it asks for (F-END-2)."""
        self.state.called &= ~(1 << seat)
        if symbol in DRAWS:
            victim = self.left_of(seat)
            count = DRAWS[symbol] + carried
            if symbol in RESTRICTED:
                self._ask_victim(Pending(symbol, count, seat, victim, 0, before, True))
                return
            self._draw(victim, count, NAMES[symbol])
        elif symbol == FLIP and self.rules.final_flip == "execute":
            self._flip()
        self._end(seat)

    def _effect(self, seat: int, symbol: int, hand: int, before: int, carried: int) -> None:
        """Carry out an action card that was not the last of a hand (F-LITE, F-DARK, F-FLIP)."""
        state = self.state
        following = self.left_of(seat)
        if symbol in DRAWS:
            count = DRAWS[symbol] + carried
            if symbol in RESTRICTED or self._held(symbol):
                self._ask_victim(Pending(symbol, count, seat, following, hand, before, False))
            else:
                self._draw(following, count, NAMES[symbol])
                self._after_penalty(following, symbol)
        elif symbol == SKIP:
            if self._held(symbol):
                self._ask_victim(Pending(symbol, 0, seat, following, hand, before, False))
            else:
                self._after_penalty(following, symbol)
        elif symbol == FLIP:
            self._flip()
            if state.color == NO_COLOR:
                self._ask_color(seat, following, "")
            else:
                self._turn(following)
        elif symbol == REVERSE:
            state.direction = -state.direction
            two = self.seats == 2 and self.rules.two_player_reverse == "skip"
            why = "two" if two else "dark" if state.side else ""
            self.log.append(("direction", NOBODY, state.direction, why))
            self._turn(seat if two else self.left_of(seat))
        else:
            assert symbol == SKIP_EVERYONE
            seats = range(1, self.seats)
            others = tuple((seat + state.direction * step) % self.seats for step in seats)
            self.log.append(("skip", NOBODY, others, "everyone"))
            self._turn(seat)

    def _held(self, symbol: int) -> bool:
        """Whether an effect waits for its victim instead of acting at once (K-07)."""
        return bool(self.guests) and any(guest.holds(self, symbol) for guest in self.guests)

    def _flip(self) -> None:
        """Turn the discard pile, the draw pile and the hands, in this order (F-FLIP)."""
        state = self.state
        state.discard = state.discard[::-1]
        top = state.discard[-1]
        state.pile = state.pile[: state.left][::-1]
        side = state.side = 1 - state.side
        state.color = self.deck.colors[side][top]
        following = state.pile[state.left - 1] if state.left else NOBODY
        self.log += (
            ("flip_discard", NOBODY, top, self.deck.sides[side]),
            ("flip_draw", NOBODY, following, state.left),
            ("flip_hands", NOBODY, self.deck.sides[side]),
            ("exposed", NOBODY, top, side, state.color),
        )

    def choose_color(self, seat: int, color: int) -> None:
        """Name the color of an opening or exposed wild."""
        state = self.state
        state.color = color
        self.log.append(("color", seat, state.side, color))
        self._turn(state.after)

    # -- penalties and challenges ----------------------------------------------

    def _ask_victim(self, pending: Pending) -> None:
        state = self.state
        state.pending = pending
        state.turn = pending.victim
        state.phase = RESPOND
        awaited, answerable = self.awaited(pending), bool(self.answers())
        self.log.append(("respond", pending.victim, pending, state.side, awaited, answerable))

    def accept(self, seat: int) -> None:
        """Take a pending penalty."""
        state = self.state
        pending = state.pending
        assert pending is not None
        if state.said >= 0:
            self._lapse()
        state.pending = None
        self.log.append(("accept", seat, self.awaited(pending)))
        self._draw_penalty(seat, pending, NAMES[pending.symbol], 0)
        self._settle_penalty(pending)

    def challenge(self, seat: int) -> None:
        """Challenge a drawing wild (F-CHAL)."""
        state = self.state
        pending = state.pending
        assert pending is not None
        if state.said >= 0:
            self._lapse()
        state.pending = None
        held, by, before = pending.held, pending.by, pending.before
        guilty = before != NO_COLOR and bool(held & self.deck.color_sets[state.side][before])
        self.log.append(("challenge", seat, by))
        shown = self.in_order(held)
        self.log.append(("reveal", seat, by, shown, self.deck.sides[state.side]))
        back = guilty and self.rules.challenge_take_back
        self.log.append(("verdict", seat, by, guilty, back))
        state.revealed = (seat, by, held)
        if not guilty:
            self._draw_penalty(seat, pending, "challenge_lost", self.rules.failed_challenge_extra)
            self._settle_penalty(pending)
            return
        called = state.color
        if back:
            self._take_back(by, before)
        self._draw_penalty(by, pending, "challenge_won", 0, called)
        self._after_drawing(by, seat, pending.symbol)

    def _take_back(self, seat: int, color: int) -> None:
        """Give the challenged wild back to its player (H-BACK-1, K-13)."""
        state = self.state
        if len(state.discard) == 1:  # a catch in between had the rest of the pile shuffled away
            return
        card = state.discard[-1]
        state.discard = state.discard[:-1]
        state.color = color
        self._into_hand(seat, (card,), fresh=True)
        self.log.append(("take_back", seat, card, state.side, color))

    def _draw_penalty(
        self, seat: int, pending: Pending, cause: str, extra: int, called: int | None = None
    ) -> None:
        if pending.symbol == WILD_DRAW_COLOR:
            self._draw_color(seat, self.state.color if called is None else called, extra, cause)
        elif pending.count + extra:
            self._draw(seat, pending.count + extra, cause)

    def _settle_penalty(self, pending: Pending) -> None:
        """Go on after the victim took a penalty that had waited, or close the round (F-END-2)."""
        if pending.last:
            self._end(pending.by)
        else:
            self._after_penalty(pending.victim, pending.symbol)

    def _after_penalty(self, victim: int, symbol: int) -> None:
        """The victim has lost the turn."""
        self.log.append(("skip", NOBODY, (victim,), NAMES[symbol]))
        following = (victim + self.state.direction) % self.seats
        if self.guests:
            self._after_drawing(victim, following, symbol)
        else:
            self._turn(following)

    def _after_drawing(self, drawer: int, following: int, symbol: int) -> None:
        if self.guests and any(guest.waits(self, symbol) for guest in self.guests):
            state = self.state
            state.turn = drawer
            state.phase = AWAIT_READY
            state.after = following
            self.log.append(("await_ready", drawer, following))
        else:
            self._turn(following)

    def ready(self, seat: int) -> None:
        """Say that the drawn cards are sorted (H-READY-1)."""
        self.log.append(("ready", seat))
        self._turn(self.state.after)

    # -- UNO ---------------------------------------------------------------------

    def uno(self, seat: int) -> None:
        """Say UNO apart from laying a card: before it, or as a correction (F-UNO)."""
        state = self.state
        self.log.append(("uno", seat))
        if state.owed == seat:
            state.owed = NOBODY
            state.called |= 1 << seat
        else:
            state.said = seat

    def catch(self, seat: int, target: int) -> None:
        """Accuse somebody who forgot UNO (F-UNO-2, F-UNO-3)."""
        self.log.append(("catch", seat, target))
        self.state.owed = NOBODY
        if self.rules.uno_penalty:
            self._draw(target, self.rules.uno_penalty, "uno")

    def pay(self, seat: int, kind: str, bound: Bound) -> None:
        """Carry out a slip as its penalty (H-FALSE-1, C-ERR-1)."""
        state = self.state
        if kind == "misplay":
            self.log.append(("misplay", seat, bound[2], self.deck.sides[state.side]))
            if state.owed >= 0:
                self._close_window()
            if state.said >= 0:
                self._lapse()
            self._draw(seat, self.rules.misplay_penalty, "misplay")
            self._turn(self.left_of(seat))
        elif kind == "false_uno":
            self._false_uno(seat)
        else:
            self.log.append(("false_catch", seat, bound[6]))
            self._draw(seat, self.rules.false_catch_penalty, "false_catch")

    def _close_window(self) -> None:
        self.log.append(("uno_closed", self.state.owed))
        self.state.owed = NOBODY

    def _lapse(self) -> None:
        self.log.append(("uno_lapsed", self.state.said))
        self.state.said = NOBODY

    # -- house rules call these ---------------------------------------------------

    def ask_gift(self, seat: int, target: int, card: int) -> None:
        """A five offers a swap of cards: its partner has to give one (H-FIVE-1)."""
        state = self.state
        state.offer = (seat, target, card)
        state.turn = target
        state.phase = GIVE
        self.log.append(("offer", seat, target, card))

    def give(self, seat: int, card: int) -> None:
        """Answer an offered card and swap."""
        state = self.state
        assert state.offer is not None
        giver, _, offered = state.offer
        state.offer = None
        self.swap_cards(giver, seat, offered, card)
        self._turn(self.left_of(giver))

    def swap_cards(self, seat: int, target: int, given: int, received: int) -> None:
        """Exchange one card between two hands."""
        state = self.state
        hands = state.hands
        hands[seat] ^= 1 << given
        hands[target] ^= 1 << received
        self._leave_first(given, hands[seat])
        self._leave_first(received, hands[target])
        self._into_hand(seat, (received,), fresh=True)
        self._into_hand(target, (given,), fresh=True)
        self.log.append(("swap_cards", seat, target, given, received))

    def move_hands(self, hands: dict[int, int]) -> None:
        """Let whole hands change owners; a call of UNO does not move with them (H-70-4)."""
        state = self.state
        for seat, hand in hands.items():
            state.hands[seat] = hand
            state.called &= ~(1 << seat)

    # -- small steps ---------------------------------------------------------------

    def in_order(self, cards: int) -> tuple[int, ...]:
        """The cards of a set in the order in which they came."""
        return tuple(sorted(self.deck.numbers(cards), key=self.state.arrival.__getitem__))

    def _leave_first(self, card: int, rest: int) -> None:
        """Let it look as if the first of some equal cards had left a hand, whichever did.

        Nobody can tell equal cards apart, so a record does not; the order of what is left must
        not depend on it.
        """
        state = self.state
        equals = self.in_order(rest & self.deck.equals[card])
        if equals and state.arrival[equals[0]] < state.arrival[card]:
            arrival = state.arrival = state.arrival.copy()
            arrival[equals[0]] = arrival[card]

    def _turn(self, seat: int, key: str = "") -> None:
        state = self.state
        state.turn = seat
        state.phase = TURN
        state.drawn = NOBODY
        state.after = NOBODY
        self.log.append(("turn", seat, key))

    def _ask_color(self, seat: int, following: int, key: str) -> None:
        state = self.state
        state.turn = seat
        state.phase = CHOOSE_COLOR
        state.after = following
        self.log.append(("choose_color", seat, following, key))

    def _end(self, winner: int) -> None:
        state = self.state
        points = self.deck.points[state.side]
        state.points = tuple(
            sum(points[card] for card in self.deck.numbers(hand)) for hand in state.hands
        )
        state.winner = winner
        self._close()
        self.log.append(("round_over", winner, state.points, state.score()))

    def _void(self) -> None:
        self.state.points = (0,) * self.seats
        self._close()
        self.log.append(("void", NOBODY))

    def _close(self) -> None:
        state = self.state
        state.turn = NOBODY
        state.phase = ROUND_OVER
        state.pending = None
        state.owed = NOBODY
        state.said = NOBODY

    def _into_hand(self, seat: int, cards: tuple[int, ...], fresh: bool = False) -> None:
        """Add cards to a hand; ``fresh`` where they did not come from the draw pile."""
        state = self.state
        if fresh:
            state.arrival = state.arrival.copy()
        hand, arrival, clock = state.hands[seat], state.arrival, state.clock
        for card in cards:
            hand |= 1 << card
            arrival[card] = clock
            clock += 1
        state.hands[seat] = hand
        state.clock = clock
        if hand & (hand - 1):
            if state.called:
                state.called &= ~(1 << seat)
            if state.owed == seat:
                self._close_window()
            if state.said == seat and cards:
                self._lapse()

    def _draw(self, seat: int, count: int, cause: str) -> Sequence[int]:
        """Draw a number of cards, shuffling the discard pile in between where needed (F-PILE)."""
        state = self.state
        if count <= state.left:  # nothing to shuffle: all at once
            cards = state.pile[state.left - count : state.left][::-1]
            state.left -= count
            self._take(seat, cards, cause, 0)
            return cards
        taken: list[int] = []
        while len(taken) < count:
            if not state.left and not self._reshuffle():
                break
            step = min(count - len(taken), state.left)
            cards = state.pile[state.left - step : state.left][::-1]
            state.left -= step
            taken += cards
            self._take(seat, cards, cause, 0)
        if len(taken) < count:
            self._take(seat, (), cause, count - len(taken))
        return taken

    def _draw_color(self, seat: int, color: int, extra: int, cause: str) -> None:
        """Draw until a card of the color comes (F-DARK-4), and then ``extra`` more.

        The log tells the two parts apart, and from other draws, by what follows the cause.
        """
        state = self.state
        to_color = f"{cause}:color"
        wanted = self.deck.color_sets[state.side][color]
        while state.left or self._reshuffle():
            cards = []
            found = False
            while state.left and not found:
                state.left -= 1
                card = state.pile[state.left]
                cards.append(card)
                found = bool(wanted >> card & 1)
            self._take(seat, tuple(cards), to_color, 0)
            if found:
                if extra:
                    self._draw(seat, extra, f"{cause}:extra")
                return
        self._take(seat, (), to_color, 1 + extra)

    def _take(self, seat: int, cards: tuple[int, ...], cause: str, missing: int) -> None:
        self.log.append(("draw", seat, cards, cause, missing))
        self._into_hand(seat, cards)

    def _reshuffle(self) -> bool:
        """Make a new draw pile of the discard pile without its top (F-PILE-2)."""
        state = self.state
        if len(state.discard) < 2:
            return False
        state.arrival = state.arrival.copy()
        *under, top = state.discard
        state.discard = [top]
        self._shuffle_in(under)
        self.log.append(("reshuffle", NOBODY, state.pile[::-1]))
        return True

    def _shuffle_in(self, cards: list[int]) -> None:
        state = self.state
        state.generator = copy_of(state.generator)
        shuffle(cards, state.generator)
        state.pile = tuple(cards)
        state.left = len(cards)
