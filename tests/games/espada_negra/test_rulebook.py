"""What the rulebook says, line by line, and what the rulings make of it where it is silent."""

import pytest

from tabletop.engine import Match, Option
from tabletop.games.espada_negra.figures import greatest_attack, victory_of
from tests.games.espada_negra.scenes import ATTACK, GAME, PASS, Entry, Scene, asleep, offered, spent, spied

LOT = "relicario"


def total(figure: str) -> int:
    return sum([face.figures[figure] * face.copies for face in GAME.cards])


def test_the_box_holds_48_cards_of_18_designs() -> None:
    assert len(GAME.cards) == 18
    assert sum(face.copies for face in GAME.cards) == 48
    assert [total(name) for name in ("victory", "production", "attack", "espionage")] == [89, 26, 37, 19]
    assert sum(face.copies for face in GAME.cards if face.type == "berserker") == 8


# -- the row ("Starting the game")


def test_six_cards_are_revealed_and_come_up_in_that_order() -> None:
    match = Match(GAME, 3, 3)
    table = match.table
    revealed = next(event.args["cards"] for event in match.events if event.kind == "row_revealed")
    assert len(revealed) == 6
    came = [table.faces[table.zone("lot")[0]].id]
    for _ in range(5):
        here = table.zone("lot")[0]
        while table.zone("lot")[0] == here:
            assert match.request is not None
            match.answer(match.request.default())
        came.append(table.faces[table.zone("lot")[0]].id)
    assert tuple(came) == revealed


def test_the_first_auctioneer_is_drawn() -> None:
    assert {Match(GAME, 5, seed).table.turn for seed in range(40)} == set(range(5))


# -- end of turn


def test_at_the_end_of_a_turn_cards_are_straightened_and_six_come_up() -> None:
    scene = Scene(10, 10, 10, turn=1, row=["campo", LOT])
    scene.bid(3, 1, 0)
    assert scene.marked(0, "new") == ["campo"]
    scene.bid(0, 1, 0)
    assert scene.marked(0, "new") == []
    assert scene.gold == [7 + 2, 10 - 1, 10]
    assert scene.table.turn == 2
    assert len(scene.table.zone("row")) == 5
    assert scene.notes("produced") == [{"player": 0, "n": 2, "value": 9, "parts": (("coins", 2, None),)}]


def test_all_cards_produce_marked_and_spent_ones_too() -> None:
    """Rulings D15: a marked card keeps victory, production and attack."""
    scene = Scene(10, 10, holding=[[spied("contrabandista"), spent("almogavar")], []]).bid(0, 1)
    assert scene.gold == [11, 9]
    assert victory_of(scene.table, 0) == 2


# -- attack


def test_all_who_could_are_asked_from_the_auctioneer_clockwise() -> None:
    """Rulings D17."""
    holding = [["caballero"], ["guerrero"], ["campo"], ["alcaide"]]
    scene = Scene(10, 10, 10, 10, turn=3, holding=holding)
    assert scene.asked == (3, "prompt-en-attack")
    assert scene.seats_asked == (3, 0, 1)


def test_who_has_declined_may_join_once_another_attacks() -> None:
    scene = Scene(10, 10, holding=[["caballero", "caballero"], ["guerrero"]], row=[LOT, "campo"])
    scene.attack(1)
    assert scene.asked == (0, "prompt-en-join")
    assert (scene.request.args["players"], scene.request.args["n"]) == ((1,), 2)
    scene.attack(0)
    assert scene.has(0)[-1] == LOT


def test_after_a_full_pass_the_card_is_auctioned() -> None:
    scene = Scene(10, 10, holding=[["caballero"], ["guerrero"]]).take(PASS).take(PASS)
    assert scene.request.prompt == "prompt-en-bid"
    assert [scene.table.number(seat, "attacks") for seat in (0, 1)] == [0, 0]


def test_a_tied_attack_is_auctioned_among_all_and_is_spent() -> None:
    """Rulings D1 and D14."""
    holding = [["almogavar"], ["guerrero", "alcaide"], []]
    scene = Scene(10, 10, 10, holding=holding, row=[LOT, "campo"]).attack(0).attack(1)
    assert [dict(args) for args in scene.notes("assault_tied")] == [{"players": (0, 1), "n": 3}]
    assert scene.marked(0, "spent") == ["almogavar"]
    assert scene.asked == (0, "prompt-en-bid"), "no second window"
    scene.bid(1, 2, 3)
    assert scene.has(2) == [LOT]
    assert scene.request.prompt == "prompt-en-bid", "neither attacks the next card"


def test_the_beaten_attacker_has_attacked_as_well() -> None:
    holding = [["caballero", "caballero"], ["almogavar"]]
    scene = Scene(10, 10, holding=holding, row=[LOT, "campo"]).attack(0).attack(1)
    assert scene.has(0)[-1] == LOT
    assert scene.marked(1, "spent") == ["almogavar"]
    assert scene.request.prompt == "prompt-en-bid"


def test_in_the_next_turn_one_attacks_again() -> None:
    scene = Scene(10, 10, holding=[["caballero"], []]).attack(0)
    assert scene.table.number(0, "turns") == 2
    assert scene.asked == (0, "prompt-en-attack")


def test_all_other_cards_attack_and_berserkers_as_their_owner_chooses() -> None:
    """Rulings D13."""
    mine = ["caballero", "guerrero", "almogavar", "flagelante", spent("almogavar"), asleep("caballero")]
    scene = Scene(10, 10, holding=[mine, []], row=[LOT, "campo"])
    assert greatest_attack(scene.table, 0) == 2 + 2 + 3 + 2
    scene.pass_to(0).take(ATTACK)
    assert scene.asked == (0, "prompt-en-berserkers")
    assert scene.request.args["n"] == 4
    assert len(offered(scene.request)) == 2
    scene.take(scene.cards("rage", ["flagelante"]))
    assert [args["n"] for args in scene.notes("assault_begun")] == [6]
    assert scene.marked(0, "spent") == ["flagelante", "almogavar"]


def test_that_somebody_attacks_is_public_before_berserkers_are_chosen() -> None:
    scene = Scene(10, 10, holding=[["caballero", "almogavar"], []])
    assert scene.match.view(1).number(0, "attacks") == 0
    scene.pass_to(0).take(ATTACK)
    assert scene.asked == (0, "prompt-en-berserkers")
    assert scene.match.view(1).number(0, "attacks") == 1


def test_berserkers_may_all_stay_away_where_others_attack() -> None:
    scene = Scene(10, 10, holding=[["caballero", "almogavar"], []]).attack(0)
    assert scene.has(0)[-1] == LOT
    assert scene.marked(0, "spent") == []


def test_of_berserkers_alone_one_goes_at_least() -> None:
    scene = Scene(10, 10, holding=[["almogavar", "flagelante"], []]).pass_to(0).take(ATTACK)
    assert scene.asked == (0, "prompt-en-berserkers-alone")
    assert scene.refused(()).id == "reason-too-few"


def test_the_only_berserker_needs_no_choice() -> None:
    scene = Scene(10, 10, holding=[["almogavar"], []], row=[LOT, "campo"]).pass_to(0).take(ATTACK)
    assert scene.has(0) == ["almogavar", LOT]


@pytest.mark.parametrize(
    ("place", "reason"),
    [(0, "reason-en-no-berserker"), (3, "reason-en-spent"), (4, "reason-en-asleep")],
)
def test_no_other_card_goes_along(place: int, reason: str) -> None:
    mine = ["caballero", "almogavar", "flagelante", spent("almogavar"), asleep("flagelante")]
    scene = Scene(10, 10, holding=[mine, ["almogavar"]]).pass_to(0).take(ATTACK)
    card = scene.table.zone("holding", 0)[place]
    assert scene.refused((Option("rage", scene.table.id_of(card)),)).id == reason
    theirs = scene.table.zone("holding", 1)[0]
    assert scene.refused((Option("rage", scene.table.id_of(theirs)),)).id == "reason-en-not-yours"


def test_an_act_of_another_kind_is_refused_without_blaming_the_card() -> None:
    scene = Scene(10, 10, holding=[["almogavar", "flagelante"], ["confidente"]]).take(ATTACK)
    ready = scene.table.id_of(scene.table.zone("holding", 0)[0])
    assert scene.refused((Option("spy", ready),)).id == "reason-not-offered"
    scene.take(scene.cards("rage", ["flagelante"]))
    agent = scene.table.id_of(scene.table.zone("holding", 1)[0])
    assert scene.refused((Option("rage", agent),)).id == "reason-not-offered"


def test_a_spent_berserker_never_attacks_again() -> None:
    scene = Scene(10, 10, holding=[[spent("almogavar")], []])
    assert scene.request.prompt == "prompt-en-bid"


# -- espionage


def test_spies_are_asked_clockwise_from_the_winners_left() -> None:
    """Rulings D10."""
    holding = [["confidente"], ["hermano"], [], ["confidente"]]
    scene = Scene(10, 10, 10, 10, holding=holding).bid(0, 0, 2, 0)
    assert scene.asked == (3, "prompt-en-spy")
    assert scene.seats_asked == (3, 0, 1)
    assert (scene.request.args["rival"], scene.request.args["n"]) == (2, 2)


def test_what_two_players_have_is_never_pooled() -> None:
    scene = Scene(10, 10, 10, holding=[[], ["confidente"], ["confidente"]], row=[LOT, "campo"]).bid(6, 0, 0)
    assert scene.has(0) == [LOT]


def test_the_winner_does_not_spy_on_himself() -> None:
    assert Scene(10, 10, holding=[["confidente"], []], row=[LOT, "campo"]).bid(2, 0).has(0)[-1] == LOT


def test_a_card_for_nothing_needs_a_card_nevertheless() -> None:
    """Rulings D19."""
    scene = Scene(10, 9, holding=[[], ["inquisidor"]], row=[LOT, "campo"]).bid(0, 0)
    assert scene.request.args["n"] == 1
    scene.spy(1, "inquisidor")
    assert scene.slugs("discard") == [LOT]


def test_whoever_passes_lets_the_winner_have_it() -> None:
    scene = Scene(10, 10, holding=[[], ["confidente"]], row=[LOT, "campo"]).bid(2, 0).quietly()
    assert scene.has(0) == [LOT]
    assert scene.marked(0, "new") == [LOT]
    assert scene.gold == [8, 10]


def test_an_attack_is_spied_at_its_total_without_berserkers_spent_before() -> None:
    """Rulings D12: those of this attack count."""
    mine: list[Entry] = ["guerrero", "flagelante", spent("almogavar")]
    holding: list[list[Entry]] = [mine, ["confidente", "inquisidor"]]
    scene = Scene(10, 10, holding=holding, row=[LOT, "campo"]).attack(0, "flagelante")
    assert scene.asked == (1, "prompt-en-spy-attack")
    assert scene.request.args["n"] == 4


def test_what_is_spied_away_is_out_of_the_game_and_paid_for() -> None:
    """Rulings D9."""
    scene = Scene(10, 10, holding=[[], ["confidente"]], row=[LOT, "campo"]).bid(3, 0)
    scene.spy(1, "confidente")
    assert (scene.slugs("discard"), scene.gold) == ([LOT], [7, 10])
    told = scene.notes("spying_held")[0]
    assert (told["player"], told["rival"], told["card"].face) == (1, 0, LOT)


def test_after_a_cancelled_attempt_the_same_player_may_try_with_other_cards() -> None:
    """Rulings D10."""
    holding = [["confidente"], ["hermano", "hermano"]]
    scene = Scene(10, 10, holding=holding, row=[LOT, "campo"]).bid(2, 0)
    scene.spy(1, "hermano").spy(0, "confidente").quietly()
    assert scene.has(0)[-1] == LOT
    scene = Scene(10, 10, holding=holding, row=[LOT, "campo"]).bid(2, 0)
    scene.spy(1, "hermano").spy(0, "confidente")
    assert scene.asked == (1, "prompt-en-spy"), "the attempt has come to nothing"
    scene.spy(1, "hermano")
    assert scene.slugs("discard") == [LOT]


def test_after_a_cancelled_attempt_another_player_may_try() -> None:
    """Rulings D10: the round begins anew on the winner's left."""
    holding = [["hermano"], ["inquisidor"], ["inquisidor"], ["inquisidor"]]
    scene = Scene(10, 10, 10, 10, holding=holding, row=[LOT, "campo"]).bid(1, 0, 0, 0)
    scene.spy(2, "inquisidor").spy(0, "hermano")
    assert (scene.asked, scene.seats_asked) == ((1, "prompt-en-spy"), (1, 3))
    scene.spy(3, "inquisidor").quietly()
    assert scene.slugs("discard") == [LOT]


def test_a_berserker_whose_attack_is_spied_is_spent() -> None:
    """Rulings D14."""
    scene = Scene(10, 10, holding=[["almogavar"], ["confidente"]], row=[LOT, "campo"]).attack(0)
    scene.spy(1, "confidente")
    assert scene.slugs("discard") == [LOT]
    assert scene.marked(0, "spent") == ["almogavar"]


def test_a_counter_can_be_countered_to_any_depth() -> None:
    """Rulings D11: each must reach the sum of the action that it cancels."""
    each = ["inquisidor", "contrabandista", "confidente"]
    scene = Scene(10, 10, holding=[each, each], row=[LOT, "campo"]).bid(1, 0)
    for depth, slug in enumerate(
        ["inquisidor", "inquisidor", "contrabandista", "contrabandista", "confidente"]
    ):
        scene.spy(1 - depth % 2, slug)
        so_far = "kept" if depth % 2 else "lost"
        assert (scene.request.args["depth"], scene.request.args["so_far"]) == (depth + 1, so_far)
    assert scene.request.args["n"] == 3
    scene.spy(0, "confidente")
    assert scene.has(0)[-1] == LOT, "an even number of acts: nobody can go on, and the first has failed"
    assert scene.marked(1, "spied") == each


@pytest.mark.parametrize(("acts", "gets_it"), [(1, False), (2, True), (3, False), (4, True)])
def test_the_last_act_decides(acts: int, gets_it: bool) -> None:
    each = ["inquisidor", "contrabandista"]
    scene = Scene(10, 10, holding=[each, each], row=[LOT, "campo"]).bid(1, 0)
    cards = ["inquisidor", "inquisidor", "contrabandista", "contrabandista"]
    for number, slug in enumerate(cards[:acts]):
        scene.spy(1 - number % 2, slug)
    scene.quietly()
    assert (scene.has(0)[-1] == LOT) == gets_it


@pytest.mark.parametrize(
    ("acts", "ending"),
    [
        (0, [("lot_gained", 0, None)]),
        (1, [("spied", 1, 0), ("spying_held", 1, 0)]),
        (2, [("spied", 1, 0), ("countered", 2, 1), ("spying_failed", 1, 0), ("lot_gained", 0, None)]),
        (3, [("spied", 1, 0), ("countered", 2, 1), ("countered", 3, 2), ("spying_held", 1, 0)]),
        (
            4,
            [
                ("spied", 1, 0),
                ("countered", 2, 1),
                ("countered", 3, 2),
                ("countered", 0, 3),
                ("spying_failed", 1, 0),
                ("lot_gained", 0, None),
            ],
        ),
    ],
)
def test_what_is_told_of_espionage_is_what_has_become_of_the_card(
    acts: int, ending: list[tuple[str, int, int | None]]
) -> None:
    """Each act against the one before, by a player of its own: the first spy is told to have won or failed."""
    agents = [["confidente"], ["inquisidor"], ["contrabandista"], ["hermano"]]
    scene = Scene(10, 10, 10, 10, holding=agents, row=[LOT, "campo"]).bid(1, 0, 0, 0)
    for seat, slug in ((1, "inquisidor"), (2, "contrabandista"), (3, "hermano"), (0, "confidente"))[:acts]:
        scene.spy(seat, slug)
    scene.quietly()
    kinds = ("spied", "countered", "spying_held", "spying_failed", "lot_gained")
    told = [(event.kind, event.args["player"], event.args.get("rival")) for event in scene.events_of(*kinds)]
    assert told == ending
    assert (LOT in scene.has(0)) == (ending[-1][0] == "lot_gained")
    assert (LOT in scene.slugs("discard")) == (ending[-1][0] == "spying_held")


def test_anybody_may_cancel_an_espionage() -> None:
    holding = [[], ["hermano"], ["hermano"], ["confidente"]]
    scene = Scene(10, 10, 10, 10, holding=holding, row=[LOT, "campo"]).bid(2, 0, 0, 0)
    scene.spy(1, "hermano")
    assert scene.seats_asked == (2, 3), "clockwise from the spy's left"
    scene.spy(3, "confidente").quietly()
    assert scene.has(0) == [LOT]


def test_a_card_without_espionage_or_of_this_turn_is_not_marked() -> None:
    mine: list[Entry] = ["campo", asleep("confidente"), "confidente"]
    scene = Scene(10, 10, holding=[["hermano"], mine]).bid(2, 0)
    for place, reason in ((0, "reason-en-no-espionage"), (1, "reason-en-asleep")):
        card = scene.table.zone("holding", 1)[place]
        assert scene.refused((Option("spy", scene.table.id_of(card)),)).id == reason
    theirs = scene.table.zone("holding", 0)[0]
    assert scene.refused((Option("spy", scene.table.id_of(theirs)),)).id == "reason-en-not-yours"


def test_more_than_is_needed_may_be_marked() -> None:
    scene = Scene(10, 10, holding=[[], ["confidente", "confidente"]], row=[LOT, "campo"]).bid(2, 0)
    scene.spy(1, "confidente", "confidente")
    assert scene.notes("spied")[0]["n"] == 6


# -- end of the game


def test_48_cards_make_eight_turns() -> None:
    match = Match(GAME, 2, 4)
    while match.request is not None:
        match.answer(match.request.default())
    assert match.turns == 8
    assert match.outcome is not None


def test_victory_of_all_cards_counts_those_of_the_last_turn_too() -> None:
    scene = Scene(10, 10, holding=[["rey"], []], deck=["campo"]).bid(0, 1)
    assert scene.match.outcome is not None
    assert scene.match.outcome.scores == (5, 3)
    assert scene.match.outcome.why.id == "why-en-victory"
    assert [(args["player"], args["n"]) for args in scene.notes("victory_counted")] == [(0, 5), (1, 3)]
