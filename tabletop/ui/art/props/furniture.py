"""Cut what furnishes a stage: altars, tables, stones, trees, curtains, a ship. All stand on (0, 0)."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.heraldry import charge
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, blaze, paper, planks
from tabletop.ui.art.svg import circle, curve, dark, ellipse, group, light, line, path, rect, taper

SHADOW = "#150d22"


def camp_fire(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A fire of logs."""
    logs = "".join(
        group(
            rect(-38, -6, 76, 11, PAPERS["brown"], corner=5) + circle(-36, -0.5, 5.5, PAPERS["tan"]),
            (x, y),
            turn=t,
        )
        for x, y, t in ((0, -4, 14), (0, -4, -14), (4, 0, 2))
    )
    return (logs + blaze(0, -6, 30, 84),)


def ladder(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A siege ladder."""
    wood = paper(p.colour, "leather")
    rungs = "".join(line(f"M-16 {-y}L16 {-y}", dark(wood, 0.3), 5) for y in range(16, 240, 24))
    return (
        rungs + rect(-20, -250, 7, 250, wood, corner=2) + rect(13, -250, 7, 250, dark(wood, 0.2), corner=2),
    )


def barrel(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A barrel."""
    wood, iron = paper(p.colour, "leather"), paper(p.trim, "iron")
    staves = path("M-25 -68Q-37 -34 -25 0L25 0Q37 -34 25 -68Z", wood) + path(
        "M8 -68L25 -68Q37 -34 25 0L8 0Q18 -34 8 -68Z", dark(wood, 0.34)
    )
    seams = "".join(
        line(f"M{x} -67Q{x * 1.4} -34 {x} -1", dark(wood, 0.45), 1.4, 0.7) for x in (-14, -4, 6, 16)
    )
    return (
        staves
        + seams
        + "".join(
            rect(-30 + abs(y + 34) * 0.09, y, 60 - abs(y + 34) * 0.18, 6, iron, corner=2)
            for y in (-60, -44, -24, -10)
        )
        + ellipse(0, -68, 25, 6, light(wood, 0.16)),
    )


def altar(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An altar stone with a cloth; things are laid on it at y = -84."""
    stone, cloth = paper(p.colour, "parchment"), paper(p.trim, "crimson")
    block = (
        rect(-112, -76, 224, 76, stone)
        + rect(36, -76, 76, 76, dark(stone, 0.22))
        + rect(-126, -90, 252, 16, light(stone, 0.2), corner=2)
        + rect(-126, -79, 252, 5, SHADOW, 0.24)
    )
    niches = "".join(
        path(f"M{x - 17} -8L{x - 17} -44A17 17 0 0 1 {x + 17} -44L{x + 17} -8Z", dark(stone, 0.36))
        + charge("cross", light(stone, 0.1), (x, -34), 0.6)
        for x in (-78, 78)
    )
    linen = path(
        "M-46 -90L46 -90L44 -18L33 -8L22 -18L11 -8L0 -18L-11 -8L-22 -18L-33 -8L-44 -18Z", cloth
    ) + path("M12 -90L46 -90L44 -18L33 -8L22 -18L14 -11Z", dark(cloth, 0.24))
    return (
        block
        + niches
        + linen
        + line("M-45 -30L-33 -20L-22 -30L-11 -20L0 -30L11 -20L22 -30L33 -20L45 -30", PAPERS["gold"], 2.4)
        + charge("sun", PAPERS["gold"], (0, -58), 0.8),
    )


def table(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A stout table, its board at y = -70."""
    wood = paper(p.colour, "leather")
    legs = "".join(
        path(f"M{x - 9} -62L{x + 9} -62L{x + 6} 0L{x - 6} 0Z", dark(wood, 0.3)) for x in (-150, 150)
    )
    return (
        legs
        + rect(-170, -62, 340, 12, dark(wood, 0.36))
        + planks(-180, -76, 360, 16, light(wood, 0.08), 2)
        + rect(-180, -62, 360, 3, SHADOW, 0.3),
    )


def plinth(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A plinth of stone, its top at y = -60."""
    stone = paper(p.colour, "slate")
    return (
        rect(-52, -52, 104, 46, stone)
        + rect(10, -52, 42, 46, dark(stone, 0.3))
        + rect(-62, -62, 124, 12, light(stone, 0.22), corner=2)
        + rect(-64, -10, 128, 10, light(stone, 0.1), corner=2)
        + rect(-62, -52, 124, 3, SHADOW, 0.3),
    )


def cushion(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A cushion with tassels; things lie on it at y = -20."""
    cloth, trim = paper(p.colour, "crimson"), paper(p.trim, "gold")
    body = path("M-74 -30Q0 -40 74 -30Q84 -16 74 0Q0 8 -74 0Q-84 -16 -74 -30Z", cloth) + path(
        "M10 -36Q50 -35 74 -30Q84 -16 74 0Q40 5 10 5Q34 -14 10 -36Z", dark(cloth, 0.28)
    )
    tassels = "".join(
        circle(x, y, 5, trim)
        + path(f"M{x - 4} {y + 3}L{x + 4} {y + 3}L{x + 6} {y + 16}L{x - 6} {y + 16}Z", dark(trim, 0.15))
        for x, y in ((-76, -4), (76, -4))
    )
    return (
        tassels
        + body
        + line("M-74 -30Q0 -40 74 -30M-74 0Q0 8 74 0", trim, 2.4)
        + ellipse(0, -24, 44, 7, dark(cloth, 0.3), 0.6),
    )


def stone(p: Prop, tones: Tones) -> Pieces:
    """A boulder."""
    tone = PAPERS[p.colour] if p.colour else dark(tones.depth(0.5), 0.1)
    rock = path("M-84 0C-92 -34 -60 -52 -44 -64C-20 -80 26 -78 46 -62C66 -46 92 -34 84 0Z", tone)
    facets = (
        path("M46 -62C66 -46 92 -34 84 0L20 0L34 -36Z", dark(tone, 0.36))
        + path("M-44 -64C-20 -80 26 -78 46 -62L34 -36L-22 -42Z", light(tone, 0.24))
        + path("M-44 -64L-22 -42L-40 0L-84 0C-92 -34 -60 -52 -44 -64Z", light(tone, 0.08))
    )
    return (
        rock
        + facets
        + line("M-22 -42L34 -36M-22 -42L-40 0M34 -36L20 0", dark(tone, 0.4), 1.4, 0.6)
        + ellipse(-52, -12, 16, 5, PAPERS["moss"], 0.5),
    )


def stones(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` round stones to throw."""
    tone = paper(p.colour, "slate")
    spots = ((-32, -15), (0, -15), (32, -15), (-16, -40), (16, -40), (0, -64))
    return (
        "".join(
            circle(x, y, 16, dark(tone, 0.36))
            + circle(x - 2, y - 2, 13, tone)
            + ellipse(x - 6, y - 7, 5, 3.4, light(tone, 0.4))
            for x, y in spots[: p.count]
        ),
    )


def tree(p: Prop, tones: Tones) -> Pieces:
    """A broad tree."""
    leaf = PAPERS[p.colour] if p.colour else tones.depth(0.55)
    trunk = taper([(0, 0), (-4, -50), (4, -110)], [14, 9, 6], dark(PAPERS["brown"], 0.2)) + line(
        "M0 -70Q20 -90 34 -104M-2 -60Q-22 -80 -32 -96", dark(PAPERS["brown"], 0.3), 6
    )
    crown = "".join(
        circle(x, y, r, tone)
        for x, y, r, tone in (
            (-34, -116, 34, dark(leaf, 0.2)),
            (36, -118, 34, dark(leaf, 0.32)),
            (4, -104, 38, dark(leaf, 0.26)),
            (-18, -148, 36, leaf),
            (22, -150, 32, dark(leaf, 0.14)),
            (-22, -160, 20, light(leaf, 0.16)),
        )
    )
    return (trunk + crown,)


def curtain(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """One side of a heavy curtain, hanging from (0, -400) to (0, 0), gathered to the left half-way down."""
    cloth, trim = paper(p.colour, "crimson"), paper(p.trim, "gold")
    edge = [
        (96.0, -404.0),
        (92.0, -330.0),
        (66.0, -240.0),
        (34.0, -178.0),
        (52.0, -120.0),
        (58.0, -50.0),
        (62.0, 4.0),
    ]
    outline = "M-140 -404L96 -404" + curve(edge)[curve(edge).index("C") :] + "L-140 4Z"
    folds = "".join(
        path(
            curve(
                [
                    (x, -404),
                    (x * 0.92 - 4, -300),
                    (x * 0.5 - 26, -178),
                    (x * 0.62 - 20, -90),
                    (x * 0.66 - 14, 4),
                ]
            )
            + "L"
            + curve(
                [
                    (x * 0.66 + 4, 4),
                    (x * 0.62 - 8, -90),
                    (x * 0.5 - 18, -178),
                    (x * 0.92 + 8, -300),
                    (x + 20, -404),
                ]
            )[1:]
            + "Z",
            tone,
            0.8,
        )
        for x, tone in (
            (66, dark(cloth, 0.42)),
            (30, light(cloth, 0.1)),
            (-4, dark(cloth, 0.42)),
            (-44, light(cloth, 0.1)),
            (-84, dark(cloth, 0.42)),
        )
    )
    tie = (
        path("M-140 -196Q-40 -196 38 -184L36 -164Q-40 -174 -140 -174Z", trim)
        + path("M22 -170L34 -168L36 -130L18 -132Z", trim)
        + circle(29, -168, 8, dark(trim, 0.2))
    )
    return (path(outline, cloth) + folds + line(curve(edge), trim, 3.4) + tie,)


def wall(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A stretch of parapet, 520 wide, its walk at y = -60."""
    stone = paper(p.colour, "tan")
    dice = Random(9)
    blocks = "".join(
        rect(
            dice.uniform(-250, 220),
            dice.uniform(-52, -6),
            dice.uniform(18, 32),
            7,
            dark(stone, 0.24),
            0.6,
            corner=2,
        )
        for _ in range(46)
    )
    merlons = "".join(
        rect(x, -96, 46, 42, stone)
        + rect(x + 33, -96, 13, 42, dark(stone, 0.26))
        + rect(x - 3, -100, 52, 8, light(stone, 0.16))
        for x in (-256, -154, -52, 50, 152)
    )
    return (
        merlons
        + rect(-262, -60, 524, 62, dark(stone, 0.06))
        + blocks
        + rect(-262, -60, 524, 5, light(stone, 0.16)),
    )


def ship(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A ship under sail."""
    wood, sail = paper(p.colour, "brown"), PAPERS["ivory"]
    hull = path("M-78 -34Q-70 0 -40 4L44 4Q74 0 86 -46L58 -34L-40 -30Z", wood) + path(
        "M-60 -14L78 -18Q70 0 44 4L-40 4Q-56 2 -60 -14Z", dark(wood, 0.34)
    )
    masts = "".join(
        rect(x - 2, -150 + d, 4, 122 - d, dark(wood, 0.3)) for x, d in ((-34, 20), (8, 0), (46, 30))
    )
    sails = (
        path("M-14 -136Q22 -146 40 -132Q50 -104 36 -80Q8 -92 -14 -82Q2 -108 -14 -136Z", sail)
        + path(
            "M-56 -112Q-36 -120 -22 -108Q-14 -88 -24 -66Q-40 -76 -54 -68Q-44 -90 -56 -112Z", dark(sail, 0.1)
        )
        + path("M34 -100Q54 -106 66 -96Q72 -76 64 -58Q50 -66 36 -60Q44 -80 34 -100Z", dark(sail, 0.18))
    )
    flags = path("M8 -150Q24 -158 36 -148Q24 -146 8 -140Z", paper(p.trim, "crimson"))
    return (
        masts
        + sails
        + (charge(p.charge, paper(p.trim, "crimson"), (16, -110), 0.7) if p.charge else "")
        + flags
        + hull,
    )
