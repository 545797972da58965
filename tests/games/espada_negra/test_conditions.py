"""Each initial condition changes its parameter and nothing else, and a match with it is played to its end."""

from typing import Any

import pytest

from tabletop.engine import Dice, Match, Option
from tabletop.games.espada_negra.figures import (
    produces,
    production_of,
    production_parts,
    victory_of,
    victory_parts,
)
from tabletop.games.espada_negra.game import DESIGNS
from tabletop.games.espada_negra.house import HouseRules, house
from tabletop.games.espada_negra.words import CONDITIONS, Condition
from tests.contract.players import play_out
from tests.games.espada_negra.scenes import GAME, Scene, asleep, offered, spent, spied

LOT = "relicario"

CHANGES: dict[str, dict[str, Any]] = {
    "rey": {"gold_scores": 5},
    "ciudad": {"income": 2},
    "campo": {"lots": 4},
    "campesino": {"yields": 1},
    "caballero": {"set_scores": 5},
    "guerrero": {"attacks": 2},
    "inquisidor": {"veiled": True},
    "confidente": {"surcharge": 2},
    "contrabandista": {"spies_take": True},
    "almogavar": {"ready_at_once": True},
    "flagelante": {"berserkers_rise": True},
    "espada-negra": {"most_cards_presides": True, "ties": "internal"},
    "catedral": {"plain_victory": 1},
    "mercader": {"gold": 15},
    "hermano": {"ties": "nobody"},
    "relicario": {"attacks": 0},
    "molino": {"least_price": 3},
    "alcaide": {"cap": 6},
}


def rules_with(*slugs: str, ties: str = "secret") -> HouseRules:
    return house(Scene(10, 10, conditions=slugs, row=["campo"], ties=ties).table)


# -- as parameters


def test_each_design_has_a_condition_that_can_be_agreed_upon() -> None:
    assert [face.id for face in GAME.cards] == list(DESIGNS) == list(CHANGES)
    assert all(face.abilities for face in GAME.cards)


def test_every_condition_is_on_a_card() -> None:
    on_cards = {type(word) for face in GAME.cards for ability in face.abilities for word in ability.always}
    assert on_cards == set(CONDITIONS)
    assert len(CHANGES) >= 12


@pytest.mark.parametrize("slug", CHANGES)
def test_a_condition_changes_its_parameter_and_nothing_else(slug: str) -> None:
    match = Match(GAME, 3, 5, {"condition": slug})
    assert house(match.table) == HouseRules()._replace(**CHANGES[slug])


def test_no_two_conditions_are_alike() -> None:
    assert len({rules_with(slug) for slug in CHANGES}) == len(CHANGES)


WORDS = [word for face in GAME.cards for ability in face.abilities for word in ability.always]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.verb}")
def test_each_statement_changes_one_figure(word: Condition) -> None:
    before, after = HouseRules(), word.change(HouseRules())
    assert sum(one != other for one, other in zip(before, after, strict=True)) == 1


def test_what_adds_is_added() -> None:
    assert rules_with("campesino", "campesino").yields == 2
    assert rules_with("ciudad", "ciudad").income == 4
    assert rules_with("confidente", "confidente").surcharge == 4
    assert rules_with("caballero", "caballero").set_scores == 10
    assert rules_with("catedral", "catedral").plain_victory == 2


def test_what_sets_has_the_last_word() -> None:
    assert rules_with("guerrero", "relicario").attacks == 0
    assert rules_with("relicario", "guerrero").attacks == 2
    assert rules_with("hermano", "espada-negra").ties == "internal"
    assert rules_with("espada-negra", "hermano").ties == "nobody"
    assert rules_with("hermano", ties="external").ties == "nobody"


def test_the_agreed_one_counts_before_those_drawn() -> None:
    for seed in range(6):
        table = Match(GAME, 4, seed, {"condition": "guerrero", "conditions": 3}).table
        lying = [table.faces[card].id for card in table.zone("conditions")]
        assert len(lying) == 4
        assert lying[0] == "guerrero"
        assert sum(map(len, table.lists)) == 48


def test_drawn_conditions_are_told_and_never_come_back() -> None:
    match = Match(GAME, 3, 8, {"conditions": 2})
    told = [event.args["card"].face for event in match.events if event.kind == "condition_drawn"]
    play_out(match, Dice(8))
    table = match.table
    assert [table.faces[card].id for card in table.zone("conditions")] == told
    assert len(told) == 2


def test_conditions_are_drawn_before_cards_are_revealed() -> None:
    """Rulings D18."""
    told = [event.kind for event in Match(GAME, 3, 8, {"condition": "rey", "conditions": 2}).events]
    named = ("condition_agreed", "condition_drawn", "presides", "row_revealed")
    assert [kind for kind in told if kind in named] == [
        "condition_agreed",
        "condition_drawn",
        "condition_drawn",
        "presides",
        "row_revealed",
    ]


def test_they_are_drawn_by_chance() -> None:
    drawn = [Match(GAME, 3, seed, {"conditions": 1}).table for seed in range(30)]
    assert len({table.faces[table.zone("conditions")[0]].id for table in drawn}) > 9


def test_without_the_option_no_condition_is_in_force() -> None:
    table = Match(GAME, 3, 1).table
    assert table.zone("conditions") == []
    assert house(table) == HouseRules()


# -- in play


@pytest.mark.parametrize("slug", CHANGES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_match_with_it_is_played_to_its_end(slug: str, seats: int) -> None:
    match = Match(GAME, seats, seats, {"condition": slug})
    play_out(match, Dice(seats))
    assert match.outcome is not None
    assert not match.table.zone("deck")


@pytest.mark.parametrize("slug", CHANGES)
def test_any_two_conditions_go_together(slug: str) -> None:
    for number, other in enumerate(sorted(CHANGES.keys() - {slug})):
        seats, ties = 2 + number % 7, ("secret", "internal", "external")[number % 3]
        match = Scene(*[10] * seats, conditions=[slug, other], row=["campesino"], ties=ties).match
        play_out(match, Dice(number))
        assert match.outcome is not None
        assert not match.table.zone("deck")
        assert all(amount >= 0 for amount in match.table.numbers.values())


def test_cards_per_turn() -> None:
    table = Match(GAME, 4, 2, {"condition": "campo"}).table
    assert len(table.zone("row")) + len(table.zone("lot")) == 4
    three = Scene(10, 10, conditions=["campo"], deck=["rey"] * 2 + ["campo"]).bid(1, 0)
    assert three.match.outcome is not None
    four = Scene(10, 10, conditions=["campo"], deck=["rey"] * 2 + ["ciudad"] * 2).bid(1, 0)
    assert four.match.outcome is None


def test_starting_gold() -> None:
    table = Match(GAME, 3, 2, {"condition": "mercader"}).table
    assert [table.number(seat, "gold") for seat in range(3)] == [15, 15, 15]
    with_office = Match(GAME, 3, 2, {"condition": "mercader", "ties": "internal"}).table
    assert sorted(with_office.number(seat, "gold") for seat in range(3)) == [14, 15, 15]


def test_income() -> None:
    scene = Scene(10, 10, conditions=["ciudad"], holding=[["campo"], []]).bid(1, 0)
    assert scene.gold == [9 + 2 + 2, 10 + 2]
    assert scene.notes("produced")[0]["parts"] == (("coins", 2, None), ("income", 2, None))


def test_yields() -> None:
    scene = Scene(10, 10, conditions=["campesino"], holding=[["campo", "ciudad", "rey"], ["rey"]])
    assert production_of(scene.table, 0) == 2 + 1 + 2
    assert [part.name for part in production_parts(scene.table, 0)] == ["coins", "yields"]
    assert production_of(scene.table, 1) == 0


def test_a_card_never_produces_less_than_nothing() -> None:
    """No card takes two away, but one may: of those that produce 1, 2 and 3, and of one that produces nothing."""
    pieces = {piece.id: piece for piece in GAME.faces(2, {})}
    made = [produces(pieces[slug], HouseRules(yields=-2)) for slug in ("ciudad", "campo", "mercader", "rey")]
    assert made == [0, 0, 1, 0]


def test_attack_is_off() -> None:
    scene = Scene(10, 10, conditions=["relicario"], holding=[["caballero"], []])
    assert scene.asked == (0, "prompt-en-bid")


def test_attack_twice_a_turn() -> None:
    row = ["campo", "campo", "campo"]
    scene = Scene(10, 10, conditions=["guerrero"], holding=[["caballero"], []], row=row)
    scene.attack(0).attack(0)
    assert scene.has(0) == ["caballero", "campo", "campo"]
    assert scene.request.prompt == "prompt-en-bid"


def test_a_berserker_attacks_once_even_where_one_attacks_twice() -> None:
    scene = Scene(10, 10, conditions=["guerrero"], holding=[["almogavar"], []], row=["campo"] * 2).attack(0)
    assert scene.marked(0, "spent") == ["almogavar"]
    assert scene.request.prompt == "prompt-en-bid"


def test_berserkers_rise() -> None:
    scene = Scene(10, 10, conditions=["flagelante"], holding=[["almogavar"], []], row=["campo"]).attack(0)
    assert scene.marked(0, "spent") == []
    assert scene.table.number(0, "turns") == 2
    assert scene.pass_to(0).asked == (0, "prompt-en-attack")


def test_ready_at_once() -> None:
    scene = Scene(10, 10, conditions=["almogavar"], row=["caballero", "campo"]).bid(1, 0)
    assert scene.asked == (0, "prompt-en-attack")
    assert scene.marked(0, "new") == []


def test_espionage_costs() -> None:
    holding = [["confidente"], ["confidente", "hermano"]]
    scene = Scene(10, 10, conditions=["confidente"], holding=holding, row=[LOT, "campo"]).bid(3, 0)
    assert scene.request.args["n"] == 5
    scene.spy(1, "confidente", "hermano")
    assert scene.slugs("discard") == [LOT], "a counter needs 5, and 3 are not enough"
    holding = [["confidente", "hermano"], ["confidente", "hermano"]]
    scene = Scene(10, 10, conditions=["confidente"], holding=holding, row=[LOT, "campo"]).bid(3, 0)
    scene.spy(1, "confidente", "hermano")
    assert scene.request.args["n"] == 5, "to cancel costs nothing more"


def test_the_first_spy_takes_it_whoever_has_acted_last() -> None:
    each = ["inquisidor", "confidente"]
    holding = [each, each, ["confidente"]]
    scene = Scene(10, 10, 10, conditions=["contrabandista"], holding=holding, row=[LOT, "campo"])
    scene.bid(1, 0, 0).spy(1, "inquisidor").spy(0, "inquisidor").spy(2, "confidente").quietly()
    assert [event.args["player"] for event in scene.events_of("spied", "countered")] == [1, 0, 2]
    assert scene.notes("spying_held")[0]["player"] == 1
    assert scene.has(1) == [*each, LOT]


def test_spies_take() -> None:
    scene = Scene(10, 10, conditions=["contrabandista"], holding=[[], ["confidente"]], row=[LOT, "campo"])
    scene.bid(3, 0).spy(1, "confidente")
    assert scene.has(1) == ["confidente", LOT]
    assert scene.marked(1, "new") == [LOT]
    assert scene.gold == [7, 10]


def test_the_row_is_hidden() -> None:
    match = Match(GAME, 3, 4, {"condition": "inquisidor"})
    table = match.table
    assert (len(table.zone("row")), len(table.zone("veiled")), len(table.zone("lot"))) == (0, 5, 1)
    hidden = {table.id_of(card) for card in table.zone("veiled")}
    for seat in (0, 1, 2, None):
        assert not hidden & match.view(seat).faces.keys()
    following = table.id_of(table.zone("veiled")[0])
    for _ in range(3):
        match.answer(1)
    assert [table.id_of(card) for card in table.zone("lot")] == [following]
    assert following in match.view(0).faces


def test_bid_cap() -> None:
    scene = Scene(10, 4, conditions=["alcaide"])
    refusal = scene.refused(7)
    assert dict(refusal.args) == {"n": 7, "low": 0, "high": 6}
    scene.take(6)
    assert dict(scene.refused(5).args) == {"n": 5, "low": 0, "high": 4}


def test_least_price() -> None:
    scene = Scene(10, 8, conditions=["molino"]).bid(2, 1)
    assert scene.slugs("discard") == [LOT]
    assert scene.gold == [10, 8]
    assert Scene(10, 8, conditions=["molino"]).bid(3, 1).has(0) == [LOT]
    tied = Scene(10, 8, conditions=["molino"], ties="internal").bid(2, 2)
    assert tied.slugs("discard") == [LOT], "there is nothing to decide"


def test_nobody_gets_what_is_tied() -> None:
    scene = Scene(10, 8, conditions=["hermano"], ties="external").bid(5, 5)
    assert scene.slugs("discard") == [LOT]
    assert scene.gold == [10, 8]


def test_the_auctioneer_decides_ties_by_a_condition() -> None:
    scene = Scene(10, 8, conditions=["espada-negra"], turn=1).bid(5, 5)
    assert scene.asked == (1, "prompt-en-award")
    assert offered(scene.request) == [
        Option("award", None, ("player", 0)),
        Option("award", None, ("player", 1)),
    ]


@pytest.mark.parametrize(
    ("holding", "auctioneer"),
    [
        ([["campo"], ["campo"], ["campo"] + ["rey"] * 2], 2),
        ([["rey"], ["ciudad"], ["ciudad"]], 0),  # with the card of this turn
        ([["rey"], ["ciudad"] * 2, ["campo"] * 2], 1),  # all alike: the first on the left
        ([[], ["ciudad"], ["campo"]], 1),
    ],
)
def test_whoever_has_the_most_cards_presides(holding: list[list[str]], auctioneer: int) -> None:
    scene = Scene(10, 10, 10, conditions=["espada-negra"], holding=holding).bid(1, 0, 0)
    assert scene.table.turn == auctioneer


def test_plain_victory() -> None:
    holding = [["rey", "catedral", "ciudad", "hermano", "campo"], []]
    table = Scene(10, 10, conditions=["catedral"], holding=holding).table
    assert victory_of(table, 0) == 5 + 4 + 3 + 2 + 2
    assert [(part.name, part.amount) for part in victory_parts(table, 0)] == [("banners", 14), ("plain", 2)]


@pytest.mark.parametrize(
    ("holding", "bonus"),
    [
        ([["campo", "campo"], ["rey", "ciudad", "molino"], []], [5, 0, 0]),
        ([["campo", "campo"], ["rey", "rey"], ["ciudad"]], [5, 5, 0]),
        ([["campo", "campo"], ["ciudad"] * 3, []], [0, 5, 0]),
        ([["campo"], ["rey"], ["ciudad"]], [0, 0, 0]),
        ([["flagelante", spent("flagelante")], [asleep("hermano")], [spied("hermano")]], [5, 0, 0]),
    ],
)
def test_most_equal_cards(holding: list[list[Any]], bonus: list[int]) -> None:
    with_it = Scene(10, 10, 10, conditions=["caballero"], holding=holding).table
    without = Scene(10, 10, 10, holding=holding).table
    assert [victory_of(with_it, seat) - victory_of(without, seat) for seat in range(3)] == bonus


@pytest.mark.parametrize(("gold", "victory"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (23, 4)])
def test_gold_scores(gold: int, victory: int) -> None:
    assert victory_of(Scene(gold, 10, conditions=["rey"]).table, 0) == victory
