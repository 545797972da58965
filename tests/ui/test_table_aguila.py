"""The table of Águila Roja with pygame's own events: who lies where, travelling together, effects, interceptions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest

from tabletop import games, resources
from tabletop.cli.shoot import scene_of
from tabletop.engine import Match, Option
from tabletop.ui.app import App
from tabletop.ui.scenes.table import TableScene
from tabletop.ui.table import track
from tabletop.ui.table.layout import Arrangement, Metrics, Wish, arrange
from tabletop.ui.table.panel import Press
from tabletop.ui.table.picker import Entry, Picker
from tests.games.aguila_roja.scenes import GAME, Scene, Side, acting
from tests.ui.desk import Desk

Open = Callable[..., Desk]
BUSY = json.loads((resources.saves() / "aguila_roja" / "pleno-desarrollo.json").read_text(encoding="utf-8"))


@pytest.fixture
def sit_down() -> Iterator[Open]:
    """Give a function that opens the window at a scene; seat 0 is a person's."""
    opened: list[Desk] = []

    def start(scene: Scene, **choices: Any) -> Desk:
        desk = Desk(scene.match, **choices)
        opened.append(desk)
        return desk

    yield start
    for desk in opened:
        desk.close()


def travellers(desk: Desk, location: str) -> list[str]:
    view = desk.session.view()
    return sorted(view.faces[card] for card in view.upon(desk.card(location)))


def asked(desk: Desk) -> str:
    request = desk.session.match.request
    assert request is not None
    return request.prompt


def answer(desk: Desk, slug: str) -> tuple[int, int]:
    """Return the middle of a card's entry on the board over the table."""
    picker = desk.scene.picker
    assert picker is not None
    return next(rect.center for entry, rect in picker.places if entry.slug == slug)


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
        rects = {place: zone.rect for place, zone in table.zones.items()}
        rects |= {("plate", seat): area.plate for seat, area in table.seats.items()}
        rects |= {("band", 0): table.band, track.PLACE: table.track}
        for (one, here), (other, there) in combinations(rects.items(), 2):
            assert not here.colliderect(there), f"{one} overlaps {other}"
        for place, rect in rects.items():
            assert rect.width > 0, place
            assert rect.height > 0, place
            assert table.cloth.contains(rect), place


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


def test_the_shields_stand_as_high_as_the_points(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(victory=20), Side(victory=5)))
    stage = desk.scene.show.stage
    mine, theirs, goal = (stage._items["track", name].rect.centery for name in ("seat 0", "seat 1", "goal"))
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


# -- travelling


def wanderers() -> Scene:
    return Scene(
        Side(
            village=["labradora", "soldado-de-fortuna", "cosaco", acting("herrero")],
            locations=["mentidero-de-san-felipe", "plaza-del-mercado"],
        )
    )


def test_one_is_dragged_and_the_other_is_asked_for(sit_down: Open) -> None:
    desk = sit_down(wanderers())
    desk.drop(desk.at("labradora"), desk.at("mentidero-de-san-felipe"))
    desk.frames(4)
    assert asked(desk) == "prompt-travel-with"
    glows = desk.scene.show.board.glows
    assert {glows.get(desk.card(slug)) for slug in ("soldado-de-fortuna", "cosaco")} == {"legal"}
    assert desk.card("herrero") not in glows
    desk.frames(10)
    desk.click(desk.at("cosaco"))
    desk.key(pygame.K_SPACE)
    assert travellers(desk, "mentidero-de-san-felipe") == ["cosaco", "labradora"]


def test_several_selected_together_travel_together(sit_down: Open) -> None:
    desk = sit_down(wanderers())
    pygame.key.set_mods(pygame.KMOD_CTRL)
    desk.click(desk.at("labradora"))
    desk.frames(10)
    desk.click(desk.at("cosaco"))
    pygame.key.set_mods(0)
    glows = desk.scene.show.board.glows
    assert {glows[desk.card(slug)] for slug in ("labradora", "cosaco")} == {"chosen"}
    desk.frames(10)
    desk.drop(desk.at("cosaco"), desk.at("mentidero-de-san-felipe"))
    desk.frames(6)
    assert travellers(desk, "mentidero-de-san-felipe") == ["cosaco", "labradora"]
    assert asked(desk) != "prompt-travel-with"


def test_where_too_many_were_selected_the_choice_remains(sit_down: Open) -> None:
    desk = sit_down(wanderers())
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    for slug in ("labradora", "cosaco", "soldado-de-fortuna"):
        desk.frames(10)
        desk.click(desk.at(slug))
    pygame.key.set_mods(0)
    desk.frames(10)
    desk.click(desk.at("mentidero-de-san-felipe"))
    desk.frames(4)
    assert asked(desk) == "prompt-travel-with"
    several = desk.scene.gestures.affordances.several
    assert several is not None
    assert several.chosen == ()


def test_travelling_together_by_the_keyboard(sit_down: Open) -> None:
    desk = sit_down(wanderers())

    def walk(slug: str) -> None:
        for _ in range(40):
            if desk.scene.gestures.focus == desk.card(slug):
                return
            desk.key(pygame.K_TAB)
        raise AssertionError(f"Tab does not reach {slug}")

    walk("labradora")
    desk.key(pygame.K_RETURN, mod=pygame.KMOD_CTRL)
    desk.scene.gestures.menu = None
    desk.scene.gestures._focus.item = desk.card("cosaco")
    desk.key(pygame.K_RETURN, mod=pygame.KMOD_CTRL)
    walk("mentidero-de-san-felipe")
    desk.key(pygame.K_RETURN)
    desk.frames(6)
    assert travellers(desk, "mentidero-de-san-felipe") == ["cosaco", "labradora"]


def test_a_traveller_ends_up_turned(sit_down: Open) -> None:
    desk = sit_down(wanderers())
    desk.drop(desk.at("cosaco"), desk.at("plaza-del-mercado"))
    desk.frames(6)
    spot = desk.scene.show.board.spot_of(desk.card("cosaco"))
    assert spot is not None
    assert spot.angle == 90


# -- effects that wait, sentences that ask


def traders() -> Scene:
    # Águila Roja, "Combining Effects": two Comerciantes and a Monasterio, here with a Herrero.
    return Scene(
        Side(village=["comerciante", "herrero"], locations=["mentidero-de-san-felipe"], hand=2),
    )


def test_effects_are_ordered_on_a_board_with_picture_and_sentence(sit_down: Open) -> None:
    scene = traders().travel("comerciante", "herrero", to="mentidero-de-san-felipe")
    desk = sit_down(scene)
    assert asked(desk) == "prompt-order-effects"
    picker = desk.scene.picker
    assert picker is not None
    texts = {entry.slug: entry.text for entry, _ in picker.places}
    assert texts["herrero"] == "When the Blacksmith travels, place one maravedí in your treasury."
    assert texts["comerciante"] == "When the Merchant travels, you may draw a card."
    window = pygame.Rect((0, 0), desk.app.size)
    assert window.contains(picker.rect)
    for (_, here), (_, there) in combinations(picker.places, 2):
        assert not here.colliderect(there)
    desk.click(answer(desk, "herrero"))
    desk.frames(4)
    assert scene.coins() == 1


def test_the_card_of_an_effect_is_looked_at_closely(sit_down: Open) -> None:
    desk = sit_down(traders().travel("comerciante", "herrero", to="mentidero-de-san-felipe"))
    desk.move(answer(desk, "herrero"))
    zoom = desk.scene.show.panel.content.zoom
    assert zoom is not None
    assert zoom.title == "Blacksmith"
    desk.click(answer(desk, "comerciante"), button=3)
    assert desk.scene.browser is not None
    assert desk.scene.browser.closeup.cards[0].title == "Merchant"  # type: ignore[union-attr]


def test_effects_are_ordered_by_the_keyboard(sit_down: Open) -> None:
    scene = traders().travel("comerciante", "herrero", to="mentidero-de-san-felipe")
    desk = sit_down(scene)
    picker = desk.scene.picker
    assert picker is not None
    things = {entry.slug: entry.thing for entry, _ in picker.places}
    for _ in range(6):
        desk.key(pygame.K_TAB)
        if desk.scene.gestures.focus == things["herrero"]:
            break
    desk.key(pygame.K_RETURN)
    assert scene.coins() == 1


def test_a_may_is_asked_beside_its_sentence(sit_down: Open) -> None:
    scene = traders().travel("comerciante", "herrero", to="mentidero-de-san-felipe").say("comerciante")
    desk = sit_down(scene)
    assert asked(desk) == "prompt-may"
    picker = desk.scene.picker
    assert picker is not None
    assert [entry.text for entry, _ in picker.places] == ["When the Merchant travels, you may draw a card."]
    held = scene.count("hand")
    yes = next(box.center for press, box in picker.presses if press.label == "Yes")
    desk.click(yes)
    desk.frames(4)
    assert scene.count("hand") == held + 1


def test_the_board_folds_up_to_let_the_table_be_seen(sit_down: Open) -> None:
    desk = sit_down(traders().travel("comerciante", "herrero", to="mentidero-de-san-felipe"))
    picker = desk.scene.picker
    assert picker is not None
    hidden = picker.places[0][1].center
    assert desk.scene.gestures.affordances.touchable
    desk.click(picker.fold_box.center)
    assert picker.is_folded
    assert not picker.covers(hidden)
    desk.click(hidden)
    assert asked(desk) == "prompt-order-effects"
    desk.frames(10)
    desk.click(picker.fold_box.center)
    assert not picker.is_folded


def test_a_card_of_the_deck_is_chosen_from_a_row(sit_down: Open) -> None:
    scene = Scene(
        Side(
            hand=["amor-imposible"],
            deck=["gonzalo-maestro", "herrero", "margarita-costurera", "cosaco"],
            coins=3,
        )
    )
    desk = sit_down(scene)
    desk.click(desk.at("amor-imposible"))
    desk.frames(6)
    picker = desk.scene.picker
    assert picker is not None
    assert sorted(str(entry.slug) for entry, _ in picker.places) == ["gonzalo-maestro", "margarita-costurera"]
    desk.frames(8)
    desk.click(answer(desk, "margarita-costurera"))
    desk.frames(4)
    assert scene.zone("hand") == ["margarita-costurera"]


# -- challenges and interceptions


def challenged() -> Scene:
    scene = Scene(Side(village=["cosaco", "labradora"]), Side(village=["alabardero"]), turn=1)
    return scene.challenge("alabardero", 0)


def test_one_click_intercepts_and_the_arrow_shows_the_challenge(sit_down: Open) -> None:
    scene = challenged()
    desk = sit_down(scene)
    assert asked(desk) == "prompt-intercept"
    beads = [surface for surface, _ in desk.scene._movers()]
    assert len(beads) > 5
    glows = desk.scene.show.board.glows
    assert {glows.get(desk.card(slug)) for slug in ("cosaco", "labradora")} == {"legal"}
    desk.click(desk.at("cosaco"))
    desk.frames(4)
    assert [event.args["player"] for event in scene.told("intercepted")] == [0]


def test_space_lets_a_challenge_pass(sit_down: Open) -> None:
    scene = challenged()
    desk = sit_down(scene)
    desk.key(pygame.K_SPACE)
    assert scene.told("intercepted") == []
    assert [event.args["player"] for event in scene.told("challenge_won")] == [1]
    assert "cosaco" in {desk.session.view().faces[card] for card in desk.session.view().zones["village", 0]}


def test_a_dragged_challenger_tells_what_would_come_of_it(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(village=["gigante-de-feria"]), Side(village=["paje-de-palacio"])))
    desk.drag(desk.at("gigante-de-feria"), desk.at("paje-de-palacio"))
    assert "falls" in desk.scene.tip.text
    assert desk.scene.show.board.carried is None
    desk.up(desk.at("paje-de-palacio"))
    desk.frames(4)
    view = desk.session.view()
    assert "paje-de-palacio" in {view.faces[card] for card in view.zones["discard", 1]}


def test_a_rival_is_challenged_from_the_little_menu(sit_down: Open) -> None:
    scene = Scene(Side(village=["cosaco"]), Side())
    desk = sit_down(scene)
    desk.click(desk.at("cosaco"))
    menu = desk.scene.menu
    assert menu is not None
    assert [choice.label for choice in menu.choices] == ["Challenge Luis"]
    desk.frames(10)
    desk.click(menu.places[0].center)
    desk.frames(4)
    assert scene.victory() > 0


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


def test_what_a_passing_question_offers_goes_with_it(sit_down: Open) -> None:
    scene = traders().travel("comerciante", "herrero", to="mentidero-de-san-felipe")

    def labels(desk: Desk) -> list[tuple[str, bool]]:
        """List the panel's buttons, and whether each can be pressed."""
        presses = [press for press, _ in desk.scene.show.panel.places.buttons if press.label]
        return [(press.label, not press.why) for press in presses if isinstance(press.name, Option)]

    desk = sit_down(scene)
    for slug in ("herrero", "comerciante"):
        desk.frames(10)
        desk.click(answer(desk, slug))
        desk.frames(4)
    assert asked(desk) == "prompt-may"
    assert ("Yes", True) not in labels(desk)
    desk.frames(10)
    picker = desk.scene.picker
    assert picker is not None
    desk.click(picker.presses[-1][1].center)
    desk.frames(6)
    assert asked(desk) == "prompt-develop"
    assert labels(desk) == [("End the turn", True)]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("count", [1, 3, 5, 10, 24])
def test_a_board_of_any_length_fits_the_table(
    sit_down: Open, size: tuple[int, int], text: int, count: int
) -> None:
    desk = sit_down(Scene(Side(), Side()), size=size, text_size=text)
    show = desk.scene.show
    slug = "cripta-de-la-logia"
    spec = show.faces.printed(slug)
    yes = Press(Option("yes"), "Sí, quiero", is_primary=True)
    sentence = show.faces.sentence(slug, 0)
    for words in (sentence, "") if count <= 10 else ("",):
        entries = [Entry(("effect", number), slug, spec, words, 0) for number in range(count)]
        picker = Picker(show, "¿Qué se hace ahora con todo esto?", entries, [yes])
        window = pygame.Rect((0, 0), size)
        assert window.contains(picker.rect)
        boxes = [rect for _, rect in picker.places] + [box for _, box in picker.presses]
        for box in boxes:
            assert picker.rect.contains(box)
            assert not box.colliderect(picker.head)
        for one, other in combinations(boxes, 2):
            assert not one.colliderect(other)
        assert picker.movers(("effect", 0), {}, None)
