"""Combat: an attack is declared, a face-down card turned over, strength compared ("Combat or Discard")."""

from __future__ import annotations

from tabletop.effects.seats import is_out
from tabletop.engine import Asking, Card, Option, Reason, Rules, Table
from tabletop.games.el_guerrero import moves
from tabletop.games.el_guerrero.figures import (
    as_told,
    attacker_wins,
    fighting_parts,
    forbidden_by,
    hand_target,
    winnings_of,
)
from tabletop.games.el_guerrero.pieces import Piece
from tabletop.games.el_guerrero.state import (
    ATTACKED,
    ATTACKER,
    ATTACKS_LEFT,
    DEED,
    DEFENDER,
    DISCARDED,
    INSTANTS,
    LOST,
    at_peace,
    combat_goes_on,
    defender,
    end_combat,
    rivals_of,
    trap_of,
)
from tabletop.games.el_guerrero.windows import open_window
from tabletop.games.el_guerrero.words.triggers import Moment
from tabletop.games.el_guerrero.work import Work

_new = tuple.__new__


def attack_options(table: Table, seat: int) -> list[Option]:
    """List whom a player can attack now."""
    if why_no_attack(table) is not None:
        return []
    return [
        _new(Option, ("attack", None, ("player", rival)))
        for rival in rivals_of(table, seat)
        if forbidden_by(table, rival, "be_attacked") is None
    ]


def why_no_attack(table: Table) -> Reason | None:
    """Return why nobody can be attacked: Peace, or phase 2 has been used otherwise; None if somebody can."""
    if at_peace(table):
        return Reason("reason-eg-peace")
    deed = table.number(0, DEED)
    if deed == DISCARDED:
        return Reason("reason-eg-has-discarded")
    if deed == ATTACKED and not table.number(0, ATTACKS_LEFT):
        return Reason("reason-eg-has-attacked")
    return None


def why_not_attack(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a player cannot be attacked, or None."""
    reason = why_no_attack(table)
    if reason is not None:
        return reason
    target = option.target
    if not isinstance(target, tuple) or target not in [("player", one) for one in rivals_of(table, seat)]:
        return Reason("reason-eg-no-rival")
    source = forbidden_by(table, target[1], "be_attacked")
    return None if source is None else Reason("reason-eg-sheltered", {"card": table.faces[source].id})


def attack(work: Work, seat: int, rival: int) -> Rules:
    """Attack another player: instants, the face-down card, instants again, then the winner is found."""
    table = work.table
    if table.number(0, DEED) == ATTACKED:
        table.count(0, ATTACKS_LEFT, table.number(0, ATTACKS_LEFT) - 1)
    table.count(0, DEED, ATTACKED)
    table.count(0, ATTACKER, 1 + seat)
    table.count(0, DEFENDER, 1 + rival)
    table.note("attack_declared", player=seat, rival=rival)

    def goes_on() -> bool:
        return combat_goes_on(table)

    work.hear("attacks", seat, rival)
    yield from work.resolve()
    yield from open_window(work, Moment("attack", seat, rival), goes_on)
    while goes_on():
        # An attack that is redirected meets the card before its new defender as well.
        turned = yield from turn_over(work, seat)
        if turned is None:
            break
        yield from open_window(work, Moment("trap", seat, rival, turned), goes_on)
    if goes_on():
        decide(work, seat)
        yield from work.resolve()
    else:
        replenish(table)
    end_combat(table)


def turn_over(work: Work, seat: int) -> Asking[Card | None]:
    """Turn over the card before the defender: a trap takes effect, any other card is the attacker's.

    :returns: the card, or None if there was none.
    """
    table = work.table
    rival = defender(table)
    assert rival is not None
    card = trap_of(table, rival)
    if card is None:
        return None
    table.move(card, "playing", rival)
    piece: Piece = table.faces[card]
    if piece.kind != "trap":
        table.note("decoy_found", player=seat, rival=rival, card=card)
        table.move(card, "hand", seat)
        return card
    table.note("trap_sprung", player=seat, rival=rival, card=card)
    yield from work.carry_out(card, rival, seat)
    if table.place_of(card)[0] == "playing":
        table.move(card, "discard")
    yield from work.resolve()
    return card


def decide(work: Work, seat: int) -> None:
    """Compare strengths; Morale and the Defeated token follow ("Win or lose")."""
    table = work.table
    rival = defender(table)
    assert rival is not None
    mine = fighting_parts(table, seat, "attacking", rival)
    theirs = fighting_parts(table, rival, "defending", seat)
    winner, loser = (seat, rival) if attacker_wins(table) else (rival, seat)
    table.note(
        "strengths_compared",
        player=seat,
        rival=rival,
        n=sum([part.amount for part in mine]),
        answer=sum([part.amount for part in theirs]),
        parts_mine=as_told(table, mine),
        parts_theirs=as_told(table, theirs),
    )
    table.note("combat_won", player=winner, rival=loser)
    moves.change_morale(table, winner, winnings_of(table, winner))
    moves.change_morale(table, loser, -LOST)
    replenish(table)
    moves.pass_defeated(table, loser)
    work.hear("wins", winner, loser)
    work.hear("loses", loser, winner)


def replenish(table: Table) -> None:
    """Have the defender replenish the hand, if it used instants in this combat (ruling B13)."""
    rival = defender(table)
    if rival is not None and table.number(rival, INSTANTS) and not is_out(table, rival):
        moves.draw(table, rival, hand_target(table, rival) - len(table.zone("hand", rival)))
