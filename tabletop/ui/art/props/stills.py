"""Cut the great apparatus of the alchemists. Each stands on (0, 0); `colour` is the liquor, `trim` the metal."""

from __future__ import annotations

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.flasks import GLASS, bubbles, glass, gleam, liquor, outline
from tabletop.ui.art.props.kit import Pieces, ball, blaze, gem, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, linear, path, rect


def alembic(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An alembic over a small fire, its beak dripping into a cup."""
    tone, copper = paper(p.colour, "magenta"), paper(p.trim, "copper")
    body = "M-16 -98L16 -98C40 -88 46 -64 36 -46Q26 -32 0 -32Q-26 -32 -36 -46C-46 -64 -40 -88 -16 -98Z"
    fill = "M-39 -68Q0 -62 39 -68C39 -52 32 -34 0 -34C-32 -34 -39 -52 -39 -68Z"
    cap = path(
        "M-22 -98C-34 -130 -14 -150 8 -150C34 -148 42 -132 64 -112Q78 -98 84 -74L75 -72"
        "Q68 -94 54 -102Q38 -114 22 -98Z",
        copper,
    )
    cap += path(
        "M8 -150C34 -148 42 -132 64 -112Q78 -98 84 -74L79 -73Q72 -94 56 -106Q38 -120 16 -106Q26 -136 8 -150Z",
        dark(copper, 0.32),
    )
    cap += line("M-18 -112Q-20 -134 -2 -143", light(copper, 0.6), 3.6, 0.8) + rect(
        -25, -103, 50, 8, dark(copper, 0.16), corner=3
    )
    stand = line("M-32 -34L-38 0M32 -34L38 0", PAPERS["slate"], 5) + rect(
        -40, -40, 80, 6, PAPERS["iron"], corner=2
    )
    cup = path("M68 -40L98 -40Q96 -14 88 -8L94 0L72 0L78 -8Q70 -14 68 -40Z", GLASS, 0.5) + liquor(
        "M70 -26Q83 -23 96 -26Q94 -14 87 -10L79 -10Q72 -14 70 -26Z", tone, (82, -20), 16
    )
    drops = "".join(circle(80, y, r, light(tone, 0.35)) for y, r in ((-64, 2.6), (-52, 3)))
    return (
        group(
            blaze(0, 0, 22, 34)
            + stand
            + glass(body)
            + liquor(fill, tone, (-6, -52), 46)
            + bubbles(((10, -54, 3), (-14, -58, 2.4), (0, -44, 2.2), (22, -50, 2), (-24, -48, 1.8)), tone)
            + outline(body)
            + gleam("M-32 -74Q-34 -56 -24 -44", 4)
            + cap
            + cup
            + drops,
            (-20, 0),
        ),
    )


def retort(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """The great retort: a furnace of gold, a glowing womb of glass and a neck that curls to its receiver."""
    tone, gilt = paper(p.colour, "amber"), paper(p.trim, "gold")
    womb = (
        "M-44 -158C-92 -140 -96 -76 -52 -62Q-20 -50 14 -62C50 -78 46 -128 30 -142"
        "C56 -156 92 -160 106 -120Q112 -96 110 -76L97 -76Q98 -100 92 -114C82 -136 56 -136 30 -120"
        "C18 -142 -12 -168 -44 -158Z"
    )
    fill = "M-80 -104Q-24 -94 36 -104C36 -84 26 -70 12 -64Q-20 -53 -50 -64C-74 -72 -80 -90 -80 -104Z"
    furnace = (
        path("M-70 -52L34 -52L42 0L-78 0Z", dark(gilt, 0.2))
        + path("M0 -52L34 -52L42 0L2 0Z", dark(gilt, 0.44))
        + rect(-76, -60, 116, 11, gilt, corner=4)
    )
    door = (
        path("M-40 -2L-40 -22A22 22 0 0 1 4 -22L4 -2Z", "#2a0f10")
        + blaze(-18, -3, 19, 30)
        + line("M-40 -2L-40 -22A22 22 0 0 1 4 -22L4 -2", light(gilt, 0.3), 3)
    )
    studs = "".join(circle(x, -54.5, 2.6, PAPERS["crimson"]) for x in range(-64, 36, 16))
    receiver = (
        "M94 -78L113 -78L113 -62C132 -54 134 -24 122 -10Q116 -2 104 -2Q90 -2 84 -10C72 -24 76 -54 94 -62Z"
    )
    pool = liquor(
        "M80 -36Q103 -31 128 -36C128 -24 124 -14 120 -10Q114 -4 104 -4Q92 -4 86 -10C82 -16 79 -24 80 -36Z",
        tone,
        (100, -22),
        30,
    )
    mounts = (
        path("M22 -136Q34 -140 38 -150L50 -138Q42 -126 30 -118Z", gilt)
        + rect(90, -84, 26, 9, gilt, corner=3)
        + gem(103, -79, 5, PAPERS["crimson"])
    )
    finial = (
        path("M-52 -156Q-40 -166 -28 -158L-32 -168Q-40 -174 -48 -168Z", gilt)
        + ball(-40, -182, 12, PAPERS["scarlet"])
        + line("M-40 -170L-40 -164", gilt, 5)
    )
    sparks = "".join(
        circle(x, y, r, "#fff8dc", 0.9)
        for x, y, r in (
            (-52, -84, 2.4),
            (-20, -76, 3),
            (8, -88, 2.2),
            (-36, -96, 1.8),
            (-4, -98, 1.6),
            (20, -78, 1.8),
        )
    )
    swirl = line("M-62 -86Q-40 -106 -18 -88Q0 -74 -20 -72Q-36 -72 -30 -84", light(tone, 0.85), 3.4, 0.6)
    return (
        group(
            glass(womb)
            + glass(receiver)
            + pool
            + liquor(fill, tone, (-24, -82), 62)
            + swirl
            + sparks
            + outline(womb, 2)
            + outline(receiver, 1.8)
            + gleam("M-72 -124Q-78 -98 -60 -80", 5)
            + furnace
            + studs
            + door
            + mounts
            + finial,
            (-16, 0),
        ),
    )


def cauldron(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A cauldron that bubbles over a fire."""
    tone, iron = paper(p.colour, "green"), paper(p.trim, "coal")
    pot = path("M-46 -66C-56 -34 -38 -10 0 -10C38 -10 56 -34 46 -66Z", iron) + path(
        "M10 -66L46 -66C56 -34 38 -10 6 -10Q30 -34 10 -66Z", dark(iron, 0.4)
    )
    brew = ellipse(0, -68, 48, 11, light(iron, 0.2)) + ellipse(
        0, -68, 42, 8, linear((0, -76), (0, -60), (0, dark(tone, 0.2)), (1, light(tone, 0.5)))
    )
    bubbles = "".join(
        circle(x, y, r, light(tone, 0.4), 0.9)
        for x, y, r in ((-18, -72, 6), (4, -74, 8), (22, -70, 5), (-2, -92, 4), (14, -104, 3))
    )
    return (
        blaze(0, 2, 40, 36)
        + line("M-34 -22L-44 2M34 -22L44 2", dark(iron, 0.3), 7)
        + pot
        + brew
        + bubbles
        + line("M-40 -54Q-42 -36 -30 -24", light(iron, 0.35), 4, 0.7),
    )
