"""What holds of every text on the cards of Águila Roja, printed or invented; kinds of card; an ability by itself."""

from typing import Any, get_args

import pytest
from pydantic import ValidationError

from tabletop.games.aguila_roja.effects import FACTIONS, WORDS, Card, SiteKind
from tabletop.games.aguila_roja.words.sense import nonsense
from tabletop.games.aguila_roja.words.targets import Profession
from tabletop.text.composer import ability_text, kind_line
from tabletop.text.languages import LANGUAGES, Language, Text
from tabletop.text.naming import UnsayableError
from tests.text.aguila_roja_cards import EVENT, GONZALO, HOODED_MEN, NOVICE, SPEAKERS, SQUARE, card, said
from tests.text.goldens import shipped
from tests.text.invented import Inventor
from tests.text.slips import SLIPS


@pytest.mark.parametrize("seed", range(0, 400, 20))
def test_invented_abilities_can_be_said(seed: int) -> None:
    """Word abilities in both languages: whatever a card file may say can be said."""
    told = 0
    for number in range(seed, seed + 20):
        inventor = Inventor(WORDS, number)
        who = list(SPEAKERS.values())[number % len(SPEAKERS)]
        ability = inventor.ability(here=who is SQUARE)
        try:
            face = card(who, ability)
        except ValidationError:
            continue
        if list(nonsense(face)):
            continue
        texts = said(face)
        assert [text for text in texts if SLIPS.search(text)] == [], ability
        told += 1
    assert told >= 5


def test_it_with_nothing_to_go_back_to_is_told_apart() -> None:
    face = card(EVENT, {"do": [{"verb": "discard", "target": "it"}]})
    with pytest.raises(UnsayableError, match="letania"):
        said(face)


@pytest.mark.parametrize(
    ("who", "fields", "spanish", "english"),
    [
        (
            GONZALO,
            {"unique": True, "person": "gonzalo", "profession": "maestro"},
            "Personaje único · Gonzalo, maestro",
            "Unique character · Gonzalo, teacher",
        ),
        (
            GONZALO,
            {"unique": True, "person": "rey", "profession": "monarca"},
            "Personaje único · El Rey, monarca",
            "Unique character · The King, monarch",
        ),
        (
            GONZALO,
            {"unique": True, "person": "mendoza", "profession": "cardenal"},
            "Personaje único · Mendoza, cardenal",
            "Unique character · Mendoza, cardinal",
        ),
        (NOVICE, {"profession": "sirviente"}, "Personaje · sirvienta", "Character · servant"),
        (HOODED_MEN, {"profession": "campesino"}, "Personaje · campesinos", "Character · peasants"),
        (NOVICE, {}, "Personaje", "Character"),
        (SQUARE, {"site": "palacio"}, "Localización · palacio", "Location · palace"),
        (
            SQUARE,
            {"site": "carcel", "unique": True},
            "Localización única · cárcel",
            "Unique location · prison",
        ),
        (EVENT, {}, "Evento", "Event"),
        (EVENT, {"type": "permanent", "figures": {"value": 2}}, "Evento permanente", "Permanent event"),
        (EVENT, {"type": "treasury", "suit": "pueblo", "figures": {}}, "Arcas", "Treasury"),
        (EVENT, {"type": "maravedi", "figures": {"maravedies": 3}}, "Maravedíes", "Maravedíes"),
    ],
)
def test_the_kind_line_tells_who_or_where(
    who: dict[str, Any], fields: dict[str, Any], spanish: str, english: str
) -> None:
    face = card(who, **fields)
    texts = (Text("es", strict=True), Text("en", strict=True))
    assert tuple(kind_line(face, text) for text in texts) == (spanish, english)


def test_one_ability_is_said_by_itself() -> None:
    """A question names the ability that it is about; what another one says is none of its business."""
    face = card(
        GONZALO,
        {"always": [{"verb": "cannot", "act": "be_challenged"}]},
        {"when": "travels", "do": [{"verb": "heal_all", "target": "self"}]},
    )
    assert ability_text(face, 1, Text("es", strict=True)) == "Cuando Gonzalo viaja, retira todas sus heridas."
    assert ability_text(face, 0, Text("en", strict=True)) == "Gonzalo cannot be challenged."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_person_has_a_gender(language: Language) -> None:
    """A name of somebody whom a text speaks of needs it: *Margarita es descartada*."""
    text = Text(language, strict=True)
    persons = {person for face in shipped(WORDS) if (person := getattr(face, "person", None))}
    assert {text(f"person-{person}.gender") for person in persons} == {"m", "f"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_that_a_card_can_have_has_a_name(language: Language) -> None:
    text = Text(language, strict=True)
    wanted = [f"kind-{kind}" for kind in WORDS.kinds]
    wanted += [f"site-{site}" for site in get_args(SiteKind)]
    wanted += [
        f"profession-{one}.{form}" for one in get_args(Profession) for form in ("one", "many", "woman")
    ]
    wanted += [f"of-faction-{faction}" for faction in FACTIONS]
    wanted += [f"rarity-{rarity.lower()}" for rarity in get_args(Card.model_fields["rarity"].annotation)]
    assert [message for message in wanted if not text.has(message)] == []
