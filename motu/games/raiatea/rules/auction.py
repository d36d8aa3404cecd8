"""Secret amounts of mana, and the auctions of chapter 11."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.drawing import pay_into_bag
from motu.games.raiatea.rules.pieces import AUCTION, COLUMNS
from motu.games.raiatea.state import NOBODY, Raiatea
from motu.kernel.core import AUTO, LEGAL, SEALED, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

MORE: Final = 64  # an amount of 64 * q + r is q times "64 more", then r
AMOUNTS: Final = 65
BID_BEYOND_MANA: Final = 1121


def everybody(s: Raiatea) -> i64:
    """The bit set of all seats."""
    one: i64 = 1
    return (one << s.players) - 1


def list_amounts(s: Raiatea, player: i64, out: Moves) -> None:
    """Every amount that leaves no mana below zero."""
    left = s.mana[player] - s.progress[player]
    x: i64
    for x in range(min(left + 1, MORE)):
        out.add(x)
    if left >= MORE:
        out.add(MORE)


def add_amount(s: Raiatea, player: i64, x: i64) -> bool:
    """Part of an amount, the last one unless it is "64 more"."""
    s.progress[player] += x
    if x == MORE:
        return False
    s.sealed[player] = 1
    return True


def forget_amount(s: Raiatea, player: i64) -> None:
    """As if nothing had been taken in hand."""
    s.sealed[player] = 0
    s.progress[player] = 0


@final
class CheckRow(Rule[Raiatea]):
    """A row that holds nothing but auction tiles is sold tile by tile, from the left (RA-11.7, 11.8).

    a = row, counted over all statues.
    """

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        first: i64 = NOBODY
        slot: i64
        for slot in range(a * COLUMNS, (a + 1) * COLUMNS):
            if s.tile[slot] < 0 or s.taker[slot] != NOBODY:
                continue
            if s.box.mission_kind[s.tile[slot]] != AUCTION:
                return
            if first == NOBODY:
                first = slot
        if first != NOBODY:
            s.tell(tell.AUCTION, s.box.mission_statue[s.tile[first]])
            s.push(BID_MANA.sealed_step(everybody(s), first))


@final
class BidMana(Rule[Raiatea]):
    """All bid secretly; the highest bid wins, ties by ceremonial order; every bid is paid (RA-11.10, 11.11).

    Action: mana 0 - 63, 64 "64 more"; b = slot of the tile.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.progress[player] + x <= s.mana[player] else BID_BEYOND_MANA

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        list_amounts(s, player, out)

    def answer(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        return add_amount(s, player, x)

    def retract(self, s: Raiatea, player: i64, b: i64) -> None:
        forget_amount(s, player)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        winner = s.order[0]
        i: i64
        for i in range(s.players):
            seat = s.order[i]
            s.tell(tell.BID, seat, s.progress[seat])
            if s.progress[seat] > s.progress[winner]:
                winner = seat
        s.tell(tell.AUCTION_WON, winner, s.box.mission_statue[s.tile[b]], s.progress[winner])
        for i in range(s.players):
            pay_into_bag(s, i, s.progress[i])
            s.progress[i] = 0
        s.taker[b] = winner
        s.push(CHECK_ROW.step(0, b // COLUMNS))


CHECK_ROW: Final = CheckRow(AUTO)
BID_MANA: Final = BidMana(SEALED, AMOUNTS, guarded=True)
