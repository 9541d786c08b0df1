"""Questions about the end: the last card, used-up piles, points and the series."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from unoflip_widgets.rules import Action, Symbol, book, points_of
from unoflip_widgets.rules.series import Booking

from ..explanations import wire_face
from .build import (
    Draft,
    Make,
    count,
    faces,
    message,
    pick,
    template,
    told,
    whether,
    which_side,
    who,
    whom,
    yes_no,
)
from .effects import counted, drawers, pile_told, who_next
from .question import Message
from .walks import Moment, Result

__all__ = [
    "card_worth",
    "challenged_last",
    "hand_worth",
    "is_over",
    "last_draws",
    "new_pile",
    "round_worth",
    "series_ended",
]

_DRAWS = (
    Symbol.DRAW_ONE,
    Symbol.DRAW_TWO,
    Symbol.DRAW_FIVE,
    Symbol.WILD_DRAW_TWO,
    Symbol.WILD_DRAW_COLOR,
    Symbol.WILD_DRAW_FOUR,
)
_OVER = ("accept", "draw", "flip_hands", "round_over")


def _last(m: Moment, chance: Random, symbols: tuple[Symbol, ...] = ()) -> Action | None:
    """A last card that can be laid."""
    if m.phase not in ("turn", "drawn") or m.size(m.turn) != 1:
        return None
    ways = [
        action
        for symbol, actions in m.lays.items()
        if not symbols or symbol in symbols
        for action in actions
    ]
    return pick(ways, chance) if ways else None


def _closed(m: Moment, action: Action, verb: str = "accept") -> tuple[tuple[Action, ...], Result]:
    """Lay a last card and, if it asks for an answer, answer it."""
    result = m.after(action)
    if result.waits != "respond":
        return (action,), result
    both = (action, Action(result.actor, verb))
    return both, m.after(*both)


# -- the last card ---------------------------------------------------------------------------


@template("end", "over", "easy", "F-END-1", scene="short")
def is_over(m: Moment, chance: Random) -> Draft | None:
    """Ask whether the round is over."""
    if m.phase != "turn" or not m.lays or m.size(m.turn) > 2:
        return None
    action = pick(m.lays[pick(list(m.lays), chance)], chance)
    actions, result = _closed(m, action)
    draft = yes_no(message("ask-over"), result.over is not None, {"what": "over"})
    return told(draft, m, actions, result, ("round_over", "turn"))


@template("end", "may-lay-last", "easy", "F-END-1", scene="short")
def _may_lay(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.size(m.turn) != 1 or m.round.top is None:
        return None
    card = m.hand[0]
    face = card.face(m.side)
    if face.symbol.is_number and chance.random() < 0.7:
        return None
    color = None if face.color else m.round.deck.colors_of(m.side)[0]
    action = Action(m.turn, "play", card=card, color=color)
    verdict = m.verdict(action)
    ask = message("ask-may-lay-last", player=m.turn, card=wire_face(card, m.side))
    return whether(ask, action, verdict, m.turn)


@template("end", "last-draws", "medium", "F-END-2", scene="short")
def last_draws(m: Moment, chance: Random) -> Draft | None:
    """Ask how many cards are drawn for a last card."""
    action = _last(m, chance, _DRAWS if chance.random() < 0.8 else ())
    if action is None:
        return None
    actions, result = _closed(m, action)
    if result.of("reshuffle"):
        return None
    asked = m.next_to(m.turn)
    draft = counted(m, asked, *actions)
    assert draft is not None
    draft.say = (*draft.say, *result.say("round_over"))
    if actions[0].card and actions[0].card.face(m.side).symbol is Symbol.WILD_DRAW_COLOR:
        tell = pile_told(m, result.drawn.get(asked, 0))
        if tell is None:
            return None
        draft.tell = (*draft.tell, *tell)
    return draft


@template("end", "last-who-draws", "medium", "F-END-2", scene="short")
def _last_who(m: Moment, chance: Random) -> Draft | None:
    action = _last(m, chance)
    if action is None:
        return None
    actions, result = _closed(m, action)
    draft = drawers(m, *actions)
    if draft is not None:
        draft.say = (*draft.say, *result.say("round_over"), message("rule-F-END-2"))
    return draft


@template("end", "points-with-draw", "hard", "F-END-3", scene="short")
def _with_draw(m: Moment, chance: Random) -> Draft | None:
    action = _last(m, chance, _DRAWS)
    if action is None:
        return None
    actions, result = _closed(m, action)
    if result.over is None or result.of("reshuffle") or not result.drawn:
        return None
    victim = m.next_to(m.turn)
    if m.size(victim) + result.drawn.get(victim, 0) > 8:
        return None
    tell = pile_told(m, result.drawn.get(victim, 0))
    if tell is None:
        return None
    points = result.over["points"][victim]
    about = {"what": "points", "player": victim}
    draft = count(message("ask-points-then", player=victim), points, about)
    draft = told(draft, m, actions, result, _OVER)
    draft.tell = (*draft.tell, *tell)
    draft.visibility = "open"
    return draft


@template("end", "last-challenged", "hard", "F-END-4", scene="short")
def _last_challenged(m: Moment, chance: Random) -> Draft | None:
    return challenged_last(m, chance, (Symbol.WILD_DRAW_TWO, Symbol.WILD_DRAW_COLOR))


def challenged_last(m: Moment, chance: Random, symbols: tuple[Symbol, ...]) -> Draft | None:
    """Ask what a challenge of a last card leads to."""
    action = _last(m, chance, symbols)
    if action is None:
        return None
    actions, result = _closed(m, action, "challenge")
    if result.of("reshuffle"):
        return None
    if action.card and action.card.face(m.side).symbol is Symbol.WILD_DRAW_COLOR:
        draft = yes_no(
            message("ask-succeeds"), result.of("verdict")[0]["guilty"], {"what": "guilty"}
        )
        return told(draft, m, actions, result, ("verdict", "draw", "round_over"))
    asked = counted(m, m.next_to(m.turn), *actions)
    assert asked is not None
    draft = asked
    draft.say = (*draft.say, *result.say("round_over"))
    return draft


@template("end", "last-flip", "hard", "F-END-5", scene="short")
def _last_flip(m: Moment, chance: Random) -> Draft | None:
    action = _last(m, chance, (Symbol.FLIP,))
    if action is None:
        return None
    result = m.after(action)
    draft = which_side(message("ask-counted-side"), result.side or m.side)
    return told(draft, m, (action,), result, ("flip_hands", "round_over"))


@template("end", "winner", "easy", "F-END-1", scene="short")
def _winner(m: Moment, chance: Random) -> Draft | None:
    action = _last(m, chance)
    if action is None:
        return None
    actions, result = _closed(m, action)
    if result.over is None:
        return None
    draft = who(m, message("ask-winner"), result.over.player, {"what": "winner"})
    return told(draft, m, actions, result, ("draw", "round_over"))


# -- piles -----------------------------------------------------------------------------------


@template("piles", "draw-size", "medium", "F-PILE-1 F-PILE-2", scene="piles")
def new_pile(m: Moment, chance: Random) -> Draft | None:
    """Ask how many cards a new draw pile has."""
    found = _refilled(m)
    if found is None or m.position.draw:
        return None
    action, result = found
    size = m.round.discard_size - 1 - result.drawn.get(m.turn, 0)
    draft = count(message("ask-draw-size"), size, {"what": "draw_size"})
    return told(draft, m, (action,), result, ("reshuffle", "draw"))


def _refilled(m: Moment) -> tuple[Action, Result] | None:
    """An ordinary draw that needs a new pile."""
    if m.phase != "turn" or m.position.draw:
        return None
    action = Action(m.turn, "draw")
    result = m.after(action)
    return (action, result) if result.of("reshuffle") else None


@template("piles", "discard-size", "easy", "F-PILE-1 F-PILE-2", scene="piles")
def _discard_size(m: Moment, chance: Random) -> Draft | None:
    found = _refilled(m)
    if found is None:
        return None
    draft = count(message("ask-discard-size"), 1, {"what": "discard_size"})
    return told(draft, m, (found[0],), found[1], ("reshuffle", "draw"))


@template("piles", "top", "easy", "F-PILE-2", scene="piles")
def _top(m: Moment, chance: Random) -> Draft | None:
    found = _refilled(m)
    if found is None:
        return None
    pile = [wire_face(card, m.side) for card in m.position.discard]
    about = {"what": "top"}
    draft = faces(message("ask-top"), pile[-1], reversed(pile[:-1]), about, chance)
    if draft is None:
        return None
    draft = told(draft, m, (found[0],), found[1], ("reshuffle",))
    draft.tell = (message("tell-discard-pile", cards=pile), *draft.tell)
    return draft if len(pile) <= 14 else None


@template("piles", "amid-a-penalty", "hard", "F-PILE-3", scene="piles")
def _amid(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.size(m.turn) < 2:
        return None
    ways = [way for symbol in (Symbol.DRAW_ONE, Symbol.DRAW_FIVE) for way in m.lays.get(symbol, ())]
    if not ways:
        return None
    action = pick(ways, chance)
    result = m.after(action)
    if not result.of("reshuffle"):
        return None
    victim = m.next_to(m.turn)
    about = {"what": "drawn", "player": victim}
    draft = count(message("ask-drawn", player=victim), result.drawn.get(victim, 0), about)
    return told(draft, m, (action,), result, ("draw", "reshuffle", "skip", "turn"))


@template("piles", "none-left", "medium", "F-PILE-4", scene="piles")
def _none_left(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.position.draw or len(m.position.discard) != 1:
        return None
    action = Action(m.turn, "draw")
    result = m.after(action)
    if result.over is not None:
        return None
    about = {"what": "drawn", "player": m.turn}
    asked = message("ask-drawn", player=m.turn)
    draft = count(asked, result.drawn.get(m.turn, 0), about)
    return told(draft, m, (action,), result, ("draw", "turn"))


@template("piles", "none-left-next", "easy", "F-PILE-4", scene="piles")
def _none_left_next(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.position.draw or len(m.position.discard) != 1:
        return None
    return who_next(m, Action(m.turn, "draw"))


@template("piles", "too-few", "hard", "F-PILE-4", scene="piles")
def _too_few(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.size(m.turn) < 2:
        return None
    ways = m.lays.get(Symbol.DRAW_FIVE, []) + m.lays.get(Symbol.DRAW_ONE, [])
    left = len(m.position.draw) + len(m.position.discard)
    if not ways or left > 4:
        return None
    action = pick(ways, chance)
    result = m.after(action)
    if not any(event["missing"] for event in result.of("draw")):
        return None
    victim = m.next_to(m.turn)
    about = {"what": "drawn", "player": victim}
    draft = count(message("ask-drawn", player=victim), result.drawn.get(victim, 0), about)
    return told(draft, m, (action,), result, ("draw", "reshuffle", "skip", "turn"))


# -- points ----------------------------------------------------------------------------------


@template("score", "card", "easy", "F-SCORE-3")
def card_worth(m: Moment, chance: Random) -> Draft | None:
    """Ask what a card counts."""
    if not m.hand:
        return None
    cards = [card for card in m.hand if not card.face(m.side).symbol.is_number]
    if not cards or chance.random() < 0.1:
        cards = list(m.hand)
    face = pick(cards, chance).face(m.side)
    wired = wire_face(face, m.side) if m.rules.deck == "flip" else f"c{face}"
    about = {"what": "worth", "face": wired}
    draft = count(message("ask-worth", card=wired), points_of(face, m.rules.deck), about)
    draft.say = (message("say-worth", card=wired, points=draft.answer),)
    draft.table = False
    return draft


@template("score", "hand", "medium", "F-SCORE-2 F-SCORE-3")
def hand_worth(m: Moment, chance: Random) -> Draft | None:
    """Ask what a hand counts."""
    if not m.hand or not 2 <= len(m.hand) <= 5:
        return None
    total = sum(points_of(card.face(m.side), m.rules.deck) for card in m.hand)
    about = {"what": "hand_points", "player": m.turn}
    draft = count(message("ask-hand-points", player=m.turn), total, about)
    draft.say = _added(m, m.turn)
    draft.viewer = m.turn
    return draft


def _added(m: Moment, player: str) -> tuple[Message, ...]:
    said: dict[str, Message] = {}
    for card in m.round.hand(player):
        face = card.face(m.side)
        wired = wire_face(card, m.side)
        points = points_of(face, m.rules.deck)
        said[wired] = message("say-worth", card=wired, points=points)
    return tuple(said.values())


@template("score", "side", "medium", "F-SCORE-2")
def _side(m: Moment, chance: Random) -> Draft | None:
    if m.rules.deck != "flip" or not m.hand:
        return None
    outcome = m.round.outcome
    cards = [card for name in m.players for card in m.round.hand(name)]
    card = pick(cards, chance)
    other = "dark" if m.side == "light" else "light"
    points = points_of(card.face(m.side))
    if outcome is not None or points == points_of(card.face(other)):
        return None
    about = {"what": "worth_on", "card": str(card), "side": m.side}
    ask = message("ask-worth-on", card=wire_face(card, "light"), top=wire_face(card, "dark"))
    draft = count({**ask, "args": {**ask["args"], "side": m.side}}, points, about)
    draft.say = (message("say-worth", card=wire_face(card, m.side), points=points),)
    draft.table = False
    return draft


@template("score", "round", "hard", "F-SCORE-1 F-SCORE-2 F-SCORE-3", scene="short")
def round_worth(m: Moment, chance: Random) -> Draft | None:
    """Ask what winning the round is worth."""
    outcome = m.round.outcome
    if outcome is None or outcome.winner is None:
        return None
    if sum(m.size(name) for name in m.players) > 12:
        return None
    ask = message("ask-score", player=outcome.winner)
    draft = count(ask, outcome.score, {"what": "score", "player": outcome.winner})
    draft.say = tuple(
        message("say-hand-counts", player=name, points=points)
        for name, points in outcome.points.items()
        if name != outcome.winner
    )
    draft.visibility = "open"
    return draft


@template("score", "one-left", "medium", "F-SCORE-1", scene="short")
def _one_left(m: Moment, chance: Random) -> Draft | None:
    outcome = m.round.outcome
    if outcome is None or outcome.winner is None:
        return None
    player = pick(m.players, chance)
    if m.size(player) > 6 or (player == outcome.winner and chance.random() < 0.7):
        return None
    about = {"what": "points", "player": player}
    draft = count(message("ask-hand-points", player=player), outcome.points[player], about)
    draft.say = _added(m, player) or (
        message("say-hand-counts", player=player, points=outcome.points[player]),
    )
    draft.visibility = "open"
    return draft


# -- the series ------------------------------------------------------------------------------


def _account(m: Moment, chance: Random) -> tuple[dict[str, int], Booking] | None:
    """The totals before this round, from rounds that were played, and after it."""
    outcome = m.round.outcome
    if outcome is None or outcome.winner is None or len(m.outcomes) < 4:
        return None
    totals = dict.fromkeys(m.players, 0)
    for _ in range(3 + int(chance.random() * 30)):
        points, winner = pick(m.outcomes, chance)
        after = book(totals, points, winner, m.rules)
        if after.over:
            break
        totals = dict(after.totals)
    return totals, book(totals, outcome.points, outcome.winner, m.rules)


def _series(m: Moment, totals: Mapping[str, int], draft: Draft) -> Draft:
    outcome = m.round.outcome
    assert outcome is not None
    method = "tell-lowest" if m.rules.scoring == "lowest" else "tell-winner"
    if m.rules.scoring == "loser":
        method = "tell-loser"
    target = m.rules.target
    head = message("tell-single") if target is None else message(method, points=target)
    draft.tell = (
        head,
        *(message("tell-total", player=name, points=totals[name]) for name in m.players),
        message("tell-round-won", player=outcome.winner),
        *(
            message("tell-hand-counts", player=name, points=outcome.points[name])
            for name in m.players
            if name != outcome.winner
        ),
    )
    draft.about = {
        **draft.about,
        "before": " ".join(f"{name}={points}" for name, points in totals.items()),
    }
    draft.table = False
    return draft


def _booked(m: Moment, chance: Random) -> Draft | None:
    found = _account(m, chance)
    if found is None:
        return None
    totals, after = found
    player = pick(m.players, chance)
    about = {"what": "total", "player": player}
    draft = count(message("ask-total", player=player), after.totals[player], about)
    draft.say = tuple(
        message("say-total", player=name, points=after.totals[name]) for name in m.players
    )
    return _series(m, totals, draft)


def series_ended(m: Moment, chance: Random) -> Draft | None:
    """Ask whether the series is over."""
    found = _account(m, chance)
    if found is None or (not found[1].over and chance.random() < 0.7):
        return None
    totals, after = found
    draft = yes_no(message("ask-series-over"), after.over, {"what": "series_over"})
    draft.say = tuple(
        message("say-total", player=name, points=after.totals[name]) for name in m.players
    )
    return _series(m, totals, draft)


def _won(m: Moment, chance: Random) -> Draft | None:
    found = _account(m, chance)
    if found is None or not found[1].over:
        return None
    totals, after = found
    draft = whom(m, message("ask-series-winners"), after.winners, {"what": "series_winners"})
    draft.say = tuple(
        message("say-total", player=name, points=after.totals[name]) for name in m.players
    )
    return _series(m, totals, draft)


def _enter(name: str, level: str, rules: str, scene: str, make: Make) -> None:
    template("series", name, level, rules, scene)(make)


_enter("total", "easy", "F-SERIES-1 F-SERIES-3", "series", _booked)
_enter("over", "medium", "F-SERIES-1", "series", series_ended)
_enter("winner", "easy", "F-SERIES-1", "series", _won)
_enter("total-lowest", "medium", "F-SERIES-2 F-SERIES-3", "lowest", _booked)
_enter("over-lowest", "hard", "F-SERIES-2", "lowest", series_ended)
_enter("winner-lowest", "hard", "F-SERIES-2", "lowest", _won)
_enter("single", "easy", "F-SERIES-4", "single", series_ended)
