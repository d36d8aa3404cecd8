"""Chapter 13: masks, mirrors and pairs; and chapter 7's exchange."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import DESIGNS, KINDS, MIRROR
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import CHOICE, LEGAL, NO_SUCH_ACTION, SEALED, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

DECLINE: Final = 17
DONE: Final = 16

NONE_TO_GIVE: Final = 701
BOUND_CANNOT_LEAVE: Final = 707
MASK_NOT_IN_MARKET: Final = 20814
NO_MASK_TO_BIND: Final = 1303
NO_FREE_MIRROR: Final = 11303
ALREADY_BOUND: Final = 1304
NATURAL_PAIR: Final = 1307


def why_not_bind(s: Raiatea, player: i64, design: i64) -> i64:
    """LEGAL, or why a mirror cannot be bound to this design (RA-13.3, 13.6, 13.7, 13.10)."""
    if s.box.design_copies[design] == 0:
        return NO_SUCH_ACTION
    masks = s.masks[player * KINDS + design]
    if masks > 1:
        return NATURAL_PAIR
    if masks == 0 and s.bound[player * DESIGNS + design] > 0:
        return ALREADY_BOUND
    if masks == 0:
        return NO_MASK_TO_BIND
    return LEGAL if s.free_mirrors(player) > 0 else NO_FREE_MIRROR


@final
class GiveMask(Rule[Raiatea]):
    """Everybody may put one mask or mirror into the market, never one that is bound (RA-7.1, 7.7, 13.8).

    Action: kind, 17 decline.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE or s.masks[player * KINDS + x] > 0:
            return LEGAL
        if x < MIRROR and s.bound[player * DESIGNS + x] > 0:
            return BOUND_CANNOT_LEAVE
        return NONE_TO_GIVE

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        before = out.n
        x: i64
        for x in range(KINDS):
            if s.masks[player * KINDS + x] > 0:
                out.add(x)
        if out.n > before:
            out.add(DECLINE)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            return
        one: i64 = 1
        s.masks[player * KINDS + x] -= 1
        s.mask_market[x] += 1
        s.gave |= one << player
        s.tell(tell.MASK_GIVEN, player, x)


@final
class TakeMask(Rule[Raiatea]):
    """A card of the masks market, without treasure; it may be declined (RA-7.2, 7.3, 10.9).

    Action: kind, 17 decline; a = cards still to take.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if x == DECLINE or s.mask_market[x] > 0 else MASK_NOT_IN_MARKET

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        before = out.n
        x: i64
        for x in range(KINDS):
            if s.mask_market[x] > 0:
                out.add(x)
        if out.n > before:
            out.add(DECLINE)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            return
        s.mask_market[x] -= 1
        s.masks[player * KINDS + x] += 1
        s.tell(tell.MASK_TAKEN, player, x)
        if a > 1:
            s.push(self.step(player, a - 1))


@final
class FinalMirror(Rule[Raiatea]):
    """Just before the scoring mirrors may still be bound, all seats at once (RA-13.9).

    Action: design, 16 done. Picks are kept as bits of `progress`.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DONE:
            return LEGAL
        reason = why_not_bind(s, player, x)
        if reason != LEGAL:
            return reason
        if s.progress[player] >> x & 1:
            return ALREADY_BOUND
        return LEGAL if mirrors_picked(s, player) < s.free_mirrors(player) else NO_FREE_MIRROR

    def redundant(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        return x < DONE and s.progress[player] >> x > 0

    def answer(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        if x == DONE:
            s.sealed[player] = 1
            return True
        one: i64 = 1
        s.progress[player] |= one << x
        return False

    def retract(self, s: Raiatea, player: i64, b: i64) -> None:
        s.sealed[player] = 0
        s.progress[player] = 0

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        seat: i64
        design: i64
        for seat in range(s.players):
            for design in range(DESIGNS):
                if s.progress[seat] >> design & 1:
                    s.bind(seat, design)
                    s.tell(tell.MIRROR_BOUND, seat, design)
            s.progress[seat] = 0


def mirrors_picked(s: Raiatea, player: i64) -> i64:
    """How many mirrors a seat has placed so far in its last pairing."""
    picks = s.progress[player]
    count: i64 = 0
    while picks > 0:
        count += picks & 1
        picks >>= 1
    return count


GIVE_MASK: Final = GiveMask(CHOICE, KINDS + 1, guarded=True, may_lapse=True)
TAKE_MASK: Final = TakeMask(CHOICE, KINDS + 1, guarded=True, may_lapse=True)
FINAL_MIRROR: Final = FinalMirror(SEALED, DESIGNS + 1)
