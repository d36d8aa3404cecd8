"""Chapter 9: the fire bonus."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.cards import NO_CARD_LEFT, TAKE_GOD_CARD
from motu.games.bora_bora.state import Bora
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64


def fire_bonus(s: Bora, player: i64) -> None:
    """A gift and a rise, both compulsory, at once (BB-9.3, 9.4)."""
    s.push(FIRE_RISE.step(player))
    s.push(FIRE_GIFT.step(player))


@final
class FireGift(Rule[Bora]):
    """First a god card or an offering (BB-9.1). Action: god card, offering."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if x == 1 or s.cards_left() > 0 else NO_CARD_LEFT

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.push(TAKE_GOD_CARD.step(player, 1))
            return
        s.offerings[player] += 1
        s.tell(tell.OFFERINGS, player, 1)


@final
class FireRise(Rule[Bora]):
    """Then one step of status or one shell (BB-9.2). Action: status, shell."""

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.climb(player, 1)
            s.tell(tell.CLIMBED, player, 1)
            return
        s.shells[player] += 1
        s.tell(tell.SHELLS, player, 1)


FIRE_GIFT: Final = FireGift(CHOICE, 2)
FIRE_RISE: Final = FireRise(CHOICE, 2)
