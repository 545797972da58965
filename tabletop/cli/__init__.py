"""Start-up and sub-commands: window, simulate, balance, check-cards, shoot, replay, bench, self-test.

One module a command, each imported only when it is asked for.
No rule, no drawing and no storage format lives here.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any

import tabletop

COMMANDS = {
    "simulate": "play many matches between bots and tell who wins",
    "balance": "play many matches between equal bots and tell which cards and seats help to win",
    "check-cards": "check the card files and say what is wrong, and where",
    "shoot": "draw any screen to a PNG file; no display is needed",
    "replay": "check a record of a match and tell it in words",
    "bench": "measure the speed of rules and screen",
}

EXAMPLES = """\
examples:
  tabletop                                                       open the window
  tabletop simulate la_campana --seats squire,page --games 400 --seed 1
  tabletop simulate la_campana --seats squire,page,page,page --option mode=alliance --json
  tabletop balance la_campana --seats 4 --games 400 --jobs 2
  tabletop check-cards cards/la_campana/cards.json
  tabletop shoot table --size 1600x900 --lang es --out table.png
  tabletop replay match.json
  tabletop bench --json

exit status: 0 all is well, 1 something went wrong, 2 the command was not understood
"""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line.

    :param arguments: what stands after the program's name.
    :returns: 0 if all is well, 1 if something went wrong, 2 if the command was not understood.
    """
    # Tables and events are small objects without cycles, made by the million: look for cycles less often.
    gc.set_threshold(20_000, 20, 20)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would stand in what commands print
    _speak_utf8()
    command = next((one for one in arguments if one in COMMANDS), None)
    parser = _parser(command)
    try:
        chosen = parser.parse_args(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    if chosen.self_test:
        return int(_module("self_test").run())
    if chosen.command is None:
        return int(_module("window").run())
    try:
        module = _module(chosen.command)
        gc.freeze()  # what has been imported stays to the end: no need to look through it again and again
        status: int = module.run(chosen)
    except KeyboardInterrupt:
        return 1
    except BrokenPipeError:  # whoever read what is printed has had enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _parser(command: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tabletop",
        description="Card games of old Spain at one table. Without a command the window opens.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tabletop {tabletop.__version__}")
    parser.add_argument("--self-test", action="store_true", help="check this installation without a display")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, about in COMMANDS.items():
        one = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        if name == command:  # only the command that is asked for is imported
            _module(name).add_arguments(one)
    return parser


def _module(command: str) -> Any:
    return importlib.import_module(f"tabletop.cli.{command.replace('-', '_')}")


def _speak_utf8() -> None:
    """Print names and texts as they are, whatever the system's code page."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
