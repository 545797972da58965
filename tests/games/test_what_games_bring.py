"""What docs/adding-a-game.md asks of a game is there, for every game."""

import ast
import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletop
from tabletop import games, resources
from tabletop.engine import Game
from tabletop.text.languages import LANGUAGES, Text
from tabletop.ui.art.palette import PALETTES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def each_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)


@each_game()
def test_the_files_that_the_page_names_are_there(game: Game) -> None:
    modules = re.findall(r"`games/<id>/(\w+)\.py`", PAGE)
    assert modules == ["game", "rules", "effects", "controller", "heuristics"]
    for module in modules:
        importlib.import_module(f"tabletop.games.{game.id}.{module}")
    for name in ("cards.json", "box.json"):
        assert json.loads((resources.cards() / game.id / name).read_text(encoding="utf-8"))
    for language in LANGUAGES:
        assert (resources.assets() / "locale" / language / f"{game.id}.ftl").is_file()
    assert list((ROOT / "tests" / "games" / game.id).glob("test_*.py"))
    assert game.id in PALETTES


@each_game()
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_that_the_page_names_are_there(game: Game, language: str) -> None:
    text = Text("es" if language == "es" else "en", strict=True)
    wanted = [f"game-{game.id}", f"box-{game.id}", f"rules-{game.id}"]
    for spec in game.options:
        option = f"option-{game.id}-{spec.name}"
        wanted += [option, f"{option}.about"]
        wanted += [f"{option}.{value}" for value in spec.values if isinstance(value, str)]
    assert [message for message in wanted if not text.has(message)] == []


@each_game()
def test_positions_that_ship_are_of_their_game(game: Game) -> None:
    for path in sorted((ROOT / "saves" / game.id).glob("*.json")):
        assert json.loads(path.read_text(encoding="utf-8")).get("game", game.id) == game.id, path.name


def notes_of(game: Game) -> Iterator[tuple[str, set[str | None]]]:
    """Give each note that the rules of a game leave: its kind, and the names of its arguments."""
    for path in (Path(tabletop.__file__).parent / "games" / game.id).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="note"), args=[kinds, *_]):
                    for part in ast.walk(kinds):  # one kind, or one of two
                        if isinstance(part, ast.Constant) and isinstance(part.value, str):
                            yield part.value, {one.arg for one in node.keywords}


@each_game()
def test_deeds_are_notes_with_a_card_and_who_used_it(game: Game) -> None:
    told = [(kind, name) for kind, names in notes_of(game) if "card" in names for name in names]
    assert [deed for deed in game.deeds.items() if deed not in told] == []


@each_game()
def test_prices_are_told_by_notes_with_a_card(game: Game) -> None:
    told = [(kind, name) for kind, names in notes_of(game) if "card" in names for name in names]
    assert [price for price in game.prices.items() if price not in told] == []


def test_links_of_the_page_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", PAGE)
    assert links == ["positions.md"]
    assert all((ROOT / "docs" / link).is_file() for link in links)
