"""Which repetitions of a check `make test` takes: a function of the day of the commit."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest

DAY = int(os.environ.get("MOTU_DAY", "0"))
STRIDE = 11  # from one day to the next another game, and another way to play it


def keep(families: Iterable[tuple[list[pytest.Item], int]]) -> None:
    """Of each family as many as are wanted; the others are for `-m full`."""
    for n, (family, many) in enumerate(families):
        first = (DAY + n) * STRIDE
        of_the_day = {(first + i * len(family) // many) % len(family) for i in range(many)}
        for i, item in enumerate(family):
            if i not in of_the_day:
                item.add_marker(pytest.mark.full)
