"""Combinations that never end are stopped, and everybody is told."""

from __future__ import annotations

from tabletop.engine import Option
from tests.games.aguila_roja.invented import Invented
from tests.games.aguila_roja.scenes import Scene, Side

SOLDIER = "soldado-de-fortuna"


def test_a_turn_of_four_hundred_actions_ends() -> None:
    """The Inn gives the Muleteer the maravedí with which he comes back, on guard, to travel there again."""
    scene = Scene(Side(village=["arriero"], locations=["venta-del-camino"], hand=3, coins=0))
    for number in range(1, 401):
        scene.travel("arriero", to="venta-del-camino").say("venta-del-camino", "yes")
        if number < 400:
            assert (scene.asked, scene.number("actions")) == ((0, "prompt-develop"), number)
            assert (scene.coins(), scene.on_guard("arriero")) == (0, True)
    assert [event.args["n"] for event in scene.told("turn_stopped")] == [400]
    assert scene.asked == (1, "prompt-develop")


GRAVES = {"trigger": "is_discarded", "who": {}}
DOORS = {"trigger": "enters", "who": {"value_at_most": 1}}
RISING = [{"when": GRAVES, "do": [{"verb": "put_into_village", "card": {"value_at_most": 1}}]}]
FALLING = [{"when": DOORS, "do": [{"verb": "discard", "target": "it"}]}]


def test_two_hundred_effects_in_a_row_are_cut_short() -> None:
    """Whoever falls rises again, and whoever rises falls."""
    game = Invented(rising=RISING, falling=FALLING)
    scene = Scene(Side(village=["rising", "falling"], hand=["aguador"], coins=1), game=game).play("aguador")
    assert [event.args["n"] for event in scene.told("loop_stopped")] == [200]
    assert len(scene.told("card_discarded")) == 100
    assert len(scene.told("put_into_village")) == 100
    assert scene.asked == (0, "prompt-develop")
    assert scene.end().asked == (1, "prompt-develop")


def test_what_ends_by_itself_is_not_cut_short() -> None:
    game = Invented(rising=RISING, falling=FALLING)
    mine = Side(village=["rising"], hand=["aguador"], discard=["tahur"], coins=1)
    scene = Scene(mine, Side(village=[SOLDIER]), game=game).play("aguador").challenge("aguador", SOLDIER)
    assert scene.told("loop_stopped") == []
    assert scene.where("aguador") == ("village", 0)


def test_partners_who_hand_over_for_ever_are_stopped_and_begin_their_next_turn_anew() -> None:
    scene = Scene(*[Side(deck=30)] * 4, mode="teams").end()  # the first has said done
    for _ in range(400):
        assert scene.number("turn") in (0, 2)
        scene.take(Option("hand_over"))
    assert len(scene.told("turn_stopped")) == 1
    assert scene.turn in (1, 3)
    scene.end().end()
    first = scene.turn
    assert first in (0, 2)
    assert scene.end().turn == 2 - first  # the partner is asked


def test_the_end_of_this_turn_goes_on_until_nothing_more_ends() -> None:
    """The mourner takes heart when the hero falls, for this turn; so it falls after it, and is heard even then."""
    heart = {"verb": "this_turn", "target": "self", "what": {"verb": "has", "stat": "strength", "amount": 1}}
    mourns = {"when": {"trigger": "is_discarded", "who": {"other": True}},
              "do": [heart, {"verb": "wound", "target": "self"}]}  # fmt: skip
    is_heard = {"when": "is_discarded", "do": [{"verb": "gain_victory", "amount": 1}]}
    game = Invented(hero=[], mourner=[mourns, is_heard])
    hero, mourner = {"card": "hero", "wounds": 3, "stronger": 1}, {"card": "mourner", "wounds": 2}
    scene = Scene(Side(village=[hero, mourner]), game=game).end()
    assert scene.zone("discard", 0) == ["hero", "mourner"]
    assert scene.victory(0) == 1
