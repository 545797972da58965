"""What a squire does at a table of Aragón: it wins, holds its own, drafts to deny, and uses what lies there."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import get_args

import pytest

from tabletop import bots
from tabletop.bots import Bot
from tabletop.engine import Answer, Dice, Match, Option
from tabletop.games.aragon import heuristics, judgement
from tabletop.games.aragon.effects import WORDS
from tests.bots.squires import asked, wins_of_a_squire
from tests.contract.ways import permuted
from tests.contract.worlds import other_world
from tests.games.aragon.scenes import GAME, NOBODY, Scene, Side, Stocked


class Weighed(Stocked):
    """Aragón with plain cards beside the printed ones, for a squire who knows the game."""

    @property
    def heuristics(self) -> ModuleType:
        """Return what a bot thinks of a table."""
        return heuristics


WEIGHED = Weighed()
laid = partial(Scene, game=WEIGHED)
every_seed = pytest.mark.parametrize("seed", range(3))


def told(scene: Scene, answer: Answer) -> tuple[str, ...]:
    """Return what an option does, with which card, and in which area."""
    assert isinstance(answer, Option)
    parts = [answer.verb]
    if answer.card is not None:
        parts.append(scene.table.faces[scene.table.by_id[answer.card]].id)
    elif isinstance(answer.target, tuple):
        parts.append(answer.target[0])
    return tuple(parts)


def played_on(scene: Scene, seed: int) -> list[tuple[str, ...]]:
    """Let a squire plan its turn to the end. Return what it did."""
    squire, done = bots.make("squire", 0, seed), []
    while scene.phase in ("beginning", "planning") and scene.turn == 0:
        answer = squire.choose(scene.match.seat(0))
        if answer != Option("end"):
            done.append(told(scene, answer))
        scene.take(answer)
    return done


# -- planning


@every_seed
def test_it_holds_what_the_rival_is_about_to_win(seed: int) -> None:
    """9 and two more would be 10: 3 of its own hold the marker back, 5 in another area would not."""
    scene = laid(Side(hand=["m3", "p5", "e4"]), Side(military=["m2"], influence={"military": 9}))
    assert told(scene, asked(scene, seed)) == ("play", "m3")


@every_seed
def test_it_reaches_for_the_ten(seed: int) -> None:
    """The rival cannot keep 8 from becoming 10, for the next Influence phase is its own."""
    mine = Side(hand=["m2", "p3", "e3"], influence={"military": 8})
    scene = laid(mine, Side(political=["p4"], economic=["e4"]))
    assert told(scene, asked(scene, seed)) == ("play", "m2")


@every_seed
def test_it_reaches_for_five_in_a_second_area(seed: int) -> None:
    mine = Side(economic=["e1"], hand=["m3", "p4"], influence={"economic": 6, "political": 1})
    scene = laid(mine, Side(influence={"military": 2}))
    assert told(scene, asked(scene, seed)) == ("play", "p4")


@every_seed
def test_it_destroys_the_strongest_that_it_may(seed: int) -> None:
    theirs = Side(military=["m1", "m2", "m3"], political=["p1"])
    scene = laid(Side(hand=["roger-de-lauria", "p1"]), theirs)
    assert played_on(scene, seed) == [("play", "roger-de-lauria"), ("choose", "m2")]


@every_seed
def test_it_uses_the_play_that_a_card_grants(seed: int) -> None:
    mine = Side(economic=["e1", "jehuda-de-la-cavalleria"], hand=["m3", "m3"])
    done = played_on(laid(mine, Side(military=["m2"], influence={"military": 6})), seed)
    assert done.count(("play", "m3")) == 2


@every_seed
def test_it_does_not_reward_the_rival(seed: int) -> None:
    """What fades where its player leads is nothing beside what stays."""
    mine = Side(hand=["ramiro-el-monje", "p3"], influence={"political": 4})
    scene = laid(mine, Side(political=["p2"]))
    assert told(scene, asked(scene, seed)) == ("play", "p3")


# -- the Draft


@every_seed
def test_it_keeps_the_stronger_card(seed: int) -> None:
    scene = laid(Side(hand=["m0"]), deck=["m0", "e0", "p1", "p4", "p0"]).end()
    assert scene.asked == (0, "prompt-draft")
    assert told(scene, asked(scene, seed)) == ("keep", "p4")


@every_seed
def test_it_keeps_what_would_help_the_rival_most(seed: int) -> None:
    """Somport is worth little to whoever holds influence there, and four to the rival, who does not."""
    mine = Side(hand=["m0"], influence={"economic": 4})
    scene = laid(mine, deck=["m0", "e0", "m1", "somport", "m0"]).end()
    assert told(scene, asked(scene, seed)) == ("keep", "somport")


@every_seed
def test_the_other_player_keeps_the_better_of_what_is_passed(seed: int) -> None:
    scene = laid(Side(hand=["m0"]), deck=["m0", "e0", "p1", "p4", "p3"]).end().keep("p4")
    assert scene.asked == (1, "prompt-draft-pass")
    assert told(scene, asked(scene, seed)) == ("keep", "p3")


# -- what it sees


def test_what_it_has_not_seen_changes_no_answer() -> None:
    """The deck and the rival's hand are dealt anew among each other: the answers stay, prompt by prompt."""
    match, dice, prompts = Match(GAME, 2, 5, {"leaders": True}), Dice(2), set[str]()
    players: list[Bot] = [bots.make("squire", seat, 9) for seat in (0, 1)]
    for number in range(40):
        assert match.request is not None
        seat = match.request.seat
        hidden = [card for card in match.table.by_id if not match.table.known_to(card, seat)]
        if match._is_fresh:
            other = other_world(match, permuted(match.game, hidden, dice, alike=False))
            answers = [bots.make("squire", seat, number).choose(one.seat(seat)) for one in (match, other)]
            assert other.table.faces != match.table.faces
            assert answers[0] == answers[1], match.request.prompt
            prompts.add(match.request.prompt)
        match.answer(players[seat].choose(match.seat(seat)))
    assert prompts >= {"prompt-plan", "prompt-draft", "prompt-draft-pass"}


def test_the_rivals_hand_counts_by_its_number_alone() -> None:
    weak, strong, more = [
        laid(Side(hand=["m1"]), Side(hand=hand)).table for hand in (["m0", "p0"], ["m5", "p5"], ["m0"] * 3)
    ]
    assert heuristics.value(weak, 0) == heuristics.value(strong, 0) > heuristics.value(more, 0)


# -- what it thinks


def test_every_verb_of_the_cards_has_a_worth() -> None:
    verbs = [get_args(word.model_fields["verb"].annotation) for word in WORDS.verbs]
    assert sorted(judgement.VERBS) == sorted([name for (name,) in verbs])


def test_strength_that_waits_for_influence_is_foreseen() -> None:
    """Alfonso is 5 until his player has some influence there: the marker goes on by less."""
    pulls = judgement.pulls_of(laid(Side(military=["alfonso-el-batallador"], hand=["m0"])).table, 0)
    first = judgement.carried(pulls, [0, 0, 0])
    second = judgement.carried(pulls, first)
    assert (first, second[0] - first[0] < 5) == ([5, 0, 0], True)


def test_the_rival_sees_the_same_markers_from_the_other_side() -> None:
    table = laid(Side(military=["m3"], hand=["m0"]), Side(political=["p2"], influence={"economic": 4})).table
    mine, theirs = [
        judgement.carried(judgement.pulls_of(table, seat), markers)
        for seat, markers in ((0, [0, 0, -4]), (1, [0, 0, 4]))
    ]
    assert mine == [3, -2, -4]
    assert theirs == [-3, 2, 4]


@pytest.mark.parametrize(
    ("markers", "mine", "theirs"),
    [([10, 0, 0], 0, -5), ([5, 6, -3], 0, -7), ([9, 4, -12], -1, 2), ([0, 0, 0], -5, -5)],
)
def test_the_steps_that_a_win_lacks(markers: list[int], mine: int, theirs: int) -> None:
    """Aragón, "How a turn works": 10 in one area, or 5 in two; beyond 10 is what the other has to undo."""
    assert (judgement.margin(markers, 1), judgement.margin(markers, -1)) == (mine, theirs)


def test_more_influence_is_worth_more_to_whoever_has_it() -> None:
    worths = [
        heuristics.value(laid(Side(hand=["m0"], influence={"military": held}), NOBODY).table, 0)
        for held in (0, 3, 6, 9)
    ]
    assert worths == sorted(set(worths))
    assert -heuristics.A_WIN < worths[0] < worths[-1] < heuristics.A_WIN


@pytest.mark.parametrize("seat", [0, 1])
def test_of_the_discarded_cards_it_thinks_of_recovering_the_best_wherever_it_sits(seat: int) -> None:
    """The discard pile is nobody's: it is listed as the first seat's."""
    side = Side(hand=["albarracin", "m0"])
    scene = laid(side, side, discard=["m1", "e2", "p0"], turn=seat).play("albarracin")
    assert scene.asked == (seat, "prompt-may-choose")
    answer = heuristics.follow(scene.table, scene.request, seat)
    assert answer is not None
    assert told(scene, answer) == ("choose", "e2")


def test_a_squire_beats_a_page() -> None:
    """20 matches, the places changed; the goal is 85 of 100, and by pure luck 16 of 20 come 6 times in 1,000."""
    assert wins_of_a_squire(GAME, 2, 20, 300) >= 16
