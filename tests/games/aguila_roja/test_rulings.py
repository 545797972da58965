"""The rulings A1 to A25 for one against one, where the rulebook is silent; those for more players lie beside."""

from __future__ import annotations

import pytest

from tabletop.engine import Match, Option
from tests.games.aguila_roja.scenes import GAME, NOBODY, Scene, Side, acting, at, hurt

SOLDIER = "soldado-de-fortuna"
GIANT = "gigante-de-feria"


@pytest.mark.parametrize(("options", "cards"), [({}, 5), ({"hand": 6}, 6), ({"hand": 7}, 7)])
def test_a1_the_opening_hand_is_five_cards_and_everybody_draws_on_the_first_turn(
    options: dict[str, int], cards: int
) -> None:
    match = Match(GAME, 2, 4, options)
    assert [len(match.table.zone("hand", seat)) for seat in (0, 1)] == [cards, cards]
    match.answer(Option("first", None, ("player", 0)))
    assert [len(match.table.zone("hand", seat)) for seat in (0, 1)] == [cards + 1, cards]
    match.answer(Option("end"))
    assert [len(match.table.zone("hand", seat)) for seat in (0, 1)] == [cards + 1, cards + 1]


def test_a2_a_maravedi_deck_is_worth_twenty_six() -> None:
    worth = {card.id: card.figures["maravedies"] for card in GAME.cards if card.type == "maravedi"}
    copies = {"prosperidad": 1, "abundancia": 2, "bienestar": 5, "subsistencia": 6, "hambruna": 1}
    assert worth == {"prosperidad": 4, "abundancia": 3, "bienestar": 2, "subsistencia": 1, "hambruna": 0}
    assert sum(worth[slug] * count for slug, count in copies.items()) == 26


def test_a3_nobody_wins_in_the_turn_that_begins_the_tiebreak() -> None:
    scene = Scene(Side(victory=26), phase="open").end()
    assert (scene.number("tiebreak"), scene.turn) == (1, 1)


def test_a3_the_rival_who_overtakes_wins_with_fewer_than_twenty_five() -> None:
    scene = Scene(Side(victory=10), Side(victory=12), turn=1, tiebreak=1, began_ahead=1).end()
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1,)


@pytest.mark.parametrize(("mine", "wins"), [(9, True), (8, False)])
def test_a4_who_is_ahead_at_the_start_is_looked_at_before_all_else(mine: int, wins: bool) -> None:
    """The Law of Silence gives a point when the turn starts: too late to have begun it ahead."""
    law = Side(village=["ley-del-silencio"], victory=mine)
    scene = Scene(law, Side(victory=8), phase="open", tiebreak=1)
    assert scene.victory() == mine + 1
    scene.end()
    assert (scene.match.outcome is not None) is wins


@pytest.mark.parametrize("order", ["la-reina", "hambruna"])
def test_a5_famine_empties_the_treasuries_at_the_turns_end_among_its_other_effects(order: str) -> None:
    mine = Side(village=["la-reina"], maravedies=["bienestar", "hambruna"], coins=4)
    scene = Scene(mine, Side(coins=3, maravedies=["hambruna", "subsistencia"]), phase="open").end()
    assert scene.offered == ["hambruna", "la-reina"]
    scene.say(order)
    assert scene.victory() == (1 if order == "la-reina" else 0)
    assert (scene.coins(0), scene.coins(1)) == (1, 1)


def test_a6_the_maravedi_deck_is_shuffled_when_its_last_card_has_been_turned_over() -> None:
    scene = Scene(Side(maravedies=["hambruna"], coins=5), phase="open")
    assert (scene.count("maravedies"), scene.count("turned")) == (1, 0)
    scene.end()
    assert scene.coins(0) == 2  # Famine is still remembered: emptied, then the next turn's two


def test_a6_the_sixteenth_card_comes_from_all_fifteen_shuffled() -> None:
    match = Match(GAME, 2, 5)
    first = {card: match.table.faces[card].id for card in match.table.zone("maravedies", 0)}
    match.answer(Option("first", None, ("player", 0)))
    while match.table.numbers[0, "turns"] < 29:
        assert match.request is not None
        match.answer(match.request.default())
    assert (len(match.table.zone("maravedies", 0)), len(match.table.zone("turned", 0))) == (15, 0)
    assert sorted(match.table.faces[card].id for card in match.table.zone("maravedies", 0)) == sorted(
        first.values()
    )


def test_a8_a_location_costs_nothing() -> None:
    scene = Scene(Side(hand=["salon-del-trono"], coins=0)).play("salon-del-trono")
    assert (scene.where("salon-del-trono"), scene.coins()) == (("locations", 0), 0)


def test_a9_a_character_acts_in_the_turn_in_which_it_enters() -> None:
    scene = Scene(Side(hand=["labradora"], coins=1)).play("labradora").challenge("labradora")
    assert scene.victory() == 1


def test_a10_wounds_remain_and_are_looked_at_again_when_a_bonus_ends() -> None:
    scene = Scene(Side(village=[hurt(SOLDIER, 2)], deck=9), NOBODY).end().end()
    assert scene.wounds(SOLDIER) == 2
    mine = Side(village=["capitan-de-la-guardia", hurt("mosquetero", 2)])
    scene = Scene(mine, Side(village=[GIANT]))
    assert scene.strength("mosquetero") == 3
    scene.challenge("capitan-de-la-guardia", GIANT)
    assert scene.where("capitan-de-la-guardia") == ("discard", 0)
    assert scene.where("mosquetero") == ("discard", 0)


def test_a11_the_challenged_character_cannot_intercept_for_itself() -> None:
    scene = Scene(Side(village=["labradora"]), Side(village=[SOLDIER])).challenge("labradora", SOLDIER)
    assert scene.where("labradora") == ("discard", 0)  # nobody was asked


def test_a12_a_challenge_ends_when_the_target_is_gone_before_it_is_decided() -> None:
    mine = Side(village=["crisostomo-inquisidor"])
    scene = Scene(mine, Side(village=["tahur", SOLDIER])).challenge("crisostomo-inquisidor", "tahur")
    scene.say("tahur")  # its wound falls on the target
    assert scene.where("tahur") == ("discard", 1)
    assert scene.is_waiting
    assert (scene.wounds("crisostomo-inquisidor"), scene.on_guard("crisostomo-inquisidor")) == (0, False)


def test_a12_a_challenge_of_the_rival_stands_although_a_bystander_is_gone() -> None:
    scene = Scene(Side(village=["crisostomo-inquisidor"]), Side(village=["tahur"]))
    assert scene.challenge("crisostomo-inquisidor").victory() == 2


def test_a13_a_condition_is_asked_when_the_effect_is_carried_out() -> None:
    mine = Side(village=["comerciante", SOLDIER], locations=["monasterio"], hand=3)
    scene = Scene(mine).travel("comerciante", SOLDIER, to="monasterio").say("comerciante", "yes")
    assert scene.victory() == 2


def test_a14_in_order_to_may_be_declined_and_the_event_is_played_all_the_same() -> None:
    scene = Scene(Side(hand=["nueva-leccion"], village=["herrero"], coins=1)).play("nueva-leccion").say("no")
    assert (scene.on_guard("herrero"), scene.count("hand"), scene.coins()) == (True, 0, 0)
    assert scene.zone("discard") == ["nueva-leccion"]


def test_a15_rivals_may_hold_the_same_unique() -> None:
    scene = Scene(Side(hand=["gonzalo-maestro"], coins=4), Side(village=["gonzalo-maestro"]))
    assert scene.play("gonzalo-maestro").is_waiting
    assert scene.zone("village", 0) == scene.zone("village", 1) == ["gonzalo-maestro"]


def test_a15_a_unique_taken_from_a_rival_clashes_with_ones_own() -> None:
    mine = Side(hand=["por-orden-del-rey"], village=["juan-duque"], coins=3)
    scene = Scene(mine, Side(village=["juan-duque"])).play("por-orden-del-rey")
    assert scene.asked == (0, "prompt-unique")
    assert scene.offered == ["juan-duque", "juan-duque"]


def test_a16_discards_go_to_their_owner_and_a_discarded_location_sends_its_guests_home_in_action() -> None:
    rival = Side(locations=[at("portazgo", SOLDIER)])
    scene = Scene(Side(hand=["incendio-en-la-villa"], coins=3), rival).play("incendio-en-la-villa")
    assert scene.where("portazgo") == ("discard", 1)
    assert (scene.where(SOLDIER), scene.on_guard(SOLDIER)) == (("village", 1), False)


def test_a17_both_decks_empty_at_once_are_a_draw() -> None:
    mine = Side(village=[SOLDIER], locations=["plaza-del-mercado"], deck=1, victory=9)
    scene = Scene(mine, Side(deck=1)).travel(SOLDIER, to="plaza-del-mercado")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (0, 1)
    assert [event.args["player"] for event in scene.told("deck_ran_out")] == [0, 1]


def test_a17_one_after_the_other_the_first_loses() -> None:
    mine = Side(hand=["bando-real", "golpe-de-suerte"], deck=1, coins=1)
    scene = Scene(mine, Side(village=["ursula-tornera"], deck=1)).play("bando-real")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1,)  # Úrsula would have drawn afterwards


def test_a20_nobody_has_fewer_than_no_points_or_maravedies() -> None:
    rival = Side(village=["juan-duque", "el-rey"], victory=0)
    scene = Scene(Side(hand=["excomunion"], coins=4), rival).play("excomunion").say("juan-duque")
    assert scene.victory(1) == 0
    scene = Scene(Side(hand=["donativo-forzoso"], coins=1), Side(coins=2)).play("donativo-forzoso")
    assert (scene.coins(0), scene.coins(1)) == (2, 0)


def test_a21_what_starts_with_a_turn_comes_after_the_three_opening_steps() -> None:
    mine = Side(village=["espadachin-a-sueldo"], hand=1, coins=0)
    scene = Scene(mine, phase="open")  # two maravedíes have come before he looks
    assert scene.worth("espadachin-a-sueldo") == 3


def test_a22_what_is_woken_meanwhile_waits_behind_the_batch_in_hand() -> None:
    """Three effects at the turn's end; the Initiate's draw, woken by the first, comes after all of them."""
    mine = Side(village=["peste", "iniciado-de-la-logia", "alguacil-de-ronda"])
    scene = Scene(mine, Side(village=[acting(GIANT)])).end()
    assert scene.offered == ["alguacil-de-ronda", "peste"]
    scene.say("peste")
    told = [event.kind for event in scene.match.events]
    assert told.index("card_discarded") < told.index("victory_gained") < told.index("cards_drawn")


def test_a23_all_means_those_who_are_there_when_it_is_carried_out() -> None:
    mine = Side(village=["alonso-maestre-de-campo", "mosquetero"], hand=["alabardero"], coins=2)
    scene = Scene(mine).challenge("alonso-maestre-de-campo").play("alabardero")
    assert (scene.worth("mosquetero"), scene.worth("alabardero")) == (2, 0)


def test_a24_who_is_taken_from_a_location_comes_to_the_village_as_it_lies() -> None:
    rival = Side(locations=[at("portazgo", SOLDIER)])
    scene = Scene(Side(hand=["por-orden-del-rey"], coins=3), rival).play("por-orden-del-rey")
    assert (scene.where(SOLDIER), scene.on_guard(SOLDIER)) == (
        ("village", 0),
        True,
    )  # put on guard by the card
    scene = Scene(Side(hand=["voto-de-obediencia"], coins=3), Side(village=[acting("tahur")]))
    scene.play("voto-de-obediencia")
    assert (scene.where("tahur"), scene.on_guard("tahur")) == (("village", 0), False)


def test_a_trigger_about_a_character_is_met_once_for_each_that_does_it() -> None:
    """Triggered effects: the condition is met by each of several characters discarded, or travelling, at once."""
    rival = Side(village=["tahur", "comerciante", GIANT])
    scene = Scene(Side(village=["peste", "punales-en-la-sombra"]), rival).end()
    assert scene.victory(0) == 2
    scene = Scene(Side(village=[SOLDIER, GIANT], locations=["monasterio"]), Side(village=["mesonera"]))
    scene.travel(SOLDIER, GIANT, to="monasterio").say("mesonera", "mesonera")
    assert scene.coins(1) == 2


def test_what_is_done_in_order_to_return_it_returns_one_of_several() -> None:
    mine = Side(village=["peste", "curandera", "labradora", "pilluelo"], coins=1)
    scene = Scene(mine).end().say("yes")
    assert scene.zone("hand", 0) in (["labradora"], ["pilluelo"])
    assert scene.coins(0) == 2  # one spent; two of the next maravedí card
