"""The public "anyone?" on the screen: keys, plates and time, and no frame that tells a hand."""

from __future__ import annotations

import pygame
import pytest

from tabletop import bots
from tabletop.controller.reactions import Stops
from tabletop.controller.thinking import BotLike, Thinker, Thought
from tabletop.engine import Answer, Choose, SeatMatch
from tabletop.ui.scenes.pause import PauseScene, SeatsScene
from tabletop.ui.table.anyone import BEATS, PAUSES
from tests.games.aguila_roja.scenes import Scene, Side
from tests.ui.desk import FRAME, Desk, Open
from tests.ui.places import assert_apart
from tests.ui.shell import Shell

EVERYBODY = (0, 1, 2)
ONE, OTHER = ["aguador", "mesonera"], ["cosaco", "gacetero"]
AWAKE = 12
"""Frames after which a press counts."""


def table(*swapped: int, guards: int = 2) -> Scene:
    """Lay out a table at which seat 0 can challenge two rivals who can intercept.

    :param swapped: the seats whose hand is the other one; the same cards lie in their decks then.
    :param guards: how many on guard each rival has.
    """
    sides = []
    for seat in EVERYBODY:
        hand, deck = (OTHER, ONE) if seat in swapped else (ONE, OTHER)
        sides.append(Side(village=["herrero"] * (guards if seat else 1), hand=hand, deck=deck))
    return Scene(*sides)


@pytest.fixture
def challenge(sit_down: Open) -> Open:
    """Open the window at a table and have seat 0 challenge seat 1; seat 0 is a person's."""

    def start(scene: Scene | None = None, persons: tuple[int, ...] = EVERYBODY, **choices: object) -> Desk:
        desk = sit_down(scene or table(), persons=persons, **choices)
        if desk.session.curtain is not None:
            desk.lift_curtain()
        desk.drop(desk.at("herrero"), desk.at(("player", 1)))
        desk.frames(3)
        return desk

    return start


def is_asked(desk: Desk) -> bool:
    return bool(desk.scene.anyone.tools)


def plate(desk: Desk, seat: int) -> tuple[int, int]:
    return desk.scene.anyone.tools[seat].center


# -- asking


def test_all_are_asked_in_the_open_and_no_curtain_falls(challenge: Open) -> None:
    desk = challenge()
    assert is_asked(desk)
    assert list(desk.scene.anyone.tools) == [1, 2, "go-on"]
    assert not desk.scene.is_covered
    assert desk.scene.show.me is None
    assert desk.scene.show.below == 0, "the table is not turned about"


def test_nobody_is_asked_before_there_is_anything_to_react_to(sit_down: Open) -> None:
    desk = sit_down(table(), persons=EVERYBODY)
    desk.lift_curtain()
    assert not is_asked(desk)


@pytest.mark.parametrize("key", [pygame.K_3, pygame.K_KP_3])
def test_a_key_speaks_up_and_only_then_the_curtain_comes(challenge: Open, key: int) -> None:
    desk = challenge(reaction_pause="fast")
    desk.frames(AWAKE)
    desk.key(key)
    assert desk.session.anyone is not None
    assert desk.session.anyone.registered == {2}
    assert desk.session.curtain is None
    desk.frames(80)
    assert desk.session.curtain == 2
    assert not is_asked(desk)
    desk.lift_curtain()
    assert desk.scene.gestures.affordances.is_reaction
    assert desk.scene.show.me == 2


def test_a_click_on_a_plate_speaks_up(challenge: Open) -> None:
    desk = challenge()
    desk.frames(AWAKE)
    desk.click(plate(desk, 1))
    desk.click(plate(desk, 2))
    desk.frames(2)
    assert desk.session.curtain == 1


def test_a_press_that_began_elsewhere_speaks_up_for_nobody(challenge: Open) -> None:
    desk = challenge()
    desk.frames(AWAKE)
    desk.down((600, 200))
    desk.up(plate(desk, 1))
    desk.down(plate(desk, 1))
    desk.up(plate(desk, 2))
    assert desk.session.anyone is not None
    assert desk.session.anyone.registered == frozenset()


def test_what_is_pressed_at_once_was_meant_for_something_else(challenge: Open) -> None:
    desk = challenge()
    desk.click(desk.scene.anyone.tools["go-on"].center)
    desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0)
    desk.post(pygame.KEYDOWN, key=pygame.K_2, unicode="2", mod=0)
    assert desk.session.anyone is not None
    assert desk.session.anyone.registered == frozenset()


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_ESCAPE])
def test_a_key_says_that_nobody_reacts(challenge: Open, key: int) -> None:
    desk = challenge()
    desk.frames(AWAKE)
    desk.key(key)
    assert not isinstance(desk.app.scene, PauseScene)
    assert not is_asked(desk)
    assert desk.session.view().number(0, "victory") == 1
    assert desk.session.curtain == 0


def test_the_button_goes_on_and_the_menu_is_there(challenge: Open) -> None:
    desk = challenge()
    desk.frames(AWAKE)
    desk.click(desk.button("Menu"))
    assert isinstance(desk.app.scene, PauseScene)
    desk.key(pygame.K_ESCAPE)
    desk.frames(4)
    assert is_asked(desk)
    desk.click(desk.scene.anyone.tools["go-on"].center)
    assert desk.session.anyone is None


def test_tab_arrows_and_enter_do_it_too(challenge: Open) -> None:
    desk = challenge()
    desk.frames(AWAKE)
    desk.key(pygame.K_RETURN)
    desk.key(pygame.K_TAB)
    desk.key(pygame.K_RIGHT)
    desk.key(pygame.K_RETURN)
    assert desk.session.anyone is not None
    assert desk.session.anyone.registered == {2}
    desk.key(pygame.K_TAB)
    desk.key(pygame.K_RETURN)
    assert desk.session.curtain == 2


def test_a_card_may_be_looked_at_meanwhile(challenge: Open) -> None:
    desk = challenge()
    desk.frames(AWAKE)
    desk.click(desk.at(("discard", 0)), 3)
    desk.click(desk.at("herrero"), 3)
    assert desk.scene.browser is not None
    desk.key(pygame.K_ESCAPE)
    assert desk.scene.browser is None
    assert is_asked(desk)


# -- time


@pytest.mark.parametrize("setting", ["slow", "normal", "fast"])
def test_the_pause_is_as_long_as_the_setting_says(challenge: Open, setting: str) -> None:
    desk = challenge(reaction_pause=setting)
    length = PAUSES[setting]
    assert length is not None
    assert desk.until(lambda: not is_asked(desk)) == pytest.approx(length / FRAME, abs=6)


def test_without_a_time_limit_somebody_has_to_go_on(challenge: Open) -> None:
    desk = challenge(reaction_pause="click")
    desk.frames(5)
    assert desk.frames(400) == 0
    assert is_asked(desk)


def test_with_little_motion_time_runs_in_steps(challenge: Open) -> None:
    painted = {}
    for still in (True, False):
        desk = challenge(reduced_motion=still)
        painted[still] = desk.frames(60)
    assert painted[True] <= 4
    assert painted[False] > 30


def test_time_stands_still_behind_the_menu(challenge: Open) -> None:
    desk = challenge(reaction_pause="fast")
    desk.frames(AWAKE)
    desk.click(desk.button("Menu"))
    desk.frames(200)
    desk.key(pygame.K_ESCAPE)
    assert is_asked(desk)


class Guard:
    """A bot that intercepts whenever it can, or never does."""

    name = "guard"

    def __init__(self, is_eager: bool) -> None:
        self._is_eager = is_eager

    def choose(self, seat: SeatMatch) -> Answer:
        request = seat.request
        assert isinstance(request, Choose)
        return request.options[0] if self._is_eager and request.optional else request.default()


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_a_bot_takes_the_same_time_whatever_it_does(
    challenge: Open, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    def think_at_once(thinker: Thinker, moment: int, bot: BotLike, seat: SeatMatch) -> None:
        thinker._thoughts.put(Thought(moment, bot.choose(seat), None))

    monkeypatch.setattr(Thinker, "ask", think_at_once)
    took = []
    for is_eager in (True, False):
        monkeypatch.setattr(bots, "make", lambda *_, is_eager=is_eager: Guard(is_eager))
        desk = challenge(persons=(0,), speed=speed)
        desk.scene.skip()
        assert desk.session.waiting_for == 1
        took.append(desk.until(lambda desk=desk: desk.session.waiting_for != 1))  # type: ignore[misc]
        kinds = [event.kind for event in desk.session.match.events]
        assert ("intercepted" in kinds) == is_eager
    assert took[0] == took[1]
    assert took[0] >= BEATS[speed] / FRAME - 2


# -- neither hands nor wishes show


def story(desk: Desk) -> list[bytes]:
    """Return every frame from the first "anyone?" until the next curtain is down."""
    frames = []
    while not desk.scene.is_covered:
        frames.append(desk.pixels())
        desk.frames()
        assert len(frames) < 300
    return [*frames, desk.pixels()]


def test_no_frame_depends_on_any_hand(challenge: Open) -> None:
    stories = []
    for swapped in ((), (1,), (0, 2), (0, 1, 2)):
        desk = challenge(table(*swapped), reaction_pause="fast", size=(1024, 640))
        assert is_asked(desk)
        desk.move((300, 300))
        stories.append(story(desk))
    assert all(one == stories[0] for one in stories)
    assert len(stories[0]) > 50


def test_a_card_that_was_looked_at_is_put_away(challenge: Open) -> None:
    desk = challenge(persons=EVERYBODY, reaction_pause="click")
    desk.frames(AWAKE)
    desk.key(pygame.K_SPACE)
    desk.lift_curtain()
    desk.scene.zoomed = "aguador"  # a link in the log of whoever looks
    desk.scene.begin()
    assert desk.scene.show.panel.content.zoom is None


def test_hands_would_have_been_seen(challenge: Open) -> None:
    seen = set()
    for swapped in ((), (0,)):
        desk = challenge(table(*swapped), size=(1024, 640))
        desk.frames(AWAKE)
        desk.key(pygame.K_SPACE)
        desk.lift_curtain()
        seen.add(desk.pixels())
    assert len(seen) == 2


def test_no_frame_depends_on_where_people_want_to_be_asked(challenge: Open) -> None:
    stories = []
    wishes: tuple[Stops, ...] = ("always", "never")
    for wish in wishes:
        desk = challenge(reaction_pause="fast", reaction_stops=wish, size=(1024, 640))
        desk.session.reactions.stops = {1: wish, 2: "target"}
        desk.move((300, 300))
        stories.append(story(desk))
    assert stories[0] == stories[1]


# -- who may be left alone


def test_several_people_are_not_left_alone(challenge: Open) -> None:
    desk = challenge(reaction_pause="click")
    desk.frames(AWAKE)
    desk.click(plate(desk, desk.session.match.request.seat))  # type: ignore[union-attr]
    desk.frames(AWAKE)
    desk.key(pygame.K_SPACE)
    desk.lift_curtain()
    assert desk.scene.gestures.affordances.is_reaction
    labels = [press.label for press, _ in desk.scene.show.panel.places.buttons]
    assert desk.app.text("table-rest") not in labels


def test_the_setting_holds_at_once(sit_down: Open) -> None:
    desk = sit_down(table())
    desk.app.change(reaction_stops="never")
    desk.frames()
    assert desk.session.reactions.usual == "never"


# -- how it looks


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1200, 1600), (3840, 2160)])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
def test_plates_and_button_lie_apart_on_the_cloth(
    challenge: Open, size: tuple[int, int], text: int, language: str
) -> None:
    desk = challenge(size=size, text_size=text, language=language)
    table = desk.scene.show.arrangement
    assert table is not None
    tools = desk.scene.anyone.tools
    assert len(tools) == 3
    assert_apart(tools, table.cloth)
    assert all(place.height >= 1.5 * desk.scene.show.metrics.label for place in tools.values())


def test_it_is_laid_out_anew_with_window_and_language(challenge: Open) -> None:
    desk = challenge(reaction_pause="click")
    before = dict(desk.scene.anyone.tools)
    english = desk.pixels()
    desk.app.change(language="es")
    desk.frames(6)
    assert is_asked(desk)
    assert desk.pixels() != english
    desk.app.change(text_size=150)
    desk.frames(6)
    assert desk.scene.anyone.tools != before


# -- where somebody wants to be asked


def test_whoever_looks_chooses_for_themselves(sit_down: Open) -> None:
    desk = sit_down(table(), persons=(0,))
    shell = Shell(desk.app)
    desk.app.push(SeatsScene(desk.app, desk.session))
    shell.frames()
    shell.click("reaction_stops-never")
    assert desk.session.reactions.stops == {0: "never"}
    assert desk.session.record()["head"]["screen"]["stops"] == ["never", None, None]


def test_a_choice_is_shown_to_nobody_else(challenge: Open) -> None:
    desk = challenge()
    shell = Shell(desk.app)
    assert desk.session.viewer == 3
    desk.app.push(SeatsScene(desk.app, desk.session))
    shell.frames()
    assert desk.app.text("reaction_stops-never") not in shell.buttons


def test_a_game_without_reactions_asks_for_no_choice(sit: Open) -> None:
    desk = sit()
    shell = Shell(desk.app)
    desk.app.push(SeatsScene(desk.app, desk.session))
    shell.frames()
    assert desk.app.text("reaction_stops-never") not in shell.buttons
