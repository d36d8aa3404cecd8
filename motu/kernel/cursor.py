"""Walking through a box file: each thing is asked for by name, once, and each complaint names its place."""

from __future__ import annotations

from typing import Any, final

from motu.kernel.box import ADD, BoxError, shown
from motu.kernel.vectors import i64, vec

SOURCES = ["R", "P", "K", "X"]  # rulebook, public source, recalled, reconstructed by us
MANY = 10_000  # more than any list has
LONGEST_ID = 24
Key = str | int


@final
class Cursor:
    """A table or a list of a box file, and its place in it.

    Every number has a source, beside it or above it. What nobody asked for is a complaint of `finish`.
    """

    def __init__(self, value: Any, place: str = "", sourced: bool = False) -> None:
        self.value = value
        self.place = place
        self._asked: list[Key] = ["source"]
        self._inside: list[Cursor] = []
        self._sourced = sourced
        if isinstance(value, dict) and "source" in value:
            self._sourced = True
            marks = str(value["source"]).replace("/", ", ").split(", ")
            if any(mark not in SOURCES for mark in marks):
                raise self.error("box-unknown-name", "source", shown(value["source"]), ", ".join(SOURCES))

    def at(self, key: Key) -> str:
        """The place of what has this name, or stands at this position of a list."""
        if isinstance(key, int):
            return f"{self.place}[{key}]"
        return f"{self.place}.{key}" if self.place else key

    def error(self, problem: str, key: Key, found: object = "", wanted: object = "") -> BoxError:
        """A complaint about what has this name; "" is the whole table or list."""
        return BoxError(problem, self.place if key == "" else self.at(key), str(found), str(wanted))

    def finish(self) -> None:
        """Nothing is left that nobody asked for."""
        if isinstance(self.value, dict):
            for name in self.value:
                if name not in self._asked:
                    raise self.error("box-unknown-key", name)
        for part in self._inside:
            part.finish()

    # --- tables and lists -----------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.value)

    def __contains__(self, name: object) -> bool:
        return name in self.value

    @property
    def names(self) -> list[str]:
        """What a table has entries for, in the order of the file."""
        return [name for name in self.value if name != "source"]

    def table(self, key: Key) -> Cursor:
        """A table inside this one."""
        return self._enter(key, dict, "table")

    def items(self, key: Key, least: int = 0, most: int = MANY) -> Cursor:
        """A list of so many things."""
        found = self._enter(key, list, "list")
        if not least <= len(found) <= most:
            raise self.error("box-wrong-length", key, len(found), so_many(least, most))
        return found

    def rows(self, key: Key, least: int = 0, most: int = MANY) -> list[Cursor]:
        """The tables of a list."""
        found = self.items(key, least, most)
        return [found.table(i) for i in range(len(found))]

    def by_name(self, key: Key, names: list[str], name: str = "id") -> list[Cursor]:
        """The tables of a list, one for each of these names, in the order of the names."""
        found = self.named_rows(key, names, name, len(names), len(names))
        return [found[n] for n in range(len(names))]

    def named_rows(
        self, key: Key, names: list[str], name: str = "id", least: int = 0, most: int = MANY
    ) -> dict[int, Cursor]:
        """The tables of a list by the position of their names, each of these names at most once."""
        found: dict[int, Cursor] = {}
        for row in self.rows(key, least, most):
            at = row.one_of(name, names)
            if at in found:
                raise self.error("box-wrong-total", f"{key}.{names[at]}", 2, 1)
            found[at] = row
        return found

    def in_order(self, key: Key, name: str, first: int, last: int) -> list[Cursor]:
        """The tables of a list, one for each number from `first` to `last`, in their order."""
        found: dict[int, Cursor] = {}
        for row in self.rows(key, last - first + 1, last - first + 1):
            at = row.number(name, first, last)
            if at in found:
                raise self.error("box-wrong-total", f"{key}.{at}", 2, 1)
            found[at] = row
        return [found[n] for n in range(first, last + 1)]

    def numbered(
        self, key: Key, known: list[str], room: int, words: list[str] | None = None
    ) -> list[tuple[int, Cursor]]:
        """The tables of a list, each with its number: known ids have theirs for ever, those that an edition
        adds take the numbers after them, in alphabetical order. No id is one of the words that already mean
        something where ids are written."""
        found: dict[str, Cursor] = {}
        for row in self.rows(key, 1):
            found[row.new_id([*(words or []), *found])] = row
        added = sorted(id for id in found if id not in known)
        if len(known) + len(added) > room:
            left = f"0–{room - len(known)}"
            raise BoxError("box-wrong-length", f"{ADD}.{self.at(key)}", str(len(added)), left)
        return [([*known, *added].index(id), row) for id, row in found.items()]

    def new_id(self, used: list[str]) -> str:
        """An id: letters, digits and underscores, not too long for a record, used only once."""
        id = self.text("id")
        if not id.isidentifier() or not id.isascii() or len(id) > LONGEST_ID:
            raise self.error("box-unknown-name", "id", shown(id), "a–z, 0–9, _")
        if id in used:
            raise self.error("box-wrong-total", "id", 2, 1)
        return id

    def own_name(self) -> str:
        """What an edition calls a thing that it adds: its name on one line, or else its id."""
        name = " ".join(self.text("name").split()) if "name" in self else ""
        return name or self.text("id").replace("_", " ")

    def _enter(self, key: Key, kind: type, wanted: str) -> Cursor:
        value = self._ask(key)
        if not isinstance(value, kind):
            raise self.error("box-wrong-kind", key, shown(value), wanted)
        part = Cursor(value, self.at(key), self._sourced)
        self._inside.append(part)
        return part

    def _ask(self, key: Key) -> Any:
        self._asked.append(key)
        if isinstance(key, str) and key not in self.value:
            raise self.error("box-missing-key", key)
        return self.value[key]

    def _leaf(self, key: Key) -> Any:
        value = self._ask(key)
        if not self._sourced:
            table = self.place if isinstance(self.value, dict) else self.place.rpartition(".")[0]
            raise BoxError("box-missing-key", f"{table}.source" if table else "source")
        return value

    # --- what stands in them --------------------------------------------------------------------

    def number(self, key: Key, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self._leaf(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error("box-wrong-kind", key, shown(value), "number")
        if not least <= value <= most:
            raise self.error("box-out-of-range", key, value, f"{least}–{most}")
        return value

    def numbers(self, key: Key, least: int, most: int, length: int) -> vec[i64]:
        """So many whole numbers."""
        return self.items(key, length, length).all_numbers(least, most)

    def all_numbers(self, least: int, most: int) -> vec[i64]:
        """A list of nothing but whole numbers."""
        return vec[i64]([self.number(i, least, most) for i in range(len(self))])

    def by_names(self, names: list[str], least: int, most: int) -> vec[i64]:
        """A whole number for each of these names, and nothing else."""
        for name in self.names:
            if name not in names:
                raise self.error("box-unknown-key", name)
        return vec[i64]([self.number(name, least, most) for name in names])

    def by_number(self, numbers: range, least: int, most: int) -> vec[i64]:
        """A whole number for each of these, such as numbers of players, at its position."""
        return vec[i64]([0] * numbers.start + list(self.by_names([str(n) for n in numbers], least, most)))

    def total(self, key: Key, found: int, least: int, most: int) -> None:
        """So many pieces in all: at least what the rulebook counts, at most what there is room for."""
        if not least <= found <= most:
            raise self.error("box-wrong-total", key, found, so_many(least, most))

    def one_of(self, key: Key, names: list[str]) -> int:
        """The position of a name in a closed list."""
        value = self._leaf(key)
        if not isinstance(value, str) or value not in names:
            raise self.error("box-unknown-name", key, shown(value), ", ".join(names))
        return names.index(value)

    def some_of(self, key: Key, names: list[str], least: int, most: int) -> list[int]:
        """The positions of so many names in a closed list, each named only once."""
        found = self.items(key, least, most)
        used: list[int] = []
        for i in range(len(found)):
            left = [name for at, name in enumerate(names) if at not in used]
            used.append(names.index(left[found.one_of(i, left)]))
        return used

    def yes_no(self, key: Key) -> bool:
        """True or false."""
        value = self._leaf(key)
        if not isinstance(value, bool):
            raise self.error("box-unknown-name", key, shown(value), "true, false")
        return value

    def text(self, key: Key) -> str:
        """A text, whatever it says: it needs no source."""
        value = self._ask(key)
        if not isinstance(value, str):
            raise self.error("box-wrong-kind", key, shown(value), "text")
        return value


def ids_by_number(found: list[tuple[int, Cursor]], what: str, room: int) -> list[str]:
    """The id of every number; spare ones have a name that no id can have."""
    ids = [f"{what}-{number}" for number in range(room)]
    for number, row in found:
        ids[number] = row.text("id")
    return ids


def so_many(least: int, most: int) -> str:
    """How many there may be."""
    return str(least) if least == most else f"{least}–{most}"
