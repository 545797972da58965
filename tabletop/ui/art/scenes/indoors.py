"""Scenes within walls: from the wall or window at the back to the floor at the front."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Paper
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props import treasure
from tabletop.ui.art.props.kit import blaze
from tabletop.ui.art.scenes.kit import (
    HEIGHT,
    WIDTH,
    Backdrop,
    dimmed,
    hills,
    houses,
    masonry,
    tiles,
    wall_tone,
)
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, linear, mix, path, rect, star


def _arcade(tones: Tones, dice: Random, count: int, top: float, pointed: bool) -> str:
    """Cut a screen of arches; what lies behind shows through them."""
    stone, w = wall_tone(tones, 0.42), WIDTH / count
    screen = ""
    for k in range(count):
        x, r = k * w, w / 2 - 15
        spring = top + r
        arch = (
            f"Q{x + 15} {top + r * 0.2} {x + w / 2} {top - r * 0.3}"
            f"Q{x + w - 15} {top + r * 0.2} {x + w - 15} {spring}"
            if pointed
            else f"A{r} {r} 0 0 1 {x + w - 15} {spring}"
        )
        screen += path(
            f"M{x - 1} -10L{x - 1} {HEIGHT}L{x + 15} {HEIGHT}L{x + 15} {spring}{arch}"
            f"L{x + w - 15} {HEIGHT}L{x + w + 1} {HEIGHT}L{x + w + 1} -10Z",
            stone,
        )
        screen += line(f"M{x + 15} {spring}{arch}", light(stone, 0.24), 4) + masonry(
            dice, x, 0, w, max(20, top - 20), stone, 4
        )
        screen += rect(x - 19, spring - 8, 38, 10, light(stone, 0.2), corner=2) + rect(
            x - 12,
            spring,
            24,
            HEIGHT,
            linear((x - 12, 0), (x + 12, 0), (0, light(stone, 0.16)), (1, dark(stone, 0.36))),
        )
    x = float(WIDTH)
    return (
        screen
        + rect(x - 19, top + w / 2 - 23, 38, 10, light(stone, 0.2), corner=2)
        + rect(x - 12, top + w / 2 - 15, 24, HEIGHT, light(stone, 0.1))
    )


def hall(tones: Tones, dice: Random) -> Backdrop:
    """A castle's hall: an arcade open to the land, banners between the arches, a tiled floor."""
    t = tones
    far = hills(dice, 236, 16, t.depth(0.1), t.horizon) + houses(
        dice, 292, t.depth(0.3), t.lamp, scale=0.5, lit=0.4
    )
    screen = _arcade(t, dice, 3, 66, pointed=False)
    cloths = "".join(
        path(f"M{x - 20} 22L{x + 20} 22L{x + 20} 108L{x} 126L{x - 20} 108Z", c)
        + path(f"M{x + 4} 22L{x + 20} 22L{x + 20} 108L{x + 4} 122Z", dark(c, 0.26))
        + line(f"M{x - 25} 22L{x + 25} 22", PAPERS["gold"], 4)
        + star(x, 66, 12, 5, 8, PAPERS["gold"])
        for x, c in ((160, dimmed(t, "crimson", 0.2)), (320, dimmed(t, "cobalt", 0.2)))
    )
    floor = tiles(340, wall_tone(t, 0.5), wall_tone(t, 0.24))
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.5), Sheet(screen, 1.4), Sheet(cloths, 0.9), Sheet(floor, 0.7, rim=False)),
    )


def chapel(tones: Tones, dice: Random) -> Backdrop:
    """A chapel: a great window of glass above, columns to both sides."""
    t = tones
    wall = wall_tone(t, 0.5)
    stone = rect(-5, -5, 490, 410, linear((0, 0), (0, 400), (0, dark(wall, 0.2)), (1, wall))) + masonry(
        dice, 0, 0, 480, 340, wall, 34
    )
    lead = dark(wall, 0.55)
    glass = path("M160 250L160 130Q160 50 240 14Q320 50 320 130L320 250Z", lead)
    colours: tuple[Paper, ...] = ("cobalt", "crimson", "amber", "teal", "violet", "sky")
    for col in range(4):
        for row in range(5):
            x, y = 168 + col * 37, 92 + row * 31
            tone = PAPERS[colours[(col * 2 + row * 3 + dice.randint(0, 1)) % 6]]
            glass += path(
                f"M{x} {y + 27}L{x} {y + 8}Q{x + 16.5} {y - 8} {x + 33} {y + 8}L{x + 33} {y + 27}"
                f"Q{x + 16.5} {y + 18} {x} {y + 27}Z",
                mix(tone, t.glow, 0.28),
            )
    rose = (
        circle(240, 70, 34, lead)
        + "".join(
            group(ellipse(0, -20, 7.4, 11, mix(PAPERS[colours[k % 4]], t.glow, 0.3)), (240, 70), turn=k * 45)
            for k in range(8)
        )
        + circle(240, 70, 8, t.glow)
    )
    frame = line("M160 250L160 130Q160 50 240 14Q320 50 320 130L320 250Z", light(wall, 0.3), 7)
    columns = "".join(
        rect(
            x - 22,
            60,
            44,
            350,
            linear((x - 22, 0), (x + 22, 0), (0, light(wall, 0.22)), (0.4, wall), (1, dark(wall, 0.44))),
        )
        + rect(x - 32, 50, 64, 14, light(wall, 0.24), corner=3)
        + path(
            f"M{x - 26} 50Q{x} {10} {240 - (240 - x) * 0.4} -10L{x + (60 if x < 240 else -60)} -10"
            f"L{x - (60 if x < 240 else -60)} -10Z",
            dark(wall, 0.12),
        )
        for x in (46, 434)
    )
    floor = tiles(338, dark(wall, 0.12), light(wall, 0.1))
    return Backdrop(
        wall,
        wall,
        (
            Sheet(stone + glass + rose + frame, 0.0, rim=False),
            Sheet(columns, 1.5),
            Sheet(floor, 0.8, rim=False),
        ),
        open_sky=False,
    )


def forge(tones: Tones, dice: Random) -> Backdrop:
    """A smithy: the hearth burning on the left, tools on the wall, the anvil at the right."""
    t = tones
    stone = wall_tone(t, 0.74)
    wall = masonry(dice, 200, 0, 270, 340, stone, 22)
    tools = "".join(
        group(rect(-2.4, 0, 4.8, 60, PAPERS["iron"]) + cap, (x, 60))
        for x, cap in (
            (330, rect(-14, 52, 28, 14, PAPERS["slate"], corner=2)),
            (366, circle(0, 62, 9, PAPERS["slate"]) + circle(0, 62, 5, stone)),
            (402, path("M-8 54L8 54L4 78L-4 78Z", PAPERS["slate"])),
        )
    ) + rect(310, 54, 116, 7, mix(PAPERS["brown"], stone, 0.3))
    hood = (
        path("M-10 -10L150 -10L170 60L214 176L-10 176Z", dark(stone, 0.06))
        + path("M150 -10L170 60L214 176L150 176L120 -10Z", dark(stone, 0.3))
        + rect(-10, 170, 236, 20, light(stone, 0.14), corner=2)
    )
    hearth = (
        rect(-10, 186, 220, 220, dark(stone, 0.1))
        + path("M10 318L10 250A86 62 0 0 1 182 250L182 318Z", "#1c0a0c")
        + blaze(60, 318, 40, 84)
        + blaze(120, 318, 44, 100)
        + masonry(dice, 0, 320, 190, 60, stone, 8)
        + rect(-10, 314, 222, 14, light(stone, 0.1), corner=2)
    )
    iron = PAPERS["slate"]
    anvil = (
        path(
            "M322 300L430 300L430 316L404 326Q396 342 412 358L342 358Q358 342 350 326Q324 322 322 300Z", iron
        )
        + path("M322 300L430 300L430 307L330 308Z", light(iron, 0.4))
        + rect(340, 356, 74, 54, mix(PAPERS["brown"], stone, 0.3))
        + rect(384, 356, 30, 54, mix(PAPERS["brown"], stone, 0.6))
    )
    floor = rect(-5, 372, 490, 40, dark(stone, 0.5))
    return Backdrop(
        dark(stone, 0.3),
        dark(stone, 0.4),
        (
            Sheet(wall + tools, 0.0, rim=False),
            Sheet(hearth, 1.2),
            Sheet(hood, 1.3),
            Sheet(floor, 0.5, rim=False),
            Sheet(anvil, 1.1),
        ),
        open_sky=False,
        glow=(150, 260, 360, mix("#d8662a", stone, 0.3), 0.6),
    )


def vault(tones: Tones, dice: Random) -> Backdrop:
    """A treasure vault: barrel arches one within another, a barred window, heaps of coin at the back."""
    t = tones
    stone = wall_tone(t, 0.56)
    wall = masonry(dice, 60, 40, 360, 270, stone, 26)
    bars = (
        path(
            "M206 130L206 92A34 34 0 0 1 274 92L274 130Z",
            linear((0, 58), (0, 130), (0, t.glow), (1, t.horizon)),
        )
        + "".join(line(f"M{x} 58L{x} 130", dark(stone, 0.5), 4) for x in (222, 240, 258))
        + line("M206 130L206 92A34 34 0 0 1 274 92L274 130Z", light(stone, 0.24), 6)
    )

    def arch(inset: float, nearness: float) -> str:
        tone = mix(stone, t.ink, nearness)
        return path(
            f"M-10 -10L490 -10L490 410L{480 - inset} 410L{480 - inset} 180"
            f"Q{470 - inset} {inset * 0.75} 240 {inset * 0.6}"
            f"Q{inset + 10} {inset * 0.75} {inset} 180L{inset} 410L-10 410Z",
            tone,
        ) + line(
            f"M{480 - inset} 410L{480 - inset} 180Q{470 - inset} {inset * 0.75} 240 {inset * 0.6}"
            f"Q{inset + 10} {inset * 0.75} {inset} 180L{inset} 410",
            light(tone, 0.2),
            5,
        )

    gold = dimmed(t, "gold", 0.35)
    heaps = (
        group(treasure.heap(90, 46, 24, gold, 3), (120, 350))
        + group(treasure.heap(90, 40, 24, gold, 4), (372, 350))
        + rect(-5, 346, 490, 64, dark(stone, 0.4))
    )
    return Backdrop(
        dark(stone, 0.3),
        dark(stone, 0.3),
        (
            Sheet(wall + bars, 0.0, rim=False),
            Sheet(arch(74, 0.1), 1.2),
            Sheet(heaps, 0.9),
            Sheet(arch(28, 0.36), 1.5),
        ),
        open_sky=False,
        glow=(240, 190, 280, light(stone, 0.34), 0.7),
    )
