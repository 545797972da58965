"""Requests: what each shape takes, what it refuses and why, and how an answer is written down."""

from typing import Any, NamedTuple

import pytest

from tabletop.engine import (
    HIDDEN,
    Answer,
    Arrange,
    Choose,
    ChooseNumber,
    ChooseSome,
    Dice,
    IllegalAnswer,
    Layout,
    Option,
    Reason,
    Request,
    Table,
    ZoneSpec,
)

A, B, C, D = (Option("pick", number) for number in range(4))
PASS = Option("pass")


class Face(NamedTuple):
    """A face that has a name alone."""

    id: str


def table() -> Table:
    return Table(Layout([ZoneSpec("deck", HIDDEN)], 2, ()), [Face("ace")], {}, None, Dice(0))


def some(options: list[Option] | None = None, **limits: Any) -> ChooseSome:
    offered = [A, B, C, D] if options is None else options
    return ChooseSome(table(), 0, "prompt-some", lambda _table, _seat: list(offered), **limits)


def one(**more: Any) -> Choose:
    return Choose(table(), 0, "prompt-one", lambda _table, _seat: [A, B, PASS], **more)


def number(low: int = 2, high: int = 5) -> ChooseNumber:
    return ChooseNumber(table(), 0, "prompt-number", low, high)


def order() -> Arrange:
    return Arrange(table(), 0, "prompt-order", lambda _table, _seat: [A, B, C])


def reason_of(request: Request, answer: Any) -> str | None:
    reason = request.why_not(answer)
    if reason is None:
        return None
    with pytest.raises(IllegalAnswer) as refusal:
        request.check(answer)
    assert refusal.value.reason == reason
    return reason.id


# -- one option


def test_an_offered_option_is_taken() -> None:
    assert one().why_not(B) is None
    assert one().check(B) == B


@pytest.mark.parametrize(
    "answer",
    [
        None,
        3,
        "pick",
        (B,),
        [B],
        Option("pick", "0"),  # type: ignore[arg-type]
        Option("pick", 0.5),  # type: ignore[arg-type]
        Option("pick", [0]),  # type: ignore[arg-type]
        Option("pick", 0, "deck"),  # type: ignore[arg-type]
        Option("pick", 0, ("deck",)),  # type: ignore[arg-type]
        Option("pick", 0, ("deck", "0")),  # type: ignore[arg-type]
        Option("pick", 0, (0, "deck")),  # type: ignore[arg-type]
        Option(7, 0),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_what_is_no_option_is_refused_before_the_rules_are_asked(answer: Any) -> None:
    def rules(_table: Table, _seat: int, option: Option) -> Reason:
        raise AssertionError(f"the rules were asked about {option}")

    assert reason_of(one(reason=rules), answer) == "reason-want-option"


def test_the_rules_say_why_an_option_is_not_offered() -> None:
    asked = one(reason=lambda _table, _seat, option: Reason("reason-too-far") if option.card == 3 else None)
    assert reason_of(asked, D) == "reason-too-far"
    assert reason_of(asked, C) == "reason-not-offered"


def test_the_default_is_to_decline_or_else_the_first() -> None:
    assert one().default() == A
    assert one(decline=PASS).default() == PASS


def test_every_option_is_sampled() -> None:
    dice = Dice(1)
    assert {one().sample(dice) for _ in range(40)} == {A, B, PASS}


def test_options_are_made_anew_when_the_table_has_changed_and_not_before() -> None:
    made: list[int] = []

    def source(there: Table, _seat: int) -> list[Option]:
        made.append(there.version)
        return [Option("pick", len(there.numbers))]

    there = table()
    asked = Choose(there, 0, "prompt-one", source)
    assert asked.options == asked.options == [A]
    assert len(made) == 1
    there.count(0, "wins", 1)
    assert asked.options == [B]
    assert len(made) == 2


# -- several options


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ((A, B), None),
        ([C, A, B], None),
        (A, "reason-not-offered"),  # an option is a tuple, but not of options
        (5, "reason-want-several"),
        ("pick", "reason-want-several"),
        ({A}, "reason-want-several"),
        ((A, Option("pick", 9)), "reason-not-offered"),
        ((A, None), "reason-not-offered"),
        ((A, A), "reason-chosen-twice"),
        ((A,), "reason-too-few"),
        ((), "reason-too-few"),
        ((A, B, C, D), "reason-too-many"),
    ],
    ids=repr,
)
def test_so_many_options_and_no_more(answer: Any, reason: str | None) -> None:
    assert reason_of(some(least=2, most=3), answer) == reason


def test_or_none_at_all() -> None:
    asked = some(least=3, or_none=True)
    assert reason_of(asked, ()) is None
    assert reason_of(asked, (A, B)) == "reason-too-few"
    assert asked.default() == ()


def test_sizes_may_have_gaps() -> None:
    asked = some(least=1, most=3, sizes=(1, 3))
    assert reason_of(asked, (A, B)) == "reason-wrong-size"
    assert reason_of(asked, (A, B, C)) is None
    assert asked.highest == 3
    assert some([A, B], least=1, most=3, sizes=(1, 3)).highest == 1
    assert asked.default() == (A,)


def test_weights_must_reach_the_floor() -> None:
    """Card 0 weighs nothing, card 3 three."""
    asked = some(weigh=lambda _table, _seat, option: option.card or 0, floor=4)
    assert reason_of(asked, (A, D)) == "reason-too-light"
    assert reason_of(asked, (B, D)) is None
    assert asked.weight([B, C, D]) == 6
    assert asked.default() == (C, D)  # the fewest that do


def test_several_are_written_down_in_the_order_offered() -> None:
    assert some().check([D, A]) == (A, D)
    assert some().check([("pick", 3, None), ("pick", 0, None)]) == (A, D)


@pytest.mark.parametrize(
    "asked",
    [
        some(),
        some(least=1),
        some(least=2, most=3),
        some(least=4),
        some(least=1, most=3, sizes=(1, 3)),
        some(least=3, or_none=True),
        some([A, B], least=3, or_none=True),
        some([A, B], least=3, most=6, sizes=(3, 6), or_none=True),
        some([], least=0),
        some(weigh=lambda _table, _seat, option: option.card or 0, floor=6),
    ],
    ids=range(10),
)
def test_the_default_and_every_sample_of_several_are_legal(asked: ChooseSome) -> None:
    dice = Dice(2)
    for answer in [asked.default(), *[asked.sample(dice) for _ in range(30)]]:
        assert asked.why_not(answer) is None
        assert asked.check(answer) == answer


# -- numbers


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (2, None),
        (5, None),
        (1, "reason-number-range"),
        (6, "reason-number-range"),
        (-(10**30), "reason-number-range"),
        (2.0, "reason-want-number"),
        (True, "reason-want-number"),
        ("2", "reason-want-number"),
        (None, "reason-want-number"),
        (A, "reason-want-number"),
    ],
    ids=repr,
)
def test_a_number_in_its_range(answer: Any, reason: str | None) -> None:
    assert reason_of(number(), answer) == reason


def test_the_default_number_is_the_lowest_and_all_are_sampled() -> None:
    dice = Dice(3)
    assert number().default() == 2
    assert {number().sample(dice) for _ in range(60)} == {2, 3, 4, 5}


# -- an order


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ((C, A, B), None),
        ([B, A, C], None),
        ((A, B), "reason-want-all-in-order"),
        ((A, B, B), "reason-want-all-in-order"),
        ((A, B, C, C), "reason-want-all-in-order"),
        ((A, B, D), "reason-want-all-in-order"),
        (7, "reason-want-several"),
        (None, "reason-want-several"),
    ],
    ids=repr,
)
def test_all_in_an_order(answer: Any, reason: str | None) -> None:
    assert reason_of(order(), answer) == reason


def test_an_order_is_kept_and_written_down_as_options() -> None:
    answer = order().check([("pick", 2, None), ("pick", 0, None), ("pick", 1, None)])
    assert answer == (C, A, B)
    assert isinstance(answer, tuple)
    assert all(isinstance(one, Option) for one in answer)


def test_the_default_order_is_that_offered_and_all_orders_are_sampled() -> None:
    dice = Dice(4)
    orders: set[Answer] = {order().sample(dice) for _ in range(80)}
    assert order().default() == (A, B, C)
    assert len(orders) == 6


# -- what others see


def test_others_see_who_is_asked_and_what_for() -> None:
    asked = ChooseNumber(table(), 1, "prompt-number", 0, 3, optional=True, rival=0)
    asked.serial = 12
    seen = asked.seen_by(0)
    assert seen == (1, "prompt-number", {"rival": 0}, True, 12)
    assert not hasattr(seen, "low")


def test_long_nonsense_is_cut_short_in_a_reason() -> None:
    reason = number().why_not("x" * 1000)
    assert reason is not None
    assert len(reason.args["got"]) == 40
