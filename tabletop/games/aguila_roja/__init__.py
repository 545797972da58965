"""El mundo de Águila Roja: a trading card game of characters on guard and in action.

The same file names as in every game; its card words are in `words`, a class each.
No other game is known here, nothing is drawn and nothing is worded.
"""
