"""Lines of the rulebook that neither a worked case nor a ruling has proved, in the rulebook's order."""

from typing import Any

import pytest

from tabletop.engine import ChooseSome, Match
from tests.games.la_campana.board import DECK, GAME, Board

DYING = {"card": "knight-1", "damage": 14}  # seven points of ten


# -- Card Descriptions


def test_each_warrior_has_ten_life_points_one_weapon_and_one_advantage() -> None:
    """Warriors: mages wield potions and beat knights, knights swords and archers, archers arrows and mages."""
    told = {
        (
            face.suit,
            face.figures["life"],
            word.verb,
            getattr(word, "weapon", None) or getattr(word, "warrior", None),
        )
        for face in GAME.cards
        if face.type == "warrior"
        for ability in face.abilities
        for word in ability.always
    }
    assert told == {
        ("mage", 10, "wields", "potion"),
        ("mage", 10, "beats", "knight"),
        ("knight", 10, "wields", "sword"),
        ("knight", 10, "beats", "archer"),
        ("archer", 10, "wields", "arrow"),
        ("archer", 10, "beats", "mage"),
    }


def test_the_four_cards_of_value_one_are_the_relics_and_gold_alone_counts() -> None:
    """Weapons; Gold: weapons of value 1 serve as relics, the gold of value 1 adds its value as one."""
    words = {
        face.id: {word.verb for ability in face.abilities for word in ability.always} for face in GAME.cards
    }
    assert {slug for slug, verbs in words.items() if "may_be_relic" in verbs} == {
        "potion-1",
        "sword-1",
        "arrow-1",
        "gold-1",
    }
    assert {slug for slug, verbs in words.items() if "relic_counts" in verbs} == {"gold-1"}


# -- Setup


def test_the_warriors_left_out_of_a_battle_for_two_do_not_come_back_in_it() -> None:
    """Setup: 12 warriors are available in total."""
    match = Match(GAME, 2, 6)
    table = match.table
    lying = [card for place in ("deck", "discard") for card in table.zone(place)]
    lying += [card for seat in range(2) for card in table.zone("hand", seat)]
    assert sum(table.faces[card].type == "warrior" for card in lying) == 12
    assert len(table.zone("box")) == 3


def test_with_five_players_the_deck_holds_no_warrior_but_perhaps_the_dragon() -> None:
    """Setup: all 15 warriors are dealt."""
    for seed in range(5):
        table = Match(GAME, 5, seed).table
        assert not [card for card in table.zone("deck") if table.faces[card].type == "warrior"]


def test_allies_sit_alternating_with_their_rivals() -> None:
    """Setup: J1 and J3 form one alliance, J2 and J4 the other."""
    board = Board(
        [["mage-1"], ["mage-2"], ["mage-3"], ["mage-4"]], [["potion-5"]], options={"mode": "alliance"}
    )
    assert board.can("attack", "potion-5", "mage-2")
    assert board.can("attack", "potion-5", "mage-4")
    assert not board.can("attack", "potion-5", "mage-3")


# -- Starting the Battle


def test_the_dragon_may_be_among_the_first_warriors() -> None:
    """Starting the Battle: the Dragon is recruited like any other warrior."""
    position = {
        "phase": "muster",
        "zones": {"hand": [["dragon", "mage-1", "gold-3"], ["mage-2", "sword-4"]]},
    }
    match = Match(GAME, 2, 1, None, position)
    request = match.request
    assert isinstance(request, ChooseSome)
    view = match.view(0)
    assert sorted(view.faces[option.card or 0] for option in request.options) == ["dragon", "mage-1"]


def test_a_recruit_may_come_before_after_or_between_the_steps() -> None:
    """Starting the Battle: before or after any other of the five actions."""
    board = Board([["mage-1"], ["mage-2"]], [["sword-1", "gold-4", "knight-1"], []])
    assert board.can("recruit", "knight-1", ("field", 0))
    board.do("build", "sword-1", ("castle", 0))
    board.do("recruit", "knight-1", ("field", 0))
    assert board.zone("field", 0) == ["mage-1", "knight-1"]


def test_a_new_turn_opens_every_step_and_the_recruit_again() -> None:
    """Starting the Battle: once per turn."""
    hand = ["potion-2", "potion-3", "knight-1", "knight-2"]
    board = Board([["mage-1"], ["mage-2"]], [hand, []])
    board.do("attack", "potion-2", "mage-2").do("recruit", "knight-1", ("field", 0))
    board.do("end").do("end")
    assert board.can("draw", None, DECK)
    assert board.can("attack", "potion-3", "mage-2")
    assert board.can("recruit", "knight-2", ("field", 0))


def test_nobody_recruits_onto_a_rivals_battlefield() -> None:
    """Starting the Battle: to their own battlefield, or an ally's."""
    board = Board([["mage-1"], ["mage-2"]], [["knight-1"], []])
    assert board.why_not("recruit", "knight-1", ("field", 1)) == "reason-target-own-field"
    assert board.why_not("reinforce", "knight-1", ("field", 1)) == "reason-target-ally-field"


# -- Draw a Card


def test_the_first_card_of_the_deck_is_drawn() -> None:
    """Draw a Card: take the first card from the central deck."""
    board = Board([["mage-1"], ["mage-2"]], [["gold-2"], []], deck=["gold-3", "gold-9"])
    board.do("draw", None, DECK)
    assert sorted(board.zone("hand", 0)) == ["gold-2", "gold-9"]


def test_only_one_card_is_drawn_a_turn() -> None:
    """Turn Structure: each may be done once."""
    board = Board([["mage-1"], ["mage-2"]], [[], []])
    board.do("draw", None, DECK)
    assert board.why_not("draw", None, DECK) == "reason-step-done"


def test_warriors_on_the_battlefield_do_not_count_against_the_hand() -> None:
    """Draw a Card: regardless of how many cards they have on their battlefield."""
    field = ["mage-1", "mage-2", "knight-1", "knight-2", "archer-1"]
    board = Board([field, ["mage-3"]], [[f"sword-{value}" for value in range(2, 8)], []])
    board.do("draw", None, DECK)
    assert len(board.zone("hand", 0)) == 7


# -- Attacking with Weapons


def test_one_weapon_attacks_one_warrior_a_turn() -> None:
    """Attacking with Weapons: always with a single card, one single rival warrior per turn."""
    board = Board([["mage-1", "knight-1"], ["mage-2", "mage-3"]], [["potion-5", "sword-5"], []])
    board.do("attack", "potion-5", "mage-2")
    assert board.why_not("attack", "sword-5", "mage-3") == "reason-step-done"


@pytest.mark.parametrize("weapon", ["sword-5", "arrow-5"])
def test_a_weapon_needs_its_warrior_on_the_battlefield(weapon: str) -> None:
    """Attacking with Weapons: the weapon corresponding to one of the warriors on your battlefield."""
    board = Board([["mage-1"], ["mage-2"]], [[weapon, "knight-1", "archer-1"], []])
    assert board.why_not("attack", weapon, "mage-2") == "reason-no-wielder"


def test_damage_adds_up_and_ten_points_eliminate() -> None:
    """Casualties: 10 or more points of damage; the weapons stay until then."""
    board = Board([["knight-1"], ["archer-1", "mage-2"]], [["sword-6", "sword-4"], []])
    board.do("attack", "sword-6", "archer-1")
    assert (board.damage("archer-1"), board.where("sword-6")) == (6, "upon")
    board.do("end").do("end").do("attack", "sword-4", "archer-1")
    assert board.where("archer-1") == "graveyard"
    assert board.where("sword-6") == board.where("sword-4") == "discard"


def test_nine_and_a_half_points_do_not_eliminate() -> None:
    """Impure Attack: exact half, not rounded."""
    board = Board([["mage-1"], [{"card": "archer-1", "damage": 10}]], [["potion-9"], []])
    board.do("attack", "potion-9", "archer-1")
    assert (board.damage("archer-1"), board.where("archer-1")) == (9.5, "field")


@pytest.mark.parametrize(
    ("weapon", "target", "damage"),
    [
        ("potion-8", "knight-2", 8),
        ("potion-8", "mage-2", 4),
        ("sword-8", "archer-2", 8),
        ("sword-8", "knight-2", 4),
    ],
)
def test_the_dragon_attacks_with_any_weapon(weapon: str, target: str, damage: int) -> None:
    """The Dragon: it gains the advantage of the weapon's type of warrior."""
    board = Board([["dragon"], [target, "mage-5"]], [[weapon], []])
    board.do("attack", weapon, target)
    assert board.damage(target) == damage


@pytest.mark.parametrize("weapon", ["potion-9", "sword-9", "arrow-9"])
def test_the_dragon_is_always_attacked_impurely(weapon: str) -> None:
    """The Dragon: regardless of the type of warrior or the weapon used, also by itself."""
    board = Board([["mage-1", "knight-1", "archer-1"], ["dragon"]], [[weapon], []])
    board.do("attack", weapon, "dragon")
    assert board.damage("dragon") == 4.5


def test_the_nearest_living_players_are_the_neighbours() -> None:
    """Attacking with Weapons, optional rule, as ruled: whoever is out is passed over."""
    field = [["mage-1"], [], ["knight-2"], ["knight-3"], ["knight-4"]]
    board = Board(field, [["potion-5"]], options={"neighbours": True}, out=[0, 1, 0, 0, 0])
    assert board.can("attack", "potion-5", "knight-2")
    assert board.can("attack", "potion-5", "knight-4")
    assert board.why_not("attack", "potion-5", "knight-3") == "reason-not-neighbour"


def test_powers_thief_and_spy_reach_everybody_in_the_neighbours_game() -> None:
    """Attacking with Weapons, optional rule, as ruled: it limits weapons alone."""
    field = [["archer-1"], ["knight-1"], ["knight-2"], ["knight-3"], ["knight-4"]]
    hands = [["power-1", "thief", "spy"], [], ["gold-2"], [], []]
    board = Board(field, hands, options={"neighbours": True})
    assert board.can("sure_shot", "power-1", "knight-2")
    assert board.can("steal", "thief", ("hand", 2))
    assert board.can("spy", "spy", ("hand", 2))


def test_the_siege_is_no_attack_on_warriors_and_ends_step_two() -> None:
    """Attack / Use Powers: only one of the three options may be taken per turn."""
    board = Board([["mage-1"], ["mage-2"]], [["siege", "potion-5"], []], [[], ["sword-1", "gold-5"]])
    board.do("besiege", "siege", ("castle", 1))
    assert board.zone("castle", 1) == ["sword-1"]
    assert board.why_not("attack", "potion-5", "mage-2") == "reason-step-done"


# -- Powers


def test_healing_serves_another_warrior_than_the_mage() -> None:
    """Healing: that mage or any other warrior on your own battlefield."""
    board = Board(
        [["mage-1", {"card": "archer-1", "damage": 7, "on": ["sword-7"]}], ["mage-2"]], [["power-1"], []]
    )
    board.do("heal", "power-1", "archer-1")
    assert board.damage("archer-1") == 0
    assert board.where("sword-7") == "discard"


def test_rivals_are_neither_healed_nor_shielded() -> None:
    """Powers: on your own battlefield or on an ally's."""
    board = Board([["mage-1", "knight-1"], [{"card": "mage-2", "damage": 4}]], [["power-1"], []])
    assert board.why_not("heal", "power-1", "mage-2") == "reason-rival-warrior"
    assert board.why_not("shield", "power-1", "mage-2") == "reason-rival-warrior"


def test_a_shield_protects_a_damaged_warrior_and_its_damage_stays() -> None:
    """Shield: 5 extra life points, regardless of whether the warrior is damaged."""
    board = Board([["knight-1", {"card": "mage-1", "damage": 9}], ["mage-2"]], [["power-1"], []])
    board.do("shield", "power-1", "mage-1")
    assert board.damage("mage-1") == 4.5
    assert board.where("power-1") == "upon"


@pytest.mark.parametrize("weapon", ["potion-9", "sword-9", "arrow-9"])
def test_no_single_weapon_breaks_a_new_shield(weapon: str) -> None:
    """Shield: attacking it is always impure, regardless of who attacks; half of 9 is 4.5 of 5."""
    board = Board(
        [["mage-1", "knight-1", "archer-1"], [{"card": "knight-2", "on": ["power-1"]}]], [[weapon], []]
    )
    board.do("attack", weapon, "knight-2")
    assert (board.damage("power-1"), board.where("power-1")) == (4.5, "upon")
    assert board.damage("knight-2") == 0


def test_a_shield_breaks_at_exactly_five() -> None:
    """Shield: by having accumulated 5 or more damage; then the warrior can be attacked."""
    board = Board(
        [["mage-1"], [{"card": "knight-2", "on": ["power-1"]}]], [["potion-4", "potion-6", "potion-2"], []]
    )
    board.do("attack", "potion-4", "knight-2").do("end").do("end")
    board.do("attack", "potion-6", "knight-2")
    assert board.where("power-1") == board.where("potion-4") == board.where("potion-6") == "discard"
    board.do("end").do("end").do("attack", "potion-2", "knight-2")
    assert board.damage("knight-2") == 2


def test_a_sure_shot_at_an_own_warrior_is_illegal() -> None:
    """Sure Shot: any rival warrior."""
    board = Board([["archer-1", "mage-1"], ["mage-2"]], [["power-1"], []])
    assert board.why_not("sure_shot", "power-1", "mage-1") == "reason-own-warrior"


# -- Trade


def test_gold_or_barter_once_a_turn() -> None:
    """Trade: only one of the two alternatives, only one gold card."""
    hand = ["gold-2", "gold-3", "potion-2", "potion-3", "potion-4"]
    board = Board([["mage-1"], ["mage-2"]], [hand, []])
    board.do("trade", "gold-2", DECK)
    assert board.why_not("trade", "gold-3", DECK) == "reason-step-done"
    assert board.why_not("barter", None, DECK) == "reason-step-done"


def test_barter_takes_any_three_cards_and_two_are_too_few() -> None:
    """Trading by Barter: 3 cards of any type, of any value and in any combination."""
    board = Board([["mage-1"], ["mage-2"]], [["dragon", "gold-9", "spy"], ["gold-2", "gold-3"]])
    board.do("barter", None, DECK).choose("dragon", "gold-9", "spy")
    assert len(board.zone("hand", 0)) == 1
    assert {"dragon", "gold-9", "spy"} <= set(board.zone("discard"))
    board.do("end")
    assert board.why_not("barter", None, DECK) == "reason-barter-price"


# -- Build, Casualties, Elimination


def test_a_castle_beyond_the_goal_wins_as_well() -> None:
    """Build: at least 25 gold."""
    castle = [["gold-1", "gold-9", "gold-8", "gold-6"]]  # 24
    board = Board([["mage-1"], ["mage-2"]], [["gold-7"], []], castle, wins=[1, 0])
    board.do("build", "gold-7", ("castle", 0))
    assert board.match.outcome is not None
    assert board.match.outcome.why.id == "why-castle"
    assert board.match.outcome.why.args["n"] == 31


def test_castles_and_battlefields_are_open_to_all() -> None:
    """Build: cards are played one over another, in such a way that their value remains visible."""
    board = Board([["mage-1"], [DYING]], [[], []], [["sword-1", "gold-5"]])
    view = board.match.view(None)
    assert [view.faces[card] for card in view.zones["castle", 0]] == ["sword-1", "gold-5"]
    assert [view.faces[card] for card in view.zones["field", 1]] == ["knight-1"]


def test_the_dragon_does_not_come_back_from_the_graveyard() -> None:
    """The Dragon; Casualties: what goes to the graveyard does not return during the whole battle."""
    board = Board(
        [["mage-1"], [{"card": "dragon", "damage": 19}, "mage-2"]],
        [["potion-9"], []],
        deck=["gold-2"],
        rest="box",
    )
    board.do("attack", "potion-9", "dragon").do("end").do("draw", None, DECK)
    assert board.zone("graveyard") == ["dragon"]
    assert board.zone("deck") == ["potion-9"]


def test_a_sure_shot_at_the_last_warrior_eliminates_its_player() -> None:
    """Elimination of Players: at any moment of the game, immediately."""
    board = Board([["archer-1"], ["knight-1"], ["mage-2"]], [["power-1"], ["gold-2"], []])
    board.do("sure_shot", "power-1", "knight-1")
    assert board.number("out", 1) == 1
    assert board.zone("hand", 0) == ["gold-2"]


def test_there_are_no_spoils_in_an_empty_hand() -> None:
    """War Spoils: as long as that player has cards; the ally is not asked either."""
    field: list[list[Any]] = [["mage-1"], [DYING], ["archer-1"], ["mage-4"]]
    board = Board(field, [["potion-9"], [], [], []], options={"mode": "alliance"})
    board.do("attack", "potion-9", "knight-1")
    assert board.zone("hand", 0) == []
    assert (board.prompt, board.turn) == ("prompt-act", 0)


def test_the_ally_gets_only_what_is_left() -> None:
    """War Spoils: as long as that player still has cards; none is a choice as well."""
    field: list[list[Any]] = [["mage-1"], [DYING], ["archer-1"], ["mage-4"]]
    board = Board(field, [["potion-9"], ["gold-2", "gold-3"], [], []], options={"mode": "alliance"})
    board.do("attack", "potion-9", "knight-1")
    request = board.match.request
    assert request is not None
    assert request.why_not(2) is not None
    board.answer(0)
    assert board.zone("hand", 2) == []
    assert len(board.zone("discard")) == 2  # the potion that struck, and the gold that nobody took
