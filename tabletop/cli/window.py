"""`tabletop` without a command: open the window and play."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.engine import Reason
    from tabletop.ui.store import Store


def run() -> int:
    """Open the window and show frames until it is closed.

    :returns: 0 if it was closed; 1 if there is no display, or if a fault of the program's own stopped it. Then the
        log has what happened, the match has been kept, and the next start offers to go on with it.
    """
    from tabletop.ui.display import NoDisplayError
    from tabletop.ui.foyer import open_window

    try:
        window, no_display = open_window(), ""
    except NoDisplayError as error:
        window, no_display = None, str(error)

    # The curtain is seen while all the rest is loaded.
    import logging

    from tabletop.engine import Reason
    from tabletop.storage.folders import find_folders
    from tabletop.storage.logfile import start_logging
    from tabletop.storage.problems import shown
    from tabletop.ui import play
    from tabletop.ui.app import App
    from tabletop.ui.store import Store

    log = logging.getLogger(__name__)
    folders = find_folders()
    no_log = start_logging(folders)
    store = Store(folders)
    if window is None:
        log.error("no display: %s", no_display)
        store.close()
        return _fail(store, Reason("ui-no-display"))
    app = App(store, window=window)
    if no_log is not None and folders.writable:
        app.notify(no_log)
    try:
        play.to_title(app)
        app.run()
    except KeyboardInterrupt:
        app.close()
    except Exception:
        log.critical("stopped by a fault", exc_info=True)
        store.note_crash()
        with contextlib.suppress(Exception):  # what has failed once may fail again while it is put away
            app.close()
        return _fail(store, Reason("ui-fault", {"folder": shown(folders.log)}))
    return 0


def _fail(store: Store, reason: Reason) -> int:
    """Say in a line what is wrong, in the player's language."""
    from tabletop.cli.common import BAD
    from tabletop.text.languages import Text, system_language

    if sys.stderr is not None:
        text = Text(store.settings.language or system_language())
        print(text(reason.id, **reason.args), file=sys.stderr)
    return BAD
