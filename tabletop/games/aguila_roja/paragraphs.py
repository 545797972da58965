"""Which paragraph of the rules of Águila Roja tells of what does not bear its name."""

from collections.abc import Mapping

PARAGRAPHS: Mapping[str, str] = {
    # phases and steps of the turn
    "open": "opening",
    "act": "development",
    "close": "conclusion",
    "step-ar-opening": "opening",
    "step-ar-development": "development",
    "step-ar-conclusion": "conclusion",
    "step-ar-location": "play",
    # kinds of cards
    "character": "play",
    "event": "play",
    "permanent": "play",
    "location": "travel",
    "maravedi": "opening",
    "treasury": "opening",
    # zones
    "village": "guard",
    "upon": "locations",
    "maravedies": "opening",
    "turned": "opening",
    "playing": "play",
    # questions
    "prompt-travel-with": "travel",
    "prompt-intercept": "intercept",
    "prompt-intercept-for": "intercept",
    "prompt-unique": "unique",
    "prompt-order-effects": "order",
    "prompt-may": "may",
    "prompt-may-upon": "may",
    "prompt-may-choose": "may",
}
"""The paragraph for each topic of `controller.rulebook` that has none of its own name."""
