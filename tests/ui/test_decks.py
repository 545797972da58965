"""The screens about decks, driven by real events: the list, the builder, texts, the choice before a match."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.cards.decks import plain
from tabletop.cards.models import CardFace
from tabletop.controller.tables import FigureLook
from tabletop.games.aguila_roja.deck_rules import DeckBuilding
from tabletop.games.aguila_roja.game import AguilaRoja
from tabletop.storage.decks import DeckEntry
from tabletop.storage.last_setup import Setup
from tabletop.text.languages import Text
from tabletop.ui import clipboard, play
from tabletop.ui.app import App
from tabletop.ui.decklists import decks_of
from tabletop.ui.scenes.deck_builder import DeckBuilder
from tabletop.ui.scenes.deck_choice import DeckChoice
from tabletop.ui.scenes.deck_parts import Gallery
from tabletop.ui.scenes.deck_text import ExportScene, ImportScene
from tabletop.ui.scenes.decks import DecksScene
from tabletop.ui.scenes.new_game import NewGameScene
from tabletop.ui.scenes.scene import Scene
from tabletop.ui.table.facespec import Faces
from tests.games.aguila_roja.deck_cards import building, faces, forty
from tests.ui.conftest import OpenShell
from tests.ui.shell import Shell, overlaps

pytestmark = pytest.mark.filterwarnings("ignore:Clamping:UserWarning")


class _Figures:
    """State the figures of the small cards: of all that a table wants, decks need no more."""

    def printed_figures(self, slug: str) -> tuple[FigureLook, ...]:
        """Return what a card costs."""
        return (FigureLook("coin", "2", "2", "top-left", "gold"),)


class Trading(AguilaRoja):
    """Águila Roja with few cards and two starter decks."""

    def __init__(self, folder: Path) -> None:
        for name, suit in (("pueblo", "pueblo"), ("clero", "clero")):
            file = {"id": name, "name": {"en": f"Start {name}", "es": f"Inicio {name}"},
                    "about": {"en": "Play.", "es": "Juega."}}  # fmt: skip
            whole = file | {"treasury": f"arcas-{suit}", "cards": forty(suit)}
            (folder / f"{name}.json").write_text(json.dumps(whole), encoding="utf-8")
        self._folder = folder

    @cached_property
    def cards(self) -> Sequence[CardFace]:  # type: ignore[override]
        """Make the cards."""
        return faces()

    @cached_property
    def deck_rules(self) -> DeckBuilding:
        """Judge decks of those cards."""
        return building(self._folder)

    @property
    def controller(self) -> Any:
        """State figures alone."""
        return _Figures()


@pytest.fixture
def game(tmp_path: Path) -> Trading:
    """Give the game."""
    return Trading(tmp_path)


def show(shell: Shell, scene: Scene) -> Shell:
    """Put a scene on the screen."""
    shell.app.replace(scene)
    shell.frames()
    return shell


def keep(shell: Shell, game: Trading, name: str = "Villa", **changes: int) -> DeckEntry:
    """Keep the legal deck, with other copies of some cards (`_` for `-`)."""
    cards = forty() | {slug.replace("_", "-"): count for slug, count in changes.items()}
    deck = {"treasury": "arcas-pueblo", "cards": {slug: count for slug, count in cards.items() if count}}
    return shell.app.store.decks.create(game.id, name, deck)


def builder(shell: Shell, game: Trading, **changes: int) -> DeckBuilder:
    """Open a deck of one's own in the builder."""
    entry = keep(shell, game, "Villa", **changes)
    scene = DeckBuilder(shell.app, game, entry.name, entry.deck, entry)
    show(shell, scene)
    return scene


def kept(shell: Shell, game: Trading) -> dict[str, int]:
    """Return what is in the file of the only deck."""
    (entry,) = shell.app.store.decks.list(game.id)
    assert entry.deck is not None
    return dict(entry.deck["cards"])


def spot(shell: Shell, words: str, which: int = 0) -> pygame.Rect:
    """Find a button by its words as they stand on it."""
    found = [
        one.element.rect for one in shell.menu.widgets.spots if one.words == words and one.element.visible
    ]
    assert len(found) > which, f"nothing says {words!r}; there are {shell.buttons}"
    rect: pygame.Rect = found[which]
    return rect


def about(shell: Shell, message: str) -> pygame.Rect:
    """Find a button that bears an icon alone by what is told about it."""
    words = shell.app.text(message)
    rect: pygame.Rect = next(one.element.rect for one in shell.menu.widgets.spots if one.about == words)
    return rect


def drag(shell: Shell, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Carry something from one point to another."""
    shell.post(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
    shell.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    shell.post(pygame.MOUSEMOTION, pos=((start[0] + end[0]) // 2, end[1]), rel=(9, 9), buttons=(1, 0, 0))
    shell.post(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0))
    shell.post(pygame.MOUSEBUTTONUP, pos=end, button=1)


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
            DeckChoice(app, game, decks_of(game, app.store.decks, app.text), None, lambda _deck: None),
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


# -- the builder


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


# -- texts


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


# -- before a match


def test_each_seat_gets_its_deck(shell: Shell, game: Trading, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Setup] = []

    def start(app: App, _game: object, setup: Setup, _seed: int) -> None:
        app.store.remember(game.id, setup)
        begun.append(setup)

    monkeypatch.setattr(play, "start", start)
    mine, broken = keep(shell, game, "Mine"), keep(shell, game, "Broken", pueblo_1=4)
    show(shell, NewGameScene(shell.app, game))
    shell.click_at(spot(shell, "Start clero").center)
    assert isinstance(shell.app.scene, DeckChoice)
    refused = next(one for one in shell.menu.widgets.spots if one.words == broken.name)
    assert not refused.element.is_enabled
    assert "41 cards" in refused.about
    shell.click_at(spot(shell, "Mine").center)
    shell.click("ui-play")
    start_deck = plain(game.deck_rules.starters[0].deck)
    assert begun[0].options["decks"] == [start_deck, mine.deck]
    assert begun[0].decks == ("pueblo", f"own/{mine.path.stem}")
    show(shell, NewGameScene(shell.app, game)).click("ui-play")
    assert begun[1] == begun[0]


def test_a_deck_that_has_become_illegal_is_refused(shell: Shell, game: Trading) -> None:
    entry = keep(shell, game, "Mine")
    setups = shell.app.store.setups
    assert setups.games == {}
    show(shell, NewGameScene(shell.app, game)).click_at(spot(shell, "Start clero").center)
    shell.click_at(spot(shell, "Mine").center)
    shell.app.store.decks.change(entry, {"treasury": "arcas-pueblo", "cards": {}})
    shell.click("decks-choose")
    assert shell.scene == "DecksScene"
    shell.press(pygame.K_ESCAPE)
    shell.click("ui-play")
    assert shell.scene == "NewGameScene"
    player = shell.app.text("ui-bot-names").split(",")[0]
    assert shell.menu.about == shell.app.text("deck-not-legal", player=player, title="Mine", n=1)


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
