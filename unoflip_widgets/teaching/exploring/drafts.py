"""A position being edited: fields of text, what is wrong with each, and the position they make.

Whatever is typed stays as it was typed.  As long as anything is wrong, the draft makes no
position; everything that is wrong is said at once, beside the field it concerns.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from unoflip_widgets.rules import (
    Card,
    Color,
    NotationError,
    Position,
    PositionError,
    Round,
    RuleSet,
    Symbol,
    UnoFlipError,
    parse_card,
)
from unoflip_widgets.rules.actions import check_players, quote, split_line
from unoflip_widgets.rules.position import DIRECTIONS, PHASE_NAMES

__all__ = ["CARD_KEYS", "Draft", "Field", "Problem"]

Message = dict[str, Any]

CARD_KEYS = ("discard", "draw")
_SIDES = ("light", "dark")
_ONE_PLAYER = ("turn", "dealer", "after", "uno_owed", "uno_said", "winner")
_RARE = (
    "pending",
    "drawn",
    "after",
    "offer",
    "revealed",
    "uno_owed",
    "uno_said",
    "uno_called",
    "opening_top",
    "idle",
    "winner",
)
_LONGEST = 4000

# How the parts that are seldom there are written: "?" for what may be left out.
_SHAPES = {
    "pending": ("symbol", "number", "player", "player", "color?", "last?", "cards"),
    "drawn": ("card",),
    "offer": ("player", "player", "card"),
    "revealed": ("player", "player", "cards"),
    "uno_called": ("player", "players"),
    "idle": ("digit",),
}
_EXAMPLES = {
    "pending": "wild_draw_two 2 {0} {1}",
    "drawn": "B7/O3",
    "offer": "{0} {1} B7/O3",
    "revealed": "{0} {1} B7/O3 G4/T9",
    "uno_called": "{0} {1}",
    "idle": "0",
}

# How the rules core words a defect -> message, field, and the names of its parts.  The field
# "cards" is every field in which the text of the first part stands.
_DEFECTS: tuple[tuple[str, str, str, str], ...] = (
    (r"there are (\d+) cards; the deck has (\d+)", "too-many-cards", "", "count most"),
    (r"there is no card (\S+) in (?:this deck|UNO Flip)", "no-such-card", "cards", "text"),
    (r"(\S+) is there (\d+) times; it exists (once|\d+)", "copies", "cards", "text count most"),
    (
        r"the (light|dark) face (\S+) is there (\d+) times, not (\d+)",
        "face-copies",
        "faces",
        "side text count most",
    ),
    (r"the discard pile is empty", "no-discard", "discard", ""),
    (r"classic cards have no dark side", "no-dark-side", "side", ""),
    (r"(\w+) is no color of the (light|dark) side", "color-of-side", "color", "color side"),
    (r"the top card (\S+) has no color", "color-missing", "color", ""),
    (r"the top card is (\w+), so (\w+) cannot", "color-of-top", "color", "force color"),
    (r"in phase (\w+) the part '(\w+)' is needed", "part-missing", "phase", "phase text"),
    (r"there is no card to open with", "no-opening", "draw", ""),
    (r"(\S+) was drawn but is not in the hand", "not-in-hand", "drawn", "text"),
    (r"(\S+) is offered but not in the hand", "not-in-hand", "offer", "text"),
    (r"UNO concerns (.+), who does not", "uno-one-card", "uno", "player"),
    (r"(.+) has no cards?, so the round would", "empty-hand", "hand", "player"),
    (r"no card of the draw pile may be the opening", "no-opening", "draw", ""),
    (r"discard: before the opening card", "not-opened", "discard", ""),
    (r"phase: no color can be named", "no-call", "phase", ""),
    *(
        (rf"{part}: this belongs to phase (\w+) only", "other-phase", part, "text")
        for part in ("drawn", "pending", "offer")
    ),
    (r"drawn: (\S+) does not fit", "drawn-fits", "drawn", "text"),
    (r"pending: a (\w+) asks nobody", "asks-nobody", "pending", "symbol"),
    (r"pending: a (\w+) cannot cost (\d+) cards", "cost", "pending", "symbol count"),
    (r"pending: (\w+) is no color of the (light|dark)", "color-of-side", "pending", "color side"),
    (r"pending: nobody answers an own card", "two-players", "pending", ""),
    (r"pending: (.+) has to answer, not (.+)", "must-answer", "pending", "player target"),
    (r"pending: (.+) still holds cards", "not-last", "pending", "player"),
    (r"offer: nobody swaps with the own hand", "two-players", "offer", ""),
    (r"offer: it is for (.+) to answer, not for (.+)", "must-answer", "offer", "player target"),
    (r"uno_owed: nobody can be caught", "nobody-caught", "uno_owed", ""),
    (r"winner: (.+) still holds cards", "winner-holds", "winner", "player"),
    (r"winner: .+ cannot have won yet", "winner-early", "winner", ""),
    (r".+ has a hand but is not among the players", "player", "stranger", ""),
)
# What of a defect is marked in its field, if it stands there: the first of these.
_MARKED = ("text", "count", "color", "player", "symbol")


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is wrong.

    Attributes
    ----------
    say : dict
        What, as a message.
    start, end : int or None
        Which part of the field's value it concerns, as a slice.
    """

    say: Message
    start: int | None = None
    end: int | None = None


@dataclass(slots=True)
class Field:
    """One part of a position as text.

    Attributes
    ----------
    key : str
        What it is: ``players``, ``hand Ann``, ``discard``, ``draw``, ``side`` ...
    value : str
        What was typed.
    kind : {"cards", "names", "choice", "color", "text"}
        What belongs there.
    values : tuple of str or None
        For a choice and a color, what it can be.
    problems : list of Problem
        What is wrong with it.
    """

    key: str
    value: str
    kind: str
    values: tuple[str, ...] | None = None
    problems: list[Problem] = field(default_factory=list)


class Draft:
    """A position being edited.

    Parameters
    ----------
    position : Position
        Where editing begins.
    rules : RuleSet
        The options that are played.

    Attributes
    ----------
    fields : dict of str to Field
        By key, in the order to show them.
    problems : list of Problem
        What is wrong and belongs to no field.
    position : Position or None
        The position that the fields make; ``None`` while anything is wrong.

    Examples
    --------
    >>> from unoflip_widgets.rules import FLIP
    >>> text = "hand A: B2/O8 G4/T9; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf"
    >>> draft = Draft(Position.parse(text), FLIP)
    >>> draft.edit("hand A", "B2/O8 X9 G4/T9")
    False
    >>> problem = draft.fields["hand A"].problems[0]
    >>> problem.say["id"], problem.start, problem.end
    ('explorer-problem-card', 6, 8)
    >>> draft.edit("hand A", "B2/O8")
    True
    """

    def __init__(self, position: Position, rules: RuleSet) -> None:
        self.rules = rules
        self.problems: list[Problem] = []
        self.position: Position | None = position
        self.fields: dict[str, Field] = {}
        self._fill(position)
        self.check()

    @classmethod
    def of(cls, values: Mapping[str, str], rules: RuleSet) -> Draft:
        """Begin with what somebody wrote, whether it is possible or not.

        Parameters
        ----------
        values : Mapping of str to str
            By key of a field; what is left out is as usual.
        rules : RuleSet
            The options that are played.
        """
        draft = cls.__new__(cls)
        draft.rules = rules
        hands = [key for key in values if key.startswith("hand ")]
        players = " ".join(key.removeprefix("hand ") for key in hands)
        usual = {"players": players, "discard": "", "draw": "", "side": "light"}
        usual["direction"] = DIRECTIONS[0]
        usual["phase"] = "turn" if values.get("discard") else "opening"
        draft.fields = {key: draft._field(key, value) for key, value in {**usual, **values}.items()}
        for name in draft._names():
            key = f"hand {quote(name)}"
            draft.fields.setdefault(key, draft._field(key, ""))
        draft.check()
        return draft

    @property
    def sound(self) -> bool:
        """Whether the fields make a possible position."""
        return self.position is not None

    @property
    def cards(self) -> Counter[str]:
        """How often each readable card stands anywhere."""
        words = [w for f in self.fields.values() if f.kind == "cards" for w in f.value.split()]
        return Counter(words)

    def edit(self, key: str, value: str) -> bool:
        """Type something into a field.

        Parameters
        ----------
        key : str
            Which field; a rare one, such as ``pending``, may be added like this, and goes away
            when it is empty.
        value : str
            What it shall say.

        Returns
        -------
        bool
            Whether the draft is a possible position now.

        Raises
        ------
        KeyError
            If there is no such field.
        NotationError
            If the value is no text, or far too long.
        """
        if not isinstance(value, str) or len(value) > _LONGEST:
            raise NotationError(f"a field holds text of at most {_LONGEST} characters")
        if key not in self.fields:
            if key not in _RARE:
                raise KeyError(key)
            self.fields[key] = self._field(key, "")
        self.fields[key].value = value
        if key == "players":
            self._seat()
        elif key in _RARE and not value.strip():
            del self.fields[key]
        self.check()
        return self.sound

    def add(self, key: str, card: str, at: int | None = None) -> bool:
        """Put a card into a hand or a pile, at the end or at a place.

        Raises
        ------
        KeyError
            If there is no such hand or pile.
        NotationError
            If it is no card.
        """
        words = self._cards_of(key)
        place = len(words) if at is None else max(0, min(at, len(words)))
        words.insert(place, str(parse_card(card)))
        return self.edit(key, " ".join(words))

    def remove(self, key: str, card: str, at: int | None = None) -> bool:
        """Take a card out of a hand or a pile: the one at a place, or else the last such card.

        Raises
        ------
        KeyError
            If there is no such hand or pile, or the card is not there.
        """
        words = self._cards_of(key)
        places = [place for place, word in enumerate(words) if word == card]
        place = at if at in places else places[-1] if places else None
        if place is None:
            raise KeyError(card)
        del words[place]
        return self.edit(key, " ".join(words))

    def play_by(self, rules: RuleSet) -> None:
        """Play by other options; what was typed stays as it is.

        Parameters
        ----------
        rules : RuleSet
            The options.  A position that is possible so far has to be possible under them.
        """
        self.rules = rules
        if not self.sound:
            self.check()

    # -- inside ------------------------------------------------------------------------------

    def _cards_of(self, key: str) -> list[str]:
        if self.fields[key].kind != "cards":
            raise KeyError(key)
        return self.fields[key].value.split()

    def _fill(self, position: Position) -> None:
        values = {"players": " ".join(map(quote, position.players))}
        for name in position.players:
            values[f"hand {quote(name)}"] = " ".join(map(str, position.hands[name]))
        values |= dict.fromkeys(("discard", "draw"), "")
        values |= {"side": position.side, "direction": position.direction, "color": ""}
        values |= {"turn": "", "dealer": "", "phase": position.phase}
        for line in str(position).split("\n"):
            key, _, value = line.partition(":")
            if not key.startswith(("players", "hand ")):
                values[key] = value.strip()
        top = position.discard[-1].face(position.side) if position.discard else None
        if top is not None and top.color is position.color:
            values["color"] = ""  # as on top, and follows it
        self.fields = {key: self._field(key, value) for key, value in values.items()}

    def _field(self, key: str, value: str) -> Field:
        if key.startswith("hand ") or key in CARD_KEYS:
            return Field(key, value, "cards")
        choices: dict[str, tuple[str, ...]] = {
            "side": _SIDES,
            "direction": DIRECTIONS,
            "phase": PHASE_NAMES,
            "opening_top": ("yes", "no"),
        }
        if key in choices:
            return Field(key, value, "choice", choices[key])
        if key == "color":
            return Field(key, value, "color", tuple(map(str, Color)))
        return Field(key, value, "names" if key == "players" or key in _ONE_PLAYER else "text")

    def _seat(self) -> None:
        """Let the hands follow the names: by seat, new ones empty."""
        names = self._names()
        if not names:
            return
        old = [key for key in self.fields if key.startswith("hand ")]
        hands = [self.fields[key].value for key in old]
        renamed = {
            old_key.removeprefix("hand "): quote(name)
            for old_key, name in zip(old, names, strict=False)
        }
        kept = {key: f for key, f in self.fields.items() if key not in old}
        for key, own in kept.items():
            if own.kind == "names" and key != "players":
                own.value = renamed.get(own.value, own.value)
        hands += [""] * (len(names) - len(hands))
        seated = {"players": kept.pop("players")}
        for name, hand in zip(names, hands, strict=False):
            key = f"hand {quote(name)}"
            seated[key] = Field(key, hand, "cards")
        self.fields = seated | kept

    def _names(self) -> tuple[str, ...]:
        """The players, as far as their names can be read."""
        try:
            return check_players([word for word, _ in split_line(self.fields["players"].value)])
        except UnoFlipError:
            return ()

    def check(self) -> None:
        """Find everything that is wrong, and make the position if nothing is."""
        self.problems = []
        for own in self.fields.values():
            own.problems = self._problems_of(own)
        readable = not any(own.problems for own in self.fields.values())
        self.position = None
        try:
            position = Position.parse(self._mapping())
            Round.from_position(position, self.rules)
        except PositionError as error:
            for defect in error.defects:
                self._place(defect, readable)
        except UnoFlipError as error:
            self._place(str(error), readable)
        else:
            if readable:
                self.position = position

    def _mapping(self) -> dict[str, Any]:
        """The readable part of the fields as a mapping that `Position.parse` reads."""
        hands: dict[str, Any] = {}
        values: dict[str, Any] = {}
        for key, own in self.fields.items():
            if key.startswith("hand "):
                (name,) = (word for word, _ in split_line(key.removeprefix("hand ")))
                hands[name] = _readable(own.value)
            elif own.kind == "cards":
                values[key] = _readable(own.value)
            elif own.value.strip() and not own.problems:
                values[key] = own.value
        values["hands"] = hands
        values.setdefault("players", list(hands))
        return values

    def _problems_of(self, own: Field) -> list[Problem]:
        value = own.value
        if own.kind == "cards":
            return [
                Problem(_say("card", text=_short(word)), start, start + len(word))
                for word, start in _words(value)
                if _card(word) is None
            ]
        if own.key == "players":
            return self._names_problem(value)
        if not value.strip():
            wanted = own.key in ("side", "direction", "phase")
            return [Problem(_say("empty"), 0, len(value))] if wanted else []
        if own.values is not None and value.strip() not in own.values:
            return [Problem(_say("choice", text=_short(value.strip())), 0, len(value))]
        if own.kind == "names":
            try:
                words = [word for word, _ in split_line(value)]
            except NotationError as error:
                return [_noted(error)]
            names = [key.removeprefix("hand ") for key in self.fields if key.startswith("hand ")]
            if len(words) != 1 or quote(words[0]) not in names:
                return [Problem(_say("player", text=_short(value.strip())), 0, len(value))]
        if own.key in _SHAPES and value.strip():
            return self._shape_problems(own)
        return []

    def _shape_problems(self, own: Field) -> list[Problem]:
        """What is wrong with a part that is a row of words, each with its place."""
        value = own.value
        try:
            split = split_line(value)
        except NotationError as error:
            return [_noted(error)]
        starts = [start for _, start in split] + [len(value)]
        ends = [len(value[:after].rstrip()) for after in starts[1:]]
        left = [(word, start, end) for (word, start), end in zip(split, ends, strict=True)]
        found, whole = [], True
        for kind in _SHAPES[own.key]:
            several = kind in ("cards", "players")
            if kind.endswith("?") and (not left or self._word_problem(kind[:-1], left[0][0])):
                continue
            whole = whole and (several or bool(left))
            for word, start, end in left if several else left[:1]:
                say = self._word_problem(kind.rstrip("s?"), word)
                found += [Problem(say, start, end)] if say else []
            left = [] if several else left[1:]
        if not found and (left or not whole):
            players = [key.removeprefix("hand ") for key in self.fields if key.startswith("hand ")]
            like = _EXAMPLES[own.key].format(*(*players, "Ann", "Bo")[:2])
            start = left[0][1] if left else 0
            found.append(Problem(_say("written", text=like), start, len(value.rstrip())))
        return found

    def _word_problem(self, kind: str, word: str) -> Message | None:
        if kind == "card":
            return None if _card(word) else _say("card", text=_short(word))
        if kind == "player":
            seated = f"hand {quote(word)}" in self.fields
            return None if seated else _say("player", text=_short(word))
        fits = {
            "symbol": word in set(Symbol),
            "number": word.isdecimal() and len(word) < 4,
            "digit": word.isdecimal() and len(word) == 1,
            "color": word in set(Color),
            "last": word == "last",
        }
        return None if fits[kind] else _say("choice", text=_short(word))

    @staticmethod
    def _names_problem(value: str) -> list[Problem]:
        try:
            words = split_line(value)
        except NotationError as error:
            return [_noted(error)]
        names = [word for word, _ in words]
        if not 2 <= len(names) <= 10:
            return [Problem(_say("player-count", count=len(names)), 0, len(value))]
        try:
            check_players(names)
        except UnoFlipError:
            for name, start in words:
                twice = names.count(name) > 1
                if twice or len(name) > 40 or name != name.strip() or not name.strip():
                    say = _say("name-twice" if twice else "name", text=_short(name))
                    return [Problem(say, start, start + len(name))]
            return [Problem(_say("name", text=_short(value)), 0, len(value))]
        return []

    def _place(self, defect: str, readable: bool) -> None:
        """Put a defect beside the field it concerns."""
        for pattern, name, where, parts in _DEFECTS:
            match = re.match(pattern, defect)
            if match is None:
                continue
            args: dict[str, Any] = {}
            for part, value in zip(parts.split(), match.groups(), strict=False):
                args[part] = 1 if value == "once" else int(value) if value.isdigit() else value
            say = _say(name, **args)
            if where in ("cards", "faces"):
                self._mark_cards(say, str(args["text"]), args.get("side"))
            elif where == "hand":
                # Of each player alone, for a name may hold a comma.
                for key, own in self.fields.items():
                    if key.startswith("hand ") and not _readable(own.value):
                        ((player, _),) = split_line(key.removeprefix("hand "))
                        self._beside(key, _say(name, player=player))
            elif where == "stranger":
                seated = [f"hand {quote(player)}" for player in self._names()]
                for key in self.fields:
                    if key.startswith("hand ") and key not in seated:
                        self._beside(key, _say(name, text=_short(key.removeprefix("hand "))))
            elif where == "uno":
                for key in ("uno_owed", "uno_called"):
                    self._beside(key, say, str(args["player"]), anywhere=False)
            elif args.get("text") in self.fields and name == "part-missing":
                return  # it is there, and what is wrong with it is said there
            else:
                marked = next((str(args[part]) for part in _MARKED if part in args), "")
                self._beside(where, say, marked)
            return
        # Without readable names everybody is unknown; that is said once, beside the names.
        nameless = bool(self.fields["players"].problems)
        if readable or not (nameless or "among the players" in defect):
            self._beside(defect.partition(":")[0], _say("other", text=_short(defect, 200)))

    def _beside(self, key: str, say: Message, word: str = "", *, anywhere: bool = True) -> None:
        """Put a problem beside a field, with the word marked that it is about."""
        own = self.fields.get(key)
        place = -1 if own is None or not word else own.value.find(word)
        if own is None or (place < 0 and not anywhere):
            if anywhere:
                self.problems.append(Problem(say))
            return
        marked = (place, place + len(word)) if place >= 0 and own.values is None else (None, None)
        if say not in [problem.say for problem in own.problems]:
            own.problems.append(Problem(say, *marked))

    def _mark_cards(self, say: Message, text: str, side: str | None) -> None:
        """Put a problem beside every card of this notation or, with a side, of this face."""
        for own in self.fields.values():
            if own.kind == "cards":
                own.problems += [
                    Problem(say, start, start + len(word))
                    for word, start in _words(own.value)
                    if (card := _card(word)) is not None
                    and text == str(card if side is None else card.face(side))
                ]


def problem_says(name: str, **args: object) -> Message:
    """Make the message of a problem.

    Examples
    --------
    >>> problem_says("empty")
    {'id': 'explorer-problem-empty', 'args': {}}
    """
    return {"id": f"explorer-problem-{name}", "args": args}


_say = problem_says


def _noted(error: NotationError) -> Problem:
    return Problem(_say("quote"), error.start, error.end)


def _words(value: str) -> list[tuple[str, int]]:
    return [(match[0], match.start()) for match in re.finditer(r"\S+", value)]


def _card(word: str) -> Card | None:
    try:
        return parse_card(word)
    except NotationError:
        return None


def _readable(value: str) -> list[Card]:
    found = (_card(word) for word in value.split())
    return [card for card in found if card is not None]


def _short(text: str, most: int = 40) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
