"""Faults that players of such games have met: R4, R6, R7 and R12; the others stand in the files of their rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletop import bots
from tabletop.engine import Dice, Match
from tests.games.aguila_roja.invented import Invented
from tests.games.aguila_roja.scenes import GAME, NOBODY, Scene, Side

SOLDIER = "soldado-de-fortuna"
THEIR_CHALLENGE = {"trigger": "challenges", "who": {"controller": "rival"}}
THEIR_INTERCEPTION = {"trigger": "intercepts", "who": {"controller": "rival"}}
STEAL: dict[str, Any] = {
    "verb": "take_control",
    "lasts": "while_here",
    "target": {"controller": "rival", "zone": "village", "state": "in_action"},
}
DISCARD: dict[str, Any] = {"verb": "discard", "target": "it"}


# -- R4: control changes in the middle of a challenge


def test_r4_a_challenger_taken_before_the_interception_fights_for_nobody() -> None:
    game = Invented(thief=[{"when": THEIR_CHALLENGE, "do": [STEAL]}])
    scene = Scene(Side(village=[SOLDIER, "cosaco"]), Side(village=["thief", "tahur"]), game=game)
    scene.challenge(SOLDIER)
    assert scene.asked == (0, "prompt-develop")  # nobody was asked to intercept
    assert (scene.victory(0), scene.victory(1)) == (0, 0)
    assert (scene.where(SOLDIER), scene.wounds(SOLDIER), scene.on_guard(SOLDIER)) == (
        ("village", 1),
        0,
        False,
    )
    assert scene.zone("village", 0) == ["cosaco"]


def test_r4_a_challenger_taken_by_whoever_intercepts_fights_for_nobody() -> None:
    game = Invented(thief=[{"when": "intercepts", "do": [STEAL]}])
    scene = Scene(Side(village=[SOLDIER]), Side(village=["thief"]), game=game).challenge(SOLDIER).say("thief")
    assert scene.asked == (0, "prompt-develop")
    assert (scene.wounds(SOLDIER), scene.wounds("thief"), scene.victory(0)) == (0, 0, 0)
    assert scene.where(SOLDIER) == ("village", 1)


def test_r4_a_target_taken_by_the_challenger_is_not_fought() -> None:
    """Somebody comes to the challenger's side before the wounds: the challenge ends."""
    steal = {**STEAL, "target": {"controller": "rival", "zone": "village"}}
    game = Invented(thief=[{"when": "challenges", "do": [steal]}])
    scene = Scene(Side(village=["thief"]), Side(village=[SOLDIER]), game=game).challenge("thief", SOLDIER)
    assert (scene.where(SOLDIER), scene.wounds(SOLDIER), scene.wounds("thief")) == (("village", 0), 0, 0)
    assert scene.told("fought") == []


# -- R6: must and cannot


def test_r6_who_cannot_intercept_is_not_asked_and_passing_is_offered() -> None:
    """Nobody in this game must intercept; *cannot* is all that is asked."""
    rival = Side(village=["gigante-de-feria", "tahur", "carcelero"])
    scene = Scene(Side(village=["hernan-comisario"]), rival).challenge("hernan-comisario")
    assert scene.offered == ["carcelero", "pass"]
    assert scene.say("pass").victory() == 2


def test_r6_bots_go_on_where_nobody_can_intercept() -> None:
    rival = Side(village=["gigante-de-feria"], hand=2, coins=4, deck=4)
    scene = Scene(Side(village=["hernan-comisario", SOLDIER], deck=4), rival)
    players = [bots.make("page", seat, 1) for seat in (0, 1)]
    while scene.match.request is not None:
        seat = scene.match.request.seat
        assert scene.asked[1] != "prompt-intercept" or "pass" in scene.offered
        scene.take(players[seat].choose(scene.match.seat(seat)))
    assert scene.match.outcome is not None


# -- R7: somebody goes before the challenge is decided


def test_r7_a_challenger_discarded_by_a_reaction_leaves_the_others_as_they_are() -> None:
    game = Invented(snare=[{"when": THEIR_CHALLENGE, "do": [DISCARD]}])
    scene = Scene(Side(village=["tahur", SOLDIER, "cosaco"]), Side(village=["snare"]), game=game)
    scene.challenge(SOLDIER)
    assert scene.where(SOLDIER) == ("discard", 0)
    assert (scene.on_guard("tahur"), scene.on_guard("cosaco"), scene.on_guard("snare")) == (True, True, True)
    assert (scene.victory(0), scene.asked) == (0, (0, "prompt-develop"))
    assert scene.challenge("cosaco").say("snare").where("cosaco") == ("discard", 0)


def test_r7_a_target_that_has_gone_is_not_wounded_and_the_challenger_stays_in_action() -> None:
    game = Invented(sniper=[{"when": "challenges", "do": [{**DISCARD, "target": {"controller": "rival"}}]}])
    scene = Scene(Side(village=["sniper"]), Side(village=[SOLDIER]), game=game).challenge("sniper", SOLDIER)
    assert (scene.where(SOLDIER), scene.wounds("sniper"), scene.on_guard("sniper")) == (
        ("discard", 1),
        0,
        False,
    )
    assert [event.kind for event in scene.match.events if event.kind == "challenge_ended"] == [
        "challenge_ended"
    ]


def test_r7_an_interceptor_discarded_by_a_reaction_ends_the_challenge_without_victory() -> None:
    game = Invented(snare=[{"when": THEIR_INTERCEPTION, "do": [DISCARD]}])
    scene = Scene(Side(village=[SOLDIER, "snare"]), Side(village=["cosaco", "tahur"]), game=game)
    scene.challenge(SOLDIER).say("cosaco")
    assert scene.where("cosaco") == ("discard", 1)
    assert (scene.victory(0), scene.wounds(SOLDIER), scene.on_guard("tahur")) == (0, 0, True)
    assert scene.asked == (0, "prompt-develop")


# -- R12: too few cards


@pytest.mark.parametrize("left", [1, 2])
def test_r12_who_draws_more_cards_than_there_are_draws_those_and_loses(left: int) -> None:
    scene = Scene(Side(hand=["bancarrota-de-la-corona"], deck=left, coins=1)).play("bancarrota-de-la-corona")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1,)
    assert (scene.count("hand"), scene.count("deck")) == (left, 0)


def test_r12_searching_the_last_card_out_of_a_deck_loses() -> None:
    scene = Scene(Side(hand=["amor-imposible"], deck=["gonzalo-maestro"])).play("amor-imposible")
    scene.say("gonzalo-maestro")
    assert scene.zone("hand") == ["gonzalo-maestro"]
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1,)


def test_r12_no_maravedi_card_is_lost_or_doubled_however_often_the_deck_is_shuffled() -> None:
    scene = Scene(Side(deck=9, maravedies=["hambruna", "abundancia", "bienestar"]), NOBODY, phase="open")
    for _ in range(6):
        held = [*scene.zone("maravedies"), *scene.zone("turned")]
        assert sorted(held) == ["abundancia", "bienestar", "hambruna"]
        scene.end().end()


@pytest.mark.parametrize("seats", [2, 4])
def test_r12_the_cards_of_a_match_are_the_same_at_its_end(seats: int) -> None:
    match, dice = Match(GAME, seats, 8), Dice(8)

    def faces() -> Counter[str]:
        return Counter(face.id for face in match.table.faces)

    before = faces()
    while match.request is not None:
        match.answer(match.request.sample(dice))
    assert faces() == before
    lying = [card for cards in match.table.lists for card in cards]
    assert sorted(lying) == list(range(len(match.table.faces)))
