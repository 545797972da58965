"""La Campaña: battles of mages, knights and archers, and a castle to be built first.

Rules, options, table and what a bot thinks of a position.
Other games are never imported here; its cards are data under `cards/la_campana`.
"""
