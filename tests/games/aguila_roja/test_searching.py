"""What others learn when a deck is searched: the card that is revealed, and not whether there was a choice."""

from __future__ import annotations

import pytest

from tests.games.aguila_roja.scenes import Scene, Side

GONZALO, MARGARITA = "gonzalo-maestro", "margarita-costurera"
OTHERS = ["labradora"] * 3


@pytest.mark.parametrize("deck", [[GONZALO, *OTHERS], [GONZALO, MARGARITA, *OTHERS]])
def test_who_searches_is_asked_whether_or_not_there_is_a_choice(deck: list[str]) -> None:
    held = [slug for slug in (GONZALO, MARGARITA) if slug not in deck]
    scene = Scene(Side(hand=["amor-imposible", *held], deck=deck, coins=9)).play("amor-imposible")
    assert scene.asked == (0, "prompt-choose-card")
    assert scene.offered == [slug for slug in (GONZALO, MARGARITA) if slug in deck]
    scene.say(GONZALO)
    assert scene.is_waiting
    assert GONZALO in scene.zone("hand")


def test_who_finds_nothing_is_not_asked() -> None:
    """Nothing is revealed: all see that there was nothing."""
    hand = ["amor-imposible", GONZALO, MARGARITA]
    scene = Scene(Side(hand=hand, deck=OTHERS, coins=9)).play("amor-imposible")
    assert scene.is_waiting
    assert scene.told("card_revealed") == []


def test_who_can_find_but_one_card_is_not_asked() -> None:
    """Decks are public as lists: there is no other Cardinal in this one."""
    deck = ["cardenal-mendoza", "novicia", "novicia"]
    scene = Scene(Side(hand=["anselmo-secretario"], deck=deck, coins=9)).play("anselmo-secretario").say("yes")
    assert scene.is_waiting
    assert scene.zone("hand") == ["cardenal-mendoza"]
