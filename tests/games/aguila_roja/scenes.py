"""A scene laid out in a few words, and short words to play it and to look at it; cards are named by slug."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tabletop import games
from tabletop.engine import Card, Choose, ChooseSome, Match, Option
from tabletop.games.aguila_roja.figures import price_of, strength_of, victory_of_card
from tabletop.games.aguila_roja.game import AguilaRoja
from tests.games.scenes import AnyScene

_FOUND = games.get("aguila_roja")
assert isinstance(_FOUND, AguilaRoja)
GAME: AguilaRoja = _FOUND

TREASURIES = {
    "pueblo": "arcas-del-pueblo",
    "casa-real": "arcas-reales",
    "conspiradores": "arcas-de-la-logia",
    "clero": "arcas-del-clero",
}
DECK = 8
"""So many generic cards lie in a deck of which a scene says nothing."""

Entry = str | dict[str, Any]


def hurt(entry: Entry, wounds: int) -> Entry:
    """Place wounds on a character of a scene."""
    return {**_spelt_out(entry), "wounds": wounds}


def acting(entry: Entry) -> Entry:
    """Put a character of a scene in action."""
    return {**_spelt_out(entry), "action": 1}


def at(location: str, *characters: Entry) -> Entry:
    """Lay characters, in action, at a location of a scene."""
    return {"card": location, "on": [acting(one) for one in characters]}


@dataclass(frozen=True)
class Side:
    """What a seat of a scene has.

    :param village: characters and permanent events; :param locations: with who is there (`at`).
    :param hand: slugs, or so many generic cards; :param deck: the same, the top card last.
    :param maravedies: the top card last.
    """

    village: Sequence[Entry] = ()
    locations: Sequence[Entry] = ()
    hand: Sequence[str] | int = ()
    deck: Sequence[str] | int = DECK
    discard: Sequence[str] = ()
    coins: int = 0
    victory: int = 0
    maravedies: Sequence[str] = ("bienestar",) * 5

    def named(self) -> Counter[str]:
        """Count the cards of the deck of forty that are named."""
        named = [*_slugs(self.village), *_slugs(self.locations), *self.discard]
        for pile in (self.hand, self.deck):
            named += [] if isinstance(pile, int) else pile
        return Counter(named)


NOBODY = Side()


class Scene(AnyScene):
    """A match from a position: every seat has a legal deck, and what the scene does not name is out of the way.

    :param sides: of each seat; the first one's turn it is, unless `turn` says otherwise.
    :param phase: `act`, or where else the turn stands.
    :param numbers: public numbers, as docs/positions.md tells.
    """

    def __init__(
        self,
        *sides: Side,
        turn: int = 0,
        mode: str = "free",
        phase: str = "act",
        seed: int = 1,
        game: AguilaRoja = GAME,
        **numbers: Any,
    ) -> None:
        sides = (*sides, NOBODY) if len(sides) == 1 else sides
        self.game = game
        zones: dict[str, list[Any]] = {
            "village": [list(side.village) for side in sides],
            "locations": [list(side.locations) for side in sides],
            "discard": [list(side.discard) for side in sides],
            "hand": [],
            "deck": [],
            "treasury": [],
            "maravedies": [],
        }
        decks = []
        named = frozenset(slug for side in sides for slug in side.named())
        keepers = sides[:2] if mode == "teams" else sides
        for side in sides:
            deck, spare = self._deck(side, named)
            decks.append(deck)
            for name, pile in (("hand", side.hand), ("deck", side.deck)):
                cards = [spare.pop() for _ in range(pile)] if isinstance(pile, int) else list(pile)
                zones[name].append(cards)
            zones["treasury"].append([deck["treasury"]])
            zones["maravedies"].append(list(side.maravedies) if side in keepers else [])
        if mode == "teams":
            zones["maravedies"][2:] = [[], []]
        coins, victory = [side.coins for side in sides], [side.victory for side in keepers]
        position = {
            "phase": phase,
            "zones": zones,
            "rest": "box",
            "numbers": {"turn": turn, "coins": coins, "victory": victory, **numbers},
        }
        super().__init__(Match(game, len(sides), seed, {"decks": decks, "mode": mode}, position))

    @classmethod
    def of(cls, match: Match) -> Self:
        """Look at a match that was begun otherwise."""
        scene = super().of(match)
        scene.game = GAME
        return scene

    def _deck(self, side: Side, taken: frozenset[str]) -> tuple[dict[str, Any], list[str]]:
        """Make a legal deck of what a side names and of generic cards that nobody does; return it, and the latter."""
        known = self.game.known
        named = side.named()
        suits = [known[slug].suit for slug in sorted(named) if known[slug].suit != "generic"]
        common = [
            slug
            for slug, card in known.items()
            if card.suit == "generic" and not card.unique and card.type != "maravedi" and slug not in taken
        ]
        spare = [slug for _ in range(3) for slug in common][: 40 - named.total()]
        treasury = TREASURIES[suits[0] if suits else "pueblo"]
        return {"treasury": treasury, "cards": dict(named + Counter(spare))}, spare

    # -- playing

    def play(self, slug: str) -> Scene:
        """Play a card from the hand of whose turn it is."""
        return self.take(Option("play", self._held(slug)))

    def travel(self, *slugs: str, to: str) -> Scene:
        """Travel to a location; characters of one title are taken one after the other."""
        first, *others = self._party(slugs)
        location = self.id(to)
        self.take(Option("travel", first, location))
        return self.take(tuple([Option("travel", one, location) for one in others])) if others else self

    def challenge(self, slug: str, target: str | int = 1) -> Scene:
        """Challenge a rival, by seat, or one of their characters."""
        aim = ("player", target) if isinstance(target, int) else self.id(target)
        return self.take(Option("challenge", self.id(slug), aim))

    def end(self) -> Scene:
        """End the turn."""
        return self.take(Option("end"))

    def say(self, *answers: str | int | Sequence[str]) -> Scene:
        """Answer what is asked: `yes`, `no`, `pass`, a card, a seat, or a list of cards; one answer a question."""
        for answer in answers:
            request = self.request
            if isinstance(request, ChooseSome):
                slugs = [answer] if isinstance(answer, str) else answer
                assert not isinstance(slugs, int)
                left = list(request.options)
                chosen = [self.pop(left, slug) for slug in slugs]
                self.take(request.canonical(chosen))
            else:
                self.take(self._option(answer))
        return self

    def can_play(self, slug: str) -> str | None:
        """Return why a card of the hand cannot be played, None if it can."""
        return self.why_not(Option("play", self._held(slug)))

    def can_travel(self, slug: str, to: str) -> str | None:
        """Return why a character cannot travel somewhere, None if it can."""
        return self.why_not(Option("travel", self.id(slug), self.id(to)))

    def can_challenge(self, slug: str, target: str | int = 1) -> str | None:
        """Return why a character cannot challenge a rival or a character, None if it can."""
        aim = ("player", target) if isinstance(target, int) else self.id(target)
        return self.why_not(Option("challenge", self.id(slug), aim))

    def _option(self, answer: Any) -> Option:
        request = self.request
        assert isinstance(request, Choose)
        options = list(request.options)
        if request.prompt == "prompt-order-effects":
            labels = [label[0] for label in request.args["effects"]]
            return options[labels.index(answer)]
        if isinstance(answer, int):
            return next(one for one in options if one.target == ("player", answer))
        if answer in ("yes", "no", "pass"):
            return next(one for one in options if one.verb == answer)
        return self.pop(options, answer)

    def _held(self, slug: str) -> int:
        return self._party([slug], "hand")[0]

    def _party(self, slugs: Iterable[str], zone: str = "village") -> list[int]:
        table = self.table
        left = list(table.zone(zone, self.turn))
        party: list[int] = []
        for slug in slugs:
            card = next(card for card in left if table.faces[card].id == slug)
            left.remove(card)
            party.append(table.id_of(card))
        return party

    # -- looking

    @property
    def is_waiting(self) -> bool:
        """Return whether nothing is going on: somebody is asked for an action."""
        return self.request.prompt == "prompt-develop"

    def coins(self, seat: int = 0) -> int:
        """Return the maravedíes in a treasury."""
        return self.number("coins", seat)

    def victory(self, seat: int = 0) -> int:
        """Return the victory points of a player."""
        return self.number("victory", seat)

    def card(self, slug: str) -> Card:
        """Return a card that is on the table, or else wherever it lies."""
        cards = [
            card for card in map(Card, range(len(self.table.faces))) if self.table.faces[card].id == slug
        ]
        shown = [card for card in cards if self.table.place_of(card)[0] in ("village", "locations", "upon")]
        near = [card for card in cards if self.table.place_of(card)[0] != "box"]
        return (shown or near or cards)[0]

    def id(self, slug: str) -> int:
        """Return the id of a card."""
        return self.table.id_of(self.card(slug))

    def where(self, slug: str) -> tuple[str, int]:
        """Return the zone in which a card lies, and whose it is."""
        zone, seat = self.table.place_of(self.card(slug))
        return zone, seat

    def mark(self, slug: str, name: str) -> int:
        """Return a mark of a card."""
        return self.table.marks.get((self.card(slug), name), 0)

    def wounds(self, slug: str) -> int:
        """Return the wounds of a character."""
        return self.mark(slug, "wounds")

    def on_guard(self, slug: str) -> bool:
        """Return whether a character is on guard."""
        return not self.mark(slug, "action")

    def strength(self, slug: str) -> int:
        """Return the strength of a character as things stand, without its wounds."""
        return strength_of(self.table, self.card(slug))

    def worth(self, slug: str) -> int:
        """Return the victory that a character brings as things stand."""
        return victory_of_card(self.table, self.card(slug))

    def price(self, slug: str, seat: int = 0) -> int:
        """Return what a card costs a player as things stand."""
        return price_of(self.table, seat, self.card(slug))

    def knows(self, seat: int, other: int) -> bool:
        """Return whether a player knows all of another's hand."""
        return all(self.table.known_to(card, seat) for card in self.table.zone("hand", other))


def _spelt_out(entry: Entry) -> dict[str, Any]:
    return {"card": entry} if isinstance(entry, str) else entry


def _slugs(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        whole = _spelt_out(entry)
        yield whole["card"]
        yield from _slugs(whole.get("on", ()))
