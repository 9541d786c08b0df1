"""Questions about the cards, the deal, the opening card, and who sees what."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from unoflip_widgets.rules import (
    DARK_COLORS,
    LIGHT_COLORS,
    Action,
    BadPlayerCount,
    Event,
    Face,
    Position,
    Round,
    Series,
    Symbol,
    choose_dealer,
)

from ..explanations import message_for, wire_face
from .build import (
    Draft,
    Make,
    choose,
    count,
    faces,
    message,
    next_one,
    pick,
    predict,
    say_option,
    template,
    which,
    which_side,
    which_way,
    who,
    whom,
    yes_no,
)
from .question import Message, Option
from .walks import NAMES, Moment, Result, read

__all__ = ["NUMBERS", "copies", "holds", "opened_by", "opening_stays", "who_deals"]


def _other(m: Moment) -> str:
    return "dark" if m.side == "light" else "light"


# -- the cards -------------------------------------------------------------------------------


def copies(side: str) -> Make:
    """Ask how often a face of a side is in the deck."""

    def make(m: Moment, chance: Random) -> Draft | None:
        if m.side != side or not m.hand:
            return None
        face = pick(m.hand, chance).face(side)
        deck = [card.face(side) for card in m.round.deck.cards]
        wired = f"c{face}" if m.rules.deck == "classic" else wire_face(face, side)
        about = {"what": "copies", "face": wired}
        draft = count(message("ask-copies", card=wired), deck.count(face), about)
        draft.say = (message("say-copies", card=wired, count=deck.count(face)),)
        draft.table = False
        return draft

    return make


template("deck", "copies-light", "easy", "F-DECK-2")(copies("light"))
template("deck", "copies-dark", "easy", "F-DECK-3")(copies("dark"))


@template("deck", "copies-of-a-symbol", "medium", "F-DECK-2 F-DECK-3")
def _symbol(m: Moment, chance: Random) -> Draft | None:
    if not m.hand:
        return None
    symbol = pick(m.hand, chance).face(m.side).symbol
    if symbol.is_number or symbol.is_wild:
        return None
    deck = [card.face(m.side).symbol for card in m.round.deck.cards]
    about = {"what": "symbol_copies", "symbol": symbol.value, "side": m.side}
    ask = message("ask-symbol-copies", symbol=symbol.value, side=m.side)
    draft = count(ask, deck.count(symbol), about)
    draft.table = False
    return draft


@template("deck", "conserved", "medium", "F-DECK-1")
def _conserved(m: Moment, chance: Random) -> Draft | None:
    held = sum(m.size(name) for name in m.players)
    draft = count(message("ask-draw-size-now"), m.round.draw_size, {"what": "draw_size"})
    draft.tell = (
        message("tell-hands-hold", count=held),
        message("tell-discard-holds", count=m.round.discard_size),
    )
    draft.say = (message("say-all-cards", count=len(m.round.deck.cards)),)
    draft.table = False
    return draft


@template("deck", "no-such-card", "easy", "F-DECK-4")
def _stranger(m: Moment, chance: Random) -> Draft | None:
    there = {wire_face(card, side) for card in m.round.deck.cards for side in ("light", "dark")}
    shown = [wire_face(card, m.side) for card in (*m.hand, *m.position.discard)]
    shown = [face for face in dict.fromkeys(shown) if not face[1:].startswith("W")]
    colors = LIGHT_COLORS if m.side == "light" else DARK_COLORS
    symbol = Symbol.ZERO
    if chance.random() < 0.5:
        symbol = Symbol.DRAW_FIVE if m.side == "light" else Symbol.DRAW_ONE
        if chance.random() < 0.5:
            symbol = Symbol.SKIP_EVERYONE if m.side == "light" else Symbol.SKIP
    stranger = f"{m.side[0]}{Face(pick(colors, chance), symbol)}"
    if stranger in there or len(shown) < 3:
        return None
    about = {"what": "stranger"}
    draft = faces(message("ask-no-such-card"), stranger, shown, about, chance)
    if draft is None:
        return None
    # Words, for there is no picture of a card that does not exist.
    draft.options = tuple(
        Option(option.key, say=message("option-face", card=option.face)) for option in draft.options
    )
    draft.table = False
    return draft


@template("deck", "pair", "medium", "F-DECK-5")
def _pair(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "turn" or not m.position.draw or not m.hand:
        return None
    drawn = m.position.draw[0]
    own, back = wire_face(drawn, m.side), wire_face(drawn, _other(m))
    top = m.position.discard[-1]
    others = [wire_face(card, _other(m)) for card in (*m.hand, top)] + [own]
    ask = message("ask-after-flip-face", player=m.turn)
    about = {"what": "pair", "card": str(drawn)}
    draft = faces(ask, back, others, about, chance)
    if draft is None or m.after(Action(m.turn, "draw")).of("reshuffle"):
        return None
    draft.tell = (
        message("tell-on-draw-pile", card=back),
        message("tell-draws-it", player=m.turn, card=own),
    )
    draft.viewer = m.turn
    return draft


@template("deck", "unseen", "hard", "F-DECK-2 F-DECK-3")
def _unseen(m: Moment, chance: Random) -> Draft | None:
    if not m.hand or m.round.top is None:
        return None
    face = pick((*m.hand, m.round.top), chance).face(m.side)
    deck = [card.face(m.side) for card in m.round.deck.cards]
    seen = [card.face(m.side) for card in (*m.hand, m.round.top)]
    wired = wire_face(face, m.side)
    about = {"what": "unseen", "face": wired, "player": m.turn}
    ask = message("ask-unseen", player=m.turn, card=wired)
    draft = count(ask, deck.count(face) - seen.count(face), about)
    draft.say = (message("say-copies", card=wired, count=deck.count(face)),)
    draft.viewer = m.turn
    return draft


@template("deck", "more-players", "easy", "F-DECK-6", scene="many")
def _more_players(m: Moment, chance: Random) -> Draft | None:
    more = 0
    while True:
        try:
            names = (*NAMES, *(f"{name} II" for name in NAMES))[: len(m.players) + more + 1]
            Round.deal(names, m.rules, 0)
        except BadPlayerCount:
            break
        more += 1
    about = {"what": "more_players", "players": str(len(m.players))}
    draft = count(message("ask-more-players", count=len(m.players)), more, about)
    draft.table = False
    return draft


# -- turning the opening card --------------------------------------------------------------


def _opened(m: Moment, *, stays: bool = True) -> tuple[Position, Result, Face] | None:
    """The position before the opening card, what its turning led to, and what it showed.

    Passes where the card went back into the pile, unless that is welcome too.
    """
    if not m.first or (stays and any(e.kind == "return_card" for e in m.round.opening_events)):
        return None
    events = list(m.round.opening_events)
    start = next(place for place, event in enumerate(events) if event.kind == "deal")
    deal, opened = events[start], events[start + 1 :]
    position = Position(
        players=m.players,
        hands=dict(deal["hands"]),
        draw=tuple(deal["draw"]),
        phase="opening",
        dealer=m.round.dealer,
    )
    return position, read(opened), opened[0]["card"].face("light")


def _opening(draft: Draft, position: Position, result: Result, *kinds: str) -> Draft:
    opened = result.of("open")[0]
    card = opened["card"]
    tell: list[Message] = [message_for(opened)]
    if card.dark is not None and card.light.symbol is Symbol.FLIP:
        tell.append(message("tell-its-back", card=wire_face(card, "dark")))
    draft.tell = tuple(tell)
    draft.position, draft.actions = position, (Action(None, "open"),)
    draft.say, draft.rules = result.say(*kinds), result.rules("open", *kinds)
    return draft


def opened_by(*symbols: Symbol) -> Make:
    """Ask who acts after an opening card of one of these kinds."""

    def make(m: Moment, chance: Random) -> Draft | None:
        found = _opened(m)
        if found is None or found[2].symbol not in symbols:
            return None
        position, result, _ = found
        draft = next_one(m, result.actor)
        return _opening(draft, position, result, "direction", "skip", "choose_color", "turn")

    return make


NUMBERS = tuple(symbol for symbol in Symbol if symbol.is_number)
"""The symbols of number cards."""


# -- the deal --------------------------------------------------------------------------------


def _draws(m: Moment) -> list[list[Event]]:
    """The drawing rounds for the deal."""
    rounds: list[list[Event]] = []
    seen: set[str] = set()
    for event in m.round.opening_events:
        if event.kind != "draw_for_deal" or event.player is None:
            continue
        if not rounds or event.player in seen:
            rounds.append([])
            seen = set()
        seen.add(event.player)
        rounds[-1].append(event)
    return rounds


def _drew(event: Event) -> Message:
    card = wire_face(event["card"], "light")
    return message("tell-draws-for-deal", player=event.player, card=card)


def _draws_of(drawn: Sequence[Event]) -> str:
    return " ".join(f"{event.player}={event['card']}" for event in drawn)


@template("deal", "who", "easy", "F-DEAL-2", scene="deals")
def who_deals(m: Moment, chance: Random) -> Draft | None:
    """Ask who deals after the cards that were drawn for it."""
    rounds = _draws(m) if m.first else []
    if not rounds:
        return None
    drawn = rounds[0]
    if len(rounds) > 1 and chance.random() < 0.5:
        return None
    answer = m.round.dealer if len(rounds) == 1 else "tie"
    options = [Option(name, player=name) for name in m.players]
    options.append(say_option("tie"))
    about = {"what": "dealer", "drawn": _draws_of(drawn)}
    draft = predict(message("ask-who-deals"), options, answer, about)
    draft.tell = tuple(map(_drew, drawn))
    draft.table = False
    return draft


@template("deal", "who-draws-again", "medium", "F-DEAL-3", scene="deals")
def _again(m: Moment, chance: Random) -> Draft | None:
    rounds = _draws(m) if m.first else []
    if len(rounds) < 2:
        return None
    again = [event.player for event in rounds[1]]
    about = {"what": "redraw", "drawn": _draws_of(rounds[0])}
    draft = whom(m, message("ask-who-draws-again"), filter(None, again), about)
    draft.tell = tuple(map(_drew, rounds[0]))
    draft.table = False
    return draft


@template("deal", "who-after-tie", "hard", "F-DEAL-2 F-DEAL-3", scene="deals")
def _after_tie(m: Moment, chance: Random) -> Draft | None:
    rounds = _draws(m) if m.first else []
    if len(rounds) != 2:
        return None
    both = [{event.player or "": event["card"] for event in drawn} for drawn in rounds]
    if choose_dealer(both)[0] != m.round.dealer:
        return None
    about = {"what": "dealer_after", "drawn": " / ".join(map(_draws_of, rounds))}
    draft = who(m, message("ask-who-deals"), m.round.dealer, about)
    first, second = (tuple(map(_drew, drawn)) for drawn in rounds)
    draft.tell = (*first, message("tell-tie"), *second)
    draft.table = False
    return draft


@template("deal", "cards-dealt", "easy", "F-DEAL-4", scene="many")
def _dealt(m: Moment, chance: Random) -> Draft | None:
    if not m.first or m.rules.hand_size != 7:
        return None
    deal = next(event for event in m.round.opening_events if event.kind == "deal")
    total = sum(len(hand) for hand in deal["hands"].values())
    about = {"what": "dealt", "players": str(len(m.players))}
    draft = count(message("ask-dealt", count=len(m.players)), total, about)
    draft.say = (message_for(deal),)
    draft.table = False
    return draft


@template("deal", "draw-pile-left", "hard", "F-DEAL-4 F-DEAL-7 F-DECK-1", scene="many")
def _left(m: Moment, chance: Random) -> Draft | None:
    top = m.round.top
    if not m.first or m.rules.hand_size != 7 or top is None:
        return None
    if not top.light.symbol.is_number or m.side == "dark":
        return None
    about = {"what": "left_after_opening", "players": str(len(m.players))}
    draft = count(message("ask-left", count=len(m.players)), m.round.draw_size, about)
    draft.say = (message("say-all-cards", count=len(m.round.deck.cards)),)
    draft.table = False
    return draft


template("deal", "first", "easy", "F-DEAL-7 F-DEAL-8", "deals")(opened_by(*NUMBERS))


@template("deal", "next-dealer", "medium", "F-DEAL-9", scene="short")
def _next_dealer(m: Moment, chance: Random) -> Draft | None:
    if m.round.outcome is None:
        return None
    dealer = m.round.dealer
    about = {"what": "next_dealer", "player": dealer}
    ask = message("ask-next-dealer", player=dealer)
    draft = who(m, ask, Series.next_dealer(m.players, dealer), about)
    draft.table = False
    draft.tell = (message("tell-seats", players=list(m.players)),)
    return draft


@template("deal", "new-side", "medium", "F-DEAL-1 F-DEAL-9", scene="short")
def _new_side(m: Moment, chance: Random) -> Draft | None:
    if m.round.outcome is None or (m.side == "light" and chance.random() < 0.6):
        return None
    again = Round.deal(m.players, m.rules.replace(initial_flip="redraw"), m.round.seed)
    about = {"what": "new_side"}
    draft = which_side(message("ask-new-side", side=m.side), again.side, about)
    draft.table = False
    return draft


@template("deal", "shown-to-others", "easy", "F-DEAL-5", scene="deals")
def _shown(m: Moment, chance: Random) -> Draft | None:
    if not m.first or m.side == "dark":
        return None
    player, other = m.players[0], m.players[1]
    side = next(seat.side for seat in m.round.view(other).seats if seat.name == player)
    about = {"what": "seen_side", "player": other, "owner": player}
    ask = message("ask-sees-side", player=other, target=player)
    draft = which_side(ask, str(side), about)
    draft.table = False
    draft.tell = (message("tell-just-dealt"),)
    return draft


@template("deal", "pile-shows", "easy", "F-DEAL-6", scene="deals")
def _pile_shows(m: Moment, chance: Random) -> Draft | None:
    if not m.first or m.side == "dark":
        return None
    shown, card = m.round.view(None).next, m.position.draw[0]
    side = "light" if shown == card.light else "dark"
    draft = which_side(message("ask-pile-shows"), side, {"what": "pile_side"})
    draft.table = False
    draft.tell = (message("tell-just-dealt"),)
    return draft


# -- the opening card ------------------------------------------------------------------------


for _name, _level, _rules, _card in (
    ("draw-one-first", "medium", "F-INIT-1 F-INIT-2", Symbol.DRAW_ONE),
    ("reverse-first", "medium", "F-INIT-1 F-INIT-3", Symbol.REVERSE),
    ("skip-first", "easy", "F-INIT-1 F-INIT-4", Symbol.SKIP),
    ("wild-first", "medium", "F-INIT-5", Symbol.WILD),
    ("flip-first", "hard", "F-INIT-7", Symbol.FLIP),
):
    template("opening", _name, _level, _rules, "deals")(opened_by(_card))


@template("opening", "draws", "easy", "F-INIT-2", scene="deals")
def _opening_draws(m: Moment, chance: Random) -> Draft | None:
    found = _opened(m)
    if found is None:
        return None
    position, result, face = found
    if face.symbol is not Symbol.DRAW_ONE and chance.random() < 0.97:
        return None
    player = m.players[(m.players.index(m.round.dealer) + 1) % len(m.players)]
    about = {"what": "drawn", "player": player}
    draft = count(message("ask-drawn", player=player), result.drawn.get(player, 0), about)
    return _opening(draft, position, result, "draw", "skip", "turn")


@template("opening", "stays", "easy", "F-INIT-6", scene="deals")
def opening_stays(m: Moment, chance: Random) -> Draft | None:
    """Ask whether a card can open the round."""
    found = _opened(m, stays=False)
    if found is None:
        return None
    position, result, face = found
    returned = bool(result.of("return_card"))
    if not returned and chance.random() < (0.9 if face.symbol.is_wild else 0.98):
        return None
    about = {"what": "opening_stays"}
    draft = yes_no(message("ask-opening-stays"), not returned, about)
    return _opening(draft, position, result, "return_card")


@template("opening", "returned-draws", "medium", "F-INIT-6", scene="deals")
def _returned(m: Moment, chance: Random) -> Draft | None:
    found = _opened(m, stays=False)
    if found is None or not found[1].of("return_card"):
        return None
    position, result, _ = found
    draft = which(
        message("ask-opening-then"),
        ("opening-stays", "left-draws", "back-another"),
        "back-another",
        {"what": "opening_then"},
    )
    return _opening(draft, position, result, "return_card")


@template("opening", "direction", "medium", "F-INIT-3", scene="deals")
def _opening_direction(m: Moment, chance: Random) -> Draft | None:
    found = _opened(m)
    if found is None:
        return None
    position, result, face = found
    if face.symbol is not Symbol.REVERSE and (
        face.symbol.is_number or face.symbol is Symbol.FLIP or chance.random() < 0.8
    ):
        return None
    answer = result.direction or "clockwise"
    return _opening(which_way(answer), position, result, "direction", "skip", "turn")


@template("opening", "names-color", "medium", "F-INIT-5", scene="deals")
def _opening_names(m: Moment, chance: Random) -> Draft | None:
    found = _opened(m)
    if found is None:
        return None
    position, result, _ = found
    if result.waits != "choose_color" and chance.random() < 0.985:
        return None
    chooser = result.actor if result.waits == "choose_color" else None
    draft = who(m, message("ask-who-names"), chooser, {"what": "chooser"}, nobody=True)
    return _opening(draft, position, result, "exposed", "choose_color")


@template("opening", "flip-top", "hard", "F-INIT-7", scene="deals")
def _opening_top(m: Moment, chance: Random) -> Draft | None:
    found = _opened(m)
    if found is None or found[2].symbol is not Symbol.FLIP or found[1].top is None:
        return None
    position, result, face = found
    others = [f"l{face}", wire_face(position.draw[1], "dark"), wire_face(position.draw[-1], "dark")]
    draft = faces(message("ask-top"), result.top or "", others, {"what": "top"}, chance)
    return draft and _opening(draft, position, result, "flip_discard", "exposed")


@template("opening", "flip-side", "easy", "F-INIT-7", scene="deals")
def _opening_side(m: Moment, chance: Random) -> Draft | None:
    found = _opened(m)
    if found is None:
        return None
    position, result, face = found
    if face.symbol is not Symbol.FLIP and chance.random() < 0.97:
        return None
    draft = which_side(message("ask-side"), result.side or "light")
    draft = _opening(draft, position, result, "flip_hands", "turn", "choose_color")
    if not result.of("flip_hands"):
        draft.say = (*draft.say, message("rule-F-DEAL-1"))
    return draft


# -- who sees what ---------------------------------------------------------------------------


@template("info", "sees-side", "easy", "F-INFO-1")
def _sees_side(m: Moment, chance: Random) -> Draft | None:
    if m.round.outcome is not None:
        return None
    player, owner = pick(m.players, chance), pick(m.players, chance)
    side = next(seat.side for seat in m.round.view(player).seats if seat.name == owner)
    about = {"what": "seen_side", "player": player, "owner": owner}
    name = "ask-sees-own-side" if player == owner else "ask-sees-side"
    ask = message(name, player=player, target=owner)
    draft = which_side(ask, str(side), about)
    draft.tell = (message("tell-side", side=m.side),)
    draft.table = False
    return draft


@template("info", "count", "easy", "F-INFO-2")
def holds(m: Moment, chance: Random) -> Draft | None:
    """Ask how many cards another player holds."""
    viewer = pick(m.players, chance)
    others = [name for name in m.players if name != viewer]
    player = pick(others, chance)
    about = {"what": "size", "player": player}
    draft = count(message("ask-holds", player=player), m.size(player), about)
    draft.viewer = viewer
    return draft


@template("info", "next-card", "medium", "F-INFO-3")
def _next_card(m: Moment, chance: Random) -> Draft | None:
    shown = m.round.view(None).next
    if shown is None or m.phase != "turn":
        return None
    action = Action(m.turn, "draw")
    result = m.after(action)
    if result.of("reshuffle"):
        return None
    face = f"{_other(m)[0]}{shown}"
    seeing = [name for name in m.players if name != m.turn]
    ask = message("ask-who-sees-drawn", player=m.turn, card=face)
    about = {"what": "sees_drawn", "player": m.turn}
    draft = whom(m, ask, seeing, about)
    draft.actions = (action,)
    draft.tell = (message("tell-on-draw-pile", card=face), *m.suppose(action))
    return draft


@template("info", "who-sees", "medium", "F-INFO-1")
def _who_sees(m: Moment, chance: Random) -> Draft | None:
    if m.round.outcome is not None:
        return None
    owner = pick(m.players, chance)
    if not m.size(owner):
        return None
    card = pick(m.round.hand(owner), chance)
    active = chance.random() < 0.5
    face = wire_face(card, m.side if active else _other(m))
    seeing = [owner] if active else [name for name in m.players if name != owner]
    ask = message("ask-who-sees-now", player=owner, card=wire_face(card, "light"))
    ask["args"] |= {"top": wire_face(card, "dark"), "side": m.side if active else _other(m)}
    about = {"what": "sees", "player": owner, "card": str(card), "face": face}
    draft = whom(m, ask, seeing, about)
    draft.tell = (message("tell-side", side=m.side),)
    draft.table = False
    return draft


@template("info", "what-may-it-be", "hard", "F-INFO-1 F-INFO-3 F-DECK-5")
def _may_be(m: Moment, chance: Random) -> Draft | None:
    if not m.position.draw or m.rules.pairing != "published" or m.round.outcome is not None:
        return None
    card = m.position.draw[0]
    back = card.face(_other(m))
    fronts = {
        wire_face(other, m.side) for other in m.round.deck.cards if other.face(_other(m)) == back
    }
    offered = [wire_face(card, m.side)]
    pool = [wire_face(other, m.side) for other in m.round.deck.cards]
    while len(offered) < 5:
        face = pick(pool, chance)
        if face not in offered:
            offered.append(face)
    mixed = [offered.pop(int(chance.random() * len(offered))) for _ in range(5)]
    known = [f for f in mixed if f in fronts]
    about = {"what": "fronts", "face": wire_face(back, _other(m)), "side": m.side}
    ask = message("ask-may-be", card=wire_face(back, _other(m)))
    draft = choose(ask, [Option(face, face=face) for face in mixed], known, about)
    # The list of pairs is on the table, or nobody could know.
    draft.tell = tuple(
        message("tell-pairs", card=face, cards=sorted(_backs(m, face))) for face in sorted(mixed)
    )
    draft.table = False
    return draft


def _backs(m: Moment, face: str) -> set[str]:
    """The faces that lie on the other side of a face."""
    side, other = m.side, _other(m)
    return {wire_face(card, other) for card in m.round.deck.cards if wire_face(card, side) == face}
