"""The list of decks, driven by real events; and all screens about decks, at their tightest."""

from __future__ import annotations

import pygame
import pytest

from tabletop.cards.decks import plain
from tabletop.ui.app import App
from tabletop.ui.scenes.deck_builder import DeckBuilder
from tabletop.ui.scenes.deck_choice import DeckChoice
from tabletop.ui.scenes.deck_text import ExportScene, ImportScene
from tabletop.ui.scenes.decks import DecksScene
from tabletop.ui.scenes.new_game import NewGameScene
from tabletop.ui.scenes.scene import Scene
from tests.games.aguila_roja.deck_cards import forty
from tests.ui.conftest import OpenShell
from tests.ui.shell import Shell, overlaps
from tests.ui.trading import Trading, about, keep, kept, show

pytestmark = pytest.mark.filterwarnings("ignore:Clamping:UserWarning")


# -- everything fits


def screens(app: App, game: Trading) -> dict[str, list[Scene]]:
    """Make every screen about decks."""
    deck = game.deck_rules.starters[0].deck
    entry = app.store.decks.create(game.id, "Un nombre de mazo bastante largo", plain(deck))
    (app.store.decks.folder(game.id) / "half.json").write_text("{", encoding="utf-8")
    app.store.decks.write_text(game.id, "Amigo", "# Amigo")
    decks = DecksScene(app, game)
    new = NewGameScene(app, game, 6)
    return {
        "decks": [decks],
        "builder": [DeckBuilder(app, game, entry.name, entry.deck, entry)],
        "starter": [DeckBuilder(app, game, entry.name, entry.deck, None)],
        "export": [decks, ExportScene(app, game, entry.name, deck)],
        "import": [decks, ImportScene(app, game, lambda _entry: None)],
        "new": [new],
        "choice": [
            new,
            DeckChoice(app, game, None, lambda _deck: None),
        ],
    }


@pytest.mark.parametrize(
    ("text_size", "language", "names"),
    [
        (100, "en", ("decks", "builder", "starter", "export", "import", "new", "choice")),
        (200, "es", ("decks", "builder", "choice")),
    ],
)
def test_nothing_is_cut_and_nothing_overlaps(
    open_shell: OpenShell, game: Trading, text_size: int, language: str, names: tuple[str, ...]
) -> None:
    shell = open_shell((1024, 640), language, text_size)
    made = screens(shell.app, game)
    for name in names:
        shell.app.shoot(*made[name])
        rects = [one.element.rect for one in shell.menu.widgets.spots]
        assert (name, shell.menu.fits, shell.menu.widgets.cut) == (name, True, [])
        assert all(pygame.Rect(0, 0, 1024, 640).contains(rect) for rect in rects), name
        assert overlaps(rects) == [], name


# -- the list


def test_a_deck_that_comes_with_the_game_is_copied_to_be_changed(shell: Shell, game: Trading) -> None:
    show(shell, DecksScene(shell.app, game)).click("decks-look")
    scene = shell.app.scene
    assert isinstance(scene, DeckBuilder)
    before = plain(scene.bench.deck)
    lines = [one for one in shell.menu.widgets.spots if scene.listing.slug_of(one.element) == "pueblo-1"]
    shell.click_at(lines[1].element.rect.center)
    assert plain(scene.bench.deck) == before
    shell.click_at(about(shell, "deck-copy.about").center)
    copy = shell.app.scene
    assert isinstance(copy, DeckBuilder)
    assert copy is not scene
    (entry,) = shell.app.store.decks.list(game.id)
    assert (entry.name, entry.deck) == ("Start pueblo", before)
    assert len(shell.app.scenes) == 2


def test_a_new_deck_begins_empty(shell: Shell, game: Trading) -> None:
    show(shell, DecksScene(shell.app, game)).click("deck-new")
    assert isinstance(shell.app.scene, DeckBuilder)
    assert kept(shell, game) == {}
    shell.press(pygame.K_ESCAPE)
    assert shell.scene == "DecksScene"
    assert shell.app.text("decks-open") in shell.buttons


def test_a_deleted_deck_is_taken_back(shell: Shell, game: Trading) -> None:
    keep(shell, game)
    show(shell, DecksScene(shell.app, game)).click_at(about(shell, "deck-delete.about").center)
    assert shell.app.store.decks.list(game.id) == ()
    shell.click("ui-undelete")
    assert kept(shell, game) == forty()


def test_a_damaged_deck_is_shown_and_can_only_be_deleted(shell: Shell, game: Trading) -> None:
    path = keep(shell, game).path
    path.write_text("{", encoding="utf-8")
    show(shell, DecksScene(shell.app, game))
    abouts = [one.about for one in shell.menu.widgets.spots]
    assert abouts.count(shell.app.text("deck-delete.about")) == 1
    assert abouts.count(shell.app.text("deck-rename.about")) == 0
    assert shell.app.text("decks-open") not in shell.buttons
