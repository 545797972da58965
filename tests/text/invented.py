"""Abilities that nobody would print, invented from the schema of the vocabulary: a new word needs no listing here."""

from functools import cache
from typing import Any

from tabletop.cards.models import Words, card_model
from tabletop.engine import Dice

Json = Any

PERSONS = ("gonzalo", "margarita", "rey", "lucrecia", "nuno")


@cache
def schema(words: Words) -> Json:
    """Give the schema of the whole card of a game."""
    return card_model(words).model_json_schema()


class Inventor:
    """Invents values that fit the schema, the same ones from the same seed."""

    def __init__(self, words: Words, seed: int) -> None:
        self._dice = Dice(seed)
        self._defs = schema(words)["$defs"]
        self.parts: Json = self._defs["Ability"]["properties"]
        """What an ability may consist of."""

    def below(self, number: int) -> int:
        """Roll a number from none to one less."""
        return self._dice.below(number)

    def pick(self, things: list[Json]) -> Json:
        """Take one of several."""
        return things[self.below(len(things))]

    def ability(self, *, here: bool) -> Json:
        """Invent an ability of any shape that the model allows.

        :param here: whether it stands on a location, which alone is travelled to.
        """
        parts = self.parts
        told: Json = {}
        if self.below(5) == 0:
            told["related_to"] = self.pick(list(PERSONS))
        if self.below(3) == 0:
            told["if"] = self.value(parts["if"]["anyOf"][0])
        if self.below(4) == 0:
            return told | {"always": self.several(parts["always"], 3)}
        if self.below(3):
            told["when"] = self.value(parts["when"]["anyOf"][0])
            if told["when"]["trigger"] == "visited" and not here:
                told["when"] = {"trigger": "enters"}
        if self.below(3) == 0:
            told["may"] = True
        if self.below(4) == 0:
            told["cost"] = self.several(parts["cost"], 2)
        if told.keys() & {"if", "may"} and self.below(3) == 0:
            told["otherwise"] = self.several(parts["otherwise"], 2)
        return told | {"do": self.several(parts["do"], 3)}

    def several(self, wanted: Json, most: int) -> list[Json]:
        """Invent a few items of a list."""
        return [self.value(wanted["items"]) for _ in range(1 + self.below(most))]

    def value(self, wanted: Json) -> Json:
        """Invent a value."""
        if "$ref" in wanted:
            return self.thing(self._defs[wanted["$ref"].split("/")[-1]])
        if choices := wanted.get("oneOf") or wanted.get("anyOf"):
            return self.value(self.pick([one for one in choices if one.get("type") != "null"]))
        if "const" in wanted:
            return wanted["const"]
        if "enum" in wanted:
            return self.pick(wanted["enum"])
        match wanted["type"]:
            case "integer":
                low, high = wanted["minimum"], min(wanted["maximum"], 12)
                return low + self.below(high - low + 1)
            case "boolean":
                return self.below(2) == 1
            case "array":
                least = wanted.get("minItems", 1)
                return [self.value(wanted["items"]) for _ in range(least + self.below(2))]
        return self.pick(list(PERSONS))

    def thing(self, wanted: Json) -> Json:
        """Invent an object: what must be there, and now and then what may be."""
        return {
            name: self.value(field)
            for name, field in wanted["properties"].items()
            if name in wanted.get("required", ()) or self.below(5) == 0
        }
