"""Printed texts: one test a word, and all 60 cards of La Campaña as an editor has read them."""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

import pytest

from tabletop.cards.models import CardFace, Kind, Test, Trigger, Verb, Word, Words, card_model
from tabletop.games.la_campana import effects
from tabletop.games.la_campana.effects import WORDS
from tabletop.text.composer import card_called, card_name, card_quote, card_text, kind_line
from tabletop.text.languages import Language, Text


def card(words: Words = WORDS, **fields: Any) -> CardFace:
    """Make a weapon of value 7 with other fields where they are given."""
    base = {
        "id": "sword-7",
        "name": {"en": "Duellist’s Estoc", "es": "Estoque del duelista"},
        "gender": {"en": "n", "es": "m"},
        "article": {"en": "the", "es": "el"},
        "type": "weapon",
        "suit": "sword",
        "figures": {"value": 7},
        "picture": {"scene": "mountains"},
    }
    return card_model(words).model_validate_json(json.dumps(base | fields))


def said(face: CardFace) -> tuple[str, str]:
    return card_text(face, Text("en", strict=True)), card_text(face, Text("es", strict=True))


WORDINGS: list[tuple[type[Word], dict[str, Any], str, str]] = [
    (
        effects.Wields,
        {"always": [{"verb": "wields", "weapon": "potion"}]},
        "Attacks with **Potions** {icon:potion}.",
        "Ataca con **pociones** {icon:potion}.",
    ),
    (
        effects.Beats,
        {"always": [{"verb": "beats", "warrior": "archer"}]},
        "Has the advantage over **Archers**.",
        "Tiene ventaja sobre los **arqueros**.",
    ),
    (
        effects.WieldsAll,
        {"always": [{"verb": "wields_all"}]},
        "Attacks with any **weapon**, gaining the advantage of its type.",
        "Ataca con cualquier **arma** y gana la ventaja de su tipo.",
    ),
    (
        effects.AlwaysImpure,
        {"always": [{"verb": "always_impure"}]},
        "Always takes **impure damage**.",
        "Siempre recibe **daño impuro**.",
    ),
    (
        effects.NoPowers,
        {"always": [{"verb": "no_powers"}]},
        "Cannot use **powers**, nor be healed or shielded.",
        "No puede usar **poderes** ni recibir curación ni escudo.",
    ),
    (
        effects.MayBeRelic,
        {"always": [{"verb": "may_be_relic"}]},
        "May be the **Relic** of your castle.",
        "Puede ser la **reliquia** de tu castillo.",
    ),
    (
        effects.RelicCounts,
        {"always": [{"verb": "may_be_relic"}, {"verb": "relic_counts"}]},
        "May be the **Relic** of your castle and then adds its value to it.",
        "Puede ser la **reliquia** de tu castillo y entonces le suma su valor.",
    ),
    (
        effects.Strike,
        {"do": [{"verb": "strike", "wielder": "archer"}]},
        "Attack a rival warrior with an **Archer**: **7** damage if pure, **3½** if impure.",
        "Ataca a un guerrero rival con un **arquero**: **7** de daño si es puro, **3½** si es impuro.",
    ),
    (
        effects.Trade,
        {"do": [{"verb": "trade", "cards": 3}]},
        "Buy up to **3** cards from the central deck.",
        "Compra hasta **3** cartas del mazo central.",
    ),
    (
        effects.Trade,
        {"do": [{"verb": "trade", "cards": 1}]},
        "Buy **1** card from the central deck.",
        "Compra **1** carta del mazo central.",
    ),
    (
        effects.Build,
        {"do": [{"verb": "build"}]},
        "Add **7** {icon:coin} to your **castle**.",
        "Suma **7** {icon:coin} a tu **castillo**.",
    ),
    (
        effects.Besiege,
        {"do": [{"verb": "besiege", "cards": 1}]},
        "Attack a rival **castle**: it loses **1** gold card at random, never its Relic.",
        "Ataca un **castillo** rival: quítale **1** carta de oro al azar, nunca la reliquia.",
    ),
    (
        effects.Besiege,
        {"do": [{"verb": "besiege", "cards": 2}]},
        "Attack a rival **castle**: it loses **2** gold cards at random, never its Relic.",
        "Ataca un **castillo** rival: quítale **2** cartas de oro al azar, nunca la reliquia.",
    ),
    (
        effects.Steal,
        {"do": [{"verb": "steal", "cards": 1}]},
        "Steal **1** card at random from a rival’s hand.",
        "Roba al azar **1** carta de la mano de un rival.",
    ),
    (
        effects.Steal,
        {"do": [{"verb": "steal", "cards": 2}]},
        "Steal **2** cards at random from a rival’s hand.",
        "Roba al azar **2** cartas de la mano de un rival.",
    ),
    (
        effects.Spy,
        {"do": [{"verb": "spy", "deck_cards": 5}]},
        "Look at the top **5** cards of the central deck, leaving them in order, or at a rival’s hand.",
        "Mira las **5** primeras cartas del mazo central, sin cambiar su orden, o la mano de un rival.",
    ),
    (
        effects.Spy,
        {"do": [{"verb": "spy", "deck_cards": 1}]},
        "Look at the top card of the central deck or at a rival’s hand.",
        "Mira la primera carta del mazo central o la mano de un rival.",
    ),
    (
        effects.Heal,
        {"do": [{"verb": "heal"}]},
        "**Heal** a warrior on your side of all damage.",
        "**Cura** todo el daño de un guerrero de tu bando.",
    ),
    (
        effects.Shield,
        {"do": [{"verb": "shield", "amount": 5}]},
        "Give a warrior on your side a **shield** of **5** points.",
        "Pon un **escudo** de **5** puntos a un guerrero de tu bando.",
    ),
    (
        effects.SureShot,
        {"do": [{"verb": "sure_shot", "dragon_damage": 5}]},
        "Fire a **sure shot**: a rival warrior falls; a shielded one only loses the shield; "
        "the Dragon takes **5** damage.",
        "Haz un **disparo certero**: cae un guerrero rival; si tiene escudo, solo pierde el escudo; "
        "el Dragón recibe **5** de daño.",
    ),
    (
        effects.Commands,
        {"if": {"test": "commands", "warrior": "knight"}, "do": [{"verb": "heal"}]},
        "With a **Knight**, **heal** a warrior on your side of all damage.",
        "Con un **caballero**, **cura** todo el daño de un guerrero de tu bando.",
    ),
]


@pytest.mark.parametrize(
    ("ability", "english", "spanish"),
    [wording[1:] for wording in WORDINGS],
    ids=[f"{word.__name__}-{number}" for number, (word, *_) in enumerate(WORDINGS)],
)
def test_each_word_reads_as_an_editor_wants_it(ability: dict[str, Any], english: str, spanish: str) -> None:
    assert said(card(abilities=[ability])) == (english, spanish)


def test_no_word_is_without_a_test() -> None:
    assert set(WORDS.all()) == {word for word, *_ in WORDINGS}


def test_two_uses_are_joined_by_or() -> None:
    face = card(abilities=[{"do": [{"verb": "trade", "cards": 3}]}, {"do": [{"verb": "build"}]}])
    assert said(face) == (
        "Buy up to **3** cards from the central deck or add **7** {icon:coin} to your **castle**.",
        "Compra hasta **3** cartas del mazo central o suma **7** {icon:coin} a tu **castillo**.",
    )


def test_uses_with_conditions_are_listed() -> None:
    uses = [
        {"if": {"test": "commands", "warrior": "mage"}, "do": [{"verb": "heal"}]},
        {"if": {"test": "commands", "warrior": "knight"}, "do": [{"verb": "shield", "amount": 5}]},
    ]
    english, spanish = said(card(abilities=uses))
    assert english.splitlines() == [
        "Choose one:",
        "With a **Mage**, **heal** a warrior on your side of all damage.",
        "With a **Knight**, give a warrior on your side a **shield** of **5** points.",
    ]
    assert spanish.splitlines()[0] == "Elige una opción:"


def test_a_card_that_does_nothing_says_nothing() -> None:
    assert said(card()) == ("", "")


@pytest.mark.parametrize(
    ("fields", "english", "spanish"),
    [
        ({}, "Weapon · Sword", "Arma · Espada"),
        ({"type": "gold", "suit": "gold"}, "Gold", "Oro"),
        (
            {"type": "warrior", "suit": "mage", "figures": {"life": 10}, "gender": {"en": "f", "es": "f"}},
            "Warrior · Mage",
            "Guerrera · Maga",
        ),
        (
            {"type": "warrior", "suit": "mage", "figures": {"life": 10}, "gender": {"en": "m", "es": "m"}},
            "Warrior · Mage",
            "Guerrero · Mago",
        ),
        # A thing has a grammatical gender too, but its kind has not: la Daga is un arma.
        ({"gender": {"en": "n", "es": "f"}}, "Weapon · Sword", "Arma · Espada"),
    ],
)
def test_the_kind_line_agrees_with_persons(fields: dict[str, Any], english: str, spanish: str) -> None:
    face = card(**fields)
    assert (kind_line(face, Text("en", strict=True)), kind_line(face, Text("es", strict=True))) == (
        english,
        spanish,
    )


@pytest.mark.parametrize(
    ("language", "name", "called", "link"),
    [
        ("en", "Duellist’s Estoc", "the Duellist’s Estoc", "the [sword-7|Duellist’s Estoc]"),
        ("es", "Estoque del duelista", "el Estoque del duelista", "el [sword-7|Estoque del duelista]"),
    ],
)
def test_a_thing_is_called_with_its_article(language: Language, name: str, called: str, link: str) -> None:
    face, text = card(), Text(language, strict=True)
    assert card_name(face, text) == name
    assert card_called(face, text) == called
    assert card_called(face, text, link=True) == link


@pytest.mark.parametrize(
    ("article", "english", "spanish"),
    [
        ({"es": "el"}, "[sword-7|Tizona]", "el [sword-7|Tizona]"),
        ({"en": "the"}, "the [sword-7|Tizona]", "[sword-7|Tizona]"),
    ],
)
def test_a_name_may_take_an_article_in_one_language_alone(
    article: dict[str, str], english: str, spanish: str
) -> None:
    face = card(id="sword-7", name={"en": "Tizona", "es": "Tizona"}, article=article)
    assert card_called(face, Text("en", strict=True), link=True) == english
    assert card_called(face, Text("es", strict=True), link=True) == spanish


def test_a_person_is_called_without() -> None:
    face = card(name={"en": "Urraca the Mage", "es": "Urraca la Maga"}, article=None)
    assert card_called(face, Text("es", strict=True)) == "Urraca la Maga"


def test_a_quote_has_the_marks_of_its_language() -> None:
    face = card(quote={"en": "Ah.", "es": "Ay."})
    assert card_quote(face, Text("en", strict=True)) == "“Ah.”"
    assert card_quote(face, Text("es", strict=True)) == "«Ay.»"
    assert card_quote(card(), Text("es", strict=True)) == ""


class Spend(Verb):
    """A toy's verb with a price."""

    counted: ClassVar[str] = "amount"
    verb: Literal["spend"]
    amount: int


class Rest(Verb):
    """A toy's verb without anything."""

    verb: Literal["rest"]


class Rich(Test):
    """A toy's test."""

    test: Literal["rich"]


class Travels(Trigger):
    """A toy's trigger."""

    trigger: Literal["travels"]


TOY = Words("toy", {"weapon": Kind(("sword",), {"value": (1, 9)})}, (Spend, Rest), (), (Rich,), (Travels,))

TOY_TEXTS: dict[Language, str] = {
    "en": """
trigger-travels =
    .when = when { $name } travels
verb-spend =
    .imp = spend { $amount } coins
    .imp-one = spend one coin
    .inf = spend { $amount } coins
    .inf-one = spend one coin
verb-rest =
    .imp = rest
    .inf = rest
test-rich =
    .if = if you are rich
""",
    "es": """
trigger-travels =
    .when = cuando viaja { $name }
verb-spend =
    .imp = gasta { $amount } monedas
    .imp-one = gasta una moneda
    .inf = gastar { $amount } monedas
    .inf-one = gastar una moneda
verb-rest =
    .imp = descansa
    .inf = descansar
test-rich =
    .if = si tienes dinero
""",
}


@pytest.fixture
def toy_texts(add_texts: Callable[[Mapping[Language, str]], None]) -> None:
    """Give the program the toy's texts."""
    add_texts(TOY_TEXTS)


SPEND = {"verb": "spend", "amount": 2}
REST = {"verb": "rest"}


@pytest.mark.parametrize(
    ("ability", "english", "spanish"),
    [
        ({"do": [SPEND, REST]}, "Spend 2 coins and rest.", "Gasta 2 monedas y descansa."),
        ({"may": True, "do": [REST]}, "You may rest.", "Puedes descansar."),
        (
            {"cost": [SPEND], "do": [REST]},
            "Spend 2 coins in order to rest.",
            "Gasta 2 monedas para descansar.",
        ),
        (
            {"may": True, "cost": [SPEND | {"amount": 1}], "do": [REST]},
            "You may spend one coin in order to rest.",
            "Puedes gastar una moneda para descansar.",
        ),
        (
            {"when": "travels", "do": [REST]},
            "When the Duellist’s Estoc travels, rest.",
            "Cuando viaja el Estoque del duelista, descansa.",
        ),
        (
            {"when": "travels", "if": {"test": "rich"}, "may": True, "do": [SPEND]},
            "When the Duellist’s Estoc travels, if you are rich, you may spend 2 coins.",
            "Cuando viaja el Estoque del duelista, si tienes dinero, puedes gastar 2 monedas.",
        ),
        (
            {"if": {"test": "rich"}, "do": [SPEND], "otherwise": [REST]},
            "If you are rich, spend 2 coins. Otherwise, rest.",
            "Si tienes dinero, gasta 2 monedas. Si no, descansa.",
        ),
    ],
)
@pytest.mark.usefixtures("toy_texts")
def test_sentences_are_put_together(ability: dict[str, Any], english: str, spanish: str) -> None:
    assert said(card(TOY, abilities=[ability])) == (english, spanish)


@pytest.mark.usefixtures("toy_texts")
def test_a_trigger_stands_apart_from_the_uses() -> None:
    abilities = [{"when": "travels", "do": [REST]}, {"do": [SPEND]}]
    english, _ = said(card(TOY, abilities=abilities))
    assert english == "Spend 2 coins.\nWhen the Duellist’s Estoc travels, rest."
