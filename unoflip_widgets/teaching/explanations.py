"""Why: verdicts, events and challenges of a round, said in a person's words.

The rules core names reasons, kinds and rule ids; this turns them into messages (id and
arguments, as they travel to the browser) and into sentences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from unoflip_widgets.rules.actions import Action
from unoflip_widgets.rules.cards import DARK_COLORS, Card, Face, Symbol
from unoflip_widgets.rules.events import Event
from unoflip_widgets.rules.verdicts import Verdict

from .texts import TextError, text

if TYPE_CHECKING:
    from unoflip_widgets.rules.round import Round

__all__ = [
    "challenge_forecast",
    "explain",
    "explain_challenge",
    "explain_hand",
    "hand_verdicts",
    "message_for",
    "wire_face",
]

Message = dict[str, Any]

# Reason -> the arguments its text uses. Nothing else goes into the message.
_WHY_ARGS = {
    "matches_color": ("card", "force"),
    "matches_number": ("card", "top"),
    "matches_symbol": ("card", "top"),
    "restricted_lawful": ("card", "force"),
    "restricted_bluff": ("card", "force"),
    "catch": ("target",),
    "jump": ("card",),
    "answer": ("card",),
    "misplay_penalty": ("card",),
    "not_playable": ("card", "top", "force"),
    "illegal_wild": ("card", "force"),
    "jump_not_identical": ("top",),
}

# Kind of event -> the arguments its text uses.
_EVENT_ARGS = {
    "draw_for_deal": "player card you",
    "dealer": "player you",
    "deal": "count",
    "open": "player card you",
    "return_card": "card",
    "play": "player you card color jump",
    "misplay": "player card you",
    "draw": "player you count part cause missing",
    "fits": "player you",
    "reshuffle": "count",
    "color": "player you color",
    "direction": "direction",
    "skip": "players count you",
    "flip_discard": "card",
    "flip_draw": "count",
    "flip_hands": "side",
    "exposed": "card color symbol",
    "choose_color": "player you",
    "respond": "player target you symbol count challengeable answerable",
    "accept": "player you",
    "challenge": "player target you",
    "reveal": "player target count you",
    "verdict": "player target you guilty",
    "take_back": "player card you",
    "keep": "player you",
    "uno": "player you",
    "uno_window": "player you",
    "uno_closed": "player you",
    "uno_lapsed": "player you",
    "catch": "player target you",
    "false_catch": "player target you",
    "false_uno": "player you",
    "swap_hands": "player target you",
    "rotate_hands": "direction",
    "offer": "player target you",
    "swap_cards": "player target you",
    "await_ready": "player you",
    "ready": "player you",
    "turn": "player you",
    "round_over": "player you points",
    "void": "",
}
# What is counted, where the number itself is not among the details.
_COUNTED = {"reshuffle": "draw", "skip": "players", "reveal": "cards"}
# These happen on the light side, or in the classic game.
_OPENING = frozenset({"draw_for_deal", "open", "return_card"})


def wire_face(face: Face | Card, side: str = "light") -> str:
    """Write a face as it travels to the browser.

    Parameters
    ----------
    face : Face or Card
        A face, or a card of which one side is meant.
    side : {"light", "dark"}
        The side; a colored face knows its own.

    Examples
    --------
    >>> from unoflip_widgets.rules import parse_card
    >>> wire_face(parse_card("B7/O3"), "dark"), wire_face(parse_card("Y0"))
    ('dO3', 'cY0')
    """
    if isinstance(face, Card):
        return f"{'c' if face.dark is None else side[0]}{face.face(side)}"
    if face.color is not None:
        side = "dark" if face.color in DARK_COLORS else "light"
    return f"{side[0]}{face}"


def message_for(
    subject: Verdict | Event, viewer: str | None = None, side: str | None = None
) -> Message:
    """Return the message that says why something may (not) be done, or what happened.

    Parameters
    ----------
    subject : Verdict or Event
        What is to be said. A verdict is said to the player whom it judges.
    viewer : str or None
        Who reads it, and is called "you" in it.
    side : {"light", "dark"} or None
        The side in play when an event happened, for those that show a card without naming
        its side.

    Returns
    -------
    dict
        ``id`` and ``args``. A hand shown after a challenge is in it only for the challenger.

    Raises
    ------
    TextError
        If the side is needed and not known.

    Examples
    --------
    >>> message_for(Event("keep", "Bo"), viewer="Bo")
    {'id': 'event-keep', 'args': {'player': 'Bo', 'you': 'player'}}
    """
    if isinstance(subject, Verdict):
        args = {name: _verdict_arg(subject, name) for name in _WHY_ARGS.get(subject.reason, ())}
        return {"id": f"why-{_dashes(subject.reason)}", "args": args}
    names = _EVENT_ARGS[subject.kind].split()
    args = {name: _event_arg(subject, name, viewer, side) for name in names}
    if subject.kind == "reveal" and args["you"] == "player":
        shown = _side_of(subject, side)
        args["cards"] = [wire_face(card, shown) for card in subject["cards"]]
    return {"id": f"event-{_dashes(subject.kind)}", "args": args}


def explain(
    subject: Verdict | Event,
    locale: str = "en",
    viewer: str | None = None,
    side: str | None = None,
) -> str:
    """Say why something may (not) be done, or what happened.

    Parameters
    ----------
    subject : Verdict or Event
        From `Round.check` or `Round.apply`.
    locale : {"en", "ru", "pl"}
        The language.
    viewer : str or None
        Who reads it, and is called "you" in it.
    side : {"light", "dark"} or None
        As for `message_for`.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 G4/T9 R1/P3; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> explain(round_.check("A play G4/T9"))  # doctest: +NORMALIZE_WHITESPACE
    'The green 4 does not fit on the blue 7: it is not blue
    and has no number or symbol in common with it.'
    >>> explain(round_.check("A play B2/O8"), "pl")
    'Pasuje niebieska dwójka: obowiązujący kolor to niebieski.'
    >>> [explain(event, "ru", viewer="A", side="light") for event in round_.apply("A play B2/O8")]
    ['Вы кладёте синюю двойку.', 'Ходит B.']
    """
    return text(message_for(subject, viewer, side), locale=locale)


def hand_verdicts(round_: Round, player: str) -> list[tuple[Card, Verdict]]:
    """Judge every card of a hand, whether it may be laid now in some complete way.

    Parameters
    ----------
    round_ : Round
        The round as it stands.
    player : str
        Whose hand.

    Returns
    -------
    list of (Card, Verdict)
        In the order in which the cards came. A wild is judged with some color called, a card
        that needs another player with some player chosen; out of turn, a jump counts if the
        card can jump in.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 G4/T9 R1/P3; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> [verdict.reason for _, verdict in hand_verdicts(round_, "A")]
    ['matches_color', 'not_playable', 'not_playable']
    """
    judged = []
    for card in round_.hand(player):
        verdict = _judge(round_, player, "play", card)
        if not verdict.ok:
            jump = _judge(round_, player, "jump", card)
            verdict = jump if jump.ok else verdict
        judged.append((card, verdict))
    return judged


def explain_hand(round_: Round, player: str, locale: str = "en") -> list[tuple[Card, str]]:
    """Say for every card of a hand why it may or may not be played now.

    Parameters
    ----------
    round_ : Round
        The round as it stands.
    player : str
        Whose hand; the sentences are for this player only.
    locale : {"en", "ru", "pl"}
        The language.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 W/P5 R3/W+c; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> for card, why in explain_hand(round_, "A")[:2]:
    ...     print(card, why)
    B2/O8 The blue 2 fits: blue is the color in force.
    W/P5 A plain Wild may be played in any turn of your own, even if another card fits.
    """
    return [(card, explain(verdict, locale)) for card, verdict in hand_verdicts(round_, player)]


def challenge_forecast(round_: Round) -> list[Message]:
    """Return what a challenge would test and what each outcome costs, as messages.

    Only what the victim may know goes in: the color in force before the wild, and the size of
    the penalty. Nothing depends on the hand that would be tested.

    Parameters
    ----------
    round_ : Round
        A round in which a restricted wild waits for its victim.

    Returns
    -------
    list of dict
        The test, then the costs of accepting, of being right and of being wrong. For a last
        card one more message says that the challenge cannot succeed. Empty if there is
        nothing to challenge.
    """
    pending = round_.position().pending if round_.phase == "respond" else None
    if pending is None or not pending.symbol.is_restricted:
        return []
    cost = {"count": pending.count, "symbol": str(pending.symbol)}
    extra = round_.rules.failed_challenge_extra
    force = "none" if pending.before is None else str(pending.before)
    messages: list[Message] = [
        {"id": "challenge-test", "args": {"target": pending.by, "force": force}},
        {"id": "challenge-cost-accept", "args": cost},
        {"id": "challenge-cost-won", "args": cost | {"target": pending.by}},
        {"id": "challenge-cost-lost", "args": cost | {"extra": extra}},
    ]
    if pending.last:
        rule = "C-END-3" if pending.symbol is Symbol.WILD_DRAW_FOUR else "F-END-4"
        messages.append({"id": f"rule-{rule}", "args": {}})
    return messages


def explain_challenge(round_: Round, locale: str = "en") -> str:
    """Say what a challenge would test and what each outcome costs, one sentence a line.

    Parameters
    ----------
    round_ : Round
        A round in which a restricted wild waits for its victim; otherwise the text is empty.
    locale : {"en", "ru", "pl"}
        The language.

    Examples
    --------
    >>> from unoflip_widgets.rules import Round
    >>> round_ = Round.from_position(
    ...     "hand A: W+2/O4 G4/T9 R3/W+c; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> events = round_.apply("A play W+2/O4 red")
    >>> print(explain_challenge(round_).splitlines()[0])
    The test: did A hold another blue card when playing the wild? Nothing else counts.
    """
    return "\n".join(text(message, locale=locale) for message in challenge_forecast(round_))


def _judge(round_: Round, player: str, verb: str, card: Card) -> Verdict:
    color, target = None, None
    verdict = round_.check(Action(player, verb, card=card))
    if verdict.reason == "color_required":
        color = round_.deck.colors_of(round_.side)[0]
        verdict = round_.check(Action(player, verb, card=card, color=color))
    if verdict.reason == "target_required":
        target = next(name for name in round_.players if name != player)
        verdict = round_.check(Action(player, verb, card=card, color=color, target=target))
    return verdict


def _dashes(name: str) -> str:
    return name.replace("_", "-")


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _verdict_arg(verdict: Verdict, name: str) -> Any:
    value = verdict.details.get(name)
    if isinstance(value, Face):
        return wire_face(value)
    if name == "force":
        return "none" if value is None else str(value)
    if value is None:
        raise TextError(f"the verdict {verdict.reason} does not say which {name}")
    return value


def _event_arg(event: Event, name: str, viewer: str | None, side: str | None) -> Any:
    details = event.details
    if name == "player":
        return event.player
    if name == "you":
        if viewer is None:
            return "no"
        if event.kind == "skip":
            return "player" if viewer in details["players"] else "no"
        target = "target" if viewer == details.get("target") else "no"
        return "player" if viewer == event.player else target
    if name == "card":
        return wire_face(event["card"], _side_of(event, side))
    if name == "color":
        return str(details["color"] or "none")
    if name == "part":
        # Of cards that are not there it cannot be said up to where they go.
        return (details["count"] and details["part"]) or "no"
    if name == "count":
        counted = _COUNTED.get(event.kind)
        return len(details[counted]) if counted else details["count"]
    if name == "direction":
        return "clockwise" if details["direction"] in (1, "clockwise") else "counterclockwise"
    if name == "points":
        return details["score"]
    if name == "players":
        return [name for name in details["players"] if name != viewer]
    if name == "symbol" and event.kind == "exposed":
        # Of a number nothing could be carried out, so it is told in other words.
        symbol = details["card"].face(_side_of(event, side)).symbol
        return "number" if symbol.is_number else str(symbol)
    if name in ("jump", "guilty", "challengeable", "answerable"):
        return _yes(details[name])
    value = details[name]
    return str(value) if isinstance(value, str) else value


def _side_of(event: Event, side: str | None) -> str:
    """Tell which side of the cards of an event is meant."""
    known = event.details.get("side") or ("light" if event.kind in _OPENING else side)
    color = event.details.get("color")
    if known is None and color is not None:
        known = "dark" if color in DARK_COLORS else "light"
    if known is None:
        card = event.details.get("card") or next(iter(event.details.get("cards", ())), None)
        if card is not None and card.dark is not None:
            raise TextError(f"say which side was in play when {event.kind} happened")
    return known or "light"
