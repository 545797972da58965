"""What the worked cases leave open: the battle's course, alliances, piles that run out, voids."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.engine import ChooseNumber, ChooseSome, Match, Option
from tests.games.la_campana.board import DECK, GAME, Board
from tests.games.la_campana.opened import ALLIANCE, allies, lone, muster

# -- the battle's course


def test_warriors_are_mustered_in_secret_and_revealed_together() -> None:
    """Starting the Battle: selected simultaneously, at least one, then revealed simultaneously."""
    match = Match(GAME, 3, 4)
    for seat in range(3):
        request = match.request
        assert isinstance(request, ChooseSome)
        assert (request.seat, request.least, request.most) == (seat, 1, 5)
        assert request.why_not(()) is not None
        assert not any(match.view(None).zones["field", one] for one in range(3))
        assert len(match.view(2).zones["hand", 0]) == 7  # not even their number is seen
        match.answer(tuple(request.options[:2]))
    assert all(len(match.view(None).zones["field", seat]) == 2 for seat in range(3))


def test_the_youngest_begins_and_the_turn_passes_to_the_right() -> None:
    """Starting the Battle: counter-clockwise; seats are numbered that way round."""
    match = Match(GAME, 4, 4, {"youngest": 2})
    muster(match)
    order = []
    for _ in range(5):
        assert match.request is not None
        order.append(match.request.seat)
        match.answer(Option("end"))
    assert order == [2, 3, 0, 1, 2]


def test_the_next_battle_is_set_up_anew_and_begun_by_the_player_to_the_right() -> None:
    """Setup; Starting the Battle: subsequent battles are started by the player to the right of the last starter."""
    board = Board([["mage-1"], [{"card": "knight-1", "damage": 14}]], [["potion-9"], []], starter=1)
    board.do("attack", "potion-9", "knight-1")
    assert board.number("wins", 0) == 1
    assert board.prompt == "prompt-muster"
    assert [len(board.zone("hand", seat)) for seat in (0, 1)] == [7, 7]
    assert len(board.zone("deck")) == 43
    assert board.zone("discard") == board.zone("graveyard") == []
    assert not board.match.table.marks
    muster(board.match)
    assert board.turn == 0


@pytest.mark.parametrize(
    ("seats", "options", "wins"), [(2, {}, 2), (3, {}, 2), (4, {}, 1), (5, {}, 1), (4, ALLIANCE, 2)]
)
def test_how_many_battles_win_the_match(seats: int, options: dict[str, str], wins: int) -> None:
    """Objective: 2 for two or three players or an alliance, 1 for four or five."""
    castle = [["gold-1", "gold-9", "gold-8", "gold-7"]]
    field = lone("mage-1", "mage-2", "mage-3", "mage-4", "mage-5")[:seats]
    for won in range(wins):
        board = Board(
            field, [["gold-6"]], castle, options=options, wins=[won, 0, won if options else 0][:seats]
        )
        board.do("build", "gold-6", ("castle", 0))
        assert (board.match.outcome is not None) == (won + 1 == wins)


def test_the_last_army_standing_wins_the_battle() -> None:
    """Objective: when all the warriors on the enemy battlefields have been eliminated."""
    board = Board([["mage-1"], [{"card": "knight-1", "damage": 14}]], [["potion-9"], []], wins=[1, 1])
    board.do("attack", "potion-9", "knight-1")
    outcome = board.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.why.id) == ((0,), (2, 1), "why-last-standing")


def test_the_turn_passes_over_whoever_is_out() -> None:
    """Elimination of Players: the game continues without them, following the usual turn order."""
    board = Board([["mage-1"], [], ["mage-2"], []], [[], [], [], []], out=[0, 1, 0, 1])
    assert board.do("end").turn == 2
    assert board.do("end").turn == 0


def test_every_step_is_optional_and_none_can_be_gone_back_to() -> None:
    """Turn Structure: each once, always in this order."""
    board = Board([["mage-1"], ["mage-2"]], [["gold-4", "gold-1", "potion-3"], []])
    board.do("build", "gold-1", ("castle", 0))
    assert board.why_not("draw", None, DECK) == "reason-step-passed"
    assert board.why_not("attack", "potion-3", "mage-2") == "reason-step-passed"
    assert board.why_not("trade", "gold-4", DECK) == "reason-step-passed"
    assert board.why_not("build", "gold-4", ("castle", 0)) == "reason-step-done"
    assert board.can("end")


def test_three_still_rounds_make_a_battle_void() -> None:
    """Ruling: three full rounds with no card moved; the battle is set up again by the same starter."""
    board = Board([["mage-1"], ["mage-2"]], [[], []], starter=1)
    for _ in range(5):
        board.do("end")
    assert board.prompt == "prompt-act"
    board.do("end")
    assert board.prompt == "prompt-muster"
    assert (board.number("wins", 0), board.number("wins", 1), board.number("starter")) == (0, 0, 1)


def test_a_moved_card_begins_the_count_of_still_rounds_anew() -> None:
    """Ruling: only rounds in which nothing at all has moved count."""
    board = Board([["mage-1"], ["mage-2"]], [[], []])
    for _ in range(5):
        board.do("end")
    board.do("draw", None, DECK).do("end")
    for _ in range(5):
        assert board.prompt == "prompt-act"
        board.do("end")
    assert board.prompt == "prompt-act"


# -- the piles


def test_the_discard_pile_becomes_the_deck_at_once_and_the_graveyard_does_not() -> None:
    """Draw a Card: shuffle the discard pile, not the graveyard, when the central deck runs out."""
    board = Board(
        [["mage-1"], ["mage-2"]],
        [[], []],
        deck=["gold-2"],
        discard=["gold-3", "gold-4", "knight-1"],
        rest="box",
    )
    board.do("draw", None, DECK)
    assert board.zone("hand", 0) == ["gold-2"]
    assert sorted(board.zone("deck")) == ["gold-3", "gold-4", "knight-1"]
    assert board.zone("discard") == []


def test_with_both_piles_empty_nothing_can_be_drawn() -> None:
    """Draw a Card, as ruled: no draw."""
    board = Board([["mage-1"], ["mage-2"]], [[], []], deck=[], rest="box")
    assert board.why_not("draw", None, DECK) == "reason-no-cards-left"


def test_a_purchase_ends_when_the_piles_do() -> None:
    """Trade, as ruled: the gold is discarded before buying, so that it may come back."""
    board = Board([["mage-1"], ["mage-2"]], [["gold-8"], []], deck=["gold-2"], rest="box")
    board.do("trade", "gold-8", DECK)
    request = board.match.request
    assert isinstance(request, ChooseNumber)
    assert request.high == 2  # the deck's one card, and the gold itself
    board.answer(2)
    assert sorted(board.zone("hand", 0)) == ["gold-2", "gold-8"]


def test_the_spy_sees_what_is_there_if_the_deck_is_short() -> None:
    """Sabotage, Spy, as ruled."""
    board = Board([["mage-1"], ["mage-2"]], [["spy"], []], deck=["gold-2", "gold-3"], rest="box")
    board.do("spy", "spy", DECK)
    view = board.match.view(0)
    assert [view.faces[card] for card in view.zones[DECK]] == ["gold-2", "gold-3"]


def test_the_spy_looks_at_a_hand_for_one_pair_of_eyes() -> None:
    """Sabotage, Spy: without showing them to anyone else."""
    board = Board(lone("mage-1", "mage-2", "mage-3"), [["spy"], ["gold-2", "gold-3"], []])
    board.do("spy", "spy", ("hand", 1))
    mine, third = board.match.view(0), board.match.view(2)
    assert sorted(mine.faces[card] for card in mine.zones["hand", 1]) == ["gold-2", "gold-3"]
    assert not any(card in third.faces for card in third.zones["hand", 1])


def test_the_thief_takes_a_card_at_random_and_is_discarded() -> None:
    """Sabotage, Steal."""
    taken = set()
    for seed in range(12):
        board = Board([["mage-1"], ["mage-2"]], [["thief"], ["gold-2", "gold-3"]], seed=seed)
        board.do("steal", "thief", ("hand", 1))
        assert board.where("thief") == "discard"
        assert len(board.zone("hand", 1)) == 1
        taken |= set(board.zone("hand", 0))
    assert taken == {"gold-2", "gold-3"}


def test_an_empty_hand_is_neither_robbed_nor_spied_on() -> None:
    """Sabotage: there is nothing to take or to see."""
    board = Board([["mage-1"], ["mage-2"]], [["thief", "spy"], []])
    assert board.why_not("steal", "thief", ("hand", 1)) == "reason-empty-hand"
    assert board.why_not("spy", "spy", ("hand", 1)) == "reason-empty-hand"


def test_only_one_act_of_sabotage_a_turn() -> None:
    """Sabotage: only one of these two options may be taken per turn."""
    board = Board([["mage-1"], ["mage-2"]], [["thief", "spy"], ["gold-2"]])
    board.do("spy", "spy", DECK)
    assert board.why_not("steal", "thief", ("hand", 1)) == "reason-step-done"


def test_warriors_paid_in_barter_go_to_the_discard_pile() -> None:
    """Ruling: only the dead go to the graveyard; a discarded warrior may come back."""
    board = Board([["mage-1"], ["mage-2"]], [["knight-1", "knight-2", "knight-3"], []])
    board.do("barter", None, DECK).choose("knight-1", "knight-2", "knight-3")
    assert {"knight-1", "knight-2", "knight-3"} <= set(board.zone("discard"))


# -- building


def test_a_castle_begins_with_a_relic() -> None:
    """Build: always a card of value 1 first; each of the four may be it."""
    board = Board([["mage-1"], ["mage-2"]], [["gold-5", "gold-1", "sword-1", "potion-1", "arrow-1"], []])
    assert board.why_not("build", "gold-5", ("castle", 0)) == "reason-relic-first"
    for relic in ("gold-1", "sword-1", "potion-1", "arrow-1"):
        assert board.can("build", relic, ("castle", 0))


def test_the_gold_of_value_one_may_follow_a_relic_as_gold() -> None:
    """Build, as ruled."""
    board = Board([["mage-1"], ["mage-2"]], [["gold-1", "arrow-1"], []], [["sword-1"]])
    assert board.can("build", "gold-1", ("castle", 0))
    assert board.why_not("build", "arrow-1", ("castle", 0)) == "reason-relic-laid"


def test_nobody_builds_a_rivals_castle() -> None:
    """Build: on your own battlefield, or on an ally's."""
    board = Board([["mage-1"], ["mage-2"]], [["gold-5"], []], [["sword-1"], ["arrow-1"]])
    assert board.why_not("build", "gold-5", ("castle", 1)) == "reason-target-own-castle"


# -- alliances


def test_a_relic_may_be_laid_on_the_allys_battlefield_and_there_is_one_castle() -> None:
    """Build: each alliance has a single castle."""
    board = allies([["sword-1", "gold-5"]])
    assert board.can("build", "sword-1", ("castle", 0))
    assert board.can("build", "sword-1", ("castle", 2))
    board.do("build", "sword-1", ("castle", 2))
    for _ in range(4):
        board.do("end")
    assert board.can("build", "gold-5", ("castle", 2))
    assert board.why_not("build", "gold-5", ("castle", 0)) == "reason-target-own-castle"


def test_a_reinforcement_goes_to_the_ally_once_a_turn_and_never_beyond_five() -> None:
    """Starting the Battle: one shipment a turn, in place of a recruit."""
    board = allies([["knight-2", "knight-3"]])
    assert board.why_not("reinforce", "knight-2", ("field", 1)) == "reason-target-ally-field"
    board.do("reinforce", "knight-2", ("field", 2))
    assert board.zone("field", 2) == ["archer-1", "knight-2"]
    assert board.why_not("recruit", "knight-3", ("field", 0)) == "reason-recruited"
    field = [["mage-1"], ["mage-2"], [f"archer-{n}" for n in range(1, 6)], ["mage-4"]]
    full = Board(field, [["knight-2"]], options=ALLIANCE)
    assert full.why_not("reinforce", "knight-2", ("field", 2)) == "reason-field-full"


def test_powers_serve_an_allys_warriors_if_their_warrior_is_on_the_own_battlefield() -> None:
    """Powers: on your own battlefield or on an ally's."""
    field: list[list[Any]] = [["mage-1"], ["mage-2"], [{"card": "archer-1", "damage": 6}], ["mage-4"]]
    board = Board(field, [["power-1"]], options=ALLIANCE)
    assert board.can("heal", "power-1", "archer-1")
    assert board.why_not("sure_shot", "power-1", "mage-2") == "reason-no-commander"


def test_allies_are_not_attacked() -> None:
    """Attacking with Weapons: any warrior on an enemy battlefield."""
    board = allies([["potion-9"]])
    assert board.why_not("attack", "potion-9", "archer-1") == "reason-own-warrior"


def test_the_spoils_are_one_for_the_killer_and_up_to_two_for_the_ally() -> None:
    """War Spoils; then the rest of the hand goes to the discard pile."""
    board = allies([["potion-9"], ["gold-2", "gold-3", "gold-4", "gold-5"], [], []])
    board.do("attack", "potion-9", "knight-1")
    request = board.match.request
    assert isinstance(request, ChooseNumber)
    assert (request.seat, request.prompt, request.low, request.high) == (2, "prompt-spoils", 0, 2)
    board.answer(2)
    assert (len(board.zone("hand", 0)), len(board.zone("hand", 2))) == (1, 2)
    assert board.zone("hand", 1) == []
    assert board.number("out", 1) == 1
    assert board.number("wins", 0) == 0  # the other rival fights on


def test_the_ally_with_a_full_hand_discards_to_take_spoils() -> None:
    """War Spoils: with 7 cards, choose to keep them, or discard 1 or 2 in order to obtain the spoils."""
    full = [f"potion-{value}" for value in range(2, 9)]
    board = allies([["potion-9"], ["gold-2", "gold-3", "gold-4"], full, []])
    board.do("attack", "potion-9", "knight-1").answer(1)
    request = board.match.request
    assert isinstance(request, ChooseSome)
    assert (request.seat, request.prompt, request.least, request.most) == (2, "prompt-make-room", 1, 1)
    board.choose("potion-2")
    assert len(board.zone("hand", 2)) == 7
    assert board.where("potion-2") == "discard"


def test_who_may_overdraw_may_make_room_first_as_well() -> None:
    """War Spoils; Trade: discard as many as you wish before buying. The penalty is for those who do not."""
    hand = ["gold-8", *[f"potion-{value}" for value in range(2, 8)]]
    board = Board([["mage-1"], ["mage-2"]], [hand, []], options={"overdraw": True})
    board.do("trade", "gold-8", DECK).choose("potion-2", "potion-3", "potion-4").answer(4)
    assert len(board.zone("hand", 0)) == 7
    full = [f"potion-{value}" for value in range(2, 9)]
    field: list[list[Any]] = [["mage-1"], [{"card": "knight-1", "damage": 14}], ["archer-1"], ["mage-4"]]
    spoils = [["potion-9"], ["gold-2", "gold-3", "gold-4"], full, []]
    for discarded, left in (((), 4), (("potion-2",), 7)):
        allied = Board(field, spoils, options={**ALLIANCE, "overdraw": True})
        allied.do("attack", "potion-9", "knight-1").answer(1).choose(*discarded)
        assert len(allied.zone("hand", 2)) == left


def test_the_castle_dies_with_the_player_on_whose_battlefield_it_stands() -> None:
    """Elimination of Players, in Alliance Mode; the partner may begin another with a new relic."""
    board = allies([["potion-9"], [], [], ["arrow-1"]], [[], ["sword-1", "gold-5"]])
    board.do("attack", "potion-9", "knight-1")
    assert board.zone("castle", 1) == []
    board.do("end").do("end")
    assert board.turn == 3
    assert board.can("build", "arrow-1", ("castle", 3))
    assert board.why_not("build", "arrow-1", ("castle", 1)) is not None


def test_an_alliance_falls_with_its_last_warrior() -> None:
    """Objective: the only army or alliance left standing; both allies win."""
    field: list[list[Any]] = [["mage-1"], [{"card": "knight-1", "damage": 14}], [], []]
    board = Board(field, [["potion-9"]], options=ALLIANCE, out=[0, 0, 1, 1], wins=[1, 0, 1, 0])
    board.do("attack", "potion-9", "knight-1")
    assert board.match.outcome is not None
    assert board.match.outcome.winners == (0, 2)


# -- cards that state other figures than the box's own


@pytest.mark.parametrize(("printed", "held", "taken"), [(2, 3, 2), (2, 1, 1)])
def test_a_thief_takes_as_many_cards_as_it_says_and_as_there_are(printed: int, held: int, taken: int) -> None:
    """Card Descriptions: what a card does is what is printed on it, were it another number."""
    board = Board([["mage-1"], ["mage-2"]], [["thief"], ["gold-2", "gold-3", "gold-4"][:held]])
    thief = board.match.table.by_id[board.id("thief")]
    board.match.table.faces[thief] = replace(board.match.table.faces[thief], steal=printed)
    board.do("steal", "thief", ("hand", 1))
    assert len(board.zone("hand", 0)) == taken
    assert len(board.zone("hand", 1)) == held - taken


@pytest.mark.parametrize(("printed", "gold", "left"), [(2, 3, 1), (2, 1, 0)])
def test_a_siege_knocks_off_as_much_gold_as_it_says_and_as_there_is(
    printed: int, gold: int, left: int
) -> None:
    """Attacking with Siege; the relic stays whatever the card says."""
    castle = [[], ["sword-1", *["gold-5", "gold-7", "gold-3"][:gold]]]
    board = Board([["mage-1"], ["mage-2"]], [["siege"], []], castle)
    siege = board.match.table.by_id[board.id("siege")]
    board.match.table.faces[siege] = replace(board.match.table.faces[siege], besiege=printed)
    board.do("besiege", "siege", ("castle", 1))
    assert board.zone("castle", 1)[0] == "sword-1"
    assert len(board.zone("castle", 1)) == 1 + left
