"""The turn, as the rulebook tells it: Beginning, Planning, Influence; the Draft has a room of its own."""

from __future__ import annotations

from tabletop.engine import Choose, Rules, Table
from tabletop.games.aragon.arrangement import hearers
from tabletop.games.aragon.drafting import look
from tabletop.games.aragon.ending import check_clear
from tabletop.games.aragon.figures import Lead, leads_of
from tabletop.games.aragon.moves import shift
from tabletop.games.aragon.play import END, act, options, usable, why_not
from tabletop.games.aragon.state import ACTIONS, PLAYED, is_opening, marker, plays_left
from tabletop.games.aragon.work import Work

MOST_ACTIONS = 60
"""So many actions in one turn are a loop: Planning ends, and everybody is told."""


def beginning(table: Table) -> Rules:
    """Resolve what happens at the beginning of the turn, in the order that its player chooses ("Beginning")."""
    seat = table.turn
    if hearers(table, seat, "beginning"):
        work = Work(table)
        work.hear("beginning", seat)
        yield from work.resolve()
    table.enter("planning")


def planning(table: Table) -> Rules:
    """Ask for one action of Planning, and carry it out ("Planning").

    Whoever holds no card and has nothing to use is not asked.
    """
    seat = table.turn
    if not table.zone("hand", seat) and has_nothing(table, seat):
        end_planning(table)
        return
    left = len(plays_left(table, seat))
    option = yield Choose(
        table, seat, "prompt-plan", options, why_not, END, n=left, opening=is_opening(table)
    )
    if option == END:
        end_planning(table)
        return
    yield from act(table, seat, option)
    done = table.number(0, ACTIONS)
    if done >= MOST_ACTIONS:
        table.note("turn_stopped", player=seat, n=done)
        end_planning(table)


def has_nothing(table: Table, seat: int) -> bool:
    """Return whether a player without a card in hand has done nothing in Planning, and can do nothing."""
    numbers = table.numbers
    if (0, PLAYED) in numbers or (0, ACTIONS) in numbers or table.zone("leader", seat):
        return False
    return not usable(table, seat)


def end_planning(table: Table) -> None:
    """End Planning; the opening turn has no Influence phase ("The opening turn")."""
    if is_opening(table):
        look(table)
    else:
        table.enter("influence")
        settle(table)


def influence(table: Table) -> Rules:
    """Move the markers: where a match begins with this phase."""
    settle(table)
    return
    yield


def settle(table: Table) -> None:
    """Move the markers by the differences of strength; then see whether the other player has won ("Influence").

    :raises GameOver: if so.
    """
    for lead in leads_of(table):
        weigh(table, lead)
    check_clear(table, 1 - table.turn)
    look(table)


def weigh(table: Table, lead: Lead) -> None:
    """Move the marker of an area towards the player who has more strength there, and tell it."""
    seat, area = lead.seat, lead.area
    moved = shift(table, seat, area, lead.steps)
    table.note(
        "strengths_weighed",
        player=seat,
        rival=1 - seat,
        area=area,
        n=moved,
        value=marker(table, seat, area),
        mine=lead.mine,
        theirs=lead.theirs,
    )
