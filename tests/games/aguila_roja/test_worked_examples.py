"""The two worked examples of the rulebook ("Combining Effects"), from the positions that ship, in every order."""

from __future__ import annotations

import json

import pytest

from tabletop import resources
from tabletop.engine import match_from
from tests.games.aguila_roja.scenes import GAME, Scene

LIARS_WALK = "mentidero-de-san-felipe"
SCHOOL = "escuela-de-la-villa"


def shipped(name: str) -> Scene:
    """Open a position that ships."""
    data = json.loads((resources.saves() / "aguila_roja" / f"{name}.json").read_text(encoding="utf-8"))
    return Scene.of(match_from(GAME, data, 1))


def carry_out(scene: Scene, order: tuple[str, ...], **answers: list[str]) -> None:
    """Choose which effect comes next, the last one unasked, and answer what each asks."""
    for slug in order:
        if scene.asked[1] == "prompt-order-effects":
            scene.say(slug)
        scene.say(*answers.get(slug, ()))


@pytest.mark.parametrize(
    ("order", "points"),
    [
        (("comerciante", "comerciante", "monasterio"), 2),  # four cards in hand when it is asked
        (("comerciante", "monasterio", "comerciante"), 0),
        (("monasterio", "comerciante", "comerciante"), 0),
    ],
)
def test_two_merchants_draw_before_or_after_the_monastery_looks(order: tuple[str, ...], points: int) -> None:
    scene = shipped("comerciantes-y-monasterio")
    assert scene.count("hand") == 2
    scene.travel("comerciante", "comerciante", to="monasterio")
    assert scene.offered == ["comerciante", "comerciante", "monasterio"]
    carry_out(scene, order, comerciante=["yes"])
    assert scene.is_waiting
    assert (scene.count("hand"), scene.victory()) == (4, points)


def test_a_merchant_who_does_not_draw_leaves_the_monastery_with_three_cards() -> None:
    scene = shipped("comerciantes-y-monasterio")
    scene.travel("comerciante", "comerciante", to="monasterio")
    scene.say("comerciante", "yes", "comerciante", "no")
    assert (scene.count("hand"), scene.victory()) == (3, 0)


@pytest.mark.parametrize(
    "order",
    [
        ("herrero", "arriero", LIARS_WALK),
        ("herrero", LIARS_WALK, "arriero"),
        (LIARS_WALK, "herrero", "arriero"),
    ],
)
def test_the_blacksmith_first_pays_the_muleteer_and_travels_again(order: tuple[str, ...]) -> None:
    scene = shipped("herrero-y-arriero")
    assert scene.coins() == 0
    scene.travel("herrero", "arriero", to=LIARS_WALK)
    carry_out(scene, order, arriero=["yes", "herrero"])
    assert scene.coins() == 0  # one placed, one spent
    assert (scene.where("herrero"), scene.on_guard("herrero")) == (("village", 0), True)
    scene.travel("herrero", to=SCHOOL)
    carry_out(scene, ("herrero", SCHOOL), **{SCHOOL: ["no"]})
    assert (scene.coins(), scene.where("herrero")) == (1, ("upon", 0))
    assert scene.is_waiting


@pytest.mark.parametrize(
    "order",
    [
        ("arriero", "herrero", LIARS_WALK),
        ("arriero", LIARS_WALK, "herrero"),
        (LIARS_WALK, "arriero", "herrero"),
    ],
)
def test_the_muleteer_first_cannot_pay(order: tuple[str, ...]) -> None:
    scene = shipped("herrero-y-arriero")
    scene.travel("herrero", "arriero", to=LIARS_WALK)
    carry_out(scene, order)
    assert scene.is_waiting
    assert scene.coins() == 1
    assert scene.where("herrero") == scene.where("arriero") == ("upon", 0)
