"""How a match of Aragón is told: areas in all their forms, markers beyond the middle, Spanish *a* of persons."""

from typing import Any

import pytest

from tabletop.games.aragon.game import Aragon
from tabletop.text.grammar import plain
from tabletop.text.languages import LANGUAGES, Text
from tabletop.text.log import Teller

NAMES = ["Ana", "Íñigo"]
SAID: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "event-card-placed",
        {"player": 0, "card": "almogavares", "area": "military"},
        "Ana plays the Almogavars into the Military area.",
        "Ana juega los Almogávares en el área militar.",
    ),
    (
        "event-strengths-weighed",
        {"player": 1, "rival": 0, "area": "economic", "n": 3, "value": -2, "mine": 7, "theirs": 4},
        "Economic: Íñigo has 7 strength against Ana’s 4."
        " The marker moves 3 steps towards Íñigo; from there it now stands at −2.",
        "Económica: Íñigo tiene 7 de fuerza contra 4 de Ana."
        " El marcador avanza 3 pasos hacia Íñigo; visto desde allí, queda en −2.",
    ),
    (
        "event-strengths-weighed",
        {"player": 0, "rival": 1, "area": "political", "n": 1, "value": 10, "mine": 5, "theirs": 4},
        "Political: Ana has 5 strength against Íñigo’s 4."
        " The marker moves one step towards Ana; from there it now stands at 10.",
        "Política: Ana tiene 5 de fuerza contra 4 de Íñigo."
        " El marcador avanza un paso hacia Ana; visto desde allí, queda en 10.",
    ),
    (
        "event-strengths-weighed",
        {"player": 0, "rival": 1, "area": "political", "n": 0, "value": 10, "mine": 5, "theirs": 4},
        "Political: Ana has 5 strength against Íñigo’s 4. The marker stands at 10 already, and moves no further.",
        "Política: Ana tiene 5 de fuerza contra 4 de Íñigo. El marcador ya está en 10 y no avanza más.",
    ),
    (
        "event-drafted",
        {"player": 1, "n": 0},
        "Íñigo keeps the last card of the deck: there is none to pass on.",
        "Íñigo se queda con la última carta del mazo: no hay nada que pasar.",
    ),
    (
        "event-play-granted",
        {"player": 0, "card": "feria-de-jaca", "n": 1, "area": "any"},
        "Thanks to the Fair of Jaca, Ana may play one additional card this turn.",
        "Gracias a la Feria de Jaca, Ana puede jugar una carta adicional este turno.",
    ),
    (
        "event-play-granted",
        {"player": 0, "card": "justicia-de-aragon", "n": 2, "area": "economic"},
        "Thanks to the Justicia of Aragón, Ana may play 2 additional Economic cards this turn.",
        "Gracias al Justicia de Aragón, Ana puede jugar 2 cartas económicas adicionales este turno.",
    ),
    (
        "event-influence-surrendered",
        {"player": 0, "rival": 1, "n": 1, "area": "military"},
        "Ana surrenders one point of Military influence to Íñigo.",
        "Ana cede a Íñigo un punto de influencia militar.",
    ),
    (
        "event-destroyed",
        {"player": 0, "rival": 1, "card": "almogavares"},
        "Ana destroys Íñigo’s Almogavars.",
        "Ana destruye a los Almogávares, de Íñigo.",
    ),
    (
        "event-silenced",
        {"player": 1, "rival": 0, "card": "aljaferia"},
        "Íñigo silences Ana’s Aljafería.",
        "Íñigo silencia la Aljafería, de Ana.",
    ),
    (
        "event-card-moved",
        {"player": 0, "card": "justicia-de-aragon", "area": "political"},
        "Ana’s Political area receives the Justicia of Aragón.",
        "El área política de Ana recibe al Justicia de Aragón.",
    ),
    (
        "event-copied",
        {"player": 0, "card": "juan-fernandez-de-heredia", "card_target": "feria-de-jaca"},
        "Ana copies the deed of the Fair of Jaca with Juan Fernández de Heredia.",
        "Ana copia con Juan Fernández de Heredia la acción de la Feria de Jaca.",
    ),
    (
        "event-draft-passed",
        {"player": 1, "n": 1},
        "Íñigo keeps the card passed on.",
        "Íñigo se queda con la carta que le han pasado.",
    ),
    (
        "prompt-plan",
        {"n": 2, "opening": False},
        "Planning: you may still play 2 cards, and use abilities marked On Your Turn, each once.",
        "Planificación: aún puedes jugar 2 cartas y usar, una vez cada una, habilidades con «En tu turno».",
    ),
    (
        "prompt-plan",
        {"n": 0, "opening": False},
        "Planning: no card is left for you to play; you may still use abilities marked On Your Turn,"
        " each once.",
        "Planificación: ya no puedes jugar más cartas; aún puedes usar, una vez cada una, habilidades"
        " con «En tu turno».",
    ),
    (
        "prompt-plan",
        {"n": 1, "opening": True},
        "Planning: you may play one card into the area of its type, and use abilities marked On Your"
        " Turn, each once. Opening turn: one card at most.",
        "Planificación: puedes jugar una carta en el área de su tipo y usar, una vez cada una,"
        " habilidades con «En tu turno». Turno inicial: una carta como mucho.",
    ),
    (
        "prompt-ag-area",
        {"card": "randall", "ability": 1, "why": "deed-move_card", "card_target": "roger-de-lauria"},
        "Effect of Randall: to which area do you move Roger of Lauria?",
        "Efecto de Randall: ¿a qué área mueves a Roger de Lauria?",
    ),
    (
        "prompt-ag-area",
        {"card": "felipe", "ability": 1, "why": "deed-surrender", "n": 3},
        "Effect of Philip: in which area is influence surrendered?",
        "Efecto de Felipe: ¿en qué área se cede influencia?",
    ),
    (
        "prompt-ag-give-up",
        {"card": "castillo-de-monzon", "ability": 0, "player": 1},
        "Effect of Íñigo’s Castle of Monzón: which of your cards do you abandon?",
        "Efecto del Castillo de Monzón, de Íñigo: ¿qué carta tuya abandonas?",
    ),
    (
        "preview-ag-gains",
        {"n": 1, "mine": 3, "theirs": 2},
        "Strength 3 against 2: as things stand, the marker comes one step towards you.",
        "Fuerza 3 contra 2: por ahora, el marcador viene un paso hacia ti.",
    ),
    (
        "reason-ag-wrong-area",
        {"area": "economic"},
        "That card belongs in your Economic area.",
        "Esa carta va en tu área económica.",
    ),
    (
        "reason-ag-cannot",
        {"card": "cortes-de-zaragoza"},
        "That cannot be done to this card, because of the Cortes of Zaragoza.",
        "A esa carta no se le puede hacer eso, por efecto de las Cortes de Zaragoza.",
    ),
    (
        "why-ag-ten",
        {"area": "political"},
        "10 points of Political influence.",
        "10 puntos de influencia política.",
    ),
]


@pytest.mark.parametrize(("message", "args", "english", "spanish"), SAID)
def test_a_sentence_reads_well(message: str, args: dict[str, Any], english: str, spanish: str) -> None:
    faces = {face.id: face for face in Aragon().cards}
    told = [
        Teller(Text(language, strict=True), faces, NAMES).sentence(message, args) for language in LANGUAGES
    ]
    assert [plain(words) for words in told] == [english, spanish]
