"""What a player can do, as an object and as a line of notation.

A line is a player and what the player does: ``A play B7/O3``, ``"Anna Maria" draw``.
`Action` says what somebody wants; whether it may be done is the round's business.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from .cards import Card, Color, parse_card
from .errors import BadPlayerCount, NotationError, brief

__all__ = ["VERBS", "Action", "check_players", "quote", "split_line"]

VERBS = (
    "play",
    "jump",
    "draw",
    "keep",
    "color",
    "accept",
    "challenge",
    "uno",
    "catch",
    "give",
    "ready",
    "open",
)

_WORD = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*")|(\S+))')
_PLAIN = re.compile(r'[^\s"\\]+')
_LONGEST_NAME = 40
_LONGEST_LINE = 1000


class Action:
    """Something a player wants to do.

    Parameters
    ----------
    player : str or None
        Who acts; ``None`` only for ``open``.
    verb : str
        One of ``play``, ``jump``, ``draw``, ``keep``, ``color``, ``accept``, ``challenge``,
        ``uno``, ``catch``, ``give``, ``ready`` and ``open``.
    card : Card or None
        The card that is laid (or given away, for ``give``).
    color : Color or None
        The color that is called.
    uno : bool
        Whether UNO is said with the card.
    target : str or None
        Whose hand is wanted, or who is accused.
    give, receive : Card or None
        The cards of a five-swap.

    Raises
    ------
    NotationError
        If the parts do not make an action, whatever the position.

    Examples
    --------
    >>> action = Action("Ann", "play", card=parse_card("W/P5"), color=Color.GREEN)
    >>> print(action)
    Ann play W/P5 green
    >>> Action.parse("Ann play W/P5 green") == action
    True
    """

    __slots__ = (
        "_bound",
        "_draw",
        "_home",
        "_lay",
        "_side",
        "card",
        "color",
        "give",
        "player",
        "receive",
        "target",
        "uno",
        "verb",
    )

    player: str | None
    verb: str
    card: Card | None
    color: Color | None
    uno: bool
    target: str | None
    give: Card | None
    receive: Card | None
    _home: Any
    _bound: Any
    _side: int
    _lay: Any
    _draw: Any

    def __init__(
        self,
        player: str | None,
        verb: str,
        *,
        card: Card | None = None,
        color: Color | None = None,
        uno: bool = False,
        target: str | None = None,
        give: Card | None = None,
        receive: Card | None = None,
    ) -> None:
        if verb not in VERBS:
            raise NotationError(f"{brief(verb)} is no action; the actions are {', '.join(VERBS)}")
        if (player is None) != (verb == "open"):
            raise NotationError(
                "open stands alone, without a player"
                if player
                else f"{verb} needs a player before it"
            )
        if (card is None) != (verb not in ("play", "jump", "give")):
            raise NotationError(f"{verb} takes no card" if card else f"{verb} needs a card")
        if verb == "color" and color is None:
            raise NotationError("color needs the color that is named")
        if verb == "catch" and target is None:
            raise NotationError("catch needs the player who is accused")
        if verb not in ("play", "jump"):
            extra = (
                ("a color", color and verb != "color"),
                ("uno", uno),
                ("a target", target and verb != "catch"),
                ("a card to give", give),
                ("a card to receive", receive),
            )
            for what, there in extra:
                if there:
                    raise NotationError(f"{verb} takes no such thing as {what}")
        elif (give or receive) and (target is None or give is None):
            raise NotationError(
                "a swap of cards names a player and the card to give: swap B give B3"
            )
        self.player = player
        self.verb = verb
        self.card = card
        self.color = color
        self.uno = uno
        self.target = target
        self.give = give
        self.receive = receive
        self._home = None
        self._bound = None
        self._side = 0
        self._lay = None
        self._draw = None

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read an action from its line of notation.

        Parameters
        ----------
        text : str
            A player and what the player does.

        Raises
        ------
        NotationError
            With the place of the word that cannot be understood.

        Examples
        --------
        >>> Action.parse('"Anna Maria" play Y7 swap Bo uno')
        Action('"Anna Maria" play Y7 swap Bo uno')
        >>> Action.parse("Ann play B7 mauve")
        Traceback (most recent call last):
            ...
        unoflip_widgets.rules.errors.NotationError: 'mauve' is no color; the colors are \
red, yellow, green, blue, pink, teal, orange, purple
        """
        words = split_line(text)
        if [word for word, _ in words] == ["open"]:
            return cls(None, "open")
        if len(words) < 2:
            raise NotationError(
                "an action is a player and what the player does, for example: A play B7/O3",
                text=text,
                start=0,
            )
        (player, _), (verb, place), *rest = words
        try:
            return cls._from_words(player, verb, rest, text)
        except NotationError as error:
            if error.text is text:
                raise
            raise NotationError(str(error), text=text, start=place) from None

    @classmethod
    def _from_words(cls, player: str, verb: str, rest: list[tuple[str, int]], text: str) -> Action:
        parts: dict[str, Any] = {}
        words = iter(rest)

        def put(name: str, value: Any, place: int) -> None:
            if name in parts:
                raise NotationError(f"{name} is named twice", text=text, start=place)
            parts[name] = value

        def following(word: str, place: int) -> tuple[str, int]:
            for found in words:
                return found
            raise NotationError(f"something is missing after {word!r}", text=text, start=place)

        for word, place in words:
            if verb in ("play", "jump", "give") and "card" not in parts:
                put("card", _card(word, text, place), place)
            elif verb == "catch" and not parts:
                put("target", word, place)
            elif verb not in ("play", "jump", "color"):
                raise NotationError(
                    f"nothing stands after {verb} but {word!r} does", text=text, start=place
                )
            elif word == "uno":
                put("uno", True, place)
            elif word == "swap":
                put("target", *following(word, place))
            elif word in ("give", "receive"):
                named, where = following(word, place)
                put(word, _card(named, text, where), where)
            else:
                try:
                    color = Color(word)
                except ValueError:
                    names = ", ".join(Color)
                    raise NotationError(
                        f"{word!r} is no color; the colors are {names}", text=text, start=place
                    ) from None
                put("color", color, place)
        return cls(player, verb, **parts)

    def __str__(self) -> str:
        if self.player is None:
            return self.verb
        words = [quote(self.player), self.verb]
        if self.verb == "catch":
            return " ".join([*words, quote(self.target or "")])
        if self.card:
            words.append(str(self.card))
        if self.color:
            words.append(str(self.color))
        if self.target:
            words += ["swap", quote(self.target)]
        if self.give:
            words += ["give", str(self.give)]
        if self.receive:
            words += ["receive", str(self.receive)]
        if self.uno:
            words.append("uno")
        return " ".join(words)

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    def _key(self) -> tuple[object, ...]:
        return (
            self.player,
            self.verb,
            self.card,
            self.color,
            self.uno,
            self.target,
            self.give,
            self.receive,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


def _card(word: str, text: str, place: int) -> Card:
    try:
        return parse_card(word)
    except NotationError as error:
        raise NotationError(str(error), text=text, start=place, end=place + len(word)) from None


def quote(name: str) -> str:
    r"""Write a name as the notation does: in quotes only where it must.

    Examples
    --------
    >>> print(quote("Ann"), quote("Anna Maria"), quote('say "hi"'))
    Ann "Anna Maria" "say \"hi\""
    """
    return name if _PLAIN.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def split_line(text: str) -> list[tuple[str, int]]:
    """Split a line into words and their places; quoted words lose their quotes.

    Raises
    ------
    NotationError
        If a quote is left open, or the line is no text or too long.
    """
    if not isinstance(text, str):
        raise NotationError(f"an action is a line of text or an Action, not {type(text).__name__}")
    if len(text) > _LONGEST_LINE:
        raise NotationError(f"a line has at most {_LONGEST_LINE} characters, this one {len(text)}")
    words = []
    for match in _WORD.finditer(text):
        quoted, plain = match.groups()
        place = match.start(1 if quoted else 2)
        if quoted:
            try:
                word = json.loads(quoted)
            except ValueError:
                raise NotationError(
                    "this quoted name cannot be read", text=text, start=place
                ) from None
            words.append((word, place))
        elif '"' in plain:
            raise NotationError(
                "a quote is not closed or stands inside a word", text=text, start=place
            )
        else:
            words.append((plain, place))
    return words


# Line ends, and marks that change the direction of a whole sentence around the name. Half a
# surrogate pair is unfit as well: such a name could be neither shown nor saved.
_UNFIT = "\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def check_players(players: Sequence[str]) -> tuple[str, ...]:
    """Return the names as a tuple if a round can be played with them (F-DECK-6).

    Raises
    ------
    BadPlayerCount
        With fewer than 2 or more than 10 players.
    NotationError
        If a name is empty, longer than 40 characters, has control characters or stands twice.

    Examples
    --------
    >>> check_players(["Ann", "Bo"])
    ('Ann', 'Bo')
    >>> check_players(["Ann"])
    Traceback (most recent call last):
        ...
    unoflip_widgets.rules.errors.BadPlayerCount: 2 to 10 players play, not 1
    """
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise NotationError("players are a list of names, for example ['Ann', 'Bo']")
    if not 2 <= len(players) <= 10:
        raise BadPlayerCount(f"2 to 10 players play, not {len(players)}")
    for name in players:
        if not isinstance(name, str):
            raise NotationError(f"a player's name is text, not {type(name).__name__}")
        _check_name(name)
        if players.count(name) > 1:
            raise NotationError(f"the name {name!r} stands twice; every player needs an own name")
    return tuple(players)


@lru_cache(maxsize=256)
def _check_name(name: str) -> None:
    """Refuse a name that cannot be used; every deal asks, mostly about the same names."""
    if not name.strip():
        raise NotationError("a player's name is empty; give every player at least one character")
    if len(name) > _LONGEST_NAME:
        raise NotationError(
            f"the name {name[:12]!r}... has {len(name)} characters; {_LONGEST_NAME} at most"
        )
    if name != name.strip() or any(
        char in _UNFIT or char < " " or "\x7f" <= char <= "\x9f" or "\ud800" <= char <= "\udfff"
        for char in name
    ):
        raise NotationError(
            f"the name {name!r} begins or ends with a blank or has a control character"
        )
