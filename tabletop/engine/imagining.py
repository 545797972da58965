"""Imagined tables: all that a seat does not know is dealt anew within what is public."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tabletop.engine.dice import Dice
from tabletop.engine.layout import MIXED
from tabletop.engine.state import Card
from tabletop.engine.table import Table

Demand = tuple[Sequence[Card], Callable[[Any], bool], int]
"""What is public about unknown cards: of these cards exactly so many have a face for which the predicate holds."""

Belief = Callable[[Table, int, Dice], Sequence[Demand]]
"""(table, seat, dice) -> what that seat takes for true of faces that it does not know, although it is not public."""

Guess = Callable[[Table, int, str, Dice], Any]
"""(imagined table, seat that sealed, name, dice) -> a value that it might have sealed."""


class Secrets(NamedTuple):
    """What an imagined table has other than the true one: faces, who knows them, dice, seals."""

    faces: list[Any]
    masks: list[int]
    dice: int
    seals: dict[tuple[int, str], Any]


def deal_unknown(
    table: Table,
    seat: int,
    dice: Dice,
    demands: Sequence[Demand] = (),
    pool_of: Callable[[Table, Card], int] = lambda _table, _card: 0,
) -> None:
    """Overwrite every face that a seat does not know with one dealt anew, and the dice.

    :param demands: the most constrained first.
    :param pool_of: cards are dealt the faces of their own pool alone.
    """
    bit = 1 << seat
    masks, faces, id_of = table.masks, table.faces, table.id_of
    unknown = [card for card in table.by_id if not masks[card] & bit]
    kinds = {spec.name: spec.kind for spec in table.layout.specs}
    for card in unknown:  # which cards of a hand a third seat has seen is no more public than their faces
        zone, owner = table.place_of(card)
        if kinds[zone] == MIXED:
            masks[card] &= 1 << owner
    pools: dict[int, list[Any]] = {}
    for card in unknown:
        pools.setdefault(pool_of(table, card), []).append(faces[card])
    for number in sorted(pools):
        pools[number].sort(key=lambda face: str(face.id))
        dice.shuffle(pools[number])
    for cards, holds, count in demands:
        wanted = sorted([card for card in cards if not masks[card] & bit], key=id_of)
        dice.shuffle(wanted)
        left = count - sum([1 for card in cards if masks[card] & bit and holds(faces[card])])
        used_up: set[int] = set()
        for number, card in enumerate(wanted):
            which = pool_of(table, card)
            pool = pools[which]
            if number >= left and which not in used_up and not any(holds(face) for face in pool):
                used_up.add(which)
            if which in used_up:
                continue  # any face will do: later demands have the whole choice
            face = next(face for face in pool if holds(face) == (number < left))
            pool.remove(face)
            faces[card] = face
            unknown.remove(card)
    taken = {number: iter(pool) for number, pool in pools.items()}
    for card in unknown:
        faces[card] = next(taken[pool_of(table, card)])
    table.dice = Dice(dice.word())


def guess_seals(table: Table, seat: int, dice: Dice, guess: Guess) -> None:
    """Overwrite what others than a seat have sealed."""
    for other, name in sorted(table.seals):
        if other != seat:
            table.seals[other, name] = guess(table, other, name, dice)


def secrets_of(table: Table) -> Secrets:
    """Return a copy of what the two above overwrite."""
    return Secrets(table.faces.copy(), table.masks.copy(), table.dice.state, dict(table.seals))


def take_secrets(table: Table, secrets: Secrets) -> None:
    """Overwrite the same with what another copy of this table gave."""
    table.faces = secrets.faces.copy()
    table.masks = secrets.masks.copy()
    table.dice = Dice(secrets.dice)
    table.seals = dict(secrets.seals)
    table.version += 1
