"""The choice of a deck for each seat before a match, driven by real events."""

from __future__ import annotations

import pygame
import pytest

from tabletop.cards.decks import plain
from tabletop.storage.last_setup import Setup
from tabletop.ui import play
from tabletop.ui.app import App
from tabletop.ui.scenes.deck_builder import DeckBuilder
from tabletop.ui.scenes.deck_choice import DeckChoice
from tabletop.ui.scenes.new_game import NewGameScene
from tests.ui.shell import Shell
from tests.ui.trading import Trading, keep, show, spot

pytestmark = pytest.mark.filterwarnings("ignore:Clamping:UserWarning")


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


def test_any_deck_can_be_looked_at_before_it_is_chosen(shell: Shell, game: Trading) -> None:
    keep(shell, game, "Mine", pueblo_1=4)
    show(shell, NewGameScene(shell.app, game))
    shell.click_at(spot(shell, "Start clero").center)
    look = shell.app.text("decks-look.about")
    eyes = [one.element.rect for one in shell.menu.widgets.spots if one.about == look]
    assert len(eyes) == 3, "two decks of the game, and one that cannot be played"
    for eye, treasury in zip(eyes, ("pueblo", "clero", "pueblo"), strict=True):
        shell.click_at(eye.center)
        scene = shell.app.scene
        assert isinstance(scene, DeckBuilder)
        assert scene.bench.deck.treasury == f"arcas-{treasury}"
        shell.press(pygame.K_ESCAPE)
        assert shell.scene == "DeckChoice"


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
