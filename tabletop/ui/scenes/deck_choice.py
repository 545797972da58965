"""A little window in which a seat's deck is chosen: any can be looked at, and one that cannot be played says why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from tabletop.cards.decks import DeckRules
from tabletop.engine import Game
from tabletop.text.grammar import harmless
from tabletop.text.log import Teller
from tabletop.ui.art import deckboxes, fonts, icons, plates
from tabletop.ui.art.plates import Face
from tabletop.ui.decklists import Deck, decks_of
from tabletop.ui.scenes.deck_builder import DeckBuilder
from tabletop.ui.scenes.menu import LABEL
from tabletop.ui.scenes.paged import PagedMenu

if TYPE_CHECKING:
    from tabletop.ui.app import App


class DeckChoice(PagedMenu):
    """Let one deck be chosen.

    Args:
        app: the app.
        game: whose players bring decks.
        now: the one that is chosen now.
        take: called with the one that is chosen then; the window is gone before.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, app: App, game: Game, now: Deck | None, take: Callable[[Deck], object]) -> None:
        super().__init__(app)
        self._game, self._now, self._take = game, now, take
        self._rules: DeckRules = game.deck_rules
        self._teller = Teller(app.text, self._rules.known, ())

    def build(self) -> None:
        """Draw a page of the decks."""
        size = self.app.size
        decks = decks_of(self._game, self.app.store.decks, self.app.text)
        row, gap, foot, help_high = (
            self.em(LABEL * 3.3),
            self.em(7),
            self.em(LABEL * 2.5),
            self.em(LABEL * 2.9),
        )
        frame = self.em(33 * 1.6) + foot + help_high + 2 * self.px(24)
        most = round(size[1] * 0.96)
        high = min(frame + len(decks) * (row + gap), most)
        box = self.panel((min(round(size[0] * 0.9), self.em(640)), high))
        box = self.head(box, self.word("deck-of-seat"))
        about_box = pygame.Rect(box.left, box.bottom - foot - help_high, box.width, help_high)
        self.show_about(about_box)
        self.about = self.word("decks-hint")
        body = pygame.Rect(box.left, box.top, box.width, about_box.top - box.top)
        if body.height < row:
            self.misfit()
        for deck, place in self.page_of(decks, body, row, gap):
            eye = pygame.Rect(place.right - place.height, place.top, place.height, place.height)
            place.width -= eye.width + gap
            self._add_deck(deck, place)
            if deck.deck is not None:
                face = Face("", "plain", "eye", self.em(LABEL))
                self.widgets.button(eye, face, partial(self._look, deck), about=self.word("decks-look.about"))
        line = pygame.Rect(box.left, box.bottom - foot, box.width, foot)
        back = pygame.Rect(line.left, line.top, self.em(150), foot)
        self.widgets.button(back, Face(self.word("cancel"), "plain", size=self.em(LABEL)), self.back)
        self.add_pages(pygame.Rect(back.right, line.top, line.right - back.right, foot))

    def _add_deck(self, deck: Deck, place: pygame.Rect) -> None:
        is_on = self._now is not None and deck.ref == self._now.ref
        card = None if deck.deck is None else self._rules.known.get(deck.deck["treasury"])
        inset = self.em(5)
        picture = deckboxes.draw(self._game.id, card, (round(place.height * 1.25), place.height - 2 * inset))
        letters, said = self.em(LABEL * 1.08), f"{deck.size}/{self._rules.size}"
        ink = "#2c1608" if is_on else plates.GILT if not deck.reasons else "#f2b8a0"

        def paint(state: Any) -> pygame.Surface:
            face = plates.button(Face("", "choice", size=1, is_on=is_on), place.size, state).copy()
            face.blit(picture, (inset + 2, inset))
            count = fonts.render("figure", letters, said, ink)
            left, right = picture.get_width() + 3 * inset, place.width - 3 * inset - count.get_width()
            size = fonts.largest("name", deck.name, right - left - 2 * inset - letters, letters, 9)
            name = fonts.render("name", size, deck.name, ink)
            face.blit(name, name.get_rect(midleft=(left, place.height // 2)))
            face.blit(count, count.get_rect(midleft=(right, place.height // 2)))
            if is_on:
                tick = icons.draw("check", letters, ink)
                face.blit(tick, tick.get_rect(midright=(right - inset, place.height // 2)))
            if state == "disabled":
                face.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
            return face

        about = harmless(deck.about)
        if deck.reasons:
            about = " ".join(self._teller.sentence(one.id, one.args) for one in deck.reasons[:2])
            if len(deck.reasons) > 2:
                about += " " + self.word("decks-more-reasons", n=len(deck.reasons) - 2)
        self.widgets.painted(
            place, paint, lambda: self._choose(deck), deck.name, about=about, is_enabled=not deck.reasons
        )

    def enter(self) -> None:
        """Look again: what was looked at may have been changed."""
        self.rebuild()

    def _look(self, deck: Deck) -> None:
        self.app.sounds.play("flip")
        self.app.push(DeckBuilder(self.app, self._game, deck.name, deck.deck, deck.entry))

    def _choose(self, deck: Deck) -> None:
        self.app.pop()
        self._take(deck)
