"""What is shown of El Guerrero step by step: combats, tokens on their way, War's reckoning; and nothing secret."""

from __future__ import annotations

import pytest

from tabletop.ui.scenes.result import ResultScene
from tests.games.el_guerrero.scenes import Scene, Side, basic
from tests.ui.desk import FRAME, Desk, Open
from tests.ui.guerrero import armies


def attack(desk: Desk, rival: int) -> None:
    """Have the person attack, by the rival's name and the menu."""
    desk.click(desk.at(("player", rival)))
    desk.frames(10)
    assert desk.scene.menu is not None
    desk.click(desk.scene.menu.places[0].center)


def piece_at(desk: Desk, icon: str) -> tuple[int, int]:
    """Return the middle of a piece that lies still."""
    return desk.scene.show.stage._items["piece", icon].rect.center


# -- combat


def test_a_combat_is_a_duel_with_both_totals_until_its_winner_has_been_seen(sit_down: Open) -> None:
    desk = sit_down(armies(4, 2, 3, hands=True), speed="normal", reaction_stops="never")
    show = desk.scene.show
    attack(desk, 1)
    desk.until(lambda: "strip" in desk.keys("duel"))
    assert show.drama.winner is None
    desk.until(lambda: show.drama.winner == 0)
    assert "strip" in desk.keys("duel")
    desk.until(lambda: not desk.keys("duel"))
    assert show.view.number(1, "morale") == 4


def test_a_duel_has_room_for_the_largest_letters_in_the_smallest_window(sit_down: Open) -> None:
    desk = sit_down(armies(4, 2, 3), size=(1024, 640), language="es", speed="normal", text_size=200)
    attack(desk, 1)
    desk.until(lambda: desk.scene.show.drama.winner == 0)
    assert "strip" in desk.keys("duel")


def test_what_counts_in_a_combat_stands_for_a_while_and_a_click_goes_on(sit_down: Open) -> None:
    desk = sit_down(armies(4, 2, 3), speed="normal")
    attack(desk, 1)
    desk.until(lambda: desk.scene.show.drama.winner == 0)
    waited = desk.until(lambda: not desk.scene.director.is_busy)
    assert waited > 1.0 / FRAME
    other = sit_down(armies(4, 2, 3), speed="normal")
    attack(other, 1)
    other.until(lambda: other.scene.show.drama.winner == 0)
    other.click(other.at(("discard", 0)))
    assert not other.scene.director.is_busy
    assert not other.keys("duel")
    assert other.scene.show.view.number(0, "morale") == 7


def test_at_an_instant_pace_nothing_waits(sit_down: Open) -> None:
    desk = sit_down(armies(4, 2, 3))
    attack(desk, 1)
    desk.frames(2)
    assert not desk.scene.director.is_busy
    assert desk.scene.show.view.number(0, "morale") == 7


def test_the_defeated_token_flies_to_who_lost_and_morale_moves_on_the_track(sit_down: Open) -> None:
    desk = sit_down(armies(4, 2, 3), speed="normal")
    show = desk.scene.show
    before = piece_at(desk, "defeated")
    marker = show.stage._items["runner", 0].rect.centery
    attack(desk, 1)
    desk.until(lambda: show.gliders.is_moving)
    desk.until(lambda: "defeated" not in desk.keys("piece"))
    desk.until(lambda: not show.gliders.is_moving and not desk.scene.director.is_busy)
    table = show.arrangement
    assert table is not None
    assert table.seats[1].plate.collidepoint(piece_at(desk, "defeated"))
    assert not table.seats[1].plate.collidepoint(before)
    assert show.stage._items["runner", 0].rect.centery < marker, "two points up"


def test_with_little_motion_tokens_are_there_at_once(sit_down: Open) -> None:
    desk = sit_down(armies(4, 2, 3), speed="normal", reduced_motion=True)
    attack(desk, 1)
    for _ in range(200):
        assert not desk.scene.show.gliders.is_moving
        desk.frames()


def test_a_trap_is_turned_over_in_the_middle(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=[basic(4)]), Side(trap="puente-de-quita-y-pon")), speed="normal")
    show = desk.scene.show
    card = show.view.zones["trap", 1][0]
    attack(desk, 1)
    desk.until(lambda: show.view.place_of(card) == ("playing", 1) and not show.board.is_moving)
    table = show.arrangement
    assert table is not None
    spot = show.board.spot_of(card)
    assert spot is not None
    assert abs(spot.x - table.band.centerx) < 5
    assert show.board.sprites[card].spec is not None, "all see its face"


# -- War


def war_next(morale: int = 5) -> Scene:
    """Lay out a table at which the end of the turn brings War."""
    sides = [Side(army=[basic(4)], morale=morale), Side(army=["ogros"]), Side(army=["espias"])]
    return Scene(*sides, deck=["guerra"])


def test_war_stops_everything_and_counts_seat_by_seat(sit_down: Open) -> None:
    desk = sit_down(war_next(20), speed="normal")
    show = desk.scene.show
    desk.click(desk.button(desk.app.text("do-eg-end")))
    desk.until(lambda: bool(show.drama.title))
    table = show.arrangement
    assert table is not None
    war = show.view.zones["war", 0][0]
    assert table.cards[war].height > 1.5 * table.cards[show.view.zones["army", 1][0]].height
    seen = [0]
    while len(seen) < 4:
        desk.until(lambda: len(show.drama.rows) != seen[-1])
        seen.append(len(show.drama.rows))
        assert "board" in desk.keys("reckoning")
    assert seen == [0, 1, 2, 3]
    totals = {row.seat: row.total for row in show.drama.rows}
    assert totals == dict(enumerate(desk.match.outcome.scores if desk.match.outcome else ()))
    desk.until(lambda: show.drama.crowned == (0,))
    assert "20" in show.drama.title, "the Horseman's title"
    assert isinstance(desk.app.scene, type(desk.scene)), "the result waits until the winner has been seen"
    desk.until(lambda: isinstance(desk.app.scene, ResultScene))


def test_the_result_tells_everybodys_power_and_how_it_came_about(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(ResultScene, "write", lambda _self, text, *_args, **_looks: written.append(text))
    sides = [Side(army=[basic(4)], morale=9), Side(army=["suegras"]), Side(army=["espias"], morale=0)]
    desk = sit_down(Scene(*sides, deck=["guerra"]), language="en")
    desk.click(desk.button(desk.app.text("do-eg-end")))
    desk.until(lambda: isinstance(desk.app.scene, ResultScene))
    desk.frames(2)
    told = [text for text in written if text.startswith("Power")]
    assert told[0] == "Power: 13 (base 0, tokens 4, Morale 9)"
    assert told[1].endswith("Morale 5, Mothers-in-Law +2)")
    assert told[2] == "Power: 2 (army 2, Morale 0)"


def test_a_click_shows_the_end_of_the_reckoning_at_once(sit_down: Open) -> None:
    desk = sit_down(war_next(), speed="slow")
    desk.click(desk.button(desk.app.text("do-eg-end")))
    desk.until(lambda: len(desk.scene.show.drama.rows) == 1)
    desk.click(desk.at(("discard", 0)))
    assert len(desk.scene.show.drama.rows) == 3
    desk.until(lambda: desk.scene.show.drama.crowned == (1,), most=5)


def test_no_duel_is_left_when_war_comes_in_its_midst(sit_down: Open) -> None:
    side = Side(army=[basic(4)], lasting=["caja-de-guerra"])
    desk = sit_down(Scene(side, Side(army=[basic(1)]), deck=["guerra"]), speed="normal")
    attack(desk, 1)
    desk.until(lambda: bool(desk.scene.show.drama.rows))
    assert not desk.keys("duel")


# -- one screen for several


def table_of_three(mine: str, theirs: str, trap: str, next_card: str) -> Scene:
    """Lay out a table at which hands, a face-down card and the deck can be others."""
    rest = {
        "ogros",
        "hunos",
        "goblins",
        "emboscada",
        "de-eso-nada",
        "zancadilla",
        "espias",
        "primos-del-pueblo",
    }
    sides = [
        Side(army=[basic()], hand=[mine]),
        Side(army=[basic()], hand=[theirs], trap=trap),
        Side(army=[basic()], hand=["suegras"]),
    ]
    left = rest - {mine, theirs, trap, next_card}
    return Scene(*sides, deck=["guerra", *sorted(left), next_card])


def test_no_frame_between_two_people_depends_on_what_either_hides(sit_down: Open) -> None:
    """From the end of a turn to the click of whoever comes next, the screen shows what everybody knows."""
    stories = []
    for theirs, trap, next_card in (
        ("ogros", "emboscada", "hunos"),
        ("de-eso-nada", "zancadilla", "hunos"),
        ("primos-del-pueblo", "espias", "hunos"),
    ):
        scene = table_of_three("goblins", theirs, trap, next_card)
        desk = sit_down(scene, persons=(0, 1, 2), size=(1024, 640), reaction_pause="fast")
        desk.lift_curtain()
        desk.click(desk.button(desk.app.text("do-eg-end")))
        stories.append(desk.to_the_curtain())
        assert desk.session.curtain == 1
    assert all(one == stories[0] for one in stories)
    assert len(stories[0]) > 20


def test_an_attack_is_asked_about_alike_whatever_hands_and_face_down_cards_are(sit_down: Open) -> None:
    stories: list[list[bytes]] = []
    for mine, theirs, trap in (
        ("hunos", "ogros", "emboscada"),
        ("primos-del-pueblo", "zancadilla", "goblins"),
        ("zancadilla", "de-eso-nada", "espias"),
    ):
        desk = sit_down(
            table_of_three(mine, theirs, trap, "hunos" if mine != "hunos" else "espias").declare(1),
            persons=(0, 1, 2),
            size=(1024, 640),
            reaction_pause="fast",
        )
        assert desk.session.anyone is not None
        frames = [desk.pixels()]
        while desk.session.anyone is not None:
            desk.frames()
            frames.append(desk.pixels())
            assert len(frames) < 600
        stories.append(frames[:-1])
    assert all(one == stories[0] for one in stories)
    assert len(stories[0]) > 20


def test_a_hand_that_is_shown_to_the_defender_is_seen_behind_the_curtain_alone(sit_down: Open) -> None:
    stories: list[list[bytes]] = []
    for hand in (["ogros", "espias"], ["goblins", "emboscada"]):
        scene = Scene(Side(army=[basic()], hand=hand), Side(trap="cortesia-ante-todo"))
        desk = sit_down(
            scene.declare(1), persons=(0, 1, 2), size=(1024, 640), reaction_pause="fast", speed="normal"
        )
        stories.append(desk.to_the_curtain())
        assert desk.session.curtain == 1
        desk.lift_curtain()
        desk.until(lambda scene=desk.scene: scene.picker is not None)  # type: ignore[misc]
        picker = desk.scene.picker
        assert picker is not None
        assert sorted(entry.slug or "" for entry, _ in picker.places) == sorted(hand)
    assert stories[0] == stories[1]


def test_it_is_told_once_when_war_may_come(sit_down: Open) -> None:
    deck = ["guerra", *["ogros", "hunos", "goblins", "espias", "veteranos", "suegras"] * 2]
    scene = Scene(Side(army=[basic()]), deck=deck[:12])
    desk = sit_down(scene, speed="fast")
    words = desk.app.text("badge-eg-war-near")
    assert desk.toast == ""
    desk.click(desk.button(desk.app.text("do-eg-end")))
    desk.until(lambda: words in desk.toast)
    desk.until(lambda: not desk.toast)
    assert desk.session.match.outcome is None
