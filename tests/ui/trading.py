"""A game with few cards whose players bring decks, and what a hand does on the screens about them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import pygame

from tabletop.cards.models import CardFace
from tabletop.controller.tables import FigureLook
from tabletop.games.aguila_roja.deck_rules import DeckBuilding
from tabletop.games.aguila_roja.game import AguilaRoja
from tabletop.storage.decks import DeckEntry
from tabletop.ui.scenes.deck_builder import DeckBuilder
from tabletop.ui.scenes.scene import Scene
from tests.games.aguila_roja.deck_cards import building, faces, forty
from tests.ui.shell import Shell


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
