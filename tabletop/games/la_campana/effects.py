"""The words on the cards of La Campaña: the JSON shape of each, and what it says.

The box has no triggered effects: a card is played for one of the things that it can *do*, and warriors and
relics have statements that are *always* true. Numbers that the rulebook fixes for a card stand on the
card; the rules read them from there.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from tabletop.cards.models import Count, Kind, Statement, Test, Verb, Words

Warrior = Literal["mage", "knight", "archer"]
Weapon = Literal["potion", "sword", "arrow"]
Points = Annotated[int, Field(ge=1, le=10)]


class Wields(Statement):
    """This warrior attacks with one type of weapon (La Campaña, "Warriors")."""

    verb: Literal["wields"]
    weapon: Weapon


class Beats(Statement):
    """This warrior has the advantage over a type, which it does pure damage (La Campaña, "Pure Attack")."""

    verb: Literal["beats"]
    warrior: Warrior


class WieldsAll(Statement):
    """This warrior attacks with any weapon, with the advantage of its type (La Campaña, "The Dragon")."""

    verb: Literal["wields_all"]


class AlwaysImpure(Statement):
    """Whatever attacks this warrior, the damage is impure (La Campaña, "The Dragon")."""

    verb: Literal["always_impure"]


class NoPowers(Statement):
    """This warrior uses no power, and is neither healed nor shielded (La Campaña, "The Dragon")."""

    verb: Literal["no_powers"]


class MayBeRelic(Statement):
    """This card may lie under a castle as its relic (La Campaña, "Build")."""

    verb: Literal["may_be_relic"]


class RelicCounts(Statement):
    """As a relic, this card adds its value to the castle (La Campaña, "Gold")."""

    verb: Literal["relic_counts"]


class Strike(Verb):
    """Attack a rival warrior with one of yours that wields this (La Campaña, "Attacking with Weapons")."""

    verb: Literal["strike"]
    wielder: Warrior


class Trade(Verb):
    """Buy up to so many cards from the central deck (La Campaña, "Trade").

    A gold card of value 1 buys none, so it has no such ability.
    """

    counted: ClassVar[str] = "cards"
    verb: Literal["trade"]
    cards: Count


class Build(Verb):
    """Add the value of this card to your castle (La Campaña, "Build")."""

    verb: Literal["build"]


class Besiege(Verb):
    """Take gold cards at random off a rival castle, never its relic (La Campaña, "Attacking with Siege")."""

    counted: ClassVar[str] = "cards"
    verb: Literal["besiege"]
    cards: Count


class Steal(Verb):
    """Take cards at random from a rival's hand (La Campaña, "Sabotage")."""

    counted: ClassVar[str] = "cards"
    verb: Literal["steal"]
    cards: Count


class Spy(Verb):
    """Look at the top of the central deck or at a rival's hand (La Campaña, "Sabotage")."""

    counted: ClassVar[str] = "deck_cards"
    verb: Literal["spy"]
    deck_cards: Count


class Heal(Verb):
    """Remove all damage from a warrior of your side (La Campaña, "Powers")."""

    verb: Literal["heal"]


class Shield(Verb):
    """Give a warrior of your side a shield of so many points (La Campaña, "Powers")."""

    verb: Literal["shield"]
    amount: Points


class SureShot(Verb):
    """Eliminate a rival warrior, or do so many points of damage to the Dragon (La Campaña, "Powers")."""

    verb: Literal["sure_shot"]
    dragon_damage: Points


class Commands(Test):
    """You have a warrior of this type on your own battlefield (La Campaña, "Powers")."""

    test: Literal["commands"]
    warrior: Warrior


WORDS = Words(
    game="la_campana",
    kinds={
        "warrior": Kind(("mage", "knight", "archer"), {"life": (10, 10)}),
        "super-warrior": Kind(("dragon",), {"life": (10, 10)}),
        "weapon": Kind(("potion", "sword", "arrow"), {"value": (1, 9)}),
        "gold": Kind(("gold",), {"value": (1, 9)}),
        "special": Kind(("power", "siege", "thief", "spy")),
    },
    verbs=(Strike, Trade, Build, Besiege, Steal, Spy, Heal, Shield, SureShot),
    statements=(Wields, Beats, WieldsAll, AlwaysImpure, NoPowers, MayBeRelic, RelicCounts),
    tests=(Commands,),
)
"""The vocabulary against which `cards/la_campana/cards.json` is checked."""
