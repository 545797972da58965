"""The shipped sounds are ours: what the script makes, soft, short and without a click at either end."""

import array
import importlib.util
import wave
from pathlib import Path
from types import ModuleType

import pytest

from tabletop import resources

SCRIPT = Path(__file__).resolve().parents[2] / "build_scripts" / "make_sounds.py"
NAMES = ["chime", "clash", "coin", "flip", "shuffle", "slide"]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """Give the script as a module."""
    spec = importlib.util.spec_from_file_location("make_sounds", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _samples(path: Path) -> list[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        return list(array.array("h", file.readframes(file.getnframes())))


def test_every_sound_of_the_script_is_shipped(script: ModuleType) -> None:
    assert sorted(script.SOUNDS) == NAMES
    assert sorted(path.stem for path in (resources.assets() / "sounds").glob("*.wav")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_sound_is_short_soft_and_rounded_off(name: str) -> None:
    samples = _samples(resources.assets() / "sounds" / f"{name}.wav")
    assert 0.1 <= len(samples) / 22_050 <= 1.5
    assert 0.3 <= max(map(abs, samples)) / 32_767 <= 0.6
    assert max(map(abs, samples[:3])) < 1000, "no click at the beginning"
    assert max(map(abs, samples[-20:])) < 400, "no click at the end"


@pytest.mark.parametrize("name", ["flip", "slide"])
def test_script_makes_the_shipped_file(name: str, script: ModuleType, tmp_path: Path) -> None:
    make, peak = script.SOUNDS[name]
    script.write(tmp_path / "made.wav", script.levelled(make(), peak))
    made, shipped = _samples(tmp_path / "made.wav"), _samples(resources.assets() / "sounds" / f"{name}.wav")
    assert len(made) == len(shipped)
    # Another processor's sines may differ in their last bit.
    assert max(abs(one - other) for one, other in zip(made, shipped, strict=True)) <= 2
