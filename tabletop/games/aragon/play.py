"""Planning: cards from the hand, On Your Turn abilities, Leaders given up ("Planning")."""

from __future__ import annotations

from tabletop.effects.naming import card_named
from tabletop.engine import Card, Option, Reason, Rules, Table
from tabletop.games.aragon.arrangement import hearers
from tabletop.games.aragon.moves import enter, stir
from tabletop.games.aragon.pieces import Piece
from tabletop.games.aragon.state import (
    ACTIONS,
    AREAS,
    CLOSING,
    GRANTS,
    IN_PLAY,
    PLAYED,
    SILENT,
    USED,
    is_opening,
    plays_left,
)
from tabletop.games.aragon.work import Effect, Work

END = Option("end")
_new = tuple.__new__

_PLACES = tuple([{area: (area, seat) for area in AREAS} for seat in (0, 1)])
"""The areas of each player, as options name them."""


def options(table: Table, seat: int) -> list[Option]:
    """List what can be done in Planning."""
    open_areas = {play.area for play in plays_left(table, seat)}
    faces, id_of, places = table.faces, table.id_of, _PLACES[seat]
    found: list[Option] = []
    if open_areas:
        is_any = "any" in open_areas
        found = [
            _new(Option, ("play", id_of(card), places[faces[card].kind]))
            for card in table.zone("hand", seat)
            if is_any or faces[card].kind in open_areas
        ]
        if is_any:
            found += [_new(Option, ("event", id_of(card), None)) for card in table.zone("leader", seat)]
    found += [_new(Option, ("use", id_of(card), None)) for card in usable(table, seat)]
    found.append(END)
    return found


def usable(table: Table, seat: int) -> list[Card]:
    """List the cards whose On Your Turn ability can be used."""
    heard = hearers(table, seat, "your_turn")
    if not heard:
        return heard
    work = Work(table)
    return [card for card in heard if _why_not_ability(work, seat, card) is None]


def _why_not_ability(work: Work, seat: int, card: Card) -> Reason | None:
    """Return why the On Your Turn ability of a card in play cannot be used, or None."""
    table = work.table
    piece: Piece = table.faces[card]
    if piece.turn_ability is None:
        return Reason("reason-ag-no-ability")
    if (card, SILENT) in table.marks:
        return Reason("reason-ag-silenced")
    if (card, USED) in table.marks:
        return Reason("reason-ag-used")
    why = Effect(work, card, piece.id, piece.turn_ability, seat).why_not_use()
    return None if why is None else Reason(why)


def why_not(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why something cannot be done in Planning, or None if nothing forbids it."""
    match option.verb:
        case "play":
            return _why_not_play(table, seat, option)
        case "use":
            return _why_not_use(table, seat, option)
        case "event":
            return _why_not_event(table, seat, option)
        case _:
            return None


def _why_not_play(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a card cannot be played like that, or None."""
    card = card_named(table, option.card)
    if card is None or table.place_of(card) != ("hand", seat):
        return Reason("reason-not-held")
    kind = table.faces[card].kind
    target = option.target
    if not isinstance(target, tuple) or target[0] not in AREAS:
        return Reason("reason-ag-no-area")
    if target[1] != seat:
        return Reason("reason-ag-rival-area")
    if target[0] != kind:
        return Reason("reason-ag-wrong-area", {"area": kind})
    plays = plays_left(table, seat)
    if any(play.area in (kind, "any") for play in plays):
        return None
    if plays:
        return Reason("reason-ag-only", {"area": plays[0].area})
    return Reason("reason-ag-opening" if is_opening(table) else "reason-ag-no-play")


def _why_not_use(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why an ability cannot be used, or None."""
    card = card_named(table, option.card)
    if card is None or table.place_of(card)[0] not in IN_PLAY:
        return Reason("reason-ag-no-ability")
    if table.place_of(card)[1] != seat:
        return Reason("reason-ag-not-yours")
    return _why_not_ability(Work(table), seat, card)


def _why_not_event(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a Leader cannot be given up, or None: it takes a card play of any area."""
    if option.card not in [table.id_of(card) for card in table.zone("leader", seat)]:
        return Reason("reason-ag-no-leader")
    plays = plays_left(table, seat)
    if any(play.area == "any" for play in plays):
        return None
    if plays:
        return Reason("reason-ag-only", {"area": plays[0].area})
    return Reason("reason-ag-opening" if is_opening(table) else "reason-ag-no-play")


def act(table: Table, seat: int, option: Option) -> Rules:
    """Do what was chosen in Planning, and all that comes of it, completely."""
    card = table.by_id[option.card or 0]
    work = Work(table)
    if option.verb == "play":
        yield from _play(work, seat, card)
    elif option.verb == "use":
        table.count(0, ACTIONS, table.number(0, ACTIONS) + 1)
        table.mark(card, USED, 1)
        table.note("ability_used", player=seat, card=card)
        piece: Piece = table.faces[card]
        assert piece.turn_ability is not None
        yield from Effect(work, card, piece.id, piece.turn_ability, seat).use()
    else:
        yield from _give_up(work, seat, card)
    yield from work.resolve()


def _play(work: Work, seat: int, card: Card) -> Rules:
    """Play a card into its area and resolve it ("Planning")."""
    table = work.table
    area = table.faces[card].kind
    _use_up(table, seat, area)
    enter(table, card, seat, area)
    table.note("card_placed", player=seat, card=card, area=area)
    if not table.zone("hand", seat):
        _begin_closing(table, seat)
    yield from work.carry_out(card, seat)
    work.hear_play(card, area, seat)


def _use_up(table: Table, seat: int, area: str) -> None:
    """Use up a play, the narrowest that will do: what a card has granted may be lost, the turn's own is not."""
    play = next(one for one in plays_left(table, seat) if one.area in (area, "any"))
    if play.source is None:
        table.count(0, PLAYED, 1)
    else:
        table.count(0, ACTIONS, table.number(0, ACTIONS) + 1)
        name = GRANTS[play.area]
        table.mark(play.source, name, table.marks[play.source, name] - 1)


def _begin_closing(table: Table, seat: int) -> None:
    """Note that a player has played the last card of the hand: with no deck left, the rival takes the final turn."""
    if not table.zone("deck") and (0, CLOSING) not in table.numbers:
        table.count(0, CLOSING, 2 - seat)
        table.note("last_card", player=seat, rival=1 - seat)


def _give_up(work: Work, seat: int, card: Card) -> Rules:
    """Give the Leader up for the Event on its reverse; it is out of the game ("James, Philip, and Randall")."""
    table = work.table
    _use_up(table, seat, "any")
    table.note("leader_given_up", player=seat, card=card)
    table.move(card, "aside")
    stir(table)
    yield from work.carry_out(card, seat)
