"""What a request affords: what can be touched, where it may go, why not."""

from tabletop.controller.affordances import Affordances
from tabletop.controller.tables import grounds, half_points
from tabletop.engine import Arrange, Choose, ChooseNumber, ChooseSome, Option, Reason
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
    SPEAR,
    STONE,
    STRIKE,
    STRIKE_OTHER,
    SWAP,
    THEIR_FIELD,
    TOP,
    WAVE,
    FakeController,
    afford,
    choose,
    discards,
    table,
    view,
)


def test_only_what_can_act_is_touchable() -> None:
    assert afford().touchable == {SPEAR, POWER, PAGE, DECK}


def test_without_a_request_nothing_is_afforded() -> None:
    idle = Affordances(FakeController(), view(), None)
    assert not idle.touchable
    assert not idle.buttons
    assert idle.options(SPEAR) == []
    assert idle.targets(SPEAR) == {}
    assert idle.why_not(STONE) is None
    assert idle.confirmable is None


def test_targets_light_up_for_each_option() -> None:
    afforded = afford()
    assert afforded.targets(SPEAR) == {RIVAL: [STRIKE], OTHER: [STRIKE_OTHER]}
    assert afforded.targets(POWER) == {MINE: [MEND, GUARD]}
    assert afforded.targets(DECK) == {HAND: [DRAW]}
    assert afforded.targets(STONE) == {}


def test_a_pile_stands_for_its_top_card() -> None:
    assert afford().start_of(TOP) == DECK
    assert afford().start_of(SPEAR) == SPEAR
    assert afford().start_of(RIVAL) == RIVAL


def test_what_lies_on_a_card_stands_for_it() -> None:
    assert list(grounds(view(), HELMET)) == [HELMET, RIVAL, THEIR_FIELD]
    assert list(grounds(view(), FIELD)) == [FIELD]
    assert afford().options(SPEAR, HELMET) == [STRIKE]
    assert afford().options(PAGE, MINE) == [RECRUIT]


def test_a_reason_is_told_for_what_cannot_be_done() -> None:
    afforded = afford()
    assert afforded.why_not(STONE) == Reason("too-heavy")
    assert afforded.why_not(SPEAR, MINE) == Reason("own-warrior")
    assert afforded.why_not(SPEAR, RIVAL) is None
    assert afforded.why_not(SPEAR) is None
    assert afforded.why_not(RIVAL) is None


def test_buttons_tell_why_they_cannot_be_pressed_and_the_last_is_primary() -> None:
    swap, end = afford().buttons
    assert (swap.option, swap.label, swap.why, swap.primary) == (
        SWAP,
        "do-swap",
        Reason("nothing-to-swap"),
        False,
    )
    assert (end.option, end.label, end.why, end.primary) == (END, "do-end", None, True)


def test_an_option_that_nothing_stands_for_becomes_a_button() -> None:
    first = afford(choose([*OPTIONS, WAVE])).buttons[0]
    assert (first.option, first.label, first.why) == (WAVE, "do-wave", None)


def test_menu_entries_name_the_owner_of_their_target() -> None:
    entries = afford().menu([STRIKE, DRAW, END])
    assert [(entry.label, dict(entry.args)) for entry in entries] == [
        ("do-strike", {"owner": 1}),
        ("do-draw", {"owner": 0}),
        ("do-end", {}),
    ]


def test_several_are_chosen_let_go_and_confirmed_only_when_legal() -> None:
    several = afford(discards(2, 2)).several
    assert several is not None
    assert (several.least, several.most, several.count, several.may_confirm) == (2, 2, 0, False)
    assert several.toggle(Option("discard", SPEAR)) is None
    assert several.why_not == Reason("reason-too-few", {"n": 1, "least": 2})
    assert several.toggle(Option("discard", POWER)) is None
    assert several.may_confirm
    assert several.toggle(Option("discard", PAGE)) == Reason("reason-too-many", {"n": 3, "most": 2})
    assert several.has(SPEAR)
    assert not several.has(PAGE)
    assert several.toggle(Option("discard", SPEAR)) is None
    assert several.answer == (Option("discard", POWER),)
    several.clear()
    assert several.count == 0


def test_of_one_to_be_chosen_the_new_takes_the_place_of_the_old() -> None:
    several = afford(discards(1, 1)).several
    assert several is not None
    several.toggle(Option("discard", SPEAR))
    assert several.toggle(Option("discard", PAGE)) is None
    assert several.answer == (Option("discard", PAGE),)


def test_sizes_with_gaps_bound_what_can_be_chosen() -> None:
    several = afford(discards(1, 3, sizes=(1, 3))).several
    assert several is not None
    assert (several.least, several.most, several.sizes) == (1, 3, (1, 3))
    several.toggle(Option("discard", SPEAR))
    assert several.may_confirm
    several.toggle(Option("discard", POWER))
    assert not several.may_confirm


def test_nothing_at_all_can_be_confirmed_where_it_is_allowed() -> None:
    several = afford(discards(2, 3, or_none=True)).several
    assert several is not None
    assert several.least == 0
    assert several.may_confirm


def test_cards_to_choose_can_be_dragged_to_where_they_would_go() -> None:
    afforded = afford(discards(1))
    assert afforded.targets(SPEAR) == {PILE: [Option("discard", SPEAR)]}
    assert afforded.options(SPEAR, PILE) == [Option("discard", SPEAR)]
    assert afforded.options(SPEAR, RIVAL) == []
    assert afforded.why_not(STONE) == Reason("not-offered")
    assert afforded.why_not(SPEAR, RIVAL) is None


def test_what_was_chosen_stays_chosen_when_the_table_changes_beside_it() -> None:
    before = afford(discards(1))
    assert before.several is not None
    before.several.toggle(Option("discard", SPEAR))
    after = afford(discards(1), before)
    assert after.several is not None
    assert after.several.answer == (Option("discard", SPEAR),)
    other = discards(1)
    other.serial = 8
    fresh = afford(other, before)
    assert fresh.several is not None
    assert fresh.several.count == 0


def test_what_is_no_longer_offered_is_let_go() -> None:
    before = afford(discards(1))
    assert before.several is not None
    before.several.toggle(Option("discard", SPEAR))
    left = ChooseSome(table(), 0, "prompt-discard", lambda _t, _s: [Option("discard", PAGE)], 1)
    after = afford(left, before)
    assert after.several is not None
    assert after.several.count == 0


def test_a_number_keeps_to_its_range() -> None:
    number = afford(ChooseNumber(table(), 0, "prompt-buy", 1, 3)).number
    assert number is not None
    assert (number.low, number.high, number.answer) == (1, 3, 1)
    number.step(5)
    assert number.answer == 3
    number.step(-1)
    assert number.answer == 2
    number.put(-4)
    assert number.answer == 1


def test_a_number_survives_a_change_beside_it() -> None:
    before = afford(ChooseNumber(table(), 0, "prompt-buy", 1, 3))
    assert before.number is not None
    before.number.put(3)
    after = afford(ChooseNumber(table(), 0, "prompt-buy", 1, 2), before)
    assert after.number is not None
    assert after.number.value == 2


def test_a_button_of_another_moment_tells_what_the_rules_say_of_it() -> None:
    assert afford(choose([MEND])).why_shut(SWAP) == Reason("nothing-to-swap")
    unspoken = Choose(table(), 0, "prompt-act", lambda _t, _s: [MEND])
    assert afford(unspoken).why_shut(STRIKE) == Reason("table-answer-first")
    assert Affordances(FakeController(), view(), None).why_shut(END) == Reason("reason-not-asked")


def test_an_order_is_made_by_carrying_items() -> None:
    order = afford(Arrange(table(), 0, "prompt-order", lambda _t, _s: [STRIKE, MEND, END])).order
    assert order is not None
    order.carry(0, 2)
    assert order.answer == (MEND, END, STRIKE)
    order.carry(2, -3)
    assert order.answer == (STRIKE, MEND, END)
    order.carry(5, 0)
    assert order.answer == (STRIKE, MEND, END)


def test_an_order_survives_a_change_beside_it() -> None:
    before = afford(Arrange(table(), 0, "prompt-order", lambda _t, _s: [STRIKE, MEND]))
    assert before.order is not None
    before.order.carry(0, 1)
    same = afford(Arrange(table(), 0, "prompt-order", lambda _t, _s: [STRIKE, MEND]), before)
    fewer = afford(Arrange(table(), 0, "prompt-order", lambda _t, _s: [STRIKE]), before)
    assert same.order is not None
    assert fewer.order is not None
    assert same.order.answer == (MEND, STRIKE)
    assert fewer.order.answer == (STRIKE,)


def test_half_points_are_written_exactly() -> None:
    written = [half_points(n) for n in (0, 1, 2, 9, 20, -7, -1)]
    assert written == ["0", "½", "1", "4½", "10", "−3½", "−½"]
