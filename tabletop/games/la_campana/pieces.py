"""A card as the rules use it: what its JSON states, worked out once, with damage in half-points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tabletop.cards.models import CardFace
from tabletop.games.la_campana import effects

WEAPONS = ("potion", "sword", "arrow")


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """The printed facts of a card.

    `life` and `dragon_damage` and `shield` are half-points, so that half of an odd weapon is exact
    (La Campaña, "Impure Attack": "exact half, not rounded").
    """

    id: str
    type: str
    suit: str
    value: int
    life: int
    wields: tuple[str, ...]
    beats: str
    always_impure: bool
    no_powers: bool
    wielder: str
    trade: int
    builds: bool
    relic: bool
    relic_counts: bool
    besiege: int
    steal: int
    spy: int
    heal: str
    shield: int
    shield_by: str
    sure_shot: str
    dragon_damage: int

    @property
    def is_warrior(self) -> bool:
        """Whether it can be recruited: the Dragon is recruited like any other warrior."""
        return self.life > 0


def damage_of(weapon: Piece, struck: Piece, beats: Mapping[str, str]) -> tuple[int, bool]:
    """Return the half-points of damage that a weapon does to a warrior or a shield, and whether it is pure.

    Pure damage equals the weapon's value, impure damage exactly half of it (La Campaña, "Pure Attack",
    "Impure Attack"). Shields and the Dragon always receive impure damage; the Dragon as attacker has the
    advantage of the weapon's type, so who wields the weapon does not matter.

    :param beats: which type each type of warrior has the advantage over.
    """
    pure = beats[weapon.wielder] == struck.suit and not struck.always_impure
    return (2 * weapon.value if pure else weapon.value), pure


def gold_of(castle: Iterable[Piece]) -> int:
    """Return the gold in a castle, the relic first: a relic counts only if it says so (La Campaña, "Build")."""
    return sum([piece.value for place, piece in enumerate(castle) if place > 0 or piece.relic_counts])


def piece_of(face: CardFace) -> Piece:
    """Work out the piece that a card states."""
    facts = {
        "wields": (),
        "beats": "",
        "always_impure": False,
        "no_powers": False,
        "wielder": "",
        "trade": 0,
        "builds": False,
        "relic": False,
        "relic_counts": False,
        "besiege": 0,
        "steal": 0,
        "spy": 0,
        "heal": "",
        "shield": 0,
        "shield_by": "",
        "sure_shot": "",
        "dragon_damage": 0,
    }
    for ability in face.abilities:
        commander = ability.if_.warrior if isinstance(ability.if_, effects.Commands) else ""
        for word in (*ability.do, *ability.always):
            facts |= _stated(word, commander)
    figures = face.figures
    return Piece(
        id=face.id,
        type=face.type,
        suit=face.suit,
        value=figures.get("value", 0),
        life=2 * figures.get("life", 0),
        **facts,  # type: ignore[arg-type]
    )


def _stated(word: object, commander: str) -> dict[str, object]:  # noqa: PLR0911 - a line a word
    match word:
        case effects.Wields(weapon=weapon):
            return {"wields": (weapon,)}
        case effects.WieldsAll():
            return {"wields": WEAPONS}
        case effects.Beats(warrior=warrior):
            return {"beats": warrior}
        case effects.AlwaysImpure():
            return {"always_impure": True}
        case effects.NoPowers():
            return {"no_powers": True}
        case effects.MayBeRelic():
            return {"relic": True}
        case effects.RelicCounts():
            return {"relic_counts": True}
        case effects.Strike(wielder=wielder):
            return {"wielder": wielder}
        case effects.Trade(cards=cards):
            return {"trade": cards}
        case effects.Build():
            return {"builds": True}
        case effects.Besiege(cards=cards):
            return {"besiege": cards}
        case effects.Steal(cards=cards):
            return {"steal": cards}
        case effects.Spy(deck_cards=cards):
            return {"spy": cards}
        case effects.Heal():
            return {"heal": commander}
        case effects.Shield(amount=amount):
            return {"shield": 2 * amount, "shield_by": commander}
        case effects.SureShot(dragon_damage=amount):
            return {"sure_shot": commander, "dragon_damage": 2 * amount}
    raise TypeError(f"a word without a rule: {word!r}")
