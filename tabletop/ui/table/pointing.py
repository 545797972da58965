"""From pygame's events to gestures: the mouse, the wheel, the keyboard, and what becomes of a window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.controller.gestures import Key
from tabletop.controller.tables import Thing
from tabletop.engine import Option
from tabletop.ui import play
from tabletop.ui.art.faces import snap
from tabletop.ui.table import arrows, entry, lookup, telling
from tabletop.ui.table.layers import Mover
from tabletop.ui.table.picker import FOLD

if TYPE_CHECKING:
    from tabletop.ui.scenes.table import TableScene

_KEYS: Mapping[int, Key] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
}
_WHEEL = 3
"""Lines that one notch of the wheel scrolls."""
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
_ALONG = pygame.KMOD_CTRL | pygame.KMOD_SHIFT
"""Keys that let what is clicked go along with what is selected."""


def handle(scene: TableScene, event: pygame.Event) -> bool:
    """Act on an event; return whether it has been used up."""
    match event.type:
        case pygame.MOUSEBUTTONDOWN if event.button <= 3:
            _press(scene, event.pos, event.button)
        case pygame.MOUSEBUTTONUP if event.button <= 3:
            _release(scene, event.pos, event.button)
        case pygame.MOUSEMOTION:
            _motion(scene, event.pos)
        case pygame.MOUSEWHEEL:
            _wheel(scene, event.y)
        case pygame.KEYDOWN:
            return _key(scene, event)
        case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
            lost = scene.gestures.let_go()
            scene.pressed_tool = None
            scene.obey(lost)
        case pygame.WINDOWLEAVE:
            if scene.gestures.drag is None:
                scene.pointer = (-1, -1)
                scene.gestures.hover(None)
        case _:
            return False
    return True


def _tool_at(scene: TableScene, pos: tuple[int, int]) -> Option | str | None:
    """Return the button, tool or entry under a point."""
    if scene.menu is not None:
        entry = scene.menu.option_at(pos)
        if entry is not None:
            return entry
    if scene.picker is not None and (tool := scene.picker.tool_at(pos)) is not None:
        return tool
    press = scene.show.panel.button_at(pos)
    if press is not None:
        return press.name
    return scene.show.prompt.tool_at(pos) or None


def _over(scene: TableScene, pos: tuple[int, int]) -> Thing | None:
    """Return what on the table lies under a point; nothing beyond the window's edge."""
    width, height = scene.show.metrics.size
    if not (0 <= pos[0] < width and 0 <= pos[1] < height):
        return None
    if scene.anyone.covers(pos):
        return None
    if scene.picker is not None and scene.picker.covers(pos):
        return scene.picker.thing_at(pos)
    return scene.show.thing_at(pos, () if scene.gestures.drag is None else _on_the_way(scene))


def _press(scene: TableScene, pos: tuple[int, int], button: int) -> None:
    scene.pointer = pos
    scene.show.effects.hush()
    if scene.browser is not None:
        return
    if scene.director.is_busy:
        scene.skip()
        if not scene.show.own_move:
            return
        scene.renew()
    if button != 1:
        scene.obey(scene.gestures.press(None, pos, button))
        scene.wants_closeup = scene.gestures.drag is None
        return
    scene.pressed_tool = _tool_at(scene, pos)
    if scene.pressed_tool == entry.SLIDER:
        entry.slide(scene, pos[0])
    if scene.order is not None and scene.pressed_tool is None and scene.order.press(pos):
        return
    if scene.picker is not None and scene.pressed_tool is None and scene.picker.covers(pos):
        scene.picker.pressed = scene.picker.thing_at(pos)
        return
    if scene.pressed_tool is None and _link_at(scene, pos) is None:
        scene.obey(scene.gestures.press(_over(scene, pos), pos))


def _release(scene: TableScene, pos: tuple[int, int], button: int) -> None:
    scene.pointer = pos
    if scene.browser is not None:
        scene.close_browser()
        return
    now = round(scene.now)
    if button != 1:
        if scene.wants_closeup:
            entry = scene.picker.entry(_over(scene, pos)) if scene.picker is not None else None
            link = _link_at(scene, pos) if entry is None else entry.slug
            scene.open_browser(_over(scene, pos)) if link is None else scene.open_face(link)
        return
    if scene.order is not None:
        scene.order.release()
    tool, scene.pressed_tool = scene.pressed_tool, None
    if tool is not None:
        if tool == _tool_at(scene, pos):
            _use(scene, tool, pos, now)
        return
    if scene.picker is not None and (held := scene.picker.pressed) is not None:
        scene.picker.pressed = None
        if held == _over(scene, pos):
            scene.obey(scene.gestures.click(held, now, pos))
        return
    link = _link_at(scene, pos)
    if link is not None and scene.gestures.drag is None:
        scene.open_face(link)
        return
    thing = _over(scene, pos)
    gestures = scene.gestures
    is_click = gestures.drag is None and gestures.selected is None
    outcome = gestures.release(thing, pos, now, along=bool(pygame.key.get_mods() & _ALONG))
    scene.obey(outcome)
    gestures.motion(pos, _over(scene, pos))  # what lies under the pointer now that nothing is held
    if is_click and outcome is None and _is_idle_pile(scene, thing):
        scene.open_browser(thing)


def _is_idle_pile(scene: TableScene, thing: Thing | None) -> bool:
    """Tell whether a click on a thing does nothing but look at it: a pile that cannot be acted on."""
    table = scene.show.arrangement
    if not isinstance(thing, tuple) or table is None or thing not in table.zones:
        return False
    is_looked_at = table.zones[thing].is_pile or table.zones[thing].style == "laws"
    return is_looked_at and thing not in scene.gestures.affordances.touchable


def _use(scene: TableScene, tool: Option | str, pos: tuple[int, int], now: int) -> None:
    """Press a button."""
    gestures = scene.gestures
    number = gestures.affordances.number
    if isinstance(tool, Option):
        scene.obey(gestures.pick(tool, now, pos))
    elif tool == "confirm":
        scene.obey(gestures.confirm(now, pos))
    elif tool == "undo":
        scene.undo()
    elif tool == "rest":
        scene.rest()
    elif tool == FOLD and scene.picker is not None:
        scene.picker.fold()
        scene.refresh()
    elif tool == "menu":
        play.pause(scene.app, scene.session)
    elif tool == "rules":
        lookup.open_rules(scene)
    elif number is not None and tool in ("less", "more"):
        number.step(1 if tool == "more" else -1)
        scene.refresh()
    elif number is not None and tool in entry.QUICK:
        entry.quick(number, tool)
        scene.refresh()


def _motion(scene: TableScene, pos: tuple[int, int]) -> None:
    scene.pointer = pos
    if scene.browser is not None:
        return
    if scene.pressed_tool == entry.SLIDER:
        entry.slide(scene, pos[0])
        return
    gestures = scene.gestures
    if scene.order is not None and scene.order.carried is not None:
        scene.order.motion(pos)
        return
    gestures.motion(pos, _over(scene, pos))
    drag = gestures.drag
    if drag is not None:
        if isinstance(drag.start, int) and not is_aiming(scene):
            scene.show.board.carry(_on_the_way(scene), pos, snap(scene.show.metrics.px(160)))
        elif scene.show.board.carried:
            scene.show.board.let_go(0.0)
    tool = _tool_at(scene, pos) if drag is None else None
    zoomed = _link_at(scene, pos) if drag is None else None
    step = scene.show.panel.step_at(pos)
    if (tool, zoomed, step) != (scene.hovered_tool, scene.zoomed, scene.hovered_step):
        scene.hovered_tool, scene.zoomed, scene.hovered_step = tool, zoomed, step
        scene.refresh()


def _link_at(scene: TableScene, pos: tuple[int, int]) -> str | None:
    return scene.show.panel.link_at(pos)


def _wheel(scene: TableScene, notches: int) -> None:
    show, m = scene.show, scene.show.metrics
    number = scene.gestures.affordances.number
    if scene.browser is not None:
        scene.browser.scroll(-notches * _WHEEL * m.text * 2)
    elif show.panel.places.log.collidepoint(scene.pointer):
        if show.log.scroll(notches * _WHEEL * m.text, show.panel.places.log.height):
            scene.refresh()
    elif number is not None:
        number.step(notches)
        scene.refresh()


def _key(scene: TableScene, event: pygame.Event) -> bool:
    now = round(scene.now)
    if scene.browser is not None:
        scene.close_browser()
        return True
    if event.key == pygame.K_z and event.mod & _COMMAND:
        scene.undo()
        return True
    if event.key == pygame.K_SPACE and event.mod & pygame.KMOD_SHIFT and scene.session.may_rest:
        scene.rest()
        return True
    if event.key == pygame.K_TAB:
        key: Key | None = "previous" if event.mod & pygame.KMOD_SHIFT else "next"
    else:
        key = _KEYS.get(event.key)
    if key is None:
        return entry.type_digit(scene, event)
    scene.show.effects.hush()
    if scene.director.is_busy:
        scene.skip()
        if key != "escape":
            return True
    if scene.order is not None and key in ("left", "right"):
        scene.order.step(1 if key == "right" else -1)
        return True
    outcome = scene.gestures.key(key, now, along=bool(event.mod & _ALONG))
    if key == "escape" and outcome is None:
        play.pause(scene.app, scene.session)
        return True
    scene.obey(outcome)
    return True


def is_aiming(scene: TableScene) -> bool:
    """Tell whether the drag under way looks for a card, or carries nothing: then an arrow is drawn, and no ghost.

    Cards that lie where it could go as well do not make it look for one of them.
    """
    drag, lit, view = scene.gestures.drag, scene.gestures.lit, scene.show.view
    return drag is not None and any(
        view.place_of(target) not in lit if isinstance(target, int) else options[0].card is None
        for target, options in lit.items()
    )


def drag_arrow(scene: TableScene) -> list[Mover]:
    """Draw arrows from what is dragged to the pointer, or from what is selected to what the pointer is on."""
    gestures, show = scene.gestures, scene.show
    meant: Sequence[Option]
    if gestures.drag is not None and is_aiming(scene):
        end, meant = gestures.drag.pos, gestures.drag.options
    elif gestures.drag is None and gestures.start is not None and (lit := _lit_under(scene)) is not None:
        end, meant = telling.middle_of(show, lit), gestures.options_at(lit)
    else:
        return []
    movers: list[Mover] = []
    for card in _on_the_way(scene, meant):
        spot = show.board.spot_of(card)
        if spot is not None:
            top = (spot.x, spot.y - spot.height * 0.4)
            movers += arrows.arrow(top, end, "target", show.metrics.unit)
    return movers


def _on_the_way(scene: TableScene, meant: Sequence[Option] = ()) -> list[int]:
    """List the cards that a gesture has begun with, the leader first.

    Args:
        meant: what the gesture means as things stand; where that takes nobody along, the leader goes alone.
    """
    gestures = scene.gestures
    is_alone = meant and not any(scene.show.controller.takes_along(option) for option in meant)
    things = (gestures.start, *(() if is_alone else gestures.party.members))
    found: list[int] = []
    for thing in things:
        if isinstance(thing, int):
            found.append(thing)
        elif thing is not None:
            found += scene.show.view.zones.get(thing, ())[-1:]  # the top of a pile that was grasped
    return found


def movers(scene: TableScene) -> list[Mover]:
    """List what lies above the table, from the bottom up."""
    show = scene.show
    found = [*show.board.movers(), *show.gliders.movers(), *standing_arrows(scene), *drag_arrow(scene)]
    found += show.effects.movers(show.metrics)
    if scene.order is not None:
        found += scene.order.movers()
    if scene.picker is not None:
        found += scene.picker.movers(scene.gestures.hovered, show.board.glows, scene.hovered_tool)
    if scene.menu is not None:
        found += scene.menu.movers(lit_entry(scene))
    found += scene.tip.movers()
    if scene.browser is not None:
        found += scene.browser.movers()
    return found


def standing_arrows(scene: TableScene) -> list[Mover]:
    """Draw what goes from where to where while somebody is asked: all may see that."""
    show, request = scene.show, scene.session.match.request
    if request is None or scene.director.is_busy:
        return []
    movers: list[Mover] = []
    for start, end in show.controller.arrows(show.view, request.seat, request.args):
        line = [telling.middle_of(show, thing) for thing in (start, end)]
        movers += arrows.arrow(line[0], line[1], "target", show.metrics.unit)
    return movers


def _lit_under(scene: TableScene) -> Thing | None:
    thing = scene.gestures.hovered
    focus = scene.gestures.focus
    if focus is not None and focus != "confirm" and not isinstance(focus, Option):
        thing = focus
    return thing if thing is not None and thing in scene.gestures.lit else None


def lit_entry(scene: TableScene) -> Option | None:
    """Return the entry of the little menu that shines: under the focus, else under the pointer."""
    focus = scene.gestures.focus
    if isinstance(focus, Option):
        return focus
    return scene.hovered_tool if isinstance(scene.hovered_tool, Option) else None


def focus_spot(scene: TableScene) -> tuple[int, int] | None:
    """Return the middle of what the keyboard's focus rests on, or None."""
    focus = scene.gestures.focus
    if focus is None:
        return None
    for item, box in _items(scene):
        if item == focus:
            return box.center
    return None


def lay_out(scene: TableScene) -> None:
    """Tell the gestures what is on the screen and where, in reading order."""
    scene.gestures.lay_out([(item, tuple(box)) for item, box in _items(scene)])  # type: ignore[misc]


def _items(scene: TableScene) -> list[tuple[Thing | Option | str, pygame.Rect]]:
    show, table = scene.show, scene.show.arrangement
    if table is None:
        return []
    items: list[tuple[Thing | Option | str, pygame.Rect]] = []
    if scene.menu is not None:
        items += [(one.option, box) for one, box in zip(scene.menu.choices, scene.menu.places, strict=True)]
    items += [(card, table.cards[card].rect) for card in table.held]
    cards = [
        (card, spot.rect)
        for card, spot in table.cards.items()
        if card not in table.buried and card not in table.held
    ]
    items += sorted(cards, key=lambda one: (one[1].centery, one[1].centerx))
    items += [(place, zone.rect) for place, zone in table.zones.items() if place != table.own]
    items += [(("player", seat), area.plate) for seat, area in table.seats.items()]
    if "confirm" in show.prompt.tools:
        items.append(("confirm", show.prompt.tools["confirm"]))
    items += [(press.name, box) for press, box in show.panel.places.buttons if isinstance(press.name, Option)]
    if scene.picker is not None:
        covers = scene.picker.covers
        items = [(item, box) for item, box in items if not covers(box.center)]
        items += scene.picker.items()
    return items
