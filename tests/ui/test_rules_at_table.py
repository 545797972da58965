"""The rules at hand at a table: where they open there; they tell no secret and leave the table alone."""

from __future__ import annotations

import pygame
import pytest

from tabletop import games
from tabletop.engine import Match, match_from
from tabletop.ui.scenes.pause import PauseScene
from tabletop.ui.scenes.rules import RulesScene
from tests.games.el_guerrero.scenes import Scene as War
from tests.games.el_guerrero.scenes import Side
from tests.ui.desk import Desk, Open, battle


def read(desk: Desk) -> str:
    """Press F1, and return the heading of the paragraph at which the rules open; then close them."""
    desk.key(pygame.K_F1)
    rules = desk.app.scene
    assert isinstance(rules, RulesScene)
    desk.key(pygame.K_ESCAPE)
    assert desk.app.scene is desk.scene
    return rules.heading


@pytest.mark.parametrize(
    ("card", "heading"),
    [("sword-9", "Weapons"), ("power-3", "Powers"), ("siege", "The Siege"), ("gold-6", "4 Trade")],
)
def test_a_card_of_the_hand_leads_to_its_kind(sit: Open, card: str, heading: str) -> None:
    desk = sit()
    desk.move(desk.at(card))
    assert read(desk) == heading


def test_a_card_on_the_table_leads_to_its_kind_and_a_place_to_what_it_is_for(sit: Open) -> None:
    desk = sit()
    desk.move(desk.at("dragon"))
    assert read(desk) == "The Dragon"
    desk.move(desk.at(("deck", 0)))
    assert read(desk) == "1 Draw"


def test_with_nothing_pointed_at_they_open_at_the_phase(sit: Open) -> None:
    assert read(sit()) == "A turn"


def test_what_the_keyboard_is_on_goes_before_what_the_pointer_is_on(sit: Open) -> None:
    desk = sit()
    desk.move(desk.at("dragon"))
    desk.key(pygame.K_TAB)
    focus = desk.scene.gestures.focus
    assert isinstance(focus, int)
    slug = desk.scene.show.view.faces[focus]
    desk.move(desk.at("dragon"))
    expected = {"sword-9": "Weapons", "potion-8": "Weapons", "gold-6": "4 Trade"}[slug]
    assert read(desk) == expected


def test_a_step_of_the_turn_leads_to_its_paragraph(sit: Open) -> None:
    desk = sit()
    desk.move(desk.scene.show.panel.places.steps[2].center)
    assert read(desk) == "3 Sabotage"


def test_a_question_goes_before_the_phase(sit: Open) -> None:
    desk = sit()
    desk.click(desk.button("Barter"))
    desk.move((-1, -1))
    assert desk.scene.gestures.affordances.request is not None
    assert desk.scene.gestures.affordances.request.prompt == "prompt-barter"
    assert read(desk) == "4 Trade"


def test_the_button_opens_them_for_what_is_chosen(sit: Open) -> None:
    desk = sit()
    desk.click(desk.at("siege"))
    desk.click(
        next(box.center for press, box in desk.scene.show.panel.places.buttons if press.name == "rules")
    )
    assert isinstance(desk.app.scene, RulesScene)
    assert desk.app.scene.heading == "The Siege"


def test_the_button_says_what_it_is_for(sit: Open) -> None:
    desk = sit()
    desk.move(
        next(box.center for press, box in desk.scene.show.panel.places.buttons if press.name == "rules")
    )
    desk.frames(2)
    assert desk.scene.show.panel.content.note == desk.app.text("ui-rules.about")


def test_the_table_is_as_it_was_when_they_close(sit: Open) -> None:
    desk = sit()
    desk.click(desk.at("sword-9"))
    desk.move(desk.at("archer-2"))
    desk.frames(8)
    before, selected, record = desk.pixels(), desk.scene.gestures.selected, desk.match.record()
    desk.key(pygame.K_F1)
    for letter in "war":
        desk.post(pygame.TEXTINPUT, text=letter)
    desk.key(pygame.K_RETURN)
    desk.key(pygame.K_SPACE, " ")
    desk.key(pygame.K_ESCAPE)
    assert desk.scene.gestures.selected == selected
    assert desk.match.record() == record
    desk.move(desk.at("archer-2"))
    desk.frames(8)
    assert desk.pixels() == before


def test_a_card_that_is_dragged_comes_back(sit: Open) -> None:
    desk = sit()
    desk.drag(desk.at("sword-9"), desk.at("archer-2"))
    assert desk.scene.gestures.drag is not None
    desk.key(pygame.K_F1)
    assert isinstance(desk.app.scene, RulesScene)
    desk.key(pygame.K_F1)
    assert desk.scene.gestures.drag is None
    assert not desk.scene.show.board.carried


def test_the_pause_menu_opens_them_at_the_phase_too(sit: Open) -> None:
    desk = sit()
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.app.scene, PauseScene)
    desk.key(pygame.K_F1)
    assert isinstance(desk.app.scene, RulesScene)
    assert desk.app.scene.heading == "A turn"
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.app.scene, PauseScene)


# -- they never wait, and nothing goes on meanwhile


def test_they_open_while_cards_are_on_their_way(sit: Open) -> None:
    desk = sit(speed="slow")
    while desk.scene.director.is_busy:
        desk.frames()
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    assert desk.scene.director.is_busy
    desk.post(pygame.KEYDOWN, key=pygame.K_F1, unicode="", mod=0)
    desk.frames()
    assert isinstance(desk.app.scene, RulesScene)


def test_bots_wait_for_whoever_reads(sit: Open) -> None:
    desk = sit()
    desk.click(desk.button("End turn"))
    desk.key(pygame.K_F1)
    record = desk.match.record()
    desk.frames(40)
    assert desk.match.record() == record


# -- they tell no secret


def hands(rival: list[str]) -> Match:
    position = battle()
    position["zones"]["hand"] = [position["zones"]["hand"][0], rival]
    return match_from(games.get("la_campana"), position, 3)


def test_a_hidden_card_leads_to_the_same_paragraph_whatever_it_is(sit: Open) -> None:
    found = []
    for rival in (["thief"], ["power-2"], ["gold-2"]):
        desk = sit(hands(rival))
        desk.move(desk.at(desk.scene.show.view.zones["hand", 1][0]))
        assert desk.scene.gestures.hovered is not None
        found.append(read(desk))
    assert found == ["A turn"] * 3


def test_behind_the_curtain_they_open_at_the_phase_and_the_curtain_stays(sit: Open) -> None:
    desk = sit(persons=(0, 1))
    desk.frames(12)
    assert desk.scene.is_covered
    before = desk.pixels()
    desk.move(desk.app.canvas.get_rect().center)
    assert read(desk) == "A turn"
    assert desk.scene.is_covered
    desk.frames(2)
    assert desk.pixels() == before


def test_a_card_that_lies_face_down_leads_to_what_face_down_means(sit_down: Open) -> None:
    # It is an action, and its owner knows that; but all that anybody at the screen sees of it is its back.
    scene = War(Side(trap="mano-larga", hand=["hunos"]), Side(), Side())
    desk = sit_down(scene)
    desk.move(desk.at(("trap", 0)))
    assert read(desk) == "Face down"
