"""Reading the box of a game: every number from a TOML file, each complaint naming its place."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr


class BoxError(Exception):
    """A box file that cannot be used: a message id, the place in the file, and what is found there."""

    def __init__(self, problem: str, place: str, found: str = "", wanted: str = "") -> None:
        super().__init__(f"{problem}: {place} {found} {wanted}".strip())
        self.problem = problem
        self.place = place
        self.found = found
        self.wanted = wanted


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The component tables of one edition: shared by all states of a match, never copied."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.digest = hashlib.sha256(json.dumps(data, sort_keys=True, default=str).encode()).hexdigest()


def read_box(ours: Path, edition: dict[str, Any] | None) -> dict[str, Any]:
    """The tables of our box, overridden by those of an edition: whole lists, single keys.

    A game without a box file has no components.
    """
    data = tomllib.loads(ours.read_text("utf-8")) if ours.exists() else {}
    if edition is not None:
        _override(data, edition, "")
    return data


def _override(ours: dict[str, Any], theirs: dict[str, Any], place: str) -> None:
    for name, value in theirs.items():
        here = f"{place}.{name}" if place else name
        if name not in ours:
            raise BoxError("box-unknown-key", here)
        if isinstance(ours[name], dict):
            if not isinstance(value, dict):
                raise BoxError("box-wrong-kind", here, shown(value), "table")
            _override(ours[name], value, here)
        else:
            ours[name] = value


def shown(value: Any) -> str:
    """A value as a short text for a complaint."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:37] + "..."


def table(value: Any, place: str, keys: list[str]) -> dict[str, Any]:
    """A TOML table with exactly these keys."""
    if not isinstance(value, dict):
        raise BoxError("box-wrong-kind", place, shown(value), "table")
    for name in value:
        if name not in keys:
            raise BoxError("box-unknown-key", f"{place}.{name}" if place else name)
    for name in keys:
        if name not in value:
            raise BoxError("box-missing-key", f"{place}.{name}" if place else name)
    return value


def rows(value: Any, place: str) -> list[Any]:
    """A TOML list."""
    if not isinstance(value, list):
        raise BoxError("box-wrong-kind", place, shown(value), "list")
    return value


def number(value: Any, place: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BoxError("box-wrong-kind", place, shown(value), "number")
    if not least <= value <= most:
        raise BoxError("box-out-of-range", place, str(value), f"{least}–{most}")
    return value


def one_of(value: Any, place: str, names: list[str]) -> int:
    """The position of a name in a closed list."""
    if not isinstance(value, str) or value not in names:
        raise BoxError("box-unknown-name", place, shown(value), ", ".join(names))
    return names.index(value)
