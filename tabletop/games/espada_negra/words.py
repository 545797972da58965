"""The initial conditions: each changes one figure of the house rules ("Initial condition", Reglamento 10)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Literal

from pydantic import Field

from tabletop.cards.models import Statement
from tabletop.effects.statements import SOME_CHANGE
from tabletop.games.espada_negra.house import HouseRules, TieRule


class Condition(Statement):
    """A condition that holds for the whole match and for everybody."""

    subject = "table"

    @abstractmethod
    def change(self, rules: HouseRules) -> HouseRules:
        """Return the house rules with what the condition changes."""


class CardsPerTurn(Condition):
    """So many cards are revealed each turn instead of six; fewer than these end the game."""

    counted = "amount"
    verb: Literal["cards_per_turn"]
    amount: Annotated[int, Field(ge=1, le=12)]

    def change(self, rules: HouseRules) -> HouseRules:
        """Set how many cards a turn has."""
        return rules._replace(lots=self.amount)


class StartingGold(Condition):
    """Each player begins with so much gold instead of ten."""

    verb: Literal["starting_gold"]
    amount: Annotated[int, Field(ge=1, le=40)]

    def change(self, rules: HouseRules) -> HouseRules:
        """Set the gold at the start."""
        return rules._replace(gold=self.amount)


class Income(Condition):
    """At the end of each turn each player gains so much more gold."""

    verb: Literal["income"]
    amount: Annotated[int, Field(ge=1, le=9)]

    def change(self, rules: HouseRules) -> HouseRules:
        """Add to what everybody gains."""
        return rules._replace(income=rules.income + self.amount)


class Yields(Condition):
    """Each card that produces, produces so much more, or less."""

    verb: Literal["yields"]
    amount: Annotated[int, Field(ge=-2, le=3), SOME_CHANGE]

    def change(self, rules: HouseRules) -> HouseRules:
        """Add to what a card produces."""
        return rules._replace(yields=rules.yields + self.amount)


class AttacksPerTurn(Condition):
    """Each player may attack so often in a turn instead of once; 0 forbids it."""

    manner = "amount"
    verb: Literal["attacks_per_turn"]
    amount: Literal[0, 2, 3]

    def change(self, rules: HouseRules) -> HouseRules:
        """Set how often one attacks."""
        return rules._replace(attacks=self.amount)


class BerserkersRise(Condition):
    """Berserkers may attack again in later turns, as other cards do."""

    verb: Literal["berserkers_rise"]

    def change(self, rules: HouseRules) -> HouseRules:
        """Let berserkers rise."""
        return rules._replace(berserkers_rise=True)


class ReadyAtOnce(Condition):
    """Cards may be used in the turn in which they are acquired."""

    verb: Literal["ready_at_once"]

    def change(self, rules: HouseRules) -> HouseRules:
        """Let cards be ready at once."""
        return rules._replace(ready_at_once=True)


class EspionageCosts(Condition):
    """An espionage needs so much more than what has been invested, or less; to cancel one does not."""

    verb: Literal["espionage_costs"]
    amount: Annotated[int, Field(ge=-3, le=5), SOME_CHANGE]

    def change(self, rules: HouseRules) -> HouseRules:
        """Add to what an espionage needs."""
        return rules._replace(surcharge=rules.surcharge + self.amount)


class SpiesTake(Condition):
    """A card that is spied away goes to the spy."""

    verb: Literal["spies_take"]

    def change(self, rules: HouseRules) -> HouseRules:
        """Let spies take what they spy."""
        return rules._replace(spies_take=True)


class RowHidden(Condition):
    """The cards of a turn lie face down until they come up."""

    verb: Literal["row_hidden"]

    def change(self, rules: HouseRules) -> HouseRules:
        """Hide the row."""
        return rules._replace(veiled=True)


class BidCap(Condition):
    """Nobody may bid more than so much."""

    verb: Literal["bid_cap"]
    amount: Annotated[int, Field(ge=4, le=20)]

    def change(self, rules: HouseRules) -> HouseRules:
        """Set the most that may be bid."""
        return rules._replace(cap=self.amount)


class LeastPrice(Condition):
    """A card for which nobody bids at least so much is discarded."""

    verb: Literal["least_price"]
    amount: Annotated[int, Field(ge=1, le=4)]

    def change(self, rules: HouseRules) -> HouseRules:
        """Set what a card must fetch."""
        return rules._replace(least_price=self.amount)


class TieIs(Condition):
    """Ties are broken in another way than the group has agreed upon."""

    manner = "rule"
    verb: Literal["tie_rule"]
    rule: TieRule

    def change(self, rules: HouseRules) -> HouseRules:
        """Set how ties are broken."""
        return rules._replace(ties=self.rule)


class MostCardsPresides(Condition):
    """At the end of a turn whoever has the most cards becomes auctioneer."""

    verb: Literal["most_cards_presides"]

    def change(self, rules: HouseRules) -> HouseRules:
        """Let the auctioneer be who has the most cards."""
        return rules._replace(most_cards_presides=True)


class PlainVictory(Condition):
    """Cards that have nothing but victory are worth so much more at the end."""

    verb: Literal["plain_victory"]
    amount: Annotated[int, Field(ge=1, le=5)]

    def change(self, rules: HouseRules) -> HouseRules:
        """Add to what such cards are worth."""
        return rules._replace(plain_victory=rules.plain_victory + self.amount)


class SetScores(Condition):
    """Whoever has the most equal cards at the end gains so much victory; several share nothing, each gains it."""

    verb: Literal["set_scores"]
    amount: Annotated[int, Field(ge=1, le=20)]

    def change(self, rules: HouseRules) -> HouseRules:
        """Add to what the most equal cards are worth."""
        return rules._replace(set_scores=rules.set_scores + self.amount)


class GoldScores(Condition):
    """At the end so much gold is one victory."""

    verb: Literal["gold_scores"]
    amount: Annotated[int, Field(ge=1, le=20)]

    def change(self, rules: HouseRules) -> HouseRules:
        """Set how much gold is one victory."""
        return rules._replace(gold_scores=self.amount)


CONDITIONS = (
    CardsPerTurn,
    StartingGold,
    Income,
    Yields,
    AttacksPerTurn,
    BerserkersRise,
    ReadyAtOnce,
    EspionageCosts,
    SpiesTake,
    RowHidden,
    BidCap,
    LeastPrice,
    TieIs,
    MostCardsPresides,
    PlainVictory,
    SetScores,
    GoldScores,
)
