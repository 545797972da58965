"""`tabletop replay`: a record is played again, checked and told; what is wrong with it is said, as far as it goes."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tabletop import cli, games
from tabletop.engine import Choose, Dice, Match, Option
from tabletop.engine.records import unpack
from tabletop.storage.models import Player
from tabletop.storage.save_file import Label, build, pack

Keep = Callable[[Any], str]


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Give a function that keeps bytes or JSON in a file and returns its path."""

    def write(content: Any) -> str:
        path = tmp_path / "match.json"
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return str(path)

    return write


def match_of(decisions: int | None = None, seed: int = 5) -> Match:
    """Play a match at random, to its end or for so many decisions."""
    match, dice = Match(games.get("la_campana"), 2, seed), Dice(seed)
    while match.request is not None and decisions != 0:
        match.answer(match.request.sample(dice))
        decisions = None if decisions is None else decisions - 1
    return match


def saved(match: Match) -> bytes:
    """Return a match as a save of Ana and Íñigo."""
    players = (Player(name="Ana", kind="human"), Player(name="Íñigo", kind="squire"))
    label = Label(saved=datetime(2031, 5, 9, tzinfo=UTC), players=players)
    return pack(build(match.record(), label, "Friday"))


def test_a_whole_match_is_told_to_its_end(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    match = match_of()
    assert cli.run(["replay", keep(match.record())]) == 0
    said = capsys.readouterr().out
    lines = said.splitlines()
    assert lines[:2] == ["La Campaña, 2 players", "At the table: Player 1 and Player 2"]
    assert "Battle 1 begins." in lines
    assert said.count("Player 1’s turn.") > 3
    assert "The match is over:" in said
    assert f"{len(unpack(match.game, match.record())[4])} answers" in lines[-1].replace(",", "")
    assert not set("*[]{}|") & set(said)


def test_a_save_tells_the_names(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", keep(saved(match_of(40)))]) == 0
    said = capsys.readouterr().out
    assert "At the table: Ana and Íñigo" in said
    assert "Íñigo’s turn." in said
    assert "turn of Ana to decide: " in said or "turn of Íñigo to decide: " in said


def test_a_hand_is_told_to_its_owner_alone(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    match = match_of(12)
    path = keep(saved(match))
    drawn = next(event for event in match.events if event.kind == "gained")
    owner, card = drawn.args["player"], drawn.args["card"].face
    face = next(face for face in games.get("la_campana").cards if face.id == card)
    name, player = face.name.en, ("Ana", "Íñigo")[owner]
    told = {}
    for viewer in (None, owner, 1 - owner):
        assert cli.run(["replay", path, *([] if viewer is None else ["--seat", str(viewer + 1)])]) == 0
        lines = capsys.readouterr().out.splitlines()
        told[viewer] = next(line for line in lines if line.startswith(f"  {player} takes "))
    assert name in told[owner]
    assert told[None] == told[1 - owner] == f"  {player} takes a card."


def test_the_options_are_told_where_they_are_not_as_usual(
    keep: Keep, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(games.get("la_campana"), 4, 1, {"mode": "alliance"})
    assert cli.run(["replay", keep(match.record())]) == 0
    assert "Options: mode=alliance\n" in capsys.readouterr().out


def test_spanish_is_spoken_as_well(
    keep: Keep, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert cli.run(["replay", keep(match_of().record())]) == 0
    said = capsys.readouterr().out
    assert "Comienza la batalla 1." in said
    assert "La partida ha terminado:" in said


def test_an_illegal_answer_is_named_and_all_before_it_is_told(
    keep: Keep, capsys: pytest.CaptureFixture[str]
) -> None:
    match = match_of(30)
    match._log[20] = 99
    record = match.record()
    assert cli.run(["replay", keep(record)]) == 1
    said = capsys.readouterr().out
    assert "Battle 1 begins." in said
    assert "Answer 21 of the record is not legal" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en_GB", ["Answer 1 of the record is not legal:", "That card belongs in your Military area."]),
        ("es_ES", ["La respuesta 1 del registro no es legal:", "Esa carta va en tu área militar."]),
    ],
)
def test_an_answer_against_the_rules_is_refused_as_it_is_at_the_table(
    language: str,
    said: list[str],
    keep: Keep,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    match = Match(games.get("aragon"), 2, 1)
    assert isinstance(match.request, Choose)
    card = next(
        option.card for option in match.request.options if option.target == ("military", match.request.seat)
    )
    match._log.append(Option("play", card, ("economic", match.request.seat)))
    assert cli.run(["replay", keep(match.record())]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [lines[-2].split(": ", 1)[1], lines[-1]] == said


def test_a_head_that_boasts_is_found_out(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    record = match_of(30).record()
    record["head"]["over"] = True
    assert cli.run(["replay", keep(record)]) == 1
    said = capsys.readouterr().out.splitlines()[-1]
    assert "over is “True”, expected “False”" in said.replace("“over”", "over")


def test_what_a_screen_adds_to_the_head_does_no_harm(keep: Keep) -> None:
    record = match_of(10).record()
    record["head"]["screen"] = {"assisted": False}
    assert cli.run(["replay", keep(record)]) == 0


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"\xff\xfe\x00", "damaged"),
        (b"{", "damaged"),
        ([], "no record of a match"),
        ({"head": {}, "answers": []}, "no record of a match"),
        ({"head": [], "body": ""}, "no record of a match"),
        ({"head": {"game": "chess"}, "body": ""}, "chess"),
        ({"head": {"game": None}, "body": ""}, "None"),
        ({"head": {"game": "la_campana"}, "body": ""}, "kernel"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(
    content: Any, said: str, keep: Keep, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["replay", keep(content)]) == 1
    heard = capsys.readouterr()
    assert heard.out == ""
    (line,) = heard.err.splitlines()
    assert said in line


@pytest.mark.parametrize(("field", "value"), [("rules", 99), ("cards", "0" * 64)])
def test_another_version_is_named(
    field: str, value: Any, keep: Keep, capsys: pytest.CaptureFixture[str]
) -> None:
    record = match_of(3).record()
    record["head"][field] = value
    assert cli.run(["replay", keep(record)]) == 1
    assert f"{field} is “{value}”" in capsys.readouterr().err


def test_a_damaged_body_is_named(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    record = match_of(3).record()
    assert cli.run(["replay", keep(record | {"body": record["body"][:-9]})]) == 1
    assert "body" in capsys.readouterr().err


def test_a_record_with_a_deck_that_is_not_legal_says_why(
    keep: Keep, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(games.get("aguila_roja"), 2, 5)
    match.options["decks"][1]["cards"] = {"comerciante": 4}
    assert cli.run(["replay", keep(match.record())]) == 1
    assert capsys.readouterr().err.splitlines()[:2] == [
        "The deck of seat 2 is not legal:",
        "4 of 40 cards: 36 more needed.",
    ]


def test_no_such_file_or_seat_is_misuse(
    keep: Keep, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["replay", str(tmp_path / "gone.json")]) == 2
    assert "gone.json" in capsys.readouterr().err
    assert cli.run(["replay", keep(match_of(3).record()), "--seat", "3"]) == 2
    assert "seat 3; expected 1 to 2" in capsys.readouterr().err


def test_an_option_that_is_not_as_usual_is_told_and_whole_decks_are_not(
    keep: Keep, capsys: pytest.CaptureFixture[str]
) -> None:
    match, dice = Match(games.get("aguila_roja"), 4, 5, {"mode": "teams"}), Dice(5)
    for _ in range(20):
        assert match.request is not None
        match.answer(match.request.sample(dice))
    assert cli.run(["replay", keep(match.record())]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["El mundo de Águila Roja, 4 players", "Options: mode=teams"]
