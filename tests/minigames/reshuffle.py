"""Wheel: when the pile is out the discard becomes the pile; a small ledger remembers who held what then."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import AUTO, CHANCE, CHOICE, Rule
from motu.kernel.dealing import deal, total
from motu.kernel.vectors import i64, vec, zeros
from tests.minigames.cards import Draw, FromHand
from tests.minigames.hands import Hands
from tests.minigames.mini import Mini

CARDS = (4, 3, 3)


class Wheel(Hands):
    """Since the last shuffle, each hand is what it held then, plus what it drew, less what it played."""

    owned = ("hand", "held")

    def __init__(self, players: int, like: Wheel | None = None) -> None:
        super().__init__(RULES, CARDS, players, like)
        self.pile = like.pile[:] if like else self.bag[:]  # what was shuffled, known to all
        self.held = like.held[:] if like else zeros(players * self.types)  # in hand then, known to its owner
        self.kept = like.kept[:] if like else zeros(players)  # how many those were
        self.played = like.played[:] if like else zeros(players * self.types)  # since then, before all eyes

    def deal(self, viewer: int) -> None:
        """Cards held at the shuffle come from outside the pile, cards drawn since from the pile."""
        self.bag = self.pile[:]
        outside = vec[i64]([CARDS[t] - self.pile[t] for t in range(self.types)])
        rows = [range(seat * self.types, (seat + 1) * self.types) for seat in range(self.players)]
        for i in rows.pop(viewer) if viewer < self.players else ():
            outside[i % self.types] -= self.held[i]
            self.bag[i % self.types] -= self.hand[i] + self.played[i] - self.held[i]
        for row in rows:
            seat = row.start // self.types
            drawn = self.size[seat] + sum(self.played[i] for i in row) - self.kept[seat]
            for i in row:
                self.held[i], self.hand[i] = 0, -self.played[i]
            deal(self.bag, total(self.bag), drawn, self.hand, row.start, self)
            deal(outside, total(outside), self.kept[seat], self.held, row.start, self)
            for i in row:
                self.hand[i] += self.held[i]

    def promised(self, viewer: int) -> bool:
        return all(n >= 0 for n in self.hand)  # nobody has played what he could not have


class Refill(Rule[Wheel]):
    """An empty pile is made of the discard: everybody knows what is in it."""

    def run(self, s: Wheel, player: int, a: int, b: int) -> None:
        if total(s.bag) == 0:
            s.bag, s.pile, s.shown = s.shown[:], s.shown[:], zeros(s.types)
            s.held, s.kept, s.played = s.hand[:], s.size[:], zeros(len(s.held))


class Play(FromHand):
    """Lay a card on the discard. Action: type."""

    def choose(self, s: Wheel, player: int, a: int, b: int, x: int) -> None:
        s.show(player, x)
        s.played[player * s.types + x] += 1
        s.points[player] += x


PLAY, DRAW, REFILL = Play(CHOICE, 3, guarded=True), Draw(CHANCE, 3, weighted=True), Refill(AUTO)
RULES: list[Rule[Any]] = [PLAY, DRAW, REFILL]


def begin(s: Wheel) -> None:
    for turn in range(7 * s.players):
        s.push(REFILL.step())
        s.push(DRAW.step(turn % s.players, 2 if turn < s.players else 1))
        s.push(PLAY.step(turn % s.players))


FOLDER = Mini("reshuffle", range(2, 4), RULES, Wheel, begin, secret=("bag", "hand", "held"))
