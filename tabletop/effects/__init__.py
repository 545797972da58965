"""What several games share: printed cards, a sentence carried out step by step, effects that wait for their turn.

The words themselves, each a class with its JSON shape and what it does, live in the games; no wording lives here.
"""
