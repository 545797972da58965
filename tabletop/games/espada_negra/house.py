"""The house rules of a match: the figures that initial conditions change, and that all other rules read."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from tabletop.engine import Table

TieRule: TypeAlias = Literal["secret", "internal", "external", "nobody"]
"""Who gets a card for which several bid the same: the richest of them, whom the auctioneer names, who spoke first;
or nobody does."""


class HouseRules(NamedTuple):
    """How a match is played, apart from what its cards do.

    :param ties: who gets a card for which several bid the most ("Tie-break options").
    :param zero_is_no_bid: a card for which everybody bids nothing is discarded.
    :param lots: the cards that are revealed each turn, and without which the game ends.
    :param gold: what each player begins with.
    :param income: what each player gains every turn besides the production of cards.
    :param yields: what each card that produces produces more, or less.
    :param attacks: how often a player may attack in a turn.
    :param berserkers_rise: berserkers may attack in every turn.
    :param ready_at_once: cards may be used in the turn in which they are acquired.
    :param surcharge: what an espionage needs beyond what the other has invested.
    :param spies_take: a card that is spied away goes to the spy.
    :param veiled: the cards of a turn are revealed one by one, as they come up.
    :param cap: the most that anybody may bid; None for all they have.
    :param least_price: what a card must fetch, or it is discarded.
    :param most_cards_presides: whoever has the most cards becomes auctioneer.
    :param plain_victory: what cards that have nothing but victory are worth more at the end.
    :param set_scores: the victory of whoever has the most equal cards.
    :param gold_scores: so much gold is one victory at the end; 0 for none.
    """

    ties: TieRule = "secret"
    zero_is_no_bid: bool = False
    lots: int = 6
    gold: int = 10
    income: int = 0
    yields: int = 0
    attacks: int = 1
    berserkers_rise: bool = False
    ready_at_once: bool = False
    surcharge: int = 0
    spies_take: bool = False
    veiled: bool = False
    cap: int | None = None
    least_price: int = 0
    most_cards_presides: bool = False
    plain_victory: int = 0
    set_scores: int = 0
    gold_scores: int = 0


class InForce:
    """Hold the house rules that follow from the conditions of a table."""

    __slots__ = ("moves", "rules")

    def __init__(self, table: Table) -> None:
        self.moves = table.moves
        rules: HouseRules = table.setup.rules
        for card in table.zone("conditions"):
            for condition in table.faces[card].conditions:
                rules = condition.change(rules)
        self.rules = rules

    def copy(self) -> InForce:
        """Return what holds for a copy of the table, too: it is made anew, never changed."""
        return self


def house(table: Table) -> HouseRules:
    """Return the house rules: those that the group has chosen, as the initial conditions change them.

    Conditions count in the order in which they lie: what sets a figure has the last word, what adds to one is added.
    """
    told: Any = table.derived
    if told is None or told.moves != table.moves:
        table.derived = told = InForce(table)
    rules: HouseRules = told.rules
    return rules
