"""The table of Águila Roja with pygame's own events: travel together, challenge, intercept."""

from __future__ import annotations

import pygame
import pytest

from tabletop.ui.table import arrows, pointing
from tabletop.ui.table.layers import Mover
from tests.games.aguila_roja.scenes import Scene, Side, acting
from tests.ui.aguila import asked, travellers
from tests.ui.desk import Desk, Open

# -- travelling


WANDERERS = Side(
    village=["labradora", "soldado-de-fortuna", "cosaco", acting("herrero")],
    locations=["mentidero-de-san-felipe", "plaza-del-mercado"],
)


def wanderers() -> Scene:
    return Scene(WANDERERS)


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


def select(desk: Desk, *slugs: str, key: int = pygame.KMOD_CTRL) -> None:
    """Select several cards, the first of which leads."""
    pygame.key.set_mods(key)
    for slug in slugs:
        desk.click(desk.at(slug))
        desk.frames(10)
    pygame.key.set_mods(0)


def test_several_selected_together_travel_together(sit_down: Open) -> None:
    desk = sit_down(wanderers())
    select(desk, "labradora", "cosaco")
    glows = desk.scene.show.board.glows
    assert {glows[desk.card(slug)] for slug in ("labradora", "cosaco")} == {"chosen"}
    desk.drop(desk.at("cosaco"), desk.at("mentidero-de-san-felipe"))
    desk.frames(6)
    assert travellers(desk, "mentidero-de-san-felipe") == ["cosaco", "labradora"]
    assert asked(desk) != "prompt-travel-with"


def test_an_arrow_leads_from_each_who_goes_and_from_a_challenger_alone(
    sit_down: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sit_down(Scene(WANDERERS, Side(village=["alabardero"])))
    select(desk, "labradora", "cosaco")
    starts: list[int] = []

    def arrow(start: tuple[float, float], *_: object) -> list[Mover]:
        starts.append(round(start[0]))
        return []

    monkeypatch.setattr(arrows, "arrow", arrow)
    across = [desk.at(slug)[0] for slug in ("cosaco", "labradora")]
    for target, expected in (("mentidero-de-san-felipe", across), ("alabardero", across[:1])):
        desk.drag(desk.at("cosaco"), desk.at(target))
        starts.clear()
        pointing.drag_arrow(desk.scene)
        assert starts == expected
        desk.click(desk.at(target), button=3)
        select(desk, "labradora", "cosaco")


def test_all_who_are_selected_follow_the_pointer_and_glide_home(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(village=["labradora", "cosaco", "arriero"])))
    select(desk, "labradora", "cosaco")
    desk.drag(desk.at("labradora"), (500, 90))
    board = desk.scene.show.board
    leader, other = (desk.card(slug) for slug in ("labradora", "cosaco"))
    assert list(board.carried) == [leader, other]
    assert board.carried[leader].centre == (500, 90)
    assert board.carried[other].rect.colliderect(board.carried[leader].rect), "one behind the other"
    assert board.carried[other].centre != (500, 90)
    desk.up((500, 330))
    desk.frames(4)
    assert not board.carried
    for card in (leader, other):
        assert board.spot_of(card) == board.sprites[card].spot


def test_where_too_many_were_selected_the_choice_remains(sit_down: Open) -> None:
    desk = sit_down(wanderers())
    select(desk, "labradora", "cosaco", "soldado-de-fortuna", key=pygame.KMOD_SHIFT)
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


# -- challenges and interceptions


def challenged() -> Scene:
    scene = Scene(Side(village=["cosaco", "labradora"]), Side(village=["alabardero"]), turn=1)
    return scene.challenge("alabardero", 0)


def test_one_click_intercepts_and_the_arrow_shows_the_challenge(sit_down: Open) -> None:
    scene = challenged()
    desk = sit_down(scene)
    assert asked(desk) == "prompt-intercept"
    beads = [surface for surface, _ in pointing.movers(desk.scene)]
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
    assert not desk.scene.show.board.carried
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
