"""What becomes of a card once somebody has won it: it is paid for, and then gained unless it is spied away."""

from __future__ import annotations

from typing import Any

from tabletop.effects.naming import held
from tabletop.effects.seats import OUT, is_out
from tabletop.engine import Asking, Card, ChooseSome, Option, Reason, Rules, Table
from tabletop.games.espada_negra.figures import agents_of, espionage_of
from tabletop.games.espada_negra.house import house
from tabletop.games.espada_negra.rules import next_lot
from tabletop.games.espada_negra.state import (
    AGENT,
    CHAIN,
    CONTEST,
    DEPTH,
    GOLD,
    INVESTED,
    NEEDED,
    NEW,
    RAID,
    SPIED,
    SPY,
    WINDOW,
    WINNER,
    enter,
    forget,
    lot_slug,
    open_window,
    seat_in,
    the_lot,
)


def win(table: Table, seat: int, invested: int, raid: bool = False) -> None:
    """Let a player win the present card: gold is paid at once; then others may spy, if any could.

    :param invested: the gold, or the total of the attack; :param raid: whether it was by attack.
    """
    card = the_lot(table)
    if invested and not raid:
        table.count(seat, GOLD, table.number(seat, GOLD) - invested)
    if not spies(table, seat, price_of(table, invested)):
        table.note("lot_stormed" if raid else "lot_bought", player=seat, card=card, n=invested)
        gain(table, seat)
        return
    table.note("assault_won" if raid else "lot_won", player=seat, card=card, n=invested)
    table.count(0, WINNER, 1 + seat)
    table.count(0, INVESTED, invested)
    if raid:
        table.count(0, RAID, 1)
    open_window(table)
    enter(table, "spy")


def gain(table: Table, seat: int) -> None:
    """Give a player the present card, which cannot be used in this turn (Reglamento 7)."""
    card = the_lot(table)
    table.move(card, "holding", seat, keep=True)
    if not house(table).ready_at_once:
        table.mark(card, NEW, 1)
    next_lot(table)


def discard_lot(table: Table) -> None:
    """Put the present card out of the game (rulings D9): nobody has got it."""
    table.move(the_lot(table), "discard")
    next_lot(table)


# -- espionage


def price_of(table: Table, invested: int) -> int:
    """Return what an espionage needs; at least one card is marked, whatever was invested (rulings D19)."""
    return max(1, invested + house(table).surcharge)


def spies(table: Table, after: int, needed: int) -> list[int]:
    """List the players who could mark enough, clockwise after a seat, which is not asked (rulings D10).

    Who has left has no cards.
    """
    return [seat for seat in table.setup.orders[after][1:] if espionage_of(table, seat) >= needed]


def spying(table: Table) -> Rules:
    """Ask once everybody who could spy, or cancel the last act of espionage; each act begins a new round.

    After a full pass the last act stands: of an odd number the first has succeeded (rulings D11). After an attempt
    that has been cancelled others may try, or the same with other cards (rulings D10).
    """
    winner = seat_in(table, WINNER)
    assert winner is not None
    acted = yield from (
        counter_round(table, winner) if (0, DEPTH) in table.numbers else spy_round(table, winner)
    )
    if acted:
        open_window(table)
        return
    depth, spy = table.number(0, DEPTH), seat_in(table, SPY)
    if depth % 2:
        assert spy is not None
        conclude(table, winner, spy)
    elif depth:
        table.note("spying_failed", player=spy, rival=winner)
        forget(table, CHAIN)
        open_window(table)
    else:
        table.note("lot_gained", player=winner, card=the_lot(table))
        forget(table, CONTEST)
        gain(table, winner)


def conclude(table: Table, winner: int, spy: int) -> None:
    """Take the present card from its winner, who has paid nevertheless; it goes out of the game, or to the spy."""
    card = the_lot(table)
    table.note("spying_held", player=spy, rival=winner, card=card)
    forget(table, CONTEST)
    if house(table).spies_take and not is_out(table, spy):
        table.note("lot_looted", player=spy, card=card)
        gain(table, spy)
    else:
        discard_lot(table)


def spy_round(table: Table, winner: int) -> Asking[bool]:
    """Ask for an espionage against the winner; return whether there has been one."""
    needed = price_of(table, table.number(0, INVESTED))
    prompt = "prompt-en-spy-attack" if table.number(0, RAID) else "prompt-en-spy"
    return (yield from ask_round(table, winner, needed, prompt, {}))


def counter_round(table: Table, winner: int) -> Asking[bool]:
    """Ask for an espionage that cancels the last one; return whether there has been one.

    It is aimed at the winner, or at the first spy: at whichever of them the last act has set back.
    """
    agent, spy = seat_in(table, AGENT), seat_in(table, SPY)
    assert agent is not None
    depth = table.number(0, DEPTH)
    so_far, defender = ("lost", winner) if depth % 2 else ("kept", spy)
    names = {"player": winner, "defender": defender, "depth": depth, "so_far": so_far}
    return (yield from ask_round(table, agent, table.number(0, NEEDED), "prompt-en-counter", names))


def ask_round(table: Table, against: int, needed: int, prompt: str, names: dict[str, Any]) -> Asking[bool]:
    """Ask everybody who could mark enough against a player, until somebody does; return whether one has."""
    asked = spies(table, against, needed)
    numbers = table.numbers
    window = numbers.get((0, WINDOW), 0)
    while asked:
        seat = asked[0]
        chosen = yield ChooseSome(
            table,
            seat,
            prompt,
            spy_options,
            least=1,
            or_none=True,
            weigh=espionage_in,
            reason=why_not_spy,
            floor=needed,
            optional=True,
            card=lot_slug(table),
            rival=against,
            n=needed,
            window=window,
            asked=tuple(asked),
            **names,
        )
        if chosen:
            mark_agents(table, seat, against, [table.by_id[option.card] for option in chosen])
            return True
        asked = [one for one in asked[1:] if (one, OUT) not in numbers]
    return False


def mark_agents(table: Table, seat: int, against: int, cards: list[Card]) -> None:
    """Mark cards for an act of espionage: they are never used for another (Reglamento 14)."""
    total = sum([table.faces[card].espionage for card in cards])
    for card in cards:
        table.mark(card, SPIED, 1)
    depth = table.number(0, DEPTH)
    slugs = tuple([table.faces[card].id for card in cards])
    card = the_lot(table)
    table.note("countered" if depth else "spied", player=seat, rival=against, card=card, n=total, cards=slugs)
    table.count(0, DEPTH, depth + 1)
    table.count(0, NEEDED, total)
    table.count(0, AGENT, 1 + seat)
    if not depth:
        table.count(0, SPY, 1 + seat)


def spy_options(table: Table, seat: int) -> list[Option]:
    """List a player's cards that can be marked."""
    return [Option("spy", table.id_of(card)) for card in agents_of(table, seat)]


def espionage_in(table: Table, _seat: int, option: Option) -> int:
    """Return the espionage of a card."""
    espionage: int = table.faces[table.by_id[option.card or 0]].espionage
    return espionage


def why_not_spy(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a card cannot be marked, or None."""
    card = held(table, seat, option, "holding")
    if card is None:
        return Reason("reason-en-not-yours")
    if not table.faces[card].espionage:
        return Reason("reason-en-no-espionage")
    if (card, SPIED) in table.marks:
        return Reason("reason-en-spied")
    return Reason("reason-en-asleep") if (card, NEW) in table.marks else None
