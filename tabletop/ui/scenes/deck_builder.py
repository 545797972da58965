"""The deck builder: cards to choose from, the deck beside them, and what is right and wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.cards.decks import DeckRules, plain
from tabletop.engine import Game, Reason
from tabletop.storage.decks import MAX_NAME, DeckEntry
from tabletop.storage.problems import StorageError
from tabletop.text.grammar import harmless
from tabletop.text.log import Teller
from tabletop.ui.art import faces, icons, plates, richtext
from tabletop.ui.art.plans import width_for
from tabletop.ui.art.plates import Face
from tabletop.ui.living import Living
from tabletop.ui.scenes.deck_desk import DeckDesk
from tabletop.ui.scenes.deck_parts import Gallery, Listing, Shelf
from tabletop.ui.scenes.deck_signs import Signs
from tabletop.ui.scenes.deck_text import ExportScene
from tabletop.ui.scenes.dialogs import Ask, AskName
from tabletop.ui.scenes.menu import LABEL
from tabletop.ui.table.facespec import Faces
from tabletop.ui.workbench import LOCKED, Workbench

if TYPE_CHECKING:
    from tabletop.ui.app import App

_WORDS = 40


class DeckBuilder(DeckDesk):
    """Build a deck; every change is kept at once.

    Args:
        app: the app.
        game: whose players bring decks.
        name: of the deck.
        deck: what is in it, as plain JSON.
        entry: its file; None for one that comes with the game and can only be looked at.
        copy: makes a deck of one's own of one that comes with the game, and opens it.
    """

    def __init__(
        self,
        app: App,
        game: Game,
        name: str,
        deck: Any,
        entry: DeckEntry | None,
        copy: Callable[[], object] | None = None,
    ) -> None:
        rules: DeckRules = game.deck_rules
        bench = Workbench(
            rules, rules.make(deck["treasury"], deck["cards"]), LOCKED if entry is None else None
        )
        gallery = Gallery(Faces(game, game.controller, app.text), is_patient=app.backdrops.is_patient)
        shown = deck["treasury"] if deck["treasury"] in rules.known else rules.treasuries[0].id
        super().__init__(app, bench, gallery, shown)
        self._game, self._name, self._entry, self._copy = game, name, entry, copy
        self._teller = Teller(app.text, rules.known, ())
        self._looking = Signs(bench, game.id, gallery, self.word)
        self._signs: list[Living] = []
        self._line = 0

    # -- what is shown

    def build(self) -> None:
        """Lay out the card looked at on the left, the pool in the middle, the deck on the right."""
        width, height = self.app.size
        box = self.panel((round(width * 0.99), round(height * 0.985)))
        foot = pygame.Rect(box.left, 0, box.width, self.em(LABEL * 2.3))
        foot.bottom = box.bottom
        body = pygame.Rect(box.left, box.top, box.width, foot.top - self.px(9) - box.top)
        gap = self.px(16)
        high = faces.snap(body.height * 0.56)
        left = pygame.Rect(body.left, body.top, width_for(high), body.height)
        wide = max(self.px(296), self.em(290))
        right = pygame.Rect(body.right - wide, body.top, wide, body.height)
        middle = pygame.Rect(left.right + gap, body.top, right.left - left.right - 2 * gap, body.height)
        if middle.width < self.px(440):
            self.misfit()
            if self.may_shrink:
                return
        self._signs = []
        self._build_pool(middle)
        self._build_deck(right)
        self._build_sight(left, high)
        self._build_foot(foot)

    def _build_pool(self, box: pygame.Rect) -> None:
        """Add the switches, the line to search in, and the shelf."""
        bench, side = self.bench, self.em(LABEL * 1.9)
        switches = self._looking.switches()
        gap, group = self.em(3), self.em(10)
        each = (box.width - gap * (len(switches) - 1) - 2 * group) / len(switches)
        if each < self.em(LABEL * 1.5):
            self.misfit()
        x, before = float(box.left), switches[0][0]
        for sort, value in switches:
            x += group if sort != before else 0
            place = pygame.Rect(round(x), box.top, round(each), side)
            look = partial(self._looking.switch, sort, value, place.size, self.em(LABEL * 0.95))
            self._signs.append(Living(self.widgets, place, look, partial(self._want, sort, value)))
            x, before = x + each + gap, sort
        top = box.top + side + self.em(6)
        sign = icons.draw("zoom", self.em(LABEL * 1.3), plates.GILT)
        self.ground.blit(sign, sign.get_rect(midleft=(box.left, top + side // 2)))
        left = box.left + sign.get_width() + self.em(7)
        ends = pygame.Rect(box.right - 3 * side - 2 * gap, top, side, side)
        count = self.em(LABEL * 6.2)
        line = pygame.Rect(left, top, ends.left - count - self.em(8) - left, side)
        if line.width < self.em(LABEL * 6):
            self.misfit()
        self._line = len(self.widgets.spots)
        self.widgets.entry(
            line,
            bench.wanted.words,
            self._search,
            limit=_WORDS,
            act=self.focus_on_card,
            about=self.word("deck-search"),
        )
        found = richtext.Look(self.em(LABEL * 0.9), plates.GILT, italic=True, centred=True)
        self.show_live(pygame.Rect(line.right + self.em(4), top, count, side), self._count_words, found)
        for icon, act, about in (
            ("cross", self._want_all, "deck-want-all"),
            ("arrow-up", lambda: self.scroll_shelf(-1), "deck-up"),
            ("arrow-down", lambda: self.scroll_shelf(1), "deck-down"),
        ):
            face = Face("", "plain", icon, self.em(LABEL * 0.86))
            self.widgets.painted(
                ends.copy(),
                partial(_paint_button, face, ends.size),
                act,
                "",
                about=self.word(about),
                is_quick=True,
            )
            ends.left += side + gap
        top += side + self.em(8)
        shelf = pygame.Rect(box.left, top, box.width, box.bottom - top)
        self.shelf = Shelf(
            self.widgets,
            shelf,
            self.app.scale,
            bench,
            bench.pool(self.app.text),
            self.gallery,
            self.add,
            self._word_reason,
        )

    def _build_deck(self, box: pygame.Rect) -> None:
        """Add the deck's name, its treasury, how it stands, and its cards."""
        side, gap = self.em(LABEL * 2.0), self.em(5)
        name = pygame.Rect(box.left, box.top, box.width - side - gap, side)
        self.write(
            harmless(self._name), name, LABEL * 1.4, colour=plates.GILT, bold=True, middle=True, least=0.55
        )
        place = pygame.Rect(box.right - side, box.top, side, side)
        icon, act, about = (
            ("pencil", self._ask_name, "deck-rename")
            if self._entry
            else ("copy", self._make_copy, "deck-copy")
        )
        face = Face("", "primary" if self._entry is None else "plain", icon, self.em(LABEL))
        self.widgets.button(place, face, act, about=self.word(f"{about}.about"))
        treasuries = self.bench.rules.treasuries
        top = box.top + side + gap
        each = (box.width - gap * (len(treasuries) - 1)) / len(treasuries)
        for index, card in enumerate(treasuries):
            place = pygame.Rect(round(box.left + index * (each + gap)), top, round(each), side)
            look = partial(self._looking.treasury, card.id, place.size)
            self._signs.append(Living(self.widgets, place, look, partial(self._choose_treasury, card.id)))
        top += side + gap
        state = pygame.Rect(box.left, top, box.width, self.em(LABEL * 2.3))
        self._signs.append(
            Living(
                self.widgets,
                state,
                partial(self._looking.state, state.size, self.em(LABEL)),
                self._tell_reasons,
            )
        )
        top = state.bottom + self.em(7)
        listing = pygame.Rect(box.left, top, box.width, box.bottom - top)
        row = max(self.em(LABEL * 1.56), self.px(22))
        self.listing = Listing(
            self.widgets, listing, row, self.bench, self.gallery, self.add, self.remove, self._word_reason
        )
        if self.listing.lines < 4:
            self.misfit()

    def _build_sight(self, box: pygame.Rect, high: int) -> None:
        """Add the card that is looked at, the two charts and the reasons below it."""
        place = pygame.Rect(box.left, box.top, box.width, high)
        self._signs.append(Living(self.widgets, place, lambda: self._looking.sight(self.shown, high)))
        letters = self.em(LABEL * 0.78)
        caption, chart = self.em(LABEL * 1.25), max(self.px(66), letters * 5)
        top = place.bottom + self.px(2)
        for message, look in (("deck-by-cost", self._looking.costs), ("deck-by-type", self._looking.types)):
            self.write(
                self.word(message), pygame.Rect(box.left, top, box.width, caption), LABEL * 0.82,
                colour="#e2cba0", italic=True, centred=True, least=0.7,
            )  # fmt: skip
            place = pygame.Rect(box.left + self.px(6), top + caption, box.width - 2 * self.px(6), chart)
            self._signs.append(Living(self.widgets, place, partial(look, place.size, letters)))
            top = place.bottom + self.px(4)
        rest = pygame.Rect(box.left, top, box.width, box.bottom - top)
        if rest.height < self.em(LABEL * 2.4):
            self.misfit()
            rest.height = max(1, rest.height)
        look_of_reasons = richtext.Look(
            self.em(LABEL * 0.86), "#ffc2a0", plates.GILT, plates.GILT, plates.GILT
        )
        self.show_live(rest, self._reason_words, look_of_reasons)

    def _build_foot(self, foot: pygame.Rect) -> None:
        wide = self.em(140)
        back = pygame.Rect(foot.left, foot.top, wide, foot.height)
        self.widgets.button(back, Face(self.word("back"), "plain", "arrow-left", self.em(LABEL)), self.back)
        wide = self.em(190)
        text = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        face = Face(self.word("deck-export"), "plain", "log", self.em(LABEL))
        self.widgets.button(text, face, self._export, about=self.word("deck-export.about"))
        gap = self.em(12)
        self.show_about(
            pygame.Rect(back.right + gap, foot.top, text.left - back.right - 2 * gap, foot.height)
        )
        self.about = self._hint()

    # -- what changes

    def _count_words(self) -> str:
        return self.word("deck-found", n=len(self.shelf.pool))

    def _reason_words(self) -> str:
        return "\n".join(self._word_reason(reason) for reason in self.bench.why_not())

    def _hint(self) -> str:
        return self.word("deck-builder-hint") if self._entry is not None else self._word_reason(LOCKED)

    def _word_reason(self, reason: Reason) -> str:
        return self._teller.sentence(reason.id, reason.args)

    def refresh(self) -> None:
        """Show the pool, the deck and all that is said about it as they are now."""
        self.shelf.show(self.bench.pool(self.app.text))
        self.listing.show(self.bench.rows())
        self.refresh_signs()

    def refresh_signs(self) -> None:
        """Show what stands beside pool and deck as it is now."""
        for sign in self._signs:
            sign.refresh()

    # -- what is done

    def add(self, slug: str) -> None:
        """Put a copy of a card into the deck, or say why that cannot be."""
        self._done(self.bench.add(slug), slug, "slide")

    def remove(self, slug: str) -> None:
        """Take a copy of a card out of the deck, or say why that cannot be."""
        self._done(self.bench.remove(slug), slug, "flip")

    def _choose_treasury(self, slug: str) -> None:
        self.shown = slug
        self._done(self.bench.stand_under(slug), slug, "coin")

    def _done(self, reason: Reason | None, slug: str, sound: str) -> None:
        """Keep what has been changed, or say why nothing was."""
        if reason is not None:
            self.about = self._word_reason(reason)
            return
        self.app.sounds.play(sound)
        self.about = self._hint()
        if self._entry is not None:
            try:
                self._entry = self.app.store.decks.change(self._entry, plain(self.bench.deck))
            except StorageError as error:
                self.app.notify(error.reason)
        self.refresh()
        self.listing.reveal(slug)

    def _want(self, sort: str, value: Any) -> None:
        self.bench.want(**{sort: value})
        self.app.sounds.play("slide")
        self.shelf.first = 0
        self.refresh()

    def _want_all(self) -> None:
        self.bench.want_all()
        self.app.sounds.play("slide")
        self.rebuild()

    def _search(self, words: str) -> None:
        self.bench.want(words=words)
        self.shelf.first = 0
        self.refresh()

    def _ask_name(self) -> None:
        def give(name: str) -> Reason | None:
            assert self._entry is not None, "only a deck of one's own has a pencil beside it"
            try:
                self._entry = self.app.store.decks.rename(self._entry, name)
            except StorageError as error:
                return error.reason
            self._name = self._entry.name
            self.rebuild()
            return None

        self.app.push(AskName(self.app, "deck-rename", self._name, MAX_NAME, give))

    def _make_copy(self) -> None:
        if self._copy is not None:
            self._copy()

    def _export(self) -> None:
        self.app.push(ExportScene(self.app, self._game, self._name, self.bench.deck))

    def _tell_reasons(self) -> None:
        words = self._reason_words() or self.word("deck-right.about")
        icon = "warning" if self.bench.why_not() else "check"
        self.app.push(Ask(self.app, "deck-state", words, (("ok", lambda: None),), icon))

    def handle(self, event: pygame.Event) -> bool:
        """Know the keys for searching and for writing the deck out."""
        if event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if event.key == pygame.K_f:
                self.widgets.focus_on(self._line, shown=True)
                return True
            if event.key == pygame.K_c and not self.is_typing:
                self._export()
                return True
        return super().handle(event)


def _paint_button(face: Face, size: tuple[int, int], state: Any) -> pygame.Surface:
    return plates.button(face, size, state)
