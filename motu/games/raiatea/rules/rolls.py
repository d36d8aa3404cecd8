"""Chapters 5 and 12: the die, the permanent powers of assistants, and the pearls of the reef."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.assistants import TAKE_ASSISTANT
from motu.games.raiatea.rules.goods import TAKE_GOOD
from motu.games.raiatea.rules.pieces import DIE as DIE_FACES
from motu.games.raiatea.rules.pieces import DIVER, GATHERER, MERCHANT, REEF_PEARLS
from motu.games.raiatea.rules.rituals import advance_tattoo
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, CHANCE, CHOICE, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

REEF: Final = 4  # what a roll is for, after the four assistants
NO: Final = 0
YES: Final = 1


@final
class RollFor(Rule[Raiatea]):
    """First thing at four locations, if anybody counts at least one assistant of the type (RA-12.15).

    a = assistant.
    """

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        seat: i64
        for seat in range(s.players):
            if s.counts_as(seat, a) > 0:
                s.push(DIE.step(s.kahuna, a))
                return


@final
class Die(Rule[Raiatea]):
    """The Kahuna rolls (RA-2.8). Outcome: number - 1; a = assistant, or REEF."""

    def domain(self, s: Raiatea) -> i64:
        return s.box.die

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.die = x + 1
        s.tell(tell.ROLLED, a, x + 1)
        i: i64
        for i in range(s.players - 1, -1, -1):
            seat = s.clockwise(s.kahuna, i)
            if a == REEF:
                give_pearls(s, seat, x + 1)
            else:
                s.push(POWER_A.step(seat, a, x + 1))


def give_pearls(s: Raiatea, seat: i64, pearls: i64) -> None:
    """As many as the die shows, more for the Kahuna and for a permanent ritual (RA-5.2 - 5.4)."""
    pearls += s.power(seat, REEF_PEARLS)
    if seat == s.kahuna:
        pearls += s.box.kahuna_pearls
    s.pearls[seat] += pearls
    s.tell(tell.PEARLS, seat, pearls)


@final
class PowerA(Rule[Raiatea]):
    """Who counts at least as many assistants as the die shows gains, once (RA-12.3 - 12.13).

    a = assistant, b = die.
    """

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if s.counts_as(player, a) < b:
            return
        if a == GATHERER:
            s.push(TAKE_GOOD.free_step(player, 0, 1))
        elif a == MERCHANT:
            s.push(TAKE_ASSISTANT.free_step(player, 0, 1))
        elif a == DIVER:
            s.pearls[player] += s.box.diver_pearls
            s.tell(tell.PEARLS, player, s.box.diver_pearls)
        else:
            s.push(ACCEPT_TATTOO.free_step(player))


@final
class AcceptTattoo(Rule[Raiatea]):
    """Shamans allow one step on the tattoo track, except at its end (RA-4.14, 12.10). Action: no, yes."""

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        if s.tattoo[player] < s.box.last_tattoo:
            out.add(NO)
            out.add(YES)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == YES:
            advance_tattoo(s, player, 1)


ROLL_FOR: Final = RollFor(AUTO)
DIE: Final = Die(CHANCE, DIE_FACES)
POWER_A: Final = PowerA(AUTO)
ACCEPT_TATTOO: Final = AcceptTattoo(CHOICE, 2, guarded=True, may_lapse=True)
