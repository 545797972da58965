"""The words of picture recipes: what stands on the little stage that every card shows.

A recipe composes a picture from cut-paper parts without drawing anything: a scene at an hour, in a palette; people
with their build, dress, head, gesture and what they hold; props on the stage behind and in front of them; light and
what floats in the air. The stage is 480 wide and 400 high, (0, 0) is its upper left corner and the ground in front
lies at about y = 360. `tabletop.ui.art.theatre` knows how to draw every word.

Example::

    {"scene": "camp", "time": "dusk", "palette": "ember",
     "figures": [{"at": [240, 400], "size": 1.3, "dress": [{"wear": "mail"}, {"wear": "tabard", "colour": "crimson",
                 "charge": "tower"}], "head": {"wear": "great-helm", "plume": "crimson"},
                 "right": {"reach": [-70, -190], "hold": {"prop": "arming-sword"}}}],
     "lights": [{"light": "glow", "at": [240, 200], "size": 150, "colour": "amber"}], "air": ["embers"]}
"""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

SceneName: TypeAlias = Literal[
    "meadow", "mountains", "forest", "camp", "sea", "town", "castle", "battlefield", "road", "ramparts",
    "garden", "clouds", "cave", "hall", "chapel", "study", "laboratory", "forge", "vault",
    "pavilion", "stage", "palace", "burst",
    # Madrid in the seventeenth century
    "village", "market", "rooftops", "harbour", "palace-hall", "court", "salon", "office", "monastery", "school",
    "lodge", "tavern", "barracks", "dungeon", "stable", "alley", "alcazar", "corral", "hermitage", "kitchen", "crypt",
    # war between neighbours
    "siege", "bivouac", "building-site", "ravine", "war-tent", "fog", "doors", "trench", "graveyard", "reef",
    # a dark age under a silver moon
    "auction-room", "tribunal", "black-city", "cathedral", "cove", "black-hall", "wheat-field",
    # a realm of the middle ages
    "watermill", "salt-works", "mint", "fair", "scriptorium", "mountain-castle", "mudejar", "stone-bridge",
    "mountain-pass", "toll-gate", "red-town", "lists", "cortes", "moorish-palace", "rock-monastery", "gothic-chamber",
]  # fmt: skip
"""Where it happens. `burst` is no place but rays of two papers, for a thing shown in glory."""

Time: TypeAlias = Literal["dawn", "day", "dusk", "night", "storm"]
PaletteName: TypeAlias = Literal[
    "azure", "verdant", "ember", "violet", "rose", "gold", "ash", "frost", "teal", "crimson", "sepia"
]
"""The family of hues that sky, land and shadow share."""

Paper: TypeAlias = Literal[
    "crimson", "scarlet", "rust", "coral", "rose", "amber", "gold", "ochre", "straw", "ivory", "parchment",
    "white", "silver", "steel", "iron", "slate", "black", "coal", "brown", "chestnut", "tan", "leather", "olive",
    "moss", "green", "forest", "mint", "teal", "sea", "sky", "azure", "cobalt", "navy", "indigo", "violet",
    "purple", "plum", "magenta", "copper", "bronze",
]  # fmt: skip
"""The drawer of coloured papers from which everything is cut."""

Skin: TypeAlias = Literal["pale", "fair", "olive", "tan", "brown", "deep", "green", "grey", "bone"]
Folk: TypeAlias = Literal["human", "goblin", "ogre", "skeleton"]
Mood: TypeAlias = Literal["calm", "merry", "angry", "aghast", "asleep"]
Charge: TypeAlias = Literal[
    "cross", "bars", "chevron", "stars", "sun", "moon", "tower", "tree", "key", "fleur", "eagle",
    "chequers",
]  # fmt: skip
"""The heraldry on a tabard, a shield, a banner; `stars` also sprinkles a robe."""

PropName: TypeAlias = Literal[
    # blades
    "dagger", "hunting-knife", "short-sword", "falchion", "arming-sword", "long-sword", "estoc", "flamberge",
    "great-sword", "rapier", "sabre", "mace", "axe", "spear", "lance", "halberd",
    # flasks
    "vial", "phial", "bottle", "flask", "ampulla", "globe", "alembic", "decanter", "grail", "retort",
    # archery
    "bow", "drawn-bow", "arrow", "broadhead", "bodkin", "fire-arrow", "gilded-arrow", "arrows", "quiver",
    # shields
    "heater-shield", "kite-shield", "round-shield", "tower-shield",
    # treasure
    "coin", "coins", "coin-pile", "purse", "chest", "crown", "goblet", "gems", "ingots", "hoard", "reliquary",
    # the study
    "staff", "orb-staff", "crook-staff", "crescent-staff", "wand", "book", "scroll", "candles", "lantern", "keys",
    "spy-glass", "skull", "herbs", "cauldron", "hourglass", "mask", "fan", "flame",
    # war and stage
    "trebuchet", "tower", "castle", "banner", "tent", "camp-fire", "ladder", "barrel", "altar", "table", "stone",
    "tree", "curtain", "wall", "ship", "stones", "plinth", "cushion",
    # beasts and powers
    "dragon", "crow", "horse", "wing", "angel-hand",
    # the seventeenth century: the hero's, writing and play, church, trades, larder, street, house, arms, beasts
    "curved-blade", "eagle-feather", "eagle",
    "letter", "quill", "map", "seal", "cards", "dice",
    "rosary", "crucifix", "chalice", "censer", "bell", "cross-grave",
    "anvil", "hammer", "needle-thread", "scissors", "scales", "drum", "lute", "broom",
    "bread", "jug", "basket", "sack", "fish", "ham",
    "cart", "well", "market-stall", "gallows", "bars", "signboard",
    "desk", "throne", "chair", "bed", "shelf",
    "musket", "pistol", "torch", "shackles", "powder-keg",
    "mule", "cat", "dog", "hen", "dove", "rose",
    # war between neighbours: arms and tools, works, pranks, the larder, papers and wonders
    "club", "pike", "shovel", "pickaxe", "drumstick", "trumpet",
    "cardboard-wall", "scaffold", "bridge", "palisade", "washing", "hammock", "charger", "statue",
    "question", "exclamation", "notes", "snore", "eyes", "bush", "long-arm", "leg", "ghost", "gift", "trunk", "swap",
    "termites", "flies", "puddle", "bowl", "tap-cask", "rolling-pin", "slipper", "knitting", "botijo",
    "crystal-ball", "bull", "treatise", "bolt", "patch",
    # a realm of the middle ages
    "black-sword", "sheaf", "sheep", "salt-heap", "galley", "scourge", "pitchfork", "javelins",
    "sceptre", "brazier", "boat", "bull-column", "pilgrim-staff",
]  # fmt: skip

GarmentName: TypeAlias = Literal[
    "robe", "gown", "tunic", "jerkin", "doublet", "apron", "mail", "plate", "tabard", "cape", "cloak", "mantle",
    "belt", "sash", "ruff", "collar", "chain", "baldric", "quiver", "hose",
    # the seventeenth century
    "corset-gown", "bodice", "smock", "rags", "long-coat", "cape-short", "royal-mantle", "domino", "shawl", "golilla",
    "lace-collar", "habit", "cassock", "chasuble", "buff-coat", "bandolier",
    # war between neighbours
    "fur", "brigandine", "epaulettes", "bones", "fish-tail", "barrel-suit",
]  # fmt: skip
HeadwearName: TypeAlias = Literal[
    "hood", "pointed-hat", "bent-hat", "wide-hat", "feathered-cap", "straw-hat", "turban", "wimple", "coif",
    "circlet", "crown", "mitre", "great-helm", "barbute", "kettle-hat", "nasal-helm", "sallet", "morion",
    "laurel", "bandana", "cardinal-hat",
    # the seventeenth century
    "eagle-mask", "hood-mask", "shadow-hood", "ball-mask", "chambergo", "beret", "biretta", "skullcap", "veil",
    "mantilla", "headscarf", "wig",
    # war between neighbours
    "horned-helm", "fur-hat", "night-cap", "pot", "bicorne", "peineta", "curlers", "leaf-helm",
    # a realm of the middle ages
    "tiara", "crowned-veil", "net-cap", "chaperon",
]  # fmt: skip
Hair: TypeAlias = Literal["none", "short", "crop", "long", "braids", "bun", "curls", "tonsure", "tail"]
Beard: TypeAlias = Literal["none", "moustache", "goatee", "short", "full", "long", "forked", "handlebar"]
Build: TypeAlias = Literal["slender", "sturdy", "broad", "stout"]
Age: TypeAlias = Literal["young", "grown", "old"]
LightName: TypeAlias = Literal["glow", "halo", "rays", "beam", "flare"]
"""`glow` a soft round light, `halo` a ring of light, `rays` a fan of light from a point, `beam` a shaft falling
from above, `flare` a small star of light."""
AirName: TypeAlias = Literal[
    "stars", "embers", "snow", "mist", "rain", "sparks", "fireflies", "petals", "leaves", "birds", "smoke", "motes"
]  # fmt: skip

COUNTED = frozenset({
    "arrows", "coins", "coin-pile", "candles", "gems", "ingots", "hoard", "stones", "crow", "eyes", "notes",
    "termites", "flies",
})  # fmt: skip
CHARGED = frozenset({
    "heater-shield", "kite-shield", "round-shield", "tower-shield", "banner", "ship", "tabard", "robe", "cape",
    "tent", "galley",
})  # fmt: skip
PLUMED = frozenset({
    "great-helm", "barbute", "kettle-hat", "sallet", "morion", "wide-hat", "feathered-cap", "turban",
    "ball-mask", "chambergo", "beret", "bicorne",
})  # fmt: skip

Coordinate: TypeAlias = Annotated[tuple[float, float], Field(strict=False)]
"""A point of the stage, or of a figure's own space (feet at (0, 0), upwards negative, about 290 tall)."""


class Word(BaseModel):
    """Be one word of a recipe: strict, frozen, and refusing keys that it does not know."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class Disc(Word):
    """Hang a sun or moon in the sky; `size` is its radius."""

    kind: Literal["sun", "moon", "crescent"] = "sun"
    at: Coordinate = (350.0, 100.0)
    size: float = Field(default=40.0, gt=0, le=160)


class Prop(Word):
    """Place a thing: on the stage at `at`, or in a hand, whose place it then takes.

    `size` 1 suits a figure of size 1; `turn` is in degrees, clockwise. `count` says how many where the prop is a
    number of things, `charge` its heraldry where it has a field for one.
    """

    prop: PropName
    at: Coordinate = (0.0, 0.0)
    size: float = Field(default=1.0, gt=0, le=8)
    turn: float = Field(default=0.0, ge=-360, le=360)
    flip: bool = False
    colour: Paper | None = None
    trim: Paper | None = None
    charge: Charge | None = None
    count: int = Field(default=1, ge=1, le=60)

    @model_validator(mode="after")
    def _says_only_what_it_can_show(self) -> Self:
        if self.count != 1 and self.prop not in COUNTED:
            raise ValueError(f"count: only {', '.join(sorted(COUNTED))} are counted, not {self.prop}")
        if self.charge and self.prop not in CHARGED:
            raise ValueError(f"charge: {self.prop} has no field for heraldry")
        return self


class Hand(Word):
    """Reach a hand to a point of the figure's own space, holding something or nothing.

    `bend` is the side to which the elbow goes: 1 away from the body, -1 towards it. `behind` puts the arm and what it
    holds behind the body.
    """

    reach: Coordinate
    hold: Prop | None = None
    bend: Literal[1, -1] = 1
    behind: bool = False
    glove: Paper | None = None


class Garment(Word):
    """Wear one piece of dress; pieces are worn in the order given.

    `trim` is braid, lining, or a second cloth: the skirt below a bodice, a habit's scapular, the patches of rags.
    """

    wear: GarmentName
    colour: Paper = "brown"
    trim: Paper = "gold"
    charge: Charge | None = None

    @model_validator(mode="after")
    def _says_only_what_it_can_show(self) -> Self:
        if self.charge and self.wear not in CHARGED:
            raise ValueError(f"charge: {self.wear} has no field for heraldry")
        return self


class Headwear(Word):
    """Cover the head; `plume` only where there is a place to put one."""

    wear: HeadwearName
    colour: Paper = "steel"
    trim: Paper = "gold"
    plume: Paper | None = None

    @model_validator(mode="after")
    def _says_only_what_it_can_show(self) -> Self:
        if self.plume and self.wear not in PLUMED:
            raise ValueError(f"plume: {self.wear} has no place for one")
        return self


class Face(Word):
    """Give a person a face: skin, age, hair, beard; `look` turns it left (-1), to us (0) or right (1).

    `folk` says what kind of person it is: goblins have ears and a nose, ogres tusks, skeletons bare bones.
    """

    folk: Folk = "human"
    mood: Mood = "calm"

    skin: Skin = "fair"
    age: Age = "grown"
    woman: bool = False
    hair: Hair = "short"
    hair_colour: Paper = "brown"
    beard: Beard = "none"
    look: Literal[-1, 0, 1] = 0
    masked: bool = False


class Figure(Word):
    """Stand a person on the stage with the feet at `at` (they may lie below the edge: a half-length portrait)."""

    at: Coordinate = (240.0, 380.0)
    size: float = Field(default=1.0, gt=0, le=4)
    lean: float = Field(default=0.0, ge=-40, le=40)
    flip: bool = False
    build: Build = "sturdy"
    face: Face = Face()
    head: Headwear | None = None
    dress: Annotated[tuple[Garment, ...], Field(strict=False)] = ()
    left: Hand = Hand(reach=(-62.0, -112.0))
    right: Hand = Hand(reach=(62.0, -112.0))


class Light(Word):
    """Let there be light at a point; `size` is its reach."""

    light: LightName = "glow"
    at: Coordinate = (240.0, 200.0)
    size: float = Field(default=120.0, gt=0, le=600)
    colour: Paper = "amber"
    strength: float = Field(default=0.6, gt=0, le=1)
    behind: bool = False
    """Whether the light stands behind the figures, so that they are dark against it."""


class Picture(Word):
    """Compose one card's picture; the same recipe always gives the same picture."""

    scene: SceneName
    time: Time = "day"
    palette: PaletteName = "azure"
    seed: int = Field(default=1, ge=0)
    disc: Disc | None = None
    props: Annotated[tuple[Prop, ...], Field(strict=False)] = ()
    figures: Annotated[tuple[Figure, ...], Field(strict=False)] = ()
    front: Annotated[tuple[Prop, ...], Field(strict=False)] = ()
    lights: Annotated[tuple[Light, ...], Field(strict=False)] = ()
    air: Annotated[tuple[AirName, ...], Field(strict=False)] = ()
