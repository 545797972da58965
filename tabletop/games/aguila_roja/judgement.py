"""What a bot thinks of the characters of Águila Roja: what they are worth, who would stop whom, what a fight brings.

The unit is one victory point.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine import Card, Choose, Option, Table
from tabletop.games.aguila_roja.figures import force_of, strength_of, victory_of_card, why_banned
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.state import LENT, WOUNDS, characters, is_on_guard
from tabletop.games.aguila_roja.travel import why_not_ready

A_CHARACTER = 0.5
A_VICTORY = 1.0
A_STRENGTH = 0.35
A_SENTENCE = 0.35
A_UNIQUE = 0.3
WOUNDED = 0.55  # so much of a character's worth goes with its last strength but one
WEARY = 0.33  # so much of it goes in a fight that does not end it
BORROWED = 0.1  # so much a character is worth that goes back when the turn ends

STOPPED = 0.15  # so much of a challenge comes through although a strong guard waits for it
HINDERED = 0.45  # the same where the guard would be the weaker one
OPEN = 0.9
WORTH_IT = 0.3  # an interception that brings less is none: the guard may be needed yet


class Attacker(NamedTuple):
    """A character that may challenge, the one who brings most victory points first when sorted downwards."""

    victory: int
    force: int
    card: Card


def character_worth(table: Table, card: Card) -> float:
    """Return what a character on the table is worth to who controls it."""
    piece: Piece = table.faces[card]
    strength = strength_of(table, card)
    worth = A_CHARACTER + A_VICTORY * victory_of_card(table, card) + A_STRENGTH * strength
    worth += A_SENTENCE * len(piece.printed.abilities) + (A_UNIQUE if piece.unique else 0.0)
    marks = table.marks
    wounds = marks.get((card, WOUNDS), 0)
    if wounds:
        worth *= 1.0 - WOUNDED * min(1.0, wounds / max(1, strength))
    return BORROWED * worth if (card, LENT) in marks else worth


def threat(table: Table, seat: int, rival: int) -> float:
    """Return how many victory points a rival's challenges are likely to bring before a seat's next turn.

    A guard stops one challenge; the strongest are set against those that would bring most.
    """
    guards = sorted([force_of(table, card) for card in _guards(table, seat)], reverse=True)
    points = 0.0
    for victory, force, card in sorted(_attackers(table, rival), reverse=True):
        if not victory:
            break
        share = OPEN
        if guards and why_banned(table, card, "be_intercepted") is None:
            share = STOPPED if guards.pop(0) >= force else HINDERED
        points += share * victory
    return points


def _guards(table: Table, seat: int) -> list[Card]:
    """List who can intercept for a player."""
    return [
        card
        for mate in table.setup.mates[seat]
        for card in table.zone("village", mate)
        if why_not_ready(table, mate, card, "intercept") is None
    ]


def _attackers(table: Table, seat: int) -> list[Attacker]:
    """List who can challenge for a player: in the player's own turn those on guard, else all, for they will be."""
    if table.turn == seat:
        cards = [card for card in table.zone("village", seat) if is_on_guard(table, card)]
    else:
        cards = list(characters(table, seat))
    return [
        Attacker(victory_of_card(table, card), force_of(table, card), card)
        for card in cards
        if table.faces[card].kind == "character" and why_banned(table, card, "challenge") is None
    ]


def interception(table: Table, request: Choose) -> Option:
    """Return how a player would sensibly answer a challenge: to save victory points or a friend, or to win a fight.

    Of several challengers that may yet come, a guard is kept for those who would bring more.
    """
    challenger = table.by_id[request.args["challenger"]]
    guards = [option for option in request.options if option.card is not None]
    if request.args["challenged"] < 0:
        saved = 0.0
        if _more_to_come(table, challenger) < len(guards):
            saved = float(victory_of_card(table, challenger))
    else:
        saved = -exchange(table, table.by_id[request.args["challenged"]], challenger)
    best, most = request.decline, WORTH_IT
    for option in guards:
        assert option.card is not None
        gain = saved + exchange(table, table.by_id[option.card], challenger)
        if gain > most:
            best, most = option, gain
    assert best is not None
    return best


def exchange(table: Table, one: Card, other: Card) -> float:
    """Return what a fight of two characters brings the player of the first ("Wounds")."""
    blow, answer = force_of(table, one), force_of(table, other)
    return _harm(table, other, answer, blow) - _harm(table, one, blow, answer)


def _harm(table: Table, card: Card, force: int, wounds: int) -> float:
    """Return what of a character's worth some wounds take, of which it can bear fewer than its force."""
    share = 1.0 if wounds >= force else WEARY * wounds / force
    return share * character_worth(table, card)


def _more_to_come(table: Table, challenger: Card) -> int:
    """Return how many characters might challenge after this one and bring more victory points."""
    points = victory_of_card(table, challenger)
    attackers = _attackers(table, table.place_of(challenger)[1])
    return sum([one.victory > points for one in attackers])
