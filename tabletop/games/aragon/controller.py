"""The table of Aragón: where its zones lie, what stands on cards and beside names, what a gesture could mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from tabletop import games
from tabletop.controller.contest import Contest
from tabletop.controller.seated import SeatedTable
from tabletop.controller.staging import Cue
from tabletop.controller.tables import (
    Badge,
    FigureLook,
    GameController,
    Preview,
    StepMark,
    StepState,
    Thing,
    TokenLook,
    ZoneLook,
    grounds,
)
from tabletop.engine import Card, Choose, Game, Option, Place, PlayerView, Reason, Request
from tabletop.games.aragon import previews
from tabletop.games.aragon.figures import strength_of
from tabletop.games.aragon.paragraphs import PARAGRAPHS
from tabletop.games.aragon.pieces import Piece
from tabletop.games.aragon.state import AREAS, CLOSING, Setup, plays_left, total

_DECK: Place = ("deck", 0)
_FACE_DOWN: Place = ("facedown", 0)
_ASIDE: Place = ("aside", 0)
_STEPS = (
    ("beginning", "step-ag-beginning"),
    ("planning", "step-ag-planning"),
    ("influence", "step-ag-influence"),
    ("draft", "step-ag-draft"),
)
_PHASES = ("beginning", "planning", "influence", "draft", "pass")

_ZONES = (
    ZoneLook("deck", "pile", "left", "zone-ag-deck", 0),
    ZoneLook("facedown", "pile", "left", "zone-ag-facedown", 1),
    ZoneLook("discard", "pile", "left", "zone-ag-discard", 2),
    *[ZoneLook(area, "front", "seat", f"zone-ag-{area}", order) for order, area in enumerate(AREAS)],
    ZoneLook("hand", "fan", "seat", "zone-ag-hand", 4),
)
_CUES = {
    "strengths_weighed": Cue(1.3, "", "front"),
    "drafted": Cue(0.8),
    "draft_passed": Cue(0.8),
    "draft_left": Cue(0.5),
    "leader_given_up": Cue(0.9),
    "last_card": Cue(1.4),
}
_OF_LEADERS = (
    ZoneLook("leader", "single", "seat", "zone-ag-leader", 3, 2),
    ZoneLook("aside", "pile", "left", "zone-ag-aside", 3),
)


class AragonController(SeatedTable[Piece, Setup]):
    """State the table of a match with so many seats and these options."""

    cues = _CUES
    paragraphs = PARAGRAPHS
    vague = ("reason-ag-opening", "reason-ag-no-play", "reason-ag-only", "reason-not-offered")

    @property
    def _game(self) -> Game:
        return games.get("aragon")

    @cached_property
    def zones(self) -> tuple[ZoneLook, ...]:
        """List the zones: those of Leaders only where there are any."""
        return (*_ZONES, *_OF_LEADERS) if self._setup.leaders else _ZONES

    # -- what stands where

    def badges(self, view: PlayerView, seat: int) -> list[Badge]:
        """List influence, hand, and in Planning the plays that are left."""
        table = self._table(view)
        found = [
            Badge("influence", "badge-ag-total", {"n": total(table, seat)}, "gold"),
            Badge("hand", "badge-ag-hand", {"n": len(view.zones["hand", seat])}),
        ]
        if view.phase == "planning" and table.turn == seat:
            left = len(plays_left(table, seat))
            found.append(Badge("plus", "badge-ag-plays", {"n": left}, "green" if left else "plain"))
        if view.number(0, CLOSING) == 1 + seat:
            found.append(Badge("hourglass", "badge-ag-closing", {}, "red"))
        return found

    def score(self, view: PlayerView, seat: int) -> Badge:
        """Return the influence in all areas together, which counts at the end of the deck."""
        return Badge("influence", "score-ag-total", {"n": total(self._table(view), seat)}, "gold")

    def steps(self, view: PlayerView, request: Request | None) -> list[StepMark]:
        """List the four phases of the turn ("How a turn works"); the opening turn has no Influence."""
        if view.phase not in _PHASES:
            return []
        now = min(_PHASES.index(view.phase), len(_STEPS) - 1)
        marks = []
        for at, (phase, label) in enumerate(_STEPS):
            state: StepState = "done" if at < now else "now" if at == now else "open"
            is_left_out = phase == "influence" and view.number(0, "opening")
            why = Reason("badge-ag-opening") if is_left_out else None
            marks.append(StepMark(label, "passed" if is_left_out and state == "done" else state, why))
        return marks

    def figures(self, view: PlayerView, card: int) -> tuple[FigureLook, ...]:
        """List the strength of a card: in an area with all that others add to it."""
        piece = self._piece(view, card)
        if piece is None:
            return ()
        place = view.place_of(card)
        if place is None or place[0] not in AREAS:
            return _figures(piece, piece.strength)
        return _figures(piece, strength_of(self._table(view), Card(card)))

    def printed_figures(self, slug: str) -> tuple[FigureLook, ...]:
        """List the strength that is printed on a card; a Leader has none, played with or not."""
        piece = self._pieces.get(slug)
        return () if piece is None else _figures(piece, piece.strength)

    def tokens(self, view: PlayerView, card: int) -> tuple[TokenLook, ...]:
        """List the signs on a card in play: silenced, used this turn, to be used; plays that it has granted."""
        return tuple(previews.tokens_of(self._table(view), Card(card), view.viewer))

    def signs(self, view: PlayerView) -> Mapping[Place, Badge]:
        """Return what an empty deck means: whoever plays the last card of a hand gives the other the final turn."""
        if view.zones[_DECK]:
            return {}
        if view.number(0, CLOSING):
            return {_DECK: Badge("hourglass", "sign-ag-closing", {"sign": "!"}, "red")}
        return {_DECK: Badge("hourglass", "sign-ag-empty", {}, "steel")}

    def contest(self, view: PlayerView) -> Contest | None:
        """Return how the three areas stand, and who would win."""
        return previews.contest_of(self._table(view))

    def about(self, view: PlayerView, card: int) -> list[Badge]:
        """List how a card's strength comes about, what protects it, and what it grants."""
        return list(previews.told_of(self._table(view), Card(card), view.viewer))

    def remark(self, view: PlayerView, request: Request) -> Badge | None:
        """Return what becomes of the cards that are not kept in the Draft."""
        if request.prompt != "prompt-draft":
            return None
        left = len(view.zones["draft", request.seat]) - 1
        return Badge("", "remark-ag-draft", {"n": left, "rival": 1 - request.seat})

    # -- what gestures mean

    def other_starts(self, view: PlayerView, request: Request, option: Option) -> Sequence[Thing]:
        """List the place of a Leader, which is a pile of one: what it may do is asked before it is done."""
        place: Place = ("leader", request.seat)
        return (place,) if option.card is not None and option.card in view.zones[place] else ()

    def candidates(
        self, view: PlayerView, request: Request, start: Thing, target: Thing | None
    ) -> list[Option]:
        """List what a gesture could mean, legal or not.

        In Planning a card of the hand goes into an area, a Leader to an area or to what is out of the game; a card
        whose ability is used goes to one's plate, or is only clicked.
        """
        if request.prompt != "prompt-plan":
            return self._offered(view, request, start, target)
        seat = request.seat
        if start == ("leader", seat):
            start = next(iter(view.zones[start]), start)
        place = view.place_of(start) if isinstance(start, int) else None
        if place is None or not isinstance(start, int):
            return []
        there = None if target is None else grounds(view, target)[-1]
        if place == ("hand", seat):
            return list(self._plays(view, seat, start, there))
        return list(self._uses(view, seat, start, there)) if place[1] == seat else []

    def _plays(self, view: PlayerView, seat: int, card: int, there: Thing | None) -> Iterator[Option]:
        """List into which area a card of the hand might go: into that of its type where no other is meant."""
        piece = self._piece(view, card)
        assert piece is not None, "a seat knows its own hand"
        if there is None:
            yield Option("play", card, (piece.kind, seat))
        elif isinstance(there, tuple) and there[0] in AREAS:
            yield Option("play", card, there)

    def _uses(self, view: PlayerView, seat: int, card: int, there: Thing | None) -> Iterator[Option]:
        """List what a card in play might do: use its ability; a Leader may be given up as well."""
        piece = self._piece(view, card)
        if piece is None:
            return
        if piece.turn_ability is not None and there in (None, ("player", seat)):
            yield Option("use", card)
        is_away = isinstance(there, tuple) and (there in (_ASIDE, _FACE_DOWN) or there[0] in AREAS)
        if piece.is_leader and view.place_of(card) == ("leader", seat) and (there is None or is_away):
            yield Option("event", card)

    def why_not_offered(self, view: PlayerView, request: Request, start: Thing) -> Reason | None:
        """Return nothing: what is offered glows."""
        return None

    def destination(self, view: PlayerView, request: Request, option: Option) -> Thing | None:
        """Return where an option is carried to."""
        seat = request.seat
        match option.verb:
            case "use":
                return ("player", seat)
            case "event":
                return _ASIDE
            case "discard":
                return _FACE_DOWN
            case "keep":
                return ("hand", seat)
            case "choose" if request.prompt in ("prompt-ag-recover", "prompt-from-deck"):
                return ("hand", seat)
        return option.target

    def buttons(self, view: PlayerView, request: Request) -> list[tuple[Option, str]]:
        """List the end of Planning, or whatever declines."""
        decline = request.decline if isinstance(request, Choose) else None
        return [] if decline is None else [(decline, self.label(decline))]

    def label(self, option: Option) -> str:
        """Return the message id of an option: what it does."""
        return f"do-ag-{option.verb}"

    def damage_preview(self, view: PlayerView, option: Option) -> Preview | None:
        """Return how an area would stand with a card played into it."""
        after = previews.ahead(view, option)
        return None if after is None else previews.played(self._imagined(after), option)


def _figures(piece: Piece, now: int) -> tuple[FigureLook, ...]:
    if piece.is_leader:
        return ()
    return (FigureLook("strength", str(now), str(piece.strength), "top-left", previews.TONES[piece.kind]),)


CONTROLLER: GameController = AragonController(2, {})
"""The table with default options."""
