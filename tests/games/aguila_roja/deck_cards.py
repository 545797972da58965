"""Cards to build decks of: ten common titles and a unique person of each faction, and what lies beside a deck."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletop.cards.models import CardFace, card_model
from tabletop.games.aguila_roja.deck_rules import DeckBuilding
from tabletop.games.aguila_roja.decks import MARAVEDIES
from tabletop.games.aguila_roja.effects import EVERY_SUIT, FACTIONS, WORDS

TITLES = 10


def _facts() -> Iterator[dict[str, Any]]:
    for suit in FACTIONS:
        yield {"id": f"arcas-{suit}", "type": "treasury", "suit": suit, "es": f"Arcas de {suit}"}
    for slug in MARAVEDIES:
        yield {"id": slug, "type": "maravedi", "suit": "generic", "figures": {"maravedies": 1}}
    for suit in EVERY_SUIT:
        for number in range(1, TITLES + 1):
            figures = {"value": number % 8, "strength": 2, "victory": 1}
            name = f"Peón {number} de {suit}"
            yield {
                "id": f"{suit}-{number}",
                "type": "character",
                "suit": suit,
                "figures": figures,
                "es": name,
            }
        yield {"id": f"{suit}-legend", "type": "character", "suit": suit, "unique": True, "es": f"Ídolo de {suit}",
               "figures": {"value": 5, "strength": 4, "victory": 2}}  # fmt: skip
        yield {"id": f"{suit}-fiesta", "type": "event", "suit": suit, "figures": {"value": 2}}
        yield {"id": f"{suit}-plaza", "type": "location", "suit": suit, "figures": {"travellers": 2}}


def faces() -> tuple[CardFace, ...]:
    """Make the cards anew."""
    model = card_model(WORDS)
    made = []
    for number, facts in enumerate(_facts(), 1):
        spanish = facts.pop("es", facts["id"].capitalize())
        whole = {
            "number": number,
            "rarity": "C",
            "name": {"en": f"{facts['id'].replace('-', ' ').capitalize()} E", "es": spanish},
            "gender": {"en": "m", "es": "m"},
            "picture": {"scene": "town", "seed": number},
            **facts,
        }
        made.append(model.model_validate(whole))
    return tuple(made)


def building(folder: Path) -> DeckBuilding:
    """Make deck building with these cards and the starter decks of a folder."""
    return DeckBuilding(faces(), folder)


def forty(suit: str = "pueblo") -> dict[str, int]:
    """Count forty cards that a treasury of a faction may stand over: 13 titles thrice and a person."""
    commons = {f"{suit}-{number}": 3 for number in range(1, TITLES + 1)}
    return commons | {f"{suit}-fiesta": 3, f"{suit}-plaza": 3, "generic-1": 3, f"{suit}-legend": 1}
