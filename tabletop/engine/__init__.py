"""The kernel: tables and their verbs, requests, events, matches, views, dice.

Any game can be played with it and none is named in it.
No clock, no files, no global random numbers, no pygame: the standard library only.
"""

from tabletop.engine.dice import Dice
from tabletop.engine.events import CardSeen, Event, Place
from tabletop.engine.game import Asking, Game, GameOver, OptionSpec, Outcome, Rules, SetupError
from tabletop.engine.imagining import Demand
from tabletop.engine.layout import FACEDOWN, HIDDEN, MIXED, PUBLIC, Layout, ZoneSpec
from tabletop.engine.match import Match
from tabletop.engine.positions import match_from
from tabletop.engine.records import RecordError
from tabletop.engine.requests import (
    Answer,
    Arrange,
    Choose,
    ChooseNumber,
    ChooseSome,
    IllegalAnswer,
    Option,
    Reason,
    Request,
)
from tabletop.engine.seat import SeatMatch
from tabletop.engine.seen import Seen
from tabletop.engine.state import Card
from tabletop.engine.table import Table
from tabletop.engine.views import PlayerView

__all__ = [
    "FACEDOWN",
    "HIDDEN",
    "MIXED",
    "PUBLIC",
    "Answer",
    "Arrange",
    "Asking",
    "Card",
    "CardSeen",
    "Choose",
    "ChooseNumber",
    "ChooseSome",
    "Demand",
    "Dice",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "Layout",
    "Match",
    "Option",
    "OptionSpec",
    "Outcome",
    "Place",
    "PlayerView",
    "Reason",
    "RecordError",
    "Request",
    "Rules",
    "SeatMatch",
    "Seen",
    "SetupError",
    "Table",
    "ZoneSpec",
    "match_from",
]
