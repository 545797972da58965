"""Two against two ("Teams"): seats 0 and 2 play seats 1 and 3; rulings A15, A19 and A25."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine import Match, Option, SetupError
from tests.games.aguila_roja.scenes import GAME, NOBODY, Scene, Side, acting, at

SOLDIER = "soldado-de-fortuna"
GIANT = "gigante-de-feria"
HAND_OVER = Option("hand_over")


def pairs(*sides: Side, **more: Any) -> Scene:
    """Lay out two teams."""
    return Scene(*sides, *[NOBODY] * (4 - len(sides)), mode="teams", **more)


def test_teams_are_for_four() -> None:
    for seats in (2, 3, 5):
        with pytest.raises(SetupError, match="error-option-seats"):
            Match(GAME, seats, 1, {"mode": "teams"})


def test_a_team_has_one_maravedi_deck_and_each_partner_a_deck_and_a_treasury() -> None:
    table = Match(GAME, 4, 1, {"mode": "teams"}).table
    assert [len(table.zone("maravedies", seat)) for seat in range(4)] == [15, 15, 0, 0]
    assert [len(table.zone("deck", seat)) for seat in range(4)] == [35, 35, 35, 35]
    assert [len(table.zone("treasury", seat)) for seat in range(4)] == [1, 1, 1, 1]


def test_a19_one_card_is_turned_over_a_team_turn_all_four_gain_and_each_partner_draws() -> None:
    scene = pairs(phase="open")
    assert [scene.coins(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert [scene.count("hand", seat) for seat in range(4)] == [1, 0, 1, 0]
    assert (scene.count("turned", 0), scene.count("turned", 1)) == (1, 0)


def test_both_partners_characters_come_home_and_on_guard() -> None:
    abroad = Side(locations=[at("portazgo", SOLDIER)])
    scene = pairs(Side(village=[acting("tahur")]), Side(village=[acting("cosaco")]), abroad, phase="open")
    assert scene.where(SOLDIER) == ("village", 2)
    assert [scene.on_guard(slug) for slug in ("tahur", SOLDIER, "cosaco")] == [True, True, False]


def test_famine_empties_all_four_treasuries() -> None:
    rich = Side(coins=3)
    famine = Side(coins=3, maravedies=["bienestar", "hambruna"])
    scene = pairs(famine, Side(coins=3, maravedies=["hambruna", "subsistencia"]), rich, rich, phase="open")
    scene.end().end()
    assert [scene.coins(seat) for seat in range(4)] == [1, 1, 1, 1]


def test_victory_is_shared() -> None:
    scene = pairs(Side(village=[SOLDIER]), NOBODY, Side(village=["juan-duque"]))
    scene.challenge(SOLDIER).take(HAND_OVER).challenge("juan-duque", 3)
    assert (scene.victory(0), scene.victory(1)) == (3, 0)


@pytest.mark.parametrize(("points", "flag"), [(25, 0), (39, 0), (40, 1)])
def test_forty_points_begin_the_tiebreak(points: int, flag: int) -> None:
    assert pairs(Side(victory=points)).end().end().number("tiebreak") == flag


def test_a_team_that_begins_and_ends_ahead_wins_together() -> None:
    scene = pairs(Side(victory=40), phase="open", tiebreak=1).end().end()
    assert scene.match.outcome is not None
    assert (scene.match.outcome.winners, scene.match.outcome.scores) == ((0, 2), (40, 0, 40, 0))


# -- the shared turn


def test_a25_either_partner_acts_and_the_turn_ends_when_both_have_said_so() -> None:
    scene = pairs(Side(village=[SOLDIER]), NOBODY, Side(hand=["labradora"], coins=1))
    scene.take(HAND_OVER)
    assert scene.asked == (2, "prompt-develop")
    scene.play("labradora").take(HAND_OVER)
    assert scene.asked == (0, "prompt-develop")
    scene.end()
    assert scene.asked == (2, "prompt-develop")
    scene.end()
    assert scene.turn in (1, 3)


def test_a25_who_hands_over_has_not_said_done() -> None:
    scene = pairs().end().take(HAND_OVER).end()
    assert scene.turn == 2  # asked again
    assert scene.end().turn in (1, 3)


def test_turns_alternate_between_the_teams() -> None:
    scene = pairs()
    turns = [scene.turn, *(scene.end().turn for _ in range(7))]
    assert [{turns[place], turns[place + 1]} for place in (0, 2, 4, 6)] == [{0, 2}, {1, 3}, {0, 2}, {1, 3}]


def test_a25_who_is_acting_orders_what_is_woken() -> None:
    scene = pairs(NOBODY, Side(village=["mesonera"]), Side(village=["herrero"], locations=["portazgo"]))
    scene.take(HAND_OVER).travel("herrero", to="portazgo")
    assert scene.asked == (2, "prompt-order-effects")


def test_one_against_one_nobody_can_hand_over() -> None:
    assert Scene(NOBODY).why_not(HAND_OVER) == "reason-no-partner"


# -- what partners share and what they do not


def test_a_partners_cards_are_cards_that_you_control() -> None:
    guild = Side(village=["hermandad-de-vecinos", "labradora", "herrero"])
    scene = pairs(guild, Side(village=["segadores"]), Side(village=["arriero"]))
    assert [scene.worth(slug) for slug in ("labradora", "arriero", "segadores")] == [2, 2, 1]
    assert pairs(guild, Side(village=["segadores"])).worth("labradora") == 1
    scene = pairs(Side(hand=["todos-a-una"], coins=4), NOBODY, Side(village=[acting("herrero")]))
    assert scene.play("todos-a-una").on_guard("herrero")


def test_maravedies_and_hands_are_not_shared() -> None:
    scene = pairs(Side(hand=[SOLDIER], coins=2), NOBODY, Side(hand=["tahur"], coins=9))
    assert scene.can_play(SOLDIER) == "reason-too-dear"
    assert scene.why_not(Option("play", scene.id("tahur"))) == "reason-not-held"


def test_a19_partners_travel_to_their_own_locations_and_play_one_each() -> None:
    mine = Side(village=["tahur"], hand=["portazgo", "corral-de-comedias"])
    scene = pairs(mine, NOBODY, Side(locations=["venta-del-camino"], hand=["escuela-de-la-villa"]))
    assert scene.can_travel("tahur", "venta-del-camino") == "reason-not-your-location"
    scene.play("portazgo")
    assert scene.can_play("corral-de-comedias") == "reason-location-played"
    scene.take(HAND_OVER)
    assert scene.can_play("escuela-de-la-villa") is None


def test_challenges_are_made_against_either_rival_and_intercepted_by_both_but_not_by_the_partner() -> None:
    rivals = (Side(village=["cosaco"]), Side(village=["comerciante"]))
    scene = pairs(Side(village=[SOLDIER]), rivals[0], Side(village=["labradora"]), rivals[1])
    assert scene.can_challenge(SOLDIER, 2) == "reason-choose-rival"
    assert scene.can_challenge(SOLDIER, "labradora") == "reason-choose-rival"
    assert scene.can_challenge(SOLDIER, "comerciante") is None
    scene.challenge(SOLDIER, 3)
    assert scene.asked == (1, "prompt-intercept")
    scene.say("pass")
    assert scene.asked == (3, "prompt-intercept")
    assert scene.say("pass").victory(0) == 1


def test_one_of_the_two_rivals_is_chosen() -> None:
    scene = pairs(Side(hand=["donativo-forzoso"], coins=1), Side(coins=2), NOBODY, Side(coins=3))
    assert scene.play("donativo-forzoso").seats_offered == [1, 3]
    scene.say(3)
    assert [scene.coins(seat) for seat in range(4)] == [3, 2, 0, 0]


def test_a15_unique_characters_clash_across_partners_and_entering_has_its_effect_all_the_same() -> None:
    mine = Side(hand=["colas-alumno-aventajado"], coins=2)
    partner = Side(village=["colas-alumno-aventajado"])
    scene = pairs(mine, Side(hand=2), partner, Side(hand=2)).play("colas-alumno-aventajado")
    assert scene.asked == (0, "prompt-unique")  # who acts
    request = scene.request
    newest = scene.table.zone("village", 0)[0]
    assert request.why_not(Option("discard", scene.table.id_of(newest))) is None
    scene.take(Option("discard", scene.table.id_of(newest)))
    assert scene.zone("discard", 0) == ["colas-alumno-aventajado"]
    assert scene.asked == (0, "prompt-rival")
    assert scene.say(3).knows(0, 3)


def test_a15_unique_cards_of_one_title_clash_across_partners() -> None:
    scene = pairs(Side(hand=["guarida-del-aguila"]), NOBODY, Side(locations=["guarida-del-aguila"]))
    scene.play("guarida-del-aguila")
    assert (scene.asked, scene.offered) == ((0, "prompt-unique"), ["guarida-del-aguila"] * 2)


# -- losing


@pytest.mark.parametrize("empty", [0, 2])
def test_a19_one_empty_deck_loses_for_the_team(empty: int) -> None:
    sides = [NOBODY] * 4
    sides[empty] = Side(deck=1)
    scene = pairs(*sides, phase="open")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1, 3)


def test_a17_an_empty_deck_on_either_side_at_once_is_a_draw() -> None:
    market = Side(village=[SOLDIER], locations=["plaza-del-mercado"])
    scene = pairs(market, Side(deck=1), Side(deck=1)).travel(SOLDIER, to="plaza-del-mercado")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (0, 1, 2, 3)


@pytest.mark.parametrize("leaver", range(4))
def test_a26_a_team_falls_together(leaver: int) -> None:
    scene = pairs()
    scene.match.concede(leaver)
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == ((1, 3) if leaver in (0, 2) else (0, 2))
