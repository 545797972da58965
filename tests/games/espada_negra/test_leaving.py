"""A player leaves: in the middle of an attack, of an auction, of a tie, of espionage (rulings D20)."""

import pytest

from tabletop.engine import Dice, IllegalAnswer, Match, Option
from tests.contract.players import decisions, play_out
from tests.games.espada_negra.scenes import ATTACK, GAME, PASS, Scene

LOT = "relicario"
_OF_ALL = ("turn", "turns", "window")
"""Numbers of the whole table, which are kept with seat 0."""


def leave(scene: Scene, seat: int) -> Scene:
    scene.match.concede(seat)
    return scene


def test_gold_and_cards_leave_the_game() -> None:
    scene = leave(Scene(10, 10, 10, holding=[[], ["rey", "campo"], []]), 1)
    assert scene.has(1) == []
    assert sorted(scene.slugs("discard")) == ["campo", "rey"]
    assert scene.gold == [10, 0, 10]


def test_the_last_one_wins() -> None:
    scene = leave(leave(Scene(10, 10, 10, holding=[["ciudad"], ["catedral"], ["rey"]]), 0), 1)
    assert scene.match.outcome is not None
    assert (scene.match.outcome.winners, scene.match.outcome.scores) == ((2,), (0, 0, 5))
    assert scene.match.outcome.why.id == "why-en-alone"


def test_nobody_leaves_twice() -> None:
    scene = leave(Scene(10, 10, 10), 1)
    with pytest.raises(IllegalAnswer, match="reason-has-left"):
        scene.match.concede(1)


def test_the_office_passes_to_the_next_who_is_still_there() -> None:
    scene = leave(Scene(10, 10, 10, 10, turn=1), 2)
    leave(scene, 1)
    assert scene.table.turn == 3
    assert [args["player"] for args in scene.notes("office_passed")] == [3]
    scene.bid(1, 0, 0, 0)
    assert scene.table.turn == 0


@pytest.mark.parametrize("ties", ["secret", "internal", "external"])
def test_nothing_of_who_has_left_stays_on_the_table(ties: str) -> None:
    scene = Scene(10, 10, 10, holding=[["campo"], ["guerrero"], []], ties=ties).quietly().take(5)
    for seat in (1, 0):
        numbers = scene.match.clone()
        numbers.concede(seat)
        assert [name for one, name in numbers.table.numbers if one == seat and name not in _OF_ALL] == ["out"]
        assert numbers.table.zone("holding", seat) == []


def test_who_leaves_is_asked_nothing_more() -> None:
    scene = leave(Scene(10, 10, 10), 1)
    assert scene.asked == (0, "prompt-en-bid")
    scene.take(3)
    assert scene.asked == (2, "prompt-en-bid")


def test_a_sealed_bid_of_who_has_left_counts_no_more() -> None:
    scene = Scene(10, 10, 10, row=[LOT, "campo"]).take(9)
    leave(scene, 0).take(2).take(1)
    assert scene.has(1) == [LOT]
    assert scene.notes("bids_opened")[0]["each"] == ((1, 2), (2, 1))


def test_who_leaves_while_asked_for_a_bid_has_bid_nothing() -> None:
    scene = leave(Scene(10, 10, 10, row=[LOT, "campo"]).take(3), 1).take(1)
    assert scene.has(0) == [LOT]
    assert scene.gold == [7, 0, 10]


def test_an_attack_of_who_has_left_counts_no_more() -> None:
    holding = [["caballero"], ["almogavar"], ["guerrero", "guerrero"]]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"]).attack(2)
    leave(scene, 2).attack(0)
    scene.quietly()
    assert scene.has(0) == ["caballero", LOT]


def test_if_all_attackers_leave_the_card_is_auctioned() -> None:
    holding = [["caballero"], [], ["guerrero"]]
    scene = Scene(10, 10, 10, holding=holding).attack(2)
    leave(scene, 2).quietly()
    assert scene.request.prompt == "prompt-en-bid"


def test_once_an_attacker_has_left_all_others_are_asked_anew() -> None:
    holding = [["caballero"], ["almogavar", "flagelante"], ["guerrero", "guerrero"]]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"]).attack(2)
    assert scene.asked == (0, "prompt-en-join")
    window = scene.request.args["window"]
    leave(scene, 2).take(PASS)
    assert (scene.asked, scene.seats_asked) == ((0, "prompt-en-attack"), (0, 1))
    assert scene.request.args["window"] > window
    scene.attack(1, "flagelante").quietly()
    assert scene.has(1) == ["almogavar", "flagelante", LOT]


def test_who_was_choosing_berserkers_attacks_although_another_attacker_has_left() -> None:
    holding = [["caballero", "almogavar"], [], ["guerrero", "guerrero"]]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"]).attack(2).take(ATTACK)
    assert scene.asked == (0, "prompt-en-berserkers")
    leave(scene, 2).take(())
    assert scene.has(0) == ["caballero", "almogavar", LOT]
    assert scene.marked(0, "spent") == []


def test_who_leaves_while_choosing_berserkers_does_not_attack() -> None:
    holding = [["caballero", "almogavar"], ["guerrero"], []]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"]).take(ATTACK)
    assert scene.asked == (0, "prompt-en-berserkers")
    leave(scene, 0)
    assert scene.asked == (1, "prompt-en-attack")
    assert scene.notes("assault_begun") == []


def test_the_next_auctioneer_decides_a_tie() -> None:
    scene = Scene(10, 10, 10, 10, turn=1, ties="internal").bid(5, 1, 5, 2)
    leave(scene, 1)
    assert scene.asked == (2, "prompt-en-award")


def test_one_of_the_tied_leaves_and_the_other_gets_it() -> None:
    scene = Scene(10, 10, 10, turn=1, ties="internal", row=[LOT, "campo"]).bid(5, 1, 5)
    leave(scene, 0)
    assert scene.has(2) == [LOT]
    assert scene.gold == [0, 10, 5]


def test_all_who_tied_leave_and_the_next_bid_wins() -> None:
    scene = Scene(10, 10, 10, 10, turn=1, ties="internal", row=[LOT, "campo"]).bid(5, 1, 5, 5)
    leave(leave(scene, 0), 2)
    assert scene.has(3) == [LOT]
    scene = Scene(10, 10, 10, 10, turn=1, ties="internal", row=[LOT, "campo"]).bid(5, 4, 5, 1)
    leave(scene, 0)
    assert scene.has(2) == [LOT]


def test_the_winner_leaves_and_the_card_with_him() -> None:
    scene = Scene(10, 10, 10, holding=[[], ["confidente"], []], row=[LOT, "campo"]).bid(2, 0, 0)
    leave(scene, 0)
    assert scene.slugs("discard") == [LOT]
    assert scene.slugs("lot") == ["campo"]
    assert scene.asked == (1, "prompt-en-bid")


def test_the_winner_leaves_amid_espionage_and_the_next_card_begins_afresh() -> None:
    holding = [["hermano"], ["hermano", "confidente"], ["confidente"]]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"]).bid(2, 0, 0).spy(1, "hermano")
    assert scene.pass_to(0).asked == (0, "prompt-en-counter")
    leave(scene, 0).bid(0, 1, 2)
    assert scene.slugs("lot") == ["campo"]
    assert scene.asked == (1, "prompt-en-spy")
    assert (scene.request.args["rival"], scene.request.args["n"]) == (2, 2)


def test_a_spy_leaves_and_the_act_stands() -> None:
    holding = [["confidente"], ["hermano"], []]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"]).bid(2, 0, 0).spy(1, "hermano")
    leave(scene, 1)
    assert scene.asked == (0, "prompt-en-counter")
    scene.quietly()
    assert LOT in scene.slugs("discard")


def test_a_spy_who_has_left_takes_nothing() -> None:
    holding = [["confidente"], ["hermano"], []]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"], conditions=["contrabandista"])
    scene.bid(2, 0, 0).spy(1, "hermano")
    leave(scene, 1).quietly()
    assert LOT in scene.slugs("discard")


def test_who_is_asked_for_espionage_leaves_and_the_next_is_asked() -> None:
    holding = [[], ["hermano"], ["hermano"]]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"]).bid(2, 0, 0)
    leave(scene, 1)
    assert scene.asked == (2, "prompt-en-spy")


def test_who_leaves_while_another_is_asked_is_not_asked_in_turn() -> None:
    holding = [[], ["hermano"], ["hermano"], ["confidente"]]
    scene = Scene(10, 10, 10, 10, holding=holding, row=[LOT, "campo"]).bid(2, 0, 0, 0)
    assert 2 in scene.seats_asked
    leave(scene, 2).take(())
    assert scene.asked == (3, "prompt-en-spy")
    assert scene.seats_asked == (3,)
    arms = [["caballero"], ["guerrero"], ["alcaide"], []]
    scene = Scene(10, 10, 10, 10, holding=arms, row=[LOT, "campo"])
    assert 1 in scene.seats_asked
    leave(scene, 1).take(PASS)
    assert scene.asked == (2, "prompt-en-attack")
    assert scene.seats_asked == (2,)


def test_every_question_is_left_by_whoever_is_asked_and_by_others() -> None:
    """With an auctioneer among the players, whose questions the contract does not ask."""
    left = set()
    for seats, seed in ((3, 1), (4, 2), (5, 3)):
        match, dice = Match(GAME, seats, seed, {"ties": "internal"}), Dice(seed)
        for number, request in enumerate(decisions(match, Dice(seed))):
            if request.prompt == "prompt-en-bid" and number % 8:
                continue
            for seat in {request.seat, dice.below(seats)}:
                again = match.clone()
                again.concede(seat)
                assert again.request is None or again.request.seat != seat
                play_out(again, Dice(seat))
                assert again.outcome is not None
                assert seat not in again.outcome.winners
                left.add(request.prompt)
    assert left >= {f"prompt-en-{name}" for name in ("bid", "attack", "join", "award", "spy")}


def test_awarding_to_who_has_left_is_refused() -> None:
    scene = Scene(10, 10, 10, 10, turn=3, ties="internal").bid(5, 5, 5, 1)
    leave(scene, 0)
    assert scene.refused(Option("award", None, ("player", 0))).id == "reason-en-not-tied"
