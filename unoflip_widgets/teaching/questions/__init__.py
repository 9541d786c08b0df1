"""Questions about real positions, with answers from the rules core.

Examples
--------
>>> from unoflip_widgets.teaching.questions import questions
>>> question = questions("challenge", n=1, seed=2, difficulty="easy")[0]
>>> question.difficulty, question.position is not None
('easy', True)
"""

from .generator import MOST, TOPICS, check_topic, questions, stream
from .paper import LONGEST, Paper, check_topics
from .question import (
    DIFFICULTIES,
    KINDS,
    Feedback,
    Option,
    Question,
    QuestionError,
)

__all__ = [
    "DIFFICULTIES",
    "KINDS",
    "LONGEST",
    "MOST",
    "TOPICS",
    "Feedback",
    "Option",
    "Paper",
    "Question",
    "QuestionError",
    "check_topic",
    "check_topics",
    "questions",
    "stream",
]
