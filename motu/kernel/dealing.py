"""Dealing from multisets: `pool[t]` copies of type `t`, no order anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motu.kernel.vectors import i64, vec

if TYPE_CHECKING:
    from motu.kernel.core import State


def total(pool: vec[i64]) -> i64:
    """How many pieces the pool holds."""
    count: i64 = 0
    i: i64
    for i in range(len(pool)):
        count += pool[i]
    return count


def pick(pool: vec[i64], nth: i64) -> i64:
    """The type of the `nth` piece, pieces of a type standing together; -1 beyond the last."""
    i: i64
    for i in range(len(pool)):
        nth -= pool[i]
        if nth < 0:
            return i
    return -1


def take(pool: vec[i64], left: i64, s: State) -> i64:
    """Draw one of the `left` pieces with the dice of `s` and take it out of the pool: its type."""
    kind = pick(pool, s.below(left))
    pool[kind] -= 1
    return kind


def deal(pool: vec[i64], left: i64, pieces: i64, into: vec[i64], at: i64, s: State) -> i64:
    """Deal `pieces` into the counts `into[at + type]`; returns how many the pool still holds."""
    i: i64
    for i in range(pieces):
        into[at + take(pool, left - i, s)] += 1
    return left - pieces
