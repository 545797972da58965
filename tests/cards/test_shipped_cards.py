"""The cards that ship, and the command that checks card files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop import cli, resources
from tabletop.cards.loader import load_cards
from tabletop.cards.models import CardFace, Statement, Verb
from tabletop.games.la_campana.effects import WORDS, Strike
from tests.cards.card_files import GOOD, Write, changed


@pytest.fixture(scope="module")
def campaign() -> tuple[CardFace, ...]:
    """Load the 60 cards that ship with the program."""
    return load_cards(resources.cards() / "la_campana" / "cards.json", WORDS)


def test_la_campana_has_the_cards_of_its_box(campaign: tuple[CardFace, ...]) -> None:
    """La Campaña, "Game Components"."""
    expected = [f"{suit}-{n}" for suit in ("mage", "knight", "archer") for n in range(1, 6)]
    expected += [f"{suit}-{n}" for suit in ("potion", "sword", "arrow", "gold") for n in range(1, 10)]
    expected += ["gold-5-b", "gold-7-b", "power-1", "power-2", "power-3", "dragon", "siege", "thief", "spy"]
    assert sorted(face.id for face in campaign) == sorted(expected)
    assert sum(face.copies for face in campaign) == 60


def test_the_gold_of_la_campana_adds_up_to_57(campaign: tuple[CardFace, ...]) -> None:
    """La Campaña, "Game Components": 1 to 9, with the 5 and the 7 repeated."""
    assert sum(face.figures["value"] for face in campaign if face.type == "gold") == 57


def test_no_two_cards_share_a_name_or_a_quote(campaign: tuple[CardFace, ...]) -> None:
    for lines in (
        [face.name.en for face in campaign],
        [face.name.es for face in campaign],
        [face.quote.en for face in campaign if face.quote],
        [face.quote.es for face in campaign if face.quote],
    ):
        assert len(set(lines)) == 60


def test_each_weapon_is_wielded_by_the_warrior_who_says_so(campaign: tuple[CardFace, ...]) -> None:
    """La Campaña, "Warriors": potions are the mages' weapon, swords the knights', arrows the archers'."""
    wielders = {("potion", "mage"), ("sword", "knight"), ("arrow", "archer")}
    strikes = [
        (face.suit, word.wielder) for face in campaign for ability in face.abilities
        for word in ability.do if isinstance(word, Strike)
    ]  # fmt: skip
    assert len(strikes) == 27
    assert set(strikes) == wielders


def test_verbs_and_statements_are_kept_apart() -> None:
    assert all(issubclass(word, Verb) for word in WORDS.verbs)
    assert all(issubclass(word, Statement) for word in WORDS.statements)


def test_check_cards_tells_good_from_bad_from_misuse(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["check-cards", str(write({"cards": [GOOD]}))]) == 0
    assert cli.run(["check-cards", str(write(changed(copies=0)))]) == 1
    said = capsys.readouterr().out
    assert "sword-7" in said
    assert "copies" in said


def test_check_cards_looks_through_a_folder(write: Write) -> None:
    path = write(changed(copies=0))
    assert cli.run(["check-cards", str(path.parent.parent)]) == 1


def test_check_cards_names_the_games_when_a_file_belongs_to_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.json"
    path.write_text('{"cards": []}', encoding="utf-8")
    assert cli.run(["check-cards", str(path)]) == 2
    assert "la_campana" in capsys.readouterr().out
    assert cli.run(["check-cards", str(tmp_path / "nothing.json")]) == 2
    assert "nothing.json" in capsys.readouterr().out


def test_the_shipped_cards_are_good() -> None:
    assert cli.run(["check-cards"]) == 0
