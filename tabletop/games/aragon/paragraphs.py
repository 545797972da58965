"""Which paragraph of the rules of Aragón tells of what does not bear its name."""

from collections.abc import Mapping

PARAGRAPHS: Mapping[str, str] = {
    # phases and steps of the turn
    "pass": "draft",
    "step-ag-beginning": "beginning",
    "step-ag-planning": "planning",
    "step-ag-influence": "influence",
    "step-ag-draft": "draft",
    # kinds of cards, and the areas into which they go
    "political": "military",
    "economic": "military",
    # zones
    "deck": "draft",
    "facedown": "discard",
    "aside": "leader",
    # questions
    "prompt-draft-pass": "draft",
    "prompt-ag-give-up": "abandon",
    "prompt-ag-recover": "discard",
    "prompt-ag-area": "surrender",
    "prompt-choose-on-table": "here",
    "prompt-order-effects": "order",
}
"""The paragraph for each topic of `controller.rulebook` that has none of its own name."""
