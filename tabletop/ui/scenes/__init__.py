"""One module a screen: title, new game, load, settings, result, and what they share.

A scene draws and passes wishes on.
What a table shows lives in `ui.table`, pictures in `ui.art`.
"""
