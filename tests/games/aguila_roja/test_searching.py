"""What others learn when a deck is searched: the card that is revealed, and nothing where none is."""

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
    assert scene.offered == [*(slug for slug in (GONZALO, MARGARITA) if slug in deck), "no"]
    scene.say(GONZALO)
    assert scene.is_waiting
    assert GONZALO in scene.zone("hand")


def test_who_has_nothing_to_find_is_asked_all_the_same() -> None:
    """Nobody else can tell whether a deck held what was searched for."""
    hand = ["amor-imposible", GONZALO, MARGARITA]
    scene = Scene(Side(hand=hand, deck=OTHERS, coins=9)).play("amor-imposible")
    assert scene.asked == (0, "prompt-choose-card")
    assert scene.offered == ["no"]
    scene.say("no")
    assert scene.is_waiting
    assert scene.told("card_revealed") == []


def test_who_searches_may_find_nothing() -> None:
    scene = Scene(Side(hand=["amor-imposible"], deck=[GONZALO, *OTHERS], coins=9)).play("amor-imposible")
    scene.say("no")
    assert scene.is_waiting
    assert scene.zone("hand") == []
    assert scene.told("deck_searched") != []


def test_nobody_is_asked_who_brought_nothing_that_could_be_found() -> None:
    """Decks are public as lists."""
    scene = Scene(Side(hand=["amor-imposible"], deck=OTHERS, coins=9)).play("amor-imposible")
    assert scene.is_waiting
