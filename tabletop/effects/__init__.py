"""Card words that several games share: abilities, conditions, filters, targets, verbs.

Each word is one class: its JSON shape and what it does.
What only one game says lives in that game; no wording lives here.
"""
