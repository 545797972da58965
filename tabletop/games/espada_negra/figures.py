"""What cards before a player are good for: victory, production, attack, espionage, as the table stands."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tabletop.effects.seats import living
from tabletop.engine import Card, Table
from tabletop.games.espada_negra.house import HouseRules, house
from tabletop.games.espada_negra.pieces import Piece
from tabletop.games.espada_negra.state import ATTACKS, GOLD, NEW, SPENT, SPIED


class Part(NamedTuple):
    """A part of a total: what it is, and what it adds.

    The names are `banners` (printed on cards), `plain` (cards with victory alone), `sets` (the most equal cards),
    `purse` (gold), and of production `coins` (printed on cards), `yields` and `income` (by conditions).
    """

    name: str
    amount: int


# -- attack


def attacks_left(table: Table, seat: int) -> int:
    """Return how often a player may still attack in this turn (Reglamento 6)."""
    return max(0, house(table).attacks - table.numbers.get((seat, ATTACKS), 0))


def usable_attack(table: Table, seat: int) -> int:
    """Return the attack of a player's cards that can be used now, but for berserkers (rulings D13; Reglamento 7)."""
    faces, marks = table.faces, table.marks
    total = 0
    for card in table.zone("holding", seat):
        piece = faces[card]
        if piece.attack and not piece.is_berserker and (card, NEW) not in marks:
            total += piece.attack
    return total


def berserkers_of(table: Table, seat: int) -> list[Card]:
    """List a player's berserkers that can attack now (Reglamento 11)."""
    faces, marks = table.faces, table.marks
    return [
        card
        for card in table.zone("holding", seat)
        if faces[card].is_berserker and (card, NEW) not in marks and (card, SPENT) not in marks
    ]


def can_attack(table: Table, seat: int) -> bool:
    """Return whether a player has a card to attack with now; whether an attack is left is another question."""
    faces, marks = table.faces, table.marks
    for card in table.zone("holding", seat):
        if faces[card].attack and (card, NEW) not in marks and (card, SPENT) not in marks:
            return True
    return False


def least_attack(table: Table, seat: int) -> int:
    """Return the least that a player can attack with now: without berserkers, or with one of them alone."""
    faces = table.faces
    wild = [faces[card].attack for card in berserkers_of(table, seat)]
    return usable_attack(table, seat) or min(wild, default=0)


def greatest_attack(table: Table, seat: int) -> int:
    """Return the most that a player can attack with now, all berserkers included."""
    faces = table.faces
    wild: int = sum([faces[card].attack for card in berserkers_of(table, seat)])
    return usable_attack(table, seat) + wild


# -- espionage


def agents_of(table: Table, seat: int) -> list[Card]:
    """List a player's cards that can be marked for espionage now (Reglamento 7 and 14)."""
    faces, marks = table.faces, table.marks
    return [
        card
        for card in table.zone("holding", seat)
        if faces[card].espionage and (card, SPIED) not in marks and (card, NEW) not in marks
    ]


def espionage_of(table: Table, seat: int) -> int:
    """Return the sum of a player's espionage that can be used now."""
    faces, marks = table.faces, table.marks
    total = 0
    for card in table.zone("holding", seat):
        espionage = faces[card].espionage
        if espionage and (card, SPIED) not in marks and (card, NEW) not in marks:
            total += espionage
    return total


# -- production


def produces(piece: Piece, rules: HouseRules) -> int:
    """Return what a card produces: never less than nothing, and nothing where nothing is printed."""
    return max(0, piece.production + rules.yields) if piece.production else 0


def production_parts(table: Table, seat: int) -> list[Part]:
    """Tell how the gold comes about that a player gains at the end of the turn ("Production"; rulings D2)."""
    faces, rules = table.faces, house(table)
    makers = [faces[card] for card in table.zone("holding", seat) if faces[card].production]
    coins = sum([piece.production for piece in makers])
    parts = [Part("coins", coins)] if makers else []
    if rules.yields and makers:
        parts.append(Part("yields", sum([produces(piece, rules) for piece in makers]) - coins))
    if rules.income:
        parts.append(Part("income", rules.income))
    return parts


def production_of(table: Table, seat: int) -> int:
    """Return the gold that a player gains at the end of the turn."""
    return sum([part.amount for part in production_parts(table, seat)])


# -- victory


def worth_of(piece: Piece, rules: HouseRules) -> int:
    """Return the victory of a card: a condition may make more of one that has nothing but victory."""
    return piece.victory + (rules.plain_victory if piece.is_plain else 0)


def victory_parts(table: Table, seat: int) -> list[Part]:
    """Tell how a player's victory comes about, as it would count if the game ended now ("End of the game")."""
    faces, rules = table.faces, house(table)
    cards = table.zone("holding", seat)
    parts = [Part("banners", sum([faces[card].victory for card in cards]))]
    if rules.plain_victory:
        plain = sum([1 for card in cards if faces[card].is_plain])
        parts.append(Part("plain", rules.plain_victory * plain))
    if rules.set_scores and seat in with_most_equal(table):
        parts.append(Part("sets", rules.set_scores))
    if rules.gold_scores:
        parts.append(Part("purse", table.number(seat, GOLD) // rules.gold_scores))
    return [parts[0], *[part for part in parts[1:] if part.amount]]


def victory_of(table: Table, seat: int) -> int:
    """Return a player's victory as it would count if the game ended now."""
    return sum([part.amount for part in victory_parts(table, seat)])


def with_most_equal(table: Table) -> list[int]:
    """List the players who have the most equal cards; one card alone is no set."""
    faces = table.faces
    most = {
        seat: max(Counter([faces[card].id for card in table.zone("holding", seat)]).values(), default=0)
        for seat in living(table)
    }
    best = max(most.values())
    return [seat for seat, count in most.items() if count == best] if best > 1 else []


def as_told(parts: list[Part]) -> tuple[tuple[str, int, None], ...]:
    """Return the parts of a total as a note tells them: name, amount, and that no card says so."""
    return tuple([(part.name, part.amount, None) for part in parts])
