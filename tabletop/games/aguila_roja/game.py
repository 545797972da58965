"""Águila Roja as the kernel knows it: seats, options, decks, zones, phases, surrender."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from tabletop import resources
from tabletop.cards.decks import plain
from tabletop.effects.printed import PrintedGame
from tabletop.effects.seats import clockwise_orders, is_out
from tabletop.engine import Card, Layout, OptionSpec, Place, Reason, SetupError, Table
from tabletop.games.aguila_roja import rules
from tabletop.games.aguila_roja.deck_rules import DeckBuilding
from tabletop.games.aguila_roja.decks import Deck, read_deck, why_not_deck
from tabletop.games.aguila_roja.effects import FACTIONS, WORDS
from tabletop.games.aguila_roja.effects import Card as Printed
from tabletop.games.aguila_roja.leaving import surrender
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.state import (
    ACTIONS,
    AFFECTED,
    BEGAN_AHEAD,
    DONE,
    EXTRA_LOCATIONS,
    LOCATIONS,
    MARKS,
    TABLE,
    TELLING,
    TURNED,
    WOKEN,
    ZONES,
    Setup,
    owner_of,
)
from tabletop.games.aguila_roja.words.goods import draw
from tabletop.games.aguila_roja.work import Work

GOAL, TEAM_GOAL = 25, 40
"""Victory points that begin the tie-break ("Object of the Game", "Teams")."""


class AguilaRoja(PrintedGame):
    """Characters who travel, challenge and intercept for victory points (Águila Roja, "Object of the Game")."""

    id = "aguila_roja"
    version = 1
    players = range(2, 7)
    reactions = True
    words = WORDS
    options = (OptionSpec("mode", ("free", "teams"), (4,)), OptionSpec("hand", (5, 6, 7)))
    phases: ClassVar = {
        "toss": rules.toss,
        "open": rules.opening,
        "act": rules.act,
        "close": rules.conclusion,
    }

    deeds: ClassVar = dict.fromkeys([
        "card_bought", "card_played", "maravedi_turned", "no_maravedi_turned", "put_into_village",
    ], "player")  # fmt: skip

    @cached_property
    def known(self) -> Mapping[str, Printed]:
        """Return all cards by slug."""
        return {face.id: face for face in self.cards if isinstance(face, Printed)}

    @cached_property
    def deck_rules(self) -> DeckBuilding:
        """Return how decks are built."""
        return DeckBuilding(tuple(self.known.values()), resources.cards() / self.id / "decks")

    @cached_property
    def starters(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the starter decks by id, in the order of the factions."""
        return {one.id: plain(one.deck) for one in self.deck_rules.starters}

    @cached_property
    def pieces(self) -> Mapping[str, Piece]:
        """Return all cards as the rules use them, by slug."""
        return {slug: Piece(face) for slug, face in self.known.items()}

    def normalise(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return complete options, with the whole deck of each seat.

        :param options: `decks` is a list with a deck for each seat, or the id of a starter deck instead of one; ids
            may also come as one string, `"pueblo,clero"`. Seats without one get the starter decks in turn.
        :raises SetupError: naming every reason why a deck is not legal, deck by deck.
        """
        decks = options.get("decks", ())
        complete = super().normalise(seats, {name: options[name] for name in options if name != "decks"})
        if isinstance(decks, str):
            decks = [name.strip() for name in decks.split(",")]
        if not isinstance(decks, (list, tuple)) or len(decks) > seats:
            raise SetupError(Reason("error-decks", {"got": f"{decks}"[:40], "n": seats}))
        every = [*decks, *[FACTIONS[seat % len(FACTIONS)] for seat in range(len(decks), seats)]]
        read = [self._deck(seat, deck) for seat, deck in enumerate(every)]
        wrong = [deck for deck in read if isinstance(deck, Reason)]
        if len(wrong) > 1:
            raise SetupError(Reason("error-several-decks", {"game": self.id, "reasons": tuple(wrong)}))
        if wrong:
            raise SetupError(wrong[0])
        complete["decks"] = read
        return complete

    def _deck(self, seat: int, data: Any) -> dict[str, Any] | Reason:
        """Return a deck in its one form, or say what is wrong with it."""
        if isinstance(data, str):
            if data not in self.starters:
                known = ", ".join(self.starters)
                return Reason("error-starter", {"got": data[:40], "known": known, "n": seat + 1})
            data = self.starters[data]
        deck = read_deck(data)
        reasons = [deck] if isinstance(deck, Reason) else why_not_deck(deck, self.known)
        if reasons:
            return Reason("error-deck", {"game": self.id, "n": seat + 1, "reasons": tuple(reasons)})
        assert isinstance(deck, Deck)
        return {"treasury": deck.treasury, "cards": dict(sorted(deck.cards.items()))}

    def layout(self, seats: int, options: Mapping[str, Any]) -> Layout:
        """Return the zones."""
        return Layout(
            ZONES,
            seats,
            MARKS,
            turn_numbers=(ACTIONS, AFFECTED, BEGAN_AHEAD, DONE, EXTRA_LOCATIONS, LOCATIONS, TURNED, WOKEN),
            watched=TABLE,
            watched_marks=TELLING,
        )

    def faces(self, seats: int, options: Mapping[str, Any]) -> Sequence[Piece]:
        """Return each seat's treasury card, its deck, and its maravedí deck; a team has one of those."""
        return [self.pieces[slug] for _, slug in self._brought(seats, options)]

    def _brought(self, seats: int, options: Mapping[str, Any]) -> list[tuple[int, str]]:
        """List who brings which card."""
        sides = _sides(seats, options)
        brought = []
        for seat, deck in enumerate(options["decks"]):
            whole = read_deck(deck)
            assert isinstance(whole, Deck)
            brought.append((seat, whole.treasury))
            counts = [*whole.cards.items(), *(whole.maravedies.items() if sides[seat] == seat else ())]
            brought += [(seat, slug) for slug, count in counts for _ in range(count)]
        return brought

    def configure(self, seats: int, options: Mapping[str, Any]) -> Setup:
        """Work out sides, goal and owners ("Free-for-All", "Teams")."""
        sides = _sides(seats, options)
        order = clockwise_orders(seats)
        teams = options["mode"] == "teams"
        return Setup(
            seats=seats,
            teams=teams,
            goal=TEAM_GOAL if teams else GOAL,
            hand=options["hand"],
            sides=sides,
            mates=tuple(
                [tuple([one for one in around if sides[one] == sides[around[0]]]) for around in order]
            ),
            rivals=tuple(
                [tuple([one for one in around if sides[one] != sides[around[0]]]) for around in order]
            ),
            owners=tuple([seat for seat, _ in self._brought(seats, options)]),
            maravedies=tuple([piece for piece in self.pieces.values() if piece.kind == "maravedi"]),
        )

    def begin(self, table: Table) -> None:
        """Shuffle the decks, draw the opening hands, toss who chooses the first player ("Start of the Game")."""
        piles: dict[Place, list[Card]] = {}
        for card in map(Card, range(len(table.faces))):
            piles.setdefault(self.home(table, card), []).append(card)
        for (zone, seat), cards in piles.items():
            if zone == "treasury":
                table.move(cards[0], zone, seat)
            else:
                table.gather(cards, zone, seat)
                table.shuffle(zone, seat)
        for seat in range(table.seats):
            draw(table, seat, table.setup.hand)
        table.count(0, "toss", table.roll(table.seats))
        table.enter("toss")

    def home(self, table: Table, card: Card) -> Place:
        """Return the deck that a card was brought in, or where its treasury lies."""
        zone = {"treasury": "treasury", "maravedi": "maravedies"}.get(table.faces[card].kind, "deck")
        return (zone, owner_of(table, card))

    def concede(self, table: Table, seat: int) -> bool:
        """Leave the match; where others lose strength or hold a unique twice by that, it is seen to at once."""
        return surrender(table, seat) or not Work(table).is_at_rest

    def why_not_concede(self, table: Table, seat: int) -> Reason | None:
        """A player who has left has nothing left to surrender."""
        return Reason("reason-has-left") if is_out(table, seat) else None

    def pool(self, table: Table, card: Card) -> int:
        """Return whose deck a card is from; maravedí cards are a deck of their own: all of that is public."""
        return 2 * owner_of(table, card) + int(table.faces[card].kind == "maravedi")


def _sides(seats: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the side of each seat: itself, or of a team the partner who sits first."""
    return tuple([seat % 2 if options["mode"] == "teams" else seat for seat in range(seats)])
