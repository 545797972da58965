"""The table as a scene: language, log, close-ups, piles, steppers and orders."""

from __future__ import annotations

import pygame

from tabletop import games
from tabletop.controller.affordances import Affordances
from tabletop.engine import Arrange, Option
from tabletop.engine.positions import match_from
from tests.ui.desk import Open, battle, dealt


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
