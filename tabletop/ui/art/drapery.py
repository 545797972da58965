"""The stage's curtains: two wings gathered by golden ropes, and the swags along the top with their fringe.

All is drawn as SVG in units of a stage 900 high.
"""

from tabletop.ui.art import svg

_CURTAIN, _CURTAIN_DEEP = "#8c1c24", "#3a070f"
_GOLD, _GOLD_DEEP, _GOLD_BRIGHT = "#d6aa52", "#7a5220", "#ffe6a2"


def _wing() -> str:
    """Draw the left curtain, gathered to the edge by a golden rope."""
    tie = 548.0
    drawing = ""
    for index in range(6):
        x = -30 + index * 34
        drawing += svg.path(
            f"M{x:.1f} -10H{x + 38:.1f}C{x + 34:.1f} 220 {-6 + index * 15:.1f} 380 {-8 + index * 15:.1f} {tie:.1f}"
            f"H{-26 + index * 15:.1f}C{-24 + index * 15:.1f} 360 {x - 2:.1f} 220 {x:.1f} -10Z",
            svg.linear(
                (x, 0),
                (x + 38, 0),
                (0, _CURTAIN_DEEP),
                (0.4, "#b32a30"),
                (0.62, _CURTAIN),
                (1, _CURTAIN_DEEP),
            ),
        )
    for index in range(6):
        x = -26 + index * 15
        foot = -26 + index * 25
        drawing += svg.path(
            f"M{x:.1f} {tie:.1f}H{x + 18:.1f}C{x + 22:.1f} 640 {foot + 28:.1f} 760 {foot + 29:.1f} 920"
            f"H{foot:.1f}C{foot:.1f} 760 {x - 2:.1f} 640 {x:.1f} {tie:.1f}Z",
            svg.linear(
                (foot, 0),
                (foot + 29, 0),
                (0, _CURTAIN_DEEP),
                (0.4, "#a3242b"),
                (0.62, _CURTAIN),
                (1, _CURTAIN_DEEP),
            ),
        )
    edge = "M178 -10C174 220 80 380 74 548C78 640 126 760 128 920"
    drawing += (
        svg.line(edge, _GOLD_DEEP, 7) + svg.line(edge, _GOLD, 4.4) + svg.line(edge, _GOLD_BRIGHT, 1.2, 0.8)
    )
    rope = f"M-20 {tie - 16:.0f}C20 {tie + 12:.0f} 60 {tie + 12:.0f} 84 {tie - 6:.0f}"
    drawing += (
        svg.line(rope, _GOLD_DEEP, 15) + svg.line(rope, _GOLD, 10) + svg.line(rope, _GOLD_BRIGHT, 3, 0.8)
    )
    return drawing + svg.group(_tassel(), (66, tie + 6), turn=-4)


def _tassel() -> str:
    thread = svg.linear((-14, 0), (14, 0), (0, _GOLD_DEEP), (0.4, _GOLD_BRIGHT), (1, _GOLD_DEEP))
    lines = "".join(
        svg.line(f"M{x * 0.7:.1f} 34L{x:.1f} 88", _GOLD_DEEP, 1.3, 0.7) for x in range(-12, 13, 4)
    )
    return (
        svg.line("M0 -6V16", _GOLD, 4)
        + svg.circle(0, 18, 10, svg.radial((-3, 14), 14, (0, _GOLD_BRIGHT), (1, _GOLD_DEEP)))
        + svg.path("M-8 26H8L15 90Q0 96 -15 90Z", thread)
        + lines
        + svg.rect(-9, 25, 18, 7, _GOLD, corner=2)
    )


def wings(width: float) -> str:
    """Draw the two curtains at the edges of a stage of some width."""
    wing = _wing()
    return wing + svg.group(wing, (width, 0), flip=True).replace(" scale(-1.000 -1.000)", " scale(-1 1)")


def valance(width: float) -> str:
    """Draw the swags of cloth that hang along the top, with their golden fringe."""
    count = max(4, round(width / 260))
    step = width / count
    drawing = ""
    for index in range(count):
        x = step * index
        drawing += _swag(x, step)
    bar = svg.linear((0, -2), (0, 26), (0, _GOLD_BRIGHT), (0.4, _GOLD), (1, _GOLD_DEEP))
    drawing += svg.rect(0, -4, width, 26, bar) + svg.rect(0, 22, width, 3, "#3a200c", 0.7)
    beads = int(width / 26)
    drawing += "".join(
        svg.circle((i + 0.5) * width / beads, 10, 6.4, svg.radial(((i + 0.5) * width / beads - 2, 8), 9,
                   (0, "#fff2c4"), (1, "#9a6a24")))
        for i in range(beads)
    )  # fmt: skip
    for index in range(count + 1):
        drawing += svg.group(_tassel(), (step * index, 34), size=0.8)
    return drawing


def _swag(x: float, step: float) -> str:
    low = 132.0
    cloth = svg.linear(
        (0, 0), (0, low), (0, _CURTAIN_DEEP), (0.5, _CURTAIN), (0.85, "#ba3036"), (1, "#7a161e")
    )
    hem = f"C{x + step * 0.26:.1f} {low + 12:.1f} {x + step * 0.74:.1f} {low + 12:.1f} {x + step:.1f} 30"
    drawing = svg.path(f"M{x:.1f} 0H{x + step:.1f}V30{_back(x, step, low)}Z", cloth)
    for share in (0.3, 0.52, 0.72):
        sag = low * share
        drawing += svg.line(
            f"M{x + 6:.1f} {18:.1f}C{x + step * 0.3:.1f} {sag + 10:.1f} {x + step * 0.7:.1f} {sag + 10:.1f}"
            f" {x + step - 6:.1f} 18", _CURTAIN_DEEP, 5, 0.55,
        )  # fmt: skip
        drawing += svg.line(
            f"M{x + 8:.1f} {25:.1f}C{x + step * 0.3:.1f} {sag + 18:.1f} {x + step * 0.7:.1f} {sag + 18:.1f}"
            f" {x + step - 8:.1f} 25", "#cc4448", 2.5, 0.5,
        )  # fmt: skip
    edge = f"M{x:.1f} 30{hem}"
    drawing += (
        svg.line(edge, _GOLD_DEEP, 9) + svg.line(edge, _GOLD, 6) + svg.line(edge, _GOLD_BRIGHT, 1.6, 0.8)
    )
    return drawing + _fringe(x, step, low)


def _back(x: float, step: float, low: float) -> str:
    return f"C{x + step * 0.74:.1f} {low + 12:.1f} {x + step * 0.26:.1f} {low + 12:.1f} {x:.1f} 30"


def _fringe(x: float, step: float, low: float) -> str:
    def at(share: float) -> tuple[float, float]:
        rest = 1 - share
        spread = 3 * rest * rest * share * 0.26 + 3 * rest * share * share * 0.74 + share**3
        drop = rest**3 * 30 + 3 * rest * share * (low + 12) + share**3 * 30
        return x + step * spread, drop

    threads = int(step / 7)
    return "".join(
        svg.line(f"M{px:.1f} {py:.1f}v13", svg.mix(_GOLD, _GOLD_DEEP, (i % 3) / 3), 2.2, 0.95)
        for i in range(1, threads)
        for px, py in [at(i / threads)]
    )
