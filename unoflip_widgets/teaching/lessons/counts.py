"""Count: points of a hand, of a round and of a series, and cards."""

from __future__ import annotations

from typing import Any

from unoflip_widgets.rules import Event, Face, Position, book, points_of

from ..explanations import wire_face
from .scenes import Scene, Trial
from .tasks import AnswerError, Judgement, Params, Task, TaskError
from .words import Text, captions, deeds, joined, rule_says, said

__all__ = ["Count"]

_WHATS = ("hand", "round", "total", "cards", "deck")
_PILES = ("draw", "discard")
_ALL_HANDS = "hands"


class Count(Task):
    """Count something.

    ``what`` is ``hand`` (the points of ``player``'s hand on the side in play), ``round`` (what
    the winner scores), ``total`` (what ``player`` has in the series afterwards), ``cards`` (how
    many lie ``where``: a player's hand, all ``hands``, ``draw`` or ``discard``), or ``deck`` (how
    many faces of the deck show ``symbol``, which may be any ``number``, or ``color`` on ``side``,
    which may be ``both``). ``action`` may come first.
    """

    kind = "count"

    def __init__(self, params: Params, ask: Text | None = None) -> None:
        super().__init__(params, ask)
        self.what = params.word("what", _WHATS)
        self.action = params.lines("action")
        self.player = params.word("player") if self.what in ("hand", "total") else ""
        self.where = params.word("where") if self.what == "cards" else ""
        self.side = params.word("side", ("light", "dark", "both")) if self.what == "deck" else ""
        self.symbol = params.maybe("symbol") if self.what == "deck" else None
        self.color = params.maybe("color") if self.what == "deck" else None
        nobodys = self.what == "deck" or self.where in (_ALL_HANDS, *_PILES)
        if nobodys and ask is None:
            place = self.where or "deck"
            raise TaskError("question", f"counting {place} needs a question in own words")
        params.done()

    def usual_ask(self, scene: Scene) -> Text:
        """Return the question in the usual words."""
        player = self.player or self.where
        you = "player" if player == scene.viewer else "no"
        args = {"player": player, "you": you, "after": "yes" if self.action else "no"}
        question = said(f"lesson-ask-count-{self.what}", args)
        if self.what != "cards":
            return question
        trial = scene.trial(self.action)
        acts = deeds(trial.before, trial.events, trial.starts, scene.viewer)
        return joined([*acts, question])

    def solution(self, scene: Scene) -> int:
        """Count."""
        trial = scene.trial(self.action)
        if self.what == "deck":
            deck = scene.round.deck
            sides = deck.sides if self.side == "both" else [self.side]
            faces = [card.face(side) for card in deck.cards for side in sides]
            return sum(self._shows(face) for face in faces)
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

    def _shows(self, face: Face) -> bool:
        symbols = ("number", face.symbol) if face.symbol.is_number else (face.symbol,)
        return self.symbol in (None, *symbols) and self.color in (None, face.color)

    def judge(self, scene: Scene, answer: Any) -> Judgement:
        """Judge a number."""
        if type(answer) is not int or not 0 <= answer <= 1_000_000:
            raise AnswerError("an answer is a whole number from 0 on")
        right = self.solution(scene)
        if answer == right:
            say = [said("lesson-count-is", {"count": right})]
            if self.what in ("hand", "round", "total"):
                return Judgement(True, say, counts=self._counts(scene))
            trial = scene.trial(self.action)
            return Judgement(True, [*say, *captions(trial.before, trial.events, scene.viewer)])
        far = "more" if answer < right else "less"
        say = [said(f"lesson-count-{far}")]
        if self.what not in ("hand", "round", "total"):
            part = self._part(scene)
            return Judgement(False, [*say, *part], told=bool(part))
        trial = scene.trial(self.action)
        told = captions(trial.before, trial.events, scene.viewer)
        # What is drawn at the end is easily left out.
        say += [words for event, words in zip(trial.events, told, strict=True) if _draws(event)]
        if self.what == "total":
            say.append(said("lesson-count-total"))
        if scene.rules.deck == "classic":
            say += self._one_of(scene)
            return Judgement(False, [*say, rule_says("C-SCORE-1")], ("C-SCORE-1",))
        if self.what != "total" and answer == self._on_the_other_side(trial):
            other = "dark" if trial.after.side == "light" else "light"
            say.append(said("lesson-count-other-side", {"side": other}))
        say.append(said("lesson-count-side", {"side": trial.after.side}))
        return Judgement(False, [*say, *self._one_of(scene)], ("F-SCORE-3",))

    def _one_of(self, scene: Scene) -> list[Text]:
        """Tell the sum of one of several hands or, of a single hand, its dearest card."""
        hands = [hand for hand in self._counts(scene) if hand[1]]
        if self.what == "total" and scene.rules.scoring != "winner":
            # Everybody books the own hand, so one sum would be the whole answer.
            hands = [hand for hand in hands if scene.round.players[hand[0]] == self.player]
        if self.what != "hand" and len(hands) > 1:
            seat, _, points = hands[0]
            player = scene.round.players[seat]
            return [said("say-hand-counts", {"player": player, "points": points})]
        cards = sorted((points, face) for _, held, _ in hands for face, points in held)
        return [said("say-worth", {"card": face, "points": n}) for n, face in cards[-1:]]

    def _part(self, scene: Scene) -> list[Text]:
        """Tell a part of the count, from which one can go on."""
        trial = scene.trial(self.action)
        if self.what == "deck":
            return self._part_of_deck(scene)
        if self.where == _ALL_HANDS:
            sizes = {len(hand) for hand in trial.after.hands.values()}
            return [said("lesson-count-each-hand", {"count": n}) for n in sizes if len(sizes) == 1]
        if any(_draws(event) and event.player == self.where for event in trial.events):
            return [said("lesson-count-before", {"count": len(_place(trial.before, self.where))})]
        return []

    def _part_of_deck(self, scene: Scene) -> list[Text]:
        deck = scene.round.deck
        if self.side == "both":
            alone = sum(self._shows(card.light) for card in deck.cards)
            return [said("lesson-count-one-side", {"count": alone})]
        faces = [face for card in deck.cards if self._shows(face := card.face(self.side))]
        if self.color is not None:
            return [said("lesson-count-different", {"count": len(set(faces))})]
        colors = [face.color for face in faces]
        shares = {colors.count(color) for color in set(colors)}
        even = len(shares) == 1 and None not in colors
        return [said("lesson-count-each-color", {"count": n}) for n in shares if even]

    def _on_the_other_side(self, trial: Trial) -> int | None:
        """What it would be if one counted the side that is not in play."""
        if len(trial.round.deck.sides) == 1:
            return None
        kind, side = trial.round.deck.kind, "dark" if trial.after.side == "light" else "light"
        hands = trial.after.hands
        counted = [hands[self.player]] if self.player else hands.values()
        return sum(points_of(card.face(side), kind) for hand in counted for card in hand)

    def cited(self, scene: Scene, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Keep to what is counted: of the deck, what its cards are."""
        if self.what == "deck":
            rules = tuple(rule for rule in rules if "-DECK-" in rule) or rules
        return super().cited(scene, rules)

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
        unit = {"cards": "cards", "deck": "faces"}.get(self.what, "points")
        if unit == "faces" and len(scene.round.deck.sides) == 1:
            unit = "cards"
        return {**super().wire(scene), "unit": said(f"lesson-unit-{unit}")}

    def played(self, scene: Scene, answer: Any) -> tuple[str, ...]:
        """Return the action that comes first."""
        return self.action


def _draws(event: Event) -> bool:
    return event.kind == "draw" and bool(event["count"])


def _place(position: Position, where: str) -> tuple[Any, ...]:
    if where in position.players:
        return position.hands[where]
    if where in _PILES:
        return position.draw if where == "draw" else position.discard
    if where == _ALL_HANDS:
        return tuple(card for hand in position.hands.values() for card in hand)
    raise TaskError("where", f"where is a player, hands, draw or discard, not {where[:40]!r}")


def _points(trial: Trial, player: str) -> int:
    if player not in trial.after.players:
        raise TaskError("player", f"{player[:40]!r} does not play")
    kind, side = trial.round.deck.kind, trial.after.side
    return sum(points_of(card.face(side), kind) for card in trial.after.hands[player])
