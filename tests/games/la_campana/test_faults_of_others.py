"""Faults that players of such games have met elsewhere, tried on La Campaña."""

import json

import pytest

from tabletop.engine import Match, Option
from tests.games.la_campana.board import DECK, GAME, Board


def known_in_hand(match: Match, viewer: int, seat: int) -> list[str]:
    """List what a viewer knows of a hand."""
    view = match.view(viewer)
    return sorted(view.faces[card] for card in view.zones["hand", seat] if card in view.faces)


def test_a_card_drawn_after_the_spy_has_looked_is_hidden() -> None:
    """Cases, H6: a rival's hand stayed visible after the effect ended, also after saving and loading."""
    board = Board([["mage-1"], ["mage-2"]], [["spy"], ["gold-2", "gold-3"]], deck=["gold-9"])
    board.do("spy", "spy", ("hand", 1)).do("end").do("draw", None, DECK)
    again = Match.replay(GAME, json.loads(json.dumps(board.match.record())))
    for match in (board.match, again):
        assert len(match.view(0).zones["hand", 1]) == 3
        assert known_in_hand(match, 0, 1) == ["gold-2", "gold-3"]


def test_a_card_of_which_the_spy_knew_the_place_in_the_deck_is_known_when_drawn() -> None:
    """Sabotage, Spy: the order stays as it was, so whoever looked knows what a rival draws next."""
    board = Board([["mage-1"], ["mage-2"], ["mage-3"]], [["spy"], [], []], deck=["gold-8", "gold-9"])
    board.do("spy", "spy", DECK).do("end").do("draw", None, DECK)
    assert known_in_hand(board.match, 0, 1) == ["gold-9"]
    assert known_in_hand(board.match, 2, 1) == []


@pytest.mark.parametrize(
    ("verb", "slug", "target", "reason"),
    [
        ("draw", None, DECK, "reason-undo-learned"),
        ("spy", "spy", DECK, "reason-undo-learned"),
        ("spy", "spy", ("hand", 1), "reason-undo-learned"),
        ("steal", "thief", ("hand", 1), "reason-undo-dice"),
        ("besiege", "siege", ("castle", 1), "reason-undo-dice"),
        ("attack", "potion-5", "mage-2", None),
        ("build", "gold-5", ("castle", 0), None),
        ("recruit", "knight-1", ("field", 0), None),
        ("trade", "gold-4", DECK, None),  # nothing is bought yet: how many is asked
        ("barter", None, DECK, None),
        ("end", None, None, None),
    ],
)
def test_what_showed_or_rolled_something_cannot_be_taken_back(
    verb: str, slug: str | None, target: object, reason: str | None
) -> None:
    """Cases, H7: undoing a draw revealed the next card."""
    hand = ["spy", "thief", "siege", "potion-5", "gold-5", "gold-4"]
    board = Board(
        [["mage-1"], ["mage-2"]],
        [[*hand, "knight-1"], ["gold-2", "gold-3"]],
        [["sword-1"], ["gold-1", "gold-6"]],
    )
    if verb == "draw":
        board = Board([["mage-1"], ["mage-2"]], [[], []])
    before = board.match.view(0)
    board.do(verb, slug, target)
    verdict = board.match.why_not_undo(0)
    assert (None if verdict is None else verdict.id) == reason
    if reason is None:
        board.match.undo(0)
        assert board.match.view(0) == before


def test_the_turn_never_comes_to_the_dead() -> None:
    """Cases, R14: after an elimination play went backwards or to a dead player."""
    field = [[f"mage-{seat + 1}"] for seat in range(5)]
    board = Board(field, [[] for _ in range(5)], turn=1)
    board.match.concede(2)  # whoever comes next
    assert board.turn == 1
    assert board.do("end").turn == 3
    board.match.concede(3)  # whoever is asked
    assert board.turn == 4
    board.match.concede(0)
    assert board.do("end").turn == 1


def test_a_starter_who_is_out_before_the_first_turn_is_passed_over() -> None:
    """Cases, R14: eliminate the starting player, while warriors are still being chosen."""
    match = Match(GAME, 3, 4, {"youngest": 1})
    match.concede(1)
    while match.request is not None and match.request.prompt == "prompt-muster":
        assert match.request.seat != 1
        match.answer(match.request.default())
    assert match.request is not None
    assert (match.request.prompt, match.request.seat) == ("prompt-act", 2)


def test_the_next_battle_brings_everybody_back() -> None:
    """Elimination of Players is for the battle: for the following ones the same set-up rules hold."""
    board = Board([["mage-1"], ["mage-2"], ["mage-3"]], [[], [], []])
    board.match.concede(1)
    board.match.concede(2)
    assert board.prompt == "prompt-muster"
    assert [board.number("out", seat) for seat in range(3)] == [0, 0, 0]
    assert [len(board.zone("hand", seat)) for seat in range(3)] == [7, 7, 7]


def test_a_dead_player_is_no_target() -> None:
    """Cases, R14: dead never targeted or asked."""
    field = [["archer-1"], ["mage-2"], ["mage-3"]]
    board = Board(
        field, [["arrow-5", "power-1", "thief", "siege"], ["gold-2"], []], [[], ["sword-1", "gold-3"]]
    )
    mage = board.id("mage-2")
    board.match.concede(1)
    request = board.match.request
    assert request is not None
    for option in (
        Option("attack", board.id("arrow-5"), mage),
        Option("sure_shot", board.id("power-1"), mage),
        Option("steal", board.id("thief"), ("hand", 1)),
        Option("besiege", board.id("siege"), ("castle", 1)),
    ):
        assert request.why_not(option) is not None


def test_the_cards_of_who_surrenders_make_a_new_deck_at_once() -> None:
    """General Clarifications: if at any moment the central deck runs out, shuffle the discard pile."""
    board = Board([["mage-1"], ["mage-2"], ["mage-3"]], [[], ["gold-3", "gold-4"], []], deck=[], rest="box")
    board.match.concede(1)
    assert sorted(board.zone("deck")) == ["gold-3", "gold-4"]
    assert board.zone("discard") == []


def test_points_are_never_lost_to_rounding() -> None:
    """Cases, R11: half points add up exactly; nine halves and eleven halves are ten."""
    board = Board([["mage-1"], ["archer-1", "mage-2"]], [["potion-9", "potion-8", "potion-3"], []])
    for weapon, damage in (("potion-9", 4.5), ("potion-8", 8.5)):
        board.do("attack", weapon, "archer-1")
        assert board.damage("archer-1") == damage
        board.do("end").do("end")
    board.do("attack", "potion-3", "archer-1")
    assert board.where("archer-1") == "graveyard"  # 8.5 + 1.5
