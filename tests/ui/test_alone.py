"""One person alone at the screen who is asked for a reaction: no board, and a way to be asked no more this turn."""

from __future__ import annotations

import pygame
import pytest

from tests.games.aguila_roja.scenes import Scene, Side
from tests.ui.desk import Desk, Open


def challenged(sit_down: Open) -> Desk:
    """Open the window where a rival challenges the person, who can intercept."""
    scene = Scene(Side(village=["herrero"]), Side(village=["arriero"]), turn=1).challenge("arriero", 0)
    return sit_down(scene)


def test_one_person_alone_meets_no_board(sit_down: Open) -> None:
    desk = challenged(sit_down)
    assert not desk.scene.anyone.tools
    assert desk.scene.gestures.affordances.is_reaction


def test_one_person_alone_may_be_left_alone_for_the_turn(sit_down: Open) -> None:
    desk = challenged(sit_down)
    button = desk.button(desk.app.text("table-rest"))
    desk.move(button)
    assert desk.scene.show.panel.content.note == desk.app.text("table-rest.about")
    desk.click(button)
    assert [event.kind for event in desk.session.match.events].count("challenge_won") == 1
    assert not desk.scene.gestures.affordances.is_reaction
    labels = [press.label for press, _ in desk.scene.show.panel.places.buttons]
    assert desk.app.text("table-rest") not in labels


def test_shift_and_space_leave_one_person_alone_for_the_turn(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = challenged(sit_down)
    rested: list[int] = []
    monkeypatch.setattr(desk.session.reactions, "rest", rested.append)
    desk.key(pygame.K_SPACE, mod=pygame.KMOD_LSHIFT)
    assert rested == [0]
    assert [event.kind for event in desk.session.match.events].count("challenge_won") == 1
