"""Rules that several mini-games share: drawing a card unseen by the others, laying one of one's own."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import LEGAL, Rule
from motu.kernel.journal import all_but, only
from tests.minigames.hands import DREW, Hands

NOT_IN_HAND = 101


class Draw(Rule[Hands]):
    """A card comes from the bag, as likely as it has copies, seen by who draws. a = still to draw."""

    def check(self, s: Hands, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if s.bag[x] > 0 else NOT_IN_HAND

    def weight(self, s: Hands, player: int, a: int, b: int, x: int) -> int:
        return int(s.bag[x])

    def seen_by(self, s: Hands, player: int, a: int, b: int) -> int:
        return only(player)

    def choose(self, s: Hands, player: int, a: int, b: int, x: int) -> None:
        s.bag[x] -= 1
        s.hand[player * s.types + x] += 1
        s.size[player] += 1
        s.tell(DREW, player, to=all_but(player))
        s.tell(DREW, player, x + 1, to=only(player))
        if a > 1:
            s.push(self.step(player, a - 1))


class FromHand(Rule[Any]):
    """A card of one's own. Action: type."""

    def check(self, s: Hands, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if s.holds(player, x) else NOT_IN_HAND
