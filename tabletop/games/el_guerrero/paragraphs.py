"""Which paragraph of the rules of El Guerrero tells of what does not bear its name."""

from collections.abc import Mapping

PARAGRAPHS: Mapping[str, str] = {
    # steps of the turn
    "step-eg-training": "train",
    "step-eg-combat": "act",
    "step-eg-end": "close",
    # kinds of cards
    "basic": "troop",
    "general": "muster",
    # zones
    "army": "troop",
    "lasting": "standing",
    "generals": "muster",
    # questions
    "prompt-train-too": "train",
    "prompt-react-attack": "instant",
    "prompt-react-trap": "instant",
    "prompt-react-announced": "instant",
    "prompt-react-announced-against": "instant",
    "prompt-react-end": "instant",
    "prompt-new-defender": "off",
    "prompt-rival": "choice",
    "prompt-pick-troop": "taken",
    "prompt-pick-own-troop": "taken",
    "prompt-pick-give": "taken",
    "prompt-eg-make-room": "troop",
}
"""The paragraph for each topic of `controller.rulebook` that has none of its own name."""
