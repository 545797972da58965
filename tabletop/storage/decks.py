"""The player's decks: one JSON file each, in the folder `decks/<game>`, beside texts to pass on to friends.

    {"format": 1, "game": "aguila_roja", "name": "Vecinos", "treasury": "arcas-del-pueblo",
     "cards": {"comerciante": 3, "satur": 1}}

Which decks are legal is for the game to say; here a deck is any treasury and any counted cards.
"""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, ValidationError

from tabletop.engine.requests import Reason
from tabletop.storage.atomic import free_name, sweep, write_whole
from tabletop.storage.documents import read_up_to, save_document
from tabletop.storage.folders import Folders
from tabletop.storage.models import Slug, Stored
from tabletop.storage.problems import Message, StorageError, write_problem
from tabletop.storage.titles import clean_title, file_name, slug
from tabletop.storage.trash import Trashed, bring_back, put_away

MAX_NAME = 40
MAX_FILE = 64 * 1024
FORMAT = 1
_TEXT = ".txt"

Card = Annotated[str, StringConstraints(min_length=1, max_length=60)]


class DeckFile(Stored):
    """Hold one deck as it stands in its file."""

    format: Literal[1] = 1
    game: Slug
    name: str = Field(min_length=1, max_length=MAX_NAME)
    treasury: Card
    cards: dict[Card, Annotated[int, Field(ge=1)]] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """Describe one line in the list of decks.

    Attributes:
        path: the file.
        name: what the deck is called; of a damaged file its file name.
        deck: `{"treasury": slug, "cards": {slug: copies}}`; None where the file cannot be read.
        problem: why it cannot be read, or None. Such a file is shown and kept.
    """

    path: Path
    name: str
    deck: Mapping[str, Any] | None = None
    problem: Reason | None = None


class Decks:
    """Keep, list and put away the decks of one user.

    Every write replaces a file whole. What is no sound deck is reported and never deleted or overwritten.

    Args:
        folders: where this user's files lie.
    """

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._trashed: set[Path] = set()
        if folders.writable:
            for folder in (folders.data / "decks").glob("*"):
                sweep(folder)

    def list(self, game: str) -> tuple[DeckEntry, ...]:
        """List the decks for a game by name; what cannot be read comes last, each with its problem."""
        try:
            files = [path for path in self.folder(game).iterdir() if path.suffix.lower() == ".json"]
        except OSError:
            return ()
        entries = [_entry(path) for path in files if path.is_file() and path.name[:1] != "."]
        return tuple(
            sorted(entries, key=lambda one: (one.problem is not None, one.name.casefold(), one.path))
        )

    def create(self, game: str, name: str, deck: Mapping[str, Any]) -> DeckEntry:
        """Keep a new deck; where its name is taken, it is called *name 2*, *name 3* and so on.

        Args:
            game: the game's slug.
            name: any text; what is invisible in it is dropped, and all beyond 40 letters.
            deck: `{"treasury": slug, "cards": {slug: copies}}`.

        Raises:
            StorageError: the name is empty, or the file could not be written.
            ValueError: the deck is of another shape.
        """
        wanted = _clean(name)
        chosen, number = wanted, 1
        while self._path(game, chosen).exists():
            number += 1
            chosen = f"{wanted[: MAX_NAME - len(str(number)) - 1].rstrip()} {number}"
        return self._write(self._path(game, chosen), _file(game, chosen, deck))

    def change(self, entry: DeckEntry, deck: Mapping[str, Any]) -> DeckEntry:
        """Give a deck other cards.

        Raises:
            StorageError: the file is no sound deck any more, or could not be written; it is untouched.
            ValueError: the deck is of another shape.
        """
        before = _read(entry.path)
        return self._write(entry.path, _file(before.game, before.name, deck))

    def rename(self, entry: DeckEntry, name: str) -> DeckEntry:
        """Give a deck another name.

        Raises:
            StorageError: the name is empty or taken, the deck is not sound, or it could not be written. The deck
                then keeps its name.
        """
        cleaned, before = _clean(name), _read(entry.path)
        path = self._path(before.game, cleaned)
        if path == entry.path:
            return entry
        if path.exists():
            raise StorageError(Reason(Message.DECK_NAME_TAKEN, {"title": cleaned}))
        renamed = self._write(path, before.model_copy(update={"name": cleaned}))
        try:
            entry.path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(write_problem(error)) from error
        return renamed

    def delete(self, entry: DeckEntry) -> Trashed:
        """Keep a deck aside until `close`; until then `restore` brings it back.

        Raises:
            StorageError: the file has gone or cannot be moved.
        """
        self._folders.require_writable()
        trashed = put_away(entry.path, self._folders.trash / "decks", Message.DECK_GONE)
        self._trashed.add(trashed.path)
        return trashed

    def restore(self, trashed: Trashed) -> DeckEntry:
        """Bring a deleted deck back to its place.

        Raises:
            StorageError: another deck has taken its name since, or the file has gone or cannot be moved.
        """
        path = bring_back(trashed, Message.DECK_GONE, Message.DECK_NAME_TAKEN)
        self._trashed.discard(trashed.path)
        return _entry(path)

    def close(self) -> None:
        """Let go of the decks that were deleted since the start."""
        for path in self._trashed:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
        self._trashed.clear()

    # -- as texts

    def folder(self, game: str) -> Path:
        """Return where the decks for a game lie, and the texts that can be taken in."""
        return self._folders.data / "decks" / game

    def write_text(self, game: str, name: str, text: str) -> Path:
        """Write a deck's text beside the decks, under a name of its own; return the file.

        Raises:
            StorageError: it could not be written.
        """
        self._folders.require_writable()
        # With a word of ours no name is one of those that Windows keeps for devices.
        stem = "-".join(filter(None, ("deck", slug(name))))
        path = free_name(self.folder(game) / f"{stem}{_TEXT}")
        try:
            write_whole(path, text.encode("utf-8"))
        except OSError as error:
            raise StorageError(write_problem(error)) from error
        return path

    def texts(self, game: str) -> tuple[Path, ...]:
        """List the texts beside the decks for a game, the newest first."""
        try:
            found = [path for path in self.folder(game).iterdir() if path.suffix.lower() == _TEXT]
            return tuple(sorted(found, key=lambda path: (-path.stat().st_mtime, path.name)))
        except OSError:
            return ()

    def read_text(self, path: Path) -> str:
        """Read a text.

        Raises:
            StorageError: it has gone, cannot be read, or is no text of a deck's length.
        """
        try:
            return _bytes(path).decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise StorageError(Reason(Message.DECK_DAMAGED)) from error

    # -- inside

    def _path(self, game: str, name: str) -> Path:
        return self.folder(game) / file_name(name, "deck")

    def _write(self, path: Path, file: DeckFile) -> DeckEntry:
        save_document(self._folders, path, file)
        return _entry_of(path, file)


def _clean(name: str) -> str:
    return clean_title(name, Message.DECK_NAME_EMPTY)[:MAX_NAME].rstrip()


def _file(game: str, name: str, deck: Mapping[str, Any]) -> DeckFile:
    return DeckFile(game=game, name=name, treasury=deck["treasury"], cards=dict(deck["cards"]))


def _entry(path: Path) -> DeckEntry:
    try:
        return _entry_of(path, _read(path))
    except StorageError as error:
        return DeckEntry(path, path.stem, problem=error.reason)


def _entry_of(path: Path, file: DeckFile) -> DeckEntry:
    return DeckEntry(path, file.name, {"treasury": file.treasury, "cards": dict(file.cards)})


def _bytes(path: Path) -> bytes:
    too_large = Reason(Message.DECK_DAMAGED)
    return read_up_to(path, MAX_FILE, Message.DECK_GONE, Message.DECK_UNREADABLE, too_large)


def _read(path: Path) -> DeckFile:
    try:
        file = DeckFile.model_validate_json(_bytes(path))
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        if first["loc"] == ("format",) and isinstance(first["input"], int) and first["input"] > FORMAT:
            found = Reason(Message.DECK_NEWER, {"format": first["input"], "known": FORMAT})
        elif not first["loc"]:
            found = Reason(Message.DECK_DAMAGED)
        else:
            found = Reason(Message.DECK_FIELD, {"field": ".".join(str(step) for step in first["loc"])})
        raise StorageError(found) from error
    if file.game != path.parent.name:
        raise StorageError(Reason(Message.DECK_FIELD, {"field": "game"}))
    return file
