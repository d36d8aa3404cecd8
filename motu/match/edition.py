"""Reading an edition: a box file that somebody else wrote, so it is looked at before it is believed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from motu.games._shared.text import is_clean
from motu.kernel.box import BoxError, shown

LARGEST = 64_000  # bytes; ours have at most 20,000
MOST_DOTS = 100  # in one line: reading a dotted key takes the square of its length
DEEPEST = 12  # tables and lists within each other; ours have at most four
MOST_DIGITS = 18  # of a number
LONGEST_PLACE = 200  # characters of what a complaint names


def read_file(path: Path) -> dict[str, Any]:
    """The tables of an edition on this machine."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a path that no system has
        raise BoxError("box-unreadable", str(path), getattr(error, "strerror", None) or str(error)) from error
    return read(raw, str(path))


def read(raw: bytes, place: str) -> dict[str, Any]:
    """The tables of an edition; `place` says in a complaint which file it is."""
    if len(raw) > LARGEST:
        raise BoxError("box-too-large", place, wanted=str(LARGEST // 1000))
    if any(line.count(b".") > MOST_DOTS for line in raw.splitlines()):
        raise BoxError("box-too-deep", place, wanted=str(DEEPEST))
    try:
        tables = tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BoxError("box-not-toml", place, "UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise BoxError("box-not-toml", place, str(error)) from error
    except ValueError as error:  # more digits than Python reads
        raise BoxError("box-long-number", place, wanted=str(MOST_DIGITS)) from error
    except RecursionError as error:
        raise BoxError("box-too-deep", place, wanted=str(DEEPEST)) from error
    check(tables)
    return tables


def check(tables: dict[str, Any]) -> None:
    """Refuse what no box has, wherever it stands: it could be neither stored nor shown."""
    left: list[tuple[Any, str, int]] = [(tables, "", 0)]
    while left:
        value, place, depth = left.pop()
        if depth > DEEPEST:
            raise BoxError("box-too-deep", place, wanted=str(DEEPEST))
        if isinstance(value, dict):
            for name, inside in value.items():
                here = (f"{place}.{name}" if place else name)[:LONGEST_PLACE]
                _check_text(name, here)
                left.append((inside, here, depth + 1))
        elif isinstance(value, list):
            left += [(inside, place, depth + 1) for inside in value]
        elif isinstance(value, str):
            _check_text(value, place)
        elif not isinstance(value, int):
            raise BoxError("box-no-value", place, shown(value))
        elif abs(value) >= 10**MOST_DIGITS:
            raise BoxError("box-long-number", place, wanted=str(MOST_DIGITS))


def _check_text(text: str, place: str) -> None:
    if not is_clean(text):
        raise BoxError("box-unclean", place)
