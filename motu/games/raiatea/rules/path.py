"""Chapter 6: the Path of the gods, and all other recruiting of priests."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import PATH_MANA, PRIEST_MANA
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

PATH: Final = 0  # where priests are recruited
DANCE: Final = 1
BY_EFFECT: Final = 2

PRIESTS_TOO_DEAR: Final = 601
PRIESTS_TOO_DEAR_IN_DANCE: Final = 902
FREE_FOR_KAHUNA: Final = 603
TRACK_ENDS: Final = 606


def priest_mana(s: Raiatea, seat: i64, where: i64) -> i64:
    """Mana from the priest track, permanent rituals included (RA-6.2)."""
    mana = s.priests[seat] + s.power(seat, PRIEST_MANA)
    return mana + s.power(seat, PATH_MANA) if where == PATH else mana


@final
class Recruit(Rule[Raiatea]):
    """No priest, one, or two at a higher price; the Kahuna one more free; then mana (RA-6.1 - 6.6, 9.2).

    Action: priests paid * 2 + priests free; a = 1 for the Kahuna, b = where.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x & 1 > a:
            return FREE_FOR_KAHUNA
        if x > 0 and s.priests[player] + (x >> 1) + (x & 1) > s.box.last_priest:
            return TRACK_ENDS
        if s.pearls[player] >= s.box.priest_price[x >> 1]:
            return LEGAL
        return PRIESTS_TOO_DEAR_IN_DANCE if b == DANCE else PRIESTS_TOO_DEAR

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x > 0:
            price = s.box.priest_price[x >> 1]
            s.pearls[player] -= price
            s.recruit(player, (x >> 1) + (x & 1))
            s.tell(tell.RECRUITED, player, (x >> 1) + (x & 1), price, s.priests[player])
        mana = priest_mana(s, player, b)
        s.mana[player] += mana
        s.tell(tell.MANA, player, mana)


RECRUIT: Final = Recruit(CHOICE, 6, guarded=True)
