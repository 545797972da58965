"""A game whose cards are printed in a file of its own, and whose other rooms lie beside its rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Any, TypeVar

from tabletop import resources
from tabletop.cards.loader import card_hash, load_cards
from tabletop.cards.models import CardFace
from tabletop.engine import Game

_Piece = TypeVar("_Piece")


class PrintedGame(Game):
    """Find what belongs to a game by its id and its package: its cards, its table, what a bot thinks of it.

    The cards are loaded when somebody first asks for them, table and heuristics when a screen or a bot does.
    """

    @cached_property
    def cards(self) -> tuple[CardFace, ...]:
        """Load the cards."""
        return load_cards(resources.cards() / self.id / "cards.json", self.words)

    def each(self, make: Callable[[CardFace], _Piece]) -> tuple[_Piece, ...]:
        """Return what the rules know of each card in the box; copies of a card share it.

        :param make: works it out of what is printed.
        """
        return tuple([piece for face in self.cards for piece in [make(face)] * face.copies])

    @cached_property
    def data_hash(self) -> str:
        """Return a hash of the card data."""
        return card_hash(self.cards)

    @property
    def controller(self) -> Any:
        """Return what a screen needs to know of the table: `CONTROLLER` of the module `controller`."""
        return self._beside("controller").CONTROLLER

    @property
    def heuristics(self) -> Any:
        """Return what a bot thinks a position is worth: the module `heuristics`."""
        return self._beside("heuristics")

    def _beside(self, name: str) -> Any:
        """Return a module that lies beside the one that states the game."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")
