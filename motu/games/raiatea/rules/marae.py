"""Chapter 4: the Marae."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.drawing import DRAW_RITUALS, MARAE
from motu.games.raiatea.rules.free import WINDOW
from motu.games.raiatea.rules.pieces import GOODS, MARAE_SACRIFICE, SHAMAN
from motu.games.raiatea.rules.rituals import advance_tattoo
from motu.games.raiatea.rules.rolls import ROLL_FOR
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

STOP: Final = 4

NOTHING_TO_SACRIFICE: Final = 418


def push_marae(s: Raiatea) -> None:
    """Shamans' roll, then each player: sacrifices before the draw (RA-4.1, 4.13)."""
    mark = s.pending
    i: i64
    s.push(ROLL_FOR.step(0, SHAMAN))
    for i in range(s.players):
        seat = s.clockwise(s.kahuna, i)
        s.push(SACRIFICE.free_step(seat))
        s.push(DRAW_RITUALS.free_step(seat, 1, MARAE))
        s.push(WINDOW.step(seat))
    s.in_order(mark)


def sacrifices_allowed(s: Raiatea, seat: i64) -> i64:
    """One, another for the Kahuna, another for a permanent ritual (RA-4.2, 4.3)."""
    kahuna = s.box.kahuna_sacrifices if seat == s.kahuna else 0
    return s.box.sacrifices + kahuna + s.power(seat, MARAE_SACRIFICE)


@final
class Sacrifice(Rule[Raiatea]):
    """A good for one step on the tattoo track, except at its end (RA-4.2, 4.3, 4.12, 4.14).

    Action: good, 4 stop; a = sacrifices made.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if x == STOP or s.goods[player * GOODS + x] > 0 else NOTHING_TO_SACRIFICE

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        if s.tattoo[player] >= s.box.last_tattoo or a >= sacrifices_allowed(s, player):
            return
        x: i64
        for x in range(GOODS):
            if s.goods[player * GOODS + x] > 0:
                out.add(x)
        out.add(STOP)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == STOP:
            return
        s.spend_good(player, x)
        s.to_goods_market(x)
        s.tell(tell.SACRIFICED, player, x)
        s.push(self.free_step(player, a + 1))
        advance_tattoo(s, player, 1)


SACRIFICE: Final = Sacrifice(CHOICE, GOODS + 1, guarded=True, may_lapse=True)
