"""The worked cases of the rulings, each in its own figures; decks are judged in test_decks."""

from __future__ import annotations

import pytest

from tests.games.aguila_roja.scenes import NOBODY, Scene, Side, acting, at, hurt

SOLDIER = "soldado-de-fortuna"  # strength 3, victory 1


def test_treasuries_of_none_and_three_and_a_card_of_two() -> None:
    scene = Scene(Side(coins=0), Side(coins=3), phase="open")
    assert (scene.coins(0), scene.coins(1)) == (2, 5)


def test_value_four_with_four_and_with_three() -> None:
    assert Scene(Side(hand=["embajador"], coins=4)).play("embajador").coins() == 0
    assert Scene(Side(hand=["embajador"], coins=3)).can_play("embajador") == "reason-too-dear"


def test_a_second_location_and_one_additional_and_a_third() -> None:
    hand = ["portazgo", "casa-de-la-moneda", "venta-del-camino", "bando-real"]
    scene = Scene(Side(hand=hand, coins=1)).play("portazgo")
    assert scene.can_play("casa-de-la-moneda") == "reason-location-played"
    scene.play("bando-real").play("casa-de-la-moneda")
    assert scene.can_play("venta-del-camino") == "reason-location-played"


def test_cannot_be_discarded_and_discard() -> None:
    rival = Side(village=[hurt("hernan-comisario", 4), "lucrecia-marquesa"])
    scene = Scene(Side(hand=["pluma-en-la-almohada"], village=["aguila-roja-valedor"], coins=4), rival)
    scene.play("pluma-en-la-almohada")
    assert scene.where("hernan-comisario") == ("village", 1)


@pytest.mark.parametrize(("answer", "points"), [("pass", 2), ("cosaco", 0)])
def test_a_challenge_worth_two(answer: str, points: int) -> None:
    scene = Scene(Side(village=["juan-duque"]), Side(village=["cosaco"])).challenge("juan-duque").say(answer)
    assert scene.victory() == points


def test_strength_three_against_two() -> None:
    scene = Scene(Side(village=[SOLDIER]), Side(village=["herrero"])).challenge(SOLDIER, "herrero")
    assert (scene.wounds(SOLDIER), scene.where("herrero")) == (2, ("discard", 1))
    scene = Scene(Side(village=[hurt(SOLDIER, 2)]), Side(village=["gigante-de-feria"]))
    assert scene.challenge(SOLDIER, "gigante-de-feria").wounds("gigante-de-feria") == 1


def test_strength_two_against_two() -> None:
    scene = Scene(Side(village=["herrero"]), Side(village=["alabardero"])).challenge("herrero", "alabardero")
    assert (scene.where("herrero")[0], scene.where("alabardero")[0]) == ("discard", "discard")


def test_a_challenged_character_in_action_deals_its_strength_and_does_not_turn() -> None:
    scene = Scene(Side(village=["gigante-de-feria"]), Side(village=[acting("capitan-de-la-guardia")]))
    scene.challenge("gigante-de-feria", "capitan-de-la-guardia")
    assert scene.wounds("gigante-de-feria") == 3
    scene = Scene(Side(village=["tahur"]), Side(village=[acting(SOLDIER)])).challenge("tahur", SOLDIER)
    assert (scene.wounds(SOLDIER), scene.on_guard(SOLDIER)) == (1, False)


def test_a_character_at_a_location_takes_no_part_in_challenges() -> None:
    scene = Scene(Side(village=["labradora"], locations=[at("portazgo", SOLDIER)]),
                  Side(locations=[at("venta-del-camino", "cosaco")]))  # fmt: skip
    assert scene.can_challenge(SOLDIER) == "reason-at-location"
    assert scene.can_challenge("labradora", "cosaco") == "reason-not-in-village"
    assert scene.challenge("labradora").victory() == 1


@pytest.mark.parametrize("village", [["novicia"], ["novicia", acting(SOLDIER)]])
def test_the_monastery_is_no_journey_for_one(village: list[str]) -> None:
    scene = Scene(Side(village=village, locations=["monasterio"]))
    assert scene.can_travel("novicia", "monasterio") == "reason-too-few-travellers"


@pytest.mark.parametrize(("held", "left"), [(3, 2), (0, 0)])
def test_the_palace_of_the_marquise(held: int, left: int) -> None:
    palace = Side(village=[SOLDIER], locations=["palacio-de-la-marquesa"])
    scene = Scene(palace, Side(hand=["tahur", "cosaco", "aguador"][:held]))
    scene.travel(SOLDIER, to="palacio-de-la-marquesa")
    if held:
        assert scene.asked[0] == 1
        scene.say(["aguador"])
    assert scene.count("hand", 1) == left


@pytest.mark.parametrize(("held", "gained"), [(1, 1), (0, 0)])
def test_a_maravedi_is_taken(held: int, gained: int) -> None:
    mine = Side(village=["recaudador-de-impuestos"])
    scene = Scene(mine, Side(coins=held)).challenge("recaudador-de-impuestos")
    assert (scene.coins(0), scene.coins(1)) == (gained, 0)


def test_a_new_lesson_with_somebody_on_guard_and_without() -> None:
    scene = (
        Scene(Side(hand=["nueva-leccion"], village=["herrero"], coins=1)).play("nueva-leccion").say("herrero")
    )
    assert (scene.on_guard("herrero"), scene.count("hand")) == (False, 2)  # one played, two drawn
    scene = Scene(Side(hand=["nueva-leccion"], village=[acting("herrero")], coins=1)).play("nueva-leccion")
    assert (scene.count("hand"), scene.zone("discard")) == (0, ["nueva-leccion"])


def test_impossible_love_that_finds_nobody_shuffles_only() -> None:
    scene = Scene(Side(hand=["amor-imposible"], deck=["labradora", "herrero"])).play("amor-imposible")
    assert (scene.count("hand"), scene.count("deck")) == (0, 2)
    assert [event.kind for event in scene.match.events if event.kind == "shuffled"] == ["shuffled"]


@pytest.mark.parametrize("side", [0, 1])
def test_satur_with_gonzalo_on_either_side_and_when_he_leaves(side: int) -> None:
    seats = [Side(village=["satur-escudero-fiel", SOLDIER]), Side(village=["aguador"])]
    if side == 0:
        seats[0] = Side(village=["satur-escudero-fiel", hurt("gonzalo-maestro", 2)])
        scene = Scene(*seats)
        assert scene.worth("satur-escudero-fiel") == 4
        scene.challenge("gonzalo-maestro", "aguador")
    else:
        seats[1] = Side(village=[hurt("gonzalo-maestro", 2)])
        scene = Scene(*seats)
        assert scene.worth("satur-escudero-fiel") == 4
        scene.challenge(SOLDIER, "gonzalo-maestro")
    assert scene.where("gonzalo-maestro") == ("discard", side)
    assert scene.worth("satur-escudero-fiel") == 1


def test_the_last_card_of_a_deck_loses_although_ahead() -> None:
    scene = Scene(Side(deck=1, victory=30), NOBODY, phase="open", tiebreak=1)
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1,)
