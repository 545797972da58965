"""Saves are kept, listed, loaded and put away; nothing is ever lost by it (cases S1, S4, S7, P5)."""

import errno
import json
import os
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tabletop.storage.folders import Folders, find_folders
from tabletop.storage.problems import StorageError
from tabletop.storage.save_file import Label
from tabletop.storage.saves import Saves

MakeRecord = Callable[..., dict[str, Any]]
MakeLabel = Callable[..., Label]

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256))


def _reason(error: pytest.ExceptionInfo[StorageError]) -> str:
    return str(error.value.reason.id)


def test_loaded_record_is_the_saved_one(
    saves: Saves, record: dict[str, Any], label: Label, make_record: MakeRecord
) -> None:
    entry = saves.save("Viernes", record, label)
    assert saves.load(entry) == make_record()


def test_entry_tells_what_the_list_shows(
    saves: Saves, make_record: MakeRecord, make_label: MakeLabel, noon: datetime
) -> None:
    saves.save("Viernes en casa", make_record(turn=9), make_label(thumbnail=PNG))
    [entry] = saves.list()
    assert (entry.title, entry.game, entry.turn, entry.saved) == ("Viernes en casa", "la_campana", 9, noon)
    assert [(player.name, player.kind) for player in entry.players] == [("Íñigo", "human"), ("運", "squire")]
    assert entry.thumbnail == PNG
    assert not entry.is_autosave
    assert entry.problem is None


def test_saving_and_listing_describe_a_save_alike(saves: Saves, record: dict[str, Any], label: Label) -> None:
    assert saves.save("Viernes", record, label) == saves.list()[0]


def test_newest_comes_first_whatever_its_zone(
    saves: Saves, record: dict[str, Any], make_label: MakeLabel
) -> None:
    for hours in (2, 0, 1):
        saves.save(f"{hours} h", record, make_label(timedelta(hours=hours)))
    assert [entry.title for entry in saves.list()] == ["2 h", "1 h", "0 h"]


def test_same_title_replaces_and_says_so_beforehand(
    saves: Saves, label: Label, make_record: MakeRecord
) -> None:
    assert not saves.has("Viernes")
    saves.save("Viernes", make_record(turn=1), label)
    assert saves.has(" Viernes ")
    saves.save("Viernes", make_record(turn=2), label)
    assert [entry.turn for entry in saves.list()] == [2]


def test_each_game_has_one_autosave(saves: Saves, make_record: MakeRecord, make_label: MakeLabel) -> None:
    saves.autosave(make_record(turn=1), make_label())
    saves.autosave(make_record(turn=2), make_label(timedelta(minutes=1)))
    saves.autosave(make_record("aragon", turn=7), make_label(timedelta(minutes=2)))
    assert [(one.game, one.turn, one.is_autosave) for one in saves.list()] == [
        ("aragon", 7, True),
        ("la_campana", 2, True),
    ]


def test_continue_finds_the_newest_match_that_is_not_over(
    saves: Saves, make_record: MakeRecord, make_label: MakeLabel
) -> None:
    assert saves.newest_autosave() is None
    saves.autosave(make_record(), make_label())
    over = make_record("aragon")
    over["head"]["over"] = True
    saves.autosave(over, make_label(timedelta(hours=1)))
    saves.save("later by name", make_record(), make_label(timedelta(hours=2)))
    entry = saves.newest_autosave()
    assert entry is not None
    assert entry.game == "la_campana"


def test_rename_keeps_everything_else(
    saves: Saves, record: dict[str, Any], make_label: MakeLabel, noon: datetime
) -> None:
    entry = saves.save("Before", record, make_label(thumbnail=PNG))
    renamed = saves.rename(entry, "Después")
    assert saves.list() == (renamed,)
    assert (renamed.title, renamed.saved, renamed.thumbnail) == ("Después", noon, PNG)
    assert saves.load(renamed) == record


def test_rename_to_a_taken_title_changes_nothing(saves: Saves, label: Label, make_record: MakeRecord) -> None:
    first = saves.save("First", make_record(turn=1), label)
    saves.save("Second", make_record(turn=2), label)
    with pytest.raises(StorageError) as refused:
        saves.rename(first, "Second")
    assert refused.value.reason == ("storage-title-taken", {"title": "Second"})
    assert {entry.title: entry.turn for entry in saves.list()} == {"First": 1, "Second": 2}


def test_deleted_save_comes_back_whole(
    saves: Saves, folders: Folders, record: dict[str, Any], label: Label
) -> None:
    entry = saves.save("Viernes", record, label)
    trashed = saves.delete(entry)
    assert saves.list() == ()
    assert trashed.path.parent == folders.trash
    assert saves.restore(trashed) == entry
    assert saves.load(entry) == record


def test_trash_keeps_every_save_of_the_same_title(
    saves: Saves, label: Label, make_record: MakeRecord
) -> None:
    first = saves.delete(saves.save("Viernes", make_record(turn=1), label))
    second = saves.delete(saves.save("Viernes", make_record(turn=2), label))
    assert first.path != second.path
    assert saves.restore(first).turn == 1


def test_restore_never_replaces_a_save(saves: Saves, label: Label, make_record: MakeRecord) -> None:
    trashed = saves.delete(saves.save("Viernes", make_record(turn=1), label))
    saves.save("Viernes", make_record(turn=2), label)
    with pytest.raises(StorageError) as refused:
        saves.restore(trashed)
    assert _reason(refused) == "storage-title-taken"
    assert [entry.turn for entry in saves.list()] == [2]
    assert trashed.path.exists()


def test_finished_match_loses_its_autosave(saves: Saves, record: dict[str, Any], label: Label) -> None:
    assert saves.delete_autosave("la_campana") is None
    saves.autosave(record, label)
    trashed = saves.delete_autosave("la_campana")
    assert saves.list() == ()
    assert trashed is not None
    assert saves.restore(trashed).is_autosave


def test_save_deleted_by_another_hand_is_reported(saves: Saves, record: dict[str, Any], label: Label) -> None:
    entry = saves.save("Viernes", record, label)
    entry.path.unlink()
    for attempt in (saves.load, saves.delete):
        with pytest.raises(StorageError) as refused:
            attempt(entry)
        assert _reason(refused) == "storage-save-gone"


def test_full_disk_is_reported_and_the_earlier_save_stays(
    saves: Saves, label: Label, monkeypatch: pytest.MonkeyPatch, make_record: MakeRecord
) -> None:
    entry = saves.save("Viernes", make_record(turn=1), label)

    def full(handle: int, content: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        attempts: list[Callable[[], object]] = [
            lambda: saves.save("Viernes", make_record(turn=2), label),
            lambda: saves.autosave(make_record(turn=2), label),
            lambda: saves.rename(entry, "Sábado"),
        ]
        for attempt in attempts:
            with pytest.raises(StorageError) as refused:
                attempt()
            assert refused.value.reason == ("storage-disk-full", {})
    assert saves.list() == (entry,)
    assert saves.load(entry) == make_record(turn=1)


def test_unwritable_folder_refuses_with_its_reason_and_lists_nothing(
    tmp_path: Path, record: dict[str, Any], label: Label
) -> None:
    (tmp_path / "home").write_bytes(b"a file in the way")
    saves = Saves(find_folders({"TABLETOP_HOME": str(tmp_path / "home")}))
    attempts: list[Callable[[], object]] = [
        lambda: saves.autosave(record, label),
        lambda: saves.save("Viernes", record, label),
    ]
    for attempt in attempts:
        with pytest.raises(StorageError) as refused:
            attempt()
        assert _reason(refused) == "storage-folder-unusable"
    assert saves.list() == ()
    assert saves.newest_autosave() is None


@pytest.mark.parametrize(
    "change",
    [
        ("game", "La Campaña", "game"),
        ("seats", 3, "players"),
        ("seats", "2", "seats"),
        ("turn", -1, "turn"),
        ("options", {"weight": float("nan")}, "JSON"),
    ],
)
def test_what_is_no_record_is_refused_before_a_file_is_touched(
    saves: Saves, folders: Folders, record: dict[str, Any], label: Label, change: tuple[str, object, str]
) -> None:
    part, value, named = change
    record["head"][part] = value
    with pytest.raises(ValueError, match=named):
        saves.save("Viernes", record, label)
    assert list(folders.saves.iterdir()) == []


def test_label_without_a_time_zone_is_refused(label: Label, noon: datetime) -> None:
    with pytest.raises(ValueError, match="timezone"):
        Label(saved=noon.replace(tzinfo=None), players=label.players)


def test_thumbnail_that_is_no_png_is_refused(make_label: MakeLabel) -> None:
    with pytest.raises(ValueError, match="PNG"):
        make_label(thumbnail=b"GIF89a")


def test_other_files_in_the_folder_are_left_alone(saves: Saves, folders: Folders) -> None:
    for name in ("notes.txt", ".hidden.json", ".tabletop-x.tmp"):
        (folders.saves / name).write_bytes(b"mine")
    (folders.saves / "folder.json").mkdir()
    assert saves.list() == ()
    assert len(list(folders.saves.iterdir())) == 4


def test_file_is_plain_utf_8_json(
    saves: Saves, record: dict[str, Any], label: Label, make_record: MakeRecord
) -> None:
    entry = saves.save("Íñigo 運", record, label)
    said = json.loads(entry.path.read_bytes().decode("utf-8"))
    assert (said["format"], said["title"], said["head"], said["body"]) == (
        1,
        "Íñigo 運",
        make_record()["head"],
        make_record()["body"],
    )
    assert said["saved"] == "2031-05-09T12:00:00Z"
