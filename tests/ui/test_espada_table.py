"""Espada Negra on the screen: bids entered and opened, nothing told too early, what is laid down, the end."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from tabletop.ui.art import facewords
from tabletop.ui.art.richtext import Layout
from tabletop.ui.scenes.result import ResultScene
from tabletop.ui.table import stall
from tabletop.ui.table.effects import Effects
from tests.games.espada_negra.scenes import Scene, spied
from tests.ui.desk import Desk, Open


def tool(desk: Desk, name: str) -> tuple[int, int]:
    return desk.scene.show.prompt.tools[name].center


def value(desk: Desk) -> int:
    number = desk.scene.gestures.affordances.number
    assert number is not None
    return number.value


@pytest.fixture
def risen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """List what rises, and in which tone."""
    seen: list[tuple[str, str]] = []

    def rise(_self: Effects, change: str, _at: object, _m: object, _seconds: float, tone: str = "") -> None:
        seen.append((change, tone))

    monkeypatch.setattr(Effects, "rise", rise)
    return seen


# -- entering a bid


def test_a_bid_is_typed_and_never_above_the_purse(sit_down: Open) -> None:
    desk = sit_down(Scene(7, 9))
    desk.key(pygame.K_3, "3")
    assert value(desk) == 3
    desk.key(pygame.K_9, "9")
    assert desk.toast == "39 will not do: from 0 to 7."
    assert value(desk) == 3, "nothing has changed"
    desk.key(pygame.K_END)
    assert value(desk) == 7
    desk.key(pygame.K_HOME)
    assert value(desk) == 0


def test_a_sign_or_a_letter_is_no_bid(sit_down: Open) -> None:
    scene = Scene(7, 9)
    desk = sit_down(scene)
    desk.key(pygame.K_3, "3")
    for key, letter in ((pygame.K_MINUS, "-"), (pygame.K_PERIOD, "."), (pygame.K_x, "x")):
        desk.key(key, letter)
        assert value(desk) == 3
    desk.key(pygame.K_HOME)
    desk.click(tool(desk, "less"))
    desk.frames(10)
    assert value(desk) == 0, "nobody bids less than nothing"
    assert not scene.table.seals


def test_a_card_that_attacks_no_more_says_so_during_the_auction(sit_down: Open) -> None:
    scene = Scene(7, 9, holding=[["guerrero"]], row=["rey", "relicario"]).attack(0)
    desk = sit_down(scene)
    assert value(desk) == 0
    desk.click(desk.at("guerrero"))
    assert desk.toast == "You have attacked this turn already: once is all, whatever came of it."


def test_quick_picks_wheel_and_steps_set_a_bid(sit_down: Open) -> None:
    desk = sit_down(Scene(7, 9))
    for name, expected in (("most", 7), ("half", 3), ("more", 4), ("less", 3), ("least", 0)):
        desk.click(tool(desk, name))
        desk.frames(10)
        assert value(desk) == expected, name
    desk.post(pygame.MOUSEWHEEL, y=2, x=0)
    assert value(desk) == 2


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_slider_goes_where_it_is_drawn_to(sit_down: Open, size: tuple[int, int]) -> None:
    desk = sit_down(Scene(8, 9), size=size)
    rect = desk.scene.show.prompt.tools["slider"]
    desk.drag((rect.x + rect.height // 2, rect.centery), rect.center)
    assert value(desk) == 4
    desk.move((desk.app.size[0] - 5, rect.centery))
    assert value(desk) == 8
    desk.up((desk.app.size[0] - 5, rect.centery))
    assert value(desk) == 8
    desk.move(rect.center)
    assert value(desk) == 8, "nothing is held any more"


def test_enter_gives_what_has_been_typed(sit_down: Open) -> None:
    scene = Scene(7, 9, 9)
    desk = sit_down(scene, persons=(0,))
    desk.key(pygame.K_4, "4")
    desk.key(pygame.K_RETURN)
    assert scene.table.seals[0, "bid"] == 4


def test_enter_gives_a_number_though_the_focus_rests_on_a_card_that_was_acted_on_before(
    sit_down: Open,
) -> None:
    scene = Scene(7, 9, 9, holding=[["guerrero"]], row=["relicario", "campo"])
    desk = sit_down(scene, persons=(0,))
    desk.key(pygame.K_TAB)
    desk.key(pygame.K_RETURN)
    assert desk.scene.menu is not None
    desk.key(pygame.K_ESCAPE)
    desk.key(pygame.K_SPACE)
    desk.until(lambda: desk.scene.gestures.affordances.number is not None)
    assert desk.scene.gestures.focus is not None
    desk.key(pygame.K_4, "4")
    desk.key(pygame.K_RETURN)
    assert scene.table.seals[0, "bid"] == 4


def test_what_is_offered_is_hidden_and_what_there_is_in_all_is_not(sit_down: Open) -> None:
    desk = sit_down(Scene(7, 9, 9), persons=(0, 1, 2))
    desk.lift_curtain()
    desk.key(pygame.K_4, "4")
    desk.key(pygame.K_RETURN)
    desk.lift_curtain()
    assert desk.scene.show.me == 1
    assert desk.keys("offer") == {0}
    assert desk.keys("purse") == {0, 1, 2}
    assert desk.scene.show.controller.purse(desk.scene.show.view, 0) == 7


def test_no_frame_before_the_bids_open_depends_on_an_earlier_one(sit_down: Open) -> None:
    shots = []
    for first, second in ((0, 0), (3, 7), (7, 1)):
        desk = sit_down(Scene(7, 9, 9, holding=[["campo"], ["rey"], []]), persons=(0, 1, 2))
        seen = []
        for seat, bid in enumerate((first, second)):
            assert desk.session.curtain == seat
            desk.lift_curtain()
            desk.move((3, 3))
            seen.append(desk.pixels())
            desk.key(pygame.K_0 + bid, str(bid))
            desk.key(pygame.K_RETURN)
            desk.frames(10)
            seen.append(desk.pixels())
        desk.lift_curtain()
        desk.frames(10)
        seen.append(desk.pixels())
        shots.append(seen)
    for one, other in combinations(shots, 2):
        assert one == other


def test_every_closed_hand_of_a_size_is_the_same(sit_down: Open) -> None:
    scene = Scene(9, 9, 9, 9)
    desk = sit_down(scene)
    desk.until(lambda: desk.session.request is not None)
    hands = [stall._offer("fist", None, 40) for _ in range(2)]
    assert hands[0] is hands[1], "it is drawn from its size alone"


# -- opening


def test_hands_open_together_and_the_highest_pays(sit_down: Open, risen: list[tuple[str, str]]) -> None:
    desk = sit_down(Scene(7, 9, 9), persons=(0, 1, 2), speed="normal")
    show = desk.scene.show
    for bid in (2, 6, 4):
        desk.until(lambda: desk.session.curtain is not None)
        desk.lift_curtain()
        desk.key(pygame.K_0 + bid, str(bid))
        assert not show.chronicle.bids
        desk.key(pygame.K_RETURN)
    desk.until(lambda: bool(show.chronicle.bids))
    assert show.chronicle.bids == {0: 2, 1: 6, 2: 4}
    assert desk.keys("offer") == {0, 1, 2}
    desk.until(lambda: bool(show.effects.coins))
    assert len(show.effects.coins) == 6, "one for each piece of gold"
    assert risen == [("−6", "gold")], "a coin, and no wound"
    desk.until(lambda: bool(show.chronicle.gone))
    gone = show.chronicle.gone[0]
    assert (gone.card, gone.seat, gone.icon, gone.price) == ("relicario", 1, "coin", 6)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("size", "text_size"), [((1024, 640), 100), ((1024, 640), 150), ((1024, 640), 200), ((1920, 1080), 100)]
)
def test_what_a_card_went_for_is_told_with_its_whole_name(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], text_size: int
) -> None:
    told: list[Layout] = []
    set_name = facewords.set_name

    def watched(*args: Any, **more: Any) -> Layout:
        told.append(set_name(*args, **more))
        return told[-1]

    scene = Scene(7, 1, row=["contrabandista", "campo"])
    desk = sit_down(scene, size=size, text_size=text_size, language=language)
    monkeypatch.setattr(facewords, "set_name", watched)
    desk.key(pygame.K_3, "3")
    desk.key(pygame.K_RETURN)
    desk.until(lambda: bool(told))
    assert not any(layout.shortened for layout in told)


def test_with_little_motion_no_coin_flies(sit_down: Open) -> None:
    desk = sit_down(Scene(7, 1, row=["rey", "campo"]), speed="normal", reduced_motion=True)
    desk.key(pygame.K_7, "7")
    desk.key(pygame.K_RETURN)
    for _ in range(120):
        desk.frames()
        pygame.time.wait(1)
        assert not desk.scene.show.effects.coins
    assert desk.scene.show.chronicle.gone


def test_what_has_become_of_cards_is_told_again_after_looking_away(sit_down: Open) -> None:
    holding = [["confidente", "hermano"], ["confidente", "confidente"]]
    scene = Scene(9, 9, holding=holding, row=["rey", "campo"])
    scene.bid(1, 4)
    scene.spy(0, "confidente", "hermano")
    desk = sit_down(scene, persons=(0, 1))
    show = desk.scene.show
    desk.frames(20)
    assert show.chronicle.claim is not None
    assert (show.chronicle.claim.seat, show.chronicle.claim.total) == (1, 4)
    assert [(act.seat, act.total, act.cards) for act in show.chronicle.acts] == [
        (0, 5, ("confidente", "hermano"))
    ]
    desk.scene.begin()
    assert [(act.seat, act.total) for act in show.chronicle.acts] == [(0, 5)]
    assert len(desk.keys("claim")) == 2
    desk.move(desk.at(stall.CLAIMS))
    desk.frames(3)
    for slug in ("rey", "confidente", "hermano"):
        assert f"[{slug}|" in desk.scene.tip.text, "what was marked, and for what"


# -- espionage and attack


def test_laying_down_too_little_cannot_be_confirmed_and_says_why(sit_down: Open) -> None:
    scene = Scene(9, 9, holding=[["confidente", "hermano"], []]).bid(1, 4)
    desk = sit_down(scene)
    afforded = desk.scene.gestures.affordances
    assert afforded.several is not None
    assert "why" not in desk.keys("prompt"), "to pass is no mistake"
    desk.click(desk.at("confidente"))
    desk.frames(10)
    assert afforded.several.weight == 3
    assert "why" in desk.keys("prompt")
    desk.click(tool(desk, "confirm"))
    assert "4" in desk.toast
    desk.frames(10)
    desk.click(desk.at("hermano"))
    desk.frames(10)
    assert "why" not in desk.keys("prompt")
    desk.click(tool(desk, "confirm"))
    desk.frames(10)
    assert scene.marked(0, "spied") == ["confidente", "hermano"]


def test_a_marked_card_is_not_marked_again_and_says_why(sit_down: Open) -> None:
    scene = Scene(9, 9, holding=[["confidente", spied("hermano")], []], row=["rey", "campo"]).bid(1, 2)
    desk = sit_down(scene)
    desk.click(desk.at("hermano"))
    assert desk.toast == "That card has been marked already: it spies once a match."
    several = desk.scene.gestures.affordances.several
    assert several is not None
    assert several.chosen == ()
    assert scene.marked(0, "spied") == ["hermano"]


def test_what_marked_cards_lose_rises_as_espionage_and_is_no_wound(
    sit_down: Open, risen: list[tuple[str, str]]
) -> None:
    scene = Scene(9, 9, holding=[["confidente", "hermano"], []], row=["rey", "campo"]).bid(1, 4)
    desk = sit_down(scene, speed="normal")
    desk.until(lambda: "confirm" in desk.scene.show.prompt.tools and not desk.scene.show.board.is_moving)
    for slug in ("confidente", "hermano"):
        desk.click(desk.at(slug))
        desk.frames(10)
    desk.click(tool(desk, "confirm"))
    desk.until(lambda: len(risen) == 3)
    assert set(risen) == {("−3", "palm"), ("−2", "palm"), ("−4", "gold")}, "and what the spied one has paid"


def test_nothing_laid_down_is_a_pass(sit_down: Open) -> None:
    scene = Scene(9, 9, holding=[["confidente", "hermano"], []], row=["rey", "campo"]).bid(1, 4)
    desk = sit_down(scene)
    desk.key(pygame.K_SPACE)
    assert scene.has(1) == ["rey"]


def test_banners_join_by_the_card_until_the_greatest_wins(sit_down: Open) -> None:
    scene = Scene(5, 5, 5, holding=[["caballero"], ["guerrero", "alcaide"], []], row=["rey", "campo"], turn=1)
    scene.attack(1)
    desk = sit_down(scene)
    show = desk.scene.show
    assert [(act.seat, act.total, act.state) for act in show.chronicle.assaults] == [(1, 3, "")]
    desk.click(desk.at("caballero"))
    desk.frames(10)
    assert desk.scene.menu is not None
    desk.click(desk.scene.menu.places[0].center)
    desk.until(lambda: bool(show.chronicle.gone))
    assert show.chronicle.gone[0][1:] == (1, "assault", "arms", 3)


def test_whoever_speaks_up_is_asked_after_a_bot_in_their_own_view(sit_down: Open) -> None:
    scene = Scene(5, 5, 5, holding=[[], ["campo", "guerrero"], ["caballero"]], turn=1)
    desk = sit_down(scene, persons=(0, 2), reaction_pause="click")
    assert list(desk.scene.anyone.tools) == [2, "go-on"]
    desk.frames(12)
    desk.click(desk.scene.anyone.tools[2].center)
    desk.until(lambda: desk.session.request is not None and not desk.scene.director.is_busy)
    assert desk.session.curtain is None, "nobody has a secret"
    assert desk.scene.show.me == 2
    assert desk.scene.director.view == desk.session.view()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("size", "text_size"), [((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 100), ((1920, 1080), 150)]
)
def test_whoever_is_asked_sees_the_names_of_their_own_cards(
    sit_down: Open, language: str, size: tuple[int, int], text_size: int
) -> None:
    stock = ["rey", "campo", "contrabandista", "caballero"]
    scene = Scene(5, 5, 5, holding=[stock, ["guerrero"], ["caballero"]], turn=1)
    looks = {"size": size, "language": language, "text_size": text_size}
    desk = sit_down(scene, persons=(0, 2), reaction_pause="click", **looks)
    assert desk.scene.anyone.tools
    show, board = desk.scene.show, desk.scene.anyone
    assert show.arrangement is not None
    for slug in stock:
        place = show.arrangement.cards[desk.card(slug)].rect
        assert not any(board.covers((x, place.top)) for x in (place.left, place.centerx, place.right))


# -- what lies before the others


def test_a_drawer_opens_where_the_pointer_rests_and_closes_when_it_leaves(sit_down: Open) -> None:
    stock = ["rey", "ciudad", "campo", "campesino", "campesino", "guerrero", "molino"]
    desk = sit_down(Scene(5, 5, 5, 5, 5, holding=[[], stock]), size=(1024, 640))
    show = desk.scene.show
    assert show.arrangement is not None
    desk.move(show.arrangement.seats[1].plate.center)
    desk.frames(10)
    assert show.arrangement.market is not None
    assert show.arrangement.market.drawer == 1
    drawer = show.arrangement.drawer
    assert drawer is not None
    desk.move((drawer.rect.centerx, drawer.rect.bottom - 5))
    desk.frames(10)
    assert show.arrangement.market.drawer == 1, "its cards can be looked at"
    desk.move(show.arrangement.seats[0].plate.center)
    desk.frames(10)
    assert show.arrangement.market.drawer is None


def test_house_rules_are_told_in_full_where_they_hang(sit_down: Open) -> None:
    desk = sit_down(Scene(5, 5, conditions=["alcaide"]))
    desk.move(desk.at(("conditions", 0)))
    desk.frames(3)
    words = desk.scene.tip.text
    assert desk.app.text("law-en-ties-secret").rstrip(".") in words
    assert desk.scene.show.faces.name("alcaide") in words
    assert desk.scene.show.faces.sentence("alcaide", 0) in words
    desk.click(desk.at(("conditions", 0)))
    assert desk.scene.browser is not None


# -- the end


def test_victory_is_counted_seat_by_seat(sit_down: Open) -> None:
    desk = sit_down(
        Scene(5, 5, holding=[["rey"], ["campo"]], deck=["ciudad"]), speed="normal", reaction_stops="never"
    )
    show = desk.scene.show
    desk.key(pygame.K_RETURN)
    desk.until(lambda: len(show.drama.rows) == 1)
    assert show.drama.rows[0].total >= 5
    desk.until(lambda: len(show.drama.rows) == 2)
    assert "board" in desk.keys("reckoning")
    desk.until(lambda: isinstance(desk.app.scene, ResultScene))
