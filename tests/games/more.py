"""An edition of each game that adds a few of everything that can be added."""

from __future__ import annotations

from pathlib import Path


def with_more(game: str) -> Path:
    """The file of the edition."""
    return Path(__file__).parent / game.replace("-", "_") / "more.toml"
