"""Choose everything that fits a question, and put the parts of an action in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from unoflip_widgets.rules import Booking, UnoFlipError, Verdict, book
from unoflip_widgets.rules.dealing import leaders

from ..explanations import hand_verdicts, message_for, wire_face
from .mistakes import own_card
from .scenes import Scene, Trial
from .tasks import (
    AnswerError,
    Judgement,
    Option,
    Params,
    Task,
    TaskError,
    choices_of,
    nobody,
    seats,
)
from .words import Text, captions, hand_keys, known, rule_says, said

__all__ = ["Choose", "Order", "mixed"]

_HAND: dict[str, Callable[[Verdict], bool]] = {
    "playable": lambda verdict: verdict.ok,
    "lawful": lambda verdict: verdict.ok and verdict.lawful,
    "bluff": lambda verdict: verdict.ok and not verdict.lawful,
}
# Reason of a verdict -> the text that counts the missing cards of which it holds.
_MISSING = {
    "matches_color": "lesson-missing-color",
    "matches_number": "lesson-missing-number",
    "matches_symbol": "lesson-missing-symbol",
    "wild": "lesson-missing-wild",
    "restricted_lawful": "lesson-missing-restricted",
}
_SEATS = ("leaders", "skipped", "winners", "losers")
# Way of scoring -> the rules that tell how its series ends.
_SERIES = {
    "winner": {"F-SERIES-1", "C-SERIES-1", "H-PTS-2"},
    "lowest": {"F-SERIES-2"},
    "loser": {"H-PTS-1"},
}


class Choose(Task):
    """Choose all cards of the hand, or all players, that a question asks for.

    ``which`` is ``playable``, ``lawful`` or ``bluff`` for cards; ``leaders`` (who drew the
    highest card), ``skipped`` (who loses the turn after ``action``), ``winners`` or ``losers``
    (of the series, after this round; perhaps nobody yet) for players.
    """

    kind = "choose"

    def __init__(self, params: Params, ask: Text | None = None) -> None:
        super().__init__(params, ask)
        self.which = params.word("which", (*_HAND, *_SEATS))
        self.action = params.lines("action")
        if self.which == "skipped" and not self.action:
            raise TaskError("which", "skipped needs an action")
        params.done()

    def usual_ask(self, scene: Scene) -> Text:
        """Return the question in the usual words."""
        question = said(f"lesson-ask-choose-{self.which}")
        if not self.action:
            return question
        trial = scene.trial(self.action)
        first = captions(trial.before, trial.events[:1], scene.viewer)[0]
        return {locale: f"{first[locale]} {question[locale]}" for locale in question}

    def options(self, scene: Scene) -> list[Option]:
        """Return what may be chosen."""
        if self.which in _HAND:
            named = hand_keys(scene.round, scene.viewer)
            faces = [wire_face(card, scene.round.side) for card in named.values()]
            return [
                Option(key, said("lesson-card", {"card": face}), face=face, place=place)
                for place, (key, face) in enumerate(zip(named, faces, strict=True))
            ]
        return [*seats(scene), nobody()] if self._of_series else seats(scene)

    @property
    def _of_series(self) -> bool:
        return self.which in ("winners", "losers")

    def solution(self, scene: Scene) -> list[str]:
        """Work out everything that is asked for."""
        if self.which in _HAND:
            test = _HAND[self.which]
            return [key for key, verdict in self._verdicts(scene).items() if test(verdict)]
        if self.which == "leaders":
            hands = {name: scene.round.hand(name)[0] for name in scene.round.players}
            return leaders(hands)
        trial = scene.trial(self.action)
        if self.which == "skipped":
            named = {
                name for event in trial.events if event.kind == "skip" for name in event["players"]
            }
            return [name for name in scene.round.players if name in named]
        account = self._booked(scene, trial)
        found = account.winners if self.which == "winners" else account.losers
        return list(found) or [nobody().key]

    def _booked(self, scene: Scene, trial: Trial) -> Booking:
        outcome = trial.round.outcome
        if outcome is None:
            raise TaskError("which", "the round is not over, so nothing is booked")
        before = {name: scene.stage.totals.get(name, 0) for name in scene.round.players}
        return book(before, outcome.points, outcome.winner, scene.rules)

    def judge(self, scene: Scene, answer: Any) -> Judgement:
        """Judge a list of keys."""
        options = self.options(scene)
        chosen, right = set(choices_of(answer, options)), set(self.solution(scene))
        marks = {
            option.key: "right" if option.key in right else "wrong"
            for option in options
            if option.key in chosen
        }
        good = chosen == right
        if self.which not in _HAND:
            trial = scene.trial(self.action)
            told = captions(trial.before, trial.events, scene.viewer)
            if self._of_series and scene.rules.target is None:
                return self._of_one_round(scene, trial, good, told, marks)
            totals = self._looked_again(scene, trial, chosen, right)
            if self.which == "leaders":
                told = totals
            if self._of_series:
                booked = [f"{n} {total}" for n, total in self._booked(scene, trial).totals.items()]
                totals = [said("lesson-totals", {"players": booked})]
                told += totals
            return Judgement(good, told if good else totals, (), marks)
        verdicts = self._verdicts(scene)
        wrong, missing = chosen - right, right - chosen
        # Where all is right, the reasons of the chosen cards are worth reading too.
        listed = [verdicts[key] for key in verdicts if key in (right if good else wrong)]
        say = _distinct(said(message_for(verdict)) for verdict in listed)
        rules = tuple(dict.fromkeys(rule for verdict in listed for rule in verdict.rules))
        about = tuple(rule for key in verdicts if key in missing for rule in verdicts[key].rules)
        if self.which == "bluff" and wrong:
            # That a card fits does not tell why it is no bluff; what a bluff is does.
            faces = dict.fromkeys(option.face for option in options if option.key in wrong)
            say, rules = [said("lesson-no-bluff", {"cards": list(faces)})], ()
        if missing:
            # How many are missing is no secret; which ones they are is for the next try.
            say.append(said("lesson-missing", {"count": len(missing)}))
        why = Counter(verdicts[key].reason for key in missing if self.which != "bluff")
        parts = [said(text, {"count": why[how]}) for how, text in _MISSING.items() if why[how]]
        say += parts
        if good and not right:
            say = [said("lesson-none-of-them")]
        return Judgement(good, say, rules, marks, about=about, told=bool(parts))

    def _looked_again(
        self, scene: Scene, trial: Trial, chosen: set[str], right: set[str]
    ) -> list[Text]:
        """Say what is wrong with the players who were chosen."""
        said_: list[Text] = []
        if self.which == "leaders" and chosen:
            # The cards lie open: what each of those counts is no secret.
            drawn = {name: scene.round.hand(name)[0].light.symbol for name in scene.round.players}
            listed = [
                f"{name} {symbol if symbol.is_number else 0}"
                for name, symbol in drawn.items()
                if name in chosen or chosen == right
            ]
            said_ = [said("lesson-count-drawn", {"players": listed})]
        if self.which == "skipped":
            wrong = [name for name in scene.round.players if name in chosen - right]
            said_ = [text for n in wrong for text in own_card(self.action[-1], trial, n)]
        if right - chosen and not self._of_series:
            said_.append(said("lesson-missing", {"count": len(right - chosen)}))
        return said_ or [said("lesson-look-again")]

    @staticmethod
    def _of_one_round(
        scene: Scene, trial: Trial, good: bool, told: list[Text], marks: dict[str, str]
    ) -> Judgement:
        """Explain who wins where there is no series: the round decides, and no total."""
        ending = "C-END-1" if scene.rules.deck == "classic" else "F-END-1"
        outcome = trial.round.outcome
        assert outcome is not None
        if not good or outcome.winner is None:
            say = [said("lesson-one-round"), rule_says(ending)]
            return Judgement(good, say, (ending,), marks)
        you = "player" if outcome.winner == scene.viewer else "no"
        args = {"player": outcome.winner, "points": outcome.score, "you": you}
        return Judgement(True, told or [said("event-round-over", args)], (ending,), marks)

    def _verdicts(self, scene: Scene) -> dict[str, Verdict]:
        judged = hand_verdicts(scene.round, scene.viewer)
        named = hand_keys(scene.round, scene.viewer)
        return {key: verdict for key, (_, verdict) in zip(named, judged, strict=True)}

    def wire(self, scene: Scene) -> dict[str, Any]:
        """Return the question with its options."""
        return {**super().wire(scene), "options": [o.wire() for o in self.options(scene)]}

    def played(self, scene: Scene, answer: Any) -> tuple[str, ...]:
        """Return the action that the question is about."""
        return self.action

    def cited(self, scene: Scene, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Keep to what is at work: the verdicts on the cards, the way of scoring."""
        if self.which in _HAND:
            at_work = {rule for verdict in self._verdicts(scene).values() for rule in verdict.rules}
            rules = tuple(rule for rule in rules if rule in at_work) or rules
        if self._of_series:
            others = [named for way, named in _SERIES.items() if way != scene.rules.scoring]
            rules = tuple(rule for rule in rules if not any(rule in named for named in others))
        return super().cited(scene, rules)


class Order(Task):
    """Put the steps of an action in order; ``kinds`` may name which events are asked."""

    kind = "order"

    def __init__(self, params: Params, ask: Text | None = None) -> None:
        super().__init__(params, ask)
        self.action = params.lines("action")
        self.kinds = params.lines("kinds")
        if not self.action:
            raise TaskError("action", "action is needed: the order of what follows is asked")
        params.done()

    def usual_ask(self, scene: Scene) -> Text:
        """Return the question in the usual words."""
        return said("lesson-ask-order")

    def _parts(self, scene: Scene) -> dict[str, Text]:
        """The steps by key, in the right order."""
        trial = scene.trial(self.action)
        told = captions(trial.before, trial.events, scene.viewer)
        asked = [
            (event.kind, caption)
            for event, caption in zip(trial.events, told, strict=True)
            if not self.kinds or event.kind in self.kinds
        ]
        often = Counter(kind for kind, _ in asked)
        parts: dict[str, Text] = {}
        for kind, caption in asked:
            key, number = kind, 1
            while key in parts:
                number += 1
                key = f"{kind} {number}"
            name = f"lesson-part-{kind.replace('_', '-')}"
            # What happens more than once is told in full, or one could not tell it apart.
            parts[key] = said(name) if known(name) and often[kind] == 1 else caption
        if len(parts) < 2:
            raise TaskError("action", "there are fewer than two steps to put in order")
        return parts

    def solution(self, scene: Scene) -> list[str]:
        """Return the keys in the right order."""
        return list(self._parts(scene))

    def judge(self, scene: Scene, answer: Any) -> Judgement:
        """Judge a list of all keys."""
        parts = self._parts(scene)
        right = list(parts)
        chosen = choices_of(answer, [Option(key, label) for key, label in parts.items()])
        if len(chosen) < len(right):
            raise AnswerError("an answer names every step")
        # Of two steps that are worded alike either may stand first.
        wrong = [place for place, key in enumerate(right) if parts[chosen[place]] != parts[key]]
        if not wrong:
            trial = scene.trial(self.action)
            return Judgement(True, captions(trial.before, trial.events, scene.viewer))
        place = wrong[0]
        kinds = [key.split(" ")[0] for key in (chosen[place], right[place])]
        about = [
            rule
            for event in scene.trial(self.action).events
            if event.kind in kinds
            for rule in event.rules
        ]
        marks = {**dict.fromkeys(chosen[:place], "right"), chosen[place]: "wrong"}
        say = [said("lesson-order-from", {"count": place + 1})]
        return Judgement(False, say, marks=marks, about=tuple(about))

    def wire(self, scene: Scene) -> dict[str, Any]:
        """Return the question with the steps in mixed order."""
        parts = [Option(key, label) for key, label in self._parts(scene).items()]
        return {**super().wire(scene), "options": [o.wire() for o in mixed(parts)]}

    def played(self, scene: Scene, answer: Any) -> tuple[str, ...]:
        """Return the action whose steps are asked."""
        return self.action


def _distinct(texts: Iterable[Text]) -> list[Text]:
    found: list[Text] = []
    for one in texts:
        if one not in found:
            found.append(one)
    return found


def mixed(options: list[Option]) -> list[Option]:
    """Mix options in a way that says nothing about their order, the same every time.

    Raises
    ------
    UnoFlipError
        If two of them have the same key.
    """
    by_key = {option.key: option for option in options}
    if len(by_key) < len(options):
        raise UnoFlipError("two options have the same key")
    keys = sorted(by_key)
    chance = Random(" ".join(keys))
    for place in range(len(keys) - 1, 0, -1):
        other = int(chance.random() * (place + 1))
        keys[place], keys[other] = keys[other], keys[place]
    if keys == list(by_key):
        keys = keys[1:] + keys[:1]
    return [by_key[key] for key in keys]
