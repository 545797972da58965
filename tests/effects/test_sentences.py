"""How a sentence is carried out: if, may, in order to, otherwise (Águila Roja, "Other Terms")."""

from __future__ import annotations

import pytest

from tabletop.effects.sentences import NO, YES, Act, Condition, carry_out
from tabletop.engine import Answer, Choose, Option
from tests.effects.little_words import Diary, Point, Write, ability, play, told

A, B, C = Write(what="a"), Write(what="b"), Write(what="c")
IMPOSSIBLE = Write(what="impossible", possible=False)


def test_what_is_to_be_done_is_done_in_its_order_the_table_at_rest_in_between() -> None:
    assert told(Diary(), ability(do=(A, B))) == ["begin", "a", "rest", "b", "rest"]


@pytest.mark.parametrize(("so", "done"), [(True, "a"), (False, "c")])
def test_a_condition_decides_between_do_and_otherwise(so: bool, done: str) -> None:
    assert told(Diary(), ability(so=so, do=(A,), otherwise=(C,))) == ["asked", "begin", done, "rest"]


def test_a_condition_that_does_not_hold_leaves_nothing_to_do_or_to_tell() -> None:
    assert told(Diary(), ability(so=False, do=(A,))) == ["asked"]


@pytest.mark.parametrize(("answer", "lines"), [(YES, ["begin", "a", "rest"]), (NO, [])], ids=["yes", "no"])
def test_may_is_asked(answer: Option, lines: list[str]) -> None:
    assert told(Diary(), ability(may=True, do=(A,)), [answer]) == lines


@pytest.mark.parametrize(("answer", "done"), [(YES, "a"), (NO, "c")], ids=["yes", "no"])
def test_who_may_and_does_not_does_the_other(answer: Option, done: str) -> None:
    assert told(Diary(), ability(may=True, do=(A,), otherwise=(C,)), [answer]) == ["begin", done, "rest"]


def test_may_is_asked_only_if_the_condition_holds() -> None:
    assert told(Diary(), ability(so=False, may=True, do=(A,))) == ["asked"]
    assert told(Diary(), ability(so=True, may=True, do=(A,)), [YES]) == ["asked", "begin", "a", "rest"]


def test_in_order_to_the_cost_comes_first_and_is_asked_for_without_may() -> None:
    sentence = ability(cost=(A,), do=(B,))
    assert told(Diary(), sentence, [YES]) == ["begin", "a", "rest", "b", "rest"]
    assert told(Diary(), sentence, [NO]) == []


def test_who_cannot_do_all_of_the_cost_is_not_asked_and_does_none_of_it() -> None:
    assert told(Diary(), ability(cost=(A, IMPOSSIBLE), do=(B,))) == []
    assert told(Diary(), ability(may=True, cost=(IMPOSSIBLE,), do=(B,), otherwise=(C,))) == [
        "begin",
        "c",
        "rest",
    ]


def test_only_a_cost_must_be_possible() -> None:
    assert told(Diary(), ability(may=True, do=(IMPOSSIBLE,)), [YES]) == ["begin", "impossible", "rest"]


def test_to_agree_is_to_choose_where_it_begins_with_a_choice() -> None:
    doing = Diary()
    king, queen, jack = (doing.table.id_of(card) for card in doing.cards[1:])
    sentence = ability(may=True, do=(Point(what="point at", count=3),))
    (request,) = play(carry_out(sentence, doing), [Option("choose", queen)])
    assert isinstance(request, Choose)
    assert (request.seat, request.prompt, request.decline) == (0, "prompt-may-choose", NO)
    assert request.args == {"card": "ace", "ability": 2, "n": 1, "why": "aim-write"}
    assert request.options == [*(Option("choose", card) for card in (king, queen, jack)), NO]
    assert doing.lines == ["begin", "point at queen", "rest"]
    assert [event.kind for event in doing.table.events or []][-1] == "aimed"


def test_to_choose_nobody_is_to_decline() -> None:
    doing = Diary()
    assert told(doing, ability(may=True, do=(Point(what="point at"),)), [NO]) == []
    assert [event.kind for event in doing.table.events or []][-1] == "declined"


@pytest.mark.parametrize("otherwise", [(), (C,)])
def test_where_there_is_nobody_to_choose_nothing_is_asked(otherwise: tuple[Write, ...]) -> None:
    lines = told(Diary(), ability(may=True, do=(Point(what="point at", count=0),), otherwise=otherwise))
    assert lines == (["begin", "c", "rest"] if otherwise else [])


def test_the_choice_of_a_later_verb_is_not_asked_in_advance() -> None:
    requests = play(carry_out(ability(may=True, cost=(A,), do=(B, C)), Diary()), [YES])
    assert [request.prompt for request in requests] == ["prompt-may"]


@pytest.mark.parametrize("answer", [Option("perhaps"), Option("choose", 1), 3])
def test_an_answer_that_was_not_offered_is_refused(answer: Answer) -> None:
    request = next(carry_out(ability(may=True, do=(A,)), Diary()))
    assert request.why_not(answer) is not None


def test_a_word_without_a_deed_says_so() -> None:
    class Mumble(Act):
        verb: str = "mumble"

    class Wonder(Condition):
        test: str = "wonder"

    with pytest.raises(TypeError, match="mumble"):
        Mumble().do(Diary())
    with pytest.raises(TypeError, match="wonder"):
        Wonder().holds(Diary())
