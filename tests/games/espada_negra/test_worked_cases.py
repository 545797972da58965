"""The worked cases of the rulings (section 5), each with its own figures."""

import pytest

from tabletop.engine import Match, Option
from tabletop.games.espada_negra.attack import why_not_attack
from tests.games.espada_negra.scenes import ATTACK, GAME, PASS, Entry, Scene, asleep, spied

LOT = "relicario"
"""The card that comes up: it has victory alone."""


def test_four_players_have_ten_gold_each() -> None:
    table = Match(GAME, 4, 1).table
    assert [table.number(seat, "gold") for seat in range(4)] == [10, 10, 10, 10]


def test_with_an_internal_auctioneer_whoever_begins_has_nine() -> None:
    first = set()
    for seed in range(40):
        table = Match(GAME, 4, seed, {"ties": "internal"}).table
        gold = [table.number(seat, "gold") for seat in range(4)]
        assert gold[table.turn] == 9
        assert sorted(gold) == [9, 10, 10, 10]
        first.add(table.turn)
    assert first == {0, 1, 2, 3}, "the auctioneer is designated at random"


def test_bids_4_6_3_the_second_pays_6() -> None:
    scene = Scene(10, 10, 10).bid(4, 6, 3)
    assert scene.has(1) == [LOT]
    assert scene.gold == [10, 4, 10]


def test_a_tie_goes_to_who_has_the_most_gold() -> None:
    scene = Scene(10, 8, 4).bid(5, 5, 1)
    assert scene.has(0) == [LOT]
    assert scene.gold == [5, 8, 4]


def test_a_tie_with_equal_gold_is_discarded_and_nobody_pays() -> None:
    scene = Scene(10, 10).bid(5, 5)
    assert scene.slugs("discard") == [LOT]
    assert scene.gold == [10, 10]


@pytest.mark.parametrize(
    ("gold", "bids", "winner"),
    [
        ((10, 8, 6), (5, 5, 5), 0),
        ((10, 10, 6), (5, 5, 5), None),  # the two richest have as much left
        ((7, 8, 8), (5, 5, 4), 1),
        ((5, 5, 9), (5, 5, 4), None),  # both with all they have
        ((5, 6, 9), (5, 5, 4), 1),
        ((0, 3, 4), (0, 0, 0), 2),
    ],
)
def test_of_those_who_tie_the_one_with_the_most_gold_left_gets_it(
    gold: tuple[int, ...], bids: tuple[int, ...], winner: int | None
) -> None:
    scene = Scene(*gold, row=[LOT, "campo"]).bid(*bids)
    paid = [bids[seat] if seat == winner else 0 for seat in range(len(gold))]
    assert scene.gold == [had - price for had, price in zip(gold, paid, strict=True)]
    assert [scene.has(seat) for seat in range(len(gold))] == [
        [LOT] if seat == winner else [] for seat in range(len(gold))
    ]
    assert scene.slugs("discard") == ([LOT] if winner is None else [])


def test_a_tie_is_told_with_the_gold_that_breaks_it() -> None:
    told = Scene(10, 8, 4, row=[LOT, "campo"]).bid(5, 5, 1)
    assert [dict(args) for args in told.notes("bids_tied")] == [{"players": (0, 1), "n": 5}]
    assert [dict(args) for args in told.notes("tie_by_gold")] == [{"player": 0, "n": 10}]


def test_the_gold_of_who_does_not_tie_counts_nothing() -> None:
    scene = Scene(10, 8, 20).bid(5, 5, 1)
    assert scene.has(0) == [LOT]
    scene = Scene(10, 10, 20).bid(5, 5, 1)
    assert scene.slugs("discard") == [LOT]


def test_all_bid_nothing_the_richest_takes_it_for_nothing() -> None:
    scene = Scene(9, 7).bid(0, 0)
    assert scene.has(0) == [LOT]
    assert scene.gold == [9, 7]


def test_all_bid_nothing_and_are_equally_rich_it_is_discarded() -> None:
    assert Scene(9, 9).bid(0, 0).slugs("discard") == [LOT]


def test_all_bid_nothing_is_a_tie_for_the_auctioneers_too() -> None:
    """Rulings D5: a tie like any other, whatever breaks it."""
    scene = Scene(9, 9, 7, turn=1, ties="internal").bid(0, 0, 0)
    assert scene.asked == (1, "prompt-en-award")
    scene.take(Option("award", None, ("player", 2)))
    assert (scene.has(2), scene.gold) == ([LOT], [9, 9, 7])
    scene = Scene(9, 9, 7, ties="external")
    first = scene.request.seat
    scene.bid(0, 0, 0)
    assert (scene.has(first), scene.gold) == ([LOT], [9, 9, 7])


def test_where_zero_is_no_bid_it_is_discarded() -> None:
    scene = Scene(9, 7, zero_is_no_bid=True).bid(0, 0)
    assert scene.slugs("discard") == [LOT]
    assert [args["card"].face for args in scene.notes("lot_unsold")] == [LOT]


def test_the_auctioneer_picks_one_of_the_tied() -> None:
    scene = Scene(10, 10, 10, 10, turn=1, ties="internal").bid(1, 2, 5, 5)
    assert scene.asked == (1, "prompt-en-award")
    for seat in (0, 1, 4, -1):
        assert scene.refused(Option("award", None, ("player", seat))).id == "reason-en-not-tied"
    assert scene.refused(Option("award", 7, ("player", 3))).id == "reason-not-offered"
    scene.take(Option("award", None, ("player", 3)))
    assert scene.has(3) == [LOT]
    assert scene.gold == [10, 10, 10, 5]


def test_the_auctioneer_may_pick_himself_if_he_ties() -> None:
    scene = Scene(10, 10, 10, turn=1, ties="internal").bid(5, 5, 3)
    scene.take(Option("award", None, ("player", 1)))
    assert scene.has(1) == [LOT]


def test_the_auctioneer_does_not_decide_between_attacks() -> None:
    """Rulings D7."""
    holding = [["caballero"], ["guerrero"], []]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"], ties="internal").attack(0).attack(1)
    assert scene.asked == (0, "prompt-en-bid")


def test_the_office_costs_no_more_gold_when_it_passes() -> None:
    scene = Scene(9, 10, 10, ties="internal").bid(2, 1, 0)
    assert scene.table.turn == 1
    assert scene.gold == [7, 10, 10]


def test_with_an_external_auctioneer_who_speaks_first_gets_it() -> None:
    winners = set()
    for seed in range(12):
        scene = Scene(10, 10, 10, ties="external", seed=seed)
        order = []
        for _ in range(3):
            order.append(scene.request.seat)
            scene.take(5 if scene.request.seat != 1 else 4)
        first = next(seat for seat in order if seat != 1)
        assert scene.has(first) == [LOT]
        assert scene.gold[first] == 5
        winners.add(first)
    assert winners == {0, 2}, "who speaks first is drawn for each auction"


def test_attack_3_against_2() -> None:
    holding = [["almogavar"], ["caballero"], []]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"]).attack(0).attack(1)
    assert scene.has(0) == ["almogavar", LOT]
    assert scene.gold == [10, 10, 10]
    assert scene.request.prompt == "prompt-en-bid", "neither may attack the next card of this turn"


def test_a_card_won_this_turn_does_not_attack_before_the_next() -> None:
    scene = Scene(10, 10, holding=[[], []], row=["caballero", LOT]).bid(5, 0)
    assert scene.asked == (0, "prompt-en-bid"), "there is no attack window"
    scene.bid(0, 1)
    assert scene.table.number(0, "turns") == 2
    assert scene.asked == (0, "prompt-en-attack")


def test_without_attack_one_neither_declares_nor_joins() -> None:
    scene = Scene(10, 10, 10, holding=[["campo"], ["caballero"], [asleep("caballero")]])
    assert scene.seats_asked == (1,)


def test_there_is_a_reason_for_whoever_does_not_attack() -> None:
    def reasons(scene: Scene) -> list[str | None]:
        whys = [why_not_attack(scene.table, seat) for seat in range(4)]
        return [why and why.id for why in whys]

    holding: list[list[Entry]] = [["campo"], ["caballero"], [asleep("caballero")], ["guerrero"]]
    scene = Scene(9, 9, 9, 9, holding=holding, row=[LOT, "campo"]).attack(1)
    none = "reason-en-no-attack"
    assert reasons(scene) == [none, "reason-en-has-joined", none, None]
    assert reasons(scene.quietly()) == [none, "reason-en-has-attacked", none, None]
    assert scene.slugs("lot") == ["campo"]
    assert reasons(Scene(9, 9, 9, 9, holding=holding, conditions=["relicario"])) == ["reason-en-truce"] * 4


def test_production_won_this_turn_counts_at_its_end() -> None:
    scene = Scene(10, 10, row=["campo"]).bid(3, 0)
    assert scene.gold == [7 + 2, 10]


def test_6_of_an_auction_are_spied_with_3_and_3() -> None:
    holding = [[], ["confidente", "confidente"]]
    scene = Scene(10, 10, holding=holding, row=[LOT, "campo"]).bid(6, 0)
    assert scene.asked == (1, "prompt-en-spy")
    scene.spy(1, "confidente", "confidente")
    assert scene.has(0) == []
    assert scene.slugs("discard") == [LOT]
    assert scene.gold == [4, 10]
    assert scene.marked(1, "spied") == ["confidente", "confidente"]


def test_5_are_not_enough_against_6() -> None:
    holding = [[], ["confidente", "hermano", "hermano"]]
    scene = Scene(10, 10, holding=holding, row=[LOT, "campo"]).bid(6, 0)
    reason = scene.refused(scene.cards("spy", ["confidente", "hermano"]))
    assert reason.id == "reason-too-light"
    assert dict(reason.args) == {"n": 5, "least": 6}


def test_whoever_cannot_reach_the_sum_is_not_asked() -> None:
    scene = Scene(10, 10, holding=[[], ["confidente", "hermano"]], row=[LOT, "campo"]).bid(6, 0)
    assert scene.has(0) == [LOT]


def test_a_counter_needs_what_was_marked_and_not_what_was_paid() -> None:
    mine = ["confidente", "hermano", "inquisidor", "contrabandista"]
    theirs = ["confidente", "confidente", "inquisidor"]
    scene = Scene(10, 10, holding=[mine, theirs], row=[LOT, "campo"]).bid(6, 0).spy(1, *theirs)
    assert scene.asked == (0, "prompt-en-counter")
    reason = scene.refused(scene.cards("spy", mine[:3]))
    assert dict(reason.args) == {"n": 6, "least": 7}
    scene.spy(0, *mine)
    assert scene.has(0) == [*mine, LOT]
    assert scene.marked(0, "spied") == mine
    assert scene.marked(1, "spied") == theirs


def test_a_marked_card_still_scores() -> None:
    scene = Scene(1, 0, holding=[[spied("hermano")], []], deck=["campo"]).bid(0, 0)
    assert scene.match.outcome is not None
    assert scene.match.outcome.scores == (2 + 3, 0)


def test_a_marked_card_is_not_marked_again() -> None:
    holding = [[], [spied("confidente"), "confidente"]]
    scene = Scene(10, 10, holding=holding, row=[LOT]).bid(2, 0)
    used = scene.table.id_of(scene.table.zone("holding", 1)[0])
    assert scene.refused((Option("spy", used),)).id == "reason-en-spied"


def test_a_spied_attack_of_4_is_used_up() -> None:
    holding = [["caballero", "guerrero"], ["confidente", "confidente"]]
    scene = Scene(10, 10, holding=holding, row=[LOT, "campo"]).attack(0)
    assert scene.asked == (1, "prompt-en-spy-attack")
    assert scene.request.args["n"] == 4
    scene.spy(1, "confidente", "confidente")
    assert scene.slugs("discard") == [LOT]
    assert scene.request.prompt == "prompt-en-bid", "no second attack this turn"


def test_four_left_are_discarded_and_the_game_ends() -> None:
    left = ["campo", "rey", "molino", "ciudad"]
    scene = Scene(10, 10, deck=left).bid(1, 0)
    assert scene.match.outcome is not None
    assert sorted(scene.slugs("discard")) == sorted(left)
    assert scene.notes("leftovers_discarded")[0]["n"] == 4


def test_six_left_make_another_turn() -> None:
    six = ["campo", "rey", "molino", "ciudad", "campo", "rey"]
    scene = Scene(10, 10, deck=six).bid(1, 0)
    assert scene.table.number(0, "turns") == 2
    assert scene.slugs("deck") == []
    assert [*scene.slugs("lot"), *scene.slugs("row")] == list(reversed(six))


def ended(*holding: list[str], gold: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Let the game end at once, the last card being discarded; return the scores, who wins, and why."""
    scene = Scene(*gold, holding=holding, deck=["campo"], zero_is_no_bid=True)
    outcome = scene.bid(*[0] * len(gold)).match.outcome
    assert outcome is not None
    return outcome.scores, outcome.winners, outcome.why.id


def test_the_most_victory_wins() -> None:
    three, four = ["rey", "rey", "caballero"], ["catedral", "catedral", "inquisidor"]
    assert ended(three, four, ["ciudad"] * 3, gold=(1, 1, 1)) == ((12, 11, 9), (0,), "why-en-victory")


def test_equal_victory_is_shared_whatever_the_gold() -> None:
    three, four = ["rey", "rey", "caballero"], ["catedral", "catedral", "espada-negra"]
    assert ended(three, four, ["ciudad"] * 3, gold=(1, 30, 2)) == ((12, 12, 9), (0, 1), "why-en-shared")


def test_the_office_goes_from_2_to_3_to_0_to_1() -> None:
    scene = Scene(0, 0, 0, 0, turn=2, row=[LOT])
    told = [event.args["player"] for event in scene.events_of("turn_began")]
    assert told[:4] == [3, 0, 1, 2]


def test_a_new_espionage_card_is_not_used_in_the_same_turn() -> None:
    scene = Scene(10, 10, row=["confidente", LOT, "campo"]).bid(1, 0).bid(0, 2)
    assert scene.has(1) == [LOT]
    assert scene.request.prompt == "prompt-en-bid"


@pytest.mark.parametrize(("bid", "reason"), [(11, "reason-number-range"), (-1, "reason-number-range")])
def test_a_bid_above_the_purse_or_below_nothing_is_refused(bid: int, reason: str) -> None:
    refusal = Scene(10, 10).refused(bid)
    assert refusal.id == reason
    assert dict(refusal.args) == {"n": bid, "low": 0, "high": 10}


@pytest.mark.parametrize("bid", ["5", 5.0, None, True, (5,), PASS, ATTACK])
def test_a_bid_that_is_no_number_is_refused(bid: object) -> None:
    assert Scene(10, 10).refused(bid).id == "reason-want-number"
