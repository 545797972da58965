"""Drag a card to where it is to go; a wrong drop flies back and says why."""

import pytest

from tabletop.controller.focus import Item
from tabletop.controller.gestures import Cancelled, Key, Menu, Refusal
from tabletop.engine import ChooseNumber, Reason
from tests.controller.fakes import (
    DECK,
    DRAW,
    FAR,
    FIELD,
    GUARD,
    HAND,
    HELMET,
    MEND,
    MINE,
    OTHER,
    PAGE,
    POWER,
    RECRUIT,
    RIVAL,
    SPEAR,
    STONE,
    STRIKE,
    TOP,
    afford,
    choose,
    drag,
    gestures,
    given,
)


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
