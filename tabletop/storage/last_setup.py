"""The last set-up of each game, so that *New game* opens as it was left."""

from pathlib import Path

from pydantic import Field

from tabletop.storage.documents import Loaded, load_document, save_document
from tabletop.storage.folders import Folders
from tabletop.storage.models import MAX_SEATS, Options, Player, Slug, Stored
from tabletop.storage.problems import Message


class Setup(Stored):
    """Hold one new-game set-up. A seed is never part of it: the next match has a deal of its own.

    Attributes:
        players: who sits at each seat, in order.
        options: the match's options, plain JSON.
        decks: by what name the deck of each seat is known, where players bring decks.
    """

    players: tuple[Player, ...] = Field(min_length=1, max_length=MAX_SEATS)
    options: Options = Field(default_factory=dict)
    decks: tuple[str, ...] = Field(default=(), max_length=MAX_SEATS)


class LastSetups(Stored):
    """Hold the last set-up of every game, by its slug.

    Attributes:
        games: set-up by game.
        recent: the game that was set up last, or None.
    """

    games: dict[Slug, Setup] = Field(default_factory=dict)
    recent: Slug | None = None

    def with_setup(self, game: str, setup: Setup) -> "LastSetups":
        """Give these set-ups with a game's new one, which is now the most recent.

        Raises:
            ValueError: the game's name is no slug.
        """
        return LastSetups(games=self.games | {game: setup}, recent=game)


def load_last_setups(folders: Folders) -> Loaded[LastSetups]:
    """Read the last set-ups; a damaged file is kept aside, reported, and none stand in."""
    return load_document(_path(folders), LastSetups(), Message.SETUP_DAMAGED)


def save_last_setups(folders: Folders, setups: LastSetups) -> None:
    """Write the last set-ups.

    Raises:
        StorageError: they could not be written; the earlier ones are untouched.
    """
    save_document(folders, _path(folders), setups)


def _path(folders: Folders) -> Path:
    return folders.config / "last_setup.json"
