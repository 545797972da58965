"""Espada Negra: sealed bids, open attacks and espionage around cards of victory.

Rules, options, table and what a bot thinks of a position.
Other games are never imported here; its cards are data under `cards/espada_negra`.
"""
