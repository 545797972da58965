"""Sentences about a match: arguments are worded by the kind that their names tell."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tabletop import resources
from tabletop.cards.loader import load_cards
from tabletop.engine import Reason
from tabletop.engine.events import CardSeen, Event
from tabletop.games.la_campana.effects import WORDS
from tabletop.text.grammar import plain
from tabletop.text.languages import Language, MissingTextError, Text
from tabletop.text.log import Teller

MESSAGES: dict[Language, str] = {
    "en": """
hit = { $player } attacks { $card_target } with { $card }: { $damage_half } damage
took = { $player } takes { $card } from { $owner }
bought = { $player } buys { $cards } ({ $n })
    .one = { $player } buys { $cards }
moved = { $card_bare } to the { $zone }
won = { $players } win
    .one = { $players } wins
zone-crypt = Crypt
event-card-burnt = { $card } burns
pure-1 = pure
kind = the damage is { $pure }
needs = you need { $wielder_one }
laid = { $cards_ordered } ({ $n })
over = { $players }: { $why }
    .one = { $players } alone: { $why }
castle = it has { $n } gold
""",
    "es": """
hit = { $player } ataca a { $card_target } con { $card }: { $damage_half } de daño
took = { $player } toma { $card } de { $owner }
bought = { $player } compra { $cards } ({ $n })
    .one = { $player } compra { $cards }
moved = { $card_bare }: { $zone }
won = ganan { $players }
    .one = gana { $players }
zone-crypt = Cripta
event-card-burnt = arde { $card }
pure-1 = puro
kind = el daño es { $pure }
needs = necesitas { $wielder_one }
laid = { $cards_ordered } ({ $n })
over = { $players }: { $why }
    .one = solo { $players }: { $why }
castle = tiene { $n } de oro
""",
}


@pytest.fixture
def texts(add_texts: Callable[[Mapping[Language, str]], None]) -> None:
    """Give the program a few messages to tell."""
    add_texts(MESSAGES)


@pytest.fixture
def tellers(texts: None) -> tuple[Teller, Teller]:
    """Give a teller in English and one in Spanish."""
    faces = {face.id: face for face in load_cards(resources.cards() / "la_campana" / "cards.json", WORDS)}
    names = ["Ana", "Íñigo", "Lu*is|[x]"]
    return Teller(Text("en", strict=True), faces, names), Teller(Text("es", strict=True), faces, names)


@pytest.mark.parametrize(
    ("message", "args", "english", "spanish"),
    [
        (
            "hit",
            {"player": 0, "card_target": "mage-3", "card": "arrow-9", "damage_half": 9},
            "**Ana** attacks [mage-3|Urraca the Mage] with the [arrow-9|Sheaf of Saint Elmo]: 4½ damage.",
            "**Ana** ataca a [mage-3|Urraca la Maga] con el [arrow-9|Haz de san Telmo]: 4½ de daño.",
        ),
        (
            "hit",
            {"player": 1, "card_target": "dragon", "card": "sword-1", "damage_half": 1},
            "**Íñigo** attacks the [dragon|Dragon] with the [sword-1|Hermit’s Dagger]: ½ damage.",
            "**Íñigo** ataca al [dragon|Dragón] con la [sword-1|Daga del ermitaño]: ½ de daño.",
        ),
        (
            "took",
            {"player": 0, "card": None, "owner": None},
            "**Ana** takes a card from nobody.",
            "**Ana** toma una carta de nadie.",
        ),
        (
            "bought",
            {"player": 0, "cards": ("gold-2", None, None)},
            "**Ana** buys the [gold-2|Pilgrim’s Toll] and 2 cards (3).",
            "**Ana** compra el [gold-2|Portazgo del peregrino] y 2 cartas (3).",
        ),
        (
            "bought",
            {"player": 0, "cards": ("gold-2", "gold-9", "gold-2")},
            "**Ana** buys the [gold-2|Pilgrim’s Toll] ×2 and the [gold-9|Dragon’s Hoard] (3).",
            "**Ana** compra el [gold-2|Portazgo del peregrino] ×2 y el [gold-9|Tesoro del dragón] (3).",
        ),
        (
            "laid",
            {"cards": ("gold-2", None, "gold-2", None)},
            "The [gold-2|Pilgrim’s Toll], a card, the [gold-2|Pilgrim’s Toll] and a card (4).",
            "El [gold-2|Portazgo del peregrino], una carta, el [gold-2|Portazgo del peregrino] y una carta (4).",
        ),
        ("bought", {"player": 0, "cards": (None,)}, "**Ana** buys a card.", "**Ana** compra una carta."),
        (
            "bought",
            {"player": 0, "cards": ()},
            "**Ana** buys 0 cards (0).",
            "**Ana** compra 0 cartas (0).",
        ),
        (
            "moved",
            {"card": CardSeen(31, "gold-9", 7), "zone": "crypt"},
            "[gold-9|Dragon’s Hoard] to the Crypt.",
            "[gold-9|Tesoro del dragón]: Cripta.",
        ),
        (
            "moved",
            {"card": CardSeen(31, None, 0), "zone": "a[]ttic"},
            "A card to the attic.",
            "Una carta: attic.",
        ),
        ("kind", {"pure": 1}, "The damage is pure.", "El daño es puro."),
        ("kind", {"pure": 7}, "The damage is 7.", "El daño es 7."),
        ("needs", {"wielder": "archer"}, "You need an **Archer**.", "Necesitas un **arquero**."),
        (
            "over",
            {"players": (0,), "why": "castle", "n": 25},
            "**Ana**: it has 25 gold.",
            "**Ana**: tiene 25 de oro.",
        ),
        ("won", {"players": (0, 1)}, "**Ana** and **Íñigo** win.", "Ganan **Ana** e **Íñigo**."),
        ("won", {"players": (2,)}, "**Luisx** wins.", "Gana **Luisx**."),
    ],
)
def test_arguments_are_worded_by_their_kind(
    tellers: tuple[Teller, Teller], message: str, args: dict[str, Any], english: str, spanish: str
) -> None:
    assert [teller.sentence(message, args) for teller in tellers] == [english, spanish]


def test_an_event_is_worded_by_its_kind_or_not_at_all(tellers: tuple[Teller, Teller]) -> None:
    told = Event("card_burnt", {"card": CardSeen(3, None, 0)})
    assert tellers[1].event(told) == "Arde una carta."
    assert tellers[1].event(Event("moved", {"card": CardSeen(3, None, 0)})) == ""


def test_a_label_is_left_as_the_message_has_it(tellers: tuple[Teller, Teller]) -> None:
    assert tellers[1].words("won", {"players": (0,)}) == "gana **Ana**"


def test_what_there_is_not_is_named(tellers: tuple[Teller, Teller]) -> None:
    with pytest.raises(LookupError, match="unicorn"):
        tellers[0].sentence("moved", {"card": "unicorn", "zone": "crypt"})
    with pytest.raises(IndexError):
        tellers[0].sentence("won", {"players": (7,)})
    with pytest.raises(MissingTextError, match="lost"):
        tellers[0].sentence("lost")


def test_what_stands_behind_a_sentence_is_told_below_it(tellers: tuple[Teller, Teller]) -> None:
    inner = Reason("won", {"players": (0,), "reasons": (Reason("castle", {"n": 3}),)})
    told = tellers[0].sentence("won", {"players": (2,), "reasons": (inner, Reason("castle", {"n": 25}))})
    assert told.splitlines() == ["**Luisx** wins.", "**Ana** wins.", "It has 3 gold.", "It has 25 gold."]


@pytest.mark.parametrize(
    ("rich", "expected"),
    [
        ("{icon:sword} **Ana** heals [mage-1|Urraca the Mage].", "Ana heals Urraca the Mage."),
        ("*half* of 9", "half of 9"),
        ("nothing to take out", "nothing to take out"),
    ],
)
def test_markup_is_taken_out(rich: str, expected: str) -> None:
    assert plain(rich) == expected


def test_the_teller_speaks_whatever_its_text_speaks(texts: None) -> None:
    text = Text("en", strict=True)
    teller = Teller(text, {}, ["Ana"])
    assert teller.sentence("won", {"players": (0,)}) == "**Ana** wins."
    text.switch("es")
    assert teller.sentence("won", {"players": (0,)}) == "Gana **Ana**."
