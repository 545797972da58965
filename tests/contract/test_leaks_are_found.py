"""The secrecy tests can fail: each way finds the leak that it is for, and none is found where there is none."""

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.engine import Card, Dice, Table
from tests.contract.leaky import Whisper
from tests.contract.players import Setup
from tests.contract.ways import hindsight, probe, relabel
from tests.contract.worlds import Leak, Line, play_line

LINES = 6


def lines(leak: str, seats: int = 3) -> list[Line]:
    """Play some matches of Whisper."""
    return [play_line(Setup(Whisper(leak), seats, {}), seed) for seed in range(LINES)]


def by_hindsight(line: Line, viewer: int) -> int:
    return sum([hindsight(line, viewer, start, 2, alike=False) for start in line.fresh[::4]])


def by_imagining(line: Line, viewer: int) -> int:
    """Imagine in two worlds; whatever hindsight alone finds is found by the test before."""
    return sum([hindsight(line, viewer, start, 2, alike=False, imagine_every=1) for start in line.fresh[::4]])


def by_probe(line: Line, viewer: int) -> int:
    return probe(line, viewer, range(len(line.answers)), Dice(line.seed))


def by_relabel(line: Line, viewer: int) -> int:
    return sum([relabel(line, viewer, start, Dice(start)) for start in line.fresh[::2]])


WAYS = {"hindsight": by_hindsight, "imagine": by_imagining, "probe": by_probe, "relabel": by_relabel}


def look(way: str, played: list[Line]) -> int:
    """Look for leaks in one way, for every viewer; return how many decisions were compared."""
    return sum([WAYS[way](line, viewer) for line in played for viewer in range(line.setup.seats + 1)])


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_honest_game_tells_nothing(way: str, seats: int) -> None:
    assert look(way, lines("", seats)) > 200


@pytest.mark.parametrize(
    ("leak", "way", "what"),
    [
        ("argument", "hindsight", "events"),
        ("order", "hindsight", "events"),
        ("verdict", "hindsight", "undo"),
        ("reason", "hindsight", "reasons"),
        ("stale", "imagine", "imagines"),
        ("local", "probe", "request"),
        ("id", "relabel", "events"),
        ("order", "relabel", "events"),
    ],
)
def test_each_leak_is_found(leak: str, way: str, what: str) -> None:
    with pytest.raises(Leak, match=rf"^{way}") as found:
        look(way, lines(leak))
    assert what in str(found.value)


def leave_under_its_own_id(table: Table, card: Card, cards: list[Card], *_masks: int) -> int:
    """Leak in the kernel: a card leaves a hand under the id that it had there."""
    cards.remove(card)
    return table.id_of(card)


def deal_no_ids(table: Table, cards: list[Card]) -> dict[int, int]:
    """Leak in the kernel: a hand that is looked into keeps its ids, which tell when each card was drawn."""
    return {table.id_of(card): table.id_of(card) for card in cards}


@pytest.mark.parametrize(
    ("name", "broken"),
    [("_leave", leave_under_its_own_id), ("_deal_ids", deal_no_ids)],
)
def test_a_kernel_that_does_not_deal_ids_anew_is_found(
    name: str, broken: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, name, broken)
    with pytest.raises(Leak, match=r"^relabel"):
        look("relabel", lines(""))
