"""A button of pygame_gui that wears a face of our own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core.drawable_shapes import RectDrawableShape
from pygame_gui.elements import UIButton

from tabletop.ui.art.plates import STATES

Act = Callable[[], object]
FacePainter = Callable[[Any], pygame.Surface]
"""(state) -> the face in that state of `plates.State`."""


class _PlateShape(RectDrawableShape):
    """The looks of a plate, each painted when it is first needed."""

    def __init__(self, rect: pygame.Rect, manager: Any, paint: FacePainter) -> None:
        self._paint = paint
        super().__init__(rect, {}, list(STATES), manager)

    def redraw_state(self, state_str: str, add_text: bool = True) -> None:
        state: Any = self.states[state_str]
        # pygame_gui blends with premultiplied alpha.
        state.surface = self._paint(state_str).premul_alpha()
        state.generated = state.has_fresh_surface = True


class Plate(UIButton):
    """A button of pygame_gui whose face is painted by us.

    Args:
        rect: where it lies.
        manager: of the scene.
        paint: (state) -> its face, the size of the rectangle.
        command: what it does.
    """

    def __init__(
        self, rect: pygame.Rect, manager: pygame_gui.UIManager, paint: FacePainter, command: Act
    ) -> None:
        self._paint = paint
        super().__init__(rect, "", manager, object_id="@quiet", command=command)

    def rebuild(self) -> None:
        """Build the shape that pygame_gui asks for its looks."""
        self.drawable_shape = _PlateShape(self.rect, self.ui_manager, self._paint)
        if not self.is_enabled:
            self.drawable_shape.set_active_state("disabled")
        self.on_fresh_drawable_shape_ready()  # type: ignore[no-untyped-call]

    def repaint(self, paint: FacePainter) -> None:
        """Wear another face, in the state in which it is."""
        self._paint = paint
        self.rebuild()
        if self.hovered and self.is_enabled and self.drawable_shape is not None:
            self.drawable_shape.set_active_state("hovered")
