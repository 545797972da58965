"""Cut what comes to war out of kitchens, sewing-baskets and studies."""

from __future__ import annotations

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, ball, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, polygon, radial, rect, star

_INK = "#1c1420"


def bowl(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A bowl of soup gone green, with a fish's bones in it and a vapour that warns; it stands on (0, 0)."""
    clay, soup = paper(p.colour, "rust"), paper(p.trim, "olive")
    steam = "".join(
        line(f"M{x} -62Q{x - 14} -82 {x} -102T{x} -140", light(soup, 0.4), 6, 0.55) for x in (-30, 2, 34)
    )
    bones = line("M20 -54L44 -112", PAPERS["ivory"], 4) + "".join(
        line(f"M{x - 12 + k * 1.5} {y - 7}L{x + 12 - k * 1.5} {y + 5}", PAPERS["ivory"], 3)
        for k, (x, y) in enumerate(((26, -68), (31, -80), (36, -92)))
    )
    bones += path("M40 -106L58 -126L52 -104Z", PAPERS["ivory"]) + path(
        "M38 -110L34 -130L48 -120Z", PAPERS["ivory"]
    )
    body = path("M-70 -56Q-66 -14 -28 -6L28 -6Q66 -14 70 -56Z", clay) + path(
        "M16 -56H70Q66 -14 28 -6L14 -6Q34 -24 16 -56Z", dark(clay, 0.32)
    )
    foot = rect(-34, -8, 68, 10, dark(clay, 0.24), corner=3)
    rim = (
        ellipse(0, -56, 70, 15, light(clay, 0.18))
        + ellipse(0, -55, 61, 11.5, dark(soup, 0.3))
        + ellipse(0, -54, 60, 10, soup)
    )
    scum = "".join(
        circle(x, y, r, light(soup, 0.35))
        for x, y, r in ((-36, -54, 5), (-18, -58, 3.4), (-4, -51, 4), (40, -54, 3))
    )
    eyeball = circle(-26, -60, 8, PAPERS["white"]) + circle(-24, -61, 3.6, _INK)
    pattern = line("M-62 -36Q-30 -22 0 -22Q30 -22 62 -36", light(clay, 0.5), 3.4, 0.8)
    return (steam + body + foot + rim + scum + eyeball + pattern, bones)


def tap_cask(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A cask lying on its trestle, its tap open for ever; the wine falls to the right of (0, 0)."""
    wood, wine = paper(p.colour, "leather"), paper(p.trim, "crimson")
    trestle = "".join(
        polygon(
            [(x - 24, 0), (x - 6, -40), (x + 6, -40), (x + 24, 0), (x + 12, 0), (x, -24), (x - 12, 0)],
            dark(wood, 0.4),
        )
        for x in (-58, 30)
    )
    cask = path("M-104 -146Q-20 -166 66 -146Q84 -92 66 -38Q-20 -20 -104 -38Q-124 -92 -104 -146Z", wood)
    cask += path(
        "M-112 -78Q-20 -66 75 -80Q74 -58 66 -38Q-20 -20 -104 -38Q-112 -58 -112 -78Z", dark(wood, 0.34)
    )
    seams = "".join(
        line(f"M-112 {y}Q-20 {y + (y + 92) * 0.2:.0f} 74 {y}", dark(wood, 0.42), 1.6, 0.7)
        for y in (-130, -112, -92, -72, -54)
    )
    hoops = "".join(
        path(f"M{x} -158Q{x + 12} -92 {x} -27H{x + 13}Q{x + 25} -92 {x + 13} -158Z", PAPERS["iron"])
        for x in (-86, -58, 14)
    )
    end = (
        ellipse(66, -92, 17, 54, light(wood, 0.2))
        + ellipse(67, -92, 13, 47, wood)
        + line("M62 -136V-48M71 -138V-46", dark(wood, 0.4), 1.6)
    )
    tap = (
        rect(74, -74, 26, 10, PAPERS["gold"], corner=3)
        + rect(84, -90, 7, 18, dark(PAPERS["gold"], 0.2), corner=2)
        + rect(79, -94, 17, 7, PAPERS["gold"], corner=3)
    )
    stream = path("M94 -66Q102 -66 102 -50L104 4H92L94 -50Z", wine) + line(
        "M98 -58V0", light(wine, 0.5), 2, 0.7
    )
    pool = (
        ellipse(98, 4, 58, 11, dark(wine, 0.2))
        + ellipse(96, 3, 46, 7.4, wine)
        + ellipse(84, 1, 16, 2.6, light(wine, 0.5), 0.7)
    )
    return (trestle + cask + seams + hoops + end, pool + stream + tap)


def rolling_pin(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A rolling-pin, carried upright by one handle as an argument."""
    wood = paper(p.colour, "tan")
    pin = rect(-14, -118, 28, 92, wood, corner=9) + rect(4, -118, 10, 92, dark(wood, 0.3), corner=5)
    handles = rect(-6, -26, 12, 42, dark(wood, 0.34), corner=5) + rect(
        -6, -148, 12, 32, dark(wood, 0.34), corner=5
    )
    return (handles + pin + line("M-8 -108V-38", light(wood, 0.5), 3, 0.7),)


def slipper(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A slipper, held by the heel, feared by generations."""
    cloth, trim = paper(p.colour, "plum"), paper(p.trim, "rose")
    sole = path("M-12 26Q-22 -30 -16 -84Q0 -106 16 -84Q22 -30 12 26Q0 36 -12 26Z", PAPERS["tan"]) + path(
        "M2 30Q8 30 12 26Q22 -30 16 -84Q12 -94 4 -96Q14 -40 2 30Z", dark(PAPERS["tan"], 0.3)
    )
    upper = path("M-20 -34Q-22 -62 -17 -84Q0 -108 17 -84Q22 -62 20 -34Q0 -48 -20 -34Z", cloth) + path(
        "M4 -99Q12 -94 17 -84Q22 -62 20 -34Q12 -40 4 -41Z", dark(cloth, 0.28)
    )
    bobble = circle(0, -62, 10, trim) + circle(-3, -65, 4, light(trim, 0.5))
    return (sole + upper + line("M-20 -34Q0 -48 20 -34", trim, 4) + bobble,)


def knitting(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A sock on two needles, half done, and the ball of wool it comes from, below to the right."""
    wool, band = paper(p.colour, "crimson"), paper(p.trim, "ivory")
    needles = line("M-54 -30L48 -66M54 -34L-46 -62", PAPERS["silver"], 4) + "".join(
        circle(x, y, 5, PAPERS["amber"]) for x, y in ((-56, -29), (56, -33))
    )
    sock = path("M-26 -52L28 -54L28 14Q28 26 44 32Q66 38 64 54Q60 66 38 64L2 60Q-28 54 -28 20Z", wool)
    sock += path(
        "M10 -53L28 -54L28 14Q28 26 44 32Q66 38 64 54Q60 66 38 64L26 63Q40 50 18 34Q8 20 10 -53Z",
        dark(wool, 0.28),
    )
    stripes = "".join(
        path(f"M-27 {y}L28 {y - 1}L28 {y + 9}L-28 {y + 10}Z", band, 0.92) for y in (-40, -18, 4)
    ) + path("M50 34Q66 40 64 54Q62 62 52 64Q44 48 50 34Z", band)
    loops = "".join(circle(x, -54, 3.4, light(wool, 0.25)) for x in range(-22, 28, 8))
    thread = line("M26 -50Q96 -20 84 40Q78 70 96 78", wool, 3)
    skein = circle(104, 78, 26, wool) + path("M112 53A26 26 0 0 1 112 103Q126 78 112 53Z", dark(wool, 0.34))
    skein += line(
        "M82 70Q104 54 126 72M80 82Q104 64 128 82M86 94Q104 76 122 94M94 56Q84 78 96 102",
        light(wool, 0.32),
        2.4,
        0.85,
    )
    return (thread + skein, sock + stripes + needles + loops)


def botijo(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A drinking-jug of clay with a ring on top, one mouth to fill it and one to drink from; it stands on (0, 0)."""
    clay, glaze = paper(p.colour, "coral"), paper(p.trim, "ivory")
    body = path("M-24 0Q-58 -22 -50 -62Q-40 -96 0 -98Q40 -96 50 -62Q58 -22 24 0Z", clay)
    body += path("M10 -98Q42 -94 50 -62Q58 -22 24 0L8 0Q40 -48 10 -98Z", dark(clay, 0.28))
    spout = path("M-34 -84L-58 -116L-48 -122L-22 -94Z", light(clay, 0.1)) + ellipse(
        -53, -119, 6.4, 3.6, dark(clay, 0.4)
    )
    mouth = (
        path("M24 -92L32 -122L54 -118L42 -84Z", dark(clay, 0.14))
        + ellipse(43, -120, 11.5, 4.6, light(clay, 0.25))
        + ellipse(43, -120, 7.6, 2.8, _INK)
    )
    ring = line("M-16 -98Q-22 -136 0 -138Q22 -136 16 -98", dark(clay, 0.24), 12) + line(
        "M-17 -98Q-22 -134 -1 -136", light(clay, 0.2), 4
    )
    bands = line("M-50 -56Q0 -40 50 -56M-46 -36Q0 -20 46 -36", glaze, 3.4, 0.85) + "".join(
        circle(x, -38 + abs(x) * -0.13, 3, glaze) for x in range(-32, 34, 16)
    )
    drops = "".join(
        ellipse(x, y, 2.4, 3.6, PAPERS["sky"], 0.9) for x, y in ((-36, -18), (-14, -10), (20, -66), (34, -22))
    )
    return (
        ring
        + spout
        + mouth
        + body
        + bands
        + line("M-40 -70Q-34 -86 -18 -90", light(clay, 0.6), 4, 0.7)
        + drops,
    )


def crystal_ball(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A ball of crystal on its stand, in which three cards swim; it stands on (0, 0)."""
    glass, gold = paper(p.colour, "violet"), paper(p.trim, "gold")
    sphere = ball(0, -92, 66, glass) + circle(
        0, -92, 66, radial((0, -70), 66, (0, light(glass, 0.7), 0.55), (1, glass, 0.0))
    )
    cards = ""
    for turn, tone in ((-26, PAPERS["crimson"]), (0, PAPERS["iron"]), (26, PAPERS["teal"])):
        card = (
            rect(-13, -42, 26, 38, PAPERS["ivory"], corner=3)
            + rect(-10, -39, 20, 32, tone, corner=2)
            + star(0, -23, 6, 2.6, 5, PAPERS["straw"])
        )
        cards += group(card, (0, -58), turn=turn)
    haze = line("M-46 -64Q-20 -48 4 -58T46 -66", light(glass, 0.75), 6, 0.4) + line(
        "M-38 -122Q-24 -140 -4 -144", "#ffffff", 6, 0.8
    )
    sparks = "".join(
        star(x, y, r, r * 0.3, 4, "#fff8dc") for x, y, r in ((-34, -96, 9), (36, -118, 11), (24, -60, 6))
    )
    stand = path("M-42 -34Q0 -14 42 -34L34 -18Q52 -8 58 2H-58Q-52 -8 -34 -18Z", gold) + path(
        "M12 -25Q30 -28 42 -34L34 -18Q52 -8 58 2H14Q24 -12 12 -25Z", dark(gold, 0.34)
    )
    return (sphere + cards + haze + sparks, stand + line("M-50 -2Q0 -14 50 -2", light(gold, 0.5), 2))


def bull(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A bull from Rome: a long parchment with the keys at its head and three seals; (0, 0) is its middle."""
    sheet, wax = paper(p.colour, "parchment"), paper(p.trim, "crimson")
    page = path("M-72 -110H72L70 96Q40 88 0 96T-70 98Z", sheet) + path(
        "M30 -110H72L70 96Q52 90 34 91Z", dark(sheet, 0.16)
    )
    rolls = rect(-84, -124, 168, 20, light(sheet, 0.25), corner=10) + rect(
        10, -124, 74, 20, dark(sheet, 0.1), corner=10
    )
    rolls += circle(-84, -114, 8, PAPERS["gold"]) + circle(84, -114, 8, dark(PAPERS["gold"], 0.2))
    keys = "".join(
        group(
            circle(0, -20, 8, PAPERS["gold"])
            + circle(0, -20, 3.6, sheet)
            + rect(-2, -14, 4, 34, PAPERS["gold"])
            + rect(2, 8, 8, 4, PAPERS["gold"])
            + rect(2, 15, 6, 4, PAPERS["gold"]),
            (0, -70),
            turn=turn,
        )
        for turn in (-38, 38)
    )
    words = "".join(
        line(f"M-54 {y}H{end}", _INK, 3, 0.6)
        for y, end in ((-36, 52), (-24, 46), (-12, 54), (0, 40), (12, 52), (24, 50), (36, 30))
    )
    initial = rect(-58, -40, 18, 20, wax, corner=2)
    seals = "".join(
        line(f"M{x - 5} 84L{x - 9} 112M{x + 5} 84L{x + 9} 112", wax, 5)
        + circle(x, 120, 17, dark(wax, 0.3))
        + circle(x, 119, 14.4, wax)
        + star(x, 119, 8, 3.6, 6, light(wax, 0.35))
        for x in (-42, 0, 42)
    )
    return (page + rolls + keys + words + initial, seals)


def treatise(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A treatise on war, standing open at the page where the arrows get out of hand; it stands on (0, 0)."""
    binding, red = paper(p.colour, "chestnut"), paper(p.trim, "scarlet")
    cover = path("M-132 -8L-128 -150L0 -140L128 -150L132 -8L0 6Z", binding) + path(
        "M0 -140L128 -150L132 -8L0 6Z", dark(binding, 0.28)
    )
    leaves = path(
        "M-120 -18L-118 -150Q-60 -164 0 -138Q60 -164 118 -150L120 -18Q60 -28 0 -2Q-60 -28 -120 -18Z",
        PAPERS["parchment"],
    )
    left = path("M-120 -22L-118 -154Q-58 -168 0 -140L0 -6Q-58 -34 -120 -22Z", PAPERS["ivory"]) + path(
        "M-24 -148Q-10 -145 0 -140L0 -6Q-10 -13 -24 -18Z", dark(PAPERS["ivory"], 0.2)
    )
    right = path("M120 -22L118 -154Q58 -168 0 -140L0 -6Q58 -34 120 -22Z", dark(PAPERS["ivory"], 0.08)) + path(
        "M26 -149Q10 -145 0 -140L0 -6Q10 -13 26 -19Z", dark(PAPERS["ivory"], 0.28)
    )
    text = "".join(
        line(f"M-104 {y}Q-64 {y - 8} -30 {y + 2}", _INK, 3, 0.5) for y in (-134, -122, -110, -50, -38)
    )
    keep = path("M-86 -64V-96H-78V-90H-70V-96H-62V-90H-54V-96H-46V-64Z", dark(PAPERS["azure"], 0.1))
    plan = line("M34 -46Q44 -84 70 -74Q96 -62 90 -94Q84 -124 58 -112Q36 -104 44 -130", red, 5)
    plan += polygon([(36, -124), (50, -128), (46, -144)], red) + "".join(
        line(f"M{x - 6} {y - 6}l12 12M{x + 6} {y - 6}l-12 12", PAPERS["cobalt"], 4)
        for x, y in ((94, -126), (72, -96))
    )
    plan += "".join(
        circle(x, y, 6, red) + circle(x, y, 3, PAPERS["ivory"]) for x, y in ((36, -40), (56, -40))
    )
    mark = path("M-6 -2L6 -2L6 26L0 18L-6 26Z", red)
    return (cover + leaves, left + right + text + keep + plan + mark)


def bolt(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A flash of lightning that strikes (0, 0) from above."""
    gold, core = paper(p.colour, "amber"), paper(p.trim, "white")
    flash = "M30 -236L-46 -116L-8 -122L-40 -46L-12 -52L0 0L26 -82L-2 -76L42 -160L6 -152Z"
    inner = "M22 -214L-30 -126L8 -134L-22 -64L0 -70L2 -28L16 -70L-14 -66L26 -150L-10 -142Z"
    return (path(flash, gold) + path(inner, core, 0.85),)


def patch(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A patch of cloth sewn on with stitches of `trim`, about (0, 0)."""
    cloth, thread = paper(p.colour, "ochre"), paper(p.trim, "ivory")
    square = path("M-21 -19L20 -22L22 18L-18 21Z", cloth) + path(
        "M6 -21L20 -22L22 18L4 20Z", dark(cloth, 0.2)
    )
    weave = "".join(line(f"M-17 {y}L18 {y - 2}", light(cloth, 0.25), 2, 0.6) for y in (-9, 1, 11))
    stitches = line("M-26 -14l9 3M-26 2l9 1M-23 16l8 -1M26 -14l-9 3M27 2l-9 1M26 16l-8 -2", thread, 2.4)
    stitches += line("M-12 -25l1 9M2 -26l0 9M14 -27l0 9M-10 25l0 -9M4 25l0 -9M16 23l-1 -9", thread, 2.4)
    return (square + weave + stitches,)
