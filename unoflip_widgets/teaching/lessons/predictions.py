"""Foresee what follows: one question, one answer, and the options to choose it from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from unoflip_widgets.rules import (
    Action,
    BadPlayerCount,
    Card,
    Event,
    Position,
    Round,
    Series,
    parse_card,
)

from ..explanations import message_for, wire_face
from .mistakes import overlooked
from .scenes import Scene, Trial
from .tasks import Judgement, Option, Params, Task, TaskError, choice_of, nobody, seats
from .words import ANNOUNCED, Text, captions, deeds, face_on_top, joined, said, watched

__all__ = ["ASKS", "Predict"]

_MOST_RULES = 2
_MOST_BACKS = 5


class Predict(Task):
    """Foresee one thing.

    ``ask`` says what: ``top`` (which face lies on top), ``next`` (who has to act), ``drawn``
    (how many cards ``player`` draws), ``drawer`` (who draws), ``color`` (which color counts),
    ``side``, ``direction``, ``over`` (whether the round is over), ``allowed`` and ``lawful``
    (whether ``action`` may be done, and is within the rules), ``seen`` (which side ``player``
    sees of your cards), ``pile`` (which side of the draw pile shows), ``dealer`` (who deals the
    next round), ``players`` (whether ``number`` people can play), ``draw`` (which face the next
    card to be drawn will show), ``shown`` (who is shown a hand), ``back`` (which face is on the
    other side of ``card``).
    """

    kind = "predict"

    def __init__(self, params: Params, ask: Text | None = None) -> None:
        super().__init__(params, ask)
        self.about = params.word("ask", ASKS)
        self.action = params.lines("action")
        needs_player = self.about in ("drawn", "seen")
        self.player = params.word("player") if needs_player else ""
        self.number = params.number("number") if self.about == "players" else 0
        self.card: Card | None = None
        if self.about == "back":
            self.card = parse_card(params.word("card"))
            if self.card.dark is None:
                raise TaskError("card", f"{self.card} has one face only")
        if self.about in ("allowed", "lawful", "drawn", "drawer") and not self.action:
            raise TaskError("action", f"{self.about} needs an action")
        params.done()

    def usual_ask(self, scene: Scene) -> Text:
        """Return the question in the usual words."""
        if self.about in ("allowed", "lawful"):
            return self._may(scene)
        args: dict[str, Any] = {"player": self.player, "you": _you(self.player, scene)}
        args["count"] = self.number
        if self.card is not None:
            args["card"] = wire_face(self.card, scene.round.side)
        if not self.action:
            return said(f"lesson-ask-{self.about}", args)
        trial = scene.trial(self.action)
        acts = deeds(trial.before, trial.events, trial.starts, scene.viewer)
        return joined([*acts, said(f"lesson-ask-{self.about}", args)])

    def _may(self, scene: Scene) -> Text:
        action = Action.parse(self.action[-1])
        name = action.player or ""
        args: dict[str, Any] = {"player": name, "you": _you(name, scene)}
        if action.card is not None:
            args["card"] = wire_face(action.card, scene.round.side)
        if action.target is not None:
            args["target"] = action.target
        verb = "play" if self.about == "lawful" else action.verb
        question = "lawful" if self.about == "lawful" else "may"
        return said(f"lesson-{question}-{verb}", args)

    def _trial(self, scene: Scene) -> Trial:
        return scene.trial(() if self.about in ("allowed", "lawful") else self.action)

    def options(self, scene: Scene) -> list[Option]:
        """Return what may be answered, always in the same order of itself."""
        return _OPTIONS[self.about](self, scene, self._trial(scene))

    def solution(self, scene: Scene) -> str:
        """Work out the right answer."""
        return ASKS[self.about](self, scene, self._trial(scene))

    def judge(self, scene: Scene, answer: Any) -> Judgement:
        """Judge a key."""
        right = self.solution(scene)
        good = choice_of(answer, self.options(scene)) == right
        if self.about in ("allowed", "lawful"):
            verdict = scene.round.check(self.action[-1])
            return Judgement(good, [said(message_for(verdict))], verdict.rules)
        if self.card is not None:
            # What was chosen belongs to another card, and which one that is lies open.
            side = scene.round.side
            card = next(card for card in self._backed(scene) if _behind(card, scene) == answer)
            told = {"card": wire_face(card, side), "top": _behind(card, scene)}
            return Judgement(good, [said("lesson-back-is", told)], told=True)
        trial = self._trial(scene)
        if good:
            return Judgement(True, captions(trial.before, trial.events, scene.viewer))
        # Why it is otherwise, not what it is: the next try is still to come.  Which rules those
        # are depends on what the step is about.
        say = overlooked(self.about, scene, trial, self.action, answer, right)
        # Too few or too many alone explains nothing.
        return Judgement(False, say, told=len(say) > (self.about == "drawn"))

    def _backed(self, scene: Scene) -> list[Card]:
        """The card that is asked about, and those whose backs might be taken for its own."""
        assert self.card is not None
        if self.card not in scene.round.deck.cards:
            raise TaskError("card", f"there is no card {self.card} in this deck")
        position = scene.position
        return [self.card, *position.discard, *position.draw][:_MOST_BACKS]

    def _rules(self, trial: Trial) -> list[str]:
        """The rules of those events that decide what is asked."""
        rules: dict[str, None] = {}
        for event in _deciding(self.about, trial):
            mine = [rule for rule in event.rules if _on_side(rule, trial)]
            rules.update(dict.fromkeys(mine or event.rules))
        return list(rules)

    def cited(self, scene: Scene, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Return the rules of what happens that the step names."""
        if self.about in ("allowed", "lawful"):
            found = list(scene.round.check(self.action[-1]).rules)
        else:
            found = self._rules(self._trial(scene))
        named = [rule for rule in found if rule in rules] or list(rules) or found
        return tuple(named[:_MOST_RULES])

    def wire(self, scene: Scene) -> dict[str, Any]:
        """Return the question with its options."""
        return {**super().wire(scene), "options": [o.wire() for o in self.options(scene)]}

    def played(self, scene: Scene, answer: Any) -> tuple[str, ...]:
        """Return the action that the question is about."""
        return () if self.about in ("allowed", "lawful") else self.action


# -- which events decide ------------------------------------------------------------------

_MOVING = frozenset(
    {"direction", "skip", "respond", "choose_color", "await_ready", "verdict", "keep"}
)


def _deciding(about: str, trial: Trial) -> list[Event]:
    """The events that change what is asked, or at least touch it."""
    seen = watched(trial.before, trial.events)
    if about in ("drawn", "drawer"):
        found = [event for event, _ in seen if event.kind in ("draw", "verdict", "skip")]
    elif about == "next":
        found = [event for event, _ in seen if event.kind in _MOVING]
    elif about in ("top", "color", "side", "direction"):
        value = _VALUES[about]
        found, before = [], trial.before
        for event, after in seen:
            if value(after) != value(before) or event.kind == "exposed":
                found.append(event)
            before = after
    else:
        found = []
    return found or [event for event, _ in seen if event.kind not in ANNOUNCED][-1:]


def _on_side(rule: str, trial: Trial) -> bool:
    """Leave out what the rulebook says of the other side."""
    light, dark = rule.startswith("F-LITE"), rule.startswith("F-DARK")
    return not (light and trial.before.side == "dark") and not (
        dark and trial.before.side == "light"
    )


_VALUES: dict[str, Callable[[Position], str]] = {
    "top": face_on_top,
    "color": lambda position: str(position.color or "none"),
    "side": lambda position: position.side,
    "direction": lambda position: position.direction,
}


# -- right answers --------------------------------------------------------------------------


def _drawers(trial: Trial) -> list[str]:
    found = {
        event.player: None for event in trial.events if event.kind == "draw" and event["count"]
    }
    return [name for name in found if name]


def _drawer(task: Predict, scene: Scene, trial: Trial) -> str:
    names = _drawers(trial)
    if len(names) > 1:
        raise TaskError("ask", f"{', '.join(names)} draw, so who draws is not one answer")
    return names[0] if names else "none"


def _drawn(task: Predict, scene: Scene, trial: Trial) -> str:
    trial.round.hand(task.player)  # refuses whoever does not play
    counts = [e["count"] for e in trial.events if e.kind == "draw" and e.player == task.player]
    return str(sum(counts))


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _check(task: Predict, scene: Scene) -> Any:
    return scene.round.check(task.action[-1])


def _seen(task: Predict, scene: Scene, trial: Trial) -> str:
    view = scene.round.view(task.player)
    return next(str(seat.side or "none") for seat in view.seats if seat.name == scene.viewer)


def _pile(task: Predict, scene: Scene, trial: Trial) -> str:
    face = trial.round.view(scene.viewer).next
    top = trial.after.draw[0]
    return "none" if face is None else "light" if face == top.light else "dark"


def _can_play(task: Predict, scene: Scene, trial: Trial) -> str:
    try:
        Round.deal([f"P{number}" for number in range(task.number)], scene.rules, 0)
    except BadPlayerCount:
        return "no"
    return "yes"


def _behind(card: Card, scene: Scene) -> str:
    return wire_face(card, "light" if scene.round.side == "dark" else "dark")


def _back(task: Predict, scene: Scene, trial: Trial) -> str:
    return _behind(task._backed(scene)[0], scene)


def _next_face(position: Position) -> str:
    return wire_face(position.draw[0], position.side) if position.draw else "none"


ASKS: dict[str, Callable[[Predict, Scene, Trial], str]] = {
    "top": lambda task, scene, trial: face_on_top(trial.after),
    "next": lambda task, scene, trial: trial.after.turn or "none",
    "drawn": _drawn,
    "drawer": _drawer,
    "color": lambda task, scene, trial: str(trial.after.color or "none"),
    "side": lambda task, scene, trial: trial.after.side,
    "direction": lambda task, scene, trial: trial.after.direction,
    "over": lambda task, scene, trial: _yes(trial.after.phase == "round_over"),
    "allowed": lambda task, scene, trial: _yes(_check(task, scene).ok),
    "lawful": lambda task, scene, trial: _yes(_check(task, scene).lawful),
    "seen": _seen,
    "pile": _pile,
    "dealer": lambda task, scene, trial: Series.next_dealer(
        trial.after.players, trial.after.dealer
    ),
    "players": _can_play,
    "draw": lambda task, scene, trial: _next_face(trial.after),
    "shown": lambda task, scene, trial: (
        "none" if trial.after.revealed is None else trial.after.revealed.to
    ),
    "back": _back,
}
"""What may be asked, and how the answer is found."""


# -- options ----------------------------------------------------------------------------------


def _words(*keys: str) -> Callable[[Predict, Scene, Trial], list[Option]]:
    def options(task: Predict, scene: Scene, trial: Trial) -> list[Option]:
        return [Option(key, said(f"lesson-{key}")) for key in keys]

    return options


def _faces(task: Predict, scene: Scene, trial: Trial) -> list[Option]:
    """Faces that somebody might take for the one on top."""
    before, after = trial.before, trial.after
    other = {"light": "dark", "dark": "light"}
    cards = [*after.discard[-2:], *after.discard[:2], *before.discard[-1:], *before.discard[:1]]
    sides = [before.side] if len(trial.round.deck.sides) == 1 else [before.side, other[before.side]]
    faces = sorted({wire_face(card, side) for card in cards for side in sides})
    right = face_on_top(after)
    # The likeliest mistakes are few; more would only make a long list.
    likely = [face_on_top(before), *(wire_face(card, after.side) for card in after.discard[:1])]
    kept = sorted({right, *likely, *faces[:6]} - {"none"})
    return [Option(face, said("lesson-card", {"card": face}), face=face) for face in kept]


def _draw_faces(task: Predict, scene: Scene, trial: Trial) -> list[Option]:
    """Both faces of the two cards that might come next."""
    pile = trial.before.draw
    faces = {
        wire_face(card, side) for card in (*pile[:1], *pile[-1:]) for side in ("light", "dark")
    }
    return [Option(f, said("lesson-card", {"card": f}), face=f) for f in sorted(faces)]


def _backs(task: Predict, scene: Scene, trial: Trial) -> list[Option]:
    faces = sorted({_behind(card, scene) for card in task._backed(scene)})
    return [Option(f, said("lesson-card", {"card": f}), face=f) for f in faces]


def _seats(task: Predict, scene: Scene, trial: Trial) -> list[Option]:
    ending = task.about == "next" and any(len(hand) < 2 for hand in trial.before.hands.values())
    open_ended = ending or task.about in ("drawer", "shown")
    return [*seats(scene), nobody()] if open_ended else seats(scene)


def _numbers(task: Predict, scene: Scene, trial: Trial) -> list[Option]:
    most = max(int(_drawn(task, scene, trial)) + 1, 4)
    return [Option(str(n), said("cards-nom", {"count": n})) for n in range(most + 1)]


def _colors(task: Predict, scene: Scene, trial: Trial) -> list[Option]:
    deck = trial.round.deck
    colors = [str(color) for color in deck.colors_of(trial.after.side)]
    before = trial.before.color
    if before is not None and str(before) not in colors:
        colors.append(str(before))
    listed = [Option(name, said("lesson-color", {"color": name}), color=name) for name in colors]
    return [*listed, Option("none", said("lesson-no-color"))]


_OPTIONS: dict[str, Callable[[Predict, Scene, Trial], list[Option]]] = {
    "top": _faces,
    "next": _seats,
    "drawn": _numbers,
    "drawer": _seats,
    "color": _colors,
    "side": _words("light", "dark"),
    "direction": _words("clockwise", "counterclockwise"),
    "over": _words("yes", "no"),
    "allowed": _words("yes", "no"),
    "lawful": _words("yes", "no"),
    "seen": _words("light", "dark"),
    "pile": _words("light", "dark"),
    "dealer": _seats,
    "players": _words("yes", "no"),
    "draw": _draw_faces,
    "shown": _seats,
    "back": _backs,
}


def _you(name: str, scene: Scene) -> str:
    return "player" if name == scene.viewer else "no"
