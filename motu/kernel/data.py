"""States as plain data, by reflection over their fields: for tests, keys, JSON and pickling. Not hot."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import State

SHARED = ("rules", "box", "journal")  # constant or outside the state
FLEETING = (  # outside equality and keys
    "answering",
    "answering_at",
    "revealed",
    "length",
    "dice_0",
    "dice_1",
    "dice_2",
    "dice_3",
)


_COMPILED: dict[type, list[str]] = {}  # field names of compiled states, which have no others


def field_names(s: State) -> list[str]:
    """The names of all fields that `copy` must carry, sorted."""
    kind = type(s)
    if kind in _COMPILED:
        return _COMPILED[kind]
    names: set[str] = set()
    for cls in kind.__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    names.update(getattr(s, "__dict__", {}))
    found = sorted(n for n in names if n not in SHARED and not n.startswith("__"))
    if not hasattr(s, "__dict__"):
        _COMPILED[kind] = found
    return found


def to_data(s: State) -> dict[str, int | list[int]]:
    """All fields of a state as ints and lists of ints."""
    data: dict[str, int | list[int]] = {}
    for name in field_names(s):
        value: Any = getattr(s, name)
        data[name] = int(value) if isinstance(value, int) else [int(x) for x in value]
    return data


def from_data(s: State, data: dict[str, int | list[int]]) -> None:
    """Overwrite the fields of `s`, a state of the same game, with `data`."""
    for name in field_names(s):
        value = data[name]
        if isinstance(value, int):
            setattr(s, name, value)
        else:
            array: Any = getattr(s, name)
            for i, x in enumerate(value):
                array[i] = x


def key(s: State) -> tuple[Any, ...]:
    """A hashable value, equal for equal positions; dice and counters of the past do not count."""
    values: list[Any] = []
    for name in field_names(s):
        if name in FLEETING:
            continue
        value: Any = getattr(s, name)
        if name == "agenda":
            value = value[: int(s.pending)]
        values.append(int(value) if isinstance(value, int) else tuple(int(x) for x in value))
    return tuple(values)


def alike(one: State, other: State) -> bool:
    """Whether two states have equal keys. Quicker than making both: the first difference decides."""
    if one.pending != other.pending:
        return False
    for name in field_names(one):
        if name in FLEETING:
            continue
        value: Any = getattr(one, name)
        its: Any = getattr(other, name)
        if name == "agenda":
            value, its = value[: int(one.pending)], its[: int(one.pending)]
        if value != its:
            return False
    return True
