"""What the window keeps between two starts: settings, set-ups, who lost, saves, whether the last run crashed."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from tabletop import games
from tabletop.engine.requests import Reason
from tabletop.storage.autosave import AutosaveWriter
from tabletop.storage.decks import Decks
from tabletop.storage.folders import Folders, find_folders
from tabletop.storage.last_setup import LastSetups, Setup, load_last_setups, save_last_setups
from tabletop.storage.losses import Losses, load_losses, save_losses
from tabletop.storage.problems import StorageError
from tabletop.storage.saves import SaveEntry, Saves
from tabletop.storage.settings import Settings, load_settings, save_settings

_log = logging.getLogger(__name__)
_CRASHED = "crashed"


class Store:
    """Hold everything of one user that the window reads and writes.

    Nothing raises when files cannot be written: the problem is told once, through `take_problems`, and play goes on.

    Args:
        folders: where it lies.

    Attributes:
        settings: what the player has chosen.
        setups: the last set-up of each game.
        losses: who lost the last matches.
        saves: autosaves and named saves.
        decks: the decks built here, for games whose players bring one.
        writer: writes autosaves behind the frame loop.
    """

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self._problems: list[Reason] = [] if folders.problem is None else [folders.problem]
        loaded, setups, losses = load_settings(folders), load_last_setups(folders), load_losses(folders)
        self.settings: Settings = loaded.value
        self.setups: LastSetups = setups.value
        self.losses: Losses = losses.value
        self._problems += [one.problem for one in (loaded, setups, losses) if one.problem is not None]
        self.saves = Saves(folders, [game.id for game in games.all()])
        self.writer = AutosaveWriter(self.saves)
        self.decks = Decks(folders)

    @classmethod
    def find(cls) -> Store:
        """Open the store of whoever runs the program."""
        return cls(find_folders())

    @classmethod
    def nowhere(cls) -> Store:
        """Open a store that holds the defaults and writes nothing, silently."""
        nowhere = Path(os.devnull) / "nowhere"
        store = cls(Folders(nowhere, nowhere, nowhere, Reason("storage-write-failed", {"code": "ENOENT"})))
        store._problems.clear()
        return store

    def take_problems(self) -> list[Reason]:
        """Return the problems that nobody has been told of yet, and count them as told."""
        problems, self._problems = self._problems, []
        written = self.writer.take_problem()
        return problems if written is None else [*problems, written]

    def change(self, **choices: object) -> None:
        """Change settings and keep them.

        Raises:
            ValueError: an unknown setting, or a value out of its range.
        """
        self.settings = self.settings.changed(**choices)
        if self.folders.writable:
            try:
                save_settings(self.folders, self.settings)
            except StorageError as error:
                self._problems.append(error.reason)

    def remember(self, game: str, setup: Setup) -> None:
        """Keep a game's set-up as its last one."""
        self.setups = self.setups.with_setup(game, setup)
        if self.folders.writable:
            try:
                save_last_setups(self.folders, self.setups)
            except StorageError as error:
                self._problems.append(error.reason)

    def note_result(self, game: str, names: Sequence[str], winners: Iterable[int]) -> None:
        """Keep who lost a match that is over."""
        losses = self.losses.with_result(game, names, winners)
        if losses == self.losses:
            return
        self.losses = losses
        if self.folders.writable:
            try:
                save_losses(self.folders, losses)
            except StorageError as error:
                self._problems.append(error.reason)

    def loser(self, game: str, names: Sequence[str]) -> int | None:
        """Return the seat of whoever alone lost the last match of the same people, or None."""
        name = self.losses.loser(game, names)
        return None if name is None else list(names).index(name)

    def continuable(self) -> SaveEntry | None:
        """Find the match that was being played last, or None."""
        self.writer.flush()
        return self.saves.newest_autosave()

    # -- after a crash

    def note_crash(self) -> None:
        """Leave word for the next start that this run ended by a fault; what waits is written first."""
        self.writer.flush()
        if self.folders.writable:
            try:
                (self.folders.data / _CRASHED).touch()
            except OSError:
                _log.warning("the crash could not be noted")

    def take_crash(self) -> bool:
        """Tell whether the last run crashed, and forget it."""
        try:
            (self.folders.data / _CRASHED).unlink()
        except OSError:
            return False
        return True

    def close(self) -> None:
        """Write what still waits, and let go of what was deleted."""
        self.writer.close()
        self.decks.close()
