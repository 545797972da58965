"""What holds at every decision of a random match, and that random matches meet every question, note and card."""

from __future__ import annotations

import pytest

from tabletop.engine import Dice, Match
from tabletop.games.espada_negra.state import CONTEST
from tests.contract.players import decisions
from tests.games.espada_negra.scenes import GAME
from tests.games.test_what_games_bring import notes_of

MATCHES = 60
"""So many random matches are played at most, until all has been met."""


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("ties", ["secret", "internal", "external"])
def test_the_table_is_sound_at_every_decision(seats: int, ties: str) -> None:
    match = Match(GAME, seats, seats, {"ties": ties})
    table = match.table
    for request in decisions(match, Dice(seats)):
        named = {name for _, name in table.numbers}
        assert len(table.zone("lot")) == 1
        assert len(table.zone("row")) < 6
        assert all(value >= 0 for value in table.numbers.values())
        assert all(table.place_of(card)[0] == "holding" for card, _ in table.marks)
        assert not table.seals or table.phase == "bid"
        assert "assault" not in named or table.phase == "attack"
        assert "bid" not in named or table.phase == "tie"
        assert not named & set(CONTEST) or table.phase == "spy"
        assert request.optional == (table.phase in ("attack", "spy") and "berserkers" not in request.prompt)
    assert [len(table.zone(name)) for name in ("deck", "row", "lot", "box")] == [0, 0, 0, 0]


def test_gold_comes_from_the_start_and_production_alone() -> None:
    for seed in range(6):
        match = Match(GAME, 4, seed)
        for _ in decisions(match, Dice(seed)):
            pass
        paid = [event.args["n"] for event in match.events if event.kind in ("lot_bought", "lot_won")]
        made = [event.args["n"] for event in match.events if event.kind == "produced"]
        left = sum([match.table.number(seat, "gold") for seat in range(4)])
        assert left == 40 + sum(made) - sum(paid)


def test_random_matches_meet_every_question_every_note_and_every_card() -> None:
    prompts = {
        "attack",
        "join",
        "berserkers",
        "berserkers-alone",
        "bid",
        "award",
        "spy",
        "spy-attack",
        "counter",
    }
    left = {f"prompt-en-{name}" for name in prompts} | {kind for kind, _ in notes_of(GAME)}
    left |= {face.id for face in GAME.cards}
    left -= {"surrendered", "office_passed", "condition_agreed"}  # nobody leaves, nothing is agreed upon
    for seed in range(MATCHES):
        options = {
            "ties": ("secret", "internal", "external")[seed % 3],
            "zero_is_no_bid": seed % 2 == 1,
            "conditions": seed % 4,
        }
        match = Match(GAME, 2 + seed % 4, seed, options)
        for request in decisions(match, Dice(seed)):
            left.discard(request.prompt)
        for event in match.events:
            left.discard(event.kind)
            if event.kind in GAME.deeds:
                left.discard(event.args["card"].face)
        if not left:
            return
    assert left == set()
