"""Endless questions: bots play, and what comes up at their tables is asked.

Examples
--------
>>> question = next(stream("flip", seed=1))
>>> question.topic, question.grade(question.answer).right
('flip', True)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from itertools import islice
from random import Random

from unoflip_widgets.rules import CLASSIC, FLIP, RuleSet, RuleSetError
from unoflip_widgets.rules.round import check_seed

from . import cards, challenges, effects, ends, flips, house, turns
from .build import TEMPLATES, Draft, Template
from .question import DIFFICULTIES, Message, Question, QuestionError
from .walks import Moment, Scene, moments

__all__ = ["MOST", "TOPICS", "check_topic", "questions", "stream"]

_MODULES = (cards, challenges, effects, ends, flips, house, turns)

TOPICS = (
    "deck",
    "deal",
    "opening",
    "info",
    "turn",
    "match",
    "wild",
    "light",
    "dark",
    "flip",
    "challenge",
    "uno",
    "end",
    "piles",
    "score",
    "series",
    "two",
    "classic",
    "house",
)
"""What can be asked about, in the order in which one learns it."""

MOST = 100_000
"""How many questions are made at once at most."""

_QUICK = ("hasty", "steady", "steady")
_SHORT = ("hasty", "steady")
# Name -> what the rules need, how many play, who plays, how long.
_SCENES: dict[str, tuple[dict[str, object], tuple[int, ...], tuple[str, ...], int]] = {
    "plain": ({}, (3, 4), _QUICK, 90),
    "two": ({}, (2,), _QUICK, 70),
    "short": ({"hand_size": 3}, (2, 3, 4), _SHORT, 40),
    "strict": ({"restricted_wilds": "strict"}, (3, 4), _QUICK, 90),
    "many": ({}, (2, 3, 4, 5, 6, 7, 8, 9, 10), _QUICK, 0),
    "deals": ({}, (3, 4), _QUICK, 0),
    "piles": ({"hand_size": 10}, (9, 10), ("hoarder", "hoarder", "hasty"), 110),
    "penalties": (
        {"misplay_penalty": 2, "false_catch_penalty": 2, "false_uno_penalty": 2},
        (3, 4),
        _QUICK,
        60,
    ),
    "series": ({"hand_size": 3}, (3, 4), _SHORT, 60),
    "lowest": ({"hand_size": 3, "scoring": "lowest"}, (3, 4), _SHORT, 60),
    "loser": ({"hand_size": 3, "scoring": "loser", "target": 200}, (3, 4), _SHORT, 60),
    "to-300": ({"hand_size": 3, "target": 300}, (3, 4), _SHORT, 60),
    "single": ({"hand_size": 3, "target": None}, (3, 4), _SHORT, 60),
    "jump": ({"jump_in": True}, (3, 4, 5), _QUICK, 90),
    "jump-deals": ({"jump_in": True}, (3, 4, 5), _QUICK, 0),
    # Many cards in the hands make it likely that somebody can answer.
    "stack": ({"stack": "sum", "hand_size": 10}, (3, 4), _QUICK, 40),
    "pass": ({"stack": "pass", "hand_size": 10}, (3, 4), _QUICK, 40),
    "escape": ({"escape_skip": True, "hand_size": 10}, (3, 4), _QUICK, 40),
    "five": ({"five_swap": True}, (3, 4), _QUICK, 90),
    "ready": ({"politeness": True, "deck": "classic"}, (3, 4), _QUICK, 90),
    "take-back": ({"challenge_take_back": True}, (3, 4), _QUICK, 90),
    "classic": ({"deck": "classic"}, (3, 4), _QUICK, 90),
    "classic-two": ({"deck": "classic"}, (2,), _QUICK, 70),
    "classic-short": ({"deck": "classic", "hand_size": 3}, (2, 3, 4), _SHORT, 40),
    "classic-deals": ({"deck": "classic"}, (3, 4), _QUICK, 0),
    "classic-piles": (
        {"deck": "classic", "hand_size": 10},
        (9, 10),
        ("hoarder", "hoarder", "hasty"),
        110,
    ),
    "classic-series": ({"deck": "classic", "hand_size": 3}, (3, 4), _SHORT, 60),
    "classic-penalties": ({"deck": "classic", "misplay_penalty": 2}, (3, 4), _QUICK, 60),
    "stack-wild": (
        {"deck": "classic", "stack": "sum", "stack_wild4": True, "hand_size": 10},
        (3, 4),
        _QUICK,
        40,
    ),
    "answer": (
        {"deck": "classic", "answer_wild4": True, "stack": "sum", "hand_size": 10},
        (3, 4),
        _QUICK,
        40,
    ),
    "seven-zero": (
        {"deck": "classic", "seven_swap": True, "zero_rotate": True},
        (3, 4),
        _QUICK,
        90,
    ),
    "seven-zero-short": (
        {"deck": "classic", "seven_swap": True, "zero_rotate": True, "hand_size": 2},
        (3, 4),
        _SHORT,
        40,
    ),
}
# Options that have to be told with a question, for they are not how the game is usually played.
_TOLD = (
    "two_player_reverse",
    "restricted_wilds",
    "failed_challenge_extra",
    "challenge_take_back",
    "initial_flip",
    "final_flip",
    "uno_penalty",
    "false_uno_penalty",
    "false_catch_penalty",
    "misplay_penalty",
    "stack",
    "stack_wild4",
    "answer_wild4",
    "escape_skip",
    "jump_in",
    "seven_swap",
    "zero_rotate",
    "five_swap",
    "politeness",
)
# Events that say what came next and nothing of why.
_BARE = frozenset({f"event-{kind}" for kind in ("turn", "respond", "uno", "swap-hands")})
_RULES_SAID = 2
_PATIENCE = 2
_PATIENCE_AT_FIRST = 12
_GIVE_UP = 3000
_REMEMBERED = 4
_SLACK = 2.5


def _scene(name: str, rules: RuleSet | None) -> Scene | None:
    """Rounds as a template needs them, under the rules that were asked for."""
    options, players, bots, longest = _SCENES[name]
    classic = options.get("deck") == "classic"
    if rules is None:
        rules = CLASSIC if classic else FLIP
    elif (rules.deck == "classic") is not classic:
        return None
    try:
        return Scene(rules.replace(**options), players, bots, longest)
    except RuleSetError:
        return None


def check_topic(topic: str, difficulty: str | None = None, rules: RuleSet | None = None) -> None:
    """Refuse a topic that does not exist, or about which nothing can be asked.

    Parameters
    ----------
    topic : str
        One of `TOPICS`.
    difficulty : {"easy", "medium", "hard"} or None
        How hard.
    rules : RuleSet or None
        What is played.

    Raises
    ------
    QuestionError
        With a sentence that says what there is.

    Examples
    --------
    >>> check_topic("chess")
    Traceback (most recent call last):
        ...
    unoflip_widgets.teaching.questions.question.QuestionError: there is no topic 'chess'; the \
topics are deck, deal, opening, info, turn, match, wild, light, dark, flip, challenge, uno, end, \
piles, score, series, two, classic, house
    """
    if not isinstance(topic, str) or topic not in TOPICS:
        shown = str(topic)[:40]
        raise QuestionError(f"there is no topic {shown!r}; the topics are {', '.join(TOPICS)}")
    if difficulty is not None and difficulty not in DIFFICULTIES:
        raise QuestionError(
            f"difficulty is one of {', '.join(DIFFICULTIES)}, or None, not {str(difficulty)[:40]!r}"
        )
    if rules is not None and not isinstance(rules, RuleSet):
        raise QuestionError(f"rules are a RuleSet or None, not {type(rules).__name__}")
    if not _asked(topic, difficulty, rules):
        deck = "classic UNO" if topic == "classic" else "UNO Flip"
        raise QuestionError(
            f"nothing can be asked about {topic!r} under these rules; it needs the cards of {deck}"
        )


def _asked(
    topic: str,
    difficulty: str | None,
    rules: RuleSet | None,
    known: Collection[str] | None = None,
) -> dict[str, tuple[Scene, list[Template]]]:
    """The templates of a topic by the rounds they need."""
    found: dict[str, tuple[Scene, list[Template]]] = {}
    for entry in TEMPLATES:
        if entry.topic != topic or difficulty not in (None, entry.difficulty):
            continue
        scene = _scene(entry.scene, rules)
        if scene is not None and (known is None or _teachable(entry, scene, known)):
            found.setdefault(entry.scene, (scene, []))[1].append(entry)
    return found


def known_all(rules: Collection[str], known: Collection[str]) -> bool:
    """Whether all of some rules are known.

    Examples
    --------
    >>> known_all(["F-FLIP-1"], ["F-FLIP-1", "F-FLIP-2"])
    True
    """
    return all(rule in known for rule in rules)


def _teachable(entry: Template, scene: Scene, known: Collection[str]) -> bool:
    """Whether a kind of question is about nothing but these rules."""
    # An agreement that no rule of the template speaks of has not been taught.
    agreed = not _house(scene.rules) or any(rule[0] in "CH" for rule in entry.rules)
    return agreed and known_all(entry.rules, known)


def _learned(question: Question, known: Collection[str]) -> bool:
    """Whether a question can be answered by somebody who knows these rules and no others."""
    if question.table and question.position.side == "dark" and "F-FLIP-2" not in known:
        return False
    return known_all(question.rules, known)


def stream(
    topic: str,
    seed: int = 0,
    difficulty: str | None = None,
    rules: RuleSet | None = None,
    known: Collection[str] | None = None,
) -> Iterator[Question]:
    """Ask and ask.

    Parameters
    ----------
    topic : str
        One of `TOPICS`.
    seed : int
        The same seed gives the same questions.
    difficulty : {"easy", "medium", "hard"} or None
        How hard; any, mixed, for ``None``.
    rules : RuleSet or None
        What is played; what the topic needs (such as short hands) is added to it.
    known : collection of str or None
        The ids of the rules that have been learned: only what rests on them is asked.

    Yields
    ------
    Question
        One after the other, for ever; the kinds of question take turns as far as the rounds
        give occasion.

    Raises
    ------
    QuestionError
        If there is no such topic, or the rules give no occasion to ask about it.
    """
    check_topic(topic, difficulty, rules)
    chance = Random(f"{topic} {check_seed(seed)}")
    groups = _asked(topic, difficulty, rules, known)
    if not groups:
        raise QuestionError(f"with these rules known nothing can be asked about {topic!r}")
    walks = {name: moments(scene, chance) for name, (scene, _) in groups.items()}
    entries = [(name, entry) for name, (_, templates) in groups.items() for entry in templates]
    used = {entry.name: 0.0 for _, entry in entries}
    recent: dict[str, deque[object]] = {
        entry.name: deque(maxlen=_REMEMBERED) for _, entry in entries
    }
    in_vain = 0
    while True:
        name, target = min(entries, key=lambda pair: (used[pair[1].name], chance.random()))
        group = groups[name][1]
        patience = _PATIENCE if used[target.name] else _PATIENCE_AT_FIRST
        for waited, moment in enumerate(walks[name]):
            # Rare kinds may lag behind, but the longer nothing came up, the less it matters.
            limit = used[target.name] * _SLACK + waited // patience
            question = None
            for entry in sorted(group, key=lambda entry: used[entry.name]):
                if used[entry.name] > limit:
                    break
                draft = entry.make(moment, chance)
                if draft is None:
                    continue
                seen = (repr(draft.ask), repr(draft.tell))
                if draft.table or seen not in recent[entry.name] or waited > _PATIENCE_AT_FIRST:
                    made = _question(entry, draft, moment)
                    if known is not None and not _learned(made, known):
                        continue
                    recent[entry.name].append(seen)
                    used[entry.name] += 1
                    question = made
                    break
            if question is not None:
                in_vain = 0
                yield question
                break
            if waited > _GIVE_UP:
                in_vain += 1
                used[target.name] += 50  # these rules give hardly any occasion for it
                break
        if in_vain > len(entries):
            raise QuestionError(f"under these rules hardly anything can be asked about {topic!r}")


def _question(entry: Template, draft: Draft, moment: Moment) -> Question:
    rules = moment.rules
    position = draft.position
    if position is None:
        position = moment.position
    viewer = draft.viewer
    if viewer is None and draft.visibility == "physical":
        # The hand in front shows the side in play, as it does to a person at the table.
        viewer = position.turn or position.players[0]
    return Question(
        topic=entry.topic,
        template=entry.name,
        difficulty=entry.difficulty,
        kind=draft.kind,
        ask=draft.ask,
        tell=(*_house(rules), *draft.tell),
        options=draft.options,
        answer=draft.answer,
        say=_reasoned(draft.say, entry.rules),
        rules=tuple(dict.fromkeys((*entry.rules, *draft.rules))),
        about=draft.about,
        position=position,
        actions=draft.actions,
        ruleset=rules,
        viewer=viewer,
        visibility=draft.visibility,
        table=draft.table,
    )


def _reasoned(say: tuple[Message, ...], rules: tuple[str, ...]) -> tuple[Message, ...]:
    """Add what the rules mean, where only what happened is told."""
    if not say or not all(one["id"] in _BARE for one in say):
        return say
    return (*say, *({"id": f"rule-{rule}", "args": {}} for rule in rules[:_RULES_SAID]))


def _house(rules: RuleSet) -> list[Message]:
    """Tell the options that are not as usual."""
    found = rules.options()
    return [
        {
            "id": f"tell-option-{name.replace('_', '-')}",
            "args": {"value": "yes" if found[name] is True else found[name]},
        }
        for name in _TOLD
        if name in found
    ]


def questions(
    topic: str,
    n: int = 10,
    seed: int = 0,
    difficulty: str | None = None,
    rules: RuleSet | None = None,
) -> list[Question]:
    """Make questions about a topic.

    Parameters
    ----------
    topic : str
        One of `TOPICS`.
    n : int
        How many, 1 to 100000.
    seed : int
        The same seed gives the same questions.
    difficulty : {"easy", "medium", "hard"} or None
        How hard; any, mixed, for ``None``.
    rules : RuleSet or None
        What is played; what the topic needs (such as short hands) is added to it.

    Raises
    ------
    QuestionError
        If there is no such topic, or no such number.

    Examples
    --------
    >>> [question.topic for question in questions("dark", n=2, seed=4)]
    ['dark', 'dark']
    """
    if type(n) is not int or not 1 <= n <= MOST:
        raise QuestionError(f"n is a whole number from 1 to {MOST}, not {str(n)[:40]!r}")
    return list(islice(stream(topic, seed, difficulty, rules), n))
