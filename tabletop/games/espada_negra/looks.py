"""What the table says of cards and players: figures, totals beside a name, house rules, what an option would do."""

from __future__ import annotations

from tabletop.controller.stakes import Law, Offer
from tabletop.controller.tables import Badge, FigureLook, Preview
from tabletop.effects.seats import clockwise, is_out
from tabletop.engine import Card, Option, Table
from tabletop.games.espada_negra.figures import (
    as_told,
    attacks_left,
    berserkers_of,
    espionage_of,
    greatest_attack,
    least_attack,
    produces,
    production_of,
    production_parts,
    usable_attack,
    victory_of,
    victory_parts,
    worth_of,
)
from tabletop.games.espada_negra.house import house
from tabletop.games.espada_negra.pieces import Piece
from tabletop.games.espada_negra.state import ASSAULT, BID, GOLD, SPEAKS, SPENT, SPIED


def figures(table: Table, piece: Piece, card: Card | None) -> tuple[FigureLook, ...]:
    """List the figures of a card, each in a corner of its own ("Card icons").

    :param card: one that lies on the table, whose figures change with what has become of it; None: as printed.
    """
    marks, rules = table.marks, house(table)
    victory, production, attack, espionage = piece.victory, piece.production, piece.attack, piece.espionage
    if card is not None:
        victory, production = worth_of(piece, rules), produces(piece, rules)
        attack = 0 if (card, SPENT) in marks else attack
        espionage = 0 if (card, SPIED) in marks else espionage
    found = []
    if piece.victory:
        found.append(FigureLook("victory", str(victory), str(piece.victory), "top-left", "banner"))
    if piece.production:
        found.append(FigureLook("coin", str(production), str(piece.production), "top-right", "gold"))
    if piece.attack and piece.is_berserker:
        now, printed = f"!{attack}!", f"!{piece.attack}!"
        found.append(FigureLook("berserker", now, printed, "bottom-left", "blood"))
    elif piece.attack:
        found.append(FigureLook("assault", str(attack), str(piece.attack), "bottom-left", "arms"))
    if piece.espionage:
        found.append(FigureLook("palm", str(espionage), str(piece.espionage), "bottom-right", "palm"))
    return tuple(found)


def badges(table: Table, seat: int) -> list[Badge]:
    """List what a player's cards come to: victory, production, attack with the berserkers apart, espionage.

    Of the gold, which lies beside the name, and of the office words alone are told.
    """
    if is_out(table, seat):
        return [Badge("grave", "badge-en-out", {}, "red")]
    victory = {"n": victory_of(table, seat), "parts": as_told(victory_parts(table, seat))}
    production = {"n": production_of(table, seat), "parts": as_told(production_parts(table, seat))}
    found = [
        Badge("victory", "badge-en-victory", victory, "banner"),
        Badge("coin", "badge-en-production", production, "gold"),
        _attack(table, seat),
    ]
    if house(table).attacks and (wild := berserkers_of(table, seat)):
        found.append(_berserkers(table, seat, wild))
    found.append(Badge("palm", "badge-en-espionage", {"n": espionage_of(table, seat)}, "palm"))
    if (place := table.number(seat, SPEAKS)) and table.phase == "bid":
        found.append(Badge("sound-on", "badge-en-speaks", {"n": place}))
    found.append(Badge("", "badge-en-gold", {"n": table.number(seat, GOLD)}))
    found.append(Badge("", "badge-en-cards", {"n": len(table.zone("holding", seat))}))
    if seat == table.turn:
        found.append(Badge("", "badge-en-auctioneer"))
    return found


def _attack(table: Table, seat: int) -> Badge:
    """Tell the attack that can be used now: none once a player has attacked (Reglamento 6), or where nobody may."""
    total = usable_attack(table, seat)
    if attacks_left(table, seat) or not total:
        return Badge("assault", "badge-en-attack", {"n": total}, "arms")
    text = "badge-en-attacked" if house(table).attacks else "badge-en-truce"
    return Badge("assault", text, {"left": 0, "total": total}, "arms")


def _berserkers(table: Table, seat: int, wild: list[Card]) -> Badge:
    """Tell the attack of berserkers: they wait for the next turn once their player has attacked (Reglamento 6)."""
    total = f"!{sum([table.faces[card].attack for card in wild])}!"
    slugs = tuple([table.faces[card].id for card in wild])
    if not attacks_left(table, seat):
        args = {"left": 0, "total": total, "cards": slugs}
        return Badge("berserker", "badge-en-berserkers-rest", args, "blood")
    text = "badge-en-berserkers-rise" if house(table).berserkers_rise else "badge-en-berserkers"
    return Badge("berserker", text, {"total": total, "cards": slugs}, "blood")


def laws(table: Table) -> list[Law]:
    """List how ties are broken, and the initial conditions in the order in which they count."""
    rules = house(table)
    found = [Law(f"law-en-ties-{rules.ties}")]
    if rules.zero_is_no_bid:
        found.append(Law("law-en-zero"))
    return found + [Law("", card=table.faces[card].id) for card in table.zone("conditions")]


def offers(table: Table, sealed: set[int]) -> list[Offer]:
    """List closed hands, the banners of an attack, or the open hands between which the auctioneer decides.

    :param sealed: who has a closed hand on the table.
    """
    numbers = table.numbers
    found = []
    for seat in clockwise(table, table.turn):
        if (seat, ASSAULT) in numbers:
            found.append(Offer(seat, "banner", "arms", numbers[seat, ASSAULT], True))
        elif seat in sealed:
            found.append(Offer(seat, "fist", "gold"))
        elif (seat, BID) in numbers:
            found.append(Offer(seat, "palm", "gold", numbers[seat, BID] - 1))
    return found


def preview(table: Table, seat: int, option: Option) -> Preview | None:
    """Return what an option would do on a table that is only read, or None where there is nothing to tell."""
    if option.verb == "award" and isinstance(option.target, tuple):
        bid = table.number(option.target[1], BID) - 1
        return Preview("preview-en-award", {"n": bid, "owner": option.target[1]}, "gold")
    if option.verb == "attack":
        least, most = least_attack(table, seat), greatest_attack(table, seat)
        text = "preview-en-attack-wild" if most > least else "preview-en-attack"
        return Preview(text, {"n": least, "most": most}, "arms")
    return None
