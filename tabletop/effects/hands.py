"""What several games share of cards that make somebody discard from a hand, or take a card into it."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.effects.sentences import Doing
from tabletop.engine import Card, Choose, ChooseSome, Option, Rules, Table


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


def choose_from_deck(doing: Doing, amount: int, take: Callable[[Table, int, Card], None]) -> Rules:
    """Have a player look at the top cards of the deck and take one; the others stay where they are.

    :param take: (table, seat, card) -> takes the card, as the game does.
    """
    table, you = doing.table, doing.you
    count = min(amount, len(table.zone("deck")))
    if not count:
        return
    table.note("deck_looked_at", player=you, n=count)
    table.show(table.zone("deck")[-count:], you)

    def which(table: Table, _seat: int) -> list[Option]:
        return [Option("choose", table.id_of(card)) for card in reversed(table.zone("deck")[-count:])]

    option = yield Choose(
        table, you, "prompt-from-deck", which, card=doing.face, ability=doing.index, n=count
    )
    take(table, you, table.by_id[option.card])


def take_from_deck(table: Table, seat: int, card: Card) -> None:
    """Take a card that has been chosen among those of the deck into a hand."""
    table.pull(card)
    table.move(card, "hand", seat)
    table.note("card_from_deck", player=seat)
