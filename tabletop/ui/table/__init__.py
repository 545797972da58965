"""The table on screen: layout, sprites, gestures, animation, curtain, log panel.

It shows views, animates events and turns gestures into answers.
No game is named here.
"""
