"""Make the move, or play a whole round: answered at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from unoflip_widgets.players import make_bot, next_action
from unoflip_widgets.rules import (
    EVENT_KINDS,
    REASONS,
    Action,
    Color,
    Round,
    Symbol,
    UnoFlipError,
    Verdict,
)

from ..explanations import hand_verdicts, message_for, wire_face
from .scenes import Scene, Trial
from .tasks import AnswerError, Judgement, Params, Task, TaskError
from .words import Text, captions, known, rule_says, said

__all__ = ["GOALS", "Move", "Play", "advice"]

Holds = Callable[[Scene, Action, Verdict, Trial], bool]

_LAYING = ("play", "jump")
_UNTIMELY = ("wrong_phase", "not_your_turn", "must_respond", "invalid_response")
_VERBS = ("draw", "keep", "accept", "challenge", "catch", "ready", "jump", "give", "color")


def _again(scene: Scene, action: Action, verdict: Verdict, trial: Trial) -> bool:
    return trial.after.turn == action.player and trial.after.phase == "turn"


def _uno(scene: Scene, action: Action, verdict: Verdict, trial: Trial) -> bool:
    # The word alone is a move only where the card it belongs to has been laid already.
    late = action.verb == "uno" and len(trial.after.hands[action.player or ""]) == 1
    return action.uno or late


_PLAIN: dict[str, Holds] = {
    "any": lambda scene, action, verdict, trial: True,
    "lawful": lambda scene, action, verdict, trial: verdict.lawful,
    "bluff": lambda scene, action, verdict, trial: not verdict.lawful,
    "lay": lambda scene, action, verdict, trial: action.verb in _LAYING,
    "uno": _uno,
    "again": _again,
    "wins": lambda scene, action, verdict, trial: trial.after.winner == action.player,
}


def _valued(word: str, value: str) -> Holds | None:
    if word == "by" and value in REASONS:
        return lambda scene, action, verdict, trial: verdict.reason == value
    if word == "event" and value in EVENT_KINDS:
        return lambda scene, action, verdict, trial: any(e.kind == value for e in trial.events)
    if word == "symbol" and value in set(Symbol):
        return lambda scene, action, verdict, trial: (
            action.card is not None and action.card.face(trial.before.side).symbol == value
        )
    if word == "call" and value in set(Color):
        return lambda scene, action, verdict, trial: action.color == value
    if word == "draws":
        return lambda scene, action, verdict, trial: any(
            e.kind == "draw" and e.player == value and e["count"] for e in trial.events
        )
    if word == "loses":
        return lambda scene, action, verdict, trial: any(
            e.kind == "skip" and value in e["players"] for e in trial.events
        )
    return None


GOALS = (*_PLAIN, *_VERBS, "by", "event", "symbol", "call", "draws", "loses")
"""Every word a goal can be, or begin with."""


def _goal(line: str) -> Holds:
    if line in _PLAIN:
        return _PLAIN[line]
    if line in _VERBS:
        return lambda scene, action, verdict, trial: action.verb == line
    word, _, value = line.partition(":")
    holds = _valued(word, value)
    if holds is None:
        raise TaskError(
            "goal",
            f"{line[:40]!r} is no goal; goals are {', '.join((*_PLAIN, *_VERBS))}, and with a "
            "value by:REASON, event:KIND, symbol:SYMBOL, call:COLOR, draws:PLAYER, loses:PLAYER",
        )
    return holds


class Move(Task):
    """Make a move that reaches a goal.

    ``goal`` is a word or a list of words that must all hold: ``any``, ``lawful``, ``bluff``,
    ``lay``, ``uno``, ``again``, ``wins``, a verb, or ``by:``, ``event:``, ``symbol:``,
    ``call:``, ``draws:`` and ``loses:`` with a value.
    """

    kind = "move"

    def __init__(self, params: Params, ask: Text | None = None) -> None:
        super().__init__(params, ask)
        self.goals = params.lines("goal", ("any",))
        self._holds = [_goal(line) for line in self.goals]
        params.done()

    def usual_ask(self, scene: Scene) -> Text:
        """Return the question in the usual words."""
        for goal in ("bluff", "lawful", "uno"):
            if goal in self.goals:
                return said(f"lesson-ask-move-{goal}")
        if scene.round.phase == "choose_color":
            return said("event-choose-color", {"player": scene.viewer, "you": "player"})
        return said("lesson-ask-move")

    def solution(self, scene: Scene) -> str:
        """Find the first action that reaches the goal."""
        for action in scene.round.legal_actions():
            if action.player == scene.viewer:
                verdict = scene.round.check(action)
                if self._reached(scene, action, verdict, scene.trial([str(action)])):
                    return str(action)
        raise TaskError("goal", "no action that the rules allow reaches the goal")

    def judge(self, scene: Scene, answer: Any) -> Judgement:
        """Judge an action, given as a line."""
        try:
            action = Action.parse(answer)
            verdict = scene.round.check(action)
        except UnoFlipError as error:
            raise AnswerError(f"an answer is an action: {error}") from None
        if action.player != scene.viewer:
            raise AnswerError(f"the action of {action.player} is no answer of {scene.viewer}")
        why = said(message_for(verdict))
        if verdict.reason in _UNTIMELY:
            # That it is not the time says nothing of what it is the time for; the step does.
            return Judgement(False, [why])
        if not verdict.ok or verdict.reason.endswith("_penalty"):
            return Judgement(False, [why], verdict.rules)
        trial = scene.trial([str(action)])
        told = [
            caption
            for event, caption in zip(
                trial.events, captions(trial.before, trial.events, scene.viewer), strict=True
            )
            # That nobody can be caught any more comes before the move itself.
            if event.kind != "uno_closed"
        ]
        if self._reached(scene, action, verdict, trial):
            if action.verb == "draw" and not any(one.ok for _, one in hand_verdicts(*_own(scene))):
                why = said("lesson-drew")
            more = _not_held(action, trial)
            return Judgement(True, [why, *more, *told[1:]], verdict.rules)
        if action.verb == "uno":
            # Where the word is asked for, to say it before the card is a good beginning.
            begun = "uno" in self.goals
            say = [said("lesson-uno-first"), why]
            return Judgement(begun, say, verdict.rules, halfway=begun)
        off = "lesson-no-swap" if _swaps_nothing(scene, action) else "lesson-off-goal"
        return Judgement(False, [said(off), why, *told[1:3]], verdict.rules)

    def announces(self, scene: Scene, answer: str) -> bool:
        """Whether an answer only says UNO, which counts for the card that is laid next."""
        action = Action.parse(answer)
        return action.verb == "uno" and scene.round.check(action).ok

    def announced(self, answer: Any) -> Any:
        """Return the answer of somebody who has said UNO before: a card is laid with the word."""
        try:
            action = Action.parse(answer)
        except UnoFlipError:
            return answer
        return f"{action} uno" if action.verb in _LAYING and not action.uno else answer

    def cited(self, scene: Scene, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Return those rules of the step that a right move rests on."""
        line = self.solution(scene)
        at_work = {*scene.round.check(line).rules}
        at_work.update(rule for event in scene.trial([line]).events for rule in event.rules)
        return super().cited(scene, tuple(rule for rule in rules if rule in at_work) or rules)

    def _reached(self, scene: Scene, action: Action, verdict: Verdict, trial: Trial) -> bool:
        return all(holds(scene, action, verdict, trial) for holds in self._holds)

    def played(self, scene: Scene, answer: Any) -> tuple[str, ...]:
        """Return the move itself."""
        return (answer,)


def _own(scene: Scene) -> tuple[Round, str]:
    return scene.round, scene.viewer


def _not_held(action: Action, trial: Trial) -> list[Text]:
    """Say that a color was called which the hand does not hold; it may be, but helps nobody."""
    after = trial.after
    hand = after.hands[action.player or ""]
    if action.color is None or not hand:
        return []
    if any(card.face(after.side).color == action.color for card in hand):
        return []
    return [said("lesson-not-held", {"color": str(action.color)})]


def _swaps_nothing(scene: Scene, action: Action) -> bool:
    """Whether a five was laid, but nobody chosen to swap a card with."""
    if action.card is None or action.target is not None or not scene.round.rules.five_swap:
        return False
    return action.card.face(scene.round.side).symbol == Symbol.FIVE


class Play(Task):
    """Play a whole round against bots, with advice on request."""

    kind = "play"

    def __init__(self, params: Params, ask: Text | None = None) -> None:
        super().__init__(params, ask)
        self.level = params.word("bots", ("hasty", "steady", "sly"), "steady")
        params.done()

    def usual_ask(self, scene: Scene) -> Text:
        """Return the question in the usual words."""
        return said("lesson-ask-play")

    def bots(self, scene: Scene) -> dict[str, str]:
        """Return who is played by which bot."""
        return {name: self.level for name in scene.round.players if name != scene.viewer}

    def solution(self, scene: Scene) -> str:
        """A round has no right answer: it is done when it is over."""
        return "over"

    def judge(self, scene: Scene, answer: Any) -> Judgement:
        """Accept that the round is over; who wins is luck."""
        if answer != "over":
            raise AnswerError("a round is answered by playing it to its end")
        outcome = scene.round.outcome
        say = [said("lesson-round-played")]
        if outcome is not None and outcome.winner is not None:
            you = "player" if outcome.winner == scene.viewer else "no"
            won = {"player": outcome.winner, "you": you, "points": outcome.score}
            say.append(said("event-round-over", won))
        return Judgement(True, say, ("F-END-1",))


def advice(scene: Scene) -> list[Text]:
    """Say what a steady player would do in the viewer's place, and why.

    Parameters
    ----------
    scene : Scene
        A scene whose round waits for the viewer.

    Returns
    -------
    list of Text
        Empty if somebody else has to act.
    """
    round_ = scene.round
    if round_.turn != scene.viewer:
        return []
    bot = make_bot("steady", 0, round_.rules)
    action = next_action(round_, {scene.viewer: bot})
    if action is None:
        return []
    # The rule of the wild says what its player does, which is no reason to accept.
    rules = () if action.verb == "accept" else round_.check(action).rules[:1]
    why = [rule_says(rule) for rule in rules]
    return [said("lesson-coach"), *_urged(scene, action), *_because(bot.reason), *why]


def _urged(scene: Scene, action: Action) -> list[Text]:
    """Tell the learner to do something; what cannot be said so is told as it would happen."""
    verb = "play" if action.verb in _LAYING else action.verb
    swaps = verb == "play" and (action.target is not None or action.give is not None)
    if swaps or not known(f"lesson-advice-{verb}"):
        trial = scene.trial([str(action)])
        return captions(trial.before, trial.events[:1], scene.viewer)
    args = {
        "card": "" if action.card is None else wire_face(action.card, scene.round.side),
        "color": "none" if action.color is None else str(action.color),
        "uno": "yes" if action.uno else "no",
        "target": action.target or "",
    }
    return [said(f"lesson-advice-{verb}", args)]


def _because(reason: Mapping[str, Any] | None) -> list[Text]:
    """Say the reason of a bot, which speaks of itself, to the learner."""
    if reason is None:
        return []
    name = str(reason["id"]).replace("bot-reason-", "lesson-reason-")
    return [said(name, reason["args"])] if known(name) else []
