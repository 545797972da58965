"""The theme of menus and forms: complete, scalable, and in the program's own typefaces."""

import warnings
from collections.abc import Iterator
from pathlib import Path

import pygame
import pygame_gui
import pytest
from pygame_gui.core import ObjectID
from pygame_gui.core.utility import set_default_manager

from tabletop.ui.art import theme


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((400, 300))
    yield
    set_default_manager(None)
    pygame.display.quit()


def test_sizes_are_multiplied_and_colours_are_not() -> None:
    plain, double = theme.scaled(1), theme.scaled(2)
    assert int(double["button"]["font"]["size"]) == 2 * int(plain["button"]["font"]["size"])
    assert int(double["button"]["misc"]["border_width"]) == 2 * int(plain["button"]["misc"]["border_width"])
    assert plain["text_box"]["misc"]["padding"] == "14,10"
    assert double["text_box"]["misc"]["padding"] == "28,20"
    assert double["button"]["colours"] == plain["button"]["colours"]


def test_a_line_never_vanishes_when_scaled_down() -> None:
    assert theme.scaled(0.2)["button"]["misc"]["border_width"] == "1"


def test_our_families_are_tied_to_files_that_exist() -> None:
    ours = [
        element["font"] for element in theme.scaled(1).values() if element.get("font", {}).get("regular_path")
    ]
    assert {font["name"] for font in ours} == {"serif", "serif-name", "serif-figure"}
    for font in ours:
        for style in ("regular", "bold", "italic", "bold_italic"):
            assert Path(font[f"{style}_path"]).suffix == ".otf"
            assert Path(font[f"{style}_path"]).is_file()


@pytest.mark.parametrize("scale", [0, -1.0])
def test_a_scale_is_positive(scale: float) -> None:
    with pytest.raises(ValueError, match="positive number"):
        theme.scaled(scale)


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_widget_is_dressed_without_a_complaint(scale: float, language: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        manager = theme.make_manager((400, 300), scale, language)
        kit = pygame_gui.elements
        box, small, large = (
            pygame.Rect(0, 0, round(width * scale), round(height * scale))
            for width, height in ((180, 60), (24, 24), (300, 200))
        )
        kit.UIPanel(box, manager=manager)
        kit.UIPanel(box, manager=manager, object_id=ObjectID(class_id="@parchment"))
        kit.UIButton(box, "Añadir", manager, object_id=ObjectID(class_id="@primary"))
        kit.UIButton(box, "¿Salir?", manager, object_id=ObjectID(class_id="@quiet"))
        kit.UILabel(large, "La Campaña", manager, object_id=ObjectID(class_id="@title"))
        kit.UITextEntryLine(box, manager)
        kit.UIDropDownMenu(["a", "b"], "a", box, manager)
        kit.UIHorizontalSlider(box, 5, (0, 10), manager)
        kit.UICheckBox(small, "Sí", manager)
        kit.UISelectionList(box, ["a", "b"], manager)
        kit.UITextBox("<b>b</b> <i>i</i> <b><i>bi</i></b> <a href='x'>l</a>", large, manager)
        kit.UIProgressBar(box, manager)
        kit.UIWindow(large, manager, window_display_title="Fin")
        manager.update(0.1)


def test_a_primary_button_is_crimson_and_another_is_walnut() -> None:
    manager = theme.make_manager((400, 300), 1, "en")
    kit = pygame_gui.elements
    primary = kit.UIButton(pygame.Rect(5, 5, 180, 60), "", manager, object_id=ObjectID(class_id="@primary"))
    plain = kit.UIButton(pygame.Rect(5, 80, 180, 60), "", manager)
    crimson, walnut = (button.image.get_at((90, 30)) for button in (primary, plain))
    assert crimson.r > 3 * crimson.g
    assert walnut.r < 3 * walnut.g
