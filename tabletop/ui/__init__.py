"""The window: scenes, the table, and the art that draws them; the only room that knows pygame.

It is built on requests, events, views and a game's controller.
No game is named here and no rule is decided here.
"""
