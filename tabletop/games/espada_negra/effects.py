"""The vocabulary of the cards: types, figures, and every initial condition that there can be."""

from __future__ import annotations

from typing import ClassVar

from tabletop.cards.models import CardFace, Kind, Words
from tabletop.games.espada_negra.words import CONDITIONS

PERSONS = ("commoner", "noble", "arms", "berserker", "agent")
KINDS = ("estate", "treasure", *PERSONS)
"""The types of cards. The rules tell berserkers from others; for the rest the figures count alone."""

FIGURES = ("victory", "production", "attack", "espionage")
"""The icons on a card ("Card icons"); a berserker's attack is the one that is reddened with blood."""


class Card(CardFace):
    """What is printed on a card: four figures, and a condition for the matches in which it is drawn at the start."""

    one_use: ClassVar[bool] = False
    heading = "heading-initial"

    @property
    def is_person(self) -> bool:
        """Tell whether it stands for somebody."""
        return self.type in PERSONS


WORDS = Words(
    game="espada_negra",
    kinds={kind: Kind((kind,), dict.fromkeys(FIGURES, (0, 5))) for kind in KINDS},
    statements=CONDITIONS,
    face=Card,
)
"""The vocabulary against which `cards/espada_negra/cards.json` is checked."""
