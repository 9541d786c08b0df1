"""What every task has in common: it offers, it judges, and it knows the answer by asking the rules.

A task never holds an answer.  It holds a question, and looks at a `Scene` for the rest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from unoflip_widgets.rules import UnoFlipError

from .scenes import Scene
from .words import Text, rule_says, said

__all__ = [
    "AnswerError",
    "Judgement",
    "Option",
    "Params",
    "Task",
    "TaskError",
    "choice_of",
    "choices_of",
    "nobody",
    "seats",
]

_MOST_RULES = 3


class TaskError(UnoFlipError):
    """A task that makes no sense.

    Attributes
    ----------
    key : str
        The part of it that is wrong.
    """

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class AnswerError(UnoFlipError):
    """An answer that is none: of the wrong form, or not among the options."""


@dataclass(frozen=True)
class Option:
    """One thing that may be chosen.

    Attributes
    ----------
    key : str
        What stands for it in answers; readable.
    label : Text
        What it is called.
    face, color, seat : str, str, int
        What it shows, if it is a card, a color or a player.
    place : int
        Its place in the viewer's hand, if it lies there.
    """

    key: str
    label: Text
    face: str | None = None
    color: str | None = None
    seat: int | None = None
    place: int | None = None

    def wire(self) -> dict[str, Any]:
        """Return it as plain data, without what it does not have."""
        extra = {"face": self.face, "color": self.color, "seat": self.seat, "place": self.place}
        shown = {name: value for name, value in extra.items() if value is not None}
        return {"key": self.key, "label": self.label, **shown}


@dataclass(frozen=True)
class Judgement:
    """Whether an answer is right, and why.

    Attributes
    ----------
    right : bool
        Whether it is.
    say : list of Text
        Why, in sentences.
    rules : tuple of str
        The rule ids behind it.
    marks : Mapping of str to str
        By chosen option ``"right"`` or ``"wrong"``, where several are chosen.
    counts : list
        ``(seat, [(face, points), ...], sum)`` of the hands that were counted.
    about : tuple of str
        The rule ids of what happens where the answer goes wrong; those among them that the step
        names are told.
    told : bool
        Whether ``say`` explains it without the rules that the step has quoted already.
    halfway : bool
        Whether it is right as far as it goes, and the rest is still to come.
    """

    right: bool
    say: list[Text] = field(default_factory=list)
    rules: tuple[str, ...] = ()
    marks: Mapping[str, str] = field(default_factory=dict)
    counts: list[tuple[int, list[tuple[str, int]], int]] = field(default_factory=list)
    about: tuple[str, ...] = ()
    told: bool = False
    halfway: bool = False


class Params:
    """The parts of a task as they stand in a file, taken out one by one.

    Parameters
    ----------
    values : Mapping
        The parts.
    """

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = dict(values)

    def word(self, key: str, allowed: Iterable[str] | None = None, default: str = "") -> str:
        """Take a word."""
        value = self._values.pop(key, default)
        if not isinstance(value, str) or (not value and not default):
            raise TaskError(key, f"{key} is needed and is a word")
        if allowed is not None and value not in (listed := tuple(allowed)):
            raise TaskError(key, f"{key} is one of {', '.join(listed)}, not {value[:40]!r}")
        return value

    def maybe(self, key: str) -> str | None:
        """Take a word that may be missing."""
        return self.word(key) if key in self._values else None

    def lines(self, key: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Take a line, or a list of lines."""
        value = self._values.pop(key, default)
        listed = (value,) if isinstance(value, str) else value
        if not isinstance(listed, list | tuple) or not all(isinstance(one, str) for one in listed):
            raise TaskError(key, f"{key} is a line of text or a list of lines")
        return tuple(listed)

    def number(self, key: str) -> int:
        """Take a whole number."""
        value = self._values.pop(key, None)
        if type(value) is not int:
            raise TaskError(key, f"{key} is needed and is a whole number")
        return value

    def done(self) -> None:
        """Refuse what is left over."""
        for key in self._values:
            raise TaskError(key, f"a task of this kind has no {key[:40]!r}")


class Task(ABC):
    """A question about a scene.

    Parameters
    ----------
    params : Params
        Its parts in the lesson file.
    ask : Text or None
        The question in the lesson's own words, instead of the usual ones.
    """

    kind: ClassVar[str]

    def __init__(self, params: Params, ask: Text | None = None) -> None:
        self._ask = ask

    def ask(self, scene: Scene) -> Text:
        """Return the question in a sentence."""
        return self._ask or self.usual_ask(scene)

    @abstractmethod
    def usual_ask(self, scene: Scene) -> Text:
        """Return the question in the usual words."""

    @abstractmethod
    def solution(self, scene: Scene) -> Any:
        """Work out a right answer."""

    @abstractmethod
    def judge(self, scene: Scene, answer: Any) -> Judgement:
        """Judge an answer.

        Raises
        ------
        AnswerError
            If it is none.
        """

    def wire(self, scene: Scene) -> dict[str, Any]:
        """Return what the browser needs to ask, and nothing about the answer."""
        return {"kind": self.kind, "ask": self.ask(scene)}

    def played(self, scene: Scene, answer: Any) -> tuple[str, ...]:
        """Return the actions that are shown once the question is answered.

        Parameters
        ----------
        scene : Scene
            The scene.
        answer : object
            The right answer that was given.
        """
        return ()

    def cited(self, scene: Scene, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Return the rules that the answer rests on.

        Parameters
        ----------
        scene : Scene
            The scene.
        rules : tuple of str
            The rules of the step.
        """
        return rules[:_MOST_RULES]

    def reason(self, scene: Scene, rules: tuple[str, ...]) -> list[Text]:
        """Say what the answer rests on without giving it away.

        Parameters
        ----------
        scene : Scene
            The scene.
        rules : tuple of str
            The rules of the step.
        """
        return [rule_says(rule) for rule in self.cited(scene, rules)]


def choice_of(answer: Any, options: Iterable[Option]) -> str:
    """Return an answer that is the key of one of the options.

    Raises
    ------
    AnswerError
        If it is not.
    """
    keys = [option.key for option in options]
    if isinstance(answer, str) and answer in keys:
        return answer
    raise AnswerError(f"an answer is one of {', '.join(keys)}, not {str(answer)[:40]!r}")


def choices_of(answer: Any, options: Iterable[Option]) -> list[str]:
    """Return an answer that is a list of keys of the options, each at most once.

    Raises
    ------
    AnswerError
        If it is not.
    """
    keys = [option.key for option in options]
    if isinstance(answer, list | tuple) and all(isinstance(key, str) for key in answer):
        listed = list(answer)
        if len(set(listed)) == len(listed) and set(listed) <= set(keys):
            return listed
    raise AnswerError(f"an answer is a list of some of {', '.join(keys)}")


def seats(scene: Scene) -> list[Option]:
    """The players to choose from, the reader called so."""
    return [
        Option(
            name,
            said("lesson-you", {"player": name})
            if name == scene.viewer
            else dict.fromkeys(said("lesson-nobody"), name),
            seat=seat,
        )
        for seat, name in enumerate(scene.round.players)
    ]


def nobody() -> Option:
    """The option that it is nobody."""
    return Option("none", said("lesson-nobody"))
