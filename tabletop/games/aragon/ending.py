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
    PLAYED,
    SILENT,
    STILL,
    has_ten,
    influence,
    is_clear,
    total,
)

MOST_IDLE = 2  # ruling C6: so many turns in a row that change nothing end the match
MOST_STILL = 20
"""So many turns in a row without a card played are a loop: a marker takes as many steps from end to end."""
MOST_LATE = 60
"""So many turns with an empty deck are a loop, which cards that come back to hands could draw out for ever: a hand
of 30 is played out in them, and hands hold some 20 by then."""
_LIMITS = {IDLE: MOST_IDLE, STILL: MOST_STILL, LATE: MOST_LATE}


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


def is_stale(table: Table, has_changed: bool) -> bool:
    """Return whether the match ends after this turn since its deck is empty and nothing more can come (ruling C6).

    A player who has the final turn takes it, whatever else might end the match.

    :param has_changed: whether anything has changed in this turn.
    """
    if table.zone("deck") or (0, CLOSING) in table.numbers:
        return False
    if not table.zone("hand", 0) and not table.zone("hand", 1):
        return True
    return any(turns >= _LIMITS[name] for name, turns in _late_turns(table, has_changed).items())


def _late_turns(table: Table, has_changed: bool) -> dict[str, int]:
    """Count turns with an empty deck, with this one: in a row that change nothing, that see no card played; and all.

    Whoever only moves about what lies in play does not bring the end nearer: that is no card played.
    """
    return {
        IDLE: 0 if has_changed else table.number(0, IDLE) + 1,
        STILL: 0 if (0, PLAYED) in table.numbers else table.number(0, STILL) + 1,
        LATE: table.number(0, LATE) + 1,
    }


def _end_late_turn(table: Table, seat: int) -> None:
    """Count a turn with an empty deck, and end the match if nothing more can come.

    :raises GameOver: if it ends.
    """
    has_changed = (0, CHANGED) in table.numbers
    is_last = is_stale(table, has_changed)
    counted = _late_turns(table, has_changed)
    for name, turns in counted.items():
        if turns != table.number(0, name):
            table.count(0, name, turns)
    if not is_last:
        return
    if counted[IDLE] >= MOST_IDLE:
        table.note("nothing_moves", n=counted[IDLE])
    elif counted[STILL] >= MOST_STILL:
        table.note("nobody_plays", n=counted[STILL])
    elif counted[LATE] >= MOST_LATE:
        table.note("too_late", n=counted[LATE])
    else:
        table.note("nothing_left")
    compare(table, seat)
