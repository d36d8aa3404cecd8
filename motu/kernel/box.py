"""Reading the box of a game: every number from a TOML file, each complaint naming its place."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

ADD = "add"  # the table of an edition whose rows come after those of our lists


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

    What stands in its table `add` comes after the lists of ours. A game without a box file has no components.
    """
    data = tomllib.loads(ours.read_text("utf-8")) if ours.exists() else {}
    if edition is not None:
        _override(data, {name: value for name, value in edition.items() if name != ADD}, "")
        _add(data, edition.get(ADD, {}), ADD)
    return data


def _add(ours: Any, more: Any, place: str) -> None:
    if not isinstance(more, type(ours)):
        raise BoxError("box-wrong-kind", place, shown(more), "list" if isinstance(ours, list) else "table")
    if isinstance(ours, list):
        ours += more
        return
    for name, value in more.items():
        here = f"{place}.{name}"
        if not isinstance(ours.get(name), (dict, list)):
            raise BoxError("box-unknown-key", here)
        _add(ours[name], value, here)


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
