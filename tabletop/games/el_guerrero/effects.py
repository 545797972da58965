"""The vocabulary of the cards: types, figures, and every word that a card can say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from tabletop.cards.models import Ability, CardFace, Flaw, Kind, Words
from tabletop.games.el_guerrero.words.conditions import TESTS
from tabletop.games.el_guerrero.words.fighting import FIGHTING
from tabletop.games.el_guerrero.words.goods import GOODS
from tabletop.games.el_guerrero.words.hands import HANDS
from tabletop.games.el_guerrero.words.statements import STATEMENTS
from tabletop.games.el_guerrero.words.triggers import (
    TRIGGERS,
    Announced,
    Attacks,
    Combat,
    Heard,
    Loses,
    Reaction,
    Wins,
)
from tabletop.games.el_guerrero.words.troops import TROOPS

BATTLE = ("troop", "plain", "round", "instant", "standing", "trap")
"""The types of Battle cards; a `plain` card has no symbol, a `standing` one the ∞ of permanent cards."""


class Card(CardFace):
    """What is printed on a card, or on a general's board: all that it says is done."""

    one_use: ClassVar[bool] = False

    @property
    def is_person(self) -> bool:
        """Tell whether it is a troop or a general."""
        return self.type in ("troop", "basic", "general")

    def rival_of(self, ability: Ability) -> str:
        """Name who *your rival* is: the other side of a combat, who announces a card, or whoever is chosen."""
        if self.type == "trap":
            return "attacker"
        match ability.when:
            case Attacks():
                return "defender"
            case Wins() | Loses() | Combat(role="fights"):
                return "rival"
            case Combat():
                return "attacker"
            case Announced():
                return "announcer"
        return "chosen"


def flaws(faces: Sequence[CardFace]) -> Iterator[Flaw]:
    """Find sentences that a card of their type never says: only instants react, and only what stays in play waits."""
    for index, face in enumerate(faces):
        reacts = [isinstance(ability.when, Reaction) for ability in face.abilities]
        if face.type == "instant" and not all(reacts):
            yield Flaw(index, ("abilities",), "an instant", "when each of its sentences may be used")
        for place, ability in enumerate(face.abilities):
            way: tuple[str | int, ...] = ("abilities", place)
            stays = face.type in ("troop", "round", "standing")
            if isinstance(ability.when, Reaction) and face.type != "instant":
                yield Flaw(index, (*way, "when"), face.type, "instant")
            if (ability.always or isinstance(ability.when, Heard)) and not stays:
                yield Flaw(index, way, face.type, "troop, round, standing")


WORDS = Words(
    game="el_guerrero",
    kinds={
        "war": Kind(("war",)),
        "basic": Kind(("basic",), {"strength": (0, 0)}),
        "general": Kind(("general",), {"morale": (5, 5)}),
        "troop": Kind(("troop",), {"strength": (0, 5)}),
        **{kind: Kind((kind,)) for kind in BATTLE[1:]},
    },
    verbs=(*GOODS, *HANDS, *TROOPS, *FIGHTING),
    statements=STATEMENTS,
    tests=TESTS,
    triggers=TRIGGERS,
    face=Card,
    check=flaws,
)
"""The vocabulary against which `cards/el_guerrero/cards.json` is checked."""
