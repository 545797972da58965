"""Light, and what floats in the air: stars, embers, snow, mist, rain."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from random import Random

import pygame

from tabletop.cards.pictures import AirName, Disc, Light, LightName
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.svg import (
    circle,
    discs,
    ellipse,
    group,
    light,
    line,
    linear,
    mix,
    outlines,
    path,
    polygon,
    radial,
    rect,
    rgb,
    star,
    star_outline,
)

WIDTH, HEIGHT = 480, 400

Masks = tuple[int, int, int, int]


@lru_cache(maxsize=4)
def _falloff(masks: Masks) -> pygame.Surface:
    """Make the soft disc of white light from which every glow is scaled."""
    side = 96
    disc = pygame.Surface((side, side), 0, 32, masks)
    for y in range(side):
        for x in range(side):
            distance = math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) / (side / 2)
            value = round(255 * max(0.0, 1 - distance) ** 2.2)
            disc.set_at((x, y), (value, value, value))
    return disc


@lru_cache(maxsize=48)
def glow(radius: int, colour: str, strength: float, masks: Masks) -> pygame.Surface:
    """Make a round light of `radius` pixels, to be added to what it shines on."""
    disc = pygame.transform.smoothscale(_falloff(masks), (radius * 2, radius * 2))
    red, green, blue = rgb(colour)
    disc.fill(
        (round(red * strength), round(green * strength), round(blue * strength)),
        special_flags=pygame.BLEND_MULT,
    )
    return disc


def _halo(at: tuple[float, float], size: float, colour: str, strength: float) -> str:
    x, y = at
    spikes = (
        [
            (x + math.cos(a - 0.03) * size * 0.94, y + math.sin(a - 0.03) * size * 0.94),
            (x + math.cos(a) * size * tip, y + math.sin(a) * size * tip),
            (x + math.cos(a + 0.03) * size * 0.94, y + math.sin(a + 0.03) * size * 0.94),
        ]
        for a, tip in ((k * math.tau / 36, 1.26 if k % 2 else 1.12) for k in range(36))
    )
    ticks = path(outlines(spikes), light(colour, 0.4), strength)
    disc = circle(
        x,
        y,
        size * 0.92,
        radial(
            (x, y),
            size * 0.92,
            (0, light(colour, 0.7), strength * 0.7),
            (0.7, colour, strength * 0.45),
            (1, colour, strength * 0.25),
        ),
    )
    ring = (
        f"M{x - size * 0.9} {y}A{size * 0.9} {size * 0.9} 0 1 1 {x + size * 0.9} {y}"
        f"A{size * 0.9} {size * 0.9} 0 1 1 {x - size * 0.9} {y}"
    )
    return disc + ticks + line(ring, light(colour, 0.5), 3, strength)


def _rays(at: tuple[float, float], size: float, colour: str, strength: float) -> str:
    x, y = at
    fading = radial(
        (x, y), size, (0, light(colour, 0.6), strength * 0.8), (0.25, colour, strength * 0.5), (1, colour, 0)
    )
    widths = (0.11, 0.05, 0.08, 0.04, 0.1, 0.06)
    fan = (
        [
            (x, y),
            (x + math.cos(a - w) * size, y + math.sin(a - w) * size),
            (x + math.cos(a + w) * size, y + math.sin(a + w) * size),
        ]
        for a, w in ((k * math.tau / 18 + 0.09, widths[k % 6]) for k in range(18))
    )
    return path(outlines(fan), fading)


def _beam(at: tuple[float, float], size: float, colour: str, strength: float) -> str:
    x, y = at
    fading = linear((0, -10), (0, y), (0, light(colour, 0.5), strength * 0.85), (1, colour, strength * 0.1))
    shafts = ((-0.5, 0.16, -1.0, 0.34), (-0.2, 0.3, -0.5, 0.62), (0.26, 0.12, 0.46, 0.3))
    lean = (240 - x) * 0.3
    return "".join(
        polygon(
            [
                (x + lean + top * size * 0.5, -10),
                (x + lean + (top + wide) * size * 0.5, -10),
                (x + (foot + spread * 2) * size, y),
                (x + foot * size, y),
            ],
            fading,
        )
        for top, wide, foot, spread in shafts
    )


def _flare(at: tuple[float, float], size: float, colour: str, strength: float) -> str:
    x, y = at
    return (
        star(x, y, size, size * 0.1, 4, light(colour, 0.6), strength)
        + group(star(0, 0, size * 0.5, size * 0.07, 4, light(colour, 0.6), strength), (x, y), turn=45)
        + circle(x, y, size * 0.12, "#ffffff", strength)
    )


LIGHTS: dict[LightName, Callable[[tuple[float, float], float, str, float], str]] = {
    "halo": _halo,
    "rays": _rays,
    "beam": _beam,
    "flare": _flare,
    "glow": lambda at, size, colour, strength: "",  # noqa: ARG005 - a glow is light alone, see `softness`
}


def light_drawing(lamp: Light) -> str:
    """Draw the part of a light that has a shape; a glow has none."""
    return LIGHTS[lamp.light](lamp.at, lamp.size, PAPERS[lamp.colour], lamp.strength)


def softness(lamp: Light) -> tuple[float, float]:
    """Give the radius and the strength of the soft light around a lamp."""
    reach, share = {
        "glow": (1.0, 1.0),
        "halo": (1.7, 0.5),
        "rays": (0.6, 0.7),
        "beam": (1.2, 0.3),
        "flare": (1.3, 0.8),
    }[lamp.light]
    return lamp.size * reach, lamp.strength * share


def disc_drawing(disc: Disc, tones: Tones) -> str:
    """Hang a sun or moon."""
    (x, y), r = disc.at, disc.size
    pale = light(tones.glow, 0.4)
    if disc.kind == "crescent":
        return path(
            f"M{x + r * 0.3:.1f} {y - r:.1f}A{r} {r} 0 1 0 {x + r * 0.3:.1f} {y + r:.1f}"
            f"A{r * 0.82:.1f} {r * 0.86:.1f} 0 1 1 {x + r * 0.3:.1f} {y - r:.1f}Z",
            pale,
        )
    body = circle(x, y, r, radial((x - r * 0.3, y - r * 0.3), r * 1.4, (0, pale), (1, tones.glow)))
    if disc.kind == "moon":
        seas = ((-0.3, -0.2, 0.24), (0.3, 0.1, 0.18), (-0.1, 0.42, 0.14), (0.28, -0.45, 0.12))
        body += "".join(
            circle(x + dx * r, y + dy * r, s * r, mix(tones.glow, tones.zenith, 0.22), 0.7)
            for dx, dy, s in seas
        )
    return circle(x, y, r * 1.3, tones.glow, 0.22) + body


def _scatter(
    dice: Random, count: int, top: float = 0, bottom: float = HEIGHT
) -> list[tuple[float, float, float]]:
    return [(dice.uniform(0, WIDTH), dice.uniform(top, bottom), dice.random()) for _ in range(count)]


def _dust(
    spots: list[tuple[float, float, float]],
    least: float,
    more: float,
    tone: str,
    faintest: float,
    brighter: float,
) -> str:
    """Strew specks (x, y, weight 0..1) of radius `least` + weight × `more`, in three classes of brightness."""
    classes = [[spot for spot in spots if int(spot[2] * 2.999) == k] for k in range(3)]
    return "".join(
        discs(
            ((x, y, least + s * more) for x, y, s in chosen),
            tone,
            min(1.0, faintest + brighter * (k + 0.5) / 3),
        )
        for k, chosen in enumerate(classes)
        if chosen
    )


def _stars(dice: Random, tones: Tones) -> str:
    pale = light(tones.glow, 0.5)
    small = _dust(_scatter(dice, 70, 0, 250), 0.6, 1.1, pale, 0.4, 0.6)
    bright = (star_outline(x, y, 4 + s * 3, 0.9, 4) for x, y, s in _scatter(dice, 7, 6, 160))
    return small + path("".join(bright), pale, 0.95)


def _embers(dice: Random, tones: Tones) -> str:  # noqa: ARG001
    spots = _scatter(dice, 34, 20, 390)
    return _dust(spots, 2.2, 2.4, "#ff7a2a", 0.28, 0.0) + _dust(spots, 0.8, 1.4, "#ffd98a", 1.0, 0.0)


def _snow(dice: Random, tones: Tones) -> str:  # noqa: ARG001
    return _dust([(x, y, s * s) for x, y, s in _scatter(dice, 90)], 1.2, 3.2, "#ffffff", 0.6, 0.4)


def _mist(dice: Random, tones: Tones) -> str:
    pale = light(tones.horizon, 0.35)
    veil = rect(
        -5, 210, 490, 200, linear((0, 210), (0, 400), (0, pale, 0), (0.6, pale, 0.16), (1, pale, 0.42))
    )
    return veil + "".join(
        ellipse(x, 300 + s * 80, 90 + s * 70, 9 + s * 8, pale, 0.14) for x, _, s in _scatter(dice, 9)
    )


def _rain(dice: Random, tones: Tones) -> str:
    return "".join(
        line(f"M{x:.0f} {y:.0f}l-7 {18 + s * 12:.0f}", light(tones.horizon, 0.5), 1.1, 0.3 + s * 0.3)
        for x, y, s in _scatter(dice, 80, -20, 390)
    )


def _sparks(dice: Random, tones: Tones) -> str:
    glints = (star_outline(x, y, 3 + s * 6, 0.8 + s * 0.6, 4) for x, y, s in _scatter(dice, 26, 20, 360))
    return path("".join(glints), light(tones.glow, 0.5), 0.9)


def _fireflies(dice: Random, tones: Tones) -> str:  # noqa: ARG001
    return "".join(
        circle(x, y, 5 + s * 4, "#e8ff8a", 0.22) + circle(x, y, 1.6 + s, "#fbffd0")
        for x, y, s in _scatter(dice, 22, 90, 390)
    )


def _petals(dice: Random, tones: Tones) -> str:  # noqa: ARG001
    return "".join(
        group(
            path("M0 0Q5 -6 0 -12Q-5 -6 0 0Z", mix(PAPERS["rose"], "#ffffff", s * 0.6), 0.9),
            (x, y),
            turn=s * 360,
            size=0.7 + s * 0.4,
        )
        for x, y, s in _scatter(dice, 28)
    )


def _leaves(dice: Random, tones: Tones) -> str:  # noqa: ARG001
    return "".join(
        group(
            path("M0 0Q6 -7 0 -16Q-6 -7 0 0Z", mix(PAPERS["rust"], PAPERS["amber"], s), 0.95),
            (x, y),
            turn=s * 1000 % 360,
            size=0.6 + s * 0.5,
        )
        for x, y, s in _scatter(dice, 24)
    )


def _birds(dice: Random, tones: Tones) -> str:
    ink = mix(tones.ink, tones.zenith, 0.25)
    return "".join(
        group(line("M-8 -3Q-4 -6 0 0Q4 -6 8 -3", ink, 2.2), (x, y), size=0.6 + s * 0.7, turn=s * 30 - 15)
        for x, y, s in _scatter(dice, 8, 24, 150)
    )


def _smoke(dice: Random, tones: Tones) -> str:
    grey = mix(tones.ink, tones.horizon, 0.45)
    return "".join(circle(x, y, 26 + s * 40, grey, 0.1) for x, y, s in _scatter(dice, 12, 60, 330))


def _motes(dice: Random, tones: Tones) -> str:
    return _dust(_scatter(dice, 46, 20, 380), 0.8, 1.6, light(tones.glow, 0.5), 0.25, 0.5)


AIR: dict[AirName, Callable[[Random, Tones], str]] = {
    "stars": _stars,
    "embers": _embers,
    "snow": _snow,
    "mist": _mist,
    "rain": _rain,
    "sparks": _sparks,
    "fireflies": _fireflies,
    "petals": _petals,
    "leaves": _leaves,
    "birds": _birds,
    "smoke": _smoke,
    "motes": _motes,
}
FAR_AIR: frozenset[AirName] = frozenset({"stars", "birds", "smoke"})
"""What floats behind everything that stands on the stage."""


def floating(name: AirName, tones: Tones, seed: int) -> str:
    """Scatter what floats in the air, the same way for the same seed."""
    return AIR[name](Random(f"{name}{seed}"), tones)
