"""The save format: one JSON file, checked field by field before any of it is believed.

    {"format": 1, "title": "Friday", "saved": "2031-05-09T21:14:00+02:00",
     "players": [{"name": "Ana", "kind": "human"}, {"name": "Íñigo", "kind": "squire"}],
     "thumbnail": "iVBORw…", "check": "9f2c…", "head": {"game": "la_campana", "seats": 2, …}, "body": "…"}

`head` and `body` are what `match.record()` gave, untouched; the rest is for the list of saves. Nothing in the
file is ever executed, imported or unpickled, and the body stays shut until the game replays it.
"""

import base64
import binascii
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AwareDatetime,
    BeforeValidator,
    ConfigDict,
    Field,
    JsonValue,
    PlainSerializer,
    ValidationError,
    model_validator,
)

from tabletop.engine.requests import Reason
from tabletop.storage.documents import read_up_to
from tabletop.storage.models import MAX_SEATS, Options, Player, Slug, Stored
from tabletop.storage.problems import Message, StorageError
from tabletop.storage.titles import MAX_TITLE

FORMAT = 1
MAX_FILE = 8 * 1024 * 1024
MAX_THUMBNAIL = 128 * 1024
_PNG = b"\x89PNG\r\n\x1a\n"

Record = Mapping[str, Any]
"""What `match.record()` gives: a clear `head` and a packed `body`."""


def _decode_picture(value: object) -> object:
    if not isinstance(value, str):
        return value
    try:
        return base64.b64decode(value, validate=True)
    except binascii.Error as error:
        raise ValueError("expected base64") from error


def _encode_picture(picture: bytes | None) -> str | None:
    return None if picture is None else base64.b64encode(picture).decode("ascii")


Picture = Annotated[
    Annotated[bytes, Field(max_length=MAX_THUMBNAIL)] | None,
    BeforeValidator(_decode_picture),
    PlainSerializer(_encode_picture),
]


class Label(Stored):
    """Tell what the list of saves shows of a match, beside the match's own head.

    Attributes:
        saved: when, by the caller's clock and with its time zone.
        players: who sits at each seat, in order.
        thumbnail: a small PNG of the table as the saver saw it, at most 128 KiB, or None.
    """

    saved: AwareDatetime
    players: tuple[Player, ...] = Field(min_length=1, max_length=MAX_SEATS)
    thumbnail: Picture = None

    @model_validator(mode="after")
    def _picture_is_a_png(self) -> Self:
        if self.thumbnail is not None and not self.thumbnail.startswith(_PNG):
            raise ValueError("thumbnail: expected a PNG picture")
        return self


class Head(Stored):
    """Check the part of a record's head that the list of saves relies on; replay checks the rest."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, JsonValue] = Field(init=False)

    game: Slug
    seats: int = Field(ge=1, le=MAX_SEATS)
    options: Options = Field(default_factory=dict)
    turn: int = Field(default=0, ge=0)
    over: bool = False

    def as_recorded(self) -> dict[str, Any]:
        """Give the head as `match.record()` had given it, with no field added."""
        return self.model_dump(exclude_unset=True)


class SaveFile(Label):
    """Hold one save as it stands in its file. `title` is None in an autosave."""

    format: Literal[1] = 1
    title: str | None = Field(default=None, min_length=1, max_length=MAX_TITLE)
    check: str
    head: Head
    body: str

    @model_validator(mode="after")
    def _parts_belong_together(self) -> Self:
        seats = self.head.seats
        if len(self.players) != seats:
            raise ValueError(
                f"players: expected {seats}, one for each seat of the head, got {len(self.players)}"
            )
        if self.check != checksum(self.head.as_recorded(), self.body):
            raise ValueError("check: head and body are not those that were saved together")
        return self

    @property
    def record(self) -> dict[str, Any]:
        """Give the record as `match.record()` had given it."""
        return {"head": self.head.as_recorded(), "body": self.body}


def checksum(head: Mapping[str, Any], body: str) -> str:
    """Sum up a record, to notice a lost byte or another match's body. It is no seal against forgers."""
    text = json.dumps([head, body], ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:32]


def build(record: Record, label: Label, title: str | None) -> SaveFile:
    """Put a match's record and its label together.

    Args:
        record: a match's record, JSON-able, with `head` (`game`, `seats`, …) and `body`.
        label: what the list of saves shows.
        title: the save's name, or None for an autosave.

    Raises:
        ValueError: a field of the record or label is not what a save needs; the message names it.
    """
    head = json.loads(json.dumps(record["head"], allow_nan=False))
    return SaveFile(
        saved=label.saved,
        players=label.players,
        thumbnail=label.thumbnail,
        title=title,
        check=checksum(head, record["body"]),
        head=Head.model_validate(head),
        body=record["body"],
    )


def pack(save: SaveFile) -> bytes:
    """Write a save's bytes: UTF-8 JSON.

    Raises:
        ValueError: it is larger than a save may be.
    """
    said = save.model_dump(mode="json") | {"head": save.head.as_recorded()}
    content = json.dumps(said, ensure_ascii=False, indent=1).encode("utf-8")
    if len(content) > MAX_FILE:
        raise ValueError(f"a save of {len(content)} bytes: expected at most {MAX_FILE}")
    return content


def unpack(content: bytes) -> SaveFile:
    """Read a save's bytes, believing nothing.

    Raises:
        StorageError: the bytes are no sound save; its problem says what was found.
    """
    if not content.strip(b"\x00 \t\r\n"):
        raise StorageError(Reason(Message.SAVE_EMPTY))
    try:
        return SaveFile.model_validate_json(content)
    except ValidationError as error:
        raise StorageError(_what_is_wrong(content, error)) from error


def read_save(path: Path) -> SaveFile:
    """Read and check one save file.

    Args:
        path: a file that `Saves` wrote, or one that a player was sent.

    Raises:
        StorageError: the file is gone, unreadable, too large, damaged, of a later version or no save at all.
    """
    too_large = Reason(Message.SAVE_TOO_LARGE, {"limit": MAX_FILE // 1024**2})
    return unpack(read_up_to(path, MAX_FILE, Message.SAVE_GONE, Message.SAVE_UNREADABLE, too_large))


def _what_is_wrong(content: bytes, error: ValidationError) -> Reason:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    if first["type"] == "json_invalid":
        return Reason(Message.SAVE_DAMAGED)
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        return Reason(Message.SAVE_DAMAGED)
    if not isinstance(found, dict) or not {"format", "head", "body"} <= found.keys():
        return Reason(Message.SAVE_FOREIGN)
    number = found["format"]
    if isinstance(number, int) and number > FORMAT:
        return Reason(Message.SAVE_NEWER, {"format": number, "known": FORMAT})
    place = (
        ".".join(str(step) for step in first["loc"])
        or first["msg"].removeprefix("Value error, ").partition(":")[0]
    )
    return Reason(Message.SAVE_FIELD, {"field": place})
