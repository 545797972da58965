"""The table of La Campaña: what gestures mean, why not, what stands where, and that all is worded."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from tabletop.controller.affordances import Affordances
from tabletop.controller.tables import GameController, controller_of
from tabletop.engine import Dice, Match, Option, Reason
from tabletop.engine.events import CardSeen
from tabletop.text.languages import LANGUAGES, Text
from tests.controller.carrying import carry_all, play_by_gestures
from tests.games.la_campana.laid import DECK, DISCARD, GAME, Table, duel

# -- gestures


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"overdraw": True}),
        (3, {}),
        (4, {}),
        (4, {"mode": "alliance"}),
        (5, {}),
        (5, {"neighbours": True}),
    ],
)
def test_whole_matches_are_played_by_gestures_alone(seats: int, options: dict[str, Any]) -> None:
    match = Match(GAME, seats, 7, options)
    mouse = play_by_gestures(match)
    assert match.outcome is not None
    assert min(mouse.ways.values()) > 10


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"mode": "alliance"}), (5, {})])
def test_every_option_can_be_carried_from_its_start_to_its_destination(
    seats: int, options: dict[str, Any]
) -> None:
    carried = carry_all(Match(GAME, seats, 2, options))
    assert carried.away >= {"draw", "attack", "trade", "build", "recruit"}
    assert carried.nowhere == set()


def test_a_weapon_is_dropped_on_a_rival_warrior_or_on_what_lies_on_it() -> None:
    table = duel()
    assert table.verbs("potion-7", "archer-1") == ["attack"]
    shielded = Table([["mage-1"], [{"card": "archer-1", "on": ["power-1"]}]], [["potion-7"]])
    assert shielded.verbs("potion-7", "power-1") == ["attack"]


def test_a_power_heals_or_shields_ones_own_warrior() -> None:
    table = duel()
    assert table.verbs("power-1", "knight-1") == ["heal", "shield"]
    assert table.verbs("power-1", "mage-1") == ["shield"]


def test_a_power_shoots_at_a_rivals_warrior() -> None:
    table = Table([["archer-1"], ["mage-1"]], [["power-1"]])
    assert table.verbs("power-1", "mage-1") == ["sure_shot"]
    assert table.why_not("power-1", "archer-1") == "reason-no-commander"


def test_a_siege_goes_to_a_castle_a_card_of_it_or_its_owner() -> None:
    table = duel()
    for target in (("castle", 1), "gold-3", ("player", 1)):
        assert table.verbs("siege", target) == ["besiege"]


def test_a_thief_goes_to_a_hand_a_card_of_it_or_its_owner() -> None:
    table = duel()
    hidden = table.view.zones["hand", 1][0]
    for target in (("hand", 1), hidden, ("player", 1)):
        assert table.verbs("thief", target) == ["steal"]


def test_a_spy_goes_to_the_deck_or_a_hand() -> None:
    table = duel()
    assert table.verbs("spy", DECK) == ["spy"]
    assert table.verbs("spy", ("player", 1)) == ["spy"]


def test_gold_goes_to_the_deck_or_to_ones_own_castle() -> None:
    table = duel()
    assert table.verbs("gold-5", DECK) == ["trade"]
    for target in (("castle", 0), "gold-9", ("player", 0), ("field", 0)):
        assert table.verbs("gold-5", target) == ["build"]


def test_a_relic_is_not_laid_by_dropping_it_on_ones_own_warrior() -> None:
    table = Table([["mage-1"], ["archer-1"]], [["potion-1"]])
    assert table.verbs("potion-1", ("field", 0)) == ["build"]
    assert table.why_not("potion-1", "mage-1") == "reason-own-warrior"


def test_a_warrior_is_dropped_on_the_battlefield_or_beside_another() -> None:
    table = Table([["mage-1"], ["archer-1"]], [["knight-1"]])
    for target in (("field", 0), "mage-1", ("player", 0)):
        assert table.verbs("knight-1", target) == ["recruit"]
    assert table.why_not("knight-1", ("field", 1)) == "reason-target-own-field"


def test_a_warrior_is_sent_to_an_ally_by_dropping_it_there() -> None:
    table = Table(
        [["mage-1"], ["mage-2"], ["mage-3"], ["mage-4"]], [["knight-1"]], options={"mode": "alliance"}
    )
    assert table.verbs("knight-1", ("field", 2)) == ["reinforce"]
    assert table.verbs("knight-1", ("field", 0)) == ["recruit"]


def test_allies_build_one_castle_wherever_on_their_side_the_gold_is_dropped() -> None:
    table = Table(
        [["mage-1"], ["mage-2"], ["mage-3"], ["mage-4"]],
        [["gold-5"]],
        castle=[[], [], ["gold-1"]],
        options={"mode": "alliance"},
    )
    for target in (("castle", 0), ("player", 0), ("castle", 2), ("player", 2)):
        assert table.afforded.options(table.card("gold-5"), target) == [
            Option("build", table.card("gold-5"), ("castle", 2))
        ]


def test_with_a_full_hand_a_card_is_discarded_to_draw() -> None:
    hand = ["potion-2", "potion-3", "potion-4", "potion-5", "potion-6", "gold-4", "thief"]
    table = Table([["knight-1"], ["archer-1"]], [hand, ["gold-2"]])
    assert table.verbs("potion-2", DISCARD) == ["draw"]
    assert table.verbs("potion-2", DECK) == ["draw"]
    assert table.verbs("gold-4", DECK) == ["trade", "draw"]
    assert table.afforded.why_not(DECK) == Reason("reason-hand-full")


def test_the_deck_is_clicked_or_dragged_to_the_hand_to_draw() -> None:
    table = duel()
    assert table.afforded.options(DECK) == [Option("draw", None, DECK)]
    assert table.afforded.options(DECK, ("hand", 0)) == [Option("draw", None, DECK)]
    assert table.afforded.start_of(table.view.zones[DECK][-1]) == DECK


# -- why not


def test_the_reason_that_tells_most_is_told() -> None:
    table = duel()
    assert table.why_not("potion-7", "mage-1") == "reason-own-warrior"
    assert table.why_not("potion-7", ("field", 1)) == "reason-target-warrior"
    assert table.why_not("potion-7", DISCARD) == "reason-hand-not-full"
    assert table.why_not("power-1", "archer-1") == "reason-no-commander"
    assert table.why_not("thief", "archer-1") == "reason-target-hand"
    assert table.why_not("siege", ("castle", 0)) == "reason-target-castle"
    assert table.why_not("gold-5", ("castle", 1)) == "reason-target-own-castle"


def test_hovering_a_card_that_cannot_be_played_tells_why() -> None:
    table = Table(
        [["knight-1"], ["archer-1"]], [["potion-7", "siege", "power-1"], ["gold-2"]], castle=[[], ["gold-1"]]
    )
    assert table.why_not("potion-7") == "reason-no-wielder"
    assert table.why_not("siege") == "reason-no-gold-in-castle"
    assert table.afforded.why_not(table.card("power-1")) is None


def test_a_step_that_is_done_or_passed_is_the_reason() -> None:
    done = Table([["mage-1"], ["archer-1"]], [["potion-7"]], steps=0b10)
    assert done.why_not("potion-7", "archer-1") == "reason-step-done"
    passed = Table([["mage-1"], ["archer-1"]], [["potion-7"]], steps=0b100)
    assert passed.why_not("potion-7") == "reason-step-passed"


def test_what_is_not_in_hand_needs_no_reason() -> None:
    table = duel()
    assert table.afforded.why_not(table.card("archer-1")) is None
    assert table.afforded.why_not(table.card("mage-1")) is None


def test_only_warriors_are_mustered() -> None:
    match = Match(GAME, 2, 3)
    afforded = Affordances(controller_of(match), match.view(0), match.request)
    view = match.view(0)
    told = {
        view.faces[card].partition("-")[0] in ("mage", "knight", "archer", "dragon"): afforded.why_not(card)
        for card in view.zones["hand", 0]
    }
    assert told == {True: None, False: Reason("reason-wrong-card-recruit")}
    assert afforded.why_not(view.zones["hand", 1][0]) is None


# -- what stands where


def test_figures_show_what_is_left() -> None:
    table = Table(
        [[{"card": "mage-1", "damage": 9}], [{"card": "archer-1", "on": [{"card": "power-1", "damage": 9}]}]],
        [["potion-7", "gold-5", "power-2", "spy"]],
    )

    def shown(slug: str) -> list[tuple[str, str, str]]:
        figures = table.controller.figures(table.view, table.card(slug))
        return [(one.icon, one.value, one.printed) for one in figures]

    assert shown("mage-1") == [("life", "5½", "10")]
    assert shown("archer-1") == [("life", "10", "10")]
    assert shown("power-1") == [("shield", "½", "5")]
    assert shown("potion-7") == [("potion", "7", "7")]
    assert shown("gold-5") == [("coin", "5", "5")]
    assert shown("power-2") == shown("spy") == []
    assert table.controller.figures(table.view, table.view.zones[DECK][0]) == ()


def test_printed_figures_need_no_table() -> None:
    figures = GAME.controller.printed_figures("dragon")
    assert [(one.icon, one.value) for one in figures] == [("life", "10")]
    assert GAME.controller.printed_figures("siege") == ()


def test_pure_damage_lies_above_impure_below_and_a_shield_before() -> None:
    table = Table(
        [["mage-1"], [{"card": "knight-1", "on": ["potion-7", {"card": "arrow-9", "impure": 1}, "power-1"]}]]
    )
    lies = [
        table.controller.attached(table.view, table.card(one)) for one in ("potion-7", "arrow-9", "power-1")
    ]
    assert lies == ["above", "below", "before"]


def test_badges_tell_battles_castle_hand_and_who_is_out() -> None:
    table = Table(
        [["mage-1"], ["archer-1"], []],
        [["gold-2"], []],
        castle=[["gold-1", "gold-9"], ["sword-1", "gold-8"]],
        wins=[1, 0, 0],
        out=[0, 0, 1],
    )

    def told(seat: int) -> list[tuple[str, dict[str, Any]]]:
        return [(one.text, dict(one.args)) for one in table.controller.badges(table.view, seat)]

    assert told(0) == [
        ("badge-battles", {"won": 1, "of": 2}),
        ("badge-castle", {"gold": 10, "goal": 25}),
        ("badge-hand", {"n": 1}),
    ]
    assert told(1)[1] == ("badge-castle", {"gold": 8, "goal": 25})
    assert told(2)[-1] == ("badge-out", {})


def test_an_alliance_builds_thirty() -> None:
    table = Table(
        [["mage-1"], ["mage-2"], ["mage-3"], ["mage-4"]], castle=[["gold-1"]], options={"mode": "alliance"}
    )
    assert dict(table.controller.badges(table.view, 0)[1].args) == {"gold": 1, "goal": 30}


def steps(table: Table) -> list[tuple[str, str, str | None]]:
    request = table.match.request
    return [
        (mark.label, mark.state, mark.why and mark.why.id)
        for mark in table.controller.steps(table.view, request)
    ]


def test_the_turn_strip_tells_what_is_open_done_and_passed() -> None:
    table = Table([["mage-1"], ["archer-1"]], [["potion-7", "gold-4"], ["gold-2"]], steps=0b10, recruited=1)
    assert steps(table) == [
        ("step-1", "passed", "reason-step-passed"),
        ("step-2", "done", "reason-step-done"),
        ("step-3", "open", "step-3-nothing"),
        ("step-4", "open", None),
        ("step-5", "open", "step-5-nothing"),
        ("action-recruit", "done", "reason-recruited"),
    ]


def test_a_step_that_is_being_carried_out_is_now() -> None:
    table = Table([["mage-1"], ["archer-1"]], [["gold-8", "knight-1"], ["gold-2"]])
    table.match.answer(Option("trade", table.card("gold-8"), DECK))
    assert table.match.request is not None
    assert table.match.request.prompt == "prompt-buy"
    assert [state for _, state, _ in steps(table)] == ["passed", "passed", "passed", "now", "open", "open"]


def test_there_is_no_strip_while_warriors_are_mustered() -> None:
    match = Match(GAME, 2, 3)
    assert controller_of(match).steps(match.view(0), match.request) == []


def test_barter_and_the_end_of_the_turn_are_buttons() -> None:
    table = duel()
    assert [(one.option.verb, one.label, one.why, one.primary) for one in table.afforded.buttons] == [
        ("barter", "action-barter", None, False),
        ("end", "action-end", None, True),
    ]
    poor = Table([["mage-1"], ["archer-1"]], [["gold-2", "gold-3"]])
    assert poor.afforded.buttons[0].why == Reason("reason-barter-price")


def test_every_zone_that_is_shown_exists_and_is_named() -> None:
    text = Text("en", strict=True)
    zones = {name for name, _ in Match(GAME, 2, 1).view(None).zones}
    for look in GAME.controller.zones:
        assert look.zone in zones
        assert text(look.label)


# -- words


def worded(text: Text, message: str, args: Mapping[str, Any]) -> str:
    """Word a message with its arguments as they are, and the forms of a card that a teller would add."""
    plain = {name: value.face if isinstance(value, CardSeen) else value for name, value in args.items()}
    return text(message, **plain, **{f"{name}_bare": value for name, value in plain.items()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_table_says_is_worded(language: str) -> None:
    text = Text(language, strict=True)  # type: ignore[arg-type]
    match = Match(GAME, 4, 6, {"mode": "alliance"})
    controller: GameController = controller_of(match)
    dice = Dice(3)
    said: set[str] = set()
    for _ in range(700):
        request = match.request
        if request is None:
            break
        view = match.view(request.seat)
        afforded = Affordances(controller, view, request)
        words: list[tuple[str, Mapping[str, Any]]] = []
        for mark in controller.steps(view, request):
            words += [(mark.label, {})] + ([(mark.why.id, mark.why.args)] if mark.why else [])
        for seat in range(4):
            words += [(badge.text, badge.args) for badge in controller.badges(view, seat)]
        options = getattr(request, "options", [])
        words += [(entry.label, entry.args) for entry in afforded.menu(options)]
        words += [
            (one.message, one.args) for one in (controller.damage_preview(view, o) for o in options) if one
        ]
        for message, args in words:
            if message not in said:
                assert re.search(r"\w", worded(text, message, args))
                said.add(message)
        match.answer(request.sample(dice))
    assert {"preview-wounds", "preview-castle", "badge-castle", "do-spy-hand", "step-3-nothing"} <= said
