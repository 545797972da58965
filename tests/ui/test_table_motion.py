"""The table in motion: what has happened is shown one event at a time, and told."""

from __future__ import annotations

import pygame
import pytest

from tabletop import games
from tabletop.engine.positions import match_from
from tabletop.ui.scenes.between import BetweenScene
from tabletop.ui.scenes.result import ResultScene
from tests.ui.desk import Open, battle, dealt, on


def test_what_a_bot_does_is_shown_one_event_at_a_time(sit: Open) -> None:
    desk = sit(speed="normal")
    desk.frames(10)
    desk.click(desk.button("End turn"))
    queue = desk.scene.director
    seen = 0
    for _ in range(400):
        desk.frames()
        pygame.time.wait(1)
        seen += desk.scene.show.board.is_moving
        if desk.scene.gestures.affordances.request is not None:
            break
    assert seen > 5, "cards glided in many frames"
    assert not queue.is_busy
    assert desk.scene.show.view == desk.session.view()


def test_a_click_skips_to_what_has_happened(sit: Open) -> None:
    desk = sit(dealt(6), speed="slow")
    desk.frames(3)
    assert desk.scene.director.is_busy
    desk.click((600, 300))
    assert not desk.scene.director.is_busy
    assert desk.scene.show.view == desk.session.view()
    assert desk.session.request is not None


def test_with_reduced_motion_no_card_glides(sit: Open) -> None:
    desk = sit(dealt(6), speed="normal", reduced_motion=True)
    gliding = 0
    for _ in range(80):
        desk.frames()
        gliding += desk.scene.show.board.is_moving
    assert gliding == 0
    assert desk.scene.show.view == desk.session.view()


def test_a_wound_is_told_by_a_rising_number(sit: Open) -> None:
    desk = sit(speed="normal")
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    seen = False
    for _ in range(50):
        desk.frames()
        seen = seen or bool(desk.scene.show.effects.rising)
    assert seen
    assert not desk.scene.show.effects.rising


def test_a_won_battle_is_told_before_the_next_is_dealt(sit: Open) -> None:
    position = battle()
    position["zones"]["field"][1] = [on("archer-2", damage=10)]
    desk = sit(match_from(games.get("la_campana"), position, 3))
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(3)
    assert isinstance(desk.app.scene, BetweenScene)


def test_no_turn_is_named_while_warriors_are_chosen_for_the_next_battle(sit: Open) -> None:
    position = battle()
    position["zones"]["field"][1] = [on("archer-2", damage=10)]
    desk = sit(match_from(games.get("la_campana"), position, 3))
    panel = desk.scene.show.panel
    assert panel.content.turn
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(3)
    desk.key(pygame.K_RETURN)
    desk.wait_for_request()
    assert desk.scene.show.view.phase == "muster"
    assert desk.scene.show.panel.content.turn == ""


def test_a_match_that_is_over_shows_its_result(sit: Open) -> None:
    position = battle()
    position["zones"]["field"][1] = [on("archer-2", damage=10)]
    position["numbers"]["wins"] = [1, 0]
    desk = sit(match_from(games.get("la_campana"), position, 3))
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(4)
    assert desk.session.outcome is not None
    assert isinstance(desk.app.scene, ResultScene)


@pytest.mark.parametrize("seats", [3, 5])
def test_more_players_are_shown_and_the_one_under_the_pointer_opens(sit: Open, seats: int) -> None:
    desk = sit(match_from(games.get("la_campana"), battle(seats), 1))
    widths = {seat: area.rect.width for seat, area in desk.scene.show.arrangement.seats.items()}  # type: ignore[union-attr]
    desk.move(desk.at(("field", 2)))
    desk.frames(10)
    table = desk.scene.show.arrangement
    assert table is not None
    assert (table.seats[2].rect.width > widths[2]) == (seats == 5)
