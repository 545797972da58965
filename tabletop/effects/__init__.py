"""What several games share of carrying cards out: a sentence step by step, and effects that wait for their turn.

The words themselves, each a class with its JSON shape and what it does, live in the games; no wording lives here.
"""
