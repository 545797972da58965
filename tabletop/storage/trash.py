"""Deleting that can be taken back: a file waits in the trash folder under a name that is free there."""

from dataclasses import dataclass
from pathlib import Path

from tabletop.engine.requests import Reason
from tabletop.storage.atomic import free_name
from tabletop.storage.problems import Message, StorageError, write_problem


@dataclass(frozen=True, slots=True)
class Trashed:
    """Remember a deleted file: where it waits and where it came from."""

    path: Path
    original: Path


def put_away(path: Path, folder: Path, gone: Message) -> Trashed:
    """Move a file to a trash folder, from where `bring_back` brings it back.

    Args:
        path: the file.
        folder: made when missing.
        gone: says that the file is no longer there.

    Raises:
        StorageError: the file has gone or cannot be moved.
    """
    waiting = free_name(folder / path.name)
    _move(path, waiting, gone)
    return Trashed(waiting, path)


def bring_back(trashed: Trashed, gone: Message, taken: Message) -> Path:
    """Bring a deleted file back to its place, and return that.

    Args:
        trashed: what `put_away` returned.
        gone: says that the file is no longer there.
        taken: says that its place is taken; its `title` is the file's name.

    Raises:
        StorageError: another file has taken its place since, or the file has gone or cannot be moved.
    """
    if trashed.original.exists():
        raise StorageError(Reason(taken, {"title": trashed.original.stem}))
    _move(trashed.path, trashed.original, gone)
    return trashed.original


def _move(source: Path, target: Path, gone: Message) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        source.rename(target)
    except FileNotFoundError as error:
        raise StorageError(Reason(gone)) from error
    except OSError as error:
        raise StorageError(write_problem(error)) from error
