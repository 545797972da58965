"""The table behind its curtain, and while nothing happens: it tells nothing, and draws nothing."""

from __future__ import annotations

import pygame

from tabletop import games
from tabletop.engine.positions import match_from
from tests.ui.desk import Open, battle, dealt

# -- the curtain


def test_the_curtain_hangs_from_the_first_frame_and_tells_nothing_of_the_deal(sit: Open) -> None:
    pictures = set()
    for seed in (1, 2, 3):
        desk = sit(dealt(seed), persons=(0, 1))
        assert desk.session.curtain == 0
        pictures.add(desk.pixels())
    assert len(pictures) == 1


def test_no_frame_at_the_handover_depends_on_the_next_players_cards(sit: Open) -> None:
    """Two deals that differ in what seat 1 holds alone look the same to everyone until seat 1 has clicked."""
    swapped = battle()
    swapped["zones"]["hand"] = [
        swapped["zones"]["hand"][0],
        ["potion-2", "arrow-3", "gold-9", "thief", "sword-7"],
    ]
    swapped["zones"]["castle"] = [["gold-1", "gold-7", "gold-3"], ["potion-1", "gold-4", "gold-2"]]
    plain = battle()
    plain["zones"]["castle"] = swapped["zones"]["castle"]
    told: list[list[bytes]] = []
    opened: set[bytes] = set()
    for position in (plain, swapped):
        position["rest"] = "box"  # the deck is empty: nothing is dealt by chance
        position["zones"]["deck"] = ["mage-5"]
        desk = sit(match_from(games.get("la_campana"), position, 3), persons=(0, 1), speed="normal")
        desk.lift_curtain()
        desk.frames(4)
        desk.scene.skip()
        desk.frames(2)
        frames = [desk.pixels()]
        desk.key(pygame.K_SPACE)
        for _ in range(60):
            desk.frames()
            frames.append(desk.pixels())
        assert desk.session.curtain == 1
        assert desk.scene.is_covered
        told.append(frames)
        desk.lift_curtain()
        opened.add(desk.pixels())
    assert told[0] == told[1]
    assert len(opened) == 2, "what was hidden did differ"


def test_the_curtain_opens_on_a_click_but_not_on_a_double_one(sit: Open) -> None:
    desk = sit(persons=(0, 1))
    desk.lift_curtain()
    end = desk.button("End turn")
    desk.click(end)
    assert desk.session.curtain == 1
    desk.down(end)
    desk.up(end)
    assert desk.session.curtain == 1, "the second half of a double click lifts no curtain"
    desk.frames(12)
    desk.click((400, 300))
    assert desk.session.curtain is None
    assert desk.session.viewer == 1
    assert desk.scene.show.me == 1


def test_one_person_alone_meets_no_curtain(sit: Open) -> None:
    desk = sit(dealt(4))
    assert desk.session.curtain is None
    assert not desk.scene.is_covered


def test_a_new_viewer_sees_only_own_cards(sit: Open) -> None:
    desk = sit(persons=(0, 1))
    desk.lift_curtain()
    own = {desk.card(slug) for slug in ("sword-9", "potion-8")}
    desk.click(desk.button("End turn"))
    desk.lift_curtain()
    shown = {card for card, sprite in desk.scene.show.board.sprites.items() if sprite.spec is not None}
    assert not own & shown
    assert desk.card("potion-9") in shown


# -- idleness


def test_nothing_is_drawn_while_nothing_happens(sit: Open) -> None:
    desk = sit()
    desk.move((5, 5))
    desk.frames(5)
    assert desk.frames(40) == 0


def test_nothing_is_drawn_behind_a_curtain(sit: Open) -> None:
    desk = sit(dealt(1), persons=(0, 1))
    desk.frames(3)
    assert desk.frames(40) == 0


def test_moving_within_a_card_draws_nothing(sit: Open) -> None:
    desk = sit()
    x, y = desk.at("mage-1")
    desk.move((x, y))
    desk.frames(10)
    before = desk.app.frames
    desk.move((x + 3, y + 3))
    desk.move((x - 3, y))
    assert desk.app.frames == before
