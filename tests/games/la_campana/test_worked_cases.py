"""The worked cases, each with the section of the rulebook that it proves; no figure comes from the code."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine import ChooseNumber, ChooseSome, Match
from tests.games.la_campana.board import DECK, GAME, Board


def test_the_box_holds_sixty_cards() -> None:
    """Game Components: 15 warriors, 27 weapons, 11 gold, 7 special cards."""
    types = Counter(face.type for face in GAME.cards for _ in range(face.copies))
    assert types["warrior"] == 15
    assert types["weapon"] == 27
    assert types["gold"] == 11
    assert types["special"] + types["super-warrior"] == 7
    assert sum(types.values()) == 60


def test_the_gold_is_one_to_nine_with_five_and_seven_twice() -> None:
    """Game Components: numbered 1 to 9, with the 5 and the 7 repeated."""
    values = sorted(face.figures["value"] for face in GAME.cards if face.type == "gold")
    assert values == [1, 2, 3, 4, 5, 5, 6, 7, 7, 8, 9]


def test_each_type_of_weapon_is_numbered_one_to_nine() -> None:
    """Game Components: 9 Potions, 9 Swords, 9 Arrows."""
    for suit in ("potion", "sword", "arrow"):
        values = sorted(face.figures["value"] for face in GAME.cards if face.suit == suit)
        assert values == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(("seats", "central"), [(2, 43), (3, 39), (4, 32), (5, 25)])
def test_the_central_deck_after_dealing(seats: int, central: int) -> None:
    """Setup: each player is dealt 3 warriors and 4 resources; two players leave one warrior of each type out."""
    match = Match(GAME, seats, 3)
    table = match.table
    assert len(table.zone("deck")) == central
    for seat in range(seats):
        types = [table.faces[card].type for card in table.zone("hand", seat)]
        assert (len(types), types.count("warrior")) == (7, 3)
    out = sorted(table.faces[card].suit for card in table.zone("box"))
    assert out == (["archer", "knight", "mage"] if seats == 2 else [])


@pytest.mark.parametrize(
    ("attacker", "weapon", "target", "damage"),
    [
        ("mage-1", "potion-7", "knight-1", 7),  # Pure Attack: mage over knight
        ("archer-1", "arrow-9", "knight-1", 4.5),  # Impure Attack: exact half, not rounded
        ("archer-1", "arrow-9", "archer-2", 4.5),
        ("knight-1", "sword-9", "archer-2", 9),
        ("archer-1", "arrow-6", "mage-2", 6),
        ("mage-1", "potion-8", "archer-2", 4),
        ("mage-1", "potion-8", "mage-2", 4),
        ("knight-1", "sword-9", "dragon", 4.5),  # The Dragon: always impure
        ("dragon", "arrow-6", "mage-2", 6),  # The Dragon gains the weapon's advantage
        ("dragon", "arrow-6", "archer-2", 3),
        ("dragon", "arrow-6", "knight-2", 3),
    ],
)
def test_the_damage_of_an_attack(attacker: str, weapon: str, target: str, damage: float) -> None:
    """Attacking with Weapons, Pure Attack, Impure Attack, The Dragon."""
    board = Board([[attacker], [target, "mage-5"]], [[weapon], []])
    board.do("attack", weapon, target)
    assert board.damage(target) == damage
    assert board.where(weapon) == "upon"


def test_a_pure_weapon_lies_on_top_and_an_impure_one_beneath() -> None:
    """Attacking with Weapons: laid on top when the damage is pure, underneath when it is impure."""
    for target, impure in (("knight-1", 0), ("archer-1", 1)):
        board = Board([["mage-1"], [target]], [["potion-4"], []])
        board.do("attack", "potion-4", target)
        table = board.match.table
        assert table.marks.get((table.by_id[board.id("potion-4")], "impure"), 0) == impure


def test_a_warrior_with_ten_damage_goes_to_the_graveyard_and_its_weapons_are_discarded() -> None:
    """Casualties; any excess is lost."""
    board = Board(
        [["mage-1"], [{"card": "knight-1", "damage": 8, "on": ["arrow-8"]}, "mage-2"]], [["potion-9"], []]
    )
    board.do("attack", "potion-9", "knight-1")
    assert board.where("knight-1") == "graveyard"
    assert board.where("potion-9") == board.where("arrow-8") == "discard"
    assert board.damage("mage-2") == 0


def test_a_sure_shot_takes_five_points_of_the_dragon_and_a_second_one_kills_it() -> None:
    """Powers, Sure Shot; The Dragon: it goes to the graveyard."""
    board = Board([["archer-1"], ["dragon", "mage-2"]], [["power-1", "power-2"], []])
    board.do("sure_shot", "power-1", "dragon")
    assert board.damage("dragon") == 5
    assert board.where("power-1") == "discard"
    board.do("end").do("end").do("sure_shot", "power-2", "dragon")
    assert board.where("dragon") == "graveyard"


def test_a_sure_shot_kills_any_other_warrior() -> None:
    """Powers, Sure Shot: regardless of its type and whether it is damaged."""
    board = Board([["archer-1"], ["knight-1", "mage-2"]], [["power-1"], []])
    board.do("sure_shot", "power-1", "knight-1")
    assert board.where("knight-1") == "graveyard"


def test_a_sure_shot_at_a_shield_takes_the_shield_alone() -> None:
    """Powers, Sure Shot: the shield is eliminated without affecting the protected warrior."""
    board = Board([["archer-1"], [{"card": "knight-1", "damage": 6, "on": ["power-2"]}]], [["power-1"], []])
    board.do("sure_shot", "power-1", "knight-1")
    assert board.where("power-2") == board.where("power-1") == "discard"
    assert (board.where("knight-1"), board.damage("knight-1")) == ("field", 3)


def test_a_shield_takes_four_and_a_half_then_four_and_is_destroyed() -> None:
    """Powers, Shield: always impure, destroyed at 5, any excess is lost."""
    board = Board([["mage-1"], [{"card": "knight-1", "on": ["power-2"]}]], [["potion-9", "potion-8"], []])
    board.do("attack", "potion-9", "knight-1")
    assert board.damage("power-2") == 4.5
    board.do("end").do("end").do("attack", "potion-8", "knight-1")
    assert board.where("power-2") == board.where("potion-9") == board.where("potion-8") == "discard"
    assert board.damage("knight-1") == 0


def test_a_second_shield_is_illegal() -> None:
    """Powers, Shield: a warrior may never have more than one."""
    board = Board([["knight-1", "mage-1"], ["mage-2"]], [["power-1", "power-2"], []])
    board.do("shield", "power-1", "knight-1").do("end").do("end")
    assert board.why_not("shield", "power-2", "knight-1") == "reason-shielded"
    assert board.can("shield", "power-2", "mage-1")


@pytest.mark.parametrize("verb", ["heal", "shield"])
def test_the_dragon_is_neither_healed_nor_shielded(verb: str) -> None:
    """The Dragon: it cannot be healed or protected."""
    board = Board([["mage-1", "knight-1", {"card": "dragon", "damage": 8}], ["mage-2"]], [["power-1"], []])
    assert board.why_not(verb, "power-1", "dragon") == "reason-dragon-no-powers"


def test_healing_cures_the_warrior_and_not_its_shield() -> None:
    """Powers, Healing: the weapons that affected the warrior are discarded with the power."""
    hurt = {
        "card": "knight-1",
        "damage": 14,
        "on": ["potion-7", {"card": "power-2", "damage": 4, "on": ["arrow-4"]}],
    }
    board = Board([["mage-1", hurt], ["mage-2"]], [["power-1"], []])
    board.do("heal", "power-1", "knight-1")
    assert board.damage("knight-1") == 0
    assert board.damage("power-2") == 2
    assert board.where("potion-7") == board.where("power-1") == "discard"
    assert board.where("arrow-4") == "upon"


def test_an_unhurt_warrior_cannot_be_healed() -> None:
    """Powers, Healing, as ruled: it needs damage to cure."""
    board = Board([["mage-1"], ["mage-2"]], [["power-1"], []])
    assert board.why_not("heal", "power-1", "mage-1") == "reason-unhurt"


@pytest.mark.parametrize(
    ("verb", "needed"), [("heal", "mage"), ("shield", "knight"), ("sure_shot", "archer")]
)
def test_a_power_needs_its_warrior_on_the_own_battlefield(verb: str, needed: str) -> None:
    """Powers; the Dragon cannot use any."""
    target = "mage-2" if verb == "sure_shot" else "mage-1"
    others = [one for one in ("mage-1", "knight-1", "archer-1") if not one.startswith(needed)]
    if target == "mage-1" and needed == "mage":
        target = "knight-1"
    hurt = [{"card": one, "damage": 2} for one in others]
    board = Board([[*hurt, "dragon"], ["mage-2"]], [["power-1"], []])
    assert board.why_not(verb, "power-1", target) == "reason-no-commander"


def test_a_weapon_and_a_power_in_one_turn_are_illegal() -> None:
    """Attack / Use Powers: only one of these options may be taken per turn."""
    board = Board([["archer-1"], ["mage-2", "mage-3"]], [["arrow-2", "power-1"], []])
    board.do("attack", "arrow-2", "mage-2")
    assert board.why_not("sure_shot", "power-1", "mage-3") == "reason-step-done"


def test_a_siege_knocks_off_one_gold_and_never_the_relic() -> None:
    """Attacking with Siege: gold and siege go to the discard pile."""
    lost = set()
    for seed in range(12):
        castle = [[], ["sword-1", "gold-5", "gold-7", "gold-3"]]
        board = Board([["mage-1"], ["mage-2"]], [["siege"], []], castle, seed=seed)
        board.do("besiege", "siege", ("castle", 1))
        assert board.zone("castle", 1)[0] == "sword-1"
        assert len(board.zone("castle", 1)) == 3
        assert board.where("siege") == "discard"
        lost |= {"gold-5", "gold-7", "gold-3"} - set(board.zone("castle", 1))
    assert lost == {"gold-5", "gold-7", "gold-3"}


def test_a_bare_relic_cannot_be_besieged() -> None:
    """Attacking with Siege, as ruled: there is no gold to lose."""
    board = Board([["mage-1"], ["mage-2"]], [["siege"], []], [[], ["sword-1"]])
    assert board.why_not("besiege", "siege", ("castle", 1)) == "reason-no-gold-in-castle"


def test_twenty_five_gold_win_alone_and_not_in_alliance() -> None:
    """Build: at least 25 gold in Individual Mode, 30 in Alliance Mode; the gold of value 1 counts as a relic."""
    castle = [["gold-1", "gold-9", "gold-8", "gold-2"]]  # 20, and 5 to come
    alone = Board([["mage-1"], ["mage-2"]], [["gold-5"], []], castle, wins=[1, 0])
    alone.do("build", "gold-5", ("castle", 0))
    assert alone.match.outcome is not None
    assert alone.match.outcome.winners == (0,)
    field = [["mage-1"], ["mage-2"], ["mage-3"], ["mage-4"]]
    allied = Board(field, [["gold-5"]], castle, options={"mode": "alliance"}, wins=[1, 0, 1, 0])
    allied.do("build", "gold-5", ("castle", 0))
    assert allied.match.outcome is None


def test_one_nine_eight_seven_and_five_win_for_an_alliance() -> None:
    """Build: 1 + 9 + 8 + 7 + 5 = 30."""
    field = [["mage-1"], ["mage-2"], ["mage-3"], ["mage-4"]]
    castle = [[], [], ["gold-1", "gold-9", "gold-8", "gold-7"]]
    board = Board(field, [["gold-5"]], castle, options={"mode": "alliance"}, wins=[1, 0, 1, 0])
    board.do("build", "gold-5", ("castle", 2))
    assert board.match.outcome is not None
    assert board.match.outcome.winners == (0, 2)


def test_a_relic_that_is_no_gold_adds_nothing() -> None:
    """Build: the Gold of value 1 is the only card that as a relic adds its value."""
    castle = [["sword-1", "gold-9", "gold-8", "gold-2"]]  # 19
    board = Board([["mage-1"], ["mage-2"]], [["gold-5"], []], castle, wins=[1, 0])
    board.do("build", "gold-5", ("castle", 0))  # 24
    assert board.match.outcome is None


@pytest.mark.parametrize(
    ("gold", "cards"),
    [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4)],
)
def test_gold_buys_half_its_value_rounded_down(gold: int, cards: int) -> None:
    """Trading with Gold: the remainder of an odd value is lost."""
    board = Board([["mage-1"], ["mage-2"]], [[f"gold-{gold}"], []])
    if cards == 0:
        assert board.why_not("trade", f"gold-{gold}", DECK) == "reason-gold-too-small"
        return
    board.do("trade", f"gold-{gold}", DECK)
    if cards > 1:
        request = board.match.request
        assert isinstance(request, ChooseNumber)
        assert (request.low, request.high) == (1, cards)
        board.answer(cards)
    assert len(board.zone("hand", 0)) == cards
    assert board.where(f"gold-{gold}") == "discard"


def test_a_gold_seven_may_buy_a_single_card() -> None:
    """Trading with Gold: it is always possible to buy fewer."""
    board = Board([["mage-1"], ["mage-2"]], [["gold-7"], []])
    board.do("trade", "gold-7", DECK).answer(1)
    assert len(board.zone("hand", 0)) == 1


def test_cards_may_be_discarded_before_trading_to_make_room() -> None:
    """Trade: the limit of 7 must always be respected; discard as many as you wish before buying."""
    hand = ["gold-8", "potion-2", "potion-3", "potion-4", "potion-5", "potion-6", "potion-7"]
    board = Board([["mage-1"], ["mage-2"]], [hand, []])
    board.do("trade", "gold-8", DECK)
    assert board.prompt == "prompt-discard-before-trade"
    board.choose("potion-2", "potion-3")
    request = board.match.request
    assert isinstance(request, ChooseNumber)
    assert request.high == 3  # four in hand, three more fit
    board.answer(3)
    assert len(board.zone("hand", 0)) == 7


def test_barter_pays_three_cards_for_one_and_six_for_two() -> None:
    """Trading by Barter: three cards for each, a maximum of 2 a turn."""
    hand = ["potion-2", "potion-3", "potion-4", "sword-2", "sword-3", "sword-4", "sword-5"]
    for paid, bought in ((3, 1), (6, 2)):
        board = Board([["mage-1"], ["mage-2"]], [hand, []])
        board.do("barter", None, DECK)
        request = board.match.request
        assert isinstance(request, ChooseSome)
        board.choose(*hand[:paid])
        assert len(board.zone("hand", 0)) == 7 - paid + bought
        assert set(hand[:paid]) <= set(board.zone("discard"))


def test_nine_cards_cannot_be_bartered_nor_four() -> None:
    """Trading by Barter: 3 or 6 cards, nothing else."""
    hand = ["potion-2", "potion-3", "potion-4", "sword-2", "sword-3", "sword-4", "sword-5"]
    board = Board([["mage-1"], ["mage-2"]], [hand, []])
    board.do("barter", None, DECK)
    request = board.match.request
    assert isinstance(request, ChooseSome)
    assert request.sizes == (3, 6)
    assert request.why_not(tuple(request.options[:4])) is not None
    assert request.why_not(tuple(request.options[:3])) is None


def test_the_penalty_for_an_eighth_card_is_half_the_hand() -> None:
    """General Clarifications: 8 cards lose 4, at random, to the discard pile."""
    hand = [f"potion-{value}" for value in range(2, 9)]
    board = Board([["mage-1"], ["mage-2"]], [hand, []], options={"overdraw": True})
    board.do("draw", None, DECK)
    assert len(board.zone("hand", 0)) == 4
    assert len(board.zone("discard")) == 4


@pytest.mark.parametrize(("cards", "kept"), [(8, 4), (9, 5), (11, 6)])
def test_the_penalty_loses_half_rounded_down(cards: int, kept: int) -> None:
    """General Clarifications: if the number is odd, it is rounded down."""
    hand = [f"{suit}-{value}" for suit in ("potion", "sword") for value in range(2, 9)][: cards - 1]
    board = Board([["mage-1"], ["mage-2"]], [hand, []], options={"overdraw": True})
    board.do("draw", None, DECK)
    assert len(board.zone("hand", 0)) == kept


def test_the_penalty_ends_a_purchase() -> None:
    """General Clarifications: applied at the moment the excess card is taken."""
    hand = ["gold-8", *[f"potion-{value}" for value in range(2, 8)]]
    board = Board([["mage-1"], ["mage-2"]], [hand, []], options={"overdraw": True})
    board.do("trade", "gold-8", DECK).choose().answer(4)  # the second card is the eighth
    assert len(board.zone("hand", 0)) == 4


def test_with_seven_cards_one_is_discarded_to_draw_one() -> None:
    """Draw a Card."""
    hand = [f"potion-{value}" for value in range(2, 9)]
    board = Board([["mage-1"], ["mage-2"]], [hand, []])
    assert board.why_not("draw", None, DECK) == "reason-hand-full"
    board.do("draw", "potion-2", ("discard", 0))
    assert len(board.zone("hand", 0)) == 7
    assert board.where("potion-2") == "discard"


def test_a_sixth_warrior_and_a_second_recruit_are_illegal() -> None:
    """Starting the Battle: at most 5 on one battlefield; once per turn."""
    full = Board([["mage-1", "mage-2", "mage-3", "mage-4", "mage-5"], ["knight-2"]], [["knight-1"], []])
    assert full.why_not("recruit", "knight-1", ("field", 0)) == "reason-field-full"
    board = Board([["mage-1"], ["mage-2"]], [["knight-1", "knight-3"], []])
    board.do("recruit", "knight-1", ("field", 0))
    assert board.why_not("recruit", "knight-3", ("field", 0)) == "reason-recruited"


def test_a_recruit_before_step_two_attacks_and_one_after_it_does_not() -> None:
    """Starting the Battle; Powers, note: whoever enters after action ii waits for a next turn."""
    before = Board([["mage-1"], ["mage-2"]], [["knight-1", "sword-5"], []])
    assert before.why_not("attack", "sword-5", "mage-2") == "reason-no-wielder"
    before.do("recruit", "knight-1", ("field", 0))
    assert before.can("attack", "sword-5", "mage-2")
    after = Board([["mage-1"], ["mage-2"]], [["knight-1", "sword-5", "potion-2"], []])
    after.do("attack", "potion-2", "mage-2").do("recruit", "knight-1", ("field", 0))
    assert after.why_not("attack", "sword-5", "mage-2") == "reason-step-done"


def test_whoever_loses_the_last_warrior_is_out_with_warriors_in_hand() -> None:
    """Elimination of Players, War Spoils: one card at random to the killer, the rest and the castle discarded."""
    board = Board(
        [["mage-1"], [{"card": "knight-1", "damage": 14}], ["mage-2"]],
        [["potion-9"], ["knight-2", "knight-3", "knight-4"], []],
        [[], ["sword-1", "gold-5"]],
    )
    board.do("attack", "potion-9", "knight-1")
    assert board.number("out", 1) == 1
    assert len(board.zone("hand", 0)) == 1
    assert board.zone("hand", 0)[0] in ("knight-2", "knight-3", "knight-4")
    assert board.zone("hand", 1) == board.zone("castle", 1) == []
    assert {"sword-1", "gold-5"} <= set(board.zone("discard"))
    assert board.do("end").turn == 2


def test_with_five_players_weapons_may_be_limited_to_the_neighbours() -> None:
    """Attacking with Weapons, optional rule; the Siege may always be used against any player."""
    field = [["mage-1"], ["knight-1"], ["knight-2"], ["knight-3"], ["knight-4"]]
    castle = [[], [], ["sword-1", "gold-5"]]
    board = Board(field, [["potion-5", "siege"]], castle, options={"neighbours": True})
    assert board.can("attack", "potion-5", "knight-1")
    assert board.can("attack", "potion-5", "knight-4")
    assert board.why_not("attack", "potion-5", "knight-2") == "reason-not-neighbour"
    assert board.why_not("attack", "potion-5", "knight-3") == "reason-not-neighbour"
    assert board.can("besiege", "siege", ("castle", 2))


def test_the_spy_leaves_the_order_of_the_deck_unchanged() -> None:
    """Sabotage, Spy: looked at and returned in the same order; nobody else sees them."""
    board = Board([["mage-1"], ["mage-2"]], [["spy"], []])
    before = board.zone("deck")
    board.do("spy", "spy", DECK)
    assert board.zone("deck") == before
    view = board.match.view(0)
    assert [view.faces.get(card) for card in view.zones[DECK][-5:]] == before[-5:]
    assert not any(card in board.match.view(1).faces for card in view.zones[DECK])
    assert board.where("spy") == "discard"
