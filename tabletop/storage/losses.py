"""Who lost the last match of the same people: in some games they begin the next one."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from pydantic import Field

from tabletop.storage.documents import Loaded, load_document, save_document
from tabletop.storage.folders import Folders
from tabletop.storage.models import MAX_SEATS, Name, Slug, Stored
from tabletop.storage.problems import Message

MOST = 200
"""So many matches of a game are remembered, the latest last; of the same people, only their last one."""


class Loss(Stored):
    """Hold who lost a match.

    Attributes:
        players: all who played it, in the order of the alphabet.
        losers: those who did not win.
    """

    players: tuple[Name, ...] = Field(min_length=1, max_length=MAX_SEATS)
    losers: tuple[Name, ...] = Field(min_length=1, max_length=MAX_SEATS)


class Losses(Stored):
    """Hold the last matches of every game, by its slug."""

    games: dict[Slug, tuple[Loss, ...]] = Field(default_factory=dict)

    def with_result(self, game: str, names: Sequence[str], winners: Iterable[int]) -> "Losses":
        """Give these losses with those of a match that is over; where all have won, the earlier one stands.

        Args:
            game: its slug.
            names: of the players by seat.
            winners: the seats that won.

        Raises:
            ValueError: a name, or the game's, is none that can be kept.
        """
        won = set(winners)
        losers = tuple([name for seat, name in enumerate(names) if seat not in won])
        if not losers:
            return self
        loss = Loss(players=tuple(sorted(names)), losers=losers)
        others = [one for one in self.games.get(game, ()) if one.players != loss.players]
        return Losses(games=self.games | {game: (*others, loss)[-MOST:]})

    def loser(self, game: str, names: Sequence[str]) -> str | None:
        """Return who alone lost the last match of the same people; None if nobody is known to have."""
        players = tuple(sorted(names))
        last = next((one for one in self.games.get(game, ()) if one.players == players), None)
        return last.losers[0] if last is not None and len(last.losers) == 1 else None


def load_losses(folders: Folders) -> Loaded[Losses]:
    """Read the losses; a damaged file is kept aside, reported, and none stand in."""
    return load_document(_path(folders), Losses(), Message.LOSSES_DAMAGED)


def save_losses(folders: Folders, losses: Losses) -> None:
    """Write the losses.

    Raises:
        StorageError: they could not be written; the earlier ones are untouched.
    """
    save_document(folders, _path(folders), losses)


def _path(folders: Folders) -> Path:
    return folders.config / "losses.json"
