"""Settings and last set-ups outlive the program; a damaged file costs no more than the choices in it."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop.storage.documents import Loaded
from tabletop.storage.folders import Folders, find_folders
from tabletop.storage.last_setup import LastSetups, Setup, load_last_setups, save_last_setups
from tabletop.storage.models import Player
from tabletop.storage.problems import StorageError
from tabletop.storage.settings import Settings, load_settings, save_settings

CHOSEN = Settings(
    language="es",
    speed="instant",
    sound=False,
    volume=0,
    full_screen=True,
    text_size=200,
    colour_blind=True,
    reduced_motion=True,
    curtain=False,
    reaction_stops="target",
    reaction_pause="click",
)


def test_first_start_has_defaults_and_no_complaint(folders: Folders) -> None:
    assert load_settings(folders) == Loaded(Settings())
    assert Settings() == Settings(
        language=None, speed="normal", sound=True, volume=70, text_size=100, curtain=True
    )


def test_every_choice_comes_back(folders: Folders) -> None:
    save_settings(folders, CHOSEN)
    assert load_settings(folders) == Loaded(CHOSEN)


def test_every_setting_differs_from_its_default_in_the_test_above() -> None:
    assert not [name for name in Settings.model_fields if getattr(CHOSEN, name) == getattr(Settings(), name)]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"language": "es", "spe',
        b"\xff\xfe\x00",
        b"[]",
        b'{"text_size": 250}',
        b'{"volume": "loud"}',
        b'{"speed": "warp"}',
        b'{"sound": 1}',
    ],
)
def test_damaged_settings_start_afresh_and_are_kept_aside(content: bytes, folders: Folders) -> None:
    (folders.config / "settings.json").write_bytes(content)
    loaded = load_settings(folders)
    assert loaded.value == Settings()
    assert loaded.problem == ("storage-settings-damaged", {"file": "settings.damaged.json"})
    assert (folders.config / "settings.damaged.json").read_bytes() == content
    assert load_settings(folders) == Loaded(Settings()), "it is reported once"


def test_settings_of_a_later_version_are_understood(folders: Folders) -> None:
    (folders.config / "settings.json").write_bytes(b'{"language": "en", "smell": "roses"}')
    assert load_settings(folders) == Loaded(Settings(language="en"))


@pytest.mark.parametrize(
    ("choice", "named"),
    [
        ({"text_size": 99}, "text_size"),
        ({"volume": 101}, "volume"),
        ({"colour": "red"}, "'?colour'?.*text_size"),
    ],
)
def test_impossible_choice_is_refused_by_name(choice: dict[str, object], named: str) -> None:
    with pytest.raises(ValueError, match=f"(?s){named}"):
        CHOSEN.changed(**choice)


def test_changed_keeps_the_other_choices() -> None:
    assert CHOSEN.changed(volume=30, curtain=True).model_dump() == CHOSEN.model_dump() | {
        "volume": 30,
        "curtain": True,
    }


def test_full_disk_keeps_the_earlier_settings(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int, content: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    save_settings(folders, CHOSEN)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(StorageError, match="storage-disk-full"):
            save_settings(folders, Settings())
    assert load_settings(folders) == Loaded(CHOSEN)


def test_unwritable_folder_gives_defaults_and_refuses_to_save(tmp_path: Path) -> None:
    (tmp_path / "home").write_bytes(b"a file in the way")
    folders = find_folders({"TABLETOP_HOME": str(tmp_path / "home")})
    assert load_settings(folders) == Loaded(Settings())
    assert load_last_setups(folders) == Loaded(LastSetups())
    attempts: list[Callable[[], object]] = [
        lambda: save_settings(folders, CHOSEN),
        lambda: save_last_setups(folders, LastSetups()),
    ]
    for attempt in attempts:
        with pytest.raises(StorageError, match="storage-folder-unusable"):
            attempt()


def _setup(*names: str) -> Setup:
    players = tuple(Player(name=name, kind="human") for name in names)
    return Setup(players=players, options={"mode": "alliance", "deck": ["año", 3, None]})


def test_each_game_opens_as_it_was_left(folders: Folders) -> None:
    setups = LastSetups().with_setup("la_campana", _setup("Íñigo", "運")).with_setup("aragon", _setup("Ana"))
    save_last_setups(folders, setups)
    loaded = load_last_setups(folders).value
    assert loaded.games["la_campana"] == _setup("Íñigo", "運")
    assert loaded.games["aragon"] == _setup("Ana")
    assert loaded.recent == "aragon"


def test_damaged_setups_start_afresh_and_are_kept_aside(folders: Folders) -> None:
    (folders.config / "last_setup.json").write_bytes(b'{"games": {"la_campana": {"players": []}}}')
    loaded = load_last_setups(folders)
    assert loaded.value == LastSetups()
    assert loaded.problem == ("storage-setup-damaged", {"file": "last_setup.damaged.json"})


def test_names_are_kept_in_one_form() -> None:
    assert Player(name=" Jose\u0301\x00  Nu\u0301n\u0303ez ", kind="human").name == "José Núñez"


@pytest.mark.parametrize("name", ["", " \x00\u200b ", "x" * 41, "\ud800"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        Player(name=name, kind="human")
