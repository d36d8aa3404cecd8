"""Chapter 12: assistants come, are used and are reactivated."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import ASSISTANTS
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

DECLINE: Final = 4

ASSISTANT_NOT_IN_MARKET: Final = 10814
NONE_ACTIVE: Final = 1217
NONE_TO_TURN: Final = 1219
NONE_TO_REACTIVATE: Final = 11219


def hire(s: Raiatea, player: i64, kind: i64, pearls: i64) -> None:
    """An assistant of the market comes, active (RA-12.1)."""
    s.assistant_market[kind] -= 1
    s.active[player * ASSISTANTS + kind] += 1
    s.pearls[player] -= pearls
    s.tell(tell.HIRED, player, kind, pearls)


@final
class TakeAssistant(Rule[Raiatea]):
    """An assistant of one's choice from the market, free; it may be declined (RA-10.9, 12.8).

    Action: assistant, 4 decline; b = assistants still to take.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE:
            return LEGAL
        return LEGAL if s.assistant_market[x] > 0 else ASSISTANT_NOT_IN_MARKET

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        before = out.n
        x: i64
        for x in range(ASSISTANTS):
            if s.assistant_market[x] > 0:
                out.add(x)
        if out.n > before:
            out.add(DECLINE)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            return
        hire(s, player, x, 0)
        if b > 1:
            s.push(self.step(player, a, b - 1))


@final
class Reactivate(Rule[Raiatea]):
    """Used assistants become active again, one by one (RA-12.2, 12.17).

    Action: assistant, 4 stop; a = still possible, b = the last one chosen.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE:
            return LEGAL
        return LEGAL if s.used[player * ASSISTANTS + x] > 0 else NONE_TO_REACTIVATE

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        before = out.n
        x: i64
        for x in range(ASSISTANTS):
            if s.used[player * ASSISTANTS + x] > 0:
                out.add(x)
        if out.n > before:
            out.add(DECLINE)

    def redundant(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        return x < b

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            return
        reactivate(s, player, x)
        if a > 1:
            s.push(self.step(player, a - 1, x))


def reactivate(s: Raiatea, player: i64, kind: i64) -> None:
    """One used assistant is turned back."""
    s.used[player * ASSISTANTS + kind] -= 1
    s.active[player * ASSISTANTS + kind] += 1
    s.tell(tell.REACTIVATED, player, kind)


@final
class Exhaust(Rule[Raiatea]):
    """A seat must turn an active assistant of its choice (RA-10.3). Action: assistant; a = still to turn."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.active[player * ASSISTANTS + x] > 0 else NONE_TO_TURN

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.exhaust(player, x)
        s.tell(tell.EXHAUSTED, player, x)
        if a > 1:
            s.push(self.step(player, a - 1))


TAKE_ASSISTANT: Final = TakeAssistant(CHOICE, ASSISTANTS + 1, guarded=True, may_lapse=True)
REACTIVATE: Final = Reactivate(CHOICE, ASSISTANTS + 1, may_lapse=True)
EXHAUST: Final = Exhaust(CHOICE, ASSISTANTS, may_lapse=True)
