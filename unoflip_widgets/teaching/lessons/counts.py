"""Count: points of a hand, of a round and of a series, and cards."""

from __future__ import annotations

from typing import Any

from unoflip_widgets.rules import Position, book, points_of

from ..explanations import wire_face
from .scenes import Scene, Trial
from .tasks import AnswerError, Judgement, Params, Task, TaskError
from .words import Text, said

__all__ = ["Count"]

_WHATS = ("hand", "round", "total", "cards", "deck")
_PILES = ("draw", "discard")


class Count(Task):
    """Count something.

    ``what`` is ``hand`` (the points of ``player``'s hand on the side in play), ``round`` (what
    the winner scores), ``total`` (what ``player`` has in the series afterwards), ``cards`` (how
    many lie ``where``: a player's hand, ``draw`` or ``discard``), or ``deck`` (how many cards of
    the deck show ``symbol`` or ``color`` on ``side``). ``action`` may come first.
    """

    kind = "count"

    def __init__(self, params: Params, ask: Text | None = None) -> None:
        super().__init__(params, ask)
        self.what = params.word("what", _WHATS)
        self.action = params.lines("action")
        self.player = params.word("player") if self.what in ("hand", "total") else ""
        self.where = params.word("where") if self.what == "cards" else ""
        self.side = params.word("side", ("light", "dark")) if self.what == "deck" else ""
        self.symbol = params.maybe("symbol") if self.what == "deck" else None
        self.color = params.maybe("color") if self.what == "deck" else None
        if self.what in ("deck", "cards") and ask is None:
            raise TaskError("question", f"counting {self.what} needs a question in own words")
        params.done()

    def usual_ask(self, scene: Scene) -> Text:
        """Return the question in the usual words."""
        you = "player" if self.player == scene.viewer else "no"
        return said(f"lesson-ask-count-{self.what}", {"player": self.player, "you": you})

    def solution(self, scene: Scene) -> int:
        """Count."""
        trial = scene.trial(self.action)
        if self.what == "deck":
            faces = [card.face(self.side) for card in scene.round.deck.cards]
            return sum(
                self.symbol in (None, face.symbol) and self.color in (None, face.color)
                for face in faces
            )
        if self.what == "cards":
            return len(_place(trial.after, self.where))
        if self.what == "hand":
            return _points(trial, self.player)
        outcome = trial.round.outcome
        if outcome is None:
            raise TaskError("what", "the round is not over, so nothing is scored")
        if self.what == "round":
            return outcome.score
        trial.round.hand(self.player)  # refuses whoever does not play
        before = {name: scene.stage.totals.get(name, 0) for name in trial.after.players}
        return book(before, outcome.points, outcome.winner, scene.rules).totals[self.player]

    def judge(self, scene: Scene, answer: Any) -> Judgement:
        """Judge a number."""
        if type(answer) is not int or not 0 <= answer <= 1_000_000:
            raise AnswerError("an answer is a whole number from 0 on")
        right = self.solution(scene)
        if answer == right:
            counts = self._counts(scene) if self.what in ("hand", "round", "total") else []
            return Judgement(True, [said("lesson-count-is", {"count": right})], counts=counts)
        far = "more" if answer < right else "less"
        say = [said(f"lesson-count-{far}")]
        if self.what in ("hand", "round", "total"):
            trial = scene.trial(self.action)
            say.append(said("lesson-count-side", {"side": trial.after.side}))
        rules = ("F-SCORE-3",) if scene.rules.deck == "flip" else ("C-SCORE-1",)
        return Judgement(False, say, rules if self.what != "deck" else ())

    def _counts(self, scene: Scene) -> list[tuple[int, list[tuple[str, int]], int]]:
        trial = scene.trial(self.action)
        kind, side = trial.round.deck.kind, trial.after.side
        found = []
        for seat, name in enumerate(trial.after.players):
            if self.what == "hand" and name != self.player:
                continue
            cards = [
                (wire_face(card, side), points_of(card.face(side), kind))
                for card in trial.after.hands[name]
            ]
            found.append((seat, sorted(cards), sum(points for _, points in cards)))
        return found

    def wire(self, scene: Scene) -> dict[str, Any]:
        """Return the question with its unit."""
        unit = "cards" if self.what in ("cards", "deck") else "points"
        return {**super().wire(scene), "unit": said(f"lesson-unit-{unit}")}

    def played(self, scene: Scene, answer: Any) -> tuple[str, ...]:
        """Return the action that comes first."""
        return self.action


def _place(position: Position, where: str) -> tuple[Any, ...]:
    if where in position.players:
        return position.hands[where]
    if where in _PILES:
        return position.draw if where == "draw" else position.discard
    raise TaskError("where", f"where is a player, draw or discard, not {where[:40]!r}")


def _points(trial: Trial, player: str) -> int:
    if player not in trial.after.players:
        raise TaskError("player", f"{player[:40]!r} does not play")
    kind, side = trial.round.deck.kind, trial.after.side
    return sum(points_of(card.face(side), kind) for card in trial.after.hands[player])
