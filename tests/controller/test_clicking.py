"""Click a thing, then where it is to go; a double click is one; several are toggled."""

from tabletop.controller.gestures import Cancelled, Gestures, Given, Menu, Refusal
from tabletop.engine import Arrange, ChooseNumber, Option, Reason
from tests.controller.fakes import (
    DECK,
    DRAW,
    END,
    FIELD,
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
    WAVE,
    afford,
    choose,
    discards,
    drag,
    gestures,
    given,
)


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
