"""The program on a machine that is not as it should be: there is nowhere to write."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.desktop.player import FIELD, cards_in, decide, muster, sit_down
from tests.desktop.window import opened

pytestmark = pytest.mark.desktop


def test_without_a_place_to_write_one_plays_on(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file, where a folder is needed", encoding="utf-8")
    with opened(home, tmp_path) as window:
        assert window.state["notice"] == "storage-folder-unusable"
        sit_down(window)
        muster(window)
        decide(window)
        assert len(cards_in(window.state, FIELD)) == 3
        assert window.close() == 0
    assert home.read_text(encoding="utf-8") == "a file, where a folder is needed"
