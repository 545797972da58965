"""How a match of Águila Roja is told: cards with their article or without, plural ones, Spanish *a* of persons."""

from typing import Any

import pytest

from tabletop import games
from tabletop.text.grammar import plain
from tabletop.text.languages import LANGUAGES, Text
from tabletop.text.log import Teller

NAMES = ["Ana", "Íñigo", "Eva"]
SAID: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "event-travelled",
        {"player": 0, "cards": ("herrero", "arriero"), "card_location": "monasterio"},
        "Ana travels to the Monastery with the Blacksmith and the Muleteer.",
        "Ana viaja al Monasterio con el Herrero y el Arriero.",
    ),
    (
        "event-challenged-character",
        {"player": 0, "card": "segadores", "rival": 1, "card_target": "herrero"},
        "Ana challenges Íñigo’s Blacksmith with the Reapers.",
        "Ana desafía al Herrero, de Íñigo, con los Segadores.",
    ),
    (
        "event-card-discarded",
        {"owner": 1, "card": "herrero"},
        "Íñigo loses the Blacksmith.",
        "Íñigo pierde al Herrero.",
    ),
    (
        "event-card-discarded",
        {"owner": 1, "card": "monasterio"},
        "Íñigo loses the Monastery.",
        "Íñigo pierde el Monasterio.",
    ),
    (
        "event-maravedi-turned",
        {"player": 2, "card": "prosperidad", "n": 4, "players": (0, 2)},
        "Eva turns over Prosperity: 4 maravedíes for Ana and Eva.",
        "Eva levanta Prosperidad: 4 maravedíes para Ana y Eva.",
    ),
    (
        "event-maravedi-turned",
        {"player": 2, "card": "subsistencia", "n": 1, "players": (0, 1, 2)},
        "Eva turns over Subsistence: one maravedí for Ana, Íñigo and Eva.",
        "Eva levanta Subsistencia: un maravedí para Ana, Íñigo y Eva.",
    ),
    (
        "event-effect-used",
        {"player": 0, "card_source": "arriero", "ability": 0},
        "Effect of Ana’s Muleteer.",
        "Efecto del Arriero, de Ana.",
    ),
    (
        "event-raised",
        {"card": "herrero", "owner": 1, "stat": "strength", "n": 2},
        "This turn, +2 strength for Íñigo’s Blacksmith.",
        "Este turno, +2 de fuerza para el Herrero, de Íñigo.",
    ),
    (
        "event-banned",
        {"card": "segadores", "owner": 1, "deed": "intercept"},
        "This turn, Íñigo’s Reapers cannot intercept.",
        "Este turno no se puede interceptar con los Segadores, de Íñigo.",
    ),
    (
        "reason-banned",
        {"card": "herrero", "card_source": "toque-de-queda", "deed": "travel"},
        "The Blacksmith cannot travel, because of the Curfew.",
        "No se puede viajar con el Herrero, por efecto del Toque de queda.",
    ),
    (
        "reason-banned-by-itself",
        {"card": "abadesa", "deed": "be_challenged"},
        "The Abbess cannot be challenged: the card says so.",
        "No se puede desafiar a la Abadesa: lo dice su carta.",
    ),
    (
        "prompt-intercept",
        {"player": 0, "rival": 1, "card": "herrero", "n": 1, "card_target": None},
        "Ana challenges Íñigo with the Blacksmith for one victory point. Do you intercept?",
        "Ana desafía a Íñigo con el Herrero por un punto de victoria. ¿Interceptas?",
    ),
    (
        "prompt-choose-card",
        {"card": "nueva-leccion", "ability": 0, "pile": "discard"},
        "Effect of A New Lesson: choose a card from your discard pile.",
        "Efecto de Nueva lección: elige una carta de tu pila de descartes.",
    ),
    (
        "reason-too-dear",
        {"n": 1, "held": 0},
        "It costs one maravedí, and your treasury is empty.",
        "Cuesta un maravedí, y tus arcas están vacías.",
    ),
]


@pytest.mark.parametrize(("message", "args", "english", "spanish"), SAID)
def test_a_sentence_reads_well(message: str, args: dict[str, Any], english: str, spanish: str) -> None:
    faces = {face.id: face for face in games.get("aguila_roja").cards}
    told = [
        Teller(Text(language, strict=True), faces, NAMES).sentence(message, args) for language in LANGUAGES
    ]
    assert [plain(words) for words in told] == [english, spanish]
