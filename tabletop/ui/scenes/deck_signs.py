"""What the deck builder shows beside the cards: switches, treasuries, the state of the deck, charts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from tabletop.ui.art import decking, fonts, icons, palette, plates
from tabletop.ui.art.plates import Face
from tabletop.ui.living import Look
from tabletop.ui.scenes.deck_parts import Gallery
from tabletop.ui.workbench import DEAREST, Workbench

Size = tuple[int, int]

_RIGHT, _WRONG = "#a8e0a8", "#ffb494"


def cost_mark(cost: int) -> str:
    """Write what the last column of the curve stands for, or any other."""
    return f"{cost}" if cost < DEAREST else f"{cost}+"


class Signs:
    """Say how each sign looks now.

    Args:
        bench: the deck on it.
        game: the game's id; chooses the palette.
        gallery: paints cards.
        word: words a message.
    """

    def __init__(self, bench: Workbench, game: str, gallery: Gallery, word: Callable[..., str]) -> None:
        self._bench, self._game, self._gallery, self._word = bench, game, gallery, word

    def switches(self) -> list[tuple[str, Any]]:
        """List what cards can be looked for by: (field of `Wanted`, value)."""
        bench = self._bench
        found: list[tuple[str, Any]] = [("suit", suit) for suit in bench.suits]
        found += [("type", kind) for kind in bench.types]
        return found + [("cost", cost) for cost in range(DEAREST + 1)]

    def switch(self, sort: str, value: Any, size: Size, letters: int) -> Look:
        """Look as a switch of `switches`."""
        is_on = getattr(self._bench.wanted, sort) == value
        livery = palette.suit(self._game, value) if sort == "suit" else None
        if sort == "cost":
            words, icon = cost_mark(value), ""
            about = self._word("deck-want-cost.most" if value == DEAREST else "deck-want-cost", cost=value)
        else:
            words, icon = "", livery.emblem if livery else self._bench.rules.signs[value]
            about = self._word(f"deck-want-{value}")

        def paint(state: str) -> pygame.Surface:
            return decking.switch(words, size, letters, is_on=is_on, state=state, icon=icon, livery=livery)

        return Look(is_on, paint, words, about)

    def treasury(self, slug: str, size: Size) -> Look:
        """Look as the button that chooses a treasury."""
        is_on = self._bench.deck.treasury == slug
        livery = palette.suit(self._game, self._bench.rules.known[slug].suit)
        name = self._gallery.looks.name(slug)

        def paint(state: str) -> pygame.Surface:
            return decking.switch("", size, 1, is_on=is_on, state=state, icon=livery.emblem, livery=livery)

        return Look(is_on, paint, name, f"{name}. {self._word('deck-choose-treasury')}")

    def state(self, size: Size, letters: int) -> Look:
        """Look as the plate that tells how many cards there are, and whether the deck can be played."""
        count = len(self._bench.why_not())
        number = f"{self._bench.deck.size}/{self._bench.rules.size}"
        words = self._word("deck-wrong", n=count) if count else self._word("deck-right")
        colour, icon = (_WRONG, "warning") if count else (_RIGHT, "check")

        def paint(state: Any) -> pygame.Surface:
            surface = plates.button(Face("", "choice", size=letters), size, state).copy()
            figure = fonts.render("figure", round(letters * 1.3), number, plates.GILT)
            surface.blit(figure, figure.get_rect(midleft=(letters // 2 + 2, size[1] // 2)))
            left, side = letters + figure.get_width(), round(letters * 1.2)
            surface.blit(icons.draw(icon, side, colour), (left, (size[1] - side) // 2))
            left += side + letters // 3
            room = size[0] - left - letters // 2
            written = fonts.render("name", fonts.largest("name", words, room, letters, 9), words, colour)
            surface.blit(written, written.get_rect(midleft=(left, size[1] // 2)))
            return surface

        return Look((number, words), paint, words, self._word("deck-state.about"))

    def sight(self, slug: str, height: int) -> Look:
        """Look as the card that is looked at."""
        card = self._gallery.card(slug, height)
        key = (self._gallery.looks.printed(slug).key, card is None)
        return Look(key, lambda _state: card or self._gallery.card_or_back(slug, height))

    def costs(self, size: Size, letters: int) -> Look:
        """Look as the curve by cost."""
        values = tuple(self._bench.curve())
        marks = [cost_mark(cost) for cost in range(DEAREST + 1)]
        return Look(values, lambda _state: decking.bars(values, marks, size, letters))

    def types(self, size: Size, letters: int) -> Look:
        """Look as the curve by type."""
        counted = self._bench.by_type()
        values = tuple(counted.values())
        signs = [self._bench.rules.signs[kind] for kind in counted]
        return Look(values, lambda _state: decking.bars(values, (), size, letters, signs))
