"""A file that is no sound save is shown with its reason, kept, and runs no code (cases S2, D1)."""

import json
import pickle
import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletop.storage.folders import Folders
from tabletop.storage.problems import StorageError
from tabletop.storage.save_file import MAX_FILE, Label, build, pack
from tabletop.storage.saves import Saves

MakeRecord = Callable[..., dict[str, Any]]
MakeLabel = Callable[..., Label]

Damage = Callable[[bytes], bytes]


@pytest.fixture
def sound(make_record: MakeRecord, make_label: MakeLabel) -> bytes:
    """Give the bytes of a sound save."""
    return pack(build(make_record(), make_label(), "Viernes"))


class _Trap:
    """Run code when it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.mkdir, (Path("the-trap-was-sprung"),)


def _is(content: bytes) -> Damage:
    return lambda _: content


def _with(**changes: object) -> Damage:
    return lambda sound: json.dumps(json.loads(sound) | changes).encode()


def _without(key: str) -> Damage:
    return lambda sound: json.dumps({n: said for n, said in json.loads(sound).items() if n != key}).encode()


def _head(**changes: object) -> Damage:
    return lambda sound: _with(head=json.loads(sound)["head"] | changes)(sound)


DAMAGED: dict[str, tuple[Damage, str]] = {
    "empty": (_is(b""), "storage-save-empty"),
    "blanks": (_is(b" \r\n\t"), "storage-save-empty"),
    "zeros, as after a power cut": (_is(bytes(4096)), "storage-save-empty"),
    "half": (lambda sound: sound[: len(sound) // 2], "storage-save-damaged"),
    "random bytes": (_is(random.Random(3).randbytes(2000)), "storage-save-damaged"),
    "code page": (lambda sound: sound.decode().replace("運", "ñ").encode("cp1252"), "storage-save-damaged"),
    "lone surrogate": (lambda sound: sound.replace(b"Viernes", rb"\ud800"), "storage-save-damaged"),
    "deep nest": (_is(b'{"format":1,"head":' + b"[" * 200_000), "storage-save-damaged"),
    "pickle": (_is(pickle.dumps(_Trap())), "storage-save-damaged"),
    "text": (_is(b"Dear diary"), "storage-save-damaged"),
    "list": (_is(b"[1, 2, 3]"), "storage-save-foreign"),
    "number": (_is(b"12"), "storage-save-foreign"),
    "another program's": (_is(b'{"version": 4, "level": 12}'), "storage-save-foreign"),
    "without body": (_without("body"), "storage-save-foreign"),
    "later format": (_with(format=2, shape="new"), "storage-save-newer"),
    "format in words": (_with(format="1"), "storage-save-field"),
    "without players": (_without("players"), "storage-save-field"),
    "too large": (lambda sound: sound + b" " * MAX_FILE, "storage-save-too-large"),
    "body of another deal": (_with(body="c${Nk"), "storage-save-field"),
    "head of another mode": (_head(options={"mode": "alliance"}), "storage-save-field"),
    "seats of another mode": (_head(seats=4), "storage-save-field"),
    "players of another match": (_with(players=[{"name": "Ana", "kind": "human"}]), "storage-save-field"),
    "game with a path in its name": (_head(game="../../evil"), "storage-save-field"),
    "endless number of seats": (_head(seats=10**30), "storage-save-field"),
    "thumbnail that is no picture": (_with(thumbnail="aGVsbG8="), "storage-save-field"),
    "thumbnail that is no base64": (_with(thumbnail="%%%"), "storage-save-field"),
    "date without a zone": (_with(saved="2031-05-09T12:00:00"), "storage-save-field"),
    "endless name": (_with(players=[{"name": "x" * 1000, "kind": "human"}] * 2), "storage-save-field"),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_damaged_file_is_listed_with_its_reason_and_kept(
    what: str, sound: bytes, saves: Saves, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folders.config)
    damage, reason = DAMAGED[what]
    content = damage(sound)
    path = folders.saves / "my match.json"
    path.write_bytes(content)
    [entry] = saves.list()
    assert (entry.title, entry.problem and entry.problem.id) == ("my match", reason)
    with pytest.raises(StorageError) as refused:
        saves.load(entry)
    assert refused.value.reason == entry.problem
    assert path.read_bytes() == content
    assert not Path("the-trap-was-sprung").exists()


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (_head(game="../../evil"), "head.game"),
        (_with(players=[{"name": "Ana", "kind": "human"}, {"name": "", "kind": "page"}]), "players.1.name"),
        (_with(players=[{"name": "Ana", "kind": "human"}]), "players"),
        (_head(turn=5), "check"),
    ],
)
def test_reason_names_the_field(
    damage: Damage, field: str, sound: bytes, saves: Saves, folders: Folders
) -> None:
    (folders.saves / "x.json").write_bytes(damage(sound))
    assert saves.list()[0].problem == ("storage-save-field", {"field": field})


def test_any_cut_and_any_flipped_byte_is_survived(
    sound: bytes, record: dict[str, Any], saves: Saves, folders: Folders
) -> None:
    """Whatever the damage, loading gives the saved record or a reason, and no other error or record."""
    chance = random.Random(11)
    path = folders.saves / "x.json"
    for _ in range(300):
        broken = bytearray(sound)
        for _ in range(chance.randint(1, 3)):
            broken[chance.randrange(len(broken))] = chance.randrange(256)
        path.write_bytes(broken[: chance.choice([len(broken), chance.randrange(len(broken))])])
        [entry] = saves.list()
        if entry.problem is None:
            assert saves.load(entry) == record


def test_sound_save_of_an_unknown_game_is_shown_as_such(
    folders: Folders, make_record: MakeRecord, make_label: MakeLabel
) -> None:
    entry = Saves(folders).save("Viernes", make_record("mus"), make_label())
    [shown] = Saves(folders, games={"la_campana", "aragon"}).list()
    assert shown.problem == ("storage-save-other-game", {"game": "mus"})
    assert (shown.title, shown.game, shown.path) == ("Viernes", "mus", entry.path)


def test_damaged_ones_come_last(
    saves: Saves, folders: Folders, make_record: MakeRecord, make_label: MakeLabel
) -> None:
    (folders.saves / "broken.json").write_bytes(secrets.token_bytes(64))
    saves.save("Viernes", make_record(), make_label())
    assert [entry.title for entry in saves.list()] == ["Viernes", "broken"]


def test_saving_over_a_damaged_file_keeps_it_aside(
    saves: Saves, folders: Folders, make_record: MakeRecord, make_label: MakeLabel
) -> None:
    entry = saves.save("Viernes", make_record(), make_label())
    entry.path.write_bytes(b"damaged by another program")
    again = Saves(folders)
    again.save("Viernes", make_record(), make_label())
    assert [one.title for one in again.list()][:1] == ["Viernes"]
    [kept] = [path for path in folders.saves.iterdir() if "damaged" in path.name]
    assert kept.read_bytes() == b"damaged by another program"


def test_damaged_file_can_be_put_in_the_trash_and_brought_back(saves: Saves, folders: Folders) -> None:
    path = folders.saves / "broken.json"
    path.write_bytes(b"half a")
    [entry] = saves.list()
    trashed = saves.delete(entry)
    assert saves.list() == ()
    saves.restore(trashed)
    assert path.read_bytes() == b"half a"


def test_file_that_cannot_be_read_is_shown(
    saves: Saves, folders: Folders, monkeypatch: pytest.MonkeyPatch, sound: bytes
) -> None:
    path = folders.saves / "locked.json"
    path.write_bytes(sound)

    def locked(*args: object, **named: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", locked)
    [entry] = saves.list()
    assert entry.problem == ("storage-save-unreadable", {"code": "EACCES"})
