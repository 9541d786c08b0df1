"""Questions about classic UNO and about house rules."""

from __future__ import annotations

from random import Random

from unoflip_widgets.rules import Action, Symbol

from ..explanations import wire_face
from . import cards, challenges, effects, ends, turns
from .build import (
    Draft,
    Make,
    color_options,
    message,
    next_one,
    pick,
    predict,
    size_of,
    template,
    told,
    whether,
    who,
    whom,
    why,
    yes_no,
)
from .effects import counted, direction, lay, who_next
from .walks import Moment

__all__: list[str] = []

# -- classic UNO -----------------------------------------------------------------------------

template("classic", "playable", "easy", "C-TURN-1", "classic")(turns.playable_few)
template("classic", "may-draw", "easy", "C-TURN-2", "classic")(turns.may_draw)
template("classic", "after-drawing", "medium", "C-TURN-3", "classic")(turns.lay_after_drawing)
template("classic", "reason", "medium", "C-TURN-1 C-ACT-4", "classic")(turns.reason)
template("classic", "within-the-rules", "medium", "C-ACT-5", "classic")(turns.within_rules)
template("classic", "wrong-card", "hard", "C-ERR-1", "classic-penalties")(turns.mistake)
template("classic", "pass-on", "medium", "C-PEN-1 C-ACT-5", "classic")(effects.passes_on)
template("classic", "points", "easy", "C-SCORE-1", "classic")(ends.card_worth)
template("classic", "hand-points", "medium", "C-SCORE-1", "classic")(ends.hand_worth)
template("classic", "round-points", "hard", "C-SCORE-1", "classic-short")(ends.round_worth)
template("classic", "holds", "easy", "C-INFO-1", "classic")(cards.holds)
template("classic", "challenge-result", "medium", "C-CHAL-1", "classic")(challenges.result_of)
template("classic", "uno-penalty", "easy", "C-UNO-1", "classic-short")(challenges.penalty_of)
template("classic", "uno-corrected", "medium", "C-UNO-2", "classic-short")(challenges.corrected)
template("classic", "over", "easy", "C-END-1", "classic-short")(ends.is_over)
template("classic", "last-draws", "medium", "C-END-2", "classic-short")(ends.last_draws)
template("classic", "pile", "medium", "C-PILE-1", "classic-piles")(ends.new_pile)
template("classic", "series", "hard", "C-SERIES-1", "classic-series")(ends.series_ended)
template("classic", "who-deals", "easy", "C-DEAL-1", "classic-deals")(cards.who_deals)


template("classic", "copies", "easy", "C-DECK-1", "classic")(cards.copies("light"))


def _next_after(*symbols: Symbol) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        action = lay(m, symbols, chance)
        return None if action is None else who_next(m, action)

    return make


template("classic", "skip-next", "easy", "C-ACT-1", "classic")(_next_after(Symbol.SKIP))
template("classic", "reverse-next", "easy", "C-ACT-2", "classic")(_next_after(Symbol.REVERSE))
template("classic", "draw-two-next", "easy", "C-ACT-3", "classic")(_next_after(Symbol.DRAW_TWO))
template("classic", "two-reverse", "medium", "C-TWO-1", "classic-two")(
    _next_after(Symbol.REVERSE, Symbol.SKIP)
)
template("classic", "two-draw-two", "medium", "C-TWO-2", "classic-two")(
    _next_after(Symbol.DRAW_TWO)
)


@template("classic", "draw-two-count", "easy", "C-ACT-3", "classic")
def _draw_two(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.DRAW_TWO,), chance)
    return None if action is None else counted(m, m.next_to(m.turn), action)


@template("classic", "draw-four-count", "easy", "C-ACT-5", "classic")
def _draw_four(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.WILD_DRAW_FOUR,), chance)
    victim = m.next_to(m.turn) if action else ""
    return None if action is None else counted(m, victim, action, Action(victim, "accept"))


def _challenge_count(guilty: bool) -> Make:
    def make(m: Moment, chance: Random) -> Draft | None:
        found = challenges.challenged(m, chance, (Symbol.WILD_DRAW_FOUR,), guilty)
        if found is None:
            return None
        asked = m.turn if guilty else m.next_to(m.turn)
        return challenges.held_told(counted(m, asked, *found[:2]), m, found[0])

    return make


template("classic", "guilty-count", "medium", "C-CHAL-2", "classic")(_challenge_count(True))
template("classic", "innocent-count", "hard", "C-CHAL-3", "classic")(_challenge_count(False))


for _name, _rule, _symbols in (
    ("draw-two", "C-INIT-1", (Symbol.DRAW_TWO,)),
    ("reverse-skip", "C-INIT-2", (Symbol.REVERSE, Symbol.SKIP)),
    ("wild", "C-INIT-3", (Symbol.WILD,)),
    ("number", "C-DEAL-2", cards.NUMBERS),
):
    template("classic", f"opening-{_name}", "medium", _rule, "classic-deals")(
        cards.opened_by(*_symbols)
    )
template("classic", "opening-stays", "medium", "C-INIT-4", "classic-deals")(cards.opening_stays)


@template("classic", "last-challenged", "hard", "C-END-3", "classic-short")
def _last_challenged(m: Moment, chance: Random) -> Draft | None:
    return ends.challenged_last(m, chance, (Symbol.WILD_DRAW_FOUR,))


# -- house rules -----------------------------------------------------------------------------


@template("house", "jump", "medium", "H-JUMP-1 H-JUMP-3", "jump")
def _jump(m: Moment, chance: Random) -> Draft | None:
    """Ask who may jump in, seldom where nobody may."""
    wanted = chance.random() < 0.95
    ways = [way for way in m.legal if way.verb == "jump"]
    if m.phase not in ("turn", "drawn") or m.round.top is None or bool(ways) is not wanted:
        return None
    able = {way.player or "" for way in ways}
    if m.turn in able:
        return None  # for whoever has the turn it would not be out of turn
    draft = whom(m, message("ask-who-may-jump"), able, {"what": "jumpers"})
    if ways:
        draft.say, draft.rules = why(m, ways[0])
    draft.visibility = "open"
    return draft


@template("house", "jump-own", "hard", "H-DOUBLE-1 H-DOUBLE-2", "jump")
def _double(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.size(m.turn) < 3:
        return None
    pairs = [
        (way, other)
        for ways in m.lays.values()
        for way in ways
        for place, other in enumerate(m.hand)
        if way.card is not None
        and other.face(m.side) == way.card.face(m.side)
        and place != m.hand.index(way.card)
    ]
    if not pairs:
        return None
    action, other = pick(pairs, chance)
    again = Action(m.turn, "jump", card=other, color=action.color)
    result = m.after(action)
    with m.having(action) as then:
        verdict = then.verdict(again)
    if verdict.reason == "wrong_phase":
        return None  # somebody names a color first: not what is asked about
    assert action.card is not None
    ask = message("ask-may-lay-second", player=m.turn, card=wire_face(action.card, m.side))
    draft = whether(ask, again, verdict)
    draft = told(draft, m, (action,), result, ())
    return draft


@template("house", "jump-next", "medium", "H-JUMP-2", "jump")
def _jump_next(m: Moment, chance: Random) -> Draft | None:
    ways = [way for way in m.legal if way.verb == "jump" and m.size(way.player or "") > 2]
    if not ways:
        return None
    return who_next(m, pick(ways, chance))


def _may_jump(m: Moment, chance: Random, symbols: tuple[Symbol, ...]) -> Draft | None:
    if m.phase not in ("turn", "drawn", "respond") or m.round.top is None:
        return None
    face = m.round.top.face(m.side)
    if symbols and face.symbol not in symbols:
        return None
    others = [name for name in m.players if name != m.turn or m.phase == "respond"]
    for player in others:
        for card in m.round.hand(player):
            if card.face(m.side) == face:
                color = None if face.color else m.round.deck.colors_of(m.side)[0]
                action = Action(player, "jump", card=card, color=color)
                ask = message("ask-may-jump", player=player, card=wire_face(card, m.side))
                return whether(ask, action, m.verdict(action), player)
    return None


@template("house", "jump-forbidden", "hard", "H-JUMP-4", "jump")
def _jump_forbidden(m: Moment, chance: Random) -> Draft | None:
    return _may_jump(m, chance, challenges.DRAWING)


@template("house", "jump-opening", "medium", "H-JUMP-5", "jump-deals")
def _jump_opening(m: Moment, chance: Random) -> Draft | None:
    if not m.first:
        return None
    draft = _may_jump(m, chance, ())
    if draft is not None:
        draft.tell = (message("tell-opening-top"),)
    return draft


def _stacked(m: Moment, chance: Random) -> tuple[Action, ...] | None:
    """A draw card, and its victim's answer, accepted by the one after."""
    symbols: tuple[Symbol, ...] = (Symbol.DRAW_ONE, Symbol.DRAW_TWO, Symbol.DRAW_FIVE)
    if m.rules.stack_wild4:
        symbols = (Symbol.WILD_DRAW_FOUR,)
    action = lay(m, symbols, chance)
    if action is None:
        return None
    with m.having(action) as then:
        ways = [way for way in then.legal if way.verb == "play" and not way.uno]
        if then.phase != "respond" or not ways or then.size(then.turn) < 2:
            return None
        answer = pick(ways, chance)
    return action, answer, Action(m.next_to(m.turn, 2), "accept")


def _stack_count(m: Moment, chance: Random) -> Draft | None:
    found = _stacked(m, chance)
    return None if found is None else counted(m, m.next_to(m.turn, 2), *found)


template("house", "stack-count", "medium", "H-STACK-1 H-STACK-3", "stack")(_stack_count)
template("house", "stack-wild-count", "hard", "H-STACK-2", "stack-wild")(_stack_count)
template("house", "pass-count", "medium", "H-ESC2-1 H-ESC2-2", "pass")(_stack_count)


@template("house", "stack-wild-challenged", "hard", "H-STACK-5", "stack-wild")
def _stack_challenged(m: Moment, chance: Random) -> Draft | None:
    found = _stacked(m, chance)
    if found is None or found[1].card is None:
        return None
    answerer = found[1].player or ""
    victim = m.next_to(m.turn, 2)
    actions = (*found[:2], Action(victim, "challenge"))
    result = m.after(*actions)
    verdicts = result.of("verdict")
    if not verdicts or len(m.players) < 3:
        return None
    asked = answerer if verdicts[0]["guilty"] else victim
    draft = counted(m, asked, *actions)
    if draft is not None:
        held = list(m.round.hand(answerer))
        held.remove(found[1].card)
        shown = [wire_face(card, m.side) for card in held]
        draft.tell = (*draft.tell, message("tell-held", player=answerer, cards=shown))
    return draft


@template("house", "may-answer", "medium", "H-STACK-4 H-STACK-6", "stack")
def _may_answer(m: Moment, chance: Random) -> Draft | None:
    return effects.passes_on(m, chance)


@template("house", "escape-skip", "medium", "H-ESCS-1", "escape")
def _escape(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "respond":
        return None
    skips = [card for card in m.hand if card.face(m.side).symbol is Symbol.SKIP]
    if not skips:
        return None
    action = Action(m.turn, "play", card=pick(skips, chance))
    assert action.card is not None
    ask = message("ask-may-escape", player=m.turn, card=wire_face(action.card, m.side))
    return whether(ask, action, m.verdict(action), m.turn)


@template("house", "answer-draw-four", "hard", "H-ANS4-1", "answer")
def _answer_four(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.WILD_DRAW_FOUR,), chance)
    if action is None:
        return None
    victim = m.next_to(m.turn)
    twos = [c for c in m.round.hand(victim) if c.face(m.side).symbol is Symbol.DRAW_TWO]
    if not twos:
        return None
    tried = Action(victim, "play", card=pick(twos, chance))
    assert tried.card is not None
    result = m.after(action)
    with m.having(action) as then:
        verdict = then.verdict(tried)
    ask = message("ask-may-pass-on", player=victim, card=wire_face(tried.card, m.side))
    draft = whether(ask, tried, verdict)
    draft = told(draft, m, (action,), result, (), viewer=victim)
    # That the card is no answer is not yet why.
    draft.say = (*draft.say, message("rule-H-ANS4-1"))
    return draft


@template("house", "answer-count", "hard", "H-ANS4-2", "answer")
def _answer_count(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.WILD_DRAW_FOUR,), chance)
    if action is None:
        return None
    with m.having(action) as then:
        ways = [way for way in then.legal if way.verb == "play" and not way.uno]
        if not ways or then.size(then.turn) < 2:
            return None
        answer = pick(ways, chance)
    victim = m.next_to(m.turn, 2)
    if m.after(action, answer).waits == "respond":
        return counted(m, victim, action, answer, Action(victim, "accept"))
    return counted(m, victim, action, answer)


@template("house", "swap-hands", "medium", "H-70-2", "seven-zero")
def _swap(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.SEVEN,), chance)
    if action is None or action.target is None:
        return None
    player = pick((m.turn, action.target, *m.players), chance)
    result = m.after(action)
    sizes = {name: m.size(name) for name in m.players}
    sizes[m.turn] -= 1
    swapped = result.of("swap_hands")
    if not swapped:
        return None
    one, other = swapped[0].player or "", swapped[0]["target"]
    if sizes[one] == sizes[other]:
        return None
    sizes[one], sizes[other] = sizes[other], sizes[one]
    draft = size_of(player, sizes[player])
    return told(draft, m, (action,), result, ("swap_hands",))


@template("house", "rotate-hands", "hard", "H-70-1", "seven-zero")
def _rotate(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.ZERO,), chance)
    if action is None:
        return None
    result = m.after(action)
    if not result.of("rotate_hands"):
        return None
    player = pick(m.players, chance)
    giver = m.next_to(player, -1)
    size = m.size(giver) - (giver == m.turn)
    if size == m.size(player) - (player == m.turn):
        return None
    draft = size_of(player, size)
    return told(draft, m, (action,), result, ("rotate_hands",))


@template("house", "last-seven", "hard", "H-70-3", "seven-zero-short")
def _last_seven(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.size(m.turn) != 1:
        return None
    ways = m.lays.get(Symbol.SEVEN, []) + m.lays.get(Symbol.ZERO, [])
    if not ways:
        return None
    action = pick(ways, chance)
    result = m.after(action)
    draft = who(
        m, message("ask-winner"), result.over.player if result.over else None, {"what": "winner"}
    )
    draft = told(draft, m, (action,), result, ("swap_hands", "rotate_hands", "round_over"))
    draft.say = (*draft.say, message("rule-H-70-3"))
    return draft


@template("house", "uno-after-swap", "hard", "H-70-4", "seven-zero-short")
def _uno_after_swap(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or m.size(m.turn) < 2:
        return None
    ways = m.lays.get(Symbol.SEVEN, []) + m.lays.get(Symbol.ZERO, [])
    if not ways:
        return None
    action = pick(ways, chance)
    result = m.after(action)
    sizes = [m.size(name) - (name == m.turn) for name in m.players]
    if 1 not in sizes or result.over is not None:
        return None
    asked = pick(m.players, chance)
    owing = {event.player for event in result.of("uno_window")}
    about = {"what": "owes_uno", "player": asked}
    draft = yes_no(message("ask-owes-uno", player=asked), asked in owing, about)
    draft = told(draft, m, (action,), result, ("swap_hands", "rotate_hands", "uno_window"))
    draft.say = (*draft.say, message("rule-H-70-4"))
    return draft


@template("house", "five-gives", "medium", "H-FIVE-1", "five")
def _five(m: Moment, chance: Random) -> Draft | None:
    ways = [way for way in m.lays.get(Symbol.FIVE, []) if way.target is not None]
    if m.phase != "turn" or not ways or m.size(m.turn) < 3:
        return None
    action = pick(ways, chance)
    result = m.after(action)
    if result.waits != "offer":
        return None
    draft = next_one(m, result.actor)
    return told(draft, m, (action,), result, ("offer",))


@template("house", "reverses", "easy", "H-REV-1", "jump")
def _reverses(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.REVERSE,), chance)
    if action is None:
        return None
    with m.having(action) as then:
        ways = [
            way
            for way in then.legal
            if way.verb in ("play", "jump")
            and way.card is not None
            and way.card.face(m.side).symbol is Symbol.REVERSE
            and not way.uno
            and then.size(way.player or "") > 1
        ]
        if not ways:
            return None
        second = pick(ways, chance)
    return direction(m, action, second)


@template("house", "ready", "easy", "H-READY-1", "ready")
def _ready(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, challenges.DRAWING, chance)
    if action is None:
        return None
    victim = m.next_to(m.turn)
    accept = Action(victim, "accept")
    result = m.after(action, accept)
    if result.waits != "await_ready":
        return None
    draft = next_one(m, result.actor)
    return told(draft, m, (action, accept), result, ("draw", "await_ready"))


@template("house", "taken-back", "medium", "H-BACK-1", "take-back")
def _taken_back(m: Moment, chance: Random) -> Draft | None:
    found = challenges.challenged(m, chance, guilty=True)
    if found is None or m.round.color is None or found[2].of("reshuffle"):
        return None
    action, challenge, result = found
    back = result.of("take_back")
    if not back or action.color is m.round.color:
        return None  # whoever leaves the called color in force must be wrong
    offered = color_options(m.round.deck.colors_of(m.side))
    draft = predict(message("ask-color"), offered, str(back[0]["color"]), {"what": "color"})
    kinds = ("verdict", "take_back", "draw", "turn")
    return challenges.held_told(told(draft, m, (action, challenge), result, kinds), m, action)


template("house", "wrong-card", "easy", "H-FALSE-1", "penalties")(turns.mistake)
template("house", "false-accusation", "medium", "H-FALSE-1", "penalties")(challenges.accused)
template("house", "loser", "hard", "H-PTS-1", "loser")(ends.series_ended)
template("house", "to-300", "medium", "H-PTS-2", "to-300")(ends.series_ended)
