"""What a bot thinks a table of Espada Negra is worth, in points of victory."""

from __future__ import annotations

from tabletop.engine import (
    Answer,
    Choose,
    ChooseNumber,
    ChooseSome,
    Demand,
    Dice,
    Option,
    Request,
    Table,
)
from tabletop.games.espada_negra.auction import highest_bid
from tabletop.games.espada_negra.figures import (
    berserkers_of,
    espionage_of,
    production_of,
    usable_attack,
    victory_of,
)
from tabletop.games.espada_negra.house import house
from tabletop.games.espada_negra.state import GOLD, living, the_lot

A_WIN = 1e4
A_GOLD = 0.35  # gold buys victory as long as there are turns left
AN_ATTACK = 0.6  # a point of attack, for each turn in which it may be used
A_BERSERKER = 0.8
AN_ESPIONAGE = 0.5


def turns_left(table: Table) -> int:
    """Return how many turns come after this one."""
    return len(table.zone("deck")) // house(table).lots


def value(table: Table, seat: int) -> float:
    """Return what a table is worth to a seat: what it has, less what the best rival has."""
    rivals = [holding(table, one) for one in living(table) if one != seat]
    return holding(table, seat) - max(rivals, default=0.0)


def holding(table: Table, seat: int) -> float:
    """Return what a player's cards and gold are worth."""
    left = turns_left(table)
    worth = victory_of(table, seat) + A_BERSERKER * len(berserkers_of(table, seat))
    if left:
        worth += A_GOLD * (table.number(seat, GOLD) + left * production_of(table, seat))
        worth += AN_ATTACK * min(left, 4) * usable_attack(table, seat) / 2
    return worth + AN_ESPIONAGE * espionage_of(table, seat)


def worth_of_lot(table: Table) -> float:
    """Return what the card that is up is worth in gold."""
    piece, left = table.faces[the_lot(table)], turns_left(table)
    worth = piece.victory + AN_ESPIONAGE * piece.espionage + A_GOLD * left * piece.production
    worth += (A_BERSERKER if piece.is_berserker else AN_ATTACK * min(left, 4) / 2) * piece.attack
    return float(worth / A_GOLD) if left else float(3 * worth)


def suspect(_table: Table, _seat: int, _dice: Dice) -> tuple[Demand, ...]:
    """Suspect nothing of what a seat does not know."""
    return ()


def stage(_option: Option) -> int:
    """Return that all options are due at once."""
    return 0


def reply(table: Table, request: Request) -> Answer:
    """Bid what a card is worth and no more than beats the richest rival; spy with the fewest cards that will do."""
    if isinstance(request, ChooseNumber):
        rivals = max([highest_bid(table, one) for one in living(table) if one != request.seat], default=0)
        return max(request.low, min(request.high, rivals + 1, int(worth_of_lot(table) / 2)))
    if isinstance(request, ChooseSome) and request.floor and worth_of_lot(table) >= request.floor:
        return fewest(request)
    return request.default()


def fewest(request: ChooseSome) -> Answer:
    """Return the heaviest cards that reach what is needed, and none if all together do not."""
    chosen: list[Option] = []
    for option in sorted(request.options, key=lambda one: -request.weight([one])):
        if request.weight(chosen) < request.floor:
            chosen.append(option)
    return request.canonical(chosen) if request.weight(chosen) >= request.floor else ()


def follow(_table: Table, request: Request, _seat: int) -> Answer | None:
    """Let others pass until the card has gone to somebody or is auctioned."""
    if isinstance(request, ChooseSome):
        return request.default()
    return request.default() if isinstance(request, Choose) and request.optional else None
