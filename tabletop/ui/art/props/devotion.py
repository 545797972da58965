"""Cut what belongs to church and convent: rosaries, crosses, chalices, censers, bells, graves."""

from __future__ import annotations

import math

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, ball, gem, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, polygon, rect


def _cross(h: float, w: float, thick: float, tone: str) -> str:
    """Cut a Latin cross that hangs from (0, 0)."""
    t = thick / 2
    arm = h * 0.32
    upright = rect(-t, 0, thick, h, tone) + rect(t * 0.2, 0, t * 0.8, h, dark(tone, 0.3))
    beam = rect(-w, arm - t, 2 * w, thick, tone) + rect(-w, arm + t * 0.2, 2 * w, t * 0.8, dark(tone, 0.3))
    return beam + upright + rect(-t, arm - t, thick, thick * 0.6, tone)


def rosary(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A rosary hanging from (0, 0): a loop of beads of `colour`, its cross of `trim` below."""
    bead, metal = paper(p.colour, "chestnut"), paper(p.trim, "silver")
    loop = [
        (math.sin(a) * 26 * (1 - 0.25 * math.cos(a)), 36 - math.cos(a) * 36)
        for a in (k * math.tau / 26 for k in range(26))
    ]
    beads = line("M0 72L0 92", dark(metal, 0.3), 1.4)
    for k, (x, y) in enumerate(loop):
        r = 4.2 if k % 6 == 0 else 3.2
        tone = metal if k % 6 == 0 else bead
        beads += circle(x, y, r, dark(tone, 0.35)) + circle(x - 0.6, y - 0.6, r * 0.72, tone)
    beads += "".join(circle(0, y, 3, bead) + circle(-0.8, y - 0.8, 1.1, light(bead, 0.5)) for y in (78, 85))
    return (beads + group(_cross(34, 11, 5, metal), (0, 90)),)


def crucifix(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A processional cross: gilt arms ending in trefoils, a jewel, a staff below; held at (0, 0)."""
    gold, wood = paper(p.colour, "gold"), paper(p.trim, "brown")
    staff = (
        rect(-3.4, -40, 6.8, 150, wood, corner=2)
        + rect(0.6, -40, 2.8, 150, dark(wood, 0.36))
        + ball(0, -38, 7, gold)
    )
    glory = "".join(
        group(polygon([(-2.4, 0), (0, -30), (2.4, 0)], light(gold, 0.3)), (0, -104), turn=turn)
        for turn in (45, 135, 225, 315)
    )
    arms = (
        rect(-5.5, -146, 11, 104, gold)
        + rect(1, -146, 4.5, 104, dark(gold, 0.3))
        + rect(-34, -110, 68, 11, gold)
        + rect(-34, -104, 68, 5, dark(gold, 0.3))
    )
    ends = "".join(
        circle(x + dx, y + dy, 5, tone)
        for x, y, tone in ((0, -150, gold), (-37, -104.5, gold), (37, -104.5, dark(gold, 0.2)))
        for dx, dy in ((0, -4), (-4.5, 3), (4.5, 3))
    )
    figure = path(
        "M-26 -108Q-12 -104 -4 -100L-3 -72L-5 -54L5 -54L3 -72L4 -100Q12 -104 26 -108L26 -104"
        "Q12 -98 5 -94Q6 -82 3 -78L-3 -78Q-6 -82 -5 -94Q-12 -98 -26 -104Z",
        PAPERS["ivory"],
    )
    return (
        glory
        + staff
        + arms
        + ends
        + figure
        + circle(0, -108, 4.6, PAPERS["ivory"])
        + circle(0, -110, 5, dark(gold, 0.45), 0.5),
    )


def chalice(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A chalice with the host above it, standing on (0, 0)."""
    gold, stone = paper(p.colour, "gold"), paper(p.trim, "crimson")
    cup = path("M-25 -84L25 -84Q25 -52 6 -46L-6 -46Q-25 -52 -25 -84Z", gold) + path(
        "M6 -84L25 -84Q25 -52 6 -46L0 -46Q10 -60 6 -84Z", dark(gold, 0.32)
    )
    cup += ellipse(0, -84, 25, 5.4, dark(gold, 0.5)) + line(
        "M-20 -76Q-19 -60 -10 -53", light(gold, 0.7), 2.6, 0.8
    )
    foot = (
        rect(-4, -48, 8, 34, dark(gold, 0.12))
        + ball(0, -32, 9, gold)
        + path("M-6 -18L6 -18Q12 -8 27 -4L27 0L-27 0L-27 -4Q-12 -8 -6 -18Z", gold)
    )
    foot += path("M2 -18L6 -18Q12 -8 27 -4L27 0L2 0Z", dark(gold, 0.32)) + gem(0, -66, 5.4, stone)
    host = (
        circle(0, -106, 15, "#fffaf0")
        + circle(0.8, -105.4, 12.4, "#f2e4c4")
        + line("M0 -113L0 -99M-6 -108L6 -108", PAPERS["ochre"], 1.8)
    )
    return (host + cup + foot,)


def censer(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A censer that swings on its chains from (0, 0), smoking."""
    brass = paper(p.colour, "gold")
    smoke = line("M-4 92Q-26 74 -12 56Q4 40 -14 18M10 90Q34 78 24 58Q14 44 30 30", PAPERS["white"], 5, 0.3)
    chains = line("M0 2L-19 98M0 2L19 98M0 2L0 78", dark(brass, 0.15), 2.2, dashes="4 2.4") + line(
        "M0 -6A6 6 0 1 1 0.1 -6", brass, 3
    )
    lid = path("M-17 96Q-17 82 -7 80L0 68L7 80Q17 82 17 96Z", brass) + path(
        "M2 70L7 80Q17 82 17 96L4 96Z", dark(brass, 0.34)
    )
    lid += "".join(ellipse(x, 89, 2, 4, dark(brass, 0.6)) for x in (-9, 0, 9)) + circle(
        0, 67, 3, light(brass, 0.4)
    )
    bowl = path("M-21 97L21 97Q20 120 8 124L10 132L-10 132L-8 124Q-20 120 -21 97Z", brass) + path(
        "M5 97L21 97Q20 120 8 124L10 132L3 132Z", dark(brass, 0.34)
    )
    return (
        smoke
        + chains
        + lid
        + bowl
        + rect(-23, 94, 46, 5, light(brass, 0.3), corner=2)
        + ellipse(0, 96, 14, 2, "#ff9a3c"),
    )


def bell(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A bell that hangs from its yoke of `trim` at (0, 0)."""
    bronze, wood = paper(p.colour, "bronze"), paper(p.trim, "brown")
    yoke = (
        rect(-36, -8, 72, 15, wood, corner=4)
        + rect(-36, 1, 72, 6, dark(wood, 0.36), corner=3)
        + "".join(rect(x, -10, 6, 22, PAPERS["iron"]) for x in (-20, 14))
    )
    clapper = line("M0 60L4 92", PAPERS["iron"], 4) + circle(4, 95, 7, PAPERS["iron"])
    body = path("M-15 12Q0 2 15 12Q24 18 25 44Q27 66 43 82Q0 96 -43 82Q-27 66 -25 44Q-24 18 -15 12Z", bronze)
    body += path("M5 8Q24 14 25 44Q27 66 43 82Q28 88 12 89Q22 60 5 8Z", dark(bronze, 0.36))
    body += line("M-17 22Q-20 48 -28 68", light(bronze, 0.55), 4, 0.8)
    bands = line("M-25 44Q0 53 25 44M-33 71Q0 82 33 71", dark(bronze, 0.4), 2.4) + line(
        "M-42 82Q0 95 42 82", light(bronze, 0.3), 3.4
    )
    return (yoke + clapper + body + bands + _stamp(bronze),)


def _stamp(bronze: str) -> str:
    return rect(-1.6, 52, 3.2, 15, light(bronze, 0.3)) + rect(-5, 56, 10, 3.2, light(bronze, 0.3))


def cross_grave(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A grave: a leaning cross over a mound of earth, with a few flowers of `trim`; it stands on (0, 0)."""
    stone, flower = paper(p.colour, "slate"), paper(p.trim, "rose")
    earth = PAPERS["brown"]
    slab = path(
        "M-14 4L-12 -84L-40 -84L-41 -104L-12 -105L-12 -136Q0 -142 12 -136L12 -105L41 -104"
        "L40 -84L12 -84L15 4Z",
        stone,
    )
    slab += path("M3 -139Q8 -139 12 -136L12 -105L41 -104L40 -84L12 -84L15 4L4 4Z", dark(stone, 0.34))
    slab += line("M-38 -101L-10 -102L-10 -132", light(stone, 0.4), 2, 0.8) + line(
        "M-4 -58L6 -46L2 -34", dark(stone, 0.5), 1.8
    )
    mound = path("M-66 6Q-50 -18 -8 -20Q44 -22 66 6Q0 14 -66 6Z", earth) + path(
        "M8 -20Q46 -20 66 6Q34 10 10 10Q26 -4 8 -20Z", dark(earth, 0.34)
    )
    moss = ellipse(-5, -122, 6, 9, PAPERS["moss"], 0.6) + ellipse(-28, -88, 9, 4, PAPERS["moss"], 0.6)
    flowers = "".join(
        line(f"M{x} 0L{x + d} -20", PAPERS["moss"], 2)
        + circle(x + d, -22, 5, tone)
        + circle(x + d, -22, 2, PAPERS["amber"])
        for x, d, tone in ((-40, -4, flower), (-28, 3, light(flower, 0.4)), (34, 5, flower))
    )
    return (group(slab, turn=4) + moss + mound + flowers,)
