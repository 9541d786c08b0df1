"""Questions about the Flip: what turns, what lies on top, and what that means."""

from __future__ import annotations

from random import Random

from unoflip_widgets.rules import Action, Symbol

from ..explanations import wire_face
from .build import (
    Draft,
    color_options,
    count,
    faces,
    message,
    next_one,
    pick,
    predict,
    say_option,
    template,
    told,
    which,
    which_side,
    who,
    whom,
)
from .effects import direction, lay
from .question import Message
from .turns import may_lay
from .walks import Moment, Result

__all__: list[str] = []

PARTS = ("laid", "discard", "draw", "hands", "exposed")
_SAY = ("flip_discard", "flip_draw", "flip_hands", "exposed", "choose_color", "turn")


def _other(m: Moment) -> str:
    return "dark" if m.side == "light" else "light"


def _flip(m: Moment, chance: Random) -> Action | None:
    """A Flip that can be laid, on a pile whose bottom card is known from both sides."""
    return lay(m, (Symbol.FLIP,), chance) if m.bottom is not None else None


def _memory(m: Moment) -> tuple[Message, ...]:
    """Tell what a person who paid attention knows of the bottom card."""
    bottom = m.position.discard[0]
    now, then = wire_face(bottom, m.side), wire_face(bottom, _other(m))
    if m.bottom == "opening":
        return (message("tell-opening-card", card=now, top=then),)
    return (message("tell-flip-below", card=now, top=then),)


def _whole_pile(m: Moment) -> Message:
    pile = [wire_face(card, m.side) for card in m.position.discard]
    return message("tell-discard-pile", cards=pile)


@template("flip", "may-lay", "easy", "F-FLIP-1")
def _may(m: Moment, chance: Random) -> Draft | None:
    cards = [card for card in m.hand if card.face(m.side).symbol is Symbol.FLIP]
    return (
        may_lay(m, Action(m.turn, "play", card=cards[0])) if m.phase == "turn" and cards else None
    )


@template("flip", "side", "easy", "F-FLIP-2")
def _side(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.FLIP,), chance)
    if action is None:
        return None
    result = m.after(action)
    draft = which_side(message("ask-side"), str(result.side))
    return told(draft, m, (action,), result, ("flip_hands", "turn"))


@template("flip", "order", "easy", "F-FLIP-3 F-FLIP-4 F-FLIP-5")
def _order(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.FLIP,), chance)
    if action is None:
        return None
    result = m.after(action)
    kinds = {
        "play": "laid",
        "flip_discard": "discard",
        "flip_draw": "draw",
        "flip_hands": "hands",
        "turn": "exposed",
    }
    happened = tuple(kinds[event.kind] for event in result.events if event.kind in kinds)
    if len(happened) != len(PARTS):
        return None  # somebody names a color first
    keys = [key if key != "exposed" else "next-turn" for key in happened]
    mixed = list(keys)
    mixed = [mixed.pop(int(chance.random() * len(mixed))) for _ in keys]
    draft = Draft(
        "order",
        message("ask-order"),
        tuple(keys),
        {"what": "order"},
        tuple(say_option(key, f"option-part-{key}") for key in mixed),
    )
    return told(draft, m, (action,), result, _SAY)


@template("flip", "top", "medium", "F-FLIP-3")
def _top(m: Moment, chance: Random) -> Draft | None:
    return _face_on_top(m, chance, whole=False)


@template("flip", "top-of-a-pile", "hard", "F-FLIP-3")
def _top_hard(m: Moment, chance: Random) -> Draft | None:
    if not 3 <= len(m.position.discard) <= 12:
        return None
    return _face_on_top(m, chance, whole=True)


def _face_on_top(m: Moment, chance: Random, whole: bool) -> Draft | None:
    action = _flip(m, chance)
    if action is None or action.card is None:
        return None
    result = m.after(action)
    if result.top is None:
        return None
    position = m.position
    others = [
        wire_face(position.discard[-1], m.side),
        wire_face(position.discard[0], m.side),
        wire_face(action.card, m.side),
        wire_face(position.discard[-1], _other(m)),
        wire_face(action.card, _other(m)),
    ]
    if position.draw:
        others.append(wire_face(position.draw[0], _other(m)))
    draft = faces(message("ask-top"), result.top, others, {"what": "top"}, chance)
    if draft is None:
        return None
    draft = told(draft, m, (action,), result, ("flip_discard", "exposed"))
    # The laid card's own back is nobody's to know, but as a wrong answer it gives nothing away.
    draft.tell = (*((_whole_pile(m),) if whole else ()), *_memory(m), *draft.tell)
    return draft


def _exposed(m: Moment, chance: Random) -> tuple[Action, Result] | None:
    action = _flip(m, chance)
    return None if action is None else (action, m.after(action))


@template("flip", "next", "easy", "F-FLIP-8")
def _next(m: Moment, chance: Random) -> Draft | None:
    found = _exposed(m, chance)
    if found is None or found[1].waits != "turn":
        return None
    draft = next_one(m, found[1].actor)
    draft = told(draft, m, (found[0],), found[1], ("flip_hands", "exposed", "turn"))
    draft.tell = (*_memory(m), *draft.tell)
    return draft


@template("flip", "color", "medium", "F-FLIP-6")
def _color(m: Moment, chance: Random) -> Draft | None:
    found = _exposed(m, chance)
    if found is None:
        return None
    colors = m.round.deck.colors_of(_other(m))
    answer = "none-yet" if found[1].color is None else str(found[1].color)
    options = (*color_options(colors), say_option("none-yet"))
    draft = predict(message("ask-color"), options, answer, {"what": "color"})
    draft = told(draft, m, (found[0],), found[1], ("flip_discard", "exposed", "choose_color"))
    draft.tell = (*_memory(m), *draft.tell)
    return draft


@template("flip", "exposed-draws", "hard", "F-FLIP-6")
def _exposed_draws(m: Moment, chance: Random) -> Draft | None:
    found = _exposed(m, chance)
    if found is None or found[1].top is None or "+" not in found[1].top:
        return None
    draft = whom(m, message("ask-who-draws"), found[1].drawn, {"what": "drawers"})
    draft = told(draft, m, (found[0],), found[1], ("flip_discard", "exposed"))
    draft.tell = (*_memory(m), *draft.tell)
    return draft


@template("flip", "exposed-acts", "hard", "F-FLIP-6 F-FLIP-8")
def _exposed_acts(m: Moment, chance: Random) -> Draft | None:
    found = _exposed(m, chance)
    if found is None or found[1].top is None or found[1].waits != "turn":
        return None
    if found[1].top[-1] not in "rsef":
        return None
    draft = next_one(m, found[1].actor)
    draft = told(draft, m, (found[0],), found[1], ("flip_discard", "exposed", "turn"))
    draft.tell = (*_memory(m), *draft.tell)
    return draft


@template("flip", "wild-names", "medium", "F-FLIP-7")
def _wild_names(m: Moment, chance: Random) -> Draft | None:
    found = _exposed(m, chance)
    if found is None:
        return None
    chooses = found[1].waits == "choose_color"
    if not chooses and chance.random() < 0.9:
        return None
    answer = found[1].actor if chooses else None
    draft = who(m, message("ask-who-names"), answer, {"what": "chooser"}, nobody=True)
    draft = told(draft, m, (found[0],), found[1], ("flip_discard", "exposed", "choose_color"))
    draft.tell = (*_memory(m), *draft.tell)
    return draft


@template("flip", "wild-then", "hard", "F-FLIP-7")
def _wild_then(m: Moment, chance: Random) -> Draft | None:
    found = _exposed(m, chance)
    if found is None or found[1].waits != "choose_color":
        return None
    color = pick(m.round.deck.colors_of(_other(m)), chance)
    both = (found[0], Action(found[1].actor, "color", color=color))
    result = m.after(*both)
    draft = next_one(m, result.actor)
    draft = told(draft, m, both, result, ("exposed", "color", "turn"))
    draft.tell = (*_memory(m), *draft.tell)
    return draft


@template("flip", "wild-colors", "hard", "F-FLIP-7")
def _wild_colors(m: Moment, chance: Random) -> Draft | None:
    if m.phase != "choose_color" or m.first or m.rules.deck != "flip":
        return None
    light, dark = m.round.deck.colors_of("light"), m.round.deck.colors_of("dark")
    named = {str(action.color) for action in m.legal if action.color}
    options = color_options((*light, *dark))
    answer = tuple(option.key for option in options if option.key in named)
    ask = message("ask-colors-now", player=m.turn)
    draft = Draft("choose", ask, answer, {"what": "colors_now", "player": m.turn}, options)
    draft.say = (message("why-color"),)
    draft.viewer = m.turn
    return draft


@template("flip", "draw-pile", "medium", "F-FLIP-4")
def _draw_pile(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.FLIP,), chance)
    if action is None or len(m.position.draw) < 3:
        return None
    result = m.after(action)
    back = wire_face(m.position.draw[0], _other(m))
    draft = which(
        message("ask-where-is"),
        ("pile-top", "pile-bottom", "pile-discard"),
        "pile-bottom",
        {"what": "draw_place"},
    )
    draft = told(draft, m, (action,), result, ("flip_draw",))
    draft.tell = (message("tell-on-draw-pile", card=back), *draft.tell)
    return draft


@template("flip", "flip-card-place", "medium", "F-FLIP-3")
def _flip_place(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.FLIP,), chance)
    if action is None or action.card is None or len(m.position.discard) < 2:
        return None
    result = m.after(action)
    draft = which(
        message("ask-where-is-flip"),
        ("discard-top", "discard-bottom", "pile-bottom"),
        "discard-bottom",
        {"what": "flip_place"},
    )
    return told(draft, m, (action,), result, ("flip_discard",))


@template("flip", "direction", "medium", "F-FLIP-8")
def _direction(m: Moment, chance: Random) -> Draft | None:
    found = _exposed(m, chance)
    if found is None:
        return None
    draft = direction(m, found[0])
    if draft is not None:
        draft.tell = (*_memory(m), *draft.tell)
    return draft


@template("flip", "back-comes-up", "hard", "F-FLIP-5")
def _back(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.FLIP,), chance)
    if action is None:
        return None
    owner = pick([name for name in m.players if name != m.turn], chance)
    if not m.size(owner):
        return None
    card = pick(m.round.hand(owner), chance)
    back = wire_face(card, _other(m))
    result = m.after(action)
    draft = whom(
        m,
        message("ask-who-sees-face", player=owner, card=back),
        [owner],
        {"what": "sees_after", "player": owner, "card": str(card), "face": back},
    )
    return told(draft, m, (action,), result, ("flip_hands",))


@template("flip", "stays", "medium", "F-FLIP-9")
def _stays(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.FLIP,), chance)
    if action is None:
        return None
    with m.having(action) as then:
        flips = then.lays.get(Symbol.FLIP, [])
        if then.phase != "turn":
            return None
        again = chance.random() < 0.5 and flips and then.size(then.turn) > 1
        second = flips[0] if again else Action(then.turn, "draw")
    result = m.after(action, second)
    if result.of("reshuffle"):
        return None
    # Read from the events of the last Flip: nothing but a Flip changes the side.
    draft = which_side(message("ask-side"), str(result.side))
    return told(draft, m, (action, second), result, ("flip_hands",))


@template("flip", "hand-side", "easy", "F-FLIP-5")
def _hand_side(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.FLIP,), chance)
    if action is None:
        return None
    player = pick(m.players, chance)
    result = m.after(action)
    draft = which_side(message("ask-looks-at", player=player), str(result.side))
    return told(draft, m, (action,), result, ("flip_hands",))


@template("flip", "count-of-pile", "medium", "F-FLIP-3")
def _size(m: Moment, chance: Random) -> Draft | None:
    action = lay(m, (Symbol.FLIP,), chance)
    if action is None:
        return None
    result = m.after(action)
    size = m.round.discard_size + 1
    draft = count(message("ask-discard-size"), size, {"what": "discard_size"})
    return told(draft, m, (action,), result, ("flip_discard",))
