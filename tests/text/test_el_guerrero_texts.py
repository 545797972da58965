"""Printed texts of El Guerrero: who is meant, forms that no shipped card needs, and what holds of every text."""

from functools import partial
from typing import Any

import pytest
from pydantic import ValidationError

from tabletop.games.el_guerrero.effects import WORDS
from tabletop.games.el_guerrero.game import ElGuerrero
from tabletop.text.composer import card_text, kind_line
from tabletop.text.languages import LANGUAGES, Language, Text
from tests.text.goldens import shipped
from tests.text.invented import Inventor
from tests.text.sayings import Json, said, speaker, unread
from tests.text.slips import SLIPS

card = partial(speaker, WORDS)

GIANT: Json = {
    "id": "gigante",
    "name": {"en": "Giant", "es": "Gigante"},
    "gender": {"en": "m", "es": "m"},
    "article": {"en": "the", "es": "el"},
    "type": "troop",
    "figures": {"strength": 4},
}
WITCHES: Json = {
    "id": "brujas",
    "name": {"en": "Witches", "es": "Brujas"},
    "gender": {"en": "f", "es": "f"},
    "article": {"en": "the", "es": "las"},
    "plural": True,
    "type": "troop",
    "figures": {"strength": 2},
}
TOWER: Json = {
    "id": "torre",
    "name": {"en": "Tower", "es": "Torre"},
    "gender": {"en": "n", "es": "f"},
    "article": {"en": "the", "es": "la"},
    "type": "standing",
}
ACTION = TOWER | {"type": "plain"}
INSTANT = TOWER | {"type": "instant"}
TRAP = TOWER | {"type": "trap"}
RIVALS_TROOP = {"controller": "rival"}
IF_RIVAL = {"test": "has_trap", "by": "rival"}


def do(verb: str, **fields: Any) -> Json:
    """Make an ability of one verb."""
    return {"do": [{"verb": verb, **fields}]}


SAID: list[tuple[Json, Json, str, str]] = [
    # Who the rival is: chosen, the attacker, the defender, who plays a card, the other side of a combat.
    (
        ACTION,
        do("lose_morale", by="rival", amount=2),
        "Otro jugador pierde dos puntos de moral.",
        "Another player loses two points of Morale.",
    ),
    (
        ACTION,
        {"do": [{"verb": "take_cards", "amount": 2}, {"verb": "take_morale", "amount": 1}]},
        "Roba al azar dos cartas de la mano de otro jugador y róbale un punto de moral.",
        "Take two cards at random from another player’s hand and steal one point of Morale from them.",
    ),
    (
        ACTION,
        {"do": [{"verb": "skip_training"}, {"verb": "gain_morale", "amount": 1, "by": "rival"}]},
        "Otro jugador se salta su próximo entrenamiento y gana un punto de moral.",
        "Another player skips their next training and gains one point of Morale.",
    ),
    (
        TRAP,
        {"do": [{"verb": "exchange_troops"}, {"verb": "tear_down"}]},
        "Intercambia una tropa con el atacante y descarta una de sus cartas de ronda o permanentes.",
        "Exchange a troop with the attacker and discard one of their round or permanent cards.",
    ),
    (
        TRAP,
        do("add_to_combat", side="attacker", amount=-3),
        "El atacante tiene −3 de fuerza en este combate.",
        "The attacker has −3 strength in this combat.",
    ),
    (
        WITCHES,
        {"when": "attacks", "do": [{"verb": "take_trap"}]},
        "Cuando atacas, quédate con la carta boca abajo del defensor.",
        "When you attack, take the defender’s face-down card.",
    ),
    (
        INSTANT,
        {
            "when": {"trigger": "announced", "against": "you"},
            "do": [{"verb": "swap_hands"}, {"verb": "take_announced"}],
        },
        "Cuando otro jugador juega una carta contra ti, cambia tu mano por la suya y anúlala y quédate con ella.",
        "When another player plays a card against you, swap hands with them and cancel it and take"
        " it into your hand.",
    ),
    (
        INSTANT,
        {
            "when": {"trigger": "combat", "role": "watches"},
            "do": [{"verb": "lose_morale", "by": "rival", "amount": 1}],
        },
        "Cuando otro jugador ataca, pierde un punto de moral.",
        "When another player attacks, they lose one point of Morale.",
    ),
    (
        WITCHES,
        {"when": "wins", "do": [{"verb": "take_troop", "target": RIVALS_TROOP}]},
        "Cuando ganas un combate, quédate con una tropa de tu rival.",
        "When you win a combat, take one of your rival’s troops into your army.",
    ),
    # A rival of whom a condition speaks is chosen first, and is known from then on, also for what is done otherwise.
    (
        ACTION,
        {"if": IF_RIVAL, "do": [{"verb": "peek_trap"}], "otherwise": [{"verb": "reveal_hand"}]},
        "Elige a otro jugador. Si tiene una carta boca abajo, mírala. Si no, mira su mano.",
        "Choose another player. If they have a card face down, look at it. Otherwise, look at their hand.",
    ),
    (
        TRAP,
        {"if": IF_RIVAL, "do": [{"verb": "discard_trap"}]},
        "Si el atacante tiene una carta boca abajo, descártala.",
        "If the attacker has a card face down, discard it.",
    ),
    (
        ACTION,
        {"if": {"test": "has_trap"}, "do": [{"verb": "discard_trap"}], "otherwise": [{"verb": "swap_hands"}]},
        "Si tienes una carta boca abajo, descarta la carta boca abajo de otro jugador. Si no, cambia tu mano por la"
        " de otro jugador.",
        "If you have a card face down, discard another player’s face-down card. Otherwise, swap hands with another"
        " player.",
    ),
    # May, in order to, and have somebody do it.
    (
        ACTION,
        {
            "may": True,
            "do": [{"verb": "discard_from_hand", "by": "rival"}, {"verb": "take_defeated", "by": "rival"}],
        },
        "Puedes hacer que otro jugador descarte una carta de su mano y tome la ficha de Derrotado.",
        "You may have another player discard a card from their hand and take the Defeated token.",
    ),
    (
        TRAP,
        {
            "may": True,
            "cost": [{"verb": "lose_morale", "amount": 2}],
            "do": [{"verb": "take_shown", "amount": 1}],
        },
        "Puedes perder dos puntos de moral para que el atacante te enseñe su mano y te deje quedarte con una carta a"
        " tu elección.",
        "You may lose two points of Morale in order to have the attacker show you their hand and let you keep one"
        " card of your choice.",
    ),
    # Troops: which one, and the card itself, in gender and number.
    (
        ACTION,
        do("discard", target=RIVALS_TROOP | {"pick": "weakest", "strength_at_most": 2}),
        "Descarta la tropa más débil de fuerza 2 o menos de otro jugador.",
        "Discard another player’s weakest troop of strength 2 or less.",
    ),
    (
        ACTION,
        do("remove_strength", amount=1, target={"pick": "weakest"}),
        "Quita un punto de fuerza a tu tropa más débil.",
        "Remove one point of strength from your weakest troop.",
    ),
    (
        GIANT,
        {"when": "enters", "do": [{"verb": "add_strength", "amount": 2, "target": "self"}]},
        "Cuando el Gigante entra en tu ejército, súmale dos puntos de fuerza.",
        "When the Giant enters your army, add two points of strength to him.",
    ),
    (
        WITCHES,
        {"when": "enters", "do": [{"verb": "remove_strength", "amount": 1, "target": "self"}]},
        "Cuando las Brujas entran en tu ejército, quítales un punto de fuerza.",
        "When the Witches enter your army, remove one point of strength from them.",
    ),
    (
        GIANT,
        {"when": "loses", "do": [{"verb": "discard", "target": "self"}]},
        "Cuando pierdes un combate, descarta al Gigante.",
        "When you lose a combat, discard the Giant.",
    ),
    (
        WITCHES,
        {
            "when": "is_discarded",
            "do": [{"verb": "take_cards", "amount": 1}, {"verb": "return_to_hand", "target": "self"}],
        },
        "Cuando las Brujas son descartadas, roba al azar una carta de la mano de otro jugador y devuelve a las Brujas"
        " a tu mano.",
        "When the Witches are discarded, take a card at random from another player’s hand and return the Witches to"
        " your hand.",
    ),
    (
        WITCHES,
        {
            "always": [
                {"verb": "cannot", "act": "be_taken", "target": "self"},
                {"verb": "cannot", "act": "be_weakened", "target": "self"},
            ]
        },
        "Las Brujas no pueden ser arrebatadas ni debilitadas.",
        "The Witches cannot be taken or weakened.",
    ),
    # What is always true of a player is told in one sentence; more than one, and exactly one.
    (
        TOWER,
        {
            "always": [
                {"verb": "fights", "side": "defending", "amount": -1},
                {"verb": "has_power", "amount": 3},
                {"verb": "trains_more", "amount": 2},
            ]
        },
        "Defiendes con −1 de fuerza, tienes +3 de poder cuando llega la Guerra y sumas dos puntos más de fuerza al"
        " entrenar.",
        "You defend with −1 strength, have +3 power when War comes and add two more points of strength when you"
        " train.",
    ),
    (
        ACTION,
        {"do": [{"verb": "choose_from_deck", "amount": 1}, {"verb": "burn_deck", "amount": 1}]},
        "Quédate con la primera carta del mazo y descarta la primera carta del mazo.",
        "Take the top card of the deck and discard the top card of the deck.",
    ),
    (
        ACTION,
        {"do": [{"verb": "extra_attack", "amount": 2}, {"verb": "gain_morale", "amount": 1}]},
        "Puedes atacar dos veces más este turno y ganas un punto de moral.",
        "You may attack two more times this turn and you gain one point of Morale.",
    ),
]


@pytest.mark.parametrize(("who", "ability", "spanish", "english"), SAID)
def test_a_sentence_reads_as_an_editor_wants_it(who: Json, ability: Json, spanish: str, english: str) -> None:
    assert said(card(who, ability)) == (spanish, english)


def test_no_word_is_without_a_text_that_somebody_has_read() -> None:
    assert unread(WORDS, SAID) == set()


def invented(seed: int) -> tuple[Json, Json]:
    """Invent a card of the next type, and an ability of a shape that its type may have."""
    inventor = Inventor(WORDS, seed)
    who = (GIANT, WITCHES, TOWER, ACTION, INSTANT, TRAP)[seed % 6]
    told: Json = {}
    if inventor.below(3) == 0:
        told["if"] = inventor.value(inventor.parts["if"]["anyOf"][0])
    if who is TOWER:
        return who, told | {"always": inventor.several(inventor.parts["always"], 3)}
    if who in (GIANT, WITCHES, INSTANT):
        told["when"] = inventor.value(inventor.parts["when"]["anyOf"][0])
    if inventor.below(4) == 0:
        told["may"] = True
    if inventor.below(5) == 0:
        told["cost"] = inventor.several(inventor.parts["cost"], 2)
    if told.keys() & {"if", "may"} and inventor.below(2) == 0:
        told["otherwise"] = inventor.several(inventor.parts["otherwise"], 2)
    return who, told | {"do": inventor.several(inventor.parts["do"], 3)}


@pytest.mark.parametrize("seed", range(0, 300, 30))
def test_invented_abilities_can_be_said(seed: int) -> None:
    """Word abilities in both languages: whatever a card file may say can be said."""
    told = 0
    for number in range(seed, seed + 30):
        who, ability = invented(number)
        try:
            face = card(who, ability)
        except ValidationError:
            continue
        assert [text for text in said(face) if SLIPS.search(text)] == [], ability
        told += 1
    assert told >= 20


def test_the_two_texts_that_the_rulebook_prints_say_what_it_says() -> None:
    faces = {face.id: face for face in shipped(WORDS)}
    text = Text("es", strict=True)
    exchange, courtesy = faces["pregunta-de-intercambio"], faces["cortesia-ante-todo"]
    assert (kind_line(exchange, text), kind_line(courtesy, text)) == ("Acción", "¡Trampa!")
    assert card_text(exchange, text) == "Intercambia una tropa con otro jugador."
    # The rulebook tells it to the attacker, our traps to whom they protect.
    assert (
        card_text(courtesy, text) == "El atacante te enseña su mano, y te quedas con una carta a tu elección."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_a_paragraph_for_each_phase_and_kind_of_card(language: Language) -> None:
    paragraphs = Text(language, strict=True).forms("rules-el_guerrero")
    kinds = set(WORDS.kinds) - {"basic", "general"}
    assert paragraphs.keys() >= {*ElGuerrero.phases, *kinds}
