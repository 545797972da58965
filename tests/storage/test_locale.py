"""Text survives a system whose own encoding knows no accents, in a folder full of them (cases D1, P5)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

_ROUND_TRIP = """
import logging, sys
from datetime import datetime, UTC
from tabletop import resources
from tabletop.storage.folders import find_folders
from tabletop.storage.last_setup import LastSetups, Setup, load_last_setups, save_last_setups
from tabletop.storage.logfile import start_logging
from tabletop.storage.models import Player
from tabletop.storage.save_file import Label
from tabletop.storage.saves import Saves
from tabletop.storage.settings import Settings, load_settings, save_settings

assert sys.flags.utf8_mode == 0
folders = find_folders()
assert folders.problem is None, folders.problem
start_logging(folders)
name = "I\\u00f1igo \\u904b"
player = Player(name=name, kind="human")
record = {"head": {"game": "la_campana", "seats": 1, "options": {"a\\u00f1o": name}}, "body": "x"}
saves = Saves(folders)
saves.save(name, record, Label(saved=datetime.now(UTC), players=(player,)))
[entry] = saves.list()
assert (entry.title, entry.players, saves.load(entry)) == (name, (player,), record)
assert saves.restore(saves.delete(entry)) == entry
save_settings(folders, Settings(language="es"))
assert load_settings(folders).value.language == "es"
save_last_setups(folders, LastSetups().with_setup("la_campana", Setup(players=(player,))))
assert load_last_setups(folders).value.games["la_campana"].players == (player,)
logging.getLogger("tabletop").info(name)
assert name in (folders.log / "tabletop.log").read_text(encoding="utf-8")
(folders.saves / "x.json").write_bytes(b"half a")
assert len(saves.list()) == 2
print("whole", ascii(find_folders({"TABLETOP_HOME": str(folders.saves / "x.json")}).problem.args["folder"]))
"""


@pytest.mark.parametrize("locale", ["C", "POSIX"])
def test_everything_round_trips_without_a_utf_8_locale(locale: str, tmp_path: Path) -> None:
    home = tmp_path / "José Núñez 運"
    environ = os.environ | {
        "TABLETOP_HOME": str(home),
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "LC_ALL": locale,
        "LANG": locale,
    }
    # A file opened in the system's encoding would work here by luck and fail elsewhere: make it an error.
    command = [
        sys.executable,
        "-X",
        "warn_default_encoding",
        "-W",
        "error::EncodingWarning",
        "-c",
        _ROUND_TRIP,
    ]
    ended = subprocess.run(command, env=environ, check=False, capture_output=True, encoding="ascii")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.split()[0] == "whole"
    assert r"Jos\xe9 N\xfa\xf1ez \u904b" in ended.stdout, "a folder can be named on any screen"
    assert len(list((home / "data" / "saves").glob("*.json"))) == 2
