"""The vocabulary of the cards: types, figures, factions, and every word that a card can say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from tabletop.cards.models import CardFace, Flaw, Kind, Slug, Words
from tabletop.games.aguila_roja.words.conditions import TESTS
from tabletop.games.aguila_roja.words.goods import GOODS
from tabletop.games.aguila_roja.words.people import PEOPLE
from tabletop.games.aguila_roja.words.sense import nonsense
from tabletop.games.aguila_roja.words.statements import STATEMENTS
from tabletop.games.aguila_roja.words.targets import Profession
from tabletop.games.aguila_roja.words.triggers import TRIGGERS

FACTIONS = ("pueblo", "casa-real", "conspiradores", "clero")
EVERY_SUIT = (*FACTIONS, "generic")
COLLECTION = 154
"""So many cards the collection has (Águila Roja, "Parts of a Card": AR1-R-106/154)."""

SiteKind = Literal[
    "monasterio", "cuartel", "palacio", "plaza", "taberna", "taller", "iglesia", "casa", "camino", "despacho",
    "carcel", "huerto", "escuela", "guarida", "puerto",
]  # fmt: skip


class Card(CardFace):
    """What is printed on a card of Águila Roja ("Parts of a Card").

    :param number: its place in the collection; :param rarity: C for common, I for uncommon, R for rare.
    :param unique: whether it is one of its kind; :param person: the name of a unique character.
    :param profession: of a character; :param site: the kind of a location.
    """

    one_use: ClassVar[bool] = False

    number: Annotated[int, Field(ge=1, le=COLLECTION)]
    rarity: Literal["C", "I", "R"]
    unique: bool = False
    person: Slug | None = None
    profession: Profession | None = None
    site: SiteKind | None = None

    @property
    def is_person(self) -> bool:
        """Tell whether it is a character."""
        return self.type == "character"

    @property
    def code(self) -> str:
        """Return the collection code: `AR1-R-106/154`."""
        return f"AR1-{self.rarity}-{self.number}/{COLLECTION}"


def flaws(faces: Sequence[CardFace]) -> Iterator[Flaw]:
    """Find what no single word can tell: nonsense, persons whom no card shows, numbers that two cards bear."""
    cards = [face for face in faces if isinstance(face, Card)]
    persons = {card.person for card in cards if card.person}
    known = ", ".join(sorted(persons))
    numbers: dict[int, str] = {}
    for index, card in enumerate(cards):
        if card.number in numbers:
            yield Flaw(
                index, ("number",), str(card.number), f"a number that {numbers[card.number]} does not bear"
            )
        numbers.setdefault(card.number, card.id)
        for one in nonsense(card):
            yield Flaw(index, one.way, one.got, one.expected, one.kind)
        for place, ability in enumerate(card.abilities):
            way: tuple[str | int, ...] = ("abilities", place)
            if ability.related_to and ability.related_to not in persons:
                yield Flaw(index, (*way, "related_to"), ability.related_to, known)
            for name in _names(ability.model_dump()):
                if name not in persons:
                    yield Flaw(index, way, name, known)


def _names(told: object) -> Iterator[str]:
    """List the persons that filters within a sentence name."""
    if isinstance(told, dict):
        yield from told.get("names", ())
        if told.get("test") == "on_table":
            yield told["name"]
        for value in told.values():
            yield from _names(value)
    elif isinstance(told, (tuple, list)):
        for value in told:
            yield from _names(value)


WORDS = Words(
    game="aguila_roja",
    kinds={
        "character": Kind(EVERY_SUIT, {"value": (0, 12), "strength": (1, 9), "victory": (0, 9)}),
        "event": Kind(EVERY_SUIT, {"value": (0, 12)}),
        "permanent": Kind(EVERY_SUIT, {"value": (0, 12)}),
        "location": Kind(EVERY_SUIT, {"travellers": (1, 4)}),
        "treasury": Kind(FACTIONS),
        "maravedi": Kind(("generic",), {"maravedies": (0, 4)}),
    },
    verbs=(*GOODS, *PEOPLE),
    statements=STATEMENTS,
    tests=TESTS,
    triggers=TRIGGERS,
    face=Card,
    check=flaws,
)
"""The vocabulary against which `cards/aguila_roja/cards.json` is checked."""
