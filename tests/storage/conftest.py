"""What the storage tests share: folders under `tmp_path`, and a record in the kernel's form."""

import zlib
from base64 import b85encode
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tabletop.storage.folders import Folders, find_folders
from tabletop.storage.models import Player
from tabletop.storage.save_file import Label
from tabletop.storage.saves import Saves

MakeRecord = Callable[..., dict[str, Any]]
MakeLabel = Callable[..., Label]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Give writable folders of a user whose name has accents and an ideograph (case P5)."""
    return find_folders({"TABLETOP_HOME": str(tmp_path / "José Núñez 運")})


@pytest.fixture
def saves(folders: Folders) -> Saves:
    """Give an empty store."""
    return Saves(folders)


@pytest.fixture
def make_record() -> MakeRecord:
    """Give a builder of two-seat records as `match.record()` shapes them: clear head, packed body."""

    def build(
        game: str = "la_campana", turn: int = 4, body: str = "deal 41, answers 0 3 1"
    ) -> dict[str, Any]:
        head = {
            "kernel": 1,
            "game": game,
            "rules": 3,
            "cards": "0a1b2c3d",
            "seats": 2,
            "options": {"mode": "individual", "battles": 2, "dueño": ["año", None, True, 1.5]},
            "answers": 17,
            "turn": turn,
            "over": False,
        }
        return {"head": head, "body": b85encode(zlib.compress(body.encode())).decode("ascii")}

    return build


@pytest.fixture
def make_label(noon: datetime) -> MakeLabel:
    """Give a builder of labels for a match of two, a person and a bot."""

    def build(later: timedelta = timedelta(), thumbnail: bytes | None = None) -> Label:
        players = (Player(name="Íñigo", kind="human"), Player(name="運", kind="squire"))
        return Label(saved=noon + later, players=players, thumbnail=thumbnail)

    return build


@pytest.fixture
def noon() -> datetime:
    """Give the moment at which sample saves are saved."""
    return datetime(2031, 5, 9, 12, 0, tzinfo=UTC)


@pytest.fixture
def record(make_record: MakeRecord) -> dict[str, Any]:
    """Give one record."""
    return make_record()


@pytest.fixture
def label(make_label: MakeLabel) -> Label:
    """Give one label."""
    return make_label()
