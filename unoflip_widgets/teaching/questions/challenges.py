"""Questions about challenging a drawing wild, and about saying UNO."""

from __future__ import annotations

from random import Random

from unoflip_widgets.rules import Action, Symbol

from ..explanations import wire_face
from .build import (
    Draft,
    Make,
    color_options,
    count,
    message,
    pick,
    predict,
    size_of,
    template,
    told,
    whether,
    which,
    whom,
    why,
    yes_no,
)
from .effects import counted, hand_told, lay, pile_told, who_next
from .walks import Moment, Result, may

__all__ = [
    "DRAWING",
    "accused",
    "challenged",
    "corrected",
    "held_told",
    "penalty_of",
    "result_of",
]

DRAWING = (Symbol.WILD_DRAW_TWO, Symbol.WILD_DRAW_COLOR, Symbol.WILD_DRAW_FOUR)
_SAY = ("verdict", "draw", "skip", "turn")


def challenged(
    m: Moment, chance: Random, symbols: tuple[Symbol, ...] = DRAWING, guilty: bool | None = None
) -> tuple[Action, Action, Result] | None:
    """Lay a drawing wild, let its victim challenge, and read what follows."""
    action = lay(m, symbols, chance)
    if action is None:
        return None
    challenge = Action(m.next_to(m.turn), "challenge")
    result = m.after(action, challenge)
    verdicts = result.of("verdict")
    if guilty is not None and (not verdicts or verdicts[0]["guilty"] is not guilty):
        return None
    return action, challenge, result


def held_told(draft: Draft | None, m: Moment, action: Action) -> Draft | None:
    """Add what the accused player held."""
    if draft is not None:
        draft.tell = (*draft.tell, hand_told(m, m.turn, action))
        draft.viewer = m.next_to(m.turn)
    return draft


@template("challenge", "who", "easy", "F-CHAL-2")
def _who(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, DRAWING, chance)
    if action is None:
        return None
    result = m.after(action)
    with m.having(action) as then:
        able = {way.player for way in then.legal if way.verb == "challenge"}
    about = {"what": "challengers"}
    draft = whom(m, message("ask-who-may-challenge"), filter(None, able), about)
    return told(draft, m, (action,), result, ("respond",))


@template("challenge", "what", "medium", "F-CHAL-1")
def _what(m: Moment, chance: Random) -> Draft | None:
    if chance.random() < 0.3:
        action = lay(m, DRAWING, chance)
    else:
        action = lay(m, [symbol for symbol in m.lays if not symbol.is_number], chance)
    if action is None:
        return None
    result = m.after(action)
    tried = Action(m.next_to(m.turn), "challenge")
    with m.having(action) as then:
        verdict = then.verdict(tried)
    assert tried.player is not None
    ask = message("ask-may-challenge", player=tried.player)
    draft = whether(ask, tried, verdict)
    draft = told(draft, m, (action,), result, ())
    return draft


@template("challenge", "exposed", "hard", "F-CHAL-1")
def _exposed(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "choose_color" or m.first or m.round.top is None:
        return None
    if not m.round.top.face(m.side).symbol.is_restricted:
        return None
    color = pick(m.round.deck.colors_of(m.side), chance)
    action = Action(m.turn, "color", color=color)
    result = m.after(action)
    if result.actor is None:
        return None
    tried = Action(result.actor, "challenge")
    with m.having(action) as then:
        verdict = then.verdict(tried)
    ask = message("ask-may-challenge", player=result.actor)
    draft = whether(ask, tried, verdict)
    draft = told(draft, m, (action,), result, ())
    face = wire_face(m.round.top, m.side)
    draft.tell = (message("tell-exposed", card=face), *draft.tell)
    # That it was not played just now is not yet why.
    draft.say = (*draft.say, message("rule-F-CHAL-1"))
    return draft


@template("challenge", "tested-color", "easy", "F-CHAL-3")
def _tested(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, DRAWING, chance)
    if action is None or m.round.color is None or action.color is m.round.color:
        return None
    result = m.after(action)
    respond = result.of("respond")
    if not respond:
        return None
    before = respond[0]["penalty"].before
    offered = color_options(m.round.deck.colors_of(m.side))
    ask = message("ask-tested-color", player=m.turn)
    draft = predict(ask, offered, str(before), {"what": "tested", "player": m.turn})
    draft = told(draft, m, (action,), result, ())
    draft.say = (message("challenge-test", target=m.turn, force=str(before)),)
    draft.viewer = m.next_to(m.turn)
    return draft


@template("challenge", "result", "medium", "F-CHAL-3 F-WILD-4")
def result_of(m: Moment, chance: Random) -> Draft | None:
    """Ask whether a challenge succeeds."""
    found = challenged(m, chance)
    if found is None:
        return None
    action, challenge, result = found
    guilty = result.of("verdict")[0]["guilty"]
    draft = yes_no(message("ask-succeeds"), guilty, {"what": "guilty"})
    return held_told(told(draft, m, (action, challenge), result, ("verdict",)), m, action)


@template("challenge", "sees", "easy", "F-CHAL-4")
def _sees(m: Moment, chance: Random) -> Draft | None:
    found = challenged(m, chance)
    if found is None or len(m.players) < 3:
        return None
    action, challenge, result = found
    shown = result.of("reveal")[0]
    about = {"what": "revealed", "player": m.turn}
    draft = whom(m, message("ask-who-sees-hand", player=m.turn), [str(shown.player)], about)
    draft = told(draft, m, (action, challenge), result, ("reveal",))
    draft.viewer = None
    return draft


def _who_draws(symbol: Symbol, guilty: bool) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        found = challenged(m, chance, (symbol,), guilty)
        if found is None or found[2].of("reshuffle"):
            return None
        action, challenge, result = found
        draft = whom(m, message("ask-who-draws"), result.drawn, {"what": "drawers"})
        return held_told(told(draft, m, (action, challenge), result, _SAY), m, action)

    return make


def _how_many(symbol: Symbol, guilty: bool) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        found = challenged(m, chance, (symbol,), guilty)
        if found is None or found[2].of("reshuffle"):
            return None
        action, challenge, result = found
        victim = m.next_to(m.turn)
        asked = m.turn if guilty else victim
        if chance.random() < 0.2:
            asked = victim if guilty else m.turn
        draft = counted(m, asked, action, challenge)
        if draft is not None and symbol is Symbol.WILD_DRAW_COLOR:
            tell = pile_told(m, sum(result.drawn.values()))
            if tell is None:
                return None
            draft.tell = (*draft.tell, *tell)
        return held_told(draft, m, action)

    return make


for _symbol, _guilty, _rule in (
    (Symbol.WILD_DRAW_TWO, True, "F-CHAL-5"),
    (Symbol.WILD_DRAW_TWO, False, "F-CHAL-6"),
    (Symbol.WILD_DRAW_COLOR, True, "F-CHAL-7"),
    (Symbol.WILD_DRAW_COLOR, False, "F-CHAL-8"),
):
    _name = f"{_symbol.value.replace('_', '-')}-{'guilty' if _guilty else 'innocent'}"
    template("challenge", f"{_name}-who", "medium", _rule)(_who_draws(_symbol, _guilty))
    _level = "hard" if _symbol is Symbol.WILD_DRAW_COLOR else "medium"
    template("challenge", f"{_name}-count", _level, _rule)(_how_many(_symbol, _guilty))


def _next(guilty: bool, *symbols: Symbol) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        found = challenged(m, chance, symbols or DRAWING, guilty)
        if found is None:
            return None
        return held_told(who_next(m, found[0], found[1]), m, found[0])

    return make


template("challenge", "next-guilty", "medium", "F-CHAL-9")(_next(True))
template("challenge", "next-innocent", "medium", "F-CHAL-6")(_next(False, Symbol.WILD_DRAW_TWO))
template("challenge", "next-innocent-color", "medium", "F-CHAL-8")(
    _next(False, Symbol.WILD_DRAW_COLOR)
)


@template("challenge", "color-stays", "hard", "F-CHAL-9")
def _color_stays(m: Moment, chance: Random) -> Draft | None:
    found = challenged(m, chance, guilty=True)
    if found is None:
        return None
    action, challenge, result = found
    if action.color is m.round.color:
        return None
    offered = color_options(m.round.deck.colors_of(m.side))
    answer = result.color or action.color
    draft = predict(message("ask-color"), offered, str(answer), {"what": "color"})
    return held_told(told(draft, m, (action, challenge), result, _SAY), m, action)


@template("challenge", "too-late", "medium", "F-CHAL-2")
def _too_late(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, DRAWING, chance)
    if action is None:
        return None
    victim = m.next_to(m.turn)
    accept = Action(victim, "accept")
    result = m.after(action, accept)
    tried = Action(victim, "challenge")
    with m.having(action, accept) as then:
        verdict = then.verdict(tried)
    ask = message("ask-may-challenge", player=victim)
    draft = whether(ask, tried, verdict)
    draft = told(draft, m, (action, accept), result, ())
    draft.say = (*draft.say, message("rule-F-CHAL-2"))
    return draft


# -- UNO --------------------------------------------------------------------------------------


def _to_one(m: Moment, chance: Random, said: bool | None = None) -> Action | None:
    """A card that leaves one card; with UNO, without, or either."""
    if m.phase != "turn" or m.size(m.turn) != 2 or m.rules.seven_swap or m.rules.zero_rotate:
        return None
    ways = [
        way
        for way in m.legal
        if way.verb == "play" and way.player == m.turn and (said is None or way.uno is said)
    ]
    return pick(ways, chance) if ways else None


@template("uno", "when", "easy", "F-UNO-1 F-UNO-5", scene="short")
def _when(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or not m.lays or m.rules.seven_swap:
        return None
    size = m.size(m.turn)
    if size > 4 or (size != 2 and chance.random() < 0.6):
        return None
    action = pick(m.lays[pick(list(m.lays), chance)], chance)
    result = m.after(action)
    owed = bool(result.of("uno_window"))
    ask = message("ask-must-say-uno", player=m.turn)
    draft = yes_no(ask, owed, {"what": "owes_uno", "player": m.turn})
    draft = told(draft, m, (action,), result, ("uno_window",))
    if not owed:
        draft.say = (*draft.say, message("say-left", player=m.turn, count=size - 1))
        draft.say = (*draft.say, message("rule-F-UNO-1"))
    return draft


@template("uno", "who-may-catch", "medium", "F-UNO-2", scene="short")
def _may_catch(m: Moment, chance: Random) -> Draft | None:
    action = _to_one(m, chance)
    return None if action is None else _catchers(m, action)


def _catchers(m: Moment, *actions: Action) -> Draft | None:
    player = actions[0].player or ""
    result = m.after(*actions)
    if result.over is not None:
        return None
    with m.having(*actions) as then:
        able = {
            way.player or "" for way in then.legal if way.verb == "catch" and way.target == player
        }
    about = {"what": "catchers", "player": player}
    draft = whom(m, message("ask-who-may-catch", player=player), able, about)
    # Once the word has been said, it is no matter that it was missing before.
    missing = () if result.of("uno") else ("uno_window",)
    kinds = ("uno", *missing, "uno_closed", "draw", "turn")
    draft = told(draft, m, actions, result, kinds)
    # That somebody else got away is another story.
    draft.say = tuple(
        one
        for one in draft.say
        if one["id"] != "event-uno-closed" or one["args"]["player"] == player
    )
    return draft


@template("uno", "corrected", "medium", "F-UNO-4", scene="short")
def corrected(m: Moment, chance: Random) -> Draft | None:
    """Ask who can catch somebody who said UNO afterwards."""
    action = _to_one(m, chance, said=False)
    if action is None or not m.after(action).of("uno_window"):
        return None
    return _catchers(m, action, Action(m.turn, "uno"))


@template("uno", "too-late", "medium", "F-UNO-2", scene="short")
def _late(m: Moment, chance: Random) -> Draft | None:
    action = _to_one(m, chance, said=False)
    if action is None:
        return None
    result = m.after(action)
    if result.waits != "turn" or result.actor in (None, m.turn):
        return None
    return _catchers(m, action, Action(result.actor, "draw"))


@template("uno", "still-open", "hard", "F-UNO-2", scene="short")
def _still_open(m: Moment, chance: Random) -> Draft | None:
    symbols = (Symbol.DRAW_ONE, Symbol.DRAW_FIVE, Symbol.SKIP, Symbol.SKIP_EVERYONE, Symbol.REVERSE)
    action = _to_one(m, chance, said=False)
    if action is None or action.card is None or action.card.face(m.side).symbol not in symbols:
        return None
    return _catchers(m, action)


def _caught(m: Moment, chance: Random) -> tuple[Action, Action] | None:
    action = _to_one(m, chance, said=False)
    if action is None:
        return None
    if not m.after(action).of("uno_window"):
        return None
    other = pick([name for name in m.players if name != m.turn], chance)
    return action, Action(other, "catch", target=m.turn)


@template("uno", "penalty", "easy", "F-UNO-3", scene="short")
def penalty_of(m: Moment, chance: Random) -> Draft | None:
    """Ask what a forgotten UNO costs."""
    both = _caught(m, chance)
    if both is None:
        return None
    first = m.after(both[0])
    result = m.after(*both)
    asked = m.turn if chance.random() < 0.8 else both[1].player or ""
    before = first.drawn.get(asked, 0)
    if result.of("reshuffle") or before or result.waits == "respond":
        return None
    draft = count(
        message("ask-drawn", player=asked),
        result.drawn.get(asked, 0),
        {"what": "drawn", "player": asked},
    )
    return told(draft, m, both, result, ("catch", "draw"))


@template("uno", "cards-after", "hard", "F-UNO-3", scene="short")
def _cards_after(m: Moment, chance: Random) -> Draft | None:
    both = _caught(m, chance)
    if both is None:
        return None
    result = m.after(*both)
    if result.of("reshuffle"):
        return None
    size = 1 + result.drawn.get(m.turn, 0)
    draft = size_of(m.turn, size)
    return told(draft, m, both, result, ("catch", "draw"))


@template("uno", "turn-after", "medium", "F-UNO-3", scene="short")
def _turn_after(m: Moment, chance: Random) -> Draft | None:
    both = _caught(m, chance)
    return None if both is None else who_next(m, *both)


@template("uno", "false-catch", "hard", "F-UNO-6", scene="short")
def _false_catch(m: Moment, chance: Random) -> Draft | None:
    return accused(m, chance)


@template("uno", "false-catch-penalty", "hard", "H-FALSE-1", scene="penalties")
def _false_catch_penalty(m: Moment, chance: Random) -> Draft | None:
    return accused(m, chance)


def accused(m: Moment, chance: Random) -> Draft | None:
    """Ask what a wrong accusation costs."""
    if m.phase != "turn":
        return None
    position = m.position
    players = [name for name in m.players if name != position.uno_owed]
    target = min(players, key=m.size)
    accuser = pick([name for name in m.players if name != target], chance)
    action = Action(accuser, "catch", target=target)
    verdict = m.verdict(action)
    if may(verdict):
        return None
    penalty = 0
    if verdict.ok:
        result = m.after(action)
        if result.of("reshuffle"):
            return None
        penalty = result.drawn.get(accuser, 0)
        if penalty not in (0, 2):
            return None
    draft = which(
        message("ask-accuses", player=accuser, target=target),
        ("nothing", "accuser-2", "accused-2"),
        "accuser-2" if penalty == 2 else "nothing",
        {"what": "accusation", "action": str(action)},
    )
    draft.say, draft.rules = why(m, action)
    if m.size(target) > 1:
        # Of several reasons why there is nobody to catch, the one that holds here.
        draft.say = (*draft.say, message("say-holds", player=target, count=m.size(target)))
    return draft


@template("uno", "say-before", "easy", "F-UNO-1", scene="short")
def _say_before(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn":
        return None
    size = m.size(m.turn)
    if size > 3 or (size == 2 and not m.lays):
        return None  # who can play nothing will draw, and has said it for nothing
    action = Action(m.turn, "uno")
    verdict = m.verdict(action)
    ask = message("ask-may-say-uno", player=m.turn)
    draft = yes_no(ask, verdict.lawful, {"what": "legal", "action": str(action)})
    draft.say, draft.rules = why(m, action)
    draft.viewer = m.turn
    return draft
