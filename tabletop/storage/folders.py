"""The folders of this user: data (saves), config (settings, last set-up) and log."""

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

from tabletop.engine.requests import Reason
from tabletop.storage.problems import Message, StorageError, folder_problem

HOME_VARIABLE = "TABLETOP_HOME"

_NOWHERE = Path(os.path.abspath(os.devnull)) / "nowhere"  # noqa: PTH100 - absolute, never there, never made


@dataclass(frozen=True, slots=True)
class Folders:
    """Hold where this user's files lie and whether they may be written.

    Attributes:
        data: parent of the saves and of their trash.
        config: settings and last set-up.
        log: the log files.
        problem: why nothing can be kept in this session, or None. The program plays on all the same.
    """

    data: Path
    config: Path
    log: Path
    problem: Reason | None = None

    @property
    def writable(self) -> bool:
        """Tell whether saves and settings can be kept in this session."""
        return self.problem is None

    @property
    def saves(self) -> Path:
        """Give the folder of autosaves and named saves."""
        return self.data / "saves"

    @property
    def trash(self) -> Path:
        """Give the folder that deleted saves wait in."""
        return self.data / "trash"

    def require_writable(self) -> None:
        """Do nothing where files can be kept.

        Raises:
            StorageError: saving is off, with the reason found at start-up.
        """
        if self.problem is not None:
            raise StorageError(self.problem)


def find_folders(environ: Mapping[str, str] | None = None) -> Folders:
    """Find this user's folders, make them and try whether they can be written.

    `TABLETOP_HOME` moves all of them under one folder (`data`, `config`, `log`); otherwise they lie where the
    operating system wants them.

    Args:
        environ: the environment variables; those of the process by default.

    Returns:
        The folders. When one of data and config cannot be written, `writable` is False and `problem` says
        why; nothing is raised, since a match needs no file.
    """
    home = (os.environ if environ is None else environ).get(HOME_VARIABLE, "")
    places = _under(home) if home else _of_the_system()
    if places is None:
        return Folders(
            _NOWHERE, _NOWHERE, _NOWHERE, Reason(Message.HOME_UNKNOWN, {"variable": HOME_VARIABLE})
        )
    data, config, log = places
    return Folders(data, config, log, _first_problem(data, data / "saves", config))


def _under(home: str) -> tuple[Path, Path, Path]:
    # Path.expanduser raises for a user without a home; this leaves "~" as it is.
    root = Path(os.path.abspath(os.path.expanduser(home)))  # noqa: PTH100, PTH111
    return root / "data", root / "config", root / "log"


def _of_the_system() -> tuple[Path, Path, Path] | None:
    places = PlatformDirs("tabletop", appauthor=False)
    try:
        found = places.user_data_path, places.user_config_path, places.user_log_path
    except RuntimeError:
        return None
    # Without a home some releases leave "~" as it is: a folder of that name would be made right here.
    return found if all(folder.is_absolute() for folder in found) else None


def _first_problem(*folders: Path) -> Reason | None:
    for folder in folders:
        try:
            make_writable(folder)
        except OSError as error:
            return folder_problem(folder, error)
    return None


def make_writable(folder: Path) -> None:
    """Make a folder and try it with a passing file.

    Raises:
        OSError: the folder cannot be made or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass
