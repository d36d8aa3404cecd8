"""What lies on the table of Tahatai."""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.core import Rule, State
from motu.kernel.vectors import i64, vec, zeros
from tests.minigames.tahatai.box import BEACHES, KINDS, SEATS, TahataiBox
from tests.minigames.tahatai.rules import secrets

STEPS: Final = 16  # most that is ever on the agenda

FROM_BEACHES: Final = 0  # sources of points
FROM_NECKLACE: Final = 1
SOURCES: Final = 2
SOURCE_NAMES = ("beaches", "necklace")

SECRET = ("basket", "hand")


@final
class Tahatai(State):
    """Beaches, hands and the basket."""

    def __init__(
        self, box: TahataiBox, rules: list[Rule[Any]], players: i64, like: Tahatai | None = None
    ) -> None:
        super().__init__(rules, players, STEPS, like)
        self.box = box
        if like is None:
            self.lap: i64 = 0  # 0 during set-up
            self.finished: i64 = 0
            self.basket: vec[i64] = box.shells[:]  # shells of each kind that nobody has drawn
            self.hand: vec[i64] = zeros(SEATS * KINDS)  # seat * KINDS + kind: shells
            self.hand_size: vec[i64] = zeros(SEATS)
            self.beach: vec[i64] = zeros(BEACHES * KINDS)  # beach * KINDS + kind: 1 if it lies there
            self.washed: vec[i64] = zeros(KINDS)  # shells that the tide has taken
            self.points: vec[i64] = zeros(SEATS * SOURCES)
        else:
            self.lap = like.lap
            self.finished = like.finished
            self.basket = like.basket[:]
            self.hand = like.hand[:]
            self.hand_size = like.hand_size[:]
            self.beach = like.beach[:]
            self.washed = like.washed[:]
            self.points = like.points[:]

    def copy(self) -> Tahatai:
        return Tahatai(self.box, self.rules, self.players, self)

    def shells_on(self, beach: i64) -> i64:
        """How many shells lie on a beach."""
        shells: i64 = 0
        i: i64
        for i in range(beach * KINDS, (beach + 1) * KINDS):
            shells += self.beach[i]
        return shells

    def kinds_held(self, seat: i64) -> i64:
        """How many kinds of shell a hand has."""
        kinds: i64 = 0
        i: i64
        for i in range(seat * KINDS, (seat + 1) * KINDS):
            if self.hand[i] > 0:
                kinds += 1
        return kinds

    # --- secrets --------------------------------------------------------------------------------

    def hide(self, viewer: i64) -> None:
        secrets.hide(self, viewer)

    def deal(self, viewer: i64) -> None:
        secrets.deal_anew(self, viewer)

    # --- result ---------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Points from both sources."""
        return self.points[seat * SOURCES + FROM_BEACHES] + self.points[seat * SOURCES + FROM_NECKLACE]

    def standing(self, seat: i64) -> i64:
        """Points, then shells in hand (TH-5.2, 5.3)."""
        return self.score(seat) * 16 + self.hand_size[seat]
