"""Decide on a challenge, and know beforehand what each way costs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from unoflip_widgets.rules import Position, Round, Symbol
from unoflip_widgets.rules.actions import quote

from ..explanations import challenge_forecast
from .scenes import Scene
from .tasks import AnswerError, Judgement, Option, Params, Task, TaskError, choice_of
from .words import Text, captions, said

__all__ = ["Challenge"]

_WAYS = ("accept", "won", "lost")


class Challenge(Task):
    """Say what accepting, a right and a wrong challenge would cost you, and decide.

    The costs are found by trying each way on a copy of the round; that the accused held the
    color, or did not, is supposed there.  Either decision is right.
    """

    kind = "challenge"

    def __init__(self, params: Params, ask: Text | None = None) -> None:
        super().__init__(params, ask)
        params.done()

    def usual_ask(self, scene: Scene) -> Text:
        """Return the question in the usual words."""
        return said("lesson-ask-challenge")

    def costs(self, scene: Scene) -> dict[str, str]:
        """Return what each way costs the viewer: a number, or ``"color"`` and what comes on top."""
        position = scene.position
        pending = position.pending
        if pending is None or not pending.symbol.is_restricted or pending.victim != scene.viewer:
            raise TaskError("kind", "no wild that may be challenged was laid against the viewer")
        if pending.before is None:
            raise TaskError("kind", "no color is known that was in force before the wild")
        drawn = {way: self._drawn(scene, position, way) for way in _WAYS}
        if pending.symbol is not Symbol.WILD_DRAW_COLOR:
            return {way: str(count) for way, count in drawn.items()}
        base = drawn["accept"]
        return {
            way: "0" if not count else "color" if count == base else f"color+{count - base}"
            for way, count in drawn.items()
        }

    def _drawn(self, scene: Scene, position: Position, way: str) -> int:
        pending = position.pending
        assert pending is not None
        if way == "won":
            color = next(
                card
                for card in scene.round.deck.cards
                if card.face(position.side).color == pending.before
            )
            pending = replace(pending, held=(color,))
        elif way == "lost":
            pending = replace(pending, held=())
        twin = Round.from_position(replace(position, pending=pending), scene.rules)
        verb = "accept" if way == "accept" else "challenge"
        events = twin.apply(f"{quote(scene.viewer)} {verb}")
        return sum(e["count"] for e in events if e.kind == "draw" and e.player == scene.viewer)

    def options(self, scene: Scene) -> list[Option]:
        """Return the costs to choose from."""
        costs = self.costs(scene)
        if any(cost.startswith("color") for cost in costs.values()):
            extra = costs["lost"].partition("+")[2]
            keys = ["0", "2", "color", f"color+{int(extra or 1)}", f"color+{int(extra or 1) + 1}"]
        else:
            most = max(map(int, costs.values()))
            keys = [str(number) for number in range(most + 2)]
        return [Option(key, _cost(key)) for key in keys]

    @staticmethod
    def decisions() -> list[Option]:
        """Return what may be decided."""
        return [Option(key, said(f"lesson-{key}")) for key in ("accept", "challenge")]

    def solution(self, scene: Scene) -> dict[str, str]:
        """Work out the costs; the decision is free."""
        return {**self.costs(scene), "decide": "challenge"}

    def judge(self, scene: Scene, answer: Any) -> Judgement:
        """Judge a mapping of the three costs and the decision."""
        if not isinstance(answer, dict) or set(answer) != {*_WAYS, "decide"}:
            raise AnswerError("an answer has accept, won, lost and decide")
        options, costs = self.options(scene), self.costs(scene)
        decided = choice_of(answer["decide"], self.decisions())
        marks = {
            way: "right" if choice_of(answer[way], options) == costs[way] else "wrong"
            for way in _WAYS
        }
        forecast = dict(zip(("test", *_WAYS), challenge_forecast(scene.round), strict=False))
        if "wrong" in marks.values():
            say = [said(forecast[way]) for way in _WAYS if marks[way] == "wrong"]
            return Judgement(False, say, marks=marks)
        trial = scene.trial([f"{quote(scene.viewer)} {decided}"])
        told = captions(trial.before, trial.events, scene.viewer)
        if decided == "accept":
            told.append(said("lesson-not-known"))
        return Judgement(True, told, marks=marks)

    def wire(self, scene: Scene) -> dict[str, Any]:
        """Return the question with its fields."""
        options = [option.wire() for option in self.options(scene)]
        fields = [
            {"key": way, "label": said(f"lesson-cost-{way}"), "options": options} for way in _WAYS
        ]
        decide = [option.wire() for option in self.decisions()]
        return {**super().wire(scene), "fields": fields, "decide": decide}

    def played(self, scene: Scene, answer: Any) -> tuple[str, ...]:
        """Return what was decided."""
        return (f"{quote(scene.viewer)} {answer['decide']}",)

    def reason(self, scene: Scene, rules: tuple[str, ...]) -> list[Text]:
        """Say what a challenge tests."""
        return [said(message) for message in challenge_forecast(scene.round)[:1]]


def _cost(key: str) -> Text:
    word, plus, extra = key.partition("+")
    if word == "color":
        return said("lesson-cost-color", {"count": int(extra) if plus else 0})
    return said("cards-nom", {"count": int(word)})
