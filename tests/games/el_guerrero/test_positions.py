"""Positions of El Guerrero: where what is named nowhere lies, and what is imagined in them."""

from __future__ import annotations

from tabletop.engine import Dice, Match, match_from
from tests.games.el_guerrero.scenes import GAME, Scene, Side


def test_what_is_named_nowhere_lies_in_the_deck_or_the_box_or_among_the_generals() -> None:
    zones = {"army": [["hunos", {"card": "tropa-basica", "token": 2}]], "hand": [["ogros"]]}
    table = match_from(GAME, {"seats": 3, "phase": "act", "zones": zones}).table
    assert len(table.zone("deck")) == 98 + 1 - 2
    assert len(table.zone("box")) == 17
    assert len(table.zone("generals")) == 6


def test_an_imagined_war_lies_among_the_last_cards() -> None:
    match = Match(GAME, 4, 9)
    places = set()
    for seed in range(30):
        deck = match.imagine(1, Dice(seed)).table
        places.add(next(n for n, card in enumerate(deck.zone("deck")) if deck.faces[card].is_war))
    assert max(places) <= 13
    assert len(places) > 5


def test_a_war_that_has_been_seen_is_imagined_where_it_lies() -> None:
    deck = ["termitas", "espias", "guerra", "hunos"]
    scene = Scene(Side(hand=["bola-de-cristal"]), deck=deck).play("bola-de-cristal").say("hunos")
    for seed in range(10):
        mine, theirs = (scene.match.imagine(seat, Dice(seed)).table for seat in (0, 1))
        assert mine.faces[mine.zone("deck")[-1]].is_war
        assert sum(theirs.faces[card].is_war for card in theirs.zone("deck")) == 1
