"""The games: one folder each, found by looking. No other layer names a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from motu.games._shared.folder import Folder


@cache
def folders() -> dict[str, Folder[Any]]:
    """All games by key, sorted."""
    found: dict[str, Folder[Any]] = {}
    for path in sorted(Path(__file__).parent.iterdir()):
        if (path / "box.toml").exists():
            folder: Folder[Any] = import_module(f"{__name__}.{path.name}").FOLDER
            found[folder.key] = folder
    return found
