"""Between a match and whoever plays it: affordances, gestures, the session of one screen.

Works on requests, views and events alone, whatever the game.
No pygame, no drawing, no rule.
"""
