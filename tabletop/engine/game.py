"""What a game brings: its seats, options, zones, phases, and what a surrender means."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from tabletop.engine.dice import Dice
from tabletop.engine.events import Place
from tabletop.engine.imagining import Demand
from tabletop.engine.layout import Layout
from tabletop.engine.requests import Reason, Request
from tabletop.engine.state import Card
from tabletop.engine.table import Table

Rules = Generator[Request, Any, None]
"""A stretch of rules: it yields requests and is sent their answers."""

_T = TypeVar("_T")
Asking = Generator[Request, Any, _T]
"""A stretch of rules that comes to a result."""

Phase = Callable[[Table], Rules]


class Outcome(NamedTuple):
    """How a match ended: who won (several share it), each seat's score, and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: Reason


class GameOver(Exception):
    """Raised by a rule, at any depth, when the match is decided."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.why.id)
        self.outcome = outcome


class SetupError(ValueError):
    """A match that cannot be set up as asked; `reason` names what was wrong and what was expected."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.id} {reason.args}")
        self.reason = reason


class OptionSpec(NamedTuple):
    """An option of a match. Its wording is the message `option-<game>-<name>`.

    :param values: the allowed values, the default first (booleans for a switch).
    :param seats: the seat counts at which it can be chosen; empty means all.
    :param is_seat: it names a seat, which must be one of the match.
    :param by_loser: its default leaves it to chance who begins, each further value names a seat. Where nobody chooses
        one, whoever lost the last match of the same people begins.
    """

    name: str
    values: tuple[Any, ...]
    seats: tuple[int, ...] = ()
    is_seat: bool = False
    by_loser: bool = False

    @property
    def default(self) -> Any:
        """Return the value that holds when nobody chose one."""
        return self.values[0]

    def among(self, seats: int) -> tuple[Any, ...]:
        """Return the values that there are in a match of so many seats."""
        return tuple([seat for seat in self.values if seat < seats]) if self.is_seat else self.values

    def naming(self, seat: int) -> Any:
        """Return the value of a `by_loser` option that names a seat."""
        return self.values[1 + seat]


class Game(ABC):
    """The rules of a game, as the kernel needs them. A game is stateless: all state lies in the table."""

    id: str
    version: int
    """Raised whenever the same answers may lead elsewhere; records of another version are refused."""
    players: range
    options: tuple[OptionSpec, ...] = ()
    reactions: ClassVar[bool] = False
    """Whether its rules ask for reactions (`Request.optional`): then people choose where the table stops for one."""
    phases: ClassVar[Mapping[str, Phase]]
    """The turn as a loop over named phases; each can be entered afresh from the table alone."""

    deeds: ClassVar[Mapping[str, str]] = {}
    """The kinds of notes that tell that their `card` has been used, and which argument says by whom. How much each
    design helps to win is measured by them (`tabletop balance`). Without any, a card counts as used when it goes from
    a hand to where all see it: too much where cards are discarded, too little where they are played face down."""

    prices: ClassVar[Mapping[str, str]] = {}
    """The kinds of notes that tell that their `card` has been sold, and which argument says for how much."""

    words: Any
    """The vocabulary of its cards (`cards.models.Words`)."""

    @property
    @abstractmethod
    def cards(self) -> Sequence[Any]:
        """Return what is printed on its cards, each face once (`cards.models.CardFace`)."""

    @property
    @abstractmethod
    def controller(self) -> Any:
        """Return what a screen needs to know of this game's table (`controller.tables.GameController`)."""

    @property
    @abstractmethod
    def heuristics(self) -> Any:
        """Return what a bot thinks a position is worth (`bots.squire.Heuristics`)."""

    @property
    def deck_rules(self) -> Any:
        """Return how the decks of its players are built (`cards.decks.DeckRules`); None if they bring none."""
        return None

    @property
    @abstractmethod
    def data_hash(self) -> str:
        """Return a hash of the card data; records made with other cards are refused."""

    @abstractmethod
    def layout(self, seats: int, options: Mapping[str, Any]) -> Layout:
        """Return the zones."""

    @abstractmethod
    def faces(self, seats: int, options: Mapping[str, Any]) -> Sequence[Any]:
        """Return the face of each card of a match, in a fixed order."""

    @abstractmethod
    def configure(self, seats: int, options: Mapping[str, Any]) -> Any:
        """Work out from seats and options what rules often ask; it becomes `table.setup`."""

    def table(self, seats: int, options: dict[str, Any], dice: Dice) -> Table:
        """Return a table with all cards in its first zone and nothing begun.

        :param options: complete, as `normalise` returns them.
        """
        faces, setup = self.faces(seats, options), self.configure(seats, options)
        return Table(self.layout(seats, options), faces, options, setup, dice)

    @abstractmethod
    def begin(self, table: Table) -> None:
        """Make the table ready and enter the first phase."""

    @abstractmethod
    def concede(self, table: Table, seat: int) -> bool:
        """Carry out a surrender; return whether the open request has lost its meaning.

        Then the phase that the table stands in begins anew. Else the request stays open, or if it was the seat's own,
        it is declined and the rules go on: they must bear that a player, and cards that they hold, are gone.

        :raises GameOver: if it decides the match.
        """

    @abstractmethod
    def why_not_concede(self, table: Table, seat: int) -> Reason | None:
        """Return why a seat cannot surrender (it is out already), or None."""

    def demands(self, table: Table, seat: int) -> Sequence[Demand]:
        """Return what is public about faces that a seat does not know; see `imagining.deal_unknown`."""
        return ()

    def pool(self, table: Table, card: Card) -> int:
        """Return which cards one might be taken for: unknown faces are imagined among cards of one pool.

        It is public which card belongs to which pool, as when each player brings a deck.
        """
        return 0

    def home(self, table: Table, card: Card) -> Place | None:
        """Return where a card lies at the start of a match, if it has a place of its own: its player's deck.

        A position lays it there unless it says otherwise.
        """
        return None

    def guess_seal(self, table: Table, seat: int, name: str, dice: Dice) -> Any:
        """Return a value that a seat might have sealed, drawn for an imagined table.

        :param seat: the seat that sealed it.
        """
        raise LookupError(f"{self.id} seals {name} but cannot guess it")

    def normalise(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return complete options: each one named, the default where it was left out.

        :raises SetupError: naming the seat count, option or value that is wrong, and what was expected.
        """
        if type(seats) is not int or seats not in self.players:
            low, high = self.players[0], self.players[-1]
            raise SetupError(Reason("error-seats", {"game": self.id, "n": seats, "low": low, "high": high}))
        names = [spec.name for spec in self.options]
        for name in options:
            if name not in names:
                raise SetupError(
                    Reason("error-option", {"game": self.id, "option": name, "known": ", ".join(names)})
                )
        complete: dict[str, Any] = {}
        for spec in self.options:
            value = options.get(spec.name, spec.default)
            values = spec.among(seats)
            if value not in values or type(value) is not type(spec.default):
                known = ", ".join(map(str, values))
                raise SetupError(
                    Reason("error-option-value", {"option": spec.name, "value": str(value), "known": known})
                )
            if value != spec.default and spec.seats and seats not in spec.seats:
                raise SetupError(
                    Reason(
                        "error-option-seats",
                        {
                            "option": spec.name,
                            "value": str(value),
                            "n": seats,
                            "known": ", ".join(map(str, spec.seats)),
                        },
                    )
                )
            complete[spec.name] = value
        return complete
