"""The rules of a game at hand: opened where they fit the moment, with headings to jump by and a search."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame

from tabletop.controller import rulebook
from tabletop.engine import Game
from tabletop.text.rulebook import paragraphs
from tabletop.ui.art import icons, plates, richtext
from tabletop.ui.art.page import Page
from tabletop.ui.art.palette import BRONZE, INK, RUBRIC
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes.contents import Contents, Rail
from tabletop.ui.scenes.menu import HEADING, LABEL, MenuScene

if TYPE_CHECKING:
    from tabletop.ui.app import App

_NOTCH = 3
"""Lines that a notch of the wheel scrolls."""
_MOST_LETTERS = 40
_LEAST_COLUMN, _LEAST_LINES = 15, 6
"""The narrowest page in ems of a label, and the fewest lines of it: else letters shrink."""
_ENTER = {pygame.K_RETURN, pygame.K_KP_ENTER}


class RulesScene(MenuScene):
    """Show the rules of a game: headings on the left, the page on the right, a line to search in above it.

    Args:
        app: the app.
        game: whose rules they are.
        topics: what is to be looked up (`controller.rulebook`), the nearest first; the beginning where none is.

    Attributes:
        page: the paragraphs, as far as they have been scrolled, and what has been found in them.
        rail: by which they are dragged.
        headings: of the paragraphs, in the language of the screen.
        heading: of the paragraph that one is at.
    """

    overlay: ClassVar[bool] = True

    page: Page
    rail: Rail
    _contents: Contents

    def __init__(self, app: App, game: Game, topics: Iterable[str] = ()) -> None:
        super().__init__(app)
        self._game = game.id
        names = [one.name for one in paragraphs(app.text, game.id)]
        name = rulebook.paragraph(topics, game.controller.paragraphs, names)
        self._now = 0 if name is None else names.index(name)
        self.headings: list[str] = []
        self._from = self._now, (0, 0)
        self._wanted = ""
        self._hit: int | None = None
        self._entry = 0
        self._place = pygame.Rect(0, 0, 0, 0)
        self._paper = pygame.Surface((1, 1))
        self._pointer = (-1, -1)
        self._is_held = False

    @property
    def heading(self) -> str:
        """Return the heading of the paragraph that one is at."""
        return self.headings[self._now]

    # -- what is shown

    def build(self) -> None:
        """Lay out a sheet of parchment."""
        width, height = self.app.size
        sheet = pygame.Rect(
            0, 0, min(round(width * 0.96), self.em(1010)), min(round(height * 0.96), self.em(690))
        )
        sheet.center = (width // 2, height // 2)
        reach = self.px(22)
        paper = plates.with_shadow(plates.parchment(sheet.size, self.app.scale), reach)
        self.ground.blit(paper, sheet.move(-reach, -reach))
        box = sheet.inflate(-2 * self.em(30), -2 * self.em(18))
        head = plates.heading(self.word(f"game-{self._game}"), box.width, self.em(HEADING), RUBRIC)
        self.ground.blit(head, box.topleft)
        foot = pygame.Rect(box.left, 0, box.width, self.em(LABEL * 2.3))
        foot.bottom = box.bottom
        top = box.top + head.get_height() + self.em(6)
        body = pygame.Rect(box.left, top, box.width, foot.top - self.em(10) - top)
        left = pygame.Rect(body.left, body.top, min(self.em(258), round(body.width * 0.34)), body.height)
        right = pygame.Rect(left.right + self.em(26), body.top, 0, body.height)
        right.width = body.right - right.left
        line = pygame.Rect(right.left, right.top, right.width, self.em(LABEL * 2.0))
        right.height -= line.height + self.em(10)
        right.top = line.bottom + self.em(10)
        is_roomy = right.width >= self.em(LABEL * _LEAST_COLUMN) and right.height >= self.em(
            LABEL * 1.3 * _LEAST_LINES
        )
        if not is_roomy:
            self.misfit()
            if self.may_shrink:
                return
        middle = (left.right + right.left) // 2
        pygame.draw.line(
            self.ground, "#b08c54", (middle, body.top), (middle, body.bottom), max(1, self.px(1))
        )
        self._add_search(line)
        self._add_page(left, right)
        self._add_foot(foot)

    def _add_search(self, line: pygame.Rect) -> None:
        """Add the line to search in, how much is found, and the way to the hit before and to the next one."""
        gap = self.em(7)
        sign = icons.draw("zoom", self.em(LABEL * 1.3), BRONZE)
        self.ground.blit(sign, sign.get_rect(midleft=line.midleft))
        later = pygame.Rect(line.right - line.height, line.top, line.height, line.height)
        earlier = later.move(-line.height - gap // 2, 0)
        count = pygame.Rect(0, line.top, self.em(LABEL * 5.8), line.height)
        count.right = earlier.left
        left = line.left + sign.get_width() + gap
        place = pygame.Rect(left, line.top, count.left - left, line.height)
        if place.width < self.em(LABEL * 5):
            self.misfit()
        self._entry = len(self.widgets.spots)
        self.widgets.entry(
            place,
            self._wanted,
            self._search,
            limit=_MOST_LETTERS,
            act=self._step,
            about=self.word("ui-rules-search"),
        )
        look = richtext.Look(self.em(LABEL * 0.95), BRONZE, italic=True, centred=True)
        self.show_live(count, self.count_words, look)
        for button, icon, by, about in (
            (earlier, "arrow-up", -1, "ui-rules-earlier"),
            (later, "arrow-down", 1, "ui-rules-later"),
        ):
            face = Face("", "plain", icon, self.em(LABEL * 0.95))
            paint = partial(plates.button, face, button.size)
            act = partial(self._step, by)
            self.widgets.painted(button, paint, act, "", about=self.word(about), is_quick=True)

    def _add_page(self, left: pygame.Rect, right: pygame.Rect) -> None:
        """Set the headings and the paragraphs, and look at where one was."""
        told = paragraphs(self.app.text, self._game)
        row = self.em(LABEL * 1.62)
        self.headings = [one.heading for one in told]
        about = self.word("ui-rules-heading")
        self._contents = Contents(self.widgets, left, row, self.em(LABEL), self.headings, self._choose, about)
        wide = max(self.px(8), 6)
        self.rail = Rail(pygame.Rect(right.right - wide, right.top, wide, right.height))
        self._place = pygame.Rect(right.left, right.top, right.width - wide - self.em(10), right.height)
        look = richtext.Look(self.em(LABEL), INK, leading=1.3)
        self.page = Page([one.words for one in told], self._place.size, look)
        around = self.ground.get_rect().clip(left.union(right))
        self._paper = self.ground.subsurface(around).copy()
        self.page.search(self._wanted)
        self.page.show(self._now)
        self._from = self._now, (0, 0)
        self._show_hit()

    def _add_foot(self, foot: pygame.Rect) -> None:
        wide = self.em(200)
        done = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        self.widgets.button(done, Face(self.word("ui-done"), "primary", "check", self.em(LABEL)), self.back)
        told = pygame.Rect(foot.left, foot.top, done.left - self.em(14) - foot.left, foot.height)
        look = richtext.Look(self.em(LABEL * 0.92), INK, italic=True)
        self.show_live(told, lambda: self.widgets.about or self.about, look)
        self.about = self.word("ui-rules-hint")

    def _repaint(self) -> None:
        """Paint headings and page as they are now."""
        page = self.page
        searched = [hit.paragraph for hit in page.hits]
        counts = (
            [searched.count(number) for number in range(len(page.blocks))] if self._wanted.strip() else None
        )
        self._contents.show(self._now, counts)
        self._paint()

    def _paint(self) -> None:
        page, around = self.page, self._contents.box.union(self.rail.rect)
        self.ground.blit(self._paper, around)
        page.draw(self.ground, self._place.topleft, paragraph=self._now, hit=self._hit)
        self.rail.draw(self.ground, page.scrolled, page.size[1], page.height)
        self._contents.draw_rail(self.ground)
        self.invalidate()

    def count_words(self) -> str:
        """Tell at which hit one is, and how many there are."""
        if not self._wanted.strip():
            return ""
        if self._hit is None:
            return self.word("ui-rules-none")
        return self.word("ui-rules-found", n=self._hit + 1, count=len(self.page.hits))

    # -- where one goes

    def _choose(self, number: int) -> None:
        """Go to a paragraph."""
        self._now, self._from = number, (number, (0, 0))
        self._hit = self._first_hit()
        self.page.show(number)
        self._repaint()

    def _scroll(self, pixels: int) -> None:
        """Scroll down (positive) or up."""
        self._look_from(self.page.scrolled + pixels)

    def _look_from(self, top: int) -> None:
        """Scroll to a line of pixels; once the paragraph that one was at is out of sight, one is at the uppermost."""
        page = self.page
        if page.scroll_to(top):
            if not page.is_in_sight(self._now):
                self._now = page.uppermost
            self._from = self._now, (0, 0)
            self._repaint()

    # -- searching

    def _search(self, wanted: str) -> None:
        """Find what is typed, from where one was before one typed."""
        self._wanted = wanted
        self.page.search(wanted)
        self._hit = self._first_hit()
        self._show_hit()

    def _first_hit(self) -> int | None:
        """Return the first hit from where a search begins; the uppermost if there is none below."""
        hits = self.page.hits
        below = (n for n, hit in enumerate(hits) if (hit.paragraph, hit.place) >= self._from)
        return next(below, 0 if hits else None)

    def _step(self, by: int = 1) -> None:
        """Go to the next hit, or to the one before; from the last one to the first."""
        if self._hit is not None:
            self._hit = (self._hit + by) % len(self.page.hits)
            hit = self.page.hits[self._hit]
            self._from = hit.paragraph, hit.place
            self._show_hit()

    def _show_hit(self) -> None:
        """Go to the present hit; where nothing is found, to where the search began."""
        if self._hit is not None:
            hit = self.page.hits[self._hit]
            self._now = hit.paragraph
            self.page.reveal(hit)
        else:
            self._now = self._from[0]
            if not self.page.is_in_sight(self._now):
                self.page.show(self._now)
        self._repaint()

    # -- events

    def enter(self) -> None:
        """Let whoever types search at once."""
        self.widgets.focus_on(self._entry, shown=self.widgets.is_keyed)

    def tell_rules(self) -> None:
        """Close the rules with the key that opened them."""
        self.back()

    def handle(self, event: pygame.Event) -> bool:
        """Know the keys for searching and scrolling, the wheel, and the rail."""
        match event.type:
            case pygame.KEYDOWN if self._key(event):
                return True
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
                return True
            case pygame.MOUSEMOTION:
                self._pointer = event.pos
                if self._is_held:
                    self._look_from(self._top_at(event.pos[1]))
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self.rail.rect.collidepoint(event.pos):
                self._is_held = True
                self._look_from(self._top_at(event.pos[1]))
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._is_held = False
        used = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self.app.scene is self:
            self.enter()  # a click leaves the line, but typing goes on
        return used

    def _top_at(self, y: int) -> int:
        return self.rail.first_at(y, self.page.size[1], self.page.height)

    def _wheel(self, notches: int) -> None:
        if self._contents.box.collidepoint(self._pointer):
            if self._contents.scroll(-notches):
                self._paint()
        else:
            self._scroll(-notches * _NOTCH * self.page.step)

    def _key(self, event: pygame.Event) -> bool:
        """Act on a key; return whether it means anything here."""
        page, key = self.page, event.key
        is_back = bool(event.mod & pygame.KMOD_SHIFT)
        if key == pygame.K_F3 or (key in _ENTER and self.is_typing):
            self._step(-1 if is_back else 1)
        elif key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.widgets.focus_on(self._entry, shown=True)
        elif key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}:
            most = max(page.step, page.size[1] - 2 * page.step)
            self._scroll(-most if key == pygame.K_PAGEUP else most)
        elif key in {pygame.K_HOME, pygame.K_END}:
            self._look_from(0 if key == pygame.K_HOME else page.height)
        elif key in {pygame.K_UP, pygame.K_DOWN}:
            return self._up_or_down(-1 if key == pygame.K_UP else 1)
        else:
            return False
        return True

    def _up_or_down(self, by: int) -> bool:
        """Go through the headings where one of them has the focus; else scroll, but let buttons have their arrows."""
        widgets, contents = self.widgets, self._contents
        line = contents.line_of(widgets.focused) if widgets.is_keyed else None
        if line is not None:
            self._choose(min(max(0, line + by), len(self.page.blocks) - 1))
            widgets.focus_on(contents.spot + self._now - contents.first, shown=True)
        elif widgets.focused is None or self.is_typing:
            self._scroll(by * self.page.step)
        else:
            return False
        return True
