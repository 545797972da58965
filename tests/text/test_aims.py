"""What is asked where an effect chooses cards on the table says what will be done to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop import games
from tabletop.effects.sentences import Act
from tabletop.text.grammar import plain
from tabletop.text.languages import LANGUAGES, Text
from tabletop.text.log import Teller

NAMES = ["Ana", "Íñigo"]
QUESTIONS = ("prompt-may-choose", "prompt-choose-on-table", "prompt-choose-some", "prompt-choose-up-to")


def acts(game: str, slug: str) -> Iterator[Act]:
    """List what the sentences of a card do, in its order, whatever it costs or is spared."""
    face: Any = next(face for face in games.get(game).cards if face.id == slug)
    for ability in face.abilities:
        for act in (*ability.cost, *ability.do, *ability.otherwise):
            if isinstance(act, Act):
                yield act


def told(game: str, prompt: str, slug: str, count: int, act: Act) -> list[str]:
    """Word a question about the cards that an act of a card is done to, in each language."""
    faces = {face.id: face for face in games.get(game).cards}
    args = {"card": slug, "n": count, **act.aim()}
    return [
        plain(Teller(Text(language, strict=True), faces, NAMES).sentence(prompt, args))
        for language in LANGUAGES
    ]


@pytest.mark.parametrize(
    ("game", "prompt", "slug", "count", "english", "spanish"),
    [
        (
            "aguila_roja", "prompt-choose-on-table", "verdugo", 1,
            "Effect of the Executioner: choose a card on the table to discard.",
            "Efecto del Verdugo: elige una carta de la mesa que descartar.",
        ),
        (
            "aguila_roja", "prompt-may-choose", "mosquetero", 1,
            "Effect of the Musketeer, if you want it: choose a card to place a wound on, or do without.",
            "Efecto del Mosquetero, si lo quieres: elige una carta a la que colocar una herida, o renuncia.",
        ),
        (
            "aguila_roja", "prompt-choose-up-to", "trifulca-de-taberna", 3,
            "Effect of the Tavern Brawl: choose up to 3 cards on the table to place a wound on each.",
            "Efecto de la Trifulca de taberna: elige hasta 3 cartas de la mesa a las que colocar una herida.",
        ),
        (
            "aguila_roja", "prompt-choose-on-table", "guarida-del-aguila", 1,
            "Effect of the Lair: choose a card on the table so that this turn it cannot be intercepted.",
            "Efecto de la Guarida: elige una carta de la mesa para que este turno no se la pueda interceptar.",
        ),
        (
            "aguila_roja", "prompt-choose-on-table", "cardenal-mendoza", 1,
            "Effect of Cardinal Mendoza: choose a card on the table to control while Cardinal Mendoza stays on the "
            "table.",
            "Efecto del Cardenal Mendoza: elige una carta de la mesa que controlar mientras el Cardenal Mendoza siga "
            "en la mesa.",
        ),
    ],
)  # fmt: skip
def test_a_question_says_what_is_done_to_the_cards_that_are_chosen(
    game: str, prompt: str, slug: str, count: int, english: str, spanish: str
) -> None:
    aimed = next(act for act in acts(game, slug) if hasattr(act, "target"))
    assert told(game, prompt, slug, count, aimed) == [english, spanish]


@pytest.mark.parametrize("game", ["aguila_roja", "aragon"])
@pytest.mark.parametrize("count", [1, 2])
def test_whatever_a_card_does_to_others_can_be_asked_about(game: str, count: int) -> None:
    asked = 0
    for face in games.get(game).cards:
        for act in acts(game, face.id):
            if getattr(act, "target", "self") in ("self", "it") or type(act).offers is Act.offers:
                continue
            asked += 1
            for prompt in QUESTIONS:
                for words in told(game, prompt, face.id, count, act):
                    assert words.endswith("."), words
    assert asked
