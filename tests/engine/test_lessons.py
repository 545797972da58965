"""Lessons: when a goal is reached, and what is wrong in one is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop import games, resources
from tabletop.engine import SetupError, match_from
from tabletop.engine.lessons import Goal, Lesson, lesson_of

GAME = games.get("la_campana")
WORDS = {"en": "Look.", "es": "Mira."}
KNIGHT = {"card": "knight-1", "damage": 8, "on": ["potion-5", "potion-6"]}


def position(**changes: Any) -> dict[str, Any]:
    """Return a lesson whose goal is one battle won; changes replace keys of its `lesson`."""
    return {
        "game": "la_campana",
        "title": {"en": "A lesson", "es": "Una lección"},
        "phase": "act",
        "numbers": {"wins": [1, 0]},
        "zones": {
            "field": [["mage-1", KNIGHT], ["mage-2"]],
            "castle": [["gold-1", "gold-9"], []],
            "hand": [["gold-3"], ["gold-4"]],
        },
        "lesson": {"story": WORDS, "done": WORDS, "goal": {"numbers": {"wins": [1]}}} | changes,
    }


def read(data: Any) -> Lesson:
    """Read a lesson that there must be."""
    lesson = lesson_of(GAME, data)
    assert lesson is not None
    return lesson


def is_reached(goal: Any, viewer: int | None = 0) -> bool:
    """Tell whether the table that is laid out already fulfils a goal."""
    data = position(goal=goal)
    wanted: Goal = read(data).goal
    return wanted.is_reached(match_from(GAME, data).view(viewer))


def test_a_position_without_a_lesson_has_none() -> None:
    data = position()
    del data["lesson"]
    assert lesson_of(GAME, data) is None


def test_a_lesson_says_what_there_is_to_be_tried() -> None:
    lesson = read(position(story={"en": "Try it.", "es": "Pruébalo."}))
    assert (lesson.title["es"], lesson.story["en"], lesson.done["es"]) == ("Una lección", "Try it.", "Mira.")


@pytest.mark.parametrize(
    ("goal", "reached"),
    [
        ({"numbers": {"wins": [1]}}, True),
        ({"numbers": {"wins": 1}}, True),
        ({"numbers": {"wins": [2]}}, False),
        ({"numbers": {"wins": [0, 1]}}, False),
        ({"zones": {"field": [["mage-1"]]}}, True),
        ({"zones": {"field": [["mage-1"], ["mage-2"]]}}, True),
        ({"zones": {"field": [["mage-2"]]}}, False),
        ({"zones": {"castle": [["gold-9", "gold-1"]]}}, True),
        ({"zones": {"field": [[{"card": "knight-1", "on": ["potion-6"]}]]}}, True),
        ({"zones": {"field": [[{"card": "mage-1", "on": ["potion-6"]}]]}}, False),
        ({"zones": {"field": [[{"card": "knight-1", "on": ["potion-7"]}]]}}, False),
        ({"zones": {"field": [[{"card": "knight-1", "damage": 8}]]}}, True),
        ({"zones": {"field": [[{"card": "knight-1", "damage": 9}]]}}, False),
        ({"zones": {"discard": ["gold-1"]}}, False),
        ({"zones": {"castle": [["gold-1"]]}, "numbers": {"wins": [2]}}, False),
    ],
)
def test_a_goal_is_reached_when_all_of_it_is_there(goal: Any, reached: bool) -> None:
    assert is_reached(goal) == reached


def test_a_card_that_the_viewer_does_not_see_reaches_no_goal() -> None:
    assert is_reached({"zones": {"hand": [["gold-3"]]}}, viewer=0)
    assert not is_reached({"zones": {"hand": [["gold-3"]]}}, viewer=1)


def test_each_copy_that_is_wanted_is_another_card() -> None:
    game = games.get("aguila_roja")
    one = {"card": "comerciante", "wounds": 1}
    for laid, wanted, reached in (
        (["comerciante", one], [one, "comerciante"], True),
        (["comerciante", one], ["comerciante", one], True),
        ([one], ["comerciante", one], False),
    ):
        data = {
            "title": WORDS,
            "phase": "act",
            "zones": {"village": [laid]},
            "lesson": {"story": WORDS, "done": WORDS, "goal": {"zones": {"village": [wanted]}}},
            "options": {"decks": ["clero"]},
        }
        lesson = lesson_of(game, data)
        assert lesson is not None
        assert lesson.goal.is_reached(match_from(game, data).view(0)) == reached


@pytest.mark.parametrize(
    ("change", "field", "got"),
    [
        ({"story": None}, "lesson: story", "None"),
        ({"story": {}}, "lesson: story", "{}"),
        ({"story": {"en": "Look."}}, "lesson: story", "en"),
        ({"done": {"en": "Look.", "es": " "}}, "lesson: done: es", " "),
        ({"done": {"en": "Look.", "es": 3}}, "lesson: done: es", "3"),
        ({"moral": WORDS}, "lesson", "moral"),
        ({"goal": None}, "lesson: goal", "None"),
        ({"goal": {}}, "lesson: goal", "{}"),
        ({"goal": {"numbers": {"wins": [0]}}}, "lesson: goal", "{}"),
        ({"goal": {"played": "gold-1"}}, "lesson: goal", "played"),
        ({"goal": {"numbers": {"wins": [1, 1, 1]}}}, "numbers", "wins: [1, 1, 1]"),
        ({"goal": {"numbers": {"wins": "two"}}}, "numbers", "wins: two"),
        ({"goal": {"numbers": [1]}}, "numbers", "[1]"),
        ({"goal": {"zones": {"attic": []}}}, "zone", "attic"),
        ({"goal": {"zones": {"field": ["mage-1"]}}}, "zone", "field: ['mage-1']"),
        ({"goal": {"zones": {"discard": "gold-1"}}}, "zone", "discard: gold-1"),
        ({"goal": {"zones": {"discard": ["gold-99"]}}}, "lesson: goal: card", "gold-99"),
        ({"goal": {"zones": {"discard": [7]}}}, "lesson: goal: card", "7"),
        ({"goal": {"zones": {"field": [[{"card": "mage-1", "fame": 1}]]}}}, "mark", "mage-1: fame: 1"),
        ({"goal": {"zones": {"field": [[{"card": "mage-1", "on": "gold-1"}]]}}}, "zone", "upon: gold-1"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], field: str, got: str) -> None:
    with pytest.raises(SetupError) as caught:
        lesson_of(GAME, position(**change))
    args = caught.value.reason.args
    assert (args["what"], args["got"]) == (field, got)
    assert args["expected"]


def test_a_lesson_needs_a_title_and_a_match_that_can_be() -> None:
    for key, value, named in (
        ("title", None, "title"),
        ("title", "A lesson", "title"),
        ("lesson", 3, "lesson"),
    ):
        with pytest.raises(SetupError) as caught:
            lesson_of(GAME, {**position(), key: value})
        assert caught.value.reason.args["what"] == named
    with pytest.raises(SetupError, match="error-seats"):
        lesson_of(GAME, {**position(), "seats": 9})


def test_no_lesson_that_ships_is_done_before_it_begins() -> None:
    lessons = 0
    for file in sorted(resources.saves().glob("*/*.json")):
        data = json.loads(file.read_text(encoding="utf-8"))
        game = games.get(data["game"])
        lesson = lesson_of(game, data)
        if lesson is not None:
            lessons += 1
            assert lesson.title.keys() == {"en", "es"}
            assert not lesson.goal.is_reached(match_from(game, data, 1).view(0)), file
    assert lessons >= 2
