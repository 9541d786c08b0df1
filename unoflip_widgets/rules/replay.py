"""Following a round from its events alone.

`follow` writes down what an event says and decides nothing, so it is also the proof that the
events tell everything.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .cards import Card
from .events import Event
from .position import DIRECTIONS, Offer, Position, Revealed

__all__ = ["follow", "settle"]


def follow(position: Position, event: Event) -> Position:
    """Return the position after an event.

    Parameters
    ----------
    position : Position
        The position before it; before the first event of an action, call `settle` on it.
    event : Event
        What happened.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> position = round_.position()
    >>> for event in round_.apply("A play B2/O8 uno"):
    ...     position = follow(position, event)
    >>> position == round_.position()
    True
    """
    handler = getattr(_Follow, event.kind, None)
    return position if handler is None else replace(position, **handler(position, event))


def settle(position: Position) -> Position:
    """Return the position as the next action finds it: a shown hand is hidden again."""
    return replace(position, revealed=None)


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _hands(position: Position, changed: dict[str, tuple[Card, ...]]) -> dict[str, tuple[Card, ...]]:
    return {**position.hands, **changed}


def _take(position: Position, player: str, cards: tuple[Card, ...]) -> dict[str, Any]:
    hand = position.hands[player] + cards
    changes: dict[str, Any] = {"hands": _hands(position, {player: hand})}
    if len(hand) > 1:
        changes["uno_called"] = tuple(name for name in position.uno_called if name != player)
    return changes


class _Follow:
    """One small function for each kind of event that changes something."""

    @staticmethod
    def deal(p: Position, e: Event) -> dict[str, Any]:
        return {"hands": dict(e["hands"]), "draw": e["draw"], "discard": ()}

    @staticmethod
    def dealer(p: Position, e: Event) -> dict[str, Any]:
        return {"dealer": e.player}

    @staticmethod
    def open(p: Position, e: Event) -> dict[str, Any]:
        card: Card = e["card"]
        return {
            "draw": p.draw[1:],
            "discard": (*p.discard, card),
            "color": card.face(p.side).color,
            "opening_top": True,
        }

    @staticmethod
    def return_card(p: Position, e: Event) -> dict[str, Any]:
        return {"draw": e["draw"], "discard": p.discard[:-1], "color": None}

    @staticmethod
    def play(p: Position, e: Event) -> dict[str, Any]:
        assert e.player is not None
        card: Card = e["card"]
        hand = _without(p.hands[e.player], card)
        return {
            "hands": _hands(p, {e.player: hand}),
            "uno_called": tuple(name for name in p.uno_called if hand or name != e.player),
            "discard": (*p.discard, card),
            "color": e["color"] or card.face(p.side).color,
            "drawn": None,
            "pending": None,
            "uno_said": None if p.uno_said == e.player else p.uno_said,
            "opening_top": False,
            "idle": 0,
            "phase": "turn",
        }

    @staticmethod
    def draw(p: Position, e: Event) -> dict[str, Any]:
        assert e.player is not None
        changes = _take(p, e.player, e["cards"])
        changes["draw"] = p.draw[len(e["cards"]) :]
        if e["cause"] == "turn":
            changes["idle"] = 0 if e["cards"] else p.idle + 1
        return changes

    @staticmethod
    def fits(p: Position, e: Event) -> dict[str, Any]:
        return {"phase": "drawn", "drawn": e["card"]}

    @staticmethod
    def reshuffle(p: Position, e: Event) -> dict[str, Any]:
        return {"draw": e["draw"], "discard": p.discard[-1:]}

    @staticmethod
    def color(p: Position, e: Event) -> dict[str, Any]:
        return {"color": e["color"]}

    @staticmethod
    def direction(p: Position, e: Event) -> dict[str, Any]:
        return {"direction": DIRECTIONS[e["direction"] < 0]}

    @staticmethod
    def flip_discard(p: Position, e: Event) -> dict[str, Any]:
        return {"discard": p.discard[::-1]}

    @staticmethod
    def flip_draw(p: Position, e: Event) -> dict[str, Any]:
        return {"draw": p.draw[::-1]}

    @staticmethod
    def flip_hands(p: Position, e: Event) -> dict[str, Any]:
        return {"side": e["side"]}

    @staticmethod
    def exposed(p: Position, e: Event) -> dict[str, Any]:
        return {"color": e["color"]}

    @staticmethod
    def choose_color(p: Position, e: Event) -> dict[str, Any]:
        return {"phase": "choose_color", "turn": e.player, "after": e["after"]}

    @staticmethod
    def respond(p: Position, e: Event) -> dict[str, Any]:
        assert e.player is not None
        return {"phase": "respond", "turn": e.player, "pending": e["penalty"]}

    @staticmethod
    def accept(p: Position, e: Event) -> dict[str, Any]:
        return {"pending": None}

    @staticmethod
    def reveal(p: Position, e: Event) -> dict[str, Any]:
        assert e.player is not None
        return {"pending": None, "revealed": Revealed(e.player, e["target"], e["cards"])}

    @staticmethod
    def take_back(p: Position, e: Event) -> dict[str, Any]:
        assert e.player is not None
        return {
            **_take(p, e.player, (e["card"],)),
            "discard": p.discard[:-1],
            "color": e["color"],
        }

    @staticmethod
    def uno(p: Position, e: Event) -> dict[str, Any]:
        assert e.player is not None
        if len(p.hands[e.player]) == 1:
            order = [name for name in p.players if name in p.uno_called or name == e.player]
            return {
                "uno_called": tuple(order),
                "uno_owed": None if p.uno_owed == e.player else p.uno_owed,
            }
        return {"uno_said": e.player}

    @staticmethod
    def uno_window(p: Position, e: Event) -> dict[str, Any]:
        return {"uno_owed": e.player}

    @staticmethod
    def uno_closed(p: Position, e: Event) -> dict[str, Any]:
        return {"uno_owed": None}

    @staticmethod
    def uno_lapsed(p: Position, e: Event) -> dict[str, Any]:
        return {"uno_said": None}

    @staticmethod
    def catch(p: Position, e: Event) -> dict[str, Any]:
        return {"uno_owed": None}

    @staticmethod
    def swap_hands(p: Position, e: Event) -> dict[str, Any]:
        one, other = e.player, e["target"]
        assert one is not None
        return {
            "hands": _hands(p, {one: p.hands[other], other: p.hands[one]}),
            "uno_called": tuple(name for name in p.uno_called if name not in (one, other)),
        }

    @staticmethod
    def rotate_hands(p: Position, e: Event) -> dict[str, Any]:
        names, count = p.players, len(p.players)
        moved = {names[(i + e["direction"]) % count]: p.hands[name] for i, name in enumerate(names)}
        return {"hands": moved, "uno_called": ()}

    @staticmethod
    def offer(p: Position, e: Event) -> dict[str, Any]:
        assert e.player is not None
        return {
            "phase": "give",
            "turn": e["target"],
            "offer": Offer(e.player, e["target"], e["card"]),
        }

    @staticmethod
    def swap_cards(p: Position, e: Event) -> dict[str, Any]:
        one, other = e.player, e["target"]
        assert one is not None
        return {
            "offer": None,
            "hands": _hands(
                p,
                {
                    one: (*_without(p.hands[one], e["given"]), e["received"]),
                    other: (*_without(p.hands[other], e["received"]), e["given"]),
                },
            ),
        }

    @staticmethod
    def await_ready(p: Position, e: Event) -> dict[str, Any]:
        return {"phase": "await_ready", "turn": e.player, "after": e["after"]}

    @staticmethod
    def turn(p: Position, e: Event) -> dict[str, Any]:
        return {"phase": "turn", "turn": e.player, "drawn": None, "after": None}

    @staticmethod
    def round_over(p: Position, e: Event) -> dict[str, Any]:
        return {**_Follow.void(p, e), "winner": e.player}

    @staticmethod
    def void(p: Position, e: Event) -> dict[str, Any]:
        return {"phase": "round_over", "turn": None, "uno_owed": None, "uno_said": None}
