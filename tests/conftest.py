"""What all tests share: no display, no sound, no missing text, and nothing written outside a folder of the test's."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# A loaded machine is slow, and that is no fault of what is tested.
settings.register_profile("tabletop", deadline=None)
settings.load_profile("tabletop")

# Before any test module is imported: some open a surface on import.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("TABLETOP_STRICT_TEXT", "1")
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
