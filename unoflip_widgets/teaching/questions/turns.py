"""Questions about a turn: what may be done, which cards fit, and the wilds."""

from __future__ import annotations

from random import Random

from unoflip_widgets.rules import DARK_COLORS, LIGHT_COLORS, Action, Card, Symbol

from ..explanations import message_for, wire_face
from .build import (
    Draft,
    cards_of_hand,
    choose,
    color_options,
    message,
    next_one,
    pick,
    predict,
    say_option,
    template,
    told,
    whether,
    which,
    why,
    yes_no,
)
from .question import Option
from .walks import Moment, may

__all__ = [
    "lay_after_drawing",
    "may_draw",
    "may_lay",
    "mistake",
    "playable_few",
    "reason",
    "within_rules",
]

_FIT = ("color", "number", "symbol", "wild", "nothing")
_REASONS = {
    "matches_color": "color",
    "matches_number": "number",
    "matches_symbol": "symbol",
    "wild": "wild",
    "restricted_lawful": "wild",
    "not_playable": "nothing",
}


def _judged(m: Moment, player: str, card: Card) -> Action:
    """Laying a card, with a color called where one is needed."""
    face = card.face(m.side)
    color = None if face.color is not None else m.round.deck.colors_of(m.side)[0]
    return Action(player, "play", card=card, color=color)


# -- a turn ---------------------------------------------------------------------------------


@template("turn", "may-do", "medium", "F-TURN-1 F-TURN-3 F-DRAW-3")
def _may_do(m: Moment, chance: Random) -> Draft | None:
    if m.phase not in ("turn", "drawn"):
        return None
    own = [action for action in m.legal if action.player == m.turn]
    verbs = {action.verb for action in own}
    if m.phase == "turn":
        keys = ("lay", "draw", "pass", "two-cards")
        right = [key for key, verb in (("lay", "play"), ("draw", "draw")) if verb in verbs]
    else:
        keys = ("lay-drawn", "lay-other", "keep", "draw-again")
        right = [key for key, verb in (("lay-drawn", "play"), ("keep", "keep")) if verb in verbs]
    about = {"what": "doable", "player": m.turn}
    ask = message("ask-may-do", player=m.turn)
    draft = choose(ask, map(say_option, keys), right, about)
    wanted = {"play", "draw", "keep"}
    verdicts = [m.verdict(next(a for a in own if a.verb == verb)) for verb in verbs & wanted]
    draft.say = tuple(message_for(v) for v in sorted(verdicts, key=lambda v: v.reason))
    draft.viewer = m.turn
    return draft


@template("turn", "may-lay-out-of-turn", "easy", "F-TURN-2")
def _out_of_turn(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.rules.jump_in:
        return None
    player = pick(m.players, chance)
    fitting = [
        action
        for card in m.round.hand(player)
        if (action := _judged(m, player, card)) and _fits(m, card)
    ]
    if not fitting:
        return None
    action = pick(fitting, chance)
    return may_lay(m, action)


def _fits(m: Moment, card: Card) -> bool:
    """Whether a card would fit, whoever holds it, and is no restricted wild."""
    face, top = card.face(m.side), m.round.top
    assert top is not None
    under = top.face(m.side)
    if face.color is None:
        return not face.symbol.is_restricted
    same = face.symbol is under.symbol and under.color is not None
    return face.color is m.round.color or same


def may_lay(m: Moment, action: Action) -> Draft:
    """Ask whether a card may be laid."""
    assert action.card is not None
    card = wire_face(action.card, m.side)
    assert action.player is not None
    ask = message("ask-may-lay", player=action.player, card=card)
    return whether(ask, action, m.verdict(action), action.player)


@template("turn", "may-draw", "easy", "F-DRAW-1 F-DRAW-3 F-DRAW-6")
def may_draw(m: Moment, chance: Random) -> Draft | None:
    """Ask whether a card may be drawn."""
    if m.phase not in ("turn", "drawn"):
        return None
    if m.phase == "turn" and not m.lays and chance.random() < 0.8:
        return None
    action = Action(m.turn, "draw")
    name = "ask-may-draw" if m.phase == "turn" else "ask-may-draw-again"
    return whether(message(name, player=m.turn), action, m.verdict(action), m.turn)


@template("turn", "may-lay-after-drawing", "medium", "F-DRAW-2 F-DRAW-4")
def lay_after_drawing(m: Moment, chance: Random) -> Draft | None:
    """Ask whether a card may be laid after drawing."""
    drawn = m.position.drawn if m.phase == "drawn" else None
    if drawn is None:
        return None
    face = wire_face(drawn, m.side)
    others = [
        card
        for card in m.hand
        if card != drawn and _fits(m, card) and wire_face(card, m.side) != face
    ]
    card = drawn if chance.random() < 0.4 or not others else pick(others, chance)
    draft = may_lay(m, _judged(m, m.turn, card))
    draft.tell = (message("tell-drawn", player=m.turn, card=face),)
    return draft


@template("turn", "after-drawing", "medium", "F-DRAW-1 F-DRAW-2")
def _then(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or not m.position.draw:
        return None
    action = Action(m.turn, "draw")
    result = m.after(action)
    if result.of("reshuffle"):
        return None
    drawn = m.position.draw[0]
    answer = "lay-or-keep" if result.waits == "fits" else "turn-over"
    keys = ("lay-or-keep", "must-lay", "turn-over", "draw-again")
    about = {"what": "after_draw", "player": m.turn}
    draft = which(message("ask-what-then", player=m.turn), keys, answer, about)
    draft = told(draft, m, (action,), result, ("fits", "turn"))
    face = wire_face(drawn, m.side)
    draft.tell = (*draft.tell, message("tell-drawn", player=m.turn, card=face))
    return draft


@template("turn", "how-many", "easy", "F-DRAW-1 F-DRAW-6")
def _how_many(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.lays or not m.position.draw:
        return None
    action = Action(m.turn, "draw")
    result = m.after(action)
    if result.drawn.get(m.turn) != 1 or result.of("reshuffle"):
        return None
    keys = ("draw-none", "draw-1", "draw-2", "draw-until-fits")
    draft = which(
        message("ask-how-many-draws", player=m.turn),
        keys,
        "draw-1",
        {"what": "turn_draw", "player": m.turn},
    )
    draft.actions = (action,)
    draft.say = (message("rule-F-DRAW-1"),)
    draft.viewer = m.turn
    return draft


@template("turn", "after-keeping", "easy", "F-DRAW-2")
def _after_keeping(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "drawn":
        return None
    action = Action(m.turn, "keep")
    result = m.after(action)
    draft = next_one(m, result.actor)
    return told(draft, m, (action,), result, ("turn",))


@template("turn", "side-of-a-new-card", "medium", "F-DRAW-5")
def _new_card(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or not m.position.draw or m.rules.deck != "flip":
        return None
    drawn = m.position.draw[0]
    own = wire_face(drawn, m.side)
    back = wire_face(drawn, "dark" if m.side == "light" else "light")
    options = [Option(face, face=face) for face in sorted((own, back))]
    action = Action(m.turn, "draw")
    result = m.after(action)
    if result.of("reshuffle"):
        return None
    about = {"what": "owner_sees", "player": m.turn}
    draft = predict(message("ask-owner-sees", player=m.turn), options, own, about)
    draft.actions = (action,)
    draft.tell = (
        message("tell-two-faces", card=options[0].face, top=options[1].face),
        message("tell-on-draw-pile", card=back),
    )
    draft.viewer = m.turn
    return draft


@template("turn", "wrong-card", "hard", "F-ERR-1")
def _wrong_card(m: Moment, chance: Random) -> Draft | None:
    return mistake(m, chance)


@template("turn", "wrong-card-penalty", "hard", "H-FALSE-1", scene="penalties")
def _wrong_card_penalty(m: Moment, chance: Random) -> Draft | None:
    return mistake(m, chance)


def mistake(m: Moment, chance: Random) -> Draft | None:
    """Ask what laying a wrong card leads to."""
    if m.phase != "turn":
        return None
    wrong = [card for card in m.hand if not _fits(m, card) and card.face(m.side).color]
    if not wrong:
        return None
    action = _judged(m, m.turn, pick(wrong, chance))
    verdict = m.verdict(action)
    penalty = verdict.reason == "misplay_penalty"
    if penalty and m.after(action).drawn.get(m.turn) != 2:
        return None
    card = wire_face(action.card, m.side) if action.card else ""
    draft = which(
        message("ask-wrong-card", player=m.turn, card=card),
        ("back-free", "back-2", "stays", "back-turn-over"),
        "back-2" if penalty else "back-free",
        {"what": "misplay", "action": str(action)},
    )
    draft.say, draft.rules = why(m, action)
    draft.viewer = m.turn
    return draft


# -- what fits ------------------------------------------------------------------------------


_ASKED_WITH_BLUFF = {
    "ask-playable": "ask-playable-bluff",
    "ask-playable-then": "ask-playable-then-bluff",
}


def _playable(m: Moment, player: str, ask: str = "ask-playable") -> Draft:
    options, right = [], []
    for key, card in cards_of_hand(m, player):
        verdict = m.verdict(_judged(m, player, card))
        face = wire_face(card, m.side)
        options.append(
            Option(key, face=face, card=card, why=message_for(verdict), rules=verdict.rules)
        )
        if may(verdict):
            right.append(key)
        if verdict.reason == "restricted_bluff":
            ask = _ASKED_WITH_BLUFF.get(ask, ask)
    draft = choose(
        message(ask, player=player), options, right, {"what": "playable", "player": player}
    )
    first = next((option for option in options if option.key in right), options[0])
    draft.say = (first.why,) if first.why else ()
    draft.rules = tuple(dict.fromkeys(rule for option in options for rule in option.rules))
    draft.viewer = player
    return draft


@template("match", "playable", "easy", "F-MATCH-1 F-MATCH-2 F-MATCH-3")
def playable_few(m: Moment, chance: Random) -> Draft | None:
    """Ask which cards of a small hand can be laid."""
    if m.phase != "turn" or len(m.hand) > 6 or m.round.top is None:
        return None
    return None if _wild_top(m) or m.side == "dark" else _playable(m, m.turn)


@template("match", "playable-dark", "medium", "F-MATCH-5 F-MATCH-3")
def _playable_dark(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or len(m.hand) > 10 or m.side == "light" or _wild_top(m):
        return None
    return _playable(m, m.turn)


@template("match", "playable-on-a-wild", "medium", "F-MATCH-4")
def _playable_wild(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or len(m.hand) > 10 or not _wild_top(m):
        return None
    return _playable(m, m.turn)


def _wild_top(m: Moment) -> bool:
    top = m.round.top
    return top is not None and top.face(m.side).symbol.is_wild


@template("match", "may-lay", "easy", "F-MATCH-1 F-MATCH-2 F-MATCH-3")
def _may_lay(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn":
        return None
    wanted = chance.random() < 0.5
    cards = [card for card in m.hand if _fits(m, card) is wanted and card.face(m.side).color]
    return may_lay(m, _judged(m, m.turn, pick(cards, chance))) if cards else None


@template("match", "reason", "medium", "F-MATCH-1 F-MATCH-2 F-MATCH-3 F-WILD-1")
def reason(m: Moment, chance: Random) -> Draft | None:
    """Ask what makes a card fit."""
    if m.phase != "turn" or m.round.top is None:
        return None
    wanted = pick(_FIT, chance)
    under = m.round.top.face(m.side)
    found = []
    for card in m.hand:
        face = card.face(m.side)
        if face.color is m.round.color and face.symbol is under.symbol:
            continue  # two reasons at once
        action = _judged(m, m.turn, card)
        if _REASONS.get(m.verdict(action).reason) == wanted:
            found.append(action)
    if not found:
        return None
    action = pick(found, chance)
    assert action.card is not None
    card_face = wire_face(action.card, m.side)
    draft = predict(
        message("ask-reason", player=m.turn, card=card_face),
        [say_option(f"fits-{key}") for key in _FIT],
        f"fits-{wanted}",
        {"what": "reason", "action": str(action)},
    )
    draft.say, draft.rules = why(m, action)
    draft.viewer = m.turn
    return draft


@template("match", "playable-after", "hard", "F-MATCH-1 F-MATCH-2 F-MATCH-3 F-MATCH-4")
def _playable_after(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn":
        return None
    ways = [
        action
        for symbol, actions in m.lays.items()
        if symbol.is_number or symbol is Symbol.WILD
        for action in actions
    ]
    if not ways or len(m.hand) < 3:
        return None
    action = pick(ways, chance)
    follower = m.next_to(m.turn)
    if m.size(follower) > 8 or m.rules.seven_swap or m.rules.zero_rotate or m.rules.five_swap:
        return None
    tell = m.suppose(action)
    with m.having(action) as then:
        draft = _playable(then, follower, "ask-playable-then")
    draft.tell, draft.actions = tell, (action,)
    return draft


# -- wilds ----------------------------------------------------------------------------------


def _wild_actions(m: Moment, restricted: bool) -> list[Action]:
    return [
        action
        for symbol, actions in m.lays.items()
        if symbol.is_wild and symbol.is_restricted is restricted
        for action in actions
    ]


@template("wild", "colors", "easy", "F-WILD-2 F-MATCH-5")
def _colors(m: Moment, chance: Random) -> Draft | None:
    ways = _wild_actions(m, False) + _wild_actions(m, True)
    if m.phase != "turn" or not ways:
        return None
    action = pick(ways, chance)
    assert action.card is not None
    named = {str(way.color) for way in ways if way.card == action.card and way.color}
    ask = message("ask-colors", player=m.turn, card=wire_face(action.card, m.side))
    offered = color_options((*LIGHT_COLORS, *DARK_COLORS))
    about = {"what": "colors", "player": m.turn, "card": str(action.card)}
    draft = choose(ask, offered, named, about)
    draft.viewer = m.turn
    return draft


@template("wild", "any-time", "easy", "F-WILD-1")
def _any_time(m: Moment, chance: Random) -> Draft | None:
    ways = _wild_actions(m, False)
    if m.phase != "turn" or not ways or len(m.lays) < 2:
        return None
    return _within(m, pick(ways, chance))


@template("wild", "within-the-rules", "medium", "F-WILD-3 F-WILD-4 F-WILD-5")
def within_rules(m: Moment, chance: Random) -> Draft | None:
    """Ask whether a drawing wild would be within the rules."""
    ways = _wild_actions(m, True)
    return _within(m, pick(ways, chance)) if m.phase == "turn" and ways else None


def _within(m: Moment, action: Action) -> Draft:
    assert action.card is not None
    ask = message("ask-lawful", player=m.turn, card=wire_face(action.card, m.side))
    verdict = m.verdict(action)
    draft = yes_no(ask, verdict.lawful, {"what": "lawful", "action": str(action)})
    draft.say, draft.rules = why(m, action)
    draft.viewer = m.turn
    return draft


def _possible(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn":
        return None
    cards = [card for card in m.hand if card.face(m.side).symbol.is_restricted]
    if not cards:
        return None
    action = _judged(m, m.turn, pick(cards, chance))
    verdict = m.verdict(action)
    if verdict.reason == "restricted_lawful" and chance.random() < 0.7:
        return None
    card = wire_face(cards[0], m.side) if action.card is None else wire_face(action.card, m.side)
    answer = "no" if not may(verdict) else "yes-lawful" if verdict.lawful else "yes-bluff"
    options = [
        say_option("yes-lawful", "option-lay-lawful"),
        say_option("yes-bluff", "option-lay-bluff"),
        say_option("no", "option-lay-not"),
    ]
    ask = message("ask-lawful-or-bluff", player=m.turn, card=card)
    draft = predict(ask, options, answer, {"what": "possible", "action": str(action)})
    draft.say, draft.rules = why(m, action)
    draft.viewer = m.turn
    return draft


@template("wild", "possible", "medium", "F-WILD-3 F-WILD-6")
def _possible_bluff(m: Moment, chance: Random) -> Draft | None:
    return _possible(m, chance) if m.rules.restricted_wilds == "bluff" else None


@template("wild", "possible-strict", "hard", "F-WILD-3", scene="strict")
def _possible_strict(m: Moment, chance: Random) -> Draft | None:
    return _possible(m, chance) if m.rules.restricted_wilds == "strict" else None


@template("wild", "forbidding-cards", "hard", "F-WILD-3 F-WILD-4 F-WILD-5")
def _forbidding(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or len(m.hand) > 10:
        return None
    wilds = [card for card in m.hand if card.face(m.side).symbol.is_restricted]
    if not wilds or m.round.color is None:
        return None
    wild = pick(wilds, chance)
    keyed = cards_of_hand(m, m.turn)
    options = [Option(key, face=wire_face(card, m.side), card=card) for key, card in keyed]
    verdict = m.verdict(_judged(m, m.turn, wild))
    right = [key for key, card in keyed if card.face(m.side).color is m.round.color]
    if bool(right) is verdict.lawful:
        return None
    ask = message("ask-forbidding", player=m.turn, card=wire_face(wild, m.side))
    about = {"what": "forbidding", "player": m.turn, "card": str(wild)}
    draft = choose(ask, options, right, about)
    draft.say, draft.rules = (message_for(verdict),), verdict.rules
    draft.viewer = m.turn
    return draft


@template("wild", "color-after", "easy", "F-WILD-2")
def _color_after(m: Moment, chance: Random) -> Draft | None:
    ways = _wild_actions(m, False)
    if m.phase != "turn" or not ways or len(m.hand) < 2:
        return None
    action = pick(ways, chance)
    if action.color is m.round.color:
        return None
    result = m.after(action)
    offered = color_options(m.round.deck.colors_of(m.side))
    draft = predict(message("ask-color"), offered, str(result.color), {"what": "color"})
    return told(draft, m, (action,), result, ("play",))
