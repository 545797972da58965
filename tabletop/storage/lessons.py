"""The lessons that ship: position files with a `lesson`, one folder a game (docs/positions.md, "Lessons")."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletop import resources
from tabletop.engine import Game, Reason, SetupError
from tabletop.engine.lessons import Lesson, lesson_of
from tabletop.engine.positions import wrong
from tabletop.storage.problems import error_code


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """Describe one line in the list of lessons.

    Attributes:
        file: the name of the file, with its folder.
        game: the rules.
        position: the data of the file; empty where there is a problem.
        lesson: what it teaches; None where there is a problem.
        problem: which field is wrong, or None. Such a file is shown.
    """

    file: str
    game: Game
    position: Mapping[str, Any]
    lesson: Lesson | None = None
    problem: Reason | None = None


def list_lessons(games: Sequence[Game], folder: Path | None = None) -> tuple[LessonEntry, ...]:
    """List the lessons of some games, game by game and in the order of the file names.

    Args:
        games: the rules, in the order wanted.
        folder: has a folder of position files for each game; the one that ships when left out.
    """
    root = resources.saves() if folder is None else folder
    entries = [_read(game, file) for game in games for file in sorted((root / game.id).glob("*.json"))]
    return tuple([entry for entry in entries if entry.lesson or entry.problem])


def _read(game: Game, file: Path) -> LessonEntry:
    name = f"{game.id}/{file.name}"
    try:
        position = json.loads(file.read_text(encoding="utf-8"))
        return LessonEntry(name, game, position, lesson_of(game, position))
    except SetupError as error:
        return LessonEntry(name, game, {}, problem=error.reason)
    except (OSError, ValueError) as error:
        got = error_code(error) if isinstance(error, OSError) else str(error)
        return LessonEntry(name, game, {}, problem=wrong("JSON", got, "{…}").reason)
