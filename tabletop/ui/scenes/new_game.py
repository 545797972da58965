"""New game: who plays, at which level, by which rules, and which deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pygame

from tabletop import bots
from tabletop.cards.decks import OPTION
from tabletop.engine import Game, Reason, SetupError
from tabletop.storage.last_setup import Setup
from tabletop.storage.models import MAX_NAME, clean
from tabletop.storage.models import Player as StoredPlayer
from tabletop.text.grammar import harmless
from tabletop.text.languages import Text
from tabletop.ui import play, seeds
from tabletop.ui.art import plates, seats
from tabletop.ui.art.plates import Face
from tabletop.ui.decklists import NONE_LEGAL, Deck, chosen, decks_of, why_not_play
from tabletop.ui.play import HUMAN
from tabletop.ui.scenes import fan, option_lines
from tabletop.ui.scenes.deck_choice import DeckChoice
from tabletop.ui.scenes.decks import DecksScene
from tabletop.ui.scenes.menu import LABEL, MenuScene
from tabletop.ui.table.warming import warmings

if TYPE_CHECKING:
    from tabletop.ui.app import App

_CODE_LENGTH = 12


@dataclass(frozen=True, slots=True)
class _Seat:
    """Who sits at a seat, and with which deck; an empty name stands for the usual one, as does an empty deck."""

    name: str = ""
    kind: str = HUMAN
    deck: str = ""


class NewGameScene(MenuScene):
    """Set up a match of a game; it opens as it was left.

    Args:
        app: the app.
        game: the rules.
        seats: for how many it opens; for as many as the last time when left out.
    """

    def __init__(self, app: App, game: Game, seats: int | None = None) -> None:
        super().__init__(app)
        self.game = game
        self._levels = (HUMAN, *bots.LEVELS)
        self._seats, self._options = self._opening(app.store.setups.games.get(game.id))
        self._seat_for(seats or len(self._seats))
        self._code = seeds.encode(seeds.fresh())
        self._problem: Reason | None = None
        self._decks: list[Deck] = []

    def _opening(self, last: Setup | None) -> tuple[list[_Seat], dict[str, Any]]:
        """Return seats and options of the last set-up, as far as this version still knows them."""
        usual = [_Seat(), *[_Seat(kind=self._levels[-1])] * (self.game.players[-1] - 1)]
        if last is None:
            return usual[: self.game.players[0]], {}
        decks = (*last.decks, *[""] * len(last.players))
        known = [
            _Seat(one.name, one.kind if one.kind in self._levels else self._levels[-1], deck)
            for one, deck in zip(last.players, decks, strict=False)
        ]
        try:
            self.game.normalise(len(known), last.options)
        except SetupError:
            return (known if len(known) in self.game.players else usual[: self.game.players[0]]), {}
        return known, dict(last.options)

    def enter(self) -> None:
        """Have the table drawn while its players are chosen; decks may have changed."""
        app = self.app
        if self._has_decks:
            self.rebuild()
        text = Text(app.text.language)
        for work in warmings(self.game, app.size, app.settings.text_size / 100, text):
            app.backdrops.soon(work)

    @property
    def _has_decks(self) -> bool:
        return self.game.deck_rules is not None

    # -- what is shown

    def build(self) -> None:
        """Draw players on the left, rules and deal on the right."""
        size = self.app.size
        if self._has_decks:
            self._decks = decks_of(self.game, self.app.store.decks, self.app.text)
        box = self.panel(
            (min(round(size[0] * 0.97), self.em(1180)), min(round(size[1] * 0.965), self.em(690)))
        )
        box = self.head(box, self.word(f"game-{self.game.id}"))
        foot, help_high = self.em(LABEL * 2.7), self.em(LABEL * 2.7)
        about_box = pygame.Rect(box.left, box.bottom - foot - help_high - self.em(4), box.width, help_high)
        self.show_about(about_box)
        self.about = (
            self.word(f"box-{self.game.id}") if self._problem is None else self.word_reason(self._problem)
        )
        top = box.top + self.em(10)
        body = pygame.Rect(box.left, top, box.width, about_box.top - top - self.em(4))
        gap, share = self.em(34), 0.68 if self._has_decks else 0.56
        left = pygame.Rect(body.left, body.top, round((body.width - gap) * share), body.height)
        right = pygame.Rect(left.right + gap, body.top, body.right - left.right - gap, body.height)
        self._add_players(left)
        self._add_rules(right)
        wide = self.em(270)
        back = pygame.Rect(box.left, box.bottom - foot, self.em(150), foot)
        self.widgets.button(back, Face(self.word("back"), "plain", "arrow-left", self.em(LABEL)), self.back)
        if self._has_decks:
            place = pygame.Rect(back.right + self.em(10), back.top, self.em(180), foot)
            face = Face(self.word("decks-choose"), "plain", "deck", self.em(LABEL))
            self.widgets.button(place, face, self._open_decks, about=self.word("decks-choose.about"))
        start = pygame.Rect(box.right - wide, box.bottom - foot, wide, foot)
        rules = pygame.Rect(start.left - self.em(10) - foot, start.top, foot, foot)
        face = Face("", "plain", "book", self.em(LABEL))
        self.widgets.button(rules, face, self.tell_rules, about=self.word("ui-rules.about"))
        face = Face(self.word("ui-play"), "primary", "play", self.em(LABEL * 1.1))
        self.widgets.button(start, face, self._start, about=self.word("ui-play.about"))

    def _subhead(self, words: str, box: pygame.Rect) -> pygame.Rect:
        high = self.em(LABEL * 1.7)
        self.write(
            words, pygame.Rect(box.left, box.top, box.width, high), LABEL * 1.18, colour="#f0c872", bold=True
        )
        pygame.draw.line(
            self.ground,
            "#7d5a34",
            (box.left, box.top + high),
            (box.right, box.top + high),
            max(1, self.px(1)),
        )
        return pygame.Rect(box.left, box.top + high + self.em(8), box.width, box.height - high - self.em(8))

    def _add_players(self, box: pygame.Rect) -> None:
        box = self._subhead(self.word("ui-players"), box)
        rows = self.rows(box, self.game.players[-1] + 1, 2.7)
        first = rows[0]
        words = self.word("ui-how-many")
        wide = min(self.wide([words]) + self.em(18), first.width // 2)
        self.label(words, pygame.Rect(first.left, first.top, wide, first.height))
        about = self.word("ui-how-many.about")
        counts = [
            (str(count), self._seater(count), count == len(self._seats), about) for count in self.game.players
        ]
        self.widgets.choice(
            pygame.Rect(first.left + wide, first.top, first.width - wide, first.height),
            counts,
            self.em(LABEL),
        )
        for seat, row in zip(range(len(self._seats)), rows[1:], strict=False):
            self._add_seat(seat, row)
        foot = rows[len(self._seats)].bottom + self.em(10)
        fan.draw(self, self.game, pygame.Rect(box.left, foot, box.width, box.bottom - foot))

    def _add_seat(self, seat: int, row: pygame.Rect) -> None:
        shield = seats.shield(seat, round(row.height * 0.94))
        self.ground.blit(shield, shield.get_rect(midleft=row.midleft))
        left = row.left + shield.get_width() + self.em(10)
        kinds = [self.word(f"kind-{kind}") for kind in self._levels]
        each = self.wide(kinds, LABEL * 0.94) + self.em(LABEL * 3.1)
        room = each * len(kinds)
        deck_wide = self.em(LABEL * 11) if self._has_decks else 0
        name_wide = row.right - left - room - self.em(10) - deck_wide
        if self._has_decks:
            gap = self.em(8)
            self._add_deck(seat, pygame.Rect(left + name_wide + gap, row.top, deck_wide - gap, row.height))
        if name_wide < self.em(LABEL * 8):
            self.misfit()
        line = pygame.Rect(left, row.top, name_wide, row.height)
        self.widgets.entry(
            line, self._name(seat), self._namer(seat), limit=MAX_NAME, about=self.word("ui-name.about")
        )
        options = [
            (
                self.word(f"kind-{kind}"),
                self._levelled(seat, kind),
                kind == self._seats[seat].kind,
                self.word(f"kind-{kind}.about"),
            )
            for kind in self._levels
        ]
        self.widgets.choice(
            pygame.Rect(row.right - room, row.top, room, row.height), options, self.em(LABEL * 0.94)
        )

    def _add_deck(self, seat: int, place: pygame.Rect) -> None:
        deck = self._deck(seat)
        words = self.word("deck-none") if deck is None else harmless(deck.name)
        about = self.word("deck-of-seat") if deck is None or not deck.about else deck.about
        face = Face(words, "plain", "deck", self.em(LABEL * 0.9))

        # A deck may be called anything: a name that is too long is cut, and the letters stay as they are.
        def paint(state: Any) -> pygame.Surface:
            return plates.button(face, place.size, state)

        self.widgets.painted(place, paint, lambda: self._choose_deck(seat), words, about=about)

    def _add_rules(self, box: pygame.Rect) -> None:
        box = self._subhead(self.word("ui-options"), box)
        specs = [spec for spec in self.game.options if not spec.seats or len(self._seats) in spec.seats]
        labels = [self.word(f"option-{self.game.id}-{spec.name}") for spec in specs] + [self.word("ui-code")]
        most = max(len(self.game.options), 3)
        lines = self.rows(box, 2 * (most + 1), 2.0)
        for index, (spec, label) in enumerate(zip([*specs, None], labels, strict=True)):
            at = 2 * (index if spec is not None else most)
            self.label(label, lines[at], "dice" if spec is None else "")
            place = lines[at + 1]
            if spec is None:
                self._add_code(place)
            else:
                now = self._options.get(spec.name, spec.default)
                names = [self._name(seat) for seat in range(len(self._seats))]
                option_lines.add(self, self.game.id, spec, now, place, names, self._chooser)

    def _add_code(self, place: pygame.Rect) -> None:
        wide = self.em(LABEL * 2.6)
        line = pygame.Rect(place.left, place.top, place.width - wide - self.em(8), place.height)
        self.widgets.entry(
            line,
            self._code,
            self._type_code,
            limit=_CODE_LENGTH,
            act=self._start,
            about=self.word("ui-code.about"),
        )
        roll = pygame.Rect(place.right - wide, place.top, wide, place.height)
        self.widgets.button(
            roll, Face("", "plain", "dice", self.em(LABEL)), self._roll, about=self.word("ui-new-code.about")
        )

    def tell_rules(self) -> None:
        """Open the rules of the game."""
        play.open_rules(self.app, self.game)

    # -- what is chosen

    def _name(self, seat: int) -> str:
        """Return a seat's name, the usual one where none was typed."""
        chosen = self._seats[seat]
        if chosen.name:
            return chosen.name
        if chosen.kind == HUMAN:
            return self.word("ui-default-name", n=seat + 1)
        names = [name.strip() for name in self.word("ui-bot-names").split(",")]
        taken = {one.name for one in self._seats}
        free = [name for name in names if name not in taken] or names
        return free[sum(one.kind != HUMAN and not one.name for one in self._seats[:seat]) % len(free)]

    @property
    def _loser(self) -> int | None:
        """Return the seat of whoever lost the last match of these people, where that matters."""
        if not any(spec.by_loser for spec in self.game.options):
            return None
        return self.app.store.loser(self.game.id, [self._name(seat) for seat in range(len(self._seats))])

    def _deck(self, seat: int) -> Deck | None:
        return chosen(self._decks, self._seats[seat].deck, seat)

    def _choose_deck(self, seat: int) -> None:
        def take(deck: Deck) -> None:
            self._seats[seat] = replace(self._seats[seat], deck=deck.ref)
            self._changed()

        self.app.push(DeckChoice(self.app, self.game, self._deck(seat), take))

    def _open_decks(self) -> None:
        self.app.sounds.play("slide")
        self.app.push(DecksScene(self.app, self.game))

    def _seater(self, count: int) -> Callable[[], None]:
        def seat() -> None:
            self._seat_for(count)
            self._changed()

        return seat

    def _seat_for(self, count: int) -> None:
        self._seats = [*self._seats, *[_Seat(kind=self._levels[-1])] * count][:count]

    def _levelled(self, seat: int, kind: str) -> Callable[[], None]:
        def choose() -> None:
            self._seats[seat] = replace(self._seats[seat], kind=kind)
            self._changed()

        return choose

    def _namer(self, seat: int) -> Callable[[str], None]:
        def name(typed: str) -> None:
            # An emptied line stays empty while one types; only a space keeps it apart from the usual name.
            before = self._loser
            self._seats[seat] = replace(self._seats[seat], name=typed or " ")
            self._wants_rebuild = self._wants_rebuild or self._loser != before  # it stands there who begins

        return name

    def _chooser(self, name: str, value: Any) -> Callable[[], None]:
        def choose() -> None:
            self._options[name] = value
            self._changed()

        return choose

    def _type_code(self, code: str) -> None:
        self._code = code

    def _roll(self) -> None:
        self._code = seeds.encode(seeds.fresh())
        self._changed()

    def _changed(self) -> None:
        self._problem = None
        self.app.sounds.play("coin")
        self.rebuild()

    # -- beginning

    def _start(self) -> None:
        try:
            setup, seed = self._checked()
            self.app.sounds.play("shuffle")
            play.start(self.app, self.game, setup, seed)
        except (SetupError, seeds.SeedError, _ChoiceError) as error:
            self._problem = error.reason
            self.app.notify(error.reason)
            self.rebuild()

    def _checked(self) -> tuple[Setup, int]:
        names: list[str] = []
        for seat in range(len(self._seats)):
            name = clean(self._name(seat))
            if not name:
                raise _ChoiceError(Reason("error-name-missing", {"n": seat + 1}))
            if name in names:
                raise _ChoiceError(Reason("error-name-twice", {"name": name}))
            names.append(name)
        players = tuple(
            StoredPlayer(name=name, kind=one.kind) for name, one in zip(names, self._seats, strict=True)
        )
        options = {
            spec.name: min(value, len(players) - 1) if spec.is_seat else value
            for spec in self.game.options
            if (not spec.seats or len(players) in spec.seats)
            and (value := self._options.get(spec.name, spec.default)) is not None
        }
        refs: tuple[str, ...] = ()
        if self._has_decks:
            decks = [self._checked_deck(seat) for seat in range(len(players))]
            options[OPTION] = [deck.deck for deck in decks]
            refs = tuple(deck.ref for deck in decks)
        options = self.game.normalise(len(players), options)
        return Setup(players=players, options=options, decks=refs), seeds.decode(self._code)

    def _checked_deck(self, seat: int) -> Deck:
        deck = self._deck(seat)
        reason = why_not_play(deck, self._name(seat))
        if deck is None or reason is not None:
            raise _ChoiceError(reason or NONE_LEGAL)
        return deck


class _ChoiceError(ValueError):
    """A name or a deck will not do."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason = reason
