"""The table of a match with its seats and options, which asks the rules of its game about what a seat sees."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Generic, Protocol, Self, TypeVar

from tabletop.controller.tables import Attachment, PlainTable, Thing, grounds
from tabletop.engine import Choose, ChooseSome, Game, Option, PlayerView, Reason, Request, Seen, Table


class Piece(Protocol):
    """A face as the rules of a game use it."""

    @property
    def id(self) -> str:
        """Return the face's slug."""


_Piece = TypeVar("_Piece", bound=Piece)
_Setup = TypeVar("_Setup")


class SeatedTable(PlainTable, Generic[_Piece, _Setup]):
    """Know the faces of a match, and lay out a view so that rules which only read can be asked about it.

    :param options: complete or not; the game completes them when they are first asked for.
    """

    vague: tuple[str, ...] = ()
    """How the ids of reasons begin that tell of the turn and not of what was meant, the vaguest first."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self._seats = seats
        self._options = options

    @property
    @abstractmethod
    def _game(self) -> Game:
        """Return the game whose table it is."""

    def seated(self, seats: int, options: Mapping[str, Any]) -> Self:
        """Return the controller of a match with so many seats and these (complete) options."""
        return type(self)(seats, options)

    @cached_property
    def _complete(self) -> dict[str, Any]:
        return self._game.normalise(self._seats, self._options)

    @cached_property
    def _setup(self) -> _Setup:
        setup: _Setup = self._game.configure(self._seats, self._complete)
        return setup

    @cached_property
    def _pieces(self) -> Mapping[str, _Piece]:
        """Return the faces that there can be, by slug."""
        return {piece.id: piece for piece in self._game.faces(self._seats, self._complete)}

    @cached_property
    def _seen(self) -> Seen:
        return self._lay_out()

    @cached_property
    def _ahead(self) -> Seen:
        return self._lay_out()

    def _lay_out(self) -> Seen:
        game = self._game
        count = len(game.faces(self._seats, self._complete))
        return Seen(game.layout(self._seats, self._complete), self._setup, self._pieces, count)

    def _table(self, view: PlayerView) -> Table:
        """Return the table that a view shows; only to be read."""
        return self._seen.table(view)

    def _imagined(self, view: PlayerView) -> Table:
        """Return the table of a view as it might be; the one that is shown is kept beside it. Only to be read."""
        return self._ahead.table(view)

    def _piece(self, view: PlayerView, card: int) -> _Piece | None:
        """Return the face of a card, None where the viewer does not know it."""
        slug = view.faces.get(card)
        return None if slug is None else self._pieces[slug]

    def attached(self, view: PlayerView, card: int) -> Attachment:
        """Return how a card would lie on another: none does."""
        return "above"

    def better_reason(self, one: Reason, other: Reason) -> Reason:
        """Return the reason that tells more: of what was meant, rather than of what the turn has seen."""
        return other if self._telling(other) > self._telling(one) else one

    def _telling(self, reason: Reason) -> int:
        """Return how much a reason tells: the higher the more."""
        ranks = (rank for rank, start in enumerate(self.vague) if reason.id.startswith(start))
        return next(ranks, len(self.vague))

    @abstractmethod
    def destination(self, view: PlayerView, request: Request, option: Option) -> Thing | None:
        """Return where an option is carried to."""

    def _offered(
        self, view: PlayerView, request: Request, start: Thing, target: Thing | None
    ) -> list[Option]:
        """List the options of a question that begin with a card or a place, and may be carried to a target."""
        if not isinstance(request, (Choose, ChooseSome)):
            return []
        under = None if target is None else grounds(view, target)
        return [
            option
            for option in request.options
            if start == (option.target if option.card is None else option.card)
            and (under is None or self.destination(view, request, option) in under)
        ]
