"""The parts that questions are put together from.

A template is a function that looks at a moment and either drafts a question about it or passes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from unoflip_widgets.rules import Action, Card, Position, Verdict

from ..explanations import message_for, wire_face
from .question import Answer, Message, Option
from .walks import Moment, Result, may

__all__ = [
    "TEMPLATES",
    "Draft",
    "Template",
    "cards_of_hand",
    "choose",
    "color_options",
    "count",
    "faces",
    "message",
    "next_one",
    "pick",
    "predict",
    "say_option",
    "size_of",
    "template",
    "told",
    "whether",
    "which",
    "which_side",
    "which_way",
    "who",
    "whom",
    "why",
    "yes_no",
]

T = TypeVar("T")


@dataclass(slots=True)
class Draft:
    """What a template says; topic, difficulty and options of the game are added to it."""

    kind: str
    ask: Message
    answer: Answer
    about: dict[str, str]
    options: tuple[Option, ...] = ()
    tell: tuple[Message, ...] = ()
    say: tuple[Message, ...] = ()
    rules: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    viewer: str | None = None
    visibility: str = "physical"
    position: Position | None = None
    """Another position than that of the moment."""
    table: bool = True
    """Whether the table is shown."""


Make = Callable[[Moment, Random], Draft | None]


@dataclass(frozen=True, slots=True)
class Template:
    """A kind of question.

    Attributes
    ----------
    topic, name, difficulty : str
        Where it belongs; the name is unique within the topic.
    rules : tuple of str
        What it teaches; always named with the answer.
    scene : str
        Which rounds it is asked about (see `scenes`).
    make : callable
        Drafts a question about a moment, or passes.
    """

    topic: str
    name: str
    difficulty: str
    rules: tuple[str, ...]
    scene: str
    make: Make = field(compare=False)


TEMPLATES: list[Template] = []
"""Every kind of question, filled by the modules that hold them."""


def template(
    topic: str, name: str, difficulty: str, rules: str, scene: str = "plain"
) -> Callable[[Make], Make]:
    """Enter a function as a template."""

    def enter(make: Make) -> Make:
        TEMPLATES.append(Template(topic, name, difficulty, tuple(rules.split()), scene, make))
        return make

    return enter


def message(name: str, **args: object) -> Message:
    """Make a message."""
    return {"id": name, "args": args}


def pick(items: Sequence[T], chance: Random) -> T:
    """Pick one at random."""
    return items[int(chance.random() * len(items))]


def say_option(key: str, name: str | None = None, **args: object) -> Option:
    """Make an option out of words; its text is ``option-<key>`` unless named."""
    return Option(key, say=message(name or f"option-{key}", **args))


def who(
    m: Moment,
    ask: Message,
    answer: str | None,
    about: dict[str, str],
    *,
    nobody: bool = False,
) -> Draft:
    """Ask for one player (or nobody)."""
    options = [Option(name, player=name) for name in m.players]
    if nobody:
        options.append(say_option("nobody"))
    return Draft("predict", ask, answer or "nobody", about, tuple(options))


def whom(m: Moment, ask: Message, answer: Iterable[str], about: dict[str, str]) -> Draft:
    """Ask for any number of players."""
    wanted = set(answer)
    options = tuple(Option(name, player=name) for name in m.players)
    return Draft("choose", ask, tuple(name for name in m.players if name in wanted), about, options)


def yes_no(ask: Message, answer: bool, about: dict[str, str]) -> Draft:
    """Ask whether."""
    options = (say_option("yes"), say_option("no"))
    return Draft("predict", ask, "yes" if answer else "no", about, options)


def which(
    ask: Message, keys: Iterable[str], answer: str, about: dict[str, str], named: str = "option"
) -> Draft:
    """Ask for one of some words; their texts are ``<named>-<key>``."""
    options = tuple(say_option(key, f"{named}-{key}") for key in keys)
    return Draft("predict", ask, answer, about, options)


def which_side(ask: Message, answer: str, about: dict[str, str] | None = None) -> Draft:
    """Ask for one of the two sides."""
    return which(ask, ("light", "dark"), answer, about or {"what": "side"}, "side")


def which_way(answer: str) -> Draft:
    """Ask for the direction of play."""
    ways = ("clockwise", "counterclockwise")
    return which(message("ask-direction"), ways, answer, {"what": "direction"}, "direction")


def next_one(m: Moment, actor: str | None) -> Draft:
    """Ask who has to act next."""
    return who(m, message("ask-next"), actor, {"what": "next"})


def size_of(player: str, size: int) -> Draft:
    """Ask how many cards a player holds afterwards."""
    return count(message("ask-size", player=player), size, {"what": "size", "player": player})


def whether(ask: Message, action: Action, verdict: Verdict, viewer: str | None = None) -> Draft:
    """Ask whether an action may be done; the verdict on it says why."""
    draft = yes_no(ask, may(verdict), {"what": "legal", "action": str(action)})
    draft.say, draft.rules, draft.viewer = (message_for(verdict),), verdict.rules, viewer
    return draft


def count(ask: Message, answer: int, about: dict[str, str]) -> Draft:
    """Ask for a number."""
    return Draft("count", ask, answer, about)


def predict(ask: Message, options: Iterable[Option], answer: str, about: dict[str, str]) -> Draft:
    """Ask for one of some options."""
    return Draft("predict", ask, answer, about, tuple(options))


def choose(
    ask: Message, options: Iterable[Option], answer: Iterable[str], about: dict[str, str]
) -> Draft:
    """Ask for any number of options."""
    offered, wanted = tuple(options), set(answer)
    return Draft(
        "choose",
        ask,
        tuple(option.key for option in offered if option.key in wanted),
        about,
        offered,
    )


def faces(
    ask: Message, right: str, others: Iterable[str], about: dict[str, str], chance: Random
) -> Draft | None:
    """Ask for one of up to four faces; passes if there are not at least three."""
    wrong = [face for face in dict.fromkeys(others) if face != right]
    if len(wrong) < 2:
        return None
    while len(wrong) > 3:
        wrong.pop(int(chance.random() * len(wrong)))
    offered = [right, *wrong]
    mixed = [offered.pop(int(chance.random() * len(offered))) for _ in range(len(offered))]
    return Draft("predict", ask, right, about, tuple(Option(face, face=face) for face in mixed))


def color_options(colors: Iterable[str]) -> tuple[Option, ...]:
    """Make options of colors."""
    return tuple(
        Option(str(color), say=message("option-color", color=str(color)), color=str(color))
        for color in colors
    )


def cards_of_hand(m: Moment, player: str) -> list[tuple[str, Card]]:
    """Give every card of a hand a key: its visible face, numbered where it is there twice."""
    seen: dict[str, int] = {}
    keyed = []
    for card in m.round.hand(player):
        face = wire_face(card, m.side)
        seen[face] = seen.get(face, 0) + 1
        keyed.append((face if seen[face] == 1 else f"{face}#{seen[face]}", card))
    return keyed


def why(m: Moment, action: Action) -> tuple[tuple[Message, ...], tuple[str, ...]]:
    """What the rules say about an action: messages and rule ids."""
    verdict = m.verdict(action)
    return (message_for(verdict),), verdict.rules


def told(
    draft: Draft,
    m: Moment,
    actions: Sequence[Action],
    result: Result,
    kinds: Sequence[str],
    viewer: str | None = None,
) -> Draft:
    """Finish a question about what follows some actions: tell them, and explain by events.

    Without any kinds of events the draft keeps the explanation that it has.
    """
    draft.tell = (*draft.tell, *m.suppose(*actions))
    draft.actions = tuple(actions)
    if kinds:
        draft.say = result.say(*kinds)
        draft.rules = result.rules(*kinds)
    draft.viewer = viewer or actions[0].player
    return draft
