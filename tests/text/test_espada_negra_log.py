"""How a match of Espada Negra is told: bids side by side, totals with their parts, who may still spy on whom."""

from typing import Any

import pytest

from tabletop.games.espada_negra.game import EspadaNegra
from tabletop.text.grammar import plain
from tabletop.text.languages import LANGUAGES, Text
from tabletop.text.log import Teller

NAMES = ["Ana", "Íñigo", "Eva"]
SAID: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "event-bids-opened",
        {"card": "rey", "each": ((0, 4), (1, 6), (2, 0))},
        "The fists open for the King: Ana 4, Íñigo 6, Eva 0.",
        "Se abren los puños por el Rey: Ana 4, Íñigo 6, Eva 0.",
    ),
    (
        "event-condition-drawn",
        {"card": "inquisidor"},
        "Drawn by lot: the initial condition of the Inquisitor is in force.",
        "Sale al azar: rige la condición inicial del Inquisidor.",
    ),
    (
        "event-row-revealed",
        {"cards": ("campo", "inquisidor")},
        "To be auctioned this turn: the Field and the Inquisitor.",
        "Se subastan este turno: el Campo y el Inquisidor.",
    ),
    (
        "event-row-revealed",
        {"cards": ("guerrero", "campo", "guerrero", "guerrero")},
        "To be auctioned this turn: the Warrior, the Field, the Warrior and the Warrior.",
        "Se subastan este turno: el Guerrero, el Campo, el Guerrero y el Guerrero.",
    ),
    (
        "event-lot-called",
        {"card": "rey"},
        "The King comes up.",
        "Le toca al Rey.",
    ),
    (
        "event-bids-tied",
        {"players": (0, 1), "n": 5},
        "A tie at 5: Ana and Íñigo.",
        "Empate a 5: Ana e Íñigo.",
    ),
    (
        "event-tie-by-auctioneer",
        {"player": 2, "rival": 1},
        "Eva, the auctioneer, decides for Íñigo.",
        "Eva dirige la subasta y decide: para Íñigo.",
    ),
    (
        "event-lot-stormed",
        {"player": 0, "card": "hermano", "n": 3},
        "Ana takes the Brother of Dormenia by attack with 3.",
        "Ana se lleva al Hermano de Dormenia con un ataque de 3.",
    ),
    (
        "event-assault-tied",
        {"players": (0, 2), "n": 4},
        "The attacks of Ana and Eva tie at 4: the card is auctioned.",
        "Ataque igualado a 4 entre Ana y Eva: la carta se subasta.",
    ),
    (
        "event-spied",
        {"player": 2, "rival": 0, "card": "catedral", "n": 6, "cards": ("confidente", "confidente")},
        "Eva marks the Informer ×2: espionage 6 to keep the Cathedral from Ana.",
        "Eva espía con el Confidente ×2: suma 6 para que Ana se quede sin la Catedral.",
    ),
    (
        "event-countered",
        {"player": 0, "rival": 2, "card": "catedral", "n": 7, "cards": ("confidente", "hermano", "hermano")},
        "Ana marks the Informer and the Brother of Dormenia ×2: espionage 7 to cancel Eva’s.",
        "Ana responde con el Confidente y el Hermano de Dormenia ×2: suma 7 para anular el espionaje de Eva.",
    ),
    (
        "event-lot-bought",
        {"player": 1, "card": "contrabandista", "n": 4},
        "Íñigo buys the Smuggler for 4 gold.",
        "Íñigo compra a la Contrabandista por 4 de oro.",
    ),
    (
        "why-en-shared",
        {},
        "Equal in victory, and gold breaks no tie.",
        "Igualados en victoria, y el oro no desempata.",
    ),
    (
        "event-spying-held",
        {"player": 2, "rival": 0, "card": "campo"},
        "Eva’s espionage holds: Ana does not get the Field.",
        "El espionaje de Eva surte efecto: Ana se queda sin el Campo.",
    ),
    (
        "event-produced",
        {"player": 1, "n": 5, "value": 9, "parts": (("coins", 3, None), ("income", 2, None))},
        "Íñigo gains 5 gold (cards 3, for everybody +2) and has 9.",
        "Íñigo gana 5 de oro (cartas 3, para todos +2) y tiene 9.",
    ),
    (
        "event-victory-counted",
        {"player": 0, "n": 12, "parts": (("banners", 11, None), ("purse", 1, None))},
        "Ana has 12 points of victory (cards 11, gold +1).",
        "Ana tiene 12 puntos de victoria (cartas 11, oro +1).",
    ),
    (
        "event-leftovers-discarded",
        {"n": 1},
        "The last card does not make a turn: discarded.",
        "La última carta no da para un turno: se descarta.",
    ),
    (
        "prompt-en-attack",
        {"card": "ciudad", "window": 1, "asked": (0,)},
        "The City is about to be auctioned. Do you attack, to take the card by force and pay nothing? It counts as an"
        " attack of this turn.",
        "Va a subastarse la Ciudad. ¿Atacas para llevarte la carta por la fuerza, sin pagar? Cuenta como un ataque de"
        " este turno.",
    ),
    (
        "prompt-en-join",
        {"card": "molino", "players": (0, 1), "n": 4, "window": 1, "asked": (2,)},
        "The Mill is under attack by Ana and Íñigo, and the highest total is 4. Do you attack as well? Whoever has"
        " the highest in the end takes the card.",
        "Ataque por el Molino: Ana e Íñigo, con 4 como mayor total. ¿Atacas tú también? El total más alto se lleva la"
        " carta.",
    ),
    (
        "prompt-en-berserkers",
        {"card": "rey", "n": 4, "fate": "spent"},
        "Which berserkers go along in the attack on the King? Your other cards attack with 4. A berserker that"
        " attacks does so only once a match.",
        "¿Qué berserkers van al ataque por el Rey? Tus demás cartas atacan con 4. Un berserker solo ataca una vez por"
        " partida.",
    ),
    (
        "prompt-en-berserkers-alone",
        {"card": "rey", "n": 0, "fate": "fresh"},
        "Which berserkers attack the King?",
        "¿Qué berserkers atacan por el Rey?",
    ),
    (
        "prompt-en-bid",
        {"card": "campo", "price": 0},
        "Your sealed bid for the Field: how much gold do you offer? Nobody sees it before all have bid.",
        "Tu puja secreta por el Campo: ¿cuánto oro ofreces? Nadie la ve hasta que todos hayan pujado.",
    ),
    (
        "prompt-en-bid",
        {"card": "campo", "price": 3},
        "Your sealed bid for the Field: how much gold do you offer? Nobody sees it before all have bid. If nobody"
        " offers at least 3, the card is discarded.",
        "Tu puja secreta por el Campo: ¿cuánto oro ofreces? Nadie la ve hasta que todos hayan pujado. Si nadie ofrece"
        " al menos 3, la carta se descarta.",
    ),
    (
        "prompt-en-counter",
        {"card": "molino", "player": 0, "rival": 2, "n": 3, "depth": 1, "so_far": "lost"},
        "Espionage over the Mill, won by Ana. The last move is Eva’s, and as things stand the card is lost to its"
        " winner. Do you cancel it? Mark cards with 3 or more in total.",
        "Espionaje por el Molino, que ganó Ana. Acaba de actuar Eva y, por ahora, quien ganó se queda sin la"
        " carta. ¿Lo anulas? Marca cartas que sumen 3 o más.",
    ),
    (
        "prompt-en-counter",
        {"card": "molino", "player": 0, "rival": 0, "n": 3, "depth": 2, "so_far": "kept"},
        "Espionage over the Mill, won by Ana. The last move is Ana’s, and as things stand the winner keeps the card."
        " Do you cancel it? Mark cards with 3 or more in total.",
        "Espionaje por el Molino, que ganó Ana. Acaba de actuar Ana y, por ahora, quien ganó se queda con la"
        " carta. ¿Lo anulas? Marca cartas que sumen 3 o más.",
    ),
    (
        "reason-en-has-attacked",
        {"n": 1},
        "You have attacked this turn already: once is all, whatever came of it.",
        "Este turno ya has atacado: solo se ataca una vez, saliera como saliera.",
    ),
    (
        "reason-en-has-attacked",
        {"n": 2},
        "You have attacked 2 times this turn, and more is not allowed.",
        "Este turno ya has atacado 2 veces, y no se puede más.",
    ),
]


@pytest.mark.parametrize(("message", "args", "english", "spanish"), SAID)
def test_a_sentence_reads_well(message: str, args: dict[str, Any], english: str, spanish: str) -> None:
    faces = {face.id: face for face in EspadaNegra().cards}
    told = [
        Teller(Text(language, strict=True), faces, NAMES).sentence(message, args) for language in LANGUAGES
    ]
    assert [plain(words) for words in told] == [english, spanish]


@pytest.mark.parametrize("price", range(5))
def test_whatever_a_card_must_fetch_is_told_with_the_bid(price: int) -> None:
    for language in LANGUAGES:
        told = Text(language, strict=True)(f"price-{price}")
        assert told == "" if price == 0 else f" {price}," in told
