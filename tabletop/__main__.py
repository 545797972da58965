"""Start Tabletop: `python -m tabletop`, the `tabletop` command, and the frozen program."""

from __future__ import annotations

import multiprocessing
import sys

from tabletop.cli import run


def main() -> int:
    """Run the command line and return the exit status."""
    multiprocessing.freeze_support()  # the workers of `simulate --jobs` start this program again when frozen
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
