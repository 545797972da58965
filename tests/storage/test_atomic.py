"""A file is written whole or not at all (case S1)."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop.storage import atomic


def _left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_new_content_replaces_old(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "año.json"
    atomic.write_whole(path, b"first")
    atomic.write_whole(path, b"second")
    assert path.read_bytes() == b"second"
    assert _left(path.parent) == ["año.json"]


def test_full_disk_in_mid_write_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save.json"
    atomic.write_whole(path, b"old and whole")
    write = os.write

    def write_half(handle: int, content: memoryview) -> int:
        if len(content) < 1000:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(handle, content[: len(content) // 2])

    monkeypatch.setattr(os, "write", write_half)
    with pytest.raises(OSError, match="No space left"):
        atomic.write_whole(path, b"x" * 5000)
    assert path.read_bytes() == b"old and whole"
    assert _left(tmp_path) == ["save.json"]


def test_a_write_in_several_pieces_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, content: write(handle, content[:7]))
    atomic.write_whole(tmp_path / "save.json", bytes(range(256)))
    assert (tmp_path / "save.json").read_bytes() == bytes(range(256))


def test_file_held_by_a_scanner_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace = Path.replace
    refused: list[Path] = []

    def held_twice(self: Path, target: Path) -> Path:
        if len(refused) < 2:
            refused.append(target)
            raise PermissionError(errno.EACCES, "held by another program")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", held_twice)
    atomic.write_whole(tmp_path / "save.json", b"new")
    assert (tmp_path / "save.json").read_bytes() == b"new"
    assert len(refused) == 2


def test_file_held_for_good_is_reported_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(self: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, "held by another program")

    atomic.write_whole(tmp_path / "save.json", b"old")
    monkeypatch.setattr(Path, "replace", held)
    with pytest.raises(PermissionError):
        atomic.write_whole(tmp_path / "save.json", b"new")
    assert (tmp_path / "save.json").read_bytes() == b"old"
    assert _left(tmp_path) == ["save.json"]


def test_sweep_removes_only_stale_passing_files(tmp_path: Path) -> None:
    stale, fresh, other = (tmp_path / name for name in (".tabletop-a.tmp", ".tabletop-b.tmp", "notes.tmp"))
    for path in (stale, fresh, other):
        path.write_bytes(b"half")
    two_hours_ago = time.time() - 7200
    for path in (stale, other):
        os.utime(path, (two_hours_ago, two_hours_ago))
    atomic.sweep(tmp_path)
    assert _left(tmp_path) == [".tabletop-b.tmp", "notes.tmp"]


def test_files_kept_aside_never_take_each_others_place(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in (b"one", b"two", b"three"):
        path.write_bytes(content)
        atomic.keep_aside(path)
    assert {kept: (tmp_path / kept).read_bytes() for kept in _left(tmp_path)} == {
        "settings.damaged.json": b"one",
        "settings.damaged~2.json": b"two",
        "settings.damaged~3.json": b"three",
    }


_KILLED_WRITERS = """
import os, random, signal, sys, time
from pathlib import Path
from tabletop.storage.atomic import write_whole
path, kills = Path(sys.argv[1]), int(sys.argv[2])
old, new = b"o" * 60_000, b"n" * 90_000
started = time.monotonic()
for _ in range(5):
    write_whole(path, old)
spell = (time.monotonic() - started) / 5  # a write takes so long on this disk, at this hour
chance = random.Random(5)
seen = set()
for _ in range(kills):
    child = os.fork()
    if child == 0:
        while True:
            write_whole(path, new)
            write_whole(path, old)
    time.sleep(chance.uniform(0.0, 0.002 + 3 * spell))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    content = path.read_bytes()
    assert content in (old, new), f"a torn file of {len(content)} bytes"
    seen.add(content[:1])
print(*sorted(seen))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
def test_two_hundred_writers_killed_at_random_never_tear_the_file(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _KILLED_WRITERS, str(tmp_path / "save.json"), "200"]
    told = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == ["b'n'", "b'o'"], "the kills came before and after writes"
