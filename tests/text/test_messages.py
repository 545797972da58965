"""Every message id that the code names has a text, and every text is given the arguments that it calls for."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import tabletop
from tabletop import games
from tabletop.engine import Choose, Dice, Match, Option
from tabletop.text.languages import LANGUAGES, Language, Text
from tabletop.text.log import Teller

NAMES = ["Ana", "Luis", "Eva", "Íñigo", "Zoe", "Sol", "Gil", "Rut"]
CHANGES = {
    "counted", "entered", "gathered", "marked", "moved", "opened", "relabelled", "sealed", "shown", "shuffled",
}  # fmt: skip
"""Events by which the table changes: the screen shows them, and the log has nothing to add."""

ANSWERS = {"agreed", "declined"}
"""Notes that make an answer public: what comes of it is told, and a *no* by nothing coming of it."""

IDS = re.compile(r"(reason|error|prompt|why|storage|ui|card-problem|check-cards)-[a-z0-9]+(-[a-z0-9]+)*")


def named_in_code() -> Iterator[tuple[str, str]]:
    """Give each message id that stands in the code as a whole string, with the file that names it."""
    root = Path(tabletop.__file__).parent
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and IDS.fullmatch(node.value):
                yield node.value, str(path.relative_to(root))


def noted_in_code() -> Iterator[str]:
    """Give each kind of note that rules leave for the log."""
    root = Path(tabletop.__file__).parent
    for path in [*root.glob("games/**/*.py"), *root.glob("effects/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "note"
            ):
                kinds = node.args[0]
                for kind in [kinds.body, kinds.orelse] if isinstance(kinds, ast.IfExp) else [kinds]:
                    assert isinstance(kind, ast.Constant)
                    yield str(kind.value)


def test_the_scan_finds_what_it_looks_for() -> None:
    assert {"card-problem-missing", "reason-match-over"} <= {message for message, _ in named_in_code()}
    assert {"attacked", "raised", "lowered", "loop_stopped"} | ANSWERS <= set(noted_in_code())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_names_has_a_text(language: Language) -> None:
    text = Text(language, strict=True)
    assert [named for named in named_in_code() if not text.has(named[0])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_of_the_rules_has_a_text(language: Language) -> None:
    text = Text(language, strict=True)
    messages = {f"event-{kind.replace('_', '-')}" for kind in set(noted_in_code()) - ANSWERS}
    assert [message for message in sorted(messages) if not text.has(message)] == []


def tables() -> Iterator[tuple[str, int, Mapping[str, Any]]]:
    """Give each game with its smallest and largest table, and with each option by itself."""
    for game in games.all():
        for seats in (game.players[0], game.players[-1]):
            yield game.id, seats, {}
        for option in game.options:
            if not isinstance(option.default, int) or isinstance(option.default, bool):
                seats = option.seats[0] if option.seats else game.players[0]
                yield game.id, seats, {option.name: option.values[-1]}


@pytest.mark.parametrize(("name", "seats", "options"), list(tables()))
def test_a_whole_match_can_be_told(name: str, seats: int, options: Mapping[str, Any]) -> None:
    """Play at random; word prompts, objections, events for their owner and a spectator, and the ending."""
    game = games.get(name)
    match = Match(game, seats=seats, seed=11, options=dict(options), position=None)
    faces = {face.id: face for face in game.cards}
    tellers = [Teller(Text(language, strict=True), faces, NAMES) for language in LANGUAGES]
    dice = Dice(3)
    while match.request is not None:
        request = match.request
        reasons = []
        if isinstance(request, Choose):
            other = dice.below(60)
            tried = [Option(option.verb, option.card, other) for option in request.options[:8]]
            tried += [Option(option.verb, other, option.target) for option in request.options[:8]]
            reasons = [reason for option in tried if (reason := request.why_not(option))]
        for teller in tellers:
            assert teller.sentence(request.prompt, request.args)
            assert all(teller.sentence(reason.id, reason.args) for reason in reasons)
        match.answer(request.sample(dice))
    for event in match.events:
        for teller in tellers:
            for viewer in (0, seats):
                assert (teller.event(event.seen_by(viewer)) == "") == (event.kind in CHANGES | ANSWERS), event
    assert match.outcome is not None
    for teller in tellers:
        assert teller.sentence(match.outcome.why.id, match.outcome.why.args)
