"""The decks of a game: those that come with it, and one's own, each with what is right and wrong with it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.cards.decks import DeckRules
from tabletop.engine import Game, Reason
from tabletop.storage.decks import MAX_NAME, DeckEntry
from tabletop.storage.problems import StorageError
from tabletop.storage.trash import Trashed
from tabletop.text.composer import card_name
from tabletop.text.grammar import harmless
from tabletop.text.log import Teller
from tabletop.ui.art import deckboxes, plates
from tabletop.ui.art.plates import Face
from tabletop.ui.decklists import Deck, decks_of
from tabletop.ui.scenes.deck_builder import DeckBuilder
from tabletop.ui.scenes.deck_text import ExportScene, ImportScene
from tabletop.ui.scenes.dialogs import Ask, AskName
from tabletop.ui.scenes.menu import LABEL
from tabletop.ui.scenes.paged import PagedMenu

if TYPE_CHECKING:
    from tabletop.ui.app import App

_ROW = 5.2
"""Height of a row in ems."""


class DecksScene(PagedMenu):
    """List the decks; open, copy, rename, write out and delete them.

    Args:
        app: the app.
        game: whose players bring decks.
    """

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self._game = game
        self._rules: DeckRules = game.deck_rules
        self._deleted: tuple[Trashed, str] | None = None
        self._listed: list[Deck] = []

    def build(self) -> None:
        """Draw a page of the list."""
        self._listed = decks_of(self._game, self.app.store.decks, self.app.text)
        size = self.app.size
        box = self.panel(
            (min(round(size[0] * 0.96), self.em(1080)), min(round(size[1] * 0.965), self.em(700)))
        )
        box = self.head(box, self.word("decks-title", game=self.word(f"game-{self._game.id}")))
        foot, help_high = self.em(LABEL * 2.6), self.em(LABEL * 1.9)
        about_box = pygame.Rect(box.left, box.bottom - foot - help_high, box.width, help_high)
        self.show_about(about_box)
        self.about = self.word("decks-hint")
        body = pygame.Rect(box.left, box.top, box.width, about_box.top - box.top)
        for deck, place in self.page_of(self._listed, body, self.em(LABEL * _ROW), self.em(8)):
            self._add_row(deck, place)
        self._add_foot(pygame.Rect(box.left, box.bottom - foot, box.width, foot))

    def _add_row(self, deck: Deck, row: pygame.Rect) -> None:
        inner = self.add_row_ground(row, is_wrong=deck.deck is None, inset=7)
        card = None if deck.deck is None else self._rules.known.get(deck.deck["treasury"])
        picture = deckboxes.draw(self._game.id, card, (round(inner.height * 1.5), inner.height))
        self.ground.blit(picture, inner.topleft)
        side, gap = self.em(LABEL * 2.4), self.em(6)
        wide = self.em(LABEL * 7.2)
        tools = 4 * (side + gap) + wide
        text = pygame.Rect(inner.left + picture.get_width() + self.em(14), inner.top, 0, inner.height)
        text.width = inner.right - text.left - tools - self.em(12)
        self._write_deck(deck, text)
        self._add_tools(deck, pygame.Rect(inner.right - tools, inner.centery - side // 2, wide, side), gap)

    def _write_deck(self, deck: Deck, box: pygame.Rect) -> None:
        cuts = [box.top + round(box.height * share) for share in (0, 0.31, 0.57, 1)]
        lines = [
            pygame.Rect(box.left, top, box.width, bottom - top) for top, bottom in itertools.pairwise(cuts)
        ]
        self.write(
            harmless(deck.name), lines[0], LABEL * 1.14, colour=plates.GILT, bold=True, middle=True, least=0.6
        )
        if deck.deck is not None:
            card = self._rules.known.get(deck.deck["treasury"])
            words = [card_name(card, self.app.text)] if card is not None else []
            words += [f"{deck.size}/{self._rules.size}"]
            words += [self.word("decks-shipped")] if deck.entry is None else []
            self.write(" · ".join(words), lines[1], LABEL * 0.92, middle=True, least=0.6)
            last = lines[2]
        else:
            last = lines[1].union(lines[2])
        if deck.reasons:
            words = [
                Teller(self.app.text, self._rules.known, ()).sentence(
                    deck.reasons[0].id, deck.reasons[0].args
                )
            ]
            words += (
                [self.word("decks-more-reasons", n=len(deck.reasons) - 1)] if len(deck.reasons) > 1 else []
            )
            self.write(
                " ".join(words), last, LABEL * 0.92, colour="#f2b8a0", italic=True, middle=True, least=0.6
            )
        else:
            said = deck.about or self.word("deck-right")
            self.write(said, last, LABEL * 0.92, colour="#d9c39a", italic=True, middle=True, least=0.6)

    def _add_tools(self, deck: Deck, place: pygame.Rect, gap: int) -> None:
        """Add the buttons of a deck; those that it cannot have leave their room empty."""
        entry = deck.entry
        if deck.deck is not None:
            message = "decks-open" if entry is not None else "decks-look"
            face = Face(self.word(message), "primary", "deck" if entry else "eye", self.em(LABEL))
            self.widgets.button(place, face, lambda: self._open(deck), about=self.word(f"{message}.about"))
        tools: tuple[tuple[str, str, Callable[[], object], bool], ...] = (
            ("copy", "deck-copy", lambda: self._copy(deck), deck.deck is not None),
            ("log", "deck-export", lambda: self._export(deck), deck.deck is not None),
            (
                "pencil",
                "deck-rename",
                lambda: self._ask_name(deck),
                entry is not None and deck.deck is not None,
            ),
            ("trash", "deck-delete", lambda: self._delete(deck), entry is not None),
        )
        side = pygame.Rect(place.right + gap, place.top, place.height, place.height)
        for icon, message, act, is_there in tools:
            if is_there:
                face = Face("", "plain", icon, self.em(LABEL))
                self.widgets.button(side.copy(), face, act, about=self.word(f"{message}.about"))
            side.left += side.width + gap

    def _add_foot(self, foot: pygame.Rect) -> None:
        size, gap = self.em(LABEL), self.em(8)
        back = pygame.Rect(foot.left, foot.top, self.em(140), foot.height)
        self.widgets.button(back, Face(self.word("back"), "plain", "arrow-left", size), self.back)
        right = foot.right
        for message, kind, icon, act in (
            ("deck-new", "primary", "plus", self._make),
            ("deck-import", "plain", "folder", self._import),
        ):
            wide = self.em(178)
            place = pygame.Rect(right - wide, foot.top, wide, foot.height)
            face = Face(self.word(message), kind, icon, size)  # type: ignore[arg-type]
            self.widgets.button(place, face, act, about=self.word(f"{message}.about"))
            right = place.left - gap
        if self._deleted is not None:
            wide = self.em(190)
            place = pygame.Rect(right - wide, foot.top, wide, foot.height)
            face = Face(self.word("ui-undelete"), "plain", "undo", size)
            about = self.word("deck-deleted", title=harmless(self._deleted[1]))
            self.widgets.button(place, face, self._take_back, about=about)
            right = place.left - gap
        self.add_pages(pygame.Rect(back.right + gap, foot.top, right - back.right - 2 * gap, foot.height))

    # -- what is done

    def enter(self) -> None:
        """Look again: a deck may have been changed."""
        self.rebuild()

    def _open(self, deck: Deck) -> None:
        assert deck.deck is not None, "what cannot be read has no button to open it"
        self.app.sounds.play("flip")
        self.app.push(
            DeckBuilder(self.app, self._game, deck.name, deck.deck, deck.entry, lambda: self._copy_open(deck))
        )

    def _open_entry(self, entry: DeckEntry) -> None:
        self.app.push(DeckBuilder(self.app, self._game, entry.name, entry.deck, entry))

    def _copy_open(self, deck: Deck) -> None:
        """Put a copy in the place of the deck that is looked at."""
        self.app.pop()
        self._copy(deck)

    def _copy(self, deck: Deck) -> None:
        self._create(deck.name, deck.deck)

    def _make(self) -> None:
        deck = {"treasury": self._rules.treasuries[0].id, "cards": {}}
        self._create(self.word("deck-new-name"), deck)

    def _create(self, name: str, deck: Any) -> None:
        try:
            entry = self.app.store.decks.create(self._game.id, name, deck)
        except StorageError as error:
            self.app.push(Ask.tell(self.app, "ui-failed", error.reason))
            return
        self.app.sounds.play("flip")
        self._open_entry(entry)

    def _import(self) -> None:
        self.app.push(ImportScene(self.app, self._game, self._open_entry))

    def _export(self, deck: Deck) -> None:
        assert deck.deck is not None, "what cannot be read has no button to write it out"
        made = self._rules.make(deck.deck["treasury"], deck.deck["cards"])
        self.app.push(ExportScene(self.app, self._game, deck.name, made))

    def _ask_name(self, deck: Deck) -> None:
        def give(name: str) -> Reason | None:
            assert deck.entry is not None, "only a deck of one's own has a button to rename it"
            try:
                self.app.store.decks.rename(deck.entry, name)
            except StorageError as error:
                return error.reason
            return None

        self.app.push(AskName(self.app, "deck-rename", deck.name, MAX_NAME, give))

    def _delete(self, deck: Deck) -> None:
        assert deck.entry is not None, "only a deck of one's own has a button to delete it"
        try:
            self._deleted = self.app.store.decks.delete(deck.entry), deck.name
        except StorageError as error:
            self.app.push(Ask.tell(self.app, "ui-failed", error.reason))
            return
        self.app.sounds.play("slide")
        self.app.notify(Reason("deck-deleted", {"title": harmless(deck.name)}))
        self.rebuild()

    def _take_back(self) -> None:
        if self._deleted is None:
            return
        trashed, self._deleted = self._deleted[0], None
        try:
            self.app.store.decks.restore(trashed)
        except StorageError as error:
            self.app.push(Ask.tell(self.app, "ui-failed", error.reason))
        self.rebuild()
