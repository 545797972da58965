"""Cut what hangs in the air where people shout, ask, sing, sleep, watch or change places."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import Tones
from tabletop.ui.art.props.kit import Pieces, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, star

_INK = "#1c1420"


def question(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A bubble of speech that asks; its tail points down to the left, at (0, 0)."""
    sheet, ink = paper(p.colour, "ivory"), paper(p.trim, "crimson")
    bubble = path("M0 0L10 -34C-30 -44 -34 -110 26 -118C92 -122 108 -48 54 -34Q34 -28 28 -30Z", sheet)
    bubble += path("M44 -117C96 -108 102 -46 54 -34Q44 -31 36 -31Q84 -60 44 -117Z", dark(sheet, 0.1))
    mark = line("M20 -88Q20 -104 36 -104Q53 -103 52 -89Q50 -80 40 -74Q36 -71 36 -62", ink, 8.5) + circle(
        36, -48, 5.6, ink
    )
    return (bubble + mark,)


def exclamation(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A cry with spikes all around it; (0, 0) is its middle."""
    sheet, ink = paper(p.colour, "amber"), paper(p.trim, "crimson")
    burst = (
        star(4, 5, 66, 44, 13, dark(sheet, 0.4))
        + star(0, 0, 66, 44, 13, sheet)
        + star(0, 0, 50, 36, 13, light(sheet, 0.55))
    )
    mark = path("M-9 -34Q0 -40 9 -34L5 8Q0 11 -5 8Z", ink) + circle(0, 22, 7, ink)
    return (burst + mark,)


def notes(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` notes of music that rise from (0, 0) in a swirl."""
    ink, other = paper(p.colour, "amber"), paper(p.trim, "ivory")
    dice = Random(6)

    def note(x: float, y: float, tone: str, double: bool) -> str:
        if double:
            heads = ellipse(-9, 0, 7, 5, tone) + ellipse(15, -4, 7, 5, tone)
            return group(
                heads
                + line("M-3 0V-34M21 -4V-38", tone, 3)
                + path("M-4.500 -37L22.500 -41V-31L-4.500 -27Z", tone),
                (x, y),
            )
        return group(
            ellipse(0, 0, 7.6, 5.6, tone)
            + line("M6 0V-36", tone, 3)
            + path("M5 -37Q10 -28 20 -26Q22 -18 17 -12Q18 -22 6 -25Z", tone),
            (x, y),
            turn=dice.uniform(-14, 14),
        )

    swirl = ""
    for k in range(p.count):
        column, row = divmod(k, 10)
        x = (column * 60 + row * 18) * (-1 if k % 2 else 1) + dice.uniform(-6, 6)
        swirl += note(x, -row * 25.0, ink if k % 3 else other, k % 3 == 2)
    return (swirl,)


def snore(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Three letters of sleep that grow as they rise from (0, 0)."""
    ink = paper(p.colour, "ivory")
    zed = "M-10 -14H10V-9L-3 9H10V14H-11V9L2 -9H-10Z"
    letters = ((0, -8, 0.7, -8), (20, -38, 1.1, 10), (50, -80, 1.7, -6))
    return (
        "".join(
            group(path(zed, dark(ink, 0.75)), (x + 2, y + 3), size=size, turn=turn)
            + group(path(zed, ink), (x, y), size=size, turn=turn)
            for x, y, size, turn in letters
        ),
    )


def eyes(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` pairs of eyes that look out of the dark about (0, 0)."""
    shine, iris = paper(p.colour, "straw"), paper(p.trim, "black")
    dice = Random(12)
    pairs = ""
    for k in range(p.count):
        row, column = divmod(k, 8)
        x = (column - (min(p.count, 8) - 1) / 2) * 46 + dice.uniform(-5, 5)
        y = dice.uniform(-20, 20) + (12 if k % 2 else -8) - row * 44
        look, size = dice.uniform(-2, 2), dice.uniform(0.85, 1.2)
        pair = "".join(
            ellipse(side * 9, 0, 8.6, 10.4, _INK)
            + ellipse(side * 9, 0, 7, 8.6, shine)
            + circle(side * 9 + look, 1, 3.2, iris)
            for side in (-1, 1)
        )
        pairs += group(pair, (x, y), size=size)
    return (pairs,)


def swap(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Two bent arrows that change places about (0, 0)."""
    one, other = paper(p.colour, "amber"), paper(p.trim, "azure")
    bent = "M-62 8Q-58 -44 0 -46Q26 -46 40 -30L54 -42L58 6L12 0L26 -14Q16 -24 0 -24Q-34 -22 -40 8Z"
    pair = ""
    for turn, tone in ((0, one), (180, other)):
        pair += group(
            group(path(bent, dark(tone, 0.5)), (3, 4)) + path(bent, tone),
            (0, -6 if turn == 0 else 6),
            turn=turn,
        )
    return (pair,)
