"""The quiz widget: one question after the other, a score, and a look at the mistakes.

The questions are plain data of `unoflip_widgets.teaching.questions`; a right answer leaves Python
only once the question has been answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import traitlets

from unoflip_widgets.rules import RuleSet
from unoflip_widgets.teaching.lessons.files import learned, read_lesson
from unoflip_widgets.teaching.questions import Feedback, Paper, Question, QuestionError

from .panel import Panel, notice
from .papers import watcher_of, wire_paper

__all__ = ["Quiz"]


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
    after : str, optional
        The name of a lesson: nothing is asked that rests on a rule which neither this lesson nor
        one before it teaches.

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
    LessonError
        If there is no such lesson.

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
        after: str | None = None,
        pace: float = 1.0,
    ) -> None:
        self._state = 0
        self._paper = Paper(
            topics,
            n,
            seed,
            difficulty=difficulty,
            rules=rules,
            questions=questions,
            known=None if after is None else learned(read_lesson(after)),
        )
        super().__init__(shown={"quiz": self._wire()}, locale=locale, pace=pace)
        self._tell()

    # -- what a notebook uses ----------------------------------------------------------------

    @property
    def questions(self) -> list[Question]:
        """The questions."""
        return self._paper.questions

    @property
    def answers(self) -> list[Any]:
        """What was answered, question by question, as plain data; ``None`` for nothing yet."""
        return self._paper.answers

    @property
    def mistakes(self) -> list[int]:
        """The numbers of the questions that were answered wrongly."""
        return self._paper.mistakes

    @property
    def seed(self) -> int:
        """The seed of the questions."""
        return self._paper.seed

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
        feedback = self._paper.give(answer, number)
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
        questions = self.questions
        if len(listed) != len(questions):
            raise QuestionError(f"there are {len(questions)} questions but {len(listed)} answers")
        graded = []
        for number, (question, answer) in enumerate(zip(questions, listed, strict=True)):
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
        self._paper.go(number)
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
        self._paper.again(what, seed)
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
        if self._paper.question and self._paper.feedback[self.number] is not None:
            self._refuse(notice("quiz-notice-answered"))
            return
        try:
            self.give(value)
        except QuestionError:
            self._refuse(notice("quiz-notice-no-answer"))

    # -- inside ------------------------------------------------------------------------------

    def _publish(self) -> None:
        self._state += 1
        with self.hold_sync():
            self.set_trait("quiz", self._wire())
        self._tell()

    def _tell(self) -> None:
        self.set_trait("number", self._paper.number)
        self.set_trait("score", self._paper.score)
        self.set_trait("last_error", "")

    def _wire(self) -> dict[str, Any]:
        return wire_paper(self._paper, self._state, watcher_of(self._paper.question))

    def __repr__(self) -> str:
        score = self._paper.score
        return f"<Quiz on {', '.join(self._paper.topics)}: {score['right']} of {score['n']} right>"
