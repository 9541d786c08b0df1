"""The table widget: a round or a series that people and bots play in a notebook.

The rules core decides, a `Watcher` writes down what the viewer sees, and the browser shows it
and sends back what the person wants.  Nothing happens here by itself: a bot acts when the
browser says that everything so far has been seen, or when `Table.advance` is called.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar
from weakref import WeakSet

import traitlets

from unoflip_widgets.players import Bot, BotError, make_bot, next_action
from unoflip_widgets.rules import (
    VERBS,
    Action,
    Card,
    Color,
    Events,
    NotationError,
    Outcome,
    Round,
    Series,
    parse_card,
)
from unoflip_widgets.rules.verdicts import rules_for
from unoflip_widgets.rules.views import VISIBILITIES
from unoflip_widgets.teaching import message_for

from .account import Account
from .base import AskedWidget, notice
from .bundle import bundled
from .frames import VERSION, Frame, Snapshot, State, Watcher
from .options import actions_of, offered
from .still import Still
from .traits import Choice, Pace, listed

__all__ = ["MODES", "Table"]

MODES = ("flow", "step", "ask")
_INTENTS = tuple(verb for verb in VERBS if verb != "open")
_FIELDS = frozenset({"type", "seq", "verb", "token", "color", "uno", "target", "give"})
_AUTO: Any = object()
_OPEN: WeakSet[Table] = WeakSet()
"""All tables that are not closed, to find those at which the same game is played."""


def _token_of(card: Card | None, table: Table) -> int | None:
    tokens = [held.token for held in table._watcher.hand if held.card == card]
    # Of equal cards the person means one.
    return table._chosen if table._chosen in tokens else next(iter(tokens), None)


def _card_of(token: object, table: Table) -> Card | None:
    # A card that has gone in the meantime is not chosen any more.
    card = table._watcher.card_of(token)
    table._chosen = None if card is None else token
    return card


class Table(AskedWidget, Still):
    """A table to play at.

    Parameters
    ----------
    game : Round or Series, optional
        What is played; left out, a series for "You" and two bots.
    viewer : str or None, optional
        Through whose eyes the table is shown and for whom its buttons act; ``None`` only
        watches.  Left out: the first player who is no bot.
    bots : Mapping of str to str or Bot, or str, optional
        Who is played by which bot (``"hasty"``, ``"steady"``, ``"sly"``, or a `Bot`); a single
        level plays everybody but the viewer.
    locale : {"en", "ru", "pl"}
        The language.
    pace : float
        How fast cards move: 1 is normal, 2 twice as fast, 0 without movement.
    visibility : {"physical", "hidden", "open"}
        Inactive faces as at a real table, none of them, or all hands open.
    mode : {"flow", "step", "ask"}
        Whether steps follow each other, wait for a click each, or wait before consequences.
    hotseat : bool, optional
        Whether several people share this device: the viewer changes to whoever has to act.
        Left out: yes, if no viewer is given and several players are no bots.

    Attributes
    ----------
    state, notice : dict
        What the browser is shown (`unoflip_widgets.widgets.frames`).  Synced, read-only.
    locale, pace, mode : str, float, str
        As above.  Synced both ways; may be set at any time.
    hotseat : bool
        As above.  Synced.
    selected : Card or None
        The own card that the person has chosen but not laid yet.  Synced as its token; may be
        set, also with notation.
    viewer, visibility : str
        As above.  Not synced; may be set at any time.
    turn, side, color, phase : str
        As in `Round`.  Not synced; to be observed.
    scores : dict
        The points by player, the present round included once it is over.  Not synced.
    last_error : str
        The last refusal as a sentence, ``""`` after something was done.  Not synced.

    Notes
    -----
    All tables made from the same `Round` or `Series` object show the same game: what is done at
    one of them moves at the others too, and they go on to the next round together.

    A round has nobody to tell when a cell changes it by ``round_.apply(...)``.  Use `apply`,
    `undo` and `new_round` of the table, or call `refresh` afterwards; without it a table
    notices when it is shown again, or when something is done at it.

    Examples
    --------
    >>> round_ = Round.deal(["You", "Bo"], seed=1, dealer="Bo")
    >>> table = Table(round_, viewer="You", bots={"Bo": "steady"})
    >>> table.turn, table.side
    ('You', 'light')
    >>> events = table.apply("You draw")
    >>> events[0].kind
    'draw'
    >>> table.undo()
    >>> table.locale = "de"
    Traceback (most recent call last):
        ...
    traitlets.traitlets.TraitError: locale must be one of 'en', 'ru' or 'pl', not 'de'
    """

    _esm = bundled("widget.js")
    _from_browser: ClassVar[frozenset[str]] = frozenset({"locale", "pace", "mode", "selected"})

    state = traitlets.Dict(read_only=True).tag(sync=True)
    pace = Pace().tag(sync=True)
    mode = Choice(MODES).tag(sync=True)
    hotseat = traitlets.Bool(False).tag(sync=True)
    selected = traitlets.Any(None, allow_none=True).tag(
        sync=True, to_json=_token_of, from_json=_card_of
    )

    viewer = traitlets.Any(None, allow_none=True)
    visibility = Choice(VISIBILITIES)
    turn = traitlets.Unicode(None, allow_none=True, read_only=True)
    side = traitlets.Unicode(read_only=True)
    color = traitlets.Unicode(None, allow_none=True, read_only=True)
    phase = traitlets.Unicode(read_only=True)
    scores = traitlets.Dict(read_only=True)

    def __init__(
        self,
        game: Round | Series | None = None,
        *,
        viewer: str | None = _AUTO,
        bots: Mapping[str, str | Bot] | str | None = None,
        locale: str = "en",
        pace: float = 1.0,
        visibility: str = "physical",
        mode: str = "flow",
        hotseat: bool | None = None,
    ) -> None:
        if game is None:
            game = Series(["You", "Bo", "Cy"])
            bots = {"Bo": "steady", "Cy": "sly"} if bots is None else bots
        if not isinstance(game, Round | Series):
            raise TypeError(f"a table shows a Round or a Series, not {type(game).__name__}")
        # Tables of the same game stay together, also from one round to the next.
        shared = (table._account for table in _OPEN if table._account.is_of(game))
        self._account: Account = next(shared, None) or Account(game)
        players = self.round.players
        self._check_viewer(viewer)
        if isinstance(bots, str):
            others = players[1:] if viewer is _AUTO else [p for p in players if p != viewer]
            bots = dict.fromkeys(others, bots)
        self._bots = self._hire(bots or {})
        people = [name for name in players if name not in self._bots]
        if hotseat is None:
            hotseat = viewer is _AUTO and len(people) > 1
        if viewer is _AUTO:
            viewer = people[0] if people else None
            if hotseat and self.round.turn in people:
                viewer = self.round.turn
        self._seq = 0
        self._continued = -1
        self._chosen: object = None
        labels = {name: bot.level or type(bot).__name__ for name, bot in self._bots.items()}
        self._watcher = Watcher(
            self.round, viewer, visibility, bots=labels, account=self._account.booking
        )
        self._opened()
        # Before the widget opens, so that its first message already holds the table.
        self.set_trait("state", self._state([]))
        super().__init__(
            locale=locale,
            pace=pace,
            mode=mode,
            hotseat=hotseat,
            viewer=viewer,
            visibility=visibility,
        )
        self._tell()
        self.observe(self._look_anew, ["viewer", "visibility"])
        _OPEN.add(self)

    # -- what a notebook uses --------------------------------------------------------

    @property
    def round(self) -> Round:
        """The present round."""
        return self._account.round

    @property
    def series(self) -> Series | None:
        """The series, if one is played."""
        return self._account.series

    @property
    def bots(self) -> dict[str, Bot]:
        """The bots by the names of their seats."""
        return dict(self._bots)

    def apply(self, action: Action | str) -> Events:
        """Do an action for any player, and show it.

        Parameters
        ----------
        action : Action or str
            An action, or its line of notation.

        Raises
        ------
        NotationError
            If it is no action of this round.
        IllegalAction
            If the rules refuse it; nothing has changed then.
        """
        self._catch_up()
        return self._do(action)

    def advance(self) -> bool:
        """Go on by one step: let the next bot act, or hand the device to the next person.

        The browser asks for this whenever everything so far has been seen; call it where no
        browser shows the table.

        Returns
        -------
        bool
            Whether anything happened; ``False`` if a person of this table has to act, or the
            round is over.
        """
        if self._catch_up():
            return True
        action = next_action(self.round, self._bots)
        if action is not None:
            self._do(action)
            return True
        turn = self.round.turn
        if self.hotseat and turn is not None and turn != self.viewer and turn not in self._bots:
            self.viewer = turn
            return True
        return False

    def undo(self) -> None:
        """Take back what happened since a person last decided, that decision included.

        Raises
        ------
        UnoFlipError
            If there is nothing to take back.
        """
        self.round.undo()
        while self.round.turn in self._bots and self.round.actions:
            self.round.undo()
        self.refresh()

    def new_round(self) -> None:
        """Deal the next round; after the end of a series a new one begins.

        Raises
        ------
        UnoFlipError
            If the present round goes on.
        """
        self._account.next_round()
        self.refresh()

    def play_to_end(self, level: str = "steady") -> Outcome:
        """Play the round to its end at once, with bots for the people too.

        Parameters
        ----------
        level : {"hasty", "steady", "sly"}
            How the people's seats are played.
        """
        self._catch_up()
        rules = self.round.rules
        crew = {
            name: self._bots.get(name) or make_bot(level, seat, rules)
            for seat, name in enumerate(self.round.players)
        }
        while (action := next_action(self.round, crew)) is not None:
            self._do(action)
        outcome = self.round.outcome
        assert outcome is not None
        return outcome

    def refresh(self) -> None:
        """Show the round as it stands, after it was changed from outside the table.

        Examples
        --------
        >>> round_ = Round.deal(["Ann", "Bo"], seed=1, dealer="Bo")
        >>> table = Table(round_)
        >>> events = round_.apply("Ann draw")
        >>> table.refresh()
        >>> table.turn
        'Bo'
        """
        self._show_anew()
        for table in self._mates():
            table._catch_up()

    def close(self) -> None:
        """Close the table; the round and the other tables of it go on."""
        _OPEN.discard(self)
        super().close()

    # -- what the browser says ---------------------------------------------------------

    def _greeted(self) -> None:
        self._catch_up()
        # Whoever has just come asks anew, also a bot that failed before.
        self._continued = -1

    def _listen(self, message: dict[str, Any]) -> None:
        kind, seq = message.get("type"), message.get("seq")
        if kind == "behind" and type(message.get("token")) is int:
            token = message["token"]
            self.send({"type": "behind", "token": token, "faces": self._watcher.behind(token)})
        elif kind not in ("intent", "continue", "new_round") or type(seq) is not int:
            self._refuse(notice("ui-notice-malformed"))
        elif kind == "continue":
            # Two windows may both report that they have shown the same state.
            if seq == self._seq != self._continued:
                self._continued = seq
                self._go_on()
        elif self._catch_up() or seq != self._seq:
            self._refuse(notice("ui-notice-stale"))
        elif kind == "intent":
            self._intend(message)
        elif self.round.outcome is None:
            self._refuse(notice("ui-notice-goes-on"))
        else:
            self.new_round()

    def _go_on(self) -> None:
        try:
            if not self.advance():
                self._renew_picture()
        except BotError as error:
            # The person sees the table, not the log. What the bot said may name cards of its hand.
            self._refuse({"id": "ui-notice-bot-failed", "args": {"player": error.player or ""}})

    def _intend(self, message: dict[str, Any]) -> None:
        if self.viewer is None or self.viewer in self._bots:
            self._refuse(notice("ui-notice-onlooker"))
            return
        for name in ("token", "give"):
            if type(message.get(name)) is int and self._watcher.card_of(message[name]) is None:
                reason = "card_not_in_hand"
                self._refuse(
                    {"id": f"why-{reason.replace('_', '-')}", "args": {}},
                    rules_for(reason, self.round.deck.kind),
                )
                return
        action = self._action(message)
        if action is None:
            self._refuse(notice("ui-notice-malformed"))
            return
        verdict = self.round.check(action)
        if not verdict.ok or verdict.reason.endswith("_penalty"):
            # A slip that the rules punish is still only a slip of the mouse here.
            self._refuse(message_for(verdict), verdict.rules)  # type: ignore[arg-type]
        elif action not in offered(self.round, self.viewer):
            self._refuse(notice("ui-notice-not-offered"))
        else:
            self._do(action, message.get("token"))

    def _action(self, message: dict[str, Any]) -> Action | None:
        """Read what the person wants; ``None`` if it makes no sense."""
        verb, target = message.get("verb"), message.get("target")
        uno = message.get("uno", False)
        players = self.round.players
        if not set(message) <= _FIELDS or verb not in _INTENTS or type(uno) is not bool:
            return None
        if "target" in message and (type(target) is not int or not 0 <= target < len(players)):
            return None
        cards = {}
        for field, name in (("token", "card"), ("give", "give")):
            cards[name] = self._watcher.card_of(message.get(field))
            if field in message and cards[name] is None:
                return None
        try:
            return Action(
                self.viewer,
                verb,
                card=cards["card"],
                color=Color(message["color"]) if "color" in message else None,
                uno=uno,
                target=None if target is None else players[target],
                give=cards["give"],
            )
        except ValueError:
            return None

    # -- inside ----------------------------------------------------------------------------

    def _hire(self, bots: Mapping[str, str | Bot]) -> dict[str, Bot]:
        players = self.round.players
        if not isinstance(bots, Mapping):
            raise TypeError(
                "bots are a level for all others, or a mapping such as "
                f"{{{players[-1]!r}: 'steady'}}, not {type(bots).__name__}"
            )
        crew = {}
        for name, bot in bots.items():
            if name not in players:
                raise ValueError(f"bots play for {listed(players)}; nobody here is called {name!r}")
            # The seat is seed enough; the round's own seed would leak into what bots do.
            seat = players.index(name)
            crew[name] = bot if isinstance(bot, Bot) else make_bot(bot, seat, self.round.rules)
        return crew

    def _check_viewer(self, viewer: Any) -> None:
        players = self.round.players
        if viewer is not _AUTO and viewer is not None and viewer not in players:
            raise traitlets.TraitError(
                f"viewer must be one of {listed([*players, None])}, not {str(viewer)[:40]!r}"
            )

    @traitlets.validate("viewer")
    def _valid_viewer(self, proposal: Any) -> str | None:
        self._check_viewer(proposal["value"])
        viewer: str | None = proposal["value"]
        return viewer

    @traitlets.validate("selected")
    def _valid_selected(self, proposal: Any) -> Card | None:
        value = proposal["value"]
        hand = [held.card for held in self._watcher.hand]
        try:
            card = parse_card(value) if isinstance(value, str) else value
        except NotationError:
            card = value
        if card is None or (isinstance(card, Card) and card in hand):
            return card
        raise traitlets.TraitError(
            f"selected must be one of {listed([*map(str, hand), None])}, not {str(value)[:40]!r}"
        )

    def _look_anew(self, _: object) -> None:
        self._watcher.viewer, self._watcher.visibility = self.viewer, self.visibility
        self._show_anew()

    def _show_anew(self) -> None:
        self._watcher.restart(self.round, self._account.booking)
        self._opened()
        self._publish([])

    def _mates(self) -> list[Table]:
        """The other tables at which this round is played."""
        return [table for table in _OPEN if table is not self and table.round is self.round]

    def _opened(self) -> None:
        """Remember up to where the round has been shown."""
        self._shown = (self.round, self.round.actions)

    def _catch_up(self) -> bool:
        """Show what was done to the round from outside the table, if anything was."""
        # Not only how many: what was taken back may have been replaced by something else.
        if self._shown == (self.round, self.round.actions):
            return False
        self._show_anew()
        return True

    def _do(self, action: Action | str, token: int | None = None) -> Events:
        mates = self._mates()
        for table in mates:
            table._catch_up()
        events = self.round.apply(action)
        self._follow(events, token)
        for table in mates:
            table._follow(events)
        return events

    def _follow(self, events: Events, token: int | None = None) -> None:
        """Show what has just been done to the round, here or at another table."""
        self._opened()
        booking = None if self.round.outcome is None else self._account.booking
        self._publish(self._watcher.follow(events, booking, token))

    def _state(self, frames: list[Frame]) -> State:
        plays = self._watcher.viewer not in self._bots
        actions = actions_of(self.round, self._watcher) if plays else None
        return {
            "v": VERSION,
            "seq": self._seq,
            "frames": frames,
            "snapshot": self._watcher.snapshot(actions),
        }

    def _publish(self, frames: list[Frame]) -> None:
        self._seq += 1
        with self.hold_sync():
            self.selected = None
            self.set_trait("state", self._state(frames))
        self._tell()

    def _tell(self) -> None:
        """Let notebooks observe where the round stands."""
        round_ = self.round
        self.set_trait("side", round_.side)
        self.set_trait("color", None if round_.color is None else str(round_.color))
        self.set_trait("phase", round_.phase)
        self.set_trait("scores", dict(self._account.booking.totals))
        self.set_trait("last_error", "")
        self.set_trait("turn", round_.turn)

    def _shown_seq(self) -> int:
        return self._seq

    # -- seen without a browser that plays ------------------------------------------------

    def __repr__(self) -> str:
        return f"<Table: {self.round!r}>"

    def _ipython_display_(self) -> None:
        self._catch_up()
        super()._ipython_display_()

    def _table(self) -> Snapshot | None:
        table: Snapshot | None = self.state.get("snapshot")
        return table
