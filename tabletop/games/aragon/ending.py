"""How turns and matches end: the check of a clear victory, the end of the deck, the final comparison."""

from __future__ import annotations

from tabletop.engine import GameOver, Outcome, Reason, Table
from tabletop.games.aragon.arrangement import hearers
from tabletop.games.aragon.state import (
    AREAS,
    CHANGED,
    CLOSING,
    IDLE,
    LATE,
    MOST,
    OPENING,
    SILENT,
    has_ten,
    influence,
    is_clear,
    total,
)

MOST_IDLE = 2  # ruling C6: so many turns in a row that change nothing end the match
MOST_LATE = 30
"""So many turns with an empty deck are a loop, which cards that come back to hands could draw out for ever."""


def check_clear(table: Table, seat: int) -> None:
    """End the match if a player has a clear victory.

    :raises GameOver: if so.
    """
    if is_clear(table, seat):
        raise GameOver(_outcome(table, (seat,), _why_clear(table, seat)))


def _why_clear(table: Table, seat: int) -> Reason:
    if has_ten(table, seat) and has_ten(table, 1 - seat):
        return Reason("why-ag-third")
    if has_ten(table, seat):
        area = next(area for area in AREAS if influence(table, seat, area) >= MOST)
        return Reason("why-ag-ten", {"area": area})
    return Reason("why-ag-two")


def surrender(table: Table, seat: int) -> bool:
    """Surrender the match: the other player wins.

    :raises GameOver: always.
    """
    table.note("surrendered", player=seat)
    raise GameOver(_outcome(table, (1 - seat,), Reason("why-ag-surrender")))


def compare(table: Table, active: int) -> None:
    """Compare for the last time: a clear victory of either, else the most total influence (rulings C2, C4).

    :param active: whose turn was the last.
    :raises GameOver: always.
    """
    check_clear(table, 1 - active)
    check_clear(table, active)
    here, there = total(table, 0), total(table, 1)
    if here == there:
        raise GameOver(_outcome(table, (0, 1), Reason("why-ag-draw")))
    raise GameOver(_outcome(table, (int(there > here),), Reason("why-ag-total")))


def _outcome(table: Table, winners: tuple[int, ...], why: Reason) -> Outcome:
    return Outcome(winners, (total(table, 0), total(table, 1)), why)


def end_turn(table: Table, was_empty: bool) -> None:
    """End a turn; the next begins, unless it was the final one or nothing more can come.

    :param was_empty: whether the deck was empty already before the Draft.
    :raises GameOver: if the match ends.
    """
    seat = table.turn
    if table.number(0, CLOSING) == 1 + seat:
        compare(table, seat)
    if was_empty:
        _end_late_turn(table, seat)
    if (0, OPENING) in table.numbers:
        table.count(0, OPENING, 0)
    for card, name in [key for key in table.marks if key[1] != SILENT]:
        table.mark(card, name, 0)
    table.begin_turn(1 - seat)
    table.enter("beginning" if hearers(table, 1 - seat, "beginning") else "planning")


def _end_late_turn(table: Table, seat: int) -> None:
    """Look whether a match whose deck is empty has anything left to come (ruling C6).

    :raises GameOver: if not.
    """
    if (0, CLOSING) not in table.numbers and not table.zone("hand", 0) and not table.zone("hand", 1):
        table.note("nothing_left")
        compare(table, seat)
    idle = 0 if (0, CHANGED) in table.numbers else table.number(0, IDLE) + 1
    if idle != table.number(0, IDLE):
        table.count(0, IDLE, idle)
    late = table.number(0, LATE) + 1
    table.count(0, LATE, late)
    if idle >= MOST_IDLE:
        table.note("nothing_moves", n=idle)
        compare(table, seat)
    if late >= MOST_LATE:
        table.note("too_late", n=late)
        compare(table, seat)
