"""Cut what lies about neck and shoulders in the seventeenth century, in a figure's own space (see body.py)."""

from __future__ import annotations

from tabletop.cards.pictures import Garment
from tabletop.ui.art.figures.body import Frame
from tabletop.ui.art.figures.dress import Worn
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path


def shawl(g: Garment, frame: Frame) -> Worn:
    """A fringed shawl around the shoulders, knotted on the breast."""
    wool, trim = PAPERS[g.colour], PAPERS[g.trim]
    r = frame.shoulder + 8
    fringe = "".join(
        line(f"M{x} {-170 + abs(x) * -0.2:.1f}l{x * 0.04:.1f} 12", dark(trim, 0.15), 2)
        for x in range(-42, 43, 6)
    )
    form = path(
        f"M-16 -216Q{-r + 4} -212 {-r} -180Q-30 -164 0 -150Q30 -164 {r} -180Q{r - 4} -212 16 -216L0 -186Z",
        wool,
    )
    form += path(f"M16 -216L0 -186L2 -151Q30 -164 {r} -180Q{r - 4} -212 16 -216Z", dark(wool, 0.26))
    stripe = line(f"M{-r + 3} -184Q-30 -170 0 -158Q30 -170 {r - 3} -184", trim, 2.4)
    knot = path("M-4 -162Q-18 -140 -14 -120L-4 -124Q-2 -142 2 -160Z", wool) + path(
        "M0 -162Q12 -142 18 -124L8 -120Q-2 -140 -4 -158Z", dark(wool, 0.3)
    )
    return Worn(body=fringe + form + stripe + knot + ellipse(0, -162, 8, 7, light(wool, 0.12)))


def golilla(g: Garment, frame: Frame) -> Worn:  # noqa: ARG001
    """The golilla of the court of Philip IV: a stiff white disc that bears the head like a dish."""
    linen = PAPERS[g.colour]
    under = path(
        "M-38 -210Q0 -190 38 -210Q36 -200 26 -196Q0 -186 -26 -196Q-36 -200 -38 -210Z", dark(linen, 0.45)
    )
    plate = path(
        "M-39 -213Q0 -226 39 -213Q38 -204 24 -199L4 -196L0 -201L-4 -196L-24 -199Q-38 -204 -39 -213Z", linen
    )
    plate += path("M4 -220Q24 -219 39 -213Q38 -204 24 -199L4 -196Z", dark(linen, 0.16))
    return Worn(
        throat=under
        + plate
        + line("M-38 -211Q-30 -203 -4 -198M38 -211Q30 -203 4 -198", dark(linen, 0.3), 1.4)
    )


def lace_collar(g: Garment, frame: Frame) -> Worn:
    """A valona: a broad collar of lace that falls over both shoulders in scallops."""
    linen, trim = PAPERS[g.colour], PAPERS[g.trim]
    r = frame.shoulder + 3
    scallops = [(-r + 2 + k * (r - 5) / 5, -184 + 16 * (k / 5) ** 0.8) for k in range(6)]
    left = "".join(circle(x, y, 5.6, light(linen, 0.25)) for x, y in scallops)
    left += "".join(circle(x, y + 1, 1.7, dark(linen, 0.45)) for x, y in scallops)
    left += path(f"M-14 -217Q{-r + 8} -212 {-r} -186Q{-r + 20} -172 -3 -170L0 -203Z", linen)
    left += "".join(circle(x * 0.86, y - 9, 1.4, dark(linen, 0.4)) for x, y in scallops)
    right = path(f"M-14 -217Q{-r + 8} -212 {-r} -186Q{-r + 20} -172 -3 -170L0 -203Z", "#150d22", 0.14)
    cords = (
        line("M0 -203Q-8 -186 -6 -168M0 -203Q8 -186 8 -166", trim, 1.8)
        + circle(-6, -166, 3.4, trim)
        + circle(8, -164, 3.4, trim)
    )
    return Worn(body=left + group(left + right, flip=True) + cords)
