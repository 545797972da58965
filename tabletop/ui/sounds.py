"""Sounds: short, our own, and never in the way; without an audio device everything is silent and works."""

import logging
from functools import cache

import pygame

from tabletop import resources
from tabletop.ui.hush import hushed

_log = logging.getLogger(__name__)

_CHANNELS = 12
_BUFFER = 512


class Sounds:
    """Play the sounds of `assets/sounds` by their file names.

    Args:
        is_on: whether anything is heard.
        volume: 0 to 100 percent.

    Example:
        >>> Sounds(is_on=False, volume=70).play("coin")
        False
    """

    def __init__(self, is_on: bool, volume: int) -> None:
        self.is_on = is_on
        self.volume = volume
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._is_open: bool | None = None

    def play(self, name: str) -> bool:
        """Play a sound, over what is being played; return whether it is heard.

        Args:
            name: a file name without its suffix, such as "slide".

        Raises:
            ValueError: no such sound.
        """
        if name not in names():
            raise ValueError(f"no sound is called {name!r}; there are {', '.join(sorted(names()))}")
        if not self.is_on or not self.volume or not self._open():
            return False
        try:
            sound = self._loaded.get(name)
            if sound is None:
                sound = self._loaded[name] = pygame.mixer.Sound(resources.assets() / "sounds" / f"{name}.wav")
            sound.set_volume(self.volume / 100)
            return sound.play() is not None
        except pygame.error as error:
            # The device may go in mid-game, with the headphones.
            _log.warning("sound is off: %s", error)
            self._is_open = False
            return False

    def close(self) -> None:
        """Give the audio device back."""
        self._loaded.clear()
        if self._is_open:
            pygame.mixer.quit()
        self._is_open = None

    def _open(self) -> bool:
        # Opened with the first sound, since finding a device takes longer than a frame.
        if self._is_open is None:
            try:
                with hushed():
                    pygame.mixer.init(22050, -16, 1, _BUFFER)
                pygame.mixer.set_num_channels(_CHANNELS)
                self._is_open = True
            except pygame.error as error:
                _log.info("no sound: %s", error)
                self._is_open = False
        return self._is_open


@cache
def names() -> frozenset[str]:
    """List the sounds that are shipped."""
    return frozenset(file.stem for file in (resources.assets() / "sounds").glob("*.wav"))
