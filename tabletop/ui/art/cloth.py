"""The table: its cloth and wooden rim, the frames of zones, their label plates and the places of piles."""

import pygame

from tabletop.ui.art import fonts, icons, palette, patterns, plans, shapes, svg, textures
from tabletop.ui.art.palette import METALS, NIGHT


def table(size: tuple[int, int], game: str, *, rim: int, cloth: pygame.Rect | None = None) -> pygame.Surface:
    """Draw a table as large as the window: planks, and a woven cloth let into them behind a line of metal.

    Args:
        size: of the window in pixels.
        game: the game's id; chooses cloth, wood and metal.
        rim: width of the wooden rim in pixels.
        cloth: where the cloth lies; all but the rim when left out.

    Returns:
        An opaque surface.

    Raises:
        ValueError: no palette is written for the game.
    """
    look = palette.of(game)
    surface = textures.wood(size, look.wood, max(24, size[1] // 12), seed=3)
    textures.multiply(surface, textures.vignette(size, 150, 2.0))
    area = cloth or pygame.Rect((0, 0), size).inflate(-2 * rim, -2 * rim)
    radius = max(6.0, rim * 0.7)
    corners = _corners(surface, area, round(radius) + 1)
    felt = textures.felt(area.size, look.cloth, look.cloth_deep, seed=9)
    patterns.weave(felt, look.cloth_diaper, max(24, area.height // 13), svg.light(look.cloth, 0.5), 11)
    surface.blit(felt, area)
    _sink(surface, area, rim)
    outline = shapes.rounded(area, radius)
    for wood, spot in corners:
        region = wood.get_rect(topleft=spot)
        hole = shapes.raster(svg.path(outline, "#ffffff"), region.size, region)
        wood.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        surface.blit(wood, spot)

    width = max(1.5, rim / 9)
    inset = 2.6 * width
    hair = (area.x + inset, area.y + inset, area.width - 2 * inset, area.height - 2 * inset)
    lines = svg.line(
        shapes.rounded(hair, radius - inset), METALS[look.metal].plain, max(0.6, width * 0.3), 0.45
    )
    lines += shapes.trim(outline, look.metal, width)
    for x in (area.left + 4.6 * width, area.right - 4.6 * width):
        for y in (area.top + 4.6 * width, area.bottom - 4.6 * width):
            lines += svg.star(x, y, width * 1.9, width * 0.8, 8, METALS[look.metal].plain, 0.8)
    shapes.stamp_border(surface, lines, area, max(8, round(7 * width)))
    return surface


def _corners(
    surface: pygame.Surface, area: pygame.Rect, side: int
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Save the wood at the four corners of the cloth, to be put back where the cloth is rounded."""
    spots = [(x, y) for x in (area.left, area.right - side) for y in (area.top, area.bottom - side)]
    pieces = []
    for spot in spots:
        piece = pygame.Surface((side, side), pygame.SRCALPHA)
        piece.blit(surface, (-spot[0], -spot[1]))
        pieces.append((piece, spot))
    return pieces


def _sink(surface: pygame.Surface, area: pygame.Rect, rim: int) -> None:
    """Let the rim throw its shadow on the cloth: soft, and longer at the top and the left."""
    long, short = max(6, round(rim * 1.3)), max(4, round(rim * 0.7))
    surface.blit(textures.fade((area.width, long), NIGHT, 150, 0), area)
    surface.blit(textures.fade((long, area.height), NIGHT, 120, 0, across=True), area)
    surface.blit(textures.fade((area.width, short), NIGHT, 0, 80), (area.x, area.bottom - short))
    surface.blit(textures.fade((short, area.height), NIGHT, 0, 80, across=True), (area.right - short, area.y))


def zone(size: tuple[int, int], game: str, *, scale: float = 1.0, mine: bool = True) -> pygame.Surface:
    """Draw the frame of a zone: a darker field of the cloth within a thin double line of metal.

    Args:
        size: in pixels.
        game: the game's id.
        scale: size of text and lines, 1 at 1080 pixels of window height.
        mine: the zone belongs to whoever looks at it and is a little lighter.
    """
    look = palette.of(game)
    lights = METALS[look.metal]
    width, height = size
    line = max(1.0, 1.4 * scale)
    outer = shapes.notched((line, line, width - 2 * line, height - 2 * line), 10 * scale)
    inset = 4.5 * scale
    inner = shapes.notched((inset, inset, width - 2 * inset, height - 2 * inset), 10 * scale)
    ground = svg.mix(look.cloth_deep, NIGHT, 0.35)
    drawing = (
        svg.path(outer, ground, 0.3 if mine else 0.44)
        + svg.line(outer, svg.mix(lights.dark, NIGHT, 0.5), line * 1.8, 0.45)
        + svg.line(outer, lights.plain, line, 0.62 if mine else 0.45)
        + svg.line(inner, lights.plain, max(0.6, line * 0.45), 0.3)
    )
    return shapes.raster(drawing, size)


def label(text: str, size: int, game: str, *, upright: bool = False, icon: str = "") -> pygame.Surface:
    """Draw the plate that names a zone or a pile.

    Args:
        text: the name.
        size: height of the em in pixels.
        game: the game's id.
        upright: the plate stands on its end and reads from below.
        icon: an icon before the name, or "".
    """
    lights = METALS[palette.of(game).metal]
    words = fonts.render("name", size, text, lights.bright)
    picture = icons.draw(icon, round(size * 1.05), lights.bright) if icon else None
    shift = picture.get_width() + round(size * 0.35) if picture else 0
    width, height = words.get_width() + shift + round(size * 1.5), round(size * 1.6)
    line = max(1.0, size / 14)
    outline = shapes.notched((line, line, width - 2 * line, height - 2 * line), size * 0.32)
    ground = svg.linear((0, 0), (0, height), (0, "#3a2318"), (1, "#1c100b"))
    drawing = svg.path(outline, ground, 0.94) + shapes.trim(outline, palette.of(game).metal, line * 0.8)
    plate = shapes.raster(drawing, (width, height))
    left = (width - words.get_width() - shift) // 2
    if picture:
        plate.blit(picture, (left, (height - picture.get_height()) // 2))
    plate.blit(words, (left + shift, (height - words.get_height()) // 2 - 1))
    return pygame.transform.rotate(plate, 90) if upright else plate


def slot(height: int, game: str, icon: str = "") -> pygame.Surface:
    """Draw the place of a pile where no card lies: as large as a face, with a faint icon.

    Args:
        height: of a face in pixels.
        game: the game's id.
        icon: what the place is for, such as "deck", "discard", "grave"; "" for none.
    """
    look = palette.of(game)
    lights = METALS[look.metal]
    size = (plans.width_for(height), height)
    card = plans.body(height)
    unit = card.width / 100
    outline = shapes.rounded(card, 5.2 * unit)
    inset = round(-9 * unit)
    inner = shapes.notched(card.inflate(inset, inset), 5 * unit)
    drawing = (
        svg.path(outline, svg.mix(look.cloth_deep, NIGHT, 0.5), 0.42)
        + svg.line(outline, lights.plain, max(0.8, 0.9 * unit), 0.4)
        + svg.line(inner, lights.plain, max(0.6, 0.5 * unit), 0.25)
    )
    place = shapes.raster(drawing, size)
    if icon:
        faint = icons.draw(icon, round(46 * unit), lights.plain).copy()
        faint.fill((255, 255, 255, 84), special_flags=pygame.BLEND_RGBA_MULT)
        place.blit(faint, faint.get_rect(center=card.center))
    return place
