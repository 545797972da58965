"""The verbs through which alone the state of a match changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.engine.events import CardSeen, Event
from tabletop.engine.layout import HIDDEN, MIXED, PUBLIC
from tabletop.engine.state import Card, State
from tabletop.engine.telling import counted, entered, marked, moved, opened, sealed, turn_began

# A named tuple's own constructor takes twice as long, and cards are told of by the thousand.
_new = tuple.__new__


class Table(State):
    """Change the state of a match. Each verb leaves an `Event` behind (unless `events` is None, as in playouts):
    jotted down in the `story`, and made when it is read.

    When a card leaves a hand, it trades ids with a random card of that hand, and a shuffle deals the faces anew over
    the ids that lie there: which ids lie where is public, which face an id bears is secret.
    """

    __slots__ = ()

    # -- verbs

    def move(
        self,
        card: Card,
        zone: str,
        seat: int = 0,
        host: Card | None = None,
        *,
        bottom: bool = False,
        keep: bool = False,
    ) -> None:
        """Move a card to a zone; what lies on it must have been moved before.

        Marks belong to a card's stay in a zone and end with it. Who sees the face follows from the zone: all in a
        public one, the owner in a mixed one (a hand), nobody new in a hidden or face-down one.

        :param host: the card that it is laid on.
        :param bottom: put it under the others instead of on top.
        :param keep: it goes on in the other zone as it lies, with its marks.
        """
        layout = self.layout
        kinds = layout.kinds
        labels = self._labels
        masks = self.masks
        source = self._where[card]
        target = self._base[zone] + seat
        before = masks[card]
        private = None
        others: list[Card] | None = None
        kind = kinds[target]
        if kind == PUBLIC:
            after = self.everyone
        elif kind == MIXED:
            after = before | 1 << layout.seat_of[target]
        else:
            after = before
        cards = self.lists[source]
        if kinds[source] == MIXED:
            owner = 1 << layout.seat_of[source]
            onlookers = self._relabel_if_known(source)
            if kind != PUBLIC:  # a secret departure: onlookers forget what they knew of that hand
                after &= owner | (1 << layout.seat_of[target] if kind == MIXED else 0)
            old, new = labels[card], self._leave(card, cards, owner, after, onlookers)
            private = (owner, (old, new))
            others = cards
        else:
            if cards[-1] == card:
                cards.pop()
            else:
                cards.remove(card)
            if kinds[source] != HIDDEN:  # cards in hands and decks bear no marks and lie on nothing
                if self.marks and not keep:
                    self._unmark(card)
                if self.hosts:
                    self.hosts.pop(card, None)
        goal = self.lists[target]
        if bottom:
            goal.insert(0, card)
        else:
            goal.append(card)
        if kind == MIXED:
            self._join_hand(target, after)
        if host is not None:
            self.hosts[card] = host
        self._where[card] = target
        masks[card] = after
        self.learned |= after & ~before
        self.moves += layout.watch_of[source] != layout.watch_of[target]
        self.version += 1
        if self.story is not None:
            places, faces = layout.places, self.faces
            seen = (labels[card], faces[card].id, after)
            left = [(labels[one], faces[one].id, masks[one]) for one in others] if others else ()
            below = None if host is None else labels[host]
            self.story.append(
                (moved, seen, places[source], places[target], below, bottom, keep, left, private)
            )

    def _join_hand(self, place: int, mask: int) -> None:
        """Put a hand to which a card has come in id order, and note that others know of it if they know the card."""
        if mask & ~(1 << self.layout.seat_of[place]):
            self.looked_into |= 1 << place
        cards = self.lists[place]
        if len(cards) > 1:
            cards.sort(key=self._labels.__getitem__)

    def _unmark(self, card: Card) -> None:
        """Take all counters off a card."""
        marks, watched = self.marks, self.layout.watched_marks
        for name in self.layout.marks:
            if marks.pop((card, name), None) is not None and name in watched:
                self.marked += 1

    def _relabel_if_known(self, place: int) -> int:
        """Deal the ids of a hand anew if others may know some of it; return a bit for each who does.

        Then no card of it is told by the id that it had. A trade of two ids would not do: whoever knows one of the
        two cards sees which id it takes over. Who still knows something is a secret, that a hand has been looked
        into is not: so it is done until the hand is empty.
        """
        if not self.looked_into >> place & 1:
            return 0
        cards = self.lists[place]
        masks = self.masks
        onlookers = 0
        for one in cards:
            onlookers |= masks[one]
        owner = 1 << self.layout.seat_of[place]
        onlookers &= ~owner
        if len(cards) == 1:
            self.looked_into &= ~(1 << place)
        else:
            mapping = self._deal_ids(cards)
            if self.story is not None:
                labels, faces = self._labels, self.faces
                seen = tuple([CardSeen(labels[one], faces[one].id, masks[one]) for one in cards])
                args = {"place": self.layout.places[place]}
                self.story.append((Event, "relabelled", args, seen, (owner, mapping)))
        return onlookers

    def _leave(self, card: Card, cards: list[Card], owner: int, after: int, onlookers: int) -> int:
        """Take a card out of a mixed zone under a random id of that zone; return that id.

        Onlookers who knew a card of the same face, but not this one, cannot tell which of the two has gone: theirs
        counts as gone. Whoever does not see the departing face forgets what else it knew of the zone.
        """
        labels = self._labels
        masks = self.masks
        here = cards.index(card)
        there = self.dice.below(len(cards))
        if onlookers:
            face = self.faces[card]
            blind = onlookers & after & ~masks[card]
            for one in cards:
                if one != card:
                    masks[one] &= owner | after
                    if blind and self.faces[one] is face:
                        told = masks[one] & blind
                        masks[one] &= ~told
                        blind &= ~told
        other = cards[there]
        if other != card:
            labels[card], labels[other] = labels[other], labels[card]
            self.by_id[labels[card]] = card
            self.by_id[labels[other]] = other
            cards[here] = other
        del cards[there]
        return labels[card]

    def gather(self, cards: Sequence[Card], zone: str, seat: int = 0) -> None:
        """Sweep many cards together on top of a zone in one event, as when a deck is made up again.

        The cards' faces stay known to whoever knew them: shuffle next.
        """
        target = self.layout.base[zone] + seat
        swept = sorted(cards, key=self._labels.__getitem__)  # a copy: it may be a zone that empties meanwhile
        lists, where, hosts, watch_of = self.lists, self._where, self.hosts, self.layout.watch_of
        watched = watch_of[target]
        for card in swept:
            source = where[card]
            if watch_of[source] != watched:
                self.moves += 1
            lists[source].remove(card)
            where[card] = target
            if hosts:
                hosts.pop(card, None)
            if self.marks:
                self._unmark(card)
        lists[target] += swept
        self.version += 1
        if self.story is not None:
            ids = tuple([self._labels[card] for card in swept])
            self.story.append((Event, "gathered", {"ids": ids, "to": self.layout.places[target]}))

    def shuffle(self, zone: str, seat: int = 0) -> None:
        """Shuffle a hidden zone: its ids stay where they are, its faces are dealt anew, nobody knows one."""
        cards = self.zone(zone, seat)
        labels = self._labels
        ids = [labels[card] for card in cards]
        self.dice.shuffle(cards)
        for card, id_ in zip(cards, ids, strict=True):
            labels[card] = id_
            self.by_id[id_] = card
            self.masks[card] = 0
        self.rolled = True
        self.version += 1
        if self.story is not None:
            self.story.append((Event, "shuffled", {"place": (zone, seat)}))

    def pull(self, card: Card) -> None:
        """Bring a card of a hidden zone to its top, whose id it takes: where it lay is nobody's business.

        The card that lay on top takes its place. Shuffle when the card has left.
        """
        place = self._where[card]
        cards = self.lists[place]
        labels = self._labels
        here, top = cards.index(card), cards[-1]
        cards[here], cards[-1] = top, card
        labels[card], labels[top] = labels[top], labels[card]
        self.by_id[labels[card]], self.by_id[labels[top]] = card, top
        self.version += 1
        if self.story is not None:
            faces, masks = self.faces, self.masks
            seen = tuple(sorted([CardSeen(labels[one], faces[one].id, masks[one]) for one in cards]))
            self.story.append((Event, "relabelled", {"place": self.layout.places[place]}, seen))

    def roll(self, n: int) -> int:
        """Return a random number from 0 to n − 1 for a rule; such an answer cannot be taken back."""
        self.rolled = True
        return self.dice.below(n)

    def show(self, cards: Sequence[Card], seat: int) -> None:
        """Let a seat see the faces of some cards of one zone.

        Cards of a mixed zone get their ids anew first, so that seeing them does not tell when each was drawn.
        """
        if not cards:
            return
        bit = 1 << seat
        place = self._where[cards[0]]
        private = None
        changed: Sequence[Card] = cards
        if self.layout.kinds[place] == MIXED:
            owner = 1 << self.layout.seat_of[place]
            if bit != owner:
                self.looked_into |= 1 << place
            private = (owner, self._deal_ids(self.lists[place]))
            changed = self.lists[place]
        for card in cards:
            if not self.masks[card] & bit:
                self.masks[card] |= bit
                self.learned |= bit
        self.version += 1
        if self.story is not None:
            labels, faces, masks = self._labels, self.faces, self.masks
            seen = sorted([CardSeen(labels[one], faces[one].id, masks[one]) for one in changed])
            args = {"to": seat, "place": self.layout.places[place], "ids": tuple(one.id for one in seen)}
            self.story.append((Event, "shown", args, tuple(seen), private))

    def _deal_ids(self, cards: list[Card]) -> dict[int, int]:
        """Deal the ids of a mixed zone anew; return old -> new, for the owner's eyes only."""
        labels = self._labels
        old = [labels[card] for card in cards]
        order = list(cards)
        self.dice.shuffle(order)
        for card, id_ in zip(order, old, strict=True):
            labels[card] = id_
            self.by_id[id_] = card
        mapping = {was: labels[card] for was, card in zip(old, cards, strict=True)}
        cards.sort(key=labels.__getitem__)
        return mapping

    def mark(self, card: Card, name: str, value: int) -> None:
        """Set a public counter on a card, such as its damage in half-points; 0 takes it away."""
        if value:
            self.marks[card, name] = value
        else:
            self.marks.pop((card, name), None)
        if name in self.layout.watched_marks:
            self.marked += 1
        self.version += 1
        if self.story is not None:
            self.story.append((marked, self._labels[card], name, value))

    def count(self, seat: int, name: str, value: int) -> None:
        """Set a public number of a seat (0 for numbers of the whole table); 0 takes it away."""
        if value:
            self.numbers[seat, name] = value
        else:
            self.numbers.pop((seat, name), None)
        self.version += 1
        if self.story is not None:
            self.story.append((counted, seat, name, value))

    def begin_turn(self, seat: int) -> None:
        """Begin a seat's turn: it stands in the numbers (0, "turn") and (0, "turns") counts it.

        The numbers that the layout declares to belong to a turn begin anew.
        """
        numbers = self.numbers
        turns = numbers.get((0, "turns"), 0) + 1
        numbers[0, "turns"] = turns
        numbers[0, "turn"] = seat
        for key in self.layout.turn_keys:
            numbers.pop(key, None)
        self.version += 1
        if self.story is not None:
            self.story.append((turn_began, seat, turns, self.layout.turn_numbers))

    def enter(self, phase: str) -> None:
        """Enter a phase: the one that the game's loop takes up when the present one is done."""
        self.phase = phase
        self.version += 1
        if self.story is not None:
            self.story.append((entered, phase))

    def seal(self, seat: int, name: str, value: Any) -> None:
        """Keep a seat's secret choice (a number, or a tuple of Cards) until `open_seals`."""
        self.seals[seat, name] = value
        self.version += 1
        if self.story is not None:
            self.story.append((sealed, seat, name, self.sealed_as_seen(value)))

    def sealed_as_seen(self, value: Any) -> Any:
        """Return a sealed value as its own seat sees it: Cards as sorted ids."""
        return tuple(sorted([self._labels[card] for card in value])) if isinstance(value, tuple) else value

    def open_seals(self, name: str, only: int | None = None) -> dict[int, Any]:
        """Open all the seals of a name in one step (or only one seat's); return seat -> value.

        The values of sealed Cards become public as rules move them; numbers become public here.
        """
        seals = self.seals
        values = {
            seat: seals.pop((seat, name))
            for seat in (range(self.seats) if only is None else (only,))
            if (seat, name) in seals
        }
        if len(values) > 1:
            self.learned |= self.everyone
        self.version += 1
        if self.story is not None:
            self.story.append((opened, name, values.copy()))
        return values

    def note(self, kind: str, **args: Any) -> None:
        """Tell something that changes nothing: what the log words and the screen stresses.

        Arguments whose names begin with `card` hold Cards, and who may read their faces is whoever knows them now;
        or they hold slugs (`cards…` several) of faces that lie open.
        """
        if self.story is None:
            return
        for name, value in args.items():
            if name[0] == "c" and type(value) is int and name[:4] == "card":
                seen = (self._labels[value], self.faces[value].id, self.masks[value])
                args[name] = _new(CardSeen, seen)
        self.story.append((Event, kind, args))
