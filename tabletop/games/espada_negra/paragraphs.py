"""Which paragraph of the rules of Espada Negra tells of what does not bear its name."""

from collections.abc import Mapping

PARAGRAPHS: Mapping[str, str] = {
    # what may happen to a card
    "step-en-attack": "attack",
    "step-en-auction": "bid",
    "step-en-espionage": "spy",
    # kinds of cards
    "estate": "icons",
    "treasure": "icons",
    "commoner": "icons",
    "noble": "icons",
    "arms": "banner",
    "agent": "spy",
    # zones
    "deck": "end",
    "row": "lot",
    "veiled": "lot",
    "holding": "icons",
    "discard": "gone",
    # questions
    "prompt-en-attack": "attack",
    "prompt-en-join": "attack",
    "prompt-en-berserkers": "berserker",
    "prompt-en-berserkers-alone": "berserker",
    "prompt-en-bid": "bid",
    "prompt-en-award": "internal",
    "prompt-en-spy": "spy",
    "prompt-en-spy-attack": "spy",
    "prompt-en-counter": "counter",
}
"""The paragraph for each topic of `controller.rulebook` that has none of its own name."""
