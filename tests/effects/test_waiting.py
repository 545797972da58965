"""Effects that wait: batches, who orders them, what they wake, and where it ends ("Combining Effects")."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabletop.effects.waiting import MOST_EFFECTS, Pending, Waiting
from tabletop.engine import Choose, Option, Rules
from tests.effects.little_words import play
from tests.engine.small_table import ACE, table_of


class Queue:
    """Effects that write their names down, and wake others."""

    def __init__(self, chooser: int = 1) -> None:
        self.waiting = Waiting(table_of(ACE), chooser)
        self.lines: list[str] = []

    def wake(self, name: str, *then: str, order: int = 0, seat: int = 0) -> None:
        """Let an effect wait that wakes others when it is carried out."""

        def run() -> Rules:
            self.lines.append(name)
            for other in then:
                self.wake(other)
            return
            yield

        self.waiting.wake(Pending((name, 0, seat), order, run))


def nth(*numbers: int) -> list[Option]:
    return [Option("effect", None, ("effect", number)) for number in numbers]


def names(request: object) -> list[str]:
    assert isinstance(request, Choose)
    return [label[0] for label in request.args["effects"]]


def test_one_effect_is_carried_out_unasked() -> None:
    queue = Queue()
    queue.wake("a")
    assert play(queue.waiting.resolve()) == []
    assert queue.lines == ["a"]


@pytest.mark.parametrize(
    ("answers", "lines"),
    [((0, 0), "abc"), ((0, 1), "acb"), ((1, 0), "bac"), ((1, 1), "bca"), ((2, 0), "cab"), ((2, 1), "cba")],
)
def test_of_several_the_chooser_says_which_comes_next_each_time(answers: Sequence[int], lines: str) -> None:
    queue = Queue(chooser=2)
    for name in "abc":
        queue.wake(name)
    asked = play(queue.waiting.resolve(), nth(*answers))
    assert [request.seat for request in asked] == [2, 2]  # the last is not asked for
    assert [len(names(request)) for request in asked] == [3, 2]
    assert "".join(queue.lines) == lines


def test_equal_effects_need_no_order() -> None:
    queue = Queue()
    for _ in range(3):
        queue.wake("a")
    assert play(queue.waiting.resolve()) == []
    assert queue.lines == ["a", "a", "a"]


def test_equal_cards_of_two_players_are_told_apart() -> None:
    queue = Queue()
    queue.wake("a", seat=0)
    queue.wake("a", seat=2)
    (request,) = play(queue.waiting.resolve(), nth(1))
    assert request.args["effects"] == (("a", 0, 0), ("a", 0, 2))


def test_they_are_listed_by_where_they_stand_not_by_when_they_were_woken() -> None:
    queue = Queue()
    for name, order in (("a", 3), ("b", 1), ("c", 2)):
        queue.wake(name, order=order)
    asked = play(queue.waiting.resolve(), nth(0, 0))
    assert names(asked[0]) == ["b", "c", "a"]
    assert queue.lines == ["b", "c", "a"]


def test_what_is_woken_meanwhile_waits_behind_the_batch_and_is_a_batch_of_its_own() -> None:
    queue = Queue()
    queue.wake("a", "x", "y")
    queue.wake("b")
    asked = play(queue.waiting.resolve(), nth(0, 1))
    assert [names(request) for request in asked] == [["a", "b"], ["x", "y"]]
    assert queue.lines == ["a", "b", "y", "x"]


def test_what_never_ends_is_dropped_after_two_hundred_effects_and_told() -> None:
    queue = Queue()

    def again() -> Rules:
        queue.lines.append("a")
        queue.waiting.wake(Pending(("a", 0, 0), 0, again))
        return
        yield

    queue.waiting.wake(Pending(("a", 0, 0), 0, again))
    assert play(queue.waiting.resolve()) == []
    assert len(queue.lines) == MOST_EFFECTS == 200
    assert [(event.kind, event.args) for event in queue.waiting.table.events or []] == [
        ("loop_stopped", {"n": 200})
    ]
    assert play(queue.waiting.resolve()) == []  # nothing is left of it
    assert len(queue.lines) == 200


def test_two_hundred_effects_that_end_are_all_carried_out() -> None:
    queue = Queue()
    for _ in range(200):
        queue.wake("a")
    assert play(queue.waiting.resolve()) == []
    assert len(queue.lines) == 200
    assert queue.waiting.table.events == []
