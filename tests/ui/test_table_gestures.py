"""The three ways to act at the table, with pygame's own events: drag, click and click, keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tabletop.ui.scenes.pause import PauseScene
from tabletop.ui.table import pointing
from tests.ui.desk import Desk


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.close()


def laid_upon(desk: Desk, slug: str) -> list[str]:
    view = desk.session.view()
    return [view.faces[card] for card in view.upon(desk.card(slug))]


def test_dragging_a_weapon_onto_a_rivals_warrior_attacks_it(desk: Desk) -> None:
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(3)
    # A knight's sword does an archer pure damage: 9 of 10.
    assert laid_upon(desk, "archer-2") == ["sword-9"]
    assert desk.session.view().mark(desk.card("archer-2"), "damage") == 18


def test_an_arrow_points_from_the_dragged_weapon_to_the_pointer(desk: Desk) -> None:
    before = len(pointing.movers(desk.scene))
    desk.drag(desk.at("sword-9"), desk.at("archer-2"))
    assert len(pointing.movers(desk.scene)) > before + 5
    assert not desk.scene.show.board.carried


def test_a_card_dragged_to_a_zone_follows_the_pointer(desk: Desk) -> None:
    card = desk.card("gold-6")
    desk.drag(desk.at("gold-6"), desk.at(("castle", 0)))
    carried = desk.scene.show.board.carried
    assert list(carried) == [card]
    assert carried[card].centre == desk.at(("castle", 0))


def test_a_drop_on_ones_castle_builds(desk: Desk) -> None:
    desk.drop(desk.at("gold-6"), desk.at(("castle", 0)))
    view = desk.session.view()
    assert [view.faces[card] for card in view.zones["castle", 0]] == ["gold-1", "gold-7", "gold-3", "gold-6"]


def test_clicking_a_weapon_and_then_a_warrior_attacks(desk: Desk) -> None:
    desk.click(desk.at("sword-9"))
    assert desk.scene.gestures.selected == desk.card("sword-9")
    desk.frames(10)
    desk.click(desk.at("archer-2"))
    assert laid_upon(desk, "archer-2") == ["sword-9"]


def test_the_keyboard_alone_attacks(desk: Desk) -> None:
    weapon, target = desk.card("sword-9"), desk.card("archer-2")
    for _ in range(40):
        desk.key(pygame.K_TAB)
        if desk.scene.gestures.focus == weapon:
            break
    desk.key(pygame.K_RETURN)
    for _ in range(40):
        if desk.scene.gestures.focus == target:
            break
        desk.key(pygame.K_TAB)
    desk.key(pygame.K_RETURN)
    assert laid_upon(desk, "archer-2") == ["sword-9"]


def test_space_ends_the_turn(desk: Desk) -> None:
    desk.key(pygame.K_SPACE)
    assert desk.session.view().number(0, "turns") > 7


def test_a_wrong_drop_says_why_and_changes_nothing(desk: Desk) -> None:
    before = desk.session.view()
    desk.drop(desk.at("sword-9"), desk.at("mage-1"))
    assert desk.toast == "You attack your rivals’ warriors, not your own side’s."
    assert desk.session.view() == before
    assert desk.scene.gestures.drag is None


def test_a_wrongly_dropped_card_flies_back_to_its_place(desk: Desk) -> None:
    desk.app.change(speed="normal")
    card = desk.card("gold-6")
    home = desk.scene.show.arrangement.cards[card]  # type: ignore[union-attr]
    desk.drop(desk.at("gold-6"), desk.at(("castle", 1)))
    flying = desk.scene.show.board.spot_of(card)
    assert flying is not None
    assert flying.x > home.x + 60, "on its way from the castle on the right"
    desk.frames(20)
    there = desk.scene.show.board.spot_of(card)
    assert there is not None
    assert abs(there.x - home.x) < 60
    assert desk.toast == "You build your own side’s castle."


def test_a_double_click_draws_once(desk: Desk) -> None:
    held = len(desk.session.view().zones["hand", 0])
    deck = desk.at(("deck", 0))
    desk.move(deck)
    for _ in range(3):
        desk.down(deck)
        desk.up(deck)
    assert len(desk.session.view().zones["hand", 0]) == held + 1


def test_a_click_that_wobbles_is_a_click(desk: Desk) -> None:
    x, y = desk.at(("deck", 0))
    held = len(desk.session.view().zones["hand", 0])
    desk.move((x, y))
    desk.down((x, y))
    desk.move((x + 2, y + 2))
    desk.up((x + 2, y + 2))
    assert len(desk.session.view().zones["hand", 0]) == held + 1


@pytest.mark.parametrize("lost", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_drag_is_given_up_when_the_window_loses_the_pointer(desk: Desk, lost: int) -> None:
    before = desk.session.view()
    desk.drag(desk.at("gold-6"), desk.at(("castle", 0)))
    desk.post(lost)
    assert desk.scene.gestures.drag is None
    assert not desk.scene.show.board.carried
    desk.up(desk.at(("castle", 0)))
    assert desk.session.view() == before


def test_a_release_beyond_the_window_gives_the_drag_up(desk: Desk) -> None:
    before = desk.session.view()
    desk.drag(desk.at("gold-6"), (5, 5))
    desk.up((-40, 300))
    assert desk.scene.gestures.drag is None
    assert desk.session.view() == before


def test_another_button_gives_a_drag_up(desk: Desk) -> None:
    desk.drag(desk.at("gold-6"), desk.at(("castle", 0)))
    desk.down(desk.at(("castle", 0)), 3)
    assert desk.scene.gestures.drag is None
    assert desk.scene.browser is None


def test_only_the_left_button_plays(desk: Desk) -> None:
    before = desk.session.view()
    for button in (2, 3):
        desk.click(desk.at(("deck", 0)), button)
        desk.key(pygame.K_ESCAPE)
    assert desk.session.view() == before


def test_a_gesture_with_two_meanings_opens_the_little_menu(desk: Desk) -> None:
    desk.drop(desk.at("power-3"), desk.at("knight-1"))
    menu = desk.scene.menu
    assert menu is not None
    assert [choice.label for choice in menu.choices] == ["Heal", "Shield"]
    desk.frames(10)
    desk.click(menu.places[0].center)
    assert desk.session.view().mark(desk.card("knight-1"), "damage") == 0


def test_escape_closes_the_menu_and_then_pauses(desk: Desk) -> None:
    desk.drop(desk.at("power-3"), desk.at("knight-1"))
    desk.key(pygame.K_ESCAPE)
    assert desk.scene.menu is None
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.app.scene, PauseScene)


def test_aiming_tells_what_would_happen(desk: Desk) -> None:
    desk.drag(desk.at("sword-9"), desk.at("archer-2"))
    assert desk.scene.tip.text == "9 pure damage: 1 life left."


def test_hovering_a_card_that_can_do_nothing_says_why(desk: Desk) -> None:
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(10)
    desk.move((5, 5))
    desk.move(desk.at("potion-8"))
    note = desk.scene.show.panel.content.note
    assert note == "You have taken step 2 this turn already."


def test_undo_takes_the_last_answer_back(desk: Desk) -> None:
    before = desk.session.view()
    desk.drop(desk.at("gold-6"), desk.at(("castle", 0)))
    desk.click(desk.button("Undo"))
    assert desk.session.view() == before
    assert desk.scene.show.view == before


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_RMETA])
def test_the_usual_keys_undo(desk: Desk, mod: int) -> None:
    before = desk.session.view()
    desk.drop(desk.at("gold-6"), desk.at(("castle", 0)))
    desk.key(pygame.K_z, "z")
    assert desk.session.view() != before
    desk.key(pygame.K_z, "", mod)
    assert desk.session.view() == before


def test_resizing_in_mid_drag_goes_on_with_it(desk: Desk) -> None:
    desk.drag(desk.at("sword-9"), (600, 400))
    desk.app.window.size = (1600, 900)
    desk.post(pygame.WINDOWSIZECHANGED, x=1600, y=900)
    desk.frames(4)
    assert desk.scene.show.metrics.size == (1600, 900)
    assert desk.scene.gestures.drag is not None
    target = desk.at("archer-2")
    desk.move(target)
    desk.up(target)
    assert laid_upon(desk, "archer-2") == ["sword-9"]
