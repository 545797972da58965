"""El Guerrero: generals who train, set traps and fall upon one another until War comes.

Rules, options, table and what a bot thinks of a position.
Other games are never imported here; its cards are data under `cards/el_guerrero`.
"""
