"""The replay widget: a round to look at again, with or without a kernel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import traitlets

from unoflip_widgets.rules import Round
from unoflip_widgets.rules.views import VISIBILITIES

from .bundle import bundled
from .frames import VERSION, Recording, Snapshot, Watcher
from .page import page_of
from .still import Still
from .table import MODES
from .traits import Choice, Pace, listed

__all__ = ["Replay", "record_of"]


def record_of(
    round_: Round, viewer: str | None = None, visibility: str = "open"
) -> tuple[Recording, Snapshot]:
    """Return what one viewer saw of a round, and the table at its end.

    Parameters
    ----------
    round_ : Round
        Any round, finished or not; it is not changed.
    viewer : str or None
        Whose eyes; ``None`` for an onlooker.
    visibility : {"physical", "hidden", "open"}
        How much is shown.

    Examples
    --------
    >>> round_ = Round.deal(["Ann", "Bo"], seed=1, dealer="Bo")
    >>> events = round_.apply("Ann draw")
    >>> recording, last = record_of(round_)
    >>> [recording["frames"][place]["kind"] for place in recording["actions"][0]]
    ['draw', 'turn']
    """
    actions = round_.actions
    again = round_.copy()
    for _ in actions:
        again.undo()
    watcher = Watcher(again, viewer, visibility)
    start = watcher.snapshot()
    places: dict[str, int] = {}
    steps = [
        [places.setdefault(_dense(frame), len(places)) for frame in watcher.follow(events)]
        for events in map(again.apply, actions)
    ]
    frames = [json.loads(frame) for frame in places]
    recording: Recording = {"v": VERSION, "start": start, "frames": frames, "actions": steps}
    return recording, watcher.snapshot()


def _dense(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Replay(Still):
    """A round to look at again: step by step, forward and back, at any speed.

    Everything is in the widget's saved state, so it also works where no kernel runs; `save_page`
    makes a page of it to be handed out.

    Parameters
    ----------
    game : Round or str
        A round, finished or not, or its record (`Round.record`).
    viewer : str or None
        Through whose eyes; ``None`` shows the open table.
    locale : {"en", "ru", "pl"}
        The language.
    pace : float
        How fast cards move: 1 is normal, 2 twice as fast, 0 without movement.
    visibility : {"physical", "hidden", "open"}, optional
        How much is shown; left out, everything for the open table and what one sees at a real
        table for a viewer.
    mode : {"flow", "step", "ask"}
        Whether steps follow each other, wait for a click each, or wait before consequences.

    Attributes
    ----------
    recording : str
        The whole round for the browser (`unoflip_widgets.widgets.frames`).  Synced, read-only.
    locale, pace, mode : str, float, str
        As above.  Synced both ways; may be set at any time.
    viewer, visibility : str
        As above.  Not synced; may be set at any time.
    round : Round
        The round.

    Raises
    ------
    RecordError
        If a record is damaged.

    Examples
    --------
    >>> round_ = Round.deal(["Ann", "Bo"], seed=1, dealer="Bo")
    >>> events = round_.apply("Ann draw")
    >>> Replay(round_.record())
    <Replay: <Round of Ann, Bo: Bo to act (turn), light side, 1 actions>>
    >>> Replay(round_, viewer="Cy")
    Traceback (most recent call last):
        ...
    traitlets.traitlets.TraitError: viewer must be one of 'Ann', 'Bo' or None, not 'Cy'
    """

    _esm = bundled("widget.js")
    _from_browser: ClassVar[frozenset[str]] = frozenset({"locale", "pace", "mode"})

    recording = traitlets.Unicode(read_only=True).tag(sync=True)
    pace = Pace().tag(sync=True)
    mode = Choice(MODES).tag(sync=True)
    viewer = traitlets.Any(None, allow_none=True)
    visibility = Choice(VISIBILITIES)

    def __init__(
        self,
        game: Round | str,
        *,
        viewer: str | None = None,
        locale: str = "en",
        pace: float = 1.0,
        visibility: str | None = None,
        mode: str = "flow",
    ) -> None:
        if not isinstance(game, Round | str):
            raise TypeError(f"a replay shows a Round or its record, not {type(game).__name__}")
        self.round = game.copy() if isinstance(game, Round) else Round.from_record(game)
        self._left_out = visibility is None
        self.viewer, self.visibility = viewer, visibility or self._usual(viewer)
        self._record()
        super().__init__(locale=locale, pace=pace, mode=mode)
        self.observe(self._look_anew, ["viewer", "visibility"])

    @traitlets.validate("viewer")
    def _valid_viewer(self, proposal: Any) -> str | None:
        viewer: str | None = proposal["value"]
        if viewer is not None and viewer not in self.round.players:
            allowed = listed([*self.round.players, None])
            raise traitlets.TraitError(f"viewer must be one of {allowed}, not {viewer!r}")
        return viewer

    def page(self, title: str = "UNO Flip") -> str:
        """Return the replay as a web page of its own, with all that it needs inside.

        It works where nothing else does: without Jupyter, a server or the network.

        Parameters
        ----------
        title : str
            The heading of the page.
        """
        state = {name: getattr(self, name) for name in ("recording", *sorted(self._from_browser))}
        return page_of(title, state, self._last)

    def save_page(self, path: str | Path, title: str = "UNO Flip") -> Path:
        """Save the page to be handed out: a single file that any browser opens.

        Parameters
        ----------
        path : str or Path
            Where to; a file that is there is replaced.
        title : str
            The heading of the page.

        Raises
        ------
        OSError
            If the file cannot be written.
        """
        target = Path(path)
        target.write_text(self.page(title), "utf-8")
        return target

    @staticmethod
    def _usual(viewer: str | None) -> str:
        """How much is shown to a viewer where nothing else was asked for."""
        return "open" if viewer is None else "physical"

    def _look_anew(self, change: Any) -> None:
        if change["name"] == "visibility":
            self._left_out = False
        elif self._left_out:
            self.visibility = self._usual(self.viewer)
            self._left_out = True
        self._record()

    def _record(self) -> None:
        recording, self._last = record_of(self.round, self.viewer, self.visibility)
        self.set_trait("recording", _dense(recording))

    def __repr__(self) -> str:
        return f"<Replay: {self.round!r}>"

    def _table(self) -> Snapshot:
        return self._last
