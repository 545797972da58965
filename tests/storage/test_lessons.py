"""The list of lessons: which files are one, and that a wrong one is shown with the field at fault."""

import json
from pathlib import Path
from typing import Any

from tabletop import games
from tabletop.storage.lessons import list_lessons

WORDS = {"en": "Look.", "es": "Mira."}
LESSON = {"story": WORDS, "goal": {"numbers": {"wins": [1]}}, "done": WORDS}


def write(folder: Path, name: str, data: Any) -> None:
    """Write a position file of La Campaña."""
    file = folder / "la_campana" / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    text = data if isinstance(data, str) else json.dumps({"title": WORDS, "phase": "act", **data})
    file.write_text(text, encoding="utf-8")


def test_only_positions_that_tell_a_lesson_are_listed(tmp_path: Path) -> None:
    write(tmp_path, "second", {"lesson": LESSON})
    write(tmp_path, "first", {"lesson": LESSON})
    write(tmp_path, "picture", {})
    assert [entry.file for entry in list_lessons(games.all(), tmp_path)] == [
        "la_campana/first.json",
        "la_campana/second.json",
    ]


def test_a_lesson_is_given_with_its_position(tmp_path: Path) -> None:
    write(tmp_path, "only", {"lesson": LESSON, "numbers": {"wins": [0, 1]}})
    (entry,) = list_lessons(games.all(), tmp_path)
    assert (entry.game.id, entry.problem) == ("la_campana", None)
    assert entry.position["numbers"] == {"wins": [0, 1]}
    assert entry.lesson is not None
    assert entry.lesson.story == WORDS


def test_a_wrong_lesson_is_listed_with_its_file_and_field(tmp_path: Path) -> None:
    write(tmp_path, "wrong", {"lesson": {**LESSON, "story": {"en": "Look."}}})
    (entry,) = list_lessons(games.all(), tmp_path)
    assert (entry.file, entry.lesson) == ("la_campana/wrong.json", None)
    assert entry.problem is not None
    assert entry.problem.args["what"] == "lesson: story"


def test_what_is_no_json_is_listed_too(tmp_path: Path) -> None:
    write(tmp_path, "half", '{"title": ')
    (tmp_path / "la_campana" / "folder.json").mkdir()
    problems = [entry.problem for entry in list_lessons(games.all(), tmp_path)]
    assert [problem.args["what"] for problem in problems if problem is not None] == ["JSON", "JSON"]


def test_no_folder_has_no_lessons(tmp_path: Path) -> None:
    assert list_lessons(games.all(), tmp_path) == ()


def test_every_lesson_that_ships_is_sound() -> None:
    entries = list_lessons(games.all())
    assert [entry.problem for entry in entries if entry.problem is not None] == []
    assert {"aguila_roja/comerciantes-y-monasterio.json", "aguila_roja/herrero-y-arriero.json"} <= {
        entry.file for entry in entries
    }
