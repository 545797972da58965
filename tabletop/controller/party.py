"""Several cards selected together, of which one leads: what it is asked to bring along, they answer."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.controller.affordances import Affordances
from tabletop.controller.tables import Thing


class Party:
    """Those who go along with what is selected or dragged; they set out with it when its answer is given."""

    def __init__(self) -> None:
        self.members: tuple[Thing, ...] = ()
        self._following: tuple[Thing, ...] = ()

    def toggle(self, thing: Thing) -> None:
        """Let somebody join, or leave."""
        rest = tuple([one for one in self.members if one != thing])
        self.members = (*self.members, thing) if rest == self.members else rest

    def take(self, thing: Thing, leader: Thing | None) -> Thing | None:
        """Let somebody join the leader, or leave the party; return who leads then."""
        if leader is None or thing != leader:
            if leader is not None:
                self.toggle(thing)
            return leader or thing
        if self.members:
            leader, *rest = self.members
            self.members = tuple(rest)
            return leader
        return None

    def dissolve(self) -> None:
        """Let everybody go."""
        self.members = ()

    def follow(self, leader: Thing, former: Thing | None) -> None:
        """Follow another leader: the former one joins if it was of the party, else that is none any more."""
        if leader == former:
            return
        if leader in self.members and former is not None:
            self.members = (*[one for one in self.members if one != leader], former)
        else:
            self.members = ()

    def keep(self, things: Iterable[Thing]) -> None:
        """Let go all but some."""
        kept = set(things)
        self.members = tuple([one for one in self.members if one in kept])

    def set_out(self) -> None:
        """Set out with the leader."""
        self._following, self.members = self.members, ()

    def join(self, affordances: Affordances) -> bool:
        """Choose those who have set out, if the next question is who comes along.

        :returns: whether that is all that was asked for. Where more have set out than can come, nobody is chosen.
        """
        following, self._following = self._following, ()
        several = affordances.several
        if several is None or not following or len(following) > several.most:
            return False
        for thing in following:
            for option in affordances.options(thing)[:1]:
                if option not in several.chosen:
                    several.toggle(option)
        return several.may_confirm
