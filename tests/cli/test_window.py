"""`tabletop` where there is no display: one clear line, and what to do without."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize(("language", "words"), [("en_GB", "There is no display"), ("es_ES", "No hay")])
def test_without_a_display_one_line_says_what_works_without(
    tmp_path: Path, language: str, words: str
) -> None:
    unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "LANGUAGE", "LC_ALL", "LC_MESSAGES")
    bare = {name: value for name, value in os.environ.items() if name not in unwanted}
    told = subprocess.run(
        [sys.executable, "-m", "tabletop"],
        env=bare | {"TABLETOP_HOME": str(tmp_path), "LANG": f"{language}.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert told.returncode == 1
    ours = [line for line in told.stderr.splitlines() if not line.startswith("error: XDG_RUNTIME_DIR")]
    assert len(ours) == 1, told.stderr
    assert ours[0].startswith(words)
    assert "tabletop simulate" in ours[0]
