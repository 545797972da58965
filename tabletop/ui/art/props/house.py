"""Cut the furniture of houses, courts and cells. All stand on (0, 0)."""

from __future__ import annotations

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, polygon, rect


def desk(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A writing desk with carved panels; books, inkwell and papers lie on its board at y = -92."""
    wood, trim = paper(p.colour, "chestnut"), paper(p.trim, "gold")
    chest = rect(-118, -82, 236, 82, wood) + rect(40, -82, 78, 82, dark(wood, 0.3))
    panels = "".join(
        rect(x, -72, 62, 58, dark(wood, 0.26), corner=3)
        + rect(x + 4, -68, 54, 50, dark(wood, 0.12), corner=2)
        + circle(x + 31, -43, 4, trim)
        for x in (-108, -31, 46)
    )
    board = (
        rect(-130, -94, 260, 13, light(wood, 0.16), corner=2)
        + rect(-130, -85, 260, 4, dark(wood, 0.44))
        + rect(-124, -8, 248, 8, dark(wood, 0.4))
    )
    books = (
        rect(-112, -106, 56, 12, PAPERS["crimson"], corner=2)
        + rect(-106, -118, 48, 12, PAPERS["forest"], corner=2)
        + rect(-110, -103, 52, 5, PAPERS["ivory"])
        + rect(-104, -115, 44, 5, PAPERS["ivory"])
    )
    leaves = path("M-34 -94L-26 -104L30 -104L24 -94Z", PAPERS["parchment"]) + line(
        "M-20 -101L20 -101M-22 -98L14 -98", dark(PAPERS["tan"], 0.3), 1.2
    )
    ink = path("M56 -94L58 -108Q66 -114 74 -108L76 -94Z", PAPERS["coal"]) + rect(
        60, -112, 12, 5, trim, corner=2
    )
    pen = path("M66 -112Q68 -150 92 -166Q92 -136 70 -112Z", PAPERS["white"]) + line(
        "M66 -110Q74 -138 90 -164", PAPERS["straw"], 1.8
    )
    return (books + leaves + pen + ink, chest + panels + board)


def throne(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A king's throne on two steps, cushioned with `colour`, carved and gilt with `trim`."""
    silk, gold = paper(p.colour, "crimson"), paper(p.trim, "gold")
    back = path(
        "M-52 -70L-56 -206Q-50 -226 -28 -228Q-16 -250 0 -252Q16 -250 28 -228Q50 -226 56 -206L52 -70Z", gold
    )
    back += path("M10 -251Q20 -244 28 -228Q50 -226 56 -206L52 -70L34 -70Z", dark(gold, 0.3))
    pad = path("M-40 -74L-43 -198Q0 -222 43 -198L40 -74Z", silk) + path(
        "M8 -209Q28 -206 43 -198L40 -74L12 -74Z", dark(silk, 0.28)
    )
    buttons = "".join(
        circle(x + (7 if row % 2 else 0), -190 + row * 22, 2.4, light(gold, 0.2))
        for row in range(5)
        for x in (-28, -14, 0, 14)
    )
    crest = circle(0, -232, 9, PAPERS["crimson"]) + circle(-2, -234, 3, "#ffffff", 0.6)
    knobs = "".join(
        circle(x, -214, 9, dark(gold, 0.34)) + circle(x - 1.4, -215.4, 7, gold) for x in (-56, 56)
    )
    seat = (
        path("M-62 -84Q0 -72 62 -84L66 -58Q0 -46 -66 -58Z", silk)
        + path("M12 -79Q40 -80 62 -84L66 -58Q40 -52 12 -51Z", dark(silk, 0.3))
        + line("M-66 -58Q0 -46 66 -58", gold, 4)
    )
    legs = "".join(
        path(f"M{x - 9} -60L{x + 9} -60L{x + 6} -18L{x - 6} -18Z", tone) + circle(x, -24, 9, tone)
        for x, tone in ((-56, gold), (56, dark(gold, 0.3)))
    )
    arms = "".join(
        path(f"M{x - 8} -118Q{x} -126 {x + 8} -118L{x + 7} -84L{x - 7} -84Z", tone)
        + circle(x, -118, 10, light(tone, 0.16))
        + circle(x, -118, 4.4, dark(tone, 0.4))
        for x, tone in ((-62, gold), (62, dark(gold, 0.26)))
    )
    steps = (
        rect(-96, -18, 192, 10, light(PAPERS["crimson"], 0.06))
        + rect(-96, -12, 192, 4, gold)
        + rect(-118, -8, 236, 10, dark(PAPERS["crimson"], 0.2))
        + rect(-118, -2, 236, 4, dark(gold, 0.2))
    )
    return (back + pad + buttons + crest + knobs, steps + legs + seat + arms)


def chair(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A friar's chair of leather and nails."""
    wood, hide = paper(p.colour, "brown"), paper(p.trim, "chestnut")
    back = (
        rect(-44, -158, 9, 158, wood)
        + rect(35, -158, 9, 158, dark(wood, 0.34))
        + rect(-36, -148, 72, 44, hide, corner=3)
        + rect(8, -148, 28, 44, dark(hide, 0.28), corner=3)
    )
    back += "".join(circle(x, y, 2, PAPERS["gold"]) for x in range(-32, 34, 9) for y in (-144, -108))
    knobs = "".join(circle(x, -161, 6, tone) for x, tone in ((-39.5, wood), (39.5, dark(wood, 0.3))))
    seat = (
        path("M-46 -72L46 -72L52 -58L-52 -58Z", hide)
        + path("M14 -72L46 -72L52 -58L16 -58Z", dark(hide, 0.28))
        + rect(-52, -60, 104, 7, dark(hide, 0.4))
    )
    arms = path("M-58 -104Q-48 -112 -34 -106L-34 -98L-58 -96Z", light(wood, 0.1)) + path(
        "M58 -104Q48 -112 34 -106L34 -98L58 -96Z", dark(wood, 0.24)
    )
    legs = "".join(rect(x, -98, 8, 98, tone) for x, tone in ((-56, wood), (48, dark(wood, 0.36)))) + rect(
        -52, -26, 104, 7, dark(wood, 0.3)
    )
    return (back + knobs, legs + seat + arms)


def bed(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A canopied bed with curtains of `colour` and linen of `trim`."""
    silk, linen = paper(p.colour, "plum"), paper(p.trim, "ivory")
    wood = PAPERS["chestnut"]
    wall = (
        rect(-120, -226, 240, 190, dark(silk, 0.5))
        + path("M-60 -60L-60 -128Q0 -160 60 -128L60 -60Z", wood)
        + path("M-48 -64L-48 -122Q0 -148 48 -122L48 -64Z", dark(wood, 0.3))
    )
    pillows = (
        ellipse(-36, -76, 34, 15, linen)
        + ellipse(38, -76, 34, 15, dark(linen, 0.12))
        + line("M-62 -80Q-36 -90 -12 -80", light(linen, 0.5), 2)
    )
    cover = (
        path("M-112 -64Q0 -80 112 -64L118 -14L-118 -14Z", light(silk, 0.14))
        + path("M30 -72Q80 -70 112 -64L118 -14L44 -14Z", dark(silk, 0.14))
        + path("M-112 -64Q0 -80 112 -64L113 -52Q0 -68 -113 -52Z", linen)
    )
    cover += line("M-116 -30Q0 -42 116 -30", PAPERS["gold"], 2.6)
    posts = rect(-126, -236, 11, 236, wood) + rect(115, -236, 11, 236, dark(wood, 0.36))
    drapes = path("M-118 -224L-66 -224Q-74 -150 -100 -126Q-92 -70 -96 -8L-118 -8Z", silk) + path(
        "M118 -224L66 -224Q74 -150 100 -126Q92 -70 96 -8L118 -8Z", dark(silk, 0.28)
    )
    drapes += line("M-118 -128L-98 -126M118 -128L98 -126", PAPERS["gold"], 5) + line(
        "M-104 -220Q-104 -160 -112 -132M104 -220Q104 -160 112 -132", dark(silk, 0.45), 3, 0.7
    )
    roof = rect(-134, -248, 268, 16, wood, corner=2) + "".join(
        path(f"M{x} -234L{x + 30} -234Q{x + 15} -204 {x} -234Z", silk if k % 2 else dark(silk, 0.16))
        for k, x in enumerate(range(-120, 120, 30))
    )
    return (wall + pillows + cover, drapes + posts + roof + line("M-130 -233L130 -233", PAPERS["gold"], 3))


_SPINES: tuple[tuple[float, float, Paper], ...] = (
    (-52, 44, "crimson"), (-41, 38, "forest"), (-30, 46, "navy"), (-19, 40, "ochre"), (-8, 44, "plum"),
    (3, 36, "tan"),
)  # fmt: skip
"""Books on a shelf: where each stands, how tall, how bound."""


def shelf(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A cupboard of shelves with jars, books and pots."""
    wood, pot = paper(p.colour, "brown"), paper(p.trim, "rust")
    case = rect(-64, -200, 128, 200, wood) + rect(-56, -192, 112, 184, dark(wood, 0.5))
    shelves = "".join(rect(-56, y, 112, 6, light(wood, 0.12)) for y in (-138, -78, -16))

    def jar(x: float, y: float, tone: str) -> str:
        return (
            path(
                f"M{x - 8} {y - 30}L{x + 8} {y - 30}Q{x + 15} {y - 18} {x + 10} {y}L{x - 10} {y}"
                f"Q{x - 15} {y - 18} {x - 8} {y - 30}Z",
                tone,
            )
            + path(
                f"M{x + 2} {y - 30}L{x + 8} {y - 30}Q{x + 15} {y - 18} {x + 10} {y}L{x + 2} {y}Z",
                dark(tone, 0.3),
            )
            + rect(x - 9, y - 35, 18, 6, PAPERS["straw"], corner=2)
        )

    wares = (
        jar(-38, -138, pot)
        + jar(-10, -138, PAPERS["ivory"])
        + jar(20, -138, PAPERS["teal"])
        + jar(42, -138, pot)
    )
    wares += "".join(rect(x, -78 - h, 10, h, PAPERS[tone]) for x, h, tone in _SPINES)
    wares += (
        polygon([(22, -78), (34, -114), (44, -110), (34, -78)], PAPERS["crimson"])
        + jar(-32, -16, PAPERS["ochre"])
        + circle(4, -32, 16, dark(PAPERS["copper"], 0.2))
        + jar(36, -16, PAPERS["slate"])
    )
    return (case + wares + shelves + group(rect(-70, -208, 140, 10, light(wood, 0.1), corner=2)),)
