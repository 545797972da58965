"""What no text on a card may have, whatever it says."""

import re

SLIPS = re.compile(
    r"[{}]|  | [,.:]|\.\.|,,|^[^A-ZÁÉÍÓÚÑ]|[^.]$|\. [^A-ZÁÉÍÓÚÑ]"  # shapes of a text
    r"|\b[Dd]e el [a-z]|\b[Aa] el\b|\b[Aa] a\b|\by h?i[^ae]|\bo h?o"  # Spanish sounds that run together
    r"|\ba (event|official|innkeeper|assassin|inquisitor|adventurer|artisan|other|unwounded)"
)
"""Braces, gaps, stops amiss, and sounds that should have been drawn together."""
