"""A packed step, part by part: 8 bits of kind, 7 of player and one flag, 16 of `a`, 31 of `b`.

Of a sealed question `a` holds two sets of seats: who is still awaited, and who takes part.
"""

from __future__ import annotations

from motu.kernel.vectors import i64


def kind_of(step: i64) -> i64:
    """The number of its rule."""
    return step & 255


def player_of(step: i64) -> i64:
    """The seat it concerns."""
    return step >> 8 & 127


def a_of(step: i64) -> i64:
    """The first of its two arguments."""
    return step >> 16 & 65535


def b_of(step: i64) -> i64:
    """The second of its two arguments."""
    return step >> 32


def awaited_by(step: i64) -> i64:
    """Sealed: the bit set of seats that have not answered yet."""
    return step >> 16 & 255


def taking_part(step: i64) -> i64:
    """Sealed: the bit set of all seats that answer."""
    return step >> 24 & 255
