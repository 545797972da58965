"""Buttons, text entries and sliders of one scene: pygame_gui's elements, with what it lacks.

It lacks a keyboard focus that Tab and arrows move, words for whatever is pointed at, and a way to tell that
nothing has changed. Buttons wear the plates of `art.plates`; entries and sliders the theme.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pygame_gui
from pygame_gui.core.utility import set_default_manager
from pygame_gui.elements import UIHorizontalSlider, UITextEntryLine

from tabletop.ui import focus
from tabletop.ui.art import glow, plates, theme
from tabletop.ui.art.plates import Face
from tabletop.ui.focus import Spot
from tabletop.ui.plate import Act, FacePainter, Plate

if TYPE_CHECKING:
    from tabletop.ui.app import App


# pygame_gui warns when a low element cannot be as round as the theme says, and when two text sizes share a font.
for _harmless in ("Clamping shape_corner_radius", "Trying to pre-load font"):
    warnings.filterwarnings("ignore", _harmless, UserWarning)

_PAUSE = 0.25
_TYPING_PAUSE = 0.1
_DOUBLE_CLICK = 0.4
_THEME_SCALE = 0.94


class Widgets:
    """Hold the elements of one scene at one size, in one language.

    Args:
        app: whose canvas they are for.
        text_scale: how large letters are; the app's own when left out.

    Attributes:
        spots: everything that can have the focus, in Tab's order.
        pointed: index of the spot under the pointer or, while keys are used, with the focus; None if there is none.
    """

    def __init__(self, app: App, text_scale: float | None = None) -> None:
        self._app = app
        self.text_scale = app.text_scale if text_scale is None else text_scale
        self.manager: Any = theme.make_manager(app.size, self.text_scale * _THEME_SCALE, app.text.language)
        # Events tell where the pointer is, in pixels; pygame_gui would ask SDL, which counts in points.
        self._pointer = (-1, -1)
        setattr(self.manager, "_update_mouse_position", self._tell_pointer)  # noqa: B010 - no declared attribute
        self.spots: list[Spot] = []
        self.focused: int | None = None
        self.is_keyed = False
        self.pointed: int | None = None
        self.cut: list[str] = []
        self._changes: dict[int, Callable[[Any], object]] = {}
        self._since = 0.0
        self._is_due = True
        self._seen: list[tuple[Any, ...]] = []
        self._ring_seen: pygame.Rect | None = None
        self._clicked: tuple[Any, float] = (None, 0.0)
        self._clock = 0.0
        self._was_typing = False

    # -- making

    def button(
        self, rect: pygame.Rect, face: Face, act: Act, *, about: str = "", is_enabled: bool = True
    ) -> Plate:
        """Add a button.

        Args:
            rect: where it lies.
            face: what is on it.
            act: what it does.
            about: a sentence that is told while it is pointed at.
            is_enabled: whether it can be pressed; a disabled one still tells about itself.
        """
        if face.words and not plates.fits(face, rect.size):
            self.cut.append(face.words)
        radius = rect.height * 0.2
        return self.painted(rect, lambda state: plates.button(face, rect.size, state), act, face.words,
                            about=about, radius=radius, is_enabled=is_enabled)  # fmt: skip

    def painted(
        self,
        rect: pygame.Rect,
        paint: FacePainter,
        act: Act,
        words: str,
        *,
        about: str = "",
        radius: float = 8.0,
        is_enabled: bool = True,
        is_quick: bool = False,
    ) -> Plate:
        """Add a button with a face of its own, on which some words can be read; arguments as in `button`.

        One that `is_quick` may be clicked again and again, as one that counts up.
        """
        plate = Plate(rect, self.manager, paint, act if is_quick else lambda: self._press(plate, act))
        if not is_enabled:
            plate.disable()  # type: ignore[no-untyped-call]
        self.spots.append(Spot(plate, act, about, radius, words=words))
        return plate

    def renew(self, plate: Plate, paint: FacePainter | None, words: str = "", about: str = "") -> None:
        """Give a button another face and other words, or hide it.

        Args:
            plate: which.
            paint: draws its face; None hides it, and the focus passes it by.
            words: what can be read on it.
            about: a sentence that is told while it is pointed at.
        """
        index = next(i for i, spot in enumerate(self.spots) if spot.element is plate)
        self.spots[index] = replace(self.spots[index], words=words, about=about)
        if paint is None:
            plate.hide()  # type: ignore[no-untyped-call]
        else:
            plate.repaint(paint)
            plate.show()  # type: ignore[no-untyped-call]
        self._is_due = True

    def entry(
        self,
        rect: pygame.Rect,
        words: str,
        changed: Callable[[str], object],
        *,
        limit: int,
        act: Act | None = None,
        about: str = "",
    ) -> UITextEntryLine:
        """Add a line to type in.

        Args:
            rect: where it lies.
            words: what stands in it.
            changed: called with the text after each key.
            limit: the most letters.
            act: what Enter does; it moves on to the next spot when left out.
            about: a sentence that is told while it is pointed at.
        """
        line = UITextEntryLine(rect, self.manager, initial_text=words)
        line.set_text_length_limit(limit)
        self._changes[id(line)] = changed
        self.spots.append(Spot(line, act or (lambda: self.move(forward=True)), about, rect.height * 0.2))
        return line

    def slider(
        self,
        rect: pygame.Rect,
        value: int,
        span: tuple[int, int],
        step: int,
        changed: Callable[[int], object],
        about: str,
    ) -> UIHorizontalSlider:
        """Add a slider for a whole number.

        Args:
            rect: where it lies.
            value: what it shows at first.
            span: the lowest and the highest value.
            step: by how much an arrow key changes it.
            changed: called with each new value.
            about: a sentence that is told while it is pointed at.
        """
        bar = UIHorizontalSlider(rect, value, span, self.manager, click_increment=step)

        def nudge(side: int) -> None:
            bar.set_current_value(min(max(bar.get_current_value() + side * step, span[0]), span[1]))
            changed(int(bar.get_current_value()))

        self._changes[id(bar)] = lambda moved: changed(int(moved))
        self.spots.append(Spot(bar, lambda: None, about, rect.height * 0.2, nudge))
        return bar

    def choice(
        self,
        rect: pygame.Rect,
        options: Sequence[tuple[str, Act, bool, str]],
        size: int,
    ) -> list[Plate]:
        """Add a row of choices of which one is on.

        Args:
            rect: of the whole row.
            options: (words, what choosing it does, whether it is on, what is told about it).
            size: height of the letters in pixels.
        """
        gap = max(2, round(rect.height * 0.1))
        wide = (rect.width - gap * (len(options) - 1)) / len(options)
        made = []
        for index, (words, act, is_on, about) in enumerate(options):
            place = pygame.Rect(round(rect.left + index * (wide + gap)), rect.top, round(wide), rect.height)
            made.append(self.button(place, Face(words, "choice", size=size, is_on=is_on), act, about=about))
        return made

    # -- living

    @property
    def is_typing(self) -> bool:
        """Tell whether letters go to a text entry."""
        return any(
            isinstance(spot.element, UITextEntryLine) and spot.element.is_focused for spot in self.spots
        )

    def handle(self, event: pygame.Event) -> bool:
        """Act on an event; return whether it has been used up."""
        self._is_due = True
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN}:
            self._pointer, self.is_keyed = event.pos, False
        elif event.type in {pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST}:
            self._pointer = (-1, -1)
        if event.type == pygame.KEYDOWN and self._handle_key(event):
            return True
        used = bool(self.manager.process_events(event))
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._follow_click(event.pos)
        if event.type in {pygame_gui.UI_TEXT_ENTRY_CHANGED, pygame_gui.UI_HORIZONTAL_SLIDER_MOVED}:
            changed = self._changes.get(id(event.ui_element))
            if changed is not None:
                changed(event.text if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED else event.value)
                return True
        return used

    def move(self, *, forward: bool) -> None:
        """Give the focus to the next spot in order, or to the one before."""
        shown = self._shown()
        at = shown.index(self.focused) if self.focused in shown else None
        found = focus.step(len(shown), at, forward)
        self._focus(None if found is None else shown[found])

    def focus_on(self, index: int, *, shown: bool = False) -> None:
        """Give the focus to a spot, without showing it unless the keyboard is in use."""
        self._focus(index)
        self.is_keyed = shown

    def inherit(self, before: Widgets) -> None:
        """Take over where pointer and focus were from the widgets that these replace."""
        self._pointer, self._clicked, self._clock = before._pointer, before._clicked, before._clock
        self.focused, self.is_keyed = before.focused, before.is_keyed
        self._was_typing = before.is_typing

    def keep_focus(self) -> None:
        """Give the focus back to the spot at its old place in the order, once all widgets are there."""
        if self.focused is not None and self.focused >= len(self.spots):
            self.focused = None
        if self.focused is not None and (self.is_keyed or self._was_typing):
            keyed = self.is_keyed
            self._focus(self.focused)
            self.is_keyed = keyed

    def spot_at(self, pos: tuple[int, int]) -> int | None:
        """Return the index of the spot under a point; None if there is none."""
        found = (index for index in self._shown() if self.spots[index].element.rect.collidepoint(pos))
        return max(found, default=None)

    @property
    def about(self) -> str:
        """Return what is told about the spot that is pointed at."""
        return self.spots[self.pointed].about if self.pointed is not None else ""

    def update(self, dt: float) -> None:
        """Let time pass, in seconds; pygame_gui is only woken when there is something to do."""
        self._since += dt
        self._clock += dt
        if not self._is_due and self._since < (_TYPING_PAUSE if self.is_typing else _PAUSE):
            return
        self.manager.update(self._since)
        self._since, self._is_due = 0.0, False
        self.pointed = self.focused if self.is_keyed else self._under_pointer()

    def changed(self) -> list[pygame.Rect]:
        """Return where something looks different from when this was asked last."""
        seen = [
            (sprite.image, sprite.rect.copy(), sprite.visible)
            for sprite in self.manager.get_sprite_group().sprites()
            if sprite.image is not None and sprite.rect.width
        ]
        ring = self._ring_rect()
        if seen == self._seen and ring == self._ring_seen:
            return []
        before, now = self._seen, seen
        dirty = [rect for image, rect, visible in now if (image, rect, visible) not in before]
        dirty += [rect for image, rect, visible in before if (image, rect, visible) not in now]
        dirty += [rect for rect in (ring, self._ring_seen) if rect is not None and ring != self._ring_seen]
        self._seen, self._ring_seen = seen, ring
        return dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all the elements, and the ring around the focus."""
        self.manager.draw_ui(surface)
        spot = self._ringed()
        if spot is not None:
            rect = spot.element.rect
            ring = glow.ring(rect.size, "focus", radius=spot.radius, shine=self._shine)
            surface.blit(ring, ring.get_rect(center=rect.center))

    def close(self) -> None:
        """Forget the elements; pygame_gui would keep its first manager for ever."""
        self.manager.clear_and_reset()
        set_default_manager(None)
        pygame.key.set_repeat(0)

    # -- inside

    @property
    def _shine(self) -> int:
        return max(6, round(9 * self._app.scale))

    def _ringed(self) -> Spot | None:
        if self.focused is None or not self.is_keyed or self.focused >= len(self.spots):
            return None
        spot = self.spots[self.focused]
        return spot if spot.element.visible else None

    def _ring_rect(self) -> pygame.Rect | None:
        spot = self._ringed()
        return None if spot is None else spot.element.rect.inflate(2 * self._shine, 2 * self._shine)

    def _shown(self) -> list[int]:
        """List the spots that are not hidden."""
        return [index for index, spot in enumerate(self.spots) if spot.element.visible]

    def _towards(self, direction: tuple[int, int]) -> int | None:
        """Find the nearest spot in a direction from the one with the focus."""
        shown = self._shown()
        at = shown.index(self.focused) if self.focused in shown else None
        found = focus.towards([self.spots[index].element.rect for index in shown], at, direction)
        return None if found is None else shown[found]

    def _tell_pointer(self) -> None:
        self.manager.mouse_position = self._pointer

    def _under_pointer(self) -> int | None:
        return self.spot_at(self._pointer)

    def _follow_click(self, pos: tuple[int, int]) -> None:
        index = self.spot_at(pos)
        self.focused = index
        if index is None or not isinstance(self.spots[index].element, UITextEntryLine):
            self.manager.set_focus_set(None)

    def _handle_key(self, event: pygame.Event) -> bool:
        spot = (
            self.spots[self.focused] if self.focused is not None and self.focused < len(self.spots) else None
        )
        if event.key == pygame.K_TAB:
            self.move(forward=not event.mod & pygame.KMOD_SHIFT)
        elif event.key in focus.ARROWS:
            dx, dy = focus.ARROWS[event.key]
            if dx and self.is_typing:
                return False
            if dx and spot is not None and spot.nudge is not None and self.is_keyed:
                spot.nudge(dx)
            else:
                self._focus(self._towards((dx, dy)))
        elif event.key in {pygame.K_RETURN, pygame.K_KP_ENTER} or (
            event.key == pygame.K_SPACE and not self.is_typing
        ):
            if spot is None or (not self.is_keyed and not self.is_typing):
                return False
            self.is_keyed = True
            if spot.element.is_enabled:
                spot.act()
        else:
            return False
        return True

    def _focus(self, index: int | None) -> None:
        self.focused, self.is_keyed = index, True
        element = self.spots[index].element if index is not None else None
        if isinstance(element, UITextEntryLine):
            self.manager.set_focus_set(element.get_focus_set())
        else:
            self.manager.set_focus_set(None)
        self._is_due = True

    def _press(self, plate: Plate, act: Act) -> None:
        # The second click of a double click was meant for what was there before.
        last, when = self._clicked
        if last is plate and self._clock - when < _DOUBLE_CLICK:
            return
        self._clicked = (plate, self._clock)
        act()
