"""The table of Águila Roja: everybody has a place, at every size, and shows what there is to see."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletop import games
from tabletop.cli.shoot import scene_of
from tabletop.engine import Match
from tabletop.ui.app import App
from tabletop.ui.scenes.table import TableScene
from tabletop.ui.table import track
from tabletop.ui.table.layout import Arrangement, Metrics, Wish, arrange
from tests.games.aguila_roja.scenes import GAME, Scene, Side
from tests.ui.aguila import BUSY
from tests.ui.desk import Desk, Open
from tests.ui.places import assert_apart, parts

# -- where everything lies


def laid_out(size: tuple[int, int], text: float, seats: int, teams: bool, wish: Wish) -> Arrangement:
    if seats == 2:
        match = Match(GAME, 2, 3, BUSY["options"], BUSY)
    else:
        match = Match(GAME, seats, 3, {"mode": "teams"} if teams else {})
        while match.request is not None and match.turns < 2 * seats:
            match.answer(match.request.default())
    controller = GAME.controller.seated(seats, match.options)
    return arrange(match.view(0), controller, Metrics.of(size, text), 0, wish)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1200, 1600), (3840, 2160)])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True), (6, False)])
def test_zones_plates_and_track_never_overlap_and_lie_on_the_cloth(
    size: tuple[int, int], text: float, seats: int, teams: bool
) -> None:
    for wish in (Wish(), Wish(open_seat=1)):
        table = laid_out(size, text, seats, teams, wish)
        assert_apart(parts(table, {"track": table.track}), table.cloth)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_everybody_stands_in_the_right_row_and_lies_as_they_should(size: tuple[int, int]) -> None:
    table = laid_out(size, 1.0, 2, False, Wish())
    view = Match(GAME, 2, 3, BUSY["options"], BUSY).view(0)
    for seat in (0, 1):
        for zone, row in (("village", "village"), ("locations", "locations"), ("upon", "locations")):
            for card in view.zones[zone, seat]:
                spot = table.cards[card]
                assert spot.angle == (90 if view.mark(card, "action") else 0)
                # A shadow's breadth is no card.
                assert table.zones[row, seat].rect.inflate(8, 8).contains(spot.rect.inflate(-8, -8))
        for traveller in view.zones["upon", seat]:
            here, location = table.cards[traveller], table.cards[view.hosts[traveller]]
            assert here.rect.left >= location.rect.right - 4
            others = [table.cards[card].x for card in view.zones["locations", seat]]
            assert min((abs(here.x - x), x) for x in others if x < here.x)[1] == location.x


def test_who_stand_together_do_not_overlap() -> None:
    table = laid_out((1280, 720), 1.0, 2, False, Wish())
    view = Match(GAME, 2, 3, BUSY["options"], BUSY).view(0)
    for seat in (0, 1):
        cards = [*view.zones["upon", seat], *view.zones["locations", seat]]
        for one, other in combinations(cards, 2):
            here, there = table.cards[one].rect, table.cards[other].rect
            assert not here.inflate(-6, -6).colliderect(there.inflate(-6, -6))


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_names_of_piles_stand_apart_in_the_smallest_window(sit_down: Open, language: str) -> None:
    desk = sit_down(Scene(Side(), Side()), size=(1024, 640), language=language)
    stage = desk.scene.show.stage
    names = [item.rect for key, item in stage._items.items() if isinstance(key, tuple) and key[0] == "label"]
    assert len(names) == 12, "six piles a side"
    for here, there in combinations(names, 2):
        assert not here.inflate(6, 0).colliderect(there), "three pixels on either side"
    assert len({rect.height for rect in names}) == 1, "all in one size"


def test_the_shields_stand_as_high_as_the_points(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(victory=20), Side(victory=5)))
    stage = desk.scene.show.stage
    keys = (("runner", 0), ("runner", 1), ("track", "goal"))
    mine, theirs, goal = (stage._items[key].rect.centery for key in keys)
    assert goal < mine < theirs
    # 20 is a quarter of the way from the goal to 5.
    assert mine - goal == pytest.approx((theirs - goal) / 4, abs=2)


def test_the_track_tells_what_begins_at_its_mark(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(victory=20), Side(victory=5)))
    desk.move(desk.at(track.PLACE))
    assert "Tie-break" in desk.scene.tip.text
    assert "25" in desk.scene.tip.text
    assert "Doña Urraca**: 20" in desk.scene.tip.text


def test_a_game_without_a_track_has_none() -> None:
    desk = Desk()
    try:
        table = desk.scene.show.arrangement
        assert table is not None
        assert table.track.width == 0
        assert games.get("la_campana").controller.track(desk.session.view()) is None
    finally:
        desk.close()


# -- what shows


def test_a_wounded_card_and_a_treasury_show_their_counters(sit_down: Open) -> None:
    scene = Scene(Side(village=[{"card": "gigante-de-feria", "wounds": 2}], coins=6))
    desk = sit_down(scene)
    show = desk.scene.show
    giant = show.faces.known(show.view, desk.card("gigante-de-feria"))
    assert giant is not None
    assert [(one.kind, one.number) for one in giant.tokens] == [("wound", 2)]
    treasury = show.face_of(("treasury", 0))
    assert treasury is not None
    assert [(one.kind, one.number) for one in treasury.tokens] == [("coin", 6)]
    assert giant.code.startswith("AR1-")


def test_points_rise_from_the_shield_and_coins_from_the_treasury(sit_down: Open) -> None:
    scene = Scene(Side(village=["cosaco"], hand=["labradora"], coins=5), Side())
    desk = sit_down(scene, speed="normal")
    desk.click(desk.at("labradora"))
    desk.frames(2)
    show = desk.scene.show
    treasury = show.board.spot_of(show.view.zones["treasury", 0][0])
    assert treasury is not None
    assert (treasury.x, treasury.y) in [token.at for token in show.effects.rising]
    desk.frames(60)
    scene.challenge("cosaco")
    risen: list[tuple[float, float]] = []
    for _ in range(60):
        desk.frames()
        risen += [token.at for token in show.effects.rising]
    assert show.arrangement is not None
    race = show.controller.track(show.view)
    assert race is not None
    assert track.spots(show.arrangement.track, race, show.metrics)[0].center in risen


def test_hovering_a_guard_tells_what_intercepting_would_come_to(sit_down: Open) -> None:
    scene = Scene(Side(village=["soldado-de-fortuna"]), Side(village=["paje-de-palacio"]), turn=1)
    desk = sit_down(scene.challenge("paje-de-palacio", 0))
    desk.move(desk.at("soldado-de-fortuna"))
    assert "falls" in desk.scene.tip.text


def test_maravedi_cards_have_a_back_of_their_own(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(), Side()))
    view, board = desk.scene.show.view, desk.scene.show.board
    backs = {
        zone: {board.sprites[card].back for card in view.zones[zone, 1]}
        for zone in ("deck", "hand", "maravedies")
    }
    assert backs["maravedies"] == {"maravedi"}
    assert backs["deck"] == {""}


@pytest.mark.parametrize(
    ("name", "prompt"), [("triggers", "prompt-order-effects"), ("interception", "prompt-intercept")]
)
def test_the_pictures_of_the_table_show_what_they_say(name: str, prompt: str) -> None:
    app = App.headless((1280, 720))
    scene = scene_of(app, name)
    assert isinstance(scene, TableScene)
    assert scene.session.match.request is not None
    assert scene.session.match.request.prompt.startswith(prompt)
    assert scene.session.match.request.seat == 0
    scene.session.close()
    app.close()
