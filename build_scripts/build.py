"""Build the executable: `python build_scripts/build.py` makes the folder `dist/tabletop` with the program in it.

The folder is whole: it may be copied anywhere and needs no Python. `dist/tabletop/tabletop --self-test` tries it.
Needs the extra `build`.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "build_scripts" / "tabletop.spec"


def build(dist: Path, work: Path) -> Path:
    """Build the program afresh.

    Args:
        dist: the folder that takes `tabletop/`; an earlier build there is replaced.
        work: the folder for what is needed on the way.

    Returns:
        The program to start.

    Raises:
        SystemExit: PyInstaller failed, or would have packed what does not belong in it; it has said why.
    """
    from PyInstaller.__main__ import run  # noqa: PLC0415 - so that --help needs no build tools

    run([str(SPEC), "--noconfirm", "--clean", "--log-level=WARN", f"--distpath={dist}", f"--workpath={work}"])
    program = dist / "tabletop" / ("tabletop.exe" if sys.platform == "win32" else "tabletop")
    if not program.is_file():
        raise SystemExit(f"no program was built: expected {program}")
    return program


def main() -> None:
    """Build and say how large the folder is."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the folder that takes tabletop/")
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="the folder for passing files")
    choices = parser.parse_args()
    program = build(choices.dist.resolve(), choices.work.resolve())
    size = sum(path.lstat().st_size for path in program.parent.rglob("*"))
    print(f"{program} ({size / 1024**2:.0f} MiB with its folder)")


if __name__ == "__main__":
    main()
