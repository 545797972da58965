"""Cut the heads of those who are not quite people, in the head's own space (see heads.py)."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cards.pictures import Face, Folk
from tabletop.ui.art.figures import heads, moods
from tabletop.ui.art.papers import PAPERS, SKINS
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, mix, path, polygon

_NIGHT = "#1a1018"


def _goblin(face: Face) -> str:
    """A goblin: ears like sails, a long nose, a grin with one tooth missing."""
    skin = SKINS[face.skin]
    shade, rose = dark(skin, 0.3), mix(skin, PAPERS["coral"], 0.55)
    f = face.look * 5.0
    ear = path("M-18 -4C-34 -22 -52 -26 -70 -22C-62 -8 -46 8 -18 12Z", skin)
    ear += path("M-24 0C-36 -12 -48 -17 -62 -18C-54 -7 -42 3 -24 7Z", rose)
    ears = ear + group(
        path("M-18 -4C-34 -22 -52 -26 -70 -22C-62 -8 -46 8 -18 12Z", shade)
        + path("M-24 0C-36 -12 -48 -17 -62 -18C-54 -7 -42 3 -24 7Z", dark(rose, 0.3)),
        flip=True,
    )
    skull = (
        "M-25 -12C-25 -32 -12 -38 0 -38C12 -38 25 -32 25 -12C25 6 17 22 4 35Q0 38 -4 35C-17 22 -25 6 -25 -12Z"
    )
    side = f"M{f + 2} -38C14 -38 25 -32 25 -12C25 6 17 22 4 35Q1 37 {f * 0.5} 37Q12 14 {f + 3} -8Z"
    eyes = "".join(
        circle(f + x, -7, 8, dark(skin, 0.5))
        + circle(f + x, -7, 6.6, "#fff3b0")
        + ellipse(f + x + face.look * 1.6, -6.4, 2, 4, _NIGHT)
        for x in (-11, 11)
    )
    if face.mood in ("asleep", "merry"):
        eyes = "".join(moods.eye(f + x, -6, face, _NIGHT) for x in (-11, 11))
    brow = line(
        f"M{f - 20} -19Q{f - 11} -18 {f - 3} -12M{f + 3} -12Q{f + 11} -18 {f + 20} -19", dark(skin, 0.55), 3.2
    )
    grin = path(f"M{f - 14} 15Q{f} 23 {f + 14} 14Q{f + 9} 27 {f} 28Q{f - 9} 27 {f - 14} 15Z", "#431018")
    teeth = "".join(
        polygon(
            [(f + x, 17.6 - abs(x) * 0.14), (f + x + 4.6, 17.6 - abs(x + 4) * 0.14), (f + x + 2.3, 23.4)],
            "#fff6dc",
        )
        for x in (-11, -5.6, 5.2)
    )
    nose = path(
        f"M{f - 4} -6Q{f - 8} 10 {f + face.look * 12} 19Q{f + 9} 16 {f + 5} -5Z", mix(skin, rose, 0.45)
    ) + path(f"M{f + 1} -6Q{f + 4} 6 {f + face.look * 12} 19Q{f + 9} 16 {f + 5} -5Z", mix(shade, rose, 0.3))
    warts = (
        circle(f - 16, 6, 1.9, shade) + circle(f + 15, 3, 1.6, dark(shade, 0.2)) + circle(-6, -28, 1.6, shade)
    )
    return (
        ears
        + path(skull, skin)
        + path(side, mix(skin, shade, 0.75))
        + warts
        + eyes
        + brow
        + grin
        + teeth
        + nose
    )


def _ogre(face: Face) -> str:
    """An ogre: more jaw than brow, and two tusks."""
    skin = SKINS[face.skin]
    shade = dark(skin, 0.28)
    f = face.look * 4.0
    ears = (
        ellipse(-27, -3, 6, 9, skin)
        + ellipse(-27, -3, 3, 5, shade)
        + ellipse(27, -3, 6, 9, dark(shade, 0.15))
    )
    skull = (
        "M-23 -14C-23 -34 -12 -40 0 -40C12 -40 23 -34 23 -14C26 0 34 12 30 28C26 42 12 46 0 46"
        "C-12 46 -26 42 -30 28C-34 12 -26 0 -23 -14Z"
    )
    side = "M4 -40C14 -39 23 -33 23 -14C26 0 34 12 30 28C26 42 14 46 4 46Q20 22 10 4Q4 -8 8 -20Z"
    brow = path(
        f"M{f - 22} -14Q{f - 10} -22 {f} -15Q{f + 10} -22 {f + 22} -14Q{f + 12} -8 {f} -7"
        f"Q{f - 12} -8 {f - 22} -14Z",
        shade,
    )
    eyes = "".join(
        ellipse(f + x, -5.4, 4.4, 3.2, "#fff3d0") + circle(f + x + face.look, -5, 1.9, _NIGHT)
        for x in (-10, 10)
    )
    if face.mood in ("asleep", "merry", "aghast"):
        eyes = "".join(moods.eye(f + x, -4, face, _NIGHT) for x in (-10, 10))
    nose = ellipse(f, 8, 10, 7.5, mix(skin, PAPERS["rose"], 0.35)) + ellipse(
        f - 4, 11, 2, 1.6, dark(skin, 0.6)
    )
    nose += ellipse(f + 4.5, 11, 2, 1.6, dark(skin, 0.6)) + ellipse(f - 3, 4.5, 3, 2, light(skin, 0.4), 0.6)
    mouth = path(f"M{f - 20} 26Q{f} 20 {f + 20} 25Q{f + 14} 36 {f} 36Q{f - 14} 36 {f - 20} 26Z", "#431018")
    tusks = "".join(
        path(
            f"M{f + x - 4 * d} 33Q{f + x - 2 * d} 22 {f + x + 4 * d} 13Q{f + x + 7 * d} 24 {f + x + 4 * d} 33Z",
            "#fff2cf",
        )
        for x, d in ((-13, -1), (13, 1))
    )
    stubble = "".join(
        line(f"M{x} {y}l0.6 2.6", dark(skin, 0.5), 1.1, 0.6)
        for x, y in ((-20, 36), (-12, 40), (-3, 41), (8, 41), (16, 38))
    )
    return ears + path(skull, skin) + path(side, shade) + eyes + brow + nose + mouth + tusks + stubble


def _skeleton(face: Face) -> str:
    """A skull on its neck of bones, in the best of humours."""
    bone = SKINS["bone"]
    shade = mix(bone, "#5a4436", 0.36)
    f = face.look * 4.0
    neck = "".join(ellipse(0, y, 7.4, 4, bone) + ellipse(2.4, y + 0.6, 4, 3, shade) for y in (34, 42, 50, 58))
    jaw = path(f"M{f - 15} 16L{f - 13} 31Q{f} 39 {f + 13} 31L{f + 15} 16Z", bone) + path(
        f"M{f + 3} 16L{f + 4} 35.500Q{f + 10} 34 {f + 13} 31L{f + 15} 16Z", shade
    )
    skull = path(
        "M-25 -8C-27 -30 -14 -38 0 -38C14 -38 27 -30 25 -8C25 2 21 8 17 11L16 20"
        "H-16L-17 11C-21 8 -25 2 -25 -8Z",
        bone,
    )
    skull += path("M5 -37.500C16 -36 27 -29 25 -8C25 2 21 8 17 11L16 20H8Q18 -4 5 -37.500Z", shade)
    wide = 8.4 if face.mood == "aghast" else 7.2
    eyes = "".join(ellipse(f + x, -4, 7.4, wide, _NIGHT) for x in (-10.5, 10.5))
    if face.mood == "asleep":
        eyes = "".join(line(f"M{f + x - 7} -4Q{f + x} 3 {f + x + 7} -4", _NIGHT, 3) for x in (-10.5, 10.5))
    else:
        eyes += "".join(circle(f + x + 1.6, -3, 2.2, "#ff9a3c") for x in (-10.5, 10.5))
    nose = path(f"M{f} 2L{f + 4} 11L{f} 9.500L{f - 4} 11Z", _NIGHT)
    bite = line(f"M{f - 13} 20Q{f} 25 {f + 13} 20", _NIGHT, 2) + "".join(
        line(f"M{f + x} {16 + 0.2 * (3 - abs(x) / 4)}V{26 - abs(x) * 0.12:.1f}", _NIGHT, 1.3)
        for x in (-10, -6, -2, 2, 6, 10)
    )
    crack = line("M-14 -32L-9 -26L-12 -21L-8 -17", shade, 1.6)
    return neck + jaw + skull + crack + eyes + nose + bite


FOLK: dict[Folk, Callable[[Face], str]] = {
    "human": heads.features,
    "goblin": _goblin,
    "ogre": _ogre,
    "skeleton": _skeleton,
}
