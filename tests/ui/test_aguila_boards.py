"""The boards over the table of Águila Roja: effects to be put in order, cards of a pile, a yes or no."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from tabletop.engine import Match, Option
from tabletop.ui.table.panel import Press
from tabletop.ui.table.picker import Entry, Picker
from tests.games.aguila_roja.scenes import GAME, Scene, Side
from tests.ui.aguila import answer, asked, traders
from tests.ui.desk import Desk, Open

# -- effects that wait, sentences that ask


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


# -- what decks were brought


@pytest.mark.parametrize("button", [1, 3])
def test_the_list_of_a_deck_can_be_looked_at_and_does_not_tell_what_is_left(
    sit_down: Open, button: int
) -> None:
    def listed() -> list[str]:
        desk.click(desk.at(("deck", 1)), button)
        assert desk.scene.browser is not None
        closeup = desk.scene.browser.closeup
        assert closeup.title == "Deck of Luis"
        assert "40 cards brought" in closeup.about
        desk.key(pygame.K_ESCAPE)
        return [card.title for card in closeup.cards if card is not None]

    scene = Scene.of(Match(GAME, 2, 4, {"decks": ["pueblo", "clero"]}))
    desk = sit_down(scene)
    deck = GAME.deck_rules.starters[3].deck.cards
    before = listed()
    assert Counter(before) == {GAME.known[slug].name.en: count for slug, count in deck.items()}
    while scene.match.turns < 3:
        assert scene.match.request is not None
        scene.match.answer(scene.match.request.default())
    desk.frames(10)
    assert len(desk.session.view().zones["deck", 1]) < 35
    assert listed() == before


def test_a_maravedi_deck_is_looked_at_as_it_was_brought(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(maravedies=["hambruna"])))
    desk.click(desk.at(("maravedies", 0)))
    assert desk.scene.browser is not None
    assert len(desk.scene.browser.closeup.cards) == 15
