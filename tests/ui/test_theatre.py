"""The paper theatre: every word of a recipe has its drawing, every picture is its own, and the same each time."""

import hashlib
import json
import threading
from collections.abc import Iterator
from io import BytesIO
from typing import Any, get_args

import pygame
import pytest
from pydantic import ValidationError

from tabletop import resources
from tabletop.cards import pictures
from tabletop.cards.loader import load_cards
from tabletop.cards.pictures import Picture, Prop
from tabletop.games.la_campana.effects import WORDS
from tabletop.ui.art import air, figures, heraldry, papers, props, scenes, svg, theatre
from tabletop.ui.art.figures.armour import GARMENTS
from tabletop.ui.art.figures.folk import FOLK
from tabletop.ui.art.sheets import Box, Sheet

SMALL = (60, 50)
TONES = papers.tones("azure", "day")
PEOPLE = {"at": [240, 400], "size": 1.2}


def recipe(**words: Any) -> Picture:
    """Read a recipe as a card file states it."""
    return Picture.model_validate({"scene": "meadow", **words})


def pixels(picture: Picture, size: tuple[int, int] = SMALL) -> bytes:
    """Paint a picture and give its bytes."""
    return pygame.image.tobytes(theatre.paint(picture, size), "RGB")


def person(**words: Any) -> Picture:
    """Read a recipe of one person on a meadow."""
    return recipe(figures=[{**PEOPLE, **words}])


@pytest.mark.parametrize(
    ("vocabulary", "drawings"),
    [
        (pictures.SceneName, scenes.SCENES),
        (pictures.PropName, props.THINGS),
        (pictures.GarmentName, GARMENTS),
        (pictures.HeadwearName, figures.HEADWEAR),
        (pictures.Charge, heraldry.CHARGES),
        (pictures.Paper, papers.PAPERS),
        (pictures.Skin, papers.SKINS),
        (pictures.Folk, FOLK),
        (pictures.AirName, air.AIR),
        (pictures.LightName, air.LIGHTS),
    ],
)
def test_every_word_has_a_drawing_and_every_drawing_a_word(
    vocabulary: Any, drawings: dict[str, object]
) -> None:
    assert set(get_args(vocabulary)) == set(drawings)


def _words(told: Any) -> Iterator[str]:
    """Give all words that stand in a file."""
    if isinstance(told, str):
        yield told
    for part in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from _words(part)


def test_every_scene_prop_dress_and_charge_is_on_some_card_or_box() -> None:
    said = set[str]()
    for path in resources.cards().rglob("*.json"):
        said.update(_words(json.loads(path.read_text(encoding="utf-8"))))
    on_scenes = {"market-stall", "palisade"}  # they stand in the distance of scenes
    for vocabulary in (
        pictures.SceneName, pictures.PropName, pictures.GarmentName, pictures.HeadwearName, pictures.Charge,
    ):  # fmt: skip
        assert set(get_args(vocabulary)) <= said | on_scenes


def test_every_palette_has_tones_of_its_own_at_every_hour() -> None:
    pairs = [
        (palette, time) for palette in get_args(pictures.PaletteName) for time in get_args(pictures.Time)
    ]
    assert len({papers.tones(palette, time) for palette, time in pairs}) == len(pairs)


def test_no_two_scenes_look_the_same() -> None:
    assert len({pixels(recipe(scene=name)) for name in scenes.SCENES}) == len(scenes.SCENES)


@pytest.mark.parametrize("name", get_args(pictures.PropName))
def test_a_prop_shows_on_the_stage_and_in_a_hand(name: str) -> None:
    assert pixels(recipe(props=[{"prop": name, "at": [240, 260]}])) != pixels(recipe())
    held = {"reach": [84, -150], "hold": {"prop": name}}
    assert pixels(person(right=held)) != pixels(person(right={"reach": [84, -150]}))


@pytest.mark.parametrize("name", get_args(pictures.GarmentName))
def test_a_garment_shows(name: str) -> None:
    assert pixels(person(dress=[{"wear": name, "colour": "crimson"}])) != pixels(person())


@pytest.mark.parametrize("name", get_args(pictures.HeadwearName))
def test_headwear_shows(name: str) -> None:
    assert pixels(person(head={"wear": name})) != pixels(person())


@pytest.mark.parametrize("name", sorted(pictures.PLUMED))
def test_a_plume_shows(name: str) -> None:
    assert pixels(person(head={"wear": name, "plume": "scarlet"})) != pixels(person(head={"wear": name}))


@pytest.mark.parametrize(
    ("field", "vocabulary"),
    [
        ("hair", pictures.Hair),
        ("beard", pictures.Beard),
        ("age", pictures.Age),
        ("skin", pictures.Skin),
        ("folk", pictures.Folk),
        ("mood", pictures.Mood),
    ],
)
def test_no_two_faces_look_the_same(field: str, vocabulary: Any) -> None:
    faces = {pixels(person(face={field: word}), (240, 200)) for word in get_args(vocabulary)}
    assert len(faces) == len(get_args(vocabulary))


@pytest.mark.parametrize("folk", get_args(pictures.Folk))
def test_whoever_sleeps_looks_asleep(folk: str) -> None:
    awake, asleep = (
        pixels(person(face={"folk": folk, "mood": mood}), (240, 200)) for mood in ("calm", "asleep")
    )
    assert awake != asleep


@pytest.mark.parametrize("name", get_args(pictures.Charge))
def test_a_charge_shows_on_every_field(name: str) -> None:
    for prop in sorted(pictures.CHARGED & set(get_args(pictures.PropName))):
        plain = {"prop": prop, "at": [240, 300], "size": 1.5}
        assert pixels(recipe(props=[{**plain, "charge": name}])) != pixels(recipe(props=[plain])), prop
    for wear in sorted(pictures.CHARGED & set(get_args(pictures.GarmentName))):
        assert pixels(person(dress=[{"wear": wear, "charge": name}])) != pixels(
            person(dress=[{"wear": wear}])
        ), wear


@pytest.mark.parametrize("name", sorted(pictures.COUNTED))
def test_a_greater_count_shows(name: str) -> None:
    one, more = ({"prop": name, "at": [240, 300], "count": count} for count in (1, 5))
    assert pixels(recipe(props=[one])) != pixels(recipe(props=[more]))


@pytest.mark.parametrize("name", get_args(pictures.LightName))
def test_a_light_shows_and_figures_may_stand_before_it(name: str) -> None:
    lamp = {"light": name, "at": [240, 160], "size": 100}
    lit = [recipe(figures=[PEOPLE], lights=lights) for lights in ([], [lamp], [{**lamp, "behind": True}])]
    assert len({pixels(picture) for picture in lit}) == 3


@pytest.mark.parametrize("name", get_args(pictures.AirName))
def test_what_floats_in_the_air_shows(name: str) -> None:
    assert pixels(recipe(air=[name]), (240, 200)) != pixels(recipe(), (240, 200))


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ({"scene": "moon-base"}, "scene"),
        ({"palette": "beige"}, "palette"),
        ({"props": [{"prop": "teapot"}]}, "prop"),
        ({"props": [{"prop": "chest", "colour": "#ff0000"}]}, "colour"),
        ({"props": [{"prop": "chest", "count": 3}]}, "count"),
        ({"props": [{"prop": "chest", "charge": "sun"}]}, "charge"),
        ({"props": [{"prop": "coin", "size": 0}]}, "size"),
        ({"figures": [{"dress": [{"wear": "pyjamas"}]}]}, "wear"),
        ({"figures": [{"dress": [{"wear": "belt", "charge": "sun"}]}]}, "charge"),
        ({"figures": [{"head": {"wear": "crown", "plume": "white"}}]}, "plume"),
        ({"air": ["confetti"]}, "air"),
        ({"musik": "loud"}, "musik"),
    ],
)
def test_what_cannot_be_drawn_is_refused_by_name(words: dict[str, Any], field: str) -> None:
    with pytest.raises(ValidationError, match=field):
        recipe(**words)


def test_the_same_recipe_gives_the_same_picture_in_any_thread() -> None:
    picture = recipe(scene="town", time="night", air=["stars", "embers"], figures=[PEOPLE])
    painted: list[bytes] = []
    worker = threading.Thread(target=lambda: painted.append(pixels(picture)))
    worker.start()
    worker.join()
    assert painted == [pixels(picture)]
    assert hash(picture) == hash(picture.model_copy())


def test_a_seed_makes_another_place() -> None:
    assert pixels(recipe(scene="mountains", seed=1)) != pixels(recipe(scene="mountains", seed=2))


@pytest.mark.parametrize("size", [(480, 400), (120, 100), (97, 211), (300, 60), (1, 1)])
def test_a_picture_fills_any_size_and_needs_no_alpha(size: tuple[int, int]) -> None:
    surface = theatre.paint(recipe(figures=[PEOPLE]), size)
    assert surface.get_size() == size
    assert not surface.get_flags() & pygame.SRCALPHA
    assert surface.get_bitsize() == 32


@pytest.mark.parametrize("size", [(0, 100), (100, -1)])
def test_a_size_without_pixels_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match=str(size[0])):
        theatre.paint(recipe(), size)


def _covered(content: str) -> pygame.Rect:
    """Raster a drawing far beyond the stage, four times smaller, and say where there is paper, in stage units."""
    left, top, side = -800, -800, 2000
    whole = pygame.image.load_sized_svg(
        BytesIO(svg.document(content, (left, top, side, side))), (side // 4, side // 4)
    )
    marked = whole.get_bounding_rect()
    return pygame.Rect(left + marked.x * 4, top + marked.y * 4, marked.width * 4, marked.height * 4)


def _keeps_within(sheet: Sheet, box: Box) -> bool:
    allowed = pygame.Rect(box).inflate(12, 12)
    return allowed.contains(_covered(sheet.content))


@pytest.mark.parametrize("name", get_args(pictures.PropName))
def test_a_prop_keeps_within_its_reach(name: str) -> None:
    for count in (1, 9, 60) if name in pictures.COUNTED else (1,):
        prop = Prop.model_validate({"prop": name, "at": [240, 300], "count": count})
        assert all(_keeps_within(sheet, sheet.box) for sheet in props.sheets(prop, TONES))


def _person_keeps_within(**words: Any) -> bool:
    figure = person(build="broad", face={"hair": "long", "beard": "long"}, **words).figures[0]
    return all(_keeps_within(sheet, sheet.box) for sheet in figures.sheets(figure, TONES))


@pytest.mark.parametrize("flip", [False, True])
def test_a_person_keeps_within_the_boxes_of_its_sheets(flip: bool) -> None:
    for garment in get_args(pictures.GarmentName):
        assert _person_keeps_within(flip=flip, dress=[{"wear": garment}]), garment
    for hat in get_args(pictures.HeadwearName):
        plume = {"plume": "white"} if hat in pictures.PLUMED else {}
        assert _person_keeps_within(flip=flip, head={"wear": hat, **plume}), hat
    for name in ("banner", "great-sword", "kite-shield", "globe"):
        held = {"reach": [-100, -120], "hold": {"prop": name, "at": [0, 10], "turn": 30, "size": 1.3}}
        assert _person_keeps_within(flip=flip, left=held, right={"reach": [70, -280]}), name


def test_no_two_cards_of_la_campana_show_the_same_picture() -> None:
    cards = load_cards(resources.cards() / "la_campana" / "cards.json", WORDS)
    seen = {hashlib.sha256(pixels(card.picture, (120, 100))).digest() for card in cards}
    assert len(seen) == len(cards) == 60
