"""Things of the paper theatre: from a Prop of a recipe to sheets of paper, or to what a hand holds."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tabletop.cards.pictures import Prop, PropName
from tabletop.ui.art.papers import Tones
from tabletop.ui.art.props import (
    archery,
    beasts,
    blades,
    campaign,
    cavalry,
    devotion,
    firearms,
    flasks,
    furniture,
    house,
    household,
    larder,
    letters,
    pranks,
    realm,
    signs,
    stills,
    street,
    study,
    trades,
    treasure,
    war,
    wonders,
)  # fmt: skip
from tabletop.ui.art.props.kit import Drawing, Pieces
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import group


@dataclass(frozen=True, slots=True)
class Thing:
    """Know how a prop is drawn, how far its drawing reaches from its origin, and where a hand takes hold of it.

    Most things that stand on their foot are held higher up; what is held at its origin needs no `grip`.
    """

    drawing: Drawing
    reach: float
    grip: tuple[float, float] = (0.0, 0.0)


THINGS: dict[PropName, Thing] = {
    "dagger": Thing(blades.sword, 80),
    "hunting-knife": Thing(blades.sword, 90),
    "short-sword": Thing(blades.sword, 110),
    "falchion": Thing(blades.sword, 140),
    "arming-sword": Thing(blades.sword, 160),
    "long-sword": Thing(blades.sword, 180),
    "estoc": Thing(blades.sword, 200),
    "flamberge": Thing(blades.sword, 200),
    "great-sword": Thing(blades.sword, 220),
    "rapier": Thing(blades.sword, 180),
    "sabre": Thing(blades.sword, 150),
    "mace": Thing(blades.mace, 130),
    "axe": Thing(blades.axe, 140),
    "spear": Thing(blades.spear, 210),
    "lance": Thing(blades.lance, 250),
    "halberd": Thing(blades.halberd, 220),
    "vial": Thing(flasks.vial, 70, (0, -24)),
    "phial": Thing(flasks.phial, 80, (0, -50)),
    "bottle": Thing(flasks.bottle, 100, (0, -64)),
    "flask": Thing(flasks.flask, 170, (0, -80)),
    "ampulla": Thing(flasks.ampulla, 140, (0, -98)),
    "globe": Thing(flasks.globe, 160, (0, -112)),
    "alembic": Thing(stills.alembic, 160),
    "decanter": Thing(flasks.decanter, 180, (0, -114)),
    "grail": Thing(flasks.grail, 240, (0, -50)),
    "retort": Thing(stills.retort, 220),
    "bow": Thing(archery.bow, 140),
    "drawn-bow": Thing(archery.drawn_bow, 140),
    "arrow": Thing(archery.arrow, 110, (0, 20)),
    "broadhead": Thing(archery.arrow, 120, (0, 20)),
    "bodkin": Thing(archery.arrow, 120, (0, 20)),
    "fire-arrow": Thing(archery.arrow, 150, (0, 40)),
    "gilded-arrow": Thing(archery.arrow, 130, (0, 20)),
    "arrows": Thing(archery.arrows, 140),
    "quiver": Thing(archery.quiver, 220, (0, -70)),
    "heater-shield": Thing(archery.shield, 70),
    "kite-shield": Thing(archery.shield, 80),
    "round-shield": Thing(archery.shield, 60),
    "tower-shield": Thing(archery.shield, 90),
    "coin": Thing(treasure.coin, 50),
    "coins": Thing(treasure.coins, 610),
    "coin-pile": Thing(treasure.coin_pile, 140),
    "purse": Thing(treasure.purse, 90, (0, -56)),
    "chest": Thing(treasure.chest, 150),
    "crown": Thing(treasure.crown, 100),
    "goblet": Thing(treasure.goblet, 100, (0, -28)),
    "gems": Thing(treasure.gems, 70),
    "ingots": Thing(treasure.ingots, 380),
    "hoard": Thing(treasure.hoard, 580),
    "reliquary": Thing(treasure.reliquary, 140),
    "staff": Thing(study.staff, 180),
    "orb-staff": Thing(study.orb_staff, 180),
    "crook-staff": Thing(study.crook_staff, 190),
    "crescent-staff": Thing(study.crescent_staff, 180),
    "wand": Thing(study.wand, 100),
    "book": Thing(study.book, 60),
    "scroll": Thing(study.scroll, 70),
    "candles": Thing(study.candles, 520, (0, -14)),
    "lantern": Thing(study.lantern, 90),
    "keys": Thing(study.keys, 80),
    "spy-glass": Thing(study.spy_glass, 130),
    "skull": Thing(study.skull, 70, (0, -10)),
    "herbs": Thing(study.herbs, 60),
    "cauldron": Thing(stills.cauldron, 120),
    "hourglass": Thing(study.hourglass, 90, (0, -38)),
    "mask": Thing(study.mask, 60),
    "fan": Thing(study.fan, 80),
    "flame": Thing(study.flame, 80, (0, 10)),
    "trebuchet": Thing(war.trebuchet, 330),
    "tower": Thing(war.tower, 330),
    "castle": Thing(war.castle, 270),
    "banner": Thing(war.banner, 240),
    "tent": Thing(war.tent, 200),
    "camp-fire": Thing(furniture.camp_fire, 100),
    "ladder": Thing(furniture.ladder, 260),
    "barrel": Thing(furniture.barrel, 90),
    "altar": Thing(furniture.altar, 170),
    "table": Thing(furniture.table, 210),
    "stone": Thing(furniture.stone, 100),
    "tree": Thing(furniture.tree, 200),
    "curtain": Thing(furniture.curtain, 440),
    "wall": Thing(furniture.wall, 290),
    "ship": Thing(furniture.ship, 170),
    "stones": Thing(furniture.stones, 90),
    "plinth": Thing(furniture.plinth, 100),
    "cushion": Thing(furniture.cushion, 100),
    "dragon": Thing(wonders.dragon, 430),
    "crow": Thing(wonders.crow, 480),
    "horse": Thing(wonders.horse, 200),
    "wing": Thing(wonders.wing, 290),
    "angel-hand": Thing(wonders.angel_hand, 170),
    "curved-blade": Thing(blades.sword, 185),
    "letter": Thing(letters.letter, 54, (0, 20)),
    "quill": Thing(letters.quill, 140, (8, -22)),
    "map": Thing(letters.map_, 90, (0, 30)),
    "seal": Thing(letters.seal, 68, (0, -54)),
    "cards": Thing(letters.cards, 84, (0, 0)),
    "dice": Thing(letters.dice, 66),
    "rosary": Thing(devotion.rosary, 130),
    "crucifix": Thing(devotion.crucifix, 170),
    "chalice": Thing(devotion.chalice, 126, (0, -32)),
    "censer": Thing(devotion.censer, 136),
    "bell": Thing(devotion.bell, 110),
    "cross-grave": Thing(devotion.cross_grave, 150),
    "anvil": Thing(trades.anvil, 110),
    "hammer": Thing(trades.hammer, 116),
    "needle-thread": Thing(trades.needle_thread, 76),
    "scissors": Thing(trades.scissors, 84, (-6, 30)),
    "scales": Thing(trades.scales, 118),
    "drum": Thing(trades.drum, 92),
    "lute": Thing(trades.lute, 170, (0, -90)),
    "broom": Thing(trades.broom, 154),
    "bread": Thing(larder.bread, 82, (0, -10)),
    "jug": Thing(larder.jug, 98, (-36, -56)),
    "basket": Thing(larder.basket, 130, (0, -122)),
    "sack": Thing(larder.sack, 108, (0, -78)),
    "fish": Thing(larder.fish, 74, (0, -4)),
    "ham": Thing(larder.ham, 138, (0, 10)),
    "cart": Thing(street.cart, 168),
    "well": Thing(street.well, 200),
    "market-stall": Thing(street.market_stall, 236),
    "gallows": Thing(street.gallows, 274),
    "bars": Thing(street.bars, 276),
    "signboard": Thing(street.signboard, 96),
    "desk": Thing(house.desk, 176),
    "throne": Thing(house.throne, 264),
    "chair": Thing(house.chair, 172),
    "bed": Thing(house.bed, 276),
    "shelf": Thing(house.shelf, 216),
    "musket": Thing(firearms.musket, 150),
    "pistol": Thing(firearms.pistol, 96),
    "torch": Thing(firearms.torch, 160),
    "shackles": Thing(firearms.shackles, 120),
    "powder-keg": Thing(firearms.powder_keg, 128),
    "mule": Thing(beasts.mule, 240),
    "cat": Thing(beasts.cat, 102, (0, -40)),
    "dog": Thing(beasts.dog, 130),
    "hen": Thing(beasts.hen, 112, (0, -30)),
    "dove": Thing(beasts.dove, 92, (0, 12)),
    "eagle": Thing(beasts.eagle, 170, (0, 60)),
    "eagle-feather": Thing(beasts.eagle_feather, 114, (0, 34)),
    "rose": Thing(beasts.rose, 100),
    "club": Thing(campaign.club, 180),
    "pike": Thing(campaign.pike, 345),
    "shovel": Thing(campaign.shovel, 160),
    "pickaxe": Thing(campaign.pickaxe, 135),
    "drumstick": Thing(campaign.drumstick, 80),
    "trumpet": Thing(campaign.trumpet, 125),
    "cardboard-wall": Thing(campaign.cardboard_wall, 150),
    "scaffold": Thing(campaign.scaffold, 300),
    "bridge": Thing(campaign.bridge, 230),
    "palisade": Thing(campaign.palisade, 140),
    "hammock": Thing(campaign.hammock, 170),
    "charger": Thing(cavalry.charger, 240),
    "statue": Thing(cavalry.statue, 370),
    "question": Thing(signs.question, 130),
    "exclamation": Thing(signs.exclamation, 76),
    "notes": Thing(signs.notes, 500),
    "snore": Thing(signs.snore, 120),
    "eyes": Thing(signs.eyes, 390),
    "bush": Thing(pranks.bush, 120),
    "long-arm": Thing(pranks.long_arm, 360),
    "leg": Thing(pranks.leg, 225),
    "ghost": Thing(pranks.ghost, 250, (0, -120)),
    "gift": Thing(pranks.gift, 125, (0, -10)),
    "trunk": Thing(pranks.trunk, 100, (0, -92)),
    "swap": Thing(signs.swap, 80),
    "washing": Thing(pranks.washing, 200),
    "termites": Thing(pranks.termites, 310),
    "flies": Thing(pranks.flies, 120),
    "puddle": Thing(pranks.puddle, 145),
    "bowl": Thing(household.bowl, 150, (0, -20)),
    "tap-cask": Thing(household.tap_cask, 190),
    "rolling-pin": Thing(household.rolling_pin, 152),
    "slipper": Thing(household.slipper, 105),
    "knitting": Thing(household.knitting, 140),
    "botijo": Thing(household.botijo, 145, (0, -134)),
    "crystal-ball": Thing(household.crystal_ball, 165, (0, -10)),
    "bull": Thing(household.bull, 150),
    "treatise": Thing(household.treatise, 172, (0, -60)),
    "bolt": Thing(household.bolt, 245),
    "patch": Thing(household.patch, 34),
    "black-sword": Thing(blades.sword, 240),
    "sheaf": Thing(realm.sheaf, 150),
    "sheep": Thing(realm.sheep, 105),
    "salt-heap": Thing(realm.salt_heap, 160),
    "galley": Thing(realm.galley, 250),
    "scourge": Thing(realm.scourge, 140),
    "pitchfork": Thing(realm.pitchfork, 195),
    "javelins": Thing(realm.javelins, 180),
    "sceptre": Thing(realm.sceptre, 145),
    "brazier": Thing(realm.brazier, 155),
    "boat": Thing(realm.boat, 175),
    "bull-column": Thing(realm.bull_column, 270),
    "pilgrim-staff": Thing(realm.pilgrim_staff, 150),
}


def draw(prop: Prop, tones: Tones) -> Pieces:
    """Cut a prop in its own space, as sheets from the hindmost to the foremost."""
    return THINGS[prop.prop].drawing(prop, tones)


def held(prop: Prop, tones: Tones) -> str:
    """Cut a prop so that the hand at (0, 0) holds it."""
    x, y = THINGS[prop.prop].grip
    drawing = group("".join(draw(prop, tones)), (-x, -y))
    return group(drawing, prop.at, turn=prop.turn, size=prop.size, flip=prop.flip)


def held_reach(prop: Prop) -> float:
    """Say how far what `held` cuts reaches from the hand."""
    thing = THINGS[prop.prop]
    return (thing.reach + math.hypot(*thing.grip)) * prop.size + math.hypot(*prop.at)


def sheets(prop: Prop, tones: Tones) -> list[Sheet]:
    """Stand a prop on the stage."""
    reach = THINGS[prop.prop].reach * prop.size
    box = (prop.at[0] - reach, prop.at[1] - reach, reach * 2, reach * 2)
    return [
        Sheet(
            group(piece, prop.at, turn=prop.turn, size=prop.size, flip=prop.flip),
            lift=0.5 + 0.35 * min(2.0, prop.size),
            box=box,
        )
        for piece in draw(prop, tones)
    ]
