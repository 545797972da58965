"""Deck files: kept whole, listed with what is wrong with them, deleted so that it can be taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.storage.decks import MAX_FILE, MAX_NAME, Decks
from tabletop.storage.folders import Folders, find_folders
from tabletop.storage.problems import Message, StorageError

GAME = "aguila_roja"
DECK: dict[str, Any] = {"treasury": "arcas-del-pueblo", "cards": {"comerciante": 3, "satur": 1}}


@pytest.fixture
def decks(folders: Folders) -> Decks:
    """Give an empty store of decks."""
    return Decks(folders)


def damaged(decks: Decks, name: str, content: str | bytes) -> Path:
    """Put a file among the decks that is none."""
    path = decks.folder(GAME) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def refused(error: pytest.ExceptionInfo[StorageError]) -> str:
    return str(error.value.reason.id)


def test_a_deck_is_kept_and_listed(decks: Decks, folders: Folders) -> None:
    entry = decks.create(GAME, "  Íñigo y los  suyos ", DECK)
    assert entry.name == "Íñigo y los suyos"
    assert Decks(folders).list(GAME) == (entry,)
    assert entry.deck == DECK
    assert entry.path.parent == folders.data / "decks" / GAME
    assert Decks(folders).list("la_campana") == ()


def test_decks_are_listed_by_name(decks: Decks) -> None:
    for name in ("beta", "Alfa", "gamma"):
        decks.create(GAME, name, DECK)
    assert [one.name for one in decks.list(GAME)] == ["Alfa", "beta", "gamma"]


def test_a_taken_name_gets_a_number(decks: Decks) -> None:
    long = "x" * 60
    names = [decks.create(GAME, name, DECK).name for name in ("Villa", "Villa", "Villa", long, long)]
    assert names == ["Villa", "Villa 2", "Villa 3", "x" * MAX_NAME, "x" * (MAX_NAME - 2) + " 2"]
    assert len({one.path for one in decks.list(GAME)}) == 5


@given(st.lists(st.text(max_size=50).filter(lambda name: name.strip()), max_size=8))
def test_no_name_leads_out_of_the_folder_or_to_another_deck(names: list[str]) -> None:
    folder = Decks(find_folders({})).folder(GAME)
    # `create` would write hundreds of files here: the rule that names them is the same.
    from tabletop.storage.titles import file_name

    paths = {folder / file_name(name, "deck") for name in names}
    assert len(paths) == len(set(names))
    assert all(path.parent == folder for path in paths)


def test_an_empty_name_is_refused(decks: Decks) -> None:
    with pytest.raises(StorageError) as error:
        decks.create(GAME, " \t\u200b", DECK)
    assert refused(error) == Message.DECK_NAME_EMPTY


def test_a_deck_is_changed_in_its_file(decks: Decks) -> None:
    entry = decks.create(GAME, "Villa", DECK)
    fewer = {"treasury": "arcas-del-clero", "cards": {}}
    changed = decks.change(entry, fewer)
    assert (changed.path, changed.name, changed.deck) == (entry.path, "Villa", fewer)
    assert decks.list(GAME) == (changed,)


@pytest.mark.parametrize("cards", [{"comerciante": 0}, {"comerciante": "3"}, {"": 1}, {"comerciante": True}])
def test_what_is_no_deck_is_not_written(decks: Decks, cards: dict[str, Any]) -> None:
    entry = decks.create(GAME, "Villa", DECK)
    with pytest.raises(ValueError, match="cards"):
        decks.change(entry, {"treasury": "arcas-del-pueblo", "cards": cards})
    assert decks.list(GAME) == (entry,)


def test_an_over_full_deck_is_kept_as_it_is(decks: Decks) -> None:
    deck = {"treasury": "arcas-del-pueblo", "cards": {"comerciante": 99, "zorro": 2}}
    assert decks.create(GAME, "Villa", deck).deck == deck


def test_a_deck_gets_another_name(decks: Decks) -> None:
    entry = decks.create(GAME, "Villa", DECK)
    renamed = decks.rename(entry, "Corte")
    assert (renamed.name, renamed.deck) == ("Corte", DECK)
    assert decks.list(GAME) == (renamed,)
    assert decks.rename(renamed, "Corte") == renamed


def test_a_taken_name_is_refused(decks: Decks) -> None:
    first, second = decks.create(GAME, "Villa", DECK), decks.create(GAME, "Corte", DECK)
    with pytest.raises(StorageError) as error:
        decks.rename(second, "Villa")
    assert refused(error) == Message.DECK_NAME_TAKEN
    assert decks.list(GAME) == (second, first)


def test_a_deleted_deck_is_brought_back(decks: Decks) -> None:
    entry = decks.create(GAME, "Villa", DECK)
    trashed = decks.delete(entry)
    assert decks.list(GAME) == ()
    assert decks.restore(trashed) == entry
    assert decks.list(GAME) == (entry,)


def test_a_deck_is_not_brought_back_over_another(decks: Decks) -> None:
    trashed = decks.delete(decks.create(GAME, "Villa", DECK))
    other = decks.create(GAME, "Villa", {**DECK, "cards": {}})
    with pytest.raises(StorageError) as error:
        decks.restore(trashed)
    assert refused(error) == Message.DECK_NAME_TAKEN
    assert decks.list(GAME) == (other,)


def test_what_was_deleted_goes_at_the_end(decks: Decks) -> None:
    kept, gone = decks.create(GAME, "Villa", DECK), decks.create(GAME, "Corte", DECK)
    back = decks.delete(kept)
    decks.restore(back)
    trashed = decks.delete(gone)
    decks.close()
    assert decks.list(GAME) == (kept,)
    with pytest.raises(StorageError) as error:
        decks.restore(trashed)
    assert refused(error) == Message.DECK_GONE


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", Message.DECK_DAMAGED),
        ('{"format": 1, "na', Message.DECK_DAMAGED),
        (b"\xff\xfe\x00", Message.DECK_DAMAGED),
        ("[" * 90_000, Message.DECK_DAMAGED),
        (" " * (MAX_FILE + 1), Message.DECK_DAMAGED),
        ("[]", Message.DECK_DAMAGED),
        ('{"format": 7, "game": "aguila_roja"}', Message.DECK_NEWER),
        ('{"game": "aguila_roja", "name": "x"}', Message.DECK_FIELD),
        ('{"game": "la_campana", "name": "x", "treasury": "y"}', Message.DECK_FIELD),
        ('{"game": "aguila_roja", "name": "x", "treasury": "y", "cards": {"a": -1}}', Message.DECK_FIELD),
    ],
)
def test_a_damaged_file_is_shown_and_kept(decks: Decks, content: str | bytes, problem: Message) -> None:
    path = damaged(decks, "half.json", content)
    sound = decks.create(GAME, "Villa", DECK)
    listed = decks.list(GAME)
    assert listed[0] == sound
    assert listed[1].problem is not None
    assert (listed[1].name, listed[1].problem.id, listed[1].deck) == ("half", problem, None)
    before = path.read_bytes()
    with pytest.raises(StorageError):
        decks.rename(listed[1], "Whole")
    with pytest.raises(StorageError):
        decks.change(listed[1], DECK)
    assert path.read_bytes() == before


def test_a_damaged_file_under_a_wanted_name_is_not_overwritten(decks: Decks) -> None:
    path = decks.create(GAME, "Villa", DECK).path
    path.write_text("{")
    entry = decks.create(GAME, "Villa", DECK)
    assert (entry.name, path.read_text()) == ("Villa 2", "{")


def test_a_deck_can_be_deleted_though_it_is_damaged(decks: Decks) -> None:
    damaged(decks, "half.json", "{")
    trashed = decks.delete(decks.list(GAME)[0])
    assert decks.list(GAME) == ()
    assert decks.restore(trashed).problem is not None


def test_without_a_folder_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    decks = Decks(find_folders({"TABLETOP_HOME": str(tmp_path / "file")}))
    assert decks.list(GAME) == ()
    with pytest.raises(StorageError):
        decks.create(GAME, "Villa", DECK)


def test_texts_lie_beside_the_decks(decks: Decks) -> None:
    entry = decks.create(GAME, "Villa", DECK)
    paths = [decks.write_text(GAME, "Villa", text) for text in ("# Villa\n3 Peón", "# Otra")]
    assert len(set(paths)) == 2
    assert set(decks.texts(GAME)) == set(paths)
    assert decks.read_text(paths[0]) == "# Villa\n3 Peón"
    assert decks.list(GAME) == (entry,)


def test_a_text_of_another_program_is_read(decks: Decks) -> None:
    path = damaged(decks, "friend.txt", "\ufeff# Ñ".encode())
    assert decks.read_text(path) == "# Ñ"
    damaged(decks, "friend.txt", b"\xf1")
    with pytest.raises(StorageError) as error:
        decks.read_text(path)
    assert refused(error) == Message.DECK_DAMAGED
    path.unlink()
    with pytest.raises(StorageError) as error:
        decks.read_text(path)
    assert refused(error) == Message.DECK_GONE


def test_the_file_is_what_the_page_says(decks: Decks) -> None:
    path = decks.create(GAME, "Villa", DECK).path
    assert json.loads(path.read_bytes()) == {"format": 1, "game": GAME, "name": "Villa", **DECK}
