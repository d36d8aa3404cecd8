"""What holds in every position of Tahatai, and where its secrets come to light."""

from __future__ import annotations

from tests.minigames.tahatai.box import BEACHES, KINDS, SEATS
from tests.minigames.tahatai.state import FROM_BEACHES, SOURCES, Tahatai

SHOWN_AT_END = True  # then all hands are shown


def tahatai(s: Tahatai) -> None:
    assert all(n >= 0 for n in (*s.basket, *s.hand)) and set(s.beach) <= {0, 1}
    for kind in range(KINDS):
        shells = s.basket[kind] + s.washed[kind] + sum(s.hand[kind::KINDS]) + sum(s.beach[kind::KINDS])
        assert shells == s.box.shells[kind], "shells are neither made nor lost"
    for seat in range(SEATS):
        assert sum(s.hand[seat * KINDS : (seat + 1) * KINDS]) == s.hand_size[seat]
        assert s.points[seat * SOURCES + FROM_BEACHES] <= s.box.laps * BEACHES
