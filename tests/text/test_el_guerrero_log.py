"""How a match of El Guerrero is told: totals with their parts, plural cards, Spanish *a* of troops."""

from typing import Any

import pytest

from tabletop.games.el_guerrero.game import ElGuerrero
from tabletop.text.grammar import plain
from tabletop.text.languages import LANGUAGES, Text
from tabletop.text.log import Teller

NAMES = ["Ana", "Íñigo", "Eva"]
SAID: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "event-attack-declared",
        {"player": 0, "rival": 1},
        "Ana attacks Íñigo.",
        "Ana ataca a Íñigo.",
    ),
    (
        "event-strengths-compared",
        {
            "player": 0,
            "rival": 1,
            "n": 12,
            "answer": 11,
            "parts_mine": (("army", 9, None), ("card", 3, "jinetes-ligeros")),
            "parts_theirs": (
                ("army", 3, None),
                ("card", 4, "murallas-de-carton"),
                ("shelter", 5, None),
                ("bonus", -1, None),
            ),
        },
        "Ana attacks with 12 (army 9, Light Riders +3), Íñigo defends with 11"
        " (army 3, Cardboard Walls +4, Defeated +5, in this combat −1).",
        "Ana ataca con 12 (ejército 9, Jinetes ligeros +3); Íñigo defiende con 11"
        " (ejército 3, Murallas de cartón +4, Derrotado +5, en este combate −1).",
    ),
    (
        "event-strengths-compared",
        {
            "player": 0,
            "rival": 1,
            "n": -2,
            "answer": 6,
            "parts_mine": (("army", 6, None), ("bonus", -8, None)),
            "parts_theirs": (("army", 6, None),),
        },
        "Ana attacks with −2 (army 6, in this combat −8), Íñigo defends with 6.",
        "Ana ataca con −2 (ejército 6, en este combate −8); Íñigo defiende con 6.",
    ),
    (
        "event-power-counted",
        {"player": 2, "n": 19, "parts": (("army", 9, None), ("morale", 8, None), ("card", 2, "suegras"))},
        "Eva has 19 power (army 9, Morale 8, Mothers-in-Law +2).",
        "Eva tiene 19 de poder (ejército 9, moral 8, Suegras +2).",
    ),
    (
        "event-war-came",
        {"player": 2, "card": "guerra"},
        "Eva draws War: everything stops, and power is counted.",
        "Eva roba la Guerra: todo se detiene y se cuenta el poder.",
    ),
    (
        "event-general-chosen",
        {"player": 1, "card": "general-botijo"},
        "Íñigo will be General Botijo.",
        "Íñigo será el General Botijo.",
    ),
    (
        "event-trained",
        {"player": 0, "card": "gigante-dormilon", "n": 1},
        "Ana trains the Sleepy Giant: +1 strength.",
        "Ana entrena al Gigante dormilón: +1 de fuerza.",
    ),
    (
        "event-joined",
        {"player": 0, "card": "hunos"},
        "Ana takes the Huns into the army.",
        "Ana incorpora a su ejército a los Hunos.",
    ),
    (
        "event-announced-for",
        {"player": 0, "card": "goblins", "card_target": "tropa-basica"},
        "Ana plays the Goblins in place of the Basic Troop.",
        "Ana juega los Goblins en lugar de la Tropa básica.",
    ),
    (
        "event-announced-against",
        {"player": 0, "card": "pregunta-de-intercambio", "rival": 2},
        "Ana plays A Question of Exchange against Eva.",
        "Ana juega la Pregunta de intercambio contra Eva.",
    ),
    (
        "event-reacted",
        {"player": 2, "card": "todavia-no"},
        "Eva uses Not Yet!",
        "Eva usa ¡Todavía no!",
    ),
    (
        "event-trap-sprung",
        {"player": 0, "rival": 1, "card": "puente-de-quita-y-pon"},
        "Ana falls into Íñigo’s trap: the Removable Bridge.",
        "Ana cae en la trampa de Íñigo: el Puente de quita y pon.",
    ),
    (
        "event-card-kept",
        {"player": 1, "rival": 0, "card": None},
        "Íñigo keeps a card from Ana’s hand.",
        "Íñigo se queda con una carta, de la mano de Ana.",
    ),
    (
        "event-morale-lost",
        {"player": 1, "n": 1, "value": 4},
        "Íñigo loses one point of Morale and stands at 4.",
        "Íñigo pierde un punto de moral y queda en 4.",
    ),
    (
        "prompt-campaign",
        {"n": 1},
        "Your attack is over: play more cards if you like, or end the turn.",
        "Tu ataque ha terminado: juega más cartas si quieres, o termina el turno.",
    ),
    (
        "prompt-react-trap",
        {"player": 0, "rival": 1, "card": "goblins", "window": 3, "asked": (2,), "announced": -1},
        "Ana attacks Íñigo and has turned over the Goblins. Do you use an instant before the armies meet?",
        "Ana ataca a Íñigo y ha dado la vuelta a los Goblins. ¿Usas una carta instantánea antes del choque?",
    ),
    (
        "reason-eg-sheltered",
        {"card": "niebla-del-norte"},
        "That player cannot be attacked, because of the Northern Fog.",
        "A ese jugador no se le puede atacar, por efecto de la Niebla del norte.",
    ),
]


@pytest.mark.parametrize(("message", "args", "english", "spanish"), SAID)
def test_a_sentence_reads_well(message: str, args: dict[str, Any], english: str, spanish: str) -> None:
    faces = {face.id: face for face in ElGuerrero().cards}
    told = [
        Teller(Text(language, strict=True), faces, NAMES).sentence(message, args) for language in LANGUAGES
    ]
    assert [plain(words) for words in told] == [english, spanish]
