"""Feast: all seats pick one or two dishes secretly at once, pick by pick; then all of them are shown."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import CHANCE, LEGAL, SEALED, Rule
from motu.kernel.journal import only
from motu.kernel.vectors import zeros
from tests.minigames.cards import NOT_IN_HAND, Draw
from tests.minigames.hands import DECIDED, Hands
from tests.minigames.mini import Mini

DISHES = (6, 5, 4)
DONE = 3
ONE_OR_TWO = 102


class Feast(Hands):
    owned = ("hand", "picked")

    def __init__(self, players: int, like: Feast | None = None) -> None:
        super().__init__(RULES, DISHES, players, like)
        self.picked = (
            like.picked[:] if like else zeros(players * self.types)
        )  # out of the hand, but still among its size

    def picks(self, seat: int) -> int:
        """How many cards this seat has picked so far."""
        return sum(int(self.picked[seat * self.types + t]) for t in range(self.types))


class Offer(Rule[Feast]):
    """One card or two. Action: type, 3 done."""

    def check(self, s: Feast, player: int, a: int, b: int, x: int) -> int:
        if x == DONE:
            return LEGAL if s.picks(player) else ONE_OR_TWO
        return LEGAL if s.holds(player, x) else NOT_IN_HAND

    def answer(self, s: Feast, player: int, a: int, b: int, x: int) -> bool:
        if x < DONE:
            s.picked[player * s.types + x] += 1
            s.hand[player * s.types + x] -= 1
        s.tell(DECIDED, player, x, to=only(player))
        return x == DONE or s.picks(player) == 2

    def retract(self, s: Feast, player: int, b: int) -> None:
        for i in range(player * s.types, (player + 1) * s.types):
            s.hand[i] += s.picked[i]
            s.picked[i] = 0

    def choose(self, s: Feast, player: int, a: int, b: int, x: int) -> None:
        for i, picked in enumerate(list(s.picked)):
            s.hand[i] += picked
            s.picked[i] = 0
            for _ in range(picked):
                s.points[i // s.types] += 1 + i % s.types
                s.show(i // s.types, i % s.types)


DRAW = Draw(CHANCE, len(DISHES), weighted=True)
OFFER = Offer(SEALED, len(DISHES) + 1, guarded=True)
RULES: list[Rule[Any]] = [OFFER, DRAW]


def begin(s: Feast) -> None:
    for _ in range(2):
        for seat in range(s.players):
            s.push(DRAW.step(seat, 2))
        s.push(OFFER.sealed_step((1 << s.players) - 1))


FOLDER = Mini("sealed", range(2, 5), RULES, Feast, begin, secret=("bag", "hand", "picked"))
