"""Tab, arrows, Enter, Space and Esc do all that the pointer does."""

from tabletop.controller.focus import Box, Item
from tabletop.controller.gestures import Cancelled, Gestures, Given, Key, Menu, Refusal
from tabletop.engine import ChooseSome, Option, Reason
from tests.controller.fakes import (
    DECK,
    END,
    FIELD,
    MINE,
    OTHER,
    PAGE,
    POWER,
    RECRUIT,
    RIVAL,
    SPEAR,
    STONE,
    STRIKE,
    STRIKE_OTHER,
    SWAP,
    afford,
    choose,
    discards,
    gestures,
    given,
)


def focus(table: Gestures) -> object:
    """Return where the keyboard's focus rests."""
    return table.focus


SCREEN: list[tuple[Item, Box]] = [
    (RIVAL, (100, 0, 50, 70)),
    (OTHER, (200, 0, 50, 70)),
    (MINE, (100, 100, 50, 70)),
    (FIELD, (90, 90, 300, 90)),
    (DECK, (0, 50, 50, 70)),
    (SPEAR, (100, 200, 50, 70)),
    (POWER, (160, 200, 50, 70)),
    (PAGE, (220, 200, 50, 70)),
    (STONE, (280, 200, 50, 70)),
    (SWAP, (500, 200, 100, 30)),
    (END, (500, 240, 100, 30)),
]


def at_keys(request: ChooseSome | None = None) -> Gestures:
    table = gestures(request)
    table.lay_out(SCREEN if request is None else [*SCREEN, ("confirm", (500, 280, 100, 30))])
    return table


def test_tab_goes_round_what_can_be_acted_on() -> None:
    table = at_keys()
    seen = []
    for press in range(7):
        table.key("next", press)
        seen.append(focus(table))
    assert seen == [DECK, SPEAR, POWER, PAGE, SWAP, END, DECK]
    table.key("previous", 8)
    assert focus(table) == END


def test_enter_selects_then_acts_on_the_focused_target() -> None:
    table = at_keys()
    table.key("next", 0)
    table.key("next", 100)
    assert table.key("enter", 200) is None
    assert table.selected == SPEAR
    assert focus(table) == RIVAL
    table.key("next", 700)
    assert focus(table) == OTHER
    assert table.key("enter", 800) == given(STRIKE_OTHER)


def test_enter_pressed_twice_by_mistake_does_not_act() -> None:
    table = at_keys()
    table.key("next", 0)
    table.key("next", 100)
    table.key("enter", 200)
    assert table.key("enter", 300) is None
    assert table.selected == SPEAR
    assert table.key("enter", 1000) == given(STRIKE)


def test_enter_opens_the_little_menu_and_picks_from_it() -> None:
    table = at_keys()
    for press in range(4):
        table.key("next", press)
    assert focus(table) == PAGE
    assert isinstance(table.key("enter", 500), Menu)
    table.lay_out([*SCREEN, (RECRUIT, (220, 150, 80, 20))])
    table.key("next", 600)
    assert focus(table) in (RECRUIT, FIELD)
    assert table.key("enter", 1000) == given(RECRUIT)


def test_arrows_go_to_the_nearest_thing_in_their_direction() -> None:
    table = at_keys()
    table.key("next", 0)
    table.key("next", 1)
    assert focus(table) == SPEAR
    steps: list[tuple[Key, Item]] = [
        ("right", POWER),
        ("right", PAGE),
        ("right", STONE),
        ("left", PAGE),
        ("left", POWER),
        ("left", SPEAR),
        ("up", MINE),
        ("up", RIVAL),
        ("up", RIVAL),
    ]
    for key, there in steps:
        table.key(key, 2)
        assert focus(table) == there


def test_an_arrow_without_a_focus_begins_somewhere() -> None:
    table = at_keys()
    table.key("down", 0)
    assert focus(table) == RIVAL


def test_focus_lights_up_targets_and_enter_on_a_card_that_cannot_act_says_why() -> None:
    table = at_keys()
    for press in range(4):
        table.key("next", press)
    assert set(table.lit) == {FIELD}
    table.key("right", 10)
    assert focus(table) == STONE
    assert table.key("enter", 500) == Refusal(Reason("too-heavy"))


def test_enter_without_a_focus_shows_where_it_is() -> None:
    table = at_keys()
    assert table.key("enter", 0) is None
    assert focus(table) == DECK


def test_space_ends_the_turn() -> None:
    assert at_keys().key("space", 0) == given(END)


def test_enter_presses_a_focused_button_and_a_greyed_one_says_why() -> None:
    table = at_keys()
    table.key("previous", 0)
    table.key("previous", 1)
    assert focus(table) == SWAP
    assert table.key("enter", 10) == Refusal(Reason("nothing-to-swap"))
    table.key("next", 500)
    assert table.key("enter", 1000) == given(END)


def test_cards_are_toggled_and_confirmed_by_keys() -> None:
    table = at_keys(discards(1, 2))
    table.key("next", 0)
    assert focus(table) == SPEAR
    table.key("enter", 10)
    table.key("previous", 500)
    assert focus(table) == "confirm"
    assert table.key("enter", 1000) == Given((Option("discard", SPEAR),), 7)


def test_escape_gives_up_step_by_step() -> None:
    table = at_keys()
    table.click(POWER, 0)
    table.click(MINE, 1000)
    assert table.key("escape", 1100) == Cancelled()
    assert table.menu is None
    assert table.key("escape", 1200) == Cancelled()
    assert table.selected is None
    assert table.key("escape", 1300) is None


def test_the_pointer_takes_the_focus_away() -> None:
    table = at_keys()
    table.key("next", 0)
    table.press(None, (0, 0))
    assert table.focus is None


def test_focus_moves_on_when_its_item_has_gone() -> None:
    table = at_keys()
    table.key("next", 0)
    assert focus(table) == DECK
    table.renew(afford(choose([STRIKE, END], serial=8)))
    table.lay_out([item for item in SCREEN if item[0] != DECK])
    assert focus(table) == SPEAR
