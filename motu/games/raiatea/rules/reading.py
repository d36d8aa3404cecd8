"""Reading the tables of the box: ids and their slots, effects and their parts."""

from __future__ import annotations

from typing import Any

from motu.games.raiatea.rules.pieces import CODE_NAMES, LASTING, PARTS, POWER_NAMES, SOURCE_MARKS, WHO_NAMES
from motu.kernel.box import BoxError, number, one_of, rows, shown, table
from motu.kernel.vectors import i64, vec, zeros

BY_PLAYERS = ["3", "4", "5"]
TREASURES = ["gain_pearls", "gain_mana", "tattoo"]
ACTS = [name for name in CODE_NAMES[1:] if name != "complete_mission"]
HARMS = ["lose_pearls", "lose_priests", "exhaust", "steal_good"]
APART = ["bag_add_per_player", *[name for name in ACTS if name.startswith(("steal_", "cancel_"))]]
SHARED = [name for name in ACTS if name not in APART]
POWERS = [f"lasting_{name}" for name in POWER_NAMES]


def table_of(data: dict[str, Any], name: str, keys: list[str]) -> dict[str, Any]:
    """A table of the file, with its provenance."""
    return row_of(data[name], name, keys)


def row_of(value: Any, place: str, keys: list[str]) -> dict[str, Any]:
    """A table or a row of a list, with its provenance."""
    row = table(value, place, [*keys, "source"])
    one_of(row["source"], f"{place}.source", SOURCE_MARKS)
    return row


def numbers(value: Any, place: str, length: int, least: int, most: int) -> list[int]:
    """A list of so many whole numbers."""
    found = rows(value, place)
    if len(found) != length:
        raise BoxError("box-wrong-length", place, str(len(found)), str(length))
    return [number(n, f"{place}[{i}]", least, most) for i, n in enumerate(found)]


def by_players(value: Any, place: str, most: int) -> vec[i64]:
    """A number for each number of players."""
    given = table(value, place, BY_PLAYERS)
    found = zeros(8)
    for players in BY_PLAYERS:
        found[int(players)] = number(given[players], f"{place}.{players}", 0, most)
    return found


def yes_no(value: Any, place: str) -> int:
    """true or false, as 1 or 0."""
    if not isinstance(value, bool):
        raise BoxError("box-unknown-name", place, shown(value), "true, false")
    return int(value)


def new_id(value: Any, place: str, seen: list[str]) -> str:
    """An id: letters, digits and underscores, used only once."""
    if not isinstance(value, str) or not value.replace("_", "").isalnum() or not value.isascii():
        raise BoxError("box-unknown-name", place, shown(value), "a–z, 0–9, _")
    if value in seen:
        raise BoxError("box-wrong-length", f"{place} = {value}", str(seen.count(value) + 1), "1")
    return value


def has_key(row: Any, place: str, key: str) -> None:
    """A row that at least says what it is about."""
    if not isinstance(row, dict):
        raise BoxError("box-wrong-kind", place, shown(row), "table")
    if key not in row:
        raise BoxError("box-missing-key", f"{place}.{key}")


def in_order(found: list[Any], place: str, key: str, names: list[str]) -> list[Any]:
    """Rows named after a closed list, each name once, in the order of that list."""
    by_name: dict[str, Any] = {}
    for i, row in enumerate(found):
        has_key(row, f"{place}[{i}]", key)
        one_of(row[key], f"{place}[{i}].{key}", [name for name in names if name not in by_name])
        by_name[row[key]] = row
    for name in names:
        if name not in by_name:
            raise BoxError("box-missing-key", f"{place}.{name}")
    return [by_name[name] for name in names]


def slots(found: list[Any], place: str, frozen: list[str], room: int) -> dict[str, int]:
    """The slot of each id: those of the frozen list have theirs, new ones take the spare ones."""
    ids: list[str] = []
    for i, row in enumerate(found):
        has_key(row, f"{place}[{i}]", "id")
        ids.append(new_id(row["id"], f"{place}[{i}].id", ids))
    fresh = sorted(id for id in ids if id not in frozen)
    if not ids or len(frozen) + len(fresh) > room:
        raise BoxError("box-wrong-length", place, str(len(ids)), f"1–{room}")
    taken = {id: slot for slot, id in enumerate(frozen) if id in ids}
    for n, id in enumerate(fresh):
        taken[id] = len(frozen) + n
    return taken


def names_of(ids: dict[str, int], what: str, room: int) -> list[str]:
    """The id of every slot; spare ones have a name that no id can have."""
    names = [f"{what}-{slot}" for slot in range(room)]
    for id, slot in ids.items():
        names[slot] = id
    return names


def parts(value: Any, place: str, of: str) -> list[int]:
    """The parts of an effect, as far as its bearer (a category of ritual, or a sale) may have them."""
    found = rows(value, place)
    if not 1 <= len(found) <= PARTS:
        raise BoxError("box-wrong-length", place, str(len(found)), f"1–{PARTS}")
    effect = []
    for i, one in enumerate(found):
        here = f"{place}[{i}]"
        who = one.get("who", "owner") if isinstance(one, dict) else "owner"
        if of == "permanent":
            effect.append(part(one, here, POWERS))
        elif of == "sale":
            effect.append(part(one, here, CODE_NAMES[1:]))
        elif of == "common":
            codes = SHARED if who == "all" else ["bag_add_per_player"]
            effect.append(part(one, here, codes, ["owner", "all"]))
        elif of == "interactive":
            effect.append(part(one, here, HARMS if who == "others" else ACTS, ["owner", "others"]))
        else:
            effect.append(part(one, here, ACTS))
    return effect


def part(value: Any, place: str, codes: list[str], whos: list[str] | None = None) -> int:
    """One part of an effect as a number: code | n << 8 | who << 16."""
    optional = [name for name in ("n", "who") if isinstance(value, dict) and name in value]
    given = table(value, place, ["do", *optional])
    one_of(given["do"], f"{place}.do", codes)
    one_of(given.get("who", "owner"), f"{place}.who", whos or ["owner"])
    if given["do"] in POWERS:
        code = LASTING + POWERS.index(given["do"])
    else:
        code = CODE_NAMES.index(given["do"])
    n = number(given.get("n", 1), f"{place}.n", 1, 99)
    return code | n << 8 | WHO_NAMES.index(given.get("who", "owner")) << 16


def check_total(place: str, counts: vec[i64], wanted: int) -> None:
    """As many pieces as the rulebook says."""
    found = sum(int(counts[i]) for i in range(len(counts)))
    if found != wanted:
        raise BoxError("box-wrong-total", place, str(found), str(wanted))
