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
    """What a voice adds to the strength of some cards, as long as it is true.

    :param amount: to each of them; :param gains: to a player's whole area.
    """

    voice: Voice
    amount: int
    cards: tuple[Card, ...]
    gains: dict[tuple[int, str], int]


class Sums(NamedTuple):
    """The strength of each player in each area while the cards lie as they do.

    :param lasting: what is printed, and what is added without condition; :param pending: what depends on one.
    """

    lasting: dict[tuple[int, str], int]
    pending: list[Change]


class Post:
    """Hold what the cards of one area of a player, or the Leader, say; it is made anew when one comes or goes.

    `changes` are what cards add to their own strength, and `pending` those of them that depend on a condition;
    `total` is their printed strength with the others; `wide` are the voices whose addition depends on what lies
    elsewhere; `hearers` who waits for what, and `voices` what is said about something other than strength.
    """

    __slots__ = ("cards", "changes", "hearers", "pending", "total", "voices", "wide")

    def __init__(self, table: Table, cards: list[Card], seat: int, zone: str) -> None:
        faces, marks = table.faces, table.marks
        self.cards = cards.copy()
        self.total = 0
        self.hearers: dict[str, list[Card]] = {}
        self.voices: dict[str, list[Voice]] = {}
        self.changes: list[Change] = []
        self.pending: list[Change] = []
        self.wide: list[tuple[Voice, Has]] = []
        for card in cards:
            piece: Piece = faces[card]
            self.total += piece.strength
            if not piece.speaks or (card, SILENT) in marks:
                continue
            for name in piece.triggers:
                self.hearers.setdefault(name, []).append(card)
            for saying in piece.sayings:
                voice = Voice(card, seat, zone, saying)
                word = saying.word
                if not isinstance(word, Has):
                    self.voices.setdefault(saying.about, []).append(voice)
                elif isinstance(word.target, Filter) or word.per is not None:
                    self.wide.append((voice, word))
                else:
                    change = Change(voice, word.amount, (card,), {(seat, zone): word.amount})
                    self.changes.append(change)
                    if saying.test is None:
                        self.total += word.amount
                    else:
                        self.pending.append(change)


_PLACES = tuple([(seat, zone) for seat in (0, 1) for zone in IN_PLAY])
_EACH = len(IN_PLAY)


class Arrangement:
    """Hold what follows from which cards are in play, a post for each place where they lie.

    :param before: the one that held until now: what has not changed is taken over.
    """

    __slots__ = ("_sums", "_widely", "marked", "moves", "posts")

    def __init__(self, table: Table, before: Arrangement | None) -> None:
        self.moves = table.moves
        self.marked = table.marked
        self._sums: Sums | None = None
        self._widely: list[Change] | None = None
        zones = [table.zone(zone, seat) for seat, zone in _PLACES]
        if before is None or before.marked != table.marked:
            self.posts = [Post(table, cards, *place) for cards, place in zip(zones, _PLACES, strict=True)]
        else:
            self.posts = [
                post if post.cards == cards else Post(table, cards, *place)
                for post, cards, place in zip(before.posts, zones, _PLACES, strict=True)
            ]

    def copy(self) -> Arrangement:
        """Return what holds for a copy of the table, too: an arrangement is made anew, never changed."""
        return self

    def hearers(self, seat: int, trigger: str) -> list[Card]:
        """List a player's cards that wait for something."""
        found: list[Card] = []
        for post in self.posts[seat * _EACH : (seat + 1) * _EACH]:
            if trigger in post.hearers:
                found += post.hearers[trigger]
        return found

    def speaks_of(self, about: str) -> bool:
        """Return whether anything is said about something other than strength."""
        return any(about in post.voices for post in self.posts)

    def voices(self, about: str) -> list[Voice]:
        """List what is said about something other than strength."""
        return [voice for post in self.posts if about in post.voices for voice in post.voices[about]]

    def changes(self, table: Table) -> list[Change]:
        """List what is added to the strength of cards.

        :param table: the table whose arrangement it is.
        """
        return [*[change for post in self.posts for change in post.changes], *self._wide(table)]

    def _wide(self, table: Table) -> list[Change]:
        """List what is added to strength by what lies elsewhere."""
        found = self._widely
        if found is None:
            self._widely = found = [
                _change(table, voice, word) for post in self.posts for voice, word in post.wide
            ]
        return found

    def sums(self, table: Table) -> Sums:
        """Return the strengths, and what may be added to them.

        :param table: the table whose arrangement it is.
        """
        if self._sums is None:
            posts = self.posts
            lasting = {place: post.total for place, post in zip(_PLACES, posts, strict=True)}
            pending = [change for post in posts if post.pending for change in post.pending]
            for change in self._wide(table):
                if change.voice.saying.test is None:
                    for place, gain in change.gains.items():
                        lasting[place] += gain
                else:
                    pending.append(change)
            self._sums = Sums(lasting, pending)
        return self._sums

    def strengths(self, table: Table) -> dict[tuple[int, str], int]:
        """Return the strength of each player in each area, only to be read.

        :param table: the table whose arrangement it is.
        """
        lasting, pending = self.sums(table)
        if not pending:
            return lasting
        found = lasting.copy()
        for change in pending:
            if change.voice.is_true(table):
                for place, gain in change.gains.items():
                    found[place] += gain
        return found


def _change(table: Table, voice: Voice, word: Has) -> Change:
    """Return what a statement adds to strength, as the cards lie."""
    amount = word.amount
    if word.per is not None:
        amount *= len(lying(table, word.per, voice.source, voice.seat, voice.here))
    if isinstance(word.target, Filter):
        cards = lying(table, word.target, voice.source, voice.seat, voice.here)
    else:
        cards = [voice.source]
    gains: dict[tuple[int, str], int] = {}
    for card in cards:
        area, seat = table.place_of(card)
        gains[seat, area] = gains.get((seat, area), 0) + amount
    return Change(voice, amount, tuple(cards), gains)


def arrangement_of(table: Table) -> Arrangement:
    """Return what follows from which cards are in play now."""
    told = table.derived
    assert told is None or isinstance(told, Arrangement)
    if told is None or told.moves != table.moves or told.marked != table.marked:
        table.derived = told = Arrangement(table, told)
    return told


def hearers(table: Table, seat: int, trigger: str) -> list[Card]:
    """List a player's cards in play that wait for something."""
    return arrangement_of(table).hearers(seat, trigger)


def voices(table: Table, about: str) -> list[Voice]:
    """List what cards in play say about something other than strength."""
    return arrangement_of(table).voices(about)


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
