"""Make the sounds of the table: `python build_scripts/make_sounds.py` writes `assets/sounds/*.wav`.

Everything is computed here from noise and sines, with the standard library alone; nothing is recorded or borrowed.
Paper is filtered noise whose pitch moves as the card does; metal is a handful of partials that are no harmonics of
one another, the high ones dying first. The same script always writes the same files.
"""

import argparse
import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22_050
"""Samples a second; one channel, 16 bits."""

SOUNDS_FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

Samples = list[float]
Partial = tuple[float, float, float]
"""One tone of a bell or blade: its frequency in hertz, loudness (1 is full) and half-life in seconds."""


def make_slide() -> Samples:
    """Make a card gliding over cloth and coming to rest: a breath of paper that sinks in pitch."""
    return paper(random.Random(1), seconds=0.24, start_hz=2600, end_hz=900, swell=0.3)


def make_flip() -> Samples:
    """Make a card turning over: a rising breath and the soft tap of its landing."""
    chance = random.Random(2)
    turn = paper(chance, seconds=0.13, start_hz=1200, end_hz=3400, swell=0.55)
    tap = paper(chance, seconds=0.05, start_hz=900, end_hz=420, swell=0.04)
    return mixed((0.0, turn, 0.7), (0.115, tap, 1.0))


def make_shuffle() -> Samples:
    """Make a riffle of a pack: many edges in quickening beat, then three slides that square it."""
    chance = random.Random(3)
    layers: list[tuple[float, Samples, float]] = []
    at = 0.0
    for number in range(22):
        edge = paper(chance, seconds=0.035, start_hz=3000 + 60 * number, end_hz=1500, swell=0.08)
        layers.append((at, edge, chance.uniform(0.45, 0.7)))
        at += 0.034 * 0.965**number * chance.uniform(0.85, 1.15)
    for pause, loudness in ((0.05, 0.8), (0.20, 0.65), (0.34, 0.9)):
        slide = paper(chance, seconds=0.19, start_hz=2300, end_hz=1000, swell=0.35)
        layers.append((at + pause, slide, loudness))
    return mixed(*layers)


def make_coin() -> Samples:
    """Make a gold coin laid upon others: two small bright rings, the second lower and shorter."""
    first = ring(
        (2480, 1.0, 0.070), (4130, 0.55, 0.045), (5870, 0.30, 0.028), (7410, 0.16, 0.018), seconds=0.55
    )
    second = ring((2210, 1.0, 0.045), (3705, 0.5, 0.030), (5320, 0.25, 0.020), seconds=0.4)
    tap = paper(random.Random(4), seconds=0.02, start_hz=5200, end_hz=3600, swell=0.05)
    return mixed((0.0, tap, 0.25), (0.002, first, 0.8), (0.085, second, 0.45))


def make_clash() -> Samples:
    """Make blade on shield: a dull blow below, a short hiss, and steel that rings away."""
    chance = random.Random(5)
    steel = ring(
        *((hertz, 0.9 * 0.86**place, 0.13 * 0.88**place) for place, hertz in enumerate(_STEEL_HZ)),
        seconds=0.9,
    )
    blow = ring((96, 1.0, 0.045), (143, 0.6, 0.030), seconds=0.3)
    hiss = paper(chance, seconds=0.09, start_hz=4200, end_hz=1900, swell=0.04)
    return mixed((0.0, blow, 0.8), (0.0, hiss, 0.55), (0.004, steel, 0.6))


def make_chime() -> Samples:
    """Make two soft bells a fourth apart: it is your turn."""
    return mixed((0.0, _bell(659.26), 0.7), (0.16, _bell(880.0), 0.8))


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "slide": (make_slide, 0.40),
    "flip": (make_flip, 0.42),
    "shuffle": (make_shuffle, 0.48),
    "coin": (make_coin, 0.40),
    "clash": (make_clash, 0.58),
    "chime": (make_chime, 0.45),
}
"""Each sound's maker and its peak, of a full scale of 1; clashes are loudest, slides are heard all day."""

_STEEL_HZ = (523, 811, 1187, 1663, 2239, 2917, 3701, 4591)


def _bell(hertz: float) -> Samples:
    return ring(
        (hertz, 1.0, 0.22),
        (hertz * 2.004, 0.32, 0.13),
        (hertz * 2.98, 0.12, 0.07),
        (hertz * 5.41, 0.04, 0.03),
        seconds=1.25,
        attack_s=0.006,
    )


def paper(chance: random.Random, *, seconds: float, start_hz: float, end_hz: float, swell: float) -> Samples:
    """Make a breath of paper: noise through a band whose centre moves.

    Args:
        chance: where the noise comes from.
        seconds: how long it lasts.
        start_hz: the centre of the band at first.
        end_hz: its centre at the end.
        swell: the part of the time (0–1) in which it grows; then it dies away.
    """
    count = int(seconds * RATE)
    low = band = soft = 0.0
    made = []
    for number in range(count):
        place = number / count
        centre = start_hz * (end_hz / start_hz) ** place
        # A state-variable filter; its band output is what a hand hears of a card.
        coefficient = 2 * math.sin(math.pi * centre / RATE)
        low += coefficient * band
        high = chance.uniform(-1, 1) - low - 0.9 * band
        band += coefficient * high
        soft += 0.5 * (band - soft)  # takes the hiss off, so that hours of it tire nobody
        made.append(soft * _breath(place, swell))
    return made


def _breath(place: float, swell: float) -> float:
    if place < swell:
        return math.sin(math.pi / 2 * place / swell) ** 2
    return math.cos(math.pi / 2 * (place - swell) / (1 - swell)) ** 2


def ring(*partials: Partial, seconds: float, attack_s: float = 0.001) -> Samples:
    """Make struck metal: tones that die away each at its own pace.

    Args:
        partials: frequency, loudness and half-life of each tone.
        seconds: how long it lasts; the last tenth fades to nothing.
        attack_s: how long the stroke takes.
    """
    count = int(seconds * RATE)
    made = []
    for number in range(count):
        at = number / RATE
        tone = sum(
            loudness * 0.5 ** (at / half_life_s) * math.sin(2 * math.pi * hertz * at)
            for hertz, loudness, half_life_s in partials
        )
        made.append(tone * min(1.0, at / attack_s) * min(1.0, (count - number) / (0.1 * count)))
    return made


def mixed(*layers: tuple[float, Samples, float]) -> Samples:
    """Lay sounds over one another; each has its beginning in seconds, its samples and its loudness.

    Every layer is brought to the same peak first, so that the loudnesses compare.
    """
    placed = [(int(at * RATE), levelled(samples, loudness)) for at, samples, loudness in layers]
    whole = [0.0] * max(begin + len(samples) for begin, samples in placed)
    for begin, samples in placed:
        for number, sample in enumerate(samples, begin):
            whole[number] += sample
    return whole


def levelled(samples: Sequence[float], peak: float) -> Samples:
    """Scale samples so that the loudest has the given size (0–1)."""
    loudest = max(abs(sample) for sample in samples)
    return [sample * peak / loudest for sample in samples]


def write(path: Path, samples: Sequence[float]) -> None:
    """Write samples (−1 to 1) as a WAV file of one channel and 16 bits."""
    numbers = array.array("h", (round(sample * 32767) for sample in samples))
    if sys.byteorder == "big":
        numbers.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(numbers.tobytes())


def main() -> None:
    """Write every sound."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=SOUNDS_FOLDER, help="the folder that takes the files")
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        write(folder / f"{name}.wav", levelled(make(), peak))


if __name__ == "__main__":
    main()
