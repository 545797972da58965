"""What is printed on each game's box: its name in the language spoken, the picture of `cards/<game>/box.json`."""

from functools import cache

from pydantic import ValidationError

from tabletop import resources
from tabletop.cards.pictures import Picture
from tabletop.engine import Game
from tabletop.text.languages import Text
from tabletop.ui.art.boxes import Lid


def lid(game: Game, text: Text) -> Lid:
    """Return what is printed on a game's box, in a language."""
    fewest, most = game.players[0], game.players[-1]
    players = str(fewest) if fewest == most else f"{fewest}–{most}"
    return Lid(game.id, text(f"game-{game.id}"), players, picture(game.id))


@cache
def picture(game: str) -> Picture:
    """Read the recipe of the picture on a game's box.

    Raises:
        FileNotFoundError: the game has no box.
        ValueError: the file holds no picture recipe.
    """
    path = resources.cards() / game / "box.json"
    try:
        return Picture.model_validate_json(path.read_bytes())
    except ValidationError as error:
        raise ValueError(f"the picture on the box of {game}: {error}") from error
