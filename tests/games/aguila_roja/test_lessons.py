"""The lessons that ship: the order told by the rulebook ("Combining Effects") reaches the goal, others do not."""

from __future__ import annotations

import pytest

from tabletop.engine.lessons import Goal, lesson_of
from tests.games.aguila_roja.scenes import GAME, Scene
from tests.games.aguila_roja.test_worked_examples import LIARS_WALK, SCHOOL, carry_out, shipped


def goal_of(scene: Scene) -> Goal:
    """Return the goal of the lesson that a scene began with."""
    position = scene.match.position
    assert position is not None
    lesson = lesson_of(GAME, position)
    assert lesson is not None
    return lesson.goal


@pytest.mark.parametrize(
    ("order", "reached"),
    [
        (("comerciante", "comerciante", "monasterio"), True),
        (("comerciante", "monasterio", "comerciante"), False),
        (("monasterio", "comerciante", "comerciante"), False),
    ],
)
def test_the_monastery_looks_last(order: tuple[str, ...], reached: bool) -> None:
    scene = shipped("comerciantes-y-monasterio")
    scene.travel("comerciante", "comerciante", to="monasterio")
    carry_out(scene, order, comerciante=["yes"])
    assert goal_of(scene).is_reached(scene.match.view(0)) == reached


def test_the_blacksmith_visits_both_locations() -> None:
    scene = shipped("herrero-y-arriero")
    scene.travel("herrero", "arriero", to=LIARS_WALK)
    carry_out(scene, ("herrero", "arriero", LIARS_WALK), arriero=["yes", "herrero"])
    goal = goal_of(scene)
    assert not goal.is_reached(scene.match.view(0))
    scene.travel("herrero", to=SCHOOL)
    carry_out(scene, ("herrero", SCHOOL), **{SCHOOL: ["no"]})
    assert goal.is_reached(scene.match.view(0))


def test_the_muleteer_who_goes_first_leaves_the_goal_out_of_reach() -> None:
    scene = shipped("herrero-y-arriero")
    scene.travel("herrero", "arriero", to=LIARS_WALK)
    carry_out(scene, ("arriero", "herrero", LIARS_WALK))
    assert scene.coins() == 1
    assert not goal_of(scene).is_reached(scene.match.view(0))


def test_the_blacksmith_alone_at_the_school_is_not_enough() -> None:
    scene = shipped("herrero-y-arriero")
    scene.travel("herrero", to=SCHOOL)
    carry_out(scene, ("herrero", SCHOOL), **{SCHOOL: ["no"]})
    assert (scene.coins(), scene.where("herrero")) == (1, ("upon", 0))
    assert not goal_of(scene).is_reached(scene.match.view(0))
