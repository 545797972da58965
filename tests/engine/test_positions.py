"""Positions: the page that tells of them is true, and what is wrong in one is named."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tabletop import games, resources
from tabletop.engine import Match, SetupError, match_from

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
        ({"numbers": {"wins": "two"}}, "wins"),
        ({"known": [["gold-99"]]}, "gold-99"),
        ({"seats": 9}, "9"),
        ({"options": {"speed": 3}}, "speed"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], named: str) -> None:
    with pytest.raises(SetupError) as caught:
        match_from(GAME, {**example(), "zones": {}, **change})
    assert named in " ".join(map(str, caught.value.reason.args.values()))
    assert caught.value.reason.args.keys() & {"expected", "known", "low"}


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
