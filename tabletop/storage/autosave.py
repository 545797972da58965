"""Saving behind the player's back: the frame loop hands over a record and never waits for a disk."""

import logging
import threading

from tabletop.engine.requests import Reason
from tabletop.storage.problems import Message, StorageError
from tabletop.storage.save_file import Label, Record
from tabletop.storage.saves import Saves

_log = logging.getLogger(__name__)


class AutosaveWriter:
    """Write autosaves in one worker thread, of each game the newest record only.

    A record must not be changed once it is handed over; `match.record()` gives a new one each time.

    Args:
        saves: where autosaves go.

    Example:
        writer = AutosaveWriter(saves)
        writer.submit(match.record(), Label(saved=now, players=players))
        problem = writer.take_problem()  # once a frame
        writer.close()
    """

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._changed = threading.Condition()
        self._waiting: dict[str, tuple[Record, Label]] = {}
        self._busy = False
        self._closed = False
        self._failing = False
        self._problem: Reason | None = None
        self._worker = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._worker.start()

    def submit(self, record: Record, label: Label) -> None:
        """Hand over a match's record; it takes the place of one of the same game that still waits.

        Raises:
            RuntimeError: the writer is closed.
        """
        with self._changed:
            if self._closed:
                raise RuntimeError("the autosave writer is closed: expected no further record")
            self._waiting[str(record["head"]["game"])] = (record, label)
            self._changed.notify_all()

    def take_problem(self) -> Reason | None:
        """Ask for a failure that nobody has been told of yet, and count it as told.

        While writing goes on failing it is reported once, and again only after a success.
        """
        with self._changed:
            problem, self._problem = self._problem, None
        return problem

    def flush(self, timeout_s: float = 5.0) -> bool:
        """Wait until every record handed over is written or has failed; False when that took too long."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting and not self._busy, timeout_s)

    def finish(self, game: str) -> None:
        """Put away a game's autosave, when its match is over: drop what waits, trash what was written.

        Raises:
            StorageError: the file cannot be moved.
        """
        with self._changed:
            self._waiting.pop(game, None)
        self.flush()
        self._saves.delete_autosave(game)

    def close(self, timeout_s: float = 5.0) -> bool:
        """Write what still waits and end the worker; False when that took too long. May be called again."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._worker.join(timeout_s)
        return not self._worker.is_alive()

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closed)
                if not self._waiting:
                    return
                record, label = self._waiting.pop(next(iter(self._waiting)))
                self._busy = True
            problem = self._write(record, label)
            with self._changed:
                if problem is not None and not self._failing:
                    self._problem = problem
                self._failing = problem is not None
                self._busy = False
                self._changed.notify_all()

    def _write(self, record: Record, label: Label) -> Reason | None:
        try:
            self._saves.autosave(record, label)
        except StorageError as error:
            _log.warning("autosave failed: %s", error)
            return error.reason
        except Exception:
            # The worker must outlive what is wrong with one record, or all later ones were lost in silence.
            _log.exception("autosave failed")
            return Reason(Message.AUTOSAVE_FAILED)
        return None
