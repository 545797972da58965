"""Windows for instants: everybody is asked, hold an instant who may (ruling B15).

What is asked tells nothing: whose hand is not empty is asked with the same words, whatever is in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.effects.naming import held
from tabletop.effects.seats import OUT, clockwise
from tabletop.engine import Asking, Card, Choose, Option, Reason, Rules, Table
from tabletop.games.el_guerrero.state import INSTANTS, WINDOW, attacker, defender
from tabletop.games.el_guerrero.words.triggers import Moment
from tabletop.games.el_guerrero.work import Work

PASS = Option("pass")
_new = tuple.__new__


def open_window(work: Work, moment: Moment, is_open: Callable[[], bool]) -> Rules:
    """Ask everybody for an instant, clockwise from whose turn it is, until a whole round passes.

    Each instant takes effect at once, and after it a new round begins.

    :param is_open: whether the moment still is: the combat goes on, the announced card has not been cancelled.
    """
    while is_open():
        reacted = yield from _round(work, moment)
        if not reacted:
            return


def _round(work: Work, moment: Moment) -> Asking[bool]:
    """Ask once everybody who holds cards, but for who has announced one; return whether an instant has been used."""
    table = work.table
    silent = moment.player if moment.kind == "announced" else None
    hands = [(seat, table.zone("hand", seat)) for seat in clockwise(table, table.turn)]
    asked = [seat for seat, hand in hands if hand and seat != silent]
    if not asked:
        return False
    window = table.numbers.get((0, WINDOW), 0) + 1
    table.count(0, WINDOW, window)
    prompt, names = _told(table, moment)

    def which(table: Table, seat: int) -> list[Option]:
        return instants(table, moment, seat)

    def why_not(table: Table, seat: int, option: Option) -> Reason | None:
        return why_not_react(table, moment, seat, option)

    while asked:
        seat = asked[0]
        option = yield Choose(
            table,
            seat,
            prompt,
            which,
            why_not,
            PASS,
            True,
            window=window,
            asked=tuple(asked),
            **names,
        )
        if option.card is not None:
            yield from use(work, moment, seat, table.by_id[option.card])
            return True
        asked = [one for one in asked[1:] if (one, OUT) not in table.numbers]
    return False


def _told(table: Table, moment: Moment) -> tuple[str, dict[str, Any]]:
    """Return the prompt of a window, and what it tells."""
    names: dict[str, Any] = {"player": moment.player}
    prompt = f"prompt-react-{moment.kind}"
    if moment.kind in ("attack", "trap"):
        names["rival"] = defender(table)
    elif moment.rival is not None:
        names["rival"] = moment.rival
        prompt = "prompt-react-announced-against"
    if moment.card is not None:
        names["card"] = table.faces[moment.card].id
        names["announced"] = table.id_of(moment.card)
    return prompt, names


def instants(table: Table, moment: Moment, seat: int) -> list[Option]:
    """List the instants of a hand that may be used at a moment, and passing."""
    found = [PASS]
    faces = table.faces
    for card in table.zone("hand", seat):
        reaction = faces[card].reaction
        if reaction is not None and reaction.fits(table, moment, seat):
            found.append(_new(Option, ("react", table.id_of(card), None)))
    return found


def why_not_react(table: Table, moment: Moment, seat: int, option: Option) -> Reason | None:
    """Return why a card cannot be used at a moment, or None."""
    if option.verb != "react":
        return Reason("reason-eg-only-instants")
    card = held(table, seat, option)
    if card is None:
        return Reason("reason-not-held")
    reaction = table.faces[card].reaction
    if reaction is None:
        return Reason("reason-eg-only-instants")
    return None if reaction.fits(table, moment, seat) else Reason("reason-eg-not-now")


def use(work: Work, moment: Moment, seat: int, card: Card) -> Rules:
    """Use an instant: it takes effect at once, then it is discarded."""
    table = work.table
    table.move(card, "playing", seat)
    table.note("reacted", player=seat, card=card)
    if attacker(table) is not None:
        table.count(seat, INSTANTS, table.number(seat, INSTANTS) + 1)
    yield from work.carry_out(card, seat, _rival(table, moment, seat), moment)
    if table.place_of(card)[0] == "playing":
        table.move(card, "discard")
    yield from work.resolve()


def _rival(table: Table, moment: Moment, seat: int) -> int | None:
    """Return who an instant's rival is: the other side of a combat, or who announces a card; nobody else."""
    if moment.kind in ("attack", "trap"):
        here, there = attacker(table), defender(table)
        return there if seat == here else here
    return moment.player if moment.player != seat else None
