"""Aragón: two rulers of small kingdoms strive for Military, Political and Economic influence.

Rules, options, table and what a bot thinks of a position.
Other games are never imported here; its cards are data under `cards/aragon`.
"""
