"""Where a user's files lie, and what happens where they cannot (cases S7, P5)."""

import errno
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tabletop.storage.folders import find_folders


def test_home_variable_moves_every_folder(tmp_path: Path) -> None:
    folders = find_folders({"TABLETOP_HOME": str(tmp_path / "home")})
    assert folders.data == tmp_path / "home" / "data"
    assert folders.config == tmp_path / "home" / "config"
    assert folders.log == tmp_path / "home" / "log"
    assert folders.writable
    assert folders.saves.is_dir()


def test_relative_home_is_taken_from_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_folders({"TABLETOP_HOME": "here"}).data == tmp_path / "here" / "data"


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own places")
def test_without_the_variable_the_system_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, place in (("DATA", "share"), ("CONFIG", "config"), ("STATE", "state")):
        monkeypatch.setenv(f"XDG_{variable}_HOME", str(tmp_path / place))
    monkeypatch.delenv("TABLETOP_HOME", raising=False)
    folders = find_folders()
    assert folders.data == tmp_path / "share" / "tabletop"
    assert folders.config == tmp_path / "config" / "tabletop"
    assert folders.log.is_relative_to(tmp_path / "state" / "tabletop")


def test_read_only_folder_turns_saving_off_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **named: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    folders = find_folders({"TABLETOP_HOME": str(tmp_path)})
    assert not folders.writable
    assert folders.problem == ("storage-folder-forbidden", {"folder": str(tmp_path / "data")})


def test_file_in_the_way_turns_saving_off_with_a_reason(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder", encoding="utf-8")
    folders = find_folders({"TABLETOP_HOME": str(tmp_path / "home")})
    assert folders.problem is not None
    assert folders.problem.id == "storage-folder-unusable"
    assert folders.problem.args["folder"] == str(tmp_path / "home" / "data")
    assert (tmp_path / "home").read_text(encoding="utf-8") == "not a folder"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no user without a profile")
def test_missing_home_turns_saving_off_and_litters_nowhere(tmp_path: Path) -> None:
    """A user unknown to the system and without HOME: "~" must not become a folder's name."""
    ask = (
        "import pwd; pwd.getpwuid = lambda uid: (_ for _ in ()).throw(KeyError(uid))\n"
        "from tabletop.storage.folders import find_folders\n"
        "print(find_folders().problem.id)"
    )
    bare = {name: value for name, value in os.environ.items() if name != "HOME" and "XDG" not in name}
    bare.pop("TABLETOP_HOME", None)
    command = [sys.executable, "-c", ask]
    told = subprocess.run(command, cwd=tmp_path, env=bare, check=True, capture_output=True, encoding="utf-8")
    assert told.stdout.strip() == "storage-home-unknown"
    assert list(tmp_path.iterdir()) == []
