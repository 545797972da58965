"""The table of Aragón: areas that face each other, tracks between them, and cards of which name and figure show."""

from __future__ import annotations

from functools import cache

import pytest
from pygame import Rect

from tabletop.engine import PlayerView
from tabletop.games.aragon.state import AREAS
from tabletop.ui.art import richtext
from tabletop.ui.table import contest
from tabletop.ui.table.layout import Arrangement, Metrics, arrange
from tests.games.aragon.scenes import GAME, Side
from tests.ui.aragon import crowded, keys, laid
from tests.ui.desk import Open
from tests.ui.places import assert_apart, parts

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (1200, 1600), (3840, 2160)]


@cache
def view_of(count: int, *, leaders: bool) -> PlayerView:
    return crowded(count, leaders).view(0)


def laid_out(
    size: tuple[int, int], count: int = 3, text: float = 1.0, *, leaders: bool = False
) -> Arrangement:
    game = GAME.controller.seated(2, {"leaders": leaders})
    return arrange(view_of(count, leaders=leaders), game, Metrics.of(size, text), 0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("leaders", [False, True])
def test_nothing_overlaps_and_all_lies_on_the_cloth(
    size: tuple[int, int], text: float, leaders: bool
) -> None:
    table = laid_out(size, 3, text, leaders=leaders)
    assert_apart(parts(table, {"beam": table.beam, "verdict": table.verdict}), table.cloth)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("leaders", [False, True])
def test_each_area_faces_that_of_the_rival_with_its_track_between(
    size: tuple[int, int], leaders: bool
) -> None:
    table = laid_out(size, leaders=leaders)
    for area in AREAS:
        mine, theirs = (table.zones[area, seat].rect for seat in (0, 1))
        track = contest.box(table, (area, 0))
        assert track is not None
        assert (mine.x, mine.width) == (theirs.x, theirs.width) == (track.x, track.width)
        assert theirs.bottom <= track.top
        assert track.bottom <= mine.top


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 4, 6, 8, 9, 12, 16])
def test_name_and_figure_of_every_card_show_however_many_there_are(size: tuple[int, int], count: int) -> None:
    table, view = laid_out(size, count), view_of(count, leaders=False)
    cards = view.zones["military", 0]
    assert len(cards) == count
    for card in cards:
        spot = table.cards[card]
        # A shadow's breadth is no card.
        assert table.zones["military", 0].rect.inflate(8, 8).contains(spot.rect.inflate(-8, -8))
        top = spot.rect.inflate(-6, -6)
        top.height = round(spot.height * 0.38)
        above = [table.cards[one] for one in cards if table.cards[one].layer > spot.layer]
        assert not any(other.rect.inflate(-6, -6).colliderect(top) for other in above)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_cards_have_room_for_their_names(size: tuple[int, int]) -> None:
    for count in (4, 8, 9, 12):
        table, view = laid_out(size, count), view_of(count, leaders=False)
        assert all(table.cards[card].height >= 64 for card in view.zones["military", 0])
    table = laid_out(size, 8)
    assert all(table.cards[card].height >= 80 for card in view_of(8, leaders=False).zones["military", 0])


# -- what stands on it


def test_the_tracks_show_sums_markers_and_where_they_will_go(sit_down: Open) -> None:
    mine = Side(military=["pedro-el-grande"], influence={"political": 4}, hand=["canfranc"])
    desk = sit_down(laid(mine))
    parts = {(key[1], key[2]) for key in keys(desk, "front")}
    assert {(area, part) for area in AREAS for part in ("track", "arms", "name")} <= parts
    assert ("military", "chip") in parts
    assert ("political", "chip") not in parts
    assert {key[1] for key in keys(desk, "marker")} == set(AREAS)
    assert keys(desk, "verdict")


def test_a_marker_on_my_side_stands_to_the_right_whoever_looks(sit_down: Open) -> None:
    for seat in (0, 1):
        mine, theirs = Side(hand=["canfranc"], influence={"economic": 6}), Side(hand=["somport"])
        scene = laid(*((mine, theirs) if seat == 0 else (theirs, mine)))
        desk = sit_down(scene, persons=(seat,))
        table = desk.scene.show.arrangement
        assert table is not None
        box = contest.box(table, ("economic", seat))
        assert box is not None
        assert desk.scene.show.stage._items["marker", "economic"].rect.centerx > box.centerx + 20


def test_the_pointer_on_a_track_tells_how_it_comes_about(sit_down: Open) -> None:
    mine = Side(military=["pedro-el-grande", "castillo-de-monzon"], hand=["canfranc"])
    desk = sit_down(laid(mine, Side(influence={"military": 3})))
    table = desk.scene.show.arrangement
    assert table is not None
    box = contest.box(table, ("military", 0))
    assert box is not None
    desk.move(box.center)
    desk.frames(3)
    words = desk.scene.tip.text
    assert "[pedro-el-grande|" in words
    assert desk.app.text("table-front-held", player="**Luis**", n=3) in words
    assert desk.app.text("zone-ag-military") in words


def test_the_tooltip_of_a_card_tells_what_adds_to_it(sit_down: Open) -> None:
    desk = sit_down(laid(Side(military=["pedro-el-grande", "castillo-de-monzon"], hand=["canfranc"])))
    desk.move(desk.at("pedro-el-grande"))
    desk.frames(3)
    assert "[castillo-de-monzon|" in desk.scene.tip.text


def test_who_would_win_is_told_beside_the_question(sit_down: Open) -> None:
    desk = sit_down(laid(Side(hand=["canfranc"]), Side(influence={"military": 10})))
    table = desk.scene.show.arrangement
    assert table is not None
    plate = desk.scene.show.stage._items["verdict", "plate"].rect
    assert table.verdict.contains(plate)
    assert isinstance(plate, Rect)
    told = desk.scene.show.controller.contest(desk.scene.show.view)
    assert told is not None
    assert told.verdict.text == "verdict-ag-wins"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_who_would_win_is_told_in_full_in_the_smallest_window(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch, language: str, text_size: int
) -> None:
    shortened: dict[str, bool] = {}
    fit = richtext.fit

    def watched(text: str, box: tuple[int, int], look: richtext.Look, floor: int) -> richtext.Layout:
        layout = fit(text, box, look, floor)
        shortened[text] = layout.shortened
        return layout

    monkeypatch.setattr(richtext, "fit", watched)
    mine = Side(military=["pedro-el-grande", "castillo-de-loarre"], influence={"military": 9})
    desk = sit_down(laid(mine), size=(1024, 640), text_size=text_size, language=language)
    show = desk.scene.show
    told = show.controller.contest(show.view)
    assert told is not None
    assert not shortened[show.teller.sentence(told.verdict.text, told.verdict.args)]


def test_leaders_stand_beside_the_areas(sit_down: Open) -> None:
    desk = sit_down(laid(Side(hand=["canfranc"], leader="jaime"), Side(hand=["somport"], leader="felipe")))
    table, view = desk.scene.show.arrangement, desk.scene.show.view
    assert table is not None
    for seat in (0, 1):
        card = view.zones["leader", seat][0]
        assert card not in table.buried
        assert table.cards[card].rect.left >= table.zones["economic", seat].rect.right
        assert table.cards[card].height >= 80
