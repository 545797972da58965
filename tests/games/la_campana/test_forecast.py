"""What an option would do is foretold, and comes true."""

import pytest

from tabletop.controller.tables import Preview, controller_of
from tabletop.engine import Choose, Dice, Event, Match, Option
from tests.games.la_campana.laid import DECK, GAME, Table, duel


def test_pure_damage_is_foretold() -> None:
    table = duel()
    fresh = Table([["mage-1"], ["knight-1"]], [["potion-7"]])
    assert fresh.preview("attack", "potion-7", "knight-1") == Preview(
        "preview-wounds",
        {"damage_half": 14, "blow": "pure", "left_half": 6, "card_target": "knight-1"},
        "gold",
    )
    assert table.preview("attack", "potion-7", "knight-2").message == "preview-falls"


def test_impure_damage_is_foretold_exactly() -> None:
    table = Table([["archer-1"], ["knight-1"]], [["arrow-9"]])
    told = table.preview("attack", "arrow-9", "knight-1")
    assert (told.message, told.args["damage_half"], told.args["blow"], told.args["left_half"]) == (
        "preview-wounds",
        9,
        "impure",
        11,
    )


def test_a_blow_on_a_shield_is_impure_and_its_excess_lost() -> None:
    table = Table(
        [["mage-1"], [{"card": "knight-1", "on": [{"card": "power-1", "damage": 9}]}]], [["potion-8"]]
    )
    told = table.preview("attack", "potion-8", "knight-1")
    assert (told.message, told.args["damage_half"], told.args["blow"]) == (
        "preview-shield-breaks",
        8,
        "impure",
    )
    whole = Table([["mage-1"], [{"card": "knight-1", "on": ["power-1"]}]], [["potion-9"]])
    held = whole.preview("attack", "potion-9", "knight-1")
    assert (held.message, held.args["left_half"]) == ("preview-shield-holds", 1)


def test_a_sure_shot_is_foretold() -> None:
    table = Table([["archer-1"], ["mage-1", {"card": "mage-2", "on": ["power-2"]}, "dragon"]], [["power-1"]])
    assert table.preview("sure_shot", "power-1", "mage-1").message == "preview-shot-falls"
    assert table.preview("sure_shot", "power-1", "mage-2").message == "preview-shot-breaks"
    dragon = table.preview("sure_shot", "power-1", "dragon")
    assert (dragon.message, dragon.args["damage_half"], dragon.args["left_half"]) == (
        "preview-wounds",
        10,
        10,
    )


def test_powers_gold_and_sabotage_are_foretold() -> None:
    table = duel()
    assert table.preview("heal", "power-1", "knight-1").args["damage_half"] == 6
    assert table.preview("shield", "power-1", "mage-1").args["shield_half"] == 10
    assert table.preview("trade", "gold-5", DECK).args == {"n": 2}
    assert table.preview("build", "gold-5", ("castle", 0)) == Preview(
        "preview-castle", {"gold": 14, "goal": 25}, "gold"
    )
    assert table.preview("besiege", "siege", ("castle", 1)).args == {"n": 1, "owner": 1}
    assert table.preview("steal", "thief", ("hand", 1)).args == {"n": 1, "owner": 1}
    assert table.preview("spy", "spy", DECK).args == {"n": 5}
    assert table.preview("spy", "spy", ("hand", 1)).args == {"n": 2, "owner": 1}


def test_a_castle_begun_and_one_completed_are_foretold() -> None:
    begun = Table([["mage-1"], ["archer-1"]], [["gold-1", "sword-1"]])
    assert begun.preview("build", "gold-1", ("castle", 0)).args == {"gold": 1, "goal": 25}
    assert begun.preview("build", "sword-1", ("castle", 0)).args == {"gold": 0, "goal": 25}
    nearly = Table(
        [["mage-1"], ["archer-1"]], [["gold-9"]], castle=[["sword-1", "gold-8", "gold-7", "gold-6"]]
    )
    assert nearly.preview("build", "gold-9", ("castle", 0)).message == "preview-castle-done"


def test_nothing_is_foretold_of_what_is_plain() -> None:
    table = duel()
    view = table.view
    for option in (
        Option("draw", None, DECK),
        Option("end"),
        Option("recruit", table.card("mage-1"), ("field", 0)),
    ):
        assert table.controller.damage_preview(view, option) is None


def after(match: Match, option: Option, kind: str) -> Event | None:
    """Play an option on a copy and return the first event of a kind that it led to."""
    copy = match.clone()
    before = len(copy.events)
    copy.answer(option)
    return next((event for event in copy.events[before:] if event.kind == kind), None)


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_foretold_comes_true(seed: int) -> None:
    """Compare each forecast with what the rules then do, on copies of whole matches."""
    match = Match(GAME, 3, seed)
    controller = controller_of(match)
    dice = Dice(seed)
    compared = {"attack": 0, "build": 0}
    while match.request is not None and min(compared.values()) < 60:
        request = match.request
        view = match.view(request.seat)
        for option in request.options[:40] if isinstance(request, Choose) else ():
            told = controller.damage_preview(view, option)
            if option.verb == "attack":
                assert told is not None
                note = after(match, option, "attacked")
                assert note is not None
                assert (note.args["damage_half"], note.args["blow"]) == (
                    told.args["damage_half"],
                    told.args["blow"],
                )
                fell = after(match, option, "fallen")
                broke = after(match, option, "shield_broken")
                assert (fell is not None) == (told.message == "preview-falls")
                assert (broke is not None) == (told.message == "preview-shield-breaks")
                compared["attack"] += 1
            elif option.verb == "build":
                assert told is not None
                assert (after(match, option, "battle_won") is not None) == (
                    told.message == "preview-castle-done"
                )
                compared["build"] += 1
        match.answer(request.sample(dice))
    assert min(compared.values()) > 0
