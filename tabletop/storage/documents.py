"""Files that may hold anything, read with suspicion; small JSON documents of the config folder, written whole."""

from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import ValidationError

from tabletop.engine.requests import Reason
from tabletop.storage.atomic import keep_aside, write_whole
from tabletop.storage.folders import Folders
from tabletop.storage.models import Stored
from tabletop.storage.problems import Message, StorageError, error_code, write_problem

MAX_DOCUMENT = 1024 * 1024

Shape = TypeVar("Shape", bound=Stored)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[Shape]):
    """Hold what was read, and a problem where defaults stand in for a damaged file."""

    value: Shape
    problem: Reason | None = None


def load_document(path: Path, default: Shape, damaged: Message) -> Loaded[Shape]:
    """Read a document; a damaged one is moved aside and its default stands in.

    Args:
        path: the file; that it is missing is no fault.
        default: the value without a sound file, whose class says what is expected.
        damaged: the message for a file that is not what was expected; its `file` names what is kept.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MAX_DOCUMENT)
        return Loaded(type(default).model_validate_json(content))
    except (FileNotFoundError, NotADirectoryError):
        return Loaded(default)
    except (OSError, ValidationError):
        return Loaded(default, Reason(damaged, {"file": _set_aside(path).name}))


def read_up_to(path: Path, most: int, gone: Message, unreadable: Message, too_large: Reason) -> bytes:
    """Read a file of a player's, which may be anything.

    Args:
        path: the file.
        most: how many bytes it may have.
        gone: the message for a file that is not there.
        unreadable: the message for one that cannot be read; its `code` says why.
        too_large: why a larger one is refused.

    Raises:
        StorageError: the file is gone, unreadable or too large.
    """
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except FileNotFoundError as error:
        raise StorageError(Reason(gone)) from error
    except OSError as error:
        raise StorageError(Reason(unreadable, {"code": error_code(error)})) from error
    if len(content) > most:
        raise StorageError(too_large)
    return content


def save_document(folders: Folders, path: Path, value: Stored) -> None:
    """Write a document whole.

    Raises:
        StorageError: it could not be written; the earlier file is untouched.
    """
    folders.require_writable()
    try:
        write_whole(path, value.model_dump_json(indent=1).encode("utf-8"))
    except OSError as error:
        raise StorageError(write_problem(error)) from error


def _set_aside(path: Path) -> Path:
    try:
        return keep_aside(path)
    except OSError:
        return path
