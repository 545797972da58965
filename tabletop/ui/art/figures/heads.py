"""Cut heads: faces, hair and beards.

A head's own space has its middle at (0, 0); the crown lies at y = -35, the chin at y = 34, the ears at x = ±23.
"""

from __future__ import annotations

from tabletop.cards.pictures import Face
from tabletop.ui.art.figures import moods
from tabletop.ui.art.papers import PAPERS, SKINS
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, mix, path, rect

OVAL = (
    "M-22 -9C-23 -27 -14 -35 0 -35C14 -35 23 -27 22 -9C22 6 19 18 9 30Q4 34 0 34Q-4 34 -9 30"
    "C-19 18 -22 6 -22 -9Z"
)
"""The outline of a head."""


def hair_colour(face: Face) -> str:
    """Give the paper of the hair, greying with age."""
    colour = PAPERS[face.hair_colour]
    return mix(colour, "#d9d6d0", 0.72) if face.age == "old" else colour


def neck(face: Face) -> str:
    """Cut the neck, with the shade of the chin on it; in the head's space."""
    skin = SKINS[face.skin]
    return path("M-11 16L-12 46Q0 58 12 46L11 16Z", mix(skin, "#7a2e2a", 0.3)) + path(
        "M-11 30L-12 46Q0 58 12 46L11.5 36Q0 46 -11 30Z", mix(skin, "#7a2e2a", 0.12)
    )


def _shade_edge(f: float) -> str:
    """Trace the shaded cheek: its edge runs down brow, nose, lips and chin, which draws the profile of the face."""
    return (
        f"M{f + 1} -35C14 -35 23 -27 22 -9C22 6 19 18 9 30Q5 34 {f * 0.5 + 1} 34"
        f"Q{f + 4} 28 {f + 1.5} 24.5Q{f + 3.6} 22 {f + 3} 20.6L{f + 1.6} 18.6L{f + 3.4} 16.4"
        f"Q{f + 3} 14 {f + 1} 12.2"
        f"Q{f + 5} 11.4 {f + 6.2} 8.6Q{f + 5} 3 {f + 2.4} -3Q{f + 1.4} -8 {f + 4} -13Z"
    )


def features(face: Face) -> str:
    """Cut a face without its hair."""
    skin = SKINS[face.skin]
    shade = mix(skin, "#6e2430", 0.24)
    f = face.look * 4.5
    iris = "#2b1a1e" if face.skin in ("tan", "brown", "deep") else "#33303c"
    ear = ellipse(-22 - face.look, 0, 4.2, 7, skin) + ellipse(22.4 - face.look, 0, 4, 7, dark(shade, 0.12))
    blush = (0.2 if face.woman else 0.12) + (0.1 if face.age == "young" else 0.0)
    cheeks = "".join(ellipse(x, 9, 6, 4, "#d84a3e", blush) for x in (f - 11, f + 12))
    brow = dark(hair_colour(face), 0.28)
    mouth = moods.mouth(f, face, skin)
    nose = line(f"M{f - 3} 10.6Q{f} 12.8 {f + 4} 11", dark(shade, 0.2), 1.1, 0.7)
    lines = ""
    if face.age == "grown":
        lines = "".join(
            line(f"M{x - 4} 2.4Q{x} 4 {x + 4} 2", dark(shade, 0.1), 0.9, 0.5) for x in (f - 9.5, f + 10)
        )
    elif face.age == "old":
        crease = dark(shade, 0.16)
        lines = line(f"M{f - 7} 9Q{f - 11} 13 {f - 10} 18", crease, 1.1, 0.7) + line(
            "M-10 -22Q0 -24.5 10 -22", crease, 1.1, 0.6
        )
        lines += line("M-8 -18Q0 -20 8 -18", crease, 1.0, 0.5)
    mask = ""
    if face.masked:
        mask = path(
            f"M{f - 21} -12Q{f} -7 {f + 21} -12Q{f + 22} 0 {f + 12} 4Q{f + 4} 5 {f + 1} 0"
            f"Q{f - 4} 5 {f - 12} 4Q{f - 22} 0 {f - 21} -12Z",
            PAPERS["black"],
        )
        mask += "".join(
            ellipse(f + x, -4, 4.4, 2.4, "#fbf3e6") + circle(f + x, -4, 1.9, iris) for x in (-9.5, 10)
        )
    eyes = ""
    if not face.masked:
        eyes = moods.eye(f - 9.5, -4, face, iris) + moods.eye(f + 10, -4, face, iris)
        eyes += moods.brows(f, face, brow)
    return ear + path(OVAL, skin) + path(_shade_edge(f), shade) + cheeks + lines + nose + mouth + eyes + mask


def hair_behind(face: Face) -> str:
    """Cut the hair that falls behind head and shoulders."""
    colour = hair_colour(face)
    shade = dark(colour, 0.34)
    if face.hair == "long":
        fall = "M-23 -20C-34 6 -36 44 -44 84Q-24 96 -6 88L6 88Q24 96 44 82C36 44 34 6 23 -20Z"
        return path(fall, shade) + path(
            "M-23 -20C-34 6 -36 44 -44 84Q-34 92 -20 90C-26 60 -22 10 -16 -10Z", colour
        )
    if face.hair == "curls":
        spots = (
            (-24, -8, 12),
            (-27, 8, 12),
            (-25, 24, 11),
            (24, -8, 12),
            (27, 8, 12),
            (25, 24, 11),
            (-16, -24, 13),
            (16, -24, 13),
        )
        return "".join(circle(x, y, r, shade if x > 0 else colour) for x, y, r in spots)
    if face.hair == "bun":
        return (
            circle(12, -38, 13, shade)
            + circle(10, -40, 11, colour)
            + path("M-24 -8C-26 10 -22 20 -16 26L16 26C22 20 26 10 24 -8Z", shade)
        )
    if face.hair == "tail":
        return path("M10 -28C36 -30 42 0 36 34Q34 60 44 78Q24 70 22 44C24 20 24 -4 12 -12Z", shade)
    if face.hair == "braids":
        return path("M-24 -14C-28 6 -26 22 -20 34L20 34C26 22 28 6 24 -14Z", shade)
    if face.hair in ("short", "crop", "tonsure"):
        return path("M-24 -14C-27 2 -25 12 -21 18L21 18C25 12 27 2 24 -14Z", shade)
    return ""


def _fringe(colour: str, look: int) -> str:
    part = -6 * (look or 1)
    shade = dark(colour, 0.3)
    left = f"M{part} -37C-20 -40 -29 -26 -25 -4Q-24 4 -21 8C-21 -8 -15 -20 {part} -27Z"
    right = f"M{part} -37C20 -42 30 -26 25 -4Q24 4 21 8C21 -6 17 -18 {part} -27Z"
    return (
        path(left, colour)
        + path(right, shade)
        + line(f"M{part - 2} -34Q-18 -32 -22 -12", light(colour, 0.25), 1.6, 0.6)
    )


def hair_before(face: Face) -> str:
    """Cut the hair that frames the face."""
    colour = hair_colour(face)
    shade = dark(colour, 0.3)
    match face.hair:
        case "none":
            return ellipse(-8, -27, 7, 3.4, "#ffffff", 0.25)
        case "crop":
            return path(
                "M-24 -6C-27 -30 -14 -38 0 -38C14 -38 27 -30 24 -6Q20 -22 8 -24Q-8 -22 -18 -24"
                "Q-22 -16 -24 -6Z",
                colour,
            ) + path("M4 -38C16 -37 27 -29 24 -6Q21 -20 10 -24Z", shade)
        case "tonsure":
            ring = (
                "M-25 6C-29 -18 -20 -30 -12 -32Q0 -22 12 -32C20 -30 29 -18 25 6Q22 -14 14 -22"
                "Q0 -16 -14 -22Q-22 -14 -25 6Z"
            )
            return path(ring, colour)
        case "curls":
            spots = ((-20, -22, 8), (-11, -31, 9), (0, -34, 9), (11, -31, 9), (20, -22, 8))
            return "".join(circle(x, y, r, colour if x < 6 else shade) for x, y, r in spots)
        case "braids":
            return _fringe(colour, face.look) + "".join(_braid(x, colour) for x in (-23, 23))
        case "long":
            locks = path("M-25 -6C-28 16 -30 40 -38 66Q-24 62 -22 44C-20 26 -24 6 -21 -4Z", colour)
            return (
                locks
                + path("M25 -6C28 16 30 40 36 64Q24 60 22 44C20 26 24 6 21 -4Z", shade)
                + _fringe(colour, face.look)
            )
        case _:
            return _fringe(colour, face.look)


def _braid(x: float, colour: str) -> str:
    strands = "".join(
        ellipse(
            x + (1.6 if k % 2 else -1.6),
            14 + k * 10,
            7 - k * 0.35,
            7.4,
            dark(colour, 0.26 if k % 2 else 0.08),
        )
        for k in range(7)
    )
    return (
        strands
        + rect(x - 5, 79, 10, 5, PAPERS["gold"], corner=2)
        + path(f"M{x - 4} 84L{x + 4} 84L{x + 2} 97L{x - 3} 95Z", colour)
    )


_BEARDS: dict[str, tuple[str, str]] = {
    "goatee": ("M-7 24Q0 21 7 24Q8 34 0 44Q-8 34 -7 24Z", "M1 22Q6 22 7 24Q8 34 0 44Z"),
    "short": (
        "M-22 2Q-17 13 -9 13Q0 10 9 13Q17 13 22 2C23 18 17 38 0 41C-17 38 -23 18 -22 2Z",
        "M3 12Q6 11 9 13Q17 13 22 2C23 18 17 38 2 41Q8 26 3 12Z",
    ),
    "full": (
        "M-22 0Q-17 12 -9 12.5Q0 9.5 9 12.5Q17 12 22 0C27 26 20 50 0 58C-20 50 -27 26 -22 0Z",
        "M3 11Q6 10.5 9 12.5Q17 12 22 0C27 26 20 50 2 58Q12 34 3 11Z",
    ),
    "long": (
        "M-22 0Q-17 12 -9 12.5Q0 9.5 9 12.5Q17 12 22 0C28 30 24 66 4 104Q0 110 -4 102C-24 66 -28 30 -22 0Z",
        "M3 11Q6 10.5 9 12.5Q17 12 22 0C28 30 24 66 4 104Q14 56 3 11Z",
    ),
    "forked": (
        "M-22 0Q-17 12 -9 12.5Q0 9.5 9 12.5Q17 12 22 0C26 22 24 42 15 68Q6 56 0 48Q-6 56 -15 66"
        "C-24 42 -26 22 -22 0Z",
        "M3 11Q6 10.5 9 12.5Q17 12 22 0C26 22 24 42 15 68Q10 40 3 11Z",
    ),
}


def beard(face: Face) -> str:
    """Cut the beard, leaving the mouth free."""
    if face.beard == "none":
        return ""
    colour = hair_colour(face)
    shade = dark(colour, 0.26)
    f = face.look * 4.0
    moustache = path(
        f"M{f} 13.5Q{f - 6} 10.5 {f - 11} 16Q{f - 14} 19 {f - 18} 17.5Q{f - 11} 24 {f} 17"
        f"Q{f + 11} 24 {f + 18} 17.5"
        f"Q{f + 14} 19 {f + 11} 16Q{f + 6} 10.5 {f} 13.5Z",
        dark(colour, 0.1),
    )
    if face.beard == "moustache":
        return moustache
    if face.beard == "handlebar":
        return _handlebar(f, colour)
    whole, side = _BEARDS[face.beard]
    strands = ""
    if face.beard in ("long", "full", "forked"):
        reach = 84 if face.beard == "long" else 44
        strands = line(f"M-9 26Q-10 {reach * 0.6} -3 {reach}", shade, 1.3, 0.6) + line(
            f"M-15 20Q-17 {reach * 0.45} -10 {reach * 0.75}", shade, 1.2, 0.5
        )
    mouth = ellipse(f, 21, 5, 1.9, "#6e2a2c")
    return group(path(whole, colour) + path(side, shade) + strands, (f * 0.5, 0)) + mouth + moustache


def _handlebar(f: float, colour: str) -> str:
    """Wax a moustache that arrives before the man who wears it."""
    half = (
        "M0 13C-8 8 -18 12 -24 20C-30 27 -40 26 -41 16C-41 8 -32 7 -31 14C-35 11 -37 17 -33 19"
        "C-28 20 -26 12 -20 10C-12 6 -4 8 0 12Z"
    )
    right = group(path(half, dark(colour, 0.3)), flip=True)
    gleam = line("M-22 14C-16 9 -10 9 -4 11", light(colour, 0.45), 1.4, 0.7)
    return group(path(half, colour) + right + gleam, (f, 2.0))
