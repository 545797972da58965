"""What several games share of cards that make somebody discard from a hand."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.effects.sentences import Doing
from tabletop.engine import Card, ChooseSome, Option, Rules, Table


def discard_from_hand(
    doing: Doing, seat: int, amount: int, random: bool, drop: Callable[[Table, int, list[Card]], None]
) -> Rules:
    """Have cards discarded from a hand, as far as it holds any: of its owner's choice, or one by one at random.

    :param drop: (table, seat, cards) -> discards them, as the game does.
    """
    table = doing.table
    hand = table.zone("hand", seat)
    count = min(amount, len(hand))
    if random:
        for _ in range(count):
            drop(table, seat, [hand[table.roll(len(hand))]])
    elif count == len(hand):
        drop(table, seat, list(hand))
    elif count:
        chosen = yield ChooseSome(
            table,
            seat,
            "prompt-discard-from-hand",
            hand_options,
            count,
            count,
            card=doing.face,
            ability=doing.index,
            n=count,
        )
        drop(table, seat, [table.by_id[option.card] for option in chosen])


def hand_options(table: Table, seat: int) -> list[Option]:
    """List the cards of a hand, to discard."""
    return [Option("discard", table.id_of(card)) for card in table.zone("hand", seat)]
