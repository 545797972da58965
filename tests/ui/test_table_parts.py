"""The parts of the table by themselves: layers, director, log, changes of figures, arrows, labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import pygame
import pytest

from tabletop import games
from tabletop.engine import Event, PlayerView
from tabletop.engine.events import CardSeen
from tabletop.engine.positions import match_from
from tabletop.text.languages import LANGUAGES, Language, Text
from tabletop.ui.art import fonts
from tabletop.ui.art.plans import Figure
from tabletop.ui.table import widgets
from tabletop.ui.table.animate import Director
from tabletop.ui.table.arrows import arrow
from tabletop.ui.table.changes import changes, halves
from tabletop.ui.table.layers import Stage
from tabletop.ui.table.layout import LEAST, Metrics, arrange
from tabletop.ui.table.log import Entry, Log
from tabletop.ui.table.panel import Content, Press, Step, divide
from tests.ui.desk import battle


def block(colour: str, size: tuple[int, int] = (10, 10)) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(colour)
    return surface


class TestStage:
    def test_what_lies_higher_is_painted_later(self) -> None:
        stage = Stage(block("black", (60, 40)))
        target = block("black", (60, 40))
        stage.put("above", block("red"), (5, 5), 2)
        stage.put("below", block("blue"), (5, 5), 1)
        stage.draw(target, [])
        assert target.get_at((8, 8)) == pygame.Color("red")

    def test_nothing_changed_nothing_painted(self) -> None:
        stage, target, card = Stage(block("black", (60, 40))), block("black", (60, 40)), block("red")
        stage.put("card", card, (5, 5), 1)
        mover = (block("blue"), (30, 20))
        assert stage.draw(target, [mover]) is not None
        stage.put("card", card, (5, 5), 1)
        assert stage.draw(target, [mover]) is None

    def test_a_mover_leaves_what_lies_below_as_it_was(self) -> None:
        stage, target = Stage(block("black", (200, 200))), block("black", (200, 200))
        stage.put("card", block("red"), (50, 50), 1)
        stage.draw(target, [(block("blue"), (50, 50))])
        assert target.get_at((55, 55)) == pygame.Color("blue")
        painted = stage.draw(target, [(block("blue"), (100, 100))])
        assert target.get_at((55, 55)) == pygame.Color("red")
        assert target.get_at((105, 105)) == pygame.Color("blue")
        assert painted is not None
        assert sum(rect.width * rect.height for rect in painted) < 1000

    def test_what_is_taken_up_is_gone(self) -> None:
        stage, target = Stage(block("black", (60, 40))), block("black", (60, 40))
        for number in range(3):
            stage.put(("card", number), block("red"), (15 * number, 5), 1)
        stage.lift_others("card", [("card", 1)])
        stage.draw(target, [], whole=True)
        assert [target.get_at((15 * number + 3, 8)) == pygame.Color("red") for number in range(3)] == [
            False,
            True,
            False,
        ]


class Hands:
    """Note down what a director has done."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def swap(self, identities: Mapping[int, int]) -> None:
        self.done.append(("swap", dict(identities)))

    def relay(self, events: list[Event], seconds: float, stagger: float) -> float:
        self.done.append(("relay", [event.kind for event in events]))
        return seconds

    def tell(self, event: Event, pace: float) -> float:
        self.done.append(("tell", event.kind))
        return 0.5


def view_of_two_piles() -> PlayerView:
    return PlayerView(0, 2, zones={("deck", 0): (1, 2, 3, 4), ("hand", 0): (), ("hand", 1): ()})


def moved(card: int, seat: int) -> Event:
    args = {"id": card, "from": ("deck", 0), "to": ("hand", seat)}
    return Event("moved", args, (CardSeen(card, None, 0),))


class TestDirector:
    def test_one_thing_is_shown_at_a_time(self) -> None:
        hands = Hands()
        director = Director(hands, view_of_two_piles())
        director.feed([Event("drew", {}), moved(4, 0), Event("attacked", {})])
        director.update(0.01)
        assert hands.done == [("tell", "drew")]
        director.update(0.6)
        assert hands.done[1:] == [("relay", ["moved"])]
        assert director.is_busy
        for _ in range(20):
            director.update(0.1)
        assert hands.done[2:] == [("tell", "attacked")]
        assert not director.is_busy

    def test_a_deal_is_one_thing(self) -> None:
        hands = Hands()
        director = Director(hands, view_of_two_piles())
        director.feed([moved(4, 0), moved(3, 1), moved(2, 0)])
        director.update(0.01)
        assert hands.done == [("relay", ["moved", "moved", "moved"])]
        assert director.view.zones["hand", 0] == (4, 2)

    def test_at_an_instant_pace_all_is_shown_at_once(self) -> None:
        hands = Hands()
        director = Director(hands, view_of_two_piles())
        director.pace = 0
        director.feed([Event("drew", {}), moved(4, 0), Event("drew", {}), moved(3, 1)])
        director.update(0.01)
        assert not director.is_busy
        assert len(hands.done) == 4

    def test_skipping_shows_the_end(self) -> None:
        hands = Hands()
        director = Director(hands, view_of_two_piles())
        director.feed([Event("drew", {}), moved(4, 0), moved(3, 1)])
        director.skip()
        assert not director.is_busy
        assert director.view.zones["deck", 0] == (1, 2)
        assert hands.done[-1] == ("relay", [])

    def test_the_owner_of_a_hand_keeps_the_sprites_through_new_ids(self) -> None:
        hands = Hands()
        view = PlayerView(0, 2, frozenset({"hand"}), zones={("hand", 0): (5, 6), ("discard", 0): ()})
        director = Director(hands, view)
        args = {"id": 6, "from": ("hand", 0), "to": ("discard", 0)}
        director.feed([Event("moved", args, (CardSeen(5, "b", 1), CardSeen(6, "a", 3)), (1, (5, 6)))])
        director.update(0.01)
        assert hands.done[0] == ("swap", {5: 6, 6: 5})

    def test_held_it_shows_nothing_further(self) -> None:
        hands = Hands()
        director = Director(hands, view_of_two_piles())
        director.is_held = True
        director.feed([moved(4, 0)])
        director.update(1)
        director.skip()
        assert director.view.zones["deck", 0] == (1, 2, 3, 4)


class TestLog:
    @staticmethod
    def log(lines: int) -> Log:
        log = Log(lambda entry: f"{entry.message} [card-{entry.args['n']}|Card {entry.args['n']}]")
        for number in range(lines):
            log.add("line", {"n": number})
        return log

    def test_the_latest_line_stands_at_the_foot(self) -> None:
        log = self.log(500)
        log.draw((200, 100), 14)
        found = {log.link_at((x, 95), 100) for x in range(0, 200, 5)}
        assert "card-499" in found

    def test_scrolling_goes_back_to_the_first_and_stays_there(self) -> None:
        log = self.log(500)
        log.draw((200, 100), 14)
        assert log.scroll(10**6, 100)
        log.draw((200, 100), 14)
        assert "card-0" in {log.link_at((x, 8), 100) for x in range(0, 200, 5)}
        log.add("line", {"n": 500})
        log.draw((200, 100), 14)
        assert "card-0" in {log.link_at((x, 8), 100) for x in range(0, 200, 5)}

    def test_the_recap_comes_before_what_happened_since(self) -> None:
        log = self.log(2)
        log.begin_recap()
        assert not log.tell_recap("recap")
        log.begin_recap()
        log.add("line", {"n": 2})
        assert log.tell_recap("recap")
        assert [entry.kind for entry in log.entries] == ["line", "line", "recap", "line"]
        assert log.entries[2] == Entry("recap", {}, "recap")


def test_changes_of_figures_are_told_with_their_sign() -> None:
    def life(value: str) -> tuple[Figure, ...]:
        return (Figure("life", value, "10", "bottom-right", "green"),)

    before = {1: life("10"), 2: life("4"), 3: life("7")}
    after = {1: life("5½"), 2: life("10"), 3: life("7"), 4: life("10")}
    assert list(changes(before, after)) == [(1, "−4½", "green"), (2, "+6", "green")]


@pytest.mark.parametrize(("text", "expected"), [("5½", 11), ("½", 1), ("10", 20), ("−2", -4), ("∞", None)])
def test_figures_are_read_as_half_points(text: str, expected: int | None) -> None:
    assert halves(text) == expected


def test_an_arrow_reaches_its_target_and_grows() -> None:
    start, end = (100.0, 500.0), (700.0, 200.0)
    whole = arrow(start, end, "target", 1.0)
    head, at = whole[-1]
    middle = (at[0] + head.get_width() / 2, at[1] + head.get_height() / 2)
    assert abs(middle[0] - end[0]) < 2
    assert abs(middle[1] - end[1]) < 2
    assert len(arrow(start, end, "target", 1.0, 0.4)) < len(whole)
    assert arrow(start, (101.0, 501.0), "target", 1.0) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_labels_of_the_panel_fit_the_smallest_window(language: Language, text_size: float) -> None:
    text = Text(language, strict=True)
    m = Metrics.of(LEAST, text_size)
    steps = [*(f"step-{number}" for number in range(1, 6)), "action-recruit"]
    presses = [
        Press("barter", text("action-barter")),
        Press("end", text("action-end"), is_primary=True),
        Press("undo", text("table-undo"), icon="undo"),
        Press("menu", text("table-menu"), icon="pause"),
    ]
    content = Content(steps=[Step(text(step), "open") for step in steps], buttons=presses)
    match = match_from(games.get("la_campana"), battle(), 1)
    table = arrange(match.view(0), match.game.controller, m, 0)
    places = divide(table.panel, m, content)
    for step, box in zip(content.steps, places.steps, strict=True):
        assert fonts.width("name", 9, step.label) <= box.width - round(m.label * 0.86), step.label
    for press, box in places.buttons:
        icon = m.label * 1.4 if press.icon else 0
        least = max(9, m.label * 2 // 3)
        assert fonts.width("name", least, press.label) <= box.width - m.label - icon, press.label


@pytest.mark.parametrize(
    "steps",
    [
        ("step-eg-training", "step-eg-combat", "step-eg-end"),
        ("step-ar-opening", "step-ar-development", "step-ar-conclusion", "step-ar-location"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_step_is_given_room_for_its_tick(language: Language, steps: Sequence[str]) -> None:
    text = Text(language, strict=True)
    m = Metrics.of((1280, 720), 1.0)
    labels = [text(step) for step in steps]
    content = Content(steps=[Step(label, "done") for label in labels])
    match = match_from(games.get("la_campana"), battle(), 1)
    table = arrange(match.view(0), match.game.controller, m, 0)
    places = divide(table.panel, m, content)
    em = 10  # letters that are read with ease
    for label, box in zip(labels, places.steps, strict=True):
        assert fonts.width("name", em, label) + em <= box.width - em // 2, label
    assert max(box.right for box in places.steps) <= places.log.right
    assert not [1 for one, other in combinations(places.steps, 2) if one.colliderect(other)]


@pytest.mark.parametrize(
    ("name", "width", "lines"),
    [("Leonor", 48, 1), ("Don Nuño", 48, 2), ("Doña Elvira", 48, 2), ("Doña Elvira", 120, 1)],
)
def test_a_name_takes_two_lines_rather_than_to_be_cut(name: str, width: int, lines: int) -> None:
    layout = widgets.name(name, (width, 30), 20, "#ffffff")
    assert len(layout.lines) == lines
    assert not layout.shortened
    shown = [piece.text for line in layout.lines for word in line.words for piece in word]
    assert shown == name.split(), "no word breaks"
    assert layout.widest <= width
    assert layout.height <= 30


def test_a_name_that_finds_no_room_at_all_ends_in_an_ellipsis() -> None:
    layout = widgets.name("Maximiliano Bartolomé de las Casas", (48, 30), 20, "#ffffff")
    assert layout.shortened
    assert layout.lines[-1].words[-1][-1].text.endswith("…")


@pytest.mark.parametrize(
    ("widths", "lines"),
    [
        ([30] * 4, [0, 0, 1, 1]),
        ([30] * 5, [0, 0, 0, 1, 1]),
        ([30] * 3, [0, 0, 0]),
        ([90, 30], [0, 1]),
        ([], []),
    ],
)
def test_numbers_on_two_lines_are_shared_evenly(widths: list[int], lines: list[int]) -> None:
    placed = widgets._wrapped(widths, 10, 110, 2)
    assert [line for line, _ in widgets._evenly(widths, 10, 110, placed)] == lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_a_button_whose_words_find_no_room_beside_others_stands_on_a_line_of_its_own(
    language: Language, text_size: float
) -> None:
    text = Text(language, strict=True)
    m = Metrics.of(LEAST, text_size)
    presses = [
        Press("rest", text("table-rest")),
        Press("undo", text("table-undo"), icon="undo"),
        Press("menu", text("table-menu"), icon="pause"),
        Press("rules", "", icon="rules"),
    ]
    match = match_from(games.get("la_campana"), battle(), 1)
    table = arrange(match.view(0), match.game.controller, m, 0)
    places = divide(table.panel, m, Content(buttons=presses))
    boxes = {press.name: box for press, box in places.buttons}
    assert boxes["rest"].width >= widgets.button_width(text("table-rest"), m.label)
    assert len({boxes[name].y for name in ("undo", "menu", "rules")}) == 1
    assert not [1 for one, other in combinations(boxes.values(), 2) if one.colliderect(other)]
