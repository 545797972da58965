"""A fault of the program's own: one line, a log, the match kept, and an offer at the next start."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.cli import window
from tabletop.storage.folders import find_folders
from tabletop.storage.logfile import stop_logging
from tabletop.ui.scenes.title import TitleScene
from tabletop.ui.store import Store


def test_a_fault_leaves_a_log_and_an_offer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")
    frames = []

    def fail(_scene: TitleScene, _dt: float) -> None:
        frames.append(1)
        if len(frames) > 2:
            raise RuntimeError("the hand is sword-7, seed=99")

    monkeypatch.setattr(TitleScene, "update", fail)
    try:
        status = window.run()
    finally:
        stop_logging()
        pygame.display.quit()
    said = capsys.readouterr().err
    log = (tmp_path / "log" / "tabletop.log").read_text(encoding="utf-8")
    assert status == 1
    assert "stopped by a fault" in said
    assert "RuntimeError" in log
    assert "sword-7" not in log
    assert "99" not in log.split("RuntimeError")[1].splitlines()[0]
    store = Store(find_folders({"TABLETOP_HOME": str(tmp_path)}))
    assert store.take_crash() is True
    assert store.take_crash() is False
    store.close()
