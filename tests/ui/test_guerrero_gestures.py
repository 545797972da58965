"""The table of El Guerrero with pygame's own events: attack, train, play, lay face down, discard."""

from __future__ import annotations

import pygame
import pytest

from tabletop.engine import Match, Option
from tabletop.ui.table import pointing
from tests.games.el_guerrero.scenes import GAME, Scene, Side, basic, with_token
from tests.ui.desk import Desk, Open
from tests.ui.guerrero import armies


def zone(desk: Desk, name: str, seat: int = 0) -> list[str]:
    """List the slugs that lie in a zone, None of those that the viewer does not know."""
    view = desk.session.view()
    return [view.faces.get(card, "?") for card in view.zones[name, seat]]


def kinds(desk: Desk) -> list[str]:
    return [event.kind for event in desk.session.match.events]


def walk(desk: Desk, thing: object) -> None:
    """Go to something with the Tab key."""
    for _ in range(40):
        if desk.scene.gestures.focus == thing:
            return
        desk.key(pygame.K_TAB)
    raise AssertionError(f"Tab does not reach {thing}")


# -- attack


def test_a_troop_is_dragged_to_a_rival_with_an_arrow(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=["ogros", basic(4)]), Side(army=[basic(2)])))
    desk.drag(desk.at("ogros"), desk.at(("player", 1)))
    scene = desk.scene
    assert pointing.is_aiming(scene)
    assert len(pointing.drag_arrow(scene)) > 2
    assert not scene.show.board.carried
    assert scene.show.board.glows["player", 1] == "chosen"
    assert "9" in scene.tip.text
    assert "2" in scene.tip.text
    desk.up(desk.at(("player", 1)))
    desk.frames(3)
    assert "attack_declared" in kinds(desk)


def test_the_name_on_which_an_attack_was_dropped_does_not_cover_the_combat(sit_down: Open) -> None:
    desk = sit_down(
        Scene(Side(army=["ogros"], hand=["hunos"]), Side(army=["espias"])), reaction_stops="always"
    )
    desk.drop(desk.at("ogros"), desk.at(("player", 1)))
    desk.frames(6)
    x, y = desk.at(("player", 1))
    desk.move((x + 3, y))
    assert desk.scene.tip.text == ""
    desk.move(desk.at(("player", 2)))
    desk.move((x, y))
    desk.frames(2)
    assert desk.app.text("badge-eg-morale", n=5) in desk.scene.tip.text


def test_a_troop_is_dropped_onto_a_rivals_troop(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=["ogros"]), Side(army=["espias"])))
    desk.drop(desk.at("ogros"), desk.at("espias"))
    desk.frames(3)
    assert "attack_declared" in kinds(desk)


def test_a_troop_is_clicked_and_then_a_rival(sit_down: Open) -> None:
    desk = sit_down(armies(4, 2, 2))
    desk.click(desk.at(desk.session.view().zones["army", 0][0]))
    assert desk.scene.menu is not None, "whom, can be said in the little menu too"
    desk.frames(10)
    desk.click(desk.at(("player", 2)))
    desk.frames(3)
    attack = next(event for event in desk.session.match.events if event.kind == "attack_declared")
    assert attack.args["rival"] == 2


def test_one_attacks_by_keys(sit_down: Open) -> None:
    desk = sit_down(armies(4, 2, 2))
    walk(desk, desk.session.view().zones["army", 0][0])
    desk.key(pygame.K_RETURN)
    walk(desk, ("player", 1))
    desk.key(pygame.K_RETURN)
    desk.frames(3)
    assert "attack_declared" in kinds(desk)


def test_a_click_on_a_rival_does_not_attack_at_once(sit_down: Open) -> None:
    desk = sit_down(armies(4, 2, 2))
    desk.click(desk.at(("player", 1)))
    assert "attack_declared" not in kinds(desk)
    assert desk.scene.menu is not None


def test_why_nobody_can_be_attacked_is_told(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=["ogros"]), peace=1))
    desk.drop(desk.at("ogros"), desk.at(("player", 1)))
    assert desk.toast == desk.app.text("reason-eg-peace")


# -- cards


def test_a_troop_of_the_hand_joins_the_army_as_a_ghost(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=[basic()], hand=["ogros"])))
    left, _, _, tall = desk.scene.show.arrangement.zones["army", 0].rect  # type: ignore[union-attr]
    ground = (left + 40, desk.at(("army", 0))[1] + tall // 3)
    desk.drag(desk.at("ogros"), ground)
    assert list(desk.scene.show.board.carried) == [desk.card("ogros")]
    desk.up(ground)
    desk.frames(3)
    assert sorted(zone(desk, "army")) == ["ogros", "tropa-basica"]


def test_dropped_on_a_troop_it_may_join_or_replace(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=["espias"], hand=["ogros"])))
    desk.drop(desk.at("ogros"), desk.at("espias"))
    menu = desk.scene.menu
    assert menu is not None
    assert [choice.label for choice in menu.choices] == [
        desk.app.text("do-eg-join"),
        desk.app.text("do-eg-replace"),
    ]
    desk.frames(10)
    desk.click(menu.places[1].center)
    desk.frames(3)
    assert zone(desk, "army") == ["ogros"]


def test_a_sixth_troop_replaces_the_one_that_the_arrow_points_at(sit_down: Open) -> None:
    army = [basic(), basic(), basic(), "goblins", "espias"]
    desk = sit_down(Scene(Side(army=army, hand=["ogros"])))
    desk.drag(desk.at("ogros"), desk.at("goblins"))
    assert pointing.is_aiming(desk.scene)
    desk.up(desk.at("goblins"))
    desk.frames(3)
    assert "goblins" not in zone(desk, "army")
    assert "ogros" in zone(desk, "army")


def test_a_card_is_laid_face_down_by_drag(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(hand=["ogros", "emboscada"])))
    desk.drop(desk.at("emboscada"), desk.at(("trap", 0)))
    desk.frames(3)
    assert zone(desk, "trap") == ["emboscada"]
    assert desk.scene.show.face_of(("trap", 0)) is None, "it lies with its back up for its owner too"


def test_a_second_one_is_refused_with_words(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(hand=["ogros"], trap="emboscada")))
    desk.drop(desk.at("ogros"), desk.at(("trap", 0)))
    assert desk.toast == desk.app.text("reason-eg-place-taken")


def test_a_card_against_a_rival_is_dropped_on_anything_before_that_rival(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(hand=["mano-larga", "suegras"]), Side(army=["espias"], hand=["ogros"])))
    desk.drop(desk.at("mano-larga"), desk.at("espias"))
    desk.frames(3)
    event = next(event for event in desk.session.match.events if event.kind == "announced_against")
    assert event.args["rival"] == 1


def test_a_card_is_discarded_on_the_pile(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(hand=["ogros", "espias"])))
    desk.drop(desk.at("ogros"), desk.at(("discard", 0)))
    desk.frames(3)
    assert zone(desk, "hand") == ["espias"]
    assert zone(desk, "discard")[-1] == "ogros"


def test_a_card_tells_in_its_menu_all_that_can_be_done_with_it(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(hand=["bola-de-cristal"])))
    desk.click(desk.at("bola-de-cristal"))
    menu = desk.scene.menu
    assert menu is not None
    labels = {choice.label for choice in menu.choices}
    assert {desk.app.text(f"do-eg-{what}") for what in ("set", "discard")} <= labels
    assert desk.scene.show.board.glows["player", 0] == "target"


@pytest.mark.parametrize("way", ["click", "keys"])
def test_a_troop_is_trained_with_one_click_or_key(sit_down: Open, way: str) -> None:
    desk = sit_down(Scene(Side(army=["ogros", with_token("espias", 4)]), phase="train"))
    assert desk.card("espias") not in desk.scene.show.board.glows
    if way == "click":
        desk.click(desk.at("ogros"))
    else:
        walk(desk, desk.card("ogros"))
        desk.key(pygame.K_RETURN)
    desk.frames(3)
    assert desk.session.view().mark(desk.card("ogros"), "token") == 1


def test_space_ends_the_turn(sit_down: Open) -> None:
    desk = sit_down(Scene(Side()))
    desk.key(pygame.K_SPACE)
    assert any(event.kind == "turn_began" and event.args["player"] == 1 for event in desk.match.events)


# -- choices


def pick(desk: Desk, slug: str) -> None:
    """Choose a card: on the board over the table if there is one, else where it lies."""
    picker = desk.scene.picker
    entries = [] if picker is None else [rect for entry, rect in picker.places if entry.slug == slug]
    desk.click(entries[0].center if entries else desk.at(slug))
    desk.frames(10)


def test_an_instant_glows_in_its_window_and_a_click_uses_it(sit_down: Open) -> None:
    side = Side(army=[basic(4)], hand=["primos-del-pueblo", "ogros"])
    desk = sit_down(Scene(side, Side(army=["ogros"])).declare(1), reaction_stops="always")
    glows = desk.scene.show.board.glows
    assert glows[desk.card("primos-del-pueblo")] == "legal"
    assert [thing for thing, kind in glows.items() if kind == "legal"] == [desk.card("primos-del-pueblo")]
    desk.click(desk.at("primos-del-pueblo"))
    desk.frames(3)
    assert "reacted" in kinds(desk)


def test_a_shown_hand_is_chosen_from_on_a_board(sit_down: Open) -> None:
    attacker = Side(army=["ogros"], hand=["espias", "goblins"])
    desk = sit_down(Scene(Side(trap="cortesia-ante-todo"), attacker, turn=1).attack(0))
    picker = desk.scene.picker
    assert picker is not None
    assert sorted(entry.slug or "" for entry, _ in picker.places) == ["espias", "goblins"]
    pick(desk, "goblins")
    assert zone(desk, "hand") == ["goblins"]


def test_one_takes_from_the_top_three_on_a_board(sit_down: Open) -> None:
    deck = ["guerra", "hunos", "ogros", "espias", "goblins"]
    desk = sit_down(Scene(Side(hand=["bola-de-cristal"]), deck=deck).play("bola-de-cristal"))
    picker = desk.scene.picker
    assert picker is not None
    assert sorted(entry.slug or "" for entry, _ in picker.places) == ["espias", "goblins", "ogros"]


def test_each_picks_what_they_give_in_an_exchange(sit_down: Open) -> None:
    mine = Side(army=["espias", "hunos"], hand=["pregunta-de-intercambio"])
    scene = Scene(mine, Side(army=["ogros", "goblins"])).play("pregunta-de-intercambio", 1)
    desk = sit_down(scene, persons=(0, 1))
    desk.lift_curtain()
    pick(desk, "hunos")
    desk.lift_curtain()
    pick(desk, "ogros")
    assert sorted(zone(desk, "army")) == ["espias", "ogros"]
    assert sorted(zone(desk, "army", 1)) == ["goblins", "hunos"]


def test_what_lies_too_small_to_be_told_is_chosen_on_a_board(sit_down: Open) -> None:
    theirs = Side(army=["ogros", "goblins", basic(), basic(), "espias"])
    scene = Scene(Side(army=["hunos"], hand=["sopa-en-mal-estado"]), theirs, Side(), Side(), Side())
    desk = sit_down(scene.play("sopa-en-mal-estado", 1), size=(1024, 640))
    assert desk.scene.picker is not None
    offered = {entry.slug for entry, _ in desk.scene.picker.places}
    assert offered == {"goblins", "tropa-basica", "espias"}


def test_six_generals_stand_in_two_even_rows(sit_down: Open) -> None:
    desk = Desk(Match(GAME, 3, 5))
    picker = desk.scene.picker
    assert picker is not None
    heights = [rect.y for _, rect in picker.places]
    assert [heights.count(height) for height in sorted(set(heights))] == [3, 3]
    desk.close()


# -- what is said after a gesture


def test_an_entry_of_the_little_menu_is_forgotten_with_it(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=["ogros", "goblins"], hand=["hunos"])))
    desk.drop(desk.at("hunos"), desk.at("ogros"))
    menu = desk.scene.menu
    assert menu is not None
    joins = Option("play", desk.card("hunos"), ("army", 0))
    entry = next(rect for one, rect in zip(menu.choices, menu.places, strict=True) if one.option == joins)
    desk.click(entry.center)
    desk.frames(6)
    assert zone(desk, "army") == ["ogros", "goblins", "hunos"]
    assert desk.scene.hovered_tool is None
    assert desk.scene.show.panel.content.note != desk.app.text("table-answer-first")
