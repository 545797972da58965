"""Which card an option names: an answer may name anything, and rules say what is wrong with it."""

from __future__ import annotations

from typing import Any

from tabletop.engine import Card, Option, Table


def card_of(table: Table, option: Option) -> Card:
    """Return the card of an option that names one."""
    assert option.card is not None
    return table.by_id[option.card]


def card_named(table: Table, id_: Any) -> Card | None:
    """Return the card of an id, or None if there is none such."""
    return table.by_id[id_] if type(id_) is int and 0 <= id_ < len(table.by_id) else None


def held(table: Table, seat: int, option: Option, zone: str = "hand") -> Card | None:
    """Return the card of a hand, or of another zone before a player, that an option names; or None."""
    card = card_named(table, option.card)
    return card if card is not None and card in table.zone(zone, seat) else None
