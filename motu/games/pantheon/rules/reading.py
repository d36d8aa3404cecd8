"""Reading the tables of the box: lists of numbers, copies, amounts by number of players."""

from __future__ import annotations

from typing import Any

from motu.games.pantheon.rules.pieces import CARD_NAMES, KINDS, RANKS, SEATS
from motu.kernel.box import BoxError, number, one_of, rows, table
from motu.kernel.vectors import i64, vec, zeros


def marked(value: Any, place: str, keys: list[str]) -> dict[str, Any]:
    """A table with its provenance: R rulebook, P public source, K recalled, X reconstructed."""
    row = table(value, place, [*keys, "source"])
    one_of(row["source"], f"{place}.source", ["R", "P", "K", "X"])
    return row


def orders() -> list[tuple[int, int, int, int]]:
    """The 24 orders of the four kinds, alphabetically."""
    kinds = range(KINDS)
    return [
        (a, b, c, 6 - a - b - c)
        for a in kinds
        for b in kinds
        for c in kinds
        if len({a, b, c, 6 - a - b - c}) == KINDS
    ]


def numbers(value: Any, place: str, length: int, least: int, most: int) -> list[int]:
    """A list of numbers; `length` 0: of any length."""
    found = rows(value, place)
    if length and len(found) != length:
        raise BoxError("box-wrong-length", place, str(len(found)), str(length))
    return [number(n, f"{place}[{i}]", least, most) for i, n in enumerate(found)]


def priced(ranks: list[int]) -> vec[i64]:
    """Total prices by rank, nothing for rank 0."""
    prices = zeros(RANKS + 1)
    for i, price in enumerate(ranks):
        prices[i + 1] = price
    return prices


def check_rising(numbers: list[int], place: str) -> None:
    for i in range(1, len(numbers)):
        if numbers[i] <= numbers[i - 1]:
            raise BoxError("box-out-of-range", f"{place}[{i}]", str(numbers[i]), f"> {numbers[i - 1]}")


def by_players(value: Any, place: str, least: int, most: int) -> vec[i64]:
    names = [str(players) for players in range(2, SEATS + 1)]
    row = table(value, place, names)
    counts = zeros(SEATS + 1)
    for players in range(2, SEATS + 1):
        counts[players] = number(row[str(players)], f"{place}.{players}", least, most)
    return counts


def read_copies(data: dict[str, Any], name: str, names: list[str], copies: vec[i64], wanted: int) -> None:
    """How many there are of each card."""
    seen: list[str] = []
    total = 0
    for i, value in enumerate(rows(data[name], name)):
        place = f"{name}[{i}]"
        row = marked(value, place, ["id", "copies"])
        one_of(row["id"], f"{place}.id", names)
        once(row["id"], seen, f"{name} {row['id']}")
        count = number(row["copies"], f"{place}.copies", 0, wanted)
        copies[CARD_NAMES.index(row["id"])] = count
        total += count
    if total != wanted:
        raise BoxError("box-wrong-total", name, str(total), str(wanted))


def once(id: str, seen: list[str], place: str) -> None:
    """Nothing may stand twice in a list."""
    if id in seen:
        raise BoxError("box-wrong-total", place, "2", "1")
    seen.append(id)
