"""The state of a match: where every card lies, what it bears, who knows it, and how it is read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NewType, Protocol, Self

from tabletop.engine.dice import Dice
from tabletop.engine.events import Event, Place
from tabletop.engine.layout import Layout
from tabletop.engine.telling import Story, told

Card = NewType("Card", int)
"""A card as rules hold it: it stays the same card whatever public id it bears. It never leaves the engine."""


class Face(Protocol):
    """What is printed on a card; games bring their own."""

    @property
    def id(self) -> str:
        """Return the face's slug."""


class Derived(Protocol):
    """What a game's rules have worked out from the public cards of a table, to have it at hand."""

    def copy(self) -> Self:
        """Return what holds for an independent copy of the table, too."""


class State:
    """Hold everything that a match consists of, as parallel lists that copy in microseconds.

    Rules read `faces`, `zone()`, `marks`, `numbers` and `hosts` freely; `Table` has the verbs that write them.

    Two names for one card: a `Card` (an index into the lists) is for rules, and an *id* is for everybody else.
    Which ids lie where is public; which face an id bears is secret.

    :param layout: the zones of this game at this number of seats.
    :param faces: the face of each card.
    :param options: the match's options, complete; :param setup: what the game has worked out from them.
    """

    __slots__ = (
        "_base",
        "_labels",
        "_where",
        "by_id",
        "derived",
        "dice",
        "everyone",
        "faces",
        "hosts",
        "layout",
        "learned",
        "lists",
        "looked_into",
        "marked",
        "marks",
        "masks",
        "moves",
        "numbers",
        "options",
        "phase",
        "rolled",
        "seals",
        "seats",
        "setup",
        "story",
        "version",
    )

    def __init__(
        self, layout: Layout, faces: Sequence[Any], options: dict[str, Any], setup: Any, dice: Dice
    ) -> None:
        count = len(faces)
        self.layout = layout
        self._base = layout.base
        self.seats = layout.seats
        self.options = options
        self.setup = setup
        self.faces: list[Any] = list(faces)
        self.everyone = (2 << self.seats) - 1  # a bit for each seat, and one for spectators
        self._labels = list(range(count))
        self.by_id: list[Card] = [Card(card) for card in range(count)]
        self._where = [0] * count
        self.masks = [0] * count  # of each card: a bit for each seat that knows its face
        self.lists: list[list[Card]] = [[] for _ in layout.places]
        self.lists[0] = [Card(card) for card in range(count)]
        self.looked_into = (
            0  # a bit for each hand that others may know something of, as far as anybody can tell
        )
        self.hosts: dict[Card, Card] = {}
        self.marks: dict[tuple[Card, str], int] = {}
        self.numbers: dict[tuple[int, str], int] = {}
        self.seals: dict[tuple[int, str], Any] = {}
        self.phase = ""
        self.dice = dice
        self.story: Story | None = []  # None where nobody listens
        self.version = 0  # counts changes
        self.moves = 0  # counts cards that have come to watched zones, or gone from there
        self.marked = 0  # counts changes of watched marks
        self.learned = 0  # a bit for each seat that has learned a face or a number since the last answer
        self.rolled = False  # whether a rule has used dice since the last answer
        self.derived: Derived | None = (
            None  # what rules have worked out, from the table as it stood at some time
        )

    def copy(self) -> Self:
        """Return an independent copy that shares what never changes."""
        cls = type(self)
        new = cls.__new__(cls)
        new.layout = self.layout
        new._base = self._base
        new.seats = self.seats
        new.options = self.options
        new.setup = self.setup
        new.everyone = self.everyone
        new.faces = self.faces.copy()
        new._labels = self._labels.copy()
        new.by_id = self.by_id.copy()
        new._where = self._where.copy()
        new.masks = self.masks.copy()
        new.lists = [one.copy() for one in self.lists]
        new.looked_into = self.looked_into
        new.hosts = self.hosts.copy()
        new.marks = self.marks.copy()
        new.numbers = self.numbers.copy()
        new.seals = self.seals.copy()
        new.phase = self.phase
        new.dice = Dice(self.dice.state)
        new.story = None if self.story is None else self.story.copy()
        new.version = self.version
        new.moves = self.moves
        new.marked = self.marked
        new.learned = self.learned
        new.rolled = self.rolled
        new.derived = None if self.derived is None else self.derived.copy()
        return new

    # -- reading

    @property
    def events(self) -> list[Event] | None:
        """Return every event so far, in its secret form; None where nobody listens, as in playouts."""
        return None if self.story is None else told(self.story)

    @events.setter
    def events(self, events: list[Event] | None) -> None:
        self.story = events

    def zone(self, name: str, seat: int = 0) -> list[Card]:
        """Return the cards of a zone, the top one last; not to be changed by the caller."""
        return self.lists[self._base[name] + seat]

    def place_of(self, card: Card) -> Place:
        """Return where a card lies."""
        return self.layout.places[self._where[card]]

    def id_of(self, card: Card) -> int:
        """Return the public id that a card bears now."""
        return self._labels[card]

    def number(self, seat: int, name: str) -> int:
        """Return a public number of a seat (0 for numbers of the whole table), 0 where none is set."""
        return self.numbers.get((seat, name), 0)

    @property
    def turn(self) -> int:
        """Return whose turn it is, as `Table.begin_turn` says."""
        return self.numbers.get((0, "turn"), 0)

    def known_to(self, card: Card, seat: int) -> bool:
        """Return whether a seat knows the face of a card."""
        return bool(self.masks[card] >> seat & 1)

    def by_face(self, cards: Iterable[Card]) -> list[Card]:
        """List cards in the order in which they may come to light together: that of their ids tells too much."""
        faces = self.faces
        return sorted(cards, key=lambda card: str(faces[card].id))

    def upon(self, host: Card) -> list[Card]:
        """List the cards that lie on (or under, or before) another."""
        return [card for card, below in self.hosts.items() if below == host]
