"""The screens around the table: in every window, language and size of letters everything fits."""

from __future__ import annotations

import pygame
import pytest

from tabletop import games
from tabletop.cli.shoot import SCENES, scene_of
from tabletop.engine import Game
from tabletop.text.languages import LANGUAGES, Language
from tabletop.ui.scenes import option_lines
from tabletop.ui.scenes.new_game import NewGameScene
from tests.ui.conftest import OpenShell
from tests.ui.shell import Shell, overlaps

pytestmark = pytest.mark.filterwarnings("ignore:Clamping shape_corner_radius:UserWarning")
TABLES = {
    "table", "triggers", "interception", "bid", "attack", "berserkers", "espionage", "draft", "anyone",
}  # fmt: skip
MENUS = sorted(set(SCENES) - TABLES)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("name", MENUS)
def test_nothing_is_cut_and_nothing_overlaps(
    open_shell: OpenShell, name: str, size: tuple[int, int], language: str
) -> None:
    shell = open_shell(size, language)
    shell.app.shoot(scene_of(shell.app, name))
    _check_fit(shell)
    assert (
        shell.menu.widgets.text_scale == shell.app.text_scale
    )  # at 100 % letters have the size that was asked for


@pytest.mark.parametrize("name", MENUS)
def test_the_largest_text_fits_the_smallest_window(open_shell: OpenShell, name: str) -> None:
    shell = open_shell((1024, 640), "es", text_size=200)
    shell.app.shoot(scene_of(shell.app, name, seats=5))
    _check_fit(shell)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_every_game_can_be_set_up_in_the_smallest_window(
    open_shell: OpenShell, game: Game, language: Language
) -> None:
    shell = open_shell((1024, 640), language)
    shell.app.shoot(NewGameScene(shell.app, game, game.players[-1]))
    _check_fit(shell)


def test_what_fits_at_no_size_can_be_pressed_all_the_same(
    open_shell: OpenShell, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = open_shell((1024, 640), "en")
    monkeypatch.setattr(option_lines, "value_words", lambda *_: "as long as it is broad " * 5)
    shell.app.shoot(NewGameScene(shell.app, games.get("espada_negra")))
    assert shell.menu.widgets.cut
    shell.click("ui-play")
    assert shell.scene == "TableScene"


def _check_fit(shell: Shell) -> None:
    window = pygame.Rect((0, 0), shell.app.size)
    rects = [spot.element.rect for spot in shell.menu.widgets.spots]
    assert shell.menu.fits
    assert shell.menu.widgets.cut == []
    assert all(window.contains(rect) for rect in rects)
    assert overlaps(rects) == []
