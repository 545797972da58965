"""The log file: what a helper needs to know of a fault, and nothing that a player must not know of a match.

A log is sent to strangers and lies open beside the game. So it holds no path of the user's machine, no seed
and no hand. Messages of our own are written with care; the rest is made discreet here: a traceback names
files inside packages, exceptions of our own classes keep their words, and what others quote is blotted.
"""

import logging
import logging.handlers
import os
import re
import sys
import threading
import traceback
from pathlib import Path, PureWindowsPath
from types import TracebackType

from tabletop.engine.requests import Reason
from tabletop.storage.folders import Folders, make_writable
from tabletop.storage.problems import Message, StorageError

FILE_NAME = "tabletop.log"
_MAX_BYTES = 512 * 1024
_KEPT = 3
_FRAMES = 40

_BLOT = "…"
# What an exception quotes (a key, a card, a list of ids, a number) may be a secret; its own words never are.
_QUOTED = re.compile(
    r"""(?<!\w)'.*?'(?!\w)|"[^"]*"|\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}|<[^<>]*>|\S*[\d=/\\]\S*|\S+-\S+"""
)
_PATH = re.compile(r"""(?:[A-Za-z]:)?(?:[\\/][^\\/\s'"<>|:]+(?:[ ][^\\/\s'"<>|:]+)*){2,}[\\/]?""")
_SEED = re.compile(r"""(?i)\b(seeds?|body)\b(['"]?\s*[:=]?\s*)['"]?[\w+/=-]*\d[\w+/=-]*['"]?""")
_PACKAGES = ("tabletop", "site-packages", "dist-packages")


class _Discreet(logging.Formatter):
    """Write records without paths, seeds or what exceptions quote."""

    def format(self, record: logging.LogRecord) -> str:
        # Another handler may have cached a traceback in its own, less discreet form.
        record.exc_text = None
        return super().format(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the base class names it
        record.message = discreet(record.message)
        return super().formatMessage(record)

    def formatException(  # noqa: N802 - the base class names it
        self, ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
    ) -> str:
        if ei[1] is None:
            return ""
        return _told(traceback.TracebackException.from_exception(ei[1], limit=-_FRAMES, lookup_lines=False))

    def formatStack(self, stack_info: str) -> str:  # noqa: N802 - the base class names it
        return discreet(stack_info)


class _Handler(logging.handlers.RotatingFileHandler):
    """Write to the log file; a log that cannot be written is no reason to stop, nor to speak."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the base class names it
        pass


def start_logging(folders: Folders, level: int = logging.INFO) -> Reason | None:
    """Send every log record, warning and unhandled exception to the log file, in all threads.

    Works without standard streams, which a windowed program on Windows does not have. Call it once, first of
    all; a second call replaces the first.

    Args:
        folders: where this user's files lie.
        level: the least level that is written.

    Returns:
        None, or the problem that there will be no log file in this session.
    """
    stop_logging()
    _give_streams()
    root = logging.getLogger()
    root.setLevel(level)
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_exception
    threading.excepthook = _log_thread_exception
    try:
        make_writable(folders.log)
        handler = _Handler(
            folders.log / FILE_NAME,
            maxBytes=_MAX_BYTES,
            backupCount=_KEPT,
            encoding="utf-8",
            errors="backslashreplace",
        )
    except OSError:
        root.addHandler(logging.NullHandler())
        return Reason(Message.LOG_OFF)
    handler.setFormatter(_Discreet("%(asctime)s %(levelname)-7s %(threadName)s %(name)s: %(message)s"))
    root.addHandler(handler)
    return None


def stop_logging() -> None:
    """Close the log file and give the hooks back."""
    root = logging.getLogger()
    for handler in [kept for kept in root.handlers if isinstance(kept, _Handler)]:
        root.removeHandler(handler)
        handler.close()
    logging.captureWarnings(capture=False)
    sys.excepthook = sys.__excepthook__
    threading.excepthook = threading.__excepthook__


def discreet(text: str) -> str:
    """Blot paths and seeds out of a line; of a path its last part stays.

    Example:
        >>> discreet("no theme at /home/ana/games/theme.json, seed=1234")
        'no theme at …/theme.json, seed=…'
    """
    return _SEED.sub(
        rf"\1\2{_BLOT}", _PATH.sub(lambda path: f"{_BLOT}/{PureWindowsPath(path[0]).name}", text)
    )


def _told(error: traceback.TracebackException) -> str:
    """Tell an exception and those behind it: kinds, places, and its words without what they quote."""
    lines: list[str] = []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        lines += [_told(before), "  which led to"]
    lines += [f"  {_place(frame.filename)}:{frame.lineno} in {frame.name}" for frame in error.stack]
    lines.append("  " + _words(error.exc_type or Exception, str(error)))
    return "\n".join(lines)


def _words(kind: type[BaseException], said: str) -> str:
    if kind.__module__.startswith("tabletop.") and kind is not StorageError:
        return kind.__name__
    if kind is StorageError or issubclass(kind, ImportError):
        words = discreet(said)  # names of messages and modules are no secrets
    else:
        words = _QUOTED.sub(_BLOT, said.partition("\n")[0])
    return f"{kind.__name__}: {words}" if words else kind.__name__


def _place(filename: str) -> str:
    place = PureWindowsPath(filename)
    parts = place.parts
    if not place.root:
        return "/".join(parts)  # the frozen program names its files within itself
    for depth in range(len(parts) - 1, -1, -1):
        if parts[depth] in _PACKAGES:
            return "/".join(parts[depth:])
    return parts[-1] if parts else filename


def _log_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        logging.getLogger("tabletop").critical("stopped by an exception", exc_info=(kind, error, trace))
    sys.__excepthook__(kind, error, trace)


def _log_thread_exception(fault: threading.ExceptHookArgs) -> None:
    if fault.exc_value is not None and not issubclass(fault.exc_type, SystemExit):
        logging.getLogger("tabletop").error("a thread was stopped by an exception", exc_info=fault.exc_value)


def _give_streams() -> None:
    # Libraries write to the standard streams without asking whether there are any.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - never closed
