"""Two worlds side by side before one viewer: what it is told in each, and what it knew when."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from tabletop.engine import Answer, Card, Choose, Dice, IllegalAnswer, Match, Option, Table
from tests.contract.players import Setup, asked, decisions, is_mid_effect, wrong_answers

NEVER = 10**9


class Leak(AssertionError):
    """A viewer was told something that it may not know."""


# -- what a viewer is told


def told(match: Match, viewer: int, since: int, verbs: list[str], dice: Dice) -> dict[str, Any]:
    """Return all that a viewer is told: view, events since a number, requests, options, reasons, verdicts.

    :param viewer: a seat, or the number of seats for a spectator.
    """
    request = match.request
    facts: dict[str, Any] = {
        "view": match.view(viewer if viewer < match.seats else None),
        "events": [event.seen_by(viewer) for event in match.events[since:]],
        "request": None if request is None else request.seen_by(viewer),
        "outcome": match.outcome,
        "head": match.record()["head"] if request is None else None,
    }
    if viewer < match.seats:
        facts["undo"] = match.why_not_undo(viewer)
        facts["surrender"] = match.why_not_concede(viewer)
    if request is not None and request.seat == viewer:
        facts["asked"] = asked(request)
        facts["reasons"] = [
            request.why_not(answer)
            for answer in wrong_answers(match, verbs, dice)[:40]
            if isinstance(answer, (Option, list))
        ]
    return facts


@dataclass
class SideBySide:
    """Two matches played in step before the same viewer."""

    one: Match
    other: Match
    viewer: int
    verbs: list[str]
    way: str
    since: int = 0
    compared: int = 0

    def compare(self) -> None:
        """Demand that the viewer is told the same in both.

        :raises Leak: naming the way, the decision and what differs.
        """
        number = len(self.one._log)
        here = told(self.one, self.viewer, self.since, self.verbs, Dice(number))
        there = told(self.other, self.viewer, self.since, self.verbs, Dice(number))
        if here != there:
            differing = [name for name in here if here[name] != there.get(name)]
            name = differing[0] if differing else "asked"
            raise Leak(
                f"{self.way}: viewer {self.viewer}, decision {number}, {name}:\n"
                f"  {_first_difference(here.get(name), there.get(name))}"
            )
        self.since = len(self.one.events)
        self.compared += 1

    def answer(self, answer: Answer, translated: Answer | None = None) -> bool:
        """Give both the same answer; return False if the other world could not have come this far.

        :raises Leak: if it is the viewer itself that cannot answer alike.
        """
        assert self.one.request is not None
        giver = self.one.request.seat
        self.one.answer(answer)
        try:
            self.other.answer(answer if translated is None else translated)
        except IllegalAnswer as error:
            if giver == self.viewer:
                raise Leak(f"{self.way}: viewer {giver} may not answer {answer} in both: {error}") from error
            return False
        return True


def _first_difference(here: Any, there: Any) -> str:
    if isinstance(here, list) and isinstance(there, list):
        for one, other in zip(here, there, strict=False):
            if one != other:
                return f"{one}\n  {other}"
    return f"{here}\n  {there}"


def other_world(match: Match, change: Callable[[Table], None]) -> Match:
    """Return a clone in which something secret is otherwise, whole enough to be cloned and imagined from.

    :param match: at the first question of a phase: what the rules remember there is in the table.
    """
    assert not is_mid_effect(match)
    world = match.clone()
    change(world.table)
    world.table.version += 1
    world._entry = world.table.version
    world._set_mark()
    return world.clone()  # its request is asked afresh of the changed table


# -- a match played once, to know what was seen when


@dataclass
class Line:
    """A match played at random: its answers, and what was known before each decision and at the end."""

    setup: Setup
    seed: int
    answers: list[Answer] = field(default_factory=list)
    verbs: list[str] = field(default_factory=lambda: ["no-such-verb"])
    masks: list[list[int]] = field(default_factory=list)
    """Who knew each card before each decision, or came to know it in the step before and forgot it in a shuffle."""
    fresh: list[int] = field(default_factory=list)
    redeals: dict[int, list[int]] = field(default_factory=dict)
    """Viewer -> the decisions whose answers gathered up cards that it did not know, as a new deal does."""

    seals: int = 0
    """How many choices were sealed."""

    def at(self, number: int) -> Match:
        """Return the match as it was before a decision."""
        match = self.setup.match(self.seed)
        for answer in self.answers[:number]:
            match.answer(answer)
        return match

    def first_known(self, viewer: int, start: int) -> dict[Card, int]:
        """Return the cards that a viewer does not know at a decision, and when it comes to know each."""
        bit = 1 << viewer
        found: dict[Card, int] = {}
        for index, mask in enumerate(self.masks[start]):
            if not mask & bit:
                later = (n for n in range(start, len(self.masks)) if self.masks[n][index] & bit)
                found[Card(index)] = next(later, NEVER)
        return found


def play_line(setup: Setup, seed: int) -> Line:
    """Play a match at random and remember what secrecy tests need to know of it."""
    line = Line(setup, seed)
    match, dice = setup.match(seed), Dice(seed)
    viewers = range(setup.seats + 1)
    views = [match.first_view(viewer if viewer < setup.seats else None) for viewer in viewers]
    line.redeals = {viewer: [] for viewer in viewers}
    verbs = set(line.verbs)
    forgotten: dict[int, int] = {}
    taken = 0

    def note() -> None:
        nonlocal taken
        for viewer, view in zip(viewers, views, strict=True):
            for event in match.events[taken:]:
                if (
                    line.answers
                    and event.kind == "gathered"
                    and not view.faces.keys() >= set(event.args["ids"])
                ):
                    line.redeals[viewer].append(len(line.answers) - 1)
                view.fold(event.seen_by(viewer))
        taken = len(match.events)
        line.masks.append([mask | forgotten.pop(card, 0) for card, mask in enumerate(match.table.masks)])

    for request in decisions(match, dice):
        note()
        if isinstance(request, Choose):
            verbs.update(option.verb for option in request.options)
        if not is_mid_effect(match):
            line.fresh.append(len(line.answers))
        answer = request.sample(dice)
        line.answers.append(answer)
        with remembering(forgotten):
            match.answer(answer)
    note()
    line.seals = sum([event.kind == "sealed" for event in match.events])
    line.verbs = sorted(verbs)
    return line


@contextmanager
def remembering(forgotten: dict[int, int]) -> Iterator[None]:
    """Keep who knew which card when a shuffle, or ids dealt anew, made them forget it."""

    def watched(verb: Callable[..., Any]) -> Callable[..., Any]:
        def watch(self: Table, *args: Any, **keywords: Any) -> Any:
            for card, mask in enumerate(self.masks):
                forgotten[card] = forgotten.get(card, 0) | mask
            return verb(self, *args, **keywords)

        return watch

    with ExitStack() as stack:
        for name in ("shuffle", "_leave", "_deal_ids"):
            stack.enter_context(patch.object(Table, name, watched(getattr(Table, name))))
        yield
