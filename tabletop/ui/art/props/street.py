"""Cut what stands in the streets and squares of a town. All stand on (0, 0)."""

from __future__ import annotations

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, paper, planks
from tabletop.ui.art.props.trades import wheel
from tabletop.ui.art.svg import circle, dark, discs, ellipse, group, light, line, path, polygon, rect


def cart(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A muleteer's cart, its shafts to the left, laden with sacks under a cloth of `trim`."""
    wood, cloth = paper(p.colour, "leather"), paper(p.trim, "parchment")
    shafts = line("M-60 -52L-158 -40M-60 -44L-158 -32", dark(wood, 0.3), 6)
    load = path("M-66 -68Q-70 -104 -40 -110Q-20 -124 6 -116Q34 -126 54 -110Q84 -108 80 -68Z", cloth) + path(
        "M10 -116Q36 -126 54 -110Q84 -108 80 -68L30 -68Q44 -92 10 -116Z", dark(cloth, 0.3)
    )
    load += line(
        "M-54 -74Q-44 -98 -36 -108M-8 -72Q-6 -100 4 -114M40 -72Q52 -94 54 -108", dark(cloth, 0.42), 2, 0.7
    )
    load += line("M-67 -84Q6 -100 80 -84", PAPERS["leather"], 3)
    bed = (
        planks(-76, -72, 166, 30, wood, 3)
        + rect(-80, -76, 7, 40, dark(wood, 0.3))
        + rect(86, -76, 7, 40, dark(wood, 0.4))
        + rect(-4, -74, 7, 34, dark(wood, 0.3))
    )
    return (shafts + load, bed, wheel(8, -36, 34, wood))


def well(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A village well: a round kerb of stone, two posts under a little roof of `trim`, a bucket on its rope."""
    stone, tile = paper(p.colour, "tan"), paper(p.trim, "rust")
    wood = PAPERS["brown"]
    posts = (
        rect(-50, -152, 9, 110, wood)
        + rect(41, -152, 9, 110, dark(wood, 0.34))
        + rect(-50, -126, 100, 8, dark(wood, 0.2), corner=3)
    )
    posts += ellipse(0, -122, 18, 8, wood) + line("M52 -122L66 -122L66 -106", PAPERS["iron"], 4)
    rope = line("M0 -116L0 -84", PAPERS["straw"], 2.6)
    bucket = path("M-14 -82L14 -82L10 -56L-10 -56Z", PAPERS["leather"]) + path(
        "M3 -82L14 -82L10 -56L3 -56Z", dark(PAPERS["leather"], 0.36)
    )
    bucket += line("M-13 -76L13 -76M-11 -62L11 -62", PAPERS["iron"], 2.6) + line(
        "M-14 -82Q0 -98 14 -82", PAPERS["iron"], 2.4
    )
    roof = polygon([(-76, -148), (-30, -192), (30, -192), (76, -148)], tile) + polygon(
        [(10, -192), (30, -192), (76, -148), (22, -148)], dark(tile, 0.3)
    )
    roof += "".join(
        line(f"M{x * 0.42} -190L{x} -150", dark(tile, 0.4), 2, 0.7) for x in range(-66, 70, 12)
    ) + rect(-78, -150, 156, 6, light(tile, 0.14), corner=2)
    kerb = ellipse(0, -44, 64, 15, light(stone, 0.24)) + ellipse(0, -44, 48, 10, "#1a1420")
    wall = path("M-62 -40Q0 -18 62 -40L58 0Q0 16 -58 0Z", stone) + path(
        "M18 -27Q44 -31 62 -40L58 0Q40 7 18 9Z", dark(stone, 0.32)
    )
    joints = line("M-61 -26Q0 -6 61 -26M-60 -12Q0 8 60 -12", dark(stone, 0.36), 1.6, 0.7) + "".join(
        line(f"M{x} {y}l0 11", dark(stone, 0.36), 1.5, 0.7)
        for x, y in (
            (-40, -31),
            (-14, -25),
            (14, -25),
            (40, -31),
            (-26, -14),
            (2, -11),
            (28, -14),
            (-44, -5),
            (-8, 0),
            (18, 0),
        )
    )
    return (posts + roof, kerb + rope + bucket, wall + joints)


_WARES: tuple[tuple[int, Paper, int, int], ...] = (
    (-86, "crimson", 9, 9),
    (-30, "amber", 10, 8),
    (26, "green", 8, 9),
    (78, "straw", 11, 5),
)
"""Heaps on a stall: where each lies, the fruit's colour, its radius, how many."""


def market_stall(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A market stall under an awning striped with `colour` and `trim`, its board heaped with wares."""
    cloth, other = paper(p.colour, "crimson"), paper(p.trim, "ivory")
    wood = PAPERS["leather"]
    posts = "".join(rect(x, -190, 8, 190, dark(wood, 0.2 if x < 0 else 0.4)) for x in (-104, 96))
    board = (
        planks(-112, -78, 224, 20, light(wood, 0.06), 2)
        + rect(-104, -58, 208, 58, dark(wood, 0.3))
        + "".join(rect(x, -56, 44, 54, dark(wood, 0.44), corner=2) for x in (-98, -48, 2, 52))
    )
    wares = ""
    for x0, tone, r, count in _WARES:
        spots = [(x0 - 16.0 + (k % 4) * 11 + k // 4 * 5, -90.0 - k // 4 * 10) for k in range(count)]
        wares += rect(x0 - 24, -88, 48, 12, dark(PAPERS["tan"], 0.2), corner=2)
        wares += "".join(
            discs([(x, y, r * 0.8) for x, y in row], dark(PAPERS[tone], 0.28))
            + discs([(x - 1.4, y - 1.4, r * 0.6) for x, y in row], PAPERS[tone])
            for row in (spots[:4], spots[4:])
        )
    awning = ""
    for k in range(8):
        x, silk = -120 + k * 30, (cloth if k % 2 == 0 else other)
        awning += polygon(
            [(x * 0.84, -228), ((x + 30) * 0.84, -228), (x + 30, -178), (x, -178)], dark(silk, 0.03 * k)
        )
        awning += path(
            f"M{x} -179L{x + 30} -179L{x + 30} -168Q{x + 15} -150 {x} -168Z", dark(silk, 0.16 + 0.03 * k)
        )
    return (posts, wares + board, awning + line("M-101 -228L101 -228", dark(wood, 0.1), 5))


def gallows(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A gallows on its scaffold, the noose hanging."""
    wood, rope = paper(p.colour, "brown"), paper(p.trim, "straw")
    post = rect(-62, -250, 14, 220, wood) + rect(-54, -250, 6, 220, dark(wood, 0.36))
    beam = (
        rect(-70, -262, 156, 14, light(wood, 0.06))
        + rect(-70, -254, 156, 6, dark(wood, 0.36))
        + path("M-50 -206L-2 -250L10 -250L-50 -194Z", dark(wood, 0.16))
    )
    noose = (
        line("M58 -250L58 -190", rope, 4)
        + rect(54, -192, 8, 24, rope, corner=3)
        + "".join(line(f"M54 {y}L62 {y + 3}", dark(rope, 0.45), 1.5) for y in range(-190, -170, 5))
    )
    noose += line("M58 -168C36 -158 38 -124 58 -122C78 -124 80 -158 58 -168", rope, 4)
    stage = planks(-104, -36, 208, 16, light(wood, 0.12), 2) + "".join(
        rect(x, -22, 10, 22, dark(wood, 0.3)) for x in (-96, -30, 30, 86)
    )
    steps = "".join(rect(-132 + k * 12, -12 - k * 10, 34, 6, dark(wood, 0.12)) for k in range(3))
    return (noose + post + beam, steps + stage)


def bars(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """The grating of a cell, 220 wide and 250 high, to stand before a prisoner."""
    iron, stone = paper(p.colour, "iron"), paper(p.trim, "slate")
    rods = "".join(
        rect(x - 4.5, -244, 9, 240, iron, corner=3) + rect(x + 0.6, -244, 3.6, 240, dark(iron, 0.45))
        for x in range(-90, 91, 36)
    )
    rails = "".join(
        rect(-110, y, 220, 10, light(iron, 0.08), corner=2) + rect(-110, y + 6, 220, 4, dark(iron, 0.4))
        for y in (-196, -72)
    )
    rivets = "".join(
        circle(x, y + 5, 3.4, light(iron, 0.3)) + circle(x + 0.8, y + 5.8, 2.2, dark(iron, 0.3))
        for x in range(-90, 91, 36)
        for y in (-196, -72)
    )
    sill = (
        rect(-122, -10, 244, 16, stone)
        + rect(-122, -10, 244, 4, light(stone, 0.24))
        + rect(-122, -256, 244, 16, stone)
        + rect(-122, -244, 244, 4, dark(stone, 0.4))
    )
    return (rods + rails + rivets + sill,)


def signboard(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An inn's sign on its iron arm, hung from (0, 0): a cup of `trim` on a board of `colour`."""
    board, sign = paper(p.colour, "forest"), paper(p.trim, "gold")
    arm = (
        line("M-70 0L58 0", PAPERS["coal"], 6)
        + line("M-70 34Q-40 30 -34 0M40 0Q60 -2 58 -14", PAPERS["coal"], 4)
        + circle(-70, 0, 6, PAPERS["coal"])
    )
    chains = line("M-24 4L-24 20M34 4L34 20", PAPERS["iron"], 3, dashes="3 2.4")
    plate = (
        rect(-40, 20, 90, 68, dark(PAPERS["brown"], 0.2), corner=5)
        + rect(-35, 25, 80, 58, board, corner=4)
        + path("M18 25L45 25L45 83L6 83Z", dark(board, 0.24))
    )
    cup = path("M-12 38L20 38Q20 60 8 62L8 68L16 74L-8 74L0 68L0 62Q-12 60 -12 38Z", sign) + path(
        "M8 38L20 38Q20 60 8 62L8 68L16 74L5 74Z", dark(sign, 0.3)
    )
    cup += group(line("M0 0Q14 2 10 14Q6 20 0 20", sign, 3.4), (20, 42)) + ellipse(
        4, 38, 16, 3.4, light(sign, 0.5)
    )
    return (arm + chains + plate + cup,)
