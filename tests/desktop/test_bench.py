"""`tabletop bench` before a real screen: figures that cannot be had without one."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.desktop


def test_a_real_table_is_measured_in_a_real_window() -> None:
    bare = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    told = subprocess.run(
        [sys.executable, "-m", "tabletop", "bench", "--quick", "--json"],
        env=bare | {"SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    found = json.loads(told.stdout)
    assert found["driver"] == "x11"
    assert found["idle_draws"] == 0
    # Rough bounds, since a quick run on a busy machine is rough: the whole command holds the figures to theirs.
    assert 0 <= found["idle_cpu_percent"] < 10
    assert 0 < found["first_frame_ratio"] < 10
    assert 0 < found["click_to_table_ms"] < 2000
    assert 50 < found["resident_mb"] < 250
    for ratio in found["frame_ratio"].values():
        assert 0 < ratio["one"] < ratio["spread"]
        assert 0 < ratio["dealt"] < 10
