"""Check lessons before anybody meets them: every text, position, question and answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from unoflip_widgets.rules import FLIP, PositionError, RuleSet, UnoFlipError

from .files import LessonError, LessonFile, _Lines, in_position, read_lesson, scene_of
from .tasks import TaskError
from .words import Text

__all__ = ["check_folder", "check_lesson"]


def check_lesson(
    source: str | Path | Mapping[str, Any] | LessonFile, rules: RuleSet = FLIP
) -> list[LessonError]:
    """Find what is wrong with a lesson.

    Parameters
    ----------
    source : str, Path, Mapping or LessonFile
        As for `read_lesson`.
    rules : RuleSet
        What is played where the lesson says nothing else.

    Returns
    -------
    list of LessonError
        Empty if the lesson can be played through.

    Examples
    --------
    >>> check_lesson("flip")
    []
    >>> [fault] = check_lesson({"title": "Empty"})
    >>> print(fault)
    lesson: a lesson has 1 to 60 steps, this one 0
    """
    try:
        lesson = source if isinstance(source, LessonFile) else read_lesson(source)
    except LessonError as error:
        return [error]
    lines = _lines_of(source)
    name = str(source) if isinstance(source, Path) else lesson.id
    return list(_faults(lesson, name, lines, rules))


def _lines_of(source: object) -> _Lines | None:
    path = Path(source) if isinstance(source, str | Path) and len(str(source)) < 4_000 else None
    if path is not None and path.suffix == ".toml" and path.is_file():
        return _Lines(path.read_text("utf-8"))
    return _Lines(source) if isinstance(source, str) and "\n" in source else None


def _faults(
    lesson: LessonFile, name: str, lines: _Lines | None, rules: RuleSet
) -> Iterator[LessonError]:
    told: set[str] = set()
    for number, step in enumerate(lesson.steps):
        key = "position" if step.stage.position is not None else "deal"
        try:
            scene = scene_of(step, rules)
            key = "task"
            if step.task is not None:
                asked = step.task.wire(scene)
                _spoken(asked, lesson.languages)
                solution = step.task.solution(scene)
                if not step.task.judge(scene, solution).right:
                    raise TaskError("task", "the answer that was worked out is not accepted")
                scene.trial(() if step.task.kind == "play" else step.task.played(scene, solution))
        except PositionError as error:
            fault = _fault(name, lines, number, key, "; ".join(error.defects))
            if step.stage.name and lines is not None:
                # Said once, where it stands, however many steps use it.
                line = lines.of_position(step.stage.name)
                fault = LessonError(name, line, in_position(step.stage.name, error))
            if str(fault) not in told:
                told.add(str(fault))
                yield fault
        except (UnoFlipError, ValueError, KeyError) as error:
            yield _fault(name, lines, number, key, str(error))


def _spoken(asked: Mapping[str, Any], languages: tuple[str, ...]) -> None:
    question: Text = asked["ask"]
    missing = [locale for locale in languages if not question.get(locale)]
    if missing:
        raise TaskError("question", f"the question is not translated into {', '.join(missing)}")


def _fault(name: str, lines: _Lines | None, step: int, key: str, message: str) -> LessonError:
    if lines is None:
        return LessonError(name, None, f"step {step + 1}: {key}: {message}")
    return LessonError(name, lines.of(step, key), f"{key}: {message}")


def check_folder(folder: str | Path) -> tuple[list[Path], list[LessonError]]:
    """Check all lesson files of a folder.

    Parameters
    ----------
    folder : str or Path
        Where the ``.toml`` files are.

    Returns
    -------
    lessons : list of Path
        The files that were looked at.
    faults : list of LessonError
        What is wrong, in the order of the files.

    Raises
    ------
    LessonError
        If there is no such folder, or no lesson in it.
    """
    place = Path(folder)
    found = sorted(place.glob("*.toml")) if place.is_dir() else []
    if not found:
        raise LessonError(str(folder), None, "there is no lesson file (*.toml) in this folder")
    return found, [fault for path in found for fault in check_lesson(path)]
