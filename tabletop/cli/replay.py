"""`tabletop replay FILE`: play a record again, check it, and tell in words what happened."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tabletop import games
from tabletop.cards.models import CardFace
from tabletop.cli.common import BAD, GOOD, MISUSED, CommandError, chosen_options
from tabletop.controller.staging import cue_of
from tabletop.engine import Game, Match, Reason, RecordError, SetupError
from tabletop.storage.problems import Message, StorageError, error_code, shown
from tabletop.storage.save_file import MAX_FILE, read_save
from tabletop.text.grammar import plain
from tabletop.text.languages import Text, system_language
from tabletop.text.log import Teller
from tabletop.text.problems import problem


class Found(NamedTuple):
    """What a file holds: a record, and the players' names by seat where it says them."""

    record: Mapping[str, Any]
    names: tuple[str, ...] = ()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a save, or a bare record in JSON")
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="tell it as the player at this seat saw it, 1 for the first (default: as a spectator did)",
    )


def run(args: argparse.Namespace) -> int:
    """Check a record and tell it in the system's language.

    :returns: 0 if it is sound; 1 if not, and then it is told as far as it goes; 2 if there is no such file or seat.
    """
    text = Text(system_language())
    try:
        found = read(args.file)
        game = _game(found.record)
        match, fault = played_again(game, found.record)
        if args.seat is not None and not 1 <= args.seat <= match.seats:
            wrong = {"seat": str(args.seat), "seats": match.seats}
            raise CommandError(Reason("replay-no-seat", wrong), MISUSED)
    except CommandError as error:
        print(problem(error.reason, text), file=sys.stderr)
        return error.status
    names = found.names or tuple([text("replay-player", number=seat + 1) for seat in range(match.seats)])
    viewer = match.seats if args.seat is None else args.seat - 1
    for line in told(match, names, text, viewer):
        print(line)
    fault = fault or misfit(found.record, match)
    print()
    if fault is not None:
        print(text("replay-broken", problem=problem(fault, text)))
        return BAD
    answers = match.record()["head"]["answers"]
    print(text("replay-good", n=answers, events=len(match.events)))
    return GOOD


def read(path: Path) -> Found:
    """Read a save, or the bare record of a match.

    :raises CommandError: there is no such file, or it holds neither.
    """
    if not path.is_file():
        raise CommandError(Reason("replay-no-file", {"file": shown(path)}), MISUSED)
    try:
        save = read_save(path)
    except StorageError as error:
        if error.reason.id != Message.SAVE_FOREIGN:
            raise CommandError(error.reason) from error
        return Found(_bare_record(path))
    return Found(save.record, tuple([player.name for player in save.players]))


def _bare_record(path: Path) -> Mapping[str, Any]:
    try:
        with path.open("rb") as file:
            found = json.loads(file.read(MAX_FILE))
    except OSError as error:
        wrong = {"file": shown(path), "code": error_code(error)}
        raise CommandError(Reason("replay-unreadable", wrong)) from error
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("head"), dict) or "body" not in found:
        raise CommandError(Reason("replay-no-record"))
    return found


def _game(record: Mapping[str, Any]) -> Game:
    try:
        return games.get(str(record["head"].get("game")))
    except SetupError as error:
        raise CommandError(error.reason) from error


def played_again(game: Game, record: Mapping[str, Any]) -> tuple[Match, Reason | None]:
    """Play a record again as far as it goes.

    :returns: the match, and what is wrong with the first answer that is not legal, or None.
    :raises CommandError: not even the set-up can be played.
    """
    try:
        return Match.replay(game, record), None
    except RecordError as error:
        if error.reason.id not in ("error-record-answer", "error-record-illegal"):
            raise CommandError(error.reason) from error
        return Match.replay(game, record, upto=error.reason.args["n"] - 1), error.reason


def misfit(record: Mapping[str, Any], match: Match) -> Reason | None:
    """Return where the head of a record tells something else than the match, or None."""
    head = record["head"]
    for field, expected in match.record()["head"].items():
        if head.get(field) != expected:
            wrong = {"field": field, "got": str(head.get(field)), "expected": str(expected)}
            return Reason("replay-head", wrong)
    return None


# -- telling


def told(match: Match, names: Sequence[str], text: Text, viewer: int) -> Iterator[str]:
    """Tell a match line by line, as a viewer may know it.

    :param names: the players' names by seat.
    :param viewer: a seat, or the number of seats for a spectator.
    """
    game = match.game
    cards: Sequence[CardFace] = getattr(game, "cards", ())
    teller = Teller(text, {face.id: face for face in cards}, names)
    yield text("replay-title", game=text(f"game-{game.id}"), players=match.seats)
    if chosen := chosen_options(game, match.options):
        yield text("replay-options", options=chosen)
    yield text("replay-players", players=text.listing(names))
    if viewer < match.seats:
        yield text("replay-seen-by", player=names[viewer])
    for event in match.events:
        said = plain(teller.event(event.seen_by(viewer)))
        if said and cue_of(game.controller, event).scene == "heading":
            yield ""
            yield said
        elif said:
            yield f"  {said}"
    yield ""
    yield from _ending(match, names, text, teller)


def _ending(match: Match, names: Sequence[str], text: Text, teller: Teller) -> Iterator[str]:
    outcome, request = match.outcome, match.request
    if outcome is not None:
        yield text("replay-over", why=plain(teller.sentence(outcome.why.id, outcome.why.args)))
        if outcome.winners:
            winners = [names[seat] for seat in outcome.winners]
            yield text("replay-winners", players=text.listing(winners), n=len(winners))
        scores = [f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True)]
        yield text("replay-scores", scores=", ".join(scores))
    elif request is not None:
        prompt = plain(teller.sentence(request.prompt, request.args))
        yield text("replay-open", player=names[request.seat], prompt=prompt)
