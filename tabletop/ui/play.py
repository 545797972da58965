"""Matches at this screen: opening, going on, keeping, pausing, ending.

Scenes call these functions and do not import each other: whoever ends one screen need not know the next.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import pygame

from tabletop import bots, games
from tabletop.cards.decks import OPTION
from tabletop.controller.session import Player, Session
from tabletop.engine import Event, Game, Match, SetupError, match_from
from tabletop.engine.lessons import Lesson, lesson_of
from tabletop.engine.records import RecordError
from tabletop.storage.last_setup import Setup
from tabletop.storage.models import Player as StoredPlayer
from tabletop.storage.problems import StorageError
from tabletop.storage.save_file import Label
from tabletop.storage.saves import SaveEntry
from tabletop.text.log import Teller
from tabletop.ui import seeds
from tabletop.ui.art import boxes, plates
from tabletop.ui.scenes.scene import Scene

if TYPE_CHECKING:
    from tabletop.ui.app import App

HUMAN = "human"
THUMBNAIL = (384, 216)
LESSON_SEED = 1
"""Deals what the position of a lesson leaves open: it is the same whenever the lesson begins."""


def to_title(app: App) -> None:
    """Go to the title screen."""
    from tabletop.ui.scenes.title import TitleScene  # noqa: PLC0415 - scenes know this module

    app.replace(TitleScene(app))


def start(app: App, game: Game, setup: Setup, seed: int) -> None:
    """Deal a match and sit down at its table.

    Args:
        app: the app.
        game: the rules.
        setup: who plays, with what options; it is remembered as the game's last one.
        seed: of the deal.

    Raises:
        SetupError: seats or options do not fit the game.
    """
    match = Match(game, len(setup.players), seed, _with_beginner(app, game, setup))
    app.store.remember(game.id, setup)
    players = [Player(one.name, None if one.kind == HUMAN else one.kind) for one in setup.players]
    session = Session(match, players, bots.make, _keeper(app), app.settings.curtain, seeds.fresh())
    open_table(app, session)


def _with_beginner(app: App, game: Game, setup: Setup) -> dict[str, Any]:
    """Return the options of a match; where nobody has chosen who begins, the last loser does if the rules say so."""
    loser = app.store.loser(game.id, [one.name for one in setup.players])
    left_open = [
        spec
        for spec in game.options
        if spec.by_loser and setup.options.get(spec.name) in (None, spec.default)
    ]
    named = {} if loser is None else {spec.name: spec.naming(loser) for spec in left_open}
    return {**setup.options, **named}


def start_lesson(app: App, game: Game, position: Mapping[str, Any]) -> None:
    """Sit down at the table of a lesson, against bots that have just learned the rules; no autosave is made of it.

    Args:
        app: the app.
        game: the rules.
        position: one that tells a lesson.

    Raises:
        SetupError: the position will not do.
    """
    match = match_from(game, position, LESSON_SEED)
    setups = app.store.setups
    known = [setups.games[name] for name in (game.id, setups.recent) if name in setups.games]
    mine = [one.name for setup in known for one in setup.players if one.kind == HUMAN]
    name = mine[0] if mine else app.text("ui-default-name", n=1)
    others = [one for one in app.text("ui-bot-names").split(", ") if one != name]
    players = [Player(name), *[Player(one, next(iter(bots.LEVELS))) for one in others[: match.seats - 1]]]
    open_table(app, Session(match, players, bots.make, None, app.settings.curtain, seeds.fresh()))


def to_lessons(app: App) -> None:
    """Go to the list of lessons, which lies over the title."""
    from tabletop.ui.scenes.lessons import LessonsScene  # noqa: PLC0415 - scenes know this module

    to_title(app)
    app.push(LessonsScene(app))


def lesson_at(session: Session) -> Lesson | None:
    """Return the lesson that a session's table tells, or None.

    Raises:
        SetupError: the position that it began with tells one that is none.
    """
    match = session.match
    return None if match.position is None else lesson_of(match.game, match.position)


def resume(app: App, entry: SaveEntry) -> None:
    """Go on with a saved match.

    Args:
        app: the app.
        entry: a save that can be loaded.

    Raises:
        StorageError: the file has gone, or is no sound save.
        RecordError: the record is damaged, or was made by another version.
        SetupError: the position that the match began with tells a lesson that is none.
    """
    record = app.store.saves.load(entry)
    game = games.get(record["head"]["game"])
    meta = {"players": [one.model_dump() for one in entry.players]}
    settings = app.settings
    session = Session.resume(
        game, record, meta, bots.make, _keeper(app), settings.curtain, seeds.fresh(), settings.reaction_stops
    )
    open_table(app, session)


def resume_or_tell(app: App, entry: SaveEntry) -> None:
    """Go on with a saved match, or say in a dialog why that cannot be."""
    from tabletop.ui.scenes.dialogs import Ask  # noqa: PLC0415 - scenes know this module

    try:
        resume(app, entry)
    except (StorageError, RecordError, SetupError) as error:
        app.push(Ask.tell(app, "ui-cannot-load", error.reason))


def open_table(app: App, session: Session) -> None:
    """Show the table of a session, or the result of one that is over.

    Raises:
        SetupError: as `lesson_at`.
    """
    from tabletop.ui.scenes.lesson_table import LessonTable  # noqa: PLC0415 - scenes know this module
    from tabletop.ui.scenes.table import TableScene  # noqa: PLC0415 - scenes know this module

    lesson = lesson_at(session)
    if lesson is None and session.outcome is not None:
        finish(app, session)
        return
    app.replace(TableScene(app, session) if lesson is None else LessonTable(app, session, lesson))
    plates.forget()
    boxes.forget()


def pause(app: App, session: Session) -> None:
    """Lay the pause menu over the table; over that of a lesson, the sheet that tells it."""
    from tabletop.ui.scenes.pause import PauseScene  # noqa: PLC0415 - scenes know this module

    if (lesson := lesson_at(session)) is not None:
        tell_lesson(app, session, lesson)
        return
    picture = thumbnail(app, session)
    app.store.writer.submit(session.record(), label(app, session, picture))
    app.push(PauseScene(app, session, picture))


def tell_lesson(app: App, session: Session, lesson: Lesson) -> None:
    """Lay the sheet of a lesson over its table: what there is to be tried or, once that is done, what was learned."""
    from tabletop.ui.scenes.lessons import LessonSheet  # noqa: PLC0415 - scenes know this module

    app.push(LessonSheet(app, session, lesson))


def open_rules(app: App, game: Game, topics: Iterable[str] = ()) -> None:
    """Lay the rules of a game over whatever is shown.

    Args:
        app: the app.
        game: whose rules.
        topics: what is to be looked up (`controller.rulebook`), the nearest first; the beginning where none is.
    """
    from tabletop.ui.scenes.rules import RulesScene  # noqa: PLC0415 - scenes know this module

    app.sounds.play("flip")
    app.push(RulesScene(app, game, topics))


def between(app: App, session: Session, event: Event) -> None:
    """Tell who has won a battle (a round, a hand …) of a match that goes on.

    Args:
        app: the app.
        session: the match.
        event: the note that told it; its `players` won, its `why` says how.
    """
    from tabletop.ui.scenes.between import BetweenScene  # noqa: PLC0415 - scenes know this module

    app.push(BetweenScene(app, session, event))


def finish(app: App, session: Session) -> None:
    """Show the result of a match that is over, and put its autosave away; a lesson ends with its sheet."""
    from tabletop.ui.scenes.result import ResultScene  # noqa: PLC0415 - scenes know this module

    if (lesson := lesson_at(session)) is not None:
        tell_lesson(app, session, lesson)
        return
    assert session.outcome is not None
    app.store.note_result(session.match.game.id, session.names, session.outcome.winners)
    try:
        app.store.writer.finish(session.match.game.id)
    except StorageError as error:
        if app.store.folders.writable:
            app.notify(error.reason)
    app.replace(ResultScene(app, session))


def leave(app: App, session: Session) -> None:
    """Get up from the table and go to the title; the match has been kept after every answer."""
    session.close()
    to_title(app)


def rematch(app: App, session: Session, *, turned: bool) -> None:
    """Play again with the same people and options, and another deal.

    Args:
        app: the app.
        session: the match that is over.
        turned: everyone moves on by one place.
    """
    players = stored_players(session)
    if turned:
        players = (*players[1:], players[0])
    game, options = session.match.game, dict(session.match.options)
    known = app.store.setups.games.get(game.id)
    for spec in game.options:
        if spec.by_loser:  # what was chosen, not who began this time
            options[spec.name] = (known.options if known is not None else {}).get(spec.name, spec.default)
    names = known.decks if known is not None else ()
    if turned and OPTION in options:
        options[OPTION] = [*options[OPTION][1:], options[OPTION][0]]
        names = (*names[1:], *names[:1])
    setup = Setup(players=players, options=options, decks=names)
    session.close()
    start(app, game, setup, seeds.fresh())


def stored_players(session: Session) -> tuple[StoredPlayer, ...]:
    """Return who plays, as saves keep it."""
    return tuple(StoredPlayer(name=one.name, kind=one.bot or HUMAN) for one in session.players)


def label(app: App, session: Session, picture: bytes | None) -> Label:
    """Return what the list of saves shows of a match."""
    return Label(saved=app.now(), players=stored_players(session), thumbnail=picture)


def save(app: App, session: Session, title: str, picture: bytes | None) -> SaveEntry:
    """Keep a match under a title.

    Raises:
        StorageError: the title is empty, or the file cannot be written.
    """
    return app.store.saves.save(title, session.record(), label(app, session, picture))


def thumbnail(app: App, session: Session) -> bytes | None:
    """Return a small PNG of what the screen shows, or None where it would show one person's hand to another."""
    scene: Scene | None = app.scene
    if scene is None or sum(one.bot is None for one in session.players) > 1:
        return None
    picture = pygame.Surface(app.size, 0, 24)
    scene.invalidate()
    scene.draw(picture)
    scene.invalidate()
    width, height = picture.get_size()
    wide = min(width, round(height * THUMBNAIL[0] / THUMBNAIL[1]))
    middle = picture.subsurface(((width - wide) // 2, 0, wide, height))
    file = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(middle, THUMBNAIL), file, "thumbnail.png")
    return file.getvalue()


def teller(app: App, session: Session) -> Teller:
    """Return who words a session's events and reasons in the app's language."""
    game: Any = session.match.game
    return Teller(app.text, {face.id: face for face in game.cards}, session.names)


def _keeper(app: App) -> Any:
    """Return what a session calls after each answer."""

    def keep(record: dict[str, Any], meta: Mapping[str, Any]) -> None:
        players = tuple(StoredPlayer.model_validate(one) for one in meta["players"])
        app.store.writer.submit(record, Label(saved=app.now(), players=players))

    return keep
