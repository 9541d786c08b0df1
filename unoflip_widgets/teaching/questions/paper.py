"""A paper: some questions in a row, what was answered to them, and what is still open.

A `Paper` is a quiz without any screen.  The quiz widget shows one, and so does a lesson at its
end; tests and notebooks may use it as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from typing import Any

from unoflip_widgets.rules import RuleSet
from unoflip_widgets.rules.round import check_seed

from .generator import TOPICS, check_topic, stream
from .question import Feedback, Question, QuestionError

__all__ = ["LONGEST", "Paper", "check_topics"]

LONGEST = 200
"""How many questions a paper has at most."""


def check_topics(
    topics: object, difficulty: str | None = None, rules: RuleSet | None = None
) -> tuple[str, ...]:
    """Read topics: one, or several in a row.

    Parameters
    ----------
    topics : str or sequence of str
        What is to be asked about.
    difficulty : {"easy", "medium", "hard"} or None
        How hard.
    rules : RuleSet or None
        What is played.

    Returns
    -------
    tuple of str
        The topics, each once.

    Raises
    ------
    QuestionError
        With a sentence that says what there is.

    Examples
    --------
    >>> check_topics(["flip", "uno", "flip"])
    ('flip', 'uno')
    >>> check_topics(5)
    Traceback (most recent call last):
        ...
    unoflip_widgets.teaching.questions.question.QuestionError: topics are the name of a topic or a \
list of names, not 5; the topics are deck, deal, opening, info, turn, match, wild, light, dark, \
flip, challenge, uno, end, piles, score, series, two, classic, house
    """
    if isinstance(topics, str):
        listed: list[Any] = [topics]
    elif isinstance(topics, Sequence | set | frozenset):
        listed = list(topics)
    else:
        raise QuestionError(
            "topics are the name of a topic or a list of names, "
            f"not {repr(topics)[:40]}; {_known()}"
        )
    if not listed:
        raise QuestionError(f"a quiz needs at least one topic; {_known()}")
    for topic in listed:
        check_topic(topic, difficulty, rules)
    return tuple(dict.fromkeys(listed))


def _known() -> str:
    return f"the topics are {', '.join(TOPICS)}"


class Paper:
    """Questions in a row, and one person's answers to them.

    Parameters
    ----------
    topics : str or sequence of str, optional
        What is asked about, in turn; see `TOPICS`.  Left out: everything about UNO Flip.
    n : int
        How many questions, 1 to 200.
    seed : int, optional
        The same seed gives the same questions; left out, others every time.
    difficulty : {"easy", "medium", "hard"}, optional
        How hard; mixed if left out.
    rules : RuleSet, optional
        What is played; left out, the usual rules of each topic.
    questions : sequence of Question, optional
        These questions instead.
    known : collection of str, optional
        The ids of the rules that have been learned: only what rests on them is asked.

    Attributes
    ----------
    topics : tuple of str
        What is asked about.
    seed : int
        The seed of the questions.
    number : int
        The present question, from 0; as many as there are questions for the end.
    feedback : list of Feedback or None
        What was said to each answer; ``None`` where none was given.

    Raises
    ------
    QuestionError
        For an unknown topic, no topic at all, or another number of questions.

    Examples
    --------
    >>> paper = Paper(["flip", "uno"], n=4, seed=1)
    >>> paper.give(paper.questions[0].answer).right
    True
    >>> paper.score
    {'right': 1, 'answered': 1, 'n': 4}
    >>> again = Paper(["flip", "uno"], n=4)
    >>> again.resume(paper.results)
    >>> again.answers == paper.answers
    True
    """

    def __init__(
        self,
        topics: str | Sequence[str] | None = None,
        n: int = 10,
        seed: int | None = None,
        *,
        difficulty: str | None = None,
        rules: RuleSet | None = None,
        questions: Sequence[Question] | None = None,
        known: Collection[str] | None = None,
    ) -> None:
        self._difficulty, self._rules, self._known = difficulty, rules, known
        if isinstance(topics, int):
            raise QuestionError(
                "the first thing that a quiz is told is its topics, not a number; "
                f"for {str(topics)[:40]} questions write n={str(topics)[:40]}"
            )
        if questions is None:
            if topics is None:
                topics = [topic for topic in TOPICS if topic not in ("classic", "house")]
            self.topics = check_topics(topics, difficulty, rules)
            self.seed = check_seed(seed)
            made = self._make(n, self.seed)
        else:
            made = _given(questions)
            self.topics = tuple(dict.fromkeys(question.topic for question in made))
            self.seed = check_seed(seed)
        self._made = made
        self._own = None if questions is None else made
        self._lay(list(range(len(made))))

    # -- looking -----------------------------------------------------------------------------

    @property
    def questions(self) -> list[Question]:
        """The questions."""
        return [self._made[place] for place in self._asked]

    @property
    def question(self) -> Question | None:
        """The present question; ``None`` at the end."""
        return None if self.number == len(self._asked) else self._made[self._asked[self.number]]

    @property
    def answers(self) -> list[Any]:
        """What was answered, question by question, as plain data; ``None`` for nothing yet."""
        return list(self._given)

    @property
    def statuses(self) -> list[str]:
        """How each question stands: ``"open"``, ``"right"`` or ``"wrong"``."""
        return [
            "open" if said is None else "right" if said.right else "wrong" for said in self.feedback
        ]

    @property
    def mistakes(self) -> list[int]:
        """The numbers of the questions that were answered wrongly."""
        return [number for number, status in enumerate(self.statuses) if status == "wrong"]

    @property
    def score(self) -> dict[str, int]:
        """How many were answered right, how many at all, and how many there are."""
        statuses = self.statuses
        open_ones = statuses.count("open")
        return {
            "right": statuses.count("right"),
            "answered": len(statuses) - open_ones,
            "n": len(statuses),
        }

    @property
    def results(self) -> dict[str, Any]:
        """Everything that was answered, as plain data that `resume` can go on from."""
        return {
            "seed": self.seed,
            **({"given": True} if self._made is self._own else {}),
            "number": self.number,
            "asked": list(self._asked),
            "topics": [question.topic for question in self.questions],
            "answers": self.answers,
            "marks": self.statuses,
            "score": self.score,
        }

    # -- doing -------------------------------------------------------------------------------

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
        count = len(self._asked)
        if type(place) is not int or not 0 <= place < count:
            raise QuestionError(f"there are the questions 0 to {count - 1}, not {str(place)[:40]}")
        if self.feedback[place] is not None:
            raise QuestionError(f"question {place} has been answered already")
        question = self._made[self._asked[place]]
        feedback = question.grade(answer)
        read = question.read(answer)
        self._given[place] = list(read) if isinstance(read, tuple) else read
        self.feedback[place] = feedback
        return feedback

    def go(self, number: int) -> None:
        """Go to a question, answered or not; as many as there are questions is the end.

        Raises
        ------
        QuestionError
            If there is no such question.
        """
        last = len(self._asked)
        if type(number) is not int or not 0 <= number <= last:
            raise QuestionError(f"one can go to 0 to {last}, not {str(number)[:40]}")
        self.number = number

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
            # As many as at first, also after the mistakes alone were repeated.
            self._made = self._make(len(self._made), seed)
            self.seed = seed
            self._lay(list(range(len(self._made))))
        elif what == "all":
            self._lay(self._asked)
        elif what == "mistakes":
            wrong = [self._asked[number] for number in self.mistakes]
            if not wrong:
                raise QuestionError("there are no mistakes to repeat")
            self._lay(wrong)
        else:
            raise QuestionError(f"again takes new, all or mistakes, not {str(what)[:40]!r}")

    def resume(self, results: Mapping[str, Any]) -> None:
        """Go on from the `results` of an earlier time.

        Parameters
        ----------
        results : Mapping
            What `results` gave.  An answer that is none to its question is left out: another
            version of the package may ask something else.

        Raises
        ------
        QuestionError
            If these are no results of a paper like this; what was there stays.
        """
        if not isinstance(results, Mapping):
            raise QuestionError("these are no results of a quiz")
        asked, given = results.get("asked"), results.get("answers")
        number, count = results.get("number"), len(self._made)
        if not isinstance(asked, list) or not isinstance(given, list) or len(asked) != len(given):
            raise QuestionError("a quiz has no list of answers")
        if not 1 <= len(asked) <= count or len(set(map(str, asked))) < len(asked):
            raise QuestionError(f"a quiz of {count} questions is answered at {len(asked)} places")
        if not all(type(place) is int and 0 <= place < count for place in asked):
            raise QuestionError(f"a quiz asks for the questions 0 to {count - 1}")
        if type(number) is not int or not 0 <= number <= len(asked):
            raise QuestionError("a quiz is at no question")
        seed = check_seed(results.get("seed", -1))
        if results.get("given"):  # no seed leads back to questions that were given
            if self._own is None or len(self._own) != count:
                raise QuestionError("a quiz of other questions was answered")
            self._made = self._own
        elif seed != self.seed or self._made is self._own:
            self._made = self._make(count, seed)
        self.seed = seed
        self._lay(asked)
        for place, answer in enumerate(given):
            try:
                if answer is not None:
                    self.give(answer, place)
            except QuestionError:
                continue
        self.number = number

    # -- inside ------------------------------------------------------------------------------

    def _make(self, n: int, seed: int) -> list[Question]:
        if type(n) is not int or not 1 <= n <= LONGEST:
            raise QuestionError(
                f"a quiz has 1 to {LONGEST} questions, not {str(n)[:40]}; "
                "more of them, without a widget, come from teaching.questions"
            )
        streams = [
            stream(topic, seed, self._difficulty, self._rules, self._known) for topic in self.topics
        ]
        made: list[Question] = []
        while len(made) < n:
            for source in streams[: n - len(made)]:
                made += islice(source, 1)
        return made

    def _lay(self, asked: list[int]) -> None:
        self._asked = list(asked)
        self._given: list[Any] = [None] * len(asked)
        self.feedback: list[Feedback | None] = [None] * len(asked)
        self.number = 0


def _given(questions: Sequence[Question]) -> list[Question]:
    listed = list(questions)
    if not 1 <= len(listed) <= LONGEST or not all(isinstance(q, Question) for q in listed):
        raise QuestionError(f"questions are a list of 1 to {LONGEST} Question objects")
    return listed
