"""What follows from which cards are in play: worked out from where they lie, anew when one comes or goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.engine import Card, Table
from tabletop.games.aragon.state import AREAS, IN_PLAY, SILENT
from tabletop.games.aragon.words.statements import Has
from tabletop.games.aragon.words.targets import Filter, Target

if TYPE_CHECKING:
    from tabletop.games.aragon.pieces import Piece, Saying


class Voice(NamedTuple):
    """A statement of a card in play.

    :param source: the card that says it; :param seat: whose it is; :param here: where it lies.
    """

    source: Card
    seat: int
    here: str
    saying: Saying

    def is_true(self, table: Table) -> bool:
        """Return whether what the statement depends on holds."""
        test = self.saying.test
        return test is None or test.is_so(table, self.source, self.seat, self.here)

    def is_about(self, target: Target, card: Card, seat: int, area: str) -> bool:
        """Return whether the statement is about a card that lies in a player's area."""
        if not isinstance(target, Filter):
            return self.source == card
        if (target.controller == "you") != (self.seat == seat) or (target.other and self.source == card):
            return False
        return target.area == "any" or area == (self.here if target.area == "here" else target.area)


class Change(NamedTuple):
    """Strength that is there as long as a test holds: what a voice adds to each of some cards.

    :param gains: what it adds to a player's whole area.
    """

    voice: Voice
    amount: int
    cards: frozenset[Card]
    gains: dict[tuple[int, str], int]


class Arrangement:
    """Hold what follows from which cards are in play.

    `hearers[seat, trigger]` are the cards that wait for something, `voices[about]` what is said about something.
    `totals[seat, area]` is the strength of an area with all that is always added, `added` that by card; what is added
    as long as a test holds stands in `changes`.
    """

    __slots__ = ("added", "changes", "hearers", "marked", "moves", "totals", "voices")

    def __init__(self, table: Table) -> None:
        self.moves = table.moves
        self.marked = table.marked
        self.hearers: dict[tuple[int, str], list[Card]] = {}
        self.voices: dict[str, list[Voice]] = {}
        self.totals: dict[tuple[int, str], int] = {}
        self.added: dict[Card, int] = {}
        self.changes: list[Change] = []
        faces, marks = table.faces, table.marks
        for seat in (0, 1):
            for zone in IN_PLAY:
                total = 0
                for card in table.zone(zone, seat):
                    piece: Piece = faces[card]
                    total += piece.strength
                    if piece.speaks and (card, SILENT) not in marks:
                        self._listen(card, piece, seat, zone)
                self.totals[seat, zone] = total
        for voice in self.voices.get("strength", ()):
            self._weigh(table, voice)

    def _listen(self, card: Card, piece: Piece, seat: int, zone: str) -> None:
        """Enter what a card in play waits for and says."""
        for name in piece.triggers:
            self.hearers.setdefault((seat, name), []).append(card)
        for saying in piece.sayings:
            self.voices.setdefault(saying.about, []).append(Voice(card, seat, zone, saying))

    def _weigh(self, table: Table, voice: Voice) -> None:
        """Enter what a statement adds to strength."""
        word = voice.saying.word
        assert isinstance(word, Has)
        amount = added_by(table, voice, word)
        if isinstance(word.target, Filter):
            cards = lying(table, word.target, voice.source, voice.seat, voice.here)
        else:
            cards = [voice.source]
        gains: dict[tuple[int, str], int] = {}
        for card in cards:
            area, seat = table.place_of(card)
            gains[seat, area] = gains.get((seat, area), 0) + amount
        if voice.saying.test is not None:
            self.changes.append(Change(voice, amount, frozenset(cards), gains))
            return
        for card in cards:
            self.added[card] = self.added.get(card, 0) + amount
        for place, gain in gains.items():
            self.totals[place] += gain

    def copy(self) -> Arrangement:
        """Return what holds for a copy of the table, too: an arrangement is made anew, never changed."""
        return self


def added_by(table: Table, voice: Voice, word: Has) -> int:
    """Return what a statement adds to each card that it is about."""
    if word.per is None:
        return word.amount
    return word.amount * len(lying(table, word.per, voice.source, voice.seat, voice.here))


def arrangement_of(table: Table) -> Arrangement:
    """Return what follows from which cards are in play now."""
    told = table.derived
    assert told is None or isinstance(told, Arrangement)
    if told is None or told.moves != table.moves or told.marked != table.marked:
        table.derived = told = Arrangement(table)
    return told


def hearers(table: Table, seat: int, trigger: str) -> list[Card]:
    """List a player's cards in play that wait for something."""
    return arrangement_of(table).hearers.get((seat, trigger), [])


def voices(table: Table, about: str) -> list[Voice]:
    """List what cards in play say about something."""
    return arrangement_of(table).voices.get(about, [])


def lying(table: Table, which: Filter, source: Card, seat: int, here: str) -> list[Card]:
    """List the cards that lie where a filter speaks of, whatever their strength.

    :param source: the card that speaks; :param seat: whose it is; :param here: the area in which it lies, or lay.
    """
    whose = seat if which.controller == "you" else 1 - seat
    if which.area == "any":
        found = [card for area in AREAS for card in table.zone(area, whose)]
    else:
        area = here if which.area == "here" else which.area
        found = list(table.zone(area, whose)) if area in AREAS else []
    if which.other and source in found:
        found.remove(source)
    return found
