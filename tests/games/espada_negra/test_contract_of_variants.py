"""The contract that holds for every game, for what `tests/contract` does not play: an auctioneer among the players,
and each initial condition at some seat count."""

import pytest

from tests.contract import test_contract as contract
from tests.contract import ways, worlds
from tests.contract.players import Setup
from tests.games.espada_negra.scenes import GAME
from tests.games.espada_negra.test_conditions import CHANGES

SETUPS = [
    *[Setup(GAME, seats, {"ties": "internal"}) for seats in (2, 3, 5, 8)],
    *[Setup(GAME, 2 + number % 4, {"condition": slug}) for number, slug in enumerate(CHANGES)],
]
PROMISES = [
    contract.test_a_reaction_tells_its_round_of_asking_and_who_is_still_to_be_asked,
    contract.test_everything_else_is_refused_and_changes_nothing,
    contract.test_a_clone_is_the_original_at_every_decision,
    contract.test_folding_the_events_gives_the_view_of_every_seat_and_the_spectator,
    contract.test_a_surrender_at_any_moment_leaves_a_sound_match,
    contract.test_after_an_undo_everything_is_as_before,
    contract.test_a_clone_of_an_imagined_match_is_that_match,
]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: str(promise.__name__)[5:])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_variant_keeps_the_contract(setup: Setup, promise: object) -> None:
    assert callable(promise)
    promise(setup, 3)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_variant_keeps_its_secrets(setup: Setup) -> None:
    line = worlds.play_line(setup, 3)
    assert line.seals
    compared = 0
    for viewer in range(setup.seats + 1):
        compared += ways.hindsight(line, viewer, 0, 4, alike=False, imagine_every=20)
    assert compared > 20
