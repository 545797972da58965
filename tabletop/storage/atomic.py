"""Writing a file whole or not at all."""

import contextlib
import os
import tempfile
import time
from pathlib import Path

_PREFIX = ".tabletop-"
_SUFFIX = ".tmp"
_TRIES = 5
_PAUSE_S = 0.02
_STALE_S = 3600.0


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file by new content in one step.

    The content goes to a passing file in the same folder, is forced to the disk and then takes the name.
    Whatever stops this half-way (a full disk, a kill, a power cut) leaves the old file whole, or no file
    where none was.

    Args:
        path: the file; its folder is made when missing.
        content: every byte of the new file.

    Raises:
        OSError: nothing was changed; the passing file is gone.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=_PREFIX, suffix=_SUFFIX)
    passing = Path(name)
    try:
        try:
            _write_all(handle, content)
            os.fsync(handle)
        finally:
            os.close(handle)
        _take_name(passing, path)
    except BaseException:
        with contextlib.suppress(OSError):
            passing.unlink(missing_ok=True)
        raise
    _remember_names(path.parent)


def sweep(folder: Path) -> None:
    """Remove passing files that a killed program left behind; the last hour's may be in use."""
    oldest = time.time() - _STALE_S
    with contextlib.suppress(OSError):
        for left in folder.glob(f"{_PREFIX}*{_SUFFIX}"):
            if left.stat().st_mtime < oldest:
                left.unlink(missing_ok=True)


def free_name(path: Path) -> Path:
    """Find a name beside `path` that nobody bears: the path itself or `name~2.json`, `name~3.json`, …"""
    candidate, number = path, 1
    while candidate.exists() or candidate.is_symlink():
        number += 1
        candidate = path.with_name(f"{path.stem}~{number}{path.suffix}")
    return candidate


def keep_aside(path: Path) -> Path:
    """Move a damaged file out of the way, under a name that says so, and give its new path.

    Raises:
        OSError: it cannot be moved and lies where it lay.
    """
    aside = free_name(path.with_name(f"{path.stem}.damaged{path.suffix}"))
    path.rename(aside)
    return aside


def _write_all(handle: int, content: bytes) -> None:
    left = memoryview(content)
    while left:
        left = left[os.write(handle, left) :]


def _take_name(passing: Path, path: Path) -> None:
    # On Windows a virus scanner or a backup may hold the old file for a moment.
    for tries_left in reversed(range(_TRIES)):
        try:
            passing.replace(path)
        except PermissionError:
            if not tries_left:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


def _remember_names(folder: Path) -> None:
    # A rename outlives a power cut only once the folder has reached the disk. Windows opens no folders.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
