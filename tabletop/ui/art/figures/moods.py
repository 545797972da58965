"""Cut what a face says: eyes, brows and mouth, in the head's own space (see heads.py)."""

from __future__ import annotations

from tabletop.cards.pictures import Face
from tabletop.ui.art.svg import circle, dark, ellipse, line, mix, path

_LASH = "#2a1820"
_WHITE = "#fbf3e6"
_GUMS = "#5c1620"


def eye(x: float, y: float, face: Face, iris: str) -> str:
    """Cut one eye about (x, y); `iris` is its colour."""
    match face.mood:
        case "asleep":
            return line(f"M{x - 5.6} {y}Q{x} {y + 5} {x + 5.6} {y}", _LASH, 1.9) + line(
                f"M{x - 3} {y + 3}l-1 2.4M{x + 3} {y + 3}l1 2.4", _LASH, 1.1
            )
        case "merry":
            return line(f"M{x - 5.6} {y + 1.4}Q{x} {y - 6} {x + 5.6} {y + 1.2}", _LASH, 2.2)
        case "aghast":
            return (
                circle(x, y - 1, 6.2, _LASH)
                + circle(x, y - 1, 5.4, _WHITE)
                + circle(x + face.look, y - 0.6, 1.9, iris)
            )
        case _ if face.age == "old":
            lid = line(f"M{x - 5} {y + 0.6}Q{x} {y - 3.4} {x + 5} {y + 0.8}", "#3a2228", 1.7)
            bag = line(f"M{x - 4} {y + 5}Q{x} {y + 6.6} {x + 4} {y + 4.6}", "#5a2a2a", 0.9, 0.4)
            return ellipse(x, y + 0.4, 3, 2.2, iris) + lid + bag
    white = path(
        f"M{x - 5.2} {y + 0.4}Q{x} {y - 5} {x + 5.2} {y + 0.2}Q{x} {y + 3.8} {x - 5.2} {y + 0.4}Z", _WHITE
    )
    lid = line(f"M{x - 5.6} {y + 0.6}Q{x} {y - 5} {x + 5.6} {y}", _LASH, 2.0 if face.woman else 1.6)
    return white + circle(x + face.look * 0.9, y - 0.2, 2.6, iris) + lid


def brows(f: float, face: Face, ink: str) -> str:
    """Cut the brows of a face whose middle is turned to `f`."""
    heavy = 1.9 if face.woman else 3.0
    match face.mood:
        case "angry":
            left = f"M{f - 16} -14.500Q{f - 9} -13 {f - 2.6} -6.600"
            right = f"M{f + 3} -6.600Q{f + 9} -13 {f + 16} -14.500"
            heavy += 0.9
        case "aghast":
            left = f"M{f - 15.5} -14Q{f - 9.5} -21 {f - 3} -17.500"
            right = f"M{f + 3.6} -17.500Q{f + 10} -21 {f + 15.5} -14"
        case "merry":
            left = f"M{f - 15.5} -12.500Q{f - 9.5} -18 {f - 3.4} -14"
            right = f"M{f + 4} -14Q{f + 10} -18 {f + 15.5} -12.500"
        case _:
            left = f"M{f - 15.5} -9.6Q{f - 10} -14 {f - 3.6} -11"
            right = f"M{f + 4} -11Q{f + 10} -14 {f + 15.5} -9.6"
    return line(left, ink, heavy) + line(right, ink, heavy)


def mouth(f: float, face: Face, skin: str) -> str:
    """Cut the mouth of a face whose middle is turned to `f`."""
    lips = mix(skin, "#a02030", 0.55 if face.woman else 0.36)
    match face.mood:
        case "merry":
            return (
                path(
                    f"M{f - 10} 15.500Q{f} 19 {f + 10.5} 15.200Q{f + 8} 27 {f} 27.500Q{f - 8} 27 {f - 10} 15.500Z",
                    _GUMS,
                )
                + path(
                    f"M{f - 9.4} 16.200Q{f} 19.600 {f + 9.9} 15.900L{f + 8.6} 19.600Q{f} 22.600 {f - 8.2} 19.600Z",
                    _WHITE,
                )
                + line(
                    f"M{f - 11.5} 14Q{f - 10} 16 {f - 9} 16M{f + 12} 13.600Q{f + 10.5} 16 {f + 9.500} 16",
                    dark(lips, 0.4),
                    1.3,
                )
            )
        case "angry":
            return path(f"M{f - 9} 24Q{f} 12.500 {f + 9.5} 24Q{f} 20.500 {f - 9} 24Z", _GUMS) + path(
                f"M{f - 6} 20.200Q{f} 16.200 {f + 6.500} 20.200L{f + 5.500} 21.800Q{f} 19.500 {f - 5} 21.800Z",
                _WHITE,
            )
        case "aghast":
            return ellipse(f + 0.5, 21.5, 5.4, 7.2, dark(lips, 0.25)) + ellipse(f + 0.5, 22, 4, 5.8, _GUMS)
        case "asleep":
            return ellipse(f + 1, 19.8, 4.2, 3.2, _GUMS) + line(
                f"M{f + 4} 21Q{f + 6} 24 {f + 5} 28", "#dff2ff", 1.6, 0.85
            )
    return path(
        f"M{f - 6} 18.4Q{f - 2} 16.4 {f} 17.6Q{f + 2} 16.4 {f + 6.6} 18.2"
        f"Q{f} {23.5 if face.woman else 21.5} {f - 6} 18.4Z",
        lips,
    ) + line(f"M{f - 6} 18.5Q{f} 19.6 {f + 6.6} 18.4", dark(lips, 0.4), 0.9, 0.7)
