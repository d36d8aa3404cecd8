"""The memory of a search: a tree of what the seat that thinks can tell apart, in flat arrays."""

from __future__ import annotations

from typing import Final, final

from motu.kernel.vectors import i64, vec

NOBODY: Final = -1
NONE: Final = -1
UNSEEN: Final = -1.0  # a prior that nobody has looked at yet


@final
class Tree:
    """Nodes with their children as linked lists. A node counts for the seat whose pick led to it."""

    def __init__(self, room: i64) -> None:
        self.room: i64 = room
        self.used: i64 = 0
        self.key: vec[i64] = vec[i64]([0] * room)
        self.first: vec[i64] = vec[i64]([0] * room)  # child, NONE when there is none
        self.next: vec[i64] = vec[i64]([0] * room)  # sibling
        self.mover: vec[i64] = vec[i64]([0] * room)
        self.visits: vec[i64] = vec[i64]([0] * room)
        self.offered: vec[i64] = vec[i64]([0] * room)  # how often it could have been visited
        self.total: vec[float] = vec[float]([0.0] * room)  # payoffs of its mover
        self.prior: vec[float] = vec[float]([0.0] * room)
        self.judged: vec[i64] = vec[i64]([0] * room)  # 1: the priors of its children come from insight

    def clear(self) -> i64:
        """Forget everything; the new root."""
        self.used = 0
        return self._new(0, NOBODY)

    def _new(self, key: i64, mover: i64) -> i64:
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

    def full(self) -> bool:
        return self.used >= self.room

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
