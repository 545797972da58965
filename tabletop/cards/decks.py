"""What a game says about the decks that its players bring: what may be in one, and which are at hand from the start.

A deck is a treasury card, and beside it cards with the number of their copies. As plain JSON, which files and the
match option `decks` hold, it is `{"treasury": slug, "cards": {slug: copies}}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tabletop.cards.models import Bilingual, CardFace
from tabletop.engine.requests import Reason

OPTION = "decks"
"""The match option that holds a deck for each seat."""


class DeckList(Protocol):
    """A deck: it never changes, and need not be legal."""

    @property
    def treasury(self) -> str:
        """Return the slug of the card that it stands under."""

    @property
    def cards(self) -> Mapping[str, int]:
        """Return the cards beside it by slug, with their copies."""

    @property
    def size(self) -> int:
        """Return how many cards it has without the treasury."""


class Starter(NamedTuple):
    """A deck that comes with the game; it cannot be changed, but copied.

    :param id: by which the command line names it.
    :param name: what it is called; :param about: how it plays, in a sentence.
    """

    id: str
    name: Bilingual
    about: Bilingual
    deck: DeckList


class DeckRules(Protocol):
    """How the decks of a game are built. A game has one as `game.deck_rules`."""

    @property
    def size(self) -> int:
        """Return how many cards a legal deck has."""

    @property
    def curve(self) -> str:
        """Return the name of the figure that says what a card costs."""

    @property
    def signs(self) -> Mapping[str, str]:
        """Return an icon for each type of card that a deck may hold."""

    @property
    def known(self) -> Mapping[str, CardFace]:
        """Return every card of the game by its slug, also those that no deck may hold."""

    @property
    def treasuries(self) -> Sequence[CardFace]:
        """List the cards that a deck can stand under."""

    @property
    def pool(self) -> Sequence[CardFace]:
        """List the cards that some deck may hold, in the order of the collection."""

    @property
    def starters(self) -> Sequence[Starter]:
        """List the decks that come with the game."""

    def make(self, treasury: str, cards: Mapping[str, int]) -> DeckList:
        """Make a deck."""

    def read(self, data: Any) -> DeckList | Reason:
        """Read a deck from plain JSON; return a Reason where it has not the shape of one."""

    def why_not(self, deck: DeckList) -> list[Reason]:
        """List every reason why a deck cannot be played; none if it can."""

    def why_not_add(self, deck: DeckList, slug: str) -> Reason | None:
        """Return why one more copy of a card would not do, or None."""

    def most(self, slug: str) -> int:
        """Return how many copies of a card a deck may hold."""


def plain(deck: DeckList) -> dict[str, Any]:
    """Return a deck as plain JSON, its cards in a fixed order."""
    return {"treasury": deck.treasury, "cards": dict(sorted(deck.cards.items()))}
