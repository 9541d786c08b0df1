"""The explorer widget: take a position apart, try things, and see what a rule changes.

The position is edited as text (`unoflip_widgets.teaching.exploring.Draft`).  From it start
branches, each a round of its own, so that "what if she had challenged?" can stand beside what
happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any

import traitlets
from ipywidgets import widget_serialization

from unoflip_widgets.players import BOTS
from unoflip_widgets.rules import (
    CLASSIC,
    FLIP,
    Action,
    Card,
    Deck,
    Events,
    IllegalAction,
    NotationError,
    Position,
    Round,
    RuleSet,
    RuleSetError,
    UnoFlipError,
    Verdict,
    deck_of,
)
from unoflip_widgets.teaching import hand_verdicts, message_for, wire_face
from unoflip_widgets.teaching.exploring import (
    Change,
    Draft,
    Effect,
    Problem,
    effect_between,
    effect_of,
    problems_of,
    read_share_line,
    share_line,
    switches,
)

from .frames import Message, Snapshot, Watcher
from .panel import Panel, notice
from .still import Still
from .table import Table

__all__ = ["EXPLORER_VERSION", "MOST_BRANCHES", "Branch", "Explorer"]

EXPLORER_VERSION = 1
"""The version of the `explorer` trait."""

MOST_BRANCHES = 4
"""How many branches stand side by side at most."""

_LONGEST_PASTE = 20_000
_HEAD_START = 0.01
"""How many seconds the answer to a switch gets before the rest is worked on and sent."""

# Events that only say who is asked for what: the table of a branch says so itself.
_PROMPTS = frozenset({"turn", "respond", "choose_color", "await_ready", "offer"})
_NAMES = "ABCD"
_PEOPLE = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Ida", "Jon", "Kim")


class Branch:
    """A round that goes on from the edited position.

    Attributes
    ----------
    name : str
        What it is called: A to D.
    round : Round
        The round.
    steps : list of (str, list of dict)
        The actions so far, each with what happened and what followed, as messages.
    """

    def __init__(self, name: str, round_: Round, steps: list[tuple[str, list[Message]]]) -> None:
        self.name = name
        self.round = round_
        self.steps = steps
        self.seq = 0
        self.watcher = Watcher(round_, None, "open")

    def apply(self, action: Action | str) -> Events:
        """Do an action, and remember what was said about it."""
        events = self.round.apply(action)
        self.watcher.follow(events)
        self.seq += 1
        done = self.round.actions[-1]
        told = [event for event in events if event is events[0] or event.kind not in _PROMPTS]
        self.steps.append((str(done), [message_for(event) for event in told]))  # type: ignore[misc]
        return events

    def back(self) -> None:
        """Take the last action back."""
        self.round.undo()
        self.steps.pop()
        self.look_anew()

    def look_anew(self) -> None:
        """Show the round as it stands, after it has been another."""
        self.watcher.restart(self.round)
        self.seq += 1

    def __repr__(self) -> str:
        return f"<Branch {self.name}: {len(self.steps)} actions, {self.round!r}>"


class Explorer(Panel, Still):
    """A position to edit, to play on from in several ways, and to try other rules on.

    Parameters
    ----------
    position : Position, str, Mapping or Round, optional
        The position; a text may be a share line that names options too.  Left out, a fresh
        deal for three.
    rules : RuleSet, optional
        The options that are played; those of the round or the share line if left out.
    locale : {"en", "ru", "pl"}
        The language.
    pace : float
        How fast cards move, as for `Table`.

    Attributes
    ----------
    explorer, palette, switched : dict
        What the browser is shown: the whole, the cards that are left, and what the last switch of
        an option changed.  Synced, read-only.
    table : Table or None
        A table to play on at, once one was asked for.  Synced.
    line : str
        The position of the current branch, with its options, as one line to share.  Not synced;
        to be observed.

    Raises
    ------
    PositionError, NotationError, RuleSetError
        If the position or the options cannot be.

    Examples
    --------
    >>> explorer = Explorer(
    ...     "hand A: W+2/O4 B2/O8 R9/Tr; hand B: R5/P2 Y9/T5; discard: B7/O3; draw: Y4/Vf R1/P3"
    ... )
    >>> [str(action) for action, _ in explorer.legal()][-2:]
    ['A play W+2/O4 blue', 'A draw']
    >>> explorer.effect("restricted_wilds", "strict").illegal[0].verdict.reason
    'illegal_wild'
    >>> events = explorer.apply("A play W+2/O4 red")
    >>> other = explorer.fork()
    >>> events = explorer.apply("B accept", branch=0), explorer.apply("B challenge", branch=other)
    >>> [len(branch.round.hand("A")) for branch in explorer.branches]
    [2, 4]
    """

    _view = "explorer"

    explorer = traitlets.Dict(read_only=True).tag(sync=True)
    palette = traitlets.Dict(read_only=True).tag(sync=True)
    switched = traitlets.Dict(read_only=True).tag(sync=True)
    table = traitlets.Any(None, allow_none=True, read_only=True).tag(
        sync=True, **widget_serialization
    )
    line = traitlets.Unicode(read_only=True)

    def __init__(
        self,
        position: Position | str | Mapping[str, Any] | Round | None = None,
        rules: RuleSet | None = None,
        locale: str = "en",
        *,
        pace: float = 1.0,
    ) -> None:
        if position is None:
            position = Round.deal(_PEOPLE[:3], FLIP if rules is None else rules)
        start, found = _read(position, rules)
        self._rules = found
        self._state = 0
        self._rest: asyncio.TimerHandle | None = None
        self._entry: dict[str, Any] | None = None
        self._root = start
        self._branches: list[Branch] = []
        self._draft = Draft(start, found)
        self._begin(Round.from_position(start, found))
        shown = {"explorer": self._wire(), "palette": self._wire_palette(), "switched": {}}
        super().__init__(shown=shown, locale=locale, pace=pace)
        self._tell()

    # -- looking -------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position of the current branch."""
        return self.round.position()

    @property
    def start(self) -> Position:
        """The edited position, from which the branches start."""
        return self._root

    @property
    def rules(self) -> RuleSet:
        """The options that are played."""
        return self._rules

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The branches, side by side."""
        return tuple(self._branches)

    @property
    def current(self) -> int:
        """The number of the current branch."""
        return self._current

    @property
    def round(self) -> Round:
        """The round of the current branch."""
        return self._branches[self._current].round

    @property
    def text(self) -> str:
        """The position of the current branch, one part a line."""
        return str(self.position)

    @property
    def problems(self) -> list[tuple[str, Problem]]:
        """What is wrong with the draft: the key of the field (or ``""``) and the problem."""
        found = [(own.key, one) for own in self._draft.fields.values() for one in own.problems]
        return found + [("", one) for one in self._draft.problems]

    def legal(self, branch: int | None = None) -> list[tuple[Action, Verdict]]:
        """List what may be done now, with the reasons."""
        round_ = self._branch(branch).round
        return [(action, round_.check(action)) for action in round_.legal_actions()]

    # -- editing -------------------------------------------------------------------------------

    def edit(self, key: str, value: str) -> bool:
        """Type something into a field of the position.

        Parameters
        ----------
        key : str
            ``players``, ``hand Ann``, ``discard``, ``draw``, ``side``, ``color`` and so on.
        value : str
            What it shall say, in notation.

        Returns
        -------
        bool
            Whether the fields make a possible position; then everything starts from it.
            Otherwise `problems` says everything that is wrong, and what was there before stays.

        Raises
        ------
        NotationError
            If there is no such field, or the value is no text.
        """
        return self._edited(lambda: self._draft.edit(key, value), key)

    def add(self, key: str, card: str, at: int | None = None) -> bool:
        """Put a card into a hand or a pile; see `edit` for what is returned."""
        return self._edited(lambda: self._draft.add(key, card, at), key)

    def remove(self, key: str, card: str, at: int | None = None) -> bool:
        """Take a card out of a hand or a pile; see `edit` for what is returned."""
        return self._edited(lambda: self._draft.remove(key, card, at), key)

    def discard_draft(self) -> None:
        """Give up what was typed and is not possible."""
        self._draft = Draft(self._root, self._rules)
        self._publish()

    def set_position(
        self, position: Position | str | Mapping[str, Any] | Round, rules: RuleSet | None = None
    ) -> None:
        """Start from another position; a text may be a share line.

        Raises
        ------
        PositionError, NotationError, RuleSetError
            If it cannot be; what was there before stays.
        """
        start, found = _read(position, self._rules if rules is None else rules, override=rules)
        round_ = Round.from_position(start, found)
        self._rules = found
        self._root = start
        self._draft = Draft(start, found)
        self._begin(round_)
        self._publish()

    def deal(self, deck: str = "flip", players: int = 3, seed: int | None = None) -> None:
        """Start from a fresh deal with the usual options of a deck.

        Raises
        ------
        BadPlayerCount, NotationError
            If that many cannot play, or there is no such deck.
        """
        if deck not in ("flip", "classic"):
            raise NotationError(f"deck is flip or classic, not {str(deck)[:40]!r}")
        if type(players) is not int:
            raise NotationError(f"players is a whole number, not {str(players)[:40]!r}")
        names = [_PEOPLE[i] if i < 10 else f"Player {i}" for i in range(min(max(players, 0), 11))]
        rules = FLIP if deck == "flip" else CLASSIC
        self.set_position(Round.deal(names, rules, seed), rules)

    # -- trying --------------------------------------------------------------------------------

    def apply(self, action: Action | str, branch: int | None = None) -> Events:
        """Do an action in a branch.

        Raises
        ------
        NotationError, IllegalAction
            If it cannot be done; nothing has changed then.
        """
        events = self._branch(branch).apply(action)
        self._publish()
        return events

    def back(self, branch: int | None = None) -> bool:
        """Take the last action of a branch back; ``False`` if there is none."""
        chosen = self._branch(branch)
        if not chosen.steps:
            return False
        chosen.back()
        self._publish()
        return True

    def fork(self, branch: int | None = None) -> int:
        """Put a copy of a branch beside it, and return its number.

        Raises
        ------
        UnoFlipError
            If there are four already.
        """
        source = self._branch(branch)
        if len(self._branches) == MOST_BRANCHES:
            raise UnoFlipError(f"there are at most {MOST_BRANCHES} branches")
        taken = {one.name for one in self._branches}
        name = next(name for name in _NAMES if name not in taken)
        self._branches.append(Branch(name, source.round.copy(), list(source.steps)))
        self._current = len(self._branches) - 1
        self._publish()
        return self._current

    def drop(self, branch: int | None = None) -> None:
        """Take a branch away.

        Raises
        ------
        UnoFlipError
            If it is the only one.
        """
        chosen = self._branch(branch)
        if len(self._branches) == 1:
            raise UnoFlipError("the only branch stays")
        place = self._branches.index(chosen)
        del self._branches[place]
        if self._current > place or self._current == len(self._branches):
            self._current -= 1
        self._publish()

    def select(self, branch: int) -> None:
        """Make a branch the current one."""
        self._current = self._branches.index(self._branch(branch))
        self._publish()

    def root(self, branch: int | None = None) -> None:
        """Make the position of a branch the one that is edited and started from."""
        self.set_position(self._branch(branch).round.position(), self._rules)

    def switch(self, option: str, value: str | int | bool | None) -> Effect:
        """Change an option, and see what it changes in the position of the current branch.

        Parameters
        ----------
        option : str
            Its name, as in `RuleSet`.
        value : str, int, bool or None
            What it shall be.

        Raises
        ------
        RuleSetError
            If there is no such option or value, or it contradicts another.
        PositionError
            If the position cannot exist under it; either way what was there before stays.

        Notes
        -----
        What was done in the branches is done again, as far as the new rules allow it.
        """
        effect = self._switch(option, value)
        self._show()
        return effect

    def _switch(self, option: str, value: str | int | bool | None) -> Effect:
        """Change an option and tell the browser what that changes; the rest is not shown yet."""
        self._check_option(option)
        new = self._rules.replace(**{option: value})
        branches = [_replayed(self._root, new, branch) for branch in self._branches]
        # Where the branch stands then; what the new rules refuse of it was taken back.
        before, here = self._branches[self._current], branches[self._current]
        undone = before.steps[len(here.steps) :]
        old = before.round.copy()
        for _ in undone:
            old.undo()
        effect = effect_between(old, here.round.copy(), option)
        self._rules = new
        self._branches = branches
        self._draft.play_by(new)
        self._entry = None
        self._state += 1
        self.set_trait("switched", self._wire_effect(effect, undone))
        return effect

    def effect(self, option: str, value: str | int | bool | None) -> Effect:
        """Tell what another value of an option would change in the position, changing nothing."""
        self._check_option(option)
        return effect_of(self.position, self._rules, option, value)

    @staticmethod
    def _check_option(option: str) -> None:
        if option not in {one.name for one in fields(RuleSet)}:
            raise RuleSetError(f"there is no option {str(option)[:40]!r}")

    # -- going on ------------------------------------------------------------------------------

    def play(
        self, player: str | None = None, bots: str = "steady", branch: int | None = None
    ) -> Table:
        """Play on from a branch against bots.

        Parameters
        ----------
        player : str, optional
            Who is played by a person; whoever has to act if left out.
        bots : {"hasty", "steady", "sly"}
            Who plays the others.
        branch : int, optional
            Which branch; the current one if left out.

        Returns
        -------
        Table
            Also in the trait `table`.

        Raises
        ------
        UnoFlipError
            If the round is over, or there is no such player or bot.
        """
        round_ = self._branch(branch).round
        if round_.outcome is not None:
            raise UnoFlipError("this round is over; take something back to play on")
        if bots not in BOTS:
            raise UnoFlipError(
                f"there is no bot {str(bots)[:40]!r}; the bots are {', '.join(BOTS)}"
            )
        person = player or round_.turn or round_.players[0]
        if person not in round_.players:
            raise UnoFlipError(f"{str(person)[:40]!r} does not play here")
        own = Round.from_position(round_.position(), self._rules)
        table = Table(own, viewer=person, bots=bots, locale=self.locale, pace=self.pace)
        self.set_trait("table", table)
        return table

    def lesson_step(self, branch: int | None = None) -> str:
        """Write the position as a step of a lesson file, to be filled with words.

        Parameters
        ----------
        branch : int, optional
            Which branch; the current one if left out.

        Examples
        --------
        >>> explorer = Explorer("hand A: B2/O8; hand B: R5/P2; discard: B7/O3; draw: Y4/Vf")
        >>> print(explorer.lesson_step().splitlines()[0])
        [[step]]
        """
        round_ = self._branch(branch).round
        lines = ["[[step]]", 'text = "What can be done here?"']
        options = {**self._rules.options()}
        if options:
            words = [f"{name} = {_toml(value)}" for name, value in options.items()]
            lines.append(f"options = {{ {', '.join(words)} }}")
        if round_.turn is not None:
            lines.append(f"viewer = {_toml(round_.turn)}")
        lines += ["position = '''", str(round_.position()), "'''"]
        if round_.phase == "turn":
            lines.append('task = { kind = "choose", which = "playable" }')
        elif any(action.verb == "challenge" for action in round_.legal_actions()):
            lines.append('task = { kind = "challenge" }')
        return "\n".join(lines) + "\n"

    # -- what the browser says -----------------------------------------------------------------

    @property
    def _seq(self) -> int:
        return self._state

    def _asked(self, kind: str, message: Mapping[str, Any]) -> None:
        heard = _HEARD.get(kind)
        if heard is None:
            self._refuse(notice("ui-notice-malformed"))
            return
        try:
            heard(self, message)
        except _Malformed:
            self._refuse(notice("ui-notice-malformed"))
        except IllegalAction as error:
            say = message_for(error.verdict)
            self._refuse(say, error.verdict.rules)  # type: ignore[arg-type]
        except UnoFlipError as error:
            if kind == "switch":  # the options, or the position under them, cannot be
                self._refuse(notice("explorer-notice-option"))
                return
            defects = getattr(error, "defects", (str(error),))
            self._refuse(notice("explorer-notice-refused", text="; ".join(defects)[:300]))

    def _hear_edit(self, message: Mapping[str, Any]) -> None:
        self.edit(_text(message, "key"), _text(message, "value"))

    def _hear_paste(self, message: Mapping[str, Any]) -> None:
        text = _text(message, "value")
        if len(text) > _LONGEST_PASTE:
            self._refuse(notice("explorer-problem-too-long", most=_LONGEST_PASTE))
            return
        try:
            self.set_position(text)
            return
        except UnoFlipError:
            found = problems_of(text, self._rules)
            if not found:
                raise
        problems = [_problem(one) for one in found]
        self._entry = {"branch": None, "value": text, "problems": problems}
        self._publish(entry=True)

    def _hear_card(self, message: Mapping[str, Any]) -> None:
        at = message.get("at")
        if (at is not None and type(at) is not int) or message.get("do") not in ("add", "remove"):
            raise _Malformed
        change = self.add if message["do"] == "add" else self.remove
        change(_text(message, "key"), _text(message, "card"), at)

    def _hear_switch(self, message: Mapping[str, Any]) -> None:
        value = message.get("value")
        if "value" not in message or not isinstance(value, str | int | bool | None):
            raise _Malformed
        self._switch(_text(message, "option"), value)
        # What was asked for goes ahead of the rest: both on their way at once hold each other up.
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._show()
        else:
            self._rest = loop.call_later(_HEAD_START, self._show)

    def _hear_apply(self, message: Mapping[str, Any]) -> None:
        number = self._number(message)
        round_ = self._branches[number].round
        if "line" in message:
            self._typed(number, _text(message, "line"))
            return
        legal, n = round_.legal_actions(), message.get("n")
        if type(n) is not int or not 0 <= n < len(legal):
            raise _Malformed
        self.apply(legal[n], number)

    def _typed(self, number: int, line: str) -> None:
        """Do an action that was typed; if it cannot be done, say so beside it."""
        self._entry = None
        try:
            self.apply(line, number)
            return
        except NotationError as error:
            whole = error.start is None
            say = notice("explorer-problem-line")
            problem = Problem(dict(say), 0 if whole else error.start, error.end or len(line))
        except IllegalAction as error:
            problem = Problem(message_for(error.verdict), 0, len(line))
        self._entry = {"branch": number, "value": line[:1000], "problems": [_problem(problem)]}
        self._publish(entry=True)

    def _hear_back(self, message: Mapping[str, Any]) -> None:
        if not self.back(self._number(message)):
            self._refuse(notice("explorer-notice-no-step"))

    def _hear_fork(self, message: Mapping[str, Any]) -> None:
        if len(self._branches) == MOST_BRANCHES:
            self._refuse(notice("explorer-notice-branches", count=MOST_BRANCHES))
        else:
            self.fork(self._number(message))

    def _hear_close(self, message: Mapping[str, Any]) -> None:
        if len(self._branches) == 1:
            self._refuse(notice("explorer-notice-only-branch"))
        else:
            self.drop(self._number(message))

    def _hear_select(self, message: Mapping[str, Any]) -> None:
        self.select(self._number(message))

    def _hear_root(self, message: Mapping[str, Any]) -> None:
        self.root(self._number(message))

    def _hear_deal(self, message: Mapping[str, Any]) -> None:
        players = message.get("players")
        if type(players) is not int or not 2 <= players <= 10:
            raise _Malformed
        if message.get("deck") not in ("flip", "classic"):
            raise _Malformed
        self.deal(message["deck"], players)

    def _hear_discard_draft(self, message: Mapping[str, Any]) -> None:
        self.discard_draft()

    def _hear_play(self, message: Mapping[str, Any]) -> None:
        number, seat = self._number(message), message.get("seat")
        players = self._branches[number].round.players
        if type(seat) is not int or not 0 <= seat < len(players):
            raise _Malformed
        if self._branches[number].round.outcome is not None:
            self._refuse(notice("why-round-over"))
            return
        self.play(players[seat], branch=number)

    def _hear_step(self, message: Mapping[str, Any]) -> None:
        self.send({"type": "step", "text": self.lesson_step(self._number(message))})

    def _number(self, message: Mapping[str, Any]) -> int:
        number = message.get("branch")
        if type(number) is not int or not 0 <= number < len(self._branches):
            raise _Malformed
        return number

    # -- inside --------------------------------------------------------------------------------

    def _begin(self, round_: Round) -> None:
        """Start anew with a single branch."""
        seq = 1 + max((one.seq for one in self._branches), default=-1)
        self._branches = [Branch(_NAMES[0], round_, [])]
        self._branches[0].seq = seq
        self._current = 0

    def _branch(self, number: int | None) -> Branch:
        place = self._current if number is None else number
        if type(place) is not int or not 0 <= place < len(self._branches):
            raise NotationError(
                f"there are the branches 0 to {len(self._branches) - 1}, not {str(place)[:40]}"
            )
        return self._branches[place]

    def _edited(self, change: Any, key: str) -> bool:
        try:
            change()
        except KeyError:
            raise NotationError(f"there is no such thing in {str(key)[:40]!r}") from None
        position = self._draft.position
        if position is not None and position != self._root:
            self._root = position
            self._begin(Round.from_position(position, self._rules))
        self._publish()
        return position is not None

    def _publish(self, *, entry: bool = False) -> None:
        """Show that something has changed that was not a switch."""
        self._state += 1
        if not entry:
            self._entry = None
        with self.hold_sync():
            self.set_trait("switched", {})
            self._show()

    def _show(self) -> None:
        """Show everything as it is now."""
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None
        with self.hold_sync():
            self.set_trait("explorer", self._wire())
            palette = self._wire_palette()
            if palette != self.palette:
                self.set_trait("palette", palette)
        self._tell()
        self._renew_picture()

    def _table(self) -> Snapshot:
        table: Snapshot = self.explorer["branches"][self._current]["snapshot"]
        return table

    def _tell(self) -> None:
        self.set_trait("line", share_line(self.position, self._rules))
        self.set_trait("last_error", "")

    def _wire(self) -> dict[str, Any]:
        draft = self._draft
        return {
            "v": EXPLORER_VERSION,
            "seq": self._state,
            "deck": self._rules.deck,
            "line": share_line(self.position, self._rules),
            "text": self.text,
            "current": self._current,
            "fields": [
                {
                    "key": own.key,
                    "value": own.value,
                    "kind": own.kind,
                    "values": self._choices(own.values),
                    "problems": [_problem(one) for one in own.problems],
                }
                for own in draft.fields.values()
            ],
            "sound": draft.sound,
            "problems": [_problem(one) for one in draft.problems],
            "switches": [_switch(one) for one in switches(self._rules)],
            "entry": self._entry,
            "branches": [_branch(one) for one in self._branches],
        }

    def _choices(self, values: tuple[str, ...] | None) -> list[str] | None:
        """What can be chosen, without the colors of a deck that is not played."""
        if values is None:
            return None
        if self._rules.deck == "classic":
            values = tuple(value for value in values if value not in _DARK)
        return list(values)

    def _wire_palette(self) -> dict[str, Any]:
        held = self._draft.cards
        return {
            "deck": self._rules.deck,
            "cards": [
                [card, light, dark, max(0, count - held[card])]
                for card, light, dark, count in _cards_of(deck_of(self._rules))
            ],
        }

    def _wire_effect(
        self, effect: Effect, undone: list[tuple[str, list[Message]]]
    ) -> dict[str, Any]:
        round_ = self.round
        return {
            "seq": self._state,
            "option": effect.option,
            "before": effect.before,
            "after": effect.after,
            "rules": list(effect.rules),
            "legal": [_choice(round_, one.action, one.verdict) for one in effect.legal],
            "illegal": [_choice(round_, one.action, one.verdict) for one in effect.illegal],
            "changed": [_change(round_, one) for one in effect.changed],
            "undone": [_step(line, said) for line, said in undone],
            "none": effect.none and not undone,
        }

    def __repr__(self) -> str:
        return f"<Explorer: {self.line}>"


def _replayed(start: Position, rules: RuleSet, branch: Branch) -> Branch:
    """The same branch under other rules, up to the first action that they refuse."""
    again = Branch(branch.name, Round.from_position(start, rules), [])
    for line, _ in branch.steps:
        try:
            verdict = again.round.check(line)
        except UnoFlipError:
            break
        if not verdict.ok or verdict.reason.endswith("_penalty"):
            break
        again.apply(line)
    again.seq = branch.seq
    again.look_anew()
    return again


class _Malformed(ValueError):
    """A message that makes no sense."""


_DARK = frozenset({"dark", "pink", "teal", "orange", "purple"})
_HEARD = {
    name.removeprefix("_hear_"): method
    for name, method in vars(Explorer).items()
    if name.startswith("_hear_")
}


def _read(
    position: Position | str | Mapping[str, Any] | Round,
    rules: RuleSet | None,
    *,
    override: RuleSet | None = None,
) -> tuple[Position, RuleSet]:
    """Read a position and the options that go with it."""
    if isinstance(position, Round):
        return position.position(), override or rules or position.rules
    if isinstance(position, str):
        start, found = read_share_line(position, FLIP if rules is None else rules)
        return start, override or found
    return Position.parse(position), rules or FLIP


def _text(message: Mapping[str, Any], name: str) -> str:
    value = message.get(name)
    if not isinstance(value, str):
        raise _Malformed
    return value


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return '"none"'
    if isinstance(value, int):
        return str(value)
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


@lru_cache(maxsize=8)
def _cards_of(deck: Deck) -> tuple[tuple[str, str, str | None, int], ...]:
    """Every different card of the deck: its notation, its faces, and how many there are."""
    return tuple(
        (
            str(card),
            wire_face(card, "light"),
            None if card.dark is None else wire_face(card, "dark"),
            count,
        )
        for card, count in deck.counts().items()
    )


def _problem(problem: Problem) -> dict[str, Any]:
    return {"say": problem.say, "start": problem.start, "end": problem.end}


def _switch(one: Any) -> dict[str, Any]:
    wire: dict[str, Any] = {
        "option": one.option,
        "kind": one.kind,
        "value": one.value,
        "rules": list(one.rules),
        "allowed": one.allowed and one.option != "deck",
        "why": None,
    }
    if one.kind == "choice":
        wire["values"] = list(one.values)
    elif one.kind == "number":
        wire |= {"min": one.least, "max": one.most, "optional": one.optional}
    if one.option == "deck":
        wire["why"] = notice("explorer-switch-deck")
    elif not one.allowed:
        wire["why"] = notice("explorer-switch-conflict")
    return wire


def _branch(branch: Branch) -> dict[str, Any]:
    round_ = branch.round
    snapshot = branch.watcher.snapshot()
    return {
        "name": branch.name,
        "seq": branch.seq,
        "snapshot": snapshot,
        "steps": [_step(line, said) for line, said in branch.steps],
        "legal": [
            {"n": n, **_choice(round_, action, round_.check(action))}
            for n, action in enumerate(round_.legal_actions())
        ],
        "refused": _refused(round_, snapshot),
        "line": share_line(round_.position(), round_.rules),
    }


def _step(line: str, said: list[Message]) -> dict[str, Any]:
    """An action: what was done, and what followed from it."""
    return {"line": line, "say": said[0], "after": said[1:]}


def _refused(round_: Round, snapshot: Any) -> list[dict[str, Any]]:
    """The cards of whoever has to act that may not be laid, and why."""
    player = round_.turn
    if player is None:
        return []
    shown = snapshot["seats"][round_.players.index(player)]["cards"]
    return [
        {
            "face": face,
            "token": token,
            "why": message_for(verdict),
            "rules": list(verdict.rules),
        }
        for (token, face), (_, verdict) in zip(shown, hand_verdicts(round_, player), strict=True)
        if not verdict.ok
    ]


def _choice(round_: Round, action: Action, verdict: Verdict) -> dict[str, Any]:
    def seat(name: str | None) -> int | None:
        return None if name is None else round_.players.index(name)

    def face(card: Card | None) -> str | None:
        return None if card is None else wire_face(card, round_.side)

    return {
        "line": str(action),
        "seat": seat(action.player),
        "verb": action.verb,
        "face": face(action.card),
        "color": None if action.color is None else str(action.color),
        "uno": action.uno,
        "target": seat(action.target),
        "give": face(action.give),
        "lawful": verdict.lawful,
        "why": message_for(verdict),
        "rules": list(verdict.rules),
    }


def _change(round_: Round, change: Change) -> dict[str, Any]:
    return {
        **_choice(round_, change.action, change.verdict),
        "before": list(change.before),
        "after": list(change.after),
    }
