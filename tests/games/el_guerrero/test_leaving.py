"""Surrender at any moment (ruling B21)."""

from tabletop.engine import Match
from tests.games.el_guerrero.scenes import GAME, Scene, Side, basic, with_token

NINE = (basic(3), basic(3), basic(3))


def test_the_cards_of_who_leaves_leave_the_game() -> None:
    side = Side(hand=["ogros"], trap="termitas", lasting=["estandarte"])
    scene = Scene(Side(), side).concede(1)
    for zone in ("army", "hand", "trap", "lasting"):
        assert scene.count(zone, 1) == 0
    assert scene.zone("discard") == []


def test_troops_that_came_from_others_go_to_the_discard_pile() -> None:
    scene = Scene(Side([basic(4)]), Side([{"card": "ogros", "lent": 1}, basic(1)])).concede(1)
    assert scene.zone("discard") == ["ogros"]


def test_the_turn_passes_to_the_next_living_player() -> None:
    scene = Scene().concede(0)
    assert scene.turn == 1
    assert scene.asked == (1, "prompt-train")


def test_peace_and_the_defeated_token_pass_to_the_next() -> None:
    scene = Scene(Side(), Side(), Side(), defeated=2, peace=2, begun=[1, 1, 0]).concede(1)
    assert scene.defeated == 2
    assert scene.number("peace") == 3


def test_peace_lasts_until_the_second_turn_of_who_took_it_over() -> None:
    scene = Scene.of(Match(GAME, 4, 3))
    while scene.request.prompt == "prompt-general":
        scene.take(scene.request.default())
    scene.concede(0)
    for _ in range(3):
        assert scene.number("peace") == 2
        scene.take(scene.request.default()).end()
    assert scene.turn == 1
    assert scene.number("peace") == 0


def test_the_last_one_wins() -> None:
    scene = Scene().concede(2).concede(0)
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1,)
    assert scene.match.outcome.why.id == "why-last-general"


def test_an_attack_ends_when_its_defender_leaves() -> None:
    scene = Scene(Side(NINE, hand=["hunos"]), Side(hand=["ogros"]))
    scene.declare(1).concede(1).quietly()
    assert scene.asked == (0, "prompt-campaign")
    assert scene.morales == [5, 5, 5]
    assert scene.number("attacker") == 0


def test_an_attack_goes_on_when_somebody_else_leaves() -> None:
    scene = Scene(Side(NINE, hand=["hunos"]), Side(), Side(hand=["ogros"]))
    scene.declare(1)
    assert scene.request.args["asked"] == (0, 2)
    scene.concede(2).quietly()
    assert scene.morales[:2] == [7, 4]


def test_an_attack_ends_with_its_attacker() -> None:
    scene = Scene(Side(NINE), Side(hand=["primos-del-pueblo"]))
    scene.declare(1).react(1, "primos-del-pueblo").concede(0)
    assert scene.number("attacker") == scene.number("bonus", 1) == 0
    assert scene.asked == (1, "prompt-train")


def test_a_card_that_waits_for_instants_is_discarded_with_its_owners_turn() -> None:
    scene = Scene(Side(hand=["ogros"]), Side(hand=["de-eso-nada"])).announce("ogros").concede(0)
    assert scene.count("playing", 0) == 0
    assert scene.turn == 1


def test_a_redirection_is_not_carried_out_for_who_has_left() -> None:
    scene = Scene(Side(NINE), Side(hand=["es-en-la-otra-puerta"]), Side(), Side())
    scene.declare(1).react(1, "es-en-la-otra-puerta")
    assert scene.asked == (1, "prompt-new-defender")
    scene.concede(1).quietly()
    assert scene.asked == (0, "prompt-campaign")
    assert scene.morales == [5, 5, 5, 5]


def test_whoever_is_out_has_nothing_to_surrender() -> None:
    scene = Scene().concede(2)
    reason = scene.match.why_not_concede(2)
    assert reason is not None
    assert reason.id == "reason-has-left"


def test_a_choice_among_the_troops_of_who_has_left_is_none() -> None:
    army = [with_token("ogros", 2), with_token("hunos", 2)]
    scene = Scene(Side(hand=["termitas"]), Side(army)).play("termitas", 1)
    assert scene.asked == (0, "prompt-pick-troop")
    scene.concede(1)
    assert scene.offered == ["no"]
    assert scene.say("no").asked == (0, "prompt-campaign")


def test_who_chose_no_general_yet_may_leave() -> None:
    scene = Scene.of(Match(GAME, 3, 1)).concede(0)
    assert scene.asked == (1, "prompt-general")
