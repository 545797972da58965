"""`tabletop --self-test`: open a window on no display, load all that ships, play, save, load; for built programs."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

BOARD = (1280, 720)
HEIGHT = 120
MATCH_LIMIT = 20_000
"""Answers after which a bot match counts as hanging."""


def run() -> int:
    """Run every check and say how it went, a line each.

    :returns: 0 if all is well, 1 at the first check that fails; what failed is on standard error.
    """
    for about, check in CHECKS.items():
        try:
            detail = check()
        except Exception as error:  # whatever fails is what is to be told
            print(f"{about}: FAILED: {type(error).__name__}: {error}", file=sys.stderr)
            return 1
        print(f"{about}: {detail}")
    return 0


def check_texts() -> str:
    """Load both languages and word every card in them."""
    from tabletop import games
    from tabletop.text.composer import card_text
    from tabletop.text.languages import LANGUAGES, Text

    words = 0
    for language in LANGUAGES:
        text = Text(language, strict=True)
        for game in games.all():
            for face in game.cards:
                words += len(card_text(face, text).split())
    return f"{len(LANGUAGES)} languages, {words} words on cards"


def check_art() -> str:
    """Load fonts and icons, and draw each card and each game's back."""
    from tabletop import games
    from tabletop.text.languages import Text
    from tabletop.ui.app import App
    from tabletop.ui.art import backs, faces
    from tabletop.ui.table.facespec import Faces

    app = App.headless(BOARD)
    drawn = 0
    for game in games.all():
        backs.draw(game.id, HEIGHT)
        looks = Faces(game, game.controller, Text("es"))
        for slug in looks.by_slug:
            faces.draw(looks.printed(slug), HEIGHT)
            drawn += 1
    app.close()
    return f"{drawn} cards drawn"


def check_match() -> str:
    """Play a match of every game between bots, save it, load it and play it again."""
    from tabletop import bots, games
    from tabletop.engine import Match
    from tabletop.storage.folders import find_folders
    from tabletop.storage.models import Player
    from tabletop.storage.save_file import Label
    from tabletop.storage.saves import Saves

    told = []
    for game in games.all():
        match = Match(game, game.players[0], seed=1)
        players = [bots.make("squire", seat, 1) for seat in range(match.seats)]
        answers = 0
        while match.request is not None:
            seat = match.request.seat
            match.answer(players[seat].choose(match.seat(seat)))
            answers += 1
            if answers > MATCH_LIMIT:
                raise RuntimeError(f"{game.id}: no end after {answers} answers")
        with _home() as folder:
            saves = Saves(find_folders({**os.environ, "TABLETOP_HOME": str(folder)}), [game.id])
            label = Label(
                saved=datetime.now().astimezone(),
                players=tuple([Player(name=player.name, kind=player.name) for player in players]),
            )
            saves.save("self-test", match.record(), label)
            again = Match.replay(game, saves.load(saves.list()[0]))
        if again.outcome != match.outcome:
            raise RuntimeError(f"{game.id}: the saved match ends otherwise")
        told.append(f"{game.id} {answers} answers")
    return ", ".join(told)


def check_window() -> str:
    """Open the window, and show the title and a table in it."""
    from tabletop.cli.shoot import SCENES, scene_of
    from tabletop.ui.app import App

    app = App.headless(BOARD)
    for name in SCENES:
        app.shoot(scene_of(app, name))
    app.close()
    return f"{len(SCENES)} screens"


@contextmanager
def _home() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="tabletop-self-test-") as folder:
        yield Path(folder)


CHECKS: dict[str, Callable[[], str]] = {
    "texts": check_texts,
    "art": check_art,
    "matches": check_match,
    "window": check_window,
}
