"""The table of Aragón with pygame's own events: cards go into areas, abilities are used, tracks are clicked."""

from __future__ import annotations

import pygame
import pytest

from tabletop.ui.table import contest
from tests.games.aragon.scenes import Scene, Side
from tests.ui.aragon import keys, kinds, laid, zone
from tests.ui.desk import Desk, Open


def walk(desk: Desk, thing: object) -> None:
    """Go to something with the Tab key."""
    for _ in range(40):
        if desk.scene.gestures.focus == thing:
            return
        desk.key(pygame.K_TAB)
    raise AssertionError(f"Tab does not reach {thing}")


def track(desk: Desk, area: str) -> tuple[int, int]:
    """Return the middle of a track."""
    table = desk.scene.show.arrangement
    assert table is not None
    box = contest.box(table, (area, 0))
    assert box is not None
    return box.center


def to_play() -> Scene:
    return laid(Side(hand=["teruel", "canfranc"]), Side(hand=["petronila"]))


def surrendering() -> Scene:
    """Lay out a table at which it is asked in which area the rival surrenders influence."""
    mine = Side(political=["cerveri-de-girona"], hand=["teruel", "canfranc"])
    theirs = Side(hand=["petronila"], influence={"military": 3, "political": 2, "economic": 1})
    scene = laid(mine, theirs).use("cerveri-de-girona")
    if scene.asked[1] == "prompt-discard-from-hand":
        scene.say("teruel")
    return scene


# -- playing a card


def test_a_card_is_dragged_into_its_area_which_lights_up(sit_down: Open) -> None:
    desk = sit_down(to_play())
    desk.drag(desk.at("teruel"), desk.at(("military", 0)))
    assert desk.scene.show.board.glows["military", 0] == "chosen"
    desk.up(desk.at(("military", 0)))
    desk.frames(3)
    assert zone(desk, "military") == ["teruel"]


def test_a_card_is_dropped_on_the_track_of_its_area(sit_down: Open) -> None:
    desk = sit_down(to_play())
    desk.drop(desk.at("teruel"), track(desk, "military"))
    desk.frames(3)
    assert zone(desk, "military") == ["teruel"]


def test_a_card_in_the_wrong_area_flies_back_and_says_where_it_belongs(sit_down: Open) -> None:
    desk = sit_down(to_play())
    desk.drop(desk.at("teruel"), desk.at(("economic", 0)))
    assert "Military" in desk.toast
    desk.frames(3)
    assert zone(desk, "economic") == []
    desk.drop(desk.at("teruel"), desk.at(("military", 1)))
    assert desk.app.text("reason-ag-rival-area") in desk.toast
    assert "card_placed" not in kinds(desk)


def test_a_card_is_clicked_and_then_its_area(sit_down: Open) -> None:
    desk = sit_down(to_play())
    desk.click(desk.at("teruel"))
    desk.frames(10)
    assert "card_placed" not in kinds(desk)
    desk.click(desk.at(("military", 0)))
    desk.frames(3)
    assert zone(desk, "military") == ["teruel"]


def test_a_card_is_played_with_the_keyboard(sit_down: Open) -> None:
    desk = sit_down(to_play())
    card = desk.card("teruel")
    walk(desk, card)
    desk.key(pygame.K_RETURN)
    for _ in range(6):
        if "card_placed" in kinds(desk):
            break
        desk.key(pygame.K_RETURN)
    assert zone(desk, "military") == ["teruel"]


def test_a_preview_says_how_the_area_would_stand(sit_down: Open) -> None:
    desk = sit_down(laid(Side(military=["castillo-de-monzon"], hand=["pedro-el-grande", "canfranc"])))
    desk.drag(desk.at("pedro-el-grande"), desk.at(("military", 0)))
    assert "marker" in desk.scene.tip.text


def test_space_ends_planning(sit_down: Open) -> None:
    desk = sit_down(to_play())
    desk.key(pygame.K_SPACE)
    desk.frames(3)
    assert desk.session.match.request is not None
    assert desk.session.match.request.prompt == "prompt-draft"


def test_a_play_is_taken_back(sit_down: Open) -> None:
    desk = sit_down(to_play())
    desk.drop(desk.at("teruel"), desk.at(("military", 0)))
    desk.frames(3)
    desk.click(desk.button(desk.app.text("table-undo")))
    desk.frames(3)
    assert zone(desk, "military") == []
    assert sorted(zone(desk, "hand")) == ["canfranc", "teruel"]


# -- abilities, Leaders, areas


def test_an_ability_is_used_by_a_click_and_its_sign_changes(sit_down: Open) -> None:
    mine = Side(military=["ramon-berenguer"], political=["petronila", "justicia-de-aragon"], hand=["teruel"])
    desk = sit_down(laid(mine))
    card = desk.card("ramon-berenguer")
    assert desk.scene.show.board.glows[card] == "legal"
    spec = desk.scene.show.board.sprites[card].spec
    assert spec is not None
    assert [token.kind for token in spec.tokens] == ["ready"]
    desk.click(desk.at(card))
    desk.frames(3)
    desk.click(desk.at("petronila"))
    desk.frames(3)
    assert sorted(zone(desk, "military")) == ["petronila", "ramon-berenguer"]
    spec = desk.scene.show.board.sprites[card].spec
    assert spec is not None
    assert [token.kind for token in spec.tokens] == ["used"]
    desk.frames(12)
    desk.click(desk.at(card))
    assert desk.app.text("reason-ag-used") in desk.scene.show.panel.content.note


def test_an_ability_is_used_by_dragging_the_card_to_the_own_name(sit_down: Open) -> None:
    desk = sit_down(laid(Side(military=["ramon-berenguer"], political=["petronila"], hand=["teruel"])))
    desk.drop(desk.at("ramon-berenguer"), desk.at(("player", 0)))
    desk.frames(3)
    assert "ability_used" in kinds(desk)


@pytest.mark.parametrize("place", ["zone", "track"])
def test_an_area_is_chosen_by_a_click_on_it_or_on_its_track(sit_down: Open, place: str) -> None:
    desk = sit_down(surrendering())
    assert desk.scene.show.board.glows["economic", 0] == "legal"
    assert ("zone-ring", ("economic", 0), "track") in keys(desk, "zone-ring")
    desk.click(desk.at(("economic", 0)) if place == "zone" else track(desk, "economic"))
    desk.frames(3)
    assert desk.scene.show.view.number(1, "economic") == 0
    assert desk.scene.show.view.number(1, "military") == 3


def test_a_leader_is_dragged_to_what_is_out_of_the_game(sit_down: Open) -> None:
    mine = Side(hand=["teruel", "canfranc"], leader="jaime")
    desk = sit_down(laid(mine, Side(hand=["petronila"], leader="felipe")))
    desk.drop(desk.at(("leader", 0)), desk.at(("aside", 0)))
    desk.frames(3)
    assert "leader_given_up" in kinds(desk)


def test_a_leader_is_dragged_into_the_middle(sit_down: Open) -> None:
    mine = Side(hand=["teruel", "canfranc"], leader="jaime")
    desk = sit_down(laid(mine, Side(hand=["petronila"], leader="felipe")))
    desk.drop(desk.at(("leader", 0)), track(desk, "political"))
    desk.frames(3)
    assert "leader_given_up" in kinds(desk)


# -- the draft


def test_the_draft_is_a_board_of_three_cards_that_says_what_passes_on(sit_down: Open) -> None:
    desk = sit_down(to_play())
    desk.key(pygame.K_SPACE)
    desk.frames(5)
    picker = desk.scene.picker
    assert picker is not None
    assert len(picker.places) == 3
    view = desk.scene.show.view
    assert picker._about == desk.scene.show.teller.sentence("remark-ag-draft", {"n": 2, "rival": 1})
    entry, rect = picker.places[0]
    assert isinstance(entry.thing, int)
    assert view.place_of(entry.thing) == ("draft", 0)
    desk.click(rect.center)
    desk.frames(5)
    assert entry.slug in zone(desk, "hand")
    assert "drafted" in kinds(desk)


def test_a_card_of_the_draft_is_chosen_with_the_keyboard(sit_down: Open) -> None:
    desk = sit_down(to_play())
    desk.key(pygame.K_SPACE)
    desk.frames(5)
    picker = desk.scene.picker
    assert picker is not None
    entry = picker.places[1][0]
    walk(desk, entry.thing)
    desk.key(pygame.K_RETURN)
    assert entry.slug in zone(desk, "hand")


def test_what_was_discarded_face_up_can_be_looked_through_and_the_rest_cannot(sit_down: Open) -> None:
    scene = laid(Side(hand=["teruel"]), discard=["petronila", "pedro-el-grande"])
    desk = sit_down(scene)
    desk.click(desk.at(("discard", 0)))
    assert desk.scene.browser is not None
    shown = [spec.key.split(":")[1] for spec in desk.scene.browser.closeup.cards if spec is not None]
    assert shown == ["pedro-el-grande", "petronila"]
    desk.key(pygame.K_ESCAPE)
    desk.frames(12)
    desk.key(pygame.K_SPACE)
    desk.frames(5)
    assert desk.scene.picker is not None
    desk.click(desk.scene.picker.places[0][1].center)
    desk.until(lambda: len(desk.session.view().zones["facedown", 0]) == 1)
    assert desk.scene.show.known_of(("facedown", 0)) in ((None,), ())
