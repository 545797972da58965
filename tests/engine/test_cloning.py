"""Copies of a match, taken where the table alone does not tell how far its rules have come."""

from typing import ClassVar

import pytest

from tabletop.engine import Choose, Dice, Match, Option, Rules, Table
from tests.contract.leaky import Whisper

PROMPTS = ("prompt-first-thought", "prompt-second-thought", "prompt-third-thought")


def ponder(table: Table) -> Rules:
    """Ask three times; no answer changes anything."""
    for prompt in PROMPTS:
        yield Choose(table, 0, prompt, lambda _table, _seat: [Option("yes"), Option("no")])


class Pondering(Whisper):
    """A game whose only phase asks several questions before it touches the table."""

    phases: ClassVar = {"ponder": ponder}

    def begin(self, table: Table) -> None:
        table.enter("ponder")


def pondered(answers: int) -> Match:
    match = Match(Pondering(), 2)
    for _ in range(answers):
        match.answer(Option("yes"))
    return match


def asked(match: Match) -> str:
    assert match.request is not None
    return match.request.prompt


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_a_copy_asks_the_same_after_answers_that_changed_nothing(answers: int) -> None:
    assert asked(pondered(answers).clone()) == PROMPTS[answers]


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_an_imagined_match_asks_the_same_after_answers_that_changed_nothing(answers: int) -> None:
    assert asked(pondered(answers).imagine(0, Dice(1))) == PROMPTS[answers]


def test_a_copy_of_a_copy_goes_on_where_the_first_would() -> None:
    copy = pondered(1).clone()
    copy.answer(Option("no"))
    assert asked(copy.clone()) == PROMPTS[2]
