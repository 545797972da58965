"""Cut the vessels of the alchemists. Each stands on (0, 0); `colour` is the liquor, `trim` the mount."""

from __future__ import annotations

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, ball, gem, paper
from tabletop.ui.art.svg import (
    circle,
    dark,
    ellipse,
    group,
    light,
    line,
    linear,
    mix,
    path,
    polygon,
    radial,
    rect,
)

GLASS = "#dff1ee"
CORK = "#a9774a"


def liquor(d: str, colour: str, heart: tuple[float, float], reach: float) -> str:
    """Fill the outline with a liquor that glows about its heart."""
    glow = radial(heart, reach, (0, light(colour, 0.72)), (0.4, light(colour, 0.16)), (1, dark(colour, 0.35)))
    return path(d, glow)


def glass(d: str, tint: str = GLASS) -> str:
    """Fill the outline with glass that shows what lies behind."""
    return path(d, mix(tint, "#3a5560", 0.25), 0.55)


def outline(d: str, width: float = 1.8) -> str:
    """Draw the light edge of a glass."""
    return line(d, "#f6fffb", width, 0.8)


def bubbles(spots: tuple[tuple[float, float, float], ...], colour: str) -> str:
    """Let bubbles rise at the spots (x, y, radius)."""
    return "".join(circle(x, y, r, light(colour, 0.8), 0.6) for x, y, r in spots)


def cork(x: float, y: float, w: float, h: float) -> str:
    """Cut a cork of half-width `w` that stands on (x, y)."""
    return (
        rect(x - w, y - h, w * 2, h, CORK, corner=2)
        + rect(x + w * 0.1, y - h, w * 0.9, h, dark(CORK, 0.3), corner=2)
        + ellipse(x, y - h, w, 2, light(CORK, 0.3))
    )


def gleam(d: str, width: float = 3.4) -> str:
    """Lay the reflection of a window on the glass along `d`."""
    return line(d, "#ffffff", width, 0.7)


def vial(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A little tube with a cork and a thread."""
    tone = paper(p.colour, "moss")
    tube = "M-8 -50L8 -50L8 -8Q8 0 0 0Q-8 0 -8 -8Z"
    fill = "M-6.4 -30Q0 -28 6.4 -30L6.4 -8Q6.4 -1.6 0 -1.6Q-6.4 -1.6 -6.4 -8Z"
    thread = line("M-8.4 -46Q0 -43 8.4 -46", PAPERS["straw"], 2.2) + line(
        "M8 -46Q16 -40 12 -32", PAPERS["straw"], 1.3
    )
    tag = group(rect(-5, 0, 10, 12, PAPERS["parchment"], corner=1.5), (12, -33), turn=-14)
    return (
        cork(0, -48, 6.5, 10)
        + glass(tube)
        + liquor(fill, tone, (-1, -14), 20)
        + outline(tube, 1.4)
        + gleam("M-4.6 -44L-4.6 -12", 2)
        + thread
        + tag,
    )


def phial(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A round phial with a waxed cork."""
    tone = paper(p.colour, "teal")
    body = "M-5.5 -60L5.5 -60L5.5 -43C22 -38 24 -20 18 -9Q12 0 0 0Q-12 0 -18 -9C-24 -20 -22 -38 -5.5 -43Z"
    fill = "M-19 -27Q0 -23 19 -27C20 -18 19 -12 16 -8Q11 -1.6 0 -1.6Q-11 -1.6 -16 -8C-19 -12 -20 -18 -19 -27Z"
    wax = path("M-8 -58Q-9 -70 0 -71Q9 -70 8 -58Q7 -50 5 -57Q3 -49 0 -56Q-4 -50 -8 -58Z", PAPERS["crimson"])
    return (
        glass(body)
        + liquor(fill, tone, (-2, -13), 25)
        + bubbles(((5, -16, 2), (-6, -20, 1.5), (2, -9, 1.3)), tone)
        + outline(body, 1.5)
        + gleam("M-15 -26Q-15 -12 -10 -8", 3)
        + wax,
    )


def bottle(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A squat bottle with a label."""
    tone = paper(p.colour, "green")
    body = "M-7 -78L7 -78L7 -56Q26 -52 26 -36L26 -6Q26 0 18 0L-18 0Q-26 0 -26 -6L-26 -36Q-26 -52 -7 -56Z"
    fill = "M-24 -38Q0 -33 24 -38L24 -7Q24 -1.8 18 -1.8L-18 -1.8Q-24 -1.8 -24 -7Z"
    label = rect(-17, -34, 34, 24, PAPERS["parchment"], corner=2) + rect(
        2, -34, 15, 24, PAPERS["tan"], 0.35, corner=2
    )
    moon = path("M3 -29A7.5 7.5 0 1 0 3 -15A6 6 0 1 1 3 -29Z", PAPERS["crimson"])
    lip = rect(-9.5, -80, 19, 6, mix(GLASS, tone, 0.3), corner=3)
    return (
        cork(0, -77, 6.5, 12)
        + glass(body)
        + liquor(fill, tone, (-3, -22), 32)
        + outline(body, 1.7)
        + gleam("M-20.5 -40L-20.5 -10")
        + label
        + moon
        + lip,
    )


def flask(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A conical flask that steams."""
    tone = paper(p.colour, "azure")
    body = "M-9 -96L9 -96L9 -66L37 -9Q39 0 29 0L-29 0Q-39 0 -37 -9L-9 -66Z"
    fill = "M-21 -39Q0 -34 21 -39L35 -9Q36 -1.8 28 -1.8L-28 -1.8Q-36 -1.8 -35 -9Z"
    steam = line("M-3 -104Q-14 -118 -2 -130Q8 -142 -4 -156", light(tone, 0.7), 5, 0.45) + line(
        "M4 -102Q14 -114 6 -128", light(tone, 0.7), 3.4, 0.4
    )
    marks = "".join(
        line(f"M{8 + k * 5} {-52 + k * 13}L{16 + k * 5.4} {-52 + k * 13}", "#ffffff", 1.3, 0.7)
        for k in range(4)
    )
    ring = rect(-12, -98, 24, 6, mix(GLASS, "#ffffff", 0.3), corner=3) + rect(
        -10.5, -74, 21, 7, paper(p.trim, "bronze"), corner=2
    )
    return (
        steam
        + glass(body)
        + liquor(fill, tone, (-5, -18), 44)
        + bubbles(
            ((8, -22, 3), (-10, -28, 2.2), (0, -12, 2), (16, -12, 2), (-3, -44, 2), (4, -58, 1.6)), tone
        )
        + outline(body)
        + gleam("M-26 -16L-11 -52", 4)
        + marks
        + ring,
    )


def ampulla(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A two-handled ampulla mounted in metal."""
    tone, gilt = paper(p.colour, "rose"), paper(p.trim, "gold")
    body = (
        "M-9 -110L9 -110L9 -92C40 -84 42 -52 26 -28Q18 -14 12 -10L-12 -10Q-18 -14 -26 -28"
        "C-42 -52 -40 -84 -9 -92Z"
    )
    fill = (
        "M-33 -66Q0 -60 33 -66C33 -52 30 -40 24 -28Q17 -16 11 -12L-11 -12Q-17 -16 -24 -28"
        "C-30 -40 -33 -52 -33 -66Z"
    )
    handles = line("M-10 -104C-38 -110 -46 -84 -33 -72", gilt, 4.4) + line(
        "M10 -104C38 -110 46 -84 33 -72", dark(gilt, 0.3), 4.4
    )
    foot = path("M-12 -12L12 -12L22 0L-22 0Z", gilt) + path("M2 -12L12 -12L22 0L4 0Z", dark(gilt, 0.3))
    band = path("M-34 -58Q0 -49 34 -58L33 -50Q0 -41 -33 -50Z", gilt) + path(
        "M4 -52Q22 -53 34 -58L33 -50Q20 -46 4 -45Z", dark(gilt, 0.3)
    )
    stopper = ball(0, -119, 9, gilt) + rect(-11, -113, 22, 6, gilt, corner=3)
    return (
        handles
        + glass(body)
        + liquor(fill, tone, (-6, -44), 44)
        + outline(body)
        + gleam("M-27 -74Q-28 -52 -18 -34", 4)
        + band
        + foot
        + stopper
        + gem(0, -51, 6, PAPERS["teal"]),
    )


def globe(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A globe of glass with a long neck, in a ring on three feet."""
    tone, gilt = paper(p.colour, "violet"), paper(p.trim, "bronze")
    body = (
        "M-8 -146L8 -146L8 -98C34 -94 44 -74 42 -56C40 -32 20 -18 0 -18C-20 -18 -40 -32 -42 -56"
        "C-44 -74 -34 -94 -8 -98Z"
    )
    fill = "M-40 -64Q0 -57 40 -64C40 -40 22 -20 0 -20C-22 -20 -40 -40 -40 -64Z"
    feet = line("M-34 -34L-44 0M34 -34L44 0M0 -22L0 0", dark(gilt, 0.2), 5) + "".join(
        circle(x, -2, 4, gilt) for x in (-44, 0, 44)
    )
    ring = path("M-42 -38Q0 -16 42 -38L40 -28Q0 -6 -40 -28Z", gilt) + path(
        "M6 -25Q26 -28 42 -38L40 -28Q24 -19 6 -17Z", dark(gilt, 0.32)
    )
    swirl = line("M-22 -40Q-4 -56 10 -44Q20 -34 8 -30Q-2 -30 0 -38", light(tone, 0.8), 3, 0.6)
    stars = "".join(
        circle(x, y, r, "#ffffff", 0.85)
        for x, y, r in ((-18, -54, 1.6), (14, -54, 1.8), (24, -44, 1.3), (-28, -46, 1.2), (2, -50, 1.2))
    )
    collar = rect(-11, -148, 22, 6, gilt, corner=3) + rect(-10, -104, 20, 7, gilt, corner=2)
    return (
        feet
        + glass(body)
        + liquor(fill, tone, (-6, -46), 48)
        + swirl
        + stars
        + outline(body)
        + gleam("M-33 -72Q-36 -50 -24 -36", 4.4)
        + ring
        + collar,
    )


def decanter(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A decanter of cut crystal, mounted in gold, with a great gem for a stopper."""
    tone, gilt = paper(p.colour, "cobalt"), paper(p.trim, "gold")
    body = "M-10 -132L10 -132L12 -104L40 -80L46 -40L24 -8L-24 -8L-46 -40L-40 -80L-12 -104Z"
    fill = "M-42 -66L42 -66L44 -40L23 -10L-23 -10L-44 -40Z"
    facets = "".join(
        polygon(points, shade, opacity)
        for points, shade, opacity in (
            ([(-40, -80), (-14, -70), (-18, -40), (-46, -40)], "#ffffff", 0.34),
            ([(-14, -70), (14, -70), (18, -40), (-18, -40)], "#ffffff", 0.16),
            ([(14, -70), (40, -80), (46, -40), (18, -40)], "#000020", 0.16),
            ([(-46, -40), (-18, -40), (-10, -8), (-24, -8)], "#000020", 0.12),
            ([(18, -40), (46, -40), (24, -8), (10, -8)], "#000020", 0.3),
            ([(-12, -104), (12, -104), (14, -70), (-14, -70)], "#ffffff", 0.22),
        )
    )
    foot = path("M-25 -11L25 -11L32 0L-32 0Z", gilt) + path("M2 -11L25 -11L32 0L4 0Z", dark(gilt, 0.3))
    collar = path("M-16 -108Q0 -100 16 -108L18 -96Q0 -86 -18 -96Z", gilt) + path(
        "M4 -104Q12 -105 16 -108L18 -96Q10 -92 4 -91Z", dark(gilt, 0.3)
    )
    claws = line("M-15 -100L-44 -76L-47 -40L-24 -10", gilt, 3) + line(
        "M15 -100L44 -76L47 -40L24 -10", dark(gilt, 0.25), 3
    )
    stopper = rect(-13, -138, 26, 7, gilt, corner=3) + gem(0, -155, 19, PAPERS["scarlet"])
    return (
        glass(body)
        + liquor(fill, tone, (-6, -40), 52)
        + facets
        + outline(body, 1.4)
        + claws
        + collar
        + foot
        + stopper
        + gem(0, -96, 6, PAPERS["teal"]),
    )


def grail(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A grail of gold, set with gems, from which a vapour of its liquor rises."""
    tone, gilt = paper(p.colour, "mint"), paper(p.trim, "gold")
    metal = linear(
        (-50, 0),
        (50, 0),
        (0, light(gilt, 0.15)),
        (0.28, light(gilt, 0.75)),
        (0.62, gilt),
        (1, dark(gilt, 0.5)),
    )
    vapour = "".join(
        line(
            f"M{x} -158Q{x - 16 * s} -176 {x + 2 * s} -190Q{x + 18 * s} -204 {x} -222",
            light(tone, 0.6),
            width,
            0.5,
        )
        for x, s, width in ((-18, 1, 6), (14, -1, 5), (0, 1, 3.6))
    )
    brim = ellipse(0, -146, 52, 12, dark(gilt, 0.3)) + ellipse(0, -146, 46, 9, dark(tone, 0.3))
    brew = ellipse(0, -144, 43, 7, linear((-43, 0), (43, 0), (0, light(tone, 0.7)), (1, tone)))
    bowl = path("M-52 -146Q0 -122 52 -146C52 -104 34 -78 12 -70L-12 -70C-34 -78 -52 -104 -52 -146Z", metal)
    knop = path("M-9 -72L9 -72L7 -60L16 -50L7 -40L9 -22L-9 -22L-7 -40L-16 -50L-7 -60Z", metal)
    foot = path("M-9 -26L9 -26C14 -14 34 -12 40 0L-40 0C-34 -12 -14 -14 -9 -26Z", metal)
    band = line("M-48 -118Q0 -96 48 -118", dark(gilt, 0.35), 3) + line(
        "M-44 -106Q0 -84 44 -106", dark(gilt, 0.35), 2
    )
    jewels = "".join(
        gem(x, y, 7, PAPERS[tone_of])
        for x, y, tone_of in (
            *zip((-30, 0, 30), (-106, -98, -106), _GRAIL_GEMS, strict=True),
            (0, -50, _GRAIL_GEMS[0]),
        )
    )
    petals = "".join(
        line(f"M{x} -72Q{x * 2.4} -80 {x * 2.8} -94", light(gilt, 0.5), 2, 0.8) for x in (-9, -4, 4, 9)
    )
    return (
        vapour
        + foot
        + knop
        + bowl
        + brim
        + brew
        + band
        + petals
        + jewels
        + gleam("M-41 -132Q-39 -104 -26 -88", 5),
    )


_GRAIL_GEMS: tuple[Paper, Paper, Paper] = ("crimson", "teal", "violet")
