"""What shows on a face, as plain data: nothing here knows a match or a game."""

from dataclasses import dataclass

from tabletop.cards.pictures import Picture
from tabletop.ui.art.richtext import Layout

CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")


@dataclass(frozen=True, slots=True)
class Figure:
    """Describe a number drawn on a card.

    Attributes:
        icon: what it counts, as an icon's name: "sword", "life", "coin"; "" for none.
        value: what it is now: "7", "5½".
        printed: what the card says; a value that differs is tinted and pointed up or down.
        corner: one of `CORNERS`.
        tone: a name of `palette.TONES`.
    """

    icon: str
    value: str
    printed: str
    corner: str
    tone: str

    def __post_init__(self) -> None:
        """Refuse a corner that no card has."""
        if self.corner not in CORNERS:
            raise ValueError(f"a figure stands in one of {', '.join(CORNERS)}, not {self.corner!r}")


@dataclass(frozen=True, slots=True)
class Token:
    """Describe counters that lie on a card.

    Attributes:
        kind: one of those that `tokens.counter` draws.
        number: how many.
    """

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class FaceSpec:
    """Describe a face.

    Attributes:
        key: identity for a cache: slug, language and everything else that shows.
        game: the game's id; chooses the palette.
        suit: chooses the frame.
        title: the card's name.
        kind_line: what kind of card it is.
        text: rules text, with the marks of `richtext`.
        quote: a line of flavour, "" for none.
        figures: numbers, at most one for each corner.
        picture: the recipe.
        tokens: counters that lie on it.
        code: of a collection, set small at the foot of the full face; "" for none.
        overleaf: the picture on its back, shown as a small leaf in a corner of the other; None for an ordinary back.
        parted: the name with soft hyphens (U+00AD) where its words may break; "" if they must not.
    """

    key: str
    game: str
    suit: str
    title: str
    kind_line: str
    text: str
    quote: str
    figures: tuple[Figure, ...]
    picture: Picture
    tokens: tuple[Token, ...] = ()
    code: str = ""
    overleaf: Picture | None = None
    parted: str = ""

    def has_figure(self, corner: str) -> bool:
        """Tell whether a corner is taken by a figure."""
        return any(figure.corner == corner for figure in self.figures)


@dataclass(frozen=True, slots=True)
class Words:
    """Hold a text that has been laid out, and the upper left corner where it goes."""

    layout: Layout
    at: tuple[int, int]
