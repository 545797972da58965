"""Seats at one screen: persons and bots, the curtain between them, undo, autosave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tabletop.controller.tables import GameController
from tabletop.engine import Answer, Event, Game, Match, Outcome, PlayerView, Reason, Request, SeatMatch


class BotLike(Protocol):
    """Whoever answers for a seat, from what that seat may know alone."""

    @property
    def name(self) -> str: ...

    def choose(self, seat: SeatMatch) -> Answer:
        """Return an answer to the seat's open request."""


class Player(NamedTuple):
    """Who sits at a seat: a name, and the level of a bot (None: a person at this screen)."""

    name: str
    bot: str | None = None


BotMaker = Callable[[str, int, int], BotLike]
"""(level, seat, seed) -> a bot."""

Autosave = Callable[[dict[str, Any], dict[str, Any]], None]
"""(record, meta): keep the match; called after every answer."""


class Session:
    """One match at one screen.

    The screen calls `tick()` every frame (or whenever its animations let bots go on), draws `view_shown` plus `take_events()`,
    shows the curtain while `curtain` names a seat, and submits answers.

    :param bots: makes a bot of a level.
    :param autosave: called after every answer with `record()` and `save_state()`.
    :param curtain: whether persons are hidden from each other.
    :param seed: orders what bots do by chance.
    """

    match: Match
    controller: GameController
    players: tuple[Player, ...]
    viewer: int
    """Whose eyes the screen shows; the number of seats for a spectator, as while the curtain is down."""
    curtain: int | None
    """The seat that must lift the curtain before anything secret is shown."""
    reset: bool
    """Whether `view_shown` has jumped (another viewer, an undo), so that sprites are to be laid anew; the screen clears it."""
    assisted: bool

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        bots: BotMaker,
        autosave: Autosave | None = None,
        curtain: bool = True,
        seed: int = 0,
    ) -> None:
        raise NotImplementedError

    @classmethod
    def resume(
        cls,
        game: Game,
        record: Mapping[str, Any],
        meta: Mapping[str, Any],
        bots: BotMaker,
        autosave: Autosave | None = None,
        curtain: bool = True,
        seed: int = 0,
    ) -> Session:
        """Go on with a recorded match: same table, names, kinds, and what each had seen."""
        raise NotImplementedError

    @property
    def names(self) -> tuple[str, ...]:
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    @property
    def request(self) -> Request | None:
        """Return the viewer's open request; None while others decide or the curtain is down."""
        raise NotImplementedError

    @property
    def waiting_for(self) -> int | None:
        """Return the seat that is asked; None when the match is over."""
        raise NotImplementedError

    @property
    def view_shown(self) -> PlayerView:
        """Return the view as of the last event taken: what the screen shows before it plays `take_events()`. Not to be changed."""
        raise NotImplementedError

    def lift_curtain(self) -> None:
        raise NotImplementedError

    def submit(self, answer: Answer, serial: int) -> None:
        """Answer the viewer's request.

        :raises IllegalAnswer: the answer is illegal or to another request than the open one; nothing has changed.
        """
        raise NotImplementedError

    def tick(self) -> bool:
        """Let bots go on; return whether something happened."""
        raise NotImplementedError

    def view(self) -> PlayerView:
        """Return the viewer's view after all events."""
        raise NotImplementedError

    def take_events(self) -> list[Event]:
        """Return the events that the viewer has not yet been given, as it may see them."""
        raise NotImplementedError

    def history(self) -> list[Event]:
        """Return all the events that the viewer has been given: the log."""
        raise NotImplementedError

    def recap(self) -> list[Event]:
        """Return the events since the viewer's last decision."""
        raise NotImplementedError

    def take_notes(self) -> list[Reason]:
        """Return what the players must be told that is no event: a bot that failed, a save that did."""
        raise NotImplementedError

    def why_not_undo(self) -> Reason | None:
        raise NotImplementedError

    def undo(self) -> None:
        """Take the viewer's last answer back; :raises IllegalAnswer: with the reason why not."""
        raise NotImplementedError

    def why_not_concede(self, seat: int) -> Reason | None:
        raise NotImplementedError

    def concede(self, seat: int) -> None:
        raise NotImplementedError

    def hand_over(self, seat: int, bot: str | None) -> None:
        """Hand a seat to a bot of a level, or to a person (None)."""
        raise NotImplementedError

    def record(self) -> dict[str, Any]:
        """Return the match's record, with what this screen needs to go on in its head."""
        raise NotImplementedError

    def save_state(self) -> dict[str, Any]:
        """Return who plays: `{"players": [{"name", "kind"}, …]}`."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop the bots' thread."""
        raise NotImplementedError
