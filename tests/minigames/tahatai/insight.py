"""How good a position of Tahatai is: points scored, and the necklace in hand."""

from __future__ import annotations

from typing import Final

from motu.kernel.insight import POINT, Insight
from motu.kernel.vectors import i64, vec
from tests.minigames.tahatai.state import Tahatai


class TahataiInsight(Insight[Tahatai]):
    """What counts in Tahatai."""

    def gauge(self, s: Tahatai, seat: i64, into: vec[i64]) -> None:
        into[0] = s.score(seat) * POINT
        into[1] = 0 if s.finished else s.kinds_held(seat) * POINT  # at the end it is among the points

    def elapsed(self, s: Tahatai) -> i64:
        return 100 if s.finished else max(s.lap - 1, 0) * 100 // s.box.laps


INSIGHT: Final = TahataiInsight(["points", "necklace"])
