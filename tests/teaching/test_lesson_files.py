"""Lesson files: what the package brings is sound, and what is wrong is refused where it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from unoflip_widgets.rules import FLIP, UnoFlipError
from unoflip_widgets.rules.actions import VERBS
from unoflip_widgets.teaching import RULE_IDS, locales, message_ids, rule_text
from unoflip_widgets.teaching.lessons import (
    Course,
    LessonError,
    LessonFile,
    builtin_lessons,
    check_folder,
    check_lesson,
    read_lesson,
)
from unoflip_widgets.teaching.lessons.words import captions

LESSONS = {name: read_lesson(name) for name in builtin_lessons()}
# Rules that cannot be shown: nobody knows the one, nobody hears the other.
EXEMPT = {"H-SILENT-1", "C-ERR-2"}

GOOD = '''title = "Lay a card"

[[step]]
text = "Blue lies on top."
rules = ["F-MATCH-1"]
position = """
hand Ann: B2/O8 G4/T9 R1/P3
hand Bo: R5/P2
discard: B7/O3
draw: Y4/Vf
"""
task = { kind = "move", goal = "by:matches_color" }
hints = ["Look for blue."]
'''


def said_by(lesson: LessonFile) -> list[dict[str, str]]:
    texts = [lesson.title, lesson.about]
    for step in lesson.steps:
        texts += [step.text, *step.hints]
    return texts


def test_the_lessons_come_in_the_order_in_which_one_learns() -> None:
    assert builtin_lessons() == (
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


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_sound_short_and_in_every_language(name: str) -> None:
    lesson = LESSONS[name]
    assert check_lesson(name) == []
    assert 5 <= len(lesson.steps) <= 12
    assert lesson.languages == locales()
    assert all(step.task is not None for step in lesson.steps)
    for text in said_by(lesson):
        assert list(text) == list(locales())
        assert len(set(text.values())) == len(locales()), text
        for words in text.values():
            assert not re.search(r"[{}$]|  |[.,:]{2}|None", words.replace("\n\n", " ")), words


def test_every_text_of_the_lessons_is_used() -> None:
    sources = "".join(
        path.read_text("utf-8")
        for path in Path(__file__).parents[2].joinpath("unoflip_widgets/teaching").rglob("*.*")
        if path.suffix in (".py", ".toml")
    )
    families = ("part", "ask", "may", "lawful", "cost", "count", "unit", "yes", "no")
    families += ("advice", "reason")
    unused = [
        name
        for name in message_ids()
        if name.startswith("lesson-")
        and f'"{name}"' not in sources
        and name.split("-")[1] not in families
        and name.removeprefix("lesson-") not in ("light", "dark", "clockwise", "counterclockwise")
        and name not in ("lesson-accept", "lesson-challenge", "lesson-problem", "lesson-before")
    ]
    assert unused == []
    reasons = {name for name in message_ids() if name.startswith("lesson-reason-")}
    assert {name.replace("lesson-", "bot-", 1) for name in reasons} <= set(message_ids())
    verbs = {name.removeprefix("lesson-advice-") for name in message_ids() if "-advice-" in name}
    assert verbs <= set(VERBS)


def test_every_rule_is_taught(capsys: pytest.CaptureFixture[str]) -> None:
    where: dict[str, list[str]] = {rule: [] for rule in RULE_IDS}
    taught = set()
    for name, lesson in LESSONS.items():
        for number, step in enumerate(lesson.steps, 1):
            taught |= set(step.rules)
            for rule in (*step.rules, *step.shows):
                where[rule].append(f"{name} {number}")
    with capsys.disabled():
        print("\nrule         where it is taught or shown")
        for rule, places in where.items():
            print(f"{rule:<12} {', '.join(places) or '-'}")
    holes = [rule for rule in RULE_IDS if rule.startswith("F-") and rule not in taught]
    holes += [rule for rule, places in where.items() if not places and rule not in EXEMPT]
    assert holes == []


def _brought_up(lesson: LessonFile) -> dict[int, str]:
    """What a learner meets in each step: its words, and the rules behind what happens."""
    found = {}
    course = Course(lesson)
    for number, step in enumerate(lesson.steps):
        course.goto(number)
        words = [*step.text.values()]
        task = step.task
        assert task is not None
        if task.kind != "play":
            solution = task.solution(course.scene)
            judgement = task.judge(course.scene, solution)
            words += [*judgement.rules, *(say["en"] for say in judgement.say)]
            for event in course.scene.trial(task.played(course.scene, solution)).events:
                words += event.rules
        found[number] = " ".join(words)
    return found


def test_a_rule_that_a_step_names_is_in_its_words_or_in_what_happens() -> None:
    """Each F- rule is met in earnest in one of the steps that name it."""
    missed = {rule for rule in RULE_IDS if rule.startswith("F-")}
    for lesson in LESSONS.values():
        met = _brought_up(lesson)
        for number, step in enumerate(lesson.steps):
            missed -= {
                rule
                for rule in step.rules
                if rule_text(rule) in met[number] or rule in met[number].split()
            }
    assert missed == set()


# -- own lessons ------------------------------------------------------------------------------


def test_a_file_of_ones_own_is_read(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(GOOD, "utf-8")
    lesson = read_lesson(path)
    assert lesson.id == "own"
    assert lesson.title == {"en": "Lay a card"}
    assert lesson.languages == ("en",)
    assert check_lesson(path) == []
    assert read_lesson(GOOD).steps == lesson.steps or len(read_lesson(GOOD).steps) == 1


def test_a_lesson_may_speak_two_languages() -> None:
    lesson = read_lesson(
        {
            "title": {"en": "Blue", "pl": "Niebieski"},
            "step": [
                {
                    "text": {"en": "Look.", "pl": "Patrz."},
                    "position": "hand A: B2 G4; hand B: R5; discard: B7; draw: Y4",
                    "options": {"deck": "classic"},
                }
            ],
        }
    )
    assert lesson.languages == ("en", "pl")
    assert Course(lesson).step_now.text["pl"] == "Patrz."


def test_a_challenge_is_asked_about_only_where_the_color_before_it_is_known() -> None:
    """Without it nobody can be guilty, and being right would cost as much as being wrong."""
    lines = (
        "hand Ann: Y2/T1 G3/Pf; hand Lou: B2/O8 R8/T7; discard: B7/O3 W+2/O4; color: red; "
        "draw: Y1/Pe G4/T9 R4/Of B9/O5; phase: respond; turn: Ann; pending: wild_draw_two 2 Lou Ann"
    )
    step = {"text": "Decide.", "viewer": "Ann", "task": {"kind": "challenge"}}
    course = Course({"title": "Doubt", "step": [{**step, "position": f"{lines} blue"}]})
    assert task_costs(course) == ["2", "0", "4"]
    with pytest.raises(UnoFlipError, match="no color is known that was in force before"):
        Course({"title": "Doubt", "step": [{**step, "position": lines}]})


@pytest.mark.parametrize("draw", ["G7/T2 Y9/T5 G9/O+5 R1/P3", "R1/P3"])
def test_two_steps_of_one_kind_can_be_put_in_order(draw: str) -> None:
    """F-CHAL-8: to the called color and then two; said alike, they stand in either order."""
    lines = (
        "side: dark; hand Ann: R3/W+c G4/T9 B1/Ve; hand Lou: R5/P2 Y4/Vf; "
        f"discard: Y7/O2 Y2/T1 Y8/O2 B7/O3; draw: {draw}"
    )
    task = {"kind": "order", "action": "Lou challenge", "kinds": ["verdict", "draw", "skip"]}
    step = {"text": "Then?", "viewer": "Lou", "position": lines, "task": task}
    course = Course({"title": "Lost", "step": [{**step, "setup": ["Ann play R3/W+c teal"]}]})
    order = course.step_now.task
    assert order is not None
    wire = order.wire(course.scene)
    labels = {option["key"]: option["label"]["en"] for option in wire["options"]}
    right = order.solution(course.scene)
    draws = [place for place, key in enumerate(right) if key.startswith("draw")]
    assert len(draws) > 1
    for one, other in pairwise(draws):
        swapped = right.copy()
        swapped[one], swapped[other] = right[other], right[one]
        alike = labels[right[one]] == labels[right[other]]
        assert order.judge(course.scene, swapped).right is alike
    if draw != "R1/P3":
        assert len(set(labels.values())) == len(labels)


def task_costs(course: Course) -> list[str]:
    task = course.step_now.task
    assert task is not None
    solution = task.solution(course.scene)
    return [solution[way] for way in ("accept", "won", "lost")]


def edited(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


BAD = {
    "no toml": (edited('rules = ["F-MATCH-1"]', "rules = ["), None, "this is no TOML"),
    "unfinished": (GOOD[: GOOD.index("draw:")], None, "this is no TOML"),
    "no title": (edited('title = "Lay a card"', ""), 1, "the lesson has no title"),
    "no steps": ('title = "Empty"', 1, "a lesson has 1 to 60 steps, this one 0"),
    "no text": (edited('text = "Blue lies on top."\n', ""), 3, "the step has no text"),
    "unknown rule": (edited("F-MATCH-1", "F-MATCH-9"), 5, "there is no rule 'F-MATCH-9'"),
    "unknown text": (edited("Blue lies on top.", "lesson-blue"), 4, "no text 'lesson-blue'"),
    "empty text": (edited("Blue lies on top.", " "), 4, "no translation into en"),
    "language": (edited('"Look for blue."', '{ de = "Blau" }'), 13, "no language 'de'"),
    "no card": (edited("R1/P3", "R1/P9"), 6, "there is no card R1/P9"),
    "twice": (edited("draw: Y4/Vf", "draw: B7/O3"), 6, "B7/O3 is there 2 times"),
    "defects": (edited("R5/P2", "R5/P2 nonsense"), 6, "'nonsense' is no face"),
    "no table": (edited("position =", "positions ="), 6, "a step has no 'positions'"),
    "kind": (edited('"move"', '"dance"'), 12, "kind is one of move, choose"),
    "goal": (edited("by:matches_color", "by:magic"), 12, "'by:magic' is no goal"),
    "extra": (edited('"move",', '"move", speed = 3,'), 12, "no 'speed'"),
    "unreachable": (edited("by:matches_color", "wins"), 12, "no action that the rules allow"),
    "spread": (edited("hints", 'spread = ["hands"]\nhints'), 13, "spread names discard"),
    "options": (edited("hints", "options = { stack = 1 }\nhints"), 13, "stack must be one of"),
    "viewer": (edited("hints", 'viewer = "Zed"\nhints'), 6, "'Zed'"),
    "action": (edited("hints", 'before = ["Ann play G4/T9"]\nhints'), 6, "not_playable"),
    "unread action": (edited("hints", 'before = ["Ann fly"]\nhints'), 6, "fly"),
    "totals": (edited("hints", "totals = { Ann = -1 }\nhints"), 13, "totals are whole numbers"),
    "visibility": (edited("hints", 'visibility = "x-ray"\nhints'), 13, "visibility is"),
    "topic": (edited("[[step]]", 'quiz = ["flip", "chess"]\n[[step]]'), 3, "no topic 'chess'"),
    "topics": (edited("[[step]]", "quiz = 5\n[[step]]"), 3, "the topics are deck, deal"),
    "no topic": (edited("[[step]]", "quiz = []\n[[step]]"), 3, "needs at least one topic"),
    "many topics": (
        edited("[[step]]", 'quiz = ["flip", "uno", "end", "wild", "dark", "deck"]\n[[step]]'),
        3,
        "quiz has at most 5 topics, this one 6",
    ),
    "other cards": (
        edited("[[step]]", 'quiz = ["classic"]\noptions = { stack = "sum" }\n[[step]]'),
        3,
        "it needs the cards of classic UNO",
    ),
    "seed": (edited("hints", "seed = -1\nhints"), 13, "seed is a whole number"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_with_line_and_reason(case: str, tmp_path: Path) -> None:
    source, line, reason = BAD[case]
    path = tmp_path / "bad.toml"
    path.write_text(source, "utf-8")
    faults = check_lesson(path)
    assert len(faults) == 1
    assert faults[0].file == str(path)
    assert reason in str(faults[0])
    assert faults[0].line is not None
    if line is not None:
        assert faults[0].line == line
    assert str(faults[0]).startswith(f"{path}:{faults[0].line}: ")


def test_a_lesson_may_end_with_a_quiz() -> None:
    lesson = read_lesson(edited("[[step]]", 'quiz = ["match", "wild"]\n[[step]]'))
    assert lesson.quiz == ("match", "wild")
    assert lesson.questions == 4
    assert check_lesson(lesson) == []
    assert read_lesson(GOOD).questions == 0


NAMED = """title = "Twice"

[options]
stack = "none"

[positions]
# The first one is sound.
sound = "hand Ann: B2/O8 G4/T9; hand Bo: R5/P2; discard: B7/O3; draw: Y4/Vf"
title = '''
hand Ann: B2/O8 G4/T9
hand Bo: R5/P2
discard: B7/O3
draw: Y4/Vf
'''

[[step]]
text = "Once."
position = "sound"

[[step]]
text = "Twice."
position = "title"

[[step]]
text = "Three times."
position = "title"

[step.task]
kind = "move"
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("R5/P2\ndis", "R5/P2 nonsense\ndis", 9, "position 'title': hand Bo: 'nonsense' is"),
        ("R5/P2\ndis", "R5/P9\ndis", 9, "position 'title': there is no card R5/P9"),
        ("draw: Y4/Vf\n", "draw: B7/O3\n", 9, "position 'title': B7/O3 is there 2 times"),
        ("Bo: R5/P2; dis", "Bo: R5/P9; dis", 8, "position 'sound': there is no card R5/P9"),
        ('sound = "hand', 'sound = 3\nother = "hand', 8, "position 'sound': "),
        ('"move"', '"dance"', 28, "kind is one of"),
        ('position = "sound"', 'position = "unsound"', 18, "there is no position 'unsound'"),
    ],
)
def test_a_fault_in_a_position_with_a_name_is_said_once_and_where_it_stands(
    old: str, new: str, line: int, reason: str, tmp_path: Path
) -> None:
    assert NAMED.count(old) == 1
    path = tmp_path / "named.toml"
    path.write_text(NAMED, "utf-8")
    assert check_lesson(path) == []
    path.write_text(NAMED.replace(old, new), "utf-8")
    [fault] = check_lesson(path)
    assert (fault.file, fault.line) == (str(path), line)
    assert str(fault).startswith(f"{path}:{line}: ")
    assert reason in str(fault)


def test_a_fault_in_a_position_that_no_step_uses_is_found(tmp_path: Path) -> None:
    path = tmp_path / "unused.toml"
    path.write_text(
        NAMED.replace("[positions]", '[positions]\nspare = "hand Ann: nonsense"'), "utf-8"
    )
    [fault] = check_lesson(path)
    assert fault.line == 7
    assert "position 'spare'" in str(fault)


def test_a_missing_translation_is_named() -> None:
    source = GOOD.replace('title = "Lay a card"', 'title = { en = "Lay a card", ru = "Ход" }')
    with pytest.raises(LessonError, match=r"lesson:4: .* no translation into ru"):
        read_lesson(source.replace('"Blue lies on top."', '{ en = "Blue." }'))


def test_a_mapping_is_refused_with_its_step() -> None:
    step = {"text": "Look.", "position": "hand A: B2; hand B: R5; discard: B7; draw: Y4"}
    with pytest.raises(LessonError, match="lesson: step 2: there is no rule"):
        read_lesson({"title": "Two", "step": [step, {**step, "rules": ["X-1"]}]})


@pytest.mark.parametrize("source", [None, 7, {"title": 3}, {"title": "x", "step": "y"}, {}])
def test_nonsense_is_refused(source: Any) -> None:
    with pytest.raises(LessonError):
        read_lesson(source)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(LessonError, match="cannot be read"):
        read_lesson("missing.toml")


def test_all_files_of_a_folder_are_checked(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(GOOD, "utf-8")
    (tmp_path / "bad.toml").write_text(GOOD.replace("F-MATCH-1", "F-NO-1"), "utf-8")
    lessons, faults = check_folder(tmp_path)
    assert [path.name for path in lessons] == ["bad.toml", "good.toml"]
    assert [Path(fault.file).name for fault in faults] == ["bad.toml"]
    with pytest.raises(LessonError, match="no lesson file"):
        check_folder(tmp_path / "nowhere")


def test_the_command(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(GOOD, "utf-8")
    (tmp_path / "bad.toml").write_text(GOOD.replace("by:matches_color", "wins"), "utf-8")
    command = [sys.executable, "-m", "unoflip_widgets.teaching.lessons", "check", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{tmp_path / 'bad.toml'}:12: " in done.stderr
    assert done.stdout == "2 lessons checked, 1 with faults\n"
    (tmp_path / "bad.toml").unlink()
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    command[-1] = str(tmp_path / "nowhere")
    assert subprocess.run(command, capture_output=True, check=False).returncode == 2


def test_captions_name_the_side_that_was_in_play() -> None:
    course = Course("flip")
    trial = course.scene.trial(["Ann play Bf/V6"])
    told = [caption["en"] for caption in captions(trial.before, trial.events, "Ann")]
    assert told[0] == "You play the blue Flip."
    assert "orange 1" in told[1]


def test_rules_that_do_not_go_with_a_lesson_are_an_error() -> None:
    with pytest.raises(UnoFlipError):
        Course("flip", FLIP.replace(deck="classic"))
