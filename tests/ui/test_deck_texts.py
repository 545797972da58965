"""Decks as text, over the clipboard and as files, driven by real events."""

from __future__ import annotations

import pytest

from tabletop.ui import clipboard
from tabletop.ui.scenes.deck_builder import DeckBuilder
from tabletop.ui.scenes.deck_text import ImportScene
from tabletop.ui.scenes.decks import DecksScene
from tests.ui.shell import Shell
from tests.ui.trading import Trading, builder, kept, show, spot

pytestmark = pytest.mark.filterwarnings("ignore:Clamping:UserWarning")


class Board:
    """Stand in for the system's clipboard."""

    text = ""

    def copy(self, text: str) -> bool:
        """Take a text."""
        self.text = text
        return True


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Board:
    """Give a clipboard of the test's own."""
    made = Board()
    monkeypatch.setattr(clipboard, "copy", made.copy)
    monkeypatch.setattr(clipboard, "paste", lambda: made.text)
    return made


def test_a_deck_goes_over_the_clipboard_and_comes_back(shell: Shell, game: Trading, board: Board) -> None:
    builder(shell, game, pueblo_1=99)
    shell.click("deck-export")
    shell.click("deck-copy-text")
    assert "99 Pueblo 1 E" in board.text
    show(shell, DecksScene(shell.app, game)).click("deck-import")
    shell.click("deck-paste")
    assert isinstance(shell.app.scene, DeckBuilder)
    names = [(entry.name, entry.deck) for entry in shell.app.store.decks.list(game.id)]
    assert [name for name, _ in names] == ["Villa", "Villa 2"]
    assert names[0][1] == names[1][1]


def test_a_deck_goes_into_a_file_and_comes_back(shell: Shell, game: Trading) -> None:
    builder(shell, game)
    shell.click("deck-export")
    shell.click("deck-to-file")
    shell.click("ok")
    (path,) = shell.app.store.decks.texts(game.id)
    assert path.name == "deck-villa.txt"
    show(shell, DecksScene(shell.app, game)).click("deck-import")
    shell.click_at(spot(shell, "deck-villa").center)
    assert [entry.name for entry in shell.app.store.decks.list(game.id)] == ["Villa", "Villa 2"]


def test_slips_are_told_and_the_rest_can_be_kept(shell: Shell, game: Trading, board: Board) -> None:
    board.text = "# Rota\nTreasury: arcas-pueblo\n2 pueblo-1\nhello\n1 Zorro"
    show(shell, ImportScene(shell.app, game, lambda _entry: None)).click("deck-paste")
    assert shell.scene == "Slips"
    assert shell.app.store.decks.list(game.id) == ()
    shell.click("deck-keep-rest")
    assert kept(shell, game) == {"pueblo-1": 2}


def test_an_empty_clipboard_is_told(shell: Shell, game: Trading, board: Board) -> None:
    show(shell, ImportScene(shell.app, game, lambda _entry: None)).click("deck-paste")
    assert shell.scene == "Ask"
    assert shell.app.store.decks.list(game.id) == ()


def test_many_slips_leave_room_for_the_buttons(shell: Shell, game: Trading, board: Board) -> None:
    board.text = "Treasury: arcas-pueblo\n" + "hello\n" * 300
    show(shell, ImportScene(shell.app, game, lambda _entry: None)).click("deck-paste")
    assert shell.menu.fits
    assert shell.app.text("ok") in shell.buttons


def test_the_clipboard_of_the_system_is_heard_or_missed(shell: Shell) -> None:
    if clipboard.copy("# Íñigo"):
        assert clipboard.paste() == "# Íñigo"
    else:
        assert clipboard.paste() == ""
