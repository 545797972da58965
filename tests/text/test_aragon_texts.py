"""Printed texts of Aragón: areas and cards that are meant, forms that no shipped card needs, what holds of all."""

from functools import partial
from typing import Any

import pytest
from pydantic import ValidationError

from tabletop.games.aragon.effects import WORDS
from tabletop.games.aragon.game import Aragon
from tabletop.games.aragon.paragraphs import PARAGRAPHS
from tabletop.text.composer import kind_line
from tabletop.text.grammar import plain
from tabletop.text.languages import LANGUAGES, Language, Text
from tests.text.goldens import shipped
from tests.text.invented import Inventor
from tests.text.sayings import Json, said, speaker, unread
from tests.text.slips import SLIPS

card = partial(speaker, WORDS)

COUNT: Json = {
    "id": "conde",
    "name": {"en": "Count", "es": "Conde"},
    "gender": {"en": "m", "es": "m"},
    "article": {"en": "the", "es": "el"},
    "type": "military",
    "figures": {"strength": 3},
}
NUNS: Json = {
    "id": "monjas",
    "name": {"en": "Nuns", "es": "Monjas"},
    "gender": {"en": "f", "es": "f"},
    "article": {"en": "the", "es": "las"},
    "plural": True,
    "type": "political",
    "figures": {"strength": 1},
}
TOWER: Json = {
    "id": "torre",
    "name": {"en": "Tower", "es": "Torre"},
    "gender": {"en": "n", "es": "f"},
    "article": {"en": "the", "es": "la"},
    "type": "economic",
    "figures": {"strength": 0},
}
LEADER: Json = {
    "id": "reina",
    "name": {"en": "Queen", "es": "Reina"},
    "gender": {"en": "f", "es": "f"},
    "article": {"en": "the", "es": "la"},
    "type": "leader",
}
RIVALS = {"controller": "rival"}
OTHER = {"other": True}


def do(verb: str, **fields: Any) -> Json:
    """Make an ability of one verb."""
    return {"do": [{"verb": verb, **fields}]}


def always(*words: Json, **fields: Any) -> Json:
    """Make an ability of statements."""
    return {**fields, "always": list(words)}


def has(amount: int, target: Any = "self", **fields: Any) -> Json:
    """Make a statement about strength."""
    return {"verb": "has", "stat": "strength", "amount": amount, "target": target, **fields}


def cannot(act: str, target: Any = "self") -> Json:
    """Make a statement that something cannot be done to cards."""
    return {"verb": "cannot", "act": act, "target": target}


SAID: list[tuple[Json, Json, str, str]] = [
    # Areas: this one, one of the three, one of one's choice; exactly one point, and several.
    (
        COUNT,
        {
            "do": [
                {"verb": "gain_influence", "amount": 1, "area": "here"},
                {"verb": "gain_influence", "amount": 2, "area": "economic"},
            ]
        },
        "Ganas un punto de influencia en esta área y ganas dos puntos de influencia económica.",
        "You gain one point of influence in this area and you gain two points of Economic influence.",
    ),
    (
        COUNT,
        {"may": True, "do": [{"verb": "surrender", "amount": 3, "area": "choice"}]},
        "Puedes ceder tres puntos de influencia en el área que elijas.",
        "You may surrender three points of influence in an area of your choice.",
    ),
    (
        COUNT,
        {
            "cost": [{"verb": "surrender", "amount": 1, "area": "military"}],
            "do": [{"verb": "surrender", "amount": 1, "area": "political", "by": "rival"}],
        },
        "Cede un punto de influencia militar para que tu rival ceda un punto de influencia política.",
        "Surrender one point of Military influence in order to have your rival surrender one point of Political"
        " influence.",
    ),
    # Plays: any card, cards of a type.
    (
        COUNT,
        do("play_more", amount=2),
        "Puedes jugar dos cartas adicionales este turno.",
        "You may play two additional cards this turn.",
    ),
    (
        COUNT,
        {"may": True, "do": [{"verb": "play_more", "amount": 1, "area": "political"}]},
        "Puedes jugar una carta política adicional este turno.",
        "You may play one additional Political card this turn.",
    ),
    # When.
    (
        TOWER,
        {"when": {"trigger": "plays", "area": "here"}, "do": [{"verb": "draw", "amount": 1}]},
        "Cuando juegas otra carta en esta área, roba una carta.",
        "When you play another card into this area, draw a card.",
    ),
    (
        TOWER,
        {
            "when": {"trigger": "plays", "area": "military", "by": "rival"},
            "do": [{"verb": "draw", "amount": 2, "by": "rival"}],
        },
        "Cuando tu rival juega una carta en el área militar, tu rival roba dos cartas.",
        "When your rival plays a card into the Military area, your rival draws two cards.",
    ),
    (
        NUNS,
        {"when": "is_destroyed", "do": [{"verb": "return_to_hand", "target": "self"}]},
        "Cuando las Monjas son destruidas, devuélvelas a tu mano.",
        "When the Nuns are destroyed, return them to your hand.",
    ),
    (
        COUNT,
        {"when": "your_turn", "do": [{"verb": "move_card", "target": "self", "to": "choice"}]},
        "**En tu turno:** mueve al Conde al área que elijas.",
        "**On Your Turn:** move the Count to an area of your choice.",
    ),
    (
        LEADER,
        {"when": "event", "do": [{"verb": "destroy", "target": RIVALS}, {"verb": "draw", "amount": 1}]},
        "**Evento:** destruye una carta de tu rival y roba una carta.",
        "**Event:** destroy one of your rival’s cards and draw a card.",
    ),
    # If.
    (
        TOWER,
        {
            "if": {"test": "influence_at_least", "amount": 1, "area": "any"},
            "do": [{"verb": "draw", "amount": 1}],
            "otherwise": [{"verb": "burn_deck", "amount": 1}],
        },
        "Si tienes al menos un punto de influencia en alguna de las áreas, roba una carta. Si no, descarta la primera"
        " carta del mazo.",
        "If you have at least one point of influence in some area, draw a card. Otherwise, discard the top card of"
        " the deck.",
    ),
    (
        TOWER,
        always(
            has(1), **{"if": {"test": "influence_at_least", "amount": 5, "area": "political", "by": "rival"}}
        ),
        "Si tu rival tiene al menos cinco puntos de influencia política, la Torre tiene +1 de fuerza.",
        "If your rival has at least five points of Political influence, the Tower has +1 strength.",
    ),
    (
        TOWER,
        always(has(2), **{"if": {"test": "controls", "of": {"area": "here", "other": True}}}),
        "Si controlas otra carta en esta área, la Torre tiene +2 de fuerza.",
        "If you control another card in this area, the Tower has +2 strength.",
    ),
    (
        NUNS,
        always(has(2), **{"if": {"test": "controls", "of": {"other": True}, "amount": 2}}),
        "Si controlas al menos otras dos cartas, las Monjas tienen +2 de fuerza.",
        "If you control at least two other cards, the Nuns have +2 strength.",
    ),
    (
        NUNS,
        always(has(-2), **{"if": {"test": "controls", "of": RIVALS | {"area": "military"}, "amount": 3}}),
        "Si tu rival controla al menos tres cartas en el área militar, las Monjas tienen −2 de fuerza.",
        "If your rival controls at least three cards in the Military area, the Nuns have −2 strength.",
    ),
    (
        COUNT,
        {
            "if": {"test": "controls", "of": RIVALS | {"strength_at_least": 4}},
            "do": [{"verb": "draw", "amount": 1}],
        },
        "Si tu rival controla una carta de fuerza 4 o más, roba una carta.",
        "If your rival controls a card of strength 4 or more, draw a card.",
    ),
    (
        COUNT,
        {"if": {"test": "stronger", "area": "here", "by": "rival"}, "do": [{"verb": "draw", "amount": 1}]},
        "Si tu rival tiene más fuerza que tú en esta área, roba una carta.",
        "If your rival has more strength than you in this area, draw a card.",
    ),
    (
        COUNT,
        {"if": {"test": "stronger", "area": "economic"}, "do": [{"verb": "draw", "amount": 1}]},
        "Si tienes más fuerza que tu rival en el área económica, roba una carta.",
        "If you have more strength than your rival in the Economic area, draw a card.",
    ),
    (
        COUNT,
        {"if": {"test": "hand_at_most", "amount": 0, "by": "rival"}, "do": [{"verb": "reveal_hand"}]},
        "Si tu rival no tiene cartas en la mano, tu rival te enseña su mano.",
        "If your rival has no cards in hand, your rival shows you their hand.",
    ),
    (
        COUNT,
        {"if": {"test": "hand_at_least", "amount": 5}, "do": [{"verb": "discard_from_hand", "amount": 2}]},
        "Si tienes al menos cinco cartas en la mano, descarta dos cartas de tu mano.",
        "If you have at least five cards in hand, discard two cards from your hand.",
    ),
    # What is always true: of the card, of all cards of some kind, for each of some.
    (
        COUNT,
        always(has(-1, RIVALS | {"area": "here"})),
        "Las cartas de tu rival en esta área tienen −1 de fuerza.",
        "Your rival’s cards in this area have −1 strength.",
    ),
    (
        COUNT,
        always(has(1, per=RIVALS | {"area": "political"})),
        "El Conde tiene +1 de fuerza por cada carta de tu rival en el área política.",
        "The Count has +1 strength for each of your rival’s cards in the Political area.",
    ),
    (
        NUNS,
        always(cannot("be_silenced"), cannot("be_returned"), cannot("be_destroyed", {"area": "here"})),
        "Las Monjas no pueden ser silenciadas ni devueltas a la mano. Tus cartas de esta área no pueden ser"
        " destruidas.",
        "The Nuns cannot be silenced or returned to hand. Your cards in this area cannot be destroyed.",
    ),
    (
        COUNT,
        always(cannot("be_moved"), {"verb": "moves_at_most", "amount": 1}),
        "El Conde no puede ser movido. El marcador de esta área se mueve como mucho un paso en cada fase de"
        " influencia.",
        "The Count cannot be moved. The marker of this area moves at most one step in each Influence phase.",
    ),
    # Cards in play: one's own, others, the rival's, by strength; those of whom it is said become a pronoun.
    (
        COUNT,
        {"may": True, "cost": [{"verb": "abandon", "target": "self"}], "do": [{"verb": "draw", "amount": 3}]},
        "Puedes abandonar al Conde para robar tres cartas.",
        "You may abandon the Count in order to draw three cards.",
    ),
    (
        TOWER,
        do("abandon", target=RIVALS | {"strength_at_most": 1, "area": "economic"}, by="rival"),
        "Tu rival abandona una de sus cartas de fuerza 1 o menos del área económica.",
        "Your rival abandons one of their cards of strength 1 or less in the Economic area.",
    ),
    (
        TOWER,
        {
            "cost": [{"verb": "discard_from_hand", "amount": 1}],
            "do": [{"verb": "abandon", "target": RIVALS, "by": "rival"}],
        },
        "Descarta una carta de tu mano para que tu rival abandone una de sus cartas.",
        "Discard a card from your hand in order to have your rival abandon one of their cards.",
    ),
    (
        TOWER,
        do("return_to_hand", target={"strength_at_least": 2}),
        "Devuelve a tu mano una de tus cartas de fuerza 2 o más.",
        "Return one of your cards of strength 2 or more to your hand.",
    ),
    (
        TOWER,
        {"do": [{"verb": "return_to_hand", "target": RIVALS | {"area": "here"}}, {"verb": "reveal_hand"}]},
        "Devuelve a la mano de tu rival una de sus cartas de esta área. Tu rival te enseña su mano.",
        "Return one of your rival’s cards in this area to their hand. Your rival shows you their hand.",
    ),
    (
        TOWER,
        do("move_card", target=OTHER, to="military"),
        "Mueve al área militar otra de tus cartas.",
        "Move one of your other cards to the Military area.",
    ),
    (
        TOWER,
        {"may": True, "do": [{"verb": "copy", "target": RIVALS}, {"verb": "silence", "target": RIVALS}]},
        "Puedes copiar lo que hace una carta de tu rival al jugarse y silenciar las habilidades de una carta de tu"
        " rival.",
        "You may copy what one of your rival’s cards does when it is played and silence the abilities of one of your"
        " rival’s cards.",
    ),
    # Hands, the deck and what has been discarded.
    (
        TOWER,
        {"do": [{"verb": "reveal_hand"}, {"verb": "discard_from_hand", "amount": 2, "by": "rival"}]},
        "Tu rival te enseña su mano y descarta dos cartas.",
        "Your rival shows you their hand and discards two cards.",
    ),
    (
        TOWER,
        do("recover", card={"area": "military", "strength_at_most": 3}),
        "Llévate a la mano una carta militar boca arriba de fuerza 3 o menos de los descartes.",
        "Take a face-up Military card of strength 3 or less from the discard pile into your hand.",
    ),
    (
        TOWER,
        {"may": True, "do": [{"verb": "choose_from_deck", "amount": 1}]},
        "Puedes quedarte con la primera carta del mazo.",
        "You may take the top card of the deck.",
    ),
]


@pytest.mark.parametrize(("who", "ability", "spanish", "english"), SAID)
def test_a_sentence_reads_as_an_editor_wants_it(who: Json, ability: Json, spanish: str, english: str) -> None:
    assert said(card(who, ability)) == (spanish, english)


def test_no_word_is_without_a_text_that_somebody_has_read() -> None:
    assert unread(WORDS, SAID) == set()


@pytest.mark.parametrize("seed", range(0, 300, 30))
def test_invented_abilities_can_be_said(seed: int) -> None:
    """Word abilities in both languages: whatever a card file may say can be said."""
    told = 0
    for number in range(seed, seed + 30):
        ability = Inventor(WORDS, number).ability(here=False)
        ability.pop("related_to", None)
        try:
            face = card((COUNT, NUNS, TOWER, LEADER)[number % 4], ability)
        except ValidationError:
            continue
        slips = [text for text in said(face) for line in text.splitlines() if SLIPS.search(plain(line))]
        assert slips == [], ability
        told += 1
    assert told >= 20


def test_a_card_bears_its_type_once_and_the_leaders_are_named_as_the_rulebook_names_them() -> None:
    faces = {face.id: face for face in shipped(WORDS)}
    english, spanish = Text("en", strict=True), Text("es", strict=True)
    assert {kind_line(face, english) for face in faces.values()} == {
        "Military",
        "Political",
        "Economic",
        "Leader",
    }
    assert kind_line(faces["jaime"], spanish) == "Líder"
    assert [faces[slug].name.en for slug in ("jaime", "felipe", "randall")] == ["James", "Philip", "Randall"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_a_paragraph_for_each_phase_and_kind_of_card(language: Language) -> None:
    paragraphs = Text(language, strict=True).forms("rules-aragon")
    topics = {*Aragon.phases, *WORDS.kinds}
    assert {topic for topic in topics if PARAGRAPHS.get(topic, topic) not in paragraphs} == set()
