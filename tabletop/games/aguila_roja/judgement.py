"""What is likely to come of a table of Águila Roja: what characters are worth, who would stop whom.

The unit is one victory point.
"""

from __future__ import annotations

from tabletop.engine import Card, Option, Request, Table
from tabletop.games.aguila_roja.figures import force_of, strength_of, victory_of_card, why_banned
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.state import LENT, WOUNDS, is_on_guard, rivals_of, turn_of
from tabletop.games.aguila_roja.travel import why_not_ready

A_CHARACTER = 0.5
A_VICTORY = 1.0
A_STRENGTH = 0.3
A_SENTENCE = 0.35
A_UNIQUE = 0.3
WOUNDED = 0.55  # so much of a character's worth goes by the life that it has left
STOPPED = 0.15  # so much of a challenge comes through although a strong guard waits for it
DELAYED = 0.45  # the same where the guard would be the weaker one
OPEN = 0.9


def character_worth(table: Table, card: Card) -> float:
    """Return what a character on the table is worth to who controls it, in victory points."""
    piece: Piece = table.faces[card]
    strength = strength_of(table, card)
    worth = A_CHARACTER + A_VICTORY * victory_of_card(table, card) + A_STRENGTH * strength
    worth += A_SENTENCE * len(piece.printed.abilities) + (A_UNIQUE if piece.unique else 0.0)
    wounds = table.marks.get((card, WOUNDS), 0)
    if wounds:
        worth *= 1.0 - WOUNDED * min(1.0, wounds / max(1, strength))
    if (card, LENT) in table.marks:
        worth *= 0.1
    return worth


def threat(table: Table, seat: int, rival: int) -> float:
    """Return how many victory points a rival's challenges are likely to bring before a seat's next turn.

    A guard stops one challenge, the strongest guards the best ones.
    """
    its_turn = turn_of(table) == rival
    attackers = [
        (victory_of_card(table, card), force_of(table, card), card)
        for card in table.zone("village", rival)
        if table.faces[card].kind == "character"
        and (is_on_guard(table, card) or not its_turn)
        and why_banned(table, card, "challenge") is None
    ]
    if not its_turn:
        attackers += [
            (victory_of_card(table, card), force_of(table, card), card) for card in table.zone("upon", rival)
        ]
    attackers.sort(key=lambda one: one[:2], reverse=True)
    guards = sorted(
        [
            force_of(table, card)
            for mate in table.setup.mates[seat]
            for card in table.zone("village", mate)
            if why_not_ready(table, mate, card, "intercept") is None
        ],
        reverse=True,
    )
    points = 0.0
    for victory, force, card in attackers:
        if not victory:
            continue
        if not guards or why_banned(table, card, "be_intercepted") is not None:
            points += OPEN * victory
        else:
            points += (STOPPED if guards.pop(0) >= force else DELAYED) * victory
    return points


def interception(table: Table, request: Request) -> Option | None:
    """Return how a player would sensibly intercept, or None: to save victory points, or to win a fight.

    Of several challengers that may yet come, a guard is kept for the best.
    """
    challenger = table.by_id[request.args["challenger"]]
    challenged = request.args["challenged"]
    blow = force_of(table, challenger)
    prize = character_worth(table, challenger)
    options = [option for option in request.options if option.card is not None]  # type: ignore[attr-defined]
    if challenged < 0:
        saved = float(victory_of_card(table, challenger))
        if _better_to_come(table, challenger) >= len(options):
            saved = 0.0
    else:
        aim = table.by_id[challenged]
        saved = character_worth(table, aim) if blow >= force_of(table, aim) else 0.0
        if force_of(table, aim) >= blow:
            saved -= prize  # it dies anyhow
    best, most = None, 0.3
    for option in options:
        guard = table.by_id[option.card]
        gain = saved + exchange(table, guard, challenger)
        if gain > most:
            best, most = option, gain
    return best


def exchange(table: Table, one: Card, other: Card) -> float:
    """Return what a fight brings the player of one character against another, in victory points."""
    mine, theirs = force_of(table, one), force_of(table, other)
    gain = character_worth(table, other) * (1.0 if mine >= theirs else WOUNDED * mine / max(1, theirs) * 0.6)
    loss = character_worth(table, one) * (1.0 if theirs >= mine else WOUNDED * theirs / max(1, mine) * 0.6)
    return gain - loss


def _better_to_come(table: Table, challenger: Card) -> int:
    """Return how many characters on guard might challenge after this one and bring more victory points."""
    seat = table.place_of(challenger)[1]
    points = victory_of_card(table, challenger)
    return sum(
        [
            victory_of_card(table, card) > points
            for card in table.zone("village", seat)
            if why_not_ready(table, seat, card, "challenge") is None
        ]
    )


def leading_rival(table: Table, seat: int) -> int:
    """Return the rival who has most victory points."""
    numbers, sides = table.numbers, table.setup.sides
    return max(rivals_of(table, seat), key=lambda rival: numbers.get((sides[rival], "victory"), 0))
