"""A short test for each line of the rulebook that the worked cases leave out."""

import pytest

from tabletop.engine import Dice, Match, Option
from tests.games.el_guerrero.scenes import GAME, Scene, Side, basic, with_token

NINE = (basic(3), basic(3), basic(3))


# -- setup


def test_each_player_chooses_a_general_and_has_five_morale() -> None:
    scene = Scene.of(Match(GAME, 3, 1))
    assert scene.asked == (0, "prompt-general")
    assert len(scene.offered) == 6
    scene.say("general-botijo")
    assert scene.asked == (1, "prompt-general")
    assert len(scene.offered) == 5
    assert scene.zone("general", 0) == ["general-botijo"]
    assert scene.morales == [5, 5, 5]


def test_each_player_has_three_basic_troops_with_a_token_of_1() -> None:
    scene = Scene.of(Match(GAME, 6, 1))
    for seat in range(6):
        assert scene.zone("army", seat) == ["tropa-basica"] * 3
        assert scene.tokens(seat) == [1, 1, 1]


def test_the_peace_token_lies_in_the_centre_and_nobody_is_defeated() -> None:
    scene = Scene.of(Match(GAME, 3, 1))
    assert scene.number("peace") == 1
    assert scene.defeated is None


def test_the_configured_player_begins_and_play_goes_clockwise() -> None:
    scene = Scene.of(Match(GAME, 4, 3, {"first": 2}))
    assert scene.request.seat == 2
    while scene.request.prompt == "prompt-general":
        scene.take(scene.request.default())
    turns = []
    for _ in range(5):
        turns.append(scene.turn)
        scene.take(scene.request.default()).end()
    assert turns == [2, 3, 0, 1, 2]


# -- actions


def test_actions_are_possible_before_training_and_after_it() -> None:
    scene = Scene(Side(hand=["hunos", "ogros"]), phase="train")
    scene.play("hunos")
    assert scene.asked == (0, "prompt-train")
    scene.train("hunos").play("ogros")
    assert scene.zone("army") == ["hunos", "ogros", *["tropa-basica"] * 3]


def test_there_is_no_limit_to_the_cards_of_a_turn() -> None:
    hand = ["hunos", "veteranos", "marcha-forzada", "estandarte", "caja-de-guerra", "emboscada"]
    scene = Scene(Side(hand=hand))
    for slug in hand[:-1]:
        scene.play(slug)
    assert scene.lay("emboscada").hand() == []


def test_actions_go_on_after_the_attack() -> None:
    scene = Scene(Side(NINE, hand=["hunos"])).attack(1)
    assert scene.play("hunos").zone("army") == ["hunos", *["tropa-basica"] * 3]


def test_a_troop_may_be_replaced_at_any_time() -> None:
    scene = Scene(Side([with_token("ogros", 3)], hand=["hunos"]))
    assert scene.why_not_play("hunos", ("army", 0)) is None
    scene.play("hunos", "ogros")
    assert scene.zone("army") == ["hunos"]
    assert scene.token("hunos") == 0
    assert scene.zone("discard") == ["ogros"]


def test_a_plain_card_is_discarded_after_use() -> None:
    scene = Scene(Side(hand=["sin-descanso"])).play("sin-descanso")
    assert scene.zone("discard") == ["sin-descanso"]


@pytest.mark.parametrize(
    ("slug", "target", "reason"),
    [
        ("emboscada", None, "reason-eg-only-face-down"),
        ("zancadilla", None, "reason-eg-not-now"),
        ("mano-larga", None, "reason-eg-no-rival"),
        ("mano-larga", ("player", 0), "reason-eg-no-rival"),
        ("mano-larga", ("player", 2), None),
        ("sin-descanso", ("player", 1), "reason-eg-no-aim"),
        ("ogros", None, "reason-eg-own-army"),
        ("ogros", ("army", 1), "reason-eg-own-army"),
        ("todavia-no", None, None),
    ],
)
def test_what_can_be_played_how(slug: str, target: tuple[str, int] | None, reason: str | None) -> None:
    assert Scene(Side(hand=[slug])).why_not_play(slug, target) == reason


# -- round, instant and permanent cards


def test_a_round_card_stays_until_the_turn_returns() -> None:
    scene = Scene(Side(hand=["estandarte"])).play("estandarte").end()
    for seat in (1, 2):
        assert scene.turn == seat
        assert scene.zone("lasting", 0) == ["estandarte"]
        scene.take(scene.request.default()).end()
    assert scene.turn == 0
    assert scene.zone("lasting", 0) == []
    assert "estandarte" in scene.zone("discard")


def test_a_permanent_card_stays() -> None:
    scene = Scene(Side(hand=["caja-de-guerra"])).play("caja-de-guerra").end()
    for _ in range(3):
        scene.take(scene.request.default()).end()
    assert scene.zone("lasting", 0) == ["caja-de-guerra"]


def test_an_instant_can_be_used_outside_of_the_turn() -> None:
    scene = Scene(Side(NINE), Side(hand=["primos-del-pueblo"]))
    scene.declare(1).react(1, "primos-del-pueblo")
    assert scene.zone("discard") == ["primos-del-pueblo"]


# -- traps


def test_the_attacker_turns_the_trap_over_and_receives_its_effect() -> None:
    scene = Scene(Side(NINE), Side(NINE[:2], trap="fantasma-de-alquiler")).attack(1)
    assert scene.told("trap_sprung")
    assert scene.count("trap", 1) == 0
    assert scene.zone("discard") == ["fantasma-de-alquiler"]


def test_any_card_may_be_laid_face_down_and_only_its_owner_knows_it() -> None:
    scene = Scene(Side(hand=["ogros"])).lay("ogros")
    assert scene.zone("trap", 0) == ["ogros"]
    assert scene.knows(0, "ogros", "trap", 0)
    assert not scene.knows(1, "ogros", "trap", 0)


# -- combat


def test_only_one_of_attack_and_discard_is_chosen() -> None:
    scene = Scene(Side(hand=["ogros"])).drop("ogros")
    assert scene.why_not_attack(1) == "reason-eg-has-discarded"


def test_tokens_and_base_values_count_in_a_combat() -> None:
    scene = Scene(Side([with_token("veteranos", 2)]), Side([basic(2), basic(2)])).attack(1)
    (event,) = scene.told("strengths_compared")
    assert (event.args["n"], event.args["answer"]) == (5, 4)


def test_the_defeated_token_moves_from_player_to_player() -> None:
    scene = Scene(Side(NINE), defeated=3)
    assert scene.defeated == 2
    assert scene.attack(1).defeated == 1


# -- end of the game


def test_the_game_stops_as_soon_as_war_is_drawn() -> None:
    scene = Scene(Side(hand=[]), deck=["ogros", "guerra", "termitas"]).end()
    assert scene.match.request is None
    assert scene.zone("war") == ["guerra"]
    assert scene.count("hand") == 1


def test_the_most_powerful_wins() -> None:
    scene = Scene(Side(NINE, morale=4), Side((basic(4),), morale=8), deck=["guerra"]).end()
    assert scene.match.outcome is not None
    assert scene.match.outcome.scores == (13, 12, 8)
    assert scene.match.outcome.winners == (0,)
    assert scene.match.outcome.why.id == "why-war"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_match_ends_with_war(seats: int) -> None:
    for seed in range(4):
        match, dice = Match(GAME, seats, seed), Dice(seed)
        while match.request is not None:
            match.answer(match.request.sample(dice))
        assert match.outcome is not None
        assert match.outcome.why.id.startswith("why-war")


# -- saying why


def test_nothing_but_training_and_cards_before_training() -> None:
    scene = Scene(phase="train")
    assert scene.why_not_attack(1) == "reason-eg-train-first"
    assert scene.why_not(Option("end")) == "reason-eg-train-first"
    rivals = scene.id("tropa-basica", "army", 1)
    assert scene.why_not(Option("train", rivals)) == "reason-eg-own-army"


def test_there_is_one_training_a_turn() -> None:
    scene = Scene(phase="train").train("tropa-basica")
    option = Option("train", scene.id("tropa-basica", "army"))
    assert scene.why_not(option) == "reason-eg-has-trained"
