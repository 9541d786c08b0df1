"""Going through a lesson: where one is, what was answered, which hints were given.

A `Course` is the lesson without any screen; the widget shows it, tests and notebooks may use it
as it is.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from unoflip_widgets.rules import FLIP, RuleSet, UnoFlipError
from unoflip_widgets.rules.round import check_seed

from ..questions import Paper, QuestionError, check_topics
from .files import LessonFile, Step, learned, read_lesson, scene_of
from .moves import Move, Play, advice
from .scenes import Scene
from .tasks import AnswerError, Judgement
from .words import Text, reasons, rule_says, said

__all__ = ["MARKS", "Course", "ResultsError"]

MARKS = ("", "seen", "tried", "shown", "right")
"""How far a step has come: never opened, opened, answered wrongly, answer shown, right."""

# More than two rules in a row are not read.
_MOST_SAID = 2
_MOST_ANSWERS = 100


class ResultsError(UnoFlipError):
    """Saved results that do not belong to a lesson."""


class Course:
    """One person's way through a lesson.

    Parameters
    ----------
    lesson : LessonFile, str, Path or Mapping
        The lesson, or what `read_lesson` takes.
    rules : RuleSet
        What is played where the lesson says nothing else.
    results : Mapping or None
        Where an earlier course stopped.
    seed : int
        Where the questions of the quiz at the end come from.

    Attributes
    ----------
    step : int
        The present step, from 0.  One more than the last is the quiz at the end, if the lesson
        has one.
    quiz : Paper or None
        That quiz, once it was opened.
    scene : Scene
        Its table.
    done : bool
        Whether it is answered, or the answer was shown.
    answer : object
        The right answer that was given or shown; ``None`` before.
    judgement : Judgement or None
        What was said to the last answer.
    hints : list of Text
        The hints given so far in this step.

    Raises
    ------
    LessonError
        If the lesson cannot be read.
    ResultsError
        If the results belong to another lesson.

    Examples
    --------
    >>> course = Course("flip")
    >>> course.give(course.step_now.task.solution(course.scene)).right
    True
    >>> course.results["steps"][0]["mark"]
    'right'
    >>> course.next(), course.step
    (True, 1)
    """

    def __init__(
        self,
        lesson: LessonFile | str | Path | Mapping[str, Any],
        rules: RuleSet = FLIP,
        results: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        self.lesson = lesson if isinstance(lesson, LessonFile) else read_lesson(lesson)
        self.rules = rules
        self._done = [_blank() for _ in self.lesson.steps]
        self._seed = check_seed(seed)
        self.quiz: Paper | None = None
        self.step = 0
        self.done = False
        self.answer: Any = None
        self.judgement: Judgement | None = None
        self.hints: list[Text] = []
        self._hints: list[Text] = []
        self._announced = False
        if results:
            self._resume(results)
        self.goto(self.step)

    # -- looking ---------------------------------------------------------------------

    @property
    def step_now(self) -> Step:
        """The present step; in the quiz, a step that asks nothing of its own."""
        if self.at_quiz:
            return replace(self.lesson.steps[-1], text={}, rules=(), shows=(), task=None, hints=())
        return self.lesson.steps[self.step]

    @property
    def at_quiz(self) -> bool:
        """Whether the quiz at the end is shown, and no step."""
        return self.step == len(self.lesson.steps)

    @property
    def last(self) -> int:
        """Where it ends: the last step or, if there is one, the quiz after it."""
        return len(self.lesson.steps) - (not self.lesson.quiz)

    @property
    def marks(self) -> list[str]:
        """How far each step has come: one of `MARKS`."""
        return [entry["mark"] for entry in self._done]

    @property
    def progress(self) -> float:
        """Which part of the lesson is done, from 0 to 1; the quiz is extra."""
        done = [
            step.task is None or entry["mark"] in ("shown", "right")
            for step, entry in zip(self.lesson.steps, self._done, strict=True)
            if entry["mark"]
        ]
        return sum(done) / len(self._done)

    @property
    def results(self) -> dict[str, Any]:
        """Everything that was answered, as plain data that `Course` can go on from."""
        kept = {"v": 1, "lesson": self.lesson.id, "step": self.step, "steps": self._done}
        if self.quiz is not None:
            kept["quiz"] = self.quiz.results
        return copy.deepcopy(kept)

    @property
    def hints_left(self) -> int:
        """How many hints there still are before the answer."""
        return 0 if self.done else len(self._hints) - len(self.hints)

    @property
    def can_show(self) -> bool:
        """Whether the answer may be shown: all hints are used up."""
        task = self.step_now.task
        return task is not None and task.kind != "play" and not self.done and not self.hints_left

    # -- doing -------------------------------------------------------------------------

    def give(self, answer: Any) -> Judgement:
        """Answer the present step, or the present question of the quiz.

        Parameters
        ----------
        answer : object
            What the task asks for; see `unoflip_widgets.teaching.lessons.tasks`.

        Returns
        -------
        Judgement
            Whether it is right, and why.

        Raises
        ------
        AnswerError
            If it is no answer to this task, or the step is done already.
        """
        if self.at_quiz:
            return self._given_to_quiz(answer)
        task = self.step_now.task
        if task is None or self.done:
            raise AnswerError("nothing is asked here now")
        given = answer
        if isinstance(task, Move) and self._announced:
            answer = task.announced(answer)
        judgement = self._judged(answer)
        entry = self._done[self.step]
        if len(entry["answers"]) < _MOST_ANSWERS:
            entry["answers"].append(copy.deepcopy(given))
        if isinstance(task, Move) and (judgement.halfway or not judgement.right):
            self._announced = self._announced or task.announces(self.scene, answer)
        self.judgement = judgement
        if judgement.halfway:
            return judgement
        self._mark("right" if judgement.right else "tried")
        if judgement.right:
            self.done, self.answer = True, answer
            entry["right"] = copy.deepcopy(answer)
        return judgement

    def hint(self) -> Text | None:
        """Give the next hint; ``None`` if there are no more."""
        task = self.step_now.task
        if isinstance(task, Play) and not self.done:
            self.hints = advice(self.scene) or [said("lesson-wait")]
            self._done[self.step]["hints"] += 1
            return self.hints[0]
        if not self.hints_left:
            return None
        self.hints.append(self._hints[len(self.hints)])
        self._done[self.step]["hints"] += 1
        return self.hints[-1]

    def show(self) -> Judgement | None:
        """Show the answer once all hints are used up; ``None`` before."""
        task = self.step_now.task
        if task is None or not self.can_show:
            return None
        self.answer = task.solution(self.scene)
        self.judgement = self._judged(self.answer)
        self.done = True
        self._mark("shown")
        return self.judgement

    def goto(self, step: int) -> None:
        """Go to a step, or after the last one to the quiz; a step that is done shows its answer.

        Raises
        ------
        IndexError
            If there is no such step.
        UnoFlipError
            If its table is impossible under these rules.
        """
        if not 0 <= step <= self.last:
            raise IndexError(f"the lesson has steps 0 to {self.last}, not {step}")
        self.step = step
        self._open()
        self._look_back()

    def next(self) -> bool:
        """Go to the next step, or after the last one to the quiz; ``False`` at the end."""
        if self.step == self.last:
            return False
        self.goto(self.step + 1)
        return True

    def back(self) -> bool:
        """Go to the step before; ``False`` at the first one."""
        if not self.step:
            return False
        self.goto(self.step - 1)
        return True

    def again(self) -> None:
        """Begin the present step anew; in the quiz, the same questions once more."""
        if self.quiz is not None and self.at_quiz:
            self.quiz.again("all")
        self._open()

    def moved_on(self) -> None:
        """Follow the round of a step in which one is played: it goes on, or is over."""
        self.hints = []
        over = self.scene.round.outcome is not None
        if over and not self.done:
            self.give("over")
        elif self.done and not over:
            self.done = False
            self.answer = self.judgement = None

    # -- inside ------------------------------------------------------------------------

    def _open(self) -> None:
        step = self.step_now
        self.done = False
        self.answer = self.judgement = None
        self._announced = False
        self.hints = []
        self._hints = []
        if self.at_quiz:
            self.quiz = self.quiz or self._paper()
        else:
            self._mark("seen")
        self.scene: Scene = scene_of(step, self.rules)
        if step.task is not None and step.task.kind != "play":
            # A question without an answer is refused before it is asked.
            step.task.solution(self.scene)
            reasons_ = step.task.reason(self.scene, step.named)
            # What the step has said already is no help, unless there is nothing else.
            self._hints = [*step.hints, *_unquoted(reasons_, step)] or reasons_

    def _paper(self) -> Paper:
        """The quiz at the end, about what is played here as far as that can be asked about."""
        rules = self.lesson.quiz_rules(self.rules)
        try:
            check_topics(self.lesson.quiz, rules=rules)
        except QuestionError:
            rules = None
        # Agreements that were asked for are asked about, whatever the lesson teaches.
        known = learned(self.lesson) if rules is None else None
        topics, number = self.lesson.quiz, self.lesson.questions
        return Paper(topics, number, self._seed, rules=rules, known=known)

    def _given_to_quiz(self, answer: Any) -> Judgement:
        assert self.quiz is not None
        if self.quiz.question is None:
            raise AnswerError("nothing is asked here now")
        try:
            feedback = self.quiz.give(answer)
        except QuestionError as error:
            raise AnswerError(str(error)) from None
        say = reasons(feedback.say, feedback.rules)
        return Judgement(feedback.right, say, feedback.rules, feedback.marks)

    def _look_back(self) -> None:
        """Show a step that is done with its answer, where it can be judged again."""
        task = self.step_now.task
        if task is None:
            return
        entry = self._done[self.step]
        if entry["mark"] not in ("shown", "right"):
            return
        answer = entry.get("right", task.solution(self.scene))
        try:
            judgement = self._judged(answer)
        except AnswerError:
            return
        if judgement.right:
            self.done, self.answer, self.judgement = True, answer, judgement

    def _judged(self, answer: Any) -> Judgement:
        """Judge an answer; where the task has nothing to say, the rules of the step do."""
        step = self.step_now
        task = step.task
        assert task is not None
        judgement = task.judge(self.scene, answer)
        about = tuple(rule for rule in step.named if rule in judgement.about)
        cited = about or task.cited(self.scene, step.named)
        say = judgement.say
        unexplained = not judgement.right and not judgement.rules and task.kind != "challenge"
        if not say or unexplained:
            rules = [rule_says(rule) for rule in cited[:_MOST_SAID]]
            say = [*say, *(_unquoted(rules, step)[:1] if judgement.told else rules)]
        return replace(judgement, say=say, rules=judgement.rules or cited)

    def _mark(self, mark: str) -> None:
        entry = self._done[self.step]
        entry["mark"] = max(entry["mark"], mark, key=MARKS.index)

    def _resume(self, results: Mapping[str, Any]) -> None:
        if not isinstance(results, Mapping) or results.get("v") != 1:
            raise ResultsError("these are no results of a lesson, or of a newer version")
        if results.get("lesson") != self.lesson.id:
            raise ResultsError(
                f"these are results of the lesson {str(results.get('lesson'))[:40]!r}, "
                f"not of {self.lesson.id!r}"
            )
        steps, step = results.get("steps"), results.get("step")
        count = len(self._done)
        fits = isinstance(steps, list) and len(steps) == count
        if not fits or type(step) is not int or not 0 <= step <= self.last:
            raise ResultsError(f"the results do not fit: the lesson has {count} steps")
        for entry, saved in zip(self._done, steps or [], strict=True):
            good = isinstance(saved, Mapping) and saved.get("mark") in MARKS
            if not good or type(saved.get("hints")) is not int:
                raise ResultsError("the results are damaged: a step has no mark or no hints")
            if not isinstance(saved.get("answers"), list):
                raise ResultsError("the results are damaged: a step has no list of answers")
            entry.update(copy.deepcopy(dict(saved)))
        if results.get("quiz") is not None and self.lesson.quiz:
            self.quiz = self._paper()
            try:
                self.quiz.resume(results["quiz"])
            except UnoFlipError as error:
                raise ResultsError(f"the results are damaged: {error}") from None
        self.step = step


def _unquoted(texts: list[Text], step: Step) -> list[Text]:
    """Leave out what the words of a step hold already."""
    return [
        text
        for text in texts
        if not all(text.get(locale, "") in words for locale, words in step.text.items())
    ]


def _blank() -> dict[str, Any]:
    return {"mark": "", "answers": [], "hints": 0}
