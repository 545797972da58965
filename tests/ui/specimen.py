"""A card on which the tests of faces look at everything."""

import pygame

from tabletop.cards.pictures import Picture
from tabletop.ui.art.faces import FaceSpec, Figure
from tabletop.ui.art.plans import Words

HEIGHTS = (48, 96, 120, 144, 152, 184, 200, 240, 296, 304, 352, 520, 904)
LONG = (
    "Da un Poder a uno de tus guerreros. **Mago:** *Curación*, retira todo el daño. **Caballero:** *Escudo*, absorbe "
    "5 puntos de daño. **Arquero:** *Tiro certero*, elimina a un guerrero rival; al Dragón le hace 5 de daño. El "
    "Dragón no puede usar esta carta. «¿Ñandú?» “¡Añádase!” Íñigo y Peñíscola van y vienen sin descanso alguno."
)
LIFE = Figure("life", "10", "10", "bottom-right", "green")


def fake(_picture: Picture, size: tuple[int, int]) -> pygame.Surface:
    """Paint a third each of red, green and blue."""
    surface = pygame.Surface(size)
    third = size[0] // 3
    for index, colour in enumerate(("#ff0000", "#00ff00", "#0000ff")):
        surface.fill(colour, (index * third, 0, third, size[1]))
    return surface


def specimen() -> FaceSpec:
    """Return a knight with a long text and a quotation."""
    picture = Picture(scene="camp")
    return FaceSpec(
        "k", "la_campana", "knight", "Íñigo, Knight", "Warrior · Knight", LONG, "«¿Ya?»", (LIFE,), picture
    )


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Return whether two surfaces show the same."""
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


def said(words: Words) -> str:
    """Return what is written."""
    pieces = [piece.text for line in words.layout.lines for word in line.words for piece in word]
    return " ".join(pieces)
