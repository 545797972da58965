"""Lessons in the window: from the title to the goal, again, and away, without touching a match that is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop import games, resources
from tabletop.controller.gestures import Given
from tabletop.controller.session import Session
from tabletop.engine import Answer, Choose, ChooseSome, Option, Request
from tabletop.storage.last_setup import Setup
from tabletop.storage.models import Player
from tabletop.storage.save_file import Label
from tabletop.ui import play
from tabletop.ui.scenes.lesson_table import LessonTable
from tabletop.ui.scenes.lessons import LessonsScene, spoken
from tabletop.ui.scenes.load import LoadScene
from tests.ui.shell import Shell

pytestmark = pytest.mark.filterwarnings("ignore:Clamping shape_corner_radius:UserWarning")
MERCHANTS = "aguila_roja/comerciantes-y-monasterio.json"
WORDS = {"en": "Call the Novice.", "es": "Llama a la Novicia."}
NOVICE: dict[str, Any] = {
    "game": "aguila_roja",
    "title": WORDS,
    "lesson": {"story": WORDS, "done": WORDS, "goal": {"zones": {"village": [["novicia"]]}}},
    "options": {"decks": ["clero", "pueblo"]},
    "phase": "act",
    "numbers": {"coins": [1], "turns": 1},
    "zones": {"hand": [["novicia"]]},
}
"""One card, one maravedí, and a goal one move away that teaches the player nothing new."""


def shipped() -> dict[str, Any]:
    """Return the lesson of the two Merchants."""
    data: dict[str, Any] = json.loads((resources.saves() / MERCHANTS).read_text(encoding="utf-8"))
    return data


def begin(shell: Shell, position: dict[str, Any]) -> LessonTable:
    """Begin a lesson and go from its sheet to its table."""
    shell.app.change(speed="instant")
    play.start_lesson(shell.app, games.get("aguila_roja"), position)
    shell.frames()
    shell.click("ui-lesson-table")
    return table(shell)


def table(shell: Shell) -> LessonTable:
    """Return the table at the bottom of the stack."""
    scene = shell.app.scenes[0]
    assert isinstance(scene, LessonTable)
    return scene


def ask(shell: Shell) -> Request:
    """Wait until the player is asked, and return what."""
    for _ in range(40):
        shell.frames(1)
        request = table(shell).session.request
        if request is not None and not table(shell).director.is_busy:
            return request
    raise AssertionError("the player was not asked")


def give(shell: Shell, slug: str, verb: str = "", target: str = "") -> None:
    """Answer with the option about a card, as a gesture would."""
    request, faces = ask(shell), table(shell).session.view().faces
    assert isinstance(request, (Choose, ChooseSome))
    if request.prompt == "prompt-order-effects":
        names = [label[0] for label in request.args["effects"]]
        found: Option = list(request.options)[names.index(slug)]
    else:
        found = next(
            one
            for one in request.options
            if (slug in (one.verb, faces.get(one.card or 0)))
            and (not verb or one.verb == verb)
            and (not target or (isinstance(one.target, int) and faces.get(one.target) == target))
        )
    answer: Answer = (found,) if isinstance(request, ChooseSome) else found
    table(shell).obey(Given(answer, request.serial))
    shell.frames()


def draw_first(shell: Shell) -> None:
    """Travel with both Merchants and let both draw before the Monastery looks."""
    give(shell, "comerciante", "travel", "monasterio")
    give(shell, "comerciante")
    for _ in range(2):
        give(shell, "comerciante")
        give(shell, "yes")
    shell.frames(10)


def hand(session: Session) -> list[str]:
    """Name the cards in the hand of the person."""
    view = session.view()
    return sorted(view.faces[card] for card in view.zones["hand", 0])


def ship(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **files: Any) -> None:
    """Let nothing ship but some positions of El mundo de Águila Roja."""
    (tmp_path / "shipped" / "aguila_roja").mkdir(parents=True)
    for name, data in files.items():
        path = tmp_path / "shipped" / "aguila_roja" / f"{name}.json"
        path.write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setattr(resources, "saves", lambda: tmp_path / "shipped")


# -- the list


def test_the_title_leads_to_the_list_and_the_list_to_a_table(shell: Shell) -> None:
    play.to_title(shell.app)
    shell.frames()
    shell.click("ui-lessons")
    assert shell.scene == "LessonsScene"
    assert shell.buttons.count(shell.app.text("ui-lesson-start")) == 2
    shell.click("ui-lesson-start")
    assert shell.scene == "LessonSheet"
    assert table(shell).session.match.position == shipped()


def test_escape_goes_from_the_list_to_the_title(shell: Shell) -> None:
    play.to_lessons(shell.app)
    shell.frames()
    shell.press(pygame.K_ESCAPE)
    assert shell.scene == "TitleScene"


def test_without_lessons_the_title_does_not_speak_of_them(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ship(tmp_path, monkeypatch)
    play.to_title(shell.app)
    shell.frames()
    assert shell.app.text("ui-lessons") not in shell.buttons
    assert shell.app.text("ui-load") in shell.buttons


def test_a_wrong_lesson_is_shown_but_cannot_be_begun(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ship(tmp_path, monkeypatch, good=NOVICE, wrong={**NOVICE, "lesson": {"story": WORDS}})
    shell.app.replace(LessonsScene(shell.app))
    shell.frames()
    assert shell.buttons.count(shell.app.text("ui-lesson-start")) == 1
    assert shell.menu.fits


def test_a_position_that_cannot_be_laid_out_is_told(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ship(tmp_path, monkeypatch, wrong={**NOVICE, "phase": "sleep"})
    shell.app.replace(LessonsScene(shell.app))
    shell.frames()
    shell.click("ui-lesson-start")
    assert shell.scene == "Ask"
    shell.click("ok")
    assert shell.scene == "LessonsScene"


# -- at the table


def test_a_person_sits_at_seat_0_under_the_last_name_and_pages_at_the_others(shell: Shell) -> None:
    players = (Player(name="Page", kind="page"), Player(name="Íñigo", kind="human"))
    shell.app.store.remember("la_campana", Setup(players=players))
    session = begin(shell, shipped()).session
    assert [one.bot for one in session.players] == [None, "page"]
    assert session.names[0] == "Íñigo"
    assert session.names[1] in shell.app.text("ui-bot-names")


def test_the_sheet_comes_back_with_escape_and_goes_with_enter(shell: Shell) -> None:
    begin(shell, shipped())
    assert shell.scene == "LessonTable"
    shell.press(pygame.K_ESCAPE)
    assert shell.scene == "LessonSheet"
    shell.press(pygame.K_RETURN)
    assert shell.scene == "LessonTable"


def test_the_goal_is_told_once_when_it_is_reached(shell: Shell) -> None:
    begin(shell, shipped())
    draw_first(shell)
    assert shell.scene == "LessonSheet"
    assert getattr(shell.menu, "is_done")  # noqa: B009 - the shell knows menus alone
    shell.press(pygame.K_ESCAPE)
    shell.frames(10)
    assert shell.scene == "LessonTable"


def test_the_goal_is_not_told_in_the_middle_of_a_move(shell: Shell) -> None:
    data = shipped()
    data["lesson"]["goal"] = {"zones": {"locations": [[{"card": "monasterio", "on": ["comerciante"]}]]}}
    begin(shell, data)
    give(shell, "comerciante", "travel", "monasterio")
    for slug in ("comerciante", "monasterio", "no"):
        give(shell, slug)
    shell.frames(10)
    assert shell.scene == "LessonTable"
    give(shell, "no")
    shell.frames(10)
    assert shell.scene == "LessonSheet"


def test_another_order_does_not_reach_the_goal(shell: Shell) -> None:
    begin(shell, shipped())
    give(shell, "comerciante", "travel", "monasterio")
    give(shell, "comerciante")
    for slug in ("monasterio", "yes", "yes"):
        give(shell, slug)
    assert len(hand(table(shell).session)) == 4
    shell.frames(10)
    assert shell.scene == "LessonTable"


def test_an_answer_is_taken_back_as_usual_and_the_goal_told_anew(shell: Shell) -> None:
    scene = begin(shell, NOVICE)
    give(shell, "novicia", "play")
    shell.frames(10)
    assert shell.scene == "LessonSheet"
    shell.click("ui-lesson-table")
    scene.undo()
    shell.frames(10)
    assert shell.scene == "LessonTable"
    assert hand(scene.session) == ["novicia"]
    give(shell, "novicia", "play")
    shell.frames(10)
    assert shell.scene == "LessonSheet"


def test_again_deals_the_same_cards(shell: Shell) -> None:
    begin(shell, shipped())
    draw_first(shell)
    drawn = hand(table(shell).session)
    shell.click("ui-lesson-again")
    assert shell.scene == "LessonSheet"
    shell.click("ui-lesson-table")
    assert len(hand(table(shell).session)) == 2
    draw_first(shell)
    assert hand(table(shell).session) == drawn


def test_other_lessons_and_the_title_are_one_step_away(shell: Shell) -> None:
    begin(shell, shipped())
    shell.press(pygame.K_ESCAPE)
    shell.click("ui-lesson-others")
    assert shell.scene == "LessonsScene"
    shell.click("ui-lesson-start", which=1)
    shell.click("ui-lesson-leave")
    assert shell.scene == "TitleScene"


def test_a_match_that_ends_without_the_goal_says_so(shell: Shell) -> None:
    scene = begin(shell, NOVICE)
    scene.session.concede(0)
    shell.frames(20)
    assert shell.scene == "LessonSheet"
    assert not getattr(shell.menu, "is_done")  # noqa: B009 - as above
    shell.press(pygame.K_RETURN)  # again
    shell.frames(5)
    assert table(shell).session.outcome is None
    assert table(shell) is not scene


# -- what is kept


def test_the_autosave_of_a_match_outlives_a_lesson(shell: Shell) -> None:
    from tabletop.engine import Match

    label = Label(saved=shell.app.now(), players=(Player(name="Ana", kind="human"),) * 2)
    shell.app.store.saves.autosave(Match(games.get("aguila_roja"), 2, 7).record(), label)
    before = [path.read_bytes() for path in shell.app.store.folders.saves.iterdir()]
    begin(shell, shipped())
    draw_first(shell)
    shell.press(pygame.K_ESCAPE)
    table(shell).session.concede(0)
    shell.frames(20)
    shell.click("ui-lesson-leave")
    shell.app.store.writer.flush()
    assert [path.read_bytes() for path in shell.app.store.folders.saves.iterdir()] == before
    assert shell.app.text("ui-continue") in shell.buttons
    assert "aguila_roja" not in shell.app.store.setups.games


def test_a_lesson_that_was_kept_goes_on_as_one(shell: Shell) -> None:
    session = begin(shell, shipped()).session
    shell.app.store.saves.save("Monday", session.record(), play.label(shell.app, session, None))
    shell.app.replace(LoadScene(shell.app))
    shell.frames()
    shell.click("ui-open")
    assert shell.scene == "LessonSheet"


# -- languages


def test_a_lesson_speaks_the_language_of_the_screen_or_else_its_own(shell: Shell) -> None:
    assert spoken(shell.app, {"es": "Mira.", "en": "Look."}) == "Look."
    shell.app.change(language="es")
    assert spoken(shell.app, {"en": "Look.", "es": "Mira."}) == "Mira."
    assert spoken(shell.app, {"en": "Look."}) == "Look."
