"""`tabletop` without a command: open the window and play."""

from __future__ import annotations

import contextlib
import logging
import sys

from tabletop.cli.common import BAD, GOOD
from tabletop.engine import Reason
from tabletop.storage.folders import find_folders
from tabletop.storage.logfile import start_logging
from tabletop.storage.problems import shown
from tabletop.text.languages import Text, system_language

_log = logging.getLogger(__name__)


def run() -> int:
    """Open the window and show frames until it is closed.

    :returns: 0 if it was closed; 1 if there is no display, or if a fault of the program's own stopped it. Then the
        log has what happened, the match has been kept, and the next start offers to go on with it.
    """
    folders = find_folders()
    no_log = start_logging(folders)
    from tabletop.ui import play
    from tabletop.ui.app import App
    from tabletop.ui.display import NoDisplayError
    from tabletop.ui.store import Store

    store = Store(folders)
    try:
        app = App(store)
    except NoDisplayError as error:
        _log.error("no display: %s", error)
        store.close()
        return _fail(store, Reason("ui-no-display"))
    if no_log is not None and folders.writable:
        app.notify(no_log)
    try:
        play.to_title(app)
        app.run()
    except KeyboardInterrupt:
        app.close()
    except Exception:
        _log.critical("stopped by a fault", exc_info=True)
        store.note_crash()
        with contextlib.suppress(Exception):  # what has failed once may fail again while it is put away
            app.close()
        return _fail(store, Reason("ui-fault", {"folder": shown(folders.log)}))
    return GOOD


def _fail(store: object, reason: Reason) -> int:
    language = getattr(getattr(store, "settings", None), "language", None) or system_language()
    if sys.stderr is not None:
        print(Text(language)(reason.id, **reason.args), file=sys.stderr)
    return BAD
