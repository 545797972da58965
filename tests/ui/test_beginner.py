"""Who begins a match: whoever lost the last one of the same people, where a game's rules say so."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import games
from tabletop.controller.session import Session
from tabletop.engine import Match
from tabletop.storage.last_setup import Setup
from tabletop.storage.models import Player
from tabletop.ui import play
from tabletop.ui.scenes.new_game import NewGameScene
from tabletop.ui.scenes.table import TableScene
from tests.ui.shell import Shell

GAME = games.get("aragon")
PAIR = ("Ana", "Berta")


def setup(*names: str, **options: Any) -> Setup:
    players = tuple(Player(name=name, kind="human") for name in names)
    return Setup(players=players, options=options)


def begun(shell: Shell) -> Session:
    """Return the session of the table that has been opened."""
    scene = shell.app.scene
    assert isinstance(scene, TableScene)
    return scene.session


def first(match: Match) -> str:
    """Return which option says who begins."""
    told: str = match.options["first"]
    return told


def lost(shell: Shell, *names: str, winner: int = 0) -> None:
    shell.app.store.note_result(GAME.id, names, [winner])


def test_without_an_earlier_match_the_dice_decide(shell: Shell) -> None:
    play.start(shell.app, GAME, setup(*PAIR), 1)
    assert first(begun(shell).match) == "dice"


@pytest.mark.parametrize(("names", "seat"), [(PAIR, "seat-2"), (PAIR[::-1], "seat-1")])
def test_the_loser_of_the_last_match_begins(shell: Shell, names: tuple[str, str], seat: str) -> None:
    lost(shell, *PAIR)
    play.start(shell.app, GAME, setup(*names), 1)
    match = begun(shell).match
    assert first(match) == seat
    assert match.view(None).number(0, "turn") == names.index("Berta")


def test_what_was_chosen_holds(shell: Shell) -> None:
    lost(shell, *PAIR)
    play.start(shell.app, GAME, setup(*PAIR, first="seat-1"), 1)
    assert first(begun(shell).match) == "seat-1"


def test_the_set_up_goes_on_leaving_it_open(shell: Shell) -> None:
    lost(shell, *PAIR)
    play.start(shell.app, GAME, setup(*PAIR, first="dice"), 1)
    assert shell.app.store.setups.games[GAME.id].options["first"] == "dice"


def test_a_match_that_ends_is_remembered_and_its_loser_begins_the_rematch(shell: Shell) -> None:
    play.start(shell.app, GAME, setup(*PAIR, first="dice"), 1)
    session = begun(shell)
    session.concede(0)
    play.finish(shell.app, session)
    assert shell.app.store.loser(GAME.id, PAIR) == 0
    play.rematch(shell.app, session, turned=False)
    assert first(begun(shell).match) == "seat-1"
    again = begun(shell)
    again.concede(1)
    play.finish(shell.app, again)
    play.rematch(shell.app, again, turned=True)
    assert tuple(begun(shell).names) == ("Berta", "Ana")
    assert first(begun(shell).match) == "seat-1", "Berta lost, and sits there now"


def test_games_without_such_a_rule_are_left_alone(shell: Shell) -> None:
    game = games.get("la_campana")
    shell.app.store.note_result(game.id, PAIR, [0])
    play.start(shell.app, game, setup(*PAIR), 1)
    assert "first" not in begun(shell).match.options


# -- what the new-game screen tells


def new_game(shell: Shell, *names: str) -> NewGameScene:
    shell.app.store.remember(GAME.id, setup(*names))
    scene = NewGameScene(shell.app, GAME)
    shell.app.push(scene)
    shell.frames()
    return scene


def test_it_says_who_lost_and_begins(shell: Shell) -> None:
    new_game(shell, *PAIR)
    assert shell.app.text("option-aragon-first.dice") in shell.buttons
    lost(shell, *PAIR)
    scene = new_game(shell, *PAIR)
    words = shell.app.text("ui-loser-begins", player="Berta")
    assert words in shell.buttons
    assert shell.app.text("option-aragon-first.dice") not in shell.buttons
    spot = next(spot for spot in scene.widgets.spots if spot.words == words)
    assert spot.about == shell.app.text("ui-loser-begins.about", player="Berta")


def test_a_long_name_is_told_below_and_not_on_the_button(shell: Shell) -> None:
    names = ("Ana", "Doña Urraca Fernández de Castro y Lara")
    lost(shell, *names)
    new_game(shell, *names)
    assert shell.app.text("ui-loser-begins.short") in shell.buttons


def test_it_changes_with_the_names_that_are_typed(shell: Shell) -> None:
    lost(shell, "Ana", "Bert")
    scene = new_game(shell, "Ana", "Ber")
    assert shell.app.text("option-aragon-first.dice") in shell.buttons
    scene._namer(1)("Bert")
    shell.frames()
    assert shell.app.text("ui-loser-begins", player="Bert") in shell.buttons
    scene._namer(1)("Berta")
    shell.frames()
    assert shell.app.text("option-aragon-first.dice") in shell.buttons
