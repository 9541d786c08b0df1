"""Rounds to look at, and what the browser does with frames, in a few lines of Python."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from unoflip_widgets.rules import CLASSIC, FLIP, Action, Round, RuleSet

NAMES = ["Ann", "Bo", "Cy", "Dee", "Eva", "Fin", "Gus", "Hal", "Ida", "Jo"]

RULES: dict[str, RuleSet] = {
    "flip": FLIP,
    "classic": CLASSIC,
    "flip-penalties": FLIP.replace(
        misplay_penalty=2,
        false_uno_penalty=2,
        false_catch_penalty=1,
        challenge_take_back=True,
        hand_size=5,
    ),
    "flip-house": FLIP.replace(
        stack="sum", jump_in=True, seven_swap=True, five_swap=True, politeness=True, hand_size=4
    ),
    "flip-strict": FLIP.replace(
        restricted_wilds="strict", stack="pass", escape_skip=True, initial_flip="redraw"
    ),
    "classic-house": CLASSIC.replace(
        stack="sum",
        stack_wild4=True,
        answer_wild4=True,
        jump_in=True,
        seven_swap=True,
        zero_rotate=True,
        hand_size=5,
    ),
}


def random_action(round_: Round, chance: Random, slips: bool = True) -> Action:
    """Choose an action as somebody does who knows the rules but plays at random."""
    legal = round_.legal_actions()
    if slips and round_.turn and round_.phase == "turn" and chance.random() < 0.1:
        other = next(name for name in round_.players if name != round_.turn)
        slip = chance.choice(
            [
                Action(round_.turn, "play", card=chance.choice(round_.hand(round_.turn))),
                Action(round_.turn, "uno"),
                Action(round_.turn, "catch", target=other),
            ]
        )
        if round_.check(slip).ok:
            return slip
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.verb, []).append(action)
    verbs = list(kinds)
    weights = [0.2 if verb in ("draw", "keep", "uno") else 1.0 for verb in verbs]
    return chance.choice(kinds[chance.choices(verbs, weights)[0]])


def some_rounds(
    rules: RuleSet, players: int, seeds: range, steps: int = 150
) -> Iterator[tuple[Round, Iterator[Action]]]:
    """Give rounds and the actions that are to be applied to them, one after the other."""
    for seed in seeds:
        round_ = Round.deal(NAMES[:players], rules, seed)
        yield round_, _actions(round_, Random(seed), steps)


def _actions(round_: Round, chance: Random, steps: int) -> Iterator[Action]:
    for _ in range(steps):
        if round_.outcome is not None:
            return
        yield random_action(round_, chance)


def apply_frames(snapshot: Any, frames: list[Any]) -> Any:
    """Return the snapshot that frames lead to, as the contract describes them."""
    table = copy.deepcopy(snapshot)
    seats = table["seats"]
    for frame in frames:
        for token, start, end, face in frame.get("moves", ()):
            if start == "draw":
                if table["next"] and table["next"][0] == token:
                    table["next"] = None
            elif start == "discard":
                assert table["top"][0] == token
                table["top"] = None
            else:
                cards = seats[start]["cards"]
                assert [card[0] for card in cards].count(token) == 1
                seats[start]["cards"] = [card for card in cards if card[0] != token]
            if end == "discard":
                table["top"] = [token, face]
            else:
                seats[end]["cards"].append([token, face])
        if "hands" in frame:
            held = {card[0]: card for seat in seats for card in seat["cards"]}
            for seat, tokens in zip(seats, frame["hands"], strict=True):
                seat["cards"] = [held.pop(token) for token in tokens]
            assert not held
        for name in ("top", "next"):
            if name in frame:
                table[name] = copy.deepcopy(frame[name])
        faces = dict(frame.get("faces", ()))
        for seat in seats:
            for card in seat["cards"]:
                card[1] = faces.pop(card[0], card[1])
        assert not faces, "only cards in hands turn in place"
        for number, uno in frame.get("uno", ()):
            seats[number]["uno"] = uno
        table.update(copy.deepcopy(frame.get("set", {})))
        if "result" in frame.get("set", {}):
            for seat, total in zip(seats, table["result"]["totals"], strict=True):
                seat["total"] = total
    return table


def bare(snapshot: Any) -> Any:
    """Leave out of a snapshot what frames do not tell."""
    return {k: v for k, v in snapshot.items() if k not in ("actions", "say", "rules")}
