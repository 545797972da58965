"""Cards from the hand in one's own turn: announced, then carried out; or laid face down ("Actions", "Trap cards")."""

from __future__ import annotations

from tabletop.effects.naming import held
from tabletop.engine import Card, Option, Reason, Rules, Table
from tabletop.games.el_guerrero.pieces import Piece
from tabletop.games.el_guerrero.state import ARMY_LIMIT, is_full, rivals_of, trap_of
from tabletop.games.el_guerrero.windows import open_window
from tabletop.games.el_guerrero.words.triggers import AnyTime, Moment
from tabletop.games.el_guerrero.words.troops import discard_from_play, make_room
from tabletop.games.el_guerrero.work import Work

_new = tuple.__new__


def play_options(table: Table, seat: int) -> list[Option]:
    """List what can be done with the cards of a hand: play them, or lay one face down."""
    found: list[Option] = []
    faces, id_of = table.faces, table.id_of
    hand = table.zone("hand", seat)
    if not hand:
        return found
    army = table.zone("army", seat)
    troops = [("army", seat)] if len(army) < ARMY_LIMIT else []
    places: list[object] = [*troops, *map(id_of, army)]
    rivals = rivals_of(table, seat)
    is_free = trap_of(table, seat) is None
    for card in hand:
        piece: Piece = faces[card]
        id_ = id_of(card)
        if piece.is_troop:
            found += [_new(Option, ("play", id_, place)) for place in places]
        elif piece.is_aimed:
            found += [_new(Option, ("play", id_, ("player", rival))) for rival in rivals]
        elif is_playable(piece):
            found.append(_new(Option, ("play", id_, None)))
        if is_free:
            found.append(_new(Option, ("set", id_, ("trap", seat))))
    return found


def is_playable(piece: Piece) -> bool:
    """Return whether a card can be played in one's own turn: no trap, no instant that waits for others."""
    if piece.kind == "instant":
        return isinstance(piece.reaction, AnyTime)
    return piece.kind != "trap"


def why_not_play(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a card cannot be played like that, or None."""
    card = held(table, seat, option)
    if card is None:
        return Reason("reason-not-held")
    piece: Piece = table.faces[card]
    if not is_playable(piece):
        return Reason("reason-eg-only-face-down" if piece.kind == "trap" else "reason-eg-not-now")
    target = option.target
    if piece.is_troop:
        if target == ("army", seat):
            return Reason("reason-eg-army-full", {"n": ARMY_LIMIT}) if is_full(table, seat) else None
        if type(target) is int and target in map(table.id_of, table.zone("army", seat)):
            return None
        return Reason("reason-eg-own-army")
    if piece.is_aimed:
        aims = [("player", rival) for rival in rivals_of(table, seat)]
        return None if target in aims else Reason("reason-eg-no-rival")
    return None if target is None else Reason("reason-eg-no-aim")


def why_not_set(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a card cannot be laid face down, or None: any card may be, but one at a time."""
    if held(table, seat, option) is None:
        return Reason("reason-not-held")
    if option.target != ("trap", seat):
        return Reason("reason-eg-own-place")
    return Reason("reason-eg-place-taken") if trap_of(table, seat) is not None else None


def lay_face_down(table: Table, seat: int, card: Card) -> None:
    """Lay a card face down before one's army: a trap, or what passes for one."""
    table.move(card, "trap", seat)
    table.note("laid_face_down", player=seat)


def play(work: Work, seat: int, option: Option) -> Rules:
    """Announce a card, let others use instants, and carry it out unless it is gone by then."""
    table = work.table
    card = table.by_id[option.card or 0]
    piece: Piece = table.faces[card]
    target = option.target
    rival = target[1] if isinstance(target, tuple) and target[0] == "player" else None
    replaced = table.by_id[target] if isinstance(target, int) else None
    table.move(card, "playing", seat)
    if rival is not None:
        table.note("announced_against", player=seat, card=card, rival=rival)
    elif replaced is not None:
        table.note("announced_for", player=seat, card=card, card_target=replaced)
    else:
        table.note("announced", player=seat, card=card)

    def is_announced() -> bool:
        return table.place_of(card) == ("playing", seat)

    yield from open_window(work, Moment("announced", seat, rival, card), is_announced)
    if not is_announced():
        return
    if piece.is_troop:
        yield from join(work, seat, card, replaced)
    elif piece.kind in ("round", "standing"):
        table.move(card, "lasting", seat)
        yield from work.carry_out(card, seat, None)
    else:
        yield from work.carry_out(card, seat, rival)
        if is_announced():
            table.move(card, "discard")
    yield from work.resolve()


def join(work: Work, seat: int, card: Card, replaced: Card | None) -> Rules:
    """Have a troop join an army, in the place of another if one was named.

    :param replaced: it may have left the army meanwhile.
    """
    table = work.table
    if replaced is not None and table.place_of(replaced) == ("army", seat):
        discard_from_play(work, replaced)
    has_room = yield from make_room(work, seat, card, table.faces[card].id)
    if not has_room:
        table.move(card, "discard")
        return
    table.move(card, "army", seat)
    table.note("joined", player=seat, card=card)
    work.wake_card(card, "enters", seat)
