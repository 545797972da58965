"""The player's saves: one autosave for each game, and any number of named ones."""

import threading
from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tabletop.engine.requests import Reason
from tabletop.storage.atomic import keep_aside, sweep, write_whole
from tabletop.storage.folders import Folders
from tabletop.storage.models import Player
from tabletop.storage.problems import Message, StorageError, write_problem
from tabletop.storage.save_file import Label, Record, SaveFile, build, pack, read_save
from tabletop.storage.titles import clean_title, file_name
from tabletop.storage.trash import Trashed, bring_back, put_away

_AUTOSAVE = "autosave-"


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """Describe one line in the list of saves.

    Attributes:
        path: the file.
        title: the save's title; of a damaged file its file name, of an autosave an empty string.
        saved: when it was saved; of a damaged file when the file last changed.
        is_autosave: whether the program wrote it by itself.
        game: the game's slug, or None where the file does not say.
        turn: how far the match had come.
        is_over: whether it had come to its end.
        players: who sits at each seat.
        thumbnail: a PNG, or None.
        problem: why it cannot be loaded, or None. Such a file is shown and kept.
    """

    path: Path
    title: str
    saved: datetime
    is_autosave: bool = False
    game: str | None = None
    turn: int = 0
    is_over: bool = False
    players: tuple[Player, ...] = ()
    thumbnail: bytes | None = None
    problem: Reason | None = None


class Saves:
    """Keep, list, load and put away the saves of one user.

    Every write replaces a file whole. What is no sound save is reported and never deleted or overwritten.

    Args:
        folders: where this user's files lie.
        games: slugs of the games that can be loaded; a save of another is listed with its problem. None: any.
    """

    def __init__(self, folders: Folders, games: Collection[str] | None = None) -> None:
        self._folders = folders
        self._games = None if games is None else frozenset(games)
        self._lock = threading.Lock()
        self._sound: set[Path] = set()
        if folders.writable:
            sweep(folders.saves)

    def autosave(self, record: Record, label: Label) -> SaveEntry:
        """Keep the present state of a match; a game has one autosave, the newest.

        Args:
            record: what `match.record()` gave.
            label: date, players, thumbnail.

        Raises:
            StorageError: it could not be written; the last autosave is untouched.
            ValueError: the record is none.
        """
        save = build(record, label, None)
        return self._write(self._autosave_path(save.head.game), save)

    def save(self, title: str, record: Record, label: Label) -> SaveEntry:
        """Keep a match under a title; an earlier save of the same title gives way to it (see `has`).

        Args:
            title: any text; what is invisible in it is dropped, and all beyond 80 letters.
            record: what `match.record()` gave.
            label: date, players, thumbnail.

        Raises:
            StorageError: the title is empty, or the file could not be written; an earlier save is untouched.
            ValueError: the record is none.
        """
        cleaned = clean_title(title)
        return self._write(self._folders.saves / file_name(cleaned), build(record, label, cleaned))

    def has(self, title: str) -> bool:
        """Tell whether `save` under this title would replace an earlier save."""
        return (self._folders.saves / file_name(clean_title(title))).exists()

    def load(self, entry: SaveEntry) -> dict[str, Any]:
        """Read a save's record anew, for `Match.replay`.

        Raises:
            StorageError: the file has gone or is no sound save; the file is kept.
        """
        return self._read(entry.path).record

    def newest_autosave(self) -> SaveEntry | None:
        """Find what *Continue* continues: the newest sound autosave of a match that is not over, or None."""
        running = (one for one in self.list() if one.is_autosave and not one.is_over)
        return next((one for one in running if one.problem is None), None)

    def rename(self, entry: SaveEntry, title: str) -> SaveEntry:
        """Give a save another title; an autosave becomes a named save by it.

        Raises:
            StorageError: the title is empty or taken, the save is not sound, or it could not be written. The
                save then keeps its title.
        """
        cleaned = clean_title(title)
        save = self._read(entry.path)
        path = self._folders.saves / file_name(cleaned)
        if path == entry.path:
            return entry
        if path.exists():
            raise StorageError(Reason(Message.TITLE_TAKEN, {"title": cleaned}))
        renamed = self._write(path, save.model_copy(update={"title": cleaned}))
        try:
            entry.path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(write_problem(error)) from error
        return renamed

    def delete(self, entry: SaveEntry) -> Trashed:
        """Move a save to the trash folder, from where `restore` brings it back.

        Raises:
            StorageError: the file has gone or cannot be moved.
        """
        return self._put_away(entry.path)

    def restore(self, trashed: Trashed) -> SaveEntry:
        """Bring a deleted save back to its place.

        Raises:
            StorageError: another save has taken its title since, or the file has gone or cannot be moved.
        """
        with self._lock:
            path = bring_back(trashed, Message.SAVE_GONE, Message.TITLE_TAKEN)
        return self._entry(path)

    def delete_autosave(self, game: str) -> Trashed | None:
        """Put away a game's autosave, when its match is over; None where there was none.

        Raises:
            StorageError: the file cannot be moved.
        """
        path = self._autosave_path(game)
        return self._put_away(path) if path.exists() else None

    def _autosave_path(self, game: str) -> Path:
        return self._folders.saves / f"{_AUTOSAVE}{game}.json"

    def _write(self, path: Path, save: SaveFile) -> SaveEntry:
        self._folders.require_writable()
        content = pack(save)
        with self._lock:
            try:
                self._spare_what_is_no_save(path)
                write_whole(path, content)
            except OSError as error:
                raise StorageError(write_problem(error)) from error
            self._sound.add(path)
        return self._entry_of(path, save)

    def _spare_what_is_no_save(self, path: Path) -> None:
        if path in self._sound or not path.exists():
            return
        try:
            read_save(path)
        except StorageError:
            keep_aside(path)

    def _read(self, path: Path) -> SaveFile:
        save = read_save(path)
        problem = self._other_game(save)
        if problem is not None:
            raise StorageError(problem)
        return save

    def _other_game(self, save: SaveFile) -> Reason | None:
        if self._games is None or save.head.game in self._games:
            return None
        return Reason(Message.SAVE_OTHER_GAME, {"game": save.head.game})

    def _put_away(self, path: Path) -> Trashed:
        self._folders.require_writable()
        with self._lock:
            trashed = put_away(path, self._folders.trash, Message.SAVE_GONE)
            self._sound.discard(path)
        return trashed

    def _entry(self, path: Path) -> SaveEntry:
        try:
            return self._entry_of(path, read_save(path))
        except StorageError as error:
            is_autosave = path.name.startswith(_AUTOSAVE)
            return SaveEntry(path, path.stem, _changed(path), is_autosave, problem=error.reason)

    def _entry_of(self, path: Path, save: SaveFile) -> SaveEntry:
        return SaveEntry(
            path,
            save.title or "",
            save.saved,
            save.title is None,
            save.head.game,
            save.head.turn,
            save.head.over,
            save.players,
            save.thumbnail,
            self._other_game(save),
        )

    def list(self) -> tuple[SaveEntry, ...]:
        """List every save, newest first; what cannot be loaded comes last, each with its problem."""
        try:
            files = [path for path in self._folders.saves.iterdir() if path.suffix.lower() == ".json"]
        except OSError:
            return ()
        entries = [self._entry(path) for path in files if path.is_file() and not path.name.startswith(".")]
        return tuple(sorted(entries, key=lambda entry: (entry.problem is None, entry.saved), reverse=True))


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
