"""Things of the paper theatre: from a Prop of a recipe to sheets of paper, or to what a hand holds."""

from __future__ import annotations

from tabletop.cards.pictures import Prop, PropName
from tabletop.ui.art.papers import Tones
from tabletop.ui.art.props import archery, blades, flasks, furniture, stills, study, treasure, war, wonders
from tabletop.ui.art.props.kit import Drawing, Pieces
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import group

DRAWINGS: dict[PropName, Drawing] = {
    **dict.fromkeys(blades.MAKES, blades.sword),
    "mace": blades.mace,
    "axe": blades.axe,
    "spear": blades.spear,
    "lance": blades.lance,
    "halberd": blades.halberd,
    "vial": flasks.vial,
    "phial": flasks.phial,
    "bottle": flasks.bottle,
    "flask": flasks.flask,
    "ampulla": flasks.ampulla,
    "globe": flasks.globe,
    "alembic": stills.alembic,
    "decanter": flasks.decanter,
    "grail": flasks.grail,
    "retort": stills.retort,
    "cauldron": stills.cauldron,
    "bow": archery.bow,
    "drawn-bow": archery.drawn_bow,
    "arrow": archery.arrow,
    "broadhead": archery.arrow,
    "bodkin": archery.arrow,
    "fire-arrow": archery.arrow,
    "gilded-arrow": archery.arrow,
    "arrows": archery.arrows,
    "quiver": archery.quiver,
    "target": archery.target,
    "heater-shield": archery.shield,
    "kite-shield": archery.shield,
    "round-shield": archery.shield,
    "tower-shield": archery.shield,
    "coin": treasure.coin,
    "coins": treasure.coins,
    "coin-pile": treasure.coin_pile,
    "purse": treasure.purse,
    "chest": treasure.chest,
    "crown": treasure.crown,
    "goblet": treasure.goblet,
    "gems": treasure.gems,
    "ingots": treasure.ingots,
    "hoard": treasure.hoard,
    "reliquary": treasure.reliquary,
    "staff": study.staff,
    "orb-staff": study.orb_staff,
    "crook-staff": study.crook_staff,
    "crescent-staff": study.crescent_staff,
    "wand": study.wand,
    "book": study.book,
    "scroll": study.scroll,
    "candles": study.candles,
    "lantern": study.lantern,
    "keys": study.keys,
    "spy-glass": study.spy_glass,
    "astrolabe": study.astrolabe,
    "skull": study.skull,
    "herbs": study.herbs,
    "hourglass": study.hourglass,
    "mask": study.mask,
    "fan": study.fan,
    "flame": study.flame,
    "trebuchet": war.trebuchet,
    "tower": war.tower,
    "castle": war.castle,
    "banner": war.banner,
    "tent": war.tent,
    "camp-fire": furniture.camp_fire,
    "ladder": furniture.ladder,
    "barrel": furniture.barrel,
    "altar": furniture.altar,
    "table": furniture.table,
    "stone": furniture.stone,
    "stones": furniture.stones,
    "tree": furniture.tree,
    "cypress": furniture.cypress,
    "curtain": furniture.curtain,
    "wall": furniture.wall,
    "ship": furniture.ship,
    "plinth": furniture.plinth,
    "cushion": furniture.cushion,
    "dragon": wonders.dragon,
    "crow": wonders.crow,
    "horse": wonders.horse,
    "wing": wonders.wing,
    "angel-hand": wonders.angel_hand,
}

# Where a hand takes hold of what otherwise stands on its foot.
_GRIPS: dict[PropName, tuple[float, float]] = {
    "vial": (0, -24),
    "phial": (0, -50),
    "bottle": (0, -64),
    "flask": (0, -80),
    "ampulla": (0, -98),
    "globe": (0, -112),
    "decanter": (0, -114),
    "goblet": (0, -28),
    "grail": (0, -50),
    "purse": (0, -56),
    "skull": (0, -10),
    "hourglass": (0, -38),
    "quiver": (0, -70),
    "arrow": (0, 20),
    "broadhead": (0, 20),
    "bodkin": (0, 20),
    "fire-arrow": (0, 40),
    "gilded-arrow": (0, 20),
    "flame": (0, 10),
    "candles": (0, -14),
}


def draw(prop: Prop, tones: Tones) -> Pieces:
    """Cut a prop in its own space, as sheets from the hindmost to the foremost."""
    return DRAWINGS[prop.prop](prop, tones)


def held(prop: Prop, tones: Tones) -> str:
    """Cut a prop so that the hand at (0, 0) holds it."""
    x, y = _GRIPS.get(prop.prop, (0.0, 0.0))
    drawing = group("".join(draw(prop, tones)), (-x, -y))
    return group(drawing, prop.at, turn=prop.turn, size=prop.size, flip=prop.flip)


def sheets(prop: Prop, tones: Tones) -> list[Sheet]:
    """Stand a prop on the stage."""
    return [
        Sheet(
            group(piece, prop.at, turn=prop.turn, size=prop.size, flip=prop.flip),
            lift=0.5 + 0.35 * min(2.0, prop.size),
        )
        for piece in draw(prop, tones)
    ]
