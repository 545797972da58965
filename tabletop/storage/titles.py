"""From a save's title to a file name that every file system takes."""

import hashlib
import re
import unicodedata

from tabletop.engine.requests import Reason
from tabletop.storage.models import clean
from tabletop.storage.problems import Message, StorageError

MAX_TITLE = 80
_MAX_SLUG = 40


def clean_title(title: str, empty: Message = Message.TITLE_EMPTY) -> str:
    """Bring a typed title into its one form and length (80 letters).

    Args:
        title: any text.
        empty: says that nothing visible is left of it.

    Raises:
        StorageError: nothing visible is left of it.
    """
    cleaned = clean(title)[:MAX_TITLE].rstrip()
    if not cleaned:
        raise StorageError(Reason(empty))
    return cleaned


def file_name(title: str, kind: str = "save") -> str:
    """Name the file of a save or a deck: what is readable of its title, and a hash of all of it.

    The hash keeps apart titles that differ in case, accents or script alone, and with it no name is one of
    those that Windows keeps for devices (`con`, `nul`, `com1`, …) or ends in a dot.

    Args:
        title: a title as `clean_title` gives it.
        kind: the name where no letter of the title is one that every file system takes.

    Example:
        >>> file_name("Revancha de Íñigo: ¡3/5!")
        'revancha-de-inigo-3-5-1b9f4d03a5.json'
    """
    digest = hashlib.sha256(title.encode("utf-8")).hexdigest()[:10]
    return f"{slug(title) or kind}-{digest}.json"


def slug(title: str) -> str:
    """Return what is readable of a title in every file system: at most 40 letters, perhaps none.

    Example:
        >>> slug("Revancha de Íñigo: ¡3/5!")
        'revancha-de-inigo-3-5'
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode("ascii").lower()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:_MAX_SLUG].strip("-")
