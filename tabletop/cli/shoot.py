"""`tabletop shoot SCENE`: draw any screen to a PNG file; no display is needed."""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop import games, resources
from tabletop.cli.common import BAD, GOOD, MISUSED, CommandError
from tabletop.cli.samples import deck_begun, with_decks
from tabletop.cli.sittings import KINDS, asked, at_the_table, coming_to, seated, sitting
from tabletop.engine import Event, Game, Match, Reason, SetupError
from tabletop.storage.folders import find_folders
from tabletop.storage.problems import StorageError, error_code, shown
from tabletop.text.languages import LANGUAGES, Text, system_language
from tabletop.text.problems import problem

if TYPE_CHECKING:
    from tabletop.ui.app import App
    from tabletop.ui.scenes.scene import Scene

_SIZES = (1024, 640), (7680, 4320)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("scene", metavar="SCENE", help=f"one of: {', '.join(SCENES)}")
    parser.add_argument("--size", default="1600x900", metavar="WxH", help="in pixels (default: 1600x900)")
    parser.add_argument("--lang", default=system_language(), help="en or es (default: the system's)")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help="the PNG file to write")
    parser.add_argument("--game", metavar="GAME", help="what is played (default: the first of the title)")
    parser.add_argument("--position", type=Path, metavar="FILE", help="a position to show on the table")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: as few as can)")
    parser.add_argument(
        "--text-size", type=int, default=100, metavar="PERCENT", help="100 to 200 (default: 100)"
    )


def run(args: argparse.Namespace) -> int:
    """Draw a screen.

    :returns: 0 if the file is written; 1 if the position will not do or the file cannot be written; 2 if scene, size,
        language or text size are none.
    """
    text = Text(args.lang if args.lang in LANGUAGES else system_language())
    try:
        size = _size(args.size)
        _check(args)
        position = None if args.position is None else _position(args.position)
        _shoot(args, size, position)
    except CommandError as error:
        print(problem(error.reason, text), file=sys.stderr)
        return error.status
    except (SetupError, StorageError) as error:
        print(problem(error.reason, text), file=sys.stderr)
        return BAD
    return GOOD


def _size(written: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", written.lower())
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    least, most = _SIZES
    if not all(low <= side <= high for side, low, high in zip(size, least, most, strict=True)):
        raise CommandError(
            Reason("shoot-size", {"size": written, "least": "1024x640", "most": "7680x4320"}), MISUSED
        )
    return size


def _check(args: argparse.Namespace) -> None:
    for wrong, message, got, known in (
        (args.scene not in SCENES, "shoot-scene", args.scene, ", ".join(SCENES)),
        (args.lang not in LANGUAGES, "shoot-language", args.lang, ", ".join(LANGUAGES)),
        (not 100 <= args.text_size <= 200, "shoot-text-size", str(args.text_size), "100–200"),
    ):
        if wrong:
            raise CommandError(Reason(message, {"got": got, "known": known}), MISUSED)


def _position(path: Path) -> Mapping[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CommandError(
            Reason("shoot-no-file", {"file": shown(path), "code": error_code(error)})
        ) from error
    except ValueError as error:
        raise CommandError(Reason("shoot-no-position", {"file": shown(path)})) from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise CommandError(Reason("shoot-no-position", {"file": shown(path)}))
    return data


def _shoot(args: argparse.Namespace, size: tuple[int, int], position: Mapping[str, Any] | None) -> None:
    import pygame

    from tabletop.ui.app import App
    from tabletop.ui.store import Store

    with tempfile.TemporaryDirectory(prefix="tabletop-shoot-") as home:
        app = App.headless(size, Store(find_folders({"TABLETOP_HOME": home})), args.lang)
        app.change(text_size=args.text_size, sound=False, speed="instant")
        below = _BELOW.get(args.scene)
        scene = scene_of(app, args.scene, position, args.seats, args.game)
        picture = app.shoot(
            *([scene_of(app, below, position, args.seats, args.game)] if below else []), scene
        )
        try:
            pygame.image.save(picture, args.out)
        except (OSError, pygame.error) as error:
            code = error_code(error) if isinstance(error, OSError) else str(error)
            raise CommandError(Reason("shoot-no-out", {"file": shown(args.out), "code": code})) from error
        finally:
            app.close()


def scene_of(
    app: App,
    name: str,
    position: Mapping[str, Any] | None = None,
    seats: int | None = None,
    played: str | None = None,
) -> Scene:
    """Make a screen as it looks in the middle of things.

    :param name: one of `SCENES`.
    :param position: what lies on the table, where the screen shows one.
    :param seats: how many play where no position says it; as few as can by default.
    :param played: the id of the game that is played where no position says it; the first one by default.
    :raises SetupError: the position, the game or the number of players will not do.
    """
    known = games.all()[0].id if played is None else played
    game = games.get(known if position is None else position["game"])
    return SCENES[name](app, game, position, seats or game.players[0])


def _title(app: App, game: Game, position: Mapping[str, Any] | None, seats: int) -> Scene:
    from tabletop.ui.scenes.title import TitleScene

    _keep_some(app, game, position, seats)
    return TitleScene(app)


def _new_game(app: App, game: Game, _position: Mapping[str, Any] | None, seats: int) -> Scene:
    from tabletop.ui.scenes.new_game import NewGameScene

    return NewGameScene(app, game, seats=seats)


def _table(app: App, game: Game, position: Mapping[str, Any] | None, seats: int) -> Scene:
    from tabletop.ui.scenes.table import TableScene

    return TableScene(app, sitting(app, game, position, seats, at_the_table))


def _asks(prompt: str, shipped: str, turn: int) -> _Maker:
    """Return what makes a table at which the person is asked something.

    :param prompt: how the message id of the question begins.
    :param shipped: the position that leads there, where no other is given.
    :param turn: whose turn it is in it.
    """

    def make(app: App, _game: Game, position: Mapping[str, Any] | None, _seats: int) -> Scene:
        from tabletop.ui.scenes.table import TableScene

        begun = _position(resources.saves() / shipped) if position is None else position
        begun = {**begun, "numbers": {**begun.get("numbers", {}), "turn": turn}}
        return TableScene(app, seated(app, asked(games.get(begun["game"]), begun, prompt)))

    return make


def _comes_to(played: str, prompt: str) -> _Maker:
    """Return what makes a table at which the person is asked something late in a match.

    :param played: the id of the game.
    :param prompt: the message id of the question.
    """

    def make(app: App, _game: Game, _position: Mapping[str, Any] | None, seats: int) -> Scene:
        from tabletop.ui.scenes.table import TableScene

        game = games.get(played)
        match = coming_to(game, min(max(seats, game.players[0]), game.players[-1]), prompt)
        return TableScene(app, seated(app, match))

    return make


def _anyone(app: App, game: Game, _position: Mapping[str, Any] | None, seats: int) -> Scene:
    """Ask several people at one screen whether anyone reacts, and wait until one goes on."""
    from tabletop.ui.scenes.table import TableScene

    def asks(match: Match) -> bool:
        request = match.request
        return request is not None and request.optional and len(request.args["asked"]) > 1

    app.change(reaction_pause="click")
    game = next(one for one in (game, *games.all()) if one.reactions)
    return TableScene(app, sitting(app, game, None, max(seats, 3), asks, (None,) * len(KINDS)))


def _load(app: App, game: Game, position: Mapping[str, Any] | None, seats: int) -> Scene:
    from tabletop.ui.scenes.load import LoadScene

    _keep_some(app, game, position, seats)
    return LoadScene(app)


def _settings(app: App, _game: Game, _position: Mapping[str, Any] | None, _seats: int) -> Scene:
    from tabletop.ui.scenes.settings import SettingsScene

    return SettingsScene(app)


def _pause(app: App, game: Game, position: Mapping[str, Any] | None, seats: int) -> Scene:
    from tabletop.ui.scenes.pause import PauseScene

    return PauseScene(app, sitting(app, game, position, seats, at_the_table), None)


def _rules(app: App, game: Game, _position: Mapping[str, Any] | None, _seats: int) -> Scene:
    from tabletop.ui.scenes.rules import RulesScene

    return RulesScene(app, game, ["act"])  # the phase in which one does most


def _between(app: App, _game: Game, _position: Mapping[str, Any] | None, seats: int) -> Scene:
    from tabletop.ui.scenes.between import BetweenScene

    def won(match: Match) -> list[Event]:
        return [event for event in match.events if event.kind == "battle_won"]

    game = games.get("la_campana")  # the one whose matches are fought in battles
    session = sitting(app, game, None, min(max(seats, 2), 3), lambda match: bool(won(match)))
    return BetweenScene(app, session, won(session.match)[0])


def _result(app: App, game: Game, _position: Mapping[str, Any] | None, seats: int) -> Scene:
    from tabletop.ui.scenes.result import ResultScene

    return ResultScene(app, sitting(app, game, None, seats, lambda _match: False))


def _deck_builder(app: App, game: Game, _position: Mapping[str, Any] | None, _seats: int) -> Scene:
    from tabletop.ui.scenes.deck_builder import DeckBuilder

    game = with_decks(game)
    deck = deck_begun(game)
    name = app.text("deck-new-name")
    if not app.store.folders.writable:
        return DeckBuilder(app, game, name, deck, None)
    entry = app.store.decks.create(game.id, name, deck)
    return DeckBuilder(app, game, entry.name, deck, entry)


def _decks(app: App, game: Game, _position: Mapping[str, Any] | None, _seats: int) -> Scene:
    from tabletop.ui.scenes.decks import DecksScene

    game = with_decks(game)
    if app.store.folders.writable and not app.store.decks.list(game.id):
        app.store.decks.create(game.id, app.text("deck-new-name"), deck_begun(game))
        (app.store.decks.folder(game.id) / "deck-5c1d.json").write_text('{"format": 1, ', encoding="utf-8")
    return DecksScene(app, game)


def _lessons(app: App, _game: Game, _position: Mapping[str, Any] | None, _seats: int) -> Scene:
    from tabletop.ui.scenes.lessons import LessonsScene

    return LessonsScene(app)


def _lesson(app: App, game: Game, position: Mapping[str, Any] | None, seats: int) -> Scene:
    """Sit down at the table of a lesson, the first one if the position tells none: its sheet comes by itself."""
    from tabletop.storage.lessons import list_lessons
    from tabletop.ui import play
    from tabletop.ui.scenes.lesson_table import LessonTable

    if position is None or "lesson" not in position:
        entry = list_lessons(games.all())[0]
        game, position = entry.game, entry.position
    session = sitting(app, game, position, seats, at_the_table)
    lesson = play.lesson_at(session)
    assert lesson is not None
    return LessonTable(app, session, lesson)


def _keep_some(app: App, game: Game, position: Mapping[str, Any] | None, seats: int) -> None:
    """Keep an autosave, a named save and a damaged file, where there is a place for them."""
    from tabletop.storage.save_file import Label
    from tabletop.ui import play
    from tabletop.ui.scenes.table import TableScene

    store = app.store
    if not store.folders.writable or store.saves.list():
        return
    session = sitting(app, game, position, seats, at_the_table)
    app.shoot(TableScene(app, session))
    players, picture = play.stored_players(session), play.thumbnail(app, session)
    now = app.now()
    store.saves.autosave(
        session.record(), Label(saved=now - timedelta(minutes=12), players=players, thumbnail=picture)
    )
    shipped = sorted((resources.saves() / game.id).glob("*.json"))
    for file, days in zip(shipped, (1, 9), strict=False):
        data = json.loads(file.read_text(encoding="utf-8"))
        other = sitting(app, game, data, seats, at_the_table)
        label = Label(saved=now - timedelta(days=days), players=play.stored_players(other))
        store.saves.save(data["title"][app.text.language], other.record(), label)
    (store.folders.saves / "match-5c1d.json").write_text('{"format": 1, "head": {', encoding="utf-8")


_Maker = Callable[["App", Game, "Mapping[str, Any] | None", int], "Scene"]

SCENES: dict[str, _Maker] = {
    "title": _title,
    "new-game": _new_game,
    "table": _table,
    "triggers": _asks("prompt-order-effects", "aguila_roja/comerciantes-y-monasterio.json", 0),
    "interception": _asks("prompt-intercept", "aguila_roja/pleno-desarrollo.json", 1),
    "bid": _comes_to("espada_negra", "prompt-en-bid"),
    "attack": _comes_to("espada_negra", "prompt-en-join"),
    "berserkers": _comes_to("espada_negra", "prompt-en-berserkers"),
    "espionage": _comes_to("espada_negra", "prompt-en-counter"),
    "draft": _comes_to("aragon", "prompt-draft"),
    "anyone": _anyone,
    "load": _load,
    "result": _result,
    "settings": _settings,
    "pause": _pause,
    "between": _between,
    "rules": _rules,
    "decks": _decks,
    "deck-builder": _deck_builder,
    "lessons": _lessons,
    "lesson": _lesson,
}
"""Every screen, by the name that the command line gives it."""

_BELOW = {"settings": "title", "pause": "table", "between": "table", "rules": "table"}
"""What lies below the screens that leave it to be seen."""
