"""The worked cases of the rulings, each with its own figures."""

import pytest

from tabletop.engine import Dice, IllegalAnswer, Match, Option
from tabletop.games.el_guerrero.figures import army_strength, power_of
from tests.games.el_guerrero.scenes import GAME, Scene, Side, basic, with_token

SIX = (basic(2), basic(2), basic(2))
NINE = (basic(3), basic(3), basic(3))
ELEVEN = (basic(4), basic(4), basic(3))
TWELVE = (basic(4), basic(4), basic(4))


def fight(mine: Side, theirs: Side, defeated: int = 0) -> Scene:
    return Scene(mine, theirs, defeated=defeated).attack(1)


def test_1_and_18_and_98_cards_are_117() -> None:
    copies = {"war": 0, "basic": 0, "battle": 0, "general": 0}
    for face in GAME.cards:
        copies[face.type if face.type in copies else "battle"] += face.copies
    assert copies == {"war": 1, "basic": 18, "battle": 98, "general": 6}


@pytest.mark.parametrize(
    ("seats", "removed", "last", "battle", "after_deal"),
    [(6, 0, 20, 98, 81), (5, 10, 16, 88, 74), (4, 20, 13, 78, 67), (3, 30, 10, 68, 60)],
)
def test_the_rows_of_the_set_up_table(
    seats: int, removed: int, last: int, battle: int, after_deal: int
) -> None:
    for seed in range(40):
        table = Match(GAME, seats, seed).table
        out = [card for card in table.zone("box") if table.faces[card].is_battle]
        assert len(out) == removed
        assert 98 - len(out) == battle
        assert len(table.zone("deck")) == after_deal
        war = next(n for n, card in enumerate(table.zone("deck")) if table.faces[card].is_war)
        assert war <= last


@pytest.mark.parametrize(("seats", "least"), [(6, 60), (5, 57), (4, 53), (3, 49)])
def test_war_never_comes_before_the_least_number_of_cards_drawn(seats: int, least: int) -> None:
    for seed in range(12):
        match, dice = Match(GAME, seats, seed), Dice(seed)
        drawn = 0
        while match.request is not None:
            match.answer(match.request.sample(dice))
        for event in match.events:
            if event.kind == "war_came":
                break
            if event.kind == "entered" and event.args["phase"] == "muster":
                drawn = 0
            drawn += event.kind == "moved" and event.args["from"] == ("deck", 0)
        assert drawn >= least


def test_the_start_is_strength_3_and_power_8_and_3_cards_in_hand() -> None:
    table = Match(GAME, 4, 1).table
    for seat in range(4):
        assert army_strength(table, seat) == 3
        assert power_of(table, seat) == 8
        assert len(table.zone("hand", seat)) == 3


@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 4)])
def test_training_adds_one(before: int, after: int) -> None:
    scene = Scene(Side(army=[with_token("veteranos", before)]), phase="train")
    assert scene.train("veteranos").token("veteranos") == after
    assert scene.phase == "act"


def test_a_troop_at_4_cannot_be_trained() -> None:
    scene = Scene(Side(army=[with_token("veteranos", 4), basic()]), phase="train")
    option = Option("train", scene.id("veteranos", "army"))
    assert scene.why_not(option) == "reason-eg-full-strength"


def test_with_all_troops_at_4_training_is_skipped() -> None:
    scene = Scene(Side(army=[basic(4), basic(4)]), phase="train")
    assert scene.asked == (0, "prompt-campaign")


def test_6_against_6_is_the_defenders() -> None:
    scene = fight(Side(SIX), Side(SIX))
    assert scene.morales == [4, 7, 5]
    assert scene.defeated == 0


def test_9_against_6_is_the_attackers() -> None:
    scene = fight(Side(NINE), Side(SIX))
    assert scene.morales == [7, 4, 5]
    assert scene.defeated == 1


def test_11_against_6_and_the_defeated_token_is_the_defenders() -> None:
    scene = fight(Side(ELEVEN), Side(SIX), defeated=2)
    assert scene.morales == [4, 7, 5]
    assert scene.defeated == 0


def test_12_against_6_and_the_defeated_token_is_the_attackers() -> None:
    scene = fight(Side(TWELVE), Side(SIX), defeated=2)
    assert scene.morales == [7, 4, 5]
    assert scene.defeated == 1


def test_the_defeated_token_adds_nothing_to_an_attack() -> None:
    scene = fight(Side(SIX), Side(SIX), defeated=1)
    assert scene.morales == [4, 7, 5]


def test_morale_does_not_count_in_a_combat() -> None:
    scene = fight(Side((basic(4), basic(3)), morale=0), Side((basic(3), basic(3)), morale=18))
    assert scene.morales == [2, 17, 5]


def test_morale_stays_within_0_and_20() -> None:
    scene = fight(Side(NINE, morale=19), Side(SIX, morale=0))
    assert scene.morales == [20, 0, 5]


def test_a_decoy_goes_to_the_attacker_and_the_combat_goes_on() -> None:
    scene = Scene(Side(NINE, hand=["sin-descanso", "termitas", "hunos"]), Side(SIX, trap="ogros"))
    scene.attack(1)
    assert scene.hand() == ["hunos", "ogros", "sin-descanso", "termitas"]
    assert scene.morales == [7, 4, 5]
    scene.end()
    assert scene.count("hand") == 4


def test_a_second_card_cannot_be_laid_face_down() -> None:
    scene = Scene(Side(hand=["emboscada", "ogros"]))
    scene.lay("ogros")
    option = Option("set", scene.id("emboscada", "hand"), ("trap", 0))
    assert scene.why_not(option) == "reason-eg-place-taken"


@pytest.mark.parametrize(
    ("army", "held", "drawn"),
    [
        ((basic(),), 1, 2),
        ((basic(),), 3, 0),
        (("hunos",), 3, 1),
        (("hunos",), 4, 0),
        (("hunos", "hunos"), 3, 1),
    ],
)
def test_at_the_end_the_hand_is_filled_up_to_3_or_4_with_huns(
    army: tuple[str, ...], held: int, drawn: int
) -> None:
    hand = ["sin-descanso", "termitas", "ogros", "mano-larga"][:held]
    scene = Scene(Side(army=army, hand=hand))
    scene.end()
    assert scene.count("hand") == held + drawn
    assert scene.turn == 1


def test_a_defender_who_used_one_instant_of_three_draws_one_after_the_combat() -> None:
    scene = Scene(Side(NINE), Side(SIX, hand=["primos-del-pueblo", "ogros", "termitas"]))
    scene.declare(1).react(1, "primos-del-pueblo").quietly()
    assert scene.count("hand", 1) == 3
    assert scene.morales == [4, 6, 5]


def test_a_defender_who_used_none_draws_nothing() -> None:
    scene = Scene(Side(NINE), Side(SIX, hand=["primos-del-pueblo", "ogros"]))
    assert scene.attack(1).count("hand", 1) == 2


def test_a_second_attack_is_illegal_and_so_is_a_discard_after_one() -> None:
    scene = Scene(Side(NINE, hand=["ogros"]), Side(SIX)).attack(1)
    assert scene.why_not_attack(2) == "reason-eg-has-attacked"
    option = Option("discard", scene.id("ogros", "hand"), ("discard", 0))
    assert scene.why_not(option) == "reason-eg-has-attacked"


def test_who_does_not_attack_discards_none_or_all() -> None:
    scene = Scene(Side(hand=["ogros", "hunos", "termitas"]))
    scene.drop("ogros").drop("hunos").drop("termitas")
    assert scene.count("hand") == 0
    assert scene.zone("discard") == ["hunos", "ogros", "termitas"]
    assert scene.why_not_attack(1) == "reason-eg-has-discarded"


def test_with_four_players_the_fifth_turn_is_the_first_with_attacks() -> None:
    scene = Scene.of(Match(GAME, 4, 5))
    while scene.request.prompt == "prompt-general":
        scene.take(scene.request.default())
    for turn in range(1, 6):
        scene.take(scene.request.default())  # a training
        assert scene.number("turns") == turn
        rival = (scene.turn + 1) % 4
        assert scene.why_not_attack(rival) == ("reason-eg-peace" if turn < 5 else None)
        scene.end()


def test_out_of_turn_only_instants_can_be_used() -> None:
    scene = Scene(Side(NINE), Side(SIX, hand=["primos-del-pueblo", "ogros", "sin-descanso"]))
    scene.declare(1)
    assert scene.asked == (1, "prompt-react-attack")
    assert scene.offered == ["pass", "primos-del-pueblo"]


def test_a_sixth_troop_needs_a_replacement() -> None:
    scene = Scene(Side([basic()] * 5, hand=["ogros"]))
    assert scene.why_not_play("ogros", ("army", 0)) == "reason-eg-army-full"
    scene.play("ogros", "tropa-basica")
    assert scene.count("army") == 5
    assert scene.zone("discard") == ["tropa-basica"]


def war(*sides: Side) -> Scene:
    """Let War be drawn at the end of the turn."""
    return Scene(*sides, deck=["ogros", "guerra"]).end()


def test_12_and_8_loses_to_11_and_9() -> None:
    scene = war(Side(TWELVE, morale=8), Side(ELEVEN, morale=9))
    assert scene.match.outcome is not None
    assert scene.match.outcome.scores[:2] == (20, 20)
    assert scene.match.outcome.winners == (1,)
    assert scene.match.outcome.why.id == "why-war-morale"


def test_12_and_8_shares_with_12_and_8() -> None:
    scene = war(Side(TWELVE, morale=8), Side(TWELVE, morale=8))
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (0, 1)
    assert scene.match.outcome.why.id == "why-war-shared"


def test_a_winner_with_20_morale_is_the_horseman() -> None:
    scene = war(Side(SIX, morale=20), Side(NINE, morale=5))
    assert [event.args["player"] for event in scene.told("horseman")] == [0]
    assert scene.match.outcome is not None
    assert scene.match.outcome.why.id == "why-war-horseman"


def test_20_morale_without_the_victory_is_no_title() -> None:
    scene = war(Side((basic(1),), morale=20), Side(TWELVE, morale=19))
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (1,)
    assert scene.told("horseman") == []


def test_peace_does_not_return() -> None:
    scene = Scene.of(Match(GAME, 3, 2))
    dice = Dice(2)
    seen: list[bool] = []
    while scene.match.request is not None:
        seen.append(bool(scene.number("peace")))
        scene.take(scene.request.sample(dice))
    assert seen == sorted(seen, reverse=True)
    assert seen[0]
    assert not seen[-1]


def test_an_answer_that_comes_late_is_refused_and_changes_nothing() -> None:
    scene = Scene(Side(NINE), Side(SIX, hand=["primos-del-pueblo"]))
    scene.declare(1)
    late = Option("react", scene.id("primos-del-pueblo", "hand", 1))
    scene.quietly()
    before = scene.table.version
    with pytest.raises(IllegalAnswer) as error:
        scene.take(late)
    assert error.value.reason.id == "reason-eg-window-closed"
    assert scene.table.version == before
