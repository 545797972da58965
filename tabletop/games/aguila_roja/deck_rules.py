"""Deck building as the screens know it: the pool, the starter decks, and the one judge of `decks`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tabletop.cards.decks import DeckList, Starter
from tabletop.cards.models import Bilingual, CardFace, Slug, Strict
from tabletop.engine import Reason
from tabletop.games.aguila_roja.decks import COPIES, SIZE, Deck, read_deck, why_not_add, why_not_deck
from tabletop.games.aguila_roja.effects import Card

_OUTSIDE = ("treasury", "maravedi")
"""Types of card that lie beside the forty (Águila Roja, "Building a Deck")."""


class DeckBuilding:
    """Say what a deck of Águila Roja may hold; a `cards.decks.DeckRules`.

    :param faces: all cards of the game.
    :param folder: of the starter decks.
    """

    size = SIZE
    curve = "value"
    signs: Mapping[str, str] = MappingProxyType(
        {"character": "human", "event": "bonus", "permanent": "hourglass", "location": "castle"}
    )

    def __init__(self, faces: Iterable[CardFace], folder: Path) -> None:
        self.known: Mapping[str, Card] = {face.id: face for face in faces if isinstance(face, Card)}
        self._folder = folder

    @cached_property
    def treasuries(self) -> Sequence[CardFace]:
        """List the treasury cards."""
        return [card for card in self.known.values() if card.type == "treasury"]

    @cached_property
    def pool(self) -> Sequence[CardFace]:
        """List what a deck may hold."""
        return [card for card in self.known.values() if card.type not in _OUTSIDE]

    @cached_property
    def starters(self) -> Sequence[Starter]:
        """Read the starter decks, in the order of their treasuries.

        :raises ValueError: a file that holds no starter deck, naming it.
        """
        read = [_read_starter(path) for path in sorted(self._folder.glob("*.json"))]
        order = [card.id for card in self.treasuries]
        return sorted(
            read, key=lambda one: order.index(one.deck.treasury) if one.deck.treasury in order else 0
        )

    def make(self, treasury: str, cards: Mapping[str, int]) -> Deck:
        """Make a deck with the usual maravedí deck."""
        return Deck(treasury, dict(cards))

    def read(self, data: Any) -> Deck | Reason:
        """Read a deck from plain JSON; return a Reason where it has not the shape of one."""
        return read_deck(data)

    def why_not(self, deck: DeckList) -> list[Reason]:
        """List every reason why a deck is not legal."""
        return why_not_deck(_deck(deck), self.known)

    def why_not_add(self, deck: DeckList, slug: str) -> Reason | None:
        """Return why one more copy of a card would not do, or None."""
        return why_not_add(_deck(deck), slug, self.known)

    def most(self, slug: str) -> int:
        """Return how many copies of a card a deck may hold (Águila Roja, "Building a Deck").

        :raises KeyError: there is no such card.
        """
        return 1 if self.known[slug].unique else COPIES


class _StarterFile(Strict):
    """A file of a starter deck."""

    id: Slug
    name: Bilingual
    about: Bilingual
    treasury: Slug
    cards: Mapping[Slug, int]


def _read_starter(path: Path) -> Starter:
    try:
        data = json.loads(path.read_bytes())
        found = _StarterFile.model_validate(data)
    except ValueError as error:
        raise ValueError(f"the starter deck {path}: {error}") from error
    return Starter(found.id, found.name, found.about, Deck(found.treasury, dict(found.cards)))


def _deck(deck: DeckList) -> Deck:
    return deck if isinstance(deck, Deck) else Deck(deck.treasury, deck.cards)
