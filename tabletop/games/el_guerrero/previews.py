"""What the table says of totals and options: how a strength comes about, what would come of an attack or a card."""

from __future__ import annotations

from tabletop.controller.tables import Badge, Duel, Fighter, Parts, Preview
from tabletop.engine import Card, Option, Table
from tabletop.games.el_guerrero.figures import (
    Part,
    army_strength,
    as_told,
    fighting_parts,
    fighting_strength,
    power_parts,
    strength_of,
    training_of,
    would_win,
)
from tabletop.games.el_guerrero.moves import owner_of
from tabletop.games.el_guerrero.state import SWAPPED, TOKEN, TOKEN_LIMIT, attacker, defender, trap_of


def strength_badges(table: Table, seat: int) -> list[Badge]:
    """Tell the strength of an army: once, or twice where it is another in defence."""
    attack, defence = (fighting_parts(table, seat, side) for side in ("attacking", "defending"))
    looks = [("strength", "badge-eg-strength", attack)]
    if _sum(attack) != _sum(defence):
        looks = [("sword", "badge-eg-attack", attack), ("shield", "badge-eg-defence", defence)]
    return [
        Badge(icon, label, {"n": _sum(parts), "parts": _told(table, parts, seat)}, "gold")
        for icon, label, parts in looks
    ]


def power_badge(table: Table, seat: int) -> Badge:
    """Tell the power that would count if War came now."""
    parts = power_parts(table, seat)
    return Badge("power", "badge-eg-power", {"n": _sum(parts), "parts": _told(table, parts, seat)}, "violet")


def duel_of(table: Table) -> Duel | None:
    """Tell the combat that is being fought, with what each side has as things stand; None if there is none.

    A card that still lies face down before the defender is told of too: the strip may hide where it lies.
    """
    here, there = attacker(table), defender(table)
    if here is None or there is None:
        return None
    defence = _fighter(table, there, here, "defending")
    if trap_of(table, there) is not None:
        defence = defence._replace(parts=(*defence.parts, ("trap", 0, None)))
    return Duel(_fighter(table, here, there, "attacking"), defence)


def _fighter(table: Table, seat: int, other: int, side: str) -> Fighter:
    parts = fighting_parts(table, seat, side, other)
    army = other if table.number(0, SWAPPED) else seat
    return Fighter(seat, _sum(parts), _told(table, parts, army))


def _told(table: Table, parts: list[Part], seat: int) -> Parts:
    """Tell how a total comes about, base values and tokens of the army apart.

    :param seat: whose army counts in it.
    """
    army, *rest = as_told(table, parts)
    tokens = sum([table.marks.get((troop, TOKEN), 0) for troop in table.zone("army", seat)])
    if not tokens:
        return (army, *rest)
    return (("base", army[1] - tokens, None), ("tokens", tokens, None), *rest)


def _sum(parts: list[Part]) -> int:
    return sum([part.amount for part in parts])


def preview(table: Table, option: Option) -> Preview | None:
    """Return what an option would do on a table that is only read, or None where there is nothing to tell."""
    card = None if option.card is None else Card(option.card)
    match option.verb:
        case "attack" if isinstance(option.target, tuple):
            return _attack(table, table.turn, option.target[1])
        case "train" if card is not None:
            token = table.marks.get((card, TOKEN), 0)
            gained = min(TOKEN_LIMIT - token, training_of(table, owner_of(table, card)))
            return Preview("preview-eg-train", {"n": strength_of(table, card) + gained}, "green")
        case "play" if card is not None and table.faces[card].is_troop:
            return _join(table, table.turn, card, option)
    return None


def _attack(table: Table, seat: int, rival: int) -> Preview:
    """Tell how an attack would end if nobody used an instant and no trap lay in the way."""
    args = {
        "n": fighting_strength(table, seat, "attacking", rival),
        "answer": fighting_strength(table, rival, "defending", seat),
        "owner": rival,
    }
    ending = "wins" if would_win(table, seat, rival) else "loses"
    if trap_of(table, rival) is not None:
        return Preview(f"preview-eg-{ending}-unless", args, "violet")
    return Preview(f"preview-eg-{ending}", args, "green" if ending == "wins" else "red")


def _join(table: Table, seat: int, card: Card, option: Option) -> Preview:
    """Tell how strong the army would be with a troop, and without the one that it replaces."""
    strength = army_strength(table, seat) + table.faces[card].strength
    if isinstance(option.target, int):
        strength -= strength_of(table, Card(option.target))
    return Preview("preview-eg-army", {"n": strength}, "gold")
