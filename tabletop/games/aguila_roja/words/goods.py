"""Verbs about maravedíes, victory points and cards in hands, decks and discard piles."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.cards.models import Count
from tabletop.effects.hands import FromHand, show_hand
from tabletop.effects.seats import is_out
from tabletop.effects.sentences import NO, Act, AtOnce
from tabletop.engine import Asking, Card, Choose, Option, Rules, Table
from tabletop.games.aguila_roja import leaving, moves
from tabletop.games.aguila_roja.state import (
    COINS,
    EXTRA_LOCATIONS,
    coins_of,
    in_turn_order,
    owner_of,
    rivals_of,
    set_victory,
    victory_of,
)
from tabletop.games.aguila_roja.words.targets import By, CardFilter, TableFilter

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.work import Effect


def doers(by: By, doing: Effect) -> Iterator[int]:
    """List who does something: you, your rival, or each player from whose turn it is on.

    Who leaves the match while another does it is passed over.
    """
    table = doing.table
    if by == "you":
        seats = [doing.you]
    elif by == "rival":
        seats = rivals_of(table, doing.you) if doing.rival is None else [doing.rival]
    else:
        seats = [seat for seat in in_turn_order(table) if not doing.each or seat in doing.each]
    return (seat for seat in seats if not is_out(table, seat))


class Amount(AtOnce):
    """A verb of an amount, once or for each card on the table of some kind.

    :param per: what the amount is multiplied by: how many such cards there are.
    """

    counted: ClassVar[str | None] = "amount"
    amount: Count
    by: By = "you"
    per: TableFilter | None = None

    def happen(self, doing: Effect) -> None:
        """Do it for everyone whom it names."""
        total = self.amount
        if self.per is not None:
            total *= len(self.per.all(doing.table, doing.speaker, doing.seats()))
        for seat in doers(self.by, doing) if total else ():
            self.for_one(doing, seat, total)
        self.afterwards(doing.table)

    @abstractmethod
    def for_one(self, doing: Effect, seat: int, total: int) -> None:
        """Do it for one player."""

    def afterwards(self, table: Table) -> None:
        """Do what is to be done once all have done it."""


class Draw(Amount):
    """Draw cards; whose deck runs out loses (Águila Roja, "Object of the Game")."""

    verb: Literal["draw"]

    def for_one(self, doing: Effect, seat: int, total: int) -> None:
        draw(doing.table, seat, total)

    def afterwards(self, table: Table) -> None:
        leaving.lose_who_ran_out(table)


class Place(Amount):
    """Place maravedíes in a treasury."""

    verb: Literal["place"]

    def for_one(self, doing: Effect, seat: int, total: int) -> None:
        table = doing.table
        table.count(seat, COINS, coins_of(table, seat) + total)
        table.note("coins_placed", player=seat, n=total)


class Spend(AtOnce):
    """Spend maravedíes; as a cost, it must be all of them."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["spend"]
    amount: Count

    def happen(self, doing: Effect) -> None:
        spend(doing.table, doing.you, min(self.amount, coins_of(doing.table, doing.you)))

    def can(self, doing: Effect) -> bool:
        return coins_of(doing.table, doing.you) >= self.amount


class Take(Amount):
    """Place maravedíes from the other's treasury into one's own, as far as there are any ("Emptying and placing")."""

    verb: Literal["take"]

    def for_one(self, doing: Effect, seat: int, total: int) -> None:
        """Take them: you from your rival, anybody else from you."""
        table = doing.table
        robbed = next(doers("rival", doing), None) if seat == doing.you else doing.you
        if robbed is None:
            return
        taken = min(total, coins_of(table, robbed))
        if taken:
            table.count(robbed, COINS, coins_of(table, robbed) - taken)
            table.count(seat, COINS, coins_of(table, seat) + taken)
            table.note("coins_taken", player=seat, rival=robbed, n=taken)


class EmptyTreasury(AtOnce):
    """Remove all maravedíes from a treasury ("Emptying and placing")."""

    verb: Literal["empty_treasury"]
    by: By = "you"

    def happen(self, doing: Effect) -> None:
        for seat in doers(self.by, doing):
            empty(doing.table, seat)


class GainVictory(Amount):
    """Gain victory points."""

    verb: Literal["gain_victory"]

    def for_one(self, doing: Effect, seat: int, total: int) -> None:
        gain_victory(doing.table, seat, total)


class LoseVictory(Amount):
    """Lose victory points, down to none."""

    verb: Literal["lose_victory"]

    def for_one(self, doing: Effect, seat: int, total: int) -> None:
        table = doing.table
        lost = min(total, victory_of(table, seat))
        if lost:
            set_victory(table, seat, victory_of(table, seat) - lost)
            table.note("victory_lost", player=seat, n=lost)

    def can(self, doing: Effect) -> bool:
        return victory_of(doing.table, doing.you) >= self.amount


class DiscardFromHand(FromHand):
    """Discard cards from a hand: of its owner's choice, or at random."""

    by: By = "you"

    def do(self, doing: Effect) -> Rules:
        for seat in doers(self.by, doing):
            yield from self.from_hand(doing, seat)

    def drop(self, table: Table, seat: int, cards: list[Card]) -> None:
        """Discard them; they come to light together."""
        for card in table.by_face(cards):
            table.move(card, "discard", seat)
            table.note("hand_discarded", player=seat, card=card)


class SearchDeck(Act):
    """Search your deck for a card, reveal it, put it into your hand and shuffle your deck."""

    verb: Literal["search_deck"]
    card: CardFilter

    def do(self, doing: Effect) -> Rules:
        table, you = doing.table, doing.you
        table.show(list(table.zone("deck", you)), you)
        found = yield from choose_face(doing, "deck", self.card)
        table.note("deck_searched", player=you)
        if found is not None:
            table.pull(found)
            table.move(found, "playing", you)
            table.note("card_revealed", player=you, card=found)
            table.move(found, "hand", you)
        table.shuffle("deck", you)
        leaving.lose_who_ran_out(table)


class Recover(Act):
    """Return a card from your discard pile to your hand."""

    verb: Literal["recover"]
    card: CardFilter

    def do(self, doing: Effect) -> Rules:
        found = yield from choose_face(doing, "discard", self.card)
        if found is not None:
            moves.to_hand(doing.table, found)


class PutIntoVillage(Act):
    """Put a character card from your discard pile into the village; it becomes `it`."""

    verb: Literal["put_into_village"]
    card: CardFilter

    def do(self, doing: Effect) -> Rules:
        found = yield from choose_face(doing, "discard", self.card, "character")
        doing.it = () if found is None else (found,)
        if found is not None:
            doing.table.note("put_into_village", player=doing.you, card=found)
            moves.enter(doing.work, found, "village", doing.you)


class RevealHand(AtOnce):
    """Have your rival show you their hand."""

    verb: Literal["reveal_hand"]

    def happen(self, doing: Effect) -> None:
        for rival in doers("rival", doing):
            show_hand(doing.table, rival, doing.you)


class AllowLocation(AtOnce):
    """Let you play additional locations this turn (the card beats the rules, "The Card Wins")."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["allow_location"]
    amount: Count = 1

    def happen(self, doing: Effect) -> None:
        table, you = doing.table, doing.you
        table.count(you, EXTRA_LOCATIONS, table.number(you, EXTRA_LOCATIONS) + self.amount)
        table.note("locations_allowed", player=you, n=self.amount)


def draw(table: Table, seat: int, count: int) -> None:
    """Draw cards as far as there are any."""
    deck = table.zone("deck", seat)
    drawn = min(count, len(deck))
    for _ in range(drawn):
        table.move(deck[-1], "hand", seat)
    if drawn:
        table.note("cards_drawn", player=seat, n=drawn)


def spend(table: Table, seat: int, count: int) -> None:
    """Remove maravedíes from a treasury ("Maravedíes")."""
    if count:
        table.count(seat, COINS, coins_of(table, seat) - count)
        table.note("coins_spent", player=seat, n=count)


def empty(table: Table, seat: int) -> None:
    """Remove all maravedíes from a treasury."""
    if coins_of(table, seat):
        table.count(seat, COINS, 0)
        table.note("treasury_emptied", player=seat)


def gain_victory(table: Table, seat: int, points: int) -> None:
    """Give victory points to a player or team."""
    if points:
        set_victory(table, seat, victory_of(table, seat) + points)
        table.note("victory_gained", player=seat, n=points)


def choose_face(doing: Effect, zone: str, wanted: CardFilter, kind: str = "") -> Asking[Card | None]:
    """Have a card chosen out of a pile: one of each face is offered, for copies are alike.

    What lies in a deck is its owner's secret, and nobody can prove that something was there to be found. So whoever
    searches a deck that might hold such a card is asked whatever it holds, and may find nothing.

    :param kind: the type that it must be of, whatever the filter says.
    :returns: the card, or None if none was chosen.
    """
    table, you = doing.table, doing.you
    is_secret = zone == "deck"

    def each_face(table: Table, cards: Iterable[Card]) -> dict[str, Card]:
        first: dict[str, Card] = {}
        for card in cards:
            piece = table.faces[card]
            if wanted.fits(piece) and kind in ("", piece.kind):
                first.setdefault(piece.id, card)
        return first

    def which(table: Table, seat: int) -> list[Option]:
        first = each_face(table, table.zone(zone, seat))
        found = [Option("choose", table.id_of(first[slug])) for slug in sorted(first)]
        return [*found, NO] if is_secret or not found else found

    brought = [card for card in table.by_id if owner_of(table, card) == you]
    if is_secret:
        is_asked = bool(table.zone(zone, you)) and bool(each_face(table, brought))
    else:
        is_asked = len(which(table, you)) > 1
    option = which(table, you)[0]
    if is_asked:
        option = yield Choose(
            table,
            you,
            "prompt-choose-card",
            which,
            decline=NO if is_secret else None,
            card=doing.face,
            ability=doing.index,
            pile=zone,
        )
    return None if option.card is None else table.by_id[option.card]


GOODS = (
    Draw,
    Place,
    Spend,
    Take,
    EmptyTreasury,
    GainVictory,
    LoseVictory,
    DiscardFromHand,
    SearchDeck,
    Recover,
    PutIntoVillage,
    RevealHand,
    AllowLocation,
)
