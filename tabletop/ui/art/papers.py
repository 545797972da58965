"""The drawer of coloured papers, skins, and the tones that a palette takes on at each hour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabletop.cards.pictures import PaletteName, Paper, Skin, Time
from tabletop.ui.art.svg import mix

PAPERS: dict[Paper, str] = {
    "crimson": "#a3202c", "scarlet": "#cf3a2c", "rust": "#a5502a", "coral": "#e0795c", "rose": "#d98a94",
    "amber": "#f2a93b", "gold": "#d9ac48", "ochre": "#bd8632", "straw": "#e2c67a", "ivory": "#f3e8cc",
    "parchment": "#e6d3a6", "white": "#f7f4ec", "silver": "#cfd6dd", "steel": "#98a5b3", "iron": "#6b7582",
    "slate": "#4c5866", "black": "#221c2a", "coal": "#38323c", "brown": "#6f4a30", "chestnut": "#8a4b2c",
    "tan": "#b98a5c", "leather": "#7c5433", "olive": "#7a7a3a", "moss": "#5f7440", "green": "#3f7d4a",
    "forest": "#28543a", "mint": "#9fd8b4", "teal": "#1f7c7c", "sea": "#2f95a0", "sky": "#8cc4e0",
    "azure": "#3d86c6", "cobalt": "#2c58a8", "navy": "#232f62", "indigo": "#3b3486", "violet": "#6c3fa0",
    "purple": "#57267c", "plum": "#6d2a58", "magenta": "#a8357e", "copper": "#c07848", "bronze": "#94693a",
}  # fmt: skip

SKINS: dict[Skin, str] = {
    "pale": "#f3d3b8",
    "fair": "#e8b992",
    "olive": "#d3a072",
    "tan": "#bd8455",
    "brown": "#93603c",
    "deep": "#6a4230",
    "green": "#86a24c",
    "grey": "#94a08e",
    "bone": "#ebe1c6",
}

# Each palette by day: zenith, horizon, glow, land, ink.
_PALETTES: dict[PaletteName, tuple[str, str, str, str, str]] = {
    "azure": ("#3f7fb8", "#d3e6e4", "#fff2c8", "#6c9a80", "#16283c"),
    "verdant": ("#5f9f9c", "#e8e8bd", "#fff4c0", "#5c8d4c", "#132a20"),
    "ember": ("#86382f", "#f4a957", "#ffe09a", "#84402c", "#280e12"),
    "violet": ("#4a3890", "#cda0d0", "#ffe6f2", "#604a90", "#190f34"),
    "rose": ("#b3668a", "#f8d8bc", "#fff2d6", "#9a5d70", "#331428"),
    "gold": ("#b87f30", "#f9e4a4", "#fff6cc", "#a5792f", "#33200c"),
    "ash": ("#687280", "#d2d0c8", "#f8f2e2", "#767c7c", "#1b2026"),
    "frost": ("#6c9ac2", "#eaf3f6", "#ffffff", "#a4bfd0", "#182c46"),
    "teal": ("#1d6c78", "#aee0cc", "#f4ffdc", "#2e7a76", "#0a262e"),
    "crimson": ("#6c1626", "#e37c58", "#ffdfa6", "#7c2632", "#240810"),
    "sepia": ("#a38a64", "#f2e2ba", "#fff8e0", "#9a7e58", "#2c2014"),
}

# Each hour: towards what zenith, horizon, land and glow are mixed, and the light that then lies on everything.
_HOURS: dict[Time, tuple[tuple[str, float], tuple[str, float], tuple[str, float], tuple[str, float], str]] = {
    "dawn": (("#9cc2ea", 0.3), ("#ffcf9c", 0.55), ("#d09a8c", 0.14), ("#fff0c0", 0.4), "#fff6ea"),
    "day": (("#ffffff", 0.0), ("#ffffff", 0.0), ("#ffffff", 0.0), ("#ffffff", 0.0), "#ffffff"),
    "dusk": (("#33235a", 0.55), ("#f58f4c", 0.42), ("#3a2040", 0.42), ("#ffd890", 0.5), "#fff5ea"),
    "night": (("#090e2c", 0.76), ("#2c3670", 0.6), ("#0d1434", 0.58), ("#fdf4d2", 0.6), "#e0e5fa"),
    "storm": (("#22262f", 0.66), ("#8b909a", 0.5), ("#23272e", 0.45), ("#dfe6ee", 0.6), "#eaedf2"),
}


@dataclass(frozen=True, slots=True)
class Tones:
    """Hold the colours of one picture: the sky's two, the light's, the land's, the shadows', and the ambient
    light."""

    zenith: str
    horizon: str
    glow: str
    land: str
    ink: str
    ambient: str
    time: Time

    def depth(self, nearness: float) -> str:
        """Give the paper of a layer: 0 is lost in the haze of the horizon, 1 stands dark right before us."""
        return mix(mix(self.land, self.horizon, 0.62), mix(self.land, self.ink, 0.62), nearness)

    @property
    def lamp(self) -> str:
        """Give the colour of lit windows."""
        return "#ffcf6b" if self.time in ("night", "dusk", "storm") else mix(self.ink, self.land, 0.3)


@lru_cache(maxsize=64)
def tones(palette: PaletteName, time: Time) -> Tones:
    """Mix a palette with an hour."""
    zenith, horizon, glow, land, ink = _PALETTES[palette]
    zenith_to, horizon_to, land_to, glow_to, ambient = _HOURS[time]
    return Tones(
        mix(zenith, *zenith_to),
        mix(horizon, *horizon_to),
        mix(glow, *glow_to),
        mix(land, *land_to),
        ink,
        ambient,
        time,
    )
