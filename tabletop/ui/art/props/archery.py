"""Cut bows, arrows, quivers and shields. Arrows point upwards, with the middle of the shaft at (0, 0)."""

from __future__ import annotations

from typing import Literal

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.heraldry import charge
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, blaze, gem, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, polygon, rect, taper

Head = Literal["plain", "broad", "bodkin", "fire", "gilded"]


def _head(kind: Head, steel: str) -> str:
    if kind == "plain":
        return polygon([(0, -96), (-6, -76), (0, -80)], light(steel, 0.2)) + polygon(
            [(0, -96), (6, -76), (0, -80)], dark(steel, 0.3)
        )
    if kind == "bodkin":
        return polygon([(0, -108), (-4.4, -88), (-2.6, -74), (0, -74)], light(steel, 0.4)) + polygon(
            [(0, -108), (4.4, -88), (2.6, -74), (0, -74)], dark(steel, 0.34)
        )
    barbs = (
        "M0 -108Q-14 -90 -13 -68Q-7 -76 0 -78Z"
        if kind != "gilded"
        else "M0 -114Q-13 -94 -13 -68Q-8 -77 -4 -74L0 -84Z"
    )
    return (
        path(barbs, light(steel, 0.36))
        + group(path(barbs, dark(steel, 0.3)), flip=True)
        + line("M0 -102L0 -76", light(steel, 0.6), 1.2)
    )


def _fletching(feather: str, rich: bool) -> str:
    vane = "M-1 52Q-12 58 -13 70L-13 96L-1 86Z" if rich else "M-1 56Q-8 60 -9 68L-9 90L-1 84Z"
    notches = "".join(
        line(f"M-2 {y}L{-11 if rich else -8} {y + 8}", dark(feather, 0.3), 1.0, 0.8) for y in (62, 69, 76)
    )
    right = group(path(vane, dark(feather, 0.28)), flip=True)
    return (
        path(vane, feather) + notches + right + path("M-1.4 54L1.4 54L1.6 90L-1.6 90Z", light(feather, 0.35))
    )


def arrow_of(kind: Head, steel: str, feather: str, wood: str) -> str:
    """Cut one arrow."""
    shaft = rect(-2.2, -80, 4.4, 176, wood, corner=1.4) + rect(0.3, -80, 1.9, 176, dark(wood, 0.36), corner=1)
    bindings = "".join(
        rect(-2.9, y, 5.8, 5, PAPERS["crimson"] if kind != "plain" else PAPERS["straw"], corner=1)
        for y in (-76, 48)
    )
    nock = rect(-2.8, 92, 5.6, 7, dark(wood, 0.4), corner=1.5)
    jewels = (
        gem(0, -66, 5, PAPERS["crimson"])
        + "".join(rect(-3.2, y, 6.4, 3.4, PAPERS["gold"], corner=1) for y in (-58, -50, 30, 40))
        if kind == "gilded"
        else ""
    )
    rag = ""
    if kind == "fire":
        rag = path("M-7 -80Q-9 -66 -6 -58L6 -58Q9 -66 7 -80Z", PAPERS["tan"]) + "".join(
            line(f"M-7 {y}L7 {y + 3}", PAPERS["brown"], 1.6) for y in (-76, -70, -64)
        )
    return (
        shaft
        + nock
        + _fletching(feather, rich=kind in ("broad", "gilded"))
        + bindings
        + _head(kind, steel)
        + jewels
        + rag
    )


_HEADS: dict[str, Head] = {
    "arrow": "plain",
    "broadhead": "broad",
    "bodkin": "bodkin",
    "fire-arrow": "fire",
    "gilded-arrow": "gilded",
}

_TIED = 22.0
"""How far below its middle an arrow of a sheaf is tied."""


def arrow(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """One arrow; `colour` is the head, `trim` the feathers."""
    kind = _HEADS[p.prop]
    steel = paper(p.colour, "gold" if kind == "gilded" else "iron" if kind == "plain" else "silver")
    feather = paper(p.trim, "tan" if kind == "plain" else "white")
    wood = PAPERS["chestnut"] if kind == "gilded" else PAPERS["tan"]
    fire = blaze(0, -64, 26, 74) if kind == "fire" else ""
    return (arrow_of(kind, steel, feather, wood) + fire,)


def arrows(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A fan of `count` arrows tied with a ribbon; gold ones are gilded."""
    steel, feather = paper(p.colour, "silver"), paper(p.trim, "white")
    kind: Head = "gilded" if p.colour == "gold" else "broad" if p.count > 2 else "plain"
    wood = PAPERS["chestnut"] if kind == "gilded" else PAPERS["tan"]
    spread = min(17.0, 66.0 / max(1, p.count - 1))
    # They cross where they are tied; those at the edges lie beneath, the middle one on top of them all.
    middle = (p.count - 1) / 2
    order = sorted(range(p.count), key=lambda k: -abs(k - middle))
    fan = "".join(
        group(
            group(arrow_of(kind, steel, feather, wood), (0, -_TIED), size=0.98 + (0.13 if k % 2 else 0.0)),
            (0, _TIED),
            turn=(k - middle) * spread,
        )
        for k in order
    )
    if p.count < 3:
        return (fan,)
    silk = PAPERS["crimson"] if p.colour != "gold" else PAPERS["violet"]
    ribbon = path("M-4 4Q-34 22 -30 52L-20 44L-14 52Q-16 24 4 8Z", dark(silk, 0.14)) + path(
        "M4 4Q34 20 34 46L24 40L18 50Q16 24 -2 8Z", dark(silk, 0.36)
    )
    band = (
        path("M-17 -9Q0 -3 17 -9L18 8Q0 14 -18 8Z", silk)
        + path("M4 -5Q12 -6 17 -9L18 8Q10 11 4 11Z", dark(silk, 0.3))
        + ellipse(0, 1, 6, 8, light(silk, 0.2))
    )
    return (fan, group(ribbon + band, (0, _TIED)))


def quiver(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A full quiver, standing on (0, 0)."""
    hide, gilt = paper(p.colour, "leather"), paper(p.trim, "gold")
    feathers: tuple[Paper, ...] = ("white", "crimson", "straw", "moss", "white", "crimson")
    shafts = "".join(
        group(
            rect(-1.8, -62, 3.6, 70, PAPERS["tan"])
            + path("M-1 -20L-9 -30L-9 -54L-1 -46Z", PAPERS[tone])
            + path("M1 -20L9 -30L9 -54L1 -46Z", dark(PAPERS[tone], 0.28)),
            (-22 + k * 9, -128 - (k % 3) * 8),
            turn=(k - 2.5) * 5,
        )
        for k, tone in enumerate(feathers)
    )
    case = taper([(0, -132), (2, -70), (0, -4)], [31, 27, 20], hide) + taper(
        [(12, -132), (13, -70), (9, -4)], [19, 15, 11], dark(hide, 0.34)
    )
    tooling = line("M-18 -104Q-6 -88 -18 -72Q-6 -56 -16 -38", light(hide, 0.35), 2, 0.8) + line(
        "M-2 -104Q10 -88 -2 -72Q10 -56 0 -38", light(hide, 0.2), 2, 0.7
    )
    rims = path("M-33 -138Q0 -128 33 -138L32 -122Q0 -112 -32 -122Z", gilt) + path(
        "M6 -133Q22 -134 33 -138L32 -122Q20 -118 6 -117Z", dark(gilt, 0.3)
    )
    foot = path("M-22 -14Q0 -8 22 -14L20 0Q0 6 -20 0Z", gilt) + path(
        "M4 -11Q14 -12 22 -14L20 0Q12 3 4 3Z", dark(gilt, 0.3)
    )
    strap = line("M29 -118C70 -90 62 -36 20 -16", dark(hide, 0.2), 6)
    return (strap + shafts + case + tooling + rims + foot,)


def _stave(wood: str, gilt: str, bow: float) -> str:
    """Bend the stave of a bow whose grip is at (0, 0); `bow` is how far its tips come back."""
    curve = [
        (bow, -112.0),
        (bow * 0.45, -84.0),
        (-1.0, -40.0),
        (0.0, 0.0),
        (-1.0, 40.0),
        (bow * 0.45, 84.0),
        (bow, 112.0),
    ]
    lit = [(x - 1.0, y) for x, y in curve]
    stave = taper(curve, [1.8, 3.6, 5, 5.6, 5, 3.6, 1.8], dark(wood, 0.38)) + taper(
        lit, [1, 2.4, 3.4, 4, 3.4, 2.4, 1], wood
    )
    tips = path(f"M{bow - 2} -110Q{bow + 3} -122 {bow + 9} -120Q{bow + 5} -112 {bow + 3} -106Z", gilt) + path(
        f"M{bow - 2} 110Q{bow + 3} 122 {bow + 9} 120Q{bow + 5} 112 {bow + 3} 106Z", gilt
    )
    bands = "".join(rect(-6.5, y, 12, 4, gilt, corner=1.5) for y in (-17, 13))
    return stave + tips + rect(-5.6, -13, 11, 26, PAPERS["leather"], corner=3) + bands


def bow(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A strung bow, its back to the left."""
    wood, gilt = paper(p.colour, "chestnut"), paper(p.trim, "gold")
    return (line("M27 -111L27 111", PAPERS["ivory"], 1.5) + _stave(wood, gilt, 25),)


def drawn_bow(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A bow drawn to the right with an arrow on the string, pointing left; the string is held at (92, 0)."""
    wood, gilt = paper(p.colour, "chestnut"), paper(p.trim, "gold")
    string = line("M40 -109L92 0L40 109", PAPERS["ivory"], 1.5)
    shot = group(
        arrow_of("broad", PAPERS["silver"], PAPERS["white"], PAPERS["tan"]), (-2, 0), turn=-90, size=0.98
    )
    return (string + _stave(wood, gilt, 38) + shot,)


_SHIELD_CUTS: dict[str, tuple[str, float]] = {
    "heater-shield": ("M-38 -46Q0 -56 38 -46L38 -4Q34 36 0 56Q-34 36 -38 -4Z", 1.0),
    "kite-shield": ("M-34 -40C-30 -62 30 -62 34 -40Q34 16 0 76Q-34 16 -34 -40Z", 0.94),
    "round-shield": ("M0 -46A46 46 0 1 1 -0.1 -46Z", 1.0),
    "tower-shield": ("M-34 -66Q0 -76 34 -66L36 50Q0 62 -36 50Z", 1.1),
}


def shield(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A shield about (0, 0): its field of `colour`, rim and charge of `trim`."""
    field, gilt = paper(p.colour, "crimson"), paper(p.trim, "gold")
    cut, size = _SHIELD_CUTS[p.prop]
    middle = (0.0, 0.0) if p.prop == "round-shield" else (0.0, -6.0)
    face = group(path(cut, field), size=0.87)
    halves = {
        "heater-shield": "M0 -53Q22 -52 38 -46L38 -4Q34 36 0 56Z",
        "kite-shield": "M0 -57C18 -57 32 -52 34 -40Q34 16 0 76Z",
        "round-shield": "M0 -46A46 46 0 0 1 0 46Z",
        "tower-shield": "M0 -72Q20 -71 34 -66L36 50Q20 57 0 57Z",
    }
    emblem = charge(p.charge, gilt, middle, 1.15 * size) if p.charge else ""
    boss = (
        circle(0, 0, 11, gilt) + circle(1, 1, 8, dark(gilt, 0.25)) + circle(-2, -3, 3, light(gilt, 0.7))
        if p.prop == "round-shield" and not p.charge
        else ""
    )
    rivets = (
        "".join(circle(x, y, 2, light(gilt, 0.5)) for x, y in ((-30, -42), (30, -42), (0, 47)))
        if p.prop == "heater-shield"
        else ""
    )
    gleam = line("M-27 -34Q-29 0 -20 22", "#ffffff", 3.4, 0.28)
    return (path(cut, gilt) + face + emblem + boss + path(halves[p.prop], "#1a0f22", 0.24) + rivets + gleam,)
