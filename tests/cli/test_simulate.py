"""`tabletop simulate`: the same result whatever the processes, honest sums, one clear message for what is wrong."""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tabletop import bots, cli
from tabletop.cli import matches, simulate
from tabletop.cli.matches import Plan, Played
from tabletop.engine import Answer, SeatMatch
from tabletop.text.languages import LANGUAGES, Text

KEYS = {
    "games", "errors", "win_share", "win_interval", "seat_share", "first_share", "endings", "tallies",
    "median_rounds", "decisions_per_second",
}  # fmt: skip
PAGES = Plan("la_campana", ("page", "page"), {}, 1)


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Run the command and return the one object that it prints."""
    assert cli.run(["simulate", "la_campana", *arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""  # no progress bar where nobody looks
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_json_is_one_object_with_what_the_manual_promises(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--seats", "squire,page", "--games", "4", "--seed", "1")
    assert set(found) >= KEYS
    assert (found["games"], found["errors"]) == (4, 0)
    assert sum(found["win_share"]) == pytest.approx(1)
    assert sum(found["seat_share"]) == pytest.approx(1)
    assert len(found["win_interval"]) == 2
    assert sum(found["endings"].values()) == 4
    assert all(why.startswith("why-") for why in found["endings"])
    # Two battles are needed to win: as many are fought in each match at least.
    assert 2 <= found["tallies"]["battle_won"] <= 3
    assert found["tallies"]["turn_began"] > found["median_rounds"] > 1
    assert found["decisions_per_second"] > 0


def test_one_process_or_two_make_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--seats", "page,squire", "--games", "4", "--seed", "9")
    alone = simulated(capsys, *arguments)
    shared = simulated(capsys, *arguments, "--jobs", "2")
    del alone["decisions_per_second"], shared["decisions_per_second"]
    assert alone == shared


def test_another_seed_gives_another_result(capsys: pytest.CaptureFixture[str]) -> None:
    tallies = [
        simulated(capsys, "--seats", "page,page", "--games", "3", "--seed", seed)["tallies"]
        for seed in ("1", "2")
    ]
    assert tallies[0] != tallies[1]


def test_options_reach_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    pages = ("--seats", "page,page,page,page", "--games", "3")
    found = simulated(capsys, *pages, "--option", "mode=alliance", "--option", "overdraw=true")
    assert found["options"]["mode"] == "alliance"
    assert found["options"]["overdraw"] is True
    # Two allies win together, and each counts a half.
    assert {share * 3 * 2 for share in found["win_share"]} <= {0.0, 1.0, 2.0, 3.0}


def test_the_sums_are_those_of_the_matches() -> None:
    """Three matches by hand: bot 0 wins from seat 0, both share, bot 1 wins from seat 0; a fourth broke off.

    Seat 0 begins the first of them, seat 1 the others.
    """
    results = [
        Played(0, (0, 1), (1.0, 0.0), 0, "why-a", {"fallen": 3}, 4.0, 40),
        Played(1, (1, 0), (0.5, 0.5), 1, "why-b", {"fallen": 1, "healed": 1}, 9.0, 50),
        Played(2, (1, 0), (0.0, 1.0), 1, "why-a", {"fallen": 2}, 6.0, 60),
        Played(3, error="ValueError: no"),
    ]
    found = simulate.summary(PAGES, results, seconds=3.0)
    assert (found["games"], found["errors"]) == (4, 1)
    assert found["win_share"] == [0.5, 0.5]
    assert found["seat_share"] == [pytest.approx(2.5 / 3), pytest.approx(0.5 / 3)]
    assert found["first_share"] == pytest.approx(1.5 / 3)
    assert found["endings"] == {"why-a": 2, "why-b": 1}
    assert found["tallies"] == {"fallen": 2.0, "healed": pytest.approx(1 / 3)}
    assert (found["median_rounds"], found["median_decisions"]) == (6.0, 50)
    assert found["decisions_per_second"] == 50.0


@pytest.mark.parametrize(
    ("arguments", "wrong", "expected"),
    [
        (["chess"], "chess", "la_campana"),
        (["la_campana", "--seats", "page"], "not 1", "2 to 5"),
        (["la_campana", "--seats", "page," * 5 + "page"], "not 6", "2 to 5"),
        (["la_campana", "--seats", "page,knave"], "knave", "page, squire"),
        (["la_campana", "--option", "colour=red"], "colour", "overdraw"),
        (["la_campana", "--option", "overdraw=maybe"], "maybe", "False, True"),
        (["la_campana", "--option", "mode=alliance"], "alliance", "only with 4"),
        (["la_campana", "--option", "overdraw"], "overdraw", "NAME=VALUE"),
        (["la_campana", "--games", "0"], "--games is 0", "1 or more"),
        (["la_campana", "--jobs", "-2"], "--jobs is -2", "1 or more"),
    ],
)
def test_what_is_wrong_and_what_was_expected_is_said_in_a_line(
    arguments: list[str], wrong: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["simulate", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert wrong in line
    assert expected in line


def test_each_reason_against_a_deck_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    deck = {"treasury": "arcas-del-pueblo", "cards": {"comerciante": 4}}
    assert cli.run(["simulate", "aguila_roja", "--option", f"decks={json.dumps(['clero', deck])}"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "The deck of seat 2 is not legal:",
        "4 of 40 cards: 36 more needed.",
        "4 copies of the Merchant: 3 are allowed.",
    ]


class Clumsy:
    """Answers nonsense."""

    name = "page"

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, seat: SeatMatch) -> Answer:
        return -7


def test_a_match_that_raises_counts_as_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.LEVELS, "page", Clumsy)
    assert cli.run(["simulate", "la_campana", "--seats", "page,page", "--games", "2", "--json"]) == 1
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert (found["games"], found["errors"], found["endings"]) == (2, 2, {})
    assert "Match 1" in said.err
    assert "IllegalAnswer" in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_worded_in_both_languages(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    assert cli.run(["simulate", "la_campana", "--seats", "page,page", "--games", "2"]) == 0
    said = capsys.readouterr().out
    text = Text("es" if language == "es" else "en", strict=True)
    assert text("simulate-endings") in said
    assert "last-standing" in said
    assert ("50,0 %" if language == "es" else "50.0%") in said or "100" in said


def test_ctrl_c_ends_with_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = matches.play

    def stopped(plan: Plan, number: int) -> Played:
        if number == 3:
            raise KeyboardInterrupt
        return played(plan, number)

    monkeypatch.setattr(matches, "play", stopped)
    assert cli.run(["simulate", "la_campana", "--seats", "page,page", "--games", "50", "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 3
    assert said.err == "Stopped after 3 of 50 matches.\n"


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Let what is started hear Ctrl-C, even if the tests run in the background of a shell, which ignores it."""
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, heard)


def processes_of(group: int) -> list[str]:
    """List the processes of a group."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            if path.read_text().rpartition(")")[2].split()[2] == str(group):
                found.append(path.parent.name)
    return found


@pytest.mark.usefixtures("interrupts")
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells in /proc that the others have started")
def test_ctrl_c_ends_the_other_processes_too(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tabletop", "simulate", "la_campana", "--seats", "page,page"]
    running = subprocess.Popen(
        [*command, "--games", "100000", "--jobs", "2", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "en", "TABLETOP_HOME": str(tmp_path)},
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while len(processes_of(running.pid)) < 3:
            assert time.monotonic() < deadline, "no other process has started"
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = running.communicate(timeout=20)
    finally:
        with suppress(ProcessLookupError):  # none is left
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 1
    assert b"Traceback" not in err
    assert b"of 100000 matches" in err.replace(b",", b"")
    assert json.loads(out)["errors"] == 0


def test_help_names_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    assert "page, squire" in " ".join(parser.format_help().split())
