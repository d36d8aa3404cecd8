"""What the views of all games have in common. A view is plain data, ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from motu.kernel.core import State
from motu.kernel.engine import awaiting


class Seen(TypedDict):
    """What a viewer sees of any game: each game adds its own."""

    game: str
    viewer: int | None  # None: a spectator
    seats: int
    over: bool
    phase: str  # the name of the question
    awaiting: list[int]
    names: NotRequired[Sequence[str]]  # of the people, where a table knows them


def seats_awaited(s: State) -> list[int]:
    """The seats that must decide now."""
    bits = int(awaiting(s))
    return [seat for seat in range(int(s.players)) if bits >> seat & 1]
