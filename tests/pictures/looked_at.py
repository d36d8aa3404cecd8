"""A picture drawn from a view, and looked at for every fault that pictures can have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from motu.games import folders
from motu.games._shared.folder import Offered
from tests.pictures import faults
from tests.pictures.measure import Picture


class Pointing(NamedTuple):
    """A choice that names some things."""

    id: int
    targets: tuple[str, ...]

    def label(self, lang: str) -> str:
        return f"{lang} {self.id}"


def pointing(*targets: str) -> list[Offered]:
    """A choice for each of these things."""
    return [Pointing(i, (target,)) for i, target in enumerate(targets)]


def looked_at(key: str, view: dict[str, Any], lang: str, choices: Sequence[Offered]) -> Picture:
    """The table of a game as it is seen, with these choices: without fault."""
    folder = folders()[key]
    picture = Picture(folder.draw(view, lang, folder.texts, choices))
    found = [
        *faults.faults(picture),
        *faults.unmarked(picture, choices, lang),
        *faults.too_small_to_press(picture),
    ]
    assert not found, f"{view['phase']}, {lang}: {found}"
    return picture
