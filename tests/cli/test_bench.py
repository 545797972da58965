"""`tabletop bench`: the keys that are promised, sound figures, and one line where there is no screen."""

import json

import pytest

from tabletop import cli, games
from tabletop.cli import bench, bench_screen
from tabletop.text.languages import LANGUAGES, Text

KEYS = {
    "decisions_per_second", "clone_us", "driver", "frame_ratio", "idle_draws", "idle_cpu_percent",
    "first_frame_ratio", "click_to_table_ms", "resident_mb",
}  # fmt: skip
SEEN = {
    "decisions_per_second": {"la_campana": 61234},
    "clone_us": {"la_campana": 17.3},
    "driver": "x11",
    "frame_ratio": {"1920x1080": {"dealt": 1.5, "spread": 2.25, "one": 0.5}},
    "idle_draws": 0,
    "idle_cpu_percent": 0.75,
    "first_frame_ratio": 1.25,
    "click_to_table_ms": 120,
    "resident_mb": 170,
}


@pytest.fixture(autouse=True)
def _no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def test_without_a_screen_the_rules_are_measured_all_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "--quick", "--json"]) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert set(found) == KEYS
    listed = [game.id for game in games.all()]
    assert list(found["decisions_per_second"]) == list(found["clone_us"]) == listed
    assert all(rate > 0 for rate in found["decisions_per_second"].values())
    assert all(microseconds > 0 for microseconds in found["clone_us"].values())
    assert (found["driver"], found["frame_ratio"]) == (None, {})
    assert [line for line in said.err.splitlines() if line] == [
        "There is no display, so the screen was not measured: expected one, such as `xvfb-run` gives."
    ]


def test_a_clone_is_timed_at_every_decision() -> None:
    game = games.get("la_campana")
    assert 0 < bench.clone_us(game, 1) < 10_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_tells_every_figure(language: str) -> None:
    lines = "\n".join(bench.report(SEEN, Text(language, strict=True)))  # type: ignore[arg-type]
    for figure in ("1.25", "17.3", "0.75", "120", "170", "1.50", "2.25", "0.50", "x11", "1920 × 1080"):
        assert figure in lines or figure.replace(".", ",") in lines, (figure, lines)


def test_the_report_leaves_out_what_was_not_measured() -> None:
    found = SEEN | bench_screen.NOTHING
    assert len(list(bench.report(found, Text("en", strict=True)))) == 1
