"""Positions: the page that tells of them is true, and what is wrong in one is named."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tabletop import games, resources
from tabletop.engine import Dice, Match, SetupError, match_from

GAME = games.get("la_campana")
PAGE = Path(__file__).parents[2] / "docs" / "positions.md"


def example() -> dict[str, Any]:
    """Return the example of the page."""
    found = re.search(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_the_example_of_the_page_can_be_played() -> None:
    match = match_from(GAME, example(), seed=3)
    view = match.view(0)
    assert match.request is not None
    assert (match.request.seat, match.request.prompt) == (0, "prompt-act")
    assert sorted(view.faces[card] for card in view.zones["hand", 0]) == ["gold-4", "potion-7"]
    assert [view.faces[card] for card in view.zones["castle", 0]] == ["gold-1", "gold-9"]
    assert [view.faces[card] for card in view.zones["hand", 1]] == ["sword-9"]  # it is known
    assert match.view(1).zones["hand", 1] == view.zones["hand", 1]
    assert view.numbers[0, "wins"] == view.numbers[1, "wins"] == 1
    knight, shield = (
        next(card for card, face in view.faces.items() if face == slug) for slug in ("knight-2", "power-1")
    )
    assert view.hosts[shield] == knight
    assert view.marks[shield, "damage"] == 4
    assert sum(map(len, view.zones.values())) == 60


def test_a_seed_orders_what_the_position_leaves_open() -> None:
    decks = [
        [match.table.faces[card].id for card in match.table.zone("deck")]
        for match in (match_from(GAME, example(), seed) for seed in (1, 1, 2))
    ]
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2])


def test_a_position_is_where_the_story_begins() -> None:
    match = match_from(GAME, example(), 1)
    assert match.events == []
    assert match.first_view(1) == match.view(1)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"colour": "red"}, "colour"),
        ({"phase": "sleep"}, "sleep"),
        ({"rest": "attic"}, "attic"),
        ({"zones": {"attic": []}}, "attic"),
        ({"zones": {"hand": [["gold-99"]]}}, "gold-99"),
        ({"zones": {"hand": [["gold-9"], ["gold-9"]]}}, "gold-9"),
        ({"zones": {"hand": [[], [], []]}}, "hand"),
        ({"zones": {"discard": "gold-9"}}, "discard"),
        ({"zones": {"field": [[{"card": "mage-1", "fame": 3}]]}}, "fame"),
        ({"zones": {"field": [[{"card": "mage-1", "damage": "much"}]]}}, "damage"),
        ({"zones": {"field": [[{"card": "mage-1", "damage": -2}]]}}, "damage"),
        ({"zones": {"field": [[{"card": "mage-1", "on": "potion-5"}]]}}, "potion-5"),
        ({"zones": {"field": [[{"card": ["mage-1"]}]]}}, "mage-1"),
        ({"zones": {"field": [["mage-1", 7]]}}, "7"),
        ({"zones": {"field": ["mage-1"]}}, "mage-1"),
        ({"zones": {"hand": [[{"card": "mage-1", "damage": 2}]]}}, "damage"),
        ({"zones": {"hand": [[{"card": "mage-1", "on": ["potion-5"]}]]}}, "on"),
        ({"zones": {"upon": [["potion-5"]]}}, "upon"),
        ({"zones": []}, "zones"),
        ({"zones": {"discard": 3}}, "discard"),
        ({"numbers": {"wins": "two"}}, "wins"),
        ({"numbers": {"wins": [0, 0, 1]}}, "wins"),
        ({"numbers": {"wins": [True]}}, "wins"),
        ({"numbers": {"turn": 2}}, "turn"),
        ({"numbers": {"battle": -1}}, "battle"),
        ({"numbers": [1]}, "numbers"),
        ({"known": [["arrow-9"], [], []]}, "known"),
        ({"known": ["arrow-9"]}, "known"),
        ({"known": 3}, "known"),
        ({"known": [[["arrow-9"]]]}, "arrow-9"),
        ({"phase": None}, "phase"),
        ({"phase": ["act"]}, "phase"),
        ({"rest": "hand"}, "hand"),
        ({"seats": 2.0}, "2.0"),
        ({"options": ["overdraw"]}, "options"),
        ({"known": [["gold-99"]]}, "gold-99"),
        ({"seats": 9}, "9"),
        ({"options": {"speed": 3}}, "speed"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], named: str) -> None:
    with pytest.raises(SetupError) as caught:
        match_from(GAME, {**example(), "zones": {}, **change})
    assert named in " ".join(map(str, caught.value.reason.args.values())), caught.value.reason
    assert caught.value.reason.args.keys() & {"expected", "known", "low"}


def test_what_is_no_position_is_refused() -> None:
    nothings: tuple[Any, ...] = (None, [], "act", 3)
    for nothing in nothings:
        with pytest.raises(SetupError, match="error-position"):
            match_from(GAME, nothing)


def test_the_rest_in_an_open_pile_lies_open() -> None:
    match = match_from(GAME, {**example(), "rest": "discard"}, 1)
    view = match.view(None)
    assert len(view.zones["deck", 0]) == 0
    assert all(card in view.faces for card in view.zones["discard", 0])
    assert [view.faces[card] for card in view.zones["discard", 0]][-2:] == ["gold-2", "siege"]  # on top


def test_cards_of_the_deck_lie_on_top_of_those_by_chance_the_last_named_first() -> None:
    match = match_from(GAME, {**example(), "zones": {"deck": ["arrow-9", "thief"]}}, 1)
    table = match.table
    assert [table.faces[card].id for card in table.zone("deck")[-2:]] == ["arrow-9", "thief"]
    assert len(table.zone("deck")) == 60


def test_two_seats_may_know_cards_of_one_hand() -> None:
    zones = {"hand": [["potion-7", "sword-9"]], "field": [["mage-1"], ["mage-2"], ["mage-3"]]}
    data = {"phase": "act", "seats": 3, "zones": zones, "known": [[], ["potion-7"], ["sword-9", "potion-7"]]}
    match = match_from(GAME, data, 1)
    seen = [match.view(seat) for seat in (1, 2)]
    assert [
        sorted(view.faces[card] for card in view.zones["hand", 0] if card in view.faces) for view in seen
    ] == [
        ["potion-7"],
        ["potion-7", "sword-9"],
    ]


def test_every_position_that_ships_can_be_played_to_its_end() -> None:
    files = sorted(resources.saves().glob("*/*.json"))
    assert files
    for file in files:
        data = json.loads(file.read_text(encoding="utf-8"))
        match = match_from(games.get(data["game"]), data, 5)
        dice = match.table.dice.copy()
        while match.request is not None:
            match.answer(match.request.sample(dice))
        assert match.outcome is not None


def test_a_match_from_a_position_is_recorded_and_replayed() -> None:
    match = match_from(GAME, example(), 4)
    assert match.request is not None
    match.answer(match.request.default())
    again = Match.replay(GAME, json.loads(json.dumps(match.record())))
    assert again.view(None) == match.view(None)
    assert again.request is not None
    assert again.request.seat == 1


def test_an_imagined_match_forgets_the_position_it_came_from() -> None:
    """A position states what every hand held; what is imagined depends on what one seat knows."""
    match = match_from(GAME, example(), 2)
    imagined = match.imagine(0, Dice(1))
    assert imagined.position is None
    assert imagined.clone().position is None
    assert match.position is not None
