"""The files of the repository, those that are about to be added included."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("motu", "tests", "bench", "docs", ".ci")
MADE = ("__pycache__", "_compiled")


def tracked() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode == 0:
        return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]
    found = [*ROOT.iterdir(), *(f for folder in FOLDERS for f in (ROOT / folder).rglob("*"))]  # an archive
    return [f for f in found if f.is_file() and not set(MADE) & set(f.parts)]


def texts() -> Iterator[tuple[str, str]]:
    """Every text file: its path below the root and its content."""
    for file in tracked():
        content = file.read_bytes()
        if b"\0" not in content:
            yield file.relative_to(ROOT).as_posix(), content.decode("utf-8")
