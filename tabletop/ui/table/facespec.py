"""From a slug to a face: names and words in the language spoken, figures as they stand now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tabletop.text import composer
from tabletop.text.hyphens import hyphenated
from tabletop.ui.art.plans import FaceSpec, Figure, Token

if TYPE_CHECKING:
    from tabletop.cards.models import CardFace
    from tabletop.controller.tables import FigureLook, GameController
    from tabletop.engine.views import PlayerView
    from tabletop.text.languages import Language, Text


class Faces:
    """Describe the faces of one game's cards, in the language of a `Text`, which may switch at any time.

    Args:
        game: its id, and its cards by `cards`.
        controller: states the figures.
        text: words them.
        face_down: zones whose cards lie with their backs up, even those that the viewer knows.
    """

    def __init__(
        self, game: Any, controller: GameController, text: Text, face_down: frozenset[str] = frozenset()
    ) -> None:
        self.game: str = game.id
        self.controller = controller
        self.face_down = face_down
        self.by_slug: Mapping[str, CardFace] = {face.id: face for face in game.cards}
        self.rank: Mapping[str, int] = {face.id: number for number, face in enumerate(game.cards)}
        self._text = text
        self._worded: dict[tuple[str, str], tuple[str, str, str, str]] = {}
        self._sentences: dict[tuple[str, int, str], str] = {}

    def printed(self, slug: str) -> FaceSpec:
        """Describe a card as it is printed, as for the gallery and for the zoom of one that lies nowhere."""
        return self._spec(slug, self.controller.printed_figures(slug))

    def known(self, view: PlayerView, card: int) -> FaceSpec | None:
        """Describe a card of a match with its figures as they stand now; None if its face is not known."""
        slug = view.faces.get(card)
        if slug is None:
            return None
        counters = [Token(one.kind, one.number) for one in self.controller.tokens(view, card)]
        return self._spec(slug, self.controller.figures(view, card), tuple(counters))

    def in_play(self, view: PlayerView, card: int) -> FaceSpec | None:
        """Describe what shows of a card: as `known`, but None also for one that lies face down."""
        if card not in view.faces:
            return None
        place = view.place_of(card)
        return None if place is None or place[0] in self.face_down else self.known(view, card)

    def name(self, slug: str) -> str:
        """Return the name of a card."""
        return composer.card_name(self.by_slug[slug], self._text)

    def sentence(self, slug: str, index: int) -> str:
        """Return one sentence of a card."""
        key = (slug, index, self._text.language)
        if key not in self._sentences:
            self._sentences[key] = composer.ability_text(self.by_slug[slug], index, self._text)
        return self._sentences[key]

    def _spec(self, slug: str, looks: Sequence[FigureLook], tokens: tuple[Token, ...] = ()) -> FaceSpec:
        language = self._text.language
        worded = self._worded.get((slug, language))
        face = self.by_slug[slug]
        if worded is None:
            worded = (
                composer.card_name(face, self._text),
                composer.kind_line(face, self._text),
                composer.card_text(face, self._text),
                composer.card_quote(face, self._text),
            )
            self._worded[slug, language] = worded
        return _face_spec(self.game, face, language, worded, tuple(looks), tokens)


@lru_cache(maxsize=1024)
def _face_spec(
    game: str,
    face: CardFace,
    language: Language,
    worded: tuple[str, str, str, str],
    looks: tuple[FigureLook, ...],
    tokens: tuple[Token, ...],
) -> FaceSpec:
    figures = tuple([Figure(one.icon, one.value, one.printed, one.corner, one.tone) for one in looks])
    shown = ",".join(
        [
            *(f"{one.icon}={one.value}/{one.printed}@{one.corner}{one.tone}" for one in looks),
            *(f"{one.kind}×{one.number}" for one in tokens),
        ]
    )
    title, kind, text, quote = worded
    return FaceSpec(
        key=f"{game}:{face.id}:{language}:{shown}",
        game=game,
        suit=face.suit,
        title=title,
        kind_line=kind,
        text=text,
        quote=quote,
        figures=figures,
        picture=face.picture,
        tokens=tokens,
        code=face.code,
        overleaf=face.overleaf,
        parted=hyphenated(title, language),
    )
