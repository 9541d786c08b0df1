"""Texts, explanations, questions and lessons: the one place that speaks to people.

Examples
--------
>>> from unoflip_widgets.teaching import rule_title, text
>>> text("why-round-over", locale="pl")
'Runda jest skończona.'
>>> rule_title("F-FLIP-3")
'The discard pile turns'
"""

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
    "color_name",
    "face_name",
    "locales",
    "message_ids",
    "rule_text",
    "rule_title",
    "text",
]
