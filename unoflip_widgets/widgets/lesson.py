"""The lesson widget: a table with something to read, a task, and answers that explain.

A `Lesson` is a `Table` on which a `Course` lays the cards.  The course knows what is right; this
class shows it, and keeps every answer back until it was given.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import traitlets

from unoflip_widgets.rules import (
    FLIP,
    Action,
    Card,
    Events,
    Outcome,
    Round,
    RuleSet,
    Series,
    UnoFlipError,
)
from unoflip_widgets.rules.round import check_seed
from unoflip_widgets.teaching import locales, text, wire_face
from unoflip_widgets.teaching.lessons import (
    AnswerError,
    Course,
    Judgement,
    LessonError,
    LessonFile,
    ResultsError,
)
from unoflip_widgets.teaching.lessons.moves import Move, Play
from unoflip_widgets.teaching.questions import Paper, Question

from .account import Account
from .bundle import bundled
from .frames import Actions, CardAction, Frame, Message, State, Verb
from .papers import wire_paper
from .table import Table

__all__ = ["LESSON_VERSION", "Lesson"]

LESSON_VERSION = 1
"""The version of the `lesson` trait."""

_TRY: Message = {"id": "ui-lesson-try", "args": {}}
_PHASE_VERBS = {
    "turn": ("draw",),
    "drawn": ("keep",),
    "respond": ("accept", "challenge"),
    "await_ready": ("ready",),
}


class Lesson(Table):
    """A lesson to go through, step by step.

    Parameters
    ----------
    lesson : str, Path, Mapping or LessonFile
        The name of a lesson of the package, the path of a lesson file, its text, or the same
        as a mapping; see `unoflip_widgets.teaching.lessons.read_lesson`.
    locale : {"en", "ru", "pl"}
        The language.
    rules : RuleSet
        What is played where the lesson says nothing else.  The right answers change with it.
    results : Mapping, optional
        The `results` of an earlier time; the lesson goes on from there.
    seed : int
        Where the questions of the quiz at the end come from; the same seed asks the same.
    pace : float
        How fast cards move, as for `Table`.
    mode : {"flow", "step", "ask"}
        As for `Table`.

    Attributes
    ----------
    lesson : dict
        What the browser is shown beside the table.  Synced, read-only.
    results : dict
        Every answer, as plain data that can be saved and given back.  Not synced.
    progress : float
        Which part is done, from 0 to 1; the quiz is extra.  Not synced; to be observed.
    step : int
        The present step, from 0; one more than the last is the quiz, if the lesson has one.
        Not synced; to be observed.
    course : Course or None
        The way through the lesson; ``None`` if the lesson cannot be shown.

    Notes
    -----
    A lesson that cannot be read is not an exception here: the widget says what is wrong with
    it, in its place, and so does `problem`.

    Examples
    --------
    >>> lesson = Lesson("flip", locale="pl")
    >>> lesson.step, lesson.progress
    (0, 0.0)
    >>> lesson.give("Ann play Bf/V6").right
    True
    >>> lesson.next(), lesson.step, lesson.results["steps"][0]["mark"]
    (True, 1, 'right')
    >>> print(Lesson("juggling").problem[:60])
    This lesson cannot be shown: juggling: there is no such less
    """

    lesson = traitlets.Dict(read_only=True).tag(sync=True)
    results = traitlets.Dict(read_only=True)
    progress = traitlets.Float(0.0, read_only=True)
    step = traitlets.Int(0, read_only=True)
    problem = traitlets.Unicode("", read_only=True)

    _esm = bundled("study.js")

    def __init__(
        self,
        lesson: str | Path | Mapping[str, Any] | LessonFile = "flip",
        *,
        locale: str = "en",
        rules: RuleSet = FLIP,
        results: Mapping[str, Any] | None = None,
        seed: int = 0,
        pace: float = 1.0,
        mode: str = "flow",
    ) -> None:
        self._panel = 0
        self._trouble: dict[str, str] | None = None
        self._demonstrated = True
        self.course: Course | None = None
        check_seed(seed)
        game: Round | Series = Round.deal(["Ann", "Bo"], seed=0, dealer="Bo")
        viewer: str | None = "Ann"
        try:
            self.course = Course(lesson, rules, results, seed)
            game, viewer = self._laid(), self._seat()[0]
        except ResultsError as error:
            raise ValueError(str(error)) from None
        except (LessonError, UnoFlipError) as error:
            self._trouble = _problem(error)
        super().__init__(
            game,
            viewer=viewer,
            bots={},
            locale=locale,
            pace=pace,
            mode=mode,
            hotseat=False,
            visibility="physical" if self.course is None else self._seat()[1],
        )
        self._lay()

    # -- what a notebook uses ----------------------------------------------------------

    def give(self, answer: Any) -> Judgement:
        """Answer the present step, or the present question of the quiz.

        Parameters
        ----------
        answer : object
            A line such as ``"Ann play B7/O3"`` for a move; a key or a list of keys of the
            options for a question; a number for counting.

        Raises
        ------
        AnswerError
            If it is no answer to this task.
        """
        course = self._there()
        judgement = course.give(answer)
        self._told(judgement)
        return judgement

    def hint(self) -> str:
        """Give the next hint, in the language of the widget; ``""`` if there is none left."""
        hint = self._there().hint()
        self._show()
        return "" if hint is None else hint[self.locale]

    def show_answer(self) -> bool:
        """Show the answer, once all hints are used up; ``False`` before."""
        judgement = self._there().show()
        if judgement is not None:
            self._told(judgement)
        return judgement is not None

    def goto(self, step: int) -> None:
        """Go to a step, counted from 0; the one after the last is the quiz.

        Raises
        ------
        IndexError
            If there is no such step.
        """
        course = self._there()
        try:
            course.goto(step)
            self._trouble = None
        except UnoFlipError as error:
            self._trouble = _problem(error)
        self._lay()

    def next(self) -> bool:
        """Go to the next step, or after the last one to the quiz; ``False`` at the end."""
        course = self._there()
        if course.step == course.last:
            return False
        self.goto(course.step + 1)
        return True

    def back(self) -> bool:
        """Go to the step before; ``False`` at the first one."""
        course = self._there()
        if not course.step:
            return False
        self.goto(course.step - 1)
        return True

    def again(self) -> None:
        """Begin the present step anew; in the quiz, the same questions once more."""
        self._there().again()
        self._lay()

    def ask(self, number: int) -> None:
        """Show another question of the quiz, counted from 0; ``n`` is its end.

        Raises
        ------
        UnoFlipError
            If the quiz is not open, or there is no such question.
        """
        self._quiz().go(number)
        self._lay()

    def advance(self) -> bool:
        """Go on by one step of the table: the demonstration, or the next bot.

        Returns
        -------
        bool
            Whether anything happened.
        """
        if not self._demonstrated:
            self._demonstrate()
            return True
        if self.course is None or not isinstance(self.course.step_now.task, Play):
            return False
        return super().advance()

    def apply(self, action: Action | str) -> Events:
        """Do an action for any player, in a step in which a whole round is played.

        Raises
        ------
        UnoFlipError
            In any other step; there a move is an answer, see `give`.
        """
        self._playing("a move is an answer here: use give")
        return super().apply(action)

    def play_to_end(self, level: str = "steady") -> Outcome:
        """Play the round to its end at once, in a step in which a whole round is played.

        Raises
        ------
        UnoFlipError
            In any other step; there a move is an answer, see `give`.
        """
        self._playing("a move is an answer here: use give")
        return super().play_to_end(level)

    def undo(self) -> None:
        """Take back the last decision, in a step in which a whole round is played.

        Raises
        ------
        UnoFlipError
            In any other step; there one begins it anew, see `again`.
        """
        self._playing("begin the step anew: use again")
        super().undo()

    def refresh(self) -> None:
        """Show the round as it stands, after it was changed from outside the lesson."""
        super().refresh()
        self._followed()

    def new_round(self) -> None:
        """Begin the step anew."""
        self.again()

    # -- what the browser says -----------------------------------------------------------

    def _heard(self, widget: object, content: object, buffers: object) -> None:
        message = content if isinstance(content, dict) else {}
        kind = message.get("type")
        if self.course is None:
            if kind == "hello":
                self.send({"type": "here"})
        elif kind == "goto":
            step = message.get("step")
            if type(step) is int and 0 <= step <= self.course.last:
                self.goto(step)
        elif self.course.at_quiz and kind in ("answer", "go", "again"):
            if message.get("seq") == self._panel:
                self._asked_in_quiz(kind, message)
        elif kind in ("answer", "hint", "show", "again"):
            # A second click on a panel that asks no more changes nothing.
            if message.get("seq") == self._panel:
                self._asked(kind, message.get("value"))
        elif kind == "new_round":
            if isinstance(self.course.step_now.task, Play) and self.course.done:
                self.again()
        else:
            super()._heard(widget, content, buffers)

    def _asked(self, kind: str, value: Any) -> None:
        course = self._there()
        if kind == "hint":
            self.hint()
        elif kind == "show":
            self.show_answer()
        elif kind == "again":
            self.again()
        elif course.step_now.task is not None and not isinstance(course.step_now.task, Move | Play):
            try:
                self.give(value)
            except AnswerError:
                self._refuse({"id": "ui-notice-malformed", "args": {}})

    def _asked_in_quiz(self, kind: str, message: Mapping[str, Any]) -> None:
        paper = self._quiz()
        try:
            if kind == "go":
                self.ask(message.get("number", -1))
            elif kind == "again":
                paper.again(str(message.get("what")))
                self._lay()
            elif message.get("number") == paper.number:
                self.give(message.get("value"))
            else:
                raise AnswerError("that question is not shown")
        except UnoFlipError:
            self._refuse({"id": "ui-notice-malformed", "args": {}})

    def _intend(self, message: dict[str, Any]) -> None:
        course = self._there()
        task = course.step_now.task
        if isinstance(task, Play):
            super()._intend(message)
            return
        action = None if not isinstance(task, Move) or course.done else self._action(message)
        if action is None:
            self._refuse({"id": "ui-notice-malformed", "args": {}})
            return
        try:
            judgement = course.give(str(action))
        except AnswerError:
            self._refuse({"id": "ui-notice-malformed", "args": {}})
            return
        self._told(judgement, message.get("token"))

    # -- inside ---------------------------------------------------------------------------

    @traitlets.observe("locale")
    def _say_problem(self, _: object = None) -> None:
        self.set_trait("problem", "" if self._trouble is None else self._trouble[self.locale])

    def _catch_up(self) -> bool:
        behind = super()._catch_up()
        if behind:
            self._followed()
        return behind

    def _followed(self) -> None:
        """Let the step follow a round that was moved, also back from its end."""
        course = self.course
        if course is not None and isinstance(course.step_now.task, Play):
            done = course.done
            course.moved_on()
            self._show(anew=course.done is not done)

    def _there(self) -> Course:
        if self.course is None:
            raise UnoFlipError(self.problem)
        return self.course

    def _quiz(self) -> Paper:
        course = self._there()
        if course.quiz is None or not course.at_quiz:
            raise UnoFlipError("the quiz is not open; it follows the last step, if there is one")
        return course.quiz

    def _question(self) -> Question | None:
        """The question of the quiz that is shown, if it has a table."""
        course = self.course
        if course is None or course.quiz is None or not course.at_quiz:
            return None
        question = course.quiz.question
        return question if question is not None and question.table else None

    def _playing(self, instead: str) -> None:
        if not isinstance(self._there().step_now.task, Play):
            raise UnoFlipError(f"no round is played in this step; {instead}")

    def _seat(self) -> tuple[str | None, str]:
        """Through whose eyes the table is seen, and how much of it."""
        question = self._question()
        if question is not None:
            return question.viewer, question.visibility
        scene = self._there().scene
        return scene.viewer, scene.stage.visibility

    def _laid(self) -> Round:
        """The round of the step, as it is shown first."""
        course, question = self._there(), self._question()
        self._demonstrated = True
        if question is not None:
            return Round.from_position(question.position, question.ruleset)
        scene = course.scene
        if isinstance(course.step_now.task, Play):
            return scene.round
        self._demonstrated = not scene.stage.before or course.done or course.at_quiz
        round_ = scene.round.copy() if self._demonstrated else scene.start.copy()
        if course.done:
            for line in self._played():
                round_.apply(line)
        return round_

    def _opened_account(self, round_: Round) -> Account:
        """Open an account with what everybody had before this round."""
        account = Account(round_)
        if self._question() is None:
            account._totals.update(self._there().step_now.stage.totals)
        return account

    def _played(self) -> tuple[str, ...]:
        course = self._there()
        task = course.step_now.task
        return () if task is None else task.played(course.scene, course.answer)

    def _lay(self) -> None:
        """Show the table of the present step."""
        with self.hold_sync():
            if self._trouble is None:
                self._account = self._opened_account(self._laid())
                watcher = self._watcher
                watcher.viewer, watcher.visibility = self._seat()
                self.unobserve(self._look_anew, ["viewer", "visibility"])
                self.viewer, self.visibility = watcher.viewer, watcher.visibility
                self.observe(self._look_anew, ["viewer", "visibility"])
                self._hire_for_step()
                super().refresh()
            self._show()

    def _hire_for_step(self) -> None:
        course = self.course
        task = None if course is None else course.step_now.task
        crew = task.bots(course.scene) if isinstance(task, Play) and course is not None else {}
        self._bots = self._hire(crew)
        self._watcher.bots = dict(crew)

    def _demonstrate(self) -> None:
        """Show what happens before the question."""
        self._demonstrated = True
        self._play_lines(self._there().scene.stage.before)
        self._show(anew=False)

    def _play_lines(self, lines: tuple[str, ...], token: int | None = None) -> None:
        frames: list[Frame] = []
        for line in lines:
            events = self.round.apply(line)
            booking = None if self.round.outcome is None else self._account.booking
            frames += self._watcher.follow(events, booking, token)
        self._opened()
        self._publish(frames)

    def _told(self, judgement: Judgement, token: int | None = None) -> None:
        """Show what was said to an answer; once it is right, what follows from it."""
        course = self._there()
        with self.hold_sync():
            if course.done and not isinstance(course.step_now.task, Play):
                if not self._demonstrated:
                    self._demonstrated = True
                    self._account = self._opened_account(course.scene.round.copy())
                    self.refresh()
                lines = self._played()
                if lines:
                    self._play_lines(lines, token)
                else:
                    self._publish([])
            self._show()

    def _follow(self, events: Events, token: int | None = None) -> None:
        super()._follow(events, token)
        self._followed()

    def _state(self, frames: list[Frame]) -> State:
        if self._trouble is not None:
            return {}  # type: ignore[typeddict-item]
        state = super()._state(frames)
        course = self.course
        task = None if course is None else course.step_now.task
        if course is None or isinstance(task, Play):
            return state
        snapshot = state["snapshot"]
        moving = isinstance(task, Move) and not course.done and self._demonstrated
        snapshot["actions"] = self._neutral() if moving else None
        if not course.done:
            # To count is the task, so nothing that has been counted goes out before.
            snapshot["result"] = None
            totals = {} if course.at_quiz else course.step_now.stage.totals
            for seat in snapshot["seats"]:
                seat["total"] = totals.get(seat["name"], 0)
        return state

    def _neutral(self) -> Actions:
        """What might be done, whether allowed or not: the task is to know."""
        round_ = self.round
        try_it: Verb = {"why": _TRY, "rules": []}
        cards: dict[str, CardAction] = {}
        hand = self._watcher.hand
        rules, mine = round_.rules, round_.turn == self.viewer
        verb = "give" if round_.phase == "give" else "play" if mine or not rules.jump_in else "jump"
        for token, card in hand:
            face = card.face(round_.side)
            may: dict[str, Any] = {
                **try_it,
                "ok": True,
                "bluff": False,
                "verb": verb,
                "color": face.color is None,
                "target": rules.seven_swap and face.symbol == "7" and len(hand) > 1,
                "uno": len(hand) == 2,
            }
            if rules.five_swap and face.symbol == "5":
                may["swap"] = True
            cards[str(token)] = may  # type: ignore[assignment]
        neutral: dict[str, Any] = {
            "cards": {} if round_.phase in ("respond", "choose_color") else cards,
            "catch": [
                seat
                for seat, name in enumerate(round_.players)
                if name != self.viewer and round_.hand_size(name) == 1
            ],
            "colors": [str(color) for color in round_.deck.colors_of(round_.side)],
            "choose": round_.phase == "choose_color" and round_.turn == self.viewer,
            "forecast": None,
        }
        verbs = _PHASE_VERBS.get(round_.phase, ())
        neutral.update(dict.fromkeys(verbs, try_it))
        # Whether there is anything to challenge is plain to see, and never the task.
        if not any(action.verb == "challenge" for action in round_.legal_actions()):
            neutral.pop("challenge", None)
        if len(hand) <= 2:
            neutral["uno"] = try_it
        if self._answers():
            neutral["cards"] = cards
        return neutral  # type: ignore[return-value]

    def _answers(self) -> bool:
        """Whether the rules here let cards answer a penalty, so that cards must be offered."""
        rules = self.round.rules
        return rules.stack != "none" or rules.escape_skip or rules.answer_wild4 or rules.jump_in

    def _show(self, *, anew: bool = True) -> None:
        """Tell the browser, and whoever observes.

        Unless it is shown anew, the panel asks the same as before: only the table has moved,
        which it also does while somebody answers, so an answer on its way still counts.
        """
        self._panel += anew
        self.set_trait("lesson", self._lesson_now())
        if self._trouble is not None:
            self.set_trait("state", {})
        self._say_problem()
        course = self.course
        if course is not None:
            self.set_trait("results", course.results)
            self.set_trait("progress", course.progress)
            self.set_trait("step", course.step)

    def _lesson_now(self) -> dict[str, Any]:
        course = self.course
        panel: dict[str, Any] = {
            "v": LESSON_VERSION,
            "seq": self._panel,
            "id": "",
            "title": {},
            "languages": list(locales()),
            "step": 0,
            "marks": [],
            "text": {},
            "rules": [],
            "table": self._trouble is None,
            "spread": None,
            "facts": None,
            "task": None,
            "done": False,
            "feedback": None,
            "hints": [],
            "hints_left": 0,
            "can_show": False,
            "problem": self._trouble,
            "quiz": None,
        }
        if course is None:
            return panel
        lesson, step = course.lesson, course.step_now
        panel.update(
            id=lesson.id,
            title=lesson.title,
            languages=list(lesson.languages),
            step=course.step,
            marks=course.marks,
            quiz=self._quiz_now(),
        )
        if self._trouble is not None:
            return panel
        if course.at_quiz:
            return panel | {"table": self._question() is not None}
        playing = isinstance(step.task, Play) and not course.done
        panel.update(
            text=step.text,
            rules=[*step.rules, *step.shows],
            spread=self._spread(),
            facts=_facts(step.stage.totals),
            task=self._task_now(),
            done=course.done,
            feedback=self._feedback(),
            hints=list(course.hints),
            # A coach never runs out of advice.
            hints_left=1 if playing else course.hints_left,
            can_show=course.can_show,
        )
        return panel

    def _quiz_now(self) -> dict[str, Any] | None:
        """How the quiz at the end stands and, where it is open, its present question."""
        course = self._there()
        if not course.lesson.quiz:
            return None
        paper = course.quiz
        score = {"right": 0, "answered": 0, "n": course.lesson.questions}
        shown = None
        if paper is not None and course.at_quiz and self._trouble is None:
            watcher = None if self._question() is None else self._watcher
            shown = wire_paper(paper, self._panel, watcher)
            if shown["question"] is not None:
                # It lies on the table of the lesson.
                shown["question"]["snapshot"] = None
        return {"score": score if paper is None else paper.score, "shown": shown}

    def _task_now(self) -> dict[str, Any] | None:
        course = self._there()
        task = course.step_now.task
        if task is None:
            return None
        asked = copy.deepcopy(task.wire(course.scene))
        hand = [held.token for held in self._watcher.hand]
        for option in asked.get("options", ()):
            place = option.pop("place", None)
            if place is not None and place < len(hand):
                option["token"] = hand[place]
        return asked

    def _spread(self) -> dict[str, list[list[str]]] | None:
        course = self._there()
        scene = course.scene
        if not scene.stage.spread:
            return None
        position = scene.position
        piles = {"discard": position.discard, "draw": position.draw}
        side = position.side
        other = "light" if side == "dark" else "dark"

        def behind(card: Card) -> str:
            return "" if card.dark is None else wire_face(card, other)

        return {
            name: [[wire_face(card, side), behind(card)] for card in piles[name]]
            for name in scene.stage.spread
        }

    def _feedback(self) -> dict[str, Any] | None:
        course = self._there()
        judgement = course.judgement
        if judgement is None:
            return None
        feedback: dict[str, Any] = {
            "right": judgement.right,
            "say": judgement.say,
            "rules": list(judgement.rules),
        }
        if judgement.marks:
            feedback["marks"] = dict(judgement.marks)
        if judgement.counts:
            feedback["counts"] = [
                [seat, [list(card) for card in cards], total]
                for seat, cards, total in judgement.counts
            ]
        # A move shows itself on the table, and its line would name a face nobody sees.
        if course.done and not isinstance(course.step_now.task, Move | Play):
            feedback["answer"] = copy.deepcopy(course.answer)
        return feedback

    def __repr__(self) -> str:
        if self.course is None:
            return f"<Lesson: {self.problem}>"
        title = self.course.lesson.title
        name = title.get(self.locale) or next(iter(title.values()))
        steps = len(self.course.lesson.steps)
        place = "the quiz after" if self.step == steps else f"step {self.step + 1} of"
        return f"<Lesson {name!r}, {place} {steps}>"


def _facts(totals: Mapping[str, int]) -> list[list[dict[str, str]]] | None:
    if not totals:
        return None
    return [
        [
            dict.fromkeys(locales(), name),
            {locale: text("lesson-before", {"points": total}, locale) for locale in locales()},
        ]
        for name, total in totals.items()
    ]


def _problem(error: Exception) -> dict[str, str]:
    return {locale: text("lesson-problem", {"reason": str(error)}, locale) for locale in locales()}
