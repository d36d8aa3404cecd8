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


def field_names(s: State) -> list[str]:
    """The names of all fields that `copy` must carry, sorted."""
    names: set[str] = set()
    for cls in type(s).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    names.update(getattr(s, "__dict__", {}))
    return sorted(n for n in names if n not in SHARED and not n.startswith("__"))


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
