"""Toll: who announces a payment can pay it, so every world dealt to the others must let him pay."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import CHANCE, CHOICE, LEGAL, UNKNOWN, Rule
from tests.minigames.cards import NOT_IN_HAND, Draw
from tests.minigames.hands import DECIDED, Hands
from tests.minigames.mini import Mini

CARDS = (900, 9, 4)  # leaves, shells, and pearls: so rare that only `keep_promise` finds two in a hand
TOLL, NOT = 2, 3


class Toll(Hands):
    def __init__(self, players: int, like: Toll | None = None) -> None:
        super().__init__(RULES, CARDS, players, like)
        self.debtor = like.debtor if like else UNKNOWN  # who has announced a payment, ...
        self.owed = like.owed if like else UNKNOWN  # ... of which type

    def promised(self, viewer: int) -> bool:
        return self.debtor in (UNKNOWN, viewer) or self.holds(self.debtor, self.owed) >= TOLL

    def keep_promise(self, viewer: int) -> None:
        """Exchange cards of the debtor for those he needs, from the bag, else from unseen hands."""
        mine = self.debtor * self.types
        others = [seat for seat in range(self.players) if seat not in (viewer, self.debtor)]
        rows = [(self.bag, 0), *((self.hand, seat * self.types) for seat in others)]
        while not self.promised(viewer):
            given = next(t for t in range(self.types) if t != self.owed and self.hand[mine + t])
            source, first = next((array, at) for array, at in rows if array[at + self.owed])
            for array, at, sign in ((self.hand, mine, 1), (source, first, -1)):
                array[at + self.owed] += sign
                array[at + given] -= sign


class Find(Draw):
    def weight(self, s: Hands, player: int, a: int, b: int, x: int) -> int:
        return int(s.bag[x]) * (1, 50, 150)[x]  # rare things come more often than their number says


class Announce(Rule[Toll]):
    """Announce to pay two cards of a type, or not. Action: type, 3 not."""

    def check(self, s: Toll, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if x == NOT or s.holds(player, x) >= TOLL else NOT_IN_HAND

    def choose(self, s: Toll, player: int, a: int, b: int, x: int) -> None:
        s.tell(DECIDED, player, x)
        if x != NOT:
            s.debtor, s.owed = player, x
            s.push(PAY.step(player, x))


class Pay(Rule[Toll]):
    """Pay what was announced, or one more. Action: two, three; a = type."""

    def check(self, s: Toll, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if s.holds(player, a) >= TOLL + x else NOT_IN_HAND

    def choose(self, s: Toll, player: int, a: int, b: int, x: int) -> None:
        s.debtor = s.owed = UNKNOWN
        for _ in range(TOLL + x):
            s.show(player, a)
            s.points[player] += a + 1


ANNOUNCE, PAY = Announce(CHOICE, 4, guarded=True), Pay(CHOICE, 2, guarded=True)
RULES: list[Rule[Any]] = [ANNOUNCE, PAY, FIND := Find(CHANCE, 3, weighted=True)]


def begin(s: Toll) -> None:
    for turn in range(3 * s.players):
        s.push(FIND.step(turn % s.players, 3 if turn < s.players else 1))
        s.push(ANNOUNCE.step(turn % s.players))


FOLDER = Mini("promised", range(2, 4), RULES, Toll, begin, secret=("bag", "hand"))
