"""Drag, click-click and keyboard come to the same answers; what is no answer does nothing."""

import pytest

from tabletop.controller.focus import Box, Item
from tabletop.controller.gestures import Cancelled, Gestures, Given, Key, Menu, Refusal
from tabletop.engine import Arrange, ChooseNumber, ChooseSome, Option, Reason
from tests.controller.fakes import (
    DECK,
    DRAW,
    END,
    FIELD,
    GUARD,
    HAND,
    HELMET,
    MEND,
    MINE,
    OPTIONS,
    OTHER,
    PAGE,
    PILE,
    POWER,
    RECRUIT,
    RIVAL,
    SCRAP,
    SPEAR,
    STONE,
    STRIKE,
    STRIKE_OTHER,
    SWAP,
    TOP,
    WAVE,
    afford,
    choose,
    gestures,
    given,
    table,
)

FAR = (300.0, 200.0)


def drag(table: Gestures, start: Item, over: Item | None, now: int = 0) -> object:
    """Drag one thing onto another."""
    assert not isinstance(start, (Option, str))
    assert not isinstance(over, (Option, str))
    table.press(start, (10, 10))
    table.motion(FAR, over)
    return table.release(over, FAR, now)


def focus(table: Gestures) -> object:
    """Return where the keyboard's focus rests."""
    return table.focus


# -- drag


def test_dragging_a_card_to_its_target_acts() -> None:
    assert drag(gestures(), SPEAR, RIVAL) == given(STRIKE)


def test_a_drop_on_what_lies_on_the_target_acts() -> None:
    assert drag(gestures(), SPEAR, HELMET) == given(STRIKE)


def test_dragging_from_the_deck_to_the_hand_draws() -> None:
    assert drag(gestures(), TOP, HAND) == given(DRAW)


def test_a_wrong_drop_flies_back_and_says_why() -> None:
    assert drag(gestures(), SPEAR, MINE) == Refusal(Reason("own-warrior"), SPEAR)


def test_a_card_that_cannot_act_can_be_dragged_to_learn_why() -> None:
    table = gestures()
    assert table.is_draggable(STONE)
    assert not table.is_draggable(RIVAL)
    assert drag(table, STONE, FIELD) == Refusal(Reason("too-heavy"), STONE)


def test_a_drop_that_nobody_can_explain_is_refused_all_the_same() -> None:
    assert drag(gestures(), DECK, RIVAL) == Refusal(Reason("refusal-not-there"), DECK)


@pytest.mark.parametrize("over", [None, HAND, SPEAR])
def test_a_drop_on_nothing_or_at_home_just_flies_back(over: Item | None) -> None:
    assert drag(gestures(), SPEAR, over) == Cancelled(SPEAR)


def test_a_drop_that_could_mean_two_things_asks() -> None:
    table = gestures()
    menu = drag(table, POWER, MINE)
    assert isinstance(menu, Menu)
    assert [entry.option for entry in menu.entries] == [MEND, GUARD]
    assert (menu.start, menu.target) == (POWER, MINE)
    assert table.pick(GUARD, 1000) == given(GUARD)


def test_a_drag_tells_what_a_drop_would_mean() -> None:
    table = gestures()
    table.press(SPEAR, (10, 10))
    table.motion((20, 10), None)
    table.motion(FAR, RIVAL)
    assert table.drag is not None
    assert (table.drag.start, table.drag.grabbed, table.drag.pos) == (SPEAR, (10, 10), FAR)
    assert (table.drag.over, table.drag.options) == (RIVAL, (STRIKE,))
    assert set(table.lit) == {RIVAL, OTHER}
    table.motion(FAR, MINE)
    assert table.drag is not None
    assert table.drag.options == ()


def test_what_cannot_act_and_has_no_reason_is_not_dragged() -> None:
    table = gestures()
    table.press(RIVAL, (10, 10))
    table.motion(FAR, None)
    assert table.drag is None


@pytest.mark.parametrize("key", ["escape"])
def test_escape_gives_a_drag_up(key: Key) -> None:
    table = gestures()
    table.press(SPEAR, (10, 10))
    table.motion(FAR, RIVAL)
    assert table.key(key, 0) == Cancelled(SPEAR)
    assert table.release(RIVAL, FAR, 10) is None


def test_another_button_gives_a_drag_up() -> None:
    table = gestures()
    table.press(SPEAR, (10, 10))
    table.motion(FAR, RIVAL)
    assert table.press(RIVAL, FAR, button=3) == Cancelled(SPEAR)
    assert table.release(RIVAL, FAR, 10) is None


def test_a_lost_focus_gives_a_drag_up_and_nothing_else() -> None:
    table = gestures()
    table.press(SPEAR, (10, 10))
    table.motion(FAR, RIVAL)
    assert table.let_go() == Cancelled(SPEAR)
    assert table.release(RIVAL, FAR, 10) is None
    table.click(SPEAR, 1000)
    assert table.let_go() is None
    assert table.selected == SPEAR


def test_a_lost_focus_forgets_a_button_that_is_down() -> None:
    table = gestures()
    table.press(DECK, (10, 10))
    assert table.let_go() is None
    assert table.release(DECK, (10, 10), 10) is None


def test_a_release_that_never_came_gives_the_old_drag_up() -> None:
    table = gestures()
    table.press(SPEAR, (10, 10))
    table.motion(FAR, RIVAL)
    assert table.press(PAGE, (50, 50)) == Cancelled(SPEAR)
    table.motion(FAR, FIELD)
    assert table.release(FIELD, FAR, 10) == given(RECRUIT)


def test_keys_wait_while_something_is_dragged() -> None:
    table = gestures()
    table.press(SPEAR, (10, 10))
    table.motion(FAR, RIVAL)
    assert table.key("space", 0) is None
    assert table.drag is not None


def test_a_drag_survives_new_affordances_that_still_allow_it() -> None:
    table = gestures()
    table.press(SPEAR, (10, 10))
    table.motion(FAR, RIVAL)
    table.renew(afford())
    assert table.release(RIVAL, FAR, 10) == given(STRIKE)


def test_a_drag_of_what_can_no_longer_act_ends() -> None:
    table = gestures()
    table.press(SPEAR, (10, 10))
    table.motion(FAR, RIVAL)
    numbers = ChooseNumber(choose()._table, 0, "prompt-buy", 1, 3)
    table.renew(afford(numbers))
    assert table.drag is None
    assert table.release(RIVAL, FAR, 10) is None


# -- clicks


def test_a_click_that_wobbles_four_pixels_is_a_click() -> None:
    table = gestures()
    table.press(DECK, (10, 10))
    table.motion((14, 10), DECK)
    assert table.release(DECK, (14, 10), 0) == given(DRAW)


def test_a_click_may_wobble_more_where_pixels_are_smaller() -> None:
    table = Gestures(afford(), scale=2.0)
    table.press(DECK, (10, 10))
    table.motion((18, 10), DECK)
    assert table.drag is None
    assert table.release(DECK, (18, 10), 0) == given(DRAW)
    table = gestures()
    table.rescale(0.5)
    table.press(DECK, (10, 10))
    table.motion((14, 10), DECK)
    assert table.drag is not None


def test_five_pixels_are_a_drag() -> None:
    table = gestures()
    table.press(SPEAR, (10, 10))
    table.motion((15, 10), SPEAR)
    assert table.drag is not None
    assert table.release(SPEAR, (15, 10), 0) == Cancelled(SPEAR)


def test_a_click_on_what_cannot_be_dragged_may_go_astray_but_not_leave_it() -> None:
    table = gestures()
    table.click(SPEAR, 0)
    table.press(RIVAL, (10, 10))
    assert table.release(RIVAL, (25, 10), 1000) == given(STRIKE)
    table = gestures()
    table.click(SPEAR, 0)
    table.press(RIVAL, (10, 10))
    assert table.release(OTHER, (90, 10), 1000) is None


def test_click_and_click_act() -> None:
    table = gestures()
    assert table.click(SPEAR, 0) is None
    assert table.selected == SPEAR
    assert set(table.lit) == {RIVAL, OTHER}
    assert table.click(OTHER, 1000) == given(STRIKE_OTHER)
    assert table.selected is None


def test_one_option_without_a_choice_of_target_acts_at_once() -> None:
    assert gestures().click(DECK, 0) == given(DRAW)


def test_what_a_card_can_do_to_a_place_stands_in_its_little_menu() -> None:
    table = gestures()
    menu = table.click(PAGE, 0)
    assert isinstance(menu, Menu)
    assert [(entry.option, entry.label) for entry in menu.entries] == [(RECRUIT, "do-recruit")]
    assert menu.target is None
    assert table.pick(RECRUIT, 1000) == given(RECRUIT)


def test_the_place_itself_can_be_clicked_instead() -> None:
    table = gestures()
    table.click(PAGE, 0)
    assert table.click(FIELD, 1000) == given(RECRUIT)


def test_a_target_that_could_mean_two_things_asks() -> None:
    table = gestures()
    table.click(POWER, 0)
    menu = table.click(MINE, 1000)
    assert isinstance(menu, Menu)
    assert menu.target == MINE
    assert table.selected == POWER
    assert table.cancel() == Cancelled()
    assert table.menu is None
    assert table.selected == POWER
    table.click(MINE, 2000)
    assert table.pick(MEND, 3000) == given(MEND)


def test_a_click_on_another_card_selects_that_instead() -> None:
    table = gestures()
    table.click(SPEAR, 0)
    table.click(PAGE, 1000)
    assert table.selected == PAGE


def test_a_click_on_the_selected_card_lets_it_go() -> None:
    table = gestures()
    table.click(SPEAR, 0)
    assert table.click(SPEAR, 1000) == Cancelled()
    assert table.selected is None


def test_a_click_on_a_wrong_target_says_why_and_keeps_the_selection() -> None:
    table = gestures()
    table.click(SPEAR, 0)
    assert table.click(MINE, 1000) == Refusal(Reason("own-warrior"))
    assert table.selected == SPEAR


def test_a_click_on_nothing_lets_the_selection_go() -> None:
    table = gestures()
    table.click(SPEAR, 0)
    assert table.click(None, 1000) == Cancelled()
    assert table.selected is None
    assert table.click(None, 2000) is None


def test_a_click_on_what_cannot_act_says_why() -> None:
    assert gestures().click(STONE, 0) == Refusal(Reason("too-heavy"))
    assert gestures().click(RIVAL, 0) is None


def test_only_the_left_button_acts() -> None:
    table = gestures()
    assert table.press(DECK, (10, 10), button=3) is None
    assert table.release(DECK, (10, 10), 0, button=3) is None
    table.press(DECK, (10, 10), button=2)
    assert table.release(DECK, (10, 10), 50, button=2) is None


def test_a_release_without_a_press_does_nothing() -> None:
    assert gestures().release(DECK, (10, 10), 0) is None


# -- twice is once


def test_a_double_click_acts_once() -> None:
    table = gestures()
    assert table.click(DECK, 0, (10, 10)) == given(DRAW)
    table.renew(afford(choose(serial=8)))
    assert table.click(DECK, 200, (10, 10)) is None
    assert table.click(DECK, 399, (10, 10)) is None
    assert table.click(DECK, 800, (10, 10)) == Given(DRAW, 8)


def test_what_has_come_to_lie_under_a_double_click_is_not_clicked() -> None:
    table = gestures()
    table.click(PAGE, 0, (10, 10))
    assert table.pick(RECRUIT, 1000, (40, 40)) == given(RECRUIT)
    table.renew(afford(choose(serial=8)))
    assert table.click(DECK, 1200, (42, 41)) is None
    table.click(SPEAR, 1300, (90, 90))
    assert table.selected == SPEAR


def test_a_double_click_selects_once() -> None:
    table = gestures()
    table.click(SPEAR, 0, (10, 10))
    table.click(SPEAR, 200, (10, 10))
    assert table.selected == SPEAR


def test_a_button_pressed_twice_acts_once() -> None:
    table = gestures()
    assert table.pick(END, 0) == given(END)
    table.renew(afford(choose(serial=8)))
    assert table.pick(END, 300) is None
    assert table.key("space", 600) is None
    assert table.key("space", 1100) == Given(END, 8)


def test_after_an_answer_nothing_more_is_given_until_the_table_has_moved_on() -> None:
    table = gestures()
    assert table.click(DECK, 0) == given(DRAW)
    assert table.click(SPEAR, 5000) is None
    assert table.pick(END, 5000) is None
    assert table.key("space", 9000) is None
    assert table.selected is None


# -- several, a number, an order


def discards(least: int, most: int) -> ChooseSome:
    cards = [Option("discard", card) for card in (SPEAR, POWER, PAGE)]
    request = ChooseSome(table(), 0, "prompt-discard", lambda _t, _s: cards, least, most)
    request.serial = 7
    return request


def test_clicks_toggle_and_confirm_answers() -> None:
    table = gestures(discards(1, 2))
    table.click(SPEAR, 0)
    table.click(POWER, 1000)
    assert table.click(PAGE, 2000) == Refusal(Reason("reason-too-many", {"n": 3, "most": 2}))
    table.click(SPEAR, 3000)
    assert table.confirm(4000) == Given((Option("discard", POWER),), 7)


def test_confirm_waits_until_it_is_legal() -> None:
    table = gestures(discards(1, 2))
    assert table.confirm(0) == Refusal(Reason("reason-too-few", {"n": 0, "least": 1}))
    assert table.key("space", 1000) == Refusal(Reason("reason-too-few", {"n": 0, "least": 1}))


def test_a_card_is_chosen_by_dragging_it_where_it_would_go() -> None:
    table = gestures(discards(1, 1))
    assert drag(table, SPEAR, PILE) is None
    assert table.confirm(1000) == Given((Option("discard", SPEAR),), 7)


def test_escape_lets_go_what_was_chosen() -> None:
    table = gestures(discards(1, 2))
    table.click(SPEAR, 0)
    assert table.key("escape", 1000) == Cancelled()
    assert table.affordances.several is not None
    assert table.affordances.several.count == 0
    assert table.key("escape", 2000) is None


def test_what_is_not_offered_says_why() -> None:
    assert gestures(discards(1, 2)).click(STONE, 0) == Refusal(Reason("not-offered"))


def test_arrows_step_a_number_and_space_confirms_it() -> None:
    request = ChooseNumber(choose()._table, 0, "prompt-buy", 1, 3)
    request.serial = 7
    table = gestures(request)
    table.key("up", 0)
    table.key("right", 100)
    table.key("up", 200)
    table.key("down", 300)
    assert table.key("space", 1000) == Given(2, 7)


def test_an_order_is_confirmed() -> None:
    request = Arrange(choose()._table, 0, "prompt-order", lambda _t, _s: [STRIKE, MEND])
    request.serial = 7
    table = gestures(request)
    assert table.affordances.order is not None
    table.affordances.order.carry(0, 1)
    assert table.confirm(0) == Given((MEND, STRIKE), 7)


# -- the keyboard

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


# -- what there is to draw


def test_hovering_lights_targets_and_raises_the_version() -> None:
    table = gestures()
    before = table.version
    table.motion((5, 5), SPEAR)
    assert table.hovered == SPEAR
    assert set(table.lit) == {RIVAL, OTHER}
    assert table.version > before
    again = table.version
    table.hover(SPEAR)
    assert table.version == again


def test_a_menu_of_places_offers_every_place() -> None:
    table = gestures(choose([*OPTIONS, SCRAP]))
    menu = table.click(PAGE, 0)
    assert isinstance(menu, Menu)
    assert [entry.option for entry in menu.entries] == [RECRUIT, SCRAP]


def test_options_at_a_target_tell_what_a_click_would_mean() -> None:
    table = gestures()
    assert table.options_at(RIVAL) == []
    table.click(SPEAR, 0)
    assert table.options_at(RIVAL) == [STRIKE]


def test_a_pick_of_what_is_not_offered_is_refused() -> None:
    assert gestures().pick(WAVE, 0) == Refusal(Reason("vague"))


def test_new_affordances_keep_a_selection_that_can_still_act() -> None:
    table = gestures()
    table.click(SPEAR, 0)
    table.renew(afford(choose([STRIKE, END], serial=8)))
    assert table.selected == SPEAR
    table.renew(afford(choose([DRAW, END], serial=9)))
    assert table.selected is None
