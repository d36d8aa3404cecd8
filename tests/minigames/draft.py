"""Builders: what to build and how to pay are private picks under one question; only the result is shown."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import CHANCE, CHOICE, LEGAL, Rule
from motu.kernel.vectors import zeros
from tests.minigames.cards import NOT_IN_HAND, Draw
from tests.minigames.hands import DECIDED, Hands
from tests.minigames.mini import Mini

COINS = (8, 6, 4)  # coins of value 1, 2 and 3
COST = (0, 2, 4, 5)  # of each building; 0 = none
TOO_DEAR = 102


class Builders(Hands):
    def __init__(self, players: int, like: Builders | None = None) -> None:
        super().__init__(RULES, COINS, players, like)
        self.basket = like.basket[:] if like else zeros(len(COINS))  # the payment so far

    def clear_draft(self) -> None:
        self.basket = zeros(len(COINS))


class Build(Rule[Builders]):
    """Decline, or plan a building that one can pay. Asked also of who cannot. Action: building."""

    def check(self, s: Builders, player: int, a: int, b: int, x: int) -> int:
        money = sum((t + 1) * s.holds(player, t) for t in range(s.types))
        return LEGAL if COST[x] <= money else TOO_DEAR

    def choose(self, s: Builders, player: int, a: int, b: int, x: int) -> None:
        if x == 0:
            s.tell(DECIDED, player)
            return
        s.open_draft()
        s.push(PAY.step(player, COST[x], x))


class Pay(Rule[Builders]):
    """Coin after coin, or decline after all. Action: coin, 3 decline; a = still to pay, b = building."""

    def check(self, s: Builders, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if x == s.types or s.holds(player, x) > s.basket[x] else NOT_IN_HAND

    def choose(self, s: Builders, player: int, a: int, b: int, x: int) -> None:
        if x == s.types:  # nobody learns that anything was planned
            s.close_draft()
            s.clear_draft()
            s.tell(DECIDED, player)
            return
        s.basket[x] += 1
        if a > x + 1:
            s.push(self.step(player, a - x - 1, b))
            return
        s.close_draft()
        s.points[player] += b
        s.tell(DECIDED, player, b)
        for t in range(s.types):
            for _ in range(s.basket[t]):
                s.show(player, t)
        s.clear_draft()


DRAW = Draw(CHANCE, len(COINS), weighted=True)
BUILD = Build(CHOICE, len(COST), guarded=True)
PAY = Pay(CHOICE, len(COINS) + 1)
RULES: list[Rule[Any]] = [BUILD, PAY, DRAW]


def begin(s: Builders) -> None:
    for _ in range(2):
        for seat in range(s.players):
            s.push(DRAW.step(seat, 3))
        for turn in range(2 * s.players):
            s.push(BUILD.step(turn % s.players))


FOLDER = Mini("draft", range(2, 4), RULES, Builders, begin, secret=("bag", "hand", "basket"))
