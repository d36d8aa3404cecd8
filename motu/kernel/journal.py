"""What a game tells while it is played."""

from __future__ import annotations

from typing import Final, final

from motu.kernel.vectors import i64

SPECTATOR: Final = 15  # the viewer who holds no seat
EVERYONE: Final = 65535  # audience: all seats and the spectators


def only(seat: i64) -> i64:
    """The audience of one seat."""
    one: i64 = 1
    return one << seat


def all_but(seat: i64) -> i64:
    """Everybody except one seat."""
    everyone: i64 = EVERYONE
    return everyone - only(seat)


@final
class Journal:
    """Listens to one state. Copies made for search have none and pay nothing."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, int, int, int, int, int]] = []
        self.states: list[object] = []  # the state at the moment of each entry, for those who show it

    def write(self, kind: i64, to: i64, a: i64, b: i64, c: i64, d: i64, state: object) -> None:
        """Keep one event: its kind, the bit set of those who learn it, four facts, and how things stand."""
        self.states.append(state)
        self.entries.append((int(kind), int(to), int(a), int(b), int(c), int(d)))
