"""The player's settings."""

from pathlib import Path
from typing import Literal

from pydantic import Field

from tabletop.controller.reactions import Stops
from tabletop.storage.documents import Loaded, load_document, save_document
from tabletop.storage.folders import Folders
from tabletop.storage.models import Stored
from tabletop.storage.problems import Message

Speed = Literal["slow", "normal", "fast", "instant"]
ReactionPause = Literal["slow", "normal", "fast", "click"]


class Settings(Stored):
    """Hold what the player has chosen; each field's default is what a first start shows.

    Attributes:
        language: `en` or `es`; None follows the system.
        speed: how fast events are shown; the rules never wait for it.
        sound: whether anything is heard.
        volume: 0–100 percent.
        full_screen: whether the window covers the screen.
        text_size: 100–200 percent.
        colour_blind: the palette for colour-blind eyes.
        reduced_motion: fades in place of flights.
        curtain: cover secrets before the screen changes hands.
        reaction_stops: where the table stops for a reaction of somebody who is alone and has not said otherwise:
            always, when there is something that they can do, when they are the target, never.
        reaction_pause: how long several people are asked whether anyone reacts; `click`: until somebody goes on.
    """

    language: Literal["en", "es"] | None = None
    speed: Speed = "normal"
    sound: bool = True
    volume: int = Field(default=70, ge=0, le=100)
    full_screen: bool = False
    text_size: int = Field(default=100, ge=100, le=200)
    colour_blind: bool = False
    reduced_motion: bool = False
    curtain: bool = True
    reaction_stops: Stops = "able"
    reaction_pause: ReactionPause = "normal"

    def changed(self, **choices: object) -> "Settings":
        """Give the settings with some choices made.

        Raises:
            ValueError: an unknown setting or a value out of its range, which the message names.

        Example:
            >>> Settings().changed(text_size=150).text_size
            150
        """
        unknown = choices.keys() - Settings.model_fields.keys()
        if unknown:
            expected = ", ".join(Settings.model_fields)
            raise ValueError(f"no setting is called {', '.join(sorted(unknown))}; expected one of {expected}")
        return Settings.model_validate(self.model_dump() | choices)


def load_settings(folders: Folders) -> Loaded[Settings]:
    """Read the settings; a damaged file is kept aside, reported, and the defaults stand in."""
    return load_document(_path(folders), Settings(), Message.SETTINGS_DAMAGED)


def save_settings(folders: Folders, settings: Settings) -> None:
    """Write the settings.

    Raises:
        StorageError: they could not be written; the earlier ones are untouched.
    """
    save_document(folders, _path(folders), settings)


def _path(folders: Folders) -> Path:
    return folders.config / "settings.json"
