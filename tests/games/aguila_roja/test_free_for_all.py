"""Three and more players, each for themselves ("Free-for-All"): rulings A17, A18, A26, and faults R1, R2, R14."""

from __future__ import annotations

import pytest

from tabletop.engine import Match, Option
from tests.games.aguila_roja.invented import Invented
from tests.games.aguila_roja.scenes import GAME, NOBODY, Scene, Side, hurt

SOLDIER = "soldado-de-fortuna"
GIANT = "gigante-de-feria"


def ring(seats: int, **where: Side) -> list[Side]:
    """Lay out seats, `s0` to `s5`, of which some have something."""
    return [where.get(f"s{seat}", NOBODY) for seat in range(seats)]


# -- the turn


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_winner_of_the_toss_chooses_among_all(seats: int) -> None:
    match = Match(GAME, seats, 2)
    assert match.request is not None
    assert match.request.prompt == "prompt-first"
    for first in range(seats):
        assert match.request.why_not(Option("first", None, ("player", first))) is None


@pytest.mark.parametrize("leaver", range(3))
@pytest.mark.parametrize("seed", [0, 1, 2])  # whoever of the three has won the toss
def test_r14_who_has_left_before_the_first_turn_neither_chooses_nor_begins(seed: int, leaver: int) -> None:
    match = Match(GAME, 3, seed)
    assert match.request is not None
    winner = match.request.seat
    match.concede(leaver)
    then = winner if winner != leaver else (winner + 1) % 3
    assert (match.request.seat, match.request.prompt) == (then, "prompt-first")
    assert match.request.why_not(Option("first", None, ("player", leaver))) is not None
    match.answer(Option("first", None, ("player", then)))
    assert (match.request.seat, match.request.prompt) == (then, "prompt-develop")


@pytest.mark.parametrize("first", range(4))
def test_turns_go_from_left_to_right_whoever_begins(first: int) -> None:
    scene = Scene(*ring(4), turn=first)
    turns = [scene.turn, *(scene.end().turn for _ in range(4))]
    assert turns == [(first + step) % 4 for step in range(5)]


@pytest.mark.parametrize(
    ("turn", "coins"), [(0, [2, 2, 0, 0]), (1, [0, 2, 2, 0]), (2, [0, 0, 2, 2]), (3, [2, 0, 0, 2])]
)
def test_a_maravedi_card_affects_whose_turn_it_is_and_the_player_on_the_left(
    turn: int, coins: list[int]
) -> None:
    scene = Scene(*ring(4), turn=turn, phase="open")
    assert [scene.coins(seat) for seat in range(4)] == coins


def test_famine_empties_the_same_two_treasuries() -> None:
    famine = Side(coins=3, maravedies=["bienestar", "hambruna"])
    next_one = Side(coins=3, maravedies=["bienestar", "subsistencia"])
    scene = Scene(famine, next_one, Side(coins=3), phase="open").end()
    assert [scene.coins(seat) for seat in range(3)] == [0, 1, 4]


def test_famine_empties_nobody_whom_the_card_did_not_affect_although_a_neighbour_has_left() -> None:
    famine = Side(coins=3, maravedies=["bienestar", "hambruna"])
    scene = Scene(famine, Side(coins=3), Side(coins=3), Side(coins=3), phase="open")
    scene.match.concede(1)
    scene.end()
    assert [scene.coins(seat) for seat in (0, 2, 3)] == [0, 5, 5]  # the next card gives two to each of them


# -- challenges


def test_any_rival_and_any_character_of_a_rival_may_be_challenged() -> None:
    scene = Scene(
        *ring(4, s1=Side(village=["tahur"]), s2=Side(village=[SOLDIER]), s3=Side(village=["cosaco"])), turn=1
    )
    assert [scene.can_challenge("tahur", rival) for rival in (2, 3, 0)] == [None, None, None]
    assert scene.can_challenge("tahur", 1) == "reason-choose-rival"
    assert scene.can_challenge("tahur", SOLDIER) is None
    assert scene.can_challenge("tahur", "cosaco") is None


def test_a18_rivals_are_asked_clockwise_whether_they_intercept_and_the_first_yes_does() -> None:
    seats = ring(4, s0=Side(village=["cosaco"]), s1=Side(village=["tahur"]), s2=Side(village=[SOLDIER]),
                 s3=Side(village=["comerciante"]))  # fmt: skip
    scene = Scene(*seats, turn=1).challenge("tahur", 3)
    asked = []
    while not scene.is_waiting:
        asked.append(scene.asked)
        scene.say("pass")
    assert asked == [(2, "prompt-intercept"), (3, "prompt-intercept"), (0, "prompt-intercept")]
    assert scene.victory(1) == 1
    scene = Scene(*seats, turn=1).challenge("tahur", 3).say("pass", "comerciante")
    assert scene.is_waiting  # the third was not asked
    assert scene.victory(1) == 0


def test_only_rivals_with_a_character_on_guard_are_asked() -> None:
    seats = ring(3, s0=Side(village=["tahur"]), s2=Side(village=["cosaco"]))
    assert Scene(*seats).challenge("tahur", 1).asked == (2, "prompt-intercept")


def test_a18_the_tiebreak_is_won_by_who_leads_every_rival() -> None:
    for rest, wins in ((24, True), (25, False), (26, False)):
        scene = Scene(Side(victory=25), Side(victory=3), Side(victory=rest), phase="open", tiebreak=1).end()
        assert (scene.match.outcome is not None) is wins


# -- your rival


def test_your_rival_is_chosen_when_a_card_is_played() -> None:
    thief = Side(hand=["donativo-forzoso"], coins=1)
    scene = Scene(Side(coins=4), thief, Side(coins=5), turn=1).play("donativo-forzoso")
    assert (scene.asked, scene.seats_offered) == ((1, "prompt-rival"), [2, 0])
    scene.say(0)
    assert [scene.coins(seat) for seat in range(3)] == [1, 3, 5]


def test_who_was_chosen_remains_the_rival_of_all_that_the_event_says() -> None:
    spy = Side(hand=["secreto-de-confesion"], coins=1, victory=3)
    scene = Scene(spy, Side(hand=2, victory=9), Side(hand=2, victory=1)).play("secreto-de-confesion").say(2)
    assert (scene.knows(0, 1), scene.knows(0, 2)) == (False, True)
    assert scene.count("hand", 0) == 1  # the one chosen is not ahead


def test_your_rival_is_who_woke_the_effect() -> None:
    scene = Scene(Side(hand=["bando-real"], coins=3), Side(coins=3), Side(village=["el-rey"])).play(
        "bando-real"
    )
    assert [scene.coins(seat) for seat in range(3)] == [1, 3, 1]


@pytest.mark.parametrize("slug", ["espia-tras-el-tapiz", "colas-alumno-aventajado", "leonor-menina"])
def test_a_rival_whose_hand_is_looked_at_is_chosen(slug: str) -> None:
    mine = Side(hand=[slug], coins=3, locations=["portazgo"])
    scene = Scene(mine, Side(hand=2), Side(hand=2, coins=1)).play(slug)
    if slug == "leonor-menina":
        scene.travel(slug, to="portazgo").say(slug)
    assert (scene.asked[1], scene.seats_offered) == ("prompt-rival", [1, 2])
    scene.say(2)
    assert (scene.knows(0, 1), scene.knows(0, 2)) == (False, True)


# -- leaving


def test_who_runs_out_of_cards_leaves_and_the_turn_passes_on() -> None:
    scene = Scene(Side(deck=1, village=["tahur"]), NOBODY, NOBODY, phase="open")
    assert scene.asked == (1, "prompt-develop")
    assert (scene.number("out", 0), scene.count("village", 0)) == (1, 0)
    assert scene.match.outcome is None


def test_r2_a17_all_who_run_out_at_once_leave_at_once() -> None:
    market = Side(village=[SOLDIER], locations=["plaza-del-mercado"])
    scene = Scene(market, Side(deck=1), Side(deck=1)).travel(SOLDIER, to="plaza-del-mercado")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (0,)
    scene = Scene(market, Side(deck=1), NOBODY, NOBODY).travel(SOLDIER, to="plaza-del-mercado")
    assert (scene.match.outcome, scene.number("out", 1)) == (None, 1)


def test_r2_a17_the_last_who_fall_at_once_share_the_win() -> None:
    market = Side(village=[SOLDIER], locations=["plaza-del-mercado"], deck=1)
    scene = Scene(market, Side(deck=1), Side(deck=1)).travel(SOLDIER, to="plaza-del-mercado")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (0, 1, 2)


def test_r2_an_effect_that_discards_several_discards_them_together() -> None:
    sides = (Side(village=["peste", "aguador"]), Side(village=["tahur"]), Side(village=["comerciante"]))
    scene = Scene(*sides).end()
    assert [scene.zone("discard", seat) for seat in range(3)] == [["aguador"], ["tahur"], ["comerciante"]]


@pytest.mark.parametrize(
    ("turn", "leaves", "then"),
    [
        (0, [0], 1),
        (1, [1], 2),
        (3, [3], 0),
        (0, [1], 2),
        (3, [0], 1),
        (1, [2, 3], 0),
        (2, [3, 0], 1),
        (0, [0, 1], 2),
    ],
)
def test_r14_the_next_living_seat_plays(turn: int, leaves: list[int], then: int) -> None:
    scene = Scene(*ring(4), turn=turn)
    for seat in leaves:
        scene.match.concede(seat)
    if turn not in leaves:
        assert scene.turn == turn
        scene.end()
    assert scene.asked == (then, "prompt-develop")
    for _ in range(8):
        scene.end()
        assert scene.turn not in leaves


def test_r14_who_has_left_is_neither_challenged_chosen_asked_nor_affected() -> None:
    thief = Side(hand=["donativo-forzoso"], village=[SOLDIER], coins=1)
    scene = Scene(thief, Side(village=["cosaco"]), Side(coins=1), NOBODY)
    scene.match.concede(1)
    assert scene.can_challenge(SOLDIER, 1) == "reason-choose-rival"
    assert scene.challenge(SOLDIER, 2).is_waiting
    assert scene.play("donativo-forzoso").seats_offered == [2, 3]
    scene.say(2).end()
    assert (scene.turn, scene.coins(1), scene.coins(3)) == (2, 0, 2)


def test_r14_the_left_neighbour_of_a_maravedi_card_is_the_next_who_lives() -> None:
    scene = Scene(*ring(4), turn=3)
    scene.match.concede(1)
    scene.end()
    assert [scene.coins(seat) for seat in range(4)] == [2, 0, 2, 0]


def test_a26_the_last_seat_wins() -> None:
    scene = Scene(*ring(3))
    scene.match.concede(1)
    scene.match.concede(0)
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (2,)


def cardinal(leaver: int) -> Scene:
    """Have the Cardinal of seat 0 take a character of seat 1, and one of the three leave."""
    seats = (Side(hand=["cardenal-mendoza"], coins=6), Side(village=["tahur"]), NOBODY, NOBODY)
    scene = Scene(*seats).play("cardenal-mendoza").say(1)
    assert scene.where("tahur") == ("village", 0)
    scene.match.concede(leaver)
    return scene


def test_a26_what_a_leaver_had_borrowed_goes_to_its_owners_discard_pile() -> None:
    scene = cardinal(0)
    assert scene.where("tahur") == ("discard", 1)
    assert scene.where("cardenal-mendoza") == ("box", 0)


def test_a26_what_others_had_borrowed_of_a_leaver_leaves_with_it() -> None:
    scene = cardinal(1)
    assert scene.where("tahur") == ("box", 0)
    assert scene.where("cardenal-mendoza") == ("village", 0)


def test_a26_others_keep_what_they_have() -> None:
    assert cardinal(2).where("tahur") == ("village", 0)


def test_a26_a_player_who_leaves_while_asked_to_intercept_is_passed_over() -> None:
    seats = (Side(village=["tahur"]), Side(village=["cosaco"]), Side(village=[SOLDIER]))
    scene = Scene(*seats).challenge("tahur", 1)
    assert scene.asked[0] == 1
    scene.match.concede(1)
    assert scene.asked == (0, "prompt-develop")
    assert scene.number("out", 1) == 1


def test_a26_who_leaves_while_asked_for_something_cuts_the_event_short() -> None:
    scene = Scene(Side(hand=["chantaje", "golpe-de-suerte"], coins=1), Side(hand=2), NOBODY)
    scene.play("chantaje").say(1)
    assert scene.asked == (1, "prompt-discard-from-hand")
    scene.match.concede(1)
    assert scene.asked == (0, "prompt-develop")
    assert (scene.zone("discard", 0), scene.count("playing", 0)) == (["chantaje"], 0)


def test_a26_a_challenge_of_who_leaves_meanwhile_ends() -> None:
    """The second rival leaves while the first is asked whether to intercept."""
    for target in (2, "tahur"):
        sides = (Side(village=[SOLDIER]), Side(village=["cosaco"]), Side(village=["tahur"]), NOBODY)
        scene = Scene(*sides).challenge(SOLDIER, target)
        assert scene.asked == (1, "prompt-intercept" if target == 2 else "prompt-intercept-for")
        scene.match.concede(2)
        scene.say("pass")
        assert (scene.asked, scene.victory(0), scene.wounds(SOLDIER)) == ((0, "prompt-develop"), 0, 0)
        assert len(scene.told("challenge_ended")) == 1


def test_a26_a_borrowed_traveller_whose_owner_leaves_travels_nowhere() -> None:
    mine = Side(
        hand=["por-orden-del-rey"], village=["escribano-real"], locations=["arenal-de-sevilla"], coins=3
    )
    for first in (SOLDIER, "escribano-real"):
        scene = Scene(mine, Side(village=[SOLDIER]), NOBODY).play("por-orden-del-rey").say(1)
        scene.take(Option("travel", scene.id(first), scene.id("arenal-de-sevilla")))
        scene.match.concede(1)
        if first == SOLDIER:
            scene.say(["escribano-real"])
        else:
            scene.say([])
        assert scene.asked == (0, "prompt-develop")
        assert (scene.count("upon", 0), scene.where(SOLDIER)[0], scene.coins(0)) == (0, "box", 0)


def test_a26_whose_strength_leaves_with_another_player_falls_at_once() -> None:
    mine = Side(village=[hurt("lazaro-sombra", 3)])
    scene = Scene(mine, Side(village=["cardenal-mendoza"]), Side(village=["punales-en-la-sombra"]))
    assert scene.where("lazaro-sombra") == ("village", 0)
    scene.match.concede(1)
    assert scene.where("lazaro-sombra") == ("discard", 0)
    assert (scene.asked, scene.victory(2)) == ((0, "prompt-develop"), 1)  # the Daggers are heard


def test_a26_who_leaves_at_the_end_of_a_turn_does_not_have_it_end_twice() -> None:
    village = ["gran-maestre", "sicario", "alguacil-de-ronda"]
    sides = (Side(village=village), Side(village=["tahur", "cosaco"]), NOBODY, NOBODY)
    scene = Scene(*sides).end().say("alguacil-de-ronda", 2)
    assert scene.victory(0) == 1
    scene.say(1, "sicario")  # the Grand Master: seat 1 is to discard, too
    assert scene.asked == (1, "prompt-choose-on-table")
    scene.match.concede(1)
    assert (scene.asked, scene.victory(0)) == ((2, "prompt-develop"), 1)


def test_a26_who_leaves_at_the_start_of_a_turn_does_not_have_it_start_twice() -> None:
    robs = {"when": "turn_starts", "do": [{"verb": "discard_from_hand", "by": "rival"}]}
    scene = Scene(
        Side(village=["robber"]), Side(hand=2), NOBODY, phase="open", game=Invented(robber=[robs])
    ).say(1)
    assert scene.asked == (1, "prompt-discard-from-hand")
    scene.match.concede(1)
    assert scene.asked == (0, "prompt-develop")
    assert (scene.coins(0), scene.count("hand", 0), scene.count("turned", 0)) == (2, 1, 1)


# -- who orders what is woken at once


@pytest.mark.parametrize("turn", range(4))
def test_r1_whose_turn_it_is_orders_the_effects_of_all_in_every_rotation(turn: int) -> None:
    inns = Side(village=["mesonera"])
    sides = [inns] * 4
    sides[turn] = Side(village=["herrero"], locations=["portazgo"])
    scene = Scene(*sides, turn=turn).travel("herrero", to="portazgo")
    order = []
    while scene.asked[1] == "prompt-order-effects":
        assert scene.asked[0] == turn
        order.append([label[2] for label in scene.request.args["effects"] if label[0] == "mesonera"])
        scene.take(Option("effect", None, ("effect", len(scene.request.args["effects"]) - 1)))
    assert sorted(order[0]) == sorted({0, 1, 2, 3} - {turn})
    if not scene.is_waiting:
        scene.say("no")  # the toll gate
    assert [scene.coins(seat) for seat in range(4)] == [1, 1, 1, 1]


def test_r1_two_effects_of_one_player_are_ordered_too() -> None:
    mine = Side(village=["aguador", "comerciante"], locations=["monasterio"])
    scene = Scene(*ring(4, s2=mine), turn=2).travel("aguador", "comerciante", to="monasterio")
    assert scene.asked == (2, "prompt-order-effects")
    assert scene.offered == ["aguador", "comerciante", "monasterio"]
