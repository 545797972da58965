"""Cut horses with all their legs, alive and in bronze."""

from __future__ import annotations

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, rect, taper

_EYE = "#1c1420"


def _hoof(x: float, y: float, turn: float, tone: str) -> str:
    return group(path("M-6 -8L6 -8L8 3L-8 3Z", tone), (x, y), turn=turn)


def _head(coat: str, mane: str) -> str:
    """Cut neck and head of a horse that looks to the left, from the withers at (-52, -132)."""
    neck = path("M-34 -138Q-56 -176 -92 -196L-112 -172Q-100 -130 -72 -96Z", coat)
    neck += path("M-72 -96Q-96 -124 -108 -160L-100 -164Q-84 -126 -52 -112Z", dark(coat, 0.22))
    locks = "".join(
        path(f"M{x} {y}Q{x + 26} {y - 12} {x + 34} {y + 12}Q{x + 18} {y + 4} {x + 2} {y + 14}Z", mane)
        for x, y in ((-90, -200), (-78, -186), (-66, -170), (-54, -154), (-44, -140))
    )
    head = path(
        "M-86 -204Q-104 -210 -116 -198Q-136 -176 -154 -150Q-158 -138 -148 -132Q-138 -128 -128 -138"
        "Q-116 -152 -98 -160Q-82 -176 -86 -204Z",
        coat,
    )
    head += path("M-146 -142Q-128 -154 -98 -160Q-116 -152 -128 -138Q-138 -128 -148 -132Z", dark(coat, 0.28))
    ears = path("M-100 -204Q-104 -222 -96 -230Q-86 -218 -88 -200Z", coat) + path(
        "M-90 -204Q-88 -220 -78 -224Q-76 -210 -82 -198Z", dark(coat, 0.3)
    )
    eye = (
        ellipse(-116, -182, 3.6, 4.4, _EYE)
        + circle(-117, -183.5, 1.3, "#ffffff", 0.9)
        + ellipse(-149, -141, 2.2, 3, _EYE)
    )
    forelock = path("M-96 -208Q-112 -204 -118 -188Q-106 -190 -98 -198Z", mane)
    return neck + locks + head + ears + eye + forelock


def charger(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A horse that gallops to the left over (0, 0), with a saddle-cloth of `trim`."""
    coat, cloth = paper(p.colour, "chestnut"), paper(p.trim, "crimson")
    far, mane = dark(coat, 0.4), dark(coat, 0.62)

    def leg(points: list[tuple[float, float]], turn: float, tone: str) -> str:
        return taper(points, [14, 8, 5.5, 5], tone) + _hoof(*points[-1], turn, _EYE)

    distant = leg([(-46, -92), (-84, -74), (-112, -52), (-128, -30)], 40, far)
    distant += leg([(70, -88), (104, -66), (130, -40), (150, -14)], -46, far)
    near = leg([(-52, -88), (-92, -88), (-108, -66), (-100, -44)], -10, coat)
    near += leg([(74, -84), (92, -56), (124, -48), (150, -30)], -72, dark(coat, 0.14))
    tail = path("M92 -116Q130 -134 152 -112Q166 -98 186 -104Q170 -84 146 -88Q120 -90 98 -98Z", mane)
    body = path(
        "M-72 -100C-82 -126 -56 -144 -24 -140C16 -132 44 -142 70 -136C98 -130 108 -104 94 -84"
        "C84 -70 50 -74 10 -72C-30 -70 -62 -72 -72 -100Z",
        coat,
    )
    body += path(
        "M-66 -84C-36 -76 40 -80 98 -100C98 -92 96 -88 94 -84C84 -70 50 -74 10 -72C-26 -70 -56 -70 -66 -84Z",
        dark(coat, 0.3),
    )
    saddle = path("M-24 -142Q8 -150 40 -140L48 -98Q10 -90 -32 -100Z", cloth) + path(
        "M18 -146Q30 -145 40 -140L48 -98Q34 -94 20 -94Z", dark(cloth, 0.28)
    )
    saddle += line("M-31 -104Q10 -95 47 -102", PAPERS["gold"], 3.4) + path(
        "M-12 -146Q8 -140 30 -146Q28 -134 8 -134Q-10 -134 -12 -146Z", PAPERS["leather"]
    )
    bridle = line(
        "M-138 -160L-126 -144M-134 -164Q-112 -166 -98 -172M-110 -200Q-100 -186 -98 -172"
        "M-128 -148Q-84 -132 -10 -142",
        PAPERS["leather"],
        3.6,
    )
    return (distant + tail, near + body + _head(coat, mane) + saddle + bridle)


def statue(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A general in bronze on a rearing horse, on a plinth with a plate of `trim`; it stands on (0, 0)."""
    bronze, trim = paper(p.colour, "bronze"), paper(p.trim, "gold")
    stone, shade = PAPERS["parchment"], dark(bronze, 0.36)
    plinth = (
        rect(-86, -16, 172, 18, dark(stone, 0.14), corner=2)
        + rect(-70, -84, 140, 70, stone)
        + rect(18, -84, 52, 70, dark(stone, 0.26))
    )
    plinth += rect(-80, -96, 160, 14, light(stone, 0.2), corner=2) + rect(-80, -85, 160, 3, _EYE, 0.3)
    plate = rect(-44, -68, 88, 36, dark(trim, 0.25), corner=3) + line(
        "M-34 -58H34M-34 -50H34M-24 -42H24", light(trim, 0.4), 3, 0.8
    )
    hind = taper([(52, -146), (60, -124), (46, -112), (50, -98)], [16, 10, 6, 6], bronze) + taper(
        [(40, -140), (38, -120), (20, -110), (22, -98)], [16, 10, 6, 6], shade
    )
    fore = taper([(-34, -206), (-62, -206), (-74, -190), (-64, -178)], [12, 8, 6, 5], bronze) + taper(
        [(-28, -196), (-58, -184), (-56, -168), (-46, -164)], [12, 8, 6, 5], shade
    )
    body = path(
        "M-50 -214C-40 -240 -10 -228 12 -206C36 -188 66 -180 66 -150C64 -126 34 -132 16 -146"
        "C-6 -160 -52 -178 -50 -214Z",
        bronze,
    )
    body += path(
        "M-44 -196C-20 -176 16 -168 66 -160C66 -128 36 -132 16 -146C-6 -160 -38 -172 -44 -196Z", shade
    )
    tail = path("M60 -166Q92 -164 90 -120Q88 -106 94 -98Q74 -104 76 -126Q74 -146 58 -148Z", shade)
    head = path(
        "M-22 -230Q-34 -262 -54 -272L-60 -286L-66 -274Q-86 -268 -104 -250Q-108 -242 -100 -238"
        "Q-88 -236 -76 -242Q-70 -226 -52 -206Z",
        bronze,
    )
    head += path("M-22 -230Q-34 -262 -54 -272Q-40 -256 -42 -236Q-42 -220 -34 -216Z", shade) + circle(
        -76, -260, 2.6, _EYE
    )
    rider = path("M-4 -214L-10 -258Q-2 -272 12 -270Q26 -268 26 -254L26 -206Z", bronze) + path(
        "M12 -270Q26 -268 26 -254L26 -206L12 -208Z", shade
    )
    rider += (
        taper([(8, -214), (-14, -196), (-12, -166)], [12, 9, 6], bronze)
        + circle(6, -286, 13, bronze)
        + path("M-20 -292Q-4 -314 8 -312Q22 -312 34 -290Q8 -300 -20 -292Z", shade)
    )
    arm = (
        taper([(-4, -258), (-36, -276), (-62, -306)], [8, 6, 5], bronze)
        + line("M-62 -304L-88 -350", trim, 4)
        + line("M-70 -306L-54 -314", trim, 4)
    )
    pigeon = path("M0 -314Q10 -326 22 -320L32 -322L24 -314Q16 -306 0 -314Z", PAPERS["white"]) + circle(
        3, -317, 4, PAPERS["white"]
    )
    gleam = line(
        "M-44 -214Q-34 -232 -16 -224M-6 -250Q-2 -264 8 -264M-96 -250Q-84 -262 -72 -266",
        light(bronze, 0.55),
        3,
        0.7,
    )
    return (plinth + plate, tail + hind + body + fore + head + rider + arm + gleam + pigeon)
