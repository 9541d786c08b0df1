"""The replay widget: all that a viewer saw of a round, in its saved state."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from traitlets import TraitError

from unoflip_widgets import Replay
from unoflip_widgets.players import make_bot, next_action
from unoflip_widgets.rules import FLIP, RecordError, Round
from unoflip_widgets.widgets.frames import Watcher

from .rounds import NAMES, apply_frames


def played(players: int, seed: int) -> Round:
    round_ = Round.deal(NAMES[:players], FLIP, seed)
    bots = {name: make_bot("steady", i) for i, name in enumerate(round_.players)}
    while (action := next_action(round_, bots)) is not None:
        round_.apply(action)
    return round_


def recording(replay: Replay) -> Any:
    return json.loads(replay.recording)


def end_of(record: Any) -> Any:
    table = record["start"]
    for places in record["actions"]:
        table = apply_frames(table, [record["frames"][place] for place in places])
    return table


@pytest.mark.parametrize("viewer", [None, "Ann", "Cy"])
def test_a_replay_leads_from_the_deal_to_the_end(viewer: str | None) -> None:
    round_ = played(4, 1)
    replay = Replay(round_, viewer=viewer)
    record = recording(replay)
    assert record["v"] == 1
    assert record["start"]["actions"] is None
    assert len(record["actions"]) == len(round_.actions)
    end = end_of(record)
    again = Watcher(round_, viewer, "open" if viewer is None else "physical").snapshot()
    for name in ("side", "direction", "phase", "draw", "discard", "color"):
        assert end[name] == again[name]
    assert end["result"]["winner"] == NAMES.index(round_.outcome.winner or "")
    faces = [sorted(face for _, face in seat["cards"]) for seat in end["seats"]]
    assert faces == [sorted(face for _, face in seat["cards"]) for seat in again["seats"]]


def test_a_record_and_a_round_that_goes_on_are_replayed_too() -> None:
    round_ = Round.deal(NAMES[:3], FLIP, 2)
    round_.apply(round_.legal_actions()[0])
    from_record, from_round = Replay(round_.record()), Replay(round_)
    assert from_record.recording == from_round.recording
    round_.apply(round_.legal_actions()[0])
    assert from_round.round.actions == round_.actions[:1]


def test_the_viewer_can_be_changed() -> None:
    replay = Replay(played(3, 3))
    assert {face for _, face in end_of(recording(replay))["seats"][1]["cards"]} != {""}
    replay.viewer, replay.visibility = "Ann", "hidden"
    record = recording(replay)
    assert record["start"]["viewer"] == 0
    assert {face for _, face in record["start"]["seats"][1]["cards"]} == {""}
    with pytest.raises(TraitError, match="viewer must be one of 'Ann', 'Bo', 'Cy' or None"):
        replay.viewer = "Zoe"
    assert replay.viewer == "Ann"


def test_another_viewer_sees_what_one_sees_at_a_table_unless_more_was_asked_for() -> None:
    round_ = played(3, 3)
    usual = Replay(round_)
    assert usual.visibility == "open"
    usual.viewer = "Ann"
    assert usual.visibility == "physical"
    assert usual.recording == Replay(round_, viewer="Ann").recording
    usual.viewer = None
    assert usual.recording == Replay(round_).recording
    asked = Replay(round_, visibility="open")
    asked.viewer = "Ann"
    assert asked.visibility == "open"
    usual.visibility = "hidden"
    usual.viewer = "Bo"
    assert usual.visibility == "hidden"


def test_a_replay_stays_small_in_a_notebook() -> None:
    """At most 80 kB beside the bundle, as the notebook stores it, for any four-player round."""
    for seed in range(12):
        replay = Replay(played(4, seed))
        state = {k: v for k, v in replay.get_state().items() if k not in ("_esm", "_css")}
        assert len(json.dumps([state, replay._picture()], indent=1)) < 80_000


def test_an_empty_round_makes_an_empty_replay_and_a_damaged_record_none() -> None:
    replay = Replay(Round.deal(NAMES[:2], FLIP, 1))
    assert recording(replay)["actions"] == []
    with pytest.raises(RecordError):
        Replay("this is no record")
    with pytest.raises(TypeError, match="a replay shows a Round or its record, not int"):
        Replay(7)  # type: ignore[arg-type]
    with pytest.raises(TraitError, match="locale must be one of"):
        Replay(replay.round, locale="xx")


def test_the_browser_sets_only_what_it_may() -> None:
    replay = Replay(played(2, 5))
    before = replay.recording
    replay.set_state({"recording": "", "locale": "ru", "pace": 3})
    assert (replay.recording, replay.locale, replay.pace) == (before, "ru", 3.0)
    put_right: list[object] = []
    replay.send_state = put_right.append  # type: ignore[method-assign]
    replay.set_state({"mode": "jump"})
    assert (replay.mode, put_right) == ("flow", [["mode"]])


def test_the_last_table_is_its_picture() -> None:
    data = Replay(played(2, 5))._picture()
    assert "winner: " in data["text/plain"]
    assert data["image/svg+xml"].startswith("<svg")


def test_a_page_holds_the_whole_round_and_no_address(tmp_path: Path) -> None:
    replay = Replay(played(3, 1), locale="ru")
    path = replay.save_page(tmp_path / "round.html", "Bo & </script>Cy")
    page = path.read_text("utf-8")
    assert page == replay.page("Bo & </script>Cy")
    assert "<h1>Bo &amp; &lt;/script&gt;Cy</h1>" in page
    assert '<html lang="ru">' in page
    literal = page.partition("const state = ")[2].partition(";\n")[0]
    assert json.loads(literal)["recording"] == replay.recording
    assert not re.search(r"(src|href)=.?https?:|@import|url\(.?http", page)


def test_names_do_not_end_the_script_of_a_page() -> None:
    page = Replay(Round.deal(["</script><b>", "Bo"], FLIP, 1)).page()
    assert page.count("</script>") == 1
