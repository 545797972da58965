"""What is shown of Aragón step by step: markers on their way, the Draft; and nothing secret."""

from __future__ import annotations

import pygame
import pytest

from tabletop.ui.scenes.result import ResultScene
from tests.games.aragon.scenes import Scene, Side
from tests.ui.aragon import kinds, laid, zone
from tests.ui.desk import FRAME, Desk, Open


def weighing() -> Scene:
    """Lay out a table at which two markers will move at the end of Planning: one each way."""
    mine = Side(military=["pedro-el-grande"], hand=["canfranc", "teruel"])
    return laid(mine, Side(economic=["aljaferia", "albarracin"], hand=["petronila"]))


def marker_at(desk: Desk, area: str) -> int:
    """Return how far to the right a marker lies still."""
    return desk.scene.show.stage._items["marker", area].rect.centerx


# -- the Influence phase


def test_markers_move_one_after_the_other_and_their_tracks_stand_out(sit_down: Open) -> None:
    desk = sit_down(weighing(), speed="normal")
    show = desk.scene.show
    before = {area: marker_at(desk, area) for area in ("military", "political", "economic")}
    desk.key(pygame.K_SPACE)
    seen: list[str] = []
    waited = 0
    while desk.scene.director.is_busy or not seen:
        if show.drama.front and show.drama.front not in seen:
            seen.append(show.drama.front)
            assert show.gliders.is_moving
            assert show.effects.rising
        desk.frames()
        waited += 1
        assert waited < 600
    assert seen == ["military", "economic"]
    assert waited > 2.0 / FRAME
    desk.until(lambda: not show.gliders.is_moving)
    assert marker_at(desk, "military") > before["military"]
    assert marker_at(desk, "economic") < before["economic"]
    assert marker_at(desk, "political") == before["political"]


def test_a_click_shows_where_all_markers_stop(sit_down: Open) -> None:
    desk = sit_down(weighing(), speed="slow")
    desk.key(pygame.K_SPACE)
    desk.until(lambda: desk.scene.show.drama.front == "military")
    desk.click(desk.at(("discard", 0)))
    assert not desk.scene.director.is_busy
    assert desk.scene.show.view.number(0, "military") > 0
    assert desk.scene.show.view.number(1, "economic") > 0


def test_with_little_motion_markers_are_there_at_once(sit_down: Open) -> None:
    desk = sit_down(weighing(), speed="normal", reduced_motion=True)
    desk.key(pygame.K_SPACE)
    for _ in range(200):
        assert not desk.scene.show.gliders.is_moving
        desk.frames()


def test_at_an_instant_pace_nothing_waits(sit_down: Open) -> None:
    desk = sit_down(weighing())
    desk.key(pygame.K_SPACE)
    desk.frames(2)
    assert not desk.scene.director.is_busy
    assert desk.scene.picker is not None


def test_an_effect_that_moves_a_marker_lets_its_steps_rise(sit_down: Open) -> None:
    mine = Side(political=["cerveri-de-girona"], hand=["teruel", "canfranc"])
    scene = laid(mine, Side(hand=["petronila"], influence={"military": 3}))
    desk = sit_down(scene, speed="normal")
    show = desk.scene.show
    desk.click(desk.at("cerveri-de-girona"))
    desk.until(lambda: desk.session.request is not None and not desk.scene.director.is_busy)
    for _ in range(8):
        request = desk.session.request
        if request is None or request.prompt == "prompt-plan":
            break
        answer = next(
            (one for one in getattr(request, "options", []) if one.target == ("military", 0)),
            request.default(),
        )
        desk.session.submit(answer, request.serial)
        desk.until(lambda: desk.session.request is not None or bool(show.effects.rising))
    desk.until(lambda: show.view.number(1, "military") == 2)


def test_whoever_wins_is_told_with_the_reason(sit_down: Open) -> None:
    theirs = Side(influence={"military": 10}, hand=["petronila"])
    desk = sit_down(laid(Side(hand=["canfranc"]), theirs), speed="fast")
    desk.key(pygame.K_SPACE)
    desk.until(lambda: isinstance(desk.app.scene, ResultScene))
    assert desk.match.outcome is not None
    assert desk.match.outcome.winners == (1,)


@pytest.mark.parametrize(
    ("held", "told"), [(3, "The match is drawn."), (4, "**Doña Urraca** wins the match.")]
)
def test_equal_influence_in_the_end_is_a_draw_and_no_victory(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch, held: int, told: str
) -> None:
    written: list[str] = []
    monkeypatch.setattr(ResultScene, "write", lambda _self, text, *_args, **_looks: written.append(text))
    mine = Side(influence={"military": held}, hand=["canfranc"])
    theirs = Side(influence={"political": 3}, hand=["petronila"])
    desk = sit_down(laid(mine, theirs, deck=[], closing=1), speed="fast", language="en")
    desk.key(pygame.K_SPACE)
    desk.until(lambda: isinstance(desk.app.scene, ResultScene))
    desk.frames(2)
    assert told in written


# -- the Draft


def test_a_rivals_draft_passes_two_cards_of_which_one_is_chosen(sit_down: Open) -> None:
    desk = sit_down(weighing(), persons=(1,))
    desk.until(lambda: desk.scene.picker is not None)
    picker = desk.scene.picker
    assert picker is not None
    assert len(picker.places) == 2
    entry, rect = picker.places[0]
    desk.click(rect.center)
    desk.until(lambda: "draft_left" in kinds(desk))
    assert entry.slug in zone(desk, "hand", 1)
    assert len(desk.session.view().zones["facedown", 0]) == 1


def test_the_keyboards_focus_does_not_stay_below_the_cards_that_are_looked_at(sit_down: Open) -> None:
    desk = sit_down(weighing())
    desk.key(pygame.K_TAB)
    desk.key(pygame.K_UP)
    assert desk.scene.gestures.focus == ("political", 0)
    desk.key(pygame.K_SPACE)
    desk.until(lambda: desk.scene.picker is not None)
    picker = desk.scene.picker
    assert picker is not None
    desk.frames(2)
    assert desk.scene.gestures.focus == picker.places[0][0].thing
    kept = picker.places[0][0].slug
    desk.key(pygame.K_RETURN)
    desk.until(lambda: "draft_left" in kinds(desk))
    assert kept in zone(desk, "hand")


def test_cards_that_are_passed_on_are_not_heard_to_be_shuffled(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sit_down(weighing(), speed="fast", persons=(0,))
    heard: list[str] = []
    monkeypatch.setattr(desk.scene.show.sounds, "play", heard.append)
    desk.key(pygame.K_SPACE)
    desk.until(lambda: desk.scene.picker is not None)
    picker = desk.scene.picker
    assert picker is not None
    desk.click(picker.places[0][1].center)
    desk.until(lambda: "draft_left" in kinds(desk))
    assert "shuffled" in kinds(desk)
    assert "slide" in heard
    assert "shuffle" not in heard


# -- one screen for two


FIRST = ["canfranc", "teruel", "petronila"]
"""What is looked at in the Draft."""


def table_of_two(theirs: list[str], below: list[str]) -> Scene:
    """Lay out a table at which what seat 0 does not know can be other cards."""
    mine = Side(military=["pedro-el-grande"], hand=["vidal-de-canellas"])
    rival = Side(economic=["aljaferia"], hand=theirs)
    return laid(mine, rival, deck=[*below, *FIRST])


SECRETS = [
    (["somport", "roger-de-lauria"], ["albarracin", "ceca-de-jaca", "pedro-de-luna"]),
    (["albarracin", "pedro-de-luna"], ["ceca-de-jaca", "somport", "roger-de-lauria"]),
    (["ceca-de-jaca", "somport"], ["roger-de-lauria", "pedro-de-luna", "albarracin"]),
]


def keep(desk: Desk, number: int) -> None:
    """Choose one of the cards that are looked at."""
    desk.until(lambda: desk.scene.picker is not None)
    assert desk.scene.picker is not None
    desk.click(desk.scene.picker.places[number][1].center)


def test_no_frame_before_the_rivals_pick_depends_on_what_the_rival_hides(sit_down: Open) -> None:
    """From the end of Planning to the click of whoever is passed the cards, the screen shows what seat 0 knows."""
    stories = []
    for theirs, below in SECRETS:
        desk = sit_down(table_of_two(theirs, below), persons=(0, 1), size=(1024, 640), speed="fast")
        desk.lift_curtain()
        desk.key(pygame.K_SPACE)
        keep(desk, 0)
        stories.append(desk.to_the_curtain())
        assert desk.session.curtain == 1
    assert all(one == stories[0] for one in stories)
    assert len(stories[0]) > 10


def test_the_curtain_hides_what_has_been_kept(sit_down: Open) -> None:
    curtains = []
    for number in range(3):
        desk = sit_down(table_of_two(*SECRETS[0]), persons=(0, 1), size=(1024, 640))
        desk.lift_curtain()
        desk.key(pygame.K_SPACE)
        keep(desk, number)
        curtains.append(desk.to_the_curtain()[-1])
    assert len(set(curtains)) == 1


@pytest.mark.parametrize("pick", [0, 1])
def test_the_rival_sees_two_cards_behind_the_curtain_and_not_what_was_kept(sit_down: Open, pick: int) -> None:
    desk = sit_down(table_of_two(*SECRETS[0]), persons=(0, 1), size=(1024, 640))
    desk.lift_curtain()
    desk.key(pygame.K_SPACE)
    desk.until(lambda: desk.scene.picker is not None)
    assert desk.scene.picker is not None
    kept = desk.scene.picker.places[pick][0].slug
    keep(desk, pick)
    desk.until(lambda: desk.scene.is_covered)
    desk.lift_curtain()
    desk.until(lambda: desk.scene.picker is not None)
    assert desk.scene.picker is not None
    shown = sorted(entry.slug or "" for entry, _ in desk.scene.picker.places)
    assert shown == sorted({*FIRST} - {kept})
    assert "?" in zone(desk, "hand", 0)
    assert kept not in zone(desk, "hand", 0)


def test_signs_of_abilities_of_the_other_tell_nothing_of_their_hand(sit_down: Open) -> None:
    """A cost is paid from the hand: whether it can be is not shown to the rival."""
    looks = []
    for hand in ([], ["teruel"]):
        mine = Side(political=["cerveri-de-girona"], hand=["canfranc", *hand])
        theirs = Side(military=["pedro-el-grande"], hand=["petronila"], influence={"military": 2})
        desk = sit_down(laid(mine, theirs), persons=(1,), speed="slow")
        card = desk.scene.show.view.zones["political", 0][0]
        spec = desk.scene.show.board.sprites[card].spec
        assert spec is not None
        looks.append(spec.tokens)
    assert looks == [(), ()]


def test_who_is_about_to_win_is_told_once_all_markers_have_moved(sit_down: Open) -> None:
    mine = Side(military=["ramon-berenguer"], hand=["canfranc"], influence={"military": 9})
    desk = sit_down(laid(mine, Side(hand=["petronila"])), speed="fast")
    desk.key(pygame.K_SPACE)
    words = desk.app.text("brief-why-ag-ten", area_inside=desk.app.text("noun-military.inside"))
    desk.until(lambda: words in desk.toast)
    assert "Luis" in desk.toast, "it is won at the end of the rival's turn"


def test_what_happens_at_the_beginning_is_ordered_on_a_board(sit_down: Open) -> None:
    mine = Side(military=["bernat-de-rocafort"], economic=["ceca-de-jaca"], hand=["canfranc", "teruel"])
    desk = sit_down(laid(mine, Side(hand=["petronila"]), phase="beginning"))
    picker = desk.scene.picker
    assert picker is not None
    assert {entry.slug for entry, _ in picker.places} == {"bernat-de-rocafort", "ceca-de-jaca"}
    assert all(entry.text for entry, _ in picker.places)
    place = next(rect for entry, rect in picker.places if entry.slug == "ceca-de-jaca")
    desk.click(place.center)
    desk.until(lambda: desk.session.request is not None)
    request = desk.session.request
    assert request is not None
    assert request.args["card"] == "ceca-de-jaca"
