"""Questions about what a card does: the light and the dark side, and two players."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from unoflip_widgets.rules import Action, Symbol

from ..explanations import message_for, wire_face
from .build import (
    Draft,
    Make,
    color_options,
    count,
    message,
    next_one,
    pick,
    predict,
    template,
    told,
    whether,
    which_way,
    whom,
)
from .walks import Moment, Result

__all__ = [
    "counted",
    "direction",
    "drawers",
    "hand_told",
    "lay",
    "losers",
    "passes_on",
    "pile_told",
    "settled",
    "who_next",
]

LIGHT = (Symbol.DRAW_ONE, Symbol.REVERSE, Symbol.SKIP)
DARK = (Symbol.DRAW_FIVE, Symbol.REVERSE, Symbol.SKIP_EVERYONE)
_SAY = ("direction", "draw", "skip", "choose_color", "respond", "turn")
_PILE_SHOWN = 12


def lay(m: Moment, symbols: Iterable[Symbol], chance: Random, side: str = "") -> Action | None:
    """Pick a way to lay one of these cards that does not end the round."""
    if m.phase != "turn" or (side and m.side != side) or m.size(m.turn) < 2:
        return None
    ways = [action for symbol in symbols for action in m.lays.get(symbol, ())]
    return pick(ways, chance) if ways else None


def settled(result: Result) -> bool:
    """Whether nothing hidden (a shuffle) decided what followed."""
    return not result.of("reshuffle") and result.over is None


def who_next(m: Moment, *actions: Action) -> Draft | None:
    """Ask who has to act after some actions."""
    result = m.after(*actions)
    if result.actor is None:
        return None
    draft = told(next_one(m, result.actor), m, actions, result, _SAY)
    last = actions[-1]
    turned = last.card is not None and last.card.face(m.side).symbol is Symbol.REVERSE
    if turned and len(m.players) == 2 and result.actor == last.player:
        # That play turns round does not yet say whose turn it is.
        rule = "C-TWO-1" if m.rules.deck == "classic" else "F-TWO-1"
        draft.say = (*draft.say, message(f"rule-{rule}"))
    return draft


def counted(m: Moment, player: str, *actions: Action) -> Draft | None:
    """Ask how many cards a player draws."""
    result = m.after(*actions)
    if result.of("reshuffle") or result.waits == "respond":
        return None  # what is still to be answered is not drawn yet
    about = {"what": "drawn", "player": player}
    draft = count(message("ask-drawn", player=player), result.drawn.get(player, 0), about)
    kinds = ("draw", "skip", "verdict", "turn", "respond")
    return told(draft, m, actions, result, kinds)


def drawers(m: Moment, *actions: Action) -> Draft | None:
    """Ask who draws cards."""
    result = m.after(*actions)
    if result.of("reshuffle") or result.waits == "respond":
        return None
    draft = whom(m, message("ask-who-draws"), result.drawn, {"what": "drawers"})
    return told(draft, m, actions, result, ("draw", "skip", "verdict", "turn", "respond"))


def losers(m: Moment, *actions: Action) -> Draft | None:
    """Ask who loses a turn."""
    result = m.after(*actions)
    if result.waits != "turn":
        return None
    draft = whom(m, message("ask-who-loses-turn"), result.skipped, {"what": "losers"})
    return told(draft, m, actions, result, ("draw", "skip", "turn"))


def direction(m: Moment, *actions: Action) -> Draft | None:
    """Ask in which direction play runs."""
    result = m.after(*actions)
    answer = result.direction or m.round.direction
    draft = told(which_way(answer), m, actions, result, ("direction", "turn", "flip_hands"))
    card = actions[-1].card
    if not result.of("direction") and card is not None:
        symbol = card.face(m.side).symbol
        draft.say = (message("say-direction-stays", symbol=str(symbol)), *draft.say)
    return draft


def pile_told(m: Moment, needed: int) -> tuple[dict[str, object], ...] | None:
    """Tell the next cards of the draw pile; passes if they are too many to tell."""
    pile = m.draw()
    if needed > min(len(pile), _PILE_SHOWN):
        return None
    shown = [wire_face(card, m.side) for card in pile[: min(needed + 2, len(pile))]]
    return (message("tell-draw-pile", cards=shown),)


# -- single cards ---------------------------------------------------------------------------


def _cards(
    topic: str, side: str, symbols: tuple[Symbol, ...], rules: dict[Symbol, str], scene: str
) -> None:
    """Enter the templates for action cards that act at once."""
    for symbol in symbols:
        name = symbol.value.replace("_", "-")
        own = rules[symbol]
        template(topic, f"{name}-next", "easy", own, scene)(_next_after(symbol, side))
        if symbol in (Symbol.DRAW_ONE, Symbol.DRAW_FIVE):
            template(topic, f"{name}-count", "easy", own, scene)(_count_after(symbol, side))
        if symbol is Symbol.REVERSE:
            template(topic, f"{name}-direction", "easy", own, scene)(_turns(symbol, side))
        else:
            template(topic, f"{name}-losers", "medium", own, scene)(_losers_of(symbol, side))


def _next_after(symbol: Symbol, side: str) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        action = lay(m, (symbol,), chance, side)
        return None if action is None else who_next(m, action)

    return make


def _count_after(symbol: Symbol, side: str) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        action = lay(m, (symbol,), chance, side)
        if action is None:
            return None
        victim = m.next_to(m.turn)
        others = [name for name in m.players if name != victim]
        asked = victim if chance.random() < 0.75 else pick(others, chance)
        return counted(m, asked, action)

    return make


def _losers_of(symbol: Symbol, side: str) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        action = lay(m, (symbol,), chance, side)
        return None if action is None else losers(m, action)

    return make


def _turns(symbol: Symbol, side: str) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        others = (symbol,) if chance.random() < 0.7 else (Symbol.SKIP, Symbol.SKIP_EVERYONE)
        action = lay(m, others, chance, side)
        return None if action is None else direction(m, action)

    return make


_cards(
    "light",
    "light",
    LIGHT,
    {Symbol.DRAW_ONE: "F-LITE-1", Symbol.REVERSE: "F-LITE-2", Symbol.SKIP: "F-LITE-3"},
    "plain",
)
_cards(
    "dark",
    "dark",
    DARK,
    {Symbol.DRAW_FIVE: "F-DARK-1", Symbol.REVERSE: "F-DARK-2", Symbol.SKIP_EVERYONE: "F-DARK-3"},
    "plain",
)


# -- two cards, one after the other -----------------------------------------------------------


def _two_cards(side: str) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        first = lay(m, LIGHT if side == "light" else DARK, chance, side)
        if first is None:
            return None
        with m.having(first) as then:
            second = lay(then, LIGHT if side == "light" else DARK, chance, side)
        return None if second is None else who_next(m, first, second)

    return make


template("light", "two-cards", "hard", "F-LITE-1 F-LITE-2 F-LITE-3")(_two_cards("light"))
template("dark", "two-cards", "hard", "F-DARK-1 F-DARK-2 F-DARK-3")(_two_cards("dark"))


# -- wilds that draw ----------------------------------------------------------------------------


def _accepted(m: Moment, symbol: Symbol, chance: Random) -> tuple[Action, Action] | None:
    action = lay(m, (symbol,), chance)
    return None if action is None else (action, Action(m.next_to(m.turn), "accept"))


def _victim(symbol: Symbol) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        action = lay(m, (symbol,), chance)
        return None if action is None else who_next(m, action)

    return make


def _accept_next(symbol: Symbol) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        both = _accepted(m, symbol, chance)
        return None if both is None else who_next(m, *both)

    return make


def _accept_count(symbol: Symbol) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        both = _accepted(m, symbol, chance)
        return None if both is None else _count_accepted(m, symbol, both)

    return make


def _count_accepted(m: Moment, symbol: Symbol, both: tuple[Action, Action]) -> Draft | None:
    draft = counted(m, m.next_to(m.turn), *both)
    if draft is None or symbol is not Symbol.WILD_DRAW_COLOR:
        return draft
    assert isinstance(draft.answer, int)
    tell = pile_told(m, draft.answer)
    if tell is None:
        return None
    draft.tell = (*draft.tell, *tell)
    return draft


for _symbol, _topic, _rule in (
    (Symbol.WILD_DRAW_TWO, "light", "F-LITE-4"),
    (Symbol.WILD_DRAW_COLOR, "dark", "F-DARK-4"),
):
    _name = _symbol.value.replace("_", "-")
    template(_topic, f"{_name}-answers", "easy", _rule)(_victim(_symbol))
    template(_topic, f"{_name}-next", "medium", _rule)(_accept_next(_symbol))
    _level = "medium" if _topic == "light" else "hard"
    template(_topic, f"{_name}-count", _level, _rule)(_accept_count(_symbol))


@template("dark", "wild-draw-color-wild-drawn", "hard", "F-DARK-4 F-DARK-6")
def _drawn_wild(m: Moment, chance: Random) -> Draft | None:
    both = _accepted(m, Symbol.WILD_DRAW_COLOR, chance)
    if both is None:
        return None
    result = m.after(*both)
    drawn = [card for event in result.of("draw") for card in event["cards"]]
    if not any(card.face(m.side).color is None for card in drawn):
        return None
    return _count_accepted(m, Symbol.WILD_DRAW_COLOR, both)


@template("dark", "wild-draw-color-lay-found", "medium", "F-DARK-5")
def _lay_found(m: Moment, chance: Random) -> Draft | None:
    both = _accepted(m, Symbol.WILD_DRAW_COLOR, chance)
    if both is None:
        return None
    victim = m.next_to(m.turn)
    result = m.after(*both)
    cards = [card for event in result.of("draw") for card in event["cards"]]
    if not settled(result) or not cards or cards[-1].face(m.side).color is not both[0].color:
        return None
    if victim == m.turn or result.actor == victim:
        return None
    tried = Action(victim, "play", card=cards[-1])
    with m.having(*both) as then:
        verdict = then.verdict(tried)
    ask = message("ask-may-lay-at-once", player=victim, card=wire_face(cards[-1], m.side))
    draft = whether(ask, tried, verdict)
    draft = told(draft, m, both, result, ("draw", "skip", "turn"), viewer=victim)
    draft.say = (*draft.say, message_for(verdict), message("rule-F-DARK-5"))
    return draft


# -- penalties are not passed on ------------------------------------------------------------------


def passes_on(m: Moment, chance: Random) -> Draft | None:
    """Ask whether the victim may lay an own penalty card instead."""
    if m.phase != "respond" or m.round.top is None:
        return None
    draws = [
        card
        for card in m.hand
        if card.face(m.side).symbol.is_restricted
        or card.face(m.side).symbol in (Symbol.DRAW_ONE, Symbol.DRAW_TWO, Symbol.DRAW_FIVE)
    ]
    if not draws:
        return None
    card = pick(draws, chance)
    color = None if card.face(m.side).color else m.round.deck.colors_of(m.side)[0]
    action = Action(m.turn, "play", card=card, color=color)
    ask = message("ask-may-pass-on", player=m.turn, card=wire_face(card, m.side))
    return whether(ask, action, m.verdict(action), m.turn)


template("light", "pass-on", "medium", "F-PEN-1 F-LITE-4")(
    lambda m, chance: passes_on(m, chance) if m.side == "light" else None
)
template("dark", "pass-on", "medium", "F-PEN-1 F-DARK-4")(
    lambda m, chance: passes_on(m, chance) if m.side == "dark" else None
)


@template("light", "pass-on-draw-one", "medium", "F-PEN-1 F-LITE-1")
def _pass_on_draw_one(m: Moment, chance: Random) -> Draft | None:
    return _later_answer(m, Symbol.DRAW_ONE, chance)


@template("dark", "pass-on-draw-five", "medium", "F-PEN-1 F-DARK-1")
def _pass_on_draw_five(m: Moment, chance: Random) -> Draft | None:
    return _later_answer(m, Symbol.DRAW_FIVE, chance)


def _later_answer(m: Moment, symbol: Symbol, chance: Random) -> Draft | None:
    """Ask whether a victim that holds the same card can answer with it."""
    action = lay(m, (symbol,), chance)
    if action is None:
        return None
    victim = m.next_to(m.turn)
    own = [card for card in m.round.hand(victim) if card.face(m.side).symbol is symbol]
    if not own:
        return None
    result = m.after(action)
    if result.actor == victim or not settled(result):
        return None
    tried = Action(victim, "play", card=own[0])
    with m.having(action) as then:
        verdict = then.verdict(tried)
    ask = message("ask-may-pass-on", player=victim, card=wire_face(own[0], m.side))
    draft = whether(ask, tried, verdict)
    draft = told(draft, m, (action,), result, ("draw", "skip", "turn"), viewer=victim)
    # That the turn is lost already is not yet why.
    draft.say = (*draft.say, message_for(verdict), message("rule-F-PEN-1"))
    return draft


# -- two players --------------------------------------------------------------------------------


def _two(symbols: tuple[Symbol, ...]) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        action = lay(m, symbols, chance)
        return None if action is None else who_next(m, action)

    return make


template("two", "reverse", "easy", "F-TWO-1", "two")(_two((Symbol.REVERSE,)))
template("two", "skip", "easy", "F-TWO-2", "two")(_two((Symbol.SKIP, Symbol.SKIP_EVERYONE)))
template("two", "draw", "medium", "F-TWO-3", "two")(_two((Symbol.DRAW_ONE, Symbol.DRAW_FIVE)))


@template("two", "number", "easy", "F-TURN-1", "two")
def _two_number(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, [symbol for symbol in m.lays if symbol.is_number], chance)
    return None if action is None else who_next(m, action)


@template("two", "direction", "medium", "F-TWO-1", "two")
def _two_direction(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.REVERSE,), chance)
    return None if action is None else direction(m, action)


@template("two", "accepted", "hard", "F-TWO-3", "two")
def _two_accepted(m: Moment, chance: Random) -> Draft | None:
    symbol = Symbol.WILD_DRAW_TWO if m.side == "light" else Symbol.WILD_DRAW_COLOR
    both = _accepted(m, symbol, chance)
    return None if both is None else who_next(m, *both)


@template("two", "challenged", "hard", "F-TWO-3", "two")
def _two_challenged(m: Moment, chance: Random) -> Draft | None:
    symbol = Symbol.WILD_DRAW_TWO if m.side == "light" else Symbol.WILD_DRAW_COLOR
    action = lay(m, (symbol,), chance)
    if action is None:
        return None
    draft = who_next(m, action, Action(m.next_to(m.turn), "challenge"))
    if draft is not None:
        draft.tell = (*draft.tell, hand_told(m, m.turn, action))
    return draft


def hand_told(m: Moment, player: str, action: Action) -> dict[str, object]:
    """Tell which cards a player held besides the card that was laid."""
    cards = list(m.round.hand(player))
    if action.card is not None:
        cards.remove(action.card)
    shown = [wire_face(card, m.side) for card in cards]
    return message("tell-held", player=player, cards=shown)


@template("light", "wild-color", "easy", "F-LITE-4")
def _wild_two_color(m: Moment, chance: Random) -> Draft | None:
    both = _accepted(m, Symbol.WILD_DRAW_TWO, chance)
    if both is None or both[0].color is m.round.color:
        return None
    result = m.after(*both)
    offered = color_options(m.round.deck.colors_of(m.side))
    draft = predict(message("ask-color"), offered, str(both[0].color), {"what": "color"})
    return told(draft, m, both, result, ("play", "accept", "draw", "skip", "turn"))
