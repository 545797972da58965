"""The screens around a match: the pause, between two battles, the result."""

from __future__ import annotations

import pygame
import pytest

from tabletop.cli.shoot import scene_of
from tabletop.ui import play
from tabletop.ui.scenes.menu import MenuScene
from tabletop.ui.scenes.title import TitleScene
from tests.ui.menus import new_game
from tests.ui.shell import Shell

pytestmark = pytest.mark.filterwarnings("ignore:Clamping shape_corner_radius:UserWarning")


def paused(shell: Shell) -> Shell:
    """Begin a match and pause it."""
    new_game(shell).click("ui-play")
    table = shell.app.scene
    assert table is not None
    play.pause(shell.app, table.session)  # type: ignore[attr-defined]
    shell.frames()
    return shell


def test_a_match_is_saved_under_a_name_and_left(shell: Shell) -> None:
    paused(shell).click("ui-save-as")
    shell.click("ok")
    assert shell.scene == "PauseScene"
    named = [entry for entry in shell.app.store.saves.list() if not entry.is_autosave]
    assert [entry.players[0].name for entry in named] == [shell.app.text("ui-default-name", n=1)]
    assert named[0].thumbnail is not None
    shell.click("ui-to-title")
    assert shell.scene == "TitleScene"
    assert shell.app.text("ui-continue") in shell.buttons


def test_a_shared_screen_is_saved_without_a_picture(shell: Shell) -> None:
    new_game(shell).click("kind-human", which=1)
    shell.click("ui-play")
    table = shell.app.scene
    assert table is not None
    assert play.thumbnail(shell.app, table.session) is None  # type: ignore[attr-defined]


def test_surrender_asks_first(shell: Shell) -> None:
    paused(shell).click("ui-surrender")
    assert shell.scene == "Ask"
    shell.click("cancel")
    assert shell.scene == "PauseScene"
    session = shell.menu._session  # type: ignore[attr-defined]
    events = len(session.match.events)
    shell.frames(5)  # within the time of a double click a second one would not count
    shell.click("ui-surrender")
    shell.click("ui-surrender-yes")
    assert any(event.kind == "surrendered" for event in session.match.events[events:])


def test_a_seat_is_handed_to_a_bot_and_back(shell: Shell) -> None:
    session = paused(shell).menu._session  # type: ignore[attr-defined]
    shell.click("ui-seats")
    shell.click("kind-page")
    assert session.players[0].bot == "page"
    shell.click("kind-human")
    assert session.players[0].bot is None


def test_the_result_offers_the_same_again(shell: Shell) -> None:
    shell.app.shoot(scene_of(shell.app, "result"))
    session = shell.menu._session  # type: ignore[attr-defined]
    names = list(session.names)
    shell.click("ui-change-places")
    assert shell.scene == "TableScene"
    again = shell.app.store.setups.games[session.match.game.id]
    assert [one.name for one in again.players] == names[1:] + names[:1]


def test_between_battles_enter_goes_on(shell: Shell) -> None:
    shell.app.shoot(TitleScene(shell.app), scene_of(shell.app, "between"))
    assert isinstance(shell.app.scene, MenuScene)
    shell.press(pygame.K_RETURN)
    assert shell.scene == "TitleScene"
