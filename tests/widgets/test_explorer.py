"""The explorer: editing, branches, switches, and what is refused."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import fields
from typing import Any

import pytest

from unoflip_widgets.rules import CLASSIC, FLIP, Position, Round, RuleSet, UnoFlipError
from unoflip_widgets.teaching import message_ids, text
from unoflip_widgets.teaching.exploring import (
    OPTION_RULES,
    Draft,
    effect_of,
    read_share_line,
    share_line,
    switches,
)
from unoflip_widgets.teaching.lessons import read_lesson
from unoflip_widgets.teaching.texts import RULE_IDS
from unoflip_widgets.widgets.explorer import MOST_BRANCHES, Explorer

LINE = (
    "hand Ann: W+2/O4 B2/O8 R9/Tr B+1/P6; hand Bo: R5/P2 Y9/T5 R+1/P3; "
    "discard: B7/O3; draw: Y4/Vf R1/P3 G4/T9 Y8/O2"
)


def say(explorer: Explorer, kind: str, **rest: Any) -> None:
    """Send what a browser would send."""
    message = {"type": kind, "seq": explorer.explorer["seq"], **rest}
    explorer._heard(explorer, json.loads(json.dumps(message)), [])


def field(explorer: Explorer, key: str) -> dict[str, Any]:
    return next(one for one in explorer.explorer["fields"] if one["key"] == key)


@pytest.fixture
def explorer() -> Explorer:
    return Explorer(LINE)


# -- looking ---------------------------------------------------------------------------------


def test_the_first_message_holds_everything(explorer: Explorer) -> None:
    state = explorer.get_state()
    assert state["view"] == "explorer"
    assert state["explorer"]["sound"]
    assert len(state["explorer"]["branches"]) == 1
    assert sum(card[3] for card in state["palette"]["cards"]) == 112 - 12
    json.dumps({key: state[key] for key in ("explorer", "palette", "notice")})


def test_what_may_be_done_is_there_with_reasons(explorer: Explorer) -> None:
    branch = explorer.explorer["branches"][0]
    assert [choice["line"] for choice in branch["legal"]] == [
        str(action) for action, _ in explorer.legal()
    ]
    bluffs = [choice for choice in branch["legal"] if not choice["lawful"]]
    assert {choice["face"] for choice in bluffs} == {"lW+2"}
    assert [card["face"] for card in branch["refused"]] == ["lR9"]
    hand = dict(branch["snapshot"]["seats"][0]["cards"])
    assert hand[branch["refused"][0]["token"]] == "lR9"
    assert text(branch["refused"][0]["why"]).startswith("The red 9 does not fit")


def test_without_a_position_there_is_a_fresh_deal() -> None:
    assert Explorer().round.hand_size("Ann") >= 7
    assert Explorer(rules=CLASSIC).explorer["deck"] == "classic"


@pytest.mark.parametrize(
    "start",
    [LINE, Position.parse(LINE), Round.from_position(LINE), {"hands": {"A": "B2", "B": "R5"},
     "discard": "B7", "draw": ""}],
)  # fmt: skip
def test_a_position_comes_in_many_forms(start: Any) -> None:
    rules = CLASSIC if isinstance(start, dict) else None
    explorer = Explorer(start, rules)
    assert Explorer(explorer.line).position == explorer.position


# -- sharing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rules",
    [
        FLIP, CLASSIC, FLIP.replace(stack="sum", jump_in=True), FLIP.replace(target=None),
        CLASSIC.replace(stack="sum", stack_wild4=True, uno_penalty=1, hand_size=1),
        FLIP.replace(failed_challenge_extra=0, restricted_wilds="strict"),
    ],
)  # fmt: skip
def test_a_share_line_reads_back(rules: RuleSet) -> None:
    position = Round.deal(["Ann", "Anna Maria; B"], rules, 1).position()
    line = share_line(position, rules)
    assert "\n" not in line
    assert read_share_line(line) == (position, rules)
    assert Explorer(line).rules == rules


@pytest.mark.parametrize(
    "tail",
    [
        "rules: fun=yes",
        "rules: stack=up",
        "rules: stack",
        "rules: =",
        "rules: target=" + "9" * 5000,
    ],
    ids=len,
)
def test_a_share_line_with_wrong_options_is_refused(tail: str) -> None:
    with pytest.raises(UnoFlipError, match=r"option|must be"):
        read_share_line(f"{LINE}; {tail}")


# -- editing ---------------------------------------------------------------------------------


def test_editing_starts_anew_from_the_new_position(explorer: Explorer) -> None:
    explorer.apply("Ann play B2/O8")
    explorer.fork()
    say(explorer, "edit", key="hand Bo", value="R5/P2 Y9/T5")
    assert explorer.start.hands["Bo"] == Position.parse(LINE).hands["Bo"][:2]
    assert [branch["steps"] for branch in explorer.explorer["branches"]] == [[]]


def test_the_color_follows_the_top_card(explorer: Explorer) -> None:
    assert field(explorer, "color")["value"] == ""
    assert explorer.edit("discard", "B7/O3 G9/O+5")
    assert explorer.position.color == "green"
    assert explorer.edit("side", "dark")
    assert explorer.position.color == "orange"


def test_names_are_changed_with_everything_that_names_them(explorer: Explorer) -> None:
    assert explorer.edit("players", 'Zoe "Bo Bo"')
    assert explorer.position.turn == "Zoe"
    assert explorer.position.dealer == "Bo Bo"
    assert explorer.position.hands["Zoe"] == Position.parse(LINE).hands["Ann"]
    assert not explorer.edit("players", "Zoe Bo Cy")
    assert [problem.say["id"] for _, problem in explorer.problems] == [
        "explorer-problem-empty-hand"
    ]
    assert explorer.edit("hand Cy", "G9/O+5")
    assert explorer.position.players == ("Zoe", "Bo", "Cy")


def test_cards_are_picked_and_taken_away(explorer: Explorer) -> None:
    say(explorer, "card", do="add", key="hand Bo", card="G9/O+5", at=0)
    assert field(explorer, "hand Bo")["value"].startswith("G9/O+5 ")
    left = {card[0]: card[3] for card in explorer.palette["cards"]}
    assert left["G9/O+5"] == 0
    say(explorer, "card", do="remove", key="hand Bo", card="G9/O+5")
    assert {card[0]: card[3] for card in explorer.palette["cards"]}["G9/O+5"] == 1
    say(explorer, "card", do="remove", key="hand Bo", card="G9/O+5")
    assert explorer.notice["say"]["id"] == "explorer-notice-refused"


def test_nonsense_is_marked_at_its_place_and_the_position_stays(explorer: Explorer) -> None:
    before = explorer.position
    say(explorer, "edit", key="hand Ann", value="B2/O8  Q7/XX nonsense")
    shown = field(explorer, "hand Ann")
    marked = [shown["value"][p["start"] : p["end"]] for p in shown["problems"]]
    assert marked == ["Q7/XX", "nonsense"]
    assert not explorer.explorer["sound"]
    assert explorer.position == before
    assert field(explorer, "hand Ann")["value"] == "B2/O8  Q7/XX nonsense"
    say(explorer, "discard_draft")
    assert explorer.explorer["sound"]


def test_all_that_is_wrong_is_said_at_once_beside_its_field(explorer: Explorer) -> None:
    draft = Draft(Position.parse(LINE), FLIP)
    for key, value in (
        ("hand Ann", "oops B2/O8"),
        ("discard", ""),
        ("draw", "B2/O8 B2/O8 Y4/Vf Y4/O1"),
        ("color", "teal"),
        ("turn", "Nobody"),
        ("phase", "respond"),
        ("side", "upside"),
    ):
        draft.edit(key, value)
    found = {key: [p.say["id"].removeprefix("explorer-problem-") for p in own.problems]
             for key, own in draft.fields.items() if own.problems}  # fmt: skip
    assert found["hand Ann"][0] == "card"
    assert "copies" in found["hand Ann"]
    assert found["discard"] == ["no-discard"]
    assert sorted(found["draw"]) == ["copies", "copies", "no-such-card"]
    assert found["color"] == ["color-of-side"]
    assert found["turn"] == ["player"]
    assert found["phase"] == ["part-missing"]
    assert found["side"] == ["choice"]


@pytest.mark.parametrize(
    ("edits", "rules", "expected"),
    [
        ({"hand Bo": ""}, FLIP, "empty-hand"),
        ({"discard": "W/P5"}, FLIP, "color-missing"),
        ({"color": "red"}, FLIP, "color-of-top"),
        ({"uno_owed": "Ann"}, FLIP, "uno-one-card"),
        ({"drawn": "G4/T9", "phase": "drawn"}, FLIP, "not-in-hand"),
        ({"offer": "Ann Bo G4/T9", "phase": "give"}, FLIP, "not-in-hand"),
        ({"phase": "opening", "draw": "", "discard": ""}, FLIP, "no-opening"),
        ({"phase": "opening", "draw": "W+2/O4", "discard": "", "hand Ann": "B2/O8"}, FLIP,
         "no-opening"),
        ({"players": "Ann"}, FLIP, "player-count"),
        ({"players": "Ann Ann"}, FLIP, "name-twice"),
        ({"players": 'Ann "Bo'}, FLIP, "quote"),
        ({"players": f"Ann {'x' * 41}"}, FLIP, "name"),
        ({"side": ""}, FLIP, "empty"),
        ({"idle": "many"}, FLIP, "choice"),
        ({"pending": "much"}, FLIP, "choice"),
        ({"hand Ann": "B7"}, FLIP, "no-such-card"),
        ({"hand Ann": "B2/O8 B2/P2"}, FLIP.replace(pairing="random"), "face-copies"),
    ],
)  # fmt: skip
def test_every_kind_of_impossible_position_has_its_sentence(
    edits: dict[str, str], rules: RuleSet, expected: str
) -> None:
    draft = Draft(Position.parse(LINE), rules)
    if expected == "face-copies":
        draft.edit("draw", " ".join(["B2/O8"] * 3))
    for key, value in edits.items():
        draft.edit(key, value)
    problems = [p for own in draft.fields.values() for p in own.problems] + draft.problems
    assert f"explorer-problem-{expected}" in {problem.say["id"] for problem in problems}
    for problem in problems:
        for locale in ("en", "ru", "pl"):
            assert text(problem.say, locale=locale)


def test_too_many_cards_and_a_dark_side_without_one_are_told() -> None:
    classic = Round.deal(["A", "B"], CLASSIC, 1).position()
    draft = Draft(classic, CLASSIC)
    draft.edit("side", "dark")
    assert {p.say["id"] for p in draft.fields["side"].problems} == {"explorer-problem-no-dark-side"}
    draft.edit("side", "light")
    draft.edit("draw", draft.fields["draw"].value + " B7" * 20)
    assert "explorer-problem-too-many-cards" in {p.say["id"] for p in draft.problems}


def test_editing_is_not_upset_by_anything_that_is_typed(explorer: Explorer) -> None:
    before = explorer.position
    for key in [one["key"] for one in explorer.explorer["fields"]]:
        old = field(explorer, key)["value"]
        for value in ("<b>x</b>", '"', ";", "hand Bo: B7", "\\", "ё" * 50, "a:b", "\n\n", " , "):
            say(explorer, "edit", key=key, value=value)
            for _, problem in explorer.problems:
                assert text(problem.say, locale="pl")
            say(explorer, "discard_draft")
            say(explorer, "edit", key=key, value=old)
    assert explorer.position == before


# -- branches --------------------------------------------------------------------------------


def test_what_if_she_had_challenged(explorer: Explorer) -> None:
    explorer.apply("Ann play W+2/O4 red")
    say(explorer, "fork", branch=0)
    say(explorer, "apply", branch=0, line="Bo accept")
    say(explorer, "apply", branch=1, line="Bo challenge")
    one, two = explorer.explorer["branches"]
    assert (one["name"], two["name"]) == ("A", "B")
    assert [step["line"] for step in two["steps"]] == ["Ann play W+2/O4 red", "Bo challenge"]
    assert len(one["snapshot"]["seats"][1]["cards"]) == 5
    assert len(two["snapshot"]["seats"][0]["cards"]) == 5


def test_a_branch_is_numbered_anew_only_when_something_is_done_there(explorer: Explorer) -> None:
    say(explorer, "apply", branch=0, n=0)
    assert explorer.explorer["branches"][0]["seq"] == 1
    say(explorer, "select", branch=0)
    assert explorer.explorer["branches"][0]["seq"] == 1


def test_back_and_drop(explorer: Explorer) -> None:
    before = explorer.position
    explorer.apply("Ann draw")
    say(explorer, "back", branch=0)
    assert explorer.position == before
    say(explorer, "back", branch=0)
    assert explorer.notice["say"]["id"] == "explorer-notice-no-step"
    say(explorer, "close", branch=0)
    assert explorer.notice["say"]["id"] == "explorer-notice-only-branch"
    for _ in range(MOST_BRANCHES - 1):
        say(explorer, "fork", branch=0)
    say(explorer, "fork", branch=0)
    assert explorer.notice["say"]["id"] == "explorer-notice-branches"
    say(explorer, "close", branch=1)
    assert [branch["name"] for branch in explorer.explorer["branches"]] == ["A", "C", "D"]
    say(explorer, "fork", branch=0)
    assert explorer.branches[-1].name == "B"


def test_a_branch_becomes_the_edited_position(explorer: Explorer) -> None:
    explorer.apply("Ann play B2/O8")
    there = explorer.position
    say(explorer, "root", branch=0)
    assert explorer.start == there
    assert explorer.branches[0].steps == []


def test_an_action_that_is_typed_wrongly_is_marked(explorer: Explorer) -> None:
    before = explorer.position
    say(explorer, "apply", branch=0, line="Ann play B2/X8")
    entry = explorer.explorer["entry"]
    problem = entry["problems"][0]
    assert entry["value"][problem["start"] : problem["end"]] == "B2/X8"
    say(explorer, "apply", branch=0, line="Ann play R9/Tr")
    assert explorer.explorer["entry"]["problems"][0]["say"]["id"] == "why-not-playable"
    for line in ("", "Zoe draw", "Ann", '"', "Ann juggle", "x" * 5000):
        say(explorer, "apply", branch=0, line=line)
        assert explorer.explorer["entry"]["problems"]
    assert explorer.position == before
    say(explorer, "apply", branch=0, line="Ann draw")
    assert explorer.explorer["entry"] is None


# -- switches --------------------------------------------------------------------------------


def test_every_option_is_a_switch_with_rules_and_a_name() -> None:
    names = [one.name for one in fields(RuleSet)]
    assert [switch.option for switch in switches(FLIP)] == names == list(OPTION_RULES)
    ids = set(message_ids())
    for switch in switches(FLIP):
        assert set(switch.rules) <= set(RULE_IDS)
        assert f"explorer-option-{switch.option.replace('_', '-')}" in ids
        for value in switch.values:
            assert f"explorer-value-{value}" in ids


@pytest.mark.parametrize(
    ("option", "value", "position", "legal", "illegal", "changed"),
    [
        ("restricted_wilds", "strict", LINE, "", r"W\+2/O4", ""),
        ("stack", "sum", LINE, "", "", r"B\+1/P6"),
        ("misplay_penalty", 2, LINE, "", "", "R9/Tr"),
        ("false_uno_penalty", 2, LINE, "", "", "uno"),
        ("false_catch_penalty", 3, LINE, "", "", "catch Bo"),
        ("failed_challenge_extra", 5, LINE.replace("B2/O8 ", "").replace("B+1/P6", ""), "", "",
         r"W\+2/O4"),
        ("two_player_reverse", "noop",
         "hand A: Br/O4 B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf", "", "", "Br/"),
        ("uno_penalty", 4, "hand A: B2/O8 R9/Tr; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf "
         "R1/P3 G4/T9 Y8/O2", "", "", "B2/O8$"),
        ("final_flip", "ignore",
         "hand A: Bf/V7; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf", "", "", "Bf/V7"),
        ("challenge_take_back", True, LINE, "", "", r"W\+2/O4"),
        ("target", None, LINE, "", "", ""),
        ("scoring", "lowest", LINE, "", "", ""),
    ],
)  # fmt: skip
def test_a_switch_shows_what_it_changes_here(
    option: str, value: Any, position: str, legal: str, illegal: str, changed: str
) -> None:
    effect = effect_of(Position.parse(position), FLIP, option, value)
    for pattern, found in ((legal, effect.legal), (illegal, effect.illegal),
                           (changed, effect.changed)):  # fmt: skip
        lines = [str(change.action) for change in found]
        assert bool(lines) is bool(pattern), lines
        assert not pattern or any(re.search(pattern, line) for line in lines), lines
    assert effect.none is not any((legal, illegal, changed))
    for change in (*effect.legal, *effect.illegal, *effect.changed):
        assert all(text(message, locale="ru") for message in (*change.before, *change.after))


def test_jumping_in_becomes_legal() -> None:
    position = Position.parse(
        "hand A: B2/O8 R9/Tr; hand B: R5/P2 B7/Oe; discard: G4/T9 B7/O3; draw: Y4/Vf"
    )
    effect = effect_of(position, FLIP, "jump_in", True)
    assert [str(change.action) for change in effect.legal] == [
        "B jump B7/Oe",
        "B jump B7/Oe uno",
    ]


def test_a_switch_keeps_the_branches_and_shows_the_difference(explorer: Explorer) -> None:
    explorer.apply("Ann play B2/O8")
    say(explorer, "fork", branch=0)
    say(explorer, "switch", option="misplay_penalty", value=2)
    shown = explorer.explorer
    assert explorer.rules.misplay_penalty == 2
    assert [len(branch["steps"]) for branch in shown["branches"]] == [1, 1]
    effect = explorer.switched
    assert effect["option"] == "misplay_penalty"
    assert effect["seq"] == shown["seq"]
    assert effect["changed"]
    assert all(change["before"] != change["after"] for change in effect["changed"])
    say(explorer, "select", branch=0)
    assert explorer.switched == {}
    explorer.set_position(LINE)
    explorer.apply("Ann play W+2/O4 red")
    say(explorer, "switch", option="restricted_wilds", value="strict")
    assert explorer.branches[0].steps == []


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("fun", True), ("stack", "up"), ("stack", None), ("zero_rotate", True), ("uno_penalty", 11),
        ("uno_penalty", True), ("jump_in", 1), ("target", 0), ("target", "x"), ("deck", "classic"),
        ("", ""),
    ],
)  # fmt: skip
def test_a_switch_that_cannot_be_is_refused_and_everything_stays(
    explorer: Explorer, option: str, value: Any
) -> None:
    before = explorer.explorer
    say(explorer, "switch", option=option, value=value)
    assert explorer.explorer == before
    assert explorer.notice["n"] == 1
    assert explorer.last_error


def test_switches_say_why_they_cannot_be_changed(explorer: Explorer) -> None:
    by_name = {one["option"]: one for one in explorer.explorer["switches"]}
    assert not by_name["zero_rotate"]["allowed"]
    assert by_name["zero_rotate"]["why"]["id"] == "explorer-switch-conflict"
    assert by_name["deck"]["why"]["id"] == "explorer-switch-deck"
    assert by_name["jump_in"]["allowed"]


# -- going on --------------------------------------------------------------------------------


def test_one_plays_on_against_bots(explorer: Explorer) -> None:
    explorer.apply("Ann play B2/O8")
    table = explorer.play("Ann")
    assert table.round.position().hands == explorer.position.hands
    assert set(table.bots) == {"Bo"}
    assert explorer.get_state()["table"] == f"IPY_MODEL_{table.model_id}"
    assert table.play_to_end().winner in ("Ann", "Bo", None)
    assert explorer.round.outcome is None
    say(explorer, "play", branch=0, seat=1)
    assert explorer.table.viewer == "Bo"


def test_a_position_becomes_a_step_of_a_lesson(explorer: Explorer) -> None:
    explorer.set_position(LINE, FLIP.replace(stack="sum", target=None, jump_in=True))
    step = explorer.lesson_step()
    lesson = read_lesson(f'title = "Own lesson"\nlanguages = ["en"]\n\n{step}')
    stage = lesson.steps[0].stage
    assert str(stage.position) == str(explorer.position)
    assert stage.options == {"stack": "sum", "target": None, "jump_in": True}


def test_a_fresh_deal(explorer: Explorer) -> None:
    say(explorer, "deal", deck="classic", players=5)
    assert explorer.rules == CLASSIC
    assert len(explorer.round.players) == 5
    assert explorer.palette["deck"] == "classic"
    assert "teal" not in field(explorer, "color")["values"]


# -- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        {}, {"type": "edit"}, {"type": "edit", "key": "hand Zoe", "value": ""},
        {"type": "edit", "key": "draw", "value": 3}, {"type": "edit", "key": "draw",
         "value": "x" * 10_000}, {"type": "paste"},
        {"type": "card", "do": "juggle", "key": "draw", "card": "B2/O8"},
        {"type": "card", "do": "add", "key": "draw", "card": "zz"},
        {"type": "card", "do": "add", "key": "side", "card": "B2/O8"},
        {"type": "card", "do": "add", "key": "draw", "card": "B2/O8", "at": "x"},
        {"type": "switch", "option": "stack"}, {"type": "switch", "value": 1},
        {"type": "switch", "option": "stack", "value": []}, {"type": "apply", "branch": 0},
        {"type": "apply", "branch": 0, "n": 99}, {"type": "apply", "branch": 9, "n": 0},
        {"type": "apply", "branch": 0, "n": "0"}, {"type": "back"}, {"type": "fork", "branch": -1},
        {"type": "close", "branch": True}, {"type": "select", "branch": 1.0},
        {"type": "deal", "deck": "flip", "players": 1}, {"type": "deal", "deck": "tarot",
         "players": 3}, {"type": "deal", "deck": "flip", "players": 10**9},
        {"type": "play", "branch": 0, "seat": 7}, {"type": "play", "branch": 0}, {"type": "step"},
        {"type": "hear_step"}, {"type": "__init__"},
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_with_a_sentence(
    explorer: Explorer, message: dict[str, Any]
) -> None:
    before = explorer.explorer
    explorer._heard(explorer, {"seq": explorer.explorer["seq"], **message}, [])
    # A card that is not there and a second close of the only branch are refused like the rest.
    assert explorer.explorer == before
    assert explorer.notice["n"] == 1
    assert explorer.last_error


def test_a_click_on_what_is_gone_changes_nothing(explorer: Explorer) -> None:
    old = explorer.explorer["seq"]
    say(explorer, "apply", branch=0, n=0)
    before = explorer.explorer
    explorer._heard(explorer, {"type": "back", "seq": old, "branch": 0}, [])
    assert explorer.explorer == before
    assert explorer.notice["n"] == 0


def test_a_step_is_sent_to_whoever_asked(
    explorer: Explorer, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(explorer, "send", lambda content, buffers=None: sent.append(content))
    say(explorer, "step", branch=0)
    say(explorer, "hello")
    assert [content["type"] for content in sent] == ["step", "here"]


@pytest.mark.parametrize(
    "arguments",
    [("nonsense",), ("hand A: B2",), (3,), (LINE, CLASSIC), (LINE, FLIP, "de"), ({"hands": 3},)],
)
def test_an_explorer_that_cannot_be_made_is_refused(arguments: tuple[Any, ...]) -> None:
    with (
        pytest.raises(ValueError, match=r".")
        if arguments[-1] != "de"
        else pytest.raises(Exception, match="locale must be one of")
    ):
        Explorer(*arguments)


def test_after_a_refusal_in_python_everything_stays(explorer: Explorer) -> None:
    before = (explorer.explorer, explorer.position, explorer.rules)
    for refused in (
        lambda: explorer.apply("Ann play R9/Tr"),
        lambda: explorer.set_position("nonsense"),
        lambda: explorer.set_position("hand A: B2/O8; hand B: B2/O8; discard: B7/O3"),
        lambda: explorer.switch("deck", "classic"),
        lambda: explorer.switch("fun", True),
        lambda: explorer.deal("tarot"),
        lambda: explorer.deal("flip", 11),
        lambda: explorer.edit("nothing", ""),
        lambda: explorer.drop(),
        lambda: explorer.select(3),
        lambda: explorer.play("Zoe"),
        lambda: explorer.play("Ann", "genius"),
    ):
        with pytest.raises(ValueError, match=r"."):
            refused()
    assert (explorer.explorer, explorer.position, explorer.rules) == before


def test_nothing_that_is_sent_is_large() -> None:
    explorer = Explorer(Round.deal([f"P{i}" for i in range(10)], FLIP, 3))
    assert len(json.dumps(explorer.explorer)) < 40_000
    assert len(json.dumps(explorer.palette)) < 8_000


def test_a_pasted_line_that_cannot_be_changes_nothing_and_is_marked(explorer: Explorer) -> None:
    before = explorer.start, explorer.rules, [branch.round.actions for branch in explorer.branches]
    line = "hand A: B2/O8 X9; hand B: R5/P2; discard: B7/O3"
    message = {"type": "paste", "seq": explorer.explorer["seq"], "value": line}
    explorer._heard(explorer, message, [])
    now = explorer.start, explorer.rules, [branch.round.actions for branch in explorer.branches]
    assert now == before
    entry = explorer.explorer["entry"]
    assert (entry["branch"], entry["value"]) == (None, line)
    (problem,) = entry["problems"]
    assert line[problem["start"] : problem["end"]] == "X9"
    assert explorer.explorer["sound"]
    explorer.edit("draw", "")
    assert explorer.explorer["entry"] is None


@pytest.mark.parametrize("locale", ["en", "ru", "pl"])
def test_what_cannot_be_is_refused_in_the_language_of_the_reader(locale: str) -> None:
    """A drawn wild is an option of its own; a text far too long is not even read."""
    drawn = "hand A: W+2/O4 B2/O8 B9/O5; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    explorer = Explorer(f"{drawn}; phase: drawn; drawn: W+2/O4", locale=locale)
    before = explorer.explorer["fields"]
    say(explorer, "switch", option="restricted_wilds", value="strict")
    assert explorer.notice["say"] == {"id": "explorer-notice-option", "args": {}}
    say(explorer, "paste", value="B2/O8 " * 20_000)
    assert explorer.notice["say"] == {"id": "explorer-problem-too-long", "args": {"most": 20_000}}
    assert explorer.explorer["fields"] == before


def test_a_position_with_a_penalty_that_waits_can_be_edited() -> None:
    explorer = Explorer(
        "hand A: W+2/O4 B2/O8 R9/Tr; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf R1/P3"
    )
    explorer.apply("A play W+2/O4 red")
    explorer.root()
    assert field(explorer, "pending")["value"].startswith("wild_draw_two 2 A B blue")
    assert explorer.edit("draw", "Y4/Vf")
    assert [str(action) for action, _ in explorer.legal()] == ["B accept", "B challenge"]


def test_a_switch_leaves_what_was_typed_and_works_out_no_option_twice(explorer: Explorer) -> None:
    key = next(key for key in explorer._draft.fields if key.startswith("hand "))
    typed = explorer._draft.fields[key].value.replace(" ", "   ")
    assert explorer.edit(key, typed)
    explorer.switch("jump_in", True)
    (field,) = (field for field in explorer.explorer["fields"] if field["key"] == key)
    assert field["value"] == typed
    assert switches(explorer.rules) is switches(explorer.rules.replace())


def test_the_answer_to_a_switch_goes_ahead_of_the_rest(explorer: Explorer) -> None:
    told: list[str] = []
    explorer.observe(lambda change: told.append(change["name"]), ["switched", "explorer"])

    async def in_a_kernel() -> None:
        seq = explorer.explorer["seq"]
        say(explorer, "switch", option="stack", value="sum")
        assert told == ["switched"]
        assert explorer.rules.stack == "sum"
        # What a page asks that has not been shown this yet is not about what is there now.
        say(explorer, "apply", seq=seq, branch=0, n=0)
        assert explorer.round.actions == []
        while explorer.explorer["seq"] != explorer.switched["seq"]:
            await asyncio.sleep(0.001)
        assert told == ["switched", "explorer"]

    asyncio.run(in_a_kernel())


def test_what_is_done_right_after_a_switch_is_shown_once_and_with_it(explorer: Explorer) -> None:
    async def in_a_kernel() -> None:
        say(explorer, "switch", option="stack", value="sum")
        explorer.apply("Ann play B2/O8")
        shown = explorer.explorer
        assert explorer.switched == {}
        assert [one["value"] for one in shown["switches"] if one["option"] == "stack"] == ["sum"]
        await asyncio.sleep(0.05)
        assert explorer.explorer is shown

    asyncio.run(in_a_kernel())


def test_what_new_rules_take_back_is_said() -> None:
    explorer = Explorer(
        "hand A: W+2/O4 B2/O8 R9/Tr; hand B: R5/P2 Y9/T5; discard: B7/O3; draw: Y4/Vf R1/P3 G4/T9"
    )
    explorer.apply("A play W+2/O4 red")
    explorer.apply("B accept")
    explorer.switch("restricted_wilds", "strict")
    effect = explorer.switched
    assert [step["line"] for step in effect["undone"]] == ["A play W+2/O4 red", "B accept"]
    assert not effect["none"]
    # What changed is told of the position that is shown, not of the one that is gone.
    assert {choice["line"] for choice in effect["illegal"]} == {
        f"A play W+2/O4 {color}" for color in ("red", "yellow", "green", "blue")
    }
    assert explorer.branches[0].steps == []
    explorer.switch("restricted_wilds", "bluff")
    assert explorer.switched["undone"] == []


def test_a_step_tells_what_followed() -> None:
    explorer = Explorer(
        "hand A: W+2/O4 B2/O8 R9/Tr; hand B: R5/P2 Y9/T5; discard: B7/O3; draw: Y4/Vf R1/P3 G4/T9"
    )
    explorer.apply("A play W+2/O4 red")
    explorer.apply("B challenge")
    first, second = explorer.explorer["branches"][0]["steps"]
    assert (first["say"]["id"], first["after"]) == ("event-play", [])
    assert second["say"]["id"] == "event-challenge"
    told = [say["id"] for say in second["after"]]
    assert "event-verdict" in told
    assert "event-draw" in told
    assert "event-turn" not in told
