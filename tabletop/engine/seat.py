"""All that a bot is given of a match: what its own seat may know and do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.engine.dice import Dice
from tabletop.engine.events import Event
from tabletop.engine.game import Game
from tabletop.engine.imagining import Belief, Guess
from tabletop.engine.match import Match
from tabletop.engine.requests import Reason, Request
from tabletop.engine.views import PlayerView

if TYPE_CHECKING:
    from tabletop.engine.game import Outcome


class SeatMatch:
    """Show a match as one seat may know it.

    >>> from tabletop import games
    >>> mine = Match(games.get("la_campana"), seats=2, seed=7).seat(1)
    >>> mine.request is None  # it is seat 0 that is asked
    True
    """

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> Game:
        """Return the rules that are played."""
        return self._match.game

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return self._match.seats

    @property
    def options(self) -> dict[str, Any]:
        """Return the options of the match."""
        return self._match.options

    @property
    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return self._match.outcome

    @property
    def request(self) -> Request | None:
        """Return the open request if it is this seat's."""
        request = self._match.request
        return request if request is not None and request.seat == self.seat else None

    def view(self) -> PlayerView:
        """Return what this seat may know of the table."""
        return self._match.view(self.seat)

    def events(self, since: int = 0) -> list[Event]:
        """List the events from number `since` on, in the form that this seat may see."""
        return [event.seen_by(self.seat) for event in self._match.events[since:]]

    def why_not(self, answer: Any) -> Reason | None:
        """Return why an answer to this seat's request is not allowed, or None if it is."""
        request = self.request
        return Reason("reason-not-asked") if request is None else request.why_not(answer)

    def imagine(self, dice: Dice, guess: Guess | None = None, belief: Belief | None = None) -> Match:
        """Return a match that might be the true one for all that this seat knows; see `Match.imagine`."""
        return self._match.imagine(self.seat, dice, guess, belief)
