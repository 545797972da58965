"""Words events, reasons and prompts: a message id and plain arguments become a sentence in rich text.

The name of an argument tells its kind, whatever the game:

- `card…`: a card's slug, or None for one that is not to be seen. The message sees a link with its
  article, without it as `card…_bare`, and as what something is done to as `card…_whom`: Spanish says
  *elige a el Herrero* of a character, and *elige la Plaza* of any other card.
- `cards…`: several of them, seen as a list, equal ones once with their number; how many there are is `n`. Where
  their order matters, the message sees each in its place as `cards…_ordered`.
- `player…`, `rival…`, `owner…`: a seat, or None for nobody, seen as the player's name.
- `players…`: several of them, seen as a list; their number is `n`.
- `parts…`: the parts of a total, each (name, amount, slug of the card that adds it or None), seen as a gap
  and a list in brackets of what `part-<name>` says; a total of one part needs none.
- `each…`: a number for each of several seats, as pairs, seen as a list: *Ana 4, Luis 6*.
- `…_half`: a number of half-points, seen as *5½*.
- `why`: a message of its own, worded with the other arguments.
- `reasons`: the `Reason`s that stand behind it, each told on a line of its own below the sentence.
- Anything else is a number or a string. It is seen as the message `<name>-<value>` if there is one: `hand` as the
  argument `zone` is worded by `zone-hand`. If it is a noun, its forms are there as well: `wielder_one`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabletop.cards.models import CardFace
from tabletop.controller.tables import half_points
from tabletop.engine.events import CardSeen, Event
from tabletop.text.composer import card_called
from tabletop.text.grammar import contracted, harmless, sentence, signed
from tabletop.text.languages import Text
from tabletop.text.phrases import noun_forms


class Teller:
    """Tells one match in the language of a `Text`, which may switch at any time.

    :param faces: the faces of the game by slug.
    :param names: the players' names by seat.

    Example:
        >>> teller.sentence("event-healed", {"player": 0, "card": None, "card_target": "mage-3"})
        '**Ana** heals [mage-3|Urraca the Mage] with a card.'
    """

    def __init__(self, text: Text, faces: Mapping[str, CardFace], names: Sequence[str]) -> None:
        self._text = text
        self._faces = faces
        self._names = names

    def sentence(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """Word a whole sentence, with its capital and its full stop; below it the `reasons` if it has any."""
        args = args or {}
        reasons = [self.sentence(*reason) for reason in args.get("reasons", ())]
        return "\n".join([sentence(self.words(message, args)), *reasons])

    def event(self, event: Event) -> str:
        """Word what happened, as the message `event-<kind>` has it; nothing where there is no such message.

        :param event: in the form that the reader may see, `event.seen_by(seat)`.
        """
        message = f"event-{event.kind.replace('_', '-')}"
        return self.sentence(message, event.args) if self._text.has(message) else ""

    def words(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """Word a label or a part of a sentence, as the message has it.

        :raises LookupError: an argument names a card or a seat that there is not.
        """
        args = args or {}
        worded: dict[str, Any] = {}
        for name, value in args.items():
            if name not in ("why", "reasons"):
                worded |= self._worded(name, value)
        if "why" in args:
            worded["why"] = self.words(args["why"], {name: args[name] for name in args if name != "why"})
        if "n" in args:
            worded |= self._worded("n", args["n"])  # a number given as such, and not that of a list beside it
        words = self._text(message, **worded)
        return contracted(words) if self._text.language == "es" else words

    def _worded(self, name: str, value: Any) -> dict[str, Any]:
        if name.startswith("cards"):
            return {name: self._several(value), f"{name}_ordered": self._in_order(value), "n": len(value)}
        if name.startswith("card"):
            return self._forms(name, value)
        if name.startswith("players"):
            return {name: self._text.listing([self._seat(seat) for seat in value]), "n": len(value)}
        if name.startswith(("player", "rival", "owner")):
            return {name: self._seat(value)}
        if name.startswith("parts"):
            return {name: self._parts(value)}
        if name.startswith("each"):
            return {name: ", ".join([f"{self._seat(seat)} {number}" for seat, number in value])}
        if name.endswith("_half"):
            return {name: half_points(value)}
        if isinstance(value, int) and value < 0:
            return {name: signed(value)}
        if self._text.has(message := f"{name}-{value}"):
            value = self._text(message)
        elif isinstance(value, str):
            return {name: harmless(value)} | noun_forms(name, value, self._text)
        return {name: value}

    def _forms(self, name: str, card: str | CardSeen | None) -> dict[str, str]:
        slug = card.face if isinstance(card, CardSeen) else card
        if slug is None:
            return dict.fromkeys((name, f"{name}_bare", f"{name}_whom"), self._text("a-card"))
        called = self._called(slug)
        return {
            name: called,
            f"{name}_bare": called[called.index("[") :],
            f"{name}_whom": self._text("a-person", person=called) if self._faces[slug].is_person else called,
        }

    def _called(self, slug: str) -> str:
        return card_called(self._faces[slug], self._text, link=True)

    def _several(self, cards: Iterable[str | CardSeen | None]) -> str:
        slugs = [card.face if isinstance(card, CardSeen) else card for card in cards]
        counted = Counter([slug for slug in slugs if slug is not None])
        seen = [self._called(slug) + (f" ×{n}" if n > 1 else "") for slug, n in counted.items()]
        if slugs.count(None) or not seen:
            seen.append(self._text("some-cards", n=slugs.count(None)))
        return self._text.listing(seen)

    def _in_order(self, cards: Sequence[str | CardSeen | None]) -> str:
        each = [self._forms("card", card)["card"] for card in cards]
        return self._text.listing(each or [self._text("some-cards", n=0)])

    def parts(self, parts: Sequence[tuple[str, int, str | None]]) -> list[str]:
        """Word each of the parts of a total."""
        return [
            self._text(f"part-{name}", n=amount, change=signed(amount), **self._forms("card", card))
            for name, amount, card in parts
        ]

    def _parts(self, parts: Sequence[tuple[str, int, str | None]]) -> str:
        return f" ({', '.join(self.parts(parts))})" if len(parts) > 1 else ""

    def _seat(self, seat: int | None) -> str:
        return self._text("nobody") if seat is None else f"**{harmless(self._names[seat])}**"
