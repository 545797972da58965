"""Scenes below stairs: a kitchen and a crypt."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import blaze, planks
from tabletop.ui.art.scenes.kit import Backdrop, band, dimmed, masonry, standing, tiles, wall_tone
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, ellipse, light, line, linear, mix, path, rect


def _pan(x: float, y: float, r: float, metal: str) -> str:
    """Hang a pan of copper by its handle."""
    return (
        line(f"M{x} {y}V{y + r}", dark(metal, 0.3), 4)
        + circle(x, y + r * 2, r, dark(metal, 0.34))
        + circle(x - 1.2, y + r * 2 - 1.2, r * 0.82, metal)
        + ellipse(x - r * 0.3, y + r * 1.7, r * 0.22, r * 0.4, light(metal, 0.5), 0.8)
    )


def kitchen(tones: Tones, dice: Random) -> Backdrop:
    """A kitchen: the hearth with its cauldron, copper pans in a row, plates on the dresser, bread and fish."""
    t = tones
    plaster, wood = (
        mix(PAPERS["parchment"], wall_tone(t, 0.56), 0.5),
        mix(PAPERS["leather"], wall_tone(t, 0.66), 0.3),
    )
    copper, stone = dimmed(t, "copper", 0.1), mix(PAPERS["tan"], wall_tone(t, 0.66), 0.5)
    back = rect(-5, -5, 490, 420, linear((0, 0), (0, 340), (0, dark(plaster, 0.36)), (1, plaster)))
    glazes = (dimmed(t, "ivory", 0.24), dimmed(t, "cobalt", 0.3))
    back += "".join(
        rect(x, y, 22, 22, glazes[(x // 24 + y // 24) % 2])
        for y in range(206, 300, 24)
        for x in range(184, 336, 24)
    )
    back += "".join(
        circle(x + 11, y + 11, 4, glazes[(x // 24 + y // 24 + 1) % 2])
        for y in range(206, 300, 24)
        for x in range(184, 336, 24)
    )
    hearth = (
        path("M-10 140H158L178 182H-10Z", light(stone, 0.1))
        + path("M-10 -10H118L158 140H-10Z", stone)
        + path("M84 -10H118L158 140H120Z", dark(stone, 0.26))
        + rect(-10, 180, 194, 14, light(stone, 0.2), corner=2)
    )
    hearth += (
        rect(-10, 194, 180, 160, dark(stone, 0.2))
        + path("M8 348V250A66 44 0 0 1 144 250V348Z", "#1a0c0c")
        + masonry(dice, 0, 10, 110, 120, stone, 12)
    )
    hearth += (
        line("M76 206V236", PAPERS["coal"], 4, dashes="5 3")
        + blaze(60, 348, 26, 60)
        + blaze(104, 348, 28, 66)
        + path("M44 250H108Q116 302 76 304Q36 302 44 250Z", dimmed(t, "coal", 0.1))
        + path("M84 250H108Q116 302 80 304Q100 284 84 250Z", "#120c14")
        + ellipse(76, 250, 32, 6, dimmed(t, "iron", 0.2))
        + line("M46 248Q76 212 106 248", PAPERS["iron"], 3)
    )
    rail = rect(186, 88, 150, 7, dimmed(t, "iron", 0.2), corner=3) + "".join(
        _pan(x, 94, r, copper) for x, r in ((204, 15), (240, 19), (280, 16), (314, 13))
    )
    shelves = (
        rect(350, 60, 8, 296, dark(wood, 0.2))
        + rect(350, 60, 140, 296, dark(wood, 0.46), 0.7)
        + "".join(
            rect(346, y, 144, 8, light(wood, 0.12)) + rect(346, y + 7, 144, 4, dark(wood, 0.5))
            for y in (60, 132, 204, 270)
        )
    )
    shelves += "".join(
        circle(x, y - 22, 20, dimmed(t, "ivory", 0.2))
        + circle(x, y - 22, 14, dimmed(t, "cobalt", 0.3))
        + circle(x, y - 22, 11, dimmed(t, "ivory", 0.14))
        for x, y in ((382, 132), (430, 132), (472, 132))
    )
    shelves += (
        standing(Prop(prop="jug", at=(384, 204), size=0.56), t)
        + standing(Prop(prop="jug", colour="rust", trim="ivory", at=(424, 204), size=0.5), t)
        + standing(Prop(prop="bottle", at=(462, 204), size=0.56), t)
        + standing(Prop(prop="sack", at=(396, 270), size=0.5), t)
        + standing(Prop(prop="basket", at=(450, 270), size=0.5), t)
    )
    beams = planks(-5, -8, 490, 32, wood, 2)
    hung = (
        standing(Prop(prop="ham", at=(196, 20), size=0.46), t)
        + standing(Prop(prop="herbs", at=(342, 22), size=0.9), t)
        + standing(Prop(prop="herbs", colour="olive", at=(372, 20), size=0.8), t)
    )
    floor = tiles(348, dark(PAPERS["rust"], 0.5), dark(PAPERS["tan"], 0.4))
    table = (
        rect(-20, 338, 84, 10, light(wood, 0.2), corner=2)
        + rect(-20, 347, 84, 5, dark(wood, 0.5))
        + rect(40, 350, 12, 60, dark(wood, 0.2))
        + rect(350, 338, 150, 10, light(wood, 0.2), corner=2)
        + rect(350, 347, 150, 5, dark(wood, 0.5))
        + rect(368, 350, 14, 60, dark(wood, 0.2))
    )
    table += standing(Prop(prop="bread", at=(20, 338), size=0.46), t) + standing(
        Prop(prop="fish", at=(424, 338), size=0.7), t
    )
    return Backdrop(
        plaster,
        plaster,
        (
            Sheet(back, 0.0, rim=False),
            Sheet(rail, 0.8, box=(180, 82, 162, 74)),
            Sheet(hearth, 1.2, box=(0, 0, 190, 360)),
            Sheet(shelves, 1.0, box=(340, 54, 140, 306)),
            Sheet(hung, 0.8, box=band(14, 90)),
            Sheet(beams, 1.1, box=band(0, 28)),
            Sheet(floor, 0.5, rim=False, box=band(344)),
            Sheet(table, 1.1, box=band(286)),
        ),
        open_sky=False,
        glow=(90, 270, 300, mix(PAPERS["amber"], plaster, 0.4), 0.6),
    )


def crypt(tones: Tones, dice: Random) -> Backdrop:
    """A crypt: low vaults one behind another, tombs with their sleepers of stone, skulls in the niches, candles."""
    t = tones
    stone = wall_tone(t, 0.64)
    wall = rect(-5, -5, 490, 420, dark(stone, 0.34)) + masonry(dice, 130, 60, 220, 250, stone, 22)
    cross = (
        rect(233, 130, 14, 120, light(stone, 0.24))
        + rect(206, 160, 68, 14, light(stone, 0.24))
        + rect(241, 130, 6, 120, dark(stone, 0.1))
        + rect(206, 168, 68, 6, dark(stone, 0.1))
    )

    def vault(inset: float, top: float, tone: str) -> str:
        arch = (
            f"M{inset} 410V{top + 120}Q{inset + 20} {top} 240 {top - 16}"
            f"Q{460 - inset} {top} {480 - inset} {top + 120}V410"
        )
        return path(
            f"M-10 -10H490V410H{480 - inset}V{top + 120}Q{460 - inset} {top} 240 {top - 16}"
            f"Q{inset + 20} {top} {inset} {top + 120}V410H-10Z",
            tone,
        ) + line(arch, light(tone, 0.24), 5)

    far, near = vault(128, 76, dark(stone, 0.1)), vault(40, 34, dark(stone, 0.44))
    niches = ""
    for x in (62, 366):
        for y in (150, 216, 282):
            niches += path(
                f"M{x} {y + 40}V{y + 14}Q{x + 26} {y - 12} {x + 52} {y + 14}V{y + 40}Z", dark(stone, 0.62)
            )
            niches += standing(
                Prop(prop="skull", at=(x + 16, y + 40), size=0.46, colour="parchment"), t
            ) + standing(Prop(prop="skull", at=(x + 37, y + 40), size=0.42, colour="tan"), t)
    tomb_stone = mix(PAPERS["parchment"], stone, 0.5)
    tombs = ""
    for x in (-30, 350):
        tombs += (
            rect(x, 326, 160, 52, tomb_stone)
            + rect(x + 112, 326, 48, 52, dark(tomb_stone, 0.24))
            + rect(x - 6, 318, 172, 10, light(tomb_stone, 0.16))
            + rect(x - 6, 376, 172, 9, dark(tomb_stone, 0.1))
        )
        tombs += "".join(
            path(f"M{x + k} 372V346A11 11 0 0 1 {x + k + 22} 346V372Z", dark(tomb_stone, 0.34))
            for k in (10, 46, 82, 118)
        )
        tombs += (
            path(
                f"M{x + 10} 318Q{x + 20} 300 {x + 46} 304L{x + 120} 308Q{x + 140} 310 {x + 148} 318Z",
                light(tomb_stone, 0.06),
            )
            + circle(x + 28, 304, 11, light(tomb_stone, 0.16))
            + path(f"M{x + 60} 306Q{x + 74} 294 {x + 90} 308Z", light(tomb_stone, 0.2))
            + line(f"M{x + 64} 302V288M{x + 58} 293H{x + 70}", light(tomb_stone, 0.3), 3)
        )
    floor = tiles(350, dark(stone, 0.46), dark(stone, 0.2))
    lamps = "".join(
        standing(Prop(prop="candles", count=n, at=(x, y), size=0.56), t)
        for x, y, n in ((146, 356, 3), (334, 356, 3), (214, 350, 1), (266, 350, 1))
    )
    return Backdrop(
        dark(stone, 0.3),
        dark(stone, 0.3),
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(cross, 0.7, box=(200, 124, 80, 132)),
            Sheet(far, 1.1),
            Sheet(niches, 0.3, rim=False, box=band(130, 326)),
            Sheet(floor, 0.5, rim=False, box=band(346)),
            Sheet(lamps, 0.6, box=band(300, 362)),
            Sheet(near, 1.4),
            Sheet(tombs, 1.1, box=band(280, 388)),
        ),
        open_sky=False,
        glow=(240, 200, 220, mix(PAPERS["amber"], stone, 0.5), 0.6),
    )
