"""The quiz widget: one question after the other, a score, and a look at the mistakes.

The questions are plain data of `unoflip_widgets.teaching.questions`; a right answer leaves Python
only once the question has been answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

import traitlets

from unoflip_widgets.rules import Round, RuleSet
from unoflip_widgets.rules.round import check_seed
from unoflip_widgets.teaching import face_name, locales
from unoflip_widgets.teaching.lessons.words import Text, said
from unoflip_widgets.teaching.questions import (
    TOPICS,
    Feedback,
    Option,
    Question,
    QuestionError,
    check_topic,
    stream,
)

from .frames import Watcher
from .panel import Panel, notice

__all__ = ["LONGEST", "QUIZ_VERSION", "Quiz"]

QUIZ_VERSION = 1
"""The version of the `quiz` trait."""

LONGEST = 200
"""How many questions a quiz has at most."""

_POINTS = frozenset({"points", "hand_points", "score", "worth", "worth_on", "total"})


class Quiz(Panel):
    """Questions to answer, with a reason for every answer.

    Parameters
    ----------
    topics : str or sequence of str, optional
        What is asked about, in turn; see `unoflip_widgets.teaching.questions.TOPICS`.  Left
        out: everything about UNO Flip.
    n : int
        How many questions, 1 to 200.
    seed : int, optional
        The same seed gives the same questions; left out, others every time.
    locale : {"en", "ru", "pl"}
        The language.
    difficulty : {"easy", "medium", "hard"}, optional
        How hard; mixed if left out.
    rules : RuleSet, optional
        What is played; left out, the usual rules of each topic.
    questions : sequence of Question, optional
        These questions instead.

    Attributes
    ----------
    quiz : dict
        What the browser is shown.  Synced, read-only.
    number : int
        The question shown, from 0; ``n`` is the end.  Not synced; to be observed.
    score : dict
        ``right``, ``answered`` and ``n``.  Not synced; to be observed.
    seed : int
        The seed of the questions.

    Raises
    ------
    QuestionError
        For an unknown topic, no topic at all, or another number of questions.

    Examples
    --------
    >>> quiz = Quiz(["flip", "challenge"], n=4, seed=1)
    >>> [question.topic for question in quiz.questions]
    ['flip', 'challenge', 'flip', 'challenge']
    >>> feedback = quiz.give(quiz.questions[0].answer)
    >>> feedback.right, quiz.score
    (True, {'right': 1, 'answered': 1, 'n': 4})
    >>> quiz.grade([question.answer for question in quiz.questions])["right"]
    4
    """

    _view = "quiz"

    quiz = traitlets.Dict(read_only=True).tag(sync=True)
    number = traitlets.Int(0, read_only=True)
    score = traitlets.Dict(read_only=True)

    def __init__(
        self,
        topics: str | Sequence[str] | None = None,
        n: int = 10,
        seed: int | None = None,
        locale: str = "en",
        *,
        difficulty: str | None = None,
        rules: RuleSet | None = None,
        questions: Sequence[Question] | None = None,
        pace: float = 1.0,
    ) -> None:
        self._state = 0
        self._difficulty, self._rules = difficulty, rules
        if questions is None:
            self._topics = _topics(topics, difficulty, rules)
            self.seed = check_seed(seed)
            asked = self._make(n, self.seed)
        else:
            asked = _given(questions)
            self._topics = tuple(dict.fromkeys(question.topic for question in asked))
            self.seed = check_seed(seed)
        self._lay(asked)
        super().__init__(shown={"quiz": self._wire()}, locale=locale, pace=pace)
        self._tell()

    # -- what a notebook uses ----------------------------------------------------------------

    @property
    def questions(self) -> list[Question]:
        """The questions."""
        return list(self._questions)

    @property
    def answers(self) -> list[Any]:
        """What was answered, question by question, as plain data; ``None`` for nothing yet."""
        return list(self._given)

    @property
    def mistakes(self) -> list[int]:
        """The numbers of the questions that were answered wrongly."""
        return [i for i, feedback in enumerate(self._feedback) if feedback and not feedback.right]

    def give(self, answer: object, number: int | None = None) -> Feedback:
        """Answer a question.

        Parameters
        ----------
        answer : object
            A key, a list of keys or a number, by the kind of question.
        number : int or None
            Which question, from 0; the present one if left out.

        Raises
        ------
        QuestionError
            If it is no answer to this question, or the question has been answered.
        """
        place = self.number if number is None else number
        if type(place) is not int or not 0 <= place < len(self._questions):
            last = len(self._questions) - 1
            raise QuestionError(f"there are the questions 0 to {last}, not {str(place)[:40]}")
        if self._feedback[place] is not None:
            raise QuestionError(f"question {place} has been answered already")
        question = self._questions[place]
        feedback = question.grade(answer)
        read = question.read(answer)
        self._given[place] = list(read) if isinstance(read, tuple) else read
        self._feedback[place] = feedback
        self._publish()
        return feedback

    def grade(self, answers: Iterable[object]) -> dict[str, Any]:
        """Grade answers to all questions, without giving them: for a teacher's own use.

        Parameters
        ----------
        answers : iterable
            One for each question, in order; ``None`` for no answer.

        Returns
        -------
        dict
            ``right`` and ``n``, and ``questions``: for each question ``right``, the given and
            the right ``answer``, and in sentences ``why``.

        Raises
        ------
        QuestionError
            If there are more or fewer answers than questions, or one of them is none.
        """
        listed = list(answers)
        if len(listed) != len(self._questions):
            raise QuestionError(
                f"there are {len(self._questions)} questions but {len(listed)} answers"
            )
        graded = []
        for number, (question, answer) in enumerate(zip(self._questions, listed, strict=True)):
            try:
                right = answer is not None and question.grade(answer).right
            except QuestionError as error:
                raise QuestionError(f"question {number}: {error}") from None
            data = question.as_dict(self.locale)
            graded.append(
                {"right": right, "given": answer, "answer": data["answer"], "why": data["why"]}
            )
        return {
            "right": sum(entry["right"] for entry in graded),
            "n": len(graded),
            "questions": graded,
        }

    def go(self, number: int) -> None:
        """Show a question, answered or not; ``n`` is the end.

        Raises
        ------
        QuestionError
            If there is no such question.
        """
        if type(number) is not int or not 0 <= number <= len(self._questions):
            last = len(self._questions)
            raise QuestionError(f"one can go to 0 to {last}, not {str(number)[:40]}")
        self.set_trait("number", number)
        self._publish()

    def again(self, what: str = "new", seed: int | None = None) -> None:
        """Begin anew.

        Parameters
        ----------
        what : {"new", "all", "mistakes"}
            With new questions, with the same ones, or only with those answered wrongly.
        seed : int, optional
            Where new questions come from; a fresh one if left out.

        Raises
        ------
        QuestionError
            If there is no such way, or there are no mistakes; what was there stays.
        """
        if what == "new":
            seed = check_seed(seed)
            asked = self._make(len(self._questions), seed)
            self.seed = seed
        elif what == "all":
            asked = self._questions
        elif what == "mistakes":
            asked = [self._questions[number] for number in self.mistakes]
            if not asked:
                raise QuestionError("there are no mistakes to repeat")
        else:
            raise QuestionError(f"again takes new, all or mistakes, not {str(what)[:40]!r}")
        self._lay(asked)
        self.set_trait("number", 0)
        self._publish()

    # -- what the browser says ---------------------------------------------------------------

    @property
    def _seq(self) -> int:
        return self._state

    def _asked(self, kind: str, message: Mapping[str, Any]) -> None:
        number = message.get("number")
        try:
            if kind == "answer" and type(number) is int and number == self.number:
                self._answered(message.get("value"))
            elif kind == "go" and type(number) is int:
                self.go(number)
            elif kind == "again" and message.get("what") in ("new", "all", "mistakes"):
                if message["what"] == "mistakes" and not self.mistakes:
                    self._refuse(notice("quiz-notice-no-mistakes"))
                else:
                    self.again(message["what"])
            else:
                self._refuse(notice("ui-notice-malformed"))
        except QuestionError:
            self._refuse(notice("ui-notice-malformed"))

    def _answered(self, value: object) -> None:
        if self.number < len(self._feedback) and self._feedback[self.number] is not None:
            self._refuse(notice("quiz-notice-answered"))
            return
        try:
            self.give(value)
        except QuestionError:
            self._refuse(notice("quiz-notice-no-answer"))

    # -- inside ------------------------------------------------------------------------------

    def _make(self, n: int, seed: int) -> list[Question]:
        if type(n) is not int or not 1 <= n <= LONGEST:
            raise QuestionError(
                f"a quiz has 1 to {LONGEST} questions, not {str(n)[:40]}; "
                "more of them, without a widget, come from teaching.questions"
            )
        streams = [stream(topic, seed, self._difficulty, self._rules) for topic in self._topics]
        asked: list[Question] = []
        while len(asked) < n:
            for source in streams[: n - len(asked)]:
                asked += islice(source, 1)
        return asked

    def _lay(self, asked: Sequence[Question]) -> None:
        self._questions = list(asked)
        self._given: list[Any] = [None] * len(asked)
        self._feedback: list[Feedback | None] = [None] * len(asked)

    def _publish(self) -> None:
        self._state += 1
        with self.hold_sync():
            self.set_trait("quiz", self._wire())
        self._tell()

    def _tell(self) -> None:
        self.set_trait("score", self._wire_score())
        self.set_trait("last_error", "")

    def _wire_score(self) -> dict[str, int]:
        answered = [feedback for feedback in self._feedback if feedback is not None]
        right = sum(feedback.right for feedback in answered)
        return {"right": right, "answered": len(answered), "n": len(self._questions)}

    def _wire(self) -> dict[str, Any]:
        number = self.number
        return {
            "v": QUIZ_VERSION,
            "seq": self._state,
            "title": [{"id": topic, "name": said(f"topic-{topic}")} for topic in self._topics],
            "number": number,
            "items": [
                {
                    "topic": question.topic,
                    "name": said(f"topic-{question.topic}"),
                    "status": "open"
                    if feedback is None
                    else "right"
                    if feedback.right
                    else "wrong",
                }
                for question, feedback in zip(self._questions, self._feedback, strict=True)
            ],
            "score": self._wire_score(),
            "question": self._wire_question(number) if number < len(self._questions) else None,
        }

    def _wire_question(self, number: int) -> dict[str, Any]:
        question, feedback = self._questions[number], self._feedback[number]
        snapshot, tokens = _table(question)
        task: dict[str, Any] = {"kind": question.kind, "ask": said(question.ask)}
        if question.kind == "count":
            task["unit"] = said(_unit(question))
        else:
            task["options"] = [
                _option(option, question, tokens.get(option.key)) for option in question.options
            ]
        return {
            "topic": question.topic,
            "name": said(f"topic-{question.topic}"),
            "difficulty": question.difficulty,
            "snapshot": snapshot,
            "tell": [said(message) for message in question.tell],
            "facts": None,
            "spread": None,
            "task": task,
            "given": self._given[number],
            "feedback": None if feedback is None else _feedback(feedback),
        }

    def __repr__(self) -> str:
        score = self._wire_score()
        return f"<Quiz on {', '.join(self._topics)}: {score['right']} of {score['n']} right>"


def _topics(
    topics: str | Sequence[str] | None, difficulty: str | None, rules: RuleSet | None
) -> tuple[str, ...]:
    if topics is None:
        left_out = ("classic", "house")
        listed: Sequence[Any] = [topic for topic in TOPICS if topic not in left_out]
    elif isinstance(topics, str):
        listed = [topics]
    else:
        listed = list(topics)
    if not listed:
        raise QuestionError(f"a quiz needs at least one topic; the topics are {', '.join(TOPICS)}")
    for topic in listed:
        check_topic(topic, difficulty, rules)
    return tuple(dict.fromkeys(listed))


def _given(questions: Sequence[Question]) -> list[Question]:
    listed = list(questions)
    if not 1 <= len(listed) <= LONGEST or not all(isinstance(q, Question) for q in listed):
        raise QuestionError(f"questions are a list of 1 to {LONGEST} Question objects")
    return listed


def _table(question: Question) -> tuple[Any, dict[str, int]]:
    """The table of a question, and the tokens of the cards that are its options."""
    if not question.table:
        return None, {}
    round_ = Round.from_position(question.position, question.ruleset)
    watcher = Watcher(round_, question.viewer, question.visibility)
    snapshot = watcher.snapshot()
    free = watcher.hand
    tokens = {}
    for option in question.options:
        held = next((held for held in free if held.card == option.card), None)
        if held is not None:
            free.remove(held)
            tokens[option.key] = held.token
    return snapshot, tokens


def _unit(question: Question) -> str:
    if question.about["what"] in _POINTS:
        return "unit-points"
    return "unit-players" if question.about["what"] == "more_players" else "unit-cards"


def _option(option: Option, question: Question, token: int | None) -> dict[str, Any]:
    label: Text = {locale: option.label(locale) for locale in locales()}
    wire: dict[str, Any] = {"key": option.key, "label": label}
    if option.face is not None and option.say is None:
        wire["face"] = option.face
        wire["label"] = {locale: face_name(option.face, locale) for locale in locales()}
    if option.color is not None:
        wire["color"] = option.color
    if option.player is not None:
        wire["seat"] = question.position.players.index(option.player)
    if token is not None:
        wire["token"] = token
    return wire


def _feedback(feedback: Feedback) -> dict[str, Any]:
    answer = feedback.answer
    return {
        "right": feedback.right,
        "say": [said(message) for message in feedback.say],
        "rules": list(feedback.rules),
        "marks": dict(feedback.marks),
        "answer": list(answer) if isinstance(answer, tuple) else answer,
    }
