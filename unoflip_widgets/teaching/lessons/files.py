"""Lesson files: read, and refused with line and reason if anything is wrong with them.

A lesson is a TOML file (or the same as a mapping): positions in notation, texts and questions.
It holds no answers; the rules core works them out.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from unoflip_widgets.rules import FLIP, Position, PositionError, RuleSet, UnoFlipError

from ..questions import check_topics
from ..texts import RULE_IDS, TextError, locales
from .challenges import Challenge
from .choices import Choose, Order
from .counts import Count
from .moves import Move, Play
from .predictions import Predict
from .scenes import Scene, Stage
from .tasks import Params, Task, TaskError
from .words import Text, known, said

__all__ = ["LessonError", "LessonFile", "Step", "builtin_lessons", "learned", "read_lesson"]

KINDS: dict[str, type[Task]] = {
    kind.kind: kind for kind in (Move, Choose, Predict, Order, Challenge, Count, Play)
}
_ORDER = (
    "cards",
    "opening",
    "turn",
    "light",
    "flip",
    "dark",
    "challenge",
    "uno",
    "scoring",
    "round",
    "classic",
    "house",
)
_TEXT_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_FEWEST, _MOST_STEPS = 1, 60
_MOST_TOPICS = 5
_FEWEST_QUESTIONS = 4
_LONGEST = 200_000
_LONGEST_TEXT = 2_000
_RULES = frozenset(RULE_IDS)
HEAD_KEYS = frozenset(
    {"title", "about", "languages", "options", "positions", "viewer", "quiz", "step"}
)
STEP_KEYS = frozenset(
    {
        "text",
        "rules",
        "shows",
        "position",
        "deal",
        "seed",
        "options",
        "viewer",
        "visibility",
        "setup",
        "before",
        "spread",
        "totals",
        "task",
        "hints",
    }
)


class LessonError(UnoFlipError):
    """A lesson that cannot be read.

    Attributes
    ----------
    file : str
        Which lesson.
    line : int or None
        The line of the fault, counted from 1; ``None`` where there are no lines.
    """

    def __init__(self, file: str, line: int | None, message: str) -> None:
        place = file if line is None else f"{file}:{line}"
        super().__init__(f"{place}: {message}")
        self.file = file
        self.line = line


@dataclass(frozen=True)
class Step:
    """One step of a lesson.

    Attributes
    ----------
    text : Text
        What it says.
    rules, shows : tuple of str
        The rule ids it teaches, and those it shows in passing.
    stage : Stage
        The table.
    task : Task or None
        The question; ``None`` for a step that is only read.
    hints : tuple of Text
        Its own hints, from a nudge to nearly the answer.
    """

    text: Text
    rules: tuple[str, ...]
    shows: tuple[str, ...]
    stage: Stage
    task: Task | None
    hints: tuple[Text, ...]

    @property
    def named(self) -> tuple[str, ...]:
        """The rule ids it teaches or, if it teaches none, those it shows."""
        return self.rules or self.shows


@dataclass(frozen=True)
class LessonFile:
    """A lesson that has been read.

    Attributes
    ----------
    id : str
        Its name.
    title, about : Text
        What it is called, and what one can do afterwards.
    languages : tuple of str
        The languages it is written in.
    steps : tuple of Step
        Its steps.
    quiz : tuple of str
        The topics of the short quiz at its end; empty if there is none.
    options : Mapping of str to object
        The options of the rules that differ in the whole lesson.
    """

    id: str
    title: Text
    about: Text
    languages: tuple[str, ...]
    steps: tuple[Step, ...]
    quiz: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule ids that its steps teach or show, each once."""
        named = (rule for step in self.steps for rule in (*step.rules, *step.shows))
        return tuple(dict.fromkeys(named))

    @property
    def questions(self) -> int:
        """How many questions the quiz has: four, or one for each of five topics."""
        return max(_FEWEST_QUESTIONS, len(self.quiz)) if self.quiz else 0

    def quiz_rules(self, base: RuleSet = FLIP) -> RuleSet | None:
        """Return the rules that the quiz asks about; ``None`` for the usual ones of each topic.

        Parameters
        ----------
        base : RuleSet
            What is played where the lesson says nothing else.

        Examples
        --------
        >>> read_lesson("flip").quiz_rules() is None
        True
        """
        rules = base.replace(**self.options)
        return None if rules == FLIP else rules


def in_position(name: str, error: Exception) -> str:
    """Say what is wrong with a position that has a name."""
    wrong = "; ".join(error.defects) if isinstance(error, PositionError) else str(error)
    return f"position {name!r}: {wrong}"


class _Lines:
    """Finds the line on which a part of a lesson file stands."""

    def __init__(self, source: str) -> None:
        self.head: dict[str, int] = {}
        self.positions: dict[str, int] = {}
        self.steps: list[tuple[int, dict[str, int]]] = []
        found = self.head
        within = ""
        for number, line in enumerate(source.splitlines(), 1):
            if within:
                within = "" if within in line else within
                continue
            if re.match(r"\s*\[\[\s*step\s*\]\]", line):
                found = {}
                self.steps.append((number, found))
            elif match := re.match(r"\s*\[([\w.]+)\]", line):
                name = match[1].removeprefix("step.").split(".")[0]
                if not match[1].startswith("step."):
                    found = self.head
                found.setdefault(name, number)
                if match[1] == "positions":
                    found = self.positions
            elif match := re.match(r"\s*([\w-]+)\s*=", line):
                found.setdefault(match[1], number)
            for quotes in ('"""', "'''"):
                if line.count(quotes) % 2:
                    within = quotes

    def of(self, step: int | None, key: str | None) -> int:
        if step is None:
            return self.head.get(key or "", 1)
        if step >= len(self.steps):
            return 1
        number, keys = self.steps[step]
        return keys.get(key or "", number)

    def of_position(self, name: str) -> int:
        return self.positions.get(name) or self.of(None, "positions")


class _Reader:
    """Reads one lesson; knows where it is, for the sake of good complaints."""

    def __init__(self, name: str, source: str | None) -> None:
        self.name = name
        self.lines = None if source is None else _Lines(source)
        self.step: int | None = None
        self.key: str | None = None
        self.languages: tuple[str, ...] = ()
        self.positions: dict[str, Position] = {}

    def refuse(self, message: str) -> LessonError:
        if self.lines is not None:
            return LessonError(self.name, self.lines.of(self.step, self.key), message)
        place = "" if self.step is None else f"step {self.step + 1}: "
        return LessonError(self.name, None, place + message)

    @contextmanager
    def at(self, key: str) -> Iterator[None]:
        before, self.key = self.key, key
        try:
            yield
        except LessonError:
            raise
        except PositionError as error:
            raise self.refuse(f"{key}: {'; '.join(error.defects)}") from None
        except (UnoFlipError, TextError, TypeError) as error:
            raise self.refuse(f"{key}: {error}") from None
        self.key = before

    # -- the whole ---------------------------------------------------------------

    def read(self, name: str, values: Mapping[str, Any]) -> LessonFile:
        self.known(values, HEAD_KEYS, "a lesson")
        if "title" not in values:
            raise self.refuse("the lesson has no title")
        with self.at("languages"):
            self.languages = self.spoken(values)
        with self.at("title"):
            title = self.text(values["title"])
        with self.at("about"):
            about = self.text(values["about"]) if "about" in values else {}
        with self.at("positions"):
            for label, position in self.mapping(values.get("positions", {})).items():
                self.positions[label] = self.named(label, position)
        steps = values.get("step", [])
        self.key = "step"
        if isinstance(steps, str | Mapping) or not isinstance(steps, Sequence):
            raise self.refuse("the steps are a list, in a file each begins with [[step]]")
        if not _FEWEST <= len(steps) <= _MOST_STEPS:
            raise self.refuse(f"a lesson has 1 to {_MOST_STEPS} steps, this one {len(steps)}")
        read = []
        for number, step in enumerate(steps):
            self.step, self.key = number, None
            read.append(self.read_step(self.mapping(step), values))
        self.step = None
        lesson = LessonFile(
            name, title, about, self.languages, tuple(read), options=_options(values)
        )
        with self.at("quiz"):
            return replace(lesson, quiz=self.quiz(values, lesson.quiz_rules()))

    def quiz(self, values: Mapping[str, Any], rules: RuleSet | None) -> tuple[str, ...]:
        if "quiz" not in values:
            return ()
        topics = check_topics(values["quiz"], rules=rules)
        if len(topics) > _MOST_TOPICS:
            raise self.refuse(f"quiz has at most {_MOST_TOPICS} topics, this one {len(topics)}")
        return topics

    def spoken(self, values: Mapping[str, Any]) -> tuple[str, ...]:
        title = values["title"]
        usual: Sequence[str] = locales()
        if isinstance(title, Mapping):
            usual = [locale for locale in locales() if locale in title]
        elif isinstance(title, str) and not known(title):
            usual = ("en",)
        given = values.get("languages", usual)
        if (
            isinstance(given, str)
            or not isinstance(given, Sequence)
            or not given
            or not set(given) <= set(locales())
        ):
            raise self.refuse(f"languages is a list of some of {', '.join(locales())}")
        return tuple(locale for locale in locales() if locale in given)

    # -- one step ------------------------------------------------------------------

    def read_step(self, values: Mapping[str, Any], lesson: Mapping[str, Any]) -> Step:
        self.known(values, STEP_KEYS, "a step")
        if "text" not in values:
            raise self.refuse("the step has no text")
        with self.at("text"):
            text = self.text(values["text"])
        rules = self.rule_ids("rules", values)
        shows = self.rule_ids("shows", values)
        stage = self.stage(values, lesson)
        with self.at("hints"):
            hints = values.get("hints", [])
            hints = [hints] if isinstance(hints, str | Mapping) else hints
            read = tuple(self.text(hint) for hint in hints)
        task = None
        if "task" in values:
            with self.at("task"):
                task = self.task(self.mapping(values["task"]))
        return Step(text, rules, shows, stage, task, read)

    def task(self, values: Mapping[str, Any]) -> Task:
        parts = dict(values)
        kind = parts.pop("kind", None)
        if kind not in KINDS:
            raise self.refuse(f"kind is one of {', '.join(KINDS)}, not {str(kind)[:40]!r}")
        own = self.text(parts.pop("question")) if "question" in parts else None
        try:
            return KINDS[kind](Params(parts), own)
        except TaskError as error:
            raise self.refuse(f"task: {error}") from None

    def stage(self, values: Mapping[str, Any], lesson: Mapping[str, Any]) -> Stage:
        parts: dict[str, Any] = {}
        if ("position" in values) == ("deal" in values):
            raise self.refuse("a step needs either a position or a deal")
        if "position" in values:
            with self.at("position"):
                parts["position"], parts["name"] = self.position(values["position"])
        with self.at("options"):
            own = self.mapping(values.get("options", {}))
            self.mapping(lesson.get("options", {}))
            parts["options"] = {**_options(lesson), **_options({"options": own})}
            FLIP.replace(**parts["options"])
        for key in ("deal", "setup", "before", "spread"):
            with self.at(key):
                parts[key] = self.words(key, values.get(key, ()))
        with self.at("spread"):
            if not set(parts["spread"]) <= {"discard", "draw"}:
                raise self.refuse("spread names discard, draw, or both")
        with self.at("seed"):
            seed = values.get("seed", 0)
            if type(seed) is not int or seed < 0:
                raise self.refuse("seed is a whole number of 0 or more")
            parts["seed"] = seed
        with self.at("viewer"):
            viewer = values.get("viewer", lesson.get("viewer"))
            if viewer is not None and not isinstance(viewer, str):
                raise self.refuse("viewer is the name of a player")
            parts["viewer"] = viewer
        with self.at("visibility"):
            visibility = values.get("visibility", "physical")
            if visibility not in ("physical", "hidden", "open"):
                raise self.refuse("visibility is physical, hidden or open")
            parts["visibility"] = visibility
        with self.at("totals"):
            totals = self.mapping(values.get("totals", {}))
            if not all(type(value) is int and value >= 0 for value in totals.values()):
                raise self.refuse("totals are whole numbers of 0 or more")
            parts["totals"] = totals
        return Stage(**parts)

    def position(self, value: Any) -> tuple[Position, str]:
        """Read the position of a step: one of those with a name, or one of its own."""
        if isinstance(value, str) and ":" not in value:
            if value not in self.positions:
                raise self.refuse(
                    f"there is no position {value[:40]!r}; "
                    f"the lesson names {', '.join(self.positions) or 'none'}"
                )
            return self.positions[value], value
        return Position.parse(value), ""

    def named(self, name: str, value: Any) -> Position:
        """Read a position with a name; a fault is refused where it stands, not where it is used."""
        try:
            return Position.parse(value)
        except (UnoFlipError, TypeError) as error:
            line = None if self.lines is None else self.lines.of_position(name)
            raise LessonError(self.name, line, in_position(name, error)) from None

    def rule_ids(self, key: str, values: Mapping[str, Any]) -> tuple[str, ...]:
        with self.at(key):
            ids = self.words(key, values.get(key, ()))
            for rule in ids:
                if rule not in _RULES:
                    raise self.refuse(
                        f"there is no rule {rule[:40]!r}; a rule id looks like F-FLIP-6"
                    )
            return ids

    # -- small things -----------------------------------------------------------------

    def known(self, values: Mapping[str, Any], allowed: frozenset[str], what: str) -> None:
        for key in values:
            if key not in allowed:
                self.key = key
                raise self.refuse(
                    f"{what} has no {str(key)[:40]!r}; it may have {', '.join(sorted(allowed))}"
                )

    def mapping(self, value: Any) -> Mapping[str, Any]:
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            raise self.refuse("this has to be a table of names and values")
        return value

    def words(self, key: str, value: Any) -> tuple[str, ...]:
        if isinstance(value, str):
            return (value,)
        if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
            raise self.refuse(f"{key} is a text or a list of texts")
        return tuple(value)

    def text(self, value: Any) -> Text:
        """Read a text: an id, the text itself, or a table of languages."""
        if isinstance(value, str) and _TEXT_ID.fullmatch(value):
            if not known(value):
                raise self.refuse(f"there is no text {value[:60]!r}")
            return said(value)
        if isinstance(value, str):
            value = dict.fromkeys(self.languages, value)
        for locale in value if isinstance(value, Mapping) else ():
            if locale not in locales():
                raise self.refuse(f"there is no language {str(locale)[:20]!r}")
        if not isinstance(value, Mapping):
            raise self.refuse("a text is a text or a table of languages")
        missing = [locale for locale in self.languages if not str(value.get(locale, "")).strip()]
        if missing:
            raise self.refuse(f"the text has no translation into {', '.join(missing)}")
        for words in value.values():
            if not isinstance(words, str) or len(words) > _LONGEST_TEXT:
                raise self.refuse(f"a text has at most {_LONGEST_TEXT} characters")
        return {locale: value[locale].strip() for locale in locales() if locale in value}


def builtin_lessons() -> tuple[str, ...]:
    """Return the names of the lessons that come with the package, in the order to learn them.

    Examples
    --------
    >>> "flip" in builtin_lessons()
    True
    """
    return tuple(name for name in _ORDER if (_folder() / f"{name}.toml").is_file())


def learned(lesson: LessonFile) -> frozenset[str] | None:
    """Return the rules that one knows after a lesson of the package and all those before it.

    Parameters
    ----------
    lesson : LessonFile
        The lesson.

    Returns
    -------
    frozenset of str or None
        Rule ids; ``None`` for a lesson of somebody else, before which anything may have been
        learned.

    Examples
    --------
    >>> "F-UNO-1" in learned(read_lesson("uno")), "F-UNO-1" in learned(read_lesson("flip"))
    (True, False)
    """
    names = builtin_lessons()
    if lesson.id not in names or read_lesson(lesson.id).title != lesson.title:
        return None
    before = names[: names.index(lesson.id)]
    found = [lesson.rules, *(read_lesson(name).rules for name in before)]
    return frozenset(rule for rules in found for rule in rules)


def read_lesson(source: str | Path | Mapping[str, Any]) -> LessonFile:
    """Read a lesson.

    Parameters
    ----------
    source : str, Path or Mapping
        The name of a lesson of the package, the path of a file that ends in ``.toml``, the text
        of such a file, or the same as a mapping, with the steps in a list under ``"step"``.

    Raises
    ------
    LessonError
        With file and line if anything is wrong with it, or there is no such lesson.

    Examples
    --------
    >>> lesson = read_lesson({
    ...     "title": "Lay a card",
    ...     "step": [{
    ...         "text": "Blue lies on top.",
    ...         "position": "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf",
    ...         "task": {"kind": "move"},
    ...     }],
    ... })
    >>> len(lesson.steps), lesson.languages
    (1, ('en',))
    >>> read_lesson("juggling")
    Traceback (most recent call last):
        ...
    unoflip_widgets.teaching.lessons.files.LessonError: juggling: there is no such lesson; \
the lessons are cards, opening, turn, light, flip, dark, challenge, uno, scoring, round, \
classic, house
    """
    if isinstance(source, Mapping):
        return _Reader("lesson", None).read("lesson", source)
    if not isinstance(source, str | Path):
        raise LessonError("lesson", None, "a lesson is a name, a path, a text or a mapping")
    if isinstance(source, str) and ("\n" in source or len(source) > 4_000):
        return _parse("lesson", source, "lesson")
    path = Path(source)
    if path.suffix == ".toml":
        try:
            return _parse(str(path), path.read_text("utf-8"), path.stem)
        except (OSError, UnicodeDecodeError) as error:
            raise LessonError(str(path), None, f"the file cannot be read: {error}") from None
    if str(source) not in builtin_lessons():
        listed = ", ".join(builtin_lessons())
        raise LessonError(
            str(source)[:40], None, f"there is no such lesson; the lessons are {listed}"
        )
    inside = _folder() / f"{source}.toml"
    return _parse(f"{source}.toml", inside.read_text("utf-8"), str(source))


def scene_of(step: Step, base: RuleSet = FLIP) -> Scene:
    """Lay the table of a step.

    Parameters
    ----------
    step : Step
        The step.
    base : RuleSet
        What is played where the lesson says nothing else.
    """
    return Scene(step.stage, base)


def _options(values: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the rules, for which TOML has no word for "no target"."""
    return {
        key: None if (key, value) == ("target", "none") else value
        for key, value in values.get("options", {}).items()
    }


def _folder() -> Any:
    return files("unoflip_widgets.teaching.lessons") / "data"


def _parse(name: str, source: str, lesson_id: str) -> LessonFile:
    if len(source) > _LONGEST:
        raise LessonError(name, None, f"a lesson has at most {_LONGEST} characters")
    try:
        values = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else source.count("\n") + 1
        raise LessonError(name, line, f"this is no TOML: {error}") from None
    return _Reader(name, source).read(lesson_id, values)
