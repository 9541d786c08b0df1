"""A question, its right answer, and what is said about an answer that was given.

A question is plain data: messages (ids and arguments) for what is asked and why, keys for what
can be answered.  What is asked is also there formally (`Question.about`), so that an answer can
be checked without reading a sentence.  Which answer is right was computed by the rules core when
the question was made (see `unoflip_widgets.teaching.questions.generator`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from unoflip_widgets.rules import Action, Card, Position, RuleSet, UnoFlipError

from ..texts import face_name, text

__all__ = [
    "DIFFICULTIES",
    "KINDS",
    "Answer",
    "Feedback",
    "Message",
    "Option",
    "Question",
    "QuestionError",
]

Message = dict[str, Any]
Answer = str | tuple[str, ...] | int
"""One key, several keys, or a number, by the kind of question."""

DIFFICULTIES = ("easy", "medium", "hard")
KINDS = ("predict", "choose", "order", "count")


class QuestionError(UnoFlipError):
    """A question that cannot be asked, or an answer that is none."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be answered.

    Attributes
    ----------
    key : str
        What an answer names; readable, and unique within the question.
    say : dict or None
        What it is called, as a message; ``None`` for a player and a face.
    player : str or None
        The player it stands for.
    face : str or None
        The face it stands for, as on the wire (``"lB7"``).
    color : str or None
        The color it stands for.
    card : Card or None
        The card of the hand on show that it stands for.
    why : dict or None
        What the rules say about this option, as a message.
    rules : tuple of str
        The rules that it rests on.
    """

    key: str
    say: Message | None = None
    player: str | None = None
    face: str | None = None
    color: str | None = None
    card: Card | None = None
    why: Message | None = None
    rules: tuple[str, ...] = ()

    def label(self, locale: str = "en") -> str:
        """Name the option in a language."""
        if self.player is not None:
            return self.player
        if self.say is not None:
            return text(self.say, locale=locale)
        return face_name(self.face or "", locale)


@dataclass(frozen=True, slots=True)
class Feedback:
    """What is said about an answer.

    Attributes
    ----------
    right : bool
        Whether it was right.
    answer : str, tuple of str or int
        The right answer.
    say : tuple of dict
        Why, as messages.
    rules : tuple of str
        The rules that it rests on.
    marks : Mapping of str to str
        By key of an option ``"right"``, ``"wrong"`` (chosen and should not be) or ``"missed"``.
    """

    right: bool
    answer: Answer
    say: tuple[Message, ...]
    rules: tuple[str, ...]
    marks: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question about a position.

    Attributes
    ----------
    topic, template, difficulty : str
        What it is about, which of the kinds of question of this topic it is, and how hard.
    kind : {"predict", "choose", "order", "count"}
        Whether one option is right, any number of them, their order, or a number is asked for.
    ask : dict
        The question, as a message.
    tell : tuple of dict
        What is known or assumed, said before the question, as messages.
    options : tuple of Option
        What can be answered; empty for ``count``.
    answer : str, tuple of str or int
        The right answer; for ``choose`` in the order of the options.
    say : tuple of dict
        Why it is right, as messages.
    rules : tuple of str
        The rules that it rests on.
    about : Mapping of str to str
        What is asked, formally: ``what`` and, by that, ``player``, ``card``, ``color`` ...
    position : Position
        The position in which the question came up.
    actions : tuple of Action
        What is assumed to happen, one after the other.
    ruleset : RuleSet
        The options that are played.
    viewer : str or None
        Through whose eyes the table is shown.
    visibility : {"physical", "open"}
        How much is shown.
    table : bool
        Whether the table is shown with the question.

    Examples
    --------
    >>> from unoflip_widgets.teaching.questions import questions
    >>> question = questions("score", n=1, seed=3, difficulty="easy")[0]
    >>> question.kind, question.grade(question.answer).right
    ('count', True)
    """

    topic: str
    template: str
    difficulty: str
    kind: str
    ask: Message
    tell: tuple[Message, ...]
    options: tuple[Option, ...]
    answer: Answer
    say: tuple[Message, ...]
    rules: tuple[str, ...]
    about: Mapping[str, str]
    position: Position
    actions: tuple[Action, ...]
    ruleset: RuleSet
    viewer: str | None
    visibility: str = "physical"
    table: bool = True

    def text(self, locale: str = "en") -> str:
        """Write what is told and asked, and the options, for paper or a screen.

        Parameters
        ----------
        locale : {"en", "ru", "pl"}
            The language.
        """
        lines = [text(message, locale=locale) for message in (*self.tell, self.ask)]
        lines += [f"- {option.label(locale)}" for option in self.options]
        return "\n".join(lines)

    def read(self, value: object) -> Answer:
        """Turn what somebody answered into an answer of the right form.

        Parameters
        ----------
        value : object
            A key, a list of keys, or a whole number.

        Raises
        ------
        QuestionError
            If it is none; the sentence says what is wanted.
        """
        keys = [option.key for option in self.options]
        if self.kind == "count":
            if type(value) is int and 0 <= value <= 100_000:
                return value
            raise QuestionError(f"the answer is a whole number of 0 or more, not {_short(value)}")
        if self.kind == "predict":
            if isinstance(value, str) and value in keys:
                return value
            raise QuestionError(f"the answer is one of {', '.join(keys)}, not {_short(value)}")
        if isinstance(value, str) or not isinstance(value, Sequence | set | frozenset):
            raise QuestionError(f"the answer is a list of {', '.join(keys)}, not {_short(value)}")
        chosen = list(value)
        for key in chosen:
            if key not in keys:
                raise QuestionError(f"{_short(key)} is none of {', '.join(keys)}")
        if len(set(chosen)) < len(chosen):
            raise QuestionError("an option is named twice")
        if self.kind == "choose":
            return tuple(key for key in keys if key in chosen)
        if len(chosen) < len(keys):
            raise QuestionError(f"all of {', '.join(keys)} are to be put in order")
        return tuple(chosen)

    def grade(self, value: object) -> Feedback:
        """Say whether an answer is right, and why.

        Raises
        ------
        QuestionError
            If it is no answer to this question at all.
        """
        given = self.read(value)
        right = given == self.answer
        marks: dict[str, str] = {}
        say: list[Message] = []
        rules = dict.fromkeys(self.rules)
        if self.kind == "predict":
            # Of one choice nothing is missed: it says which option would have been right.
            marks = {str(given): "wrong", str(self.answer): "right"}
        elif self.kind == "choose":
            assert isinstance(given, tuple)
            assert isinstance(self.answer, tuple)
            for option in self.options:
                chosen, wanted = option.key in given, option.key in self.answer
                if chosen or wanted:
                    marks[option.key] = (
                        "right" if chosen and wanted else "missed" if wanted else "wrong"
                    )
                if option.why is not None and chosen != wanted:
                    if option.why not in (*self.say, *say):
                        say.append(option.why)
                    rules.update(dict.fromkeys(option.rules))
        elif self.kind == "order":
            assert isinstance(given, tuple)
            assert isinstance(self.answer, tuple)
            for key, wanted_key in zip(given, self.answer, strict=True):
                marks[key] = "right" if key == wanted_key else "wrong"
        return Feedback(right, self.answer, (*self.say, *say), tuple(rules), marks)

    def as_dict(self, locale: str = "en") -> dict[str, Any]:
        """Return the question as plain data in one language, the right answer included.

        Parameters
        ----------
        locale : {"en", "ru", "pl"}
            The language.

        Examples
        --------
        >>> from unoflip_widgets.teaching.questions import questions
        >>> sorted(questions("uno", n=1, seed=1)[0].as_dict())  # doctest: +NORMALIZE_WHITESPACE
        ['about', 'answer', 'ask', 'difficulty', 'kind', 'options', 'position', 'rules', 'tell',
        'topic', 'why']
        """
        answer = list(self.answer) if isinstance(self.answer, tuple) else self.answer
        return {
            "topic": self.topic,
            "difficulty": self.difficulty,
            "kind": self.kind,
            "tell": [text(message, locale=locale) for message in self.tell],
            "ask": text(self.ask, locale=locale),
            "options": {option.key: option.label(locale) for option in self.options},
            "answer": answer,
            "why": [text(message, locale=locale) for message in self.say],
            "rules": list(self.rules),
            "about": dict(self.about),
            "position": self.position.one_line(),
        }


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 40 else shown[:37] + "..."
