"""What lies on the table beside the cards: cloth, zones, places, glows, tokens and icons."""

import pygame
import pytest

from tabletop import resources
from tabletop.ui.art import cloth, faces, glow, icons, palette, shapes, textures, tokens

GAME = "la_campana"


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_the_table_fills_the_window_and_is_the_same_each_time() -> None:
    one, other = (cloth.table((320, 200), GAME, rim=12) for _ in range(2))
    assert one.get_size() == (320, 200)
    assert bytes_of(one) == bytes_of(other)


def test_the_cloth_lies_within_a_wooden_rim() -> None:
    surface = cloth.table((400, 300), GAME, rim=20)
    wood, felt = surface.get_at((8, 150)), surface.get_at((200, 150))
    assert wood.r > wood.g > wood.b
    assert felt.g > felt.r


def test_the_cloth_may_leave_room_beside_it() -> None:
    surface = cloth.table((400, 300), GAME, rim=10, cloth=pygame.Rect(10, 10, 200, 280))
    wood = surface.get_at((300, 150))
    assert wood.r > wood.g


def test_a_zone_is_seen_through_and_lined() -> None:
    zone = cloth.zone((300, 150), GAME)
    assert zone.get_size() == (300, 150)
    assert 0 < zone.get_at((150, 75)).a < 200
    assert zone.get_at((0, 0)).a < 40
    assert max(zone.get_at((150, y)).a for y in range(5)) > zone.get_at((150, 75)).a


@pytest.mark.parametrize("icon", ["", "castle"])
def test_a_label_has_room_for_its_words_and_may_stand_upright(icon: str) -> None:
    flat, upright = (
        cloth.label("Castillo", 16, GAME, icon=icon),
        cloth.label("Castillo", 16, GAME, icon=icon, upright=True),
    )
    assert upright.get_size() == flat.get_size()[::-1]
    assert flat.get_width() > cloth.label("Oro", 16, GAME, icon=icon).get_width()


@pytest.mark.parametrize("height", [96, 168, 352])
def test_a_place_is_as_large_as_a_face(height: int) -> None:
    assert cloth.slot(height, GAME, "grave").get_size() == (faces.width_for(height), height)


@pytest.mark.parametrize("kind", sorted(palette.GLOWS))
def test_a_ring_surrounds_a_card_and_leaves_it_open(kind: str) -> None:
    height = 168
    ring, shine = glow.around_face(height, kind), glow.reach(height)
    card = faces.body(height)
    assert ring.get_size() == (card.width + 2 * shine, card.height + 2 * shine)
    assert ring.get_at(ring.get_rect().center).a == 0
    assert ring.get_at((shine // 2 + 1, ring.get_height() // 2)).a > 0


def test_rings_differ_in_pattern_and_not_only_in_colour() -> None:
    covered = set()
    for kind in palette.GLOWS:
        mask = pygame.mask.from_surface(glow.ring((200, 120), kind, radius=8, shine=18), threshold=235)
        covered.add(mask.count())
    assert len(covered) == len(palette.GLOWS)


def test_an_unknown_glow_is_named() -> None:
    with pytest.raises(ValueError, match="no glow is called 'sparkle'"):
        glow.around_face(96, "sparkle")


@pytest.mark.parametrize("size", [20, 44, 90])
def test_tokens_are_square_and_unlike_each_other(size: int) -> None:
    drawn = [
        tokens.damage("3", size),
        tokens.bonus("3", size),
        tokens.shield("3", size),
        tokens.coin("3", size),
        tokens.strength("3", size),
        tokens.marker("crown", "gold", size),
        *(tokens.medallion("", "3", "3", tone, size) for tone in palette.TONES),
    ]
    assert {token.get_size() for token in drawn} == {(size, size)}
    outlines = {bytes_of(pygame.mask.from_surface(token).to_surface()) for token in drawn}
    assert len(outlines) >= len(drawn) - 4  # coin and gold, shield and red share a shape; they differ within
    assert len({bytes_of(token) for token in drawn}) == len(drawn)


def test_each_tone_has_its_own_outline() -> None:
    masks = [pygame.mask.from_surface(tokens.medallion("", "3", "3", tone, 80)) for tone in palette.TONES]
    assert len({mask.count() for mask in masks}) == len(masks)


def test_a_count_grows_with_its_number() -> None:
    one, three = tokens.count("7", 28, "deck"), tokens.count("107", 28, "deck")
    assert one.get_height() == three.get_height() == 28
    assert three.get_width() > one.get_width()


def test_every_icon_is_drawn_and_tinted() -> None:
    names = icons.names()
    assert {
        "sword",
        "potion",
        "arrow",
        "coin",
        "life",
        "castle",
        "grave",
        "undo",
        "sound-off",
        "full-screen",
    } <= names
    for name in names:
        icon = icons.draw(name, 32, "#ff0000")
        assert icon.get_size() == (32, 32)
        opaque = pygame.mask.from_surface(icon, threshold=200)
        assert opaque.count() > 60, name
        assert all(icon.get_at(spot)[1:3] == (0, 0) for spot in opaque.outline(8)), name


def test_icons_stay_within_their_square() -> None:
    for name in icons.names():
        source = (resources.assets() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
        assert 'viewBox="0 0 64 64"' in source
        big = pygame.image.load_sized_svg(resources.assets() / "icons" / f"{name}.svg", (64, 64))
        box = big.get_bounding_rect(min_alpha=100)
        assert 40 <= max(box.size) <= 64, name


def test_every_icon_a_palette_names_is_there() -> None:
    for look in palette.PALETTES.values():
        for livery in (*look.suits.values(), *look.backs.values()):
            assert livery.emblem in icons.names()
            assert livery.metal in palette.METALS


def test_parchment_is_light_enough_for_ink() -> None:
    red, green, blue = pygame.transform.average_color(textures.parchment((200, 120)))[:3]
    assert min(red, green) > 200
    assert blue > 160
    assert red > green > blue


def test_a_panel_and_its_lettering_have_the_size_they_are_given() -> None:
    assert shapes.panel((120, 60), "#241610").get_size() == (120, 60)
    assert (
        shapes.lettering("7", 40, "#ffffff", edge=3).get_height()
        == shapes.lettering("7", 40, "#ffffff", edge=1).get_height() + 4
    )
