"""The words on the cards of Aragón: what a card can say, a class a word with its JSON shape and what it does.

`targets` says whom, `triggers` when, `conditions` if, `statements` what is always so; verbs are told apart by what
they touch. What the turn itself does lives a room above; wording lives in `text`.
"""
