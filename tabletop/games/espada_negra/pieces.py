"""A card as the rules use it: what its JSON states, worked out once."""

from __future__ import annotations

from tabletop.cards.models import CardFace
from tabletop.games.espada_negra.words import Condition


class Piece:
    """The printed facts of a card.

    `conditions` are those that hold for a match at whose start it is drawn; `is_plain` says that it has nothing but
    victory.
    """

    __slots__ = (
        "attack",
        "conditions",
        "espionage",
        "id",
        "is_berserker",
        "is_plain",
        "kind",
        "production",
        "type",
        "victory",
    )

    def __init__(self, face: CardFace) -> None:
        figures = face.figures
        self.id = face.id
        self.type = self.kind = face.type
        self.victory = figures["victory"]
        self.production = figures["production"]
        self.attack = figures["attack"]
        self.espionage = figures["espionage"]
        self.is_berserker = face.type == "berserker"
        self.is_plain = self.victory > 0 and not (self.production or self.attack or self.espionage)
        self.conditions: tuple[Condition, ...] = tuple(
            [word for ability in face.abilities for word in ability.always if isinstance(word, Condition)]
        )
