"""What the bots do, and why they say they do it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

import unoflip_widgets.players
from unoflip_widgets.players import (
    BOTS,
    TELLING_REASONS,
    Bot,
    BotError,
    Option,
    legal_for,
    make_bot,
    next_action,
    simulate,
)
from unoflip_widgets.players.sly import Sly
from unoflip_widgets.rules import CLASSIC, FLIP, NotationError, Round, RuleSet, View
from unoflip_widgets.teaching import locales, message_ids, text

MIXED = FLIP.replace(
    stack="sum", jump_in=True, seven_swap=True, five_swap=True, politeness=True, escape_skip=True
)
RULES = {
    "flip": FLIP,
    "strict": FLIP.replace(restricted_wilds="strict"),
    "random-pairing": FLIP.replace(pairing="random"),
    "penalties": FLIP.replace(false_uno_penalty=2, false_catch_penalty=2, misplay_penalty=2),
    "take-back": FLIP.replace(challenge_take_back=True, stack="pass", two_player_reverse="noop"),
    "mixed": MIXED,
    "classic": CLASSIC,
    "classic-mixed": CLASSIC.replace(
        stack="sum",
        stack_wild4=True,
        jump_in=True,
        seven_swap=True,
        zero_rotate=True,
        politeness=True,
    ),
    "answers": CLASSIC.replace(answer_wild4=True, five_swap=True, jump_in=True),
}


def choice(bot: Bot, position: str, player: str = "A", rules: RuleSet = FLIP) -> str:
    round_ = Round.from_position(position, rules)
    return str(bot.choose(round_.view(player), legal_for(round_, player)))


def why(bot: Bot) -> str:
    assert bot.reason is not None
    return str(bot.reason["id"]).removeprefix("bot-reason-")


def test_levels_are_known_by_name() -> None:
    assert BOTS == ("hasty", "steady", "sly")
    assert [make_bot(level, 3).level for level in BOTS] == list(BOTS)
    with pytest.raises(BotError, match="no bot 'Sly'; the bots are hasty, steady, sly"):
        make_bot("Sly")
    with pytest.raises(BotError, match="the bots are hasty, steady, sly"):
        make_bot(3)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="a seed is a whole number"):
        make_bot("sly", seed=-1)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_level_plays_every_game_to_its_end(rules: RuleSet, players: int) -> None:
    bots = [*BOTS, *BOTS][:players]
    names = list("ABCDE")[:players]
    for seed in range(4):
        round_ = Round.deal(names, rules, seed)
        own = {name: make_bot(bot, seed, rules) for name, bot in zip(names, bots, strict=True)}
        for _ in range(2000):
            action = next_action(round_, own)
            if action is None:
                break
            round_.apply(action)
            reason = own[action.player or ""].reason
            assert reason is not None
            for locale in locales():
                assert text(reason, locale=locale)
        assert round_.outcome is not None


@pytest.mark.parametrize("visibility", ["hidden", "physical"])
def test_bots_do_with_plain_backs(visibility: str) -> None:
    for seed in range(4):
        round_ = Round.deal(["A", "B"], seed=seed)
        bots = {"A": make_bot("sly", seed), "B": make_bot("steady", seed)}
        for _ in range(500):
            if round_.turn is None:
                break
            view = round_.view(round_.turn, visibility)
            round_.apply(bots[round_.turn].choose(view, legal_for(round_, round_.turn)))
        assert round_.outcome is not None


def test_the_same_seed_makes_the_same_choices() -> None:
    def actions(seed: int) -> list[str]:
        round_ = Round.deal(["A", "B"], seed=5)
        bots = {"A": make_bot("hasty", seed), "B": make_bot("hasty", seed + 1)}
        while (action := next_action(round_, bots)) is not None:
            round_.apply(action)
        return list(map(str, round_.actions))

    assert actions(1) == actions(1) != actions(2)


def test_every_reason_is_a_text_and_every_text_a_reason() -> None:
    folder = Path(unoflip_widgets.players.__file__).parent
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    ids = {name for name in message_ids() if name.startswith("bot-reason-")}
    for name in ids:
        assert f'"{name.removeprefix("bot-reason-")}"' in code
    said = set(re.findall(r'because\(\s*"([a-z-]+)"|\(-?[^()]*\), "([a-z-]+)", \{', code))
    assert said
    assert {f"bot-reason-{one or other}" for one, other in said} <= ids
    assert ids >= TELLING_REASONS
    for level in BOTS:
        assert all(text(f"bot-name-{level}", locale=locale) for locale in locales())
        assert all(text(f"bot-about-{level}", locale=locale) for locale in locales())


# -- steady --------------------------------------------------------------------------------


def test_steady_keeps_its_wild_while_something_fits() -> None:
    bot = make_bot("steady")
    assert choice(bot, "hand A: W/P5 B9/O5 R1/P3; hand B: R5/P2; discard: B7/O3") == "A play B9/O5"
    assert choice(bot, "hand A: W/P5 R1/P3 R2/Or; hand B: R5/P2; discard: B7/O3") == (
        "A play W/P5 red"
    )
    assert why(bot) == "wild-needed"


def test_steady_never_bluffs_and_says_uno() -> None:
    bot = make_bot("steady")
    hand = "hand A: W+2/O4 B9/O5; hand B: R5/P2; discard: B7/O3"
    assert choice(bot, hand) == "A play B9/O5 uno"
    lawful = "hand A: W+2/O4 R1/P3 R2/Or; hand B: R5/P2; discard: B7/O3"
    assert choice(bot, lawful) == "A play W+2/O4 red"
    for row in range(len(result := simulate(30, bots="steady", seed=4))):
        assert result["bluffs"][row] == result["uno_forgotten"][row] == 0


# -- sly -----------------------------------------------------------------------------------


def test_sly_hits_who_is_about_to_go_out() -> None:
    bot = make_bot("sly")
    hand = "hand A: B9/O5 B+1/P6 R1/P3; hand B: %s; hand C: Y9/V4 G1/Of; discard: B7/O3"
    assert choice(bot, hand % "G9/Pr") == "A play B+1/P6"


def test_sly_blocks_the_color_it_reads_from_the_back() -> None:
    # P3 is the back of a red and of a green card, so blue and yellow keep B from going out
    from unoflip_widgets.players.deduction import backs_for

    round_ = Round.from_position(
        "hand A: W/P5 R8/Vr G3/V2 Y2/T1; hand B: R1/P3; discard: B7/O3; draw: Y4/Vf"
    )
    can_be = backs_for(FLIP).faces(round_.view("A").seats[1].faces[0], "light")
    colors = {face.color for face in can_be}
    bot = make_bot("sly")
    action = bot.choose(round_.view("A"), legal_for(round_, "A"))
    assert action.color not in colors
    assert why(bot) == "block"


def respond(hand_b: str, before: str = "R3/P7") -> Round:
    """A restricted wild has been laid by B on a red card; A has to answer."""
    round_ = Round.from_position(
        f"hand A: G4/P8 Y9/V4 G1/Of; hand B: W+2/O4 {hand_b}; discard: {before}; "
        "draw: Y4/Vf R6/Pe B9/O5 B2/O8 Y4/P+5; turn: B"
    )
    round_.apply("B play W+2/O4 blue")
    return round_


def test_sly_challenges_what_the_backs_give_away() -> None:
    from unoflip_widgets.players.deduction import backs_for
    from unoflip_widgets.rules import flip_deck

    backs = backs_for(FLIP)
    cards = flip_deck().cards
    red = [c for c in cards if {f.color for f in backs.faces(c.dark, "light")} == {"red"}]
    others = [
        c
        for c in cards
        if "red" not in {f.color for f in backs.faces(c.dark, "light")}
        and c.light.color in ("yellow", "green")
    ]
    assert red
    bot = make_bot("sly")
    sure = respond(f"{red[0]} {others[0]}")
    assert str(bot.choose(sure.view("A"), legal_for(sure, "A"))) == "A challenge"
    assert why(bot) == "challenge"
    never = respond(f"{others[0]} {others[1]}")
    assert str(bot.choose(never.view("A"), legal_for(never, "A"))) == "A accept"
    shy = Sly(challenges=False)
    assert str(shy.choose(sure.view("A"), legal_for(sure, "A"))) == "A accept"


def test_sly_does_not_challenge_a_last_card() -> None:
    round_ = Round.from_position(
        "hand A: G4/P8 Y9/V4; hand B: W+2/O4; discard: R3/P7; draw: Y4/Vf R6/Pe B9/O5; turn: B"
    )
    round_.apply("B play W+2/O4 blue")
    bot = make_bot("sly")
    assert str(bot.choose(round_.view("A"), legal_for(round_, "A"))) == "A accept"


def test_sly_lays_what_lets_it_go_out_in_one_turn() -> None:
    bot = make_bot("sly")
    # Reverse, Reverse, 9 would leave the Skip behind
    hand = "hand A: Br/O4 Bs/P9 Rr/V3 R9/V5; hand B: R5/P2 Y9/V4 R1/P3; discard: B4/V1"
    round_ = Round.from_position(hand)
    laid = []
    while round_.outcome is None:
        action = bot.choose(round_.view("A"), legal_for(round_, "A"))
        laid.append(str(action))
        round_.apply(action)
        assert round_.turn in ("A", None)
    assert laid == ["A play Bs/P9", "A play Br/O4", "A play Rr/V3 uno", "A play R9/V5"]


def test_a_bluff_can_be_forbidden() -> None:
    honest = partial(Sly, bluffs=False, challenges=False)
    result = simulate(60, bots={"A": "sly", "B": honest}, seed=2)
    assert result.bots == ("sly", "Sly(bluffs=False, challenges=False)")
    assert result.total("bluffs_A") > 0
    assert result.total("bluffs_B") == 0
    assert result.total("challenges_lost") + result.total("challenges_won") == result.total(
        "challenges"
    )


# -- the frame -----------------------------------------------------------------------------


class Wrong(Bot):
    """Decides for something nobody offered."""

    def decide(self, view: View, options: Sequence[Option]) -> Option:
        return Option("play", view.top)


def test_a_decision_outside_the_options_is_refused() -> None:
    with pytest.raises(BotError, match="which it was not offered"):
        choice(Wrong(), "hand A: B2/O8 R4/Of; hand B: R5/P2; discard: B7/O3")
    with pytest.raises(BotError, match="nothing to choose from"):
        choice(make_bot("sly"), "hand A: B2/O8 R4/Of; hand B: R5/P2; discard: B7/O3", "B")
    round_ = Round.deal(["A", "B"], seed=1)
    with pytest.raises(BotError, match="the view of its own seat"):
        make_bot("sly").choose(round_.view(None), legal_for(round_, "A"))
    with pytest.raises(NotImplementedError, match="Bot has no decide"):
        Bot().choose(round_.view(round_.turn), legal_for(round_, round_.turn or ""))
