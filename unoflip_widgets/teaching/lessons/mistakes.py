"""What a wrong answer overlooks, told from what happens; never what would be right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from unoflip_widgets.rules import Action, Card, Event, Position

from ..explanations import message_for, wire_face
from .scenes import Scene, Trial
from .words import Text, said

__all__ = ["overlooked", "own_card"]

_OTHER = {"light": "dark", "dark": "light"}


def overlooked(
    about: str, scene: Scene, trial: Trial, action: Sequence[str], wrong: str, right: str
) -> list[Text]:
    """Say what somebody overlooks who foresees the wrong thing.

    Parameters
    ----------
    about : str
        What was to be foreseen; see `Predict`.
    scene : Scene
        The scene.
    trial : Trial
        What really follows.
    action : sequence of str
        The actions from which it follows.
    wrong, right : str
        The key that was chosen, and the one that is right.

    Returns
    -------
    list of Text
        Empty where there is nothing to say but the rule.
    """
    tell = _TELL.get(about)
    return [] if tell is None else tell(_Case(scene, trial, action, wrong, right))


def own_card(action: str, trial: Trial, name: str) -> list[Text]:
    """Say that nobody is hit by the own card, where somebody was taken to be.

    Parameters
    ----------
    action : str
        The action.
    trial : Trial
        What follows from it.
    name : str
        Who was taken to be hit.
    """
    line = Action.parse(action)
    if line.verb == "open" and name == trial.before.dealer:
        return [said("lesson-wrong-dealt")]
    return [said("lesson-wrong-own")] if line.player == name and line.verb == "play" else []


class _Case:
    """A wrong answer and what really follows."""

    def __init__(
        self, scene: Scene, trial: Trial, action: Sequence[str], wrong: str, right: str
    ) -> None:
        self.scene, self.trial, self.action = scene, trial, action
        self.wrong, self.right = wrong, right

    def acted(self) -> list[Text]:
        """Say that it was the one who has acted."""
        line = Action.parse(self.action[-1]) if self.action else None
        if line is None or line.verb == "open":
            dealt = line is not None and self.wrong == self.trial.before.dealer
            return [said("lesson-wrong-dealt")] if dealt else []
        return self.person("lesson-wrong-acted") if line.player == self.wrong else []

    def later(self) -> list[Text]:
        """Say that play comes to somebody else first."""
        after = self.trial.after
        if self.wrong not in after.players or len(after.players) < 3:
            return []
        return [_person("lesson-wrong-later", self.scene, self.wrong, direction=after.direction)]

    def told(self, *kinds: str) -> list[Text]:
        """Tell the first event of these kinds, as it happens."""
        for event in self.trial.events:
            if event.kind in kinds:
                return [_caption(event, self.scene, self.trial.after)]
        return []

    def person(self, message: str) -> list[Text]:
        return [_person(message, self.scene, self.wrong)]


def _caption(event: Event, scene: Scene, after: Position) -> Text:
    return said(message_for(event, scene.viewer, after.side))


def _person(message: str, scene: Scene, name: str, **more: str) -> Text:
    you = "player" if name == scene.viewer else "no"
    return said(message, {"player": name, "you": you, **more})


def _next(case: _Case) -> list[Text]:
    trial, wrong = case.trial, case.wrong
    for event in trial.events:
        if event.kind == "skip" and wrong in event["players"]:
            return [_person("lesson-wrong-skipped", case.scene, wrong)]
    if trial.after.phase == "choose_color":
        return [said("lesson-wrong-colorless")]
    return case.acted() or case.later()


def _drawer(case: _Case) -> list[Text]:
    if case.right == "none":
        return case.told("exposed", "return_card")
    return own_card(case.action[-1], case.trial, case.wrong) or case.later()


def _drawn(case: _Case) -> list[Text]:
    wrong, right = int(case.wrong), int(case.right)
    far = [said("lesson-count-more" if wrong < right else "lesson-count-less")]
    pending = case.scene.position.pending
    events = [event for event in case.trial.events if event.kind == "draw"]
    if any(event["missing"] for event in events) and wrong > right:
        return [*far, said("lesson-wrong-no-more")]
    if wrong < right and (told := case.told("reshuffle")):
        return [*far, *told]
    to_color = pending is not None and pending.symbol == "wild_draw_color"
    if to_color and "draw" in case.scene.stage.spread and 0 < wrong < right:
        face = wire_face(case.trial.before.draw[wrong - 1], case.trial.before.side)
        return [*far, said("lesson-wrong-not-yet", {"count": wrong, "card": face})]
    challenged = any(event.kind == "challenge" for event in case.trial.events)
    if challenged and not to_color and pending is not None and wrong == pending.count:
        return [*far, said("lesson-wrong-accepted")]
    return far


def _on_pile(pile: Sequence[Card], case: _Case) -> list[Text]:
    """Say where a face lies afterwards.  The pile is given from its top to its bottom."""
    side, face = case.trial.after.side, case.wrong
    for place, card in enumerate(pile):
        if wire_face(card, side) == face:
            last = place == len(pile) - 1
            return [said("lesson-wrong-bottom" if last else "lesson-wrong-below", {"card": face})]
    if len(case.trial.round.deck.sides) > 1 and any(
        wire_face(card, _OTHER[side]) == face for card in pile
    ):
        return [said("lesson-wrong-side", {"side": _OTHER[side]})]
    return [said("lesson-wrong-elsewhere", {"card": face})] if face != "none" else []


def _top(case: _Case) -> list[Text]:
    after, face = case.trial.after, case.wrong
    shuffled = any(event.kind == "reshuffle" for event in case.trial.events)
    if shuffled and any(wire_face(card, after.side) == face for card in after.draw):
        return [said("lesson-wrong-shuffled", {"card": face})]
    return _on_pile(case.trial.after.discard[::-1], case)


def _draw(case: _Case) -> list[Text]:
    return _on_pile(case.trial.after.draw, case)


def _color(case: _Case) -> list[Text]:
    after, deck = case.trial.after, case.trial.round.deck
    if case.wrong == "none":
        return []
    if case.wrong not in map(str, deck.colors_of(after.side)):
        return [said("lesson-wrong-color-side")]
    for card in after.discard[::-1]:
        face = card.face(after.side)
        if str(face.color) == case.wrong:
            case = _Case(
                case.scene, case.trial, case.action, wire_face(card, after.side), case.right
            )
            return _top(case)
    return []


def _in_play(message: str) -> Callable[[_Case], list[Text]]:
    def tell(case: _Case) -> list[Text]:
        return [said(message)] if case.wrong == case.scene.round.side else []

    return tell


def _dealer(case: _Case) -> list[Text]:
    dealt = case.wrong == case.trial.after.dealer
    return case.person("lesson-wrong-has-dealt" if dealt else "lesson-wrong-not-left")


def _shown(case: _Case) -> list[Text]:
    if case.wrong not in case.trial.after.players:
        return []
    pending = case.scene.position.pending
    accused = pending is not None and pending.by == case.wrong
    return case.person("lesson-wrong-accused" if accused else "lesson-wrong-onlooker")


_TELL: dict[str, Callable[[_Case], list[Text]]] = {
    "next": _next,
    "drawer": _drawer,
    "drawn": _drawn,
    "top": _top,
    "draw": _draw,
    "color": _color,
    "seen": _in_play("lesson-wrong-own-eyes"),
    "pile": _in_play("lesson-wrong-face-down"),
    "dealer": _dealer,
    "shown": _shown,
}
