"""The log helps to find a fault and betrays nobody (cases H9, P4, S7)."""

import importlib
import logging
import os
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.engine.requests import Reason
from tabletop.storage.folders import Folders, find_folders
from tabletop.storage.logfile import discreet, start_logging, stop_logging
from tabletop.storage.problems import StorageError


@pytest.fixture(autouse=True)
def _logging_as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    hooks = sys.excepthook, threading.excepthook
    yield
    stop_logging()
    sys.excepthook, threading.excepthook = hooks
    root.setLevel(level)
    root.handlers[:] = handlers


def _written(folders: Folders) -> str:
    return (folders.log / "tabletop.log").read_text(encoding="utf-8")


def test_records_reach_the_file_in_utf_8(folders: Folders) -> None:
    assert start_logging(folders) is None
    logging.getLogger("tabletop.ui").info("idioma: español 運")
    logging.getLogger("tabletop.ui").debug("too fine")
    assert "INFO" in _written(folders)
    assert "tabletop.ui: idioma: español 運" in _written(folders)
    assert "too fine" not in _written(folders)


def test_exceptions_and_warnings_reach_the_file_from_any_thread(folders: Folders) -> None:
    start_logging(folders)
    thread = threading.Thread(target=lambda: 1 // 0, name="bot")
    thread.start()
    thread.join()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("an old font", stacklevel=1)
    written = _written(folders)
    assert "ZeroDivisionError: integer division or modulo by zero" in written
    assert "an old font" in written


@pytest.mark.skipif(os.name == "nt", reason="the paths of the example are POSIX")
def test_log_names_no_folder_of_the_user(folders: Folders, tmp_path: Path) -> None:
    start_logging(folders)
    log = logging.getLogger("tabletop")
    log.info("theme read from %s", folders.config / "my theme.json")
    try:
        (folders.saves / "missing.json").read_bytes()
    except OSError:
        log.exception("no save")
    written = _written(folders)
    assert str(tmp_path) not in written
    assert "José" not in written
    assert "my theme.json" in written
    assert "FileNotFoundError: " in written
    assert "in test_log_names_no_folder_of_the_user" in written


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("no theme at /home/ana/games/theme.json", "no theme at …/theme.json"),
        (r"no theme at C:\Users\José Núñez\theme.json", "no theme at …/theme.json"),
        ("match begins, seed=918273", "match begins, seed=…"),
        ("seed: 918273 seats: 2", "seed: … seats: 2"),
        ('{"seed": 918273}', '{"seed": …}'),
        ("frame 3/4 took 17 ms", "frame 3/4 took 17 ms"),
    ],
)
def test_lines_lose_paths_and_seeds(said: str, written: str) -> None:
    assert discreet(said) == written


SECRETS = ["potion-7", "918273", "Urraca", "gonzalo", "dragon"]


class _Hand:
    def __repr__(self) -> str:
        return "<Hand potion-7 gonzalo>"


def _raise(error: Exception) -> None:
    raise error


@pytest.mark.parametrize(
    "error",
    [
        KeyError("potion-7"),
        ValueError("can't find 'Urraca' among ['gonzalo', 'dragon']"),
        ValueError("potion-7 is not in the hand of 918273"),
        TypeError(f"{_Hand()} is not a card"),
        RuntimeError('the deck begins ("gonzalo", "dragon")'),
        RuntimeError("a table:\nUrraca | dragon | gonzalo"),
        AssertionError({"hand": ["Urraca"], "seed": 918273}),
    ],
    ids=lambda error: type(error).__name__,
)
def test_exceptions_keep_hands_and_seeds_to_themselves(error: Exception, folders: Folders) -> None:
    start_logging(folders)
    for raised in (error, StorageError(Reason("storage-disk-full"))):
        try:
            _raise(raised)
        except Exception:
            logging.getLogger("tabletop").exception("a move failed")
    written = _written(folders)
    assert [secret for secret in SECRETS if secret in written] == []
    assert type(error).__name__ in written
    assert "in _raise" in written
    assert "StorageError: storage-disk-full" in written


def test_exceptions_of_the_rules_keep_their_words_to_themselves(folders: Folders) -> None:
    from tabletop.engine.requests import IllegalAnswer

    start_logging(folders)
    try:
        raise IllegalAnswer(Reason("reason-not-yours", {"card": "dragon"}))
    except IllegalAnswer:
        logging.getLogger("tabletop").exception("refused")
    assert "IllegalAnswer" in _written(folders)
    assert "dragon" not in _written(folders)


def test_missing_module_is_named(folders: Folders) -> None:
    start_logging(folders)
    try:
        importlib.import_module("tabletop.no_such_room")
    except ImportError:
        logging.getLogger("tabletop").exception("failed")
    assert "ModuleNotFoundError: No module named 'tabletop.no_such_room'" in _written(folders)


def test_cause_is_told_too(folders: Folders) -> None:
    start_logging(folders)
    try:
        try:
            _raise(LookupError("first"))
        except LookupError as cause:
            raise OSError("second") from cause
    except OSError:
        logging.getLogger("tabletop").exception("failed")
    written = _written(folders)
    assert (
        written.index("LookupError: first") < written.index("which led to") < written.index("OSError: second")
    )


def test_log_is_rotated(folders: Folders) -> None:
    start_logging(folders)
    for _ in range(1200):
        logging.getLogger("tabletop").info("x" * 1000)
    sizes = {path.name: path.stat().st_size for path in folders.log.iterdir()}
    assert set(sizes) == {"tabletop.log", "tabletop.log.1", "tabletop.log.2"}
    assert max(sizes.values()) <= 512 * 1024


def test_second_start_replaces_the_first(folders: Folders) -> None:
    start_logging(folders)
    start_logging(folders)
    logging.getLogger("tabletop").info("once")
    assert _written(folders).count("once") == 1


def test_unwritable_log_folder_is_reported_and_logging_stays_harmless(tmp_path: Path) -> None:
    (tmp_path / "home").write_bytes(b"a file in the way")
    folders = find_folders({"TABLETOP_HOME": str(tmp_path / "home")})
    assert start_logging(folders) == ("storage-log-off", {})
    logging.getLogger("tabletop").error("nobody hears this")
    assert (tmp_path / "home").read_bytes() == b"a file in the way"


_WINDOWED = """
import sys, threading, warnings
sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = None
import logging
from tabletop.storage.folders import find_folders
from tabletop.storage.logfile import start_logging
start_logging(find_folders())
print("to nobody")
sys.stdout.write("to nobody either")
sys.stderr.write("nor this")
warnings.warn("a warning")
logging.getLogger("tabletop").info("%d", "a malformed record")
thread = threading.Thread(target=lambda: [][0])
thread.start()
thread.join()
logging.getLogger("tabletop").info("still here")
raise LookupError("the end")
"""


def test_windowed_program_without_streams_logs_and_lives(tmp_path: Path) -> None:
    environ = os.environ | {"TABLETOP_HOME": str(tmp_path)}
    ended = subprocess.run([sys.executable, "-c", _WINDOWED], env=environ, check=False, capture_output=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, b"", b"")
    written = (tmp_path / "log" / "tabletop.log").read_text(encoding="utf-8")
    for expected in (
        "a warning",
        "IndexError: list index out of range",
        "still here",
        "LookupError: the end",
    ):
        assert expected in written
