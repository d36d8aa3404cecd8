"""Burial: a sealed question for one seat is a private choice; what was buried is opened at the end."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import CHANCE, CHOICE, SEALED, UNKNOWN, Rule, lowest
from motu.kernel.dealing import deal, total
from motu.kernel.journal import only
from motu.kernel.vectors import zeros
from tests.minigames.cards import Draw, FromHand
from tests.minigames.hands import DECIDED, Hands
from tests.minigames.mini import Mini

GIFTS = (6, 5, 4)


class Burial(Hands):
    def __init__(self, players: int, like: Burial | None = None) -> None:
        super().__init__(RULES, GIFTS, players, like)
        self.opened = like.opened if like else 0
        self.buried = like.buried[:] if like else zeros(players * self.types)
        self.graves = like.graves[:] if like else zeros(players)  # how many cards each seat has buried

    def hide(self, viewer: int) -> None:
        super().hide(viewer)
        for i in range(len(self.buried)):
            if i // self.types != viewer and not self.opened:
                self.buried[i] = UNKNOWN

    def deal(self, viewer: int) -> None:
        others = [seat for seat in range(self.players) if seat != viewer and not self.opened]
        for i in [seat * self.types + t for seat in others for t in range(self.types)]:
            self.bag[i % self.types] += self.buried[i]
            self.buried[i] = 0
        super().deal(viewer)
        for seat in others:
            deal(self.bag, total(self.bag), self.graves[seat], self.buried, seat * self.types, self)


class Bury(FromHand):
    """That a card is buried is public, which one is not. Action: type."""

    def choose(self, s: Burial, player: int, a: int, b: int, x: int) -> None:
        seat = int(lowest(a))
        card = int(s.sealed[seat]) - 1
        s.hand[seat * s.types + card] -= 1
        s.buried[seat * s.types + card] += 1
        s.size[seat] -= 1
        s.graves[seat] += 1
        s.tell(DECIDED, seat)
        s.tell(DECIDED, seat, card, to=only(seat))


class Open(Rule[Burial]):
    """At a word of the first seat everybody sees what was buried, and it counts. Action: which word."""

    def choose(self, s: Burial, player: int, a: int, b: int, x: int) -> None:
        s.opened = 1
        s.reveal()
        for i in range(len(s.buried)):
            s.points[i // s.types] += s.buried[i] * (1 + i % s.types)


DRAW = Draw(CHANCE, len(GIFTS), weighted=True)
BURY = Bury(SEALED, len(GIFTS), guarded=True)
OPEN = Open(CHOICE, 2)
RULES: list[Rule[Any]] = [BURY, OPEN, DRAW]


def begin(s: Burial) -> None:
    for turn in range(2 * s.players):
        s.push(DRAW.step(turn % s.players, 2))
        s.push(BURY.sealed_step(1 << turn % s.players))
    s.push(OPEN.step())


FOLDER = Mini("private", range(2, 4), RULES, Burial, begin, secret=("bag", "hand", "buried"))
