"""What can go wrong with files, as message ids: the `text` room words them for the player."""

import errno
import os
from enum import StrEnum
from pathlib import Path

from tabletop.engine.requests import Reason


class Message(StrEnum):
    """Name every message of this room; `assets/locale/*/storage.ftl` holds one text for each."""

    HOME_UNKNOWN = "storage-home-unknown"
    FOLDER_FORBIDDEN = "storage-folder-forbidden"
    FOLDER_UNUSABLE = "storage-folder-unusable"
    LOG_OFF = "storage-log-off"
    DISK_FULL = "storage-disk-full"
    WRITE_FORBIDDEN = "storage-write-forbidden"
    WRITE_FAILED = "storage-write-failed"
    AUTOSAVE_FAILED = "storage-autosave-failed"
    SAVE_EMPTY = "storage-save-empty"
    SAVE_UNREADABLE = "storage-save-unreadable"
    SAVE_DAMAGED = "storage-save-damaged"
    SAVE_FIELD = "storage-save-field"
    SAVE_FOREIGN = "storage-save-foreign"
    SAVE_NEWER = "storage-save-newer"
    SAVE_TOO_LARGE = "storage-save-too-large"
    SAVE_OTHER_GAME = "storage-save-other-game"
    SAVE_GONE = "storage-save-gone"
    TITLE_EMPTY = "storage-title-empty"
    TITLE_TAKEN = "storage-title-taken"
    DECK_UNREADABLE = "storage-deck-unreadable"
    DECK_DAMAGED = "storage-deck-damaged"
    DECK_FIELD = "storage-deck-field"
    DECK_NEWER = "storage-deck-newer"
    DECK_GONE = "storage-deck-gone"
    DECK_NAME_EMPTY = "storage-deck-name-empty"
    DECK_NAME_TAKEN = "storage-deck-name-taken"
    SETTINGS_DAMAGED = "storage-settings-damaged"
    SETUP_DAMAGED = "storage-setup-damaged"
    LOSSES_DAMAGED = "storage-losses-damaged"


class StorageError(Exception):
    """Stop a wish that files cannot grant; `reason` says why, in a message of this room.

    Its own text is the message id alone: a log tells no folder, the screen may.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason.id))
        self.reason = reason


_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}
_FULL = {errno.ENOSPC, errno.EFBIG, errno.EDQUOT}


def write_problem(error: OSError) -> Reason:
    """Say why a file was not written, from the system's error."""
    if error.errno in _FULL:
        return Reason(Message.DISK_FULL)
    if error.errno in _FORBIDDEN:
        return Reason(Message.WRITE_FORBIDDEN)
    return Reason(Message.WRITE_FAILED, {"code": error_code(error)})


def folder_problem(folder: Path, error: OSError) -> Reason:
    """Say why a folder of ours cannot be used, from the system's error."""
    if error.errno in _FORBIDDEN:
        return Reason(Message.FOLDER_FORBIDDEN, {"folder": shown(folder)})
    return Reason(Message.FOLDER_UNUSABLE, {"folder": shown(folder), "code": error_code(error)})


def error_code(error: OSError) -> str:
    """Name a system error by its short code (`ENOTDIR`), which is the same in every language."""
    return errno.errorcode.get(error.errno or 0, "EIO")


def shown(path: Path) -> str:
    """Write a path so that it can be printed, drawn and encoded under any locale.

    Under a C locale Python keeps the bytes of an accented name as lone surrogates, which no encoder accepts.
    """
    return os.fsencode(path).decode("utf-8", "replace")
