"""What a screen reads off the table of Espada Negra: figures, totals, house rules, steps, pieces."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.tables import Badge
from tests.games.espada_negra.scenes import Scene, asleep, spent, spied
from tests.games.espada_negra.seen import held, numbers, table, view


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
