"""The shipped folders are found from a checkout, an installed wheel and the frozen program."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tabletop import resources

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", resources.SHIPPED)
def test_checkout_finds_the_folders_beside_the_package(name: str) -> None:
    assert resources.shipped(name) == CHECKOUT / name


def test_short_names_give_their_folders() -> None:
    assert resources.assets() == CHECKOUT / "assets"
    assert resources.cards() == CHECKOUT / "cards"
    assert resources.saves() == CHECKOUT / "saves"


def test_installed_wheel_finds_the_folders_inside_the_package(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=CHECKOUT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    site = tmp_path / "site-packages"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    # A namesake from another distribution must not be taken for ours.
    (site / "assets").mkdir()
    ask = "from tabletop.resources import *; print(assets(), cards(), saves(), sep='\\n')"
    told = subprocess.run(
        [sys.executable, "-S", "-c", ask],
        cwd=tmp_path,
        env={"PYTHONPATH": str(site), "PYTHONUTF8": "1"},
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    inside = site.resolve() / "tabletop" / "_shipped"
    assert told.stdout.splitlines() == [str(inside / name) for name in ("assets", "cards", "saves")]
    for carried in ("saves/README.md", "assets/locale/es/storage.ftl", "cards/la_campana/cards.json"):
        assert (inside / carried).read_bytes() == (CHECKOUT / carried).read_bytes()


@pytest.mark.parametrize("name", resources.SHIPPED)
def test_frozen_program_finds_the_folders_where_it_was_unpacked(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked = tmp_path / "José Núñez 運" / "_internal"
    (unpacked / "tabletop" / "_shipped" / name).mkdir(parents=True)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(unpacked), raising=False)
    assert resources.shipped(name) == unpacked / "tabletop" / "_shipped" / name


def test_unknown_folder_is_named_with_what_was_expected() -> None:
    with pytest.raises(ValueError, match=r"'decks'.*assets, cards, saves"):
        resources.shipped("decks")


def test_missing_folder_is_named_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(FileNotFoundError, match="'cards' is missing"):
        resources.cards()
