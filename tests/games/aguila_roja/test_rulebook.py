"""The lines of the rulebook, section by section; players of one against one."""

from __future__ import annotations

import pytest

from tabletop.engine import ChooseSome, Match, Option
from tests.games.aguila_roja.scenes import GAME, NOBODY, Scene, Side, acting, at, hurt

SOLDIER = "soldado-de-fortuna"
GIANT = "gigante-de-feria"

# -- Object of the Game


def test_twenty_five_points_at_the_end_of_ones_own_turn_begin_the_tiebreak() -> None:
    for points, flag in ((24, 0), (25, 1), (26, 1)):
        assert Scene(Side(victory=points)).end().number("tiebreak") == flag


def test_points_at_the_end_of_a_rivals_turn_begin_nothing() -> None:
    assert Scene(Side(victory=3), Side(victory=30)).end().number("tiebreak") == 0


def test_who_begins_and_ends_a_turn_ahead_in_the_tiebreak_wins() -> None:
    scene = Scene(Side(victory=25), Side(victory=24)).end().end()
    assert scene.turn == 0
    scene.end()
    assert scene.match.outcome is not None
    assert (scene.match.outcome.winners, scene.match.outcome.scores) == ((0,), (25, 24))
    assert scene.match.outcome.why.id == "why-tiebreak"


def test_a_tie_in_the_tiebreak_goes_on() -> None:
    scene = Scene(Side(victory=25), Side(victory=25)).end().end().end().end()
    assert scene.match.outcome is None


def test_a_player_whose_deck_runs_out_loses_at_once() -> None:
    scene = Scene(Side(victory=30, deck=1), Side(hand=1), phase="open")
    assert scene.match.request is None
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1,)
    assert scene.match.outcome.why.id == "why-deck-out"


# -- The Card Wins; Possible and Impossible


def test_an_effect_that_allows_another_location_beats_the_rule() -> None:
    hand = ["bando-real", "portazgo", "venta-del-camino"]
    scene = Scene(Side(hand=hand, coins=1)).play("portazgo")
    assert scene.can_play("venta-del-camino") == "reason-location-played"
    assert scene.play("bando-real").can_play("venta-del-camino") is None


def test_cannot_be_discarded_beats_discard() -> None:
    mine = Side(hand=["excomunion"], village=[SOLDIER], coins=4)
    rival = Side(village=["hernan-comisario", "lucrecia-marquesa"], victory=2)
    scene = Scene(mine, rival).play("excomunion")
    assert scene.where("hernan-comisario") == ("village", 1)
    assert scene.where("lucrecia-marquesa") == ("discard", 1)  # the only one that can be


# -- Parts of a Card; Card Types


def test_a_character_enters_the_table_in_the_village_on_guard_for_its_value() -> None:
    scene = Scene(Side(hand=[SOLDIER], coins=5)).play(SOLDIER)
    assert (scene.where(SOLDIER), scene.on_guard(SOLDIER), scene.coins()) == (("village", 0), True, 2)


def test_a_character_with_as_many_wounds_as_strength_is_discarded_at_any_moment() -> None:
    scene = Scene(Side(hand=["pilluelo"], coins=2), Side(village=[hurt(SOLDIER, 2)])).play("pilluelo")
    assert scene.where(SOLDIER) == ("discard", 1)


def test_an_event_is_discarded_when_it_has_done_what_it_says() -> None:
    scene = Scene(Side(hand=["golpe-de-suerte"])).play("golpe-de-suerte")
    assert (scene.zone("discard"), scene.count("playing")) == (["golpe-de-suerte"], 0)


def test_a_permanent_event_stays_in_the_village() -> None:
    scene = Scene(Side(hand=["peste"], coins=3)).play("peste")
    assert (scene.where("peste"), scene.coins()) == (("village", 0), 0)


def test_a_treasury_card_is_there_from_the_start() -> None:
    match = Match(GAME, 2, 1, {"decks": ["clero", "pueblo"]})
    treasuries = [match.table.faces[match.table.zone("treasury", seat)[0]].id for seat in (0, 1)]
    assert treasuries == ["arcas-del-clero", "arcas-del-pueblo"]


def test_a_maravedi_deck_has_fifteen_cards() -> None:
    match = Match(GAME, 2, 1)
    faces = sorted(match.table.faces[card].id for card in match.table.zone("maravedies", 0))
    wanted = ["prosperidad"] + ["abundancia"] * 2 + ["bienestar"] * 5 + ["subsistencia"] * 6 + ["hambruna"]
    assert faces == sorted(wanted)


# -- Unique Cards


@pytest.mark.parametrize("kept", ["aguila-roja-valedor", "aguila-roja-defensor"])
def test_of_two_unique_characters_of_one_name_the_player_discards_one(kept: str) -> None:
    other = {"aguila-roja-valedor": "aguila-roja-defensor"}.get(kept, "aguila-roja-valedor")
    scene = Scene(Side(village=["aguila-roja-valedor"], hand=["aguila-roja-defensor"], coins=6))
    scene.play("aguila-roja-defensor")
    assert (scene.asked, scene.offered) == (
        (0, "prompt-unique"),
        ["aguila-roja-defensor", "aguila-roja-valedor"],
    )
    scene.say(other)
    assert (scene.where(kept)[0], scene.where(other)[0]) == ("village", "discard")


def test_two_copies_of_a_card_that_is_not_unique_do_not_clash() -> None:
    scene = Scene(Side(village=["tahur"], hand=["tahur"], coins=2)).play("tahur")
    assert scene.zone("village") == ["tahur", "tahur"]


# -- On Guard, In Action


def test_only_characters_on_guard_travel_challenge_and_intercept() -> None:
    scene = Scene(
        Side(village=[acting(SOLDIER), "tahur"], locations=["portazgo"]), Side(village=[acting("cosaco")])
    )
    assert scene.can_travel(SOLDIER, "portazgo") == "reason-in-action"
    assert scene.can_challenge(SOLDIER) == "reason-in-action"
    assert scene.challenge("tahur").victory() == 1  # nobody could intercept


def test_characters_come_home_and_on_guard_at_the_start_of_their_players_turn() -> None:
    mine = Side(village=[acting("tahur")], locations=[at("portazgo", SOLDIER)])
    rival = Side(village=[acting("cosaco")], locations=[at("venta-del-camino", GIANT)])
    scene = Scene(mine, rival, phase="open")
    assert (scene.where(SOLDIER), scene.on_guard(SOLDIER), scene.on_guard("tahur")) == (
        ("village", 0),
        True,
        True,
    )
    assert (scene.where(GIANT), scene.on_guard(GIANT), scene.on_guard("cosaco")) == (
        ("upon", 1),
        False,
        False,
    )


# -- Game Zones


def test_who_is_at_a_location_cannot_challenge_be_challenged_or_intercept() -> None:
    mine = Side(village=["tahur"], locations=[at("portazgo", SOLDIER)])
    scene = Scene(mine, Side(locations=[at("venta-del-camino", "cosaco")]))
    assert scene.can_challenge(SOLDIER) == "reason-at-location"
    assert scene.can_challenge("tahur", "cosaco") == "reason-not-in-village"
    assert scene.challenge("tahur").victory() == 1


def test_players_travel_to_their_own_locations() -> None:
    scene = Scene(Side(village=["tahur"], locations=["portazgo"]), Side(locations=["venta-del-camino"]))
    assert scene.can_travel("tahur", "venta-del-camino") == "reason-not-your-location"
    assert scene.can_travel("tahur", "portazgo") is None


def test_discard_piles_and_turned_maravedies_lie_open_hands_and_decks_do_not() -> None:
    scene = Scene(Side(hand=2, discard=["tahur"]), Side(hand=2), phase="open")
    view = scene.match.view(1)
    assert [view.faces[card] for card in view.zones["discard", 0]] == ["tahur"]
    assert [view.faces[card] for card in view.zones["turned", 0]] == ["bienestar"]
    hidden = [
        *view.zones["hand", 0],
        *view.zones["deck", 0],
        *view.zones["deck", 1],
        *view.zones["maravedies", 0],
    ]
    assert not [card for card in hidden if card in view.faces]


# -- Maravedíes


def test_a_card_of_value_four_costs_four() -> None:
    assert Scene(Side(hand=["embajador"], coins=4)).play("embajador").coins() == 0
    scene = Scene(Side(hand=["embajador"], coins=3))
    assert scene.can_play("embajador") == "reason-too-dear"


def test_who_has_none_loses_none() -> None:
    for held, gained in ((1, 1), (0, 0)):
        scene = Scene(Side(hand=["espia-tras-el-tapiz"], coins=2), Side(coins=held)).play(
            "espia-tras-el-tapiz"
        )
        assert (scene.coins(0), scene.coins(1)) == (gained, 0)


# -- Wounds


def test_wounds_are_placed_on_each_other_at_once() -> None:
    scene = Scene(Side(village=["salteador-de-caminos"]), Side(village=["labradora"]))
    scene.challenge("salteador-de-caminos", "labradora")  # three against one
    assert (scene.where("labradora"), scene.wounds("salteador-de-caminos")) == (("discard", 1), 1)


def test_a_wounded_character_causes_fewer_wounds() -> None:
    scene = Scene(Side(village=[hurt(SOLDIER, 2)]), Side(village=[GIANT])).challenge(SOLDIER, GIANT)
    assert scene.wounds(GIANT) == 1


def test_equal_characters_discard_each_other() -> None:
    scene = Scene(Side(village=["herrero"]), Side(village=["alabardero"])).challenge("herrero", "alabardero")
    assert (scene.where("herrero"), scene.where("alabardero")) == (("discard", 0), ("discard", 1))


# -- Step by Step; Other Terms


def test_in_the_rivals_turn_a_player_is_asked_for_nothing_but_to_intercept() -> None:
    scene = Scene(
        Side(village=["tahur"], hand=["golpe-de-suerte"]), Side(village=["cosaco"], hand=3, coins=9)
    )
    scene.play("golpe-de-suerte").challenge("tahur")
    assert (scene.asked, scene.offered) == ((1, "prompt-intercept"), ["cosaco", "pass"])


def test_what_does_not_say_may_is_carried_out_although_it_harms() -> None:
    scene = Scene(Side(village=[SOLDIER], locations=["plaza-del-mercado"]), Side(deck=1))
    scene.travel(SOLDIER, to="plaza-del-mercado")  # each player draws a card
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (0,)


def test_in_order_to_draw_the_condition_must_be_fulfilled() -> None:
    lesson = Side(hand=["nueva-leccion"], village=[acting("herrero")], coins=1)
    scene = Scene(lesson).play("nueva-leccion")
    assert (scene.count("hand"), scene.zone("discard")) == (0, ["nueva-leccion"])


def test_the_village_is_part_of_the_table_but_locations_are_not_of_the_village() -> None:
    rival = Side(village=["cosaco"], locations=[at("portazgo", GIANT)])
    scene = Scene(Side(hand=["veneno-en-la-copa"], coins=3), rival).play("veneno-en-la-copa")
    assert scene.offered == ["cosaco", GIANT]  # on the table
    scene = Scene(Side(hand=["duelo-al-alba"], village=["tahur"], coins=2), rival).play("duelo-al-alba")
    assert scene.say("tahur").where("cosaco") == ("discard", 1)  # the only one in the village


def test_a_card_goes_to_its_owners_discard_pile_whoever_controls_it() -> None:
    rival = Side(village=[SOLDIER, GIANT])
    scene = Scene(Side(hand=["por-orden-del-rey"], coins=3), rival).play("por-orden-del-rey").say(SOLDIER)
    scene.challenge(SOLDIER, GIANT)
    assert scene.where(SOLDIER) == ("discard", 1)


# -- Effects


def test_a_relation_counts_whoever_controls_the_person_and_ends_when_it_leaves() -> None:
    rival = Side(village=[hurt("gonzalo-maestro", 2)])
    scene = Scene(Side(village=["satur-escudero-fiel", SOLDIER]), rival)
    assert scene.worth("satur-escudero-fiel") == 4
    scene.challenge(SOLDIER, "gonzalo-maestro")
    assert scene.where("gonzalo-maestro") == ("discard", 1)
    assert scene.worth("satur-escudero-fiel") == 1


def test_other_effects_of_a_card_work_without_its_relation() -> None:
    scene = Scene(Side(village=["gonzalo-maestro"], locations=["escuela-de-la-villa"]))
    scene.travel("gonzalo-maestro", to="escuela-de-la-villa").say("gonzalo-maestro", "yes", "no")
    assert scene.count("hand") == 1


def test_who_has_the_turn_orders_effects_of_both_players() -> None:
    scene = Scene(Side(village=["herrero"], locations=["portazgo"]), Side(village=["mesonera"]))
    scene.travel("herrero", to="portazgo")
    assert (scene.asked, scene.offered) == (
        (0, "prompt-order-effects"),
        ["herrero", "mesonera", "portazgo"],
    )


def test_an_effect_is_carried_out_although_its_card_has_left() -> None:
    mine = Side(village=["catalina-doncella", "iniciado-de-la-logia"])
    scene = Scene(mine, Side(village=[SOLDIER])).challenge("iniciado-de-la-logia", SOLDIER)
    scene.say("iniciado-de-la-logia")
    assert scene.count("hand", 0) == 2  # one for each of the two, the Initiate lying in the discard pile


# -- Start of the Game


def test_a_toss_decides_who_chooses_who_begins() -> None:
    tossed = set()
    for seed in range(12):
        match = Match(GAME, 2, seed)
        assert match.request is not None
        assert match.request.prompt == "prompt-first"
        tossed.add(match.request.seat)
        for first in (0, 1):
            chosen = match.clone()
            chosen.answer(Option("first", None, ("player", first)))
            assert chosen.table.numbers.get((0, "turn"), 0) == first
    assert tossed == {0, 1}


# -- Parts of a Turn


def test_the_opening_turns_a_maravedi_card_over_comes_home_and_draws() -> None:
    scene = Scene(
        Side(hand=1, coins=0, locations=[at("portazgo", SOLDIER)]), Side(hand=1, coins=3), phase="open"
    )
    assert (scene.coins(0), scene.coins(1)) == (2, 5)
    assert scene.where(SOLDIER) == ("village", 0)
    assert (scene.count("hand", 0), scene.count("hand", 1)) == (2, 1)
    told = [event.kind for event in scene.match.events]
    turned, drawn = told.index("maravedi_turned"), told.index("cards_drawn")
    homes = [place for place, event in enumerate(scene.match.events) if event.args.get("keeps")]
    assert homes
    assert turned < homes[0] < drawn


def test_one_location_a_turn() -> None:
    scene = Scene(Side(hand=["portazgo", "venta-del-camino"], deck=9)).play("portazgo")
    assert scene.can_play("venta-del-camino") == "reason-location-played"
    assert scene.end().end().can_play("venta-del-camino") is None


def test_travel_takes_exactly_as_many_as_the_location_says() -> None:
    lone = Scene(Side(village=["novicia"], locations=["monasterio"]))
    assert lone.can_travel("novicia", "monasterio") == "reason-too-few-travellers"
    scene = Scene(Side(village=["novicia", SOLDIER, GIANT], locations=["monasterio"]))
    scene.take(Option("travel", scene.id("novicia"), scene.id("monasterio")))
    request = scene.request
    assert isinstance(request, ChooseSome)
    assert request.why_not(()) is not None
    assert request.why_not(tuple(request.options)) is not None
    assert [request.why_not((option,)) for option in request.options] == [None, None]


def test_nobody_travels_to_a_location_where_somebody_is() -> None:
    scene = Scene(Side(village=["tahur"], locations=[at("portazgo", SOLDIER)]))
    assert scene.can_travel("tahur", "portazgo") == "reason-location-taken"


def test_travellers_are_put_in_action() -> None:
    scene = Scene(Side(village=["tahur"], locations=["portazgo"])).travel("tahur", to="portazgo")
    assert (scene.where("tahur"), scene.on_guard("tahur")) == (("upon", 0), False)


def test_a_challenge_that_nobody_intercepts_gains_the_characters_victory() -> None:
    scene = Scene(Side(village=["juan-duque"], coins=0), Side(village=["tahur"])).challenge("juan-duque")
    assert (scene.on_guard("juan-duque"), scene.asked) == (False, (1, "prompt-intercept"))
    assert scene.say("pass").victory() == 2


def test_a_challenge_that_is_intercepted_is_a_fight_with_who_intercepts() -> None:
    scene = Scene(Side(village=["juan-duque"]), Side(village=[SOLDIER])).challenge("juan-duque").say(SOLDIER)
    assert scene.victory() == 0
    assert (scene.wounds("juan-duque"), scene.where(SOLDIER)) == (3, ("discard", 1))


def test_who_intercepts_for_another_takes_the_wounds_and_is_put_in_action() -> None:
    scene = Scene(Side(village=["tahur"], hand=0), Side(village=["comerciante", GIANT, SOLDIER]))
    scene.challenge("tahur", "comerciante")
    assert scene.offered == ["pass", SOLDIER]  # the Giant cannot, the Merchant is the one challenged
    scene.say(SOLDIER)
    assert (scene.wounds("comerciante"), scene.wounds(SOLDIER), scene.on_guard(SOLDIER)) == (0, 1, False)


def test_a_challenged_character_fights_in_either_position_and_is_not_turned() -> None:
    for entry, is_ready in ((SOLDIER, True), (acting(SOLDIER), False)):
        scene = Scene(Side(village=["juan-duque"]), Side(village=[entry, "tahur"]))
        scene.challenge("juan-duque", SOLDIER).say("pass")
        assert scene.wounds("juan-duque") == 3
        assert scene.where(SOLDIER) == ("discard", 1)
        scene = Scene(Side(village=["tahur"]), Side(village=[entry])).challenge("tahur", SOLDIER)
        assert scene.on_guard(SOLDIER) is is_ready


def test_what_waits_for_the_turns_end_comes_before_this_turn_ends() -> None:
    """Conclusion: the Plague wounds while the Hermitage's strength still counts, and then it ends."""
    mine = Side(village=["peste", "novicia"], locations=["ermita"], deck=9)
    scene = Scene(mine).travel("novicia", to="ermita")
    assert scene.strength("novicia") == 2
    scene.end()
    assert scene.where("novicia") == ("upon", 0)  # not in the village
    mine = Side(village=["peste", "segadores"], deck=9)
    scene = Scene(mine, Side(village=["comerciante"])).challenge("segadores", "comerciante")
    scene.end()  # four strong with two wounds, then two strong
    assert scene.where("segadores") == ("discard", 0)
    assert [(event.args["n"], event.args["answer"]) for event in scene.told("fought")] == [(4, 1)]
    assert [event.args["n"] for event in scene.told("wounds_placed")] == [1]


def test_the_turn_passes_on() -> None:
    assert Scene(NOBODY).end().asked == (1, "prompt-develop")
