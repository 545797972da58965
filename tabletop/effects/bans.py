"""What cards forbid, in every game: *cannot* beats *can*."""

from __future__ import annotations

from typing import Literal

from tabletop.cards.models import Statement


class Ban(Statement):
    """Somebody cannot do something, or have it done to them: the acts of the latter begin with `be_`."""

    verb: Literal["cannot"]
    act: str
