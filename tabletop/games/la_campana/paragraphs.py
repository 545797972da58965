"""Which paragraph of the rules of La Campaña tells of what does not bear its name."""

from collections.abc import Mapping

PARAGRAPHS: Mapping[str, str] = {
    # phases and steps of the turn
    "act": "turn",
    "step-1": "draw",
    "step-2": "attack",
    "step-3": "sabotage",
    "step-4": "trade",
    "step-5": "build",
    "action-recruit": "recruit",
    # kinds of cards
    "warrior": "recruit",
    "weapon": "weapons",
    "power": "powers",
    "thief": "sabotage",
    "spy": "sabotage",
    "gold": "trade",
    # zones
    "deck": "draw",
    "field": "recruit",
    "castle": "build",
    "discard": "fallen",
    "graveyard": "fallen",
    # questions
    "prompt-buy": "trade",
    "prompt-barter": "trade",
    "prompt-discard-before-trade": "trade",
    "prompt-spoils": "out",
    "prompt-make-room": "out",
}
"""The paragraph for each topic of `controller.rulebook` that has none of its own name."""
