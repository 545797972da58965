"""What holds at every decision of a random match, and that random matches meet every card and every word."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine import Dice, Match
from tabletop.games.aragon.effects import WORDS
from tabletop.games.aragon.figures import (
    area_parts,
    area_strength,
    card_parts,
    leads_of,
    steps_of,
    strength_of,
)
from tabletop.games.aragon.state import AREAS, MOST, SILENT, is_clear
from tests.contract.players import decisions
from tests.games.aragon.scenes import GAME

MATCHES = 150
"""So many random matches are played at most, until all has been met."""


@pytest.mark.parametrize("leaders", [False, True])
def test_the_table_is_sound_at_every_decision(leaders: bool) -> None:
    for seed in range(4):
        match = Match(GAME, 2, seed, {"leaders": leaders})
        table = match.table
        for request in decisions(match, Dice(seed)):
            assert sum(map(len, table.lists)) == 60 + 3 * leaders
            for area in AREAS:
                held = [table.number(seat, area) for seat in (0, 1)]
                assert min(held) == 0
                assert 0 <= max(held) <= MOST
                for seat in (0, 1):
                    assert not any(table.faces[card].is_leader for card in table.zone(area, seat))
            looked_at = [len(table.zone("draft", seat)) for seat in (0, 1)]
            if request.prompt == "prompt-draft":
                assert looked_at[request.seat] in (2, 3)
            elif request.prompt == "prompt-draft-pass":
                assert looked_at[request.seat] == 2
            else:
                assert looked_at == [0, 0]
            assert not (is_clear(table, 0) and is_clear(table, 1))
            if request.prompt == "prompt-plan" and (0, "played") not in table.numbers:
                assert request.args["n"] >= 1
        assert len(match.table.zone("deck")) <= 52


def test_totals_are_the_sums_of_their_parts() -> None:
    for seed in range(6):
        match = Match(GAME, 2, seed, {"leaders": True})
        table = match.table
        for _ in decisions(match, Dice(seed)):
            leads = {lead.area: lead for lead in leads_of(table)}
            for area in AREAS:
                sums = [sum(part.amount for part in area_parts(table, seat, area)) for seat in (0, 1)]
                assert sums == [area_strength(table, seat, area) for seat in (0, 1)]
                assert (area in leads) == (sums[0] != sums[1])
                if area in leads:
                    assert steps_of(table, leads[area].seat, area) == leads[area].steps
                    assert (leads[area].mine, leads[area].theirs) == (max(sums), min(sums))
                for seat in (0, 1):
                    for card in table.zone(area, seat):
                        assert sum(part.amount for part in card_parts(table, card)) == strength_of(
                            table, card
                        )


def test_marks_of_a_turn_end_with_it() -> None:
    for seed in range(10):
        match = Match(GAME, 2, seed)
        turn = -1
        for request in decisions(match, Dice(seed)):
            if match.turns != turn and request.prompt == "prompt-plan":
                turn = match.turns
                assert {name for _, name in match.table.marks} <= {SILENT}


def test_random_matches_meet_every_card_and_every_word(monkeypatch: pytest.MonkeyPatch) -> None:
    words: set[str] = set()

    def watch(word: Any) -> None:
        do = word.do

        def watched(self: Any, doing: Any) -> Any:
            words.add(type(self).__name__)
            return do(self, doing)

        monkeypatch.setattr(word, "do", watched)

    for verb in WORDS.verbs:
        watch(verb)
    slugs = {face.id for face in GAME.cards}
    used: set[str | None] = set()
    for seed in range(MATCHES):
        match, dice = Match(GAME, 2, seed, {"leaders": True}), Dice(seed)
        while match.request is not None:
            match.answer(match.request.sample(dice))
        kinds = ("card_placed", "leader_given_up")
        used |= {event.args["card"].face for event in match.events if event.kind in kinds}
        if used >= slugs and len(words) == len(WORDS.verbs):
            return
    assert slugs - used == set()
    assert {verb.__name__ for verb in WORDS.verbs} - words == set()
