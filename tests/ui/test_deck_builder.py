"""The deck builder, driven by real events."""

from __future__ import annotations

import time

import pygame
import pytest

from tabletop.text.languages import Text
from tabletop.ui.scenes.deck_parts import Gallery
from tabletop.ui.table.facespec import Faces
from tests.ui.shell import Shell
from tests.ui.trading import Trading, about, builder, drag, kept, spot

pytestmark = pytest.mark.filterwarnings("ignore:Clamping:UserWarning")


def test_a_click_adds_a_card_and_keeps_the_deck(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game, pueblo_1=0)
    place = spot(shell, "Pueblo 1 E")
    for _ in range(4):
        shell.click_at(place.center)
    assert kept(shell, game)["pueblo-1"] == 3
    assert scene.bench.why_not() == []
    assert scene.about.startswith("41 cards")


def test_a_line_takes_a_card_out(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game)
    row = next(row for row in scene.bench.rows() if row.slug == "pueblo-1")
    place = scene.bench.rows().index(row)
    lines = [one for one in shell.menu.widgets.spots if scene.listing.slug_of(one.element) == "pueblo-1"]
    assert len(lines) == 3, f"line {place} has two buttons and a strip"
    shell.click_at(lines[1].element.rect.center)
    assert kept(shell, game)["pueblo-1"] == 2


def test_plus_and_minus_stand_beside_each_line(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game, pueblo_1=1)
    parts = sorted(
        (one.element.rect.left, one.element.rect)
        for one in shell.menu.widgets.spots
        if scene.listing.slug_of(one.element) == "pueblo-1"
    )
    shell.click_at(parts[2][1].center)
    assert kept(shell, game)["pueblo-1"] == 2
    shell.click_at(parts[0][1].center)
    shell.click_at(parts[0][1].center)
    assert "pueblo-1" not in kept(shell, game)


def test_cards_are_dragged_in_and_out(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game, pueblo_1=0)
    drag(shell, spot(shell, "Pueblo 1 E").center, scene.listing.box.center)
    assert kept(shell, game)["pueblo-1"] == 1
    strip = next(
        one.element.rect
        for one in reversed(shell.menu.widgets.spots)
        if scene.listing.slug_of(one.element) == "pueblo-1" and one.words
    )
    drag(shell, strip.center, scene.shelf.box.center)
    assert "pueblo-1" not in kept(shell, game)


def test_a_drag_that_ends_nowhere_changes_nothing(shell: Shell, game: Trading) -> None:
    builder(shell, game, pueblo_1=0)
    before = kept(shell, game)
    drag(shell, spot(shell, "Pueblo 1 E").center, (40, 40))
    assert kept(shell, game) == before


def test_keys_find_add_and_take_out(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game, pueblo_1=0)
    shell.press(pygame.K_f, pygame.KMOD_CTRL)
    assert shell.menu.is_typing
    shell.type("peon 1")
    shell.type(" e")
    assert [face.id for face in scene.shelf.pool] == []
    for _ in range(8):
        shell.press(pygame.K_BACKSPACE)
    shell.type("pueblo 1 e")
    assert [face.id for face in scene.shelf.pool] == ["pueblo-1", "pueblo-10"]
    shell.press(pygame.K_RETURN)
    shell.press(pygame.K_RETURN)
    shell.press(pygame.K_PLUS)
    assert kept(shell, game)["pueblo-1"] == 2
    shell.press(pygame.K_DELETE)
    assert kept(shell, game)["pueblo-1"] == 1
    shell.press(pygame.K_z)
    assert shell.scene == "Closeup"
    shell.press(pygame.K_SPACE)
    assert shell.app.scene is scene


def test_the_wheel_scrolls_what_is_under_the_pointer(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game)
    for box, half in ((scene.shelf.box, scene.shelf), (scene.listing.box, scene.listing)):
        shell.post(pygame.MOUSEMOTION, pos=box.center, rel=(0, 0), buttons=(0, 0, 0))
        other = scene.listing.first if half is scene.shelf else scene.shelf.first
        shell.post(pygame.MOUSEWHEEL, y=-1, x=0)
        if half.rows > half.lines:
            assert half.first > 0
        assert (scene.listing.first if half is scene.shelf else scene.shelf.first) == other
        shell.post(pygame.MOUSEWHEEL, y=1, x=0)
        assert half.first == 0


def test_arrows_at_the_last_row_scroll_on(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game)
    last = [
        i for i, one in enumerate(shell.menu.widgets.spots) if scene.shelf.row_of(one.element) is not None
    ][-1]
    assert scene.shelf.rows > scene.shelf.lines
    shell.menu.widgets.focus_on(last, shown=True)
    shell.press(pygame.K_DOWN)
    assert (scene.shelf.first, shell.menu.widgets.focused) == (1, last)
    shell.press(pygame.K_PAGEUP)
    assert scene.shelf.first == 0


def test_switches_narrow_the_pool(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game)
    shell.click_at(about(shell, "deck-want-event").center)
    assert [face.id for face in scene.shelf.pool] == ["pueblo-fiesta", "generic-fiesta"]
    shell.click_at(about(shell, "deck-want-all").center)
    assert len(scene.shelf.pool) == 26


def test_a_card_that_cannot_be_added_says_why(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game, pueblo_1=4)
    place = spot(shell, "Pueblo 1 E")
    shell.post(pygame.MOUSEMOTION, pos=place.center, rel=(0, 0), buttons=(0, 0, 0))
    told = scene.widgets.about
    assert told.startswith("42 cards")
    shell.click_at(place.center)
    assert scene.about == told
    assert kept(shell, game)["pueblo-1"] == 4


def test_all_reasons_can_be_read(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game, pueblo_1=4, pueblo_legend=2)
    shell.click("deck-wrong", n=3)
    assert shell.scene == "Ask"
    assert [reason.id for reason in scene.bench.why_not()] == ["deck-too-many", "deck-copies", "deck-unique"]


def test_another_treasury_is_kept(shell: Shell, game: Trading) -> None:
    scene = builder(shell, game)
    shell.click_at(spot(shell, "Arcas clero E").center)
    (entry,) = shell.app.store.decks.list(game.id)
    assert entry.deck is not None
    assert entry.deck["treasury"] == scene.bench.deck.treasury == "arcas-clero"
    assert {face.suit for face in scene.shelf.pool} == {"clero", "generic"}


def test_a_deck_is_renamed_in_the_builder(shell: Shell, game: Trading) -> None:
    builder(shell, game)
    shell.click_at(about(shell, "deck-rename.about").center)
    shell.press(pygame.K_END)
    shell.type(" nueva")
    shell.click("ok")
    assert [entry.name for entry in shell.app.store.decks.list(game.id)] == ["Villa nueva"]
    shell.click_at(spot(shell, "Arcas clero E").center)
    assert [entry.name for entry in shell.app.store.decks.list(game.id)] == ["Villa nueva"]


def test_a_change_that_cannot_be_kept_is_told(shell: Shell, game: Trading) -> None:
    builder(shell, game, pueblo_1=0)
    (entry,) = shell.app.store.decks.list(game.id)
    entry.path.unlink()
    shell.click_at(spot(shell, "Pueblo 1 E").center)
    notice = shell.app.notices.current
    assert notice is not None
    assert notice.id == "storage-deck-gone"


# -- paint


def test_cards_are_painted_while_one_looks_on(game: Trading) -> None:
    looks = Faces(game, game.controller, Text("en"))
    gallery = Gallery(looks, is_patient=False)
    try:
        assert gallery.card("pueblo-1", 152) is None
        size = gallery.card_or_back("pueblo-1", 152).get_size()
        deadline = time.monotonic() + 20
        while not gallery.arrived():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        card = gallery.card("pueblo-1", 152)
        assert card is not None
        assert card.get_size() == size
    finally:
        gallery.close()
