"""What happened: events, each made once with its secret and its public form together."""

from __future__ import annotations

from typing import Any, NamedTuple

Place = tuple[str, int]
"""A zone: its name and its seat (0 for zones that nobody owns)."""


class CardSeen(NamedTuple):
    """A card as an event tells it: its public id, its face (None: not for your eyes), who knows the face."""

    id: int
    face: str | None
    mask: int


class Event(NamedTuple):
    """One thing that happened.

    `kind` is the verb in the past tense. State changes are `moved gathered shuffled shown relabelled marked
    counted sealed opened entered turn_began`; any other kind is a *note*: it changes nothing, but the log words it
    and the screen stresses it.

    `args` are public, but for `CardSeen` values, whose faces only those named in their mask may read.
    `cards` holds (id, face, who knows) of every card that the event changed, sorted by id.
    `private` is (mask, data): what only some seats are told, such as the owner's old and new ids of a hand.
    """

    kind: str
    args: dict[str, Any]
    cards: tuple[CardSeen, ...] = ()
    private: tuple[int, Any] | None = None

    def seen_by(self, viewer: int) -> Event:
        """Return the form of this event that a viewer may see: faces blanked, never ids or zones.

        :param viewer: a seat; the number of seats stands for a spectator.
        """
        bit = 1 << viewer
        private = self.private
        if private is not None and not private[0] & bit:
            private = None
        args = self.args
        for value in args.values():
            if type(value) is CardSeen and not value.mask & bit:
                args = {name: blank(one, bit) if type(one) is CardSeen else one for name, one in args.items()}
                break
        return Event(self.kind, args, tuple([blank(card, bit) for card in self.cards]), private)


def blank(card: CardSeen, bit: int) -> CardSeen:
    """Return a card as one viewer sees it; the mask itself tells who knows and is never passed on."""
    return CardSeen(card.id, card.face if card.mask & bit else None, bit if card.mask & bit else 0)
