"""How notes are staged: each cue is for a note that the game tells, with a sound that there is."""

import pytest

from tabletop import games
from tabletop.engine import Dice, Game, Match
from tabletop.text.languages import Text
from tabletop.ui import sounds

GAMES = [pytest.param(game, id=game.id) for game in games.all()]
RARE = {
    "la_campana": {"battle_void"},
    "el_guerrero": {"horseman"},
    "aragon": {"leader_given_up"},
    "espada_negra": {
        *("tie_by_auctioneer", "tie_by_word", "lot_unsold_price", "lot_looted", "lot_unsold", "lot_called"),
        *("leftovers_discarded", "office_passed"),
    },
}
"""Notes of a rare ending, of an option, of an initial condition, or of somebody's leaving."""


@pytest.mark.parametrize("game", GAMES)
def test_cues_are_worded_and_heard(game: Game) -> None:
    text = Text("en")
    for kind, cue in game.controller.cues.items():
        assert text.has(f"event-{kind.replace('_', '-')}"), kind
        assert cue.sound == "" or cue.sound in sounds.names(), kind


@pytest.mark.parametrize("game", GAMES)
def test_every_cue_is_for_a_note_that_is_told(game: Game) -> None:
    told: set[str] = set()
    wanted = set(game.controller.cues) - RARE.get(game.id, set())
    dice = Dice(3)
    for seed in range(60):
        if wanted <= told:
            break
        match = Match(game, max(game.players.start, min(4, game.players.stop - 1)), seed)
        while match.request is not None:
            match.answer(match.request.sample(dice))
        told |= {event.kind for event in match.events}
    assert wanted <= told
