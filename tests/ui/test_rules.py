"""The rules at hand, driven by real events: where they open, and how one finds one's way in them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tabletop import games
from tabletop.ui import play
from tabletop.ui.scenes.rules import RulesScene
from tests.ui.conftest import OpenShell
from tests.ui.shell import Shell, overlaps

pytestmark = pytest.mark.filterwarnings("ignore:Clamping shape_corner_radius:UserWarning")
Opened = Callable[..., RulesScene]


@pytest.fixture
def read(shell: Shell) -> Opened:
    """Give a function that opens the rules of a game over the title."""

    def start(*topics: str, game: str = "el_guerrero") -> RulesScene:
        play.to_title(shell.app)
        shell.frames()
        play.open_rules(shell.app, games.get(game), topics)
        shell.frames()
        return rules_of(shell)

    return start


def rules_of(shell: Shell) -> RulesScene:
    assert isinstance(shell.app.scene, RulesScene)
    return shell.app.scene


def point(shell: Shell, rules: RulesScene, heading: str) -> tuple[int, int]:
    """Return where a heading stands in the list."""
    spot = next(spot for spot in rules.widgets.spots if spot.words == heading)
    middle: tuple[int, int] = spot.element.rect.center
    return middle


def marked(rules: RulesScene) -> list[str]:
    """Return the headings of the paragraphs in which something is found."""
    assert rules.page is not None
    return [rules.headings[hit.paragraph] for hit in rules.page.hits]


def text_on_left(rules: RulesScene) -> list[str]:
    return [spot.words for spot in rules.widgets.spots if spot.words in rules.headings]


# -- where they open


def test_without_a_topic_they_open_at_the_beginning(read: Opened) -> None:
    rules = read()
    assert rules.heading == "How one wins"
    assert rules.page.scrolled == 0


@pytest.mark.parametrize(
    ("topics", "heading"),
    [
        (("trap", "trap"), "Face down"),
        (("standing",), "Permanent cards"),
        (("prompt-react-end", "act"), "Instants"),
        (("no-such-thing", "close"), "3 End of turn"),
    ],
)
def test_they_open_at_the_paragraph_for_a_topic(read: Opened, topics: tuple[str, ...], heading: str) -> None:
    rules = read(*topics)
    assert rules.heading == heading
    assert rules.page.is_in_sight(rules.headings.index(heading))
    assert heading in text_on_left(rules)


def test_a_late_paragraph_has_its_heading_in_sight(open_shell: OpenShell) -> None:
    shell = open_shell((1024, 640), "es", text_size=200)
    play.to_title(shell.app)
    play.open_rules(shell.app, games.get("el_guerrero"), ["leave"])
    shell.frames()
    rules = rules_of(shell)
    assert rules.heading == "Quien se retira"
    assert rules.heading in text_on_left(rules)


# -- searching


def test_typing_marks_what_is_found_and_goes_to_the_first(read: Opened, shell: Shell) -> None:
    rules = read()
    shell.type("DEFEATED")
    assert marked(rules) == ["The Defeated token", "The Defeated token", "Whoever leaves"]
    assert rules.heading == "The Defeated token"
    assert rules.count_words() == "1 of 3"
    assert rules.page.is_in_sight(rules.headings.index("The Defeated token"))


def test_accents_do_not_matter(shell: Shell) -> None:
    shell.app.change(language="es")
    play.to_title(shell.app)
    play.open_rules(shell.app, games.get("la_campana"))
    shell.frames()
    shell.type("DANO")
    found = rules_of(shell)
    assert found.heading == "Diez de daño"
    assert "Los poderes" in marked(found)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_F3])
def test_one_goes_from_hit_to_hit_round_and_round(read: Opened, shell: Shell, key: int) -> None:
    rules = read()
    shell.type("defeated")
    seen = []
    for _ in range(3):
        shell.press(key)
        seen.append((rules.count_words(), rules.heading))
    assert seen == [
        ("2 of 3", "The Defeated token"),
        ("3 of 3", "Whoever leaves"),
        ("1 of 3", "The Defeated token"),
    ]
    shell.press(key, pygame.KMOD_SHIFT)
    assert rules.count_words() == "3 of 3"


def test_buttons_go_from_hit_to_hit_too(read: Opened, shell: Shell) -> None:
    rules = read()
    shell.type("defeated")
    earlier, later = (
        next(spot.element.rect.center for spot in rules.widgets.spots if spot.about == shell.app.text(about))
        for about in ("ui-rules-earlier", "ui-rules-later")
    )
    shell.click_at(later)
    assert rules.count_words() == "2 of 3"
    shell.click_at(earlier)
    shell.click_at(earlier)
    assert rules.count_words() == "3 of 3"


def test_going_on_typing_stays_where_it_fits(read: Opened, shell: Shell) -> None:
    rules = read()
    shell.type("peace")
    shell.press(pygame.K_F3)
    assert (rules.heading, rules.count_words()) == ("Peace", "2 of 3")
    shell.type(" does")
    assert (rules.heading, rules.count_words()) == ("Peace", "1 of 1")


def test_a_search_begins_where_one_is(read: Opened, shell: Shell) -> None:
    rules = read("order")
    shell.type("cannot")
    assert rules.heading == "Several effects at once"


def test_what_is_not_there_is_said_and_harms_nothing(read: Opened, shell: Shell) -> None:
    rules = read("trap")
    shell.type("xyzzy")
    assert rules.count_words() == "Nothing found"
    shell.press(pygame.K_RETURN)
    shell.press(pygame.K_F3, pygame.KMOD_SHIFT)
    assert rules.heading == "Face down"


def test_an_empty_line_marks_nothing(read: Opened, shell: Shell) -> None:
    rules = read()
    shell.type("war")
    assert rules.page.hits
    for _ in range(3):
        shell.press(pygame.K_BACKSPACE)
    assert rules.page.hits == []
    assert rules.count_words() == ""


def test_what_is_found_shows(read: Opened, shell: Shell) -> None:
    read()
    before = pygame.image.tobytes(shell.app.canvas, "RGB")
    shell.type("general")
    during = pygame.image.tobytes(shell.app.canvas, "RGB")
    for _ in range(len("general")):
        shell.press(pygame.K_BACKSPACE)
    assert before != during


def test_a_letter_that_is_a_short_cut_elsewhere_is_typed(read: Opened, shell: Shell) -> None:
    rules = read()
    sound = shell.app.settings.sound
    shell.press(pygame.K_m)
    shell.type("m")
    assert shell.app.settings.sound == sound
    assert rules.page.hits


# -- finding one's way


def test_a_click_on_a_heading_leads_there_and_typing_goes_on(read: Opened, shell: Shell) -> None:
    rules = read()
    shell.click_at(point(shell, rules, "Troops"))
    assert rules.heading == "Troops"
    assert rules.page.scrolled > 0
    shell.type("huns")
    assert set(marked(rules)) == {"3 End of turn"}


def test_the_keyboard_walks_through_the_headings(read: Opened, shell: Shell) -> None:
    rules = read()
    for _ in range(4):  # from the line by two buttons to the first heading
        shell.press(pygame.K_TAB)
        if (
            rules.widgets.focused is not None
            and rules.widgets.spots[rules.widgets.focused].words == "How one wins"
        ):
            break
    walked = []
    for _ in range(len(rules.headings)):
        walked.append(rules.heading)
        assert rules.heading in text_on_left(rules)
        shell.press(pygame.K_DOWN)
    assert walked == list(rules.headings)
    assert rules.heading == rules.headings[-1]
    shell.press(pygame.K_UP)
    assert rules.heading == rules.headings[-2]


def test_keys_scroll_and_one_is_at_what_is_in_sight(read: Opened, shell: Shell) -> None:
    rules = read()
    page = rules.page
    shell.press(pygame.K_DOWN)
    assert 0 < page.scrolled < page.size[1] // 4
    shell.press(pygame.K_UP)
    assert page.scrolled == 0
    shell.press(pygame.K_PAGEDOWN)
    assert page.size[1] // 2 < page.scrolled < page.size[1]
    assert page.is_in_sight(rules.headings.index(rules.heading))
    shell.press(pygame.K_PAGEUP)
    assert page.scrolled == 0
    shell.press(pygame.K_END)
    assert page.scrolled == page.furthest
    shell.press(pygame.K_HOME)
    assert page.scrolled == 0


def wheel(shell: Shell, pos: tuple[int, int], notches: int) -> None:
    shell.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    shell.post(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False)


def test_the_wheel_scrolls_what_it_is_over(read: Opened, shell: Shell) -> None:
    rules = read()
    width, height = shell.app.size
    heads = text_on_left(rules)
    wheel(shell, (width * 2 // 3, height // 2), -2)
    assert rules.page.scrolled > 0
    assert text_on_left(rules) == heads
    scrolled = rules.page.scrolled
    wheel(shell, point(shell, rules, heads[3]), -2)
    assert text_on_left(rules)[0] == rules.headings[2]
    assert rules.page.scrolled == scrolled


def test_the_rail_is_dragged(read: Opened, shell: Shell) -> None:
    rules = read()
    rail = rules.rail.rect
    shell.post(pygame.MOUSEBUTTONDOWN, pos=rail.midtop, button=1)
    assert rules.page.scrolled == 0
    shell.post(pygame.MOUSEMOTION, pos=rail.center, rel=(0, 0), buttons=(1, 0, 0))
    assert abs(rules.page.scrolled - rules.page.furthest / 2) < 4
    shell.post(pygame.MOUSEMOTION, pos=(rail.left - 200, rail.bottom + 90), rel=(0, 0), buttons=(1, 0, 0))
    assert rules.page.scrolled == rules.page.furthest
    shell.post(pygame.MOUSEBUTTONUP, pos=rail.midbottom, button=1)
    shell.post(pygame.MOUSEMOTION, pos=rail.midtop, rel=(0, 0), buttons=(0, 0, 0))
    assert rules.page.scrolled == rules.page.furthest


def test_another_size_of_the_window_keeps_place_and_search(read: Opened, shell: Shell) -> None:
    rules = read()
    shell.type("defeated")
    shell.press(pygame.K_F3)
    shell.app.change(text_size=150)
    shell.frames()
    assert (rules.heading, rules.count_words()) == ("The Defeated token", "2 of 3")
    assert rules.page.is_in_sight(rules.headings.index("The Defeated token"))
    shell.type(" until")
    assert rules.count_words() == "Nothing found"


# -- how they open and close elsewhere


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1])
def test_they_close_with_escape_or_the_key_that_opened_them(read: Opened, shell: Shell, key: int) -> None:
    read()
    shell.type("war")
    shell.press(key)
    assert shell.scene == "TitleScene"


def test_on_the_title_they_open_for_the_box_that_is_pointed_at(shell: Shell) -> None:
    play.to_title(shell.app)
    shell.frames()
    shell.press(pygame.K_F1)
    assert shell.scene == "TitleScene"
    box = shell.button("game-aguila_roja").element.rect
    shell.post(pygame.MOUSEMOTION, pos=box.center, rel=(0, 0), buttons=(0, 0, 0))
    shell.press(pygame.K_F1)
    assert rules_of(shell).headings[3] == "1 Opening"
    assert rules_of(shell).page.scrolled == 0


def test_where_a_match_is_set_up_they_open_at_the_beginning(shell: Shell) -> None:
    from tabletop.ui.scenes.new_game import NewGameScene

    shell.app.push(NewGameScene(shell.app, games.get("el_guerrero")))
    shell.frames()
    about = shell.app.text("ui-rules.about")
    shell.click_at(next(spot.element.rect.center for spot in shell.menu.widgets.spots if spot.about == about))
    assert rules_of(shell).heading == "How one wins"
    shell.press(pygame.K_F1)
    assert shell.scene == "NewGameScene"
    shell.press(pygame.K_F1)
    assert shell.scene == "RulesScene"


# -- everything fits


@pytest.mark.parametrize("game", [game.id for game in games.all()])
@pytest.mark.parametrize(
    ("size", "text_size", "language"),
    [((1024, 640), 100, "en"), ((1024, 640), 200, "es"), ((1280, 720), 200, "en"), ((3840, 2160), 100, "es")],
)
def test_everything_fits(
    open_shell: OpenShell, game: str, size: tuple[int, int], text_size: int, language: str
) -> None:
    shell = open_shell(size, language, text_size=text_size)
    play.open_rules(shell.app, games.get(game), ["act"])
    shell.frames(1)
    rules = rules_of(shell)
    rects = [spot.element.rect for spot in rules.widgets.spots]
    assert rules.fits
    assert rules.widgets.cut == []
    assert overlaps([*rects, rules.rail.rect]) == []
    assert all(pygame.Rect((0, 0), size).contains(rect) for rect in rects)
    assert rules.widgets.text_scale == shell.app.text_scale  # as large as was asked for
    assert all(block.widest <= block.width for block in rules.page.blocks)
