"""A test for each ruling that the worked cases leave out."""

import pytest

from tabletop.engine import Dice, Match, Option, SetupError
from tabletop.games.el_guerrero.figures import army_strength
from tests.games.el_guerrero.scenes import GAME, Scene, Side, basic, with_token

NINE = (basic(3), basic(3), basic(3))


def test_b1_round_cards_go_at_the_end_of_the_turn_where_that_is_played() -> None:
    scene = Scene(Side(hand=["estandarte"]), options={"rounds": "end_of_turn"})
    scene.play("estandarte")
    assert scene.zone("lasting") == ["estandarte"]
    assert scene.end().zone("lasting") == []


def test_b2_a_permanent_card_goes_by_its_own_condition() -> None:
    scene = Scene(Side(NINE), Side(lasting=["estatua-ecuestre"])).attack(1)
    assert scene.zone("lasting", 1) == []
    assert scene.zone("discard") == ["estatua-ecuestre"]


def test_b2_a_permanent_card_goes_by_another_card() -> None:
    scene = Scene(Side(hand=["termitas"]), Side(lasting=["estatua-ecuestre"])).play("termitas", 1)
    assert scene.zone("lasting", 1) == []


def test_b3_nobody_knows_what_was_removed() -> None:
    table = Match(GAME, 3, 4).table
    removed = [card for card in table.zone("box") if table.faces[card].is_battle]
    assert len(removed) == 30
    assert not any(table.masks[card] for card in removed)


def test_b5_the_active_player_alone_trains() -> None:
    scene = Scene(phase="train").train("tropa-basica")
    assert [sum(scene.tokens(seat)) for seat in range(3)] == [4, 3, 3]


def test_b5_everybody_trains_where_that_is_played() -> None:
    scene = Scene(phase="train", options={"trains": "everybody"}).train("tropa-basica")
    assert scene.asked == (1, "prompt-train-too")
    scene.train("tropa-basica").train("tropa-basica")
    assert scene.asked == (0, "prompt-campaign")
    assert [sum(scene.tokens(seat)) for seat in range(3)] == [4, 4, 4]


def test_b5_whoever_is_tired_skips_that_training_too() -> None:
    scene = Scene(phase="train", options={"trains": "everybody"}, tired=[0, 1, 0]).train("tropa-basica")
    assert scene.asked == (2, "prompt-train-too")
    assert scene.number("tired", 1) == 0


def test_b6_basic_troops_have_no_strength_of_their_own() -> None:
    scene = Scene(Side((basic(2),)))
    assert army_strength(scene.table, 0) == 2


def test_b8_a_basic_troop_that_is_replaced_is_discarded() -> None:
    scene = Scene(Side((basic(4),), hand=["hunos"])).play("hunos", "tropa-basica")
    assert scene.zone("discard") == ["tropa-basica"]


def test_b9_a_card_laid_face_down_cannot_be_withdrawn() -> None:
    scene = Scene(Side(trap="ogros"))
    option = Option("play", scene.id("ogros", "trap"), ("army", 0))
    assert scene.why_not(option) == "reason-not-held"


def test_b10_a_decoy_is_seen_by_all_and_usable_at_once() -> None:
    scene = Scene(Side(NINE), Side(trap="hunos")).attack(1)
    assert all(scene.knows(seat, "hunos", "hand", 0) for seat in range(3))
    assert scene.play("hunos").zone("army") == ["hunos", *["tropa-basica"] * 3]


def test_b11_an_attacker_who_loses_takes_the_defeated_token() -> None:
    assert Scene(Side((basic(1),)), Side(NINE)).attack(1).defeated == 0


def test_b13_a_defender_whose_attack_was_called_off_replenishes_too() -> None:
    scene = Scene(Side(NINE), Side(hand=["hora-de-la-siesta"]))
    scene.declare(1).react(1, "hora-de-la-siesta").quietly()
    assert scene.told("combat_won") == []
    assert scene.count("hand", 1) == 3


def test_b13_an_attacker_who_used_an_instant_does_not_replenish() -> None:
    scene = Scene(Side(NINE, hand=["primos-del-pueblo"]))
    scene.declare(1).react(0, "primos-del-pueblo").quietly()
    assert scene.count("hand") == 0


def test_b16_tokens_travel_with_an_exchanged_troop() -> None:
    mine, theirs = [with_token("ogros", 1)], [with_token("hunos", 3)]
    scene = Scene(Side(mine, hand=["pregunta-de-intercambio"]), Side(theirs))
    scene.play("pregunta-de-intercambio", 1)
    assert (scene.token("hunos", 0), scene.token("ogros", 1)) == (3, 1)


def test_b16_a_card_never_takes_base_strength_away() -> None:
    scene = Scene(Side(hand=["termitas"]), Side([with_token("ogros", 1)])).play("termitas", 1)
    assert army_strength(scene.table, 1) == 5


def test_b18_peace_forbids_attacks_but_not_cards() -> None:
    scene = Scene(Side(hand=["coplas-difamatorias"]), peace=1)
    assert scene.why_not_attack(1) == "reason-eg-peace"
    scene.play("coplas-difamatorias", 1)
    assert scene.morales == [6, 4, 5]


def test_b18_an_additional_attack_does_not_beat_peace() -> None:
    scene = Scene(Side(hand=["sin-descanso"]), peace=1).play("sin-descanso")
    assert scene.why_not_attack(1) == "reason-eg-peace"


def test_b19_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(SetupError) as error:
        GAME.normalise(3, {"first": 3})
    assert error.value.reason.args["known"] == "0, 1, 2"


def test_b20_the_last_to_choose_a_general_has_one_left_of_six() -> None:
    scene = Scene.of(Match(GAME, 6, 1))
    for left in range(6, 0, -1):
        assert len(scene.offered) == left
        scene.take(scene.request.sample(Dice(left)))
    assert scene.count("generals") == 0


def test_a_loop_of_actions_ends() -> None:
    scene = Scene(Side(hand=["hunos", "ogros"]), actions=398).drop("hunos")
    assert scene.turn == 0
    scene.drop("ogros")
    assert [event.args["n"] for event in scene.told("turn_stopped")] == [400]
    assert scene.turn == 1


def test_a_loop_of_actions_before_training_ends() -> None:
    """Skeletons who replace Skeletons return to the hand, for ever."""
    army = ["esqueletos", basic()]
    scene = Scene(Side(army, hand=["esqueletos"]), phase="train", actions=398).play(
        "esqueletos", "esqueletos"
    )
    assert (scene.hand(), scene.phase) == (["esqueletos"], "train")
    scene.play("esqueletos", "esqueletos")
    assert [event.args["n"] for event in scene.told("turn_stopped")] == [400]
    assert scene.turn == 1


def test_war_comes_of_itself_when_nobody_draws_any_more() -> None:
    idle = Side([basic(4)], hand=["ogros", "hunos", "espias"])
    full = Side([basic(4)], hand=["termitas", "goblins", "estandarte"])
    scene = Scene(idle, full, Side([basic(4)], hand=["mano-larga", "zanja-con-barro", "emboscada"]), idle=16)
    scene.end()
    assert scene.match.outcome is None
    scene.end()
    assert scene.match.outcome is not None
    assert scene.told("war_tired_of_waiting")[0].args["n"] == 18


def test_a_card_drawn_begins_the_wait_anew() -> None:
    scene = Scene(Side([basic(4)], hand=["ogros"]), idle=17).end()
    assert scene.match.outcome is None
    assert scene.number("idle") == 0
