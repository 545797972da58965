"""The game with cards of a test's own beside the 154, for what no printed card does."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from tabletop.cards.models import card_model
from tabletop.games.aguila_roja.effects import WORDS
from tabletop.games.aguila_roja.effects import Card as Printed
from tabletop.games.aguila_roja.game import AguilaRoja
from tests.games.aguila_roja.scenes import GAME


class Invented(AguilaRoja):
    """Águila Roja with generic characters of strength 3 and victory 1 that say something.

    :param sayings: the abilities of each by slug, as in a card file.
    """

    def __init__(self, **sayings: list[dict[str, Any]]) -> None:
        self._sayings: Mapping[str, list[dict[str, Any]]] = sayings

    @cached_property
    def cards(self) -> tuple[Printed, ...]:
        """List the printed cards and the invented ones."""
        made = []
        for slug, abilities in self._sayings.items():
            facts = {
                "id": slug,
                "number": 1,
                "rarity": "C",
                "name": {"en": slug.capitalize(), "es": slug.capitalize()},
                "gender": {"en": "m", "es": "m"},
                "type": "character",
                "suit": "generic",
                "profession": "aventurero",
                "figures": {"value": 1, "strength": 3, "victory": 1},
                "abilities": abilities,
                "picture": {"scene": "town", "seed": 1},
            }
            face = card_model(WORDS).model_validate_json(json.dumps(facts))
            assert isinstance(face, Printed)
            made.append(face)
        return (*GAME.known.values(), *made)
