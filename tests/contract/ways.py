"""Four ways to catch a leak: two worlds that a viewer cannot tell apart are played side by side.

Each way changes something that the viewer does not know, plays the same answers, and demands that the viewer is told
the same at every decision. The test that each of them can fail stands in test_leaks_are_found.py.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tabletop.engine import HIDDEN, MIXED, Answer, Card, Dice, Game, Match, Option, Table
from tests.contract.players import asked, is_mid_effect, play_out, right_answers
from tests.contract.worlds import Leak, Line, SideBySide, other_world

# -- hindsight and imagine


def kind_of(face: Any) -> tuple[str, str]:
    """Return what a set-up may make public of a face: a deck of warriors tells that each of its cards is one."""
    return getattr(face, "type", ""), getattr(face, "suit", "")


def permuted(game: Game, cards: Sequence[Card], dice: Dice, alike: bool) -> Callable[[Table], None]:
    """Return a change that deals the faces of some cards anew among those of their pool.

    What a game demands of a deck stays: a card that everybody knows to lie there shows itself when it is drawn.

    :param alike: only among cards of one kind.
    """

    def change(table: Table) -> None:
        groups: dict[Any, list[Card]] = {}
        placed = _placed_in_decks(game, table)
        for card in cards:
            if card in placed:
                continue
            kind = kind_of(table.faces[card]) if alike else ""
            groups.setdefault((game.pool(table, card), kind), []).append(card)
        for group in groups.values():
            faces = [table.faces[card] for card in group]
            dice.shuffle(faces)
            for card, face in zip(group, faces, strict=True):
                table.faces[card] = face

    return change


def hindsight(line: Line, viewer: int, start: int, least: int, alike: bool, imagine_every: int = 0) -> int:
    """Permute what a viewer does not come to see from a decision on, and play the same answers.

    :param least: so many cards at least are permuted: the fewer, the later in the match they may be seen.
    :param alike: permute only among cards of one kind, and look past new deals, which may tell kinds.
    :param imagine_every: how often to let the viewer imagine in both worlds as well.
    :returns: how many decisions were compared.
    :raises Leak: if the viewer is told different things.
    """
    known_at = line.first_known(viewer, start)
    end = len(line.answers)
    if not alike:
        end = min([end, *[number for number in line.redeals[viewer] if number >= start]])
    seen = sorted(known_at.values(), reverse=True)
    if len(seen) < least:
        return 0
    end = min(end, seen[least - 1] - 1)
    cards = [card for card, when in known_at.items() if when > end]
    dice = Dice(1_000_003 * line.seed + 1009 * start + viewer)
    one = line.at(start)
    other = other_world(one, permuted(line.setup.game, cards, dice, alike))
    pair = SideBySide(one, other, viewer, line.verbs, "hindsight")
    for number in range(start, end + 1):
        pair.compare()
        if imagine_every and number % imagine_every == 0 and viewer < one.seats and one.request:
            imagine(one, other, viewer, Dice(number))
        if number == end or not pair.answer(line.answers[number]):
            break
    return pair.compared


def _placed_in_decks(game: Game, table: Table) -> set[Card]:
    """List the cards that a demand upon cards of a deck is about: in El Guerrero, War."""
    decks = {spec.name for spec in table.layout.specs if spec.kind == HIDDEN}
    return {
        card
        for cards, holds, _ in game.demands(table, table.seats)
        for card in cards
        if table.place_of(card)[0] in decks and holds(table.faces[card])
    }


def by_ids(match: Match, viewer: int) -> dict[str, Any]:
    """Return everything that a table holds in terms of public ids, whichever Card bears them.

    Of who knows what, only the viewer's own part: which of the others knows which card is told by no id.
    """
    table = match.table
    bit = 1 << viewer
    return {
        "zones": {
            place: [table.id_of(card) for card in cards]
            for place, cards in zip(table.layout.places, table.lists, strict=True)
        },
        "faces": [table.faces[card].id for card in table.by_id],
        "known": [table.masks[card] & bit for card in table.by_id],
        "hosts": {table.id_of(card): table.id_of(host) for card, host in table.hosts.items()},
        "marks": {(table.id_of(card), name): value for (card, name), value in table.marks.items()},
        "numbers": table.numbers,
        "seals": {key: table.sealed_as_seen(value) for key, value in table.seals.items()},
        "phase": table.phase,
        "dice": table.dice.state,
    }


def imagine(one: Match, other: Match, viewer: int, dice: Dice, most: int = 12) -> None:
    """Let a seat imagine in two worlds that it cannot tell apart, and play both imagined matches on.

    :raises Leak: if what it imagines depends on more than it knows, or looks otherwise to it than the real match.
    """
    here, there = one.imagine(viewer, dice.copy()), other.imagine(viewer, dice.copy())
    if here.view(viewer) != one.view(viewer):
        raise Leak(f"imagine: to viewer {viewer} the imagined match looks otherwise")
    for _ in range(most):
        if by_ids(here, viewer) != by_ids(there, viewer) or asked(here.request) != asked(there.request):
            raise Leak(
                f"imagine: viewer {viewer} imagines what it does not know, after {len(one._log)} answers"
            )
        if here.request is None:
            return
        play_out(here, dice.copy(), 1)
        play_out(there, dice.copy(), 1)
        dice.word()


# -- probe


def probe(line: Line, viewer: int, numbers: Sequence[int], dice: Dice, most: int = 40) -> int:
    """Change one answer of another seat that told the viewer nothing, and play on.

    :param numbers: the decisions to try.
    :returns: how many decisions were compared.
    :raises Leak: if the viewer is told different things before the answer comes to light.
    """
    compared = 0
    for number in numbers:
        before = line.at(number)
        request = before.request
        if request is None or request.seat == viewer:
            continue
        giver = request.seat
        since = len(before.events)
        plain = before.clone()
        plain.answer(line.answers[number])
        told_plain = [event.seen_by(viewer) for event in plain.events[since:]]
        for answer in right_answers(request, dice):
            changed = before.clone()
            changed.answer(answer)
            if [event.seen_by(viewer) for event in changed.events[since:]] != told_plain:
                continue  # it is public
            pair = SideBySide(plain.clone(), changed, viewer, line.verbs, "probe", since)
            for later in range(number + 1, min(number + most, len(line.answers))):
                pair.compare()
                if not pair.answer(line.answers[later]) or _comes_to_light(pair, giver):
                    break
            compared += pair.compared
    return compared


def _comes_to_light(pair: SideBySide, giver: int) -> bool:
    """Whether the last step opened the giver's seals, or told the viewer a face."""
    for event in pair.one.events[pair.since :]:
        if event.kind == "opened" and giver in event.args["seats"]:
            return True
        if any(card.face is not None for card in event.seen_by(pair.viewer).cards):
            return True
    return False


# -- relabel


@contextmanager
def coupled() -> Iterator[None]:
    """Let dice sort the cards that they shuffle first.

    Then a shuffle comes out alike in two worlds in which the same cards lie under other ids.
    """
    shuffle = Dice.shuffle

    def sort_and_shuffle(self: Dice, things: Any) -> None:
        if all(type(thing) is int for thing in things):
            things.sort()
        shuffle(self, things)

    with patch.object(Dice, "shuffle", sort_and_shuffle):
        yield


def _moves(match: Match, since: int) -> list[Any]:
    """List the cards, by their faces, that have moved since an event, in no order: which ones, whence and whither."""
    moves = []
    for event in match.events[since:]:
        if event.kind == "moved":
            face = next(card.face for card in event.cards if card.id == event.args["id"])
            moves.append((face, event.args["from"], event.args["to"]))
    return sorted(moves)


def relabel(line: Line, viewer: int, start: int, dice: Dice, most: int = 80) -> int:
    """Swap two ids in another seat's hand, and play on, the same cards in both worlds.

    It ends where chance, picking by id, has taken another card: other cards move.

    :returns: how many decisions were compared.
    :raises Leak: if the viewer is told different things.
    """
    one = line.at(start)
    table = one.table
    hands = [
        [card for card in cards if not table.known_to(card, viewer)]
        for kind, owner, cards in zip(table.layout.kinds, table.layout.seat_of, table.lists, strict=True)
        if kind == MIXED and owner != viewer
    ]
    hands = [cards for cards in hands if len(cards) > 1]
    if not hands:
        return 0
    hand = hands[dice.below(len(hands))]
    dice.shuffle(hand)
    other = other_world(one, lambda table: _swap_ids(table, hand[0], hand[1]))
    pair = SideBySide(one, other, viewer, line.verbs, "relabel")
    for number in range(most):
        pair.compare()
        request = one.request
        if request is None:
            break
        if viewer < one.seats and number % 8 == 0 and not is_mid_effect(one):
            imagine(one, other, viewer, dice.copy())
        answer = line.answers[min(start + number, len(line.answers) - 1)]
        if request.why_not(answer) is not None:  # a coupled shuffle has led away from the line
            answer = request.sample(dice)
        translated = _translate(answer, one.table, other.table)
        if request.seat == viewer and translated != answer:
            break  # it has seen into the hand since, and means the same card by another id
        with coupled():
            possible = pair.answer(answer, translated)
        if not possible or _moves(one, pair.since) != _moves(other, pair.since):
            break
    return pair.compared


def _swap_ids(table: Table, first: Card, second: Card) -> None:
    labels = table._labels
    labels[first], labels[second] = labels[second], labels[first]
    table.by_id[labels[first]], table.by_id[labels[second]] = first, second
    zone, seat = table.place_of(first)
    table.zone(zone, seat).sort(key=labels.__getitem__)


def _translate(answer: Answer, here: Table, there: Table) -> Answer:
    """Return the answer that names the same cards by the ids of another world."""

    def other_id(id_: Any) -> Any:
        return there.id_of(here.by_id[id_]) if type(id_) is int else id_

    if isinstance(answer, Option):
        return Option(answer.verb, other_id(answer.card), other_id(answer.target))
    if isinstance(answer, int):
        return answer
    return tuple([Option(one.verb, other_id(one.card), other_id(one.target)) for one in answer])
