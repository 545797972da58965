"""Autosaves are written behind the player's back: newest first, nothing lost, failures told once."""

import errno
import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabletop.storage.autosave import AutosaveWriter
from tabletop.storage.folders import Folders
from tabletop.storage.save_file import Label
from tabletop.storage.saves import Saves

MakeRecord = Callable[..., dict[str, Any]]


@pytest.fixture
def writer(saves: Saves) -> Iterator[AutosaveWriter]:
    """Give a writer that is closed after the test."""
    writer = AutosaveWriter(saves)
    yield writer
    writer.close()


class SlowDisk:
    """Hold every write until `gate` opens, and count them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate = threading.Event()
        self.begun = threading.Event()
        self.writes = 0
        self._fsync = os.fsync
        monkeypatch.setattr(os, "fsync", self._wait)

    def _wait(self, handle: int) -> None:
        self.writes += 1
        self.begun.set()
        self.gate.wait(5)
        self._fsync(handle)


def _turns(saves: Saves) -> dict[str | None, int]:
    return {entry.game: entry.turn for entry in saves.list()}


def test_submitting_never_waits_for_the_disk(
    writer: AutosaveWriter, make_record: MakeRecord, label: Label, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch)
    writer.submit(make_record(turn=1), label)
    assert disk.begun.wait(5)
    start = time.perf_counter()
    for turn in range(2, 102):
        writer.submit(make_record(turn=turn), label)
    assert time.perf_counter() - start < 0.5
    assert not writer.flush(timeout_s=0.05), "the disk is still busy"
    disk.gate.set()
    assert writer.flush()


def test_newest_record_of_each_game_wins_and_the_others_are_never_written(
    writer: AutosaveWriter,
    saves: Saves,
    make_record: MakeRecord,
    label: Label,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    disk = SlowDisk(monkeypatch)
    writer.submit(make_record(turn=1), label)
    assert disk.begun.wait(5)
    writer.submit(make_record("aragon", turn=50), label)
    for turn in range(2, 52):
        writer.submit(make_record(turn=turn), label)
    disk.gate.set()
    assert writer.flush()
    assert _turns(saves) == {"la_campana": 51, "aragon": 50}
    # Each write is one for the file and one for its folder.
    assert disk.writes == 2 * 3


def test_close_writes_what_still_waits(saves: Saves, make_record: MakeRecord, label: Label) -> None:
    writer = AutosaveWriter(saves)
    writer.submit(make_record(turn=8), label)
    assert writer.close()
    assert _turns(saves) == {"la_campana": 8}
    assert writer.close(), "closing twice is no fault"
    with pytest.raises(RuntimeError, match="closed"):
        writer.submit(make_record(turn=9), label)


def test_failure_is_told_once_until_writing_works_again(
    writer: AutosaveWriter, make_record: MakeRecord, label: Label, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, content: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    def submit(turn: int) -> None:
        writer.submit(make_record(turn=turn), label)
        assert writer.flush()

    submit(1)
    assert writer.take_problem() is None
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        submit(2)
        assert writer.take_problem() == ("storage-disk-full", {})
        submit(3)
        assert writer.take_problem() is None, "it is known already"
    submit(4)
    monkeypatch.setattr(os, "write", full)
    submit(5)
    assert writer.take_problem() == ("storage-disk-full", {})


def test_worker_outlives_a_record_that_is_none(
    writer: AutosaveWriter, saves: Saves, make_record: MakeRecord, label: Label
) -> None:
    broken = make_record()
    broken["head"]["seats"] = 99
    writer.submit(broken, label)
    assert writer.flush()
    assert writer.take_problem() == ("storage-autosave-failed", {})
    writer.submit(make_record(turn=6), label)
    assert writer.flush()
    assert _turns(saves) == {"la_campana": 6}


def test_finished_match_is_not_written_again(
    writer: AutosaveWriter, saves: Saves, folders: Folders, make_record: MakeRecord, label: Label
) -> None:
    writer.submit(make_record("aragon"), label)
    for turn in range(20):
        writer.submit(make_record(turn=turn), label)
    writer.finish("la_campana")
    assert writer.flush()
    assert [entry.game for entry in saves.list()] == ["aragon"]
    assert not list(folders.saves.glob("*.tmp"))
