"""The headline of the result: for whom a match has ended well."""

from __future__ import annotations

import pygame
import pytest

from tabletop.ui.art import plates
from tabletop.ui.scenes.result import ResultScene
from tests.games.espada_negra.scenes import Scene
from tests.ui.desk import Open


def ended(*held: str) -> Scene:
    """Play the last card of a match that nobody gets, in which each of three players holds these cards."""
    scene = Scene(5, 5, 5, holding=[cards.split() for cards in held], row=["campo"], deck=[])
    return scene.bid(0, 0, 0)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give what the result says: its headline first."""
    said: list[str] = []
    hang = plates.sign

    def sign(words: str, *more: str | float) -> pygame.Surface:
        said.append(words)
        return hang(words, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(plates, "sign", sign)
    monkeypatch.setattr(ResultScene, "write", lambda _self, text, *_args, **_looks: said.append(text))
    return said


@pytest.mark.parametrize(
    ("persons", "language", "headline"),
    [
        ((0,), "en", "Defeat"),
        ((0,), "es", "Derrota"),
        ((1,), "en", "Victory"),
        ((0, 1), "en", "Victory"),
        ((0, 2), "en", "Victory"),
        ((), "en", "Victory"),
    ],
)
def test_a_person_alone_is_told_of_a_defeat_as_such(
    sit_down: Open, told: list[str], persons: tuple[int, ...], language: str, headline: str
) -> None:
    scene = ended("", "rey", "")
    desk = sit_down(scene, persons=persons, language=language)
    desk.frames(4)
    assert isinstance(desk.app.scene, ResultScene)
    assert told[0] == headline
    assert told[1] == ("**Luis** gana la partida." if language == "es" else "**Luis** wins the match.")


@pytest.mark.parametrize(("person", "headline"), [(0, "Defeat"), (1, "A shared victory")])
def test_a_victory_that_others_share_is_a_defeat_as_well(
    sit_down: Open, told: list[str], person: int, headline: str
) -> None:
    scene = ended("", "rey", "rey")
    desk = sit_down(scene, persons=(person,), language="en")
    desk.frames(4)
    assert told[:2] == [headline, "**Luis** and **Beltrán** win the match."]
