"""Load: every match that was kept, with its picture; damaged files are shown as such and stay where they are."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.engine import Reason
from tabletop.storage.problems import StorageError
from tabletop.storage.saves import SaveEntry
from tabletop.storage.titles import MAX_TITLE
from tabletop.storage.trash import Trashed
from tabletop.text.grammar import harmless
from tabletop.ui import lids, play, when
from tabletop.ui.art import icons, palette, plates, shapes, svg, theatre
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes.dialogs import Ask, AskName
from tabletop.ui.scenes.menu import LABEL
from tabletop.ui.scenes.paged import PagedMenu

if TYPE_CHECKING:
    from tabletop.ui.app import App

_ROW = 5.6
"""Height of a row in ems."""


class LoadScene(PagedMenu):
    """List the saves, newest first."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._deleted: tuple[Trashed, str] | None = None
        self._entries: tuple[SaveEntry, ...] = ()
        self._look()

    def _look(self) -> None:
        self.app.store.writer.flush()
        self._entries = self.app.store.saves.list()

    def build(self) -> None:
        """Draw a page of the list."""
        size = self.app.size
        box = self.panel(
            (min(round(size[0] * 0.96), self.em(1040)), min(round(size[1] * 0.965), self.em(700)))
        )
        box = self.head(box, self.word("ui-loading"))
        foot, help_high = self.em(LABEL * 2.6), self.em(LABEL * 1.9)
        about_box = pygame.Rect(box.left, box.bottom - foot - help_high, box.width, help_high)
        self.show_about(about_box)
        self.about = ""
        body = pygame.Rect(box.left, box.top, box.width, about_box.top - box.top)
        row, gap = self.em(LABEL * _ROW), self.em(8)
        if not self._entries:
            self.write(
                self.word("ui-no-saves"),
                body.inflate(-self.em(60), 0),
                LABEL * 1.1,
                centred=True,
                middle=True,
            )
        for entry, place in self.page_of(self._entries, body, row, gap):
            self._add_row(entry, place)
        self._add_foot(pygame.Rect(box.left, box.bottom - foot, box.width, foot))

    def _add_row(self, entry: SaveEntry, row: pygame.Rect) -> None:
        inner = self.add_row_ground(row, is_wrong=entry.problem is not None)
        picture = self._picture(entry, inner.height)
        self.ground.blit(picture, inner.topleft)
        side = self.em(LABEL * 2.5)
        open_wide = self.em(LABEL * 8.2)
        buttons = 2 * (side + self.em(6)) + open_wide
        text = pygame.Rect(inner.left + picture.get_width() + self.em(14), inner.top, 0, inner.height)
        text.width = inner.right - text.left - buttons - self.em(12)
        self._write_entry(entry, text)
        top = inner.centery - side // 2
        left = inner.right - buttons
        if entry.problem is None:
            face = Face(self.word("ui-open"), "primary", "play", self.em(LABEL))
            self.widgets.button(
                pygame.Rect(left, top, open_wide, side),
                face,
                lambda: play.resume_or_tell(self.app, entry),
                about=self.word("ui-open.about"),
            )
        left += open_wide + self.em(6)
        if entry.problem is None:
            self.widgets.button(
                pygame.Rect(left, top, side, side),
                Face("", "plain", "pencil", self.em(LABEL)),
                lambda: self._ask_name(entry),
                about=self.word("ui-rename.about"),
            )
        left += side + self.em(6)
        self.widgets.button(
            pygame.Rect(left, top, side, side),
            Face("", "plain", "trash", self.em(LABEL)),
            lambda: self._delete(entry),
            about=self.word("ui-delete.about"),
        )

    def _write_entry(self, entry: SaveEntry, box: pygame.Rect) -> None:
        step = box.height // 3
        lines = [pygame.Rect(box.left, box.top + step * index, box.width, step) for index in range(3)]
        moment = when.worded(self.app.text, entry.saved, self.app.now())
        if entry.problem is not None:
            self.write(
                f"**{self.word('ui-damaged')}**: {harmless(entry.title)}",
                lines[0],
                LABEL,
                middle=True,
                least=0.6,
            )
            rest = lines[1].union(lines[2])
            self.write(
                self.word_reason(entry.problem), rest, LABEL * 0.92, colour="#f2b8a0", italic=True, least=0.6
            )
            return
        title = entry.title or self.word("ui-autosave")
        self.write(
            harmless(title), lines[0], LABEL * 1.14, colour=plates.GILT, bold=True, middle=True, least=0.6
        )
        game = self.word(f"game-{entry.game}")
        state = self.word("ui-over") if entry.is_over else self.word("ui-turn", n=entry.turn)
        self.write(f"{game} · {state} · {moment}", lines[1], LABEL * 0.92, middle=True, least=0.6)
        names = ", ".join(f"{harmless(one.name)}" for one in entry.players)
        self.write(names, lines[2], LABEL * 0.92, colour="#d9c39a", italic=True, middle=True, least=0.55)

    def _picture(self, entry: SaveEntry, height: int) -> pygame.Surface:
        """Return the save's own picture, that of its game's box, or a sign that it is damaged."""
        size = (round(height * 16 / 9), height)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        if entry.problem is not None:
            picture.fill("#221010")
            sign = icons.draw("warning", round(height * 0.6), "#e2885c")
            picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
        elif entry.thumbnail is not None:
            try:
                loaded = pygame.image.load(io.BytesIO(entry.thumbnail), "thumbnail.png")
                picture.blit(pygame.transform.smoothscale(loaded.convert_alpha(), size), (0, 0))
            except pygame.error:
                picture.fill("#221510")
        elif entry.game is not None:
            lid = theatre.paint(lids.picture(entry.game), (size[0], round(size[0] * 400 / 480)))
            picture.blit(lid, (0, -(lid.get_height() - height) // 3))
        edge = svg.line(
            f"M1 1H{size[0] - 1}V{size[1] - 1}H1Z",
            palette.METALS["gold"].plain,
            max(1.0, 1.4 * self.app.scale),
        )
        picture.blit(shapes.raster(edge, size), (0, 0))
        return picture

    def _add_foot(self, foot: pygame.Rect) -> None:
        size = self.em(LABEL)
        wide = self.em(150)
        self.widgets.button(
            pygame.Rect(foot.left, foot.top, wide, foot.height),
            Face(self.word("back"), "plain", "arrow-left", size),
            self.back,
        )
        if self._deleted is not None:
            title = self._deleted[1]
            take = pygame.Rect(foot.right - self.em(230), foot.top, self.em(230), foot.height)
            self.widgets.button(
                take,
                Face(self.word("ui-undelete"), "plain", "undo", size),
                self._take_back,
                about=self.word("ui-deleted", title=title),
            )
        self.add_pages(foot)

    def _ask_name(self, entry: SaveEntry) -> None:
        def give(title: str) -> Reason | None:
            try:
                self.app.store.saves.rename(entry, title)
            except StorageError as error:
                return error.reason
            self._refresh()
            return None

        self.app.push(AskName(self.app, "ui-rename", entry.title, MAX_TITLE, give))

    def _delete(self, entry: SaveEntry) -> None:
        title = entry.title or self.word("ui-autosave")
        self._try(lambda: self._put_away(entry, title))

    def _put_away(self, entry: SaveEntry, title: str) -> None:
        self._deleted = (self.app.store.saves.delete(entry), title)
        self.app.notify(Reason("ui-deleted", {"title": title}))

    def _take_back(self) -> None:
        if self._deleted is not None:
            trashed = self._deleted[0]
            self._deleted = None
            self._try(lambda: self.app.store.saves.restore(trashed))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except StorageError as error:
            self.app.push(Ask.tell(self.app, "ui-failed", error.reason))
        self._refresh()

    def _refresh(self) -> None:
        self._look()
        self.rebuild()
