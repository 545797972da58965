"""What tests of the screens around the table begin with: a title, an open box, a match that has been kept."""

from __future__ import annotations

import pygame

from tabletop import games
from tabletop.engine import Match
from tabletop.storage.models import Player
from tabletop.storage.save_file import Label
from tabletop.ui import play
from tests.ui.shell import Shell

GAME = games.get("la_campana")


def title(shell: Shell) -> Shell:
    """Go to the title."""
    play.to_title(shell.app)
    shell.frames()
    return shell


def new_game(shell: Shell) -> Shell:
    """Open the box of the first game."""
    title(shell).click("game-la_campana")
    assert shell.scene == "NewGameScene"
    return shell


def match_record() -> dict[str, object]:
    """Return the record of a match that has just been dealt."""
    return Match(GAME, 2, 7).record()


def keep(shell: Shell, title: str | None) -> None:
    """Keep a match under a title, or as the autosave."""
    players = (Player(name="Ana", kind="human"), Player(name="Íñigo", kind="squire"))
    label = Label(saved=shell.app.now(), players=players)
    if title is None:
        shell.app.store.saves.autosave(match_record(), label)
    else:
        shell.app.store.saves.save(title, match_record(), label)


def overwrite(shell: Shell, at: tuple[int, int], words: str) -> None:
    """Click into a field, and type other words than stand there."""
    shell.click_at(at)
    assert shell.menu.is_typing
    shell.press(pygame.K_END)
    for _ in range(45):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="", scancode=0))
    shell.frames()
    shell.type(words)
