"""Records: a match as plain JSON, and every way in which one can be wrong."""

import base64
import json
import zlib
from typing import Any

import pytest

from tabletop import games
from tabletop.engine import Dice, Match, RecordError

GAME = games.get("la_campana")


def match_of(answers: int = 40) -> Match:
    """Play some answers of a match for three, one surrender among them."""
    match, dice = Match(GAME, 3, 11, {"overdraw": True}), Dice(11)
    for number in range(answers):
        assert match.request is not None
        if number == 25:
            match.concede(2)
        match.answer(match.request.sample(dice))
    return match


def record_of(**changes: Any) -> dict[str, Any]:
    """Return a record with parts of its body changed."""
    record = match_of().record()
    return packed(record["head"], {**body_of(record), **changes})


def body_of(record: dict[str, Any]) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(zlib.decompress(base64.b85decode(record["body"])))
    return body


def packed(head: Any, body: Any) -> dict[str, Any]:
    text = body if isinstance(body, str) else json.dumps(body)
    return {"head": head, "body": base64.b85encode(zlib.compress(text.encode())).decode("ascii")}


def refusal(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Match.replay(GAME, record)
    return caught.value


def test_the_head_says_what_a_list_of_saves_shows() -> None:
    head = match_of().record()["head"]
    assert (head["game"], head["seats"], head["answers"], head["over"]) == ("la_campana", 3, 41, False)
    assert head["options"]["overdraw"] is True
    assert head["options"]["mode"] == "individual"
    assert head["cards"] == GAME.data_hash
    assert (head["kernel"], head["rules"]) == (2, GAME.version)


def test_the_head_betrays_neither_seed_nor_cards() -> None:
    """Cases, H9: no hands, deck order or seed in what is clear."""
    match = Match(GAME, 2, 987654321)
    head = json.dumps(match.record()["head"])
    assert "987654321" not in head
    assert not [face.id for face in GAME.cards if face.id in head]


def test_a_record_is_plain_json_and_plays_the_same_match() -> None:
    match = match_of()
    again = Match.replay(GAME, json.loads(json.dumps(match.record())))
    assert again.events == match.events
    assert again.record() == match.record()


def test_a_record_can_be_played_in_part() -> None:
    whole = match_of()
    part = Match.replay(GAME, whole.record(), 10)
    assert part.events == whole.events[: len(part.events)]
    assert part.record()["head"]["answers"] == 10


@pytest.mark.parametrize("nothing", [None, [], "record", 7, {}, {"head": None}, {"head": []}])
def test_what_is_no_record_is_refused(nothing: Any) -> None:
    assert refusal(nothing).reason.args["part"] == "head"


@pytest.mark.parametrize(
    ("field", "value"),
    [("kernel", 0), ("kernel", None), ("game", "chess"), ("rules", GAME.version + 1), ("cards", "0000")],
)
def test_a_record_of_another_version_or_game_is_refused(field: str, value: Any) -> None:
    record = match_of().record()
    record["head"][field] = value
    reason = refusal(record).reason
    assert reason.id == "error-record-version"
    assert (reason.args["field"], reason.args["got"]) == (field, str(value))


@pytest.mark.parametrize(
    "body",
    [
        None,
        7,
        "",
        "not base 85 ~~~ \x7f",
        "ñ",
        base64.b85encode(b"not packed").decode(),
        base64.b85encode(zlib.compress(b"not json")).decode(),
        base64.b85encode(zlib.compress(b"\xff\xfe")).decode(),
        base64.b85encode(zlib.compress(b"[]")).decode(),
        base64.b85encode(zlib.compress(b"[" * 100_000)).decode(),
        base64.b85encode(zlib.compress(b'{"seed": ' + b"9" * 10_000 + b"}")).decode(),
    ],
    ids=[
        "none",
        "number",
        "empty",
        "letters",
        "accent",
        "unpacked",
        "words",
        "bytes",
        "list",
        "nested",
        "huge",
    ],
)
def test_a_damaged_body_is_refused(body: Any) -> None:
    reason = refusal({"head": match_of().record()["head"], "body": body}).reason
    assert (reason.id, reason.args["part"]) == ("error-record-damaged", "body")


def test_half_a_body_is_refused() -> None:
    record = match_of().record()
    record["body"] = record["body"][: len(record["body"]) // 2]
    assert refusal(record).reason.id == "error-record-damaged"


def test_a_bomb_is_not_unpacked() -> None:
    """A few kilobytes that would unpack to a hundred megabytes."""
    blank = zlib.compressobj(9)
    packet = blank.compress(b'{"seed": 1')
    for _ in range(100):
        packet += blank.compress(b" " * 1_000_000)
    packet += blank.compress(b"}") + blank.flush()
    body = base64.b85encode(packet).decode()
    assert len(body) < 200_000
    assert refusal({"head": match_of().record()["head"], "body": body}).reason.id == "error-record-damaged"


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"seed": "11"}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"seed": None}, "seed"),
        ({"answers": None}, "answers"),
        ({"answers": {}}, "answers"),
        ({"position": []}, "position"),
    ],
)
def test_a_body_with_wrong_parts_is_refused(changes: dict[str, Any], part: str) -> None:
    assert part in refusal(record_of(**changes)).reason.args["part"]


@pytest.mark.parametrize(
    "answer",
    [
        None,
        True,
        1.5,
        "end",
        {},
        {"concede": "2"},
        {"concede": 9},
        ["end"],
        ["end", None],
        ["end", None, None],  # not yet: warriors are mustered first
        [["recruit", None, float("inf")]],
        [["recruit", 1, ["field", float("inf")]]],
        [["recruit", 1, ["field", None]]],
        [["recruit", "1", ["field", 0]]],
        [["recruit", 1, {"field": 0}]],
        [[[]]],
        -1,
    ],
    ids=repr,
)
def test_an_answer_that_is_none_is_named_by_its_number(answer: Any) -> None:
    reason = refusal(record_of(answers=[answer])).reason
    assert reason.id in ("error-record-answer", "error-record-illegal")
    assert reason.args["n"] == 1


def test_an_answer_that_is_not_legal_is_told_with_the_reason_of_the_rules() -> None:
    reason = refusal(record_of(answers=[-1])).reason
    assert (reason.id, reason.args["game"]) == ("error-record-illegal", GAME.id)
    assert [one.id for one in reason.args["reasons"]] == ["reason-want-several"]


@pytest.mark.parametrize("answer", ["end", None, 1.5, [["end"]]], ids=repr)
def test_an_answer_that_is_none_at_all_is_told_as_it_is(answer: Any) -> None:
    reason = refusal(record_of(answers=[answer])).reason
    assert (reason.id, reason.args["n"]) == ("error-record-answer", 1)
    assert reason.args["detail"] in (repr(answer), "['end']")


def test_answers_after_the_end_are_refused() -> None:
    match, dice = Match(GAME, 4, 3), Dice(3)
    while match.request is not None:
        match.answer(match.request.sample(dice))
    record = match.record()
    body = body_of(record)
    body["answers"].append(["end", None, None])
    reason = refusal(packed(record["head"], body)).reason
    assert reason.args["n"] == record["head"]["answers"] + 1


@pytest.mark.parametrize(
    ("head", "named"),
    [
        ({"seats": 9}, "9"),
        ({"options": {"speed": 3}}, "speed"),
        ({"seats": "3"}, "seats"),
        ({"options": None}, "options"),
    ],
)
def test_a_set_up_that_is_none_is_refused(head: dict[str, Any], named: str) -> None:
    record = match_of().record()
    record["head"].update(head)
    assert named in str(dict(refusal(record).reason.args))


def test_a_position_that_is_none_is_refused() -> None:
    assert "attic" in str(
        dict(refusal(record_of(position={"phase": "act", "zones": {"attic": []}})).reason.args)
    )


def test_what_a_seat_imagines_is_not_recorded() -> None:
    """Its log holds the answers of the true match, a sealed bid among them."""
    with pytest.raises(ValueError, match="imagined"):
        match_of().imagine(0, Dice(1)).record()
