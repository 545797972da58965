"""What several games share: printed cards, a sentence carried out step by step, effects that wait for their turn,
what cards say of hands and of what is always true, what squires answer alike.

The words themselves, each a class with its JSON shape and what it does, live in the games; no wording lives here.
"""
