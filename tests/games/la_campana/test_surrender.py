"""Surrender: who wins, what becomes of the cards, and whose turn it is then."""

from __future__ import annotations

import pytest

from tabletop.engine import ChooseSome, Match
from tests.games.la_campana.board import DECK, GAME, Board
from tests.games.la_campana.opened import allies, lone, muster


def test_a_surrender_of_one_of_two_ends_the_battle() -> None:
    """General Clarifications: surrender to move on to the next battle."""
    board = Board([["mage-1"], ["mage-2"]], [["gold-2"], []])
    board.match.concede(0)
    assert board.number("wins", 1) == 1
    assert board.prompt == "prompt-muster"


def test_a_surrender_of_an_ally_ends_the_battle_for_both() -> None:
    """General Clarifications: a player or alliance may surrender."""
    board = allies([["gold-2"]], wins=[0, 1, 0, 1])
    board.match.concede(2)
    assert board.match.outcome is not None
    assert board.match.outcome.winners == (1, 3)


def test_a_surrender_among_three_leaves_no_spoils() -> None:
    """Ruling: eliminated without spoils, warriors to the graveyard; another's request stays open."""
    board = Board(
        lone("mage-1", "mage-2", "mage-3"), [["gold-2"], ["gold-3", "gold-4"], []], [[], ["sword-1"]]
    )
    board.match.concede(1)
    assert board.where("mage-2") == "graveyard"
    assert {"gold-3", "gold-4", "sword-1"} <= set(board.zone("discard"))
    assert board.zone("hand", 0) == ["gold-2"]
    assert (board.prompt, board.turn) == ("prompt-act", 0)


def test_a_surrender_begins_the_count_of_still_rounds_anew() -> None:
    """Ruling: its cards have moved; the rounds of the two who are left are counted from there."""
    board = Board(lone("mage-1", "mage-2", "mage-3"), [[], [], []])
    for _ in range(6):
        board.do("end")
    board.match.concede(1)
    for _ in range(5):
        board.do("end")
        assert board.prompt == "prompt-act"
    board.do("end")
    assert board.prompt == "prompt-muster"


def test_a_surrender_in_ones_own_turn_passes_it_on() -> None:
    """Ruling: the turn goes to the next who is still in the battle."""
    board = Board(lone("mage-1", "mage-2", "mage-3"), [["gold-8", "potion-2"], [], []])
    board.do("trade", "gold-8", DECK)
    board.match.concede(0)
    assert (board.prompt, board.turn) == ("prompt-act", 1)


def test_whoever_is_out_cannot_surrender() -> None:
    """There is nothing left to surrender."""
    board = Board([["mage-1"], [], ["mage-3"]], [[], [], []], out=[0, 1, 0])
    reason = board.match.why_not_concede(1)
    assert reason is not None
    assert reason.id == "reason-out"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("mustered", [0, 1, 2])
def test_a_surrender_while_armies_are_mustered_leaves_the_others_to_it(seats: int, mustered: int) -> None:
    """Ruling: whoever has chosen already, is choosing or is yet to choose is out; the next to the right begins."""
    match = Match(GAME, seats, seed=5)
    for _ in range(mustered):
        assert isinstance(match.request, ChooseSome)
        match.answer((match.request.options[0],))
    match.concede(0)
    muster(match)
    table = match.table
    assert [len(table.zone("field", seat)) for seat in range(seats)] == [0] + [1] * (seats - 1)
    assert len(table.zone("hand", 0)) == 0
    assert len(table.zone("discard")) == 7
    assert match.request is not None
    assert (match.request.prompt, match.request.seat) == ("prompt-act", 1)


def test_a_surrender_while_the_ally_takes_spoils_ends_the_battle() -> None:
    """General Clarifications: an alliance may surrender, also in the middle of an effect."""
    board = allies([["potion-9"], ["gold-2", "gold-3", "gold-4"]], wins=[0, 0, 0, 0])
    board.do("attack", "potion-9", "knight-1")
    assert board.prompt == "prompt-spoils"
    board.match.concede(3)
    assert board.prompt == "prompt-muster"
    assert [board.number("wins", seat) for seat in range(4)] == [1, 0, 1, 0]
    assert [board.number("out", seat) for seat in range(4)] == [0, 0, 0, 0]
