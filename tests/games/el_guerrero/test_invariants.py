"""What holds at every decision of a random match, and that random matches meet every card and every word."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine import Dice, Match
from tabletop.games.el_guerrero.effects import WORDS
from tabletop.games.el_guerrero.state import COMBAT_NUMBERS
from tests.contract.players import decisions
from tests.games.el_guerrero.scenes import GAME

MATCHES = 60
"""So many random matches are played at most, until all has been met."""


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_table_is_sound_at_every_decision(seats: int) -> None:
    for seed in range(3):
        match = Match(GAME, seats, seed, {"trains": "everybody"} if seed == 2 else {})
        table = match.table
        for request in decisions(match, Dice(seed)):
            assert sum(map(len, table.lists)) == 123
            for seat in range(seats):
                assert len(table.zone("army", seat)) <= 5
                assert len(table.zone("trap", seat)) <= 1
                assert 0 <= table.numbers.get((seat, "morale"), 0) <= 20
                assert all(table.faces[card].is_troop for card in table.zone("army", seat))
                assert all(table.faces[card].is_battle for card in table.zone("hand", seat))
            assert table.zone("pile") == table.zone("war") == []
            assert all(1 <= value <= 4 for (_, name), value in table.marks.items() if name == "token")
            if request.prompt in ("prompt-campaign", "prompt-train"):
                assert not any((0, name) in table.numbers for name, each in COMBAT_NUMBERS if not each)
                assert not any(table.zone("playing", seat) for seat in range(seats))
        war = next(card for card in match.table.by_id if match.table.faces[card].is_war)
        assert match.table.place_of(war) == ("war", 0)


def test_random_matches_meet_every_card_and_every_word(monkeypatch: pytest.MonkeyPatch) -> None:
    words: set[str] = set()

    def watch(word: Any) -> None:
        do = word.do

        def watched(self: Any, doing: Any) -> Any:
            words.add(word.__name__)
            return do(self, doing)

        monkeypatch.setattr(word, "do", watched)

    for verb in WORDS.verbs:
        watch(verb)
    battle = {face.id for face in GAME.cards if face.type not in ("war", "basic", "general")}
    used: set[str | None] = set()
    kinds = ("joined", "announced", "announced_against", "announced_for", "reacted", "trap_sprung")
    for seed in range(MATCHES):
        match, dice = Match(GAME, 3 + seed % 4, seed), Dice(seed)
        while match.request is not None:
            match.answer(match.request.sample(dice))
        used |= {event.args["card"].face for event in match.events if event.kind in kinds}
        if used >= battle and len(words) == len(WORDS.verbs):
            return
    assert battle - used == set()
    assert {verb.__name__ for verb in WORDS.verbs} - words == set()
