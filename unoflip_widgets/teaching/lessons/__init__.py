"""Lessons: files that hold positions, texts and questions, and what goes through them.

Right answers and the reasons of wrong ones are worked out by the rules core, so a lesson can
never contradict the rules, and changes with them.

Examples
--------
>>> course = Course("flip")
>>> course.lesson.title["en"]
'The Flip'
"""

from .checks import check_folder, check_lesson
from .course import MARKS, Course, ResultsError
from .files import LessonError, LessonFile, Step, builtin_lessons, read_lesson
from .tasks import AnswerError, Judgement, Option, Task, TaskError

__all__ = [
    "MARKS",
    "AnswerError",
    "Course",
    "Judgement",
    "LessonError",
    "LessonFile",
    "Option",
    "ResultsError",
    "Step",
    "Task",
    "TaskError",
    "builtin_lessons",
    "check_folder",
    "check_lesson",
    "read_lesson",
]
