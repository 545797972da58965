"""What a game states of its notes: how long each stands, what is heard with it, and what it shows on the table.

Data only, as in `tables`. A `Chronicle` keeps what has become of the cards that all play for; a game without such
cards has one that hears nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

from tabletop.engine.events import CardSeen, Event

if TYPE_CHECKING:
    from tabletop.controller.tables import Tone

Scene: TypeAlias = Literal[
    "", "heading", "duel", "duel_won", "reckoning", "reckoning_title", "reckoning_row", "front", "interlude"
]
"""What a note belongs to:

- `heading`: it begins a part of the match, and a part of the log;
- `duel`: both totals of the duel are to be seen; `duel_won`: its `player` has won it;
- `reckoning`: the last reckoning begins, and this is its title; `reckoning_title`: this is its title from now on;
  `reckoning_row`: what its `player` comes to (`n`), and how (`parts`);
- `front`: the front of an `area` is being weighed;
- `interlude`: a screen of its own tells how the match stands, if it goes on.
"""


class Cue(NamedTuple):
    """How a note is staged.

    :param seconds: for which it stands before what comes next.
    :param sound: heard with it; `""` for none.
    """

    seconds: float = 0.0
    sound: str = ""
    scene: Scene = ""


NO_CUE = Cue()
_OF_ANY_GAME: Mapping[str, Cue] = {"turn_began": Cue(scene="heading")}


class Gone(NamedTuple):
    """What has become of a card of this turn that all played for.

    :param card: its slug; :param seat: who has got it, None where nobody has.
    :param icon: how: by gold, attack or espionage; :param price: what was invested in it.
    """

    card: str
    seat: int | None
    icon: str
    tone: Tone
    price: int


class Act(NamedTuple):
    """Something laid down for the card that is up, or against what was laid before.

    :param seat: by whom; :param total: what it comes to.
    :param cards: the slugs of the cards that were marked for it.
    :param state: `won`, `lost`, or `""` while nothing is decided.
    """

    seat: int
    icon: str
    tone: Tone
    total: int
    cards: tuple[str, ...] = ()
    state: Literal["", "won", "lost"] = ""


@dataclass
class Chronicle:
    """Keep what has become of the cards that all play for: a view says how things stand, this how they came to.

    It hears every note once, those of the past as well whenever a table is shown afresh, and holds nothing that was
    not told to everybody.
    """

    gone: list[Gone] = field(default_factory=list)
    """What has become of the cards of this turn that have been up, in their order."""
    assaults: list[Act] = field(default_factory=list)
    """The attacks on the card that is up."""
    claim: Act | None = None
    """What its winner has invested, once somebody has won it."""
    acts: list[Act] = field(default_factory=list)
    """The acts of espionage, each against the one before."""
    bids: dict[int, int] = field(default_factory=dict)
    """The bids for it by seat, once they have been opened."""
    told: list[Event] = field(default_factory=list)
    """All that has been told about it."""
    card: CardSeen | None = None
    """The card that is up."""

    def clear(self) -> None:
        """Forget everything."""
        self.gone.clear()
        self.turn_over(None)

    def turn_to(self, card: int) -> None:
        """Turn to the card that is up, if what was told last is about another."""
        if self.card is None or self.card.id != card:
            self.turn_over(CardSeen(card, None, 0))

    def turn_over(self, card: CardSeen | None) -> None:
        """Begin with another card, of which nothing has been told."""
        self.assaults, self.claim, self.acts, self.bids, self.told = [], None, [], {}, []
        self.card = card

    def hear(self, event: Event) -> None:
        """Take up a note: there is nothing to keep of it."""


class Staging(Protocol):
    """What a game states of its notes."""

    @property
    def cues(self) -> Mapping[str, Cue]:
        """Return how notes are staged, by their kind; others are told in the log alone."""

    def chronicle(self) -> Chronicle:
        """Return a new chronicle of the cards that all play for."""


def cue_of(staging: Staging, event: Event) -> Cue:
    """Return how a note is staged, or the beginning of a turn."""
    return staging.cues.get(event.kind) or _OF_ANY_GAME.get(event.kind, NO_CUE)


class PlainStaging:
    """State that notes are told in the log alone."""

    cues: Mapping[str, Cue] = MappingProxyType({})

    def chronicle(self) -> Chronicle:
        """Return one that hears nothing."""
        return Chronicle()
