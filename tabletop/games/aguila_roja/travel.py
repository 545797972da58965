"""Travelling from the village to a location (Águila Roja, "Development: Travel")."""

from __future__ import annotations

from tabletop.effects.naming import card_named
from tabletop.engine import Card, ChooseSome, Option, Reason, Rules, Table
from tabletop.games.aguila_roja import moves
from tabletop.games.aguila_roja.figures import who_may, why_banned
from tabletop.games.aguila_roja.state import ACTION, TABLE, is_on_guard
from tabletop.games.aguila_roja.work import Work

_new = tuple.__new__


def travel_options(table: Table, seat: int, guards: list[Card]) -> list[Option]:
    """List who can travel where: a character and a location; the others needed are asked for.

    :param guards: the characters on guard in the player's village.
    """
    locations = table.zone("locations", seat)
    if not guards or not locations:
        return []
    ready = list(map(table.id_of, who_may(table, guards, "travel")))
    taken, faces = table.hosts.values(), table.faces
    found: list[Option] = []
    for location in locations:
        if len(ready) >= faces[location].travellers and location not in taken:
            target = table.id_of(location)
            found += [_new(Option, ("travel", id_, target)) for id_ in ready]
    return found


def ready_for(table: Table, seat: int, act: str) -> list[Card]:
    """List the characters on guard in a player's village that can do something."""
    return who_may(table, guards_of(table, seat), act)


def guards_of(table: Table, seat: int) -> list[Card]:
    """List the characters on guard in a player's village."""
    marks, faces = table.marks, table.faces
    return [
        card
        for card in table.zone("village", seat)
        if (card, ACTION) not in marks and faces[card].kind == "character"
    ]


def why_not_ready(table: Table, seat: int, card: Card, act: str) -> Reason | None:
    """Return why a card is no character on guard in a player's village that can do something, or None."""
    zone, controller = table.place_of(card)
    if controller != seat or zone not in TABLE:
        return Reason("reason-not-yours")
    if table.faces[card].kind != "character":
        return Reason("reason-no-character")
    if zone == "upon":
        return Reason("reason-at-location")
    if not is_on_guard(table, card):
        return Reason("reason-in-action")
    return why_banned(table, card, act)


def why_not_travel(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a character cannot travel to a location, or None."""
    card, location = card_named(table, option.card), card_named(table, option.target)
    if card is None:
        return Reason("reason-choose-card")
    reason = why_not_ready(table, seat, card, "travel")
    if reason is not None:
        return reason
    if location is None:
        return Reason("reason-choose-location")
    zone, controller = table.place_of(location)
    if zone != "locations":
        return Reason("reason-choose-location")
    if controller != seat:
        return Reason("reason-not-your-location")
    if table.upon(location):
        return Reason("reason-location-taken")
    needed, ready = table.faces[location].travellers, len(ready_for(table, seat, "travel"))
    if ready < needed:
        return Reason("reason-too-few-travellers", {"n": needed, "ready": ready})
    return None


def travel(work: Work, seat: int, card: Card, location: Card) -> Rules:
    """Travel with exactly as many characters as the location asks for."""
    table = work.table
    needed = table.faces[location].travellers
    party = [card]
    moves.put_in_action(table, card)
    if needed > 1:
        table.note("set_out", player=seat, card=card, card_location=location)

        def others(table: Table, seat: int) -> list[Option]:
            return [
                Option("travel", table.id_of(one), table.id_of(location))
                for one in ready_for(table, seat, "travel")
            ]

        chosen = yield ChooseSome(
            table, seat, "prompt-travel-with", others, needed - 1, needed - 1,
            card=table.faces[card].id, card_location=table.faces[location].id, n=needed - 1,
        )  # fmt: skip
        party += [table.by_id[option.card] for option in chosen]
        if len(party) < needed or table.place_of(card) != ("village", seat):
            return  # one of them was borrowed, and its owner has left the match
    party.sort(key=table.id_of)
    for traveller in party:
        if traveller != card:
            moves.put_in_action(table, traveller)
        table.move(traveller, "upon", seat, location, keep=True)
    names = tuple([table.faces[traveller].id for traveller in party])
    table.note("travelled", player=seat, cards=names, card_location=location)
    work.hear("travels", seat, tuple(party))
    work.hear("visited", seat, tuple(party))
    yield from work.settle()
    yield from work.resolve()
