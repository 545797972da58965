"""The smallest words there can be: a verb that writes down that it was done, and a test that is told what to say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from tabletop.cards.models import Ability
from tabletop.effects.sentences import Act, Condition, Doing, carry_out
from tabletop.effects.waiting import Waiting
from tabletop.engine import Answer, Card, Choose, Request, Rules
from tests.engine.small_table import ACE, JACK, KING, QUEEN, dealt


class Diary(Doing):
    """An effect of the first of four cards in hand, and what happened in it."""

    def __init__(self) -> None:
        table, cards = dealt(ACE, KING, QUEEN, JACK)
        super().__init__(Waiting(table, 0), cards[0], "ace", 2, 0, ())
        self.cards = cards
        self.lines: list[str] = []

    def begin(self) -> None:
        self.lines.append("begin")

    def rest(self) -> Rules:
        self.lines.append("rest")
        return
        yield


class Write(Act):
    """Write something down; it may be impossible."""

    verb: Literal["write"] = "write"
    what: str
    possible: bool = True

    def do(self, doing: Diary) -> Rules:
        doing.lines.append(self.what)
        return
        yield

    def can(self, doing: Diary) -> bool:
        return self.possible


class Point(Write):
    """Write down the card that was chosen, out of the last so many of the hand."""

    count: int = 2

    def do(self, doing: Diary) -> Rules:
        assert doing.chosen is not None
        doing.lines.append(f"{self.what} {doing.table.faces[doing.chosen].id}")
        doing.chosen = None
        return
        yield

    def offers(self, doing: Diary) -> list[Card]:
        return doing.cards[4 - self.count :]


class Says(Condition):
    """Hold or not, and write down that it was asked."""

    test: Literal["says"] = "says"
    so: bool

    def holds(self, doing: Diary) -> bool:
        doing.lines.append("asked")
        return self.so


def ability(**parts: Any) -> Ability:
    """Make a sentence; `so` is its condition."""
    if "so" in parts:
        parts["if"] = Says(so=parts.pop("so"))
    return Ability(**parts)


def told(doing: Diary, sentence: Ability, answers: Iterable[Answer] = ()) -> list[str]:
    """Carry a sentence out, answer what it asks, all of it, and return what happened."""
    requests = play(carry_out(sentence, doing), answers)
    assert all(isinstance(request, Choose) for request in requests)
    return doing.lines


def play(rules: Rules, answers: Iterable[Answer] = ()) -> list[Request]:
    """Run rules to their end with these answers, neither more nor fewer; return what was asked."""
    asked: list[Request] = []
    left = list(answers)
    answer: Answer | None = None
    while True:
        try:
            request = rules.send(answer)
        except StopIteration:
            assert left == []
            return asked
        asked.append(request)
        answer = request.check(left.pop(0))
