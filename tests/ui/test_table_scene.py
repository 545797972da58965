"""The table as a scene: curtain, idleness, language, animations, log, close-ups, steppers and orders."""

from __future__ import annotations

import pygame
import pytest

from tabletop import games
from tabletop.controller.affordances import Affordances
from tabletop.engine import Arrange, Match, Option
from tabletop.engine.positions import match_from
from tabletop.ui.scenes.between import BetweenScene
from tabletop.ui.scenes.result import ResultScene
from tests.ui.desk import Open, battle, on


def dealt(seed: int, seats: int = 2) -> Match:
    return Match(games.get("la_campana"), seats, seed)


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


# -- what is shown


def test_the_language_switches_in_mid_match(sit: Open) -> None:
    desk = sit()
    desk.drop(desk.at("gold-6"), desk.at(("castle", 0)))
    english = desk.pixels()
    desk.app.change(language="es")
    desk.frames(4)
    assert desk.pixels() != english
    labels = [press.label for press, _ in desk.scene.show.panel.places.buttons]
    assert "Terminar turno" in labels
    assert desk.scene.show.faces.name("dragon") == "Dragón"


def test_every_event_is_told_in_the_log(sit: Open) -> None:
    desk = sit()
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(4)
    log = desk.scene.show.log
    told = [(entry.message, entry.args.get("damage_half")) for entry in log.entries]
    assert ("event-attacked", 18) in told


def test_the_recap_stands_before_what_happened_since_the_last_move(sit: Open) -> None:
    desk = sit()
    desk.click(desk.button("End turn"))
    desk.wait_for_request()
    entries = desk.scene.show.log.entries
    recap = [number for number, entry in enumerate(entries) if entry.kind == "recap"]
    assert len(recap) == 1
    assert any(entry.args.get("player") == 1 for entry in entries[recap[0] :])


def test_a_link_in_the_log_shows_its_card(sit: Open) -> None:
    desk = sit()
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(4)
    box = desk.scene.show.panel.places.log
    spots = [
        (x, y)
        for y in range(box.top, box.bottom, 4)
        for x in range(box.left, box.right, 8)
        if desk.scene.show.panel.link_at((x, y)) == "sword-9"
    ]
    desk.move(spots[0])
    zoom = desk.scene.show.panel.content.zoom
    assert zoom is not None
    assert zoom.title == "Great Sword of the Kings"


def test_a_card_of_the_hand_stands_up_under_the_pointer(sit: Open) -> None:
    desk = sit()
    card = desk.card("arrow-9")
    desk.move(desk.at("arrow-9"))
    desk.frames(5)
    spot = desk.scene.show.board.spot_of(card)
    assert spot is not None
    assert spot.angle == 0
    assert spot.rect.bottom <= desk.app.size[1]


def test_a_pile_is_looked_through_with_the_right_button(sit: Open) -> None:
    desk = sit()
    desk.click(desk.at(("discard", 0)), 3)
    browser = desk.scene.browser
    assert browser is not None
    assert [card.title for card in browser.closeup.cards if card] == ["Ampulla of Vitriol"]
    desk.click((5, 5))
    assert desk.scene.browser is None


def test_a_deck_shows_its_count_and_no_face(sit: Open) -> None:
    desk = sit()
    desk.click(desk.at(("deck", 0)), 3)
    browser = desk.scene.browser
    assert browser is not None
    assert browser.closeup.cards == (None,)


def test_spied_cards_are_opened_for_the_spy_alone(sit: Open) -> None:
    position = battle()
    position["zones"]["hand"] = [["spy"], ["potion-9", "sword-5"]]
    desk = sit(match_from(games.get("la_campana"), position, 3))
    desk.drop(desk.at("spy"), desk.at(("hand", 1)))
    desk.frames(4)
    browser = desk.scene.browser
    assert browser is not None
    assert {card.title for card in browser.closeup.cards if card} == {
        desk.scene.show.faces.name("potion-9"),
        desk.scene.show.faces.name("sword-5"),
    }


def test_what_was_spied_in_an_earlier_turn_is_not_opened_when_catching_up(sit: Open) -> None:
    position = battle()
    position["zones"]["hand"] = [["spy"], ["potion-9", "sword-5"]]
    match = match_from(games.get("la_campana"), position, 3)
    spy = next(option for option in match.request.options if option.verb == "spy")  # type: ignore[union-attr]
    match.answer(spy)
    match.answer(Option("end"))
    desk = sit(match, persons=(0, 1))
    desk.lift_curtain()
    assert desk.session.viewer == 1
    desk.key(pygame.K_SPACE)
    desk.lift_curtain()
    assert desk.session.viewer == 0
    assert desk.scene.browser is None


def test_a_number_is_stepped_by_wheel_and_keys_and_typed(sit: Open) -> None:
    position = battle()
    position["zones"]["hand"] = [["gold-8"], ["potion-9"]]
    desk = sit(match_from(games.get("la_campana"), position, 3))
    desk.drop(desk.at("gold-8"), desk.at(("deck", 0)))
    desk.frames(4)
    number = desk.scene.gestures.affordances.number
    assert number is not None
    assert (number.low, number.high, number.value) == (1, 4, 1)
    desk.post(pygame.MOUSEWHEEL, x=0, y=1)
    assert number.value == 2
    desk.key(pygame.K_UP)
    assert number.value == 3
    desk.key(pygame.K_4, "4")
    assert number.value == 4
    desk.click(desk.scene.show.prompt.tools["less"].center)
    assert number.value == 3
    desk.click(desk.scene.show.prompt.tools["confirm"].center)
    assert len(desk.session.view().zones["hand", 0]) == 3


def test_several_are_chosen_by_clicks_and_confirmed_only_when_legal(sit: Open) -> None:
    desk = sit(dealt(5))
    several = desk.scene.gestures.affordances.several
    assert several is not None
    confirm = desk.scene.show.prompt.tools["confirm"].center
    desk.click(confirm)
    assert desk.toast == "0 chosen, at least 1 needed."
    warriors = [option.card for option in desk.session.request.options]  # type: ignore[union-attr]
    for card in warriors[:2]:
        assert card is not None
        desk.frames(10)
        desk.click(desk.at(card))
    assert several.count == 2
    desk.frames(10)
    desk.click(desk.at(warriors[0]))
    assert several.count == 1
    desk.frames(10)
    desk.click(desk.scene.show.prompt.tools["confirm"].center)
    desk.wait_for_request()
    assert len(desk.session.view().zones["field", 0]) == 1


def test_an_order_is_changed_by_dragging_and_by_arrow_keys(sit: Open) -> None:
    desk = sit()
    table = desk.match.table
    items = [Option("stack", desk.card(slug)) for slug in ("sword-9", "potion-8", "gold-6")]
    request = Arrange(table, 0, "prompt-act", lambda _table, _seat: items)
    view = desk.scene.director.view
    desk.scene.take_up(Affordances(desk.session.controller, view, request))
    row = desk.scene.order
    assert row is not None
    places = row.places()
    desk.drag(places[0].center, places[2].center)
    desk.up(places[2].center)
    assert row.order.items == (items[1], items[2], items[0])
    desk.key(pygame.K_LEFT)
    assert row.order.items == (items[1], items[0], items[2])


# -- motion


def test_what_a_bot_does_is_shown_one_event_at_a_time(sit: Open) -> None:
    desk = sit(speed="normal")
    desk.frames(10)
    desk.click(desk.button("End turn"))
    queue = desk.scene.director
    seen = 0
    for _ in range(400):
        desk.frames()
        pygame.time.wait(1)
        seen += desk.scene.show.board.is_moving
        if desk.scene.gestures.affordances.request is not None:
            break
    assert seen > 5, "cards glided in many frames"
    assert not queue.is_busy
    assert desk.scene.show.view == desk.session.view()


def test_a_click_skips_to_what_has_happened(sit: Open) -> None:
    desk = sit(dealt(6), speed="slow")
    desk.frames(3)
    assert desk.scene.director.is_busy
    desk.click((600, 300))
    assert not desk.scene.director.is_busy
    assert desk.scene.show.view == desk.session.view()
    assert desk.session.request is not None


def test_with_reduced_motion_no_card_glides(sit: Open) -> None:
    desk = sit(dealt(6), speed="normal", reduced_motion=True)
    gliding = 0
    for _ in range(80):
        desk.frames()
        gliding += desk.scene.show.board.is_moving
    assert gliding == 0
    assert desk.scene.show.view == desk.session.view()


def test_a_wound_is_told_by_a_rising_number(sit: Open) -> None:
    desk = sit(speed="normal")
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    seen = False
    for _ in range(50):
        desk.frames()
        seen = seen or bool(desk.scene.show.effects.rising)
    assert seen
    assert not desk.scene.show.effects.rising


def test_a_won_battle_is_told_before_the_next_is_dealt(sit: Open) -> None:
    position = battle()
    position["zones"]["field"][1] = [on("archer-2", damage=10)]
    desk = sit(match_from(games.get("la_campana"), position, 3))
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(3)
    assert isinstance(desk.app.scene, BetweenScene)


def test_no_turn_is_named_while_warriors_are_chosen_for_the_next_battle(sit: Open) -> None:
    position = battle()
    position["zones"]["field"][1] = [on("archer-2", damage=10)]
    desk = sit(match_from(games.get("la_campana"), position, 3))
    panel = desk.scene.show.panel
    assert panel.content.turn
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(3)
    desk.key(pygame.K_RETURN)
    desk.wait_for_request()
    assert desk.scene.show.view.phase == "muster"
    assert desk.scene.show.panel.content.turn == ""


def test_a_match_that_is_over_shows_its_result(sit: Open) -> None:
    position = battle()
    position["zones"]["field"][1] = [on("archer-2", damage=10)]
    position["numbers"]["wins"] = [1, 0]
    desk = sit(match_from(games.get("la_campana"), position, 3))
    desk.drop(desk.at("sword-9"), desk.at("archer-2"))
    desk.frames(4)
    assert desk.session.outcome is not None
    assert isinstance(desk.app.scene, ResultScene)


@pytest.mark.parametrize("seats", [3, 5])
def test_more_players_are_shown_and_the_one_under_the_pointer_opens(sit: Open, seats: int) -> None:
    desk = sit(match_from(games.get("la_campana"), battle(seats), 1))
    widths = {seat: area.rect.width for seat, area in desk.scene.show.arrangement.seats.items()}  # type: ignore[union-attr]
    desk.move(desk.at(("field", 2)))
    desk.frames(10)
    table = desk.scene.show.arrangement
    assert table is not None
    assert (table.seats[2].rect.width > widths[2]) == (seats == 5)
