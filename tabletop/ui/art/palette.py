"""Colours as data: a palette for each game, a colour for each suit, a metal for each trim.

A later game adds a row to `PALETTES`; nothing that draws knows a game by name. Tones, changes and glows are
apart in lightness as well as in hue, and each has a shape or a pattern of its own besides (`tokens.py`,
`glow.py`), so that colour never carries a meaning alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

Colour = str
"""A colour as `#rrggbb`, which SVG and pygame both read; `svg.mix` blends two."""

INK: Colour = "#341c12"
"""Rules text and names on parchment."""
FADED: Colour = "#785438"
"""Quotations and side remarks on parchment."""
RUBRIC: Colour = "#841816"
"""Key words on parchment, as a scribe wrote them in red."""
BRONZE: Colour = "#9c6212"
"""Icons among the words on parchment."""
PAPER: Colour = "#faeed0"
"""Text on dark ground."""
NIGHT: Colour = "#140d0a"
"""Outlines, and the darkest ground."""
RAISED: Colour = "#96f0ff"
"""A figure above its printed value (with an upward point beside it)."""
LOWERED: Colour = "#ffba5c"
"""A figure below its printed value (with a downward point beside it)."""


@dataclass(frozen=True, slots=True)
class Metal:
    """Name the three lights of a metal trim: where the light falls, its own colour, its shadow."""

    bright: Colour
    plain: Colour
    dark: Colour


METALS: Mapping[str, Metal] = MappingProxyType(
    {
        "gold": Metal("#ffecaa", "#d6aa52", "#704818"),
        "silver": Metal("#f4f8fc", "#b0bac6", "#4e5662"),
        "copper": Metal("#ffcea4", "#c47c50", "#60301a"),
        "iron": Metal("#c4c0ba", "#807c78", "#363230"),
    }
)

TONES: Mapping[str, tuple[Colour, Colour]] = MappingProxyType(
    {
        "gold": ("#d69e2c", "#784a0c"),
        "green": ("#247a58", "#083a2c"),
        "red": ("#ac2424", "#540a10"),
        "steel": ("#607692", "#243248"),
        "violet": ("#7e429e", "#381654"),
        "plain": ("#7a634e", "#33261c"),
        # Those of `speaking.SHAPES`, which are told by their shape.
        "banner": ("#3d62b4", "#15245c"),
        "arms": ("#6d7d90", "#232d3c"),
        "blood": ("#6a7080", "#1c1a24"),
        "palm": ("#1d8a78", "#06382f"),
    }
)
"""The ground of a figure's medallion: its middle and its rim."""

GLOWS: Mapping[str, tuple[Colour, str]] = MappingProxyType(
    {
        "legal": ("#ffd660", "beads"),
        "chosen": ("#70d6ff", "solid"),
        "target": ("#ff6852", "dashes"),
        "focus": ("#ffffff", "dots"),
        "hint": ("#ce96ff", "dash-dot"),
    }
)
"""What a glow ring says: its colour and its pattern."""


@dataclass(frozen=True, slots=True)
class Livery:
    """Dress a suit's cards, or the backs of a pile.

    Attributes:
        field: the ground.
        deep: its shadow, at the foot of the card.
        metal: a name of `METALS`.
        emblem: the icon on the little shield of a face, or in the middle of a back.
        diaper: the pattern woven into the ground, a name of `patterns.DIAPERS`.
        pales: colour of the five broad upright bands on the inner panel of a back; "" for none.
    """

    field: Colour
    deep: Colour
    metal: str
    emblem: str
    diaper: str
    pales: Colour = ""


@dataclass(frozen=True, slots=True)
class Palette:
    """Describe the look of one game.

    Attributes:
        suits: a frame for each suit that its cards name.
        backs: a back for each pile; "" is the usual one.
        cloth: the table cloth, lit.
        cloth_deep: the table cloth at the rim.
        cloth_diaper: the pattern woven into the cloth, a name of `patterns.DIAPERS`.
        wood: the rim of the table.
        metal: the line around the cloth, zones and plates, a name of `METALS`.
    """

    suits: Mapping[str, Livery]
    backs: Mapping[str, Livery]
    cloth: Colour
    cloth_deep: Colour
    cloth_diaper: str
    wood: Colour
    metal: str


_CAMPANA = Palette(
    suits=MappingProxyType(
        {
            # Class and weapon share a colour; warriors are trimmed with gold, weapons with silver.
            "mage": Livery("#68348e", "#30144e", "gold", "mage", "stars"),
            "knight": Livery("#2e5896", "#12264e", "gold", "knight", "crosses"),
            "archer": Livery("#2e7040", "#0e3822", "gold", "archer", "leaves"),
            "potion": Livery("#542e70", "#241238", "silver", "potion", "lozenges"),
            "sword": Livery("#2c446c", "#121e36", "silver", "sword", "lozenges"),
            "arrow": Livery("#2a543a", "#0e281c", "silver", "arrow", "lozenges"),
            "gold": Livery("#a8721e", "#58340a", "gold", "coin", "roundels"),
            "power": Livery("#167a84", "#063a48", "gold", "power", "stars"),
            "dragon": Livery("#981c1e", "#42060e", "gold", "dragon", "scales"),
            "siege": Livery("#704a2e", "#341e12", "copper", "siege", "crosses"),
            "thief": Livery("#463e4e", "#1a1622", "iron", "thief", "lozenges"),
            "spy": Livery("#7a2a52", "#360e26", "silver", "spy", "lozenges"),
        }
    ),
    backs=MappingProxyType({"": Livery("#841a22", "#3a0810", "gold", "castle", "fleurs")}),
    cloth="#265e4a",
    cloth_deep="#0c2620",
    cloth_diaper="fleurs",
    wood="#7a4a2c",
    metal="gold",
)

_AGUILA = Palette(
    suits=MappingProxyType(
        {
            "pueblo": Livery("#5c742c", "#24320c", "copper", "pueblo", "leaves"),
            "casa-real": Livery("#2a4690", "#101c4a", "gold", "casa-real", "fleurs"),
            "conspiradores": Livery("#4e3460", "#1e1030", "silver", "conspiradores", "scales"),
            "clero": Livery("#8c1a30", "#3e0616", "gold", "clero", "crosses"),
            "generic": Livery("#6e5a46", "#302418", "iron", "generic", "lozenges"),
        }
    ),
    backs=MappingProxyType(
        {
            "": Livery("#93161f", "#3c050c", "gold", "eagle", "scales"),
            "maravedi": Livery("#9a7430", "#4a3208", "copper", "maravedi", "roundels"),
        }
    ),
    cloth="#6e2a26",
    cloth_deep="#2a0b0c",
    cloth_diaper="scales",
    wood="#5c3a24",
    metal="gold",
)

_GUERRERO = Palette(
    suits=MappingProxyType(
        {
            # Iron for what one owns, ember for what one does, ash for what lies in wait.
            "war": Livery("#7c1a12", "#26060a", "gold", "war", "flames"),
            "general": Livery("#3a4660", "#141a2a", "gold", "general", "mail"),
            "basic": Livery("#7a746c", "#34302c", "iron", "basic", "mail"),
            "troop": Livery("#55606a", "#1e262e", "silver", "troop", "mail"),
            "plain": Livery("#8a4a1c", "#3a1a08", "copper", "battle", "lozenges"),
            "instant": Livery("#b8481a", "#561405", "gold", "instant", "flames"),
            "trap": Livery("#4a5234", "#1a2010", "iron", "trap", "crosses"),
            "round": Livery("#8e6f24", "#40300a", "silver", "round", "roundels"),
            "standing": Livery("#2c5a5e", "#0c2428", "copper", "infinity", "scales"),
        }
    ),
    backs=MappingProxyType({"": Livery("#35323a", "#100d12", "copper", "war", "flames")}),
    cloth="#4a4446",
    cloth_deep="#1a1416",
    cloth_diaper="flames",
    wood="#4a3226",
    metal="copper",
)

_ARAGON = Palette(
    suits=MappingProxyType(
        {
            # The red and the gold of the royal arms, and the blue of the older ones.
            "military": Livery("#a01c20", "#44060c", "gold", "military", "crosses"),
            "political": Livery("#2b4694", "#0e1a4a", "gold", "political", "fleurs"),
            "economic": Livery("#a87416", "#523204", "gold", "economic", "roundels"),
            "leader": Livery("#5e2450", "#260a24", "gold", "royal-arms", "pallets"),
        }
    ),
    backs=MappingProxyType({"": Livery("#a4141c", "#54060c", "gold", "royal-arms", "pallets", "#dba63c")}),
    cloth="#8a5f1c",
    cloth_deep="#321c06",
    cloth_diaper="pallets",
    wood="#5e2a1c",
    metal="gold",
)

_ESPADA = Palette(
    suits=MappingProxyType(
        {
            # Black steel under silver; a breath of colour tells the type.
            "estate": Livery("#2f4a3c", "#0c1612", "silver", "estate", "leaves"),
            "commoner": Livery("#54483a", "#1c1610", "silver", "commoner", "lozenges"),
            "noble": Livery("#41306a", "#140e28", "silver", "noble", "fleurs"),
            "treasure": Livery("#6a551e", "#221a06", "silver", "treasury", "roundels"),
            "arms": Livery("#2d3f5c", "#0c1422", "silver", "assault", "mail"),
            "berserker": Livery("#6c1418", "#220406", "silver", "berserker", "flames"),
            "agent": Livery("#15484a", "#051819", "silver", "agent", "scales"),
        }
    ),
    backs=MappingProxyType({"": Livery("#1d2029", "#06070b", "silver", "black-sword", "blades")}),
    cloth="#2c323e",
    cloth_deep="#0a0c12",
    cloth_diaper="blades",
    wood="#24222a",
    metal="silver",
)

PALETTES: Mapping[str, Palette] = MappingProxyType(
    {
        "la_campana": _CAMPANA,
        "aguila_roja": _AGUILA,
        "el_guerrero": _GUERRERO,
        "aragon": _ARAGON,
        "espada_negra": _ESPADA,
    }
)
"""The look of each game, by the game's id."""


def of(game: str) -> Palette:
    """Find a game's palette.

    Args:
        game: the game's id.

    Raises:
        ValueError: no palette is written for that game.
    """
    try:
        return PALETTES[game]
    except KeyError:
        raise ValueError(
            f"no palette for the game {game!r}; there are {', '.join(sorted(PALETTES))}"
        ) from None


def suit(game: str, name: str) -> Livery:
    """Find the livery of a suit.

    Args:
        game: the game's id.
        name: the suit that the card names.

    Raises:
        ValueError: the game, or the suit in it, has no colours.
    """
    suits = of(game).suits
    try:
        return suits[name]
    except KeyError:
        raise ValueError(
            f"no colours for suit {name!r} of {game!r}; there are {', '.join(sorted(suits))}"
        ) from None
