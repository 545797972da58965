"""Decks that come and go as text: over the clipboard, or as files beside the decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from tabletop.cards.decks import DeckList, plain
from tabletop.engine import Game, Reason
from tabletop.storage.decks import DeckEntry
from tabletop.storage.problems import StorageError, shown
from tabletop.text import decks
from tabletop.text.grammar import harmless
from tabletop.text.log import Teller
from tabletop.ui import clipboard
from tabletop.ui.art import palette, plates, richtext
from tabletop.ui.art.palette import INK
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes.dialogs import Ask
from tabletop.ui.scenes.menu import LABEL, MenuScene

if TYPE_CHECKING:
    from tabletop.ui.app import App

_FILES = 5
"""So many files are offered, the newest ones."""


class ExportScene(MenuScene):
    """Show a deck as text, to be copied or written into a file.

    Args:
        app: the app.
        game: whose deck it is.
        name: of the deck.
        deck: what is in it.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, app: App, game: Game, name: str, deck: DeckList) -> None:
        super().__init__(app)
        self._game, self._name, self._deck = game, name, deck

    @property
    def written(self) -> str:
        """Return the text, in the language of the screen."""
        return decks.write(self._name, self._deck, self._game.deck_rules, self.app.text)

    def build(self) -> None:
        """Write the text on a sheet of parchment, in as many columns as it needs."""
        width, height = self.app.size
        box = self.panel((min(round(width * 0.94), self.em(860)), min(round(height * 0.95), self.em(600))))
        box = self.head(box, self.word("deck-export"))
        foot, help_high = self.em(LABEL * 2.5), self.em(LABEL * 1.9)
        help_box = pygame.Rect(box.left, box.bottom - foot - help_high, box.width, help_high)
        self.show_about(help_box)
        self.about = self.word("deck-export.about")
        sheet = pygame.Rect(box.left, box.top, box.width, help_box.top - box.top - self.em(4))
        self.ground.blit(plates.parchment(sheet.size, self.app.scale), sheet)
        self._write_columns(sheet.inflate(-2 * self.em(20), -2 * self.em(14)))
        gap = self.em(10)
        each = (box.width - 2 * gap) // 3
        for index, (message, kind, icon, act) in enumerate(
            (
                ("back", "plain", "arrow-left", self.back),
                ("deck-to-file", "plain", "save", self._to_file),
                ("deck-copy-text", "primary", "log", self._copy),
            )
        ):
            place = pygame.Rect(box.left + index * (each + gap), box.bottom - foot, each, foot)
            face = Face(self.word(message), kind, icon, self.em(LABEL))  # type: ignore[arg-type]
            about = self.word(f"{message}.about") if self.app.text.has(f"{message}.about") else ""
            self.widgets.button(place, face, act, about=about)

    def _write_columns(self, box: pygame.Rect) -> None:
        lines = [harmless(line) for line in self.written.splitlines()]
        size = self.em(LABEL * 0.84)
        step = round(size * 1.24)
        fitting = max(1, box.height // step)
        columns = -(-len(lines) // fitting)
        wide = box.width // max(1, columns)
        if wide < self.em(LABEL * 11):
            self.misfit()
        for index, line in enumerate(lines):
            column, row = divmod(index, fitting)
            look = richtext.Look(size, INK, bold=line.startswith("#"))
            laid = richtext.fit(line or " ", (wide - self.em(10), step + 2), look, max(8, round(size * 0.7)))
            laid.draw(self.ground, (box.left + column * wide, box.top + row * step))

    def _copy(self) -> None:
        done = clipboard.copy(self.written)
        self.app.sounds.play("flip")
        self.app.notify(Reason("deck-copied" if done else "deck-no-clipboard"))

    def _to_file(self) -> None:
        try:
            path = self.app.store.decks.write_text(self._game.id, self._name, self.written)
        except StorageError as error:
            self.app.push(Ask.tell(self.app, "ui-failed", error.reason))
            return
        self.app.sounds.play("coin")
        words = self.word("deck-written", file=harmless(shown(path)))
        self.app.push(Ask(self.app, "deck-export", words, (("ok", lambda: None),), icon="save"))


class ImportScene(MenuScene):
    """Take in a deck that is written as text.

    Args:
        app: the app.
        game: whose deck it is.
        take: called with the new deck once it is kept.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, app: App, game: Game, take: Callable[[DeckEntry], object]) -> None:
        super().__init__(app)
        self._game, self._take = game, take

    def build(self) -> None:
        """Offer the clipboard and the newest files."""
        store = self.app.store.decks
        files = store.texts(self._game.id)[:_FILES]
        row, gap = self.em(LABEL * 2.5), self.em(8)
        wide = min(round(self.app.size[0] * 0.9), self.em(640))
        folder = harmless(shown(store.folder(self._game.id)))
        words = self.word("deck-import-how", folder=folder)
        look = richtext.Look(self.em(LABEL), palette.PAPER, plates.GILT, plates.GILT, leading=1.24)
        text = richtext.lay(words, wide - 2 * self.px(26), look)
        high = (
            self.em(33 * 1.6) + text.height + (len(files) + 2) * (row + gap) + 2 * self.px(24) + self.em(16)
        )
        if high > self.app.size[1] * 0.97:
            self.misfit()
        box = self.head(self.panel((wide, high)), self.word("deck-import"))
        text.draw(self.ground, box.topleft)
        top = box.top + text.height + self.em(14)
        offers: list[tuple[str, str, Callable[[], object]]] = [
            (self.word("deck-paste"), "log", self._paste),
            *[(harmless(path.stem), "folder", partial(self._read, path)) for path in files],
        ]
        for index, (label, icon, act) in enumerate(offers):
            kind: Any = "plain" if index else "primary"
            place = pygame.Rect(box.left, top, box.width, row)
            face = Face(_cut(label, 44), kind, icon, self.em(LABEL))
            self.widgets.button(place, face, act)
            top += row + gap
        back = pygame.Rect(box.left, box.bottom - row, self.em(150), row)
        self.widgets.button(back, Face(self.word("cancel"), size=self.em(LABEL)), self.back)

    def _paste(self) -> None:
        written = clipboard.paste()
        if written.strip():
            self._judge(written, "")
        else:
            self.app.push(Ask.tell(self.app, "deck-import", Reason("deck-clipboard-empty")))

    def _read(self, path: Path) -> None:
        try:
            written = self.app.store.decks.read_text(path)
        except StorageError as error:
            self.app.push(Ask.tell(self.app, "deck-import", error.reason))
        else:
            self._judge(written, path.stem)

    def _judge(self, written: str, name: str) -> None:
        """Keep a deck whose text has no slips; tell all of them, and offer to keep what could be read."""
        rules = self._game.deck_rules
        found = decks.read(written, rules, self.app.text)
        name = found.name or name or self.word("deck-new-name")
        if found.deck is not None and not found.problems:
            self._keep(name, found.deck)
            return
        teller = Teller(self.app.text, rules.known, ())
        words = "\n".join(teller.sentence(one.id, one.args) for one in found.problems)
        answers: tuple[tuple[str, Callable[[], object]], ...] = (("ok", lambda: None),)
        if found.deck is not None and found.deck.size:
            answers = (("cancel", lambda: None), ("deck-keep-rest", partial(self._keep, name, found.deck)))
        self.app.push(Slips(self.app, words, answers))

    def _keep(self, name: str, deck: DeckList) -> None:
        try:
            entry = self.app.store.decks.create(self._game.id, name, plain(deck))
        except StorageError as error:
            self.app.push(Ask.tell(self.app, "ui-failed", error.reason))
            return
        self.back()
        self._take(entry)


class Slips(Ask):
    """Tell what is wrong with a text, as much of it as the window has room for."""

    def __init__(self, app: App, words: str, answers: tuple[tuple[str, Callable[[], object]], ...]) -> None:
        lines = words.split("\n")
        most = 6
        if len(lines) > most:
            lines = [*lines[:most], app.text("deck-more-slips", n=len(lines) - most)]
        super().__init__(app, "deck-slips", "\n".join(lines), answers, icon="warning")


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1]}…"
