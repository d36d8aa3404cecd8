"""The memory of a search: a tree of what the seat that thinks can tell apart, in flat arrays."""

from __future__ import annotations

from typing import Final, final

from motu.kernel.vectors import i64, vec

NOBODY: Final = -1
NONE: Final = -1
UNSEEN: Final = -1.0  # a prior that nobody has looked at yet
FIRST_SIZE: Final = 1024


def grown(old: vec[i64], size: i64) -> vec[i64]:
    """The same array with room for more."""
    new = vec[i64]([0] * size)
    i: i64
    for i in range(len(old)):
        new[i] = old[i]
    return new


def grown_float(old: vec[float], size: i64) -> vec[float]:
    """The same array with room for more."""
    new = vec[float]([0.0] * size)
    i: i64
    for i in range(len(old)):
        new[i] = old[i]
    return new


@final
class Tree:
    """Nodes with their children as linked lists. A node counts for the seat whose pick led to it."""

    def __init__(self, room: i64) -> None:
        """A tree of at most `room` nodes; it begins small and grows."""
        self.room: i64 = room
        self.size: i64 = min(room, FIRST_SIZE)
        self.used: i64 = 0
        self.key: vec[i64] = grown(vec[i64]([]), self.size)
        self.first: vec[i64] = grown(vec[i64]([]), self.size)  # child, NONE when there is none
        self.next: vec[i64] = grown(vec[i64]([]), self.size)  # sibling
        self.mover: vec[i64] = grown(vec[i64]([]), self.size)
        self.visits: vec[i64] = grown(vec[i64]([]), self.size)
        self.offered: vec[i64] = grown(vec[i64]([]), self.size)  # how often it could have been visited
        self.total: vec[float] = grown_float(vec[float]([]), self.size)  # payoffs of its mover
        self.prior: vec[float] = grown_float(vec[float]([]), self.size)
        self.judged: vec[i64] = grown(vec[i64]([]), self.size)  # 1: insight gave its children their priors

    def clear(self) -> i64:
        """Forget everything; the new root."""
        self.used = 0
        return self._new(0, NOBODY)

    def _grow(self) -> None:
        self.size = min(self.room, self.size * 4)
        self.key = grown(self.key, self.size)
        self.first = grown(self.first, self.size)
        self.next = grown(self.next, self.size)
        self.mover = grown(self.mover, self.size)
        self.visits = grown(self.visits, self.size)
        self.offered = grown(self.offered, self.size)
        self.total = grown_float(self.total, self.size)
        self.prior = grown_float(self.prior, self.size)
        self.judged = grown(self.judged, self.size)

    def _new(self, key: i64, mover: i64) -> i64:
        if self.used >= self.size:
            self._grow()
        at = self.used
        self.used += 1
        self.key[at] = key
        self.mover[at] = mover
        self.first[at] = NONE
        self.next[at] = NONE
        self.visits[at] = 0
        self.offered[at] = 0
        self.total[at] = 0.0
        self.prior[at] = UNSEEN
        self.judged[at] = 0
        return at

    def find(self, node: i64, key: i64) -> i64:
        """The child with this key, or NONE."""
        child = self.first[node]
        while child != NONE and self.key[child] != key:
            child = self.next[child]
        return child

    def add(self, node: i64, key: i64, mover: i64) -> i64:
        """A new child; NONE when there is no room left."""
        if self.used >= self.room:
            return NONE
        child = self._new(key, mover)
        self.next[child] = self.first[node]
        self.first[node] = child
        return child

    def child(self, node: i64, key: i64, mover: i64) -> i64:
        """The child with this key, made if need be; NONE when there is no room left."""
        found = self.find(node, key)
        return found if found != NONE else self.add(node, key, mover)
