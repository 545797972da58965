"""The attack window before each auction ("Attack"; Reglamento 5 and 6): open, and until nobody more joins."""

from __future__ import annotations

from tabletop.effects.naming import held
from tabletop.effects.seats import OUT, is_out
from tabletop.engine import Choose, ChooseSome, Option, Reason, Rules, Table
from tabletop.games.espada_negra.contest import win
from tabletop.games.espada_negra.figures import attacks_left, berserkers_of, can_attack, usable_attack
from tabletop.games.espada_negra.house import house
from tabletop.games.espada_negra.rules import attackers, start_bidding
from tabletop.games.espada_negra.state import (
    ASSAULT,
    ATTACKS,
    NEW,
    RALLIES,
    SPENT,
    WINDOW,
    lot_slug,
    open_window,
    the_lot,
)

PASS = Option("pass")
ATTACK = Option("attack")
_OPTIONS = [ATTACK, PASS]


def attacking(table: Table) -> Rules:
    """Ask everybody who could attack, once; after a full pass it is decided.

    A new round begins after an attack, and when somebody who attacks has left: there is less to be beaten.
    """
    asked = attackers(table)
    numbers = table.numbers
    window = numbers.get((0, WINDOW), 0)
    totals = assaults(table)
    prompt, names = "prompt-en-attack", {"card": lot_slug(table), "window": window, "initiative": True}
    if totals:
        prompt, names = "prompt-en-join", names | {"players": tuple(totals), "n": max(totals.values())}
    while asked:
        seat = asked[0]
        option = yield Choose(
            table, seat, prompt, _options, why_not_attack, PASS, True, asked=tuple(asked), **names
        )
        if option == ATTACK:
            yield from join(table, seat)
        if option == ATTACK or (totals and assaults(table) != totals):
            open_window(table)
            return
        asked = [one for one in asked[1:] if (one, OUT) not in numbers]
    resolve(table, totals)


def _options(_table: Table, _seat: int) -> list[Option]:
    return _OPTIONS


def why_not_attack(table: Table, seat: int, _option: Option | None = None) -> Reason | None:
    """Return why a player cannot attack the present card, or None."""
    rules = house(table)
    if not rules.attacks:
        return Reason("reason-en-truce")
    if (seat, ASSAULT) in table.numbers:
        return Reason("reason-en-has-joined")
    if not attacks_left(table, seat):
        return Reason("reason-en-has-attacked", {"n": rules.attacks})
    return None if can_attack(table, seat) else Reason("reason-en-no-attack")


def join(table: Table, seat: int) -> Rules:
    """Attack: all other cards that can take part do, and the player says which berserkers do (rulings D13)."""
    others = usable_attack(table, seat)
    wild = berserkers_of(table, seat)
    table.count(seat, ATTACKS, table.numbers.get((seat, ATTACKS), 0) + 1)  # public before more is asked
    if wild and (others or len(wild) > 1):
        table.count(seat, RALLIES, 1)
        chosen = yield ChooseSome(
            table,
            seat,
            "prompt-en-berserkers" if others else "prompt-en-berserkers-alone",
            _berserkers,
            0 if others else 1,
            weigh=attack_of,
            reason=why_not_rage,
            card=lot_slug(table),
            n=others,
            fate="fresh" if house(table).berserkers_rise else "spent",
        )
        table.count(seat, RALLIES, 0)
        if is_out(table, seat):
            return
        wild = [table.by_id[option.card] for option in chosen]
    begun = bool(assaults(table))
    total = others
    for card in wild:
        total += table.faces[card].attack
        if not house(table).berserkers_rise:
            table.mark(card, SPENT, 1)
    table.count(seat, ASSAULT, total)
    table.note("assault_joined" if begun else "assault_begun", player=seat, card=the_lot(table), n=total)


def _berserkers(table: Table, seat: int) -> list[Option]:
    return [Option("rage", table.id_of(card)) for card in berserkers_of(table, seat)]


def attack_of(table: Table, _seat: int, option: Option) -> int:
    """Return what a card adds to an attack."""
    attack: int = table.faces[table.by_id[option.card or 0]].attack
    return attack


def why_not_rage(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a card is none of the berserkers that may go along."""
    card = held(table, seat, option, "holding")
    if card is None:
        return Reason("reason-en-not-yours")
    if not table.faces[card].is_berserker:
        return Reason("reason-en-no-berserker")
    if (card, SPENT) in table.marks:
        return Reason("reason-en-spent")
    return Reason("reason-en-asleep") if (card, NEW) in table.marks else None


def assaults(table: Table) -> dict[int, int]:
    """Return the totals of those who attack the present card, by seat."""
    numbers = table.numbers
    return {seat: numbers[seat, ASSAULT] for seat in range(table.seats) if (seat, ASSAULT) in numbers}


def resolve(table: Table, totals: dict[int, int]) -> None:
    """Give the card to the greatest attack; a tie is auctioned, and all who attacked have (rulings D1)."""
    for seat in totals:
        table.count(seat, ASSAULT, 0)
    if not totals:
        start_bidding(table)
        return
    best = max(totals.values())
    first = [seat for seat, total in totals.items() if total == best]
    if len(first) > 1:
        table.note("assault_tied", players=tuple(first), n=best)
        start_bidding(table)
    else:
        win(table, first[0], best, raid=True)
