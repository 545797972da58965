"""A match saved at any moment goes on where it stopped, and its file tells nobody's secrets (cases S2, S4, H9)."""

import json
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest

from tabletop import games, resources
from tabletop.engine import Dice, Game, Match, RecordError, SetupError
from tabletop.storage.folders import Folders
from tabletop.storage.models import Player
from tabletop.storage.save_file import Label
from tabletop.storage.saves import Saves

SEED = 918_273_645
SAVES_OF_EACH_PROMPT = 3


def _label(seats: int) -> Label:
    players = tuple(Player(name=f"Player {seat}", kind="human") for seat in range(seats))
    return Label(saved=datetime(2031, 5, 9, tzinfo=UTC), players=players)


def _told(match: Match) -> dict[str, Any]:
    """Tell all that anyone at the table can see, and what is asked of whom."""
    request = match.request
    asked = None if request is None else (request.seat, request.prompt, request.args, request.default())
    return {
        "asked": asked,
        "refused": None if request is None else request.why_not(-1),
        "views": [match.view(seat) for seat in (*range(match.seats), None)],
        "events": match.events,
        "outcome": match.outcome,
    }


def _play_on(match: Match, seed: int, limit: int = 2000) -> None:
    dice = Dice(seed)
    for _ in range(limit):
        if match.request is None:
            return
        match.answer(match.request.sample(dice))


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_match_saved_inside_every_prompt_asks_the_same_again(game: Game, saves: Saves) -> None:
    seen: Counter[str] = Counter()
    for seats in (game.players[0], game.players[-1]):
        match, dice = Match(game, seats, SEED), Dice(7)
        while match.request is not None:
            prompt = match.request.prompt
            seen[prompt] += 1
            if seen[prompt] <= SAVES_OF_EACH_PROMPT:
                entry = saves.autosave(match.record(), _label(seats))
                again = Match.replay(game, saves.load(entry))
                assert _told(again) == _told(match), prompt
            match.answer(match.request.sample(dice))
    assert len(seen) > 1


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_resumed_match_ends_as_the_other_would_have(game: Game, saves: Saves) -> None:
    match, dice = Match(game, game.players[0], SEED), Dice(7)
    for _ in range(25):
        assert match.request is not None
        match.answer(match.request.sample(dice))
    again = Match.replay(game, saves.load(saves.save("Viernes", match.record(), _label(match.seats))))
    for one in (match, again):
        _play_on(one, seed=3)
    assert again.outcome == match.outcome
    assert again.outcome is not None
    assert again.events == match.events


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_file_tells_no_seed_and_no_card(game: Game, saves: Saves) -> None:
    match, dice = Match(game, game.players[-1], SEED), Dice(7)
    for _ in range(25):
        assert match.request is not None
        match.answer(match.request.sample(dice))
    text = saves.autosave(match.record(), _label(match.seats)).path.read_text(encoding="utf-8")
    assert str(SEED) not in text
    printed = json.loads((resources.cards() / game.id / "cards.json").read_bytes())["cards"]
    assert printed
    assert [card["id"] for card in printed if card["id"] in text] == []


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
@pytest.mark.parametrize(
    "craft",
    [
        {"seats": 1},
        {"seats": 9},
        {"options": {"mode": "solitaire"}},
        {"options": {"no such option": 1}},
        {"rules": 999},
        {"cards": "of another edition"},
        {"kernel": 0},
    ],
    ids=str,
)
def test_crafted_head_is_refused_by_the_replay_and_the_file_kept(
    game: Game, craft: dict[str, Any], folders: Folders
) -> None:
    """A head of another mode or version, made to fit its checksum."""
    saves = Saves(folders)
    match, dice = Match(game, game.players[0], SEED), Dice(7)
    for _ in range(12):
        assert match.request is not None
        match.answer(match.request.sample(dice))
    record = match.record()
    record["head"] |= craft
    entry = saves.save("crafted", record, _label(record["head"]["seats"]))
    with pytest.raises((RecordError, SetupError)) as refused:
        Match.replay(game, saves.load(entry))
    assert isinstance(refused.value, (RecordError, SetupError))
    assert refused.value.reason.id.startswith("error-")
    assert entry.path.exists()
