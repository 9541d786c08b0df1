"""Frames and snapshots: what a viewer sees, and that frames lead from one snapshot to the next."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from unoflip_widgets.rules import FLIP, Action, Color, Round, Verdict, View
from unoflip_widgets.rules.events import EVENT_KINDS
from unoflip_widgets.teaching import locales, message_ids, text, wire_face
from unoflip_widgets.widgets.frames import YOU, Watcher
from unoflip_widgets.widgets.options import actions_of, offered

from .rounds import NAMES, RULES, apply_frames, bare, random_action, some_rounds

VIEWS = [(viewer, how) for how in ("physical", "hidden", "open") for viewer in ("Ann", None)]


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [2, 3, 4, 10])
def test_frames_lead_from_one_snapshot_to_the_next(name: str, players: int) -> None:
    for round_, actions in some_rounds(RULES[name], players, range(2)):
        watchers = [Watcher(round_, viewer, how) for viewer, how in VIEWS]
        before = [watcher.snapshot() for watcher in watchers]
        for action in actions:
            events = round_.apply(action)
            for i, watcher in enumerate(watchers):
                frames = watcher.follow(events)
                after = watcher.snapshot()
                assert bare(apply_frames(before[i], frames)) == bare(after)
                assert (after["say"], after["rules"]) == (frames[-1]["say"], frames[-1]["rules"])
                assert [frame["kind"] for frame in frames] == [event.kind for event in events]
                before[i] = after


@pytest.mark.parametrize("name", RULES)
def test_a_snapshot_shows_what_the_rules_say_the_seat_sees(name: str) -> None:
    for round_, actions in some_rounds(RULES[name], 4, range(3)):
        watchers = [Watcher(round_, viewer, how) for viewer, how in VIEWS]
        for action in actions:
            events = round_.apply(action)
            for watcher in watchers:
                watcher.follow(events)
                view = round_.view(watcher.viewer, watcher.visibility)
                assert as_seen(watcher.snapshot(), round_) == as_viewed(view, round_)


def as_viewed(view: View, round_: Round) -> dict[str, object]:
    """What the rules core says, in the words of the wire."""
    names = list(round_.players)

    def face(shown: object, side: str | None) -> str:
        return "" if shown is None else f"{letter(side)}{shown}"

    def letter(side: str | None) -> str:
        return "c" if round_.deck.kind == "classic" else (side or "?")[0]

    other = {"light": "dark", "dark": "light"}[view.side]
    below = view.side if round_.deck.kind == "classic" else other
    pending = view.pending
    return {
        # Of equal cards either may have left the hand, which looks the same.
        "hands": [sorted(face(f, seat.side) for f in seat.faces) for seat in view.seats],
        "uno": [seat.uno for seat in view.seats],
        "top": face(view.top, view.side),
        "next": face(view.next, below) if view.draw_size else None,
        "counts": (view.draw_size, view.discard_size),
        "plain": (view.side, view.color, view.phase, view.dealer, view.turn),
        "direction": view.direction,
        "pending": pending
        and (
            pending.symbol,
            pending.count,
            names.index(pending.by),
            names.index(pending.victim),
            pending.challengeable,
        ),
        "shown": view.shown and sorted(face(f, view.side) for f in view.shown.faces),
        "winner": view.outcome and view.outcome.winner,
    }


def as_seen(table: dict[str, object] | object, round_: Round) -> dict[str, object]:
    t: dict = table  # type: ignore[assignment,type-arg]
    names = list(round_.players)
    pending, result = t["pending"], t["result"]
    return {
        "hands": [sorted(face for _, face in seat["cards"]) for seat in t["seats"]],
        "uno": [seat["uno"] for seat in t["seats"]],
        "top": t["top"][1],
        "next": t["next"] and t["next"][1],
        "counts": (t["draw"], t["discard"]),
        "plain": (
            t["side"],
            t["color"],
            t["phase"],
            names[t["dealer"]],
            None if t["turn"] is None else names[t["turn"]],
        ),
        "direction": {1: "clockwise", -1: "counterclockwise"}[t["direction"]],
        "pending": pending and tuple(pending.values()),
        "shown": t["revealed"] and t["revealed"]["cards"],
        "winner": result and (None if result["winner"] is None else names[result["winner"]]),
    }


def test_every_kind_of_event_has_been_seen() -> None:
    """The rounds of these tests come past everything that can happen after the opening."""
    seen = set()
    for rules in RULES.values():
        for round_, actions in some_rounds(rules, 4, range(40), steps=250):
            for action in actions:
                seen |= {event.kind for event in round_.apply(action)}
    opening = {"draw_for_deal", "dealer", "deal", "open", "return_card"}
    assert set(EVENT_KINDS) - seen <= opening | {"void"}


def test_everything_said_has_a_text() -> None:
    ids = set(message_ids())
    for rules in RULES.values():
        for round_, actions in some_rounds(rules, 3, range(4)):
            watcher = Watcher(round_, "Ann")
            for action in actions:
                watcher.follow(round_.apply(action))
                table = watcher.snapshot(actions_of(round_, watcher))
                assert said(table) <= ids


def said(value: object) -> set[str]:
    if isinstance(value, dict):
        own = {value["id"]} if set(value) == {"id", "args"} else set()
        return own.union(*map(said, value.values()))
    return set().union(*map(said, value)) if isinstance(value, list) else set()


def test_a_player_called_you_is_spoken_to_or_spoken_of_but_never_mixed_up() -> None:
    for locale in locales():
        assert text("you", locale=locale).lower() in YOU

    def told(viewer: str | None, name: str, *lines: str) -> list[str]:
        position = (
            f"hand {name}: W+2/O4 B1/Ve; hand Bo: R5/P2 R8/T7; hand Cy: Y8/P1;"
            f"discard: B7/O3; draw: Y4/Vf G1/O5 G2/Te B3/T2; turn: {name}; dealer: Cy"
        )
        round_ = Round.from_position(position)
        watcher = Watcher(round_, viewer, "open" if viewer is None else "physical")
        frames = [
            frame
            for line in lines
            for frame in watcher.follow(round_.apply(line.format(name=name)))
        ]
        return [text(frame["say"], locale="en") for frame in frames]

    lines = ("{name} play W+2/O4 red", "Bo challenge")
    watched = told(None, "You", *lines)
    assert watched[0] == "You play the Wild Draw Two, calling red."
    assert not any(re.search(r"\bYou \w+s\b", sentence) for sentence in watched)
    # A hand that was shown is shown to nobody by that.
    assert told(None, "Ann", *lines)[0] == "Ann plays the Wild Draw Two, calling red."
    assert told("You", "You", *lines)[0] == watched[0]
    seen = told("Bo", "You", *lines)
    assert seen[0] == "“You” plays the Wild Draw Two, calling red."
    assert any("“You”" in sentence for sentence in seen[1:])
    assert told("Bo", "ты", *lines)[0].startswith("“ты” plays")


def test_an_onlooker_called_like_the_challenger_does_not_see_the_hand() -> None:
    round_ = Round.from_position(
        "hand You: R5/P2 R8/T7; hand Bo: W+2/O4 B1/Ve Y8/P1; discard: B7/O3;"
        "draw: Y4/Vf G1/O5 G2/Te B3/T2; turn: Bo; dealer: You"
    )
    watcher = Watcher(round_, None)
    frames = [
        frame
        for line in ("Bo play W+2/O4 red", "You challenge")
        for frame in watcher.follow(round_.apply(line))
    ]
    said = {frame["kind"]: frame["say"] for frame in frames}
    assert "cards" not in said["reveal"]["args"]
    assert text(said["reveal"]) == "Bo shows the hand to “You” only."


def test_tokens_are_never_used_twice() -> None:
    round_ = Round.deal(NAMES[:4], FLIP, 5)
    watcher = Watcher(round_, "Ann")
    chance = Random(5)
    old: set[int] = set()
    living = tokens(watcher.snapshot())
    while round_.outcome is None:
        watcher.follow(round_.apply(random_action(round_, chance)))
        now = tokens(watcher.snapshot())
        assert len(now) == len(set(now))
        assert not old & set(now), "a token came back"
        old |= set(living) - set(now)
        living = now
    watcher.restart(round_)
    assert min(tokens(watcher.snapshot()), default=10**6) > max(old)


def tokens(table: object) -> list[int]:
    t: dict = table  # type: ignore[assignment,type-arg]
    cards = [card for seat in t["seats"] for card in seat["cards"]]
    return [card[0] for card in (*cards, t["top"], t["next"]) if card]


def test_tokens_start_from_the_viewer_s_table_and_not_from_the_deck() -> None:
    one, other = (Watcher(Round.deal(NAMES[:3], FLIP, seed), "Ann") for seed in (1, 2))
    assert tokens(one.snapshot()) == tokens(other.snapshot()) == list(range(1, 24))


def test_a_flip_comes_in_parts_and_shows_new_faces_only() -> None:
    round_ = Round.from_position(
        "hand A: Bf/V6 G4/T9; hand B: R5/P2; discard: B7/O3 B1/Ve; draw: Y4/Vf G1/O5"
    )
    watcher = Watcher(round_, "A")
    frames = {frame["kind"]: frame for frame in watcher.follow(round_.apply("A play Bf/V6 uno"))}
    parts = ["flip_discard", "flip_draw", "flip_hands", "exposed"]
    assert [kind for kind in frames if kind in parts] == parts
    assert frames["flip_discard"]["top"][1] == "dO3"  # type: ignore[index]
    assert frames["flip_draw"]["next"][1] == "lG1"  # type: ignore[index]
    assert [face for _, face in frames["flip_hands"]["faces"]] == ["dT9", "lR5"]
    assert frames["flip_hands"]["set"] == {"side": "dark"}
    assert frames["exposed"]["set"] == {"color": "orange"}
    assert "moves" not in frames["flip_hands"]


def test_only_the_challenger_is_shown_the_hand_and_only_until_the_next_action() -> None:
    text = (
        "hand A: W+2/O4 B4/V1; hand B: R5/P2 R1/P3; hand C: R6/O9; discard: B7/O3;"
        "draw: Y4/Vf Y1/Pe Y2/T1 Y3/V1"
    )
    for viewer in ("A", "B", "C", None):
        round_ = Round.from_position(text)
        watcher = Watcher(round_, viewer, "hidden")
        watcher.follow(round_.apply("A play W+2/O4 red"))
        frames = watcher.follow(round_.apply("B challenge"))
        if viewer == "B":
            assert watcher.snapshot()["revealed"] == {"seat": 0, "cards": ["lB4"]}
            assert '"lB4"' in json.dumps(frames)
        else:
            assert watcher.snapshot()["revealed"] is None
            assert ('"lB4"' in json.dumps(frames)) is False
        frames = watcher.follow(round_.apply("B draw"))
        assert watcher.snapshot()["revealed"] is None
        assert ("revealed" in frames[0].get("set", {})) == (viewer == "B")


def test_at_the_end_hands_are_counted_without_saying_which_card_was_which() -> None:
    round_ = Round.from_position(
        "hand A: B2/O8; hand B: R5/P2 W/V7 R5/T5; discard: B7/O3; draw: Y4/Vf"
    )
    watcher = Watcher(round_, "A")
    round_.apply("A play B2/O8")
    watcher.restart(round_)
    result = watcher.snapshot()["result"]
    assert result is not None
    assert result["counts"] == [[], [["lR5", 5], ["lR5", 5], ["lW", 40]]]
    assert (result["points"], result["score"], result["winner"]) == ([0, 50], 50, 0)


@pytest.mark.parametrize(("scoring", "score"), [("winner", 50), ("lowest", 0), ("loser", 0)])
def test_a_winner_scores_only_where_the_winner_is_who_scores(scoring: str, score: int) -> None:
    round_ = Round.from_position(
        "hand A: B2/O8; hand B: R5/P2 W/V7 R5/T5; discard: B7/O3; draw: Y4/Vf",
        FLIP.replace(scoring=scoring),
    )
    watcher = Watcher(round_, "A")
    watcher.follow(round_.apply("A play B2/O8"))
    result = watcher.snapshot()["result"]
    assert result is not None
    assert (result["points"], result["score"]) == ([0, 50], score)


# -- what may be done ---------------------------------------------------------------------


@pytest.mark.parametrize("name", RULES)
def test_exactly_the_legal_actions_are_offered(name: str) -> None:
    for round_, actions in some_rounds(RULES[name], 3, range(5)):
        watcher = Watcher(round_, "Ann")
        for action in actions:
            watcher.follow(round_.apply(action))
            found = actions_of(round_, watcher)
            if round_.outcome is not None:
                assert found is None
                continue
            assert found is not None
            legal = offered(round_, "Ann")
            assert spelled(found, watcher, round_) == {short(action) for action in legal}
            for token, card in watcher.hand:
                own = found["cards"][str(token)]
                if not own["ok"]:
                    assert not own["bluff"]
                    continue
                way = next(a for a in legal if a.card == card and a.verb == own["verb"])
                verdict: Verdict = round_.check(way)
                assert own["bluff"] == (not verdict.lawful)
                assert own["rules"] == list(verdict.rules)
                assert own["why"]["id"] == f"why-{verdict.reason.replace('_', '-')}"


def short(action: Action) -> tuple[object, ...]:
    """What a button can say: a verb and a card, or whom it is about."""
    return (action.verb, action.card and str(action.card), action.verb == "catch" and action.target)


def spelled(found: object, watcher: Watcher, round_: Round) -> set[tuple[object, ...]]:
    actions: dict = found  # type: ignore[assignment,type-arg]
    verbs = {"draw", "keep", "accept", "challenge", "uno", "ready"} & set(actions)
    said: set[tuple[object, ...]] = {(verb, None, False) for verb in verbs}
    for token, card in watcher.hand:
        own = actions["cards"][str(token)]
        if own["ok"]:
            said.add((own["verb"], str(card), False))
            both = {action.verb for action in offered(round_, "Ann") if action.card == card}
            if own["verb"] == "play" and "jump" in both:
                said.add(("jump", str(card), False))
    said |= {("catch", None, round_.players[seat]) for seat in actions["catch"]}
    if actions["choose"]:
        said.add(("color", None, False))
    return said


def test_a_refused_card_says_why_and_names_its_rule() -> None:
    round_ = Round.from_position(
        "hand A: B2/O8 G4/T9 W+2/P2; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    )
    watcher = Watcher(round_, "A")
    found = actions_of(round_, watcher)
    assert found is not None
    fits, misfit, bluff = (found["cards"][str(token)] for token, _ in watcher.hand)
    assert fits["ok"]
    assert not fits["color"]
    assert not fits["bluff"]
    assert misfit["why"]["id"] == "why-not-playable"
    assert "F-MATCH-1" in misfit["rules"]
    assert bluff["ok"]
    assert bluff["bluff"]
    assert bluff["color"]
    assert found["colors"] == ["red", "yellow", "green", "blue"]


def test_cards_that_need_more_say_so() -> None:
    rules = FLIP.replace(seven_swap=True, five_swap=True)
    round_ = Round.from_position(
        "hand A: B7/Oe B5/Or B2/P6; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf", rules
    )
    watcher = Watcher(round_, "A")
    found = actions_of(round_, watcher)
    assert found is not None
    seven, five, two = (found["cards"][str(token)] for token, _ in watcher.hand)
    assert seven["target"]
    assert "swap" not in seven
    assert five.get("swap")
    assert not five["target"]
    assert not two["target"]
    assert "swap" not in two


def test_before_a_challenge_the_victim_learns_what_is_tested_and_what_it_costs() -> None:
    round_ = Round.from_position(
        "hand A: W+2/O4 B4/V1; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf", FLIP
    )
    watcher, other = Watcher(round_, "B"), Watcher(round_, "A")
    events = round_.apply(Action("A", "play", card=round_.hand("A")[0], color=Color.RED))
    for one in (watcher, other):
        one.follow(events)
    found = actions_of(round_, watcher)
    assert found is not None
    assert found["forecast"] is not None
    assert [message["id"] for message in found["forecast"]] == [
        "challenge-test",
        "challenge-cost-accept",
        "challenge-cost-won",
        "challenge-cost-lost",
    ]
    assert found["forecast"][0]["args"]["force"] == "blue"
    assert "challenge" in found
    assert "accept" in found
    theirs = actions_of(round_, other)
    assert theirs is not None
    assert theirs["forecast"] is None


def test_an_onlooker_and_a_finished_round_have_no_actions() -> None:
    round_ = Round.from_position("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf")
    assert actions_of(round_, Watcher(round_, None, "open")) is None
    round_.apply("A play B2/O8")
    assert actions_of(round_, Watcher(round_, "A")) is None


# -- what a back may be ----------------------------------------------------------------------


def test_what_is_behind_a_back_is_always_among_what_it_may_be() -> None:
    told = known = 0
    for round_, actions in some_rounds(RULES["flip-penalties"], 4, range(3), steps=90):
        watcher = Watcher(round_, "Ann")
        for action in actions:
            watcher.follow(round_.apply(action))
            sides = ("light", "dark") if round_.side == "light" else ("dark", "light")
            for seat in (1, 2, 3):
                for held in watcher._tokens.hands[seat]:
                    maybe = watcher.behind(held.token)
                    assert maybe is not None
                    assert wire_face(held.card, sides[0]) in [face for face, _ in maybe]
                    back = held.card.face(sides[1])
                    pairing = [c for c in round_.deck.cards if c.face(sides[1]) == back]
                    assert sum(count for _, count in maybe) <= len(pairing)
                    told += 1
                    known += len(maybe) == 1
    assert 0 < known < told


def test_what_lies_open_elsewhere_is_no_longer_behind_a_back() -> None:
    round_ = Round.from_position(
        "hand A: Y7/V6 R1/P3; hand B: B7/O3 R8/T7 R5/P2; discard: B1/Ve; draw: Ys/O3 Y4/Vf; turn: B"
    )
    watcher = Watcher(round_, "A")
    table = watcher.snapshot()
    assert table["next"] is not None
    below, own = table["next"][0], table["seats"][0]["cards"][0][0]
    assert watcher.behind(below) == [["lB7", 1], ["lYs", 1]]
    assert watcher.behind(own) == [["dO2", 1], ["dV6", 1]]
    watcher.follow(round_.apply("B play B7/O3"))
    # The blue 7 with the orange 3 lies on the discard pile, so the other orange 3 is below.
    assert watcher.behind(below) == [["lYs", 1]]
    top = watcher.snapshot()["top"]
    assert top is not None
    assert watcher.behind(top[0]) is None
    assert watcher.behind(10**6) is None


def test_without_a_known_pairing_a_back_tells_nothing() -> None:
    for rules, how in ((RULES["classic"], "physical"), (FLIP, "hidden")):
        round_ = Round.deal(NAMES[:2], rules, 1)
        watcher = Watcher(round_, "Ann", how)
        token = watcher.snapshot()["seats"][1]["cards"][0][0]
        assert watcher.behind(token) is None


# -- size -----------------------------------------------------------------------------------


def test_messages_stay_small() -> None:
    """The limits of the table: 4 kB at the median, 16 kB for a Flip of ten players."""
    sizes, flips = [], []
    for round_, actions in some_rounds(FLIP, 10, range(4), steps=400):
        watcher = Watcher(round_, "Ann")
        for action in actions:
            frames = watcher.follow(round_.apply(action))
            state = {
                "v": 1,
                "seq": 1000,
                "frames": frames,
                "snapshot": watcher.snapshot(actions_of(round_, watcher)),
            }
            sizes.append(len(json.dumps(state)))
            if any(frame["kind"] == "flip_hands" for frame in frames):
                flips.append(sizes[-1])
    assert sorted(sizes)[len(sizes) // 2] < 4096
    assert flips
    assert max(flips) < 16384


def test_faces_are_written_as_the_texts_write_them() -> None:
    round_ = Round.deal(NAMES[:2], FLIP, 3)
    shown = Watcher(round_, "Ann").snapshot()["seats"][0]["cards"]
    assert [face for _, face in shown] == [wire_face(c, "light") for c in round_.hand("Ann")]
