"""What the table says of areas, cards and options: totals, who would win, what would come of a card."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.controller.contest import Contest, Front
from tabletop.controller.tables import Badge, Preview, TokenLook, Tone
from tabletop.engine import Card, Dice, GameOver, Option, Outcome, PlayerView, Reason, Table
from tabletop.games.aragon.ending import check_clear, compare, is_stale
from tabletop.games.aragon.figures import (
    area_parts,
    area_strength,
    as_told,
    card_parts,
    forbidden_by,
    steps_of,
    strength_of,
)
from tabletop.games.aragon.moves import shift
from tabletop.games.aragon.pieces import Piece
from tabletop.games.aragon.play import usable
from tabletop.games.aragon.state import (
    AREAS,
    CHANGED,
    CLOSING,
    GRANTS,
    MOST,
    SILENT,
    THRESHOLD,
    USED,
    Area,
    area_of,
    is_clear,
    is_in_play,
    is_opening,
    marker,
    meets,
)

TONES: dict[str, Tone] = {"military": "red", "political": "steel", "economic": "gold"}
"""The colour of each area, and the shape of its marker."""
_COMING = ("beginning", "planning")
"""The phases after which markers move in the same turn."""
_ACTS = ("be_destroyed", "be_returned", "be_moved", "be_silenced")
_SIGNS = {
    "silent": "badge-ag-silenced",
    "used": "badge-ag-used",
    "ready": "badge-ag-ability",
    "grant": "badge-ag-granted",
}
"""What the signs on a card mean: message ids."""


def contest_of(table: Table) -> Contest:
    """Tell how the areas stand, and who would win if this turn's Influence phase ended now."""
    fronts = tuple([_front(table, area) for area in AREAS])
    return Contest(fronts, MOST, (THRESHOLD, MOST), "front-ag-note", verdict(table))


def _front(table: Table, area: Area) -> Front:
    """Tell how an area stands; nothing is foretold while markers are moving, or where this turn moves none."""
    here, there = [as_told(table, area_parts(table, seat, area)) for seat in (0, 1)]
    totals = (area_strength(table, 0, area), area_strength(table, 1, area))
    stays = table.phase == "influence" or is_opening(table)
    step = 0 if stays else steps_of(table, 0, area)
    return Front(
        area, area, TONES[area], f"zone-ag-{area}", totals, (here, there), marker(table, 0, area), step
    )


def verdict(table: Table) -> Badge:
    """Tell who would win if this turn's Influence phase ended now, and why ("Victory and endgame")."""
    active = table.turn
    rival = 1 - active
    is_coming = table.phase in _COMING
    if is_coming and is_opening(table):
        return Badge("hourglass", "verdict-ag-opening")
    after = _settled(table) if is_coming else table
    if (won := _clear(after, rival)) is not None:
        return Badge("crown", "verdict-ag-wins", {"player": rival, **_why(won.why)}, "gold")
    if table.number(0, CLOSING) == 1 + active:
        last = _compared(after, active)
        return Badge("crown", "verdict-ag-last", {"players": last.winners, **_why(last.why)}, "gold")
    if is_coming and is_stale(table, (0, CHANGED) in after.numbers):
        last = _compared(after, active)
        return Badge("crown", "verdict-ag-over", {"players": last.winners, **_why(last.why)}, "gold")
    if (held := _clear(after, active)) is not None:
        args = {"player": active, "rival": rival, **_why(held.why)}
        return Badge("victory", "verdict-ag-holds", args, "gold")
    if meets(after, active) and meets(after, rival):
        return Badge("shield", "verdict-ag-both")
    return Badge("info", "verdict-ag-nobody")


def _settled(table: Table) -> Table:
    """Return how the markers would stand once they have moved; nothing else lies on that table."""
    after = Table(table.layout, (), {}, table.setup, Dice(0))
    after.events = None
    after.numbers.update(table.numbers)
    for area in AREAS:
        steps = steps_of(table, 0, area)
        shift(after, int(steps < 0), area, abs(steps))
    return after


def _clear(table: Table, seat: int) -> Outcome | None:
    """Return the clear victory of a player, or None."""
    if not is_clear(table, seat):
        return None
    try:
        check_clear(table, seat)
    except GameOver as over:
        return over.outcome
    return None


def _compared(table: Table, active: int) -> Outcome:
    """Return how the match would end with the final comparison."""
    try:
        compare(table, active)
    except GameOver as over:
        return over.outcome
    raise AssertionError("the final comparison ends the match")


def _why(reason: Reason) -> dict[str, object]:
    """Return the arguments that tell in few words why somebody would win."""
    return {"why": f"brief-{reason.id}", **reason.args}


# -- cards


def told_of(table: Table, card: Card, viewer: int) -> Iterator[Badge]:
    """Tell of a card in play how its strength comes about, what protects it, what it grants, if it can be used.

    :param viewer: as in `tokens_of`.
    """
    if not is_in_play(table, card):
        return
    if area_of(table, card) is not None:
        parts = as_told(table, card_parts(table, card))
        if len(parts) > 1:
            yield Badge("strength", "about-ag-strength", {"n": strength_of(table, card), "parts": parts})
        for act in _ACTS:
            shield = forbidden_by(table, card, act)
            if shield is not None and shield != card:
                told = f"about-ag-cannot-{act.replace('_', '-')}"
                yield Badge("shield", told, {"card": table.faces[shield].id})
    for token in tokens_of(table, card, viewer):
        yield Badge("event", _SIGNS[token.kind], {"n": token.number})


def tokens_of(table: Table, card: Card, viewer: int) -> Iterator[TokenLook]:
    """List the signs on a card in play: silenced, used, still to be used; and the plays that it has granted.

    :param viewer: who looks; that an ability can be used now is shown to its player alone, since others do not know
        what is in the hand that pays for it.
    """
    piece: Piece | None = table.faces[card]
    if piece is None or not is_in_play(table, card):
        return
    marks = table.marks
    seat = table.place_of(card)[1]
    if (card, SILENT) in marks:
        yield TokenLook("silent", 1)
    elif (card, USED) in marks:
        yield TokenLook("used", 1)
    elif seat == viewer and _can_use(table, seat, card, piece):
        yield TokenLook("ready", 1)
    granted = sum([marks.get((card, name), 0) for name in GRANTS.values()])
    if granted:
        yield TokenLook("grant", granted)


def _can_use(table: Table, seat: int, card: Card, piece: Piece) -> bool:
    is_time = table.phase == "planning" and table.turn == seat
    return is_time and piece.turn_ability is not None and card in usable(table, seat)


# -- options


def ahead(view: PlayerView, option: Option) -> PlayerView | None:
    """Return the view as it would be with a card played into an area, before it does anything; None for others."""
    card, place = option.card, option.target
    hand = None if card is None else view.place_of(card)
    if option.verb != "play" or card is None or hand is None or not isinstance(place, tuple):
        return None
    after = view.copy()
    after.zones[hand] = tuple([one for one in view.zones[hand] if one != card])
    after.zones[place] = (*view.zones[place], card)
    return after


def played(table: Table, option: Option) -> Preview:
    """Tell how an area would stand with a card played into it: strength against strength, and what comes of that.

    :param table: as it would be then.
    """
    assert isinstance(option.target, tuple)
    place, seat = option.target
    area: Area = next(one for one in AREAS if one == place)
    now = marker(table, seat, area)
    gain = max(-MOST, min(MOST, now + steps_of(table, seat, area))) - now
    strengths = area_strength(table, seat, area), area_strength(table, 1 - seat, area)
    args = {"n": abs(gain), "mine": strengths[0], "theirs": strengths[1]}
    if is_opening(table):
        return Preview("preview-ag-opening", args, "gold")
    if not gain:
        return Preview("preview-ag-even", args, "gold")
    return Preview("preview-ag-gains", args, "green") if gain > 0 else Preview("preview-ag-loses", args)
