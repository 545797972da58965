"""What an option would do if nobody stepped between: for the words beside a gesture."""

from __future__ import annotations

from tabletop.controller.tables import Preview
from tabletop.engine import Card, Option, Table
from tabletop.games.aguila_roja.figures import force_of, price_of, victory_of_card, why_banned
from tabletop.games.aguila_roja.state import coins_of, controller_of, victory_of


def preview(table: Table, option: Option) -> Preview | None:
    """Return what an option would do on a table that is only read, or None where there is nothing to tell."""
    if option.card is None:
        return None
    card = Card(option.card)
    match option.verb:
        case "play":
            return _price(table, card)
        case "travel" if isinstance(option.target, int):
            needed = table.faces[Card(option.target)].travellers
            return Preview("preview-ar-travel", {"n": needed})
        case "challenge" if isinstance(option.target, tuple):
            return _victory(table, card)
        case "challenge" | "intercept" if isinstance(option.target, int):
            return _fight(table, card, Card(option.target))
    return None


def _price(table: Table, card: Card) -> Preview | None:
    seat = table.turn
    if table.faces[card] is None or table.faces[card].kind == "location":
        return None
    price, held = price_of(table, seat, card), coins_of(table, seat)
    return None if price > held else Preview("preview-ar-price", {"n": price, "left": held - price}, "gold")


def _victory(table: Table, card: Card) -> Preview:
    seat = controller_of(table, card)
    points = victory_of_card(table, card)
    return Preview("preview-ar-victory", {"n": points, "total": victory_of(table, seat) + points}, "green")


def _fight(table: Table, mine: Card, theirs: Card) -> Preview:
    """Tell who would fall, both blows reckoned before any wound is placed (Águila Roja, "Wounds")."""
    blow, answer = force_of(table, mine), force_of(table, theirs)
    args = {
        "card": table.faces[mine].id,
        "card_target": table.faces[theirs].id,
        "blow": blow,
        "answer": answer,
        "left": answer - blow,
        "mine": blow - answer,
    }
    falls, fells = _falls(table, mine, blow <= answer), _falls(table, theirs, answer <= blow)
    if falls and fells:
        return Preview("preview-ar-both-fall", args, "violet")
    if fells:
        return Preview("preview-ar-fells", args, "green")
    if falls:
        return Preview("preview-ar-falls", args, "red")
    return Preview("preview-ar-both-stand", args)


def _falls(table: Table, card: Card, is_spent: bool) -> bool:
    return is_spent and why_banned(table, card, "be_discarded") is None
