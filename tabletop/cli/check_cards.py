"""`tabletop check-cards [PATH]`: say what is wrong with card files, with file, line, card and field."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop import games, resources
from tabletop.cards.loader import CardFileError, Problem, load_cards
from tabletop.cards.models import Words
from tabletop.cli.common import BAD, GOOD, MISUSED
from tabletop.text.languages import Text, system_language


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "path",
        nargs="?",
        type=Path,
        metavar="PATH",
        help="a card file or a folder of such; a file belongs to the game that its nearest folder so named says "
        "(default: the cards of every game)",
    )


def run(args: argparse.Namespace) -> int:
    """Check every game's card file, or those at a path, and print what is wrong in the system's language.

    :returns: 0 if all is good, 1 if something is wrong with a file, 2 if there is no file or no such game.
    """
    text = Text(system_language())
    vocabularies = {game.id: game.words for game in games.all()}
    root = resources.cards() if args.path is None else args.path
    files = sorted(root.rglob("cards.json")) if root.is_dir() else [root]
    if not files or not all(file.is_file() for file in files):
        print(text("check-cards-no-file", file=str(root)))
        return MISUSED
    status = GOOD
    for file in files:
        game = next((part.name for part in file.resolve().parents if part.name in vocabularies), None)
        if game is None:
            print(text("check-cards-no-game", file=str(file), expected=text.listing(vocabularies, "or")))
            return MISUSED
        status = max(status, _check(file, vocabularies[game], text))
    return status


def worded(problem: Problem, text: Text) -> str:
    """Word a problem with its place: `cards.json, line 12, card spy: abilities[0].do[0].deck_cards is …`."""
    places = ("card-place-card", "card"), ("card-place-line", "line"), ("card-place", "file")
    place = next(message for message, argument in places if argument in problem.args)
    # Line numbers are not amounts: 1234, not 1,234.
    args = {name: str(value) for name, value in problem.args.items()}
    return f"{text(place, **args)}: {text(problem.message, **args)}"


def _check(file: Path, words: Words, text: Text) -> int:
    try:
        faces = load_cards(file, words)
    except CardFileError as error:
        for problem in error.problems:
            print(worded(problem, text))
        print(text("check-cards-bad", n=len(error.problems)))
        return BAD
    print(text("check-cards-good", file=str(file), n=len(faces)))
    return GOOD
