"""The table of Espada Negra as a screen reads it: figures, totals, purses, closed hands, gestures and reasons."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.affordances import Affordances
from tabletop.controller.gestures import Gestures, Given, Menu
from tabletop.controller.reactions import Reactions
from tabletop.controller.stakes import Offer, Tally
from tabletop.controller.tables import Badge, GameController, controller_of
from tabletop.engine import ChooseSome, Match, PlayerView
from tests.controller.carrying import carry_all, play_by_gestures
from tests.games.espada_negra.scenes import ATTACK, GAME, Entry, Scene, asleep, spent, spied

TABLES = [
    (2, {}),
    (3, {"ties": "internal", "conditions": 3}),
    (5, {"ties": "external"}),
    (8, {"condition": "inquisidor"}),
]


def table(scene: Scene) -> GameController:
    return controller_of(scene.match)


def view(scene: Scene, seat: int = 0) -> PlayerView:
    return scene.match.view(seat)


def afforded(scene: Scene) -> Affordances:
    """Return what the open request affords."""
    request = scene.request
    return Affordances(table(scene), view(scene, request.seat), request)


def held(scene: Scene, slug: str, seat: int = 0) -> int:
    """Return the id of a card before a player."""
    seen = view(scene)
    return next(card for card in seen.zones["holding", seat] if seen.faces[card] == slug)


def numbers(badges: list[Badge]) -> dict[str, Any]:
    """Return the first argument of each badge that has an icon."""
    return {badge.icon: next(iter(badge.args.values())) for badge in badges if badge.icon}


# -- gestures


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_matches_are_played_by_gestures_alone(seats: int, options: dict[str, Any]) -> None:
    match = Match(GAME, seats, 7, options)
    mouse = play_by_gestures(match, 150)
    assert mouse.ways["keys"] > 2
    assert match.turns > 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_option_can_be_carried_from_its_start_to_its_destination(
    seats: int, options: dict[str, Any]
) -> None:
    carried = carry_all(Match(GAME, seats, 2, options), 300)
    assert carried.away <= {"spy", "rage"}
    assert carried.away
    assert carried.nowhere <= {"award"}


def test_one_attacks_from_a_card_that_can_from_the_one_that_is_up_and_by_a_button() -> None:
    scene = Scene(5, 5, holding=[["guerrero", asleep("caballero"), "campo"]])
    can = afforded(scene)
    lot = view(scene).zones["lot", 0][0]
    ready = held(scene, "guerrero")
    assert can.touchable == {("lot", 0), lot, ready}
    assert can.options(ready, ("lot", 0)) == [ATTACK]
    assert can.options(ready, ("discard", 0)) == []
    assert [button.label for button in can.buttons] == ["do-en-attack", "do-en-pass"]
    assert can.main is not None
    assert can.main.verb == "pass"


def test_a_click_on_the_card_asks_before_it_attacks() -> None:
    scene = Scene(5, 5, holding=[["guerrero"]])
    gestures = Gestures(afforded(scene))
    outcome = gestures.click(view(scene).zones["lot", 0][0], 0)
    assert isinstance(outcome, Menu)
    given = gestures.pick(outcome.entries[0].option, 1000)
    assert isinstance(given, Given)
    assert given.answer == ATTACK


def test_a_card_that_cannot_attack_says_why() -> None:
    scene = Scene(5, 5, holding=[["guerrero", asleep("caballero"), spent("almogavar"), "campo"]])
    can = afforded(scene)
    reasons = {slug: can.why_not(held(scene, slug)) for slug in ("caballero", "almogavar", "campo")}
    assert [reason and reason.id for reason in reasons.values()] == [
        "reason-en-asleep",
        "reason-en-spent",
        "reason-en-harmless",
    ]


@pytest.mark.parametrize(
    ("conditions", "is_spent", "reason"),
    [
        ((), False, "reason-en-too-late"),
        ((), True, "reason-en-has-attacked"),
        (("guerrero",), True, "reason-en-too-late"),
        (("relicario",), False, "reason-en-truce"),
    ],
)
def test_a_card_says_during_the_auction_why_it_does_not_attack(
    conditions: tuple[str, ...], is_spent: bool, reason: str
) -> None:
    mine = ["caballero", asleep("guerrero"), spent("almogavar"), "campo"]
    scene = Scene(5, 5, holding=[mine], row=["rey", "molino"], conditions=conditions)
    if is_spent:
        scene.attack(0)
    scene.quietly()
    assert scene.asked == (0, "prompt-en-bid")
    can = afforded(scene)
    whys = [can.why_not(held(scene, slug)) for slug in ("caballero", "guerrero", "almogavar", "campo")]
    assert [why and why.id for why in whys] == [reason, "reason-en-asleep", "reason-en-spent", None]
    assert can.touchable == frozenset()


def test_berserkers_stand_upright_while_it_is_chosen_which_go_along() -> None:
    holding = ["guerrero", "almogavar", "flagelante", spent("flagelante")]
    scene = Scene(5, 5, holding=[holding], row=["relicario", "campo"])
    cards = view(scene).zones["holding", 0]
    scene.take(ATTACK)
    assert [table(scene).turned(view(scene), card) for card in cards] == [True, False, False, True]
    scene.take(scene.cards("rage", ["almogavar"]))
    assert [table(scene).turned(view(scene), card) for card in cards] == [True, True, True, True]


def test_the_auctioneer_names_a_player_by_the_plate() -> None:
    scene = Scene(9, 10, 10, ties="internal").bid(2, 5, 5)
    can = afforded(scene)
    assert can.touchable == {("player", 1), ("player", 2)}
    preview = table(scene).damage_preview(can.view, can.options(("player", 2))[0])
    assert preview is not None
    assert preview.args == {"n": 5, "owner": 2}
    why = can.why_not(("player", 0))
    assert why is not None
    assert why.id == "reason-en-not-tied"


# -- what is laid down


def test_espionage_is_summed_up_against_what_it_needs() -> None:
    scene = Scene(9, 9, holding=[[], ["confidente", "hermano", spied("inquisidor")]]).bid(4, 2)
    request = scene.request
    assert isinstance(request, ChooseSome)
    can = afforded(scene)
    assert can.several is not None
    for slug, total, is_enough in (("confidente", 3, False), ("hermano", 5, True)):
        can.several.toggle(can.options(held(scene, slug, 1))[0])
        tally = can.controller.tally(can.view, request, can.several.chosen)
        assert tally is not None
        assert (tally.total, tally.needed) == (total, 4)
        assert can.several.may_confirm == is_enough
    why = can.why_not(held(scene, "inquisidor", 1))
    assert why is not None
    assert why.id == "reason-en-spied"


def test_a_sum_that_is_too_small_says_how_much_it_lacks() -> None:
    scene = Scene(9, 9, holding=[[], ["confidente", "hermano"]]).bid(4, 2)
    can = afforded(scene)
    assert can.several is not None
    can.several.toggle(can.options(held(scene, "confidente", 1))[0])
    why = can.several.why_not
    assert why is not None
    assert (why.id, why.args) == ("reason-too-light", {"n": 3, "least": 4})


def test_berserkers_are_added_to_what_attacks_anyway() -> None:
    scene = Scene(5, 5, holding=[["guerrero", "almogavar", "flagelante"]]).take(ATTACK)
    request = scene.request
    assert isinstance(request, ChooseSome)
    controller = table(scene)
    totals = [
        tally.total
        for chosen in (
            (),
            scene.cards("rage", ["almogavar"]),
            scene.cards("rage", ["almogavar", "flagelante"]),
        )
        if (tally := controller.tally(view(scene), request, chosen)) is not None
    ]
    assert totals == [2, 5, 7]


def test_berserkers_alone_are_added_up_as_an_attack_too() -> None:
    scene = Scene(5, 5, holding=[["almogavar", "flagelante", spent("almogavar")]]).take(ATTACK)
    assert scene.asked == (0, "prompt-en-berserkers-alone")
    request, can = scene.request, afforded(scene)
    assert isinstance(request, ChooseSome)
    chosen = scene.cards("rage", ["flagelante"])
    assert can.controller.tally(can.view, request, chosen) == Tally("assault", 2)
    mine = can.view.zones["holding", 0]
    whys = [can.controller.why_not_offered(can.view, request, card) for card in mine]
    assert [why and why.id for why in whys] == [None, None, "reason-en-spent"]


@pytest.mark.parametrize(
    ("mine", "message", "least", "most"),
    [
        (["guerrero", "alcaide", "campo"], "preview-en-attack", 3, 3),
        (["guerrero", "almogavar"], "preview-en-attack-wild", 2, 5),
        (["almogavar", spent("flagelante")], "preview-en-attack", 3, 3),
        (["almogavar", "flagelante"], "preview-en-attack-wild", 2, 5),  # one of them goes at least
    ],
)
def test_what_an_attack_would_come_to_is_told_before_it(
    mine: list[Entry], message: str, least: int, most: int
) -> None:
    scene = Scene(5, 5, holding=[mine])
    preview = table(scene).damage_preview(view(scene), ATTACK)
    assert preview is not None
    assert (preview.message, preview.args) == (message, {"n": least, "most": most})


# -- closed hands


def test_a_closed_hand_tells_nothing_but_whose_it_is() -> None:
    offers = []
    for bid in (0, 3, 9):
        scene = Scene(9, 9, 9)
        scene.take(bid)
        offers.append([list(table(scene).offers(view(scene, seat))) for seat in range(4)])
    assert offers[0][1] == [Offer(0, "fist", "gold")]
    assert offers[0] == offers[1] == offers[2]
    assert all(seen == offers[0][0] for seen in offers[0]), "not even to whom it belongs"


def test_bids_are_sealed_and_nothing_else_is() -> None:
    scene = Scene(9, 9, holding=[["guerrero"]])
    assert not table(scene).seals(scene.request)
    scene.quietly()
    assert table(scene).seals(scene.request)


def test_an_act_of_espionage_is_aimed_at_whom_it_sets_back() -> None:
    """Whoever wants to be asked only then is asked to cancel it; the third, who could as well, is not."""
    each = ["inquisidor", "confidente"]
    scene = Scene(9, 9, 9, holding=[each, each, ["confidente"]], row=["relicario", "campo"]).bid(1, 0, 0)

    def verdict(seat: int) -> str:
        return Reactions(scene.pass_to(seat).match, "target").verdict({seat})

    scene.spy(1, "inquisidor")
    assert [verdict(2), verdict(0)] == ["pass", "ask"], "the winner is 0"
    scene.spy(0, "inquisidor")
    assert [verdict(1), verdict(2)] == ["ask", "pass"], "the spy is 1"


def test_banners_lie_by_the_card_and_open_bids_before_the_players() -> None:
    attacked = (
        Scene(5, 5, 5, holding=[["guerrero"], ["caballero", "alcaide"], ["guerrero"]]).attack(0).attack(1)
    )
    assert list(table(attacked).offers(view(attacked))) == [
        Offer(0, "banner", "arms", 2, True),
        Offer(1, "banner", "arms", 3, True),
    ]
    tied = Scene(9, 10, 10, ties="internal").bid(2, 5, 5)
    assert list(table(tied).offers(view(tied))) == [
        Offer(seat, "palm", "gold", bid) for seat, bid in enumerate((2, 5, 5))
    ]


# -- what stands where


def test_figures_tell_what_cards_are_good_for_now() -> None:
    cards = ["campesino", spent("almogavar"), spied("confidente"), "caballero"]
    scene = Scene(5, 5, holding=[cards], conditions=["campesino", "catedral"])
    controller, seen = table(scene), view(scene)

    def figures(slug: str) -> list[tuple[str, str, str]]:
        found = controller.figures(seen, held(scene, slug))
        return [(figure.icon, figure.value, figure.printed) for figure in found]

    assert figures("campesino") == [("victory", "1", "1"), ("coin", "2", "1")]
    assert figures("almogavar") == [("victory", "1", "1"), ("berserker", "!0!", "!3!")]
    assert figures("confidente") == [("victory", "1", "1"), ("palm", "0", "3")]
    assert figures("caballero") == [("victory", "2", "2"), ("assault", "2", "2")]
    printed = controller.printed_figures("catedral")
    assert [(figure.value, figure.corner) for figure in printed] == [("4", "top-left")]


def test_plain_victory_is_worth_more_where_a_condition_says_so() -> None:
    scene = Scene(5, 5, holding=[["relicario"]], row=["rey"], conditions=["catedral"])
    figure = table(scene).figures(view(scene), held(scene, "relicario"))[0]
    assert (figure.value, figure.printed) == ("4", "3")


def test_what_cannot_attack_lies_turned_and_what_is_used_up_apart() -> None:
    cards = ["guerrero", "campo", asleep("ciudad"), spent("almogavar"), spied("confidente")]
    scene = Scene(5, 5, holding=[cards, ["guerrero"]])
    controller = table(scene)

    def those(test: Any) -> list[str]:
        seen = view(scene)
        return [seen.faces[card] for card in seen.zones["holding", 0] if test(seen, card)]

    assert those(controller.turned) == ["ciudad", "almogavar"]
    assert those(controller.apart) == ["almogavar", "confidente"]
    scene.attack(0)
    assert those(controller.turned) == ["guerrero", "ciudad", "almogavar"]
    told = {
        badge.text
        for card in view(scene).zones["holding", 0]
        for badge in controller.about(view(scene), card)
    }
    assert told == {"about-en-new", "about-en-spent", "about-en-spied"}


def test_badges_tell_totals_with_berserkers_apart() -> None:
    cards = ["caballero", "almogavar", "flagelante", "confidente", spied("hermano"), "campo"]
    scene = Scene(7, 5, holding=[cards], row=["relicario", "rey"])
    assert numbers(table(scene).badges(view(scene), 0)) == {
        "victory": 8,
        "coin": 2,
        "assault": 2,
        "berserker": "!5!",
        "palm": 3,
    }
    assert table(scene).purse(view(scene), 0) == 7
    scene.attack(0)
    assert numbers(table(scene).badges(view(scene), 0))["assault"] == 0, "one attack a turn"


@pytest.mark.parametrize(
    ("conditions", "told"),
    [
        ((), ["badge-en-attack", "badge-en-berserkers"]),
        (("flagelante",), ["badge-en-attack", "badge-en-berserkers-rise"]),
        (("relicario",), ["badge-en-truce"]),
    ],
)
def test_badges_tell_what_conditions_make_of_attacks(conditions: tuple[str, ...], told: list[str]) -> None:
    scene = Scene(5, 5, holding=[["caballero", "almogavar"]], row=["rey"], conditions=conditions)
    badges = table(scene).badges(view(scene), 0)
    assert [badge.text for badge in badges if badge.icon in ("assault", "berserker")] == told


@pytest.mark.parametrize(
    ("conditions", "told"),
    [
        ((), "badge-en-berserkers-rest"),
        (("flagelante",), "badge-en-berserkers-rest"),
        (("guerrero",), "badge-en-berserkers"),
    ],
)
def test_berserkers_wait_for_the_next_turn_once_their_player_has_no_attack_left(
    conditions: tuple[str, ...], told: str
) -> None:
    holding = [["caballero", "almogavar"]]
    scene = Scene(5, 5, holding=holding, row=["rey", "campo"], conditions=conditions).attack(0)
    badge = next(one for one in table(scene).badges(view(scene), 0) if one.icon == "berserker")
    assert badge.text == told
    assert badge.args["cards"] == ("almogavar",)


def test_the_place_in_speaking_is_told_for_the_auction_in_which_it_holds() -> None:
    def places(scene: Scene) -> list[Any]:
        seats = [numbers(table(scene).badges(view(scene), seat)) for seat in range(3)]
        return [badges.get("sound-on") for badges in seats]

    row = ["relicario", "campo"]
    scene = Scene(5, 5, 5, ties="external", holding=[["guerrero"], [], ["guerrero"]], row=row)
    assert places(scene) == [None] * 3
    scene.quietly()
    assert sorted(places(scene)) == [1, 2, 3]
    assert places(scene)[scene.request.seat] == 1
    scene.bid(3, 2, 1)
    assert scene.request.prompt == "prompt-en-attack"
    assert places(scene) == [None] * 3, "it is drawn anew for the next card"


def test_house_rules_are_ties_and_conditions_in_their_order() -> None:
    scene = Scene(5, 5, conditions=["alcaide", "hermano"], zero_is_no_bid=True)
    laws = [law.text or law.card for law in table(scene).laws(view(scene))]
    assert laws == ["law-en-ties-nobody", "law-en-zero", "alcaide", "hermano"]


def test_the_gavel_passes_to_the_left_with_the_turn() -> None:
    scene = Scene(5, 5, 5, turn=2)

    def gavel() -> tuple[str, int]:
        return next(piece.at for piece in table(scene).pieces(view(scene)) if piece.icon == "gavel")

    assert gavel() == ("player", 2)
    scene.bid(1, 0, 0)
    assert gavel() == ("player", 0)


def test_the_deck_says_how_many_turns_are_left() -> None:
    for conditions, left in (((), 7), (("campo",), 11)):  # 47 cards by six, 46 by four
        scene = Scene(5, 5, conditions=conditions)
        assert numbers([table(scene).signs(view(scene))["deck", 0]]) == {"hourglass": left}
    last = Scene(5, 5, deck=["rey", "campo"])
    assert table(last).signs(view(last))["deck", 0].text == "badge-en-last-turn"


def test_the_steps_tell_how_far_a_card_is() -> None:
    def states(scene: Scene) -> list[str]:
        return [mark.state for mark in table(scene).steps(view(scene), scene.match.request)]

    scene = Scene(9, 9, holding=[["guerrero"], ["confidente"]])
    assert states(scene) == ["now", "open", "open"]
    assert states(scene.quietly()) == ["passed", "now", "open"]
    assert states(scene.bid(3, 1)) == ["passed", "done", "now"]
    assert states(Scene(9, 9, ties="internal").bid(3, 3)) == ["passed", "now", "open"], "a tie to be decided"
    raid = Scene(9, 9, holding=[["guerrero"], ["confidente"]]).attack(0)
    assert states(raid) == ["done", "passed", "now"]
    truce = Scene(9, 9, conditions=["relicario"], row=["rey"])
    why = table(truce).steps(view(truce), truce.match.request)[0].why
    assert why is not None
    assert why.id == "reason-en-truce"


def test_who_has_left_has_no_purse() -> None:
    scene = Scene(9, 9, 9)
    scene.match.concede(1)
    assert table(scene).purse(view(scene), 1) is None
    assert table(scene).badges(view(scene), 1) == [Badge("grave", "badge-en-out", {}, "red")]
    assert table(scene).score(view(scene), 0).text == "score-en-victory"
