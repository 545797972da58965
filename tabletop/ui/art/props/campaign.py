"""Cut the arms, tools and works of a war between neighbours. What is held has its grip at (0, 0)."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, paper, planks
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, polygon, rect, taper

_SHADOW = "#150d22"


def club(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A knotty club with spikes of `trim`."""
    wood, iron = paper(p.colour, "leather"), paper(p.trim, "silver")
    body = taper([(0, 34), (0, -10), (-2, -70), (0, -132)], [6, 8, 15, 20], wood) + circle(0, -132, 20, wood)
    body += taper([(4, 34), (5, -10), (8, -70), (10, -134)], [2, 3, 7, 10], dark(wood, 0.34))
    spikes = "".join(
        polygon([(x, y - 6), (x + 17 * side, y - 2), (x, y + 6)], iron if side < 0 else dark(iron, 0.3))
        for x, y, side in ((-15, -134, -1), (-14, -106, -1), (16, -120, 1), (13, -92, 1))
    )
    knots = (
        ellipse(-6, -84, 4, 6, dark(wood, 0.4))
        + ellipse(-3, -120, 3.4, 4.6, dark(wood, 0.4))
        + rect(-8, 10, 16, 22, PAPERS["tan"], corner=3)
    )
    return (spikes + body + knots + polygon([(-7, -150), (7, -150), (0, -172)], light(iron, 0.2)),)


def pike(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A pike three men long, with a pennon of `trim`."""
    wood, cloth = paper(p.colour, "tan"), paper(p.trim, "crimson")
    shaft = rect(-3, -286, 6, 420, wood) + rect(0.6, -286, 2.4, 420, dark(wood, 0.4))
    head = path("M0 -340L8 -304L3 -284L-3 -284L-8 -304Z", PAPERS["silver"]) + path(
        "M0 -340L8 -304L3 -284L0 -284Z", dark(PAPERS["silver"], 0.35)
    )
    pennon = path("M3 -280Q26 -290 44 -280T84 -276Q60 -266 44 -262T3 -254Z", cloth) + path(
        "M3 -262Q24 -268 44 -266Q62 -268 78 -275Q60 -266 44 -262T3 -254Z", dark(cloth, 0.34)
    )
    return (shaft + pennon + head,)


def shovel(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A sapper's shovel, blade up."""
    wood, iron = paper(p.colour, "tan"), paper(p.trim, "steel")
    shaft = rect(-3.5, -86, 7, 160, wood, corner=3) + rect(0.6, -86, 2.9, 160, dark(wood, 0.4), corner=1)
    grip = rect(-16, 70, 32, 8, dark(wood, 0.25), corner=4)
    blade = path("M-20 -92L20 -92L18 -132Q10 -150 0 -156Q-10 -150 -18 -132Z", iron) + path(
        "M2 -92L20 -92L18 -132Q10 -150 0 -156Z", dark(iron, 0.32)
    )
    mud = path(
        "M-14 -140Q-8 -126 -2 -136Q4 -122 12 -134L10 -146Q4 -152 0 -156Q-8 -152 -14 -140Z", PAPERS["brown"]
    )
    return (shaft + grip + blade + mud + rect(-6, -100, 12, 16, dark(iron, 0.3), corner=3),)


def pickaxe(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A pickaxe with two beaks."""
    wood, iron = paper(p.colour, "leather"), paper(p.trim, "iron")
    shaft = taper([(0, 62), (0, -20), (0, -118)], [5, 4, 5.5], wood) + rect(
        0.6, -110, 3, 168, dark(wood, 0.4), corner=1
    )
    head = path("M-66 -84Q-40 -126 0 -126Q40 -126 66 -84Q36 -108 0 -108Q-36 -108 -66 -84Z", iron)
    head += path("M0 -126Q40 -126 66 -84Q36 -108 0 -108Z", dark(iron, 0.34)) + line(
        "M-52 -98Q-28 -120 0 -121", light(iron, 0.5), 2, 0.8
    )
    return (shaft + head + rect(-8, -128, 16, 22, dark(iron, 0.2), corner=3),)


def drumstick(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """One of a pair of drumsticks."""
    wood = paper(p.colour, "straw")
    return (
        taper([(0, 22), (0, -30), (0, -62)], [4.4, 3.4, 2.4], wood)
        + ellipse(0, -66, 5.4, 7.4, light(wood, 0.2))
        + line("M1.5 18L1 -56", dark(wood, 0.35), 1.4, 0.7),
    )


def trumpet(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A speaking-trumpet of brass; it is held at its mouthpiece and opens to the right."""
    brass = paper(p.colour, "gold")
    horn = path("M-14 -5L52 -9Q84 -14 108 -40L108 40Q84 14 52 9L-14 5Z", brass)
    horn += path("M-14 1L52 2Q88 6 108 40Q84 14 52 9L-14 5Z", dark(brass, 0.4))
    mouth = ellipse(108, 0, 12, 41, dark(brass, 0.2)) + ellipse(109, 0, 8, 34, dark(brass, 0.6))
    rings = (
        rect(10, -9, 5, 18, light(brass, 0.3))
        + rect(48, -11, 5, 22, light(brass, 0.3))
        + ellipse(-16, 0, 5, 8, light(brass, 0.2))
    )
    return (horn + line("M-8 -3L52 -6Q84 -10 100 -30", light(brass, 0.7), 2.4, 0.8) + rings + mouth,)


def cardboard_wall(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A stretch of wall painted on cardboard, with props behind and a corner come loose; it stands on (0, 0)."""
    board, paint = paper(p.colour, "tan"), paper(p.trim, "steel")
    props = "".join(line(f"M{x} -96L{x + 34} 0", dark(PAPERS["brown"], 0.2), 7) for x in (-64, 50))
    edge = "M-120 0V-120H-92V-98H-64V-120H-36V-98H-8V-120H20V-98H48V-120H76V-98H96L104 -120H122V0Z"
    back = group(path(edge, dark(board, 0.25)), (5, 3))
    face = path(edge, board)
    dice = Random(9)
    stones = "".join(
        rect(
            x + dice.uniform(0, 3),
            y,
            25,
            15,
            dice.choice((paint, dark(paint, 0.14), light(paint, 0.14))),
            corner=3,
        )
        for row, y in enumerate(range(-90, -6, 19))
        for x in range(-116 + (row % 2) * 14, 96, 30)
    )
    merlons = "".join(rect(x, -115, 20, 14, paint, corner=3) for x in (-116, -60, -4, 52))
    tape = group(rect(-20, -6, 40, 12, PAPERS["straw"], 0.92), (-26, -60), turn=-24) + group(
        rect(-17, -6, 34, 12, PAPERS["straw"], 0.92), (70, -34), turn=38
    )
    flap = path("M96 -98L104 -120H122V-96L100 -74Z", dark(board, 0.1)) + path(
        "M96 -98Q112 -92 100 -74L128 -66Q132 -86 122 -96Z", light(board, 0.25)
    )
    arrows = "".join(
        path(f"M{x} -16V-34H{x - 6}L{x + 3} -46L{x + 12} -34H{x + 6}V-16Z", PAPERS["crimson"], 0.9)
        for x in (-96, -78)
    ) + line("M-104 -12H-66", PAPERS["crimson"], 3, 0.9)
    return (props, back + face + stones + merlons + tape + arrows + flap)


def scaffold(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Three storeys of scaffolding with a pulley and its bucket; it stands on (0, 0)."""
    pole, plank = paper(p.colour, "tan"), paper(p.trim, "leather")
    posts = "".join(rect(x - 3, -236, 6, 236, pole if x < 40 else dark(pole, 0.25)) for x in (-78, -2, 74))
    braces = "".join(
        line(f"M{x} {y}L{x + 76} {y - 66}", dark(pole, 0.3), 3.6)
        for x, y in ((-78, -10), (-2, -84), (-78, -158))
    )
    floors = "".join(
        planks(-94, y, 186, 10, plank, 1) + rect(-94, y + 9, 186, 3, _SHADOW, 0.5) for y in (-78, -152, -226)
    )
    lashings = "".join(
        circle(x, y + 4, 5.4, PAPERS["straw"])
        + line(f"M{x - 4} {y + 1}l8 6M{x - 4} {y + 7}l8 -6", dark(PAPERS["straw"], 0.5), 1.3)
        for x in (-78, -2, 74)
        for y in (-78, -152, -226)
    )
    ladder = "".join(rect(x, -150, 3.4, 150, dark(plank, 0.3)) for x in (16, 36)) + "".join(
        rect(16, y, 22, 3.4, dark(plank, 0.1)) for y in range(-142, -4, 16)
    )
    arm = (
        line("M74 -226L122 -258", pole, 6)
        + circle(120, -256, 7, PAPERS["iron"])
        + line("M120 -256V-150", PAPERS["parchment"], 2)
    )
    bucket = path("M106 -150L134 -150L130 -124L110 -124Z", PAPERS["steel"]) + path(
        "M122 -150L134 -150L130 -124L120 -124Z", dark(PAPERS["steel"], 0.35)
    )
    return (braces + posts, ladder + floors + lashings + arm + bucket)


def bridge(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Half a bridge on wheels, with a handle to take it away; it runs to the left from (0, 0)."""
    wood, iron = paper(p.colour, "leather"), paper(p.trim, "iron")
    deck = "".join(
        path(f"M{x} -12L{x + 21} -12L{x + 21} 4L{x} 4Z", wood if k % 2 else dark(wood, 0.14))
        for k, x in enumerate(range(-216, -2, 24))
    )
    beam = rect(-220, 4, 222, 10, dark(wood, 0.4), corner=3)
    rails = "".join(rect(x, -52, 7, 44, dark(wood, 0.1), corner=2) for x in (-212, -146, -80, -14))
    ropes = "".join(
        line(f"M{x} -46Q{x + 33} -26 {x + 66} -46", PAPERS["straw"], 4) for x in (-209, -143, -77)
    )
    wheels = "".join(
        circle(x, 24, 17, dark(wood, 0.5)) + circle(x, 24, 12, iron) + circle(x, 24, 4, dark(iron, 0.5))
        for x in (-44, -90)
    )
    handle = line("M-2 -4L28 -34", iron, 6) + line("M18 -44L40 -24", dark(iron, 0.3), 8)
    return (ropes + rails, wheels + beam + deck + handle)


def palisade(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A fence of sharpened stakes; it stands on (0, 0)."""
    wood = paper(p.colour, "leather")
    dice = Random(4)
    stakes = ""
    for k in range(11):
        x, high = -121 + k * 22, 86 + dice.uniform(-10, 14)
        tone = dark(wood, 0.05 + 0.12 * dice.random())
        stakes += path(f"M{x} 4V{-high:.0f}L{x + 10} {-high - 22:.0f}L{x + 20} {-high:.0f}V4Z", tone)
        stakes += path(f"M{x + 12} 4V{-high - 18:.0f}L{x + 20} {-high:.0f}V4Z", dark(tone, 0.34))
        stakes += path(
            f"M{x} {-high:.0f}L{x + 10} {-high - 22:.0f}L{x + 12} {-high - 4:.0f}Z", light(tone, 0.34)
        )
    rails = "".join(rect(-126, y, 252, 10, dark(wood, 0.3), corner=3) for y in (-66, -26))
    ropes = "".join(
        rect(-118 + k * 22, y - 2, 8, 14, PAPERS["straw"], 0.9, corner=2)
        for y in (-66, -26)
        for k in (0, 3, 6, 9)
    )
    return (stakes + rails + ropes,)


def hammock(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A hammock between two posts, with a sleeper in it: boots at one end, a straw hat at the other."""
    cloth, trim = paper(p.colour, "parchment"), paper(p.trim, "crimson")
    posts = "".join(
        path(f"M{x - 8} 4L{x - 6} -150L{x + 6} -150L{x + 8} 4Z", PAPERS["leather"])
        + path(f"M{x + 1} 4L{x + 1} -150L{x + 6} -150L{x + 8} 4Z", dark(PAPERS["leather"], 0.4))
        for x in (-140, 140)
    )
    ropes = line("M-136 -132L-92 -84M-136 -132L-84 -96M136 -132L92 -84M136 -132L84 -96", PAPERS["straw"], 3)
    sleeper = path("M-82 -86Q-40 -112 0 -104Q44 -108 78 -92L70 -70H-76Z", PAPERS["olive"]) + ellipse(
        -16, -100, 34, 15, PAPERS["olive"]
    )
    sleeper += "".join(
        path(f"M{x} -84L{x + 6} -124Q{x + 12} -132 {x + 22} -128L{x + 16} -84Z", tone)
        for x, tone in ((56, PAPERS["brown"]), (70, dark(PAPERS["brown"], 0.3)))
    )
    head = (
        circle(-78, -98, 17, PAPERS["tan"])
        + ellipse(-80, -106, 34, 9, dark(PAPERS["straw"], 0.2))
        + path("M-100 -108Q-98 -132 -78 -132Q-60 -130 -60 -106Z", PAPERS["straw"])
    )
    hand = line("M-30 -92Q-34 -60 -28 -38", PAPERS["tan"], 8)
    sling = path("M-96 -92Q-60 -66 0 -66Q60 -66 96 -92Q80 -32 0 -30Q-80 -32 -96 -92Z", cloth)
    sling += path("M10 -66Q64 -68 96 -92Q80 -32 0 -30Q50 -44 10 -66Z", dark(cloth, 0.26))
    stripes = line("M-86 -72Q-50 -48 0 -48Q50 -48 86 -72M-74 -56Q-44 -38 0 -37Q44 -38 74 -56", trim, 4.4)
    return (posts + ropes + sleeper + head, sling + stripes + hand)
