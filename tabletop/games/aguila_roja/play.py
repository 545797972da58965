"""Playing a card from the hand: a character, an event, a location (Águila Roja, "Development")."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.effects.naming import card_named
from tabletop.engine import Card, Option, Reason, Rules, Table
from tabletop.games.aguila_roja import moves
from tabletop.games.aguila_roja.figures import is_named, more_locations, price_of, prices
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.state import COINS, EXTRA_LOCATIONS, LOCATIONS, coins_of, owner_of
from tabletop.games.aguila_roja.work import Effect, Work

_new = tuple.__new__


def play_options(table: Table, seat: int) -> list[Option]:
    """List the cards of a hand that can be played now."""
    hand = table.zone("hand", seat)
    if not hand:
        return []
    is_playable, id_of = playable_now(table, seat), table.id_of
    return [_new(Option, ("play", id_of(card), None)) for card in hand if is_playable(card)]


def why_not_play(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a card cannot be played now, or None."""
    card = card_named(table, option.card)
    if card is None:
        return Reason("reason-choose-card")
    if card not in table.zone("hand", seat):
        return Reason("reason-not-held")
    return why_not_card(table, seat, card)


def why_not_card(table: Table, seat: int, card: Card) -> Reason | None:
    """Return why a card of the hand cannot be played now, or None."""
    if playable_now(table, seat)(card):
        return None
    if table.faces[card].kind == "location":
        return Reason("reason-location-played", {"n": locations_allowed(table, seat)})
    return Reason("reason-too-dear", {"n": price_of(table, seat, card), "held": coins_of(table, seat)})


def playable_now(table: Table, seat: int) -> Callable[[Card], bool]:
    """Return a predicate of the cards of a hand: within a turn's locations, within what one has to spend."""
    faces, coins = table.faces, coins_of(table, seat)
    price = prices(table, seat)
    more = locations_allowed(table, seat) > table.number(seat, LOCATIONS)

    def playable(card: Card) -> bool:
        piece: Piece = faces[card]
        return more if piece.kind == "location" else price(piece) <= coins

    return playable


def locations_allowed(table: Table, seat: int) -> int:
    """Return how many locations a player may play this turn."""
    return 1 + more_locations(table, seat) + table.number(seat, EXTRA_LOCATIONS)


def play(work: Work, seat: int, card: Card) -> Rules:
    """Play a card: spend its value, and place it or produce its effect."""
    table = work.table
    piece: Piece = table.faces[card]
    price = 0
    if piece.kind == "location":
        table.count(seat, LOCATIONS, table.number(seat, LOCATIONS) + 1)
    else:
        price = price_of(table, seat, card)
        if price:
            table.count(seat, COINS, coins_of(table, seat) - price)
    if piece.kind == "event":
        table.move(card, "playing", seat)
    else:
        moves.enter(work, card, "locations" if piece.kind == "location" else "village", seat)
    if price:
        table.note("card_bought", player=seat, card=card, n=price)
    else:
        table.note("card_played", player=seat, card=card)
    work.hear("plays", seat, (card,))
    if piece.kind == "event":
        yield from produce(work, seat, card, piece)
    else:
        yield from work.settle()
    yield from work.resolve()


def produce(work: Work, seat: int, card: Card, piece: Piece) -> Rules:
    """Produce the effects of an event in their order, then discard it; what this woke comes after."""
    table = work.table
    rival = None
    for sentence in piece.events:
        if sentence.ability.related_to is not None and not is_named(table, sentence.ability.related_to):
            continue
        effect = Effect(work, card, piece.id, sentence, seat, rival=rival)
        yield from effect.run()
        rival = effect.rival  # who was chosen when it was played stays the rival of all that it says
    table.move(card, "discard", owner_of(table, card))
