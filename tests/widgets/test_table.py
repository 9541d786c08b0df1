"""The table widget without a browser: what it sends, what it takes, and what it refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest
from traitlets import TraitError

from unoflip_widgets import Table
from unoflip_widgets.players import Bot, BotError, Option
from unoflip_widgets.rules import (
    CLASSIC,
    FLIP,
    IllegalAction,
    Round,
    Series,
    UnoFlipError,
    parse_card,
)
from unoflip_widgets.teaching import text

from .rounds import NAMES, apply_frames, bare

START = "hand A: B2/O8 G4/T9 R1/P3; hand B: R5/P2 B1/Ve; discard: B7/O3; draw: Y4/Vf G1/O5 G2/Te"


class Wire:
    """The other end: hears what a table sends and says what a browser says."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[dict[str, Any]] = []
        table._send = lambda message, buffers=None: self.heard.append(message)

    @property
    def seq(self) -> int:
        return int(self.table.state["seq"])

    @property
    def now(self) -> dict[str, Any]:
        return self.table.state["snapshot"]

    def says(self, message: object) -> None:
        self.table._handle_custom_msg(message, [])

    def wants(self, verb: str, seq: int | None = None, **details: object) -> None:
        number = self.seq if seq is None else seq
        self.says({"type": "intent", "seq": number, "verb": verb, **details})

    def goes_on(self) -> None:
        self.says({"type": "continue", "seq": self.seq})

    def token(self, face: str, seat: int = 0) -> int:
        return next(token for token, shown in self.now["seats"][seat]["cards"] if shown == face)

    def states(self) -> list[dict[str, Any]]:
        return [m["state"]["state"] for m in self.heard if "state" in m.get("state", {})]


def table_at(position: str = START, rules: Any = FLIP, **options: Any) -> Wire:
    return Wire(Table(Round.from_position(position, rules), **{"viewer": "A", **options}))


def outcome(wire: Wire) -> tuple[object, ...]:
    """Everything that a refused message must leave alone."""
    return wire.seq, str(wire.table.round.position()), json.dumps(wire.table.state)


# -- the way of a round --------------------------------------------------------------------


def test_without_arguments_one_plays_against_two_bots() -> None:
    table = Table()
    assert table.round.players == ("You", "Bo", "Cy")
    assert table.viewer == "You"
    assert {name: bot.level for name, bot in table.bots.items()} == {"Bo": "steady", "Cy": "sly"}
    assert table.series is not None
    assert not table.hotseat
    assert table.state["seq"] == 0
    assert [seat["bot"] for seat in table.state["snapshot"]["seats"]] == [None, "steady", "sly"]


def test_the_first_message_holds_the_table() -> None:
    table = Table(Round.from_position(START), viewer="A")
    saved = table.get_state()
    assert saved["state"]["snapshot"]["seats"][0]["name"] == "A"
    assert saved["notice"] == {"n": 0, "seq": 0, "say": None, "rules": []}


def test_one_action_is_one_message() -> None:
    wire = table_at()
    wire.table.selected = "B2/O8"
    wire.heard.clear()
    wire.wants("play", token=wire.token("lB2"))
    assert [message["method"] for message in wire.heard] == ["update"]
    assert wire.heard[0]["state"]["state"]["seq"] == 1
    assert wire.heard[0]["state"]["selected"] is None


def test_a_round_is_played_by_intents_alone() -> None:
    round_ = Round.deal(["You", "Bo", "Cy"], FLIP, 3)
    wire = Wire(Table(round_, viewer="You", bots={"Bo": "steady", "Cy": "sly"}))
    before = wire.now
    for _ in range(1000):
        if wire.now["result"]:
            break
        before, seq = wire.now, wire.seq
        actions = before["actions"]
        playable = [t for t, card in actions["cards"].items() if card["ok"]]
        if before["turn"] != 0:
            wire.goes_on()
        elif actions["choose"]:
            wire.wants("color", color=actions["colors"][0])
        elif playable:
            card = actions["cards"][playable[0]]
            details = {"color": actions["colors"][1]} if card["color"] else {}
            wire.wants(card["verb"], token=int(playable[0]), uno=card["uno"], **details)
        else:
            verbs = ("keep", "challenge", "accept", "draw")
            wire.wants(next(verb for verb in verbs if verb in actions))
        assert wire.seq == seq + 1, wire.table.notice
        assert bare(apply_frames(before, wire.table.state["frames"])) == bare(wire.now)
    assert wire.now["result"]["winner"] is not None
    assert wire.now["actions"] is None
    assert wire.table.notice["n"] == 0
    assert [state["seq"] for state in wire.states()] == list(range(1, wire.seq + 1))
    wire.says({"type": "new_round", "seq": wire.seq})
    assert wire.now["result"] is None
    assert wire.table.state["frames"] == []
    assert wire.table.scores == {seat["name"]: seat["total"] for seat in wire.now["seats"]}


def test_an_action_is_named_to_the_rules_as_the_person_meant_it() -> None:
    wire = table_at(
        "hand A: Br/W B1/Ve B1/Ve Y1/Pe; hand B: R5/P2 W/V7; discard: B7/O3; draw: Y4/Vf G1/O5"
    )
    first, second = (t for t, face in wire.now["seats"][0]["cards"] if face == "lB1")
    wire.wants("play", token=second)
    assert wire.now["top"] == [second, "lB1"]
    assert first in [token for token, _ in wire.now["seats"][0]["cards"]]


def test_uno_colors_targets_and_catching() -> None:
    rules = FLIP.replace(seven_swap=True, uno_penalty=2)
    wire = table_at(
        "hand A: B7/Oe W/P5 R1/P3; hand B: R5/P2 B1/Ve; hand C: R9/Tr; discard: B7/O3;"
        "draw: Y4/Vf G1/O5 G2/Te Y8/P1",
        rules,
    )
    seven, wild = wire.token("lB7"), wire.token("lW")
    wire.wants("play", token=seven)
    assert wire.table.notice["say"]["id"] == "why-target-required"
    wire.wants("play", token=wild)
    assert wire.table.notice["say"]["id"] == "why-color-required"
    wire.wants("play", token=wild, color="teal")
    assert wire.table.notice["say"]["id"] == "why-bad-color"
    wire.wants("play", token=seven, target=2, uno=True)
    assert wire.now["seats"][0]["uno"] == "said"
    assert [len(seat["cards"]) for seat in wire.now["seats"]] == [1, 2, 2]
    wire.table.apply("B draw")
    wire.table.apply("C draw")
    assert wire.now["actions"]["catch"] == []
    wire.wants("catch", target=1)
    assert wire.table.notice["say"]["id"] == "why-no-catch"


def test_uno_can_still_be_said_after_the_card() -> None:
    wire = table_at("hand A: B2/O8 B1/Ve; hand B: R5/P2 B1/Ve; discard: B7/O3; draw: Y4/Vf G1/O5")
    wire.wants("play", token=wire.token("lB2"))
    assert wire.now["seats"][0]["uno"] == "owed"
    assert "uno" in wire.now["actions"]
    wire.wants("uno")
    assert wire.now["seats"][0]["uno"] == "said"


def test_a_swap_of_one_card() -> None:
    wire = table_at(
        "hand A: B5/Or B2/O8 G4/T9; hand B: R5/P2 B1/Ve; discard: B7/O3; draw: Y4/Vf G1/O5",
        FLIP.replace(five_swap=True),
    )
    given = wire.token("lG4")
    wire.wants("play", token=wire.token("lB5"), target=1, give=given)
    assert (wire.now["phase"], wire.now["turn"]) == ("give", 1)
    wire.table.viewer = "B"
    assert {card["verb"] for card in wire.now["actions"]["cards"].values()} == {"give"}
    wire.wants("give", token=wire.token("lR5", seat=1))
    assert sorted(face for _, face in wire.now["seats"][1]["cards"]) == ["lB1", "lG4"]


# -- bots ----------------------------------------------------------------------------------


def test_a_bot_acts_once_for_each_state_that_was_seen() -> None:
    wire = table_at(bots={"B": "steady"})
    wire.wants("draw")
    assert wire.table.turn == "B"
    assert wire.seq == 1
    wire.says({"type": "continue", "seq": 0})
    wire.says({"type": "continue", "seq": 7})
    assert wire.seq == 1
    wire.goes_on()
    assert wire.seq == 2
    wire.says({"type": "continue", "seq": 1})
    assert wire.seq == 2
    assert wire.table.notice["n"] == 0


def test_bots_do_nothing_while_a_person_has_to_act() -> None:
    wire = table_at(bots={"B": "steady"})
    wire.goes_on()
    wire.goes_on()
    assert not wire.table.advance()
    assert (wire.seq, wire.table.turn) == (0, "A")


def test_a_bot_accuses_only_after_the_person_has_seen_the_chance() -> None:
    wire = table_at(
        "hand A: B2/O8 B1/Ve; hand B: R5/P2 R8/T7; hand C: R9/V5; discard: B7/O3;"
        "draw: Y4/Vf G1/O5 G2/Te",
        bots={"B": "steady", "C": "steady"},
    )
    wire.wants("play", token=wire.token("lB2"))
    assert wire.now["seats"][0]["uno"] == "owed"
    assert "uno" in wire.now["actions"]
    wire.says({"type": "continue", "seq": 0})
    assert wire.seq == 1
    wire.goes_on()
    assert "catch" in [frame["kind"] for frame in wire.table.state["frames"]]


def test_bots_that_play_alone_are_watched() -> None:
    round_ = Round.deal(NAMES[:4], FLIP, 2)
    wire = Wire(Table(round_, bots=dict.fromkeys(NAMES[:4], "steady")))
    assert wire.table.viewer is None
    for _ in range(2000):
        if wire.now["result"]:
            break
        seq = wire.seq
        wire.goes_on()
        assert wire.seq == seq + 1
    assert wire.now["result"]
    assert not wire.table.advance()


def test_an_own_bot_can_be_seated() -> None:
    class Lazy(Bot):
        def decide(self, view: Any, options: Any) -> Option:
            return next((o for o in options if o.verb == "draw"), options[-1])

    wire = table_at(bots={"B": Lazy()})
    assert wire.now["seats"][1]["bot"] == "Lazy"
    wire.wants("draw")
    wire.goes_on()
    assert wire.table.state["frames"][0]["kind"] == "draw"


def test_one_level_plays_everybody_else() -> None:
    table = Table(Round.deal(NAMES[:3], FLIP, 1), viewer="Bo", bots="hasty")
    assert sorted(table.bots) == ["Ann", "Cy"]


def test_people_do_not_act_for_bots() -> None:
    wire = table_at(viewer="B", bots={"B": "steady"})
    assert wire.now["actions"] is None
    before = outcome(wire)
    wire.wants("draw")
    assert wire.table.notice["say"]["id"] == "ui-notice-onlooker"
    assert outcome(wire) == before


# -- one device for several people ---------------------------------------------------------


def test_the_device_is_handed_to_whoever_has_to_act() -> None:
    wire = Wire(Table(Round.from_position(START)))
    assert wire.table.hotseat
    assert wire.table.viewer == "A"
    wire.wants("draw")
    assert wire.now["viewer"] == 0, "what A did is first shown to A"
    wire.goes_on()
    assert wire.now["viewer"] == 1
    assert wire.table.state["frames"] == []
    assert wire.now["actions"] is not None
    assert not {t for t, _ in wire.now["seats"][0]["cards"]} & {1, 2, 3, 4, 5, 6, 7}


# -- what notebooks do ---------------------------------------------------------------------


def test_a_notebook_can_act_and_go_back() -> None:
    wire = table_at(bots={"B": "steady"})
    start = str(wire.table.round.position())
    wire.table.apply("A draw")
    assert wire.table.advance()
    assert wire.table.turn == "A"
    wire.table.undo()
    assert str(wire.table.round.position()) == start
    assert wire.seq == 3
    assert wire.table.state["frames"] == []
    with pytest.raises(UnoFlipError, match="no action to take back"):
        wire.table.undo()
    with pytest.raises(IllegalAction):
        wire.table.apply("A play G4/T9")
    assert wire.seq == 3


def test_a_round_is_played_to_its_end_and_another_one_dealt() -> None:
    series = Series(["You", "Bo"], FLIP.replace(target=100000), seed=4)
    table = Table(series, bots={"Bo": "hasty"})
    result = table.play_to_end()
    assert table.state["snapshot"]["result"]["winner"] is not None
    assert table.scores == dict(series.totals)
    assert sum(table.scores.values()) == result.score
    table.new_round()
    assert series.number == 2
    assert table.round is series.round
    assert table.state["snapshot"]["phase"] != "round_over"
    with pytest.raises(UnoFlipError, match="not over"):
        table.new_round()


def test_single_rounds_are_counted_together_and_a_series_begins_anew() -> None:
    table = Table(Round.deal(["You", "Bo"], FLIP.replace(target=1), 4), bots={"Bo": "hasty"})
    table.play_to_end()
    assert table.state["snapshot"]["result"]["series_over"]
    table.new_round()
    assert set(table.scores.values()) == {0}
    table = Table(Series(["You", "Bo"], FLIP.replace(target=1), 4), bots={"Bo": "hasty"})
    before = table.series
    table.play_to_end()
    table.new_round()
    assert table.series is not before
    assert set(table.scores.values()) == {0}


def test_a_round_changed_from_outside_is_shown_before_anything_else_happens() -> None:
    wire = table_at()
    wire.table.round.apply("A draw")
    wire.wants("draw")
    assert wire.seq == 1
    assert wire.table.notice["say"]["id"] == "ui-notice-stale"
    assert wire.now["turn"] == 1
    wire.table.round.apply("B draw")
    wire.table.refresh()
    assert wire.now["turn"] == 0


def test_traits_tell_where_the_round_stands() -> None:
    wire = table_at()
    changes: list[str] = []
    names = ["turn", "side", "color", "phase", "scores", "last_error"]
    wire.table.observe(lambda change: changes.append(change.name), names)
    wire.wants("play", token=wire.token("lB2"))
    assert (wire.table.turn, wire.table.color, wire.table.phase) == ("B", "blue", "turn")
    wire.table.apply("B play B1/Ve uno")
    wire.wants("draw")
    assert {"turn"} <= set(changes)
    with pytest.raises(TraitError, match="read-only"):
        wire.table.turn = "B"


def test_the_selected_card_is_shared() -> None:
    wire = table_at()
    token = wire.token("lG4")
    wire.table.set_state({"selected": token})
    assert wire.table.selected == parse_card("G4/T9")
    wire.table.selected = "R1/P3"
    assert wire.heard[-1]["state"] == {"selected": wire.token("lR1")}
    with pytest.raises(TraitError, match=r"one of 'B2/O8', 'G4/T9', 'R1/P3' or None, not 'R5/P2'"):
        wire.table.selected = "R5/P2"
    assert wire.table.selected == parse_card("R1/P3")
    wire.wants("draw")
    assert wire.table.selected is None


def test_of_two_equal_cards_the_one_that_was_chosen_stays_chosen() -> None:
    wire = table_at("hand A: B2 B2 R9; hand B: R5; discard: G7; draw: Y4 G1 G2", CLASSIC)
    second = [token for token, face in wire.now["seats"][0]["cards"] if face == "cB2"][1]
    wire.table.set_state({"selected": second})
    assert wire.table.selected == parse_card("B2")
    assert wire.table.get_state("selected") == {"selected": second}
    # What travels back is an echo, and no other card.
    assert all(message["state"] == {"selected": second} for message in wire.heard)


def test_choosing_a_card_that_has_just_gone_is_no_mistake() -> None:
    wire = table_at()
    gone = wire.token("lG4")
    wire.table.viewer = "B"
    wire.table.viewer = "A"
    wire.table.set_state({"selected": gone})
    assert wire.table.selected is None
    assert wire.table.notice["n"] == 0


# -- bad input -----------------------------------------------------------------------------

BAD_MESSAGES: list[object] = [
    None,
    [],
    "draw",
    {},
    {"type": "intent"},
    {"type": "intent", "seq": "0", "verb": "draw"},
    {"type": "intent", "seq": True, "verb": "draw"},
    {"type": "intent", "seq": 0.0, "verb": "draw"},
    {"type": "intent", "seq": 0},
    {"type": "intent", "seq": 0, "verb": ["draw"]},
    {"type": "intent", "seq": 0, "verb": "open"},
    {"type": "intent", "seq": 0, "verb": "undo"},
    {"type": "intent", "seq": 0, "verb": "draw", "uno": True},
    {"type": "intent", "seq": 0, "verb": "draw", "uno": 1},
    {"type": "intent", "seq": 0, "verb": "draw", "card": "B2/O8"},
    {"type": "intent", "seq": 0, "verb": "play"},
    {"type": "intent", "seq": 0, "verb": "play", "token": "1"},
    {"type": "intent", "seq": 0, "verb": "play", "token": True},
    {"type": "intent", "seq": 0, "verb": "play", "token": 4},
    {"type": "intent", "seq": 0, "verb": "play", "token": 99},
    {"type": "intent", "seq": 0, "verb": "play", "token": 1, "uno": True},
    {"type": "intent", "seq": 0, "verb": "play", "token": 1, "color": "red"},
    {"type": "intent", "seq": 0, "verb": "play", "token": 1, "color": "mauve"},
    {"type": "intent", "seq": 0, "verb": "play", "token": 1, "color": []},
    {"type": "intent", "seq": 0, "verb": "play", "token": 1, "target": 1},
    {"type": "intent", "seq": 0, "verb": "play", "token": 1, "target": -1},
    {"type": "intent", "seq": 0, "verb": "play", "token": 1, "give": 1},
    {"type": "intent", "seq": 0, "verb": "play", "token": 2},
    {"type": "intent", "seq": 0, "verb": "catch"},
    {"type": "intent", "seq": 0, "verb": "catch", "target": 9},
    {"type": "intent", "seq": 0, "verb": "catch", "target": "B"},
    {"type": "intent", "seq": 0, "verb": "color"},
    {"type": "intent", "seq": 0, "verb": "accept"},
    {"type": "intent", "seq": 0, "verb": "challenge"},
    {"type": "intent", "seq": 0, "verb": "uno"},
    {"type": "intent", "seq": 1, "verb": "draw"},
    {"type": "intent", "seq": -1, "verb": "draw"},
    {"type": "new_round", "seq": 0},
    {"type": "new_round", "seq": 3},
    {"type": "continue"},
    {"type": "continue", "seq": None},
    {"type": "reveal", "seq": 0},
]


@pytest.mark.parametrize("message", BAD_MESSAGES, ids=json.dumps)
def test_a_bad_message_changes_nothing_and_is_explained(message: object) -> None:
    wire = table_at()
    before = outcome(wire)
    wire.says(message)
    assert outcome(wire) == before
    assert wire.table.notice["n"] == 1
    assert wire.table.notice["say"]["id"]
    assert wire.table.last_error


@pytest.mark.parametrize("slip", ["uno", "catch", "play"])
def test_a_slip_of_the_mouse_is_not_punished(slip: str) -> None:
    rules = FLIP.replace(misplay_penalty=2, false_uno_penalty=2, false_catch_penalty=2)
    wire = table_at(rules=rules)
    before = outcome(wire)
    details = {"uno": {}, "catch": {"target": 1}, "play": {"token": wire.token("lG4")}}[slip]
    wire.wants(slip, **details)
    assert outcome(wire) == before
    assert wire.table.notice["say"]["id"].endswith("-penalty")


def test_a_repeated_intent_is_done_once() -> None:
    wire = table_at()
    token = wire.token("lB2")
    wire.wants("play", seq=0, token=token)
    before = outcome(wire)
    wire.wants("play", seq=0, token=token)
    wire.wants("play", seq=0, token=wire.token("lG4"))
    assert outcome(wire) == before
    assert wire.table.notice["say"]["id"] == "ui-notice-stale"
    assert wire.table.notice["n"] == 2


def test_an_action_replaced_behind_the_table_is_noticed() -> None:
    wire = table_at()
    wire.table.apply("A draw")
    wire.table.round.undo()
    wire.table.round.apply("A play B2/O8")
    wire.wants("keep")
    assert wire.table.notice["say"]["id"] == "ui-notice-stale"
    assert wire.now["top"][1] == "lB2"
    assert len(wire.now["seats"][0]["cards"]) == 2


class Broken(Bot):
    """A bot that cannot decide."""

    def choose(self, view: Any, offered: Any) -> Any:
        raise LookupError(f"what about {view.seats[1].faces[0]}?")


@pytest.mark.parametrize("locale", ["en", "pl", "ru"])
def test_a_bot_that_fails_is_told_at_the_table(locale: str) -> None:
    wire = table_at(bots={"B": Broken()}, locale=locale)
    wire.wants("draw")
    wire.wants("keep")
    before = outcome(wire)
    wire.goes_on()
    assert outcome(wire) == before
    assert wire.table.notice["say"]["id"] == "ui-notice-bot-failed"
    assert "B" in wire.table.last_error
    assert "R5" not in json.dumps(wire.heard) + wire.table.last_error
    with pytest.raises(BotError, match="what about R5"):
        wire.table.advance()


def test_a_bot_that_failed_is_asked_again_when_the_page_is_loaded_anew() -> None:
    class Moody(Broken):
        well = False

        def choose(self, view: Any, offered: Any) -> Any:
            return offered[0] if self.well else super().choose(view, offered)

    moody = Moody()
    wire = table_at(bots={"B": moody})
    wire.wants("draw")
    refused = wire.table.notice["n"]
    for _ in range(2):
        # A second window that shows the same does not ask again by itself.
        wire.goes_on()
        assert wire.table.notice["n"] == refused + 1
    moody.well = True
    wire.goes_on()
    assert wire.table.turn == "B"
    wire.says({"type": "hello"})
    wire.goes_on()
    assert wire.table.round.actions[-1].player == "B"


def test_the_one_who_opens_the_round_is_told_so_as_you() -> None:
    for viewer, says in (("A", "You turn"), ("B", "A turns")):
        wire = table_at(
            "hand A: B2/O8; hand B: R5/P2; draw: B7/O3 Y4/Vf; phase: opening; dealer: A",
            viewer=viewer,
        )
        wire.goes_on()
        said = [frame["say"] for frame in wire.table.state["frames"]]
        opened = next(say for say in said if say["id"] == "event-open")
        assert text(opened, locale="en").startswith(says)


def test_a_sign_of_life() -> None:
    wire = table_at()
    wire.says({"type": "hello"})
    assert wire.heard == [{"method": "custom", "content": {"type": "here"}}]


def test_the_browser_sets_only_what_it_may() -> None:
    wire = table_at()
    before = outcome(wire)
    wire.table.set_state({"state": {"v": 1}, "notice": {}, "hotseat": True})
    assert outcome(wire) == before
    assert not wire.table.hotseat
    wire.table.set_state({"locale": "xx"})
    assert wire.table.locale == "en"
    assert wire.table.notice["say"]["id"] == "ui-notice-malformed"
    wire.table.set_state({"selected": 4})
    assert wire.table.selected is None
    wire.table.set_state({"locale": "pl", "pace": 2, "mode": "step"})
    assert (wire.table.locale, wire.table.pace, wire.table.mode) == ("pl", 2.0, "step")


def test_errors_are_told_in_the_language_of_the_table() -> None:
    wire = table_at(locale="pl")
    wire.wants("challenge")
    assert wire.table.last_error
    english = table_at()
    english.wants("challenge")
    assert english.table.last_error != wire.table.last_error
    wire.wants("draw")
    assert wire.table.last_error == ""


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("locale", "de", "'en', 'ru' or 'pl'"),
        ("locale", None, "'en', 'ru' or 'pl'"),
        ("pace", -1, "0 or more"),
        ("pace", "fast", "0 or more"),
        ("pace", float("nan"), "0 or more"),
        ("pace", 10**400, "0 or more"),
        ("pace", True, "0 or more"),
        ("mode", "jump", "'flow', 'step' or 'ask'"),
        ("visibility", "naked", "'physical', 'hidden' or 'open'"),
        ("viewer", "Zoe", "'A', 'B' or None"),
        ("viewer", 0, "'A', 'B' or None"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(
    name: str, value: object, allowed: str
) -> None:
    table = table_at().table
    before = getattr(table, name)
    with pytest.raises(TraitError, match=f"{name} must be .*{allowed}"):
        setattr(table, name, value)
    assert getattr(table, name) == before
    with pytest.raises(TraitError, match=f"{name} must be .*{allowed}"):
        Table(Round.from_position(START), **{name: value})


def test_bots_for_nobody_and_of_no_level_are_refused() -> None:
    round_ = Round.from_position(START)
    with pytest.raises(ValueError, match="nobody here is called 'Zoe'"):
        Table(round_, bots={"Zoe": "steady"})
    with pytest.raises(ValueError, match="the bots are hasty, steady, sly"):
        Table(round_, bots={"B": "genius"})
    with pytest.raises(TypeError, match="not list"):
        Table(round_, bots=["B"])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a table shows a Round or a Series, not str"):
        Table("Ann, Bo")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name",
    ["<img src=x onerror=alert(1)>", "a & b", "Александра-Мария Константинопольская", "🦊", "שרה"],
)
def test_any_name_travels_as_text(name: str) -> None:
    table = Table(Round.deal([name, "Bo"], FLIP, 1), viewer=name)
    assert table.state["snapshot"]["seats"][0]["name"] == name
    data = table._picture()
    assert "<img" not in data["image/svg+xml"]
    assert f"hand {name}:" in data["text/plain"]


def test_a_finished_round_is_shown_with_its_result() -> None:
    round_ = Round.from_position("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf")
    round_.apply("A play B2/O8")
    wire = Wire(Table(round_, viewer="A"))
    assert wire.now["result"]["winner"] == 0
    assert wire.now["actions"] is None
    wire.wants("draw")
    assert wire.table.notice["say"]["id"] == "why-round-over"
    assert not wire.table.advance()


def test_a_round_that_waits_for_its_opening_card_gets_it() -> None:
    wire = table_at("hand A: B2/O8; hand B: R5/P2; draw: B7/O3 Y4/Vf G1/O5; phase: opening")
    assert wire.now["actions"] is None
    wire.goes_on()
    assert wire.now["top"][1] == "lB7"


def test_the_picture_is_an_output_of_its_own_and_follows_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[tuple[dict[str, str], str | None, bool]] = []

    def display(data: Any, *, raw: bool, display_id: Any = None, **options: Any) -> None:
        assert raw
        shown.append((data, display_id, options.get("update", False)))

    monkeypatch.setattr("IPython.display.display", display)
    monkeypatch.setattr("IPython.core.display_functions.display", display)
    wire = table_at(bots={"B": "steady"})
    wire.goes_on()
    assert shown == []
    wire.table._ipython_display_()
    (widget, none, _), (apology, no_place, _), (picture, place, fresh) = shown
    assert "application/vnd.jupyter.widget-view+json" in widget
    assert "image/svg+xml" not in widget, "a host that shows no widget shows one picture, not two"
    assert none is no_place is None
    assert "text/html" in apology
    assert (bool(place), fresh) == (True, False)
    assert "<- turn" in picture["text/plain"]
    assert 'class="unoflip-still"' in picture["image/svg+xml"]
    assert len(picture["image/svg+xml"]) < 48_000
    wire.wants("draw")
    wire.goes_on()
    assert len(shown) == 3, "while bots play the picture waits"
    wire.goes_on()
    later, again, update = shown[3]
    assert (again, update) == (place, True)
    assert later["text/plain"] != picture["text/plain"]
    wire.goes_on()
    assert len(shown) == 4
