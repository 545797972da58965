"""What the tests of the window share: an app on the dummy driver, with a home of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.engine import Match
from tabletop.storage.folders import find_folders
from tabletop.ui.app import App
from tabletop.ui.store import Store
from tests.games.scenes import AnyScene
from tests.ui.desk import Desk, Open
from tests.ui.shell import Shell
from tests.ui.trading import Trading

OpenShell = Callable[..., Shell]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Give the store of a user who has never played."""
    return Store(find_folders({"TABLETOP_HOME": str(tmp_path / "home")}))


@pytest.fixture
def open_shell(store: Store) -> Iterator[OpenShell]:
    """Give a function that opens the window at a size and in a language."""
    opened: list[App] = []

    def start(size: tuple[int, int] = (1280, 720), language: str = "en", text_size: int = 100) -> Shell:
        app = App.headless(size, store, language)
        app.change(text_size=text_size, sound=False)
        opened.append(app)
        return Shell(app)

    yield start
    for app in opened:
        app.close()
    pygame.display.quit()


@pytest.fixture
def sit() -> Iterator[Open]:
    """Give a function that opens the window at a match, or at a battle in full swing; seat 0 is a person's."""
    desks: list[Desk] = []

    def start(match: Match | None = None, **choices: Any) -> Desk:
        desks.append(Desk(match, **choices))
        return desks[-1]

    yield start
    for desk in desks:
        desk.close()


@pytest.fixture
def sit_down(sit: Open) -> Open:
    """Give a function that opens the window at a scene; seat 0 is a person's."""

    def start(scene: AnyScene, **choices: Any) -> Desk:
        return sit(scene.match, **choices)

    return start


@pytest.fixture
def shell(open_shell: OpenShell) -> Shell:
    """Give a window of 1280×720 in English."""
    return open_shell()


@pytest.fixture
def game(tmp_path: Path) -> Trading:
    """Give a game with few cards whose players bring decks."""
    return Trading(tmp_path)
