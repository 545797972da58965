"""Cut what a realm of the middle ages lives by: sheaves, sheep and salt, galleys, sceptres."""

from __future__ import annotations

import math
from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art import heraldry
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, blaze, paper
from tabletop.ui.art.svg import circle, dark, discs, ellipse, group, light, line, path, polygon, rect, taper


def sheaf(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A sheaf of wheat bound with a band of `trim`; it stands on (0, 0)."""
    straw, bind = paper(p.colour, "amber"), paper(p.trim, "crimson")
    dice = Random(7)
    stalks, ears = "", ""
    for k in range(17):
        x = -40 + k * 5
        tone = dice.choice((straw, dark(straw, 0.12), light(straw, 0.16)))
        top = -104 + abs(x) * 0.36 + dice.uniform(-6, 6)
        stalks += line(f"M{x * 0.8:.0f} 0Q{x * 0.16:.0f} -44 {x * 1.05:.0f} {top:.0f}", tone, 4)
        ears += group(
            ellipse(0, -12, 5, 15, tone)
            + line("M0 -26V-38M-4 -22L-8 -34M4 -22L8 -34", light(tone, 0.2), 1.3),
            (x * 1.05, top),
            turn=x * 0.7,
        )
    band = path("M-17 -52Q0 -44 17 -52L18 -40Q0 -31 -18 -40Z", bind) + path(
        "M4 -46Q12 -48 17 -52L18 -40Q10 -35 4 -34Z", dark(bind, 0.34)
    )
    return (stalks + ears + band + path("M10 -42L22 -24L12 -26L8 -16L4 -40Z", dark(bind, 0.2)),)


def sheep(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A sheep that looks to the left; it stands on (0, 0)."""
    wool, face = paper(p.colour, "ivory"), paper(p.trim, "coal")
    legs = "".join(
        rect(x, -26, 8, 27, tone, corner=3)
        for x, tone in ((-30, face), (-12, dark(face, 0.4)), (18, face), (34, dark(face, 0.4)))
    )
    spots = [
        (42 * math.cos(a) + 2, -52 + 25 * math.sin(a), 16.0) for a in (k * math.tau / 13 for k in range(13))
    ]
    fleece = discs(((x + 3, y + 4, r) for x, y, r in spots), dark(wool, 0.28))
    fleece += discs(spots, wool) + ellipse(2, -52, 44, 27, wool)
    fleece += discs(((x - 4, y - 4, 7) for x, y, _ in spots if y < -44), light(wool, 0.5), 0.8)
    fleece += "".join(
        line(f"M{x} {y}q6 7 12 0", dark(wool, 0.26), 2, 0.8)
        for x, y in ((-24, -58), (-4, -46), (12, -62), (20, -42), (-12, -72))
    )
    head = path("M-74 -62Q-72 -84 -54 -84Q-40 -82 -42 -62Q-46 -44 -60 -42Q-76 -44 -74 -62Z", face)
    head += ellipse(-38, -76, 10, 5, dark(face, 0.2)) + discs(
        ((-62, -84, 9), (-52, -88, 10), (-44, -82, 9)), wool
    )
    head += (
        circle(-62, -66, 2.6, "#fbf3e6")
        + circle(-62.6, -66, 1.4, "#150d22")
        + circle(-70, -52, 1.4, light(face, 0.4))
    )
    return (legs, fleece, head)


def salt_heap(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A heap of salt with a shovel in it; it stands on (0, 0)."""
    salt, wood = paper(p.colour, "white"), paper(p.trim, "tan")
    shovel = group(
        rect(-3, -90, 6, 100, wood, corner=3) + rect(-14, -98, 28, 8, dark(wood, 0.2), corner=4),
        (44, -52),
        turn=24,
    )
    heap = path("M-104 0Q-70 -30 -34 -76Q-14 -104 4 -100Q24 -92 46 -56Q74 -20 106 0Q0 10 -104 0Z", salt)
    heap += path("M4 -100Q24 -92 46 -56Q74 -20 106 0Q60 5 12 5Q34 -50 4 -100Z", dark(salt, 0.2))
    heap += line(
        "M-40 -60Q-34 -40 -50 -18M-10 -84Q-6 -50 -18 -20M30 -60Q34 -40 28 -18", dark(salt, 0.16), 2.4, 0.8
    )
    glints = "".join(
        path(f"M{x} {y - 5}L{x + 1.6} {y}L{x} {y + 5}L{x - 1.6} {y}Z", "#ffffff")
        for x, y in ((-60, -22), (-28, -56), (-8, -70), (10, -40), (54, -20), (-36, -12))
    )
    return (shovel, heap + glints)


def galley(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A galley under its great slanting sail, oars out; it bears its arms on the sail and floats on (0, 0)."""
    wood, sail = paper(p.colour, "leather"), paper(p.trim, "gold")
    oars = "".join(
        line(f"M{x} -14L{x - 26} 20", light(wood, 0.2), 3.6) + ellipse(x - 28, 22, 4, 8, light(wood, 0.1))
        for x in range(-92, 108, 22)
    )
    hull = path(
        "M-150 -34Q-120 2 -96 8H92Q124 4 138 -54L126 -50Q116 -28 96 -26H-110Q-136 -26 -150 -34Z", wood
    )
    hull += path("M-100 -6Q0 4 118 -10Q108 6 92 8H-96Q-106 4 -118 -4Z", dark(wood, 0.34))
    hull += line("M-140 -30Q-120 -20 -104 -20H98Q118 -24 130 -50", PAPERS["gold"], 3)
    hull += "".join(
        circle(x, -12, 5, PAPERS["crimson"]) + circle(x, -12, 2, PAPERS["gold"]) for x in range(-88, 96, 22)
    )
    castle = path("M96 -26V-60H134Q132 -40 126 -26Z", dark(wood, 0.14)) + "".join(
        rect(x, -66, 8, 8, dark(wood, 0.14)) for x in (96, 110, 124)
    )
    ram = path("M-150 -34L-186 -30L-140 -24Z", PAPERS["gold"])
    mast = rect(-13, -206, 6, 184, dark(wood, 0.3)) + line("M-88 -86L62 -236", dark(wood, 0.2), 5)
    cloth = path("M-86 -88L60 -234Q70 -130 38 -42Q-20 -52 -86 -88Z", sail)
    cloth += path("M60 -234Q70 -130 38 -42Q24 -44 10 -48Q46 -130 52 -226Z", dark(sail, 0.26))
    arms = group(heraldry.charge(p.charge, PAPERS["crimson"]), (10, -120), size=1.7) if p.charge else ""
    pennon = path("M-10 -206Q14 -216 40 -206Q16 -200 -8 -194Z", PAPERS["crimson"])
    return (mast + pennon, cloth + arms, oars + hull + castle + ram)


def scourge(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A penitent's scourge: knotted cords on a short handle, held at the handle."""
    cord, grip = paper(p.colour, "straw"), paper(p.trim, "brown")
    cords = ""
    for k, (x, y) in enumerate(((-44, -96), (-18, -116), (10, -120), (36, -106), (54, -80))):
        bend = x * 0.2 + (10 if k % 2 else -10)
        cords += line(f"M0 -26Q{bend:.0f} -70 {x} {y}", dark(cord, 0.1 * (k % 3)), 4)
        cords += circle(x, y, 6, PAPERS["iron"]) + circle(x - 1.5, y - 2, 2.4, light(PAPERS["iron"], 0.5))
        cords += circle(x * 0.62, y * 0.78, 4, dark(cord, 0.3))
    return (
        cords
        + rect(-6, -32, 12, 62, grip, corner=5)
        + line("M-6 -20H6M-6 -8H6M-6 14H6", light(grip, 0.3), 2),
    )


def pitchfork(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A pitchfork with three prongs, points up."""
    wood, iron = paper(p.colour, "tan"), paper(p.trim, "steel")
    shaft = rect(-3.5, -96, 7, 216, wood, corner=3) + rect(0.6, -96, 2.9, 216, dark(wood, 0.4), corner=1)
    prongs = line("M-22 -176V-128Q-22 -100 0 -100Q22 -100 22 -128V-176M0 -100V-184", iron, 6)
    return (
        shaft
        + prongs
        + line("M0 -100Q22 -100 22 -128V-176", dark(iron, 0.34), 3)
        + rect(-6, -108, 12, 18, dark(iron, 0.3), corner=3),
    )


def javelins(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Three short javelins in one fist, points up."""
    wood, iron = paper(p.colour, "tan"), paper(p.trim, "silver")
    one = rect(-2.6, -118, 5.2, 196, wood, corner=2) + rect(0.4, -118, 2.2, 196, dark(wood, 0.4))
    one += path("M0 -170L8 -136L3 -114H-3L-8 -136Z", iron) + path("M0 -170L8 -136L3 -114H0Z", dark(iron, 0.4))
    return ("".join(group(one, turn=turn) for turn in (-11, 10, 0)),)


def sceptre(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A sceptre with a lily at its head, held at a third of its length."""
    gold, gem = paper(p.colour, "gold"), paper(p.trim, "crimson")
    rod = rect(-3.5, -84, 7, 150, gold, corner=3) + rect(0.5, -84, 3, 150, dark(gold, 0.4), corner=1)
    knobs = "".join(ellipse(0, y, 8, 5, light(gold, 0.2)) for y in (-84, -30, 20, 64))
    lily = group(heraldry.charge("fleur", gold), (0, -112), size=1.15)
    return (rod + knobs + lily + circle(0, -94, 6, gem) + circle(-2, -96, 2, "#ffffff", 0.8),)


def brazier(p: Prop, tones: Tones) -> Pieces:
    """A brazier of iron on three legs, coals aglow; it stands on (0, 0)."""
    iron = paper(p.colour, "coal")
    legs = line("M-26 -62L-40 0M26 -62L40 0M0 -58V2", iron, 6) + line(
        "M-33 -30Q0 -20 33 -30", dark(iron, 0.2), 4
    )
    fire = blaze(0, -70, 34, 74) + ellipse(0, -70, 44, 9, light(PAPERS["scarlet"], 0.2))
    pan = path("M-54 -74H54Q46 -46 24 -44H-24Q-46 -46 -54 -74Z", light(iron, 0.12)) + path(
        "M8 -74H54Q46 -46 24 -44H4Q14 -58 8 -74Z", dark(iron, 0.4)
    )
    pan += "".join(path(f"M{x} -66h10v10h-10Z", tones.glow, 0.9) for x in (-36, -18, 0, 18))
    return (legs + fire, pan)


def boat(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A rowing boat with covered goods in it; it lies on (0, 0)."""
    wood, cover = paper(p.colour, "leather"), paper(p.trim, "slate")
    goods = path("M-70 -34Q-60 -74 -26 -70Q0 -86 26 -66Q56 -70 62 -34Z", cover) + path(
        "M10 -76Q22 -74 26 -66Q56 -70 62 -34H20Q24 -58 10 -76Z", dark(cover, 0.36)
    )
    goods += line("M-50 -66Q-40 -46 -44 -34M-10 -76Q-4 -54 -8 -34M34 -68Q38 -50 32 -34", PAPERS["straw"], 2.4)
    hull = path("M-134 -50Q-116 -30 -96 -34H96Q118 -32 134 -52Q122 0 86 4H-84Q-122 0 -134 -50Z", wood)
    hull += path("M-112 -20Q0 -8 122 -24Q110 0 86 4H-84Q-104 0 -116 -14Z", dark(wood, 0.34))
    hull += line("M-130 -46Q-114 -30 -96 -32H96Q118 -30 130 -48", light(wood, 0.3), 4)
    oar = line("M34 -40L150 10", PAPERS["tan"], 5) + polygon(
        [(138, 0), (168, 10), (160, 22), (134, 10)], PAPERS["tan"]
    )
    return (goods, hull + oar)


def bull_column(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A little bull of bronze on a tall column, with a fountain at its foot; it stands on (0, 0)."""
    stone, bronze = paper(p.colour, "parchment"), paper(p.trim, "bronze")
    basin = path("M-62 -26H62Q58 0 44 4H-44Q-58 0 -62 -26Z", stone) + ellipse(0, -27, 62, 9, dark(stone, 0.2))
    basin += ellipse(0, -27, 52, 6, PAPERS["sky"]) + path("M8 -20H62Q58 0 44 4H6Z", dark(stone, 0.24))
    jets = line("M-16 -60Q-40 -62 -42 -28M16 -60Q40 -62 42 -28", light(PAPERS["sky"], 0.4), 3.4, 0.9)
    shaft = path("M-22 -28L-16 -60H16L22 -28Z", dark(stone, 0.1)) + rect(-11, -172, 22, 114, stone)
    shaft += rect(2, -172, 9, 114, dark(stone, 0.3)) + path("M-20 -172H20L13 -158H-13Z", light(stone, 0.16))
    shaft += rect(-22, -180, 44, 9, stone) + rect(2, -180, 20, 9, dark(stone, 0.24))
    body = path(
        "M-40 -226Q-38 -238 -22 -238Q4 -244 24 -238Q38 -234 36 -216V-180H28V-206H-12V-180H-20V-208"
        "Q-34 -206 -38 -214Z",
        bronze,
    )
    body += path("M2 -240Q16 -242 24 -238Q38 -234 36 -216V-180H28V-206H6Q18 -222 2 -240Z", dark(bronze, 0.34))
    head = path("M-34 -242Q-52 -244 -54 -228Q-56 -212 -46 -206Q-34 -208 -30 -222Z", bronze)
    horns = line("M-50 -238Q-66 -242 -66 -258M-36 -240Q-22 -244 -22 -260", PAPERS["ivory"], 4)
    tail = line("M36 -230Q48 -222 44 -198", dark(bronze, 0.2), 3.4)
    eye = circle(-46, -228, 2, "#150d22")
    return (shaft, basin + jets, tail + body + head + horns + eye)


def pilgrim_staff(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A pilgrim's or herdsman's staff with a gourd and a scallop tied to it, held at a third of its length."""
    wood, gourd = paper(p.colour, "leather"), paper(p.trim, "ochre")
    staff = taper([(0, 118), (-2, 20), (1, -70), (0, -128)], [4.4, 4, 4.2, 4.6], wood)
    staff += taper([(2, 118), (1, 20), (3, -70), (3, -128)], [1.6, 1.8, 1.8, 1.6], dark(wood, 0.34))
    knob = (
        circle(0, -132, 9, wood)
        + circle(-3, -135, 3, light(wood, 0.4))
        + circle(0, -108, 6.4, dark(wood, 0.16))
    )
    cord = line("M0 -104Q22 -104 24 -84M0 -104Q-18 -102 -20 -88", PAPERS["straw"], 2.6)
    flask = (
        circle(24, -56, 17, gourd)
        + circle(24, -78, 9.5, gourd)
        + rect(20, -94, 8, 8, PAPERS["brown"], corner=2)
    )
    flask += path(
        "M28 -88Q36 -78 31 -70Q46 -58 36 -44Q30 -38 24 -39Q34 -56 26 -70Q30 -80 28 -88Z", dark(gourd, 0.3)
    )
    shell = path("M-20 -90Q-38 -84 -36 -68L-20 -58L-4 -68Q-2 -84 -20 -90Z", PAPERS["ivory"])
    shell += line(
        "M-20 -60V-87M-20 -60L-29 -82M-20 -60L-11 -82M-20 -60L-34 -74M-20 -60L-6 -74", PAPERS["tan"], 1.5
    )
    return (staff + knob + cord, flask + shell)
