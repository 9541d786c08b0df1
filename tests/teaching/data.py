"""What every text is tried with: the closed lists of ids, and arguments for each of them."""

from __future__ import annotations

import unoflip_widgets.rules as rules

LOCALES = ("en", "ru", "pl")

# Every rule of the rulebook; a rule added there belongs here and into the texts.
RULE_COUNTS = {
    "F": {
        "DECK": 6, "DEAL": 9, "INIT": 7, "TURN": 3, "MATCH": 5, "DRAW": 6, "WILD": 6, "LITE": 4,
        "DARK": 6, "PEN": 1, "FLIP": 9, "CHAL": 9, "UNO": 6, "END": 5, "PILE": 4, "SCORE": 3,
        "SERIES": 4, "TWO": 3, "INFO": 3, "ERR": 1,
    },
    "C": {
        "DECK": 1, "DEAL": 2, "INIT": 4, "TURN": 3, "ACT": 5, "PEN": 1, "CHAL": 3, "UNO": 2,
        "END": 3, "PILE": 1, "SCORE": 1, "SERIES": 1, "TWO": 2, "ERR": 2, "INFO": 1,
    },
    "H": {
        "JUMP": 5, "DOUBLE": 2, "70": 4, "STACK": 6, "ESC2": 2, "ESCS": 1, "ANS4": 2, "REV": 1,
        "FIVE": 1, "READY": 1, "PTS": 2, "FALSE": 1, "BACK": 1, "SILENT": 1,
    },
}  # fmt: skip
RULES = tuple(
    f"{part}-{group}-{number}"
    for part, groups in RULE_COUNTS.items()
    for group, count in groups.items()
    for number in range(1, count + 1)
)

EVENTS = rules.EVENT_KINDS
PHASES = (
    "opening",
    "turn",
    "drawn",
    "respond",
    "choose_color",
    "give",
    "await_ready",
    "round_over",
)
CAUSES = (
    "turn",
    "draw_one",
    "draw_two",
    "draw_five",
    "wild_draw_two",
    "wild_draw_color",
    "wild_draw_four",
    "challenge_lost",
    "challenge_won",
    "uno",
    "misplay",
    "false_uno",
    "false_catch",
    "opening",
)
CHALLENGE = ("test", "cost-accept", "cost-won", "cost-lost")

# One value for every argument of the contract between the rules core and the texts.
ARGS = {
    "player": "Ann",
    "target": "Bo",
    "you": "no",
    "card": "lB7",
    "top": "dO+5",
    "color": "red",
    "force": "blue",
    "count": 5,
    "part": "no",
    "cause": "turn",
    "missing": 0,
    "cards": ["lB7", "lW"],
    "players": ["Ann", "Bo"],
    "direction": "clockwise",
    "side": "dark",
    "jump": "no",
    "guilty": "yes",
    "challengeable": "yes",
    "answerable": "no",
    "symbol": "wild_draw_two",
    "points": 87,
    "extra": 2,
}
# Arguments that select among sentences: every value is tried.
CHOICES = {
    "you": ("no", "player", "target"),
    "part": ("no", "color", "extra"),
    "cause": CAUSES,
    "missing": (0, 3),
    "count": (0, 1, 2, 5),
    "color": ("none", "teal"),
    "direction": ("clockwise", "counterclockwise"),
    "side": ("light", "dark"),
    "jump": ("no", "yes"),
    "guilty": ("no", "yes"),
    "challengeable": ("no", "yes"),
    "answerable": ("no", "yes"),
    "symbol": ("draw_one", "skip", "wild_draw_two", "wild_draw_color", "wild_draw_four"),
    "points": (0, 1, 87),
    "extra": (0, 2),
}


def message_ids() -> tuple[str, ...]:
    """All ids the rules core and the table ask for, rule texts aside."""
    return (
        *(f"event-{kind.replace('_', '-')}" for kind in EVENTS),
        *(f"why-{reason.replace('_', '-')}" for reason in rules.REASONS),
        *(f"challenge-{part}" for part in CHALLENGE),
        *(f"phase-{phase.replace('_', '-')}" for phase in PHASES),
        *(f"symbol-{symbol.replace('_', '-')}" for symbol in rules.Symbol if not symbol.is_number),
        "symbol-number",
    )
