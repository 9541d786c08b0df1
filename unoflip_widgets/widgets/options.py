"""What the viewer may do now, and why not more: asked of the rules, never decided here."""

from __future__ import annotations

from typing import Any, cast

from unoflip_widgets.rules import Action, Card, Round, Verdict
from unoflip_widgets.teaching import challenge_forecast, message_for

from .frames import Actions, CardAction, Message, Verb, Watcher

__all__ = ["actions_of", "offered"]

_VERBS = ("draw", "keep", "accept", "challenge", "uno", "ready")


def offered(round_: Round, player: str) -> list[Action]:
    """Return the legal actions of one player.

    Examples
    --------
    >>> round_ = Round.deal(["Ann", "Bo"], seed=1, dealer="Bo")
    >>> {action.player for action in offered(round_, "Ann")}
    {'Ann'}
    """
    return [action for action in round_.legal_actions() if action.player == player]


def actions_of(round_: Round, watcher: Watcher) -> Actions | None:
    """Return what the viewer of a watcher may do; ``None`` for onlookers and after the round.

    Parameters
    ----------
    round_ : Round
        The round as it stands.
    watcher : Watcher
        Has followed the round until now.

    Examples
    --------
    >>> round_ = Round.from_position(
    ...     "hand A: B2/O8 G4/T9 R1/P3; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    ... )
    >>> actions = actions_of(round_, Watcher(round_, "A"))
    >>> [card["ok"] for card in actions["cards"].values()], "draw" in actions
    ([True, False, False], True)
    """
    player = watcher.viewer
    if player is None or round_.phase in ("round_over", "opening"):
        return None
    legal = offered(round_, player)
    ways: dict[Card, list[Action]] = {}
    for action in legal:
        if action.card is not None:
            ways.setdefault(action.card, []).append(action)
    known: dict[Card, CardAction] = {}
    cards: dict[str, CardAction] = {}
    for token, card in watcher.hand:
        if card not in known:
            known[card] = _card_action(round_, player, card, ways.get(card, []))
        cards[str(token)] = known[card]
    verbs = {action.verb: _verb(round_.check(action)) for action in legal if action.verb in _VERBS}
    forecast = cast("list[Message]", challenge_forecast(round_)) if "challenge" in verbs else None
    found: dict[str, Any] = {
        "cards": cards,
        **verbs,
        "catch": [
            round_.players.index(action.target)
            for action in legal
            if action.verb == "catch" and action.target is not None
        ],
        "colors": [str(color) for color in round_.deck.colors_of(round_.side)],
        "choose": any(action.verb == "color" for action in legal),
        "forecast": forecast,
    }
    return cast("Actions", found)


def _card_action(round_: Round, player: str, card: Card, ways: list[Action]) -> CardAction:
    """Describe a card by the ways to lay it; laying in turn goes before jumping in."""
    verbs = {action.verb for action in ways}
    verb = next((verb for verb in ("play", "jump", "give") if verb in verbs), "play")
    ways = [action for action in ways if action.verb == verb]
    verdict = round_.check(ways[0]) if ways else _refusal(round_, player, card)
    plain = any(action.target is None for action in ways)
    action: CardAction = {
        "why": _message(verdict),
        "rules": list(verdict.rules),
        "ok": bool(ways),
        "bluff": bool(ways) and not verdict.lawful,
        "verb": cast(Any, verb),
        "color": any(action.color is not None for action in ways),
        "target": bool(ways) and not plain,
        "uno": any(action.uno for action in ways),
    }
    if plain and any(action.give for action in ways):
        action["swap"] = True
    return action


def _refusal(round_: Round, player: str, card: Card) -> Verdict:
    """Why a card may not be laid in any way: a color and a target that are missing are not it."""
    verdict = round_.check(Action(player, "play", card=card))
    color = target = None
    if verdict.reason == "color_required":
        color = round_.deck.colors_of(round_.side)[0]
        verdict = round_.check(Action(player, "play", card=card, color=color))
    if verdict.reason == "target_required":
        target = next(name for name in round_.players if name != player)
        verdict = round_.check(Action(player, "play", card=card, color=color, target=target))
    return verdict


def _verb(verdict: Verdict) -> Verb:
    return {"why": _message(verdict), "rules": list(verdict.rules)}


def _message(verdict: Verdict) -> Message:
    return cast("Message", message_for(verdict))
