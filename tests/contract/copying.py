"""What a good copy is: equal field by field, nothing shared, no listener; by reflection over the fields."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import State
from motu.kernel.data import field_names, to_data


def scramble(s: State) -> None:
    """Change every number of every field."""
    for name in field_names(s):
        value: Any = getattr(s, name)
        if isinstance(value, int):
            setattr(s, name, value + 1)
        else:
            for i in range(len(value)):
                value[i] += 1


def check_copy(s: State) -> None:
    """Fails with the name of the field that `copy` forgets or shares."""
    before = to_data(s)
    copy = s.copy()
    assert type(copy) is type(s)
    assert copy is not s and copy.journal is None and copy.rules is s.rules
    after = to_data(copy)
    assert after.keys() == before.keys()
    assert [name for name in before if after[name] != before[name]] == [], "not copied"
    second = copy.copy()
    scramble(copy)
    shared = [name for name, value in to_data(s).items() if value != before[name]]
    assert shared == [], "the copy shares them with its original"
    assert to_data(second) == before
