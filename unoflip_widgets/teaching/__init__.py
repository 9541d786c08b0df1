"""Texts, explanations, questions and lessons: the one place that speaks to people.

Examples
--------
>>> from unoflip_widgets.teaching import rule_title, text
>>> text("why-round-over", locale="pl")
'Runda jest skończona.'
>>> rule_title("F-FLIP-3")
'The discard pile turns'
"""

from .explanations import (
    challenge_forecast,
    explain,
    explain_challenge,
    explain_hand,
    hand_verdicts,
    message_for,
    wire_face,
)
from .texts import (
    RULE_IDS,
    TextError,
    UnknownText,
    color_name,
    face_name,
    locales,
    message_ids,
    rule_text,
    rule_title,
    text,
)

__all__ = [
    "RULE_IDS",
    "TextError",
    "UnknownText",
    "challenge_forecast",
    "color_name",
    "explain",
    "explain_challenge",
    "explain_hand",
    "face_name",
    "hand_verdicts",
    "locales",
    "message_for",
    "message_ids",
    "rule_text",
    "rule_title",
    "text",
    "wire_face",
]
