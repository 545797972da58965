"""`tabletop --self-test`: all is well here, and what is not is told."""

import pytest

from tabletop import cli, games
from tabletop.cli import self_test


def test_this_installation_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--self-test"]) == 0
    said = capsys.readouterr()
    assert [line.partition(":")[0] for line in said.out.splitlines()] == list(self_test.CHECKS)
    for game in games.all():
        assert game.id in said.out
    assert said.err == ""


def test_the_first_check_that_fails_is_told_and_ends_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> str:
        raise FileNotFoundError("no typeface")

    def never() -> str:
        raise AssertionError("not reached")

    monkeypatch.setattr(self_test, "CHECKS", {"one": lambda: "fine", "two": broken, "three": never})
    assert cli.run(["--self-test"]) == 1
    said = capsys.readouterr()
    assert said.out == "one: fine\n"
    assert said.err == "two: FAILED: FileNotFoundError: no typeface\n"
