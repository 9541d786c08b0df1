"""What is wrong with a position is said at once, beside the part concerned, with its place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from unoflip_widgets.rules import CLASSIC, FLIP, Position, RuleSet
from unoflip_widgets.teaching import locales, text
from unoflip_widgets.teaching.exploring import Draft, problems_of

POSITION = (
    "hand Ann: W+2/O4 B2/O8 R9/Tr; hand Bo: R5/P2; hand Cy: G2/Te R8/T7; "
    "discard: B7/O3; draw: Y4/Vf R1/P3 G4/T9 Y8/P1"
)
ONE_FACED = "hand Ann: B2 R9; hand Bo: R5 G1; discard: B7; draw: Y4 R1"
RANDOM = FLIP.replace(pairing="random")

# What is typed -> field, problem, what is marked of its value.
Found = list[tuple[str, str, str | None]]
CASES: list[tuple[dict[str, str], Found]] = [
    ({"hand Ann": "B2/O8 X9 so"}, [("hand Ann", "card", "X9"), ("hand Ann", "card", "so")]),
    (
        {"hand Ann": "B2/O8 R5/P2"},
        [("hand Ann", "copies", "R5/P2"), ("hand Bo", "copies", "R5/P2")],
    ),
    ({"draw": "B2/P9"}, [("draw", "no-such-card", "B2/P9")]),
    ({"discard": ""}, [("discard", "no-discard", None)]),
    ({"discard": "W/P5"}, [("color", "color-missing", None)]),
    ({"color": "red"}, [("color", "color-of-top", None)]),
    ({"color": "teal"}, [("color", "color-of-side", None), ("color", "color-of-top", None)]),
    ({"hand Bo": ""}, [("hand Bo", "empty-hand", None)]),
    (
        {"hand Bo": "", "hand Cy": ""},
        [("hand Bo", "empty-hand", None), ("hand Cy", "empty-hand", None)],
    ),
    ({"phase": "respond"}, [("phase", "part-missing", None)]),
    ({"phase": "drawn"}, [("phase", "part-missing", None)]),
    ({"phase": "give"}, [("phase", "part-missing", None)]),
    ({"phase": "await_ready"}, [("phase", "part-missing", None)]),
    ({"phase": "opening", "discard": "", "draw": ""}, [("draw", "no-opening", None)]),
    ({"side": ""}, [("side", "empty", "")]),
    ({"direction": "up"}, [("direction", "choice", "up")]),
    ({"turn": "Zed"}, [("turn", "player", "Zed")]),
    ({"turn": '"Zed'}, [("turn", "quote", None)]),
    ({"players": "Ann"}, [("players", "player-count", "Ann")]),
    ({"players": "Ann Bo Ann"}, [("players", "name-twice", "Ann")]),
    ({"pending": "sun"}, [("pending", "choice", "sun")]),
    ({"pending": "wild_draw_two 2 Ann"}, [("pending", "written", "wild_draw_two 2 Ann")]),
    (
        {"pending": "wild_draw_two x Ann Zed"},
        [("pending", "choice", "x"), ("pending", "player", "Zed")],
    ),
    ({"pending": "wild_draw_two 2 Ann Bo B2/O8 X9"}, [("pending", "card", "X9")]),
    # What a phase needs is there; what is wrong with it is said in its own place.
    ({"phase": "respond", "pending": "wild_draw_two 2 Ann Zed"}, [("pending", "player", "Zed")]),
    ({"drawn": "B9/O5"}, [("drawn", "not-in-hand", "B9/O5")]),
    ({"drawn": "B2/O8 R9/Tr"}, [("drawn", "written", "R9/Tr")]),
    ({"offer": "Ann Bo B9/O5"}, [("offer", "not-in-hand", "B9/O5")]),
    ({"offer": "Ann Bo"}, [("offer", "written", "Ann Bo")]),
    ({"revealed": "Ann Zed X9"}, [("revealed", "player", "Zed"), ("revealed", "card", "X9")]),
    ({"uno_owed": "Ann"}, [("uno_owed", "uno-one-card", "Ann")]),
    ({"uno_called": "Bo Cy"}, [("uno_called", "uno-one-card", "Cy")]),
    ({"uno_called": "Bo Zed"}, [("uno_called", "player", "Zed")]),
    ({"idle": "99"}, [("idle", "choice", "99")]),
    ({"opening_top": "maybe"}, [("opening_top", "choice", "maybe")]),
    # A part that is there for another phase, or does not go together with the rest.
    ({"phase": "opening"}, [("discard", "not-opened", None)]),
    ({"phase": "choose_color", "after": "Bo"}, [("phase", "no-call", None)]),
    ({"drawn": "B2/O8"}, [("drawn", "other-phase", None)]),
    ({"drawn": "R9/Tr", "phase": "drawn"}, [("drawn", "drawn-fits", "R9/Tr")]),
    ({"offer": "Ann Bo B2/O8"}, [("offer", "other-phase", None)]),
    ({"offer": "Ann Ann B2/O8", "phase": "give"}, [("offer", "two-players", None)]),
    ({"offer": "Ann Bo B2/O8", "phase": "give"}, [("offer", "must-answer", "Bo")]),
    ({"pending": "wild_draw_two 2 Ann Bo"}, [("pending", "other-phase", None)]),
    (
        {"pending": "wild_draw_two 2 Ann Bo", "phase": "respond"},
        [("pending", "must-answer", "Bo")],
    ),
    (
        {"pending": "wild_draw_two 3 Ann Bo", "phase": "respond", "turn": "Bo"},
        [("pending", "cost", "3")],
    ),
    (
        {"pending": "flip 0 Ann Bo", "phase": "respond", "turn": "Bo"},
        [("pending", "asks-nobody", "flip")],
    ),
    (
        {"pending": "wild_draw_two 2 Ann Ann", "phase": "respond"},
        [("pending", "two-players", None)],
    ),
    (
        {"pending": "wild_draw_two 2 Ann Bo teal", "phase": "respond", "turn": "Bo"},
        [("pending", "color-of-side", "teal")],
    ),
    (
        {"pending": "wild_draw_two 2 Ann Bo last", "phase": "respond", "turn": "Bo"},
        [("pending", "not-last", "Ann")],
    ),
    (
        {"hand Bo": "", "hand Cy": "", "phase": "round_over", "winner": "Ann"},
        [("winner", "winner-holds", "Ann")],
    ),
    ({"winner": "Ann"}, [("winner", "winner-early", None)]),
    (
        {"hand Bo": "R5/P2", "phase": "round_over", "uno_owed": "Bo"},
        [("uno_owed", "nobody-caught", None)],
    ),
    # All at once, each beside its own.
    (
        {"hand Ann": "B2/O8 sun", "discard": "", "turn": "Zed", "hand Bo": "R8/T7"},
        [
            ("hand Ann", "card", "sun"),
            ("hand Bo", "copies", "R8/T7"),
            ("hand Cy", "copies", "R8/T7"),
            ("discard", "no-discard", None),
            ("turn", "player", "Zed"),
        ],
    ),
]


def found(draft: Draft) -> Found:
    assert draft.problems == []
    return [
        (
            own.key,
            one.say["id"].removeprefix("explorer-problem-"),
            None if one.start is None else own.value[one.start : one.end],
        )
        for own in draft.fields.values()
        for one in own.problems
    ]


def drafted(values: dict[str, str], start: str = POSITION, rules: RuleSet = FLIP) -> Draft:
    draft = Draft(Position.parse(start), rules)
    for key, value in values.items():
        draft.edit(key, value)
    return draft


@pytest.mark.parametrize(("values", "expected"), CASES)
def test_everything_wrong_is_said_beside_its_part(values: dict[str, str], expected: Found) -> None:
    draft = drafted(values)
    assert not draft.sound
    seen = found(draft)
    if ("turn", "quote", None) in expected:
        seen = [(key, name, None if name == "quote" else mark) for key, name, mark in seen]
    assert seen == expected
    for own in draft.fields.values():
        for one in own.problems:
            for locale in locales():
                said = text(one.say, locale=locale)
                assert said
                assert not set("{}$") & set(said)


def test_faces_and_decks_have_their_own_complaints() -> None:
    twice = drafted({"hand Ann": "B2/O8 W+2/T1 W+2/T2 W+2/T3 W+2/T4 W+2/T5"}, rules=RANDOM)
    assert {(key, name) for key, name, _ in found(twice)} == {("hand Ann", "face-copies")}
    assert [mark for _, _, mark in found(twice)] == [f"W+2/T{n}" for n in range(1, 6)]
    assert found(drafted({"side": "dark"}, ONE_FACED, CLASSIC)) == [("side", "no-dark-side", None)]


def test_too_many_cards_are_told_beside_them_and_in_all() -> None:
    draft = drafted({"draw": " ".join(["B2/O8"] * 120)})
    (whole,) = draft.problems
    assert whole.say == {
        "id": "explorer-problem-too-many-cards",
        "args": {"count": 127, "most": 112},
    }
    assert {own.key for own in draft.fields.values() if own.problems} == {"hand Ann", "draw"}


def test_a_missing_part_is_called_as_its_field_is() -> None:
    (problem,) = drafted({"phase": "respond"}).fields["phase"].problems
    assert text(problem.say) == "For this, a part is missing: Penalty that waits."
    assert text(problem.say, locale="pl").endswith(
        text("explorer-field-pending", locale="pl") + "."
    )


PASTED: list[tuple[str, list[tuple[str, str | None]]]] = [
    ("", [("player-count", None)]),
    ("nonsense", [("part", "nonsense"), ("player-count", None)]),
    (f"{POSITION}; sun: 3", [("part", "sun: 3")]),
    (f"{POSITION}; draw: R9/P4", [("part-twice", "draw")]),
    (POSITION.replace("R9/Tr", "R9/Tr X9"), [("card", "X9")]),
    (POSITION.replace("; ", "\n").replace("R5/P2", "R5/P2 so"), [("card", "so")]),
    (POSITION.replace("R5/P2", "B2/O8"), [("copies", "B2/O8"), ("copies", "B2/O8")]),
    (f"{POSITION}; turn: Zed; rules: stack=sum", [("player", "Zed")]),
    (f"{POSITION}; rules: stack=maybe", [("written", "stack=maybe")]),
    (f"{POSITION}; rules: stack", [("written", "stack")]),
    (f"{POSITION}; rules: stack=sum nonsense", [("choice", "nonsense")]),
    (f"{POSITION}; rules: fun=yes jump_in=1", [("choice", "fun=yes"), ("written", "jump_in=1")]),
    (
        f"{POSITION}; rules: uno_penalty=11 target=0",
        [("written", "uno_penalty=11"), ("written", "target=0")],
    ),
    (f"{POSITION}; rules: target=2000 turn", [("choice", "turn")]),
    (
        f"{POSITION}; rules: scoring=loser stack=sum target=none",
        [
            ("explorer-switch-conflict", "scoring=loser"),
            ("explorer-switch-conflict", "target=none"),
        ],
    ),
    (
        f"{POSITION}; rules: zero_rotate=yes stack_wild4=yes",
        [("explorer-switch-conflict", "zero_rotate=yes stack_wild4=yes")],
    ),
    (POSITION.replace("discard: B7/O3; ", ""), []),
    (f"players: Ann Bo; {POSITION}", [("player", None)]),
    (f"players: Ann Bo Cy Dee; {POSITION}", [("empty-hand", None)]),
    ("players: Ann Bo; discard: B7/O3", [("empty-hand", None), ("empty-hand", None)]),
    (
        'hand "A; B": B2/O8 X9; hand "B: C": R5/P2; discard: B7/O3 so',
        [("card", "X9"), ("card", "so")],
    ),
]


@pytest.mark.parametrize(("pasted", "expected"), PASTED)
def test_what_is_wrong_with_a_pasted_line_is_marked_in_it(
    pasted: str, expected: list[tuple[str, str | None]]
) -> None:
    assert [
        (
            one.say["id"].removeprefix("explorer-problem-"),
            None if one.start is None else pasted[one.start : one.end],
        )
        for one in problems_of(pasted)
    ] == expected


@pytest.mark.parametrize("values", [values for values, _ in CASES])
def test_no_complaint_is_left_in_the_words_of_a_programmer(values: dict[str, Any]) -> None:
    draft = drafted(values)
    said = [one.say["id"] for own in draft.fields.values() for one in own.problems]
    assert "explorer-problem-other" not in [*said, *(one.say["id"] for one in draft.problems)]


def test_whatever_is_typed_is_refused_in_the_words_of_the_reader() -> None:
    """Parts that are seldom there, put together at random: nothing is left unsaid or in English."""
    chance = Random(7)
    words = ("Ann", "Bo", "Cy", "B2/O8", "R5/P2", "W+2/O4", "B7/O3", "Y4/Vf", "0", "2", "5")
    words += ("blue", "teal", "last", "flip", "skip", "wild_draw_two", "wild_draw_color")
    for _ in range(1500):
        draft = Draft(Position.parse(POSITION), FLIP)
        for _ in range(chance.randint(1, 4)):
            key = chance.choice([*draft.fields, *SELDOM])
            own = draft.fields.get(key)
            if own is not None and own.values is not None:
                value = chance.choice(own.values)
            elif key in SELDOM:
                value = chance.choice(SELDOM[key])
            else:
                value = " ".join(chance.sample(words, chance.randint(0, 3)))
            draft.edit(key, value)
        said = [one.say["id"] for own in draft.fields.values() for one in own.problems]
        said += [one.say["id"] for one in draft.problems]
        assert "explorer-problem-other" not in said, str(draft.fields)
        assert draft.sound or said, str(draft.fields)


SELDOM = {
    "pending": (
        "wild_draw_two 2 Ann Bo",
        "wild_draw_two 3 Ann Bo teal last",
        "wild_draw_color 0 Bo Cy orange last",
        "flip 1 Cy Cy",
        "draw_one 1 Bo Ann blue B2/O8",
    ),
    "drawn": ("B2/O8", "R9/Tr", "R5/P2"),
    "after": ("Ann", "Bo"),
    "offer": ("Ann Bo B2/O8", "Bo Bo R5/P2", "Cy Ann G2/Te"),
    "revealed": ("Ann Bo R5/P2", "Bo Bo"),
    "uno_owed": ("Ann", "Bo"),
    "uno_said": ("Ann", "Bo"),
    "uno_called": ("Bo", "Ann Bo"),
    "opening_top": ("yes", "no"),
    "idle": ("0", "3"),
    "winner": ("Ann", "Bo"),
}
