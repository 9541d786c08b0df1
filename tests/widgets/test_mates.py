"""Several tables of one round or series stay together, and none of them is kept alive by it."""

from __future__ import annotations

import gc
import weakref

import pytest

from unoflip_widgets import Table
from unoflip_widgets.rules import IllegalAction, Round, Series
from unoflip_widgets.widgets import table as module

from .test_table import START, Wire


def two(bots: dict[str, str] | None = None) -> tuple[Round, Wire, Wire]:
    round_ = Round.from_position(START)
    first = Wire(Table(round_, viewer="A", bots=bots))
    return round_, first, Wire(Table(round_, viewer="B"))


def turn(wire: Wire) -> str:
    return str(wire.now["seats"][wire.now["turn"]]["name"])


def test_what_is_done_at_one_table_moves_at_the_other() -> None:
    _, a, b = two()
    a.wants("play", token=a.token("lB2"))
    assert (a.seq, b.seq) == (1, 1)
    # With frames, each as its own viewer sees it.
    frames = b.table.state["frames"]
    assert [frame["kind"] for frame in frames] == ["play", "turn"]
    assert frames[0]["say"]["args"]["you"] == "no"
    assert a.table.state["frames"][0]["say"]["args"]["you"] == "player"
    assert [len(seat["cards"]) for seat in b.now["seats"]] == [2, 2]
    assert b.now["actions"] is not None
    b.wants("draw")
    assert (a.seq, b.seq) == (2, 2)
    assert a.table.turn == b.table.turn
    assert [m for m in a.heard if "state" in m.get("state", {})] != []


def test_each_of_them_sees_only_what_its_viewer_sees() -> None:
    _, a, b = two()
    b.wants("draw") if turn(a) == "B" else a.wants("draw")
    faces = [face for _, face in b.now["seats"][0]["cards"]]
    assert faces[:3] == ["dO8", "dT9", "dP3"]
    assert [face for _, face in a.now["seats"][1]["cards"]] == ["dP2", "dVe"]


def test_a_bot_of_one_table_acts_once() -> None:
    _, a, b = two({"B": "steady"})
    a.wants("draw")
    while turn(a) != "B":
        a.wants("keep")
    seq = a.seq
    a.goes_on()
    assert (a.seq, b.seq) == (seq + 1, seq + 1)
    # The other one had shown the state before; that is no reason to go on again.
    b.says({"type": "continue", "seq": seq})
    assert (a.seq, b.seq) == (seq + 1, seq + 1)


def test_taking_back_and_going_on_is_done_together() -> None:
    round_, a, b = two()
    a.table.play_to_end()
    assert a.table.state["snapshot"]["result"] == b.table.state["snapshot"]["result"]
    totals = dict(a.table.scores)
    assert b.table.scores == totals
    a.table.undo()
    assert b.now["result"] is None
    b.table.play_to_end()
    a.says({"type": "new_round", "seq": a.seq})
    assert a.table.round is b.table.round is not round_
    assert a.now["phase"] == b.now["phase"] != "round_over"
    assert a.table.scores == b.table.scores
    # Who looks at the old round again sees the old round.
    assert Table(round_, viewer="A").phase == "round_over"


def test_tables_of_a_series_go_from_round_to_round_together() -> None:
    series = Series(["A", "B"], seed=4)
    a, b = Table(series, viewer="A"), Table(series, viewer="B")
    for _ in range(2):
        a.play_to_end()
        b.new_round()
        assert a.round is b.round is series.round
        assert a.state["snapshot"]["discard"] == b.state["snapshot"]["discard"] == 1
        assert a.scores == b.scores


def test_a_refusal_at_one_table_is_no_matter_of_the_other() -> None:
    _, a, b = two()
    a.wants("play", token=a.token("lR1"))
    assert (a.table.notice["n"], b.table.notice["n"], b.seq) == (1, 0, 0)
    with pytest.raises(IllegalAction):
        a.table.apply("A play R1/P3")
    assert b.seq == 0


def test_what_python_does_to_the_round_is_shown_as_soon_as_anybody_looks() -> None:
    round_, a, b = two()
    round_.apply("A draw")
    assert (a.seq, b.seq) == (0, 0)
    # A view that opens, or one that asks whether anybody is there.
    a.says({"type": "hello"})
    assert (a.seq, b.seq) == (1, 0)
    assert turn(a) == round_.turn
    b.table.refresh()
    assert (a.seq, b.seq) == (1, 1)
    round_.apply(round_.legal_actions()[0])
    a.table.refresh()
    assert (a.seq, b.seq) == (2, 2)
    a.says({"type": "hello"})
    assert a.seq == 2


def test_a_table_that_is_shown_again_shows_the_round_as_it_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("IPython.display.display", lambda *_, **__: None)
    round_, a, _ = two()
    round_.apply("A draw")
    a.table._ipython_display_()
    assert turn(a) == round_.turn


def test_a_closed_table_is_left_alone_and_let_go() -> None:
    round_, a, b = two()
    b.table.close()
    a.wants("draw")
    assert b.seq == 0
    gone = weakref.ref(b.table)
    del b
    gc.collect()
    assert gone() is None
    before = len(module._OPEN)
    for _ in range(50):
        Table(round_, viewer="A").close()
    gc.collect()
    assert len(module._OPEN) == before


def test_other_rounds_are_other_games() -> None:
    round_, a, _ = two()
    other = Table(round_.copy(), viewer="A")
    a.wants("draw")
    assert other.state["seq"] == 0
