"""Points and pixels: on some screens a point of the window has several pixels of the canvas."""

import pygame


def in_pixels(event: pygame.Event, points: tuple[int, int], pixels: tuple[int, int]) -> pygame.Event:
    """Return an event with its position and its way in pixels of the canvas.

    Args:
        event: as SDL gives it.
        points: the size of the window in points.
        pixels: the size of the canvas.
    """
    if not hasattr(event, "pos") or points == pixels:
        return event
    x, y = pixels[0] / points[0], pixels[1] / points[1]
    facts = dict(event.dict, pos=(round(event.pos[0] * x), round(event.pos[1] * y)))
    if "rel" in facts:
        facts["rel"] = (round(facts["rel"][0] * x), round(facts["rel"][1] * y))
    return pygame.Event(event.type, facts)
